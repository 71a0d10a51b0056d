"""What a card is worth that is played sideways, with the skills that change it."""

from __future__ import annotations

from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.points import Sideways
from herna.games.programs import Lasting, all_hold, amount, change_lasting, in_force, word_at


def is_better(state: KnightState, word: Sideways, thing: Lasting, card: int) -> bool:
    """Does the card get the higher number of a skill?"""
    return bool(word.better) and all_hold(state, word.better, thing.frame.with_bound("card", (card,)))


def worth_by(state: KnightState, thing: Lasting, card: int) -> int:
    """What a skill that was used makes of this card; 0 if it does not fit."""
    word = word_at(state, thing.frame)
    assert isinstance(word, Sideways)
    if (word.what == "wound") != (card == WOUND):
        return 0
    return word.better_n if is_better(state, word, thing, card) else amount(state, word.n, thing.frame)


def best(state: KnightState, seat: int, card: int) -> Lasting | None:
    """The skill that makes most of this card. Never more than one counts."""
    fitting = [thing for thing, _ in in_force(state, seat, Sideways) if worth_by(state, thing, card)]
    return max(fitting, key=lambda thing: worth_by(state, thing, card), default=None)


def sideways_worth(state: KnightState, seat: int, card: int) -> int:
    """The points of a card played sideways: 1, a wound none, unless a skill says otherwise."""
    thing = best(state, seat, card)
    if thing is not None:
        return worth_by(state, thing, card)
    return 0 if card == WOUND else 1


def use_sideways(state: KnightState, seat: int, card: int) -> None:
    """The skill that changed a card is used up."""
    thing = best(state, seat, card)
    if thing is not None:
        change_lasting(state, thing, None)
