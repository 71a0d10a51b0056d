"""Skills that lie in the middle of the table: those of rivals, and those of friends."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from herna.games.mage_knight.scenarios.company import Together
from herna.games.mage_knight.scenarios.first_reconnaissance import FirstReconnaissance
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.moving import step_cost
from herna.games.mage_knight.vocabulary.names import COLOURS
from tests.games.mage_knight import deeds
from tests.games.mage_knight.deeds import answer, brought, enemies_now, go, position
from tests.games.mage_knight.table import (
    ALL_SETS,
    arrange,
    attack_of,
    block_now,
    block_of,
    by_seat,
    cards,
    do,
    end_fight,
    in_fight,
    offers,
    phase_of,
    points_of,
    set_points,
    set_turn,
    site_hex,
    staged,
    table,
)

rule = pytest.mark.rule


def turn_over(state: KnightState, *hand: str) -> KnightState:
    """The seat on turn ends its turn; the next one has these cards."""
    arrange(state, hand=("rage",), deck=["rage"] * 9)
    do(state, "play-sideways rage move", "end-turn")
    arrange(state, hand=cards(state, *hand), dice=["black"] * len(state.dice))
    return state


def in_the_middle(
    skill: str, answers: str = "", *, hand: tuple[str, ...] = (), where: str = "open", **more: Any
) -> KnightState:
    """The next hero's turn, after a skill was laid in the middle."""
    state = position("rage", where=where, skills=[skill], **more)
    do(state, f"use-skill {skill}")
    answer(state, answers)
    if in_fight(state):
        end_fight(state)
        set_turn(state, action_used=True)
    return turn_over(state, *hand)


# Among rivals


@rule("MK-12.5")
def test_healing_ritual_throws_wounds_away_and_one_goes_to_the_nearest_hero() -> None:
    state = position("wound", "wound", "march", skills=["arythea-healing-ritual"], players=3)
    seat = state.turn
    others = [other for other in range(3) if other != seat]
    village, portal = site_hex(state, "village"), state.setting.portal
    by_seat(state, place=[village if other == others[1] else portal for other in range(3)])
    for other in others:
        arrange(state, hand=(), seat=other)
    do(state, "use-skill arythea-healing-ritual", "throw-away-card wound", "throw-away-card wound")
    assert [state.hand[other].count(WOUND) for other in (seat, *others)] == [0, 1, 0]


@rule("MK-12.4")
def test_mana_exploit_wounds_for_every_other_colour_once() -> None:
    state = in_the_middle("tovak-mana-exploit", "choose-colour green", hand=("march", "stamina", "stamina", "promise"))
    seat = state.turn
    arrange(state, mana=[0, 2, 1, 0, 1, 0], seat=seat)
    do(state, "play-card march strong", "pay-with token green green")
    assert state.hand[seat].count(WOUND) == 0
    do(
        state,
        "play-card stamina strong",
        "pay-with token blue blue",
        "play-card stamina strong",
        "pay-with token blue blue",
    )
    assert state.hand[seat].count(WOUND) == 1
    do(state, "play-card promise strong")
    assert state.hand[seat].count(WOUND) == 2, "gold counts as the colour it is used for"


@rule("MK-12.4")
def test_source_freeze_keeps_the_die_from_others_and_gives_a_crystal_later() -> None:
    state = in_the_middle("goldyx-source-freeze", hand=("march",))
    arrange(state, dice=["green"] * 4)
    assert "play-card march strong" not in offers(state)
    turn_over(state)
    state = in_the_middle("goldyx-source-freeze", hand=("march",))
    owner = 1 - state.turn
    arrange(state, hand=("rage",), dice=["green"] * 4)
    do(state, "play-sideways rage move", "end-turn", "pick-die green")
    assert (state.turn, state.crystals[owner]) == (owner, [0, 0, 1, 0])


@rule("MK-12.4")
def test_prayer_of_weather_eases_ones_own_way_and_hinders_others() -> None:
    state = position("rage", skills=["norowas-prayer-of-weather"])
    forest = state.setting.lattice.hex_number[1, -1]
    do(state, "use-skill norowas-prayer-of-weather")
    assert step_cost(state, state.turn, forest) == 1
    turn_over(state)
    assert step_cost(state, state.turn, forest) == 4
    turn_over(state)
    assert step_cost(state, state.turn, forest) == 3


@rule("MK-12.4")
def test_wolfs_howl_strengthens_a_card_and_weakens_others_units() -> None:
    state = position("rage", "march", skills=["wolfhawk-wolfs-howl"], command=3)
    do(state, "use-skill wolfhawk-wolfs-howl", "play-sideways march move")
    assert points_of(state).move == 4 + 3
    turn_over(state)
    arrange(state, units=("utem-guardsmen", "scouts"))
    go(state, "attack")
    do(state, "activate-unit 0 0", "activate-unit 1 0")
    assert attack_of(state) == 1
    assert attack_of(state, "siege") == 0


@rule("MK-17.9")
def test_mana_suppression_doubles_the_first_basic_mana_of_others() -> None:
    state = in_the_middle("krang-mana-suppression", hand=("march", "stamina", "stamina"))
    seat, owner = state.turn, 1 - state.turn
    arrange(state, mana=[0, 3, 1, 0, 0, 0], seat=seat)
    assert "play-card march strong" not in offers(state), "one green is not enough"
    do(state, "play-card stamina strong")
    assert state.mana[seat] == [0, 1, 1, 0, 0, 0]
    do(state, "play-card stamina strong", "play-card march strong")
    assert state.mana[seat] == [0] * 6, "only the first one"
    turn_over(state)
    assert (state.turn, state.crystals[owner]) == (owner, [0, 1, 0, 0])


@rule("MK-17.9")
def test_natures_vengeance_weakens_here_and_strengthens_elsewhere() -> None:
    state = position("rage", where="block", skills=["braevalar-natures-vengeance"])
    do(state, "use-skill braevalar-natures-vengeance", "choose-attack 0 0")
    assert enemies_now(state) == ["armour 3, attack 3"]
    set_points(state, move=1)
    assert "hinder 0 0" in offers(state), "it has become cumbersome"
    state = in_the_middle("braevalar-natures-vengeance", "choose-attack 0 0", where="block")
    go(state, "block", ["green-wolf-riders"])
    assert block_now(state).needed == 8, "3 and 1, twice"
    do(state, "next-phase")
    while in_fight(state) and phase_of(state) != "attack":
        do(state, offers(state)[-1])
    assert state.hand[state.turn].count(WOUND) == 2, "3 damage, not 4"


# Among friends


@cache
def friends(players: int) -> KnightState:
    """A table in which several heroes play together."""
    state = staged(players, FirstReconnaissance, Together, sets=ALL_SETS, dummy=False)
    while state.steps[-1].__class__.__name__ == "ChooseTactic":
        do(state, offers(state)[-1])
    return state


@pytest.fixture
def together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are those of friends."""
    monkeypatch.setattr(deeds, "begun", lambda players, _: friends(players))


@rule("MK-17.8")
@pytest.mark.usefixtures("together")
def test_ritual_of_pain() -> None:
    state = position("wound", "wound", "rage", skills=["arythea-ritual-of-pain"])
    do(state, "use-skill arythea-ritual-of-pain", "throw-away-card wound", "throw-away-card wound")
    assert WOUND not in state.hand[state.turn]
    assert not [move for move in offers(state) if move.startswith("return-token")], "others only"
    turn_over(state, "wound", "march")
    do(state, "return-token arythea-ritual-of-pain", "play-sideways wound influence")
    assert points_of(state).influence == 3
    assert "return-token arythea-ritual-of-pain" not in offers(state)


@rule("MK-17.8")
@pytest.mark.usefixtures("together")
def test_mana_overload() -> None:
    state = position("march", "rage", "tranquility", skills=["tovak-mana-overload"], mana=["green"])
    do(state, "use-skill tovak-mana-overload", "choose-colour green", "play-card tranquility strong")
    answer(state, "#1")
    assert points_of(state).move == 0, "drawing is not overloaded"
    own = do(state.copy(), "play-card march strong")
    assert points_of(own).move == 8, "the owner may be the first"
    turn_over(state, "march", "march")
    arrange(state, mana=[0, 0, 2, 0, 0, 0])
    do(state, "play-card march strong", "play-card march strong")
    assert points_of(state).move == 8 + 4


@rule("MK-17.8")
@pytest.mark.usefixtures("together")
def test_mana_overload_helps_no_units_and_no_mana_inside_effects() -> None:
    state = position("pure-magic", skills=["tovak-mana-overload"], units=["savage-monks"], mana=["green", "green"])
    do(state, "use-skill tovak-mana-overload", "choose-colour green", "play-card pure-magic basic")
    assert points_of(state).move == 4
    go(state, "ranged")
    do(state, "activate-unit 0 1")
    assert attack_of(state, "siege") == 4


@rule("MK-17.8")
@pytest.mark.usefixtures("together")
def test_source_opening() -> None:
    state = position("rage", skills=["goldyx-source-opening"])
    do(state, "use-skill goldyx-source-opening", "done")
    turn_over(state, "march", "rage")
    owner = 1 - state.turn
    arrange(state, dice=("green", "green", "gold", "black"))
    do(state, "return-token goldyx-source-opening")
    assert offers(state) == ["pick-die green"], "a basic colour"
    do(state, "pick-die green", "play-card march strong", "pay-with token green green")
    assert (points_of(state).move, state.crystals[owner]) == (4, [0, 0, 1, 0])
    kept = do(state.copy(), "end-turn", "skip-effect", "done")
    assert kept.dice[0] == COLOURS.index("green"), "it need not be rolled"


@rule("MK-17.8")
@pytest.mark.usefixtures("together")
def test_calming_the_weather() -> None:
    state = position("rage", skills=["norowas-prayer-of-weather-coop"])
    forest = state.setting.lattice.hex_number[1, -1]
    do(state, "use-skill norowas-prayer-of-weather-coop")
    assert step_cost(state, state.turn, forest) == 1
    turn_over(state, "march")
    assert step_cost(state, state.turn, forest) == 3
    do(state, "return-token norowas-prayer-of-weather-coop")
    assert step_cost(state, state.turn, forest) == 2


@rule("MK-17.8")
@pytest.mark.usefixtures("together")
def test_howl_of_the_pack() -> None:
    state = position("rage", "march", skills=["wolfhawk-wolfs-howl-coop"])
    do(state, "use-skill wolfhawk-wolfs-howl-coop", "play-sideways march move")
    assert points_of(state).move == 5
    turn_over(state, "march")
    assert not [move for move in offers(state) if move.startswith("return-token")], "in combat only"
    go(state, "ranged", ["green-prowlers", "green-diggers"])
    do(state, "return-token wolfhawk-wolfs-howl-coop", "choose-foe 0", "choose-attack 1 0")
    assert enemies_now(state) == ["armour 2, attack 4", "armour 3, attack 2"]


@rule("MK-17.8")
@pytest.mark.usefixtures("together")
def test_mana_enhancement() -> None:
    state = position("march", "rage", skills=["krang-mana-enhancement"], mana=["green"])
    seat = state.turn
    do(state, "use-skill krang-mana-enhancement", "play-card march strong")
    assert state.crystals[seat] == [0, 0, 1, 0]
    turn_over(state, "march")
    do(state, "return-token krang-mana-enhancement")
    assert brought(state).endswith("green mana 1")


@rule("MK-17.8")
@pytest.mark.usefixtures("together")
def test_natures_vengeance_of_a_friend() -> None:
    state = in_the_middle("braevalar-natures-vengeance-coop", "choose-attack 0 0", where="block")
    go(state, "block")
    do(state, "return-token braevalar-natures-vengeance-coop", "choose-attack 0 0")
    assert enemies_now(state) == ["armour 3, attack 3"]
    assert block_of(state) == 0


@rule("MK-17.8")
def test_alone_source_opening_serves_oneself_in_the_next_turn() -> None:
    state = table("march", "rage", players=1, options={"sets": ALL_SETS})
    arrange(state, skills=("goldyx-source-opening",), dice=["green"] * 3, deck=["rage"] * 16, seat=0)
    do(state, "use-skill goldyx-source-opening", "done", "play-sideways rage move", "end-turn", "done")
    assert state.turn == 0
    assert "return-token goldyx-source-opening" in offers(state)
    do(state, "return-token goldyx-source-opening", offers(do(state.copy(), "return-token goldyx-source-opening"))[0])
    assert sum(state.crystals[0]) == 1
