"""The plans of the second legend: brews, calls, the storm, and that they win."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product

import pytest

from herna.games.andor import GAME
from herna.games.andor.actions import Buy, ChooseFigure, Drop, Fight, FightOn, Give, Invite, Join, Withdraw
from herna.games.andor.advice.planner import advise
from herna.games.andor.advice.planner.marches import free_activity
from herna.games.andor.advice.planner.missions_healing import HealingQuest
from herna.games.andor.advice.planner.rehearsal.scene import Intent
from herna.games.andor.advice.planner.storming import share_drinks, storm_chance
from herna.games.andor.pieces import NUMBER
from herna.games.andor.rules.odds import Fighter, Foe, Roll, fight_odds, roll_odds
from herna.games.andor.state import WITCH_FOUND, WON, AndorState, Battle
from herna.games.andor.steps.round import BetweenRounds
from tests.games.andor.dice import counted
from tests.games.andor.table import HEROES, position, seat_of

# Brews


@pytest.mark.parametrize(("way", "count"), [("own", 2), ("own", 4), ("bow", 4), ("wizard", 1), ("black", 1)])
def test_a_brew_doubles_every_value_of_a_roll(way: str, count: int) -> None:
    plain = {2 * value: float(chance) for value, chance in counted(way, count)}
    found = {value: chance for value, chance in enumerate(roll_odds(Roll(way, count, brewed=True))) if chance}  # type: ignore[arg-type]
    assert found == pytest.approx(plain)


def test_a_brew_takes_the_place_of_a_helm() -> None:
    assert roll_odds(Roll("helm", 3, brewed=True)) == roll_odds(Roll("own", 3, brewed=True))


def test_odds_with_a_brew_are_those_of_all_dice() -> None:
    """One die, a brew in the first of two rounds, against a foe with one die and 3 willpower."""
    hero = Fighter(2, 20, 8, (1, 1, 1), "own", brews=1)
    foe = Foe(2, 3, "red", (1, 1, 1))
    chance = Fraction(0)
    faces = range(1, 7)
    for mine, theirs in product(faces, faces):
        left = 3 - max(0, 2 * mine - theirs)
        lost = max(0, theirs - 2 * mine)
        if left <= 0:
            chance += Fraction(1, 36)
        else:
            assert lost < 20
            wins = sum(max(0, second - answer) >= left for second, answer in product(faces, faces))
            chance += Fraction(wins, 36 * 36)
    assert fight_odds([hero], foe).fight == pytest.approx(float(chance))


def test_drinks_are_shared_with_those_who_have_none() -> None:
    assert share_drinks([4, 0]) == [2, 2]
    assert share_drinks([2, 0]) == [2, 0]
    assert share_drinks([6, 0, 0, 1]) == [2, 2, 2, 1]


def test_the_quick_chance_of_a_storm_is_near_the_exact_one() -> None:
    """Warrior and archer with much willpower, two rounds of brews: losses hardly matter there."""
    for strength in (10, 12, 14):
        fighters = [
            Fighter(strength - 2, 20, 4, (2, 3, 4), "own", brews=2),
            Fighter(2, 20, 4, (3, 4, 5), "bow", brews=2),
        ]
        exact = fight_odds(fighters, Foe(20, 6, "red", (2, 3, 3))).fight
        rounds = tuple((strength - 20, (Roll("own", 4, number < 2), Roll("bow", 5, number < 2))) for number in range(4))
        quick = storm_chance(rounds, 20, 6, 2)
        assert quick == pytest.approx(exact, abs=0.06)


# Plans


def witch_found(**changes: object) -> AndorState:
    """Two heroes who know where the herb is; the stronghold is on 53."""
    heroes = changes.pop("heroes", {"dwarf": 7, "archer": 14})
    beasts = {53: "tower-skral", **changes.pop("creatures", {})}  # type: ignore[dict-item]
    state = position(heroes, creatures=beasts, friends={"witch": 11}, **changes)  # type: ignore[arg-type]
    state.flags |= WITCH_FOUND
    return state


def test_gold_becomes_brews_where_they_are_sold() -> None:
    """Gold is kept for them, goes to the archer who pays least, and whoever has come for one buys it."""
    state = witch_found(heroes={"archer": 11, "dwarf": 11}, gold={"archer": 2, "dwarf": 3}, strength=6)
    archer, dwarf = seat_of(state, "archer"), seat_of(state, "dwarf")
    quest = HealingQuest(state, planned=False)
    assert quest.brew_buyer() == archer
    assert quest.gives(dwarf, archer) == 3
    assert free_activity(quest, archer, state.options(archer)) is None
    quest.task = Intent("brew", 11)
    assert free_activity(quest, archer, state.options(archer)) == Buy(NUMBER["brew"])
    away = witch_found(heroes={"archer": 57, "dwarf": 57}, gold={"archer": 2, "dwarf": 3}, strength=6)
    assert HealingQuest(away, planned=False).saved(archer) == 2


def test_a_wineskin_makes_room_for_a_brew() -> None:
    full = {"archer": ["wineskin", "wineskin", "rune-blue"]}
    state = witch_found(heroes={"archer": 11, "dwarf": 7}, gold={"archer": 2}, carries=full, strength=6)
    assert advise(state, seat_of(state, "archer")) == Drop(NUMBER["wineskin"])


def test_whoever_has_two_brews_gives_one_away_before_the_storm() -> None:
    state = witch_found(
        heroes={"dwarf": 53, "archer": 53}, ground={0: ["herb-4"]}, carries={"dwarf": ["brew", "brew"]}, strength=9
    )
    dwarf, archer = seat_of(state, "dwarf"), seat_of(state, "archer")
    assert advise(state, dwarf) == Give(NUMBER["brew"], archer)
    # The archer does not begin without it.
    assert HealingQuest(state).not_ready(archer, 53)


def test_with_the_herb_at_home_and_brews_for_all_they_storm() -> None:
    brews = {"dwarf": ["brew"], "archer": ["brew"]}
    state = witch_found(heroes={"dwarf": 53, "archer": 53}, ground={0: ["herb-4"]}, carries=brews, strength=9)
    state.proposals = (("fight", 53), ("fight", 53))
    assert advise(state, seat_of(state, "dwarf")) == Fight(53)


def test_nobody_gives_in_if_the_castle_falls_tonight() -> None:
    fight = Battle(53, GAME.setting(2, legend="healing").kind_number["tower-skral"], 0, (0, 1), 3, round=1)  # type: ignore[attr-defined]
    step = BetweenRounds()
    state = witch_found(heroes={"dwarf": 53, "archer": 53}, creatures={6: "gor"}, ground={0: ["herb-4"]}, strength=7)
    state.battle = fight
    state.steps.append(step)
    assert advise(state, 0) == Withdraw()
    state.castle = 3
    assert advise(state, 0) == FightOn()


def test_whoever_is_called_comes_unless_he_carries_the_herb() -> None:
    state = witch_found(heroes={"dwarf": 19, "archer": 25}, ground={57: ["herb-4"]}, strength=4)
    dwarf = seat_of(state, "dwarf")
    assert HealingQuest(state).duties[dwarf].space != 25
    state.proposals = (("", -1), ("meet", 25))
    assert HealingQuest(state).duties[dwarf].space == 25
    bearer = witch_found(heroes={"dwarf": 19, "archer": 25}, carries={"dwarf": ["herb-4"]}, strength=4)
    bearer.proposals = (("", -1), ("meet", 25))
    assert HealingQuest(bearer).duties[dwarf].space == 0


def test_whoever_has_announced_a_fight_is_called_and_comes() -> None:
    """Alone together with the archer it would be hopeless; the third is called next."""
    heroes = {"archer": 0, "dwarf": 4, "warrior": 4}
    state = witch_found(heroes=heroes, creatures={4: "wardrak"}, strength={"archer": 2, "dwarf": 6, "warrior": 3})
    archer, dwarf, warrior = (seat_of(state, one) for one in ("archer", "dwarf", "warrior"))
    state.turn = warrior
    state.proposals = (("fight", 4),) * 3
    state.apply(Fight(4), warrior)
    assert advise(state, warrior) in (Invite(archer), Invite(dwarf))
    state.apply(Invite(archer), warrior)
    assert advise(state, archer) == Join()
    state.apply(Join(), archer)
    assert advise(state, warrior) == Invite(dwarf)


def test_the_gold_of_the_first_day_goes_to_who_grows_strong_with_it() -> None:
    for heroes, strong in ((["archer", "warrior"], "warrior"), (["archer", "dwarf"], "dwarf")):
        state = GAME.new(len(heroes), 5, legend="healing")
        assert isinstance(state, AndorState)
        for name in heroes:
            seat = state.seats_to_act[0]
            state.apply(ChooseFigure(2 * HEROES.index(name)), seat)
        while type(state.steps[-1]).__name__ != "Turn":
            seat = state.seats_to_act[0]
            state.apply(advise(state, seat), seat)
        assert state.gold[seat_of(state, strong)] == 5


# Winning


def play(heroes: int, seed: int) -> AndorState:
    state = GAME.new(heroes, seed, legend="healing")
    assert isinstance(state, AndorState)
    chance = random.Random(seed)
    while not state.over:
        seat = state.seats_to_act[0]
        state.apply(advise(state.imagine(seat, chance), seat), seat)
    return state


def test_companions_win_some_games_of_the_second_legend() -> None:
    assert any(play(2, seed).result == WON for seed in (1, 5, 9, 10, 17, 18, 19))
