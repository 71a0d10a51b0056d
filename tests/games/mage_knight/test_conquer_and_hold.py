"""Conquer and Hold: owned towers, growing garrisons, points instead of fame, and giving up."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.rules.hero import hand_limit
from herna.games.mage_knight.rules.land import owner_of, site_on
from herna.games.mage_knight.rules.spaces import is_closed, is_defended
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import Foe, KnightState
from herna.games.mage_knight.steps.interaction import people_at, recruited_at, wares_at
from herna.games.mage_knight.steps.moving import explore_options, may_turn_up
from herna.games.mage_knight.steps.rivals.outcome import drive_out
from herna.games.mage_knight.steps.round import EndRound
from herna.games.mage_knight.steps.turn.greeting import greet_turn
from herna.games.mage_knight.values import Terms
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.kernel import BadSetting, IllegalAction
from herna.words import prompt_text, say
from tests.games.mage_knight.scenes import end_turn, go_through, offered, on_turn, ready_at, run, scene, spots

rule = pytest.mark.rule
GOLD, BLACK = COLOURS.index("gold"), COLOURS.index("black")


def hold(players: int = 2, **options: bool) -> KnightState:
    return scene("conquer-and-hold", players, **options)


def open_map(players: int = 2) -> tuple[KnightState, int]:
    """The whole map lies open, and a hero is on turn."""
    state = hold(players, whole_map=True)
    return state, on_turn(state)


def own(state: KnightState, seat: int, *places: int) -> None:
    """A hero's shields lie there, and no garrison is left."""
    state.shields = (
        *(shield for shield in state.shields if shield[0] not in places),
        *((spot, seat) for spot in places),
    )
    state.tokens = tuple(token for token in state.tokens if token.hex not in places)
    state.changed()


def other_than(state: KnightState, seat: int) -> int:
    return next(other for other in range(state.setting.players) if other != seat)


def assault(state: KnightState, seat: int, spot: int) -> None:
    """A hero walks onto a keep or a tower from beside it."""
    start = next(near for near in state.setting.lattice.neighbours[spot] if near not in spots(state, "keep"))
    ready_at(state, seat, start, move=20)
    while act.MoveTo(spot) not in state.options(seat):
        raise AssertionError("the hero cannot come there")
    state.apply(act.MoveTo(spot), seat)
    while state.fight_of(seat) is None:
        state.apply(state.options(seat)[-1], seat)


def met(state: KnightState, seat: int) -> tuple[Foe, ...]:
    return state.fighting(seat).against(seat).foes


# The table


@rule("MK-28.1")
@pytest.mark.parametrize(("players", "rounds"), [(1, 6), (2, 6), (3, 4), (4, 4)])
def test_nine_tiles_with_all_keeps_and_towers_and_the_white_city(players: int, rounds: int) -> None:
    for legion_tiles in (False, True):
        state = hold(players, legion_tiles=legion_tiles)
        assert state.setting.rounds == rounds
        setting = state.setting
        tiles = {setting.tile_ids[tile] for tile in (*state.tile_stack, *(tile for _, tile in state.laid))}
        assert tiles == {
            "start-b",
            "core-7",
            *(f"countryside-{n}" for n in (3, 4, 9, 10, 11)),
            *(f"core-{n}" for n in (2, 3, 4)),
        }
        assert setting.lattice.shape.id == "conquer-and-hold"


@rule("MK-28.1")
def test_nobody_enters_the_city() -> None:
    state, _ = open_map()
    (city,) = spots(state, "city")
    assert is_closed(state, city)
    assert not state.cities


@rule("MK-28.2")
def test_three_tiles_lie_open_and_any_place_beside_a_hero_may_be_turned_up() -> None:
    state = hold()
    seat = on_turn(state)
    setting = state.setting
    assert len(state.laid) == 4
    core = setting.lattice.number_of[2, 0]
    beside = next(
        spot
        for spot in range(7 * setting.lattice.number_of[1, 0], 7 * setting.lattice.number_of[1, 0] + 7)
        if core in setting.lattice.positions_in_reach[spot]
    )
    ready_at(state, seat, beside, move=2)
    assert act.Explore(core) in explore_options(state, seat), (
        "countryside tiles are left, but this place is for a core tile"
    )
    state.apply(act.Explore(core), seat)
    assert setting.tiles[dict(state.laid)[core]].ground == "core"
    laid = frozenset(position for position, _ in state.laid)
    assert may_turn_up(state, setting.lattice.number_of[1, 1], laid)
    assert sorted(setting.tiles[tile].ground for tile in state.tile_stack) == ["core"] * 3 + ["countryside"] * 2


@rule("MK-28.2")
def test_with_the_whole_map_open_nothing_is_left_to_turn_up() -> None:
    state, seat = open_map()
    setting = state.setting
    assert not state.tile_stack
    for position, tile in state.laid:
        assert setting.lattice.kind_at(position) in ("", setting.tiles[tile].ground)
    assert len(state.laid) == 10
    ready_at(state, seat, state.laid[-1][0] * 7, move=9)
    assert not explore_options(state, seat)


@rule("MK-28.3")
@pytest.mark.parametrize(("players", "elite_from"), [(1, 4), (2, 4), (3, 3), (4, 3)])
def test_elite_units_are_offered_in_the_second_half_and_never_those_of_level_four(
    players: int, elite_from: int
) -> None:
    state = hold(players, whole_map=True)
    setting = state.setting
    units = [setting.units[unit] for unit in (*state.elite_deck, *state.regular_deck, *state.unit_offer)]
    assert max(unit.level for unit in units) == 3
    assert {unit.deck for unit in units} == {"elite", "regular"}
    offered_from = [
        number for number in range(1, setting.rounds + 1) if setting.scenario.elite_offered(at_round(state, number))
    ]
    assert offered_from == list(range(elite_from, setting.rounds + 1))


def at_round(state: KnightState, number: int) -> KnightState:
    state.round = number
    state.night = number % 2 == 0
    return state


@rule("MK-28.4")
@pytest.mark.parametrize(("site", "also"), [("keep", "village"), ("mage-tower", "monastery")])
def test_keeps_and_towers_recruit_units_of_villages_and_monasteries_too(site: str, also: str) -> None:
    state, seat = open_map()
    spot = spots(state, site)[0]
    own(state, seat, spot)
    ready_at(state, seat, spot)
    known = {
        icon
        for number, unit in enumerate(state.setting.units)
        if recruited_at(state, seat, number)
        for icon in unit.sites
    }
    assert {site, also} <= known
    for number, unit in enumerate(state.setting.units):
        assert recruited_at(state, seat, number) == bool({site, also} & set(unit.sites))


# Taking and owning


@rule("MK-28.5", "MK-28.6")
@pytest.mark.parametrize(("site", "pile"), [("keep", "grey"), ("mage-tower", "violet")])
def test_an_assault_costs_no_reputation_and_the_site_belongs_to_the_conqueror(site: str, pile: str) -> None:
    state, seat = open_map()
    spot = reachable(state, seat, site)
    before = state.reputation[seat]
    assault(state, seat, spot)
    assert [state.setting.enemies[foe.token].colour for foe in met(state, seat)] == [pile]
    go_through(state, seat, 0)
    rival = other_than(state, seat)
    assert owner_of(state, spot) == seat
    assert state.reputation[seat] >= before
    assert not state.turn_of(seat).rewards, "a tower gives no spell"
    assert (is_defended(state, seat, spot), is_defended(state, rival, spot)) == (False, True)


def reachable(state: KnightState, seat: int, site: str) -> int:
    """A site of this kind that can be stepped on from a plain space beside it, provoking nobody."""
    for spot in spots(state, site):
        for near in state.setting.lattice.neighbours[spot]:
            ready_at(state, seat, near, move=20)
            if act.MoveTo(spot) in state.options(seat) and not site_on(state, near).id:
                return spot
    raise AssertionError(site)


@rule("MK-28.6")
def test_only_the_owner_of_a_tower_deals_with_its_people_and_buys_spells_there() -> None:
    state, seat = open_map()
    tower = spots(state, "mage-tower")[0]
    own(state, seat, tower)
    ready_at(state, seat, tower)
    assert wares_at(state, seat) == {"spell": 7}
    own(state, other_than(state, seat), tower)
    assert people_at(state, seat).id == ""
    with pytest.raises(IllegalAction) as refused:
        state.apply(act.Interact(), seat)
    assert (refused.value.code, refused.value.clause) == ("not-your-keep", "MK-7.8")


@rule("MK-28.6")
def test_an_owner_who_is_driven_out_of_his_tower_loses_it() -> None:
    state, seat = open_map()
    rival, tower = other_than(state, seat), spots(state, "mage-tower")[0]
    own(state, rival, tower)
    state.place[rival] = tower
    ready_at(state, seat, tower)
    state.apply(act.AttackHero(rival), seat)
    state.apply(act.Attend(fully=False), rival)
    out = state.setting.lattice.neighbours[tower][0]
    drive_out(state, seat, rival, out)
    assert owner_of(state, tower) == seat
    assert (state.scores[seat], state.scores[rival]) == (2, 0)


@rule("MK-28.7")
@pytest.mark.parametrize(("night", "colour"), [(False, GOLD), (True, BLACK)])
def test_beside_a_tower_of_his_own_a_hero_has_mana_for_each_tower(night: bool, colour: int) -> None:
    state, seat = open_map()
    first, second, third, *_ = spots(state, "mage-tower")
    own(state, seat, first, second)
    own(state, other_than(state, seat), third)
    state.night = night
    beside = state.setting.lattice.neighbours[first][0]
    far = state.setting.portal
    for place, tokens in ((first, 2), (beside, 2), (third, 0), (far, 0)):
        state.mana[seat] = [0] * len(COLOURS)
        state.place[seat] = place
        greet_turn(state, seat)
        assert state.mana[seat][colour] == tokens, place
        assert sum(state.mana[seat]) == tokens + (site_on(state, place).mana is not None)


@rule("MK-28.7")
def test_keeps_and_towers_help_at_the_same_time() -> None:
    state, seat = open_map()
    plain = hand_limit(state, seat)
    near = state.setting.lattice.neighbours
    place, keep, tower = next(
        (spot, keep, tower)
        for keep in spots(state, "keep")
        for tower in spots(state, "mage-tower")
        for spot in (keep, *near[keep])
        if spot == tower or tower in near[spot]
    )
    own(state, seat, keep, tower)
    state.place[seat] = place
    greet_turn(state, seat)
    assert state.mana[seat][GOLD] >= 1
    assert hand_limit(state, seat) == plain + 1


@rule("MK-28.8")
@pytest.mark.parametrize(("number", "tokens"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
@pytest.mark.parametrize(("site", "pile"), [("keep", "grey"), ("mage-tower", "violet")])
def test_more_defend_what_another_owns_as_days_go_by(site: str, pile: str, number: int, tokens: int) -> None:
    state, seat = open_map()
    spot = reachable(state, seat, site)
    own(state, other_than(state, seat), spot)
    at_round(state, number)
    assault(state, seat, spot)
    foes = met(state, seat)
    assert [state.setting.enemies[foe.token].colour for foe in foes] == [pile] * tokens
    assert all(foe.walled for foe in foes)
    assert state.fighting(seat).terms.half_fame


@rule("MK-28.8")
def test_what_is_nobodys_has_its_one_defender_for_the_whole_fame_in_the_last_night_too() -> None:
    state, seat = open_map()
    spot = reachable(state, seat, "keep")
    at_round(state, 6)
    assault(state, seat, spot)
    (foe,) = met(state, seat)
    before = state.fame[seat]
    go_through(state, seat, 0)
    assert state.fame[seat] - before == state.setting.enemies[foe.token].fame


@rule("MK-28.8")
@pytest.mark.parametrize(
    ("printed", "shares"), [((3,), [2]), ((3, 3), [2, 1]), ((4, 3), [2, 2]), ((3, 4, 4), [2, 2, 2])]
)
def test_fame_is_added_up_and_halved_once(printed: tuple[int, ...], shares: list[int]) -> None:
    terms, found = Terms(half_fame=True), []
    for place, fame in enumerate(printed):
        found.append(terms.fame(fame, walled=True, before=sum(printed[:place])))
    assert found == shares
    assert sum(found) == -(-sum(printed) // 2)


@rule("MK-28.8")
def test_all_must_be_beaten_and_their_fame_comes_together() -> None:
    state, seat = open_map()
    rival, spot = other_than(state, seat), reachable(state, seat, "keep")
    own(state, rival, spot)
    at_round(state, 3)
    lost = state.copy()
    assault(lost, seat, spot)
    go_through(lost, seat, 0)
    assert owner_of(lost, spot) == rival
    assault(state, seat, spot)
    fame = sum(state.setting.enemies[foe.token].fame for foe in met(state, seat))
    before = state.fame[seat]
    go_through(state, seat, 0, 1)
    assert owner_of(state, spot) == seat
    assert state.fame[seat] - before == -(-fame // 2)


# Points and the end


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


# Teams


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


# What is told and what is refused


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
