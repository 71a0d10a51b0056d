"""Preparing the game: boards, start, leaders, first armies (chapter 2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from herna.games.eight_minute_family.steps.neutral import NeutralArmies
from herna.games.eight_minute_family.steps.turn import PreparerStep
from herna.games.eight_minute_legends.actions import LaySegment, PutOutpost, PutStart
from herna.games.eight_minute_legends.components import (
    BOARD_OF,
    BOARD_SIDES,
    LEADER_IDS,
    LEADERS,
    NUMBERS,
    RED_SORCERESS,
    REGION_NUMBER,
    REGIONS,
    SEGMENTS,
    SIDE_IDS,
    SIDES,
)
from herna.games.eight_minute_legends.events import LeaderDealt, OutpostPut, SegmentLaid, StartPut
from herna.games.eight_minute_legends.state import LegendsState
from herna.games.eight_minute_legends.world import INNER, START_SIDES, Placed
from herna.kernel import Action, Automatic, IllegalAction, Prompt


class LayReadyMap(Automatic, frozen=True):
    """A map ready to play, or one drawn at random (LEG-2.1 to LEG-2.5, LEG-2.11)."""

    def run(self, state: LegendsState) -> None:
        preset = state.setting.preset
        if preset:
            state.layout = tuple((SIDE_IDS.index(laid.side), laid.turn // 90) for laid in preset.boards)
            state.home, state.outpost = REGION_NUMBER[preset.start], REGION_NUMBER[preset.outpost]
        else:
            state.layout = ()
            lying = state.below(2)
            boards = list(range(len(SEGMENTS.board)))
            while not state.layout:
                state.shuffle(boards)
                sides = [BOARD_SIDES[board][state.below(2)] for board in boards]
                if all(may_lie(state, place, side) for place, side in enumerate(sides)):
                    state.layout = tuple((side, random_turn(state, lying)) for side in sides)
            starts = state.world.starts
            state.home = starts[state.below(len(starts))]
            outposts = state.world.outposts(state.home)
            state.outpost = outposts[state.below(len(outposts))]
        if state.events is None:
            return
        for place, (side, turn) in enumerate(state.layout):
            state.tell(SegmentLaid(place, side, turn))
        state.tell(StartPut(state.home))
        state.tell(OutpostPut(state.outpost))


def random_turn(state: LegendsState, lying: int) -> int:
    """Any of the four ways; in a row all boards stand or all lie (LEG-9.15)."""
    return state.below(4) if state.setting.layout == "t" else 2 * state.below(2) + lying


def may_lie(state: LegendsState, place: int, side: int) -> bool:
    """In a row the side that must hold the start lies inside, where starts are allowed (LEG-9.15)."""
    return side not in START_SIDES or state.setting.layout == "t" or place in INNER["row"]


class LaySegments(PreparerStep, frozen=True):
    """The preparing player lays the four boards, place by place (LEG-2.1, LEG-2.2)."""

    clause: ClassVar[str] = "LEG-2.1"

    def options(self, state: LegendsState, seat: int) -> Sequence[Action]:
        place = len(state.layout)
        return [
            LaySegment(place, side, turn)
            for side in range(len(SIDES))
            for turn in range(4)
            if self.wrong(state, place, side, turn) is None
        ]

    def wrong(self, state: LegendsState, place: int, side: int, turn: int) -> IllegalAction | None:
        """What speaks against laying a side here."""
        name = state.setting.names("place")[place]
        if BOARD_OF[side] in [BOARD_OF[other] for other, _ in state.layout]:
            return IllegalAction("board-used", clause="LEG-2.2", side=SIDE_IDS[side])
        if not may_lie(state, place, side):
            return IllegalAction("start-side-inside", clause="LEG-9.15", side=SIDE_IDS[side], place=name)
        if state.setting.layout == "row" and state.layout and turn % 2 != state.layout[0][1] % 2:
            return IllegalAction("row-not-straight", clause="LEG-9.15", side=SIDE_IDS[side])
        return None

    def take(self, state: LegendsState, seat: int, action: LaySegment) -> None:
        laid: Placed = (action.side, action.turn)
        state.layout = (*state.layout, laid)
        state.tell(SegmentLaid(action.place, action.side, action.turn))
        if len(state.layout) < len(SEGMENTS.board):
            state.push(self)
        else:
            state.rebuild()

    def prompt(self, state: LegendsState, seat: int) -> Prompt:
        return Prompt("lay-segments", {"place": state.setting.names("place")[len(state.layout)]})

    def refusal(self, state: LegendsState, seat: int, action: Action) -> IllegalAction:
        place = len(state.layout)
        if not isinstance(action, LaySegment):
            return IllegalAction("boards-first", clause="LEG-2.1")
        if action.place != place or not 0 <= action.side < len(SIDES) or not 0 <= action.turn < 4:
            return IllegalAction("wrong-place", clause="LEG-2.1", place=state.setting.names("place")[place])
        return self.wrong(state, place, action.side, action.turn) or super().refusal(state, seat, action)


class ChooseStart(PreparerStep, frozen=True):
    """The start token goes on the central board, joined to another board (LEG-2.3, LEG-2.4)."""

    clause: ClassVar[str] = "LEG-2.3"

    def options(self, state: LegendsState, seat: int) -> Sequence[Action]:
        return [PutStart(region) for region in state.world.starts]

    def take(self, state: LegendsState, seat: int, action: PutStart) -> None:
        state.home = action.region
        state.tell(StartPut(action.region))

    def refusal(self, state: LegendsState, seat: int, action: Action) -> IllegalAction:
        possible = [REGIONS[region] for region in state.world.starts]
        special = not START_SIDES.isdisjoint(state.world.sides)
        return IllegalAction("wrong-start", clause="LEG-2.4" if special else "LEG-2.3", possible=possible)


class ChooseOutpost(PreparerStep, frozen=True):
    """One further army of everybody goes to a region away from the centre (LEG-2.7)."""

    clause: ClassVar[str] = "LEG-2.7"

    def options(self, state: LegendsState, seat: int) -> Sequence[Action]:
        return [PutOutpost(region) for region in state.world.outposts(state.home)]

    def take(self, state: LegendsState, seat: int, action: PutOutpost) -> None:
        state.outpost = action.region
        state.tell(OutpostPut(action.region))

    def refusal(self, state: LegendsState, seat: int, action: Action) -> IllegalAction:
        possible = [REGIONS[region] for region in state.world.outposts(state.home)]
        return IllegalAction("wrong-outpost", clause="LEG-2.7", possible=possible)


class DealLeaders(Automatic, frozen=True):
    """Everybody gets a leader at random, face up (LEG-9.11)."""

    def run(self, state: LegendsState) -> None:
        leaders = list(range(len(LEADER_IDS)))
        state.shuffle(leaders)
        state.reveal()
        state.leaders = tuple(leaders[: state.setting.players])
        for seat, leader in enumerate(state.leaders):
            state.tell(LeaderDealt(seat, LEADER_IDS[leader]))


class PlaceFirstArmies(Automatic, frozen=True):
    """Four armies each at the start, five with the Red Sorceress, and one at the outpost (LEG-2.6, LEG-2.7)."""

    def run(self, state: LegendsState) -> None:
        for seat in range(state.setting.players):
            leader = state.leaders[seat]
            armies = NUMBERS.start_armies + (LEADERS[leader].first_armies if leader == RED_SORCERESS else 0)
            state.armies[seat][state.home] += armies
            state.armies[seat][state.outpost] += NUMBERS.outpost_armies
            state.supply[seat] -= armies + NUMBERS.outpost_armies


class PlaceNeutralArmies(NeutralArmies[LegendsState], frozen=True):
    """The two players put ten neutral armies on the board in turn, the preparing player first (LEG-2.8)."""

    clause: ClassVar[str] = "LEG-2.8"

    def options(self, state: LegendsState, seat: int) -> Sequence[Action]:
        return [state.setting.put_neutral[region] for region in state.world.regions]
