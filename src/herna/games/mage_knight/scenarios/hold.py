"""Conquer and Hold: keeps and mage towers belong to whoever takes them, and only they count."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from msgspec.structs import replace

from herna.games.mage_knight.components import Pile, ShapeInfo, TileInfo, UnitInfo, box
from herna.games.mage_knight.rules.land import site_on
from herna.games.mage_knight.rules.scoring import Item, of_shields
from herna.games.mage_knight.scenarios.base import Scenario
from herna.games.mage_knight.scenarios.values import Aim, Progress
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.surrender import OfferGivingUp, staying

ROW = "holding"
"""The row of the score card that counts: what stands in it are the keeps and towers of the files."""
CITY_LEVEL = 4
"""The level of units that only cities know."""
CITY = "white"
POINT_WORTH = 3.0
"""What bots think of a point."""
RIVAL_WORTH = 1.5
"""What they think of a point of the best other side."""
LURE = 2.5
"""What they think of taking one away."""


class ConquerAndHold(Scenario):
    """A fixed map on which everything that counts can be taken from its owner; more defend it as days go by."""

    # The table

    @property
    def holds(self) -> tuple[str, ...]:
        """The sites that are owned and count."""
        return tuple(site.id for site in self.sites("core").values() if site.row == ROW)

    def wanted(self, tile: TileInfo) -> bool:
        if tile.kind == "core-city":
            return tile.hexes.c.colour == CITY
        return tile.set == "base" and any(info.site in self.holds for info in tile.hexes.all)

    def first_places(self, shape: ShapeInfo) -> Sequence[tuple[int, int]]:
        return (*shape.countryside, *shape.core) if self.options.whole_map else super().first_places(shape)

    def keeps_unit(self, unit: UnitInfo) -> bool:
        return unit.level < CITY_LEVEL and super().keeps_unit(unit)

    def elite_offered(self, state: KnightState) -> bool:
        """In the second half of the game, whatever is turned up."""
        return state.round > self.rounds // 2

    # What is owned

    def side_of(self, seat: int) -> tuple[int, ...]:
        """A hero with his partner, if he has one."""
        return next(team for team in self.teams if seat in team)

    def held(self, state: KnightState, seat: int) -> list[int]:
        """The keeps and towers of a hero."""
        return [spot for spot, owner in state.shields if owner == seat and site_on(state, spot).row == ROW]

    def garrison(self, state: KnightState, spot: int) -> Sequence[Pile]:
        """One token in the first day and night, two in the second, three in the third."""
        return tuple(super().garrison(state, spot)) * ((state.round + 1) // 2)

    # The end

    def round_ends(self, state: KnightState) -> None:
        """Whoever is behind may give up, but after the last round."""
        super().round_ends(state)
        if len(self.teams) < 2 or state.round >= self.rounds:
            return
        points = {team: self.points(state, team) for team in self.teams}
        behind = [team for team in self.teams if points[team] < max(points.values())]
        state.given_up = ()
        if behind:
            turns = {team: min(state.order.index(seat) for seat in team) for team in behind}
            state.push(OfferGivingUp(tuple(sorted(behind, key=lambda team: turns[team]))))

    def fulfilled(self, state: KnightState) -> bool:
        """Alone everything is to be held; among rivals the rounds decide."""
        return len(self.teams) == 1 and self.points(state, self.teams[0]) == self.at_stake

    # The score

    @cached_property
    def at_stake(self) -> int:
        """The points of all keeps and towers of the map."""
        tiles = [tile for tile in box().tiles if tile.kind != "start" and self.wanted(tile)]
        return sum(site.points for tile in tiles for site in self.sites_of_tiles[tile.id] if site.row == ROW)

    def points(self, state: KnightState, team: Sequence[int]) -> int:
        """The points of a side."""
        return sum(site_on(state, spot).points for seat in team for spot in self.held(state, seat))

    @property
    def fame_counts(self) -> bool:
        return False

    @property
    def rows(self) -> tuple[str, ...]:
        return (ROW,)

    def lines(self, state: KnightState, seat: int) -> Iterator[Item]:
        return (item for item in of_shields(state, seat) if item.row == ROW)

    def of_team(self, members: Mapping[int, tuple[Item, ...]]) -> tuple[Item, ...]:
        """The card of a team has what both own."""
        if len(members) == 1:
            return super().of_team(members)
        return tuple(replace(item, seat=seat) for seat, items in members.items() for item in items)

    @property
    def nobody_may_win(self) -> bool:
        return True

    def winners(self, state: KnightState) -> tuple[int, ...]:
        """The side with the most points, or the only one that has not given up; nobody if it is a draw."""
        if len(self.teams) == 1:
            return super().winners(state)
        if state.given_up:
            return staying(state)[0]
        points = [self.points(state, team) for team in self.teams]
        best = max(points)
        return self.teams[points.index(best)] if points.count(best) == 1 else ()

    # What bots and people are told

    @property
    def aim(self) -> Aim:
        below = super().aim
        return Aim(goal=40.0 if below.goal else 0.0, end=0.0, tile=2.0, haste=0.8, way=0.1, later=0.5, spare=2.0)

    def judged(self, state: KnightState, seat: int) -> float:
        won = seat in self.winners(state)
        return state.fame[seat] + self.reached(state, seat) + (40.0 if won else 0.0)

    def seeking(self, state: KnightState) -> bool:
        return bool(state.tile_stack)

    def reached(self, state: KnightState, seat: int) -> float:
        side = self.side_of(seat)
        others = (self.points(state, team) for team in self.teams if team != side)
        return POINT_WORTH * self.points(state, side) - RIVAL_WORTH * max(others, default=0)

    def leads_to(self, state: KnightState, seat: int) -> Sequence[int]:
        own = {spot for mate in self.side_of(seat) for spot in self.held(state, mate)}
        spots = (spot for position, _ in state.laid for spot in range(position * 7, position * 7 + 7))
        return [spot for spot in spots if site_on(state, spot).row == ROW and spot not in own]

    def promises(self, state: KnightState, seat: int, spot: int) -> float:
        """The keep or tower of a rival is worth more than one that is nobody's, but more defend it later on."""
        found = super().promises(state, seat, spot)
        owner = next((one for place, one in state.shields if place == spot), NONE)
        site = site_on(state, spot)
        if site.row == ROW and owner != NONE and owner not in self.side_of(seat):
            found += LURE * site.points * 2 / ((state.round + 1) // 2)
        return found

    def progress(self, state: KnightState) -> tuple[Progress, ...]:
        what = "hold-all" if len(self.teams) == 1 else "hold"
        points = [self.points(state, team) for team in self.teams]
        leads = [
            self.fulfilled(state) or (what == "hold" and points.count(one) == 1 and one == max(points))
            for one in points
        ]
        return tuple(
            Progress(what, done, self.at_stake, reached, team)
            for team, done, reached in zip(self.teams, points, leads, strict=True)
        )
