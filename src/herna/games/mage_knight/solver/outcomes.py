"""What can come of an action that turns something up which nobody knows: each outcome with its chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from herna.games.mage_knight.hidden import colour_of, covered
from herna.games.mage_knight.rules.known import known_to
from herna.games.mage_knight.setting import PILES
from herna.games.mage_knight.state import KnightState
from herna.kernel import Action, with_item

MOST_OUTCOMES = 24
"""How many are told apart; of more than that some are drawn."""
SAMPLES = 12
ALIKE = 3
"""If so many that were drawn are equal, the others are taken to be so too: a card that is laid out in an offer seldom
makes a difference to a fight."""
TELLING = (
    "advanced_deck",
    "artifact_deck",
    "elite_deck",
    "regular_deck",
    "ruin_pile",
    "spell_deck",
    "tile_stack",
    "rng",
)
"""What else may be turned up, rolled or shuffled: of these outcomes some are drawn."""


class Outcome(NamedTuple):
    """One thing that can come of an action."""

    chance: float
    state: KnightState
    action: Action


class Outcomes(NamedTuple):
    """All that can come of an action, and whether those are all or some that were drawn."""

    found: list[Outcome]
    exact: bool = True


def outcomes(state: KnightState, seat: int, action: Action) -> Outcomes:
    """What can come of an action. One that tells the hero nothing new has a single outcome."""
    after = done(state, seat, action)
    if not turned_up(state, after, seat):
        return Outcomes([Outcome(1.0, after, action)])
    if any(getattr(state, name) != getattr(after, name) for name in TELLING):
        return drawn(state, seat, action)
    piles = [at for at, pile in enumerate(state.enemy_piles) if len(after.enemy_piles[at]) < len(pile)]
    cards = len(state.deck[seat]) - len(after.deck[seat])
    if len(piles) + (cards > 0) > 1:
        return drawn(state, seat, action)
    if piles:
        count = len(state.enemy_piles[piles[0]]) - len(after.enemy_piles[piles[0]])
        ways = tokens_to_come(state, seat, piles[0], count)
    else:
        ways = cards_to_come(state, seat, cards)
    told = list(zip(range(MOST_OUTCOMES + 1), ways, strict=False))
    if len(told) > MOST_OUTCOMES:
        return drawn(state, seat, action)
    return Outcomes([Outcome(chance, done(table, seat, action), action) for _, (chance, table) in told])


def turned_up(before: KnightState, after: KnightState, seat: int) -> bool:
    """Has an action turned something up that nobody knew? Others may learn something of a hand without that."""
    return after.learnt and (
        after.deck[seat] != before.deck[seat]
        or after.enemy_piles != before.enemy_piles
        or any(getattr(before, name) != getattr(after, name) for name in TELLING)
    )


def done(state: KnightState, seat: int, action: Action) -> KnightState:
    """The table after an action."""
    after = state.copy()
    after.apply(action, seat)
    return after


def drawn(state: KnightState, seat: int, action: Action) -> Outcomes:
    """Some outcomes, drawn the same way every time; equal ones are told once."""
    found: dict[object, Outcome] = {}
    for number in range(SAMPLES):
        if number == ALIKE and len(found) == 1:
            (only,) = found.values()
            return Outcomes([only._replace(chance=1.0)], exact=False)
        after = done(state.imagine(seat, Random(number)), seat, action)
        key = seen_in(after, seat)
        before = found.get(key)
        chance = 1 / SAMPLES + (0.0 if before is None else before.chance)
        found[key] = Outcome(chance, after if before is None else before.state, action)
    return Outcomes(list(found.values()), exact=False)


def seen_in(state: KnightState, seat: int) -> object:
    """What a hero sees of it that matters in a fight."""
    return (
        state.hand[seat], tuple(state.mana[seat]), tuple(state.crystals[seat]), state.dice, state.fight_of(seat),
        state.units[seat], state.lasting, tuple(state.steps), state.fame[seat], state.turns[seat],
    )  # fmt: skip


# Enemies


def tokens_to_come(state: KnightState, seat: int, pile: int, count: int) -> Iterator[tuple[float, KnightState]]:
    """Every sequence of tokens that could lie on top of a pile, with its chance. Those that lie face down on the map
    could as well lie in the pile."""
    known = known_to(state, seat)
    top = int(any(sight.pile == pile for sight in known))
    seen = Counter((sight.token, sight.hex) for sight in known)
    hidden = []
    for at, token in enumerate(state.tokens):
        if covered(token) and colour_of(state, token) == PILES[pile]:
            if seen[token.token, token.hex]:
                seen[token.token, token.hex] -= 1
            else:
                hidden.append(at)
    whole = state.enemy_piles[pile]
    pool = Counter(whole[: len(whole) - top]) + Counter(state.tokens[at].token for at in hidden)
    for chance, tokens in sequences(pool, count - top):
        table = state.copy()
        below = list(whole)
        lies = {at: state.tokens[at].token for at in hidden}
        for number, wanted in enumerate(tokens):
            place = len(below) - 1 - top - number
            if wanted in below[: place + 1]:
                other = below.index(wanted)
                below[place], below[other] = below[other], below[place]
            else:
                other = next(at for at, lying in lies.items() if lying == wanted)
                below[place], lies[other] = lies[other], below[place]
        table.enemy_piles = with_item(table.enemy_piles, pile, tuple(below))
        table.tokens = tuple(
            replace(token, token=lies[at]) if at in lies else token for at, token in enumerate(table.tokens)
        )
        yield chance, table


def sequences(pool: Counter[int], count: int) -> Iterator[tuple[float, tuple[int, ...]]]:
    """Every sequence of `count` things out of a pool, with its chance.

    >>> sorted(sequences(Counter([5, 5, 7]), 2))
    [(0.3333333333333333, (5, 5)), (0.3333333333333333, (5, 7)), (0.3333333333333333, (7, 5))]
    """
    if count <= 0:
        yield 1.0, ()
        return
    total = pool.total()
    for one in sorted(pool):
        if pool[one]:
            for chance, others in sequences(pool - Counter((one,)), count - 1):
                yield chance * pool[one] / total, (one, *others)


# Cards


def cards_to_come(state: KnightState, seat: int, count: int) -> Iterator[tuple[float, KnightState]]:
    """Every hand of cards that could be drawn from the deck, with its chance. Cards on top that are known stay; those
    that lie face down under a tactic could as well lie in the deck."""
    deck, sure = state.deck[seat], min(state.deck_known[seat], count)
    top = deck[len(deck) - state.deck_known[seat] :]
    pool = Counter(deck[: len(deck) - state.deck_known[seat]]) + Counter(state.spared[seat])
    for chance, cards in draws(pool, count - sure):
        rest = sorted((pool - Counter(cards)).elements())
        under = len(state.spared[seat])
        table = state.copy()
        table.spared[seat] = tuple(rest[:under])
        table.deck[seat] = (*rest[under:], *cards, *top)
        yield chance, table


def draws(pool: Counter[int], count: int) -> Iterator[tuple[float, tuple[int, ...]]]:
    """Every hand of `count` things out of a pool, with its chance; the order does not matter.

    >>> sorted(draws(Counter([5, 5, 7]), 2))
    [(0.3333333333333333, (5, 5)), (0.6666666666666666, (5, 7))]
    """
    if count <= 0:
        yield 1.0, ()
        return
    kinds = sorted(pool)
    whole = comb(pool.total(), count)
    for hand in sorted(set(combinations(spread(kinds, pool, count), count))):
        of = Counter(hand)
        ways = 1
        for kind, n in of.items():
            ways *= comb(pool[kind], n)
        yield ways / whole, hand


def spread(kinds: Sequence[int], pool: Counter[int], count: int) -> list[int]:
    """Each kind as often as it can be drawn."""
    return [kind for kind in kinds for _ in range(min(pool[kind], count))]
