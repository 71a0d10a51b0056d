"""What a conquered city sells: artifacts, spells, advanced actions, and elite units for the offer."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.cities import city_at, parts_of
from herna.games.mage_knight.hero import put_on_deck, take_advanced
from herna.games.mage_knight.state import INFLUENCE, KnightState
from herna.kernel import Action

ARTIFACT_COST = 12
ADVANCED_COST = 6
ELITE_COST = 2


def services_at(state: KnightState, spot: int) -> frozenset[str]:
    """What the city on a hex offers; a megapolis what both its parts do. Nothing where there is no city."""
    city = city_at(state, spot)
    if city is None:
        return frozenset()
    return frozenset(part.service for part in parts_of(state, city))


def city_options(state: KnightState, spot: int, influence: int) -> list[Action]:
    """What influence buys here; spells are sold as in a tower."""
    services = services_at(state, spot)
    found: list[Action] = []
    if "artifacts" in services and influence >= ARTIFACT_COST and state.artifact_deck:
        found.append(act.BuyArtifact())
    if "advanced-actions" in services and influence >= ADVANCED_COST:
        found += [act.Learn(card) for card in state.advanced_offer]
        if state.advanced_deck:
            found.append(act.LearnUnseen())
    if "units" in services and influence >= ELITE_COST and state.elite_deck:
        found.append(act.AddElite())
    return found


def take_from_city(state: KnightState, seat: int, action: Action) -> None:
    """Influence is spent on what only cities have."""
    match action:
        case act.BuyArtifact():
            state.points[INFLUENCE] -= ARTIFACT_COST
            state.rewards += ("artifact",)
            state.tell(told.ArtifactBought(seat))
        case act.Learn(card=card):
            state.points[INFLUENCE] -= ADVANCED_COST
            take_advanced(state, card)
            put_on_deck(state, seat, card)
        case act.LearnUnseen():
            state.points[INFLUENCE] -= ADVANCED_COST
            state.reveal()
            *rest, top = state.advanced_deck
            state.advanced_deck = tuple(rest)
            put_on_deck(state, seat, top)
        case act.AddElite():
            state.points[INFLUENCE] -= ELITE_COST
            state.reveal()
            *others, unit = state.elite_deck
            state.elite_deck = tuple(others)
            state.unit_offer += (unit,)
            state.tell(told.EliteOffered(seat, unit))
