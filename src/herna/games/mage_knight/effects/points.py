"""Words that give points: moving, influence, attack, block, healing, fame; and what turns one kind into another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from herna.games.mage_knight.hero import change_reputation, discard_wounds, gain_fame, take_wounds
from herna.games.mage_knight.points import block_element, gain_points, points_usable
from herna.games.mage_knight.rules.figures import MELEE
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import BLOCK, HEAL, TWICE, KnightState
from herna.games.mage_knight.steps.cards import CARDS_END, SKILLS_START, shifts
from herna.games.mage_knight.steps.drawing import draw_on
from herna.games.mage_knight.vocabulary import points as word
from herna.games.mage_knight.vocabulary.names import ELEMENTS, KINDS
from herna.games.programs import Frame, Lasting, Ledger, Number, Scaled, Way, amount, carry_inner, does, fits, needs


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


def shifting(state: KnightState, n: Number, frame: Frame) -> bool:
    """May this number become another kind? Those printed on basic actions may, and the block by the land one stands
    on."""
    fixed = isinstance(n, int) or (isinstance(n, Scaled) and n.per == "terrain-cost-here")
    return fixed and shifts(state, frame.actor, frame.source)


def shift(state: KnightState, frame: Frame, printed: str, n: Number, attack: int = MELEE, element: int = 0) -> None:
    """Ask which kind the printed number is; what outer effects add stays as it is."""
    more = frame.change("plus")
    if more and points_usable(state, printed, attack):
        gain_points(state, frame.actor, printed, more, attack=attack, element=element)
    state.push(SHIFT[0](frame, amount(state, n, frame), attack, element, printed))


SHIFT: list[type[Any]] = []
"""The question for another kind, which registers itself."""


@does(word.Move)
def move(state: KnightState, this: word.Move, frame: Frame) -> None:
    if shifting(state, this.n, frame):
        shift(state, frame, "move", this.n)
        return
    gain_points(state, frame.actor, "move", number(state, this.n, frame), card=of_card(frame))


@does(word.Influence)
def influence(state: KnightState, this: word.Influence, frame: Frame) -> None:
    gain_points(state, frame.actor, "influence", number(state, this.n, frame), card=of_card(frame))


@does(word.Attack)
def attack(state: KnightState, this: word.Attack, frame: Frame) -> None:
    if shifting(state, this.n, frame):
        shift(state, frame, "attack", this.n, KINDS.index(this.kind), ELEMENTS.index(this.element))
        return
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
    if points_usable(state, "attack", KINDS.index(this.kind)) or shifting(state, this.n, frame):
        yield ledger, frame


@does(word.Block)
def block(state: KnightState, this: word.Block, frame: Frame) -> None:
    element = block_element(state, this)
    if shifting(state, this.n, frame):
        shift(state, frame, "block", this.n, element=element)
        return
    n = number(state, this.n, frame)
    before = state.points[BLOCK + element]
    gain_points(state, frame.actor, "block", n, element=element, card=of_card(frame), unit=of_unit(frame))
    if isinstance(this.n, Scaled) and this.n.per == "blocked-enemy-traits":
        put_by(state, "by-enemy", frame.with_bound("made", (amount(state, this.n, frame),)), "phase")
    if this.twice_against:
        # What makes this block stronger is part of it, and counts twice too.
        state.points[TWICE] += state.points[BLOCK + element] - before
    if this.on_success:
        put_by(state, "on-block", frame, "phase")
    if this.copies > 1 and state.combat is not None:
        copy = Lasting("phase", frame, flag="held", n=1, left=this.copies - 1, seen=state.combat.blocking)
        state.lasting = (*state.lasting, copy)


@needs(word.Block)
def block_needs(state: KnightState, this: word.Block, frame: Frame, ledger: Ledger) -> Iterator[Way]:
    if points_usable(state, "block") or shifting(state, this.n, frame):
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
    draw_on(state, frame.actor, amount(state, this.n, frame))


@needs(word.Draw)
def draw_needs(state: KnightState, this: word.Draw, frame: Frame, ledger: Ledger) -> Iterator[Way]:
    if not (this.outside_combat and state.combat is not None):
        yield ledger, frame


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


@does(word.Hold)
def hold(state: KnightState, this: word.Hold, frame: Frame) -> None:
    if fits(state, frame.inner(state.setting.programs.number(this.do))):
        carry_inner(state, this.do, frame)
    else:
        put_by(state, "held", frame, this.until, times=1)


@does(word.NextCard)
def next_card(state: KnightState, this: word.NextCard, frame: Frame) -> None:
    put_by(state, "next-card", frame, times=this.times)


@does(word.HandLimit)
def hand_limit(state: KnightState, this: word.HandLimit, frame: Frame) -> None:
    if this.by_end_terrain:
        put_by(state, "hand-limit", frame, "turn")
    else:
        state.hand_bonus[frame.actor] += this.n
