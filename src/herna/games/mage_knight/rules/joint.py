"""Joint assaults: who can be invited to one, how its defenders can be shared out, and who meets whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from herna.games.mage_knight.rules.cities import city_at
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import City, Foe, HexToken, KnightState


def defenders_of(state: KnightState, city: City) -> tuple[HexToken, ...]:
    """The garrison of a city; that of a megapolis lies together."""
    return tuple(token for token in state.tokens if token.hex == city.hexes[0] and not token.ruin)


def stands_beside(state: KnightState, seat: int, city: City) -> bool:
    """Does a hero stand on a space beside a city, or beside either part of a megapolis (MK-25.4, MK-25.18)?"""
    place = state.place[seat]
    return place != NONE and any(spot in city.hexes for spot in state.setting.lattice.neighbours[place])


def known_wounded(state: KnightState, seat: int) -> bool:
    """Does everybody know that a hero has no card in hand that is no wound?"""
    return state.wounds_seen[seat] >= len(state.hand[seat])


def guests(state: KnightState, seat: int, city: City) -> list[int]:
    """Whom a hero could invite as far as everybody can see, in the order of the round: beside the city, with the order
    token face up and not known to have only wounds (MK-25.4)."""
    at = state.order.index(seat)
    others = (other for other in (*state.order[at + 1 :], *state.order[:at]) if other < state.setting.players)
    return [
        other
        for other in others
        if state.setting.scenario.joins(seat, other)
        and not state.order_down[other]
        and not known_wounded(state, other)
        and stands_beside(state, other, city)
    ]


def able(state: KnightState, seat: int) -> bool:
    """Does a hero have a card in hand that is no wound?"""
    return any(card != WOUND for card in state.hand[seat])


Shares = tuple[int, ...]
"""How many defenders each of some heroes is to meet; none: he is left out."""


def sharings(defenders: int, heroes: int) -> Iterator[Shares]:
    """Every way to share defenders out among heroes who can be invited (MK-25.5): one of them at least is, and whoever
    proposes it keeps at least one defender.

    >>> list(sharings(3, 1)), list(sharings(2, 2))
    ([(1,), (2,)], [(0, 1), (1, 0)])
    """
    for shares in _shares(defenders - 1, heroes):
        if any(shares):
            yield shares


def _shares(most: int, heroes: int) -> Iterator[Shares]:
    if not heroes:
        yield ()
        return
    for n in range(most + 1):
        for rest in _shares(most - n, heroes - 1):
            yield (n, *rest)


def proposal(state: KnightState, city: City, fit: Sequence[int], shares: Shares) -> tuple[int, ...]:
    """A proposal as it is remembered when it is declined: the city, and by seat the defenders of those invited."""
    given = dict(zip(fit, shares, strict=True))
    return (city.hexes[0], *(given.get(seat, 0) for seat in range(state.setting.players)))


def new_sharings(state: KnightState, seat: int, city: City, fit: Sequence[int]) -> list[Shares]:
    """The ways to share the defenders out that were not declined in this turn (MK-25.7)."""
    declined = state.turn_of(seat).declined
    return [
        shares
        for shares in sharings(len(defenders_of(state, city)), len(fit))
        if proposal(state, city, fit, shares) not in declined
    ]


# While it goes on


def in_part(state: KnightState, seat: int) -> bool:
    """Does a hero have his part in a joint assault now?"""
    assault = state.assault
    return assault is not None and assault.fought < len(assault.seats) and assault.seats[assault.fought] == seat


def may_come_to(state: KnightState, seat: int, spot: int) -> bool:
    """May a hero move there as far as a joint assault goes? In his part of it into the city only (MK-25.11)."""
    if not in_part(state, seat):
        return True
    assert state.assault is not None
    city = city_at(state, state.assault.city)
    return city is not None and spot in city.hexes


def own_part(state: KnightState, seat: int, foes: tuple[Foe, ...]) -> tuple[Foe, ...]:
    """Of the defenders of a city those whom a hero meets: in a joint assault the ones that were dealt to him."""
    if not in_part(state, seat):
        return foes
    assert state.assault is not None
    dealt, met = Counter(state.assault.part_of(seat)), []
    for foe in foes:
        if dealt[foe.token]:
            dealt[foe.token] -= 1
            met.append(foe)
    return tuple(met)
