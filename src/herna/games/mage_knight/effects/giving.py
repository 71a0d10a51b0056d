"""Words that give points: moving, influence, attack, block, healing, fame; and what turns one kind into another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from herna.games.mage_knight.fight.making import block_element, gain_points, points_usable
from herna.games.mage_knight.rules.hero import change_reputation, discard_wounds, gain_fame, take_wounds
from herna.games.mage_knight.rules.sources import source_of
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.card_play import shifts
from herna.games.mage_knight.steps.drawing import draw_on
from herna.games.mage_knight.values.fight import MELEE
from herna.games.mage_knight.vocabulary import points as word
from herna.games.mage_knight.vocabulary.names import ELEMENTS, KINDS
from herna.games.programs import (
    Frame,
    Ledger,
    Number,
    Paid,
    Scaled,
    amount,
    carry_inner,
    does,
    fits,
    needs,
    put_in_force,
)


def number(state: KnightState, n: Number, frame: Frame) -> int:
    """A number of move, influence, attack or block, which outer effects may raise."""
    return amount(state, n, frame) + frame.change("plus")


def shifting(state: KnightState, n: Number, frame: Frame) -> bool:
    """May this number become another kind? Those printed on basic actions may, and the block by the land one stands
    on."""
    fixed = isinstance(n, int) or (isinstance(n, Scaled) and n.per == "terrain-cost-here")
    return fixed and shifts(state, frame.actor, frame.source)


def shift(state: KnightState, frame: Frame, printed: str, n: Number, attack: int = MELEE, element: int = 0) -> None:
    """Ask which kind the printed number is; what outer effects add stays as it is."""
    more = frame.change("plus")
    if more and points_usable(state, frame.actor, printed, attack):
        gain_points(state, frame.actor, printed, more, attack=attack, element=element)
    state.push(SHIFT[0](frame, amount(state, n, frame), attack, element, printed))


SHIFT: list[type[Any]] = []
"""The question for another kind, which registers itself."""


@does(word.Move, free=True)
def move(state: KnightState, this: word.Move, frame: Frame) -> None:
    if shifting(state, this.n, frame):
        shift(state, frame, "move", this.n)
        return
    gain_points(state, frame.actor, "move", number(state, this.n, frame), source=source_of(state, frame))


@does(word.Influence, free=True)
def influence(state: KnightState, this: word.Influence, frame: Frame) -> None:
    gain_points(state, frame.actor, "influence", number(state, this.n, frame), source=source_of(state, frame))


@does(word.Attack)
def attack(state: KnightState, this: word.Attack, frame: Frame) -> None:
    if shifting(state, this.n, frame):
        shift(state, frame, "attack", this.n, KINDS.index(this.kind), ELEMENTS.index(this.element))
        return
    if not points_usable(state, frame.actor, "attack", KINDS.index(this.kind)):
        return
    gain_points(
        state,
        frame.actor,
        "attack",
        number(state, this.n, frame),
        attack=KINDS.index(this.kind),
        element=ELEMENTS.index(this.element),
        source=source_of(state, frame),
        effect=frame if this.on_defeat else None,
    )


@needs(word.Attack)
def attack_needs(state: KnightState, this: word.Attack, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if points_usable(state, frame.actor, "attack", KINDS.index(this.kind)) or shifting(state, this.n, frame):
        yield ledger, frame


@does(word.Block)
def block(state: KnightState, this: word.Block, frame: Frame) -> None:
    element = block_element(state, frame.actor, this)
    if shifting(state, this.n, frame):
        shift(state, frame, "block", this.n, element=element)
        return
    n = number(state, this.n, frame)
    effect = frame if this.on_success else None
    if isinstance(this.n, Scaled) and this.n.per == "blocked-enemy-traits":
        effect = frame.with_bound("made", (amount(state, this.n, frame),))
    # What makes this block stronger is part of it, and counts twice too.
    twice, source = bool(this.twice_against), source_of(state, frame)
    gain_points(state, frame.actor, "block", n, element=element, source=source, twice=twice, effect=effect)
    if this.copies > 1:
        put_in_force(state, frame, "phase", this.copies - 1)


@needs(word.Block)
def block_needs(state: KnightState, this: word.Block, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if points_usable(state, frame.actor, "block") or shifting(state, this.n, frame):
        yield ledger, frame


@does(word.Heal)
def heal(state: KnightState, this: word.Heal, frame: Frame) -> None:
    healing = state.turn_of(frame.actor).points.healing
    state.set_points(frame.actor, healing=healing + amount(state, this.n, frame))


@needs(word.Heal)
def heal_needs(state: KnightState, this: word.Heal, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if state.fight_of(frame.actor) is None:
        yield ledger, frame


@does(word.Draw)
def draw_cards(state: KnightState, this: word.Draw, frame: Frame) -> None:
    draw_on(state, frame.actor, amount(state, this.n, frame))


@needs(word.Draw)
def draw_needs(state: KnightState, this: word.Draw, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if not (this.outside_combat and state.fight_of(frame.actor) is not None):
        yield ledger, frame


@does(word.Fame, free=True)
def fame(state: KnightState, this: word.Fame, frame: Frame) -> None:
    gain_fame(state, frame.actor, amount(state, this.n, frame))


@does(word.Reputation, free=True)
def reputation(state: KnightState, this: word.Reputation, frame: Frame) -> None:
    change_reputation(state, frame.actor, this.n)


@does(word.Wound, free=True)
def wound(state: KnightState, this: word.Wound, frame: Frame) -> None:
    count = amount(state, this.n, frame)
    if this.to == "discard":
        discard_wounds(state, frame.actor, count)
    else:
        take_wounds(state, frame.actor, count)


@does(word.Convert, free=True)
def convert(state: KnightState, this: word.Convert, frame: Frame) -> None:
    put_in_force(state, frame, "turn")


@does(word.Buy, free=True)
def buy(state: KnightState, this: word.Buy, frame: Frame) -> None:
    put_in_force(state, frame, "turn", this.times)


@does(word.Hold, free=True)
def hold(state: KnightState, this: word.Hold, frame: Frame) -> None:
    if fits(state, frame.inner(state.setting.programs.number(this.do))):
        carry_inner(state, this.do, frame)
    else:
        put_in_force(state, frame, this.until, 1)


@does(word.NextCard, free=True)
def next_card(state: KnightState, this: word.NextCard, frame: Frame) -> None:
    put_in_force(state, frame, "turn", this.times)


@does(word.HandLimit, free=True)
def hand_limit(state: KnightState, this: word.HandLimit, frame: Frame) -> None:
    if this.by_end_terrain:
        put_in_force(state, frame, "turn")
    else:
        state.hand_bonus[frame.actor] += this.n
