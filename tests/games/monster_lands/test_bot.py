"""What the general bots are taught: worth, whole pieces of a turn, odds instead of one imagined roll, reasons."""

from __future__ import annotations

import random
from typing import Any

import pytest

from herna import words
from herna.bots import Advice, Greedy
from herna.bots.weights import sheet_of
from herna.games.monster_lands import GAME
from herna.games.monster_lands import actions as act
from herna.games.monster_lands.components.solo import SCENARIO_IDS
from herna.games.monster_lands.dice import MAGIC
from herna.games.monster_lands.setting import NAMES
from herna.games.monster_lands.state import LandsState
from herna.games.monster_lands.steps.outing import Load
from herna.kernel import Action
from tests.games.monster_lands.pieces import path_number
from tests.games.monster_lands.table import ANNA, BEN, adventure, do, new, offered, position, put

LAND: dict[str, Any] = {"land_row": {0: "kryzie"}, "monsters": {0: "krabohlav"}, "tiles": {0: 0}}


def thoughts(state: LandsState, seat: int = ANNA) -> Advice:
    return Greedy(3).explain(state, seat)


def test_every_piece_of_a_turn_can_be_carried_out() -> None:
    draw = random.Random(5)
    state = new(3, 4)
    while not state.over:
        seat = state.seats_to_act[0]
        for piece in GAME.plans(state, seat):
            there = state.copy()
            for action in piece:
                assert there.seats_to_act[0] == seat
                assert action in there.options(seat)
                there.apply(action, seat)
        for _ in range(12):
            if not state.over:
                state.apply(draw.choice(state.options()))


def test_an_outing_is_one_piece_from_the_path_to_the_last_token() -> None:
    state = position(**LAND, pool=("SSSSM", ""), traps={ANNA: ["basic"]})
    outings = [piece for piece in GAME.plans(state, ANNA) if isinstance(piece[0], act.Send)]
    assert outings
    for piece in outings:
        there = state.copy()
        for action in piece:
            there.apply(action, ANNA)
        assert not isinstance(there.steps[-1], Load)
        assert there.paths[piece[0].path] is not None  # type: ignore[attr-defined]


def test_an_outing_that_was_begun_is_finished_whole() -> None:
    state = position(**LAND, pool=("SSSSM", ""), traps={ANNA: ["basic"]})
    path = next(one for one in offered(state) if one.startswith("send a"))
    do(state, path, "send-member purkrab")
    for piece in GAME.plans(state, ANNA):
        there = state.copy()
        for action in piece:
            there.apply(action, ANNA)
        assert not isinstance(there.steps[-1], Load)


@pytest.mark.parametrize("seed", range(3))
def test_a_roll_is_judged_before_it_falls(seed: int) -> None:
    state = position(**LAND)
    put(state, "a1", "purkrab", ANNA, "SSS", traps=["basic"])
    adventure(state)
    while "roll S" not in offered(state):
        do(state, offered(state)[-1])
    imagined = state.imagine(ANNA, random.Random(seed))
    roll = (act.Roll(0),)
    assert GAME.expected(imagined, ANNA, roll) == GAME.expected(state, ANNA, roll)
    assert GAME.expected(state, ANNA, (act.Stop(),)) is None, "nothing is left to chance"


def test_more_dice_promise_more() -> None:
    few, many = position(**LAND), position(**LAND)
    put(few, "a1", "purkrab", ANNA, "SS", traps=["basic"])
    put(many, "a1", "purkrab", ANNA, "SSSS", traps=["basic"])
    assert GAME.value(many, ANNA) > GAME.value(few, ANNA)


def test_who_stands_behind_others_hopes_for_the_land() -> None:
    state = position(**LAND)
    put(state, "a2", "purkrab", ANNA, "SSSS")
    alone = GAME.value(state, ANNA)
    put(state, "a1", "jeducha", BEN, "SSSSSS", traps=["basic"])
    assert GAME.value(state, ANNA) != alone


def test_a_capture_in_hand_is_not_gambled_away() -> None:
    state = position(**LAND)
    put(state, "a1", "purkrab", ANNA, "SSSS", traps=["basic"], defense=6)
    adventure(state)
    while "roll S" not in offered(state):
        do(state, offered(state)[0])
    do(state, "roll S", "roll S", roll=[6, 5])
    advice = thoughts(state)
    assert advice.action == act.Stop(), "11 of 11 captures, 12 would kill: there is nothing to win by rolling on"
    assert advice.reason.id == "stop"
    assert "100" in words.reason_text(state.setting, advice.reason, "en")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_choice_of_a_game_has_a_reason_in_one_line(language: str) -> None:
    state = GAME.new(2, 3)
    bots = [Greedy(1), Greedy(2)]
    while not state.over and state.round < 2:  # type: ignore[attr-defined]
        seat = state.seats_to_act[0]
        advice = bots[seat].explain(state, seat)
        told = words.reason_text(state.setting, advice.reason, language)
        assert told
        assert "reason-" not in told
        assert "\n" not in told
        state.apply(advice.action, seat)


def test_nobody_goes_where_no_path_is() -> None:
    state = position(**LAND, pool=("SSSS", ""))
    put(state, "a1", "jeducha", BEN, "SS")
    taken = path_number("a1")
    assert not any(isinstance(piece[0], act.Send) and piece[0].path == taken for piece in GAME.plans(state, ANNA))


def test_no_trap_is_bought_that_would_be_thrown_away() -> None:
    state = position(pool=("SS", ""), coins=30, traps={ANNA: ["basic", "s1", "s1", "s1"]})
    bought = [piece for piece in GAME.plans(state, ANNA) if any(isinstance(one, act.BuyTrap) for one in piece)]
    assert bought
    assert all(sum(isinstance(one, act.BuyTrap) for one in piece) == 1 for piece in bought), "there is room for one"
    full = position(pool=("SS", ""), coins=30, traps={ANNA: ["basic", "s1", "s1", "s1", "s1"]})
    assert not any(isinstance(one, act.BuyTrap) for piece in GAME.plans(full, ANNA) for one in piece)


def test_all_dice_may_go_to_the_pawnshop_at_once() -> None:
    state = position(pool=("SSMM", ""))
    pieces = [piece for piece in GAME.plans(state, ANNA) if isinstance(piece[0], act.Pawn)]
    assert max(sum(isinstance(one, act.Pawn) for one in piece) for piece in pieces) == 4
    for piece in pieces:
        there = state.copy()
        for action in piece:
            there.apply(action, ANNA)
        assert there.turn == BEN, "each is a whole action"


def test_the_last_dice_may_be_exchanged() -> None:
    clan = ("purkrab", "korfac", "rookie-1", "rookie-2")
    state = position(pool=("SS", ""), clans=(clan, ("jeducha", "bambul")))
    exchanged = [piece[0] for piece in GAME.plans(state, ANNA) if isinstance(piece[0], act.Exchange)]
    assert [one.into for one in exchanged] == [MAGIC], "by one of the rookies, and not into what has to be rolled"


def test_beer_is_ordered_only_where_somebody_is_wanted_who_is_not_there() -> None:
    def ordered(*tavern: str) -> list[tuple[Action, ...]]:
        state = position(
            1, clans=[("purkrab", "korfac")], pool=("SS",), coins=9, glory=9, tavern=tavern, scenario="variety"
        )
        return [piece for piece in GAME.plans(state, 0) if isinstance(piece[-1], act.OrderBeer)]

    assert not ordered("dajana", "zenek", "drabor"), "somebody of fire is wanted"
    (beer,) = ordered("dajana", "drabor", "tarka")
    state = position(1, clans=[("purkrab", "korfac")], coins=9, glory=9, scenario="variety")
    imagined = [state.imagine(0, random.Random(seed)) for seed in range(3)]
    assert len({GAME.expected(one, 0, beer) for one in imagined}) == 1, "whoever comes is judged before he comes"


def alone(**changes: Any) -> LandsState:
    return position(1, clans=[("purkrab", "korfac")], scenario="full-kit", level="normal", **changes)


def test_plans_leave_open_where_sam_goes_and_which_card_comes() -> None:
    state = alone(pool=("SSSS",), coins=9, tavern=("pardala", "zenek", "algust"))
    planned = GAME.foreseen(state, 0)
    do(planned, "visit tavern S", "hire pardala")
    assert planned.learnt, "what comes now is not known"
    assert planned.tavern.count(-1) == 1
    assert planned.sam is None
    assert not any(die != -1 for building in (0, 1, 3, 5, 6) for die in planned.houses[building])
    do(state, "visit tavern S", "hire pardala")
    assert -1 not in state.tavern
    assert state.sam is not None, "the table itself goes on as the rules say"


def test_a_plan_does_not_reach_into_the_next_round() -> None:
    state = alone(pool=("S",))
    assert not GAME.rests(state, 0)
    bot = Greedy(1)
    bot.think(state, 0)
    ends = [line.after for line in bot.thought]
    assert all(isinstance(after, LandsState) and after.round == state.round for after in ends)


def test_who_is_wanted_counts_already_while_he_waits_in_the_tavern() -> None:
    forest = alone(pool=("SS",), coins=9, tavern=("dajana", "drabor", "tarka"))
    water = alone(pool=("SS",), coins=9, tavern=("dajana", "drabor", "pardala"))
    assert GAME.value(water, 0) > GAME.value(forest, 0)


def test_a_full_kit_needs_only_so_many_coins() -> None:
    """The whole kit costs some fifty coins; what lies beyond them and the wages fills no pouch."""
    rich, richer = (GAME.value(alone(pool=("SS",), coins=coins, round=5), 0) for coins in (90, 110))
    poor, poorer = (GAME.value(alone(pool=("SS",), coins=coins, round=5), 0) for coins in (30, 10))
    assert richer - rich < 1
    assert poor - poorer > 4


def test_beer_is_worth_as_much_as_the_hope_that_somebody_wanted_comes() -> None:
    """In the last round whoever comes can be hired at once, so he counts nearly as a member, and by his chance only."""
    state = alone(pool=("SS",), coins=20, glory=20, round=6, tavern=("dajana", "drabor", "tarka"))
    state.apply("visit tavern S", 0)
    card = NAMES["member"].index
    wanted, common = card("pardala"), card("dajana")
    beer = state.parse("order-beer")
    hopes = []
    for pile in ((common,) * 6, (common,) * 5 + (wanted,), (wanted,) * 6):
        state.tavern_pile = pile
        hopes.append(GAME.expected(state, 0, (beer,)))
    none, some, sure = hopes
    assert none is not None
    assert some is not None
    assert sure is not None
    assert some - none == pytest.approx((sure - none) / 2, abs=0.2), "three of six cards come"
    assert sure - none > 10


def test_alone_what_a_scenario_counts_is_learnt_for_itself() -> None:
    def lesson(**options: Any) -> str:
        return sheet_of(GAME.setting_of(1, options)).lesson

    taught = [lesson(**options) for options in GAME.lessons(1)]
    assert len(set(taught)) == len(taught)
    assert {lesson(scenario=scenario) for scenario in SCENARIO_IDS} == set(taught)
    assert lesson(scenario="gold-digger") != lesson(scenario="ordinary-work") == lesson(scenario="sortie")
