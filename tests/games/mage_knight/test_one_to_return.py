"""One to Return: the portal closes, heroes are left behind, and who stands there in the end has won, or nobody."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.effects.skills import nearest
from herna.games.mage_knight.rules.land import site_on
from herna.games.mage_knight.rules.spaces import is_safe, may_fight
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.interaction import recruited_at
from herna.games.mage_knight.steps.last_turns import close_round
from herna.games.mage_knight.steps.moving import step_cost
from herna.games.mage_knight.steps.round import EndRound
from herna.kernel import BadSetting, IllegalAction, Match
from herna.table.knowledge import hidden_moves
from herna.words import prompt_text, say
from tests.games.mage_knight.scenes import end_turn, offered, on_turn, ready_at, run, scene, spots

rule = pytest.mark.rule


def portal_scene(players: int = 2, **options: Any) -> KnightState:
    return scene("one-to-return", players, **options)


def round_over(state: KnightState, number: int) -> KnightState:
    """A round is over, and the next one has begun or the game has ended."""
    state.round = number
    state.night = number % 2 == 0
    run(state, EndRound())
    return state


def away(state: KnightState, *seats: int) -> None:
    """These heroes have left the portal, each on a space of his own."""
    free = [spot for spot in range(7 * len(state.setting.lattice.positions)) if is_plain(state, spot)]
    for seat, spot in zip(seats, free, strict=False):
        state.place[seat] = spot


def is_plain(state: KnightState, spot: int) -> bool:
    return spot != state.setting.portal and not site_on(state, spot).id and is_safe(state, 0, spot)


def closed(players: int = 2, **options: Any) -> tuple[KnightState, int]:
    """All heroes left in time; in the second round one of them is on turn."""
    state = portal_scene(players, **options)
    on_turn(state)
    state.turns = [None] * players
    away(state, *range(players))
    round_over(state, 1)
    return state, on_turn(state)


def ended(state: KnightState, seat: int = NONE) -> KnightState:
    """The last round ends with a hero on the portal, or with nobody."""
    state.turns = [None] * state.setting.players
    if seat != NONE:
        state.place[seat] = state.setting.portal
    return round_over(state, state.setting.rounds)


# The table


@rule("MK-29.1")
@pytest.mark.parametrize(("players", "country", "others"), [(1, 7, 1), (2, 7, 1), (3, 8, 2), (4, 10, 3)])
def test_tiles_cities_and_rounds(players: int, country: int, others: int) -> None:
    setting = portal_scene(players).setting
    assert (setting.rounds, setting.lattice.shape.id) == (4, "wedge")
    assert (setting.countryside_count, setting.city_count, setting.core_count) == (country, others, others)
    assert setting.city_levels == (3,) * others


@rule("MK-29.7")
@pytest.mark.parametrize(("players", "country", "others"), [(1, 8, 2), (2, 8, 2), (3, 9, 3), (4, 11, 4)])
def test_the_epic_game_is_longer_and_larger(players: int, country: int, others: int) -> None:
    setting = portal_scene(players, epic_return=True).setting
    assert setting.rounds == 6
    assert (setting.countryside_count, setting.city_count, setting.core_count) == (country, others, others)
    assert setting.city_levels == (4,) * others


@rule("MK-29.7")
def test_in_the_epic_game_the_third_night_decides() -> None:
    state, seat = closed(epic_return=True)
    state.place[seat] = state.setting.portal
    state.turns = [None, None]
    assert not round_over(state, 4).over
    assert ended(state).winners == (seat,)


@rule("MK-29.1")
@pytest.mark.parametrize("shape", ["open", "open-3", "wedge-unlimited"])
def test_any_other_map_will_do(shape: str) -> None:
    state, seat = closed(shape=shape)
    assert state.setting.lattice.shape.id == shape
    assert ended(state, seat).winners == (seat,)


# The portal closes


@rule("MK-29.2")
def test_who_is_on_the_portal_when_it_closes_is_out_and_his_shields_stay() -> None:
    state = portal_scene(3)
    on_turn(state)
    state.turns = [None] * 3
    away(state, 0)
    state.place[1], state.place[2] = NONE, state.setting.portal
    keep = ((state.laid[-1][0] * 7, 1),)
    state.shields = keep
    state.events = []
    round_over(state, 1)
    assert state.out == (1, 2)
    assert [state.place[seat] for seat in (1, 2)] == [NONE, NONE]
    assert state.shields == keep
    heard = [one.event for one in state.events]
    assert [event for event in heard if isinstance(event, told.PortalClosed | told.HeroOut)] == [
        told.PortalClosed(), told.HeroOut(1), told.HeroOut(2),
    ]  # fmt: skip
    assert [board.out for board in GAME.view(state, 0).hero_boards] == [False, True, True]


@rule("MK-29.2")
def test_who_is_out_has_no_more_turns_nor_anything_else_to_do() -> None:
    state = portal_scene(3)
    on_turn(state)
    state.turns = [None] * 3
    away(state, 0, 2)
    state.place[1] = NONE
    round_over(state, 1)
    hand = state.hand[1]
    dice = random.Random(1)
    while not state.over:
        assert 1 not in state.seats_to_act
        assert 1 not in state.order
        seat = state.seats_to_act[0]
        state.apply(dice.choice(state.options(seat)), seat)
    assert state.hand[1] == hand
    assert 1 not in nearest(state, 0)


@rule("MK-29.2", "MK-29.5")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_game_is_over_when_everybody_is_out(players: int) -> None:
    state = portal_scene(players)
    on_turn(state)
    state.turns = [None] * players
    state.place = [NONE] * players
    round_over(state, 1)
    assert state.over
    assert (state.round, state.winners) == (1, ())


@rule("MK-29.3")
def test_the_closed_portal_is_an_empty_space_of_plains() -> None:
    state, seat = closed()
    portal = state.setting.portal
    site = site_on(state, portal)
    assert (site.shared, site.haven, site.people) == (False, False, "none")
    assert step_cost(state, seat, portal) == 2
    ready_at(state, seat, portal)
    end_turn(state, seat)
    assert state.place[seat] == portal, "he stays where he is"


@rule("MK-29.3")
def test_heroes_fight_on_the_closed_portal_and_not_before() -> None:
    state = portal_scene()
    seat = on_turn(state)
    portal, other = state.setting.portal, 1 - seat
    state.place = [portal, portal]
    assert not may_fight(state, seat, other)
    state, seat = closed()
    other = 1 - seat
    state.place[other] = portal
    ready_at(state, seat, portal)
    assert offered(state, seat, act.AttackHero) == [act.AttackHero(other)]


@rule("MK-29.3")
def test_who_ends_the_turn_on_a_portal_that_is_taken_withdraws() -> None:
    state, seat = closed(no_fights=True)
    portal, start = state.setting.portal, state.place[seat]
    state.place[1 - seat] = portal
    state.place[seat] = portal
    state.change_turn(seat, trail=(start, portal))
    end_turn(state, seat)
    assert state.place == ([start, portal] if seat == 0 else [portal, start])


@rule("MK-29.4")
@pytest.mark.parametrize(("site", "also"), [("keep", "village"), ("mage-tower", "monastery")])
def test_keeps_and_towers_recruit_units_of_villages_and_monasteries_too(site: str, also: str) -> None:
    for seed in range(9):
        state = scene("one-to-return", 2, seed)
        found = spots(state, site)
        if found:
            break
    seat = on_turn(state)
    state.shields = ((found[0], seat),)
    ready_at(state, seat, found[0])
    for number, unit in enumerate(state.setting.units):
        assert recruited_at(state, seat, number) == bool({site, also} & set(unit.sites))


# The end


@rule("MK-29.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_stands_on_the_portal_in_the_end_has_won_whatever_the_fame(players: int) -> None:
    state, _ = closed(players)
    state.fame = [50, *[5] * (players - 1)]
    ended(state, players - 1)
    assert state.over
    assert state.winners == (players - 1,)
    assert state.scores == (0,) * players


@rule("MK-29.5")
def test_with_nobody_on_the_portal_nobody_has_won() -> None:
    state, _ = closed(3)
    ended(state)
    assert (state.over, state.winners) == (True, ())
    assert "Nobody has won" in prompt_text(GAME.view(state, None), "en")
    assert [state.setting.share(state.winners, seat) for seat in range(3)] == [0.0] * 3


@rule("MK-29.6")
def test_once_the_end_is_announced_nobody_drives_a_hero_from_the_portal() -> None:
    state, seat = closed()
    other, portal, start = 1 - seat, state.setting.portal, state.place[seat]
    state.place[other] = portal
    state.round, state.night = 4, True
    close_round(state, other)
    state.last_turns = ()
    state.place[seat] = portal
    state.change_turn(seat, trail=(start, portal))
    state.changed()
    with pytest.raises(IllegalAction) as refused:
        state.apply(act.AttackHero(other), seat)
    assert (refused.value.code, refused.value.clause) == ("no-fights-at-the-end", "MK-19.2")
    end_turn(state, seat)
    assert state.over
    assert state.winners == (other,)


@rule("MK-29.10")
def test_alone_the_portal_decides() -> None:
    for there in (True, False):
        state, _ = closed(1)
        assert ended(state, 0 if there else NONE).winners == ((0,) if there else ())


# Teams


def teams(chosen: tuple[int, int] = (0, 1)) -> KnightState:
    """Players 1 and 3 against 2 and 4, in the second round, with these to return."""
    state, _ = closed(4, teams="1-3")
    state.chosen = chosen
    state.changed()
    return state


@rule("MK-29.9")
@pytest.mark.parametrize(("there", "winners"), [(0, (0, 2)), (2, ()), (1, ()), (3, (1, 3)), (NONE, ())])
def test_a_team_has_won_if_its_chosen_hero_stands_there(there: int, winners: tuple[int, ...]) -> None:
    state = teams((0, 3))
    state.events = []
    ended(state, there)
    assert state.winners == winners
    shown = [one for one in state.events if isinstance(one.event, told.ChosenShown)]
    assert [(one.event, one.to) for one in shown] == [(told.ChosenShown(0), None), (told.ChosenShown(3), None)]
    assert GAME.view(state, 1).chosen_known == (0, 3)


@rule("MK-29.8")
def test_each_team_draws_one_of_its_heroes() -> None:
    drawn = {scene("one-to-return", 4, seed, teams="1-3").chosen for seed in range(30)}
    assert drawn == {(0, 1), (0, 3), (2, 1), (2, 3)}
    assert portal_scene(4).chosen == (), "everybody for himself"


@rule("MK-29.8")
def test_the_first_of_a_team_picks_and_the_other_team_does_not_learn_it() -> None:
    state = portal_scene(4, teams="1-3", chosen_hero="picked")
    named = {}
    for team in range(2):
        (seat,) = state.seats_to_act
        assert [*state.options(seat)] == [act.NameChosen(one) for one in state.setting.teams[team]]
        with pytest.raises(IllegalAction) as refused:
            state.apply(act.NameChosen(1 - team), seat)
        assert refused.value.clause == "MK-29.8"
        state.events = []
        state.apply(act.NameChosen(state.setting.teams[team][1]), seat)
        assert [(one.event, one.to) for one in state.events] == [
            (told.ChosenNamed(state.setting.teams[team][1]), state.setting.teams[team])
        ]
        named[team] = state.setting.teams[team][1]
    assert state.chosen == (2, 3)
    assert [GAME.view(state, seat).chosen_known for seat in (0, 1, 2, 3, None)] == [(2,), (3,), (2,), (3,), ()]


@rule("MK-29.8")
def test_whoever_the_other_team_chose_looks_the_same() -> None:
    one, other = teams((0, 1)), teams((0, 3))
    assert one.digest() != other.digest()
    for seat in (0, 2):
        assert GAME.view(one, seat) == GAME.view(other, seat)
        assert one.options(seat) == other.options(seat) if seat in one.seats_to_act else True
    assert GAME.view(one, None) == GAME.view(other, None)
    assert all(GAME.view(one, seat) != GAME.view(other, seat) for seat in (1, 3))
    secret = msgspec.json.encode(GAME.view(one, 0).chosen_known)
    assert secret == b"[0]"


@rule("MK-29.8")
def test_bots_imagine_any_hero_of_the_other_team_and_know_their_own() -> None:
    state, dice = teams((2, 1)), random.Random(3)
    seen = {state.imagine(0, dice).chosen for _ in range(20)}
    assert seen == {(2, 1), (2, 3)}
    assert {state.imagine(None, dice).chosen for _ in range(40)} == {(0, 1), (0, 3), (2, 1), (2, 3)}


@rule("MK-29.8")
def test_records_do_not_name_the_chosen_hero_to_the_others() -> None:
    match = Match.new(GAME, 4, 1, scenario="one-to-return", heroes="dealt", teams="1-3", chosen_hero="picked")
    for _ in range(2):
        seat = match.state.seats_to_act[0]
        match.play(match.state.options(seat)[1], seat)
    first = match.record.moves[0].seat
    assert hidden_moves(match.record, (first,)) == {1}
    others = tuple(seat for seat in range(4) if seat % 2 != first % 2)
    assert 0 in hidden_moves(match.record, others)
    assert hidden_moves(match.record, ()) == {0, 1}


# What is told and what is refused


def heard(state: KnightState, seat: int | None, language: str) -> list[str]:
    view = GAME.view(state, seat)
    return [line for panel in GAME.picture(view, say(language, "mage_knight")) for line in panel.speak]


@rule("MK-29.2", "MK-29.5", "MK-29.8")
def test_the_goal_is_told_in_both_languages() -> None:
    before = portal_scene()
    assert (
        "Goal: stand on the portal at the end. After the first day it closes, and whoever waits there is out."
        in heard(before, 0, "en")
    )
    state = teams((2, 1))
    assert "Goal: stand on the portal when the last night ends. On it now: nobody." in heard(state, 0, "en")
    assert "Your team's chosen hero, whom the others do not know: Player 3." in heard(state, 0, "en")
    state.place[3] = state.setting.portal
    assert "Cíl: stát na portálu, když skončí poslední noc. Teď na něm stojí: Hráč 4." in heard(state, 1, "cs")
    assert not [line for line in heard(state, None, "en") if "chosen" in line]


@pytest.mark.parametrize(
    ("players", "options", "option"),
    [
        (2, {"night_arrival": True}, "night_arrival"),
        (2, {"chosen_hero": "picked"}, "chosen_hero"),
        (4, {"chosen_hero": "picked"}, "chosen_hero"),
        (3, {"teams": "drawn"}, "teams"),
        (2, {"whole_map": True}, "whole_map"),
        (2, {"epic": True}, "epic"),
        (4, {"epic_return": True, "megapolis": 8}, "megapolis"),
    ],
)
def test_what_does_not_go_with_it_is_refused_at_the_option(players: int, options: dict[str, Any], option: str) -> None:
    with pytest.raises(BadSetting) as refused:
        GAME.new(players=players, scenario="one-to-return", **options)
    assert refused.value.facts["option"] == option


def test_the_epic_return_is_only_for_this_scenario() -> None:
    with pytest.raises(BadSetting) as refused:
        GAME.new(players=2, scenario="full-conquest", epic_return=True)
    assert refused.value.facts["option"] == "epic_return"
