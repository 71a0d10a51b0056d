"""What a conquered city sells: artifacts, spells, advanced actions, and elite units for the offer."""

from __future__ import annotations

from collections.abc import Mapping

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.components import Ware
from herna.games.mage_knight.rules.hero import put_on_deck, spend_influence, take_advanced
from herna.games.mage_knight.state import KnightState
from herna.kernel import Action


def city_options(state: KnightState, wares: Mapping[Ware, int], influence: int) -> list[Action]:
    """What influence buys of the wares that only cities have; spells are sold as in a tower."""
    bought = [ware for ware, price in wares.items() if price <= influence]
    found: list[Action] = []
    if "artifact" in bought and state.artifact_deck:
        found.append(act.BuyArtifact())
    if "advanced-action" in bought:
        found += [act.Learn(card) for card in state.advanced_offer]
        if state.advanced_deck:
            found.append(act.LearnUnseen())
    if "elite-unit" in bought and state.elite_deck:
        found.append(act.AddElite())
    return found


def take_from_city(state: KnightState, seat: int, action: Action, wares: Mapping[Ware, int]) -> None:
    """Influence is spent on what only cities have."""
    match action:
        case act.BuyArtifact():
            spend_influence(state, seat, wares["artifact"])
            state.change_turn(seat, rewards=(*state.turn_of(seat).rewards, "artifact"))
            state.tell(told.ArtifactBought(seat))
        case act.Learn(card=card):
            spend_influence(state, seat, wares["advanced-action"])
            take_advanced(state, card)
            put_on_deck(state, seat, card)
        case act.LearnUnseen():
            spend_influence(state, seat, wares["advanced-action"])
            state.reveal()
            *rest, top = state.advanced_deck
            state.advanced_deck = tuple(rest)
            put_on_deck(state, seat, top)
        case act.AddElite():
            spend_influence(state, seat, wares["elite-unit"])
            state.reveal()
            *others, unit = state.elite_deck
            state.elite_deck = tuple(others)
            state.unit_offer += (unit,)
            state.tell(told.EliteOffered(seat, unit))
