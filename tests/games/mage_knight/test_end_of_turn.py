"""The end of a turn in its order: dice, withdrawal, the space, rewards, levels, cards."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.rules.hero import hand_limit
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.steps.round import NextTurn
from tests.games.mage_knight.endings import at, end
from tests.games.mage_knight.table import (
    arrange,
    cards,
    do,
    fight,
    foes,
    in_fight,
    lay,
    offers,
    resolve,
    set_turn,
    site_hex,
    stand,
    table,
    turn_of,
    unit,
)

rule = pytest.mark.rule
GOLD, BLACK = 4, 5


@rule("MK-9.1")
def test_used_dice_are_rolled_and_those_that_were_set_go_back_as_they_are() -> None:
    seen = set()
    for seed in range(12):
        state = table("march", "rage", "mana-draw", seed=seed, dice=("green", "red", "white", "white"))
        do(state, "play-card march strong")
        if state.steps[-1].__class__.__name__ == "PowerEffect":
            do(state, "pay-with die green green")
        assert turn_of(state).dice.taken == (0,)
        do(state, "end-turn", "done")
        assert state.dice[1:] == (0, 3, 3)
        seen.add(state.dice[0])
    assert len(seen) > 2


@rule("MK-9.2", "MK-6.7")
def test_a_withdrawal_costs_a_wound_for_each_space_back_along_the_way() -> None:
    state = table("march", "rage")
    seat, other = state.turn, 1 - state.turn
    number = state.setting.lattice.hex_number
    lake = site_hex(state, "magical-glade") + 1
    village = site_hex(state, "village")
    arrange(state, place=lake, seat=seat)
    arrange(state, place=village, seat=other)
    set_turn(state, trail=(number[1, -1], village, lake))
    do(state, "play-sideways march move", "end-turn", "done")
    assert state.place[seat] == number[1, -1], "the lake is closed and the village taken"
    assert state.hand[seat].count(WOUND) == 2


@rule("MK-6.14", "MK-8.18")
def test_a_retreat_costs_nothing_but_leads_on_from_a_space_that_is_not_safe() -> None:
    for taken in (False, True):
        state = table("march", "rage")
        seat, other = state.turn, 1 - state.turn
        lay(state, "4", (1, 1))
        tower = site_hex(state, "mage-tower")
        before, beside = tower + 3, tower + 4
        if taken:
            arrange(state, place=beside, seat=other)
        stand(state, tower, before, beside)
        monks, at = "violet-monks", (tower,)
        fight(state, monks, phase="attack", kind="assault", site=tower, origin=beside, hexes=at, walled=True)
        do(state, "next-phase")
        assert state.place[seat] == beside
        do(state, "play-sideways march move", "end-turn", "done")
        assert state.place[seat] == (before if taken else beside)
        assert state.hand[seat].count(WOUND) == int(taken)


@rule("MK-2.8", "MK-4.7", "MK-9.4")
def test_who_gives_up_a_turn_gets_nothing_from_the_space() -> None:
    for site in ("magical-glade", "mine"):
        state = table("march", players=2)
        lay(state, "3", (1, 1))
        seat = state.order[1]
        arrange(state, place=site_hex(state, site), deck=(), hand=("wound",), seat=seat)
        resolve(state, NextTurn(state.order[0]), alone=True)
        do(state, "announce-end")
        assert state.mana[seat] == [0] * 6
        assert state.crystals[seat] == [0] * 4
        assert state.hand[seat] == (WOUND,)
        assert state.turn == state.order[0]


@rule("MK-9.4")
def test_a_glade_may_leave_the_wounds_alone() -> None:
    state = at(table("march", "wound"), 0)
    at(state, site_hex(state, "magical-glade"))
    seat = state.turn
    end(state)
    do(state, "done")
    assert WOUND in state.hand[seat]


# Rewards


@rule("MK-9.5")
def test_rewards_come_in_any_order_and_crystals_beyond_three_are_lost() -> None:
    state = table("march", "rage", rewards=("spell", "crystals-each-colour", "advanced-action"))
    seat = state.turn
    arrange(state, crystals=[3, 0, 0, 2], seat=seat)
    end(state)
    assert offers(state) == ["take-reward spell", "take-reward crystals-each-colour", "take-reward advanced-action"]
    do(state, "take-reward crystals-each-colour")
    assert state.crystals[seat] == [3, 1, 1, 3]
    assert state.mana[seat] == [0] * 6, "what is too much becomes no token here"
    action, spell = state.advanced_offer[2], state.spell_offer[1]
    do(state, "take-reward advanced-action", f"take-card {state.setting.card_ids[action]}")
    do(state, f"take-card {state.setting.card_ids[spell]}")
    assert state.deck[seat][-2:] == (action, spell)
    assert (len(state.advanced_offer), len(state.spell_offer)) == (3, 3)


@rule("MK-9.5")
def test_of_artifacts_one_more_is_drawn_and_one_goes_under_the_deck() -> None:
    state = table("march", "rage", rewards=("artifact", "artifact"))
    seat = state.turn
    drawn = state.artifact_deck[-3:]
    end(state)
    names = [state.setting.card_ids[card] for card in drawn]
    assert sorted(offers(state)) == sorted(f"put-back {name}" for name in names)
    do(state, f"put-back {names[0]}", f"take-card {names[2]}")
    assert state.deck[seat][-2:] == (drawn[2], drawn[1]), "the one named first lies lowest"
    assert state.artifact_deck[0] == drawn[0]


@rule("MK-9.5")
def test_a_random_crystal_is_of_the_colour_rolled_gold_any_black_one_fame() -> None:
    seen: set[str] = set()
    for seed in range(40):
        state = table("march", "rage", seed=seed, rewards=("crystal",))
        seat = state.turn
        end(state)
        if offers(state)[0].startswith("choose-colour"):
            assert offers(state) == [f"choose-colour {colour}" for colour in ("red", "blue", "green", "white")]
            do(state, "choose-colour white")
            assert state.crystals[seat] == [0, 0, 0, 1]
            seen.add("gold")
        elif sum(state.crystals[seat]):
            seen.add("basic")
        else:
            assert state.fame[seat] == 1
            seen.add("black")
    assert seen == {"gold", "basic", "black"}


@rule("MK-8.19", "MK-9.5")
def test_the_die_of_a_dungeon_says_spell_or_artifact() -> None:
    seen = set()
    for seed in range(14):
        state = table("march", "rage", seed=seed, rewards=("dungeon",))
        end(state)
        seen.add(offers(state)[0].split()[0])
    assert seen == {"take-card", "put-back"}


@rule("MK-9.12")
def test_a_unit_as_a_reward_waits_for_the_command_token_of_a_new_level() -> None:
    state = table("march", "rage", rewards=("unit",), fame=8, level=2)
    seat = state.turn
    arrange(state, units=("peasants",), seat=seat)
    end(state)
    assert state.command[seat] == 2
    kind = state.setting.unit_ids[state.unit_offer[0]]
    do(state, f"recruit-unit {kind}")
    assert len(state.units[seat]) == 2, "nobody had to leave"


@rule("MK-9.12")
def test_without_a_command_token_a_unit_leaves_or_the_reward_is_given_up() -> None:
    state = table("march", "rage", rewards=("unit",))
    seat = state.turn
    arrange(state, units=("peasants",), seat=seat)
    end(state)
    assert "done" in offers(state)
    kind = state.setting.unit_ids[state.unit_offer[0]]
    do(state, f"recruit-unit {kind}", "disband 0")
    assert [one.kind for one in state.units[seat]] == [state.setting.unit_ids.index(kind)]


@rule("MK-9.6")
def test_several_levels_are_taken_one_after_another() -> None:
    state = table("march", fame=15)
    seat = state.turn
    end(state)
    skills = 0
    while state.steps[-1].__class__.__name__ in ("ChooseSkill", "ChooseAdvanced"):
        skills += state.steps[-1].__class__.__name__ == "ChooseSkill"
        do(state, offers(state)[0])
    assert (state.level[seat], state.command[seat], skills) == (4, 2, 2)


@rule("MK-9.6")
def test_one_cannot_take_back_a_skill_of_ones_own_hero_from_the_common_offer() -> None:
    state = table("march", fame=3)
    seat = state.turn
    own = state.setting.heroes[state.hero[seat]].id
    mine = next(
        n for n, info in enumerate(state.setting.skills) if info.hero == own and n not in state.skill_pile[seat][-2:]
    )
    arrange(state, common_skills=(mine,))
    end(state)
    assert f"take-skill {state.setting.skill_ids[mine]}" not in offers(state)


@rule("MK-9.13")
def test_alone_a_skill_of_the_dummy_comes_to_the_common_offer_for_the_next_time() -> None:
    state = table("march", players=1, fame=3)
    coming = state.dummy_skills[-1]
    end(state)
    assert f"take-skill {state.setting.skill_ids[coming]}" not in offers(state)
    do(state, offers(state)[0])
    do(state, offers(state)[0])
    assert coming in state.common_skills


# Drawing


@rule("MK-9.11")
def test_a_hand_above_the_limit_stays_and_nothing_is_drawn() -> None:
    state = table(*("march",) * 7)
    seat = state.turn
    deck = len(state.deck[seat])
    do(state, "play-sideways march move", "end-turn", "done")
    assert (len(state.hand[seat]), len(state.deck[seat])) == (6, deck)


@rule("MK-9.7")
def test_any_cards_but_wounds_may_be_discarded_before_drawing() -> None:
    state = table("march", "rage", "stamina", "wound")
    seat = state.turn
    do(state, "play-sideways march move", "end-turn")
    assert offers(state) == ["discard-card rage", "discard-card stamina", "done"]
    do(state, "discard-card rage", "discard-card stamina")
    assert len(state.hand[seat]) == 5
    assert WOUND in state.hand[seat]


@rule("MK-2.15")
def test_after_the_last_turn_nothing_is_drawn_and_what_raised_the_limit_counts_next_round() -> None:
    state = table("march", "rage", players=2)
    seat = state.turn
    arrange(state, closing=True, last_turns=(), hand_bonus=2, seat=seat)
    do(state, "play-sideways march move", "end-turn")
    while state.round == 1:
        do(state, "done")
    assert len(state.hand[seat]) == 7
    assert hand_limit(state, seat) == 5


@rule("MK-2.15")
def test_a_turn_in_between_still_draws_when_the_scenario_is_fulfilled() -> None:
    """Another turn right after this one, and the last one to come: cards are drawn after both."""
    state = table("march", "rage", players=2)
    seat = state.turn
    arrange(state, closing=True, last_turns=(1 - seat, seat))
    do(state, "play-sideways march move", "end-turn", "done")
    assert len(state.hand[seat]) == 5


# The round


@rule("MK-9.14")
def test_a_turn_ends_in_its_order() -> None:
    """A crystal by the space, fame by a die, the level it brings, and the hand limit of that level."""
    state = table("march", "rage", rewards=("crystal",) * 6, fame=23, level=4)
    seat = state.turn
    lay(state, "3", (1, 1))
    mine = site_hex(state, "mine")
    at(state, mine)
    do(state, "play-sideways march move", "end-turn")
    assert state.played[seat] == ()
    assert sum(state.crystals[seat]) >= 1, "the mine came before the rewards"
    while state.turn == seat and "done" not in offers(state):
        do(state, offers(state)[0])
    if state.fame[seat] >= 24:
        assert state.level[seat] == 5
    if state.turn == seat:
        do(state, "done")
    assert len(state.hand[seat]) == hand_limit(state, seat)


@rule("MK-4.4")
def test_depleted_dice_cannot_be_used() -> None:
    state = table("march", dice=("black",) * 4)
    assert "play-card march strong" not in offers(state)
    state = table("march", dice=("gold",) * 4, night=True)
    assert "play-card march strong" not in offers(state)
    state = table("march", dice=("gold",) * 4)
    assert "play-card march strong" in offers(state)


@rule("MK-8.20")
def test_no_damage_is_assigned_to_units_underground() -> None:
    state = table("march")
    seat = state.turn
    arrange(state, units=("utem-guardsmen",))
    fight(state, "green-prowlers", kind="adventure", underground=True, alone=True)
    do(state, "next-phase", "next-phase")
    assert state.hand[seat].count(WOUND) == 2
    assert state.units[seat][0].wounds == 0


@rule("MK-8.21")
def test_a_monastery_that_was_not_burnt_stands_and_its_defender_is_discarded() -> None:
    state = table("march", "rage")
    seat = state.turn
    lay(state, "5", (1, 1))
    spot = site_hex(state, "monastery")
    at(state, spot)
    do(state, "burn")
    (foe,) = foes(state)
    assert not foe.walled
    while in_fight(state):
        do(state, "next-phase" if "next-phase" in offers(state) else offers(state)[-1])
    assert state.reputation[seat] == -3
    assert state.shields == ()
    assert foe.token in state.enemy_discards[2]
    assert state.place[seat] == spot


@rule("MK-7.4")
def test_a_disbanded_unit_leaves_its_banner_in_the_discard_pile() -> None:
    state = table("march", reputation=7)
    seat = state.turn
    at(state, site_hex(state, "village"))
    banner = cards(state, "banner-of-glory")[0]
    arrange(state, units=(unit(state, "herbalists", banner=banner, wounds=1),), unit_offer=("peasants",), seat=seat)
    do(state, "interact", "recruit-unit peasants", "disband 0")
    assert banner in state.discard[seat]
    assert [one.ready for one in state.units[seat]] == [True]


@rule("MK-7.9")
def test_plundering_draws_as_far_as_the_deck_goes() -> None:
    state = table("march")
    other = 1 - state.turn
    arrange(state, place=site_hex(state, "village"), deck=("rage",), seat=other)
    hand = len(state.hand[other])
    state.apply("plunder", other)
    assert len(state.hand[other]) == hand + 1


@rule("MK-2.9")
def test_who_forfeits_gets_nothing_from_the_space() -> None:
    state = table("march", players=2)
    seat = state.order[1]
    arrange(
        state,
        place=site_hex(state, "magical-glade"),
        deck=(),
        hand=(),
        closing=True,
        announced=state.order[0],
        last_turns=(seat,),
        seat=seat,
    )
    state.steps.clear()
    state.push(NextTurn(state.order[0]))
    state.start()
    assert state.mana[seat] == [0] * 6
    assert state.round == 2
