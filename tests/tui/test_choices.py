"""The list of what may be done, without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import herna
from herna.games.andor.actions import EndDay
from herna.kernel import Action, State
from herna.tui.choices import COMMAND_KEYS, MANY, choices, filtered, folded, sources
from tests.games.mage_knight.allies import proposed, siege
from tests.games.mage_knight.attacks import attack
from tests.games.monster_lands.table import do, position

GAME = herna.game("eight_minute_empire")


def auction() -> State:
    return GAME.new(2, seed=1)


def listed(state: State, options: Sequence[Action], language: str = "en") -> list[str]:
    view = state.view(state.seats_to_act[0])
    return [choice.key for choice in choices(view, options, language, (), state.setting)]


def marches(state: State, texts: Sequence[str]) -> list[Action]:
    return [state.parse(text) for text in texts]


def test_a_number_is_chosen_by_its_own_digit() -> None:
    state = auction()
    keys = listed(state, state.options(0))
    assert keys[:10] == list("0123456789")
    assert keys[10:] == list("abcde")


def test_a_place_on_a_display_is_no_number_to_be_chosen() -> None:
    state = position(pool=("S", "S"), coins=20, lodge=["s1", "s2", "m1"])
    do(state, "visit lodge S")
    view = state.view(0)
    found = choices(view, state.options(0), "en", (), state.setting)
    assert [(choice.key, choice.label[:7]) for choice in found] == [
        ("1", "Place 1"),
        ("2", "Place 2"),
        ("3", "Place 3"),
    ]


def test_how_many_is_chosen_by_its_own_digit() -> None:
    state = position(pool=("S", "S"), coins=20)
    do(state, "visit armory S")
    assert listed(state, [state.parse(f"buy-defense {n}") for n in (3, 1)]) == ["3", "1"]


def test_yes_and_no_are_chosen_by_the_first_digits() -> None:
    state = proposed(siege("violet-monks", "violet-monks"), 1)
    assert listed(state, state.options(1)) == ["1", "2"]


def test_doing_no_more_is_0_and_the_rest_count_from_1() -> None:
    state = auction()
    assert listed(state, marches(state, ["place A13", "place A1", "done"])) == ["1", "2", "0"]


def test_yes_and_no_have_digits_like_everything_else() -> None:
    match, _, asked = attack()
    state = match.state
    found = choices(state.view(asked), state.options(asked), "en", (), state.setting)
    assert [choice.key for choice in found] == ["1", "2"]


def test_no_choice_has_the_key_of_a_command() -> None:
    state = auction()
    keys = listed(state, [state.parse(f"place {name}") for name in state.setting.names("region")])
    assert len(keys) == len(set(keys)) == 25
    assert not set(keys) & set(COMMAND_KEYS)


def test_few_marches_are_one_list_and_many_are_split() -> None:
    state = auction()
    few = marches(state, ["march A13 A11", "march A13 A12", "march A11 A13", "done"])
    assert sources(few) == []
    many = few + marches(state, [f"march A13 A{n}" for n in (14, 15, 16, 18)] + ["sail A11 A10", "sail A11 A12"])
    regions = state.setting.names("region")
    assert sources(many) == [("region", regions.index("A13")), ("region", regions.index("A11"))]
    labels = [choice.label for choice in choices(state.view(0), many, "cs", (), state.setting)]
    assert labels[0] == "A13 Srdce říše → … (6 možností)"
    assert labels[1] == "A11 Šíje → … (3 možnosti)"


def test_armies_to_destroy_are_split_by_their_owner_who_has_a_name() -> None:
    state = auction()
    options = marches(state, [f"destroy {owner} A{n}" for owner in (1, 2) for n in range(1, 7)])
    labels = [choice.label for choice in choices(state.view(0), options, "en", ("Anna", "Eva"), state.setting)]
    assert [label.split(" ")[0] for label in labels] == ["Anna", "Eva"]


def test_searching_forgives_accents_capitals_and_order() -> None:
    assert folded("Šíje ŽLUŤ") == "sije zlut"
    state = auction()
    options = marches(state, ["march A13 A11", "march A13 A12", "done"])
    found = filtered(state.view(0), options, "cs", (), state.setting, "SIJE poch")
    assert [choice.action for choice in found] == options[:1]


def andor_turn(**options: Any) -> tuple[State, int]:
    """The first turn of a hero in the first legend."""
    state = herna.game("andor").new(2, seed=11, figures="drawn", **options)
    while not state.over:
        seat = state.seats_to_act[0]
        if len(state.options(seat)) > 60:
            return state, seat
        state.apply(state.options(seat)[0], seat)
    raise AssertionError("nobody came to a turn")


def test_many_of_a_kind_are_one_line_that_opens() -> None:
    state, seat = andor_turn()
    options, view = state.options(seat), state.view(seat)
    lines = choices(view, options, "en", (), state.setting)
    assert len(lines) <= 6
    walk = lines[0]
    assert walk.label.startswith("Walk … (")
    assert walk.action is None
    inside = choices(view, walk.part, "en", (), state.setting)
    assert [line.action for line in inside] == list(walk.part)
    everything = [action for line in lines for action in (line.part or (line.action,))]
    assert sorted(map(str, everything)) == sorted(map(str, options))


def test_a_short_list_stays_as_it_is() -> None:
    state, seat = andor_turn()
    few = state.options(seat)[:MANY]
    assert [line.action for line in choices(state.view(seat), few, "en", (), state.setting)] == list(few)


def test_a_key_does_not_pass_now_and_buy_the_next_time() -> None:
    state, seat = andor_turn()
    lines = choices(state.view(seat), state.options(seat), "en", (), state.setting)
    *others, last = lines
    assert [line.key for line in others] == list("123456789")[: len(others)]
    assert (last.action, last.key) == (EndDay(), "0")


def test_the_number_of_a_space_finds_it_before_all_that_only_contain_it() -> None:
    state, seat = andor_turn()
    for number in ("1", "18", "8"):
        found = filtered(state.view(seat), state.options(seat), "cs", (), state.setting, number)
        assert found[0].action == state.parse(f"walk {number}")
        assert len(found) > 1
