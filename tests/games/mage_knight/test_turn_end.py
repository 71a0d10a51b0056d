"""How a turn ends, and what heals."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.rules.hero import hand_limit
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.vocabulary.names import COLOURS
from tests.games.mage_knight.refusing import refused
from tests.games.mage_knight.table import (
    arrange,
    cards,
    do,
    fighting,
    lay,
    offers,
    points_of,
    put_token,
    set_points,
    site_hex,
    stand,
    table,
    unit,
)

rule = pytest.mark.rule

# The end of a turn


@rule("MK-9.3")
def test_at_the_end_tokens_are_lost_and_played_cards_discarded() -> None:
    state = table("march", "rage", mana=("gold",))
    seat = state.turn
    do(state, "play-card march basic", "end-turn", "done")
    assert state.mana[seat] == [0] * len(COLOURS)
    assert cards(state, "march")[0] in state.discard[seat]
    assert state.played[seat] == ()


@rule("MK-9.4")
def test_a_mine_gives_a_crystal_unless_there_are_three() -> None:
    for before, after in ((0, 1), (3, 3)):
        state = table("march", "rage")
        lay(state, "3", (1, 1))
        lay(state, "4", (2, 0))
        seat = state.turn
        mine = site_hex(state, "mine")
        info = state.setting.tiles[dict(state.laid)[mine // 7]].hexes.all[mine % 7]
        assert info.colour is not None
        colour = COLOURS.index(info.colour)
        state.crystals[seat][colour] = before
        stand(state, mine, seat=seat)
        do(state, "play-sideways march move", "end-turn", "done")
        assert state.crystals[seat][colour] == after


@rule("MK-9.4")
def test_a_glade_takes_a_wound_from_hand_or_discard_pile() -> None:
    state = table("march", "wound")
    seat = state.turn
    arrange(state, discard=(WOUND,), seat=seat)
    glade = site_hex(state, "magical-glade")
    stand(state, glade, seat=seat)
    do(state, "play-sideways march move", "end-turn")
    assert offers(state) == ["throw-wound false", "throw-wound true", "done"]
    do(state, "throw-wound true")
    assert WOUND not in state.discard[seat]


@rule("MK-9.6")
def test_levels_bring_skills_with_advanced_actions_and_command_tokens() -> None:
    state = table("march", fame=8)
    seat = state.turn
    shown = state.skill_pile[seat][-2:]
    offer = state.advanced_offer
    do(state, "play-sideways march move", "end-turn")
    names = [state.setting.skill_ids[skill] for skill in shown]
    assert offers(state) == [f"take-skill {name}" for name in names]
    do(state, f"take-skill {names[0]}", f"take-card {state.setting.card_ids[offer[1]]}")
    assert state.skills[seat] == shown[:1]
    assert state.common_skills == shown[1:]
    assert (state.level[seat], state.command[seat]) == (3, 2)
    assert offer[1] in state.hand[seat] + state.deck[seat]
    assert len(state.advanced_offer) == 3


@rule("MK-9.6")
def test_a_skill_of_another_hero_comes_with_the_lowest_advanced_action() -> None:
    state = table("march", fame=3)
    seat = state.turn
    other = state.setting.heroes[state.hero[1 - seat]].id
    skill = next(n for n, info in enumerate(state.setting.skills) if info.hero == other)
    arrange(state, common_skills=(skill,))
    lowest = state.advanced_offer[0]
    shown = state.skill_pile[seat][-2:]
    do(state, "play-sideways march move", "end-turn", f"take-skill {state.setting.skill_ids[skill]}")
    assert state.skills[seat] == (skill,)
    assert state.common_skills == shown
    assert lowest in state.hand[seat] + state.deck[seat]


@rule("MK-9.7")
def test_a_turn_without_any_card_costs_one_at_its_end() -> None:
    state = table("march", "rage")
    do(state, "end-turn")
    assert refused(state, "done") == "MK-9.7"
    do(state, "discard-card march", "done")


@rule("MK-9.8")
def test_the_hand_is_drawn_up_to_its_limit_and_the_deck_is_not_renewed() -> None:
    state = table("march")
    seat = state.turn
    arrange(state, deck=("rage", "rage"), discard=("stamina",), seat=seat)
    do(state, "play-sideways march move", "end-turn")
    assert state.hand[seat] == cards(state, "rage", "rage")
    assert state.deck[seat] == ()


@rule("MK-9.9")
def test_keeps_raise_the_hand_limit_on_and_beside_them() -> None:
    state = table("march")
    seat = state.turn
    lay(state, "3", (1, 1))
    lay(state, "6", (2, 0))
    keep = site_hex(state, "keep")
    other = state.setting.lattice.hex_number[1, -1]
    arrange(state, shields=((keep, seat),), place=keep, seat=seat)
    assert hand_limit(state, seat) == 6
    arrange(state, place=other, seat=seat)
    assert hand_limit(state, seat) == 5


# Healing


@rule("MK-10.3")
def test_a_healing_point_takes_a_wound_from_hand_and_a_unit_needs_its_level() -> None:
    state = table("wound", "march")
    seat = state.turn
    arrange(state, units=(unit(state, "utem-swordsmen", wounds=1),), seat=seat)
    level = state.setting.units[state.units[seat][0].kind].level
    set_points(state, healing=level)
    assert {"heal", "heal-unit 0"} <= set(offers(state))
    do(state, "heal-unit 0")
    assert state.units[seat][0].wounds == 0
    assert points_of(state).healing == 0


@rule("MK-5.6")
def test_a_rampaging_enemy_next_door_can_be_challenged() -> None:
    state = table("march")
    orcs = site_hex(state, "marauding-orcs")
    put_token(state, orcs, "green-prowlers")
    laid = {place for place, _ in state.laid}
    beside = next(spot for spot in state.setting.lattice.neighbours[orcs] if spot // 7 in laid)
    arrange(state, place=beside)
    do(state, f"challenge {state.setting.hex_names[orcs]}")
    assert fighting(state).kind == "rampage"
