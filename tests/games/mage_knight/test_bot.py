"""What the general bots are taught: cards on paper, fights on paper, roads, whole pieces of a turn, reasons."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from herna import words
from herna.bots import Greedy, bot
from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.advice.attraction import way_left
from herna.games.mage_knight.advice.chances import expected
from herna.games.mage_knight.advice.forecast import against, forecast
from herna.games.mage_knight.advice.gifts import MELEE, MOVE, ways_of_card
from herna.games.mage_knight.advice.means import Purse, cheapest, giving, sources_of
from herna.games.mage_knight.advice.plans import plans
from herna.games.mage_knight.advice.prices import fame_worth, garrisons_beaten
from herna.games.mage_knight.advice.roads import roads
from herna.games.mage_knight.advice.worth import standing
from herna.games.mage_knight.rules.land import rampaging_on
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.moving import step_cost
from herna.kernel import Action, Reason
from tests.games.mage_knight.before_cities import at_city, finish, into, slay
from tests.games.mage_knight.table import arrange, do, enemy, fight, offers, table

RED, BLUE, GREEN, WHITE = range(4)


def played(state: KnightState, need: int, kind: int) -> list[str]:
    """What is used for some points, in notation."""
    deal = cheapest(
        sources_of(state, state.turn), giving(kind), need, Purse(state, state.turn), used=frozenset(), paid=()
    )
    return [] if deal is None else sorted(state.notation(way.action) for _, way in deal.chain)


def alone_with(state: KnightState, *dice: int) -> KnightState:
    """The Source shows these dice and nothing else."""
    arrange(state, dice=dice)
    return state


def test_a_card_on_paper_gives_what_is_printed_on_it() -> None:
    state = table("rage")
    ways = ways_of_card(state.setting, state.hand[state.turn][0], night=False)
    told = {(state.notation(way.action), way.points) for way in ways}
    assert ("play-card rage basic", ((MELEE, 0, 2),)) in told
    assert ("play-card rage strong", ((MELEE, 0, 4),)) in told
    assert ("play-sideways rage move", ((MOVE, 0, 1),)) in told


def test_mana_makes_one_card_do_what_else_takes_two() -> None:
    rich = alone_with(table("march", "stamina", "rage"), GREEN)
    assert played(rich, 4, MOVE) == ["play-card march strong"]
    poor = alone_with(table("march", "stamina", "rage"), RED)
    assert played(poor, 4, MOVE) == ["play-card march basic", "play-card stamina basic"]


def test_one_die_powers_one_card_only() -> None:
    state = alone_with(table("march", "march", "rage"), GREEN)
    assert played(state, 7, MOVE) == ["play-card march basic", "play-card march strong", "play-sideways rage move"]
    assert played(state, 9, MOVE) == []


def test_a_fight_on_paper_blocks_and_strikes_with_what_it_takes() -> None:
    # Prowlers: attack 4, armour 3. Determination blocks 5 with blue mana, rage and a card sideways strike for 3.
    state = fight(alone_with(table("determination", "rage", "march"), BLUE), "green-prowlers")
    found = forecast(state, state.turn)
    assert found.struck == (0,)
    assert [block[:2] for block in found.blocks] == [(0, 0)]
    assert found.wounds == 0


def test_a_fight_that_cannot_be_won_is_worth_less_than_none() -> None:
    state = fight(alone_with(table("march"), GREEN), "red-fire-dragon")
    found = forecast(state, state.turn)
    assert found.struck == ()
    assert found.worth < 0


def test_a_fight_is_tried_with_others_than_those_who_were_imagined() -> None:
    state = fight(alone_with(table("rage", "determination", "march", "march"), RED), "green-prowlers")
    weak = forecast(state, state.turn).worth
    others = against(state, state.turn, (enemy(state, "red-fire-dragon"),))
    assert forecast(others, state.turn).worth < weak


def test_units_that_strike_do_not_stand_in_for_the_hero() -> None:
    state = table("march")
    arrange(state, units=("utem-swordsmen",), round=state.setting.rounds)  # wounds are cheap when the end is near
    found = forecast(fight(state, "green-prowlers"), state.turn)
    assert found.struck == (0,), "armour 3, and the unit attacks with 3"
    assert found.wounds == 2, "4 damage against armour 2: who attacks cannot take it"


def test_a_fight_is_one_piece_to_its_end() -> None:
    state = fight(alone_with(table("determination", "rage", "march"), BLUE), "green-prowlers")
    do(state, "next-phase")
    (piece,) = plans(state, state.turn)
    assert [state.notation(action) for action in piece] == [
        "block-attack 0 0",
        "play-card determination strong",
        "finish-block",
        "next-phase",
        "target 0",
        "play-card rage basic",
        "play-sideways march attack",
        "strike",
        "next-phase",
    ]


def test_mana_cards_are_played_for_their_mana_where_it_powers_another_card() -> None:
    # Concentration gives red mana, and rage strikes with 4 by it: enough for prowlers (armour 3) by itself.
    state = alone_with(table("concentration", "rage"), GREEN)
    token = next(token for token in state.tokens if rampaging_on(state, token.hex) is token)
    beside = state.setting.lattice.neighbours[token.hex]
    arrange(state, place=next(spot for spot in beside if step_cost(state, state.turn, spot) > 0))
    prowlers = replace(token, token=enemy(state, "green-prowlers"))
    arrange(state, tokens=tuple(prowlers if other is token else other for other in state.tokens))
    pieces = [[state.notation(action) for action in piece] for piece in plans(state, state.turn)]
    assert any(
        piece[:2] == ["play-card concentration basic", "choose-colour red"] and "play-card rage strong" in piece
        for piece in pieces
    )


def test_every_piece_can_be_carried_out() -> None:
    state, bot = GAME.new(1, 3), Greedy(3)
    for _ in range(60):
        for piece in plans(state, 0):  # type: ignore[arg-type]
            after = state.copy()
            for action in piece:
                after.apply(action, 0)
        state.apply(bot.choose(state, 0), 0)


def test_a_road_that_provokes_somebody_is_hard() -> None:
    state = table("march", "march")
    near = state.setting.lattice.neighbours
    token = next(token for token in state.tokens if rampaging_on(state, token.hex) is token)
    beside = [spot for spot in near[token.hex] if step_cost(state, state.turn, spot) > 0]
    start, spot = next((one, other) for one in beside for other in near[one] if other in beside)
    arrange(state, place=start)
    straight = step_cost(state, state.turn, spot)
    road = roads(state, state.turn)[spot]
    assert road.effort > straight, "it counts more than its move points, or leads round"
    arrange(state, tokens=tuple(other for other in state.tokens if other is not token))
    road = roads(state, state.turn)[spot]
    assert (road.effort, road.cost, road.hexes) == (straight, straight, (spot,))


def test_what_a_tile_shows_does_not_decide_whether_it_is_turned_up() -> None:
    state = GAME.new(1, 5)
    bot = Greedy(5)
    found: list[tuple[Action, ...]] = []
    while not found:
        found = [piece for piece in plans(state, 0) if isinstance(piece[-1], act.Explore)]  # type: ignore[arg-type]
        if not found:
            state.apply(bot.choose(state, 0), 0)
    values = {expected(state.imagine(0, random.Random(dice)), 0, found[0]) for dice in range(4)}  # type: ignore[arg-type]
    assert len(values) == 1


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_choice_has_a_reason_in_one_line(language: str) -> None:
    state = GAME.new(1, 2, dummy=False)
    bot = Greedy(2)
    seen = set()
    for _ in range(120):
        if state.over:
            break
        advice = bot.explain(state, 0)
        told = words.reason_text(state.setting, advice.reason, language)
        seen.add(advice.reason.id)
        assert told
        assert "reason-" not in told
        assert "\n" not in told
        state.apply(advice.action, 0)
    assert {"fight", "explore"} <= seen


def test_a_piece_that_was_begun_is_gone_on_with_while_the_table_looks_as_planned() -> None:
    state = fight(alone_with(table("determination", "rage", "march"), BLUE), "green-prowlers")
    do(state, "next-phase")
    bot = Greedy(1)
    first = bot.choose(state, state.turn)
    assert bot.rest, "blocking takes more than one action"
    thought = bot.thought
    state.apply(first)
    second = bot.choose(state, state.turn)
    assert state.notation(second) == "play-card determination strong"
    assert bot.thought is thought, "it did not think again"
    do(state, "play-sideways march block")
    bot.choose(state, state.turn)
    assert bot.thought is not thought, "the table looks otherwise: it did"


def test_greedy_comes_to_levels_alone_and_does_so_again() -> None:
    state, bot = GAME.new(1, 4, dummy=False), Greedy(4)
    chosen = []
    while not state.over:
        chosen.append(bot.choose(state, 0))
        state.apply(chosen[-1], 0)
    assert state.fame[0] >= 15, "level 4"  # type: ignore[attr-defined]
    again, bot = GAME.new(1, 4, dummy=False), Greedy(4)
    for action in chosen[: len(chosen) // 4]:
        assert bot.choose(again, 0) == action
        again.apply(action, 0)


@pytest.mark.parametrize("scenario", ["mines-liberation", "dungeon-lords", "druid-nights", "conquer-and-hold"])
def test_the_goal_of_a_scenario_draws_a_hero_near(scenario: str) -> None:
    """Of the hexes a hero could stand on, the one the goal leads to is worth at least as much as any for its way."""
    state: Any = GAME.new(1, 6, scenario=scenario)
    bot = Greedy(6)
    while state.place[0] < 0 or not state.setting.scenario.leads_to(state, 0):
        state.apply(bot.choose(state, 0), 0)
    known = {spot for position, _ in state.laid for spot in range(position * 7, position * 7 + 7)}
    led = [spot for spot in state.setting.scenario.leads_to(state, 0) if spot in known]
    assert led
    there, away = state.copy(), state.copy()
    there.place[0] = led[0]
    away.place[0] = state.setting.portal
    assert way_left(there, 0) == 0
    assert way_left(away, 0) < 0


def test_in_one_to_return_the_last_round_leads_home() -> None:
    state: Any = GAME.new(1, 6, scenario="one-to-return")
    scenario = state.setting.scenario
    state.round = scenario.rounds
    assert tuple(scenario.leads_to(state, 0)) == (state.setting.portal,)
    state.round = scenario.rounds - 1
    assert not scenario.leads_to(state, 0)


def test_the_reason_for_a_fight_tells_what_comes_of_it() -> None:
    # Prowlers: attack 4, armour 3; blocked by determination with blue mana, struck by rage and a card sideways.
    state = fight(alone_with(table("determination", "rage", "march"), BLUE), "green-prowlers")
    piece = max(plans(state, state.turn), key=len)
    found = GAME.reason(state, state.turn, piece)
    assert found is not None
    assert found == Reason("fight", {"beaten": 1, "foes": 1, "wounds": 0})


def test_a_turn_is_planned_over_three_pieces() -> None:
    """A crystal, a wound healed and a walk: none of them ends the turn, and all of them stand in one plan."""
    state = alone_with(table("crystallize", "tranquility", "march", "wound"), RED)
    planner = bot("easy", 1)
    planner.choose(state, state.turn)
    assert isinstance(planner, Greedy)
    plans_told = [{state.notation(action).split(" ")[0] for action in line.actions} for line in planner.thought]
    crystals = [state.parse("play-card crystallize basic") in line.actions for line in planner.thought]
    assert any({"heal", "move-to"} <= told for told, crystal in zip(plans_told, crystals, strict=True) if crystal)


def test_with_a_partner_a_hero_keeps_his_cards_at_the_end_of_a_turn() -> None:
    """What is turned up then is weighed with the partner's means, as everything else is: no card is thrown away."""
    state = table("march", "rage", "rage", players=2, options={"scenario": "full-cooperation"})
    do(state, "play-card march basic", "end-turn")
    seat = state.turn
    assert set(offers(state)) == {"done", "discard-card rage"}
    assert GAME.expected(state, seat, (act.Done(),)) == GAME.value(state, seat)
    assert bot("easy", 1).choose(state, seat) == act.Done()


def test_a_defender_of_a_city_who_is_beaten_is_a_step_towards_it() -> None:
    """Half the garrison beaten counts a fifth of the city, beside the fame; all of it counts as the city."""
    state = into(at_city("white", "grey-swordsmen", "grey-crossbowmen"))
    before, fame = standing(state, 0), fame_worth(state, state.fame[0])
    finish(slay(state, 0))
    assert garrisons_beaten(state) == 0.5
    gained = standing(state, 0) - before - (fame_worth(state, state.fame[0]) - fame)
    assert gained == pytest.approx(0.2 * state.setting.aim.city)


def test_what_was_worked_out_for_other_games_changes_no_choice() -> None:
    """Forecasts, roads and targets are remembered by setting: games of one setting share them."""

    def played(seed: int) -> list[str]:
        state: Any = GAME.new(1, seed, scenario="solo-conquest", city_levels=(1, 1))
        bot, done = Greedy(seed), []
        for _ in range(45):
            done.append(state.notation(bot.choose(state, 0)))
            state.apply(state.parse(done[-1]), 0)
        return done

    first = played(11)
    played(12)
    assert played(11) == first
