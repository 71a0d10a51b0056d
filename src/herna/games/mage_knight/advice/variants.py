"""What bots make of variants: bidding for heroes, drafting, upgrading, and a secret die."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.advice.forecast import forecast
from herna.games.mage_knight.advice.gifts import card_quality
from herna.games.mage_knight.setting import KnightSetting
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.auction import ContestHero, NameHero, RaiseBid
from herna.games.mage_knight.steps.draft import KeepCard, ShuffleIn
from herna.games.mage_knight.steps.fight.die import BLACK, BLUE, RED, WHITE, SetSecretDie, harden, sharpen
from herna.games.mage_knight.steps.setup import heroes_left
from herna.games.mage_knight.steps.upgrades import SwapAction, Upgrade, worse_for
from herna.kernel import Action

DEAREST = 3
"""Bots never pay more fame than this for a hero."""


def variant_answer(state: KnightState, seat: int) -> Action | None:
    """What a bot answers where a variant asks; None where none does."""
    step = state.steps[-1]
    answer: Action | None = None
    match step:
        case NameHero() | KeepCard() | ShuffleIn():
            answer = max(state.options(seat), key=lambda option: quality(state.setting, option))
        case ContestHero() | RaiseBid():
            answer = bid_for(state, seat, step.hero)
        case Upgrade():
            answer = best_upgrade(state, seat)
        case SwapAction():
            answer = act.ThrowAwayCard(worst(state.setting, worse_for(state, seat, step.card)))
        case SetSecretDie():
            answer = act.HideDie(best_colour(state, step.rival))
    return answer


def quality(setting: KnightSetting, action: Action) -> float:
    """How good the hero or the card is that an answer names."""
    if isinstance(action, act.WantHero):
        return hero_quality(setting, action.hero)
    return card_quality(setting, action.card) if isinstance(action, act.TakeCard | act.AddDrafted) else 0.0


def hero_quality(setting: KnightSetting, hero: int) -> float:
    """How good a hero is to lead: by the cards that only he has."""
    deck, own = setting.hero_decks[hero], setting.heroes[hero].replaces.values()
    return sum(card_quality(setting, number) for card in own if (number := setting.card_number[card]) in deck)


def bid_for(state: KnightState, seat: int, hero: int) -> Action:
    """As little as has to be bid, as long as the hero is worth it beside the next best one; else he is given up."""
    others = [hero_quality(state.setting, other) for other in heroes_left(state) if other != hero]
    worth = min(hero_quality(state.setting, hero) - max(others, default=0.0), DEAREST)
    first, *bids = state.options(seat)
    least = next((bid for bid in bids if isinstance(bid, act.Bid)), None)
    return least if least is not None and least.fame <= worth else first


def worst(setting: KnightSetting, cards: list[int]) -> int:
    """The card that one can spare most easily."""
    return min(cards, key=lambda card: card_quality(setting, card))


def best_upgrade(state: KnightState, seat: int) -> Action:
    """The swap that gains most; none if none gains anything."""
    setting = state.setting
    gains = {
        option: card_quality(setting, option.card) - card_quality(setting, worst(setting, found))
        for option in state.options(seat)
        if isinstance(option, act.TakeCard) and (found := worse_for(state, seat, option.card))
    }
    best = max(gains, key=lambda option: gains[option], default=None)
    return act.Done() if best is None or gains[best] <= 0 else best


def best_colour(state: KnightState, rival: int) -> int:
    """The colour that spoils what the hero would do with the hand he is imagined to have; black if none does, because
    any other would only bring him fame."""
    plan = forecast(state, rival)
    harder, sharper = state.copy(), state.copy()
    harden(harder, rival, 1)
    sharpen(sharper, rival)
    if 0 in plan.shot:
        return WHITE if 0 not in forecast(harder, rival).shot else BLACK
    if 0 in plan.struck and 0 not in forecast(harder, rival).struck:
        return BLUE
    worse = forecast(sharper, rival)
    return RED if worse.wounds > plan.wounds or len(worse.blocks) < len(plan.blocks) else BLACK
