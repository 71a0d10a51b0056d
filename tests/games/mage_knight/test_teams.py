"""Teams and partners: how they come about, what partners share and what they may not, from the rulebook."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.rules.garrison import garrison
from herna.games.mage_knight.rules.hero import hand_limit
from herna.games.mage_knight.rules.land import hex_at, tokens_on
from herna.games.mage_knight.rules.scoring import cards_of
from herna.games.mage_knight.rules.spaces import is_defended
from herna.games.mage_knight.setting import WOUND, KnightSetting
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.moving import walk
from herna.games.mage_knight.steps.rivals.outcome import drive_out
from herna.kernel import Action, BadSetting, IllegalAction, Match
from tests.games.mage_knight.duels import AGGRESSOR, ATTACKED, attacked, do, give, meeting, offered, plain_beside
from tests.games.mage_knight.table import lay

rule = pytest.mark.rule
CONQUEST: dict[str, Any] = {"scenario": "full-conquest"}
PARTNER, RIVAL = 2, 1
"""Seats 1 and 3 against seats 2 and 4."""


def conquest(teams: str = "1-3", seed: int = 1, **options: Any) -> KnightState:
    state = GAME.new(players=4, seed=seed, heroes="dealt", **CONQUEST, teams=teams, **options)
    assert isinstance(state, KnightState)
    return state


def partners_meet(*hand: str) -> KnightState:
    """The first two seats, which are partners, stand on one space, and it is the first one's turn."""
    return give(meeting(players=4, **CONQUEST, teams="1-2"), AGGRESSOR, *(hand or ("march",)))


def keep_beside(state: KnightState, owner: int) -> int:
    """A keep of somebody lies on the space on which the first seat stands; he has come from the portal."""
    here = state.place[AGGRESSOR]
    state.new_sites += ((here, "keep"),)
    state.shields += ((here, owner),)
    state.changed()
    return here


def refusal(state: KnightState, action: Action, seat: int = AGGRESSOR) -> tuple[str, str | None]:
    before = state.digest()
    with pytest.raises(IllegalAction) as found:
        state.apply(action, seat)
    assert state.digest() == before
    return found.value.code, found.value.clause


# How teams come about


@rule("MK-26.1")
@pytest.mark.parametrize(
    ("teams", "sides"), [("1-2", ((0, 1), (2, 3))), ("1-3", ((0, 2), (1, 3))), ("1-4", ((0, 3), (1, 2)))]
)
def test_teams_are_chosen(teams: str, sides: tuple[tuple[int, ...], ...]) -> None:
    setting = conquest(teams).setting
    assert setting.teams == sides
    first, partner = sides[0]
    assert setting.mates(first) == (partner,)
    assert setting.same_side(first, partner)
    assert not any(setting.same_side(first, rival) for rival in sides[1])


@rule("MK-26.1")
def test_teams_are_drawn_before_heroes() -> None:
    drawn = {conquest("drawn", seed).setting.teams for seed in range(12)}
    assert drawn == {((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2))}
    state = GAME.new(players=4, seed=2, **CONQUEST, teams="drawn")
    assert len(state.setting.teams) == 2
    assert type(state.steps[-1]).__name__ == "ChooseOwnHero"


@rule("MK-26.1")
def test_drawn_teams_stay_when_a_table_is_saved_copied_or_imagined() -> None:
    state = conquest("drawn", seed=4)
    before = GAME.setting(4, heroes="dealt", **CONQUEST, teams="drawn")
    again = KnightState.load(before, state.dump())
    assert again.digest() == state.digest()
    assert again.setting.teams == state.setting.teams == state.copy().setting.teams
    assert GAME.view(again, 1).teams == state.setting.teams


@rule("MK-26.1")
@pytest.mark.parametrize(
    ("players", "options", "code"),
    [
        (3, CONQUEST, "option-players"),
        (4, {"scenario": "first-reconnaissance"}, "option-only-with"),
        (4, {"scenario": "blitz-conquest"}, "option-only-with"),
    ],
)
def test_teams_where_there_are_none_are_refused(players: int, options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSetting) as found:
        GAME.new(players=players, seed=1, teams="drawn", **options)
    assert (found.value.code, found.value.clause) == (code, "MK-26.1")
    assert found.value.facts["option"] == "teams"


def test_without_teams_everybody_is_alone() -> None:
    setting = GAME.setting(4, **CONQUEST)
    assert setting.teams == ((0,), (1,), (2,), (3,))


# What partners are told


def told_first(moves: int = 8, **options: Any) -> list[list[str]]:
    """The kinds of what is told with each of the first moves."""
    match = Match.new(GAME, 4, 3, **options)
    return [[type(one.event).__name__ for one in match.play(match.state.options()[0])] for _ in range(moves)]


@rule("MK-26.2")
@pytest.mark.parametrize("heroes", ["chosen", "dealt"])
@pytest.mark.parametrize("teams", ["1-3", "drawn"])
def test_a_table_with_partners_says_once_what_they_may_share(heroes: str, teams: str) -> None:
    first, *later = told_first(**CONQUEST, teams=teams, heroes=heroes)
    assert first[:3] == ["TeamFormed", "TeamFormed", "PartnersReminded"]
    assert not any("PartnersReminded" in kinds for kinds in later)


def test_rivals_are_not_told_anything_of_partners() -> None:
    assert not any("PartnersReminded" in kinds for kinds in told_first(**CONQUEST))


# Fights and spaces


@rule("MK-26.4")
def test_partners_do_not_fight() -> None:
    state = partners_meet()
    assert "attack-hero 2" not in offered(state, AGGRESSOR)
    assert refusal(state, act.AttackHero(ATTACKED)) == ("same-team", "MK-26.4")


@rule("MK-26.4")
def test_rivals_of_the_other_team_do() -> None:
    state = give(meeting(players=4, **CONQUEST, teams="1-3"), AGGRESSOR, "march")
    assert "attack-hero 2" in offered(state, AGGRESSOR)


@rule("MK-26.5")
def test_the_later_partner_withdraws_from_a_shared_space() -> None:
    state = partners_meet()
    here = state.place[AGGRESSOR]
    do(state, AGGRESSOR, "play-card march basic", "end-turn")
    assert state.place[ATTACKED] == here
    assert state.place[AGGRESSOR] != here
    assert state.hand[AGGRESSOR].count(WOUND) == 1


@rule("MK-26.5")
def test_there_is_no_action_on_the_space_of_a_partner() -> None:
    state = partners_meet()
    here = state.place[AGGRESSOR]
    state.new_sites += ((here, "village"),)
    state.changed()
    assert "interact" not in offered(state, AGGRESSOR)
    assert refusal(state, act.Interact())[0] == "hero-here"
    state.place[ATTACKED] = state.setting.portal
    state.changed()
    assert "interact" in offered(state, AGGRESSOR)


@rule("MK-26.6")
def test_the_keep_of_a_partner_is_open_and_recruits() -> None:
    state = give(meeting(players=4, **CONQUEST, teams="1-3"), AGGRESSOR, "march")
    state.place[RIVAL] = state.setting.portal
    keep_beside(state, PARTNER)
    assert not is_defended(state, AGGRESSOR, state.place[AGGRESSOR])
    assert "interact" in offered(state, AGGRESSOR)
    do(state, AGGRESSOR, "play-card march basic", "end-turn")
    assert WOUND not in state.hand[AGGRESSOR]


@rule("MK-26.6")
def test_the_keep_of_a_rival_is_not() -> None:
    state = give(meeting(players=4, **CONQUEST, teams="1-3"), AGGRESSOR, "march")
    state.place[RIVAL] = state.setting.portal
    keep_beside(state, RIVAL)
    assert is_defended(state, AGGRESSOR, state.place[AGGRESSOR])
    assert refusal(state, act.Interact()) == ("not-your-keep", "MK-7.8")


@rule("MK-26.6")
def test_walking_into_the_keep_of_a_partner_is_no_assault() -> None:
    state = give(meeting(players=4, **CONQUEST, teams="1-3"), AGGRESSOR, "march")
    state.place[RIVAL] = state.setting.portal
    here = keep_beside(state, PARTNER)
    state.place[AGGRESSOR] = state.setting.portal
    state.change_turn(AGGRESSOR, trail=(state.setting.portal,))
    state.set_points(AGGRESSOR, move=5)
    reputation = state.reputation[AGGRESSOR]
    walk(state, AGGRESSOR, here)
    assert state.fights == ()
    assert state.reputation[AGGRESSOR] == reputation
    assert not state.turn_of(AGGRESSOR).action_used


@rule("MK-26.6")
def test_a_hero_holds_the_keep_of_his_partner() -> None:
    """Seat 2 stands in the keep of seat 4, his partner: seat 1 attacks him behind its walls, and drives him out."""
    state = give(meeting(players=4, **CONQUEST, teams="1-3"), AGGRESSOR, "rage")
    here = keep_beside(state, 3)
    attacked(state, fully=False)
    assert state.fighting(AGGRESSOR).terms.walls
    drive_out(state, AGGRESSOR, ATTACKED, plain_beside(state, here))
    assert (here, AGGRESSOR) in state.shields
    assert (here, 3) not in state.shields


@rule("MK-26.7")
def test_beside_the_keep_of_a_partner_only_own_keeps_raise_the_hand_limit() -> None:
    state = give(meeting(players=4, **CONQUEST, teams="1-3"), AGGRESSOR, "march")
    here = keep_beside(state, PARTNER)
    plain = hand_limit(state, AGGRESSOR)
    assert plain == 5
    far = next(spot for spot in range(7) if spot != here and spot not in state.setting.lattice.neighbours[here])
    state.new_sites += ((far, "keep"),)
    state.shields += ((far, AGGRESSOR),)
    assert hand_limit(state, AGGRESSOR) == plain + 1
    state.shields = tuple(shield for shield in state.shields if shield != (here, PARTNER))
    assert hand_limit(state, AGGRESSOR) == plain


# What partners do not share


@rule("MK-26.2")
def test_no_view_tells_the_hand_of_a_partner() -> None:
    """Whatever a seat cannot see is dealt again: its partner holds other cards, and the view is the same."""
    state = conquest()
    seen = GAME.view(state, AGGRESSOR)
    imagined = [state.imagine(AGGRESSOR, random.Random(number)) for number in range(6)]
    assert len({one.hand[PARTNER] for one in imagined}) > 1
    assert all(GAME.view(one, AGGRESSOR) == seen for one in imagined)


def goods(state: KnightState, seat: int) -> tuple[Counter[int], int, int]:
    """The cards of a hero but his wounds, his crystals and his units."""
    held = Counter(card for card in cards_of(state, seat) if card != WOUND)
    return held, sum(state.crystals[seat]), len(state.units[seat])


@rule("MK-26.3")
def test_partners_hand_nothing_over() -> None:
    """In a game played at random nothing that a hero does in his turn leaves a partner with more than he had."""
    state, dice = conquest(seed=5), random.Random(5)
    for _ in range(700):
        seat = state.seats_to_act[0]
        before, number = [goods(state, other) for other in range(4)], state.round
        state.apply(dice.choice(state.options(seat)), seat)
        if state.over or state.round != number:
            break
        for mate in state.setting.mates(seat):
            cards, crystals, units = goods(state, mate)
            assert cards <= before[mate][0]
            assert (crystals, units) <= before[mate][1:]


# Full Conquest in teams


def refused_setting(players: int = 4, **options: Any) -> tuple[str, str | None, str]:
    with pytest.raises(BadSetting) as found:
        GAME.new(players=players, seed=1, heroes="dealt", **{**CONQUEST, **options})
    return found.value.code, found.value.clause, found.value.facts["option"]


@rule("MK-26.15")
def test_teams_play_with_four_cities() -> None:
    setting = conquest().setting
    assert (setting.city_count, setting.countryside_count, setting.core_count, setting.rounds) == (4, 11, 3, 6)
    assert setting.city_levels == (4, 4, 4, 4)


@rule("MK-26.16")
def test_two_strong_cities() -> None:
    setting = conquest(cities="two-strong").setting
    assert (setting.city_count, setting.countryside_count, setting.core_count) == (2, 11, 3)
    assert setting.city_levels == (10, 10)
    assert conquest(cities="two-strong", city_levels=(10, 11)).setting.city_levels == (10, 11)


@rule("MK-26.16")
def test_strong_cities_are_for_teams_and_strong() -> None:
    assert refused_setting(cities="two-strong") == ("two-cities-need-teams", "MK-26.16", "cities")
    assert refused_setting(cities="two-strong", players=3)[0] == "option-players"
    weak = refused_setting(cities="two-strong", teams="1-3", city_levels=(10, 9))
    assert weak == ("option-limits", "MK-26.16", "city_levels")


@rule("MK-26.17")
@pytest.mark.parametrize(
    ("players", "options", "levels"),
    [
        (4, {"teams": "1-3"}, (8, 8)),
        (4, {"teams": "1-3", "megapolis": 20}, (20, 20)),
        (2, {}, (8, 8)),
        (1, {"scenario": "solo-conquest"}, (10, 16)),
    ],
)
def test_levels_of_two_megapolises(players: int, options: dict[str, Any], levels: tuple[int, ...]) -> None:
    chosen = {**CONQUEST, **options}
    setting = GAME.new(players=players, seed=1, heroes="dealt", cities="two-megapolises", **chosen).setting
    assert isinstance(setting, KnightSetting)
    assert setting.city_levels == levels
    assert setting.city_count == 2


@rule("MK-26.17")
def test_two_megapolises_need_two_city_tiles() -> None:
    assert refused_setting(cities="two-megapolises") == ("two-cities-not-two", "MK-26.17", "cities")
    assert refused_setting(cities="two-megapolises", players=3)[0] == "two-cities-not-two"
    levels = refused_setting(cities="two-megapolises", teams="1-3", city_levels=(4, 4))
    assert levels == ("megapolises-have-one-level", "MK-26.17", "city_levels")
    tiles = refused_setting(cities="two-megapolises", teams="1-3", tiles=(11, 3, 3))
    assert tiles == ("two-cities-not-two", "MK-26.17", "cities")


@rule("MK-26.17")
def test_the_second_megapolis_has_the_two_cities_that_are_left() -> None:
    """The red and the blue tile: every city stands in one of them, and red may join blue before its own tile comes."""
    doubled = set()
    for seed in range(12):
        state = conquest(seed=seed, cities="two-megapolises")
        taken = {position for position, _ in state.laid}
        free = [place for number, place in enumerate(state.setting.lattice.positions) if number not in taken]
        lay(state, "core-5", free[0])
        lay(state, "core-8", free[-1])
        first, second = state.cities
        printed = [state.setting.tile_hexes[tile][0].colour for _, tile in state.laid[-2:]]
        names = [state.setting.cities[colour].id for colour in (*first.colours, *second.colours)]
        assert sorted(names) == sorted(city.id for city in state.setting.cities)
        assert names[0] == printed[0]
        assert names[2] == printed[1] or names[1] == printed[1]
        doubled.add(names[1] == printed[1])
        assert len(second.hexes) == len(first.hexes) == 2
        assert all(hex_at(state, city.hexes[1]) == hex_at(state, city.hexes[0]) for city in state.cities)
        assert len(tokens_on(state, first.hexes[0])) == len(
            garrison([state.setting.cities[colour] for colour in first.colours], 8)
        )
    assert doubled == {True, False}
