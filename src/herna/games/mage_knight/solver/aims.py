"""What makes one end of a fight better than another: a list of aims in order, and what each comes to."""

from __future__ import annotations

from typing import Literal, get_args

from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import KnightState, Side
from herna.games.mage_knight.values import Fight
from herna.kernel import BadSetting

Aim = Literal["victory", "standing", "wounds", "units", "cards", "mana", "crystals", "skills", "readiness"]
"""The fight won or else most fame, no knock-out, fewest wounds, units unhurt; then what was spent: cards, mana,
crystals, skills that can be used once a round, and units that were ready."""
AIMS: tuple[Aim, ...] = get_args(Aim)
LOST_UNIT = 3
"""The wounds of units that a unit counts as which is lost."""
THROWN_CARD = 2
"""The further cards that a card counts as which leaves the game."""

Ends = tuple[float, ...]
"""What a fight comes to, the more the better, in the order of the aims: two numbers for the victory (won, fame), one
for every other aim. Where chance decides they are averages."""
PLACES: dict[Aim, tuple[int, ...]] = {"victory": (0, 1), **{aim: (at,) for at, aim in enumerate(AIMS[1:], 2)}}
"""Where the numbers of each aim stand before they are put in order."""
NUMBERS = 1 + len(AIMS)
"""How many numbers there are."""
TINY = 1e-6
"""Less than any two ends differ by."""


def in_order(order: tuple[str, ...] | list[str]) -> tuple[Aim, ...]:
    """All aims: those that are named first, the others after them as usual. Raises `BadSetting` for nonsense.

    >>> in_order(["wounds", "victory"])[:4]
    ('wounds', 'victory', 'standing', 'units')
    """
    named: list[Aim] = []
    for name in order:
        aim = next((one for one in AIMS if one == name), None)
        if aim is None or aim in named:
            raise BadSetting("bad-aims", game="mage_knight", aim=str(name)[:40], aims=list(AIMS))
        named.append(aim)
    return (*named, *(aim for aim in AIMS if aim not in named))


class Measure:
    """Measures ends of one fight against the table as it stood when it was asked about."""

    def __init__(self, state: KnightState, seat: int, order: tuple[Aim, ...] = AIMS) -> None:
        self.seat, self.order = seat, order
        self.usual = order == AIMS
        self.places = tuple(at for aim in order for at in PLACES[aim])
        self.back = tuple(self.places.index(at) for at in range(NUMBERS))
        turn = state.turn_of(seat)
        self.fame = state.fame[seat]
        self.wounds = turn.wounds_to_hand + turn.wounds_to_discard
        self.units = {unit.id: unit.wounds for unit in state.units[seat]}
        self.ready = sum(unit.ready for unit in state.units[seat])
        self.hand, self.owned = hand_size(state, seat), owned_cards(state, seat)
        self.mana = mana_left(state, seat)
        self.crystals = sum(state.crystals[seat])
        self.skills = skills_spent(state, seat)

    def ordered(self, numbers: Ends) -> Ends:
        """The numbers in the order of the aims."""
        return numbers if self.usual else tuple(numbers[at] for at in self.places)

    def unordered(self, ends: Ends) -> Ends:
        """The numbers as they stand before they are put in order."""
        return ends if self.usual else tuple(ends[at] for at in self.back)

    def so_far(self, state: KnightState, side: Side) -> list[float]:
        """What the fight has come to up to now, not put in order; nothing is won yet."""
        seat = self.seat
        turn = state.turn_of(seat)
        now = {unit.id: unit.wounds for unit in state.units[seat]}
        hurt = sum(LOST_UNIT if one not in now else max(now[one] - before, 0) for one, before in self.units.items())
        thrown = max(self.owned - owned_cards(state, seat), 0)
        return [
            0.0,
            float(state.fame[seat] - self.fame),
            -float(side.knocked_out),
            -float(turn.wounds_to_hand + turn.wounds_to_discard - self.wounds),
            -float(hurt),
            -float(self.hand - hand_size(state, seat) + THROWN_CARD * thrown),
            -float(max(self.mana - mana_left(state, seat), 0)),
            -float(max(self.crystals - sum(state.crystals[seat]), 0)),
            -float(skills_spent(state, seat) - self.skills),
            -float(self.ready - sum(unit.ready for unit in state.units[seat])),
        ]

    def end(self, before: KnightState, after: KnightState) -> Ends:
        """What a fight has come to, told from the table before the last action of it and after that."""
        fight = before.fighting(self.seat)
        numbers = self.so_far(after, fight.of(self.seat))
        numbers[0] = float(is_won(fight, self.seat))
        return self.ordered(tuple(numbers))


def is_won(fight: Fight, seat: int) -> bool:
    """Are all beaten whom the fight is about: those who defend the site, or where there is none all of them?"""
    foes = [foe for foe in fight.against(seat).foes if foe.summoner == NONE]
    defenders = [foe for foe in foes if not foe.rampaging] if fight.site != NONE else foes
    return all(foe.beaten for foe in defenders or foes)


def hand_size(state: KnightState, seat: int) -> int:
    """How many cards in hand are no wounds."""
    return len(state.hand[seat]) - state.hand[seat].count(WOUND)


def owned_cards(state: KnightState, seat: int) -> int:
    """All cards of a hero but wounds, wherever they are."""
    piles = (state.hand, state.deck, state.discard, state.played, state.spared, state.aside)
    carried = sum((unit.banner != NONE) + (unit.command != NONE) for unit in state.units[seat])
    return sum(len(pile[seat]) - pile[seat].count(WOUND) for pile in piles) + carried


def mana_left(state: KnightState, seat: int) -> int:
    """All mana of a hero, crystals too, less the dice he has taken: it tells how much was paid."""
    return sum(state.mana[seat]) + sum(state.crystals[seat]) - len(state.turn_of(seat).dice.taken)


def skills_spent(state: KnightState, seat: int) -> int:
    """How many skills that can be used once a round are used up."""
    skills = state.setting.skills
    return len(state.skills_down[seat]) + sum(skills[one].use != "turn" for one in state.skills_used[seat])


def just_below(ends: Ends) -> Ends:
    """An end that is worse by next to nothing."""
    return (*ends[:-1], ends[-1] - TINY)
