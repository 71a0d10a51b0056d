"""Conquer and Hold: points, giving up, teams, and what is told."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.rules.spaces import is_defended
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.greeting import greet_turn
from herna.games.mage_knight.steps.interaction import wares_at
from herna.games.mage_knight.steps.round import EndRound
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.kernel import BadSetting, IllegalAction
from herna.words import prompt_text, say
from tests.games.mage_knight.holding import hold, open_map, own
from tests.games.mage_knight.scenes import end_turn, offered, on_turn, ready_at, run, scene, spots

rule = pytest.mark.rule
GOLD = COLOURS.index("gold")


def finished(state: KnightState) -> KnightState:
    """The last round is over."""
    return round_over(state, state.setting.rounds)


def round_over(state: KnightState, number: int = 1) -> KnightState:
    """A round is over, and somebody is asked something or the game has ended."""
    state.round = number
    run(state, EndRound())
    return state


@rule("MK-28.10")
def test_keeps_and_towers_count_and_fame_does_not() -> None:
    state, _ = open_map()
    keeps, towers = spots(state, "keep"), spots(state, "mage-tower")
    assert (3 * len(keeps), 2 * len(towers)) == (15, 10)
    assert state.setting.scenario.at_stake == 25  # type: ignore[attr-defined]
    own(state, 0, keeps[0], towers[0])
    own(state, 1, towers[1], towers[2])
    state.fame = [0, 90]
    assert state.scores == (5, 4)
    finished(state)
    assert state.over
    assert state.winners == (0,)
    score = GAME.view(state, 0).hero_boards[0].score
    assert [(item.what, item.points) for item in score.items] == [("keep", 3), ("mage-tower", 2)]


@rule("MK-28.10")
@pytest.mark.parametrize("players", [2, 3])
def test_in_a_draw_nobody_has_won(players: int) -> None:
    state, _ = open_map(players)
    keeps = spots(state, "keep")
    own(state, 0, keeps[0])
    own(state, 1, keeps[1])
    finished(state)
    assert state.winners == ()
    assert "Nobody has won" in prompt_text(GAME.view(state, 0), "en")
    assert [state.setting.share(state.winners, seat) for seat in range(players)] == [0.0] * players


@rule("MK-28.10")
def test_a_draw_behind_the_first_does_not_matter() -> None:
    state, _ = open_map(3)
    keeps, towers = spots(state, "keep"), spots(state, "mage-tower")
    own(state, 2, keeps[0])
    own(state, 0, towers[0])
    own(state, 1, towers[1])
    assert finished(state).winners == (2,)


@rule("MK-28.9")
def test_who_is_behind_may_give_up_and_is_asked_back() -> None:
    state, _ = open_map()
    own(state, 1, spots(state, "keep")[0])
    round_over(state)
    assert state.seats_to_act == (0,)
    assert [*state.options(0)] == [act.GoOn(), act.GiveUp()]
    state.apply(act.GiveUp(), 0)
    assert not state.over
    assert "really" in prompt_text(GAME.view(state, 0), "en")
    state.events = []
    state.apply(act.GiveUp(), 0)
    assert [one.event for one in state.events] == [told.GaveUp(0), told.GameEnded()]
    assert (state.over, state.winners, state.round) == (True, (1,), 1)


@rule("MK-28.9")
@pytest.mark.parametrize("answers", [(act.GoOn(),), (act.GiveUp(), act.GoOn())])
def test_who_does_not_give_up_twice_plays_on(answers: tuple[act.GoOn | act.GiveUp, ...]) -> None:
    state, _ = open_map()
    own(state, 1, spots(state, "keep")[0])
    round_over(state)
    for answer in answers:
        state.apply(answer, 0)
    assert not state.over
    assert (state.round, state.given_up) == (2, ())


@rule("MK-28.9")
def test_nobody_is_asked_in_a_draw_nor_after_the_last_round() -> None:
    state, _ = open_map()
    assert isinstance(round_over(state).options(state.seats_to_act[0])[0], act.TakeTactic)
    state, _ = open_map()
    own(state, 1, spots(state, "keep")[0])
    assert finished(state).over


@rule("MK-28.9")
def test_among_three_both_others_have_to_give_up() -> None:
    for both in (True, False):
        state, _ = open_map(3)
        own(state, 2, spots(state, "keep")[0])
        round_over(state)
        first = state.seats_to_act[0]
        state.apply(act.GiveUp(), first)
        state.apply(act.GiveUp(), first)
        assert not state.over
        second = state.seats_to_act[0]
        assert {first, second} == {0, 1}
        for _ in range(2 if both else 1):
            state.apply(act.GiveUp() if both else act.GoOn(), second)
        assert state.over == both
        assert state.winners == ((2,) if both else ())
        assert state.given_up == ((first, second) if both else ())


@rule("MK-28.11")
def test_alone_all_points_are_to_be_held() -> None:
    state = hold(1, whole_map=True)
    seat = on_turn(state)
    *most, last = spots(state, "keep", "mage-tower")
    own(state, seat, *most)
    assert not state.setting.scenario.fulfilled(state)
    own(state, seat, last)
    assert state.setting.scenario.fulfilled(state)
    end_turn(state, seat)
    assert state.game_ending
    while not state.over:
        state.apply(state.options(0)[-1], 0)
    assert state.winners == (0,)
    lost = hold(1, whole_map=True)
    assert finished(lost).winners == ()


def pairs() -> tuple[KnightState, int, int, tuple[int, ...]]:
    """Four heroes on the open map: the one on turn, his partner, and the two others."""
    state = scene("conquer-and-hold", 4, whole_map=True, teams="1-3")
    seat = on_turn(state)
    (mate,) = state.setting.mates(seat)
    return state, seat, mate, tuple(other for other in range(4) if other not in (seat, mate))


@rule("MK-28.12", "MK-28.1")
def test_four_always_play_in_two_teams() -> None:
    state = hold(4)
    assert sorted(len(team) for team in state.setting.teams) == [2, 2]
    assert pairs()[0].setting.teams == ((0, 2), (1, 3))
    with pytest.raises(BadSetting) as refused:
        GAME.new(players=2, scenario="conquer-and-hold", teams="1-2")
    assert refused.value.facts["option"] == "teams"


@rule("MK-28.12")
def test_a_tower_of_a_partner_is_open_and_deals_with_one() -> None:
    state, seat, mate, (rival, _) = pairs()
    tower = spots(state, "mage-tower")[0]
    own(state, mate, tower)
    assert not is_defended(state, seat, tower)
    assert is_defended(state, rival, tower)
    ready_at(state, seat, tower)
    assert wares_at(state, seat) == {"spell": 7}


@rule("MK-28.12", "MK-28.7")
def test_beside_a_tower_of_a_partner_a_hero_has_mana_for_his_own() -> None:
    state, seat, mate, (rival, _) = pairs()
    first, second, third, *_ = spots(state, "mage-tower")
    own(state, mate, first, second)
    for owned, place, tokens in ((False, first, 0), (True, first, 1), (True, second, 1), (True, third, 1)):
        state.mana[seat] = [0] * len(COLOURS)
        own(state, seat if owned else rival, third)
        state.place[seat] = place
        greet_turn(state, seat)
        assert state.mana[seat][GOLD] == tokens


@rule("MK-28.10")
def test_a_team_has_the_points_of_both() -> None:
    state, seat, mate, (rival, other) = pairs()
    keeps, towers = spots(state, "keep"), spots(state, "mage-tower")
    own(state, seat, towers[0])
    own(state, mate, towers[1])
    own(state, rival, keeps[0])
    assert [state.scores[one] for one in (seat, mate, rival, other)] == [4, 4, 3, 3]
    assert len(GAME.view(state, seat).goals) == 2
    draw = state.copy()
    assert sorted(finished(state).winners) == sorted((seat, mate))
    own(draw, rival, towers[2], towers[3])
    own(draw, other, *towers[2:4])
    own(draw, mate, keeps[1])
    assert [draw.scores[one] for one in (seat, rival)] == [7, 7]
    assert finished(draw).winners == ()


@rule("MK-28.9")
def test_a_team_gives_up_only_if_both_want_to() -> None:
    for agreed in (True, False):
        state, seat, mate, (rival, other) = pairs()
        own(state, rival, spots(state, "keep")[0])
        round_over(state)
        first = state.seats_to_act[0]
        state.apply(act.GiveUp(), first)
        (second,) = state.seats_to_act
        assert {first, second} == {seat, mate}
        assert "partner" in prompt_text(GAME.view(state, second), "en")
        state.apply(act.GiveUp() if agreed else act.GoOn(), second)
        assert state.over == agreed
        assert sorted(state.winners) == (sorted((rival, other)) if agreed else [])


@rule("MK-28.10")
def test_how_far_everybody_has_come_is_told_in_both_languages() -> None:
    state, _ = open_map()
    own(state, 0, spots(state, "keep")[0])
    view = GAME.view(state, 0)
    heard = {
        language: [line for panel in GAME.picture(view, say(language, "mage_knight")) for line in panel.speak]
        for language in ("en", "cs")
    }
    assert "Keeps (3) and mage towers (2): Player 1 leads with 3 of 25 points." in heard["en"]
    assert "Keeps (3) and mage towers (2): Player 2 holds 0 of 25 points." in heard["en"]
    assert "Hráč 1: vede, za pevnosti (po 3) a magické věže (po 2) bodů 3 z 25." in heard["cs"]
    guide = [line for line in heard["en"] if line.startswith("mage tower")]
    assert guide
    assert all("2 points for its owner" in line and "reputation" not in line for line in guide if "assault" in line)
    assert "Player 1: 3 points; the fame of 0 does not count." in heard["en"]


@pytest.mark.parametrize(
    ("options", "option"),
    [
        ({"shape": "wedge"}, "shape"),
        ({"tiles": (5, 1, 3)}, "tiles"),
        ({"night_arrival": True}, "night_arrival"),
        ({"city_levels": (4,)}, "city_levels"),
        ({"megapolis": 8}, "megapolis"),
    ],
)
def test_what_does_not_go_with_it_is_refused_at_the_option(options: dict[str, Any], option: str) -> None:
    with pytest.raises(BadSetting) as refused:
        GAME.new(players=2, scenario="conquer-and-hold", **options)
    assert (refused.value.code, refused.value.facts["option"]) == ("option-only-with", option)


def test_the_whole_map_is_open_only_here() -> None:
    with pytest.raises(BadSetting) as refused:
        GAME.new(players=2, whole_map=True)
    assert (refused.value.code, refused.value.facts["option"]) == ("option-only-with", "whole_map")


def test_giving_up_is_offered_at_the_end_of_a_round_only() -> None:
    state, seat = open_map()
    assert not offered(state, seat, act.GiveUp)
    with pytest.raises(IllegalAction):
        state.apply(act.GiveUp(), seat)
    assert state.place[seat] != NONE
