"""Before the first round: the table is laid and heroes are chosen."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import ChooseHero
from herna.games.mage_knight.rules.supply import deal_dummy, deal_hero, deal_stand_in, lay_out
from herna.games.mage_knight.setting import NONE, PILES
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.partners import form_teams, introduce_partners
from herna.games.mage_knight.steps.round import BeginRound
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.kernel import Action, Automatic, IllegalAction
from herna.kernel.kit import SeatStep


class SetUp(Automatic[KnightState], frozen=True):
    """The table is laid, the order is drawn, and heroes are picked in it or dealt."""

    def run(self, state: KnightState) -> None:
        form_teams(state)
        setting = state.setting
        clear_seats(state)
        state.night = setting.scenario.arrives_at_night
        state.enemy_piles = state.enemy_discards = ((),) * len(PILES)
        state.tiles_at = (NONE,) * (len(setting.lattice.positions) + 1)
        if not setting.scenario.lays_table_late:
            lay_out(state)
        order = list(range(setting.players))
        state.shuffle(order)
        state.order = tuple(order)
        options = setting.options
        state.push_all([*setting.scenario.after_heroes(state), BeginRound()])
        if setting.scenario.dummy_plays:
            state.push(DummyComes(order[0]))
        names = setting.names("hero")
        for seat, hero in enumerate(options.named):
            ChooseOwnHero(seat).take(state, seat, ChooseHero(names.index(hero)))
        if options.named:
            return
        if options.heroes != "dealt":
            state.push_all(setting.scenario.hero_picks(state, order))
            return
        for seat in order:
            ChooseOwnHero(seat).take(state, seat, ChooseHero(draw_hero(state)))


class DummyComes(Automatic[KnightState], frozen=True):
    """When all heroes are chosen the dummy player gets his: named before, picked by a player, or dealt. If none is left
    other cards stand in for his deck."""

    seat: int

    def run(self, state: KnightState) -> None:
        if not heroes_left(state):
            deal_stand_in(state)
            state.tell(told.DummyStandIn())
            return
        asked = state.setting.options.dummy_hero
        question = ChooseDummyHero(self.seat)
        if asked == "chosen":
            state.push(question)
            return
        names = state.setting.names("hero")
        hero = draw_hero(state) if asked == "dealt" else names.index(asked)
        question.take(state, self.seat, ChooseHero(hero))


def clear_seats(state: KnightState) -> None:
    """Everything that a seat has, before it has anything."""
    players = state.setting.players
    for slot in ("command", "hand_bonus", "chaos", "recruits", "motivation"):
        setattr(state, slot, [0] * players)
    state.fame = [state.setting.scenario.fame_at_start] * players
    state.reputation = [state.setting.scenario.reputation_at_start] * players
    for slot in (
        "hand",
        "deck",
        "discard",
        "played",
        "units",
        "skill_pile",
        "skills",
        "skills_used",
        "skills_down",
        "spared",
        "aside",
        "puppets",
        "drafted",
        "draft_used",
    ):
        setattr(state, slot, [()] * players)
    for slot in ("hero", "place", "tactic"):
        setattr(state, slot, [NONE] * players)
    state.plundered = [False] * players
    state.sparing_done = [False] * players
    state.deck_known, state.wounds_seen = [0] * players, [0] * players
    state.tactic_used = [False] * players
    state.time_bent = [False] * players
    state.order_down = [False] * players
    state.level = [1] * players
    state.crystals = [[0] * 4 for _ in range(players)]
    state.mana = [[0] * len(COLOURS) for _ in range(players)]
    state.turns = [None] * players
    state.announced = state.dummy_hero = state.dummy_tactic = NONE


def heroes_left(state: KnightState) -> list[int]:
    """The heroes nobody leads yet."""
    return [hero for hero in range(len(state.setting.heroes)) if hero not in state.hero and hero != state.dummy_hero]


def draw_hero(state: KnightState) -> int:
    """A hero nobody leads yet, drawn; never one that was named for the dummy player."""
    names = state.setting.names("hero")
    left = [hero for hero in heroes_left(state) if names[hero] != state.setting.options.dummy_hero]
    return left[state.below(len(left))]


class ChooseOwnHero(SeatStep[KnightState, ChooseHero], frozen=True):
    """In the drawn order everybody picks one of the heroes that are left."""

    clause = "MK-1.3"

    def options(self, state: KnightState, seat: int) -> Sequence[Action]:
        kept = state.setting.options.dummy_hero if state.setting.scenario.dummy_plays else ""
        names = state.setting.names("hero")
        return [ChooseHero(hero) for hero in heroes_left(state) if names[hero] != kept]

    def take(self, state: KnightState, seat: int, action: ChooseHero) -> None:
        if all(hero == NONE for hero in state.hero):
            introduce_partners(state)
        deal_hero(state, seat, action.hero)
        state.tell(told.HeroChosen(seat, action.hero))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, ChooseHero):
            return IllegalAction("hero-taken", clause=self.clause)
        return super().refusal(state, seat, action)


class ChooseDummyHero(SeatStep[KnightState, ChooseHero], frozen=True):
    """The first to pick a hero picks that of the dummy player, too."""

    clause = "MK-1.5"

    def options(self, state: KnightState, seat: int) -> Sequence[Action]:
        return [ChooseHero(hero) for hero in heroes_left(state)]

    def take(self, state: KnightState, seat: int, action: ChooseHero) -> None:
        deal_dummy(state, action.hero)
        state.tell(told.DummyHero(action.hero))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, ChooseHero):
            return IllegalAction("hero-taken", clause=self.clause)
        return super().refusal(state, seat, action)
