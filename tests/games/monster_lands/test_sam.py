"""Chapter 17: alone with Sam, row by row of his table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from herna.games.monster_lands import GAME
from herna.games.monster_lands.components.box import TRAPS
from herna.games.monster_lands.dice import DIE_NAMES
from herna.games.monster_lands.path import GATE, SAM, Path
from herna.games.monster_lands.setting import ARMORY, LABORATORY, LODGE, MARKET, MINE, REPUTATION, TAVERN
from herna.games.monster_lands.state import NONE, LandsState
from herna.kernel import BadSetting, Match
from herna.words import event_text
from tests.found import found
from tests.games.monster_lands.pieces import die, land, member, monster, path_number, trap
from tests.games.monster_lands.table import (
    ANNA,
    adventure,
    do,
    fresh,
    loaded,
    offered,
    position,
    prompt_of,
    put,
    refused,
    view_of,
)

LODGE_ROW = ["s1", "s2", "s3", "m1", "m2", "m3"]


def table(**facts: Any) -> LandsState:
    """Anna alone, with three dice to pawn one by one and Sam to answer each of the first two."""
    usual: dict[str, Any] = {"pool": ("SSS",), "coins": 20}
    return position(1, **usual | facts)


def sam_rolls(state: LandsState, *dice: int) -> LandsState:
    """Anna pawns a die; Sam's dice fall like this, red and yellow, and then what he rolls there."""
    return do(state, "pawn S", "done", roll=dice)


def block(state: LandsState, *paths: str, traps: Sequence[str] = ()) -> LandsState:
    """Sam stands on these paths."""
    for name in paths:
        state.put_path(path_number(name), Path(SAM, NONE, traps=tuple(trap(one) for one in traps)))
    state.changed()
    return state


def dice_in(state: LandsState, building: int) -> list[str]:
    return [DIE_NAMES[one] for one in state.houses[building] if one != NONE]


@pytest.mark.rule("ML-17.1")
def test_one_player_sets_up_as_two_with_three_mercenaries() -> None:
    state = fresh(1, seed=5)
    assert state.setting.scenario is not None
    assert state.setting.scenario.id == "ordinary-work", "who names no scenario plays the first"
    assert (len(state.tavern), len(state.rookies), state.setting.lands) == (3, 8, 1)
    assert [len(spaces) for spaces in state.houses] == [len(spaces) for spaces in fresh(2).houses]
    assert (state.glory, state.coins, state.first) == ([5], [7], ANNA)
    for seed in range(40):
        assert min(REPUTATION[card] for card in fresh(1, seed=seed).tavern) <= 4
    assert {TRAPS[one].group for one in (*state.lodge, *state.trap_pile)} == {"upgraded"}


@pytest.mark.rule("ML-17.1")
@pytest.mark.parametrize(
    ("players", "options", "clause"),
    [
        (1, {"tricks": True}, "ML-16.1"),
        (1, {"queens_gift": True}, "ML-17.1"),
        (1, {"scenario": "none"}, "ML-17.1"),
        (2, {"scenario": "sortie"}, "ML-17.1"),
        (3, {"campaign": True}, "ML-19.1"),
        (1, {"scenario": "doom", "level": "easy"}, "ML-18.10"),
        (1, {"scenario": "sortie", "campaign": True}, "ML-19.1"),
    ],
)
def test_what_does_not_go_together_is_refused(players: int, options: dict[str, Any], clause: str) -> None:
    with pytest.raises(BadSetting) as caught:
        GAME.new(players, 1, **options)
    assert caught.value.clause == clause
    assert caught.value.reason("en") != caught.value.reason("cs")
    assert clause in caught.value.reason("en")


@pytest.mark.rule("ML-17.1")
def test_a_scenario_may_be_named_by_its_number_and_finds_its_level() -> None:
    assert GAME.setting(scenario=3).options.scenario == "sortie"  # type: ignore[attr-defined]
    assert GAME.setting(scenario="10").players == 1
    assert GAME.setting(scenario="doom").options.level == "normal"  # type: ignore[attr-defined]
    assert GAME.setting(scenario="raid").options.level == "easy"  # type: ignore[attr-defined]
    assert GAME.setting().players == 2


@pytest.mark.rule("ML-17.2")
def test_sam_moves_after_each_action_while_there_are_dice() -> None:
    state = table(pool=("SSM",))
    do(state, "pawn S", "done", roll=[1, 2])
    assert dice_in(state, LABORATORY) == ["M"]
    do(state, "pawn S", "done", roll=[2, 2])
    assert dice_in(state, LABORATORY) == ["M", "M"]
    state.houses = (*state.houses[:LABORATORY], (NONE, NONE), *state.houses[LABORATORY + 1 :])
    state.changed()
    do(state, "pawn M")
    assert dice_in(state, LABORATORY) == [], "no die is left: Sam does not move"
    assert offered(state) == ["pass-turn"]
    do(state, "pass-turn")
    assert state.round == 2


@pytest.mark.rule("ML-17.2")
def test_in_the_last_turn_a_die_may_be_brought_and_sam_stays_out() -> None:
    state = table(pool=("S",), clans=(("purkrab", "fandor"),))
    do(state, "pawn S")
    assert offered(state)[0] == "pass-turn"
    bought = next(text for text in offered(state) if text.startswith("use-ability fandor"))
    do(state, bought)
    assert "pass-turn" not in offered(state)
    assert state.sam is None


@pytest.mark.rule("ML-17.2")
def test_you_begin_every_round() -> None:
    state = table(pool=("",))
    do(state, "pass-turn")
    assert (state.round, state.first, state.seats_to_act) == (2, ANNA, (ANNA,))
    assert state.sam is None, "Sam has not moved before you"


@pytest.mark.rule("ML-17.3")
@pytest.mark.parametrize("red", [1, 2, 3, 4])
def test_red_one_to_four_is_the_citadel(red: int) -> None:
    for yellow, building, more in (
        (1, LODGE, [5]), (2, LABORATORY, []), (3, TAVERN, [5]), (4, ARMORY, [5]), (5, MARKET, [5]), (6, MINE, []),
    ):  # fmt: skip
        state = sam_rolls(table(), red, yellow, *more)
        assert [n for n in range(7) if dice_in(state, n) and n != 4] == [building]
        assert state.sam is not None
        assert (state.sam.red, state.sam.yellow, state.sam.building) == (red, yellow, building)


@pytest.mark.rule("ML-17.3")
@pytest.mark.parametrize("red", [5, 6])
def test_red_five_and_six_is_the_outskirts(red: int) -> None:
    for yellow, path in ((1, "a1"), (2, "a1"), (3, "a1"), (4, "a1"), (5, "roll1"), (6, "pay1")):
        state = sam_rolls(table(), red, yellow)
        assert [n for n, there in enumerate(state.paths) if there is not None] == [path_number(path)]


@pytest.mark.rule("ML-17.4")
def test_where_there_is_no_room_both_dice_are_rolled_again() -> None:
    state = table(panic=["mine"])
    state.houses = (*state.houses[:LABORATORY], (die("M"), die("M")), *state.houses[LABORATORY + 1 :])
    block(state, "roll1", "roll2")
    sam_rolls(state, 1, 2, 4, 6, 6, 5, 2, 4, 3)
    assert dice_in(state, ARMORY) == ["H3"], "full, closed by panic, no free path, then the armory"


@pytest.mark.rule("ML-17.4", "ML-17.8")
def test_once_his_six_tokens_are_out_every_path_is_no_room() -> None:
    state = block(table(), "a1", "a2", "a3", "roll1", "roll2", "pay1")
    sam_rolls(state, 5, 4, 6, 6, 1, 6)
    assert dice_in(state, MINE) == ["S"]


@pytest.mark.rule("ML-17.4")
def test_with_no_place_left_at_all_he_does_nothing() -> None:
    state = table(
        monsters={0: "krus", 2: "hlubstir"}, panic=["lodge", "laboratory", "tavern", "armory", "market", "mine"]
    )
    block(state, "a1", "a2", "a3", "roll1", "roll2", "pay1")
    sam_rolls(state)
    assert state.sam is None, "never the pawnshop, never the gate"
    assert state.paths[path_number("gate1")] is None


@pytest.mark.rule("ML-17.5")
@pytest.mark.parametrize(("red", "gone"), [(1, [0, 1]), (2, [2, 3]), (3, [4, 5]), (4, [0, 1])])
def test_in_the_lodge_two_traps_of_a_row_go(red: int, gone: list[int]) -> None:
    state = sam_rolls(table(lodge=LODGE_ROW), red, 1, 4)
    assert dice_in(state, LODGE) == ["H4"]
    assert sorted(state.trap_used) == sorted(trap(LODGE_ROW[slot]) for slot in gone)
    assert [slot for slot in range(6) if state.lodge[slot] == trap(LODGE_ROW[slot])] >= [
        slot for slot in range(6) if slot not in gone
    ]
    assert NONE not in state.lodge, "the display is refilled at once"
    assert found(view_of(state, ANNA).solo).sam.traps == tuple(LODGE_ROW[slot] for slot in gone)


@pytest.mark.rule("ML-17.5")
def test_an_empty_place_of_a_display_loses_nothing() -> None:
    state = table(lodge=["s1"], market=[])
    state.trap_pile = ()
    sam_rolls(state, 2, 1, 4)
    assert state.trap_used == ()
    assert state.lodge[0] == trap("s1")


@pytest.mark.rule("ML-17.6")
@pytest.mark.parametrize(("red", "place"), [(1, 0), (2, 1), (3, 2), (4, 0)])
def test_tavern_and_market_lose_a_card(red: int, place: int) -> None:
    state = table(tavern=["tarka", "drabor", "ninra"], market=["batoh-1", "zahyn-1", "grimoar-1"])
    shown, cards = state.tavern, state.market
    sam_rolls(state, red, 3, 2)
    assert state.tavern_used == (shown[place],)
    assert [at for at in range(3) if state.tavern[at] != shown[at]] == [place]
    assert len(state.rookies) == 8
    sam_rolls(state, red, 5, 6)
    assert [at for at in range(3) if state.market[at] != cards[at]] == [place]
    assert cards[place] not in (*state.market, *state.market_pile), "equipment leaves the game"
    assert (dice_in(state, TAVERN), dice_in(state, MARKET)) == (["H2"], ["H6"])


@pytest.mark.rule("ML-17.7")
def test_in_the_mine_he_takes_the_best_space_and_in_the_laboratory_the_upper() -> None:
    state = table(pool=("SSSS",))
    for spaces in ([0], [0, 1], [0, 1, 2]):
        sam_rolls(state, 1, 6)
        assert [n for n, one in enumerate(state.houses[MINE]) if one != NONE] == spaces
    state = sam_rolls(table(), 4, 2)
    assert state.houses[LABORATORY] == (die("M"), NONE)


@pytest.mark.rule("ML-17.7")
def test_sams_dice_are_haggled_with() -> None:
    state = sam_rolls(table(pool=("SSH4",), lodge=["s1"] * 6), 2, 1, 6)
    assert state.houses[LODGE][0] == die("H6")
    do(state, "visit lodge H4", "buy-trap 0")
    assert prompt_of(state, ANNA).facts["discount"] == 10, "4 is lower than Sam's 6: both count"


@pytest.mark.rule("ML-17.8")
def test_he_takes_the_leftmost_free_path_whatever_he_rolled() -> None:
    state = put(table(), "a1", "korfac", ANNA, "S")
    sam_rolls(state, 6, 4)
    assert state.on(path_number("a2")).seat == SAM
    assert refused(state, "send a2") == ("path-taken", "ML-7.1")
    assert found(view_of(state, ANNA).solo).sam.tokens == 5


@pytest.mark.rule("ML-17.9")
def test_on_the_left_path_the_mission_is_his_and_nobody_rolls() -> None:
    state = block(position(1, missions=(5, 1), coins=5), "roll1")
    put(state, "roll2", "purkrab", ANNA, "SM")
    adventure(state)
    assert (state.glory[ANNA], state.missions_done[ANNA]) == (5, 0)
    assert state.coins[ANNA] == 5 - 1, "neither reward nor penalty nor consolation, only wages"


@pytest.mark.rule("ML-17.9")
def test_on_the_right_path_and_at_the_paid_mission_he_does_nothing() -> None:
    state = block(position(1, missions=(10, 1), coins=5), "roll2", "pay1")
    put(state, "roll1", "purkrab", ANNA, "SH1")
    put(state, "pay2", "korfac", ANNA, "S")
    adventure(state, roll=[3, 4])
    assert state.glory[ANNA] == 8
    alone = block(position(1, missions=(10, 1), coins=5), "roll2")
    adventure(alone)
    assert (alone.round, alone.glory[ANNA]) == (2, 5)


@pytest.mark.rule("ML-17.10")
def test_he_removes_the_monster_and_then_your_member_may_try_the_land() -> None:
    state = block(position(1, monsters={0: "zoban"}, land_row={0: "kale"}, tiles={0: 0}, coins=9), "a1")
    put(state, "a2", "purkrab", ANNA, "SS")
    adventure(state, roll=[1, 1])
    assert offered(state, "take-loot"), "no blow of Zoban; no land with two pips, so loot"
    do(state, offered(state)[0])
    assert (state.trophies[ANNA], state.monsters[GATE]) == ((), NONE)
    assert monster("zoban") not in (*state.monsters, *state.monster_pile), "it has left the game"


@pytest.mark.rule("ML-17.10")
def test_without_a_monster_he_takes_the_land_and_else_nothing() -> None:
    state = block(position(1, monsters={0: "krus"}, land_row={0: "kale"}, tiles={0: 0}, coins=9), "a1", "a3", "a4")
    put(state, "a2", "purkrab", ANNA, "SS")
    adventure(state, roll=[1, 1])
    do(state, offered(state)[0])
    assert state.round == 2
    assert land("kale") not in (*state.land_row, *state.land_pile, *state.lands[ANNA])
    assert state.land_row[0] != NONE, "a new land comes in the clean-up"


@pytest.mark.rule("ML-17.10")
def test_a_monster_that_you_have_fought_and_he_removes_does_not_come_to_the_gate() -> None:
    state = position(1, monsters={0: "krus"}, land_row={0: "kale"}, tiles={0: 0}, coins=9)
    put(state, "a1", "korfac", ANNA, "S", defense=4)
    block(state, "a2")
    adventure(state, roll=[1, 1, 1, 1])
    do(state, "roll S", roll=[1])
    while state.round == 1:
        do(state, offered(state)[0])
    assert state.monsters[GATE] == NONE


@pytest.mark.rule("ML-17.10")
def test_a_die_diverted_to_sam_is_lost_and_strikes_at_all_pass_him_by() -> None:
    clans = (("purkrab", "zandala"),)
    state = position(1, clans=clans, monsters={0: "trousic"}, land_row={0: "kale"}, tiles={0: 0}, coins=9)
    put(state, "a1", "zandala", ANNA, "S", defense=4)
    block(state, "a2")
    adventure(state, roll=[1, 1, 1, 1])
    assert offered(state) == ["stop", "roll S"], "one die for everybody, one lost, three of four against Zhandala"


@pytest.mark.rule("ML-17.10")
def test_sam_alone_at_a_land_removes_its_monster() -> None:
    state = block(position(1, monsters={0: "krus"}, coins=9), "a1")
    adventure(state)
    assert state.round == 2
    assert monster("krus") not in (*state.monsters, *state.monster_pile)


@pytest.mark.rule("ML-17.11")
def test_glory_does_not_end_a_game_alone() -> None:
    state = position(1, pool=("",), glory=40, coins=40)
    for number in range(2, 7):
        do(state, "pass-turn")
        assert state.round == number
        state.strength[ANNA] = state.magic[ANNA] = 0
        state.haggle[ANNA] = ()
        state.changed()
    do(state, "pass-turn")
    assert state.over
    assert member("purkrab") in state.members[ANNA]


@pytest.mark.rule("ML-17.10")
def test_what_sam_removes_neither_escapes_nor_strikes() -> None:
    for name in ("piskor", "lepivec"):
        state = block(position(1, monsters={0: name}, land_row={0: "kale"}, tiles={0: 0}, coins=9), "a1")
        put(state, "a3", "korfac", ANNA, "M")
        adventure(state, roll=[1])
        while state.round == 1:
            do(state, offered(state)[0])
        assert state.monsters[GATE] == NONE
        assert not state.wounded


@pytest.mark.rule("ML-17.5", "ML-17.8")
def test_every_move_of_sam_is_told() -> None:
    match = Match.new(GAME, 1, 3)
    match.state = table(lodge=LODGE_ROW, panic=["mine"])
    match.play(match.state.parse("pawn S"), ANNA)
    with loaded([4, 6, 1, 1, 5]):
        told = [one.event for one in match.play(match.state.parse("done"), ANNA)]
    words = [event_text(match.state.setting, event, "en") for event in told]
    assert words == [
        "Sam rolls red 4, yellow 6: no room there, he rolls again.",
        "Sam rolls red 1, yellow 1 – Hunting lodge: haggling 5.",
        "Sam takes a token away (trap: 1 strength die).",
        "Sam takes a token away (trap: 2 strength dice).",
    ]


def test_the_odds_know_what_sam_will_do() -> None:
    """With Sam further left the monster is gone for certain, with two of him the land too."""
    state = block(table(monsters={0: "krus"}, land_row={0: "kale"}, tiles={0: 0}, pool=("SSSMMM",)), "a1")
    do(state, "send a3", "send-member korfac", "add-die M")
    forecast = found(view_of(state, ANNA).forecast)
    assert not forecast.stands
    assert found(forecast.gone) > 0
    state = block(table(monsters={0: "krus"}, land_row={0: "kale"}, tiles={0: 0}, pool=("SSSMMM",)), "a1", "a2")
    do(state, "send a3", "send-member korfac", "add-die M")
    assert found(view_of(state, ANNA).forecast).gone == 0
