"""How many move points a hand can make at most, with the mana that is there to pay for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from herna.games.mage_knight.printed import ManaCost
from herna.games.mage_knight.rules.mana import is_night, payments
from herna.games.mage_knight.rules.sideways import sideways_worth
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary import conditions
from herna.games.mage_knight.vocabulary.points import Hold, Move
from herna.games.programs import Ledger
from herna.games.programs.words import Branch, Choose, If, May, Number, Op, Scaled

MOST_PAYMENTS = 200
"""How many ways to pay are looked at; a hand that could be paid for in more has its cheapest points counted first."""


class Gain(NamedTuple):
    """What a card makes more of by its stronger effect, and the mana that takes."""

    more: int
    mana: ManaCost


def hand_move(state: KnightState, seat: int) -> int:
    """The most move points that the cards in hand make, each played once: as they are, sideways, or stronger where the
    mana for it is there. Counted is what the cards say; what units, skills and other effects add is not."""
    night, plain, gains = is_night(state, seat), 0, list[Gain]()
    for card in state.hand[seat]:
        info = state.setting.cards[card]
        if card == WOUND or info is None:
            continue
        sideways = sideways_worth(state, seat, card)
        basic, strong = state.setting.card_costs[False][card], state.setting.card_costs[True][card]
        free = max(sideways, 0 if basic else move_in(info.basic, night=night))
        plain += free
        better = [
            Gain(move_in(info.basic, night=night) - free, basic),
            Gain(move_in(info.strong, night=night) - free, strong),
        ]
        gains += [max(found) for found in [[one for one in better if one.more > 0]] if found]
    return plain + most_paid(state, seat, sorted(gains, reverse=True))


def most_paid(state: KnightState, seat: int, gains: list[Gain]) -> int:
    """The most that can be gained with the mana that is there."""
    best = 0
    looked = 0
    waiting = [(0, 0, Ledger())]
    while waiting and looked < MOST_PAYMENTS:
        at, made, ledger = waiting.pop()
        best, looked = max(best, made), looked + 1
        if at == len(gains) or made + sum(gain.more for gain in gains[at:]) <= best:
            continue
        waiting.append((at + 1, made, ledger))
        waiting += [(at + 1, made + gains[at].more, then) for then in paid(state, seat, gains[at].mana, ledger)]
    return best


def paid(state: KnightState, seat: int, mana: ManaCost, ledger: Ledger) -> Iterable[Ledger]:
    """Every way of paying all of this, each once."""
    found = [ledger]
    for colours in mana:
        every = (then for one in found for then, _ in payments(state, seat, colours, one))
        found = list({frozenset(then.promised): then for then in every}.values())
    return found


def move_in(program: Iterable[Op], *, night: bool) -> int:
    """The most move points that a program says; what only turns out in play counts nothing."""
    return sum(move_of(word, night=night) for word in program)


def move_of(word: Op, *, night: bool) -> int:
    """The most move points of one operation."""
    match word:
        case Move():
            return number_in(word.n)
        case Choose():
            return max((move_in(one, night=night) for one in word.of), default=0)
        case Branch():
            return max((move_in(one, night=night) for one in word.to.values()), default=0)
        case May() | Hold():
            return move_in(word.do, night=night)
        case If():
            now = conditions.Night if night else conditions.Day
            met = bool(word.when) and all(isinstance(condition, now) for condition in word.when)
            return move_in(word.then if met else word.otherwise, night=night)
        case _:
            return 0


def number_in(n: Number) -> int:
    """What a number is at least.

    >>> number_in(3), number_in(Scaled(base=2, add=2, per="enemies-blocked")), number_in("fame")
    (3, 2, 0)
    """
    if isinstance(n, int):
        return n
    return n.base if isinstance(n, Scaled) else 0
