"""Cards that are drafted: who holds what, and what somebody who looks on could think of it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import pairwise

from herna.games.mage_knight.state import NONE, KnightState
from herna.kernel import Dice
from herna.kernel.rng import shuffle_with


def draft_hand(state: KnightState, seat: int, turn: int) -> list[int]:
    """What a seat holds when everybody has kept `turn` cards: the hand that was dealt as many seats to the right,
    without what was kept of it on the way."""
    players = state.setting.players
    dealt = (seat - turn) % players
    gone = [state.drafted[(dealt + at) % players][at] for at in range(turn)]
    return sorted(card for card in state.draft_dealt[dealt] if card not in gone)


def deal_draft(state: KnightState, seat: int | None, turn: int, dice: Dice) -> None:
    """Everything about a draft under way that a seat does not know, in another way: hands that it has never held, and
    what others have kept of those that it has."""
    players = state.setting.players
    held = {dealt: list(rounds_held(players, dealt, seat, turn)) for dealt in range(players)}
    known = {card for dealt, rounds in held.items() for at in rounds for card in hand_in_round(state, dealt, at)}
    hidden = [card for hand in (*state.draft_dealt, state.advanced_deck) for card in hand if card not in known]
    fresh = iter(_mixed(hidden, dice))
    hands, kept = [], dict[tuple[int, int], int]()
    for dealt, rounds in held.items():
        hand, picks = _hand_again(state, dealt, rounds, seat, fresh, dice)
        hands.append(hand)
        kept |= picks
    state.draft_dealt = tuple(hands)
    for owner in range(players):
        state.drafted[owner] = tuple(kept[owner, at] for at in range(len(state.drafted[owner])))
    state.advanced_deck = tuple(next(fresh) for _ in state.advanced_deck)


def drafted_otherwise(state: KnightState, seat: int | None, hidden: Collection[int], dice: Dice) -> dict[int, int]:
    """For each hidden advanced action one that could as well be in its place, for a seat that remembers the draft: of a
    hand that it has passed on it knows which cards went round after it, but not who has kept which, nor which one
    nobody wanted."""
    seen, alike = set[int](), list[list[int]]()
    for dealt, hand in enumerate(state.draft_dealt):
        kept = [state.draft_kept[(dealt + at) % state.setting.players][at] for at in range(len(state.draft_kept[0]))]
        way = [*kept, *(card for card in hand if card not in kept)]
        held = list(rounds_held(state.setting.players, dealt, seat, len(kept) - 1))
        if held:
            seen.update(way[held[0] :])
        # Whatever left the hand between two times that the seat held it, and after the last.
        alike += [way[at + 1 : then] for at, then in pairwise((*held, len(way)))]
    found = dict[int, int]()
    for group in ([card for card in hidden if card not in seen], *alike):
        cards = sorted(card for card in group if card in hidden)
        found |= zip(cards, _mixed(cards, dice), strict=True)
    return found


def rounds_held(players: int, dealt: int, seat: int | None, turn: int) -> Iterator[int]:
    """The rounds of the draft so far in which a seat has held the hand that was dealt to another."""
    return (at for at in range(turn + 1) if (dealt + at) % players == seat)


def hand_in_round(state: KnightState, dealt: int, turn: int) -> list[int]:
    """A hand, by who it was dealt to, as it was in a round."""
    return draft_hand(state, (dealt + turn) % state.setting.players, turn)


def _hand_again(
    state: KnightState, dealt: int, rounds: list[int], seat: int | None, fresh: Iterator[int], dice: Dice
) -> tuple[tuple[int, ...], dict[tuple[int, int], int]]:
    """A hand as it may have been dealt, and what may have been kept of it: by whom, in which round."""
    players, whole = state.setting.players, state.draft_dealt[dealt]
    first = rounds[0] if rounds else NONE
    left = hand_in_round(state, dealt, first) if rounds else [next(fresh) for _ in whole]
    unseen = [next(fresh) for _ in range(len(whole) - len(left))]
    hand, picks = (*unseen, *left), dict[tuple[int, int], int]()
    for at in range(len(whole)):
        keeper = (dealt + at) % players
        if len(state.drafted[keeper]) <= at:
            break
        if keeper == seat:
            card = state.drafted[keeper][at]
        elif at < first:
            card = unseen[at]
        else:
            # What somebody saw again later was not kept in between.
            again = next((hand_in_round(state, dealt, later) for later in rounds if later > at), [])
            card = _mixed([one for one in left if one not in again], dice)[0]
        picks[keeper, at] = card
        left = [one for one in left if one != card]
    return hand, picks


def _mixed(cards: list[int], dice: Dice) -> list[int]:
    found = sorted(cards)
    shuffle_with(found, dice)
    return found
