"""What a hex is to a hero: closed, shared, defended, safe; and who stands there."""

from __future__ import annotations

from herna.games.mage_knight.rules.land import conquered, hex_at, owner_of, rampaging_on, site_on
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.names import TERRAINS
from herna.games.mage_knight.vocabulary.world import TerrainCost
from herna.games.programs import in_force


def is_closed(state: KnightState, spot: int) -> bool:
    """Is this a city that nobody enters in this scenario (MK-6.3)?"""
    info = hex_at(state, spot)
    return site_on(state, spot).entry == "closed" or (info is not None and state.setting.scenario.closed(info))


def is_shared(state: KnightState, spot: int) -> bool:
    """May several heroes be on this hex?"""
    return site_on(state, spot).shared


def is_defended(state: KnightState, seat: int, spot: int) -> bool:
    """Is this a fortified site that must be assaulted: not conquered, or the keep of a rival? A partner's keep is
    open (MK-26.6)."""
    site = site_on(state, spot)
    if site.entry != "assault":
        return False
    if not conquered(state, spot):
        return True
    return site.owned and not state.setting.same_side(owner_of(state, spot), seat)


def is_safe(state: KnightState, seat: int, spot: int) -> bool:
    """May a hero end the turn here: a hex that he could enter by the plain rules, undefended and without others?"""
    info = hex_at(state, spot)
    if (
        info is None
        or rampaging_on(state, spot) is not None
        or is_closed(state, spot)
        or is_defended(state, seat, spot)
    ):
        return False
    terrain = site_on(state, spot).terrain or info.terrain
    closed = state.setting.cost_by_day[TERRAINS.index(terrain)] == NONE
    if closed and not any(info.terrain in word.safe for _, word in in_force(state, seat, TerrainCost)):
        return False
    return is_shared(state, spot) or not others_on(state, seat, spot)


def others_on(state: KnightState, seat: int, spot: int) -> list[int]:
    """The other heroes on a hex."""
    return [other for other, place in enumerate(state.place) if place == spot and other != seat]


def may_fight(state: KnightState, seat: int, other: int) -> bool:
    """May a hero fight another on the space of that one (MK-19.1 to MK-19.3)? Not on a portal or in a city, not once
    the end of the round is announced or the scenario fulfilled, not against a hero whose order token lies face down,
    nor where the scenario, the table or the same team forbid it."""
    scenario = state.setting.scenario
    if state.closing or state.game_ending or state.order_down[other]:
        return False
    if not scenario.heroes_fight or state.setting.same_side(seat, other):
        return False
    return not is_shared(state, state.place[other])


def rivals_on(state: KnightState, seat: int, spot: int) -> list[int]:
    """The heroes on a space whom a hero could attack there."""
    return [other for other in others_on(state, seat, spot) if may_fight(state, seat, other)]
