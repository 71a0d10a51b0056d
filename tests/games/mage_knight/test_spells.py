"""Both effects of every spell that touches nobody else, from the cards; red and blue ones one by one."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from tests.games.mage_knight.deeds import Row, after, answer, begun, brought, enemies_now, go, position, strike_total
from tests.games.mage_knight.table import (
    ALL_SETS,
    arrange,
    cards,
    do,
    in_fight,
    make,
    offers,
    phase_of,
    points,
)
from tests.games.mage_knight.test_advanced_red_blue import terrains, wide

ROWS: list[Row] = [
    ("fireball basic", "ranged", "", "ranged fire 5"),
    ("fireball strong", "ranged night", "", "siege fire 8, wounds 1"),
    ("flame-wall basic", "attack", "", "fire attack 5"),
    ("flame-wall basic", "block", "", "fire block 7"),
    ("flame-wall strong", "attack night", "", "fire attack 7"),
    ("flame-wall strong", "block night", "", "fire block 9"),
    ("burning-shield basic", "block", "", "fire block 4"),
    ("burning-shield strong", "block night", "", "fire block 4"),
    ("offering basic", "open", "", "red crystal 1"),
    ("snowstorm basic", "ranged", "", "ranged ice 5"),
    ("snowstorm strong", "ranged night", "", "siege ice 8, wounds 1"),
    ("mist-form basic", "open", "", "move 4"),
    ("expose basic", "ranged", "choose-foe 0", "ranged 2"),
    ("expose strong", "ranged night", "#0", "ranged 3"),
    ("charm basic", "open", "", "influence 4"),
    ("charm basic", "people", "#0; choose-colour blue", "influence 4, blue crystal 1"),
    ("restoration basic", "open", "", "heal 3"),
    ("restoration strong", "open night", "", "heal 3"),
    ("meditation basic", "open", "", "limit 2"),
    ("meditation strong", "open night", "", "limit 2"),
    ("cure basic", "open", "", "heal 2"),
]
ELSEWHERE = {
    "demolish", "mana-meltdown", "mana-bolt", "chill", "space-bending", "mana-claim", "whirlwind", "wings-of-wind",
    "call-to-arms", "mind-read", "tremor", "underground-travel", "energy-flow",
}  # fmt: skip


@pytest.mark.parametrize(("played", "where", "answers", "brings"), ROWS)
def test_what_a_spell_brings(played: str, where: str, answers: str, brings: str) -> None:
    assert brought(after(played, where, answers)) == brings


def test_every_effect_of_every_spell_is_tested() -> None:
    setting = begun(2, ALL_SETS).setting
    tested = {played for played, *_ in ROWS} | {f"{name} {way}" for name in ELSEWHERE for way in ("basic", "strong")}
    tested |= {"offering strong", "mist-form strong", "charm strong", "cure strong"}
    names = [setting.card_ids[number] for number in setting.spell_range]
    assert len(names) == 24
    assert tested == {f"{name} {way}" for name in names for way in ("basic", "strong")}


def test_a_spell_needs_its_mana_and_black_for_the_stronger_effect() -> None:
    assert "play-card fireball basic" not in offers(position("fireball", where="ranged"))
    assert "play-card fireball strong" not in offers(position("fireball", where="ranged", mana=["red", "black"]))
    assert "play-card fireball strong" in offers(position("fireball", where="ranged night", mana=["red", "black"]))


def to_attack_phase(state: KnightState) -> KnightState:
    """On to the attack phase, aiming at the first enemy that is left; the hero takes all damage."""
    do(state, "next-phase")
    while in_fight(state) and phase_of(state) != "attack":
        do(state, offers(state)[-1])
    return do(state, next(move for move in offers(state) if move.startswith("target")))


# Red


def test_flame_wave_grows_with_the_enemies_faced() -> None:
    enemies = ["green-prowlers", "green-diggers", "green-ironclads"]
    assert brought(after("flame-wall strong", "attack night", enemies=enemies)) == "fire attack 11"


def test_burning_shield_burns_in_the_attack_phase_after_a_block_that_succeeds() -> None:
    state = after("burning-shield basic", "block", "finish-block")
    to_attack_phase(state)
    do(state, "use-held 0")
    assert brought(state) == "fire attack 4"
    failed = after("burning-shield basic", "block", enemies=["grey-swordsmen"])
    assert "use-held 0" not in offers(to_attack_phase(failed))


def test_exploding_shield_destroys_what_it_blocks_but_for_fire_resistance() -> None:
    state = after("burning-shield strong", "block night", "finish-block")
    assert enemies_now(state) == ["beaten"]
    assert state.fame[state.turn] == 2
    golem = after("burning-shield strong", "block night", enemies=["violet-fire-golems"])
    make(golem, block=9)
    do(golem, "finish-block")
    assert enemies_now(golem) == ["armour 4, attack blocked"]


def test_demolish_takes_walls_and_armour() -> None:
    enemies = ["grey-swordsmen", "violet-fire-mages"]
    state = position("demolish", mana=["red"])
    go(state, "ranged", enemies, walled=True)
    do(state, "play-card demolish basic")
    assert [words.split(",")[0] for words in enemies_now(state)] == ["armour 4", "armour 5"]
    make(state, ranged=4)
    assert strike_total(state) == 4, "ranged attacks count: the site is fortified no more"


def test_disintegrate_destroys_one_and_weakens_the_rest() -> None:
    enemies = ["grey-swordsmen", "grey-crossbowmen", "violet-fire-mages"]
    state = after("demolish strong", "attack night", enemies=enemies)
    assert offers(state) == ["choose-foe 0", "choose-foe 1"]
    do(state, "choose-foe 0")
    assert [words.split(",")[0] for words in enemies_now(state)] == ["beaten", "armour 3", "armour 5"]
    nobody = position("demolish", mana=["red", "black"], where="attack night", enemies=["violet-fire-mages"])
    assert "play-card demolish strong" not in offers(nobody)
    assert "play-card demolish strong" not in offers(position("demolish", mana=["red", "black"], where="block night"))


def test_offering_gives_a_crystal_for_each_card() -> None:
    hand = ("march", "ruby-ring", "chilling-stare", "rage", "wound")
    state = after(
        "offering basic",
        "open",
        "discard-card march; discard-card chilling-stare; discard-card ruby-ring; choose-colour blue; #2",
        hand,
    )
    assert brought(state, hand) in (
        "red crystal 1, blue crystal 1, green crystal 2",
        "red crystal 1, green crystal 2, blue crystal 1",
    )
    assert brought(after("offering basic", "open", "done", ("march",))) == "red crystal 1"


@pytest.mark.parametrize(
    ("first", "second", "attack"),
    [("green", "red", "siege fire 8"), ("green", "blue", "siege ice 4"), ("white", "red", "ranged fire 6")],
)
def test_sacrifice_turns_pairs_of_crystals_into_attacks_and_tokens(first: str, second: str, attack: str) -> None:
    crystals = ["green", "green", "green", "white", "red", "red", "blue"]
    state = after("offering strong", "ranged night", crystals=crystals)
    if offers(state)[0].startswith("pay-with"):
        do(state, "pay-with token red red")
    answer(state, f"choose-colour {first}; choose-colour {second}")
    seat = state.turn
    pairs = 2 if (first, second) == ("green", "red") else 1
    assert attack in brought(state)
    assert sum(state.crystals[seat]) == 7 - 2 * pairs
    assert sum(state.mana[seat]) == 2 * pairs


# Blue


@pytest.mark.parametrize(("way", "more"), [("basic", 0), ("strong", 3)])
def test_mana_bolt_strikes_by_the_mana_paid_besides(way: str, more: int) -> None:
    for colour, words, n in [
        ("blue", "ice attack", 8),
        ("red", "cold-fire attack", 7),
        ("white", "ranged ice", 6),
        ("green", "siege ice", 5),
    ]:
        state = after(f"mana-bolt {way}", "attack night", mana=[colour])
        assert brought(state) == f"{words} {n + more}"
    assert "play-card mana-bolt basic" not in offers(position("mana-bolt", where="attack", mana=["blue"]))


def test_chill_stops_an_enemy_and_its_fire_resistance() -> None:
    state = after("chill basic", "ranged", "choose-foe 0", enemies=["violet-fire-mages", "violet-ice-mages"])
    assert enemies_now(state)[0] == "armour 5, peaceful"
    make(state, ranged=5, element="fire")
    assert strike_total(state) == 5
    state = after("chill strong", "ranged night", "choose-foe 0", enemies=["violet-fire-mages"])
    assert enemies_now(state) == ["armour 1, peaceful"]
    assert "play-card chill basic" not in offers(
        position("chill", mana=["blue"], where="block", enemies=["violet-ice-mages"])
    )


def test_space_bending_makes_two_steps_one() -> None:
    state = position("space-bending", mana=["blue"], points=points(move=9))
    near = {move for move in offers(state) if move.startswith("move-to")}
    do(state, "play-card space-bending basic")
    far = {move for move in offers(state) if move.startswith("move-to")}
    assert near < far


def test_time_bending_gives_the_cards_back_and_another_turn_but_not_again() -> None:
    state = position("space-bending", "march", "rage", where="open night", mana=["blue", "black"])
    seat = state.turn
    do(state, "play-card march basic", "play-sideways rage move", "play-card space-bending strong", "end-turn", "done")
    assert (state.turn, state.hand[seat]) == (seat, cards(state, "march", "rage"))
    assert state.aside[seat] == cards(state, "space-bending")
    arrange(
        state,
        hand=("magic-talent", "march", "stamina"),
        mana=[0, 2, 0, 0, 0, 2],
        spell_offer=("space-bending",),
        seat=seat,
    )
    do(state, "play-card magic-talent basic", "discard-card stamina")
    assert offers(state) == ["play-card space-bending basic"], "never in the turn it gave"


def test_mist_form_crosses_lakes_but_no_hills_and_veils_against_the_first_wound() -> None:
    state = wide("mist-form", mana=["blue"])
    do(state, "play-card mist-form basic")
    costs = terrains(state)
    assert {costs[name] for name in ("plains", "forest", "swamp", "desert", "wasteland", "lake")} == {2}
    assert (costs["hills"], costs["mountain"]) == (-1, -1)
    state = after("mist-form strong", "block night", "next-phase", units=["peasants"], enemies=["green-cursed-hags"])
    do(state, "assign-to-hero")
    assert (state.hand[state.turn].count(WOUND), state.discard[state.turn].count(WOUND)) == (1, 1), "3 damage, armour 2"


def test_veil_of_mist_makes_units_resist_everything() -> None:
    state = after(
        "mist-form strong", "block night", "next-phase; assign-to-unit 0", units=["peasants"], enemies=["green-diggers"]
    )
    assert state.units[state.turn][0].wounds == 0
