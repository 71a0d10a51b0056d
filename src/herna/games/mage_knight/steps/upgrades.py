"""After a night actions are upgraded: an advanced action for one of one's own cards, the weakest hero first."""

from __future__ import annotations

from herna.games.mage_knight.actions import Done, TakeCard, ThrowAwayCard
from herna.games.mage_knight.events import variants as news
from herna.games.mage_knight.rules.hero import without
from herna.games.mage_knight.rules.remembered import mixed_up, shown
from herna.games.mage_knight.rules.scoring import cards_of
from herna.games.mage_knight.rules.strength import strengths, weakest_first
from herna.games.mage_knight.state import KnightState
from herna.kernel import Action, Automatic, IllegalAction, Prompt
from herna.kernel.kit import SeatStep


def own_actions(state: KnightState, seat: int) -> list[int]:
    """The basic and advanced actions of a hero, each kind once, wherever they lie but under a unit."""
    setting = state.setting
    actions = {*setting.basic_range, *setting.advanced_range}
    return sorted({card for pile in piles(state) for card in pile[seat]} & actions)


def piles(state: KnightState) -> tuple[list[tuple[int, ...]], ...]:
    """Where the cards of heroes lie when a round is over."""
    return (state.discard, state.hand, state.deck, state.played, state.spared, state.aside)


def alike(state: KnightState, one: int, other: int) -> bool:
    """Do two cards have a colour or a sign in common?"""
    cards = state.setting.cards
    first, second = cards[one], cards[other]
    assert first is not None
    assert second is not None
    return bool({*first.colour} & {*second.colour} or {*first.icons} & {*second.icons})


def worse_for(state: KnightState, seat: int, card: int) -> list[int]:
    """The cards of a hero that may leave the game for an advanced action."""
    return [own for own in own_actions(state, seat) if alike(state, own, card)]


class LayUpgrades(Automatic[KnightState], frozen=True):
    """One advanced action more than there are heroes is laid out, as far as there are any; then everybody may swap."""

    def run(self, state: KnightState) -> None:
        order = weakest_first(state)
        laid = state.advanced_deck[-len(order) - 1 :]
        if not laid:
            return
        state.reveal()
        state.advanced_deck = state.advanced_deck[: -len(laid)]
        state.upgrades = tuple(reversed(laid))
        for seat in order:
            mixed_up(state, seat)  # all cards are shuffled before anybody draws again
            if state.setting.scenario.decks_open:
                shown(state, cards_of(state, seat))
        state.tell(news.UpgradesLaid(len(laid), strengths(state)))
        state.push(NextUpgrade(tuple(order)))


class NextUpgrade(Automatic[KnightState], frozen=True):
    """The next in the order may swap, as long as anything lies there; what nobody took goes under the deck."""

    waiting: tuple[int, ...]

    def run(self, state: KnightState) -> None:
        if self.waiting and state.upgrades:
            state.push_all([Upgrade(self.waiting[0]), NextUpgrade(self.waiting[1:])])
            return
        state.advanced_deck = (*state.upgrades, *state.advanced_deck)
        state.upgrades = ()


class Upgrade(SeatStep[KnightState, TakeCard | Done], frozen=True):
    """Which of the advanced actions, if any?"""

    clause = "MK-30.13"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [*(TakeCard(card) for card in state.upgrades if worse_for(state, seat, card)), Done()]

    def take(self, state: KnightState, seat: int, action: TakeCard | Done) -> None:
        if isinstance(action, TakeCard):
            state.push(SwapAction(seat, action.card))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, TakeCard):
            code = "nothing-to-swap" if action.card in state.upgrades else "no-such-upgrade"
            return IllegalAction(code, clause=self.clause)
        return super().refusal(state, seat, action)


class SwapAction(SeatStep[KnightState, ThrowAwayCard], frozen=True):
    """Which of one's own actions leaves the game for it: one of the same colour, or with the same sign?"""

    clause = "MK-30.13"

    card: int

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [ThrowAwayCard(own) for own in worse_for(state, seat, self.card)]

    def prompt(self, state: KnightState, seat: int) -> Prompt:
        return Prompt("swap-action", {"card": state.setting.card_ids[self.card]})

    def take(self, state: KnightState, seat: int, action: ThrowAwayCard) -> None:
        pile = next(pile for pile in piles(state) if action.card in pile[seat])
        pile[seat] = without(pile[seat], action.card)
        state.deck[seat] = (self.card, *state.deck[seat])
        state.upgrades = without(state.upgrades, self.card)
        shown(state, (action.card,))
        state.tell(news.CardSwapped(seat, self.card, action.card))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, ThrowAwayCard):
            return IllegalAction("swap-not-alike", clause=self.clause)
        return super().refusal(state, seat, action)


UPGRADE_STEPS = (LayUpgrades, NextUpgrade, Upgrade, SwapAction)
