"""On which terms units are recruited: reputation, discounts, bonds, and cards in place of command tokens."""

from __future__ import annotations

from herna.games.mage_knight.rules.force import changed
from herna.games.mage_knight.rules.hero import LOWEST
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.specials import AttachAsCommandToken, BondsOfLoyalty
from herna.games.mage_knight.vocabulary.world import RecruitDiscount
from herna.games.programs import Lasting, in_force, word_at
from herna.games.programs.words import May, Trigger

LOYALTY = 5


def reputation_influence(state: KnightState, seat: int) -> int:
    """What reputation adds to the influence in dealing with people; nothing where it is ignored."""
    if changed(state, seat, "ignore-reputation") or state.reputation[seat] == LOWEST:
        return 0
    return state.setting.influence[state.reputation[seat] - LOWEST - 1]


def unit_price(state: KnightState, seat: int, unit: int) -> int:
    """The influence a unit costs: reputation counts twice for some, and the other way round for others."""
    info = state.setting.units[unit]
    added = {"": 0, "doubled": -1, "reversed": 2}[info.reputation] * reputation_influence(state, seat)
    return max(info.cost + added, 0)


def comes_freely(state: KnightState, unit: int) -> bool:
    """Can a card or a reward bring this unit? Some only come by dealing with people (MK-18.6)."""
    info = state.setting.units[unit]
    return not info.only_by_interaction and not info.also_pay


def discounts(state: KnightState, seat: int) -> list[tuple[Lasting, RecruitDiscount]]:
    """What makes one recruit of this turn cheaper."""
    return in_force(state, seat, RecruitDiscount)


def bond_free(state: KnightState, seat: int) -> bool:
    """Does a hero have the bonds of loyalty, and no unit under them?"""
    skills = (state.setting.skills[skill] for skill in state.skills[seat])
    bound = any(isinstance(word, BondsOfLoyalty) for skill in skills for word in skill.do)
    return bound and not any(unit.bonded for unit in state.units[seat])


def price_on_terms(state: KnightState, seat: int, unit: int, *, bonded: bool, discount: int) -> int:
    """The influence a unit costs under the bonds of loyalty or with one of the discounts in force."""
    off = LOYALTY if bonded else 0
    if discount != NONE:
        off += discounts(state, seat)[discount][1].n
    return max(unit_price(state, seat, unit) - off, 0)


def terms(state: KnightState, seat: int) -> list[tuple[bool, int]]:
    """All terms but the plain ones: under the bonds or not, and with which discount."""
    bonds = (False, True) if bond_free(state, seat) else (False,)
    numbers = (NONE, *range(len(discounts(state, seat))))
    return [(bonded, number) for bonded in bonds for number in numbers if bonded or number != NONE]


def command_card(state: KnightState, seat: int) -> int:
    """The card in play that may lie under a new unit in place of a command token; none if there is none."""
    for thing in state.lasting:
        word = word_at(state, thing.frame) if thing.event == "unit-recruited" and thing.frame.actor == seat else None
        inner = word.do[0] if isinstance(word, Trigger) and word.do else None
        attaches = isinstance(inner, May) and any(isinstance(one, AttachAsCommandToken) for one in inner.do)
        if attaches and thing.frame.source in state.played[seat]:
            return thing.frame.source
    return NONE
