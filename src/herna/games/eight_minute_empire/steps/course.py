"""The course of a game: its set-up and its end (chapters 2, 6 and 9)."""

from __future__ import annotations

from herna.games.eight_minute_empire.components import GOOD_INFO, NUMBERS
from herna.games.eight_minute_empire.scoring import points
from herna.games.eight_minute_empire.state import NO_TOKEN, EmpireState
from herna.games.eight_minute_empire.steps.auction import Auction
from herna.games.eight_minute_family.events import GameBegun
from herna.games.eight_minute_family.steps.neutral import NeutralArmies
from herna.games.eight_minute_family.steps.scoring import end_game
from herna.kernel import Automatic


class SetUp(Automatic, frozen=True):
    """Lay out the board, the cards, the armies and the coins (EME-2.1 to EME-2.4, EME-9.1, EME-9.3)."""

    def run(self, state: EmpireState) -> None:
        setting = state.setting
        state.clear_table(armies=NUMBERS.armies, cities=NUMBERS.cities, neutral=NUMBERS.neutral_armies)
        for seat in range(setting.players):
            state.armies[seat][setting.start] = NUMBERS.start_armies
            state.supply[seat] -= NUMBERS.start_armies
        tokens = [NO_TOKEN] * len(setting.regions)
        if setting.options.goods_tokens:
            heap = [good for good, info in enumerate(GOOD_INFO) for _ in range(info.tokens)]
            state.shuffle(heap)
            for region in setting.triangles:
                tokens[region] = heap.pop()
        state.tokens = tuple(tokens)
        state.tell(GameBegun(len(state.earlier) + 1, setting.options.games))
        state.push(EndGame())
        state.push(Auction())
        if setting.neutral:
            state.push(PlaceNeutralArmies())


class PlaceNeutralArmies(NeutralArmies[EmpireState], frozen=True):
    """The two players put the armies of an unused colour on the board in turn (EME-9.6)."""

    clause = "EME-9.6"


class EndGame(Automatic, frozen=True):
    """Count the points; in the full game set up the next of three (EME-6.3, EME-9.1)."""

    def run(self, state: EmpireState) -> None:
        end_game(state, points, SetUp())
