"""Advanced actions are drafted before the game, and come into the decks after days."""

from __future__ import annotations

from herna.games.mage_knight.actions import AddDrafted, TakeCard
from herna.games.mage_knight.events import variants as news
from herna.games.mage_knight.rules.drafting import draft_hand
from herna.games.mage_knight.rules.hero import without
from herna.games.mage_knight.rules.supply import lay_out, shuffled
from herna.games.mage_knight.state import KnightState
from herna.kernel import Action, Automatic, IllegalAction, Prompt
from herna.kernel.kit import Volunteers

DEALT, KEPT = 4, 3
"""How many cards everybody is dealt, and how many he keeps in the end."""


class DealDraft(Automatic[KnightState], frozen=True):
    """Four advanced actions for everybody, before anything else is laid out."""

    def run(self, state: KnightState) -> None:
        players = state.setting.players
        deck = shuffled(state, list(state.setting.advanced_range))
        state.reveal()
        state.draft_dealt = tuple(deck[-DEALT * (seat + 1) :][:DEALT] for seat in range(players))
        state.advanced_deck = deck[: -DEALT * players]
        state.push_all([KeepCard(waiting=tuple(range(players)), kept=0), LayTable()])


class KeepCard(Volunteers[KnightState, TakeCard], frozen=True, kw_only=True):
    """Everybody at once, in secret: which of the cards is kept? The others are passed on clockwise."""

    clause = "MK-30.7"

    kept: int
    """How many cards everybody has kept before this one."""

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [TakeCard(card) for card in draft_hand(state, seat, self.kept)]

    def covers(self, state: KnightState, seat: int, action: Action) -> str:
        """Nobody else sees what is kept."""
        return "drafted"

    def prompt(self, state: KnightState, seat: int) -> Prompt:
        return Prompt("keep-card", {"number": self.kept + 1, "of": KEPT})

    def take(self, state: KnightState, seat: int, action: TakeCard) -> None:
        state.drafted[seat] += (action.card,)
        self.next_after(state, seat)
        if self.waiting != (seat,):
            return
        state.reveal()
        state.tell(news.DraftPassed(self.kept + 1))
        if self.kept + 1 < KEPT:
            state.push(KeepCard(waiting=tuple(range(state.setting.players)), kept=self.kept + 1))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, TakeCard):
            return IllegalAction("not-drafted-here", clause=self.clause)
        return super().refusal(state, seat, action)


class LayTable(Automatic[KnightState], frozen=True):
    """What nobody has kept is shuffled into the deck again, and the table is laid."""

    def run(self, state: KnightState) -> None:
        state.draft_kept = tuple(state.drafted)
        lay_out(state)


class ShuffleIn(Volunteers[KnightState, AddDrafted], frozen=True, kw_only=True):
    """Everybody at once, in secret, after a day: which of the drafted cards comes into the deck?"""

    clause = "MK-30.9"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [AddDrafted(card) for card in sorted(state.drafted[seat])]

    def covers(self, state: KnightState, seat: int, action: Action) -> str:
        """Nobody else sees what is shuffled in."""
        return "shuffled-in"

    def take(self, state: KnightState, seat: int, action: AddDrafted) -> None:
        shuffle_in(state, seat, action.card)
        self.next_after(state, seat)

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, AddDrafted):
            return IllegalAction("not-drafted", clause=self.clause)
        return super().refusal(state, seat, action)


def shuffle_in(state: KnightState, seat: int, card: int) -> None:
    """A drafted card lies in the deck, which is shuffled before the next round."""
    state.drafted[seat] = without(state.drafted[seat], card)
    state.draft_used[seat] += (card,)
    state.deck[seat] = (card, *state.deck[seat])
    state.tell(news.DraftedAdded(seat))


def after_day(state: KnightState) -> None:
    """Whoever has one drafted card left shuffles it in; whoever has several is asked."""
    asked = []
    for seat, cards in enumerate(state.drafted):
        if len(cards) == 1:
            shuffle_in(state, seat, cards[0])
        elif cards and seat in state.order:
            asked.append(seat)
    if asked:
        state.push(ShuffleIn(waiting=tuple(asked)))


DRAFT_STEPS = (DealDraft, KeepCard, LayTable, ShuffleIn)
