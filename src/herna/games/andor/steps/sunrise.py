"""The sunrise box, symbol by symbol (chapter 9)."""

from __future__ import annotations

from typing import ClassVar

from herna.games.andor.events import SunRose
from herna.games.andor.pieces import FALCON, TIRED_FALCON
from herna.games.andor.rules import creatures
from herna.games.andor.rules.plans import forget_plans
from herna.games.andor.state import ALARM, NONE, PLAIN_DAY, AndorState
from herna.games.andor.steps.cards import draw_event
from herna.games.andor.steps.fates import renew_fates
from herna.games.andor.steps.narrator import advance_narrator
from herna.games.andor.steps.settling import settle, trigger
from herna.games.programs import Frame, carry
from herna.kernel import Automatic


class Sunrise(Automatic, frozen=True):
    """Event, gors, skrals, wardraks, trolls, wardraks, wells, narrator (AND-9.1 to AND-9.4)."""

    symbol: int = 0

    WELLS: ClassVar[int] = 6
    NARRATOR: ClassVar[int] = 7

    def run(self, state: AndorState) -> None:
        setting = state.setting
        if self.symbol < self.NARRATOR:
            state.push(Sunrise(self.symbol + 1))
        if self.symbol == 0:
            state.asleep = [True] * len(state.asleep)
            # What was for one day is over; the new card is for the day that begins.
            state.today = PLAIN_DAY
            draw_event(state)
            trigger(state, "sunrise", NONE, NONE)
        elif self.symbol < self.WELLS:
            if not setting.alarm or state.flags & ALARM:
                creatures.move_wave(state, setting.sunrise_order[self.symbol - 1])
            settle(state)
        elif self.symbol == self.WELLS:
            refill(state)
            by_legend(state)
        else:
            advance_narrator(state)


def refill(state: AndorState) -> None:
    """Wells fill where no hero stands (AND-9.3); falcons are ready again."""
    for number, space in enumerate(state.setting.well_spaces):
        if state.wells[number] == 2 and space not in state.space:
            state.wells[number] = 1
    state.large = [FALCON if piece == TIRED_FALCON else piece for piece in state.large]
    for space, ground in enumerate(state.ground):
        if TIRED_FALCON in ground:
            state.ground[space] = tuple(FALCON if piece == TIRED_FALCON else piece for piece in ground)


def by_legend(state: AndorState) -> None:
    """What a legend adds to the sunrise: fire, an opponent at work, helpers, fates."""
    setting = state.setting
    if state.opponent != NONE and state.opponent not in state.beaten:
        carry(state, Frame(setting.kinds[state.opponent].sunrise_program))
    renew_fates(state)


class NewDay(Automatic, frozen=True):
    """All markers go back to the first hour, plans lapse; whoever lay on the rooster begins (AND-9.5, AND-3.12)."""

    def run(self, state: AndorState) -> None:
        heroes = len(state.space)
        state.day += 1
        state.hours = [0] * heroes
        state.asleep = [False] * heroes
        forget_plans(state)
        first = state.first if state.first != NONE else state.turn
        state.first = NONE
        state.turn = (first - 1) % heroes
        state.tell(SunRose(state.day))
        settle(state)
