"""What ends something is declared by every game, stands last in every list and has a key that is the same always."""

from __future__ import annotations

import random

import pytest

import herna
from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.positions import arrange, first_turn, set_points
from herna.games.mage_knight.state import KnightState
from herna.kernel import State
from herna.table.offered import offered
from herna.tui.choices import choices
from tests.games.andor import table as andor
from tests.games.mage_knight import table as knights
from tests.games.monster_lands import table as lands

GAMES = 3
NAMES = ("Anna", "Bořek", "Cyril", "Dora", "Emil")
ENDING = {
    "andor": {"end-day", "stop", "withdraw"},
    "eight_minute_empire": {"done"},
    "eight_minute_legends": {"done"},
    "mage_knight": {"end-turn", "next-phase", "pass-attack", "announce-end", "done"},
    "monster_lands": {"pass-turn", "done", "stop"},
}
"""The verbs by which a turn, a phase, a fight or an action comes to its end."""


@pytest.mark.parametrize("name", herna.game_names())
def test_what_ends_something_comes_last_under_the_same_key(name: str) -> None:
    game = herna.game(name)
    assert {kind.__struct_config__.tag for kind in game.ends} == ENDING[name]
    seen = 0
    for number in range(GAMES):
        dice = random.Random(number)
        state = game.new(game.players[number % len(game.players)], seed=number)
        while not state.over:
            seat = dice.choice(state.seats_to_act)
            options = state.options(seat)
            ending = [option for option in options if isinstance(option, game.ends)]
            assert len(ending) <= 1, "one key is enough"
            if ending and dice.random() < 0.1:
                seen += 1
                view = state.view(seat)
                lines = choices(view, options, "en", NAMES[: state.setting.players], state.setting)
                assert (lines[-1].action, lines[-1].key) == (ending[0], "0")
                assert [line.key for line in lines].count("0") == 1
                worded = offered(view, state, "en", NAMES[: state.setting.players])
                assert worded.ends == (options.index(ending[0]),)
            state.apply(dice.choice(options), seat)
    assert seen


def in_a_turn() -> KnightState:
    state = GAME.new(1, seed=1, heroes="dealt")
    assert isinstance(state, KnightState)
    return first_turn(state)


def test_the_end_of_a_turn_asks_about_points_and_mana_that_are_left() -> None:
    state = in_a_turn()
    set_points(state, influence=2)
    worded = offered(state.view(0), state, "en", NAMES[:1])
    assert list(worded.unspent.values()) == ["Influence is left: 2. Press again to end the turn all the same."]
    set_points(state, influence=0)
    assert not offered(state.view(0), state, "en", NAMES[:1]).unspent
    arrange(state, mana=("red",))
    assert "Mana" in next(iter(offered(state.view(0), state, "en", NAMES[:1]).unspent.values()))
    assert act.EndTurn() in state.options(0)


def test_doing_no_more_asks_about_movements_that_are_left() -> None:
    game = herna.game("eight_minute_empire")
    dice, state = random.Random(2), game.new(2, seed=2)
    while state.view(state.seats_to_act[0]).prompt.id != "move-armies":  # type: ignore[union-attr]
        seat = dice.choice(state.seats_to_act)
        state.apply(dice.choice(state.options(seat)), seat)
    seat = state.seats_to_act[0]
    for language, words in (("en", "left"), ("cs", "Zbýv")):
        (sentence,) = offered(state.view(seat), state, language, NAMES[:2]).unspent.values()
        assert words in sentence


def questions(state: State, seat: int = 0, language: str = "en") -> list[str]:
    """What a seat is asked before something ends."""
    return [*offered(state.view(seat), state, language, NAMES[: state.setting.players]).unspent.values()]


def test_points_played_for_an_attack_that_has_not_struck_are_asked_about() -> None:
    state = knights.fight(knights.table("march", "rage"), "green-prowlers", phase="attack")
    assert act.NextPhase() in state.options(state.turn)
    assert not questions(state, state.turn)
    knights.make(state, attack=3)
    assert "has not been used yet: 3" in questions(state, state.turn)[0]
    assert "3" in questions(state, state.turn, "cs")[0]


def test_the_end_of_a_day_asks_about_hours_that_cost_nothing() -> None:
    state = andor.position({"dwarf": 7, "warrior": 72}, hours={"dwarf": 4})
    assert questions(state) == ["3 hours of this day are left. Press again to end the day all the same."]
    assert "3 hodiny" in questions(state, language="cs")[0]
    assert not questions(andor.position({"dwarf": 7, "warrior": 72}, hours={"dwarf": 7})), "overtime may be left"


def test_the_end_of_a_move_asks_about_spaces_that_are_paid_for() -> None:
    state = andor.position({"dwarf": 18, "warrior": 72}, carries={"dwarf": ["herb-3"]})
    andor.do(state, "walk 14")
    assert not questions(state)
    andor.do(state, "herb-steps herb-3")
    assert questions(state) == ["2 spaces of the move would be free. Press again to stop here all the same."]


def test_who_passes_is_asked_about_abilities_of_this_round() -> None:
    state = lands.position(clans=(("onduru", "hatyr"), ("jeducha",)), pool=("", "S"), coins=0)
    assert lands.offered(state, "pass-turn")
    assert questions(state)[0].startswith("2 abilities have not been used")
    lands.do(state, lands.offered(state, "use-ability")[0])
    assert questions(state)[0].startswith("One ability has not been used")
    lands.do(state, lands.offered(state, "use-ability")[0])
    assert not questions(state)


def test_a_roll_that_falls_short_asks_about_dice_and_rerolls_that_are_left() -> None:
    state = lands.position(
        monsters={0: "pliznik"}, land_row={0: "kale"}, tiles={0: 0}, clans=(("ninra",), ("jeducha",))
    )
    lands.put(state, "a3", "ninra", 0, "SSM", defense=3)
    lands.adventure(state, asked=True)
    while not lands.offered(state, "roll-all"):
        lands.do(state, lands.offered(state)[0])
    assert questions(state)[0].startswith("The roll achieves nothing as it lies, and there are dice")
    lands.do(state, "roll-all", roll=[1, 1, 2])
    assert "can still be rolled again" in questions(state)[0]
    lands.do(state, "reroll M2", roll=[3])
    assert not lands.offered(state, "stop"), "nothing is left to decide"
