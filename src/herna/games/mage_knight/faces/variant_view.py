"""What is seen of variants while they go on: an auction, a draft, upgrades."""

from __future__ import annotations

import msgspec

from herna.games.mage_knight.faces.hero_view import card_names
from herna.games.mage_knight.rules.drafting import draft_hand
from herna.games.mage_knight.rules.strength import strengths
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.auction import ContestHero, RaiseBid, without_hero
from herna.games.mage_knight.steps.draft import KEPT, KeepCard


class AuctionView(msgspec.Struct, frozen=True):
    """A hero whom somebody wants: who bids most for him, how much, and who has not given up yet."""

    hero: str
    leader: int
    fame: int
    bidders: tuple[int, ...]


class DraftView(msgspec.Struct, frozen=True):
    """A draft: how many cards everybody has kept of how many, and what the viewer holds."""

    kept: int
    of: int
    hand: tuple[str, ...] | None


class UpgradeView(msgspec.Struct, frozen=True):
    """Advanced actions that lie there to be swapped for, and the strength of every hero."""

    cards: tuple[str, ...]
    strengths: tuple[int, ...]


def auction_view(state: KnightState) -> AuctionView | None:
    """The auction that goes on, if there is one."""
    step = state.steps[-1] if state.steps else None
    if isinstance(step, ContestHero):
        return AuctionView(state.setting.heroes[step.hero].id, step.seat, 0, without_hero(state))
    if isinstance(step, RaiseBid):
        return AuctionView(state.setting.heroes[step.hero].id, step.leader, step.fame, step.bidders)
    return None


def draft_view(state: KnightState, seat: int | None) -> DraftView | None:
    """The draft that goes on, if there is one, as a seat sees it."""
    step = state.steps[-1] if state.steps else None
    if not isinstance(step, KeepCard):
        return None
    holds = seat is not None and seat in step.waiting
    hand = card_names(state.setting, draft_hand(state, seat, step.kept)) if seat is not None and holds else None
    return DraftView(step.kept, KEPT, hand)


def upgrade_view(state: KnightState) -> UpgradeView | None:
    """The upgrades that are laid out, if there are any."""
    return UpgradeView(card_names(state.setting, state.upgrades), strengths(state)) if state.upgrades else None
