"""Before the first round: the table is laid and heroes are chosen."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import ChooseHero
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import POINTS, KnightState
from herna.games.mage_knight.steps.round import BeginRound
from herna.games.mage_knight.supply import deal_dummy, deal_hero, lay_out
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.kernel import Action, Automatic, IllegalAction
from herna.kernel.kit import SeatStep


class SetUp(Automatic[KnightState], frozen=True):
    """The table is laid, the order is drawn, and heroes are picked in it or dealt."""

    def run(self, state: KnightState) -> None:
        setting = state.setting
        clear_seats(state)
        lay_out(state)
        order = list(range(setting.players))
        state.shuffle(order)
        state.order = tuple(order)
        picks: list[ChooseOwnHero | ChooseDummyHero] = [ChooseOwnHero(seat) for seat in order]
        if setting.has_dummy:
            picks.append(ChooseDummyHero(order[0]))
        state.push(BeginRound())
        if setting.options.heroes == "chosen":
            state.push_all(picks)
            return
        for pick in picks:
            pick.take(state, pick.seat, ChooseHero(draw_hero(state)))


def clear_seats(state: KnightState) -> None:
    """Everything that a seat has, before it has anything."""
    players = state.setting.players
    for slot in ("fame", "reputation", "command", "hand_bonus"):
        setattr(state, slot, [0] * players)
    for slot in (
        "hand",
        "deck",
        "discard",
        "played",
        "units",
        "skill_pile",
        "skills",
        "skills_used",
        "spared",
        "aside",
    ):
        setattr(state, slot, [()] * players)
    for slot in ("hero", "place", "tactic"):
        setattr(state, slot, [NONE] * players)
    state.plundered = [False] * players
    state.tactic_used = [False] * players
    state.level = [1] * players
    state.crystals = [[0] * 4 for _ in range(players)]
    state.mana = [[0] * len(COLOURS) for _ in range(players)]
    state.points = [0] * POINTS
    state.crystals_spent = [0] * 4
    state.announced = state.dummy_hero = state.dummy_tactic = NONE


def heroes_left(state: KnightState) -> list[int]:
    """The heroes nobody leads yet."""
    return [hero for hero in range(len(state.setting.heroes)) if hero not in state.hero and hero != state.dummy_hero]


def draw_hero(state: KnightState) -> int:
    """A hero nobody leads yet, drawn."""
    left = heroes_left(state)
    return left[state.below(len(left))]


class ChooseOwnHero(SeatStep[KnightState, ChooseHero], frozen=True):
    """In the drawn order everybody picks one of the heroes that are left."""

    clause = "MK-1.3"

    def options(self, state: KnightState, seat: int) -> Sequence[Action]:
        return [ChooseHero(hero) for hero in heroes_left(state)]

    def take(self, state: KnightState, seat: int, action: ChooseHero) -> None:
        deal_hero(state, seat, action.hero)
        state.tell(told.HeroChosen(seat, action.hero))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        return IllegalAction("hero-taken", clause=self.clause)


class ChooseDummyHero(SeatStep[KnightState, ChooseHero], frozen=True):
    """A single player picks the hero of the dummy player too."""

    clause = "MK-1.5"

    def options(self, state: KnightState, seat: int) -> Sequence[Action]:
        return [ChooseHero(hero) for hero in heroes_left(state)]

    def take(self, state: KnightState, seat: int, action: ChooseHero) -> None:
        deal_dummy(state, action.hero)
        state.tell(told.DummyHero(action.hero))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        return IllegalAction("hero-taken", clause=self.clause)
