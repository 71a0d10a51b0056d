"""Full and Blitz Cooperation: numbers, the dummy player, the tactic that leaves, the end and the one score."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from herna.games.mage_knight import GAME
from herna.games.mage_knight.actions import NameTactic
from herna.games.mage_knight.faces.view import views
from herna.games.mage_knight.rules.hero import gain_fame
from herna.games.mage_knight.rules.scoring import score_sheet
from herna.games.mage_knight.rules.spaces import may_fight
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.agreement import AgreeOnTactic, decided
from herna.games.mage_knight.steps.levels import ShowDummySkill
from herna.games.mage_knight.steps.round import AfterRound, EndRound, NextTurn
from herna.kernel import BadSetting, IllegalAction
from herna.kernel.rng import from_seed
from herna.words import error_text, prompt_text, say
from tests.games.mage_knight.scenes import lay_all, on_turn, scene
from tests.games.mage_knight.table import conserved, offers, unit

rule = pytest.mark.rule
COOPERATIONS = ("full-cooperation", "blitz-cooperation")


def numbers(scenario: str, players: int) -> tuple[object, ...]:
    """Rounds, countryside, cities and core tiles, and the levels of the cities once all lie there."""
    state = scene(scenario, players)
    assert state.setting.lattice.shape.id == "open"
    kinds = [state.setting.tiles[tile].kind for tile in (*state.tile_stack, *(tile for _, tile in state.laid))]
    lay_all(state)
    counts = (kinds.count(kind) for kind in ("countryside", "core-city", "core"))
    return (state.setting.rounds, *counts, tuple(city.level for city in state.cities))


@rule("MK-27.1")
@pytest.mark.parametrize(
    ("players", "found"),
    [
        (1, (6, 8, 3, 2, (5, 5, 8))),
        (2, (6, 8, 3, 2, (5, 5, 8))),
        (3, (6, 10, 4, 3, (5, 5, 5, 11))),
        (4, (6, 11, 4, 4, (5, 5, 5, 11))),
    ],
)
def test_full_cooperation_has_one_city_more_than_heroes_and_the_last_is_the_strongest(
    players: int, found: tuple[object, ...]
) -> None:
    assert numbers("full-cooperation", players) == found


@rule("MK-27.2")
@pytest.mark.parametrize(
    ("players", "found"),
    [(2, (4, 7, 2, 1, (5, 8))), (3, (4, 8, 3, 2, (5, 8, 11))), (4, (4, 10, 4, 3, (5, 8, 11, 11)))],
)
def test_blitz_cooperation_has_as_many_cities_as_heroes_each_stronger(players: int, found: tuple[object, ...]) -> None:
    assert numbers("blitz-cooperation", players) == found


@rule("MK-27.2")
def test_blitz_cooperation_begins_as_blitz_conquest_does() -> None:
    state = scene("blitz-cooperation", 3)
    assert (state.fame, state.reputation) == ([1] * 3, [2] * 3)
    assert (len(state.dice), len(state.unit_offer)) == (3 + 2 + 1, 3 + 2 + 1)
    assert not state.elite_deck
    gain_fame(state, 0, 2)
    assert state.fame[0] == 4, "from 1 over the end of the row at 3, and one more for it"
    full = scene("full-cooperation", 3)
    assert (len(full.dice), len(full.unit_offer), full.fame) == (5, 5, [0] * 3)
    assert full.elite_deck


# The dummy player


@rule("MK-27.3")
def test_what_touches_rivals_is_left_out_and_the_dummys_skills_are_nobodys() -> None:
    state = scene("full-cooperation", 3)
    assert state.dummy_hero != NONE
    assert len(state.dummy_deck) == 16
    assert sum(state.dummy_crystals) == 3
    assert not any(card is not None and card.interactive for card in state.setting.cards)
    assert Counter(skill.side for skill in state.setting.skills)["competitive"] == 0
    assert all(len(pile) == 10 for pile in state.skill_pile)
    ShowDummySkill().run(state)
    assert state.common_skills == ()
    assert scene("full-cooperation", 1).dummy_skills


@rule("MK-27.3")
def test_with_four_heroes_of_the_base_box_other_cards_stand_in_for_the_dummys_deck() -> None:
    state = scene("full-cooperation", 4, sets=("base",))
    assert state.dummy_hero == NONE
    cards = [state.setting.cards[card] for card in state.dummy_deck]
    colours = Counter(colour for card in cards if card is not None for colour in card.colour)
    assert colours == {"red": 4, "blue": 4, "white": 4, "green": 4}
    assert sum(state.dummy_crystals) == 3
    conserved(state)
    shown = GAME.view(state, 0).dummy_player
    assert shown is not None
    assert (shown.hero, shown.deck_count) == ("stand-in", 16)
    for language, told in (("en", "Dummy player – other cards"), ("cs", "Automatický hráč – náhradní karty")):
        panels = GAME.picture(GAME.view(state, 0), say(language, "mage_knight"))
        assert any(told in line for panel in panels for line in panel.speak)
    assert scene("full-cooperation", 4).dummy_hero != NONE, "with all boxes a fifth hero is left"


@rule("MK-27.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_dummy_draws_its_tactic_first_and_sets_its_place_in_the_order(players: int) -> None:
    state = scene("full-cooperation", players)
    assert state.dummy_tactic != NONE
    assert f"take-tactic {state.setting.tactics[state.dummy_tactic].id}" not in offers(state)
    assert len(offers(state)) == 5
    on_turn(state)
    assert sorted(state.order) == list(range(players + 1))


@rule("MK-1.5")
def test_the_dummys_hero_can_be_named_or_picked_by_those_who_play_together() -> None:
    state = scene("full-cooperation", 3, dummy_hero="krang")
    names = state.setting.names("hero")
    assert names[state.dummy_hero] == "krang"
    assert "krang" not in [names[hero] for hero in state.hero]
    picked = GAME.new(players=2, seed=1, scenario="full-cooperation", dummy_hero="chosen")
    for _ in range(2):
        picked.apply(picked.options()[0])
    assert picked.steps[-1].__class__.__name__ == "ChooseDummyHero"


# The tactic that leaves


def at_vote(players: int = 3) -> KnightState:
    """The end of a round, with the first tactics of the time used: the players agree which leaves."""
    state = scene("full-cooperation", players)
    on_turn(state)
    state.steps[:] = [EndRound()]
    state.start()
    return state


def named(state: KnightState, seat: int, tactic: int) -> None:
    state.apply(NameTactic(tactic), seat)


@rule("MK-27.5")
def test_the_tactic_that_was_named_most_leaves_and_nobody_waits_for_who_changes_nothing() -> None:
    state = at_vote(3)
    assert len(state.seats_to_act) == 3
    used = list(state.tactic)
    named(state, 2, used[1])
    assert list(state.seats_to_act) == [0, 1]
    assert state.options(0)[0] == NameTactic(used[1]), "what was named already comes first"
    assert views(state, [0])[0].votes == (None, None, state.setting.tactics[used[1]].id), "for all to see"
    named(state, 0, used[1])
    assert state.tactics_gone == (used[1],), "two of three: the third is not asked"
    assert state.round == 2
    assert f"take-tactic {state.setting.tactics[used[1]].id}" not in offers(state)


@rule("MK-27.5")
def test_of_tactics_that_were_named_as_often_one_is_drawn() -> None:
    drawn = set()
    for seed in range(12):
        state = at_vote(2)
        first, second = state.tactic
        state.rng = from_seed(seed)
        named(state, 1, first)
        assert not state.tactics_gone
        named(state, 0, second)
        gone = state.tactics_gone[0]
        assert gone in (first, second)
        drawn.add(gone == first)
    assert drawn == {True, False}


@rule("MK-27.5")
def test_only_a_tactic_of_the_players_can_leave() -> None:
    state = at_vote(3)
    assert set(state.options(0)) == {NameTactic(tactic) for tactic in state.tactic}
    before = state.digest()
    with pytest.raises(IllegalAction) as refused:
        named(state, 0, state.dummy_tactic)
    assert refused.value.code == "tactic-not-used"
    assert state.digest() == before


@rule("MK-27.5")
@pytest.mark.parametrize(
    ("scenario", "players", "votes"),
    [
        ("full-cooperation", 2, [1, 2, 3, 4]),
        ("full-cooperation", 3, [1, 2, 3, 4]),
        ("full-cooperation", 4, [1, 2]),
        ("blitz-cooperation", 3, [1, 2]),
        ("blitz-cooperation", 4, [1, 2]),
        ("full-cooperation", 1, []),
    ],
)
def test_no_tactic_leaves_after_the_last_day_and_night_or_if_too_few_were_left(
    scenario: str, players: int, votes: list[int]
) -> None:
    state, dice, found = scene(scenario, players), random.Random(players), set()
    while not state.over:
        if isinstance(state.steps[-1], AgreeOnTactic):
            found.add(state.round)
        seat = dice.choice(state.seats_to_act)
        state.apply(dice.choice(state.options(seat)), seat)
    assert sorted(found) == votes
    if players > 1:
        assert len(state.tactics_gone) == len(votes)


def test_no_tactic_is_asked_for_when_the_game_is_over() -> None:
    state = scene("full-cooperation", 2)
    on_turn(state)
    state.game_ending = True
    state.steps[:] = [EndRound()]
    state.start()
    assert state.over


@rule("MK-27.5")
def test_a_vote_is_decided_when_the_rest_cannot_change_it() -> None:
    assert not decided((NONE, 3))
    assert decided((4, 3))
    assert decided((3, 3, NONE))
    assert not decided((3, 4, NONE))
    assert not decided((3, 3, NONE, NONE))
    assert decided((3, 3, 3, NONE))
    assert not decided((3, 3, 4, NONE))


def test_a_vote_is_told_and_can_be_taken_up_again_from_what_was_saved() -> None:
    state = at_vote(3)
    named(state, 1, state.tactic[0])
    again = KnightState.load(state.setting, state.dump())
    assert again.digest() == state.digest()
    assert again.seats_to_act == (0, 2)
    for language, told in (("en", "Which of your tactics leaves"), ("cs", "Která z vašich taktik půjde ze hry?")):
        assert told in prompt_text(GAME.view(state, 0), language)


# The team


@rule("MK-27.6")
def test_those_who_play_together_never_fight_one_another() -> None:
    state = scene("full-cooperation", 2, hero_fights=True)
    seat = on_turn(state)
    state.place = [state.setting.portal + 1] * 2
    assert not may_fight(state, seat, 1 - seat)
    assert state.setting.teams == ((0, 1),)
    assert state.setting.together


# The end


def conquered(state: KnightState, *shields: tuple[int, ...]) -> KnightState:
    """All tiles lie there and all cities are conquered, with these shields on their cards."""
    lay_all(state)
    state.cities = tuple(
        replace(city, shields=on_card, conquered=True) for city, on_card in zip(state.cities, shields, strict=True)
    )
    return state


@rule("MK-27.7")
def test_when_all_cities_are_conquered_everybody_has_one_last_turn_and_the_dummy_none() -> None:
    state = scene("full-cooperation", 2)
    seat = on_turn(state)
    conquered(state, (0,), (1,), (0,))
    state.turns[seat] = None
    state.steps[:] = [NextTurn(seat)]
    state.start()
    assert state.game_ending
    assert [state.turn, *state.last_turns] == [1 - seat, seat]


@rule("MK-27.7")
def test_the_dummy_loses_its_last_turn_if_the_end_of_the_round_was_announced_before() -> None:
    state = scene("full-cooperation", 2)
    seat = on_turn(state)
    conquered(state, (0,), (1,), (0,))
    state.closing, state.announced, state.last_turns = True, 1 - seat, (2,)
    state.turns[seat] = None
    deck = len(state.dummy_deck)
    state.steps[:] = [NextTurn(seat)]
    state.start()
    assert state.over
    assert len(state.dummy_deck) == deck


@rule("MK-27.7")
@pytest.mark.parametrize("scenario", COOPERATIONS)
def test_all_win_or_all_lose(scenario: str) -> None:
    state = scene(scenario, 3)
    assert state.setting.scenario.winners(state) == ()
    conquered(state, *[(0,)] * len(range(state.setting.city_count)))
    assert state.setting.scenario.winners(state) == (0, 1, 2)
    state.cities = (*state.cities[:-1], replace(state.cities[-1], conquered=False))
    assert state.setting.scenario.winners(state) == ()
    (goal,) = GAME.view(state, 0).goals
    assert (goal.done, goal.of) == (state.setting.city_count - 1, state.setting.city_count)


# The score


def finished(state: KnightState, number: int, deck: int, announced: int) -> KnightState:
    """The game is over in this round, with so many cards in the dummy player's deck."""
    state.round, state.announced = number, announced
    state.dummy_gone += state.dummy_deck[deck:]
    state.dummy_deck = state.dummy_deck[:deck]
    state.game_ending = True
    state.steps[:] = [AfterRound()]
    state.start()
    assert state.over
    return state


@rule("MK-27.8")
def test_the_goal_gives_ten_a_city_ten_if_everybody_leads_one_fifteen_for_all_and_the_time() -> None:
    state = conquered(scene("full-cooperation", 2), (0,), (1, 0), (1, 1, 0))
    assert score_sheet(state)[0].rows["goal"] == (3 * 10 + 10 + 15, 0), "time counts once the game is over"
    finished(state, number=4, deck=7, announced=NONE)
    lines = {item.what: item.points for item in score_sheet(state)[0].items if item.row == "goal"}
    assert lines.pop("city") == 10
    assert lines == {"everybody-leads": 10, "all-cities": 15, "rounds-left": 60, "dummy-cards": 7, "not-announced": 5}
    assert state.scores == (30 + 10 + 15 + 60 + 7 + 5,) * 2
    assert state.winners == (0, 1)


@rule("MK-27.8")
def test_ten_points_are_only_for_teams_in_which_everybody_leads_a_city() -> None:
    state = conquered(scene("full-cooperation", 2), (0,), (0, 1), (0, 1))
    assert score_sheet(state)[0].rows["goal"] == (45, 0)
    state.cities = (*state.cities[:2], replace(state.cities[2], shields=(1,), conquered=False))
    assert score_sheet(state)[0].rows["goal"] == (20, 0), "whoever leads a city that is not conquered leads nothing"
    alone = conquered(scene("full-cooperation", 1), (0,), (0,), (0,))
    assert score_sheet(alone)[0].rows["goal"] == (45, 0)


def unequal(**options: Any) -> KnightState:
    """Two heroes: the first has fame and loot, the second units and more wounds."""
    state = scene("full-cooperation", 2, **options)
    state.fame = [30, 12]
    state.crystals = [[2, 2, 2, 0], [1, 1, 0, 0]]
    state.units = [(), (unit(state, "peasants"), unit(state, "northern-monks", wounds=1))]
    state.hand[0] += (WOUND,)
    state.deck[1] += (WOUND, WOUND)
    return state


@rule("MK-27.8")
def test_one_score_the_least_fame_and_in_each_row_the_best_or_the_worst_beating_without_titles() -> None:
    state = unequal()
    first, second = score_sheet(state)
    assert first == second
    levels = [state.setting.units[one.kind].level for one in state.units[1]]
    assert first.fame == 12
    assert first.rows["loot"] == (3, 0)
    assert first.rows["leader"] == (levels[0] + levels[1] // 2, 0)
    assert first.rows["beating"] == (-4, 0)
    assert not [item for item in first.items if item.what == "title"]
    assert first.total == 12 + 3 + levels[0] + levels[1] // 2 - 4


@rule("MK-27.9")
def test_if_the_lowest_scores_count_the_weakest_hero_of_each_row_counts_and_still_the_worst_beating() -> None:
    state = unequal(lowest_scores=True)
    line, _ = score_sheet(state)
    assert line.rows["loot"] == (1, 0)
    assert line.rows["leader"] == (0, 0)
    assert line.rows["beating"] == (-4, 0)
    assert line.total == 12 + 1 - 4
    conquered(state, (0,), (1,), (1,))
    assert score_sheet(state)[0].rows["goal"] == (55, 0), "the goal belongs to all"


def test_each_line_says_what_its_points_come_from_in_both_languages() -> None:
    state = conquered(unequal(), (0,), (1, 0), (1, 1, 0))
    finished(state, number=6, deck=2, announced=0)
    for language, told in (
        (
            "en",
            [
                "Player 1, Player 2 together have 70 points, of these 12 fame.",
                "Player 1 – 6 crystals: +3",
                "Player 2 – Unit: Peasants: +1",
                "Player 2 – 2 wounds: -4",
                "Every hero leads a city: +10",
                "All cities conquered: +15",
            ],
        ),
        ("cs", ["Hráč 1 – 6 krystalů: +3", "Každý hrdina je vůdcem města: +10", "Dobyta všechna města: +15"]),
    ):
        panels = GAME.picture(GAME.view(state, 0), say(language, "mage_knight"))
        spoken = [line for panel in panels for line in panel.speak]
        for line in told:
            assert line in spoken


# Variants


@rule("MK-27.10")
def test_levels_can_be_chosen_and_the_last_city_of_two_can_be_a_megapolis() -> None:
    state = scene("full-cooperation", 2, city_levels=(1, 2, 3))
    lay_all(state)
    assert [city.level for city in state.cities] == [1, 2, 3]
    state = scene("full-cooperation", 2, megapolis=16)
    lay_all(state)
    assert [(city.level, len(city.hexes)) for city in state.cities] == [(5, 1), (5, 1), (16, 2)]
    for players in (3, 4):
        with pytest.raises(BadSetting) as refused:
            scene("full-cooperation", players, megapolis=16)
        assert refused.value.facts["option"] == "megapolis"


@pytest.mark.parametrize(
    ("players", "options", "option"),
    [
        (2, {"scenario": "full-conquest", "lowest_scores": True}, "lowest_scores"),
        (2, {"scenario": "first-reconnaissance", "dummy": False}, "dummy"),
        (2, {"scenario": "full-cooperation", "dummy": False}, "dummy"),
        (1, {"scenario": "full-cooperation", "dummy": False}, "dummy"),
        (2, {"scenario": "full-conquest", "dummy_hero": "krang"}, "dummy_hero"),
        (4, {"scenario": "full-cooperation", "sets": ("base",), "dummy_hero": "tovak"}, "dummy_hero"),
        (4, {"scenario": "full-cooperation", "sets": ("base",), "dummy_hero": "chosen"}, "dummy_hero"),
    ],
)
def test_what_does_not_fit_is_refused_at_its_field(players: int, options: dict[str, object], option: str) -> None:
    with pytest.raises(BadSetting) as refused:
        GAME.new(players=players, seed=1, **options)
    assert refused.value.facts["option"] == option
    for language in ("en", "cs"):
        assert error_text(refused.value, language)


# Whole games


@pytest.mark.parametrize("scenario", COOPERATIONS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_is_played_at_random_to_its_end(scenario: str, players: int) -> None:
    state, dice = scene(scenario, players, seed=players), random.Random(players)
    while not state.over:
        seat = dice.choice(state.seats_to_act)
        state.apply(dice.choice(state.options(seat)), seat)
    assert state.round == state.setting.rounds
    assert state.winners == ()
    assert len(set(state.scores)) == 1
    conserved(state)
