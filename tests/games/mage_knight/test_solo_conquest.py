"""Solo Conquest: its table, the dummy player, its end and its score."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from herna.games.mage_knight import GAME
from herna.games.mage_knight.faces.view import views
from herna.games.mage_knight.rules.scoring import score_sheet
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.levels import LevelUp
from herna.games.mage_knight.steps.round import DummyTurn, EndRound, NextTurn, renew_table
from tests.games.mage_knight.table import arrange, begun, cards, do, lay, offers, site_hex, table, unit

rule = pytest.mark.rule
SOLO: dict[str, Any] = {"scenario": "solo-conquest"}


def solo(*hand: str, **slots: Any) -> KnightState:
    return table(*hand, players=1, options=SOLO, **slots)


def conquered_cities(state: KnightState, count: int = 2) -> KnightState:
    """Both cities lie on the table, and some of them are conquered."""
    for tile, place in (("core-7", (1, 1)), ("core-6", (2, 1))):
        if not any(state.setting.tile_ids[laid] == tile for _, laid in state.laid):
            lay(state, tile, place)
    arrange(
        state,
        cities=tuple(
            replace(city, conquered=True, shields=(0,)) if number < count else city
            for number, city in enumerate(state.cities)
        ),
    )
    return state


# The table


@rule("MK-14.1")
def test_the_table_of_solo_conquest() -> None:
    state = begun(1, **SOLO)
    setting = state.setting
    assert setting.rounds == 6
    assert (len(state.dice), len(state.unit_offer)) == (3, 3)
    kinds = Counter(setting.tiles[tile].kind for tile in (*state.tile_stack, *(tile for _, tile in state.laid)))
    assert kinds == {"start": 1, "countryside": 7, "core": 2, "core-city": 2}
    stack = [setting.tiles[tile].kind for tile in reversed(state.tile_stack)]
    assert stack[:5] == ["countryside"] * 5, "core and cities lie below"
    assert setting.lattice.shape.id == "wedge"
    assert setting.city_levels == (5, 8)
    assert state.elite_deck


@rule("MK-14.1")
def test_countryside_is_drawn_and_shuffled() -> None:
    orders = {begun(1, seed, **SOLO).tile_stack for seed in range(12)}
    assert len(orders) > 8
    laid = {state.setting.tile_ids[state.laid[1][1]] for state in (begun(1, seed, **SOLO) for seed in range(40))}
    assert len(laid) > 5


@rule("MK-14.1")
def test_no_core_tile_lies_on_the_coast() -> None:
    setting = begun(1, **SOLO).setting
    number = setting.lattice.number_of
    laid = frozenset(number[place] for place in ((0, 0), (0, 1), (1, 0), (1, 1), (0, 2)))
    assert not setting.lattice.may_lie(number[0, 3], laid, "core")
    assert setting.lattice.may_lie(number[1, 2], laid, "core")


@rule("MK-14.1")
def test_what_only_rivals_use_is_left_out_for_both_heroes() -> None:
    state = begun(1, **SOLO)
    numbers = {card.number for card in state.setting.cards if card is not None}
    assert not numbers & {"109", "110", "111", "112"}
    for pile in (state.skill_pile[0], state.dummy_skills):
        assert len(pile) == 10
        assert all(state.setting.skills[skill].side != "competitive" for skill in pile)


# The dummy player


@rule("MK-1.5")
@pytest.mark.parametrize(
    ("hero", "crystals"),
    [
        ("arythea", (2, 0, 0, 1)),
        ("goldyx", (0, 1, 2, 0)),
        ("tovak", (1, 2, 0, 0)),
        ("norowas", (0, 0, 1, 2)),
        ("wolfhawk", (0, 1, 0, 2)),
        ("krang", (2, 0, 1, 0)),
        ("braevalar", (0, 2, 1, 0)),
    ],
)
def test_the_dots_of_the_heroes(hero: str, crystals: tuple[int, ...]) -> None:
    other = "tovak" if hero != "tovak" else "goldyx"
    state = GAME.new(players=1, seed=2, named=(other,), dummy_hero=hero, **SOLO)
    assert isinstance(state, KnightState)
    assert state.dummy_crystals == crystals
    assert len(state.dummy_deck) == 16


@rule("MK-2.5")
def test_every_tactic_is_used_once_in_a_solo_game() -> None:
    state = begun(1, **SOLO)
    seen = []
    for number in range(6):
        left = state.tactics_left
        assert len(left) == 6 - 2 * (number // 2)
        do(state, offers(state)[0])
        while state.dummy_tactic == NONE:
            state.apply(offers(state)[0])
        assert state.dummy_tactic in left
        assert state.dummy_tactic != state.tactic[0]
        seen += [state.tactic[0], state.dummy_tactic]
        state.steps.clear()
        state.push(EndRound())
        state.start()
    assert sorted(seen) == list(range(12))
    assert state.over


@rule("MK-2.12")
@pytest.mark.parametrize(
    ("crystals", "shown"), [((0, 0, 0, 0), 3), ((2, 0, 0, 0), 5), ((0, 3, 3, 3), 3), ((40, 0, 0, 0), 16)]
)
def test_the_dummy_turns_up_more_for_crystals_of_the_last_colour(crystals: tuple[int, ...], shown: int) -> None:
    state = solo("march")
    red, green = cards(state, "rage")[0], cards(state, "march")[0]
    arrange(state, dummy_deck=(green,) * 13 + (red, green, green), dummy_gone=(), dummy_crystals=crystals)
    DummyTurn().run(state)
    assert (len(state.dummy_gone), len(state.dummy_deck)) == (shown, 16 - shown)


@rule("MK-2.12")
def test_a_last_card_of_two_colours_counts_the_crystals_of_both() -> None:
    state = solo("march")
    dual = next(n for n, card in enumerate(state.setting.cards) if card is not None and len(card.colour) == 2)
    info = state.setting.cards[dual]
    assert info is not None
    arrange(
        state,
        dummy_deck=(cards(state, "march")[0],) * 13 + (dual, *cards(state, "march", "march")),
        dummy_gone=(),
        dummy_crystals=tuple(int(colour in info.colour) for colour in ("red", "blue", "green", "white")),
    )
    DummyTurn().run(state)
    assert len(state.dummy_gone) == 5


@rule("MK-2.11")
def test_between_rounds_the_dummy_gets_the_lowest_action_and_a_crystal_of_the_lowest_spell() -> None:
    state = solo("march")
    action, spell = state.advanced_offer[0], state.spell_offer[0]
    info = state.setting.cards[spell]
    assert info is not None
    at = ("red", "blue", "green", "white").index(info.colour[0])
    arrange(state, dummy_crystals=(3, 3, 3, 3))
    renew_table(state)
    assert action in state.dummy_deck
    assert len(state.dummy_deck) == 17
    assert state.dummy_gone == ()
    assert state.dummy_crystals[at] == 4, "he may have more than three of a colour"
    assert sum(state.dummy_crystals) == 13
    assert state.spell_deck[0] == spell
    assert (len(state.advanced_offer), len(state.spell_offer)) == (3, 3)


@rule("MK-2.11")
def test_with_no_advanced_action_left_the_dummy_gets_none() -> None:
    state = solo("march")
    arrange(state, advanced_offer=(), advanced_deck=())
    renew_table(state)
    assert len(state.dummy_deck) == 16


@rule("MK-2.12")
def test_when_the_player_announces_the_dummy_has_its_last_turn() -> None:
    state = solo("march")
    arrange(
        state,
        deck=(),
        hand=(),
        dummy_deck=state.setting.hero_decks[0],
        dummy_gone=(),
        dummy_crystals=(0, 0, 0, 0),
        seat=0,
    )
    state.steps.clear()
    arrange(state, order=(0, 1), round=6)
    state.push(NextTurn(1))
    state.start()
    assert state.over
    assert (state.announced, len(state.dummy_deck)) == (0, 13)
    assert score_sheet(state)[0].rows["goal"][0] == 13, "one point for each card that is left"


@rule("MK-14.3")
def test_every_skill_one_gains_brings_one_of_the_dummys_to_the_common_offer() -> None:
    state = solo("march", fame=3)
    state.steps.clear()
    state.push(LevelUp(0))
    state.start()
    own = offers(state)
    assert len(own) == 2
    dummys = state.dummy_skills[-1]
    do(state, own[0], "take-card " + state.setting.card_ids[state.advanced_offer[0]])
    assert dummys in state.common_skills
    assert len(state.common_skills) == 2
    state.fame[0], state.steps[:] = 15, []
    arrange(state, level=3, seat=0)
    state.push(LevelUp(0))
    state.start()
    taken = f"take-skill {state.setting.skill_ids[dummys]}"
    assert len(offers(state)) == 3
    assert taken in offers(state)
    lowest = state.advanced_offer[0]
    do(state, taken)
    assert state.deck[0][-1] == lowest, "with a skill of another the lowest advanced action comes"
    assert dummys in state.skills[0]


# The end


@rule("MK-14.4")
def test_after_the_last_city_there_is_one_more_turn_and_none_for_the_dummy() -> None:
    state = conquered_cities(solo("march", "march", "march"))
    do(state, "play-sideways march move", "end-turn", "done")
    assert state.game_ending
    assert (state.turn, state.last_turns, state.over) == (0, (), False)
    shown = len(state.dummy_gone)
    arrange(state, hand=("march",), seat=0)
    do(state, "play-sideways march move", "end-turn")
    assert state.over
    assert len(state.dummy_gone) == shown
    assert state.winners == (0,)


@rule("MK-2.8", "MK-14.6")
def test_who_has_no_card_left_for_the_last_turn_must_announce_and_has_no_points_for_it() -> None:
    state = conquered_cities(solo("march"))
    arrange(state, discard=state.deck[0], deck=(), seat=0)
    do(state, "play-sideways march move", "end-turn")
    assert state.over
    assert (state.announced, len(state.dummy_gone)) == (0, 0), "no turn is added for it"
    assert not any(item.what == "not-announced" for item in score_sheet(state)[0].items)


@rule("MK-2.8", "MK-2.13")
def test_the_end_may_be_announced_in_the_last_turns_and_adds_none() -> None:
    state = table("march", "march", players=3)
    order = state.order
    lay(state, "core-5", (1, 1))
    arrange(state, deck=(), seat=order[1])
    do(state, "play-sideways march move", "end-turn", "done")
    assert offers(state) == ["start-turn", "announce-end"]
    do(state, "announce-end")
    assert (state.turn, state.last_turns) == (order[2], (order[0],))


@rule("MK-14.4")
def test_if_the_end_of_the_round_was_announced_first_the_game_ends_with_it() -> None:
    state = conquered_cities(solo("march", "march"))
    arrange(state, closing=True, last_turns=(), announced=1)
    do(state, "play-sideways march move", "end-turn", "done")
    assert state.over
    assert state.winners == (0,)


@rule("MK-14.4")
@pytest.mark.parametrize("count", [0, 1])
def test_without_all_cities_the_game_goes_on_and_is_lost_in_the_end(count: int) -> None:
    state = conquered_cities(solo("march", "march"), count)
    do(state, "play-sideways march move", "end-turn", "done")
    assert not state.game_ending
    state.steps.clear()
    arrange(state, round=6)
    state.push(EndRound())
    state.start()
    assert state.over
    assert state.winners == ()


@rule("MK-14.4")
def test_a_city_that_is_not_turned_up_is_not_conquered() -> None:
    state = solo("march")
    lay(state, "core-7", (1, 1))
    arrange(state, cities=(replace(state.cities[0], conquered=True, shields=(0,)),))
    do(state, "play-sideways march move", "end-turn")
    assert not state.game_ending


# The score


def ended(state: KnightState, *, round_: int = 6, announced: int = 1, cards_left: int = 0) -> KnightState:
    """The game is over in this round, with some cards left in the dummy's deck."""
    arrange(state, round=round_, announced=announced)
    pile = state.dummy_deck + state.dummy_gone
    arrange(state, dummy_deck=pile[:cards_left], dummy_gone=pile[cards_left:])
    state.steps.clear()
    state.changed()
    return state


@rule("MK-14.5")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 10), (2, 10 + 10 + 15)])
def test_cities_count_ten_each_and_all_of_them_fifteen_more(count: int, points: int) -> None:
    state = ended(conquered_cities(solo("march", fame=20), count))
    (line,) = score_sheet(state)
    assert (line.fame, line.rows["goal"][0], line.total) == (20, points, 20 + points)


@rule("MK-14.6")
def test_rounds_and_cards_that_are_left_count() -> None:
    state = ended(conquered_cities(solo("march")), round_=4, announced=NONE, cards_left=7)
    (line,) = score_sheet(state)
    assert line.rows["goal"][0] == 35 + 2 * 30 + 7 + 5
    told = ended(state, round_=4, announced=1, cards_left=7)
    assert score_sheet(told)[0].rows["goal"][0] == 35 + 60 + 7


@rule("MK-14.6")
def test_time_counts_only_when_the_game_is_over() -> None:
    state = conquered_cities(solo("march"), 1)
    assert score_sheet(state)[0].rows["goal"][0] == 10


@rule("MK-14.5")
def test_the_score_sheet_says_where_every_point_comes_from() -> None:
    state = conquered_cities(solo("fireball", "fire-bolt", "ruby-ring", "march", crystals=("red", "red", "blue")), 1)
    lay(state, "5", (2, 0))
    arrange(
        state, deck=(), discard=(WOUND, WOUND), units=("peasants", unit(state, "altem-guardians", wounds=1)), seat=0
    )
    monastery = site_hex(state, "monastery")
    arrange(state, shields=((monastery, 0),))
    ended(state, cards_left=2)
    (view,) = views(state, (0,))
    score = view.hero_boards[0].score
    assert [(item.row, item.what, item.thing, item.count, item.points) for item in score.items] == [
        ("beating", "wounds", None, 2, -4),
        ("knowledge", "advanced-action", "fire-bolt", 1, 1),
        ("knowledge", "spell", "fireball", 1, 2),
        ("loot", "artifact", "ruby-ring", 1, 2),
        ("loot", "crystals", None, 3, 1),
        ("leader", "unit", "peasants", 1, 1),
        ("leader", "wounded-unit", "altem-guardians", 1, 2),
        ("conqueror", "monastery", state.setting.hex_names[monastery], 1, 2),
        ("goal", "city", state.setting.hex_names[state.cities[0].hexes[0]], 1, 10),
        ("goal", "dummy-cards", None, 2, 2),
    ]
    assert sum(item.points for item in score.items) + score.fame == score.total == state.scores[0]


def test_lines_are_not_shown_while_the_game_goes_on() -> None:
    state = solo("fireball")
    (view,) = views(state, (None,))
    assert view.hero_boards[0].score.items == ()


@rule("MK-11.1", "MK-14.2")
@pytest.mark.parametrize("found", [True, False])
def test_first_reconnaissance_alone_is_won_if_a_city_was_turned_up(found: bool) -> None:
    state = table("march", players=1)
    assert state.setting.rounds == 4
    assert state.dummy_hero != NONE
    if found:
        lay(state, "core-5", (1, 1))
    arrange(state, round=4)
    state.steps.clear()
    state.push(EndRound())
    state.start()
    assert state.winners == ((0,) if found else ())
