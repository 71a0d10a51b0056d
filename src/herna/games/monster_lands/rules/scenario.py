"""Ratings: what a scenario asks for, how far the clan has come, which rating that is (chapter 18)."""

from __future__ import annotations

import msgspec

from herna.games.monster_lands.components.box import NUMBERS
from herna.games.monster_lands.components.pieces import TYPES
from herna.games.monster_lands.components.solo import BUNGLER, WON, Needs, following
from herna.games.monster_lands.rules.scoring import score_line
from herna.games.monster_lands.setting import AFFINITY_OF
from herna.games.monster_lands.state import LandsState
from herna.games.monster_lands.vocabulary import AFFINITIES

LIMITS = NUMBERS.limits


class Need(msgspec.Struct, frozen=True):
    """One thing that a rating asks for: what, how much there is of it, and how much it takes.

    Both are single numbers, but for members by affinity (`spread`): there the largest number comes first.
    """

    what: str
    have: tuple[int, ...]
    need: tuple[int, ...]
    done: bool


def need(what: str, have: int, wanted: int) -> Need:
    return Need(what, (have,), (wanted,), have >= wanted)


def members_by_affinity(state: LandsState, seat: int) -> list[int]:
    """How many members of each affinity the clan has, the chief too; rookies have none (ML-18.7)."""
    signs = [AFFINITY_OF[card] for card in state.members[seat]]
    return [signs.count(affinity) for affinity in range(len(AFFINITIES))]


def kit(state: LandsState, seat: int) -> list[Need]:
    """Full pouches, equipment of every type, a member of every affinity (ML-18.5)."""
    types = {state.setting.gear_type[gear] for gear, bearer in enumerate(state.bearer) if bearer in state.members[seat]}
    affinities = sum(number > 0 for number in members_by_affinity(state, seat))
    return [
        need("defense", state.defense[seat], LIMITS.defense),
        need("traps", len(state.traps[seat]), LIMITS.trap),
        need("potions", state.potion[seat], LIMITS.potion),
        need("venoms", state.venom[seat], LIMITS.venom),
        need("equipment", len(types), len(TYPES)),
        need("affinities", affinities, len(AFFINITIES)),
    ]


def needs_of(state: LandsState, seat: int, asked: Needs) -> tuple[Need, ...]:
    """Everything that a rating asks for, as it stands."""
    found = kit(state, seat) if asked.kit else []
    if asked.spread:
        counts = tuple(sorted(members_by_affinity(state, seat), reverse=True))
        done = all(have >= wanted for have, wanted in zip(counts, asked.spread, strict=True))
        found.append(Need("spread", counts, asked.spread, done))
    if asked.missions:
        found.append(need("missions", state.missions_done[seat], asked.missions))
    if asked.coins:
        found.append(need("coins", state.coins[seat], asked.coins))
    if asked.points:
        found.append(need("points", score_line(state, seat).total, asked.points))
    return tuple(found)


def all_needs(state: LandsState, seat: int) -> tuple[tuple[Need, ...], ...]:
    """What each rating asks for, from the lowest on."""
    scenario = state.setting.scenario
    assert scenario is not None
    return tuple(needs_of(state, seat, asked) for asked in scenario.needs)


def rating(state: LandsState, seat: int = 0) -> int:
    """The highest rating that has everything it asks for (ML-18.11)."""
    best = BUNGLER
    for number, needs in enumerate(all_needs(state, seat)):
        if all(one.done for one in needs):
            best = number
    return best


def has_won(state: LandsState) -> bool:
    """Alone a bungler has lost, everybody else has won (ML-18.11); a campaign is won by its last game (ML-19.4)."""
    game = state.history[-1]
    return following(game) == WON if state.setting.options.campaign else game.rating != BUNGLER
