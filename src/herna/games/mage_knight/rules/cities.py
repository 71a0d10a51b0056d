"""Cities on the table: whose they are, what they give their defenders and their friends."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.components import CityInfo
from herna.games.mage_knight.rules.land import site_on
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import City, KnightState
from herna.kernel import with_item


def city_at(state: KnightState, spot: int) -> City | None:
    """The city of which a hex is a part."""
    return next((city for city in state.cities if spot in city.hexes), None)


def parts_of(state: KnightState, city: City) -> tuple[CityInfo, ...]:
    """The cards of a city: one, or two for a megapolis."""
    return tuple(state.setting.cities[colour] for colour in city.colours)


def bonuses_of(state: KnightState, spot: int) -> tuple[str, ...]:
    """What the city on a hex gives its defenders; nothing where there is none."""
    city = city_at(state, spot)
    return () if city is None else tuple(part.bonus for part in parts_of(state, city))


def leader_of(city: City) -> int:
    """Who leads a conquered city: most shields, among equals whose came first. Nobody leads a friendly one."""
    if not city.conquered or not city.shields or not city.level:
        return NONE
    return Counter(city.shields).most_common(1)[0][0]


def shields_influence(state: KnightState, seat: int, spot: int) -> int:
    """The influence that a seat's shields on the card of the city on a hex give."""
    city = city_at(state, spot)
    return 0 if city is None else city.shields.count(seat) * site_on(state, spot).shield_influence


def city_bonus(state: KnightState, seat: int) -> int:
    """How much the hand limit is higher on or beside a conquered city with a shield of one's own."""
    place = state.place[seat]
    if place == NONE or not state.cities:
        return 0
    near = {place, *state.setting.lattice.neighbours[place]}
    best = 0
    for city in state.cities:
        if city.conquered and seat in city.shields and near.intersection(city.hexes):
            site = site_on(state, city.hexes[0])
            best = max(best, site.leader_hand_limit if leader_of(city) == seat else site.friend_hand_limit)
    return best


def change_city(state: KnightState, old: City, new: City) -> None:
    """A city has changed."""
    state.cities = with_item(state.cities, state.cities.index(old), new)


def lay_shields(state: KnightState, seat: int, city: City, count: int) -> City:
    """A shield on the card for each defender that was beaten."""
    if not count:
        return city
    grown = replace(city, shields=city.shields + (seat,) * count)
    change_city(state, city, grown)
    state.tell(told.ShieldsOnCity(seat, city.hexes[0], parts_of(state, city)[0].id, count))
    return grown


def befriend(state: KnightState, city: City) -> None:
    """A friendly city welcomes everybody: a shield of each hero lies on its card, and nobody leads it (MK-20.8)."""
    change_city(state, city, replace(city, conquered=True, shields=tuple(range(state.setting.players))))


def take_city(state: KnightState, seat: int, city: City) -> None:
    """All defenders are beaten: the city is conquered and has a leader from now on. If nobody was there to be beaten
    whoever came in leads it."""
    taken = replace(city, conquered=True, shields=city.shields or (seat,))
    change_city(state, city, taken)
    leader = leader_of(taken)
    state.shields += tuple((spot, leader) for spot in city.hexes)
    state.tell(told.CityConquered(leader, city.hexes[0], parts_of(state, city)[0].id))
