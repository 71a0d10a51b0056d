"""Where and when a joint assault can be proposed."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.rules.flight import flights
from herna.games.mage_knight.rules.hero import only_wounds
from herna.games.mage_knight.rules.joint import defenders_of, guests, new_sharings
from herna.games.mage_knight.rules.spaces import is_defended
from herna.games.mage_knight.state import City, KnightState
from herna.games.mage_knight.steps.card_play import card_options
from herna.games.mage_knight.steps.moving import beside, moving_allowed
from herna.games.mage_knight.vocabulary.world import Fly
from herna.kernel import Action

FEWEST = 2
"""Defenders a city needs for a joint assault: one for each of two heroes."""


def proposal_options(state: KnightState, seat: int) -> list[Action]:
    """The cities to whose assault a hero could invite others now."""
    if not state.cities or state.closing or state.game_ending:
        return []
    if not moving_allowed(state, seat) or only_wounds(state, seat):
        return []
    return [
        act.ProposeAssault(city.hexes[0])
        for city in state.cities
        if is_defended(state, seat, city.hexes[0])
        and len(defenders_of(state, city)) >= FEWEST
        and (fit := guests(state, seat, city))
        and new_sharings(state, seat, city, fit)
        and can_reach(state, seat, city)
    ]


def can_reach(state: KnightState, seat: int, city: City) -> bool:
    """Does a hero stand beside a city, or could he get into it by Underground Attack (MK-25.3)?"""
    if not set(city.hexes).isdisjoint(beside(state, seat)):
        return True
    raids = [(act.PlayCard(card, "strong"), word) for card in set(state.hand[seat]) for word in raids_of(state, card)]
    ways = [card for card, word in raids if any(spot in city.hexes for spot in flights(state, word, seat))]
    return bool(ways) and not set(ways).isdisjoint(card_options(state, seat))


def raids_of(state: KnightState, card: int) -> list[Fly]:
    """The words of a card's strong effect that carry a hero into a fortified site."""
    info = state.setting.cards[card]
    strong = () if info is None else info.strong
    return [word for word in strong if isinstance(word, Fly) and word.end != "safe"]
