"""The offers of advanced actions and spells: they may be laid out late, not before they are needed (MK-27.11)."""

from __future__ import annotations

from herna.games.mage_knight import events as told
from herna.games.mage_knight.components import Ware
from herna.games.mage_knight.setting import OFFERS
from herna.games.mage_knight.state import KnightState

OFFER = 3
"""The cards of an offer."""
SOLD_FROM: dict[Ware, str] = {"spell": "spells", "advanced-action": "advanced"}
"""The offers from which people sell."""


def lay_out_offer(state: KnightState, offer: str) -> None:
    """Three cards are turned up from a deck; the first of them lies lowest."""
    if offer == "spells":
        state.spell_offer = tuple(reversed(state.spell_deck[-OFFER:]))
        state.spell_deck = state.spell_deck[:-OFFER]
    else:
        state.advanced_offer = tuple(reversed(state.advanced_deck[-OFFER:]))
        state.advanced_deck = state.advanced_deck[:-OFFER]


def need_offer(state: KnightState, *offers: str) -> None:
    """Something takes from these offers or looks at them: they are laid out if they do not lie there yet."""
    for offer in offers:
        if offer in state.offers_to_come:
            state.reveal()
            state.offers_to_come = tuple(other for other in state.offers_to_come if other != offer)
            lay_out_offer(state, offer)
            state.tell(told.OfferLaidOut(offer))


def need_for_card(state: KnightState, card: int) -> None:
    """A hero has gained a card: the offers at which its effects look lie there from now on. Nobody sees which artifact
    somebody gains, and so both do after any."""
    if state.offers_to_come:
        setting = state.setting
        need_offer(state, *(OFFERS if card in setting.artifact_range else setting.offers_of_card(card)))
