"""Points: regions, islands, abilities, elixirs, tokens, leaders, and who wins (chapters 7, 8 and 9)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from herna.games.eight_minute_family.majority import KEPT, best_of, land_owners, region_owners, sum_of_games
from herna.games.eight_minute_legends.components import (
    CARDS,
    CITADEL,
    FAIRY_QUEEN,
    LEADERS,
    NUMBERS,
    RED_SORCERESS,
    TIE_WINNERS,
    TOKENS,
    WHITE_KNIGHT,
    Ability,
)
from herna.games.eight_minute_legends.state import NO_LEADER, LegendsState

SCORING = tuple(tuple(ability for ability in card.abilities if ability.kind.startswith("vp-")) for card in CARDS)
"""By card: the abilities that are worth points at the end."""


class ScoreLine(msgspec.Struct, frozen=True):
    """One player's points, line by line."""

    regions: int
    islands: int
    abilities: int
    elixirs: int
    tokens: int
    citadels: int
    leader: int

    @property
    def total(self) -> int:
        return self.regions + self.islands + self.abilities + self.elixirs + self.tokens + self.citadels + self.leader


def family_count(cards: tuple[int, ...], family: str) -> int:
    """How many of these cards have this adjective."""
    return sum(CARDS[number].family == family for number in cards)


@lru_cache(maxsize=KEPT)
def abilities_points(cards: tuple[int, ...], coins: int, flying: int) -> int:
    """What the abilities of all cards are worth at the end, with these coins and this flying."""
    return sum(ability_points(cards, coins, flying, ability) for number in cards for ability in SCORING[number])


def ability_points(cards: tuple[int, ...], coins: int, flying: int, ability: Ability) -> int:
    """What one ability is worth at the end (LEG-7.5 to LEG-7.8)."""
    match ability.kind:
        case "vp-per-family":
            return ability.vp * family_count(cards, ability.family)
        case "vp-set":
            return ability.vp if family_count(cards, ability.family) >= ability.need else 0
        case "vp-per-coins":
            return ability.vp * (coins // ability.coins)
        case "vp-per-flying":
            return ability.vp * flying
        case _:
            return 0


def elixir_points(state: LegendsState, seat: int) -> int:
    """Most elixirs: two points; those who tie one each; nobody where nobody has any (LEG-7.9)."""
    most = max(state.elixirs)
    if not most or state.elixirs[seat] != most:
        return 0
    return NUMBERS.elixir_points if state.elixirs.count(most) == 1 else NUMBERS.elixir_tie_points


def leader_points(state: LegendsState, seat: int, islands: list[int]) -> int:
    """What the leader is worth at the end (LEG-9.16, LEG-9.18, LEG-9.19)."""
    number = state.leaders[seat]
    if number == NO_LEADER:
        return 0
    leader = LEADERS[number]
    if number == FAIRY_QUEEN:
        return leader.points * (family_count(state.cards[seat], "forest") >= leader.per)
    if number == RED_SORCERESS:
        return leader.points * (sum(state.captured[seat]) // leader.per)
    if number == WHITE_KNIGHT:
        ruled = [len(island) for island, owner in zip(state.world.islands, islands, strict=True) if owner == seat]
        return leader.points * sum(size >= leader.per for size in ruled)
    return 0


def citadels_of(state: LegendsState, seat: int, owners: list[int]) -> int:
    """How many citadels stand in regions of the seat (LEG-9.6)."""
    if CITADEL not in state.tokens:
        return 0
    return sum(token == CITADEL and owners[region] == seat for region, token in enumerate(state.tokens))


def score_sheet(state: LegendsState, owners: list[int] | None = None) -> list[ScoreLine]:
    """Everybody's points in this game as it stands, line by line."""
    if owners is None:
        owners = region_owners(state)
    islands = island_owners(state, owners)
    return [
        ScoreLine(
            regions=owners.count(seat),
            islands=islands.count(seat),
            abilities=abilities_points(state.cards[seat], state.coins[seat], state.flying[seat]),
            elixirs=elixir_points(state, seat),
            tokens=sum(TOKENS[token].points for token in state.held[seat]),
            citadels=TOKENS[CITADEL].points * citadels_of(state, seat, owners),
            leader=leader_points(state, seat, islands),
        )
        for seat in range(state.setting.players)
    ]


def island_owners(state: LegendsState, owners: list[int]) -> list[int]:
    """Who controls each island: most of its regions, neutral ones compared too; nobody on a tie (LEG-2.8, LEG-7.4)."""
    if len(state.layout) < 4:
        return []
    return land_owners(owners, state.world.islands, state.setting.owners)


def points(state: LegendsState, owners: list[int] | None = None) -> list[int]:
    """Everybody's points in this game as it stands."""
    return [line.total for line in score_sheet(state, owners)]


def total_scores(state: LegendsState) -> tuple[int, ...]:
    """Points of this game and the finished ones of three (LEG-9.1)."""
    return sum_of_games(state, points(state))


def winners(state: LegendsState) -> tuple[int, ...]:
    """Most points; then the spellbook, coins, armies on the map, regions; then the win is shared (LEG-8.1 to 8.5)."""
    scores = total_scores(state)
    if state.earlier:
        ranks: list[tuple[int, ...]] = [(score,) for score in scores]
    else:
        owners = region_owners(state)
        ranks = [
            (
                score,
                int(not TIE_WINNERS.isdisjoint(state.held[seat])),
                state.coins[seat],
                sum(state.armies[seat]),
                owners.count(seat),
            )
            for seat, score in enumerate(scores)
        ]
    return best_of(ranks)
