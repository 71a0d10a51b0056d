"""Full and Blitz Cooperation: numbers, the dummy player, the tactic that leaves, variants."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight.actions import NameTactic
from herna.games.mage_knight.faces.view import views
from herna.games.mage_knight.rules.hero import gain_fame
from herna.games.mage_knight.rules.spaces import may_fight
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.agreement import AgreeOnTactic, decided
from herna.games.mage_knight.steps.levels import ShowDummySkill
from herna.games.mage_knight.steps.round import EndRound
from herna.kernel import BadSetting, IllegalAction
from herna.kernel.rng import from_seed
from herna.words import error_text, prompt_text, say
from tests.games.mage_knight.scenes import lay_all, on_turn, scene
from tests.games.mage_knight.table import conserved, offers

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
