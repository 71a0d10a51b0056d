"""Test games about who wins together: all, two teams, or one player alone."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from herna.kernel import (
    Action,
    Options,
    Setting,
    Step,
)
from tests.kernel.tiny import Choose, TinyGame, TinyState, TinyView

# A co-operative game: all win or all lose


class Pay(Action, frozen=True):
    coins: int


class CommonPot(Step, frozen=True):
    """Everybody pays something in turn; with ten in the pot all have won."""

    turn: int

    def seats(self, state: TinyState) -> tuple[int, ...]:
        return (self.turn,)

    def options(self, state: TinyState, seat: int) -> list[Action]:
        return [Pay(coins) for coins in range(min(4, state.purse[seat]) + 1)]

    def take(self, state: TinyState, seat: int, action: Pay) -> None:
        state.purse[seat] -= action.coins
        state.pot += action.coins
        if self.turn + 1 < len(state.purse):
            state.push(CommonPot(self.turn + 1))


class OneTeam(Setting):
    @cached_property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        return (tuple(range(self.players)),)


class Together(TinyGame):
    """All win or lose as one; alone it is the same game."""

    name, actions, steps, first = "together", (Pay,), (CommonPot,), CommonPot(0)

    def prepare(self, players: int, options: Options) -> Setting:
        return OneTeam(self, players, options)

    def scores(self, state: TinyState) -> tuple[int, ...]:
        return (state.pot,) * len(state.purse)

    def winners(self, state: TinyState) -> tuple[int, ...]:
        return tuple(range(len(state.purse))) if state.pot >= 10 else ()


# Two teams: those who sit opposite each other have one purse in the end


class TwoTeams(Setting):
    @cached_property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(range(first, self.players, 2)) for first in (0, 1))


class Teams(TinyGame):
    name, actions, steps, first = "teams", (Pay,), (CommonPot,), CommonPot(0)
    players = range(4, 5)
    view_type = TinyView

    def prepare(self, players: int, options: Options) -> Setting:
        return TwoTeams(self, players, options)

    def winners(self, state: TinyState) -> tuple[int, ...]:
        """Whoever has kept more wins; both teams do if they have kept the same."""
        teams = state.setting.teams
        kept = [sum(state.purse[seat] for seat in team) for team in teams]
        won = [team for team, coins in zip(teams, kept, strict=True) if coins == max(kept)]
        return tuple(sorted(seat for team in won for seat in team))

    def features(self, view: Any) -> list[float]:
        return [float(coins) for coins in view.purse]


# One player alone, who wins or loses by what the game asks


class Climb(Step, frozen=True):
    left: int

    def seats(self, state: TinyState) -> tuple[int, ...]:
        return (0,)

    def options(self, state: TinyState, seat: int) -> list[Action]:
        return [Choose(0), Choose(1), Choose(2)]

    def take(self, state: TinyState, seat: int, action: Choose) -> None:
        state.pot += action.number
        if self.left > 1:
            state.push(Climb(self.left - 1))


class AloneSetting(Setting):
    @cached_property
    def catalogue(self) -> tuple[Action, ...]:
        return Choose(0), Choose(1), Choose(2)


class Solitaire(TinyGame):
    name, actions, steps, first = "solitaire", (Choose,), (Climb,), Climb(4)
    players = range(1, 2)
    view_type = TinyView

    def prepare(self, players: int, options: Options) -> Setting:
        return AloneSetting(self, players, options)

    def scores(self, state: TinyState) -> tuple[int, ...]:
        return (state.pot,)

    def winners(self, state: TinyState) -> tuple[int, ...]:
        return (0,) if state.pot >= 6 else ()

    def features(self, view: Any) -> list[float]:
        return [float(view.pot)]
