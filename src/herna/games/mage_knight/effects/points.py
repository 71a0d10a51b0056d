"""Words that give points: moving, influence, attack, block, healing, fame; and what turns one kind into another."""

from __future__ import annotations

from collections.abc import Iterator

from herna.games.mage_knight.hero import change_reputation, discard_wounds, draw, gain_fame, take_wounds
from herna.games.mage_knight.points import gain_points, points_usable
from herna.games.mage_knight.rules.mana import is_night
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import HEAL, TWICE, KnightState
from herna.games.mage_knight.steps.cards import CARDS_END, SKILLS_START
from herna.games.mage_knight.vocabulary import points as word
from herna.games.mage_knight.vocabulary.names import ELEMENTS, KINDS
from herna.games.programs import Frame, Lasting, Ledger, Number, Way, amount, does, needs


def number(state: KnightState, n: Number, frame: Frame) -> int:
    """A number of move, influence, attack or block, which outer effects may raise."""
    return amount(state, n, frame) + frame.change("plus")


def of_card(frame: Frame) -> bool:
    """Does this effect come from a card?"""
    return 0 <= frame.source < CARDS_END


def of_unit(frame: Frame) -> int:
    """The place of the unit this effect comes from; none if it comes from no unit."""
    return frame.place if CARDS_END <= frame.source < SKILLS_START else NONE


def put_by(state: KnightState, name: str, frame: Frame, until: str = "turn", times: int | None = None) -> None:
    """An effect is in force until its end, under a name the rules ask for."""
    left = -1 if times is None else times
    state.lasting = (*state.lasting, Lasting(until, frame, flag=name, n=1, left=left))


@does(word.Move)
def move(state: KnightState, this: word.Move, frame: Frame) -> None:
    gain_points(state, frame.actor, "move", number(state, this.n, frame), card=of_card(frame))


@does(word.Influence)
def influence(state: KnightState, this: word.Influence, frame: Frame) -> None:
    gain_points(state, frame.actor, "influence", number(state, this.n, frame), card=of_card(frame))


@does(word.Attack)
def attack(state: KnightState, this: word.Attack, frame: Frame) -> None:
    if not points_usable(state, "attack", KINDS.index(this.kind)):
        return
    gain_points(
        state,
        frame.actor,
        "attack",
        number(state, this.n, frame),
        attack=KINDS.index(this.kind),
        element=ELEMENTS.index(this.element),
        card=of_card(frame),
        unit=of_unit(frame),
    )
    if this.on_defeat:
        put_by(state, "on-defeat", frame, "phase")


@needs(word.Attack)
def attack_needs(state: KnightState, this: word.Attack, frame: Frame, ledger: Ledger) -> Iterator[Way]:
    if points_usable(state, "attack", KINDS.index(this.kind)):
        yield ledger, frame


@does(word.Block)
def block(state: KnightState, this: word.Block, frame: Frame) -> None:
    element = this.element
    if element == "fire-day-ice-night":
        element = "ice" if is_night(state) else "fire"
    n = number(state, this.n, frame)
    gain_points(
        state, frame.actor, "block", n, element=ELEMENTS.index(element), card=of_card(frame), unit=of_unit(frame)
    )
    if this.twice_against:
        state.points[TWICE] += n
    if this.on_success:
        put_by(state, "on-block", frame, "phase")


@needs(word.Block)
def block_needs(state: KnightState, this: word.Block, frame: Frame, ledger: Ledger) -> Iterator[Way]:
    if points_usable(state, "block"):
        yield ledger, frame


@does(word.Heal)
def heal(state: KnightState, this: word.Heal, frame: Frame) -> None:
    state.points[HEAL] += amount(state, this.n, frame)


@needs(word.Heal)
def heal_needs(state: KnightState, this: word.Heal, frame: Frame, ledger: Ledger) -> Iterator[Way]:
    if state.combat is None:
        yield ledger, frame


@does(word.Draw)
def draw_cards(state: KnightState, this: word.Draw, frame: Frame) -> None:
    draw(state, frame.actor, amount(state, this.n, frame))


@does(word.Fame)
def fame(state: KnightState, this: word.Fame, frame: Frame) -> None:
    gain_fame(state, frame.actor, amount(state, this.n, frame))


@does(word.Reputation)
def reputation(state: KnightState, this: word.Reputation, frame: Frame) -> None:
    change_reputation(state, frame.actor, this.n)


@does(word.Wound)
def wound(state: KnightState, this: word.Wound, frame: Frame) -> None:
    count = amount(state, this.n, frame)
    if this.to == "discard":
        discard_wounds(state, frame.actor, count)
    else:
        take_wounds(state, frame.actor, count)


@does(word.Convert)
def convert(state: KnightState, this: word.Convert, frame: Frame) -> None:
    put_by(state, "convert", frame)


@does(word.Buy)
def buy(state: KnightState, this: word.Buy, frame: Frame) -> None:
    put_by(state, "buy", frame, times=this.times)


@does(word.NextCard)
def next_card(state: KnightState, this: word.NextCard, frame: Frame) -> None:
    put_by(state, "next-card", frame, times=this.times)


@does(word.HandLimit)
def hand_limit(state: KnightState, this: word.HandLimit, frame: Frame) -> None:
    if this.by_end_terrain:
        put_by(state, "hand-limit", frame, "turn")
    else:
        state.hand_bonus[frame.actor] += this.n
