"""The course of a game: its set-up and its end (chapters 2, 7 and 9)."""

from __future__ import annotations

from herna.games.eight_minute_family.events import GameBegun
from herna.games.eight_minute_family.steps.scoring import end_game
from herna.games.eight_minute_legends.components import FAIRY_QUEEN, NUMBERS, REGIONS
from herna.games.eight_minute_legends.scoring import points
from herna.games.eight_minute_legends.state import NO_LEADER, NO_TOKEN, NOWHERE, LegendsState
from herna.games.eight_minute_legends.steps.auction import Auction
from herna.games.eight_minute_legends.steps.ending import ExtraCard
from herna.games.eight_minute_legends.steps.preparation import (
    ChooseOutpost,
    ChooseStart,
    DealLeaders,
    LayReadyMap,
    LaySegments,
    PlaceFirstArmies,
    PlaceNeutralArmies,
)
from herna.games.eight_minute_legends.steps.tokens import PrepareTokens
from herna.kernel import Automatic


class SetUp(Automatic, frozen=True):
    """Clear the table, shuffle the cards, and prepare everything in the order of the rulebook."""

    def run(self, state: LegendsState) -> None:
        setting = state.setting
        players = setting.players
        state.layout, state.home, state.outpost = (), NOWHERE, NOWHERE
        state.tokens, state.heap = (NO_TOKEN,) * len(REGIONS), ()
        state.rebuild()
        state.clear_table(armies=NUMBERS.armies, cities=NUMBERS.cities, neutral=NUMBERS.neutral_armies)
        state.seen = state.held = ((),) * players
        state.leaders = (NO_LEADER,) * players
        state.captured = ((0,) * players,) * players
        state.moves, state.extra, state.flying, state.elixirs = ([0] * players for _ in range(4))
        state.immune = (False,) * players
        state.tell(GameBegun(len(state.earlier) + 1, setting.options.games))
        state.push(EndGame())
        state.push(Auction())
        if setting.neutral:
            state.push(PlaceNeutralArmies())
        state.push(PlaceFirstArmies())
        if setting.options.leaders:
            state.push(DealLeaders())
        if setting.tokens_in_play:
            state.push(PrepareTokens())
        if setting.map_by_hand:
            state.push(ChooseOutpost())
            state.push(ChooseStart())
            state.push(LaySegments())
        else:
            state.push(LayReadyMap())


class EndGame(Automatic, frozen=True):
    """When all turns are taken the Fairy Queen may take one more card; then the points are counted (LEG-9.16)."""

    def run(self, state: LegendsState) -> None:
        state.push(CountPoints())
        if FAIRY_QUEEN in state.leaders and state.row:
            state.turn = state.leaders.index(FAIRY_QUEEN)
            state.push(ExtraCard())


class CountPoints(Automatic, frozen=True):
    """Count the points; in the full game set up the next of three (LEG-7.1, LEG-9.1)."""

    def run(self, state: LegendsState) -> None:
        end_game(state, points, SetUp())
