"""The portrait of a game: how long it is, how much there is to choose, what the seat, the deal and the bots decide."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from herna.arena.sequential import Share, interval
from herna.arena.simulation import Entrant, seed_of
from herna.bots import THINK_SECONDS
from herna.games import game as find_game
from herna.kernel import BadSetting, Game, State
from herna.kernel.rng import MASK

HELD = "cards"
"""The part of a seat in a view that names the cards it holds, in games that have such a part."""
SELDOM = 10
"""A card that was held less often says nothing."""


class CardLine(msgspec.Struct, frozen=True):
    """How often whoever held a card at the end had won."""

    card: str
    held: int
    wins: Share


class Portrait(msgspec.Struct, frozen=True):
    """What many games tell about a game. Every deal is played twice by bots of the same level with other dice."""

    game: str
    players: int
    options: dict[str, Any]
    level: str
    weaker: str
    games: int
    seed: int
    lengths: tuple[int, ...]
    """Decisions of every game."""
    choices: tuple[float, ...]
    """Options at a decision, on average, by tenths of a game."""
    seats: tuple[Share, ...]
    """The share of wins of each seat; the first is the one that is dealt first."""
    scores: tuple[int, ...]
    """The points of all seats of all games, sorted."""
    cards: tuple[CardLine, ...]
    luck: Share
    """How often the same seat wins a deal again; an even game would have one share for each player."""
    skill: Share
    """The share of wins of the level in one seat against the weaker one in all others."""


class _Game(msgspec.Struct, frozen=True):
    """One game as far as a portrait needs it."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    choices: tuple[int, ...]
    held: tuple[tuple[str, ...], ...]


def portrait(
    name: str,
    games: int,
    *,
    level: str = "fair",
    weaker: str = "easy",
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Portrait:
    """Play about `games` games and tell what they have in common. Raises `BadSetting` for what does not exist."""
    game = find_game(name)
    setting = game.setting_of(players, options or {})
    if games < 3 or setting.together:
        raise BadSetting("wrong-portrait", game=game.name, games=games)
    strong, weak = (Entrant.of(given, THINK_SECONDS) for given in (level, weaker))
    chosen: dict[str, Any] = msgspec.to_builtins(setting.options)
    count, deals = setting.players, max(1, games // 3)
    equal: list[_Game] = []
    again, skill = [], []
    for number in range(deals):
        own = seed_of(seed, number)
        pair = [_play(game, count, chosen, own, [strong] * count, own ^ dice) for dice in (1, 2)]
        equal += pair
        again.append(sum(one * other for one, other in zip(pair[0].shares, pair[1].shares, strict=True)))
        place = number % count
        mixed = [strong if seat == place else weak for seat in range(count)]
        skill.append(_play(game, count, chosen, own, mixed, own ^ 3).shares[place])
        if progress is not None:
            progress(number + 1, deals)
    return Portrait(
        game=game.name,
        players=count,
        options=chosen,
        level=strong.name,
        weaker=weak.name,
        games=3 * deals,
        seed=seed,
        lengths=tuple(len(played.choices) for played in equal),
        choices=_by_tenths([played.choices for played in equal]),
        seats=tuple(interval([played.shares[seat] for played in equal]) for seat in range(count)),
        scores=tuple(sorted(score for played in equal for score in played.scores)),
        cards=_cards(equal),
        luck=interval(again),
        skill=interval(skill),
    )


def _play(game: Game, players: int, options: dict[str, Any], seed: int, kinds: Sequence[Entrant], dice: int) -> _Game:
    state = game.new(players, seed, **options)
    bots = [kind.sit((dice + seat) & MASK) for seat, kind in enumerate(kinds)]
    choices = []
    while state.steps:
        seat = state.seats_to_act[0]
        choices.append(len(state.options(seat)))
        state.apply(bots[seat].choose(state, seat), seat)
    shares = tuple(state.setting.share(state.winners, seat) for seat in range(players))
    return _Game(shares, state.scores, tuple(choices), held_by(state))


def held_by(state: State) -> tuple[tuple[str, ...], ...]:
    """The cards that each seat holds, where the view of the game shows them."""
    sides = getattr(state.view(None), "seats", ())
    found = [getattr(side, HELD, ()) for side in sides]
    return tuple(tuple(card for card in cards if isinstance(card, str)) for cards in found)


def _cards(games: Sequence[_Game]) -> tuple[CardLine, ...]:
    """Every card that was held often enough, from the one that wins most."""
    wins: dict[str, list[float]] = {}
    for played in games:
        for seat, cards in enumerate(played.held):
            for card in Counter(cards):
                wins.setdefault(card, []).append(played.shares[seat])
    lines = [CardLine(card, len(shares), interval(shares)) for card, shares in wins.items() if len(shares) >= SELDOM]
    return tuple(sorted(lines, key=lambda line: (-line.wins.mean, line.card)))


def _by_tenths(games: Sequence[Sequence[int]]) -> tuple[float, ...]:
    """The mean number of options in each tenth of the games."""
    tenths: list[list[int]] = [[] for _ in range(10)]
    for choices in games:
        for number, count in enumerate(choices):
            tenths[10 * number // len(choices)].append(count)
    return tuple(statistics.fmean(tenth) if tenth else 0.0 for tenth in tenths)
