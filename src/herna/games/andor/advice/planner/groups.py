"""What companions answer to cards, and how they share."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.andor.actions import (
    Bargain,
    ChooseFigure,
    ChooseHero,
    Contribute,
    Decline,
    DiscardCard,
    Keep,
    Land,
    PutBack,
    RaiseShield,
    Share,
)
from herna.games.andor.advice.planner.missions_arrival import runner
from herna.games.andor.advice.planner.needs import has_boss
from herna.games.andor.advice.planner.outlook import Outlook
from herna.games.andor.deeds import bargains, hidden_things, points, riches
from herna.games.andor.rules.heroes import DWARF, seat_of
from herna.games.andor.state import NONE, AndorState
from herna.games.andor.steps import cards, free, ransoms, selecting, setup
from herna.games.andor.vocabulary.operations import Offer, Strength
from herna.games.programs import word_at
from herna.kernel import Action, Step

FAVOURITES = (0, 2, 4, 6)
"""Dwarf, warrior, archer, wizard."""
OWN_FAVOURITES = {"healing": (4, 2, 0, 6)}
"""Where others do better: the archer starts next to a farmer."""
BAD_EVENTS = frozenset(
    ("S2", "S4", "S6", "S8", "S10", "G2", "G4", "G7", "G9", "G11", "G15", "G17", "G18", "G19", "G20", "G21", "G22",
     "G24", "G27", "G31", "G32", "G33")
)  # fmt: skip
WORST_EVENTS = frozenset(("G11", "G17", "G27", "G18", "G33", "S2", "S8", "G4", "G2"))


def first(state: AndorState, seat: int, step: Step, options: Sequence[Action]) -> Action:
    return options[0]


def choose_figure(state: AndorState, seat: int, step: setup.TakeFigure, options: Sequence[Action]) -> Action:
    """The dwarf first, he buys strength cheaply; then the strong ones."""
    for hero in OWN_FAVOURITES.get(state.setting.legend.id, FAVOURITES):
        if ChooseFigure(hero) in options:
            return ChooseFigure(hero + (seat & 1))
    return options[0]


def finish_flight(state: AndorState, seat: int, step: free.Flight, options: Sequence[Action]) -> Action:
    return Land() if Land() in options else options[0]


def avert(state: AndorState, seat: int, step: cards.AvertEvent, options: Sequence[Action]) -> Action:
    return RaiseShield() if state.setting.event_ids[step.card] in WORST_EVENTS else Keep()


def hold_shield(state: AndorState, seat: int, step: Step, options: Sequence[Action]) -> Action:
    return RaiseShield()


def share_gold(state: AndorState, seat: int, step: riches.ShareGold, options: Sequence[Action]) -> Action:
    """To the dwarf, or to whoever is nearest to a merchant."""
    look = Outlook(state)
    dwarf = seat_of(state, DWARF)
    if has_boss(look) and dwarf != NONE and look.way(dwarf, look.setting.dwarf_market) <= 8:
        return Share(dwarf, step.left)
    if look.setting.legend.id == "arrival":
        return Share(runner(state), step.left)
    nearest = min(look.heroes, key=lambda one: min(look.way(one, market) for market in look.setting.merchants))
    return Share(nearest, step.left)


def share_willpower(state: AndorState, seat: int, step: points.ShareWillpower, options: Sequence[Action]) -> Action:
    """A gain goes to the one with least."""
    shares = [action for action in options if isinstance(action, Share)]
    return min(shares, key=lambda share: (state.willpower[share.seat], -share.amount))


def share_loss(state: AndorState, seat: int, step: points.ShareLoss, options: Sequence[Action]) -> Action:
    """A loss goes to the one with most."""
    shares = [action for action in options if isinstance(action, Share)]
    return max(shares, key=lambda share: (spare(state, share), share.amount))


def spare(state: AndorState, share: Share) -> int:
    """What a hero keeps above the last row that costs him a die."""
    left = state.willpower[share.seat] - share.amount
    return min(left, left % 7 + 3) if left >= 7 else left - 7


def share_article(state: AndorState, seat: int, step: riches.ShareArticle, options: Sequence[Action]) -> Action:
    """To the one who carries least."""
    shares = [action for action in options if isinstance(action, Share)]
    return min(shares, key=lambda share: len(state.bag[share.seat]))


def choose_heroes(state: AndorState, seat: int, step: selecting.ChooseHeroes, options: Sequence[Action]) -> Action:
    word = word_at(state, step.frame)
    heroes = [action for action in options if isinstance(action, ChooseHero)]
    if not heroes:
        return options[0]
    if isinstance(word, Strength):
        worse = state.setting.amount(word.n) < 0
        return min(heroes, key=lambda one: state.strength[one.seat] * (1 if worse else -1))
    if isinstance(word, Offer):
        return max(heroes, key=lambda one: state.strength[one.seat])
    return heroes[0]


def ransom(state: AndorState, seat: int, step: ransoms.PayRansom, options: Sequence[Action]) -> Action:
    """Pay if everybody stays strong enough; with willpower rather than gold."""
    gifts = [action for action in options if isinstance(action, Contribute)]
    rich = [gift for gift in gifts if gift.unit == "willpower" and state.willpower[gift.seat] - gift.amount >= 8]
    if rich:
        return max(rich, key=lambda gift: (gift.amount, state.willpower[gift.seat]))
    if Decline() in options:
        return Decline()
    return max(gifts, key=lambda gift: (gift.unit == "willpower", state.willpower[gift.seat], gift.amount))


def take_offer(state: AndorState, seat: int, step: bargains.TakeOffer, options: Sequence[Action]) -> Action:
    """Willpower for gold when weary, strength always; never strength for willpower."""
    if step.pay.strength or (step.get.willpower and state.willpower[seat] > 8) or step.get.article:
        return Decline()
    return next(action for action in options if isinstance(action, Bargain))


def gamble(state: AndorState, seat: int, step: bargains.TakeGamble, options: Sequence[Action]) -> Action:
    return Decline()


def turn_up_fog(state: AndorState, seat: int, step: hidden_things.TurnUpFog, options: Sequence[Action]) -> Action:
    return options[0]


def peek(state: AndorState, seat: int, step: hidden_things.PeekAtEvent, options: Sequence[Action]) -> Action:
    bad = state.setting.event_ids[state.deck[0]] in BAD_EVENTS
    return DiscardCard() if bad else PutBack()


def clear_fog(state: AndorState, seat: int, step: hidden_things.ClearFog, options: Sequence[Action]) -> Action:
    """No fog far from the road."""
    return options[-1]
