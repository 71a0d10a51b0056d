"""Both effects of every spell that touches nobody else, from the cards."""

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
    fight,
    in_fight,
    lay,
    make,
    offers,
    phase_of,
    points,
    points_of,
    put_token,
    set_points,
    site_hex,
    stand,
    unit,
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


# White


def test_expose_takes_walls_and_resistances_even_twice_fortified() -> None:
    state = position("expose", mana=["white"])
    fight(state, "white-altem-guardsmen", walled=True)
    do(state, "play-card expose basic", "choose-foe 0", "target 0", "use-held 0")
    assert strike_total(state) == 2
    immune = after("expose basic", "ranged", enemies=["brown-shadow"])
    assert brought(immune) == "ranged 2", "only the attack remains"


@pytest.mark.parametrize(("option", "total"), [("#0", 1), ("#1", 3)])
def test_mass_expose_takes_one_of_both_from_all(option: str, total: int) -> None:
    state = after("expose strong", "ranged night", option, enemies=["grey-golems", "grey-golems"])
    assert strike_total(state) == total, "half of 3 while they resist"


def test_whirlwind_and_tornado() -> None:
    assert enemies_now(after("whirlwind basic", "block", "choose-foe 0")) == ["armour 3, peaceful"]
    state = after("whirlwind strong", "attack night", "choose-foe 1", enemies=["green-prowlers", "grey-swordsmen"])
    assert (enemies_now(state)[1], state.fame[state.turn]) == ("beaten", 4)
    assert "play-card whirlwind strong" not in offers(
        position("whirlwind", mana=["white", "black"], where="block night")
    )


def test_wings_of_wind_flies_five_spaces_for_a_point_each() -> None:
    state = position("wings-of-wind", mana=["white"])
    set_points(state, move=2)
    do(state, "play-card wings-of-wind basic", "fly-to 0/-1")
    assert points_of(state).move == 1
    assert "play-card wings-of-wind basic" not in offers(position("wings-of-wind", mana=["white"])), "without points"


def test_wings_of_night_stops_enemies_for_growing_cost() -> None:
    enemies = ["green-prowlers", "green-ironclads", "green-wolf-riders", "green-diggers"]
    state = position("wings-of-wind", mana=["white", "black"], where="ranged night", enemies=enemies)
    set_points(state, move=4)
    do(state, "play-card wings-of-wind strong", "choose-foe 0", "choose-foe 1", "choose-foe 2")
    assert points_of(state).move == 4 - 1 - 2
    assert [words.endswith("peaceful") for words in enemies_now(state)] == [True, True, True, False]


def test_call_to_arms_uses_a_unit_of_the_offer_once() -> None:
    state = position("call-to-arms", mana=["white", "red"], where="attack")
    names = ("red-cape-monks", "magic-familiars", "delphana-masters")
    arrange(state, unit_offer=names)
    do(state, "play-card call-to-arms basic")
    assert {move.split()[1] for move in offers(state) if move.startswith("use-offer-unit")} == {"red-cape-monks"}
    do(state, "use-offer-unit red-cape-monks 1")
    assert brought(state) == "fire attack 4"
    assert len(state.unit_offer) == 3
    assert not [move for move in offers(state) if move.startswith("use-offer-unit")]


def test_call_to_glory_recruits_for_nothing_anywhere() -> None:
    state = position("call-to-arms", mana=["white", "black"], where="attack night", units=["peasants"])
    arrange(state, unit_offer=("catapults", "delphana-masters"))
    do(state, "play-card call-to-arms strong")
    assert offers(state) == ["recruit-unit catapults"]
    do(state, "recruit-unit catapults", "disband 0")
    assert state.units[state.turn] == (unit(state, "catapults", id=1),)


def test_charm_makes_a_recruit_cheaper_in_dealing_with_people() -> None:
    state = after("charm basic", "people", "#1")
    arrange(state, unit_offer=("utem-crossbowmen",))
    do(state, "recruit-on-terms utem-crossbowmen false 0")
    assert points_of(state).influence == 4 - (6 - 3)


def test_possess_turns_an_attack_against_others() -> None:
    enemies = ["red-high-dragon", "grey-swordsmen"]
    state = after("charm strong", "ranged night", "choose-foe 0", enemies=enemies)
    assert enemies_now(state)[0].endswith("peaceful")
    to_attack_phase(state)
    assert "use-held 0" not in offers(state), "not against its source"
    do(state, "retarget", "target 1", "use-held 0")
    assert strike_total(state) == 6
    do(state, "target 0")
    assert strike_total(state) == 0
    do(state, "retarget", "target 1", "strike")
    assert enemies_now(state)[1] == "beaten"


# Green


@pytest.mark.parametrize(
    ("way", "walled", "one", "both"),
    [("basic", True, [4, 7], [5, 5]), ("strong", False, [4, 7], [5, 5]), ("strong", True, [1, 7], [3, 3])],
)
def test_tremor_and_earthquake_take_armour(way: str, walled: bool, one: list[int], both: list[int]) -> None:
    state = position("tremor", mana=["green", "black"], where="open night")
    go(state, "ranged", ["white-freezers", "white-freezers"], walled=walled)
    do(state, f"play-card tremor {way}")
    for option, armour in (("#0; choose-foe 0", one), ("#1", both)):
        trial = answer(state.copy(), option)
        assert [int(words.split(",")[0].split()[1]) for words in enemies_now(trial)] == armour


def test_underground_travel_leads_under_everything_but_swamps_and_lakes() -> None:
    state = after("underground-travel basic", "open")
    assert [move for move in offers(state) if not move.startswith("fly-to")] == []
    do(state, "fly-to 1/-1")
    assert points_of(state).move == 0


def test_underground_attack_comes_from_below() -> None:
    state = position("underground-travel", mana=["green", "black"], where="open night")
    arrange(state, laid=state.laid[:1], tokens=())
    lay(state, "3", (1, 0))
    keep = site_hex(state, "keep")
    put_token(state, keep, "grey-swordsmen")
    seat, start = state.turn, keep // 7 * 7
    stand(state, start, seat=seat)
    do(state, "play-card underground-travel strong", f"fly-to {state.setting.hex_names[keep]}")
    assert (state.reputation[seat], in_fight(state)) == (-1, True)
    make(state, ranged=5)
    do(state, "target 0")
    assert strike_total(state) == 5, "ranged attacks count: the walls are of no use"
    do(state, "next-phase", "next-phase")
    while in_fight(state):
        do(state, offers(state)[-1])
    assert state.place[seat] == start, "a failed assault leads back to where the way began"


def test_restoration_heals_more_in_a_forest() -> None:
    state = position("restoration", mana=["green", "black"], where="open night")
    arrange(state, place=state.setting.lattice.hex_number[1, -1])
    names = ("peasants", "utem-guardsmen", "catapults")
    arrange(state, units=tuple(unit(state, name, ready=False) for name in names))
    assert points_of(do(state.copy(), "play-card restoration basic")).healing == 5
    do(state, "play-card restoration strong", "ready-unit 2", "ready-unit 1")
    assert [one.ready for one in state.units[state.turn]] == [False, True, True], "levels 3 and 2 of 5"


@pytest.mark.parametrize("where", ["true", "false"])
def test_meditation_puts_two_cards_back(where: str) -> None:
    state = position("meditation", mana=["green"])
    seat = state.turn
    arrange(state, discard=cards(state, "stamina", "swiftness", "threaten"), seat=seat)
    do(state, "play-card meditation basic", f"put-on-deck {where}")
    moved = state.deck[seat][-2:] if where == "true" else state.deck[seat][:2]
    assert set(moved) < set(cards(state, "stamina", "swiftness", "threaten"))
    trance = position("meditation", mana=["green", "black"], where="open night")
    arrange(trance, discard=cards(trance, "stamina", "swiftness", "threaten"), seat=seat)
    do(trance, "play-card meditation strong", "take-card stamina", "take-card threaten", f"put-on-deck {where}")
    assert trance.discard[seat] == cards(trance, "swiftness")


def test_cure_draws_for_healed_wounds_and_makes_healed_units_ready() -> None:
    state = position("cure", "wound", "wound", "tranquility", mana=["green"])
    arrange(state, units=(unit(state, "peasants", wounds=1, ready=False),))
    do(state, "play-card tranquility basic")
    answer(state, "#0; heal")
    do(state, "play-card cure basic")
    assert len(state.deck[state.turn]) == 5, "what was healed before counts"
    do(state, "heal", "heal-unit 0")
    assert len(state.deck[state.turn]) == 4
    assert state.units[state.turn] == (unit(state, "peasants", id=0),)


def test_disease_makes_the_blocked_weak() -> None:
    state = position("cure", mana=["green", "black"], where="block night", enemies=["grey-swordsmen", "grey-golems"])
    make(state, block=6)
    do(state, "finish-block", "play-card cure strong")
    assert enemies_now(state) == ["armour 1, attack blocked", "armour 5, attack 2"]
