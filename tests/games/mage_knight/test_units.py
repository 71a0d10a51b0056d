"""Every ability of every unit, from the cards."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.mage_knight.events import TokenSeen
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.familiars import KeepFamiliars
from tests.games.mage_knight.deeds import Row, answer, begun, brought, enemies_now, go, position, strike_total
from tests.games.mage_knight.table import (
    ALL_SETS,
    arrange,
    attack_of,
    block_of,
    do,
    enemy,
    lay,
    make,
    offers,
    points_of,
    put_token,
    resolve,
    set_points,
    set_turn,
    site_hex,
    unit,
)
from tests.games.mage_knight.test_advanced_red_blue import terrains, wide

rule = pytest.mark.rule
ROWS: list[Row] = [
    ("peasants 0", "attack", "", "attack 2"),
    ("peasants 0", "block", "", "block 2"),
    ("peasants 1", "open", "", "influence 2"),
    ("peasants 2", "open", "", "move 2"),
    ("herbalists 0", "open", "", "heal 2"),
    ("herbalists 2", "open", "", "green mana 1"),
    ("foresters 0", "open", "", "move 2"),
    ("foresters 1", "block", "", "block 3"),
    ("utem-crossbowmen 0", "attack", "", "attack 3"),
    ("utem-crossbowmen 0", "block", "", "block 3"),
    ("utem-crossbowmen 1", "ranged", "", "ranged 2"),
    ("utem-guardsmen 0", "attack", "", "attack 2"),
    ("utem-guardsmen 1", "block", "", "block 4"),
    ("utem-swordsmen 0", "attack", "", "attack 3"),
    ("utem-swordsmen 0", "block", "", "block 3"),
    ("utem-swordsmen 1", "attack", "", "attack 6"),
    ("utem-swordsmen 1", "block", "", "block 6"),
    ("guardian-golems 0", "attack", "", "attack 2"),
    ("guardian-golems 0", "block", "", "block 2"),
    ("guardian-golems 1", "block", "", "fire block 4"),
    ("guardian-golems 2", "block", "", "ice block 4"),
    ("illusionists 0", "open", "", "influence 4"),
    ("illusionists 2", "open", "", "white crystal 1"),
    ("red-cape-monks 0", "attack", "", "attack 3"),
    ("red-cape-monks 0", "block", "", "block 3"),
    ("red-cape-monks 1", "attack", "", "fire attack 4"),
    ("red-cape-monks 1", "block", "", "fire block 4"),
    ("northern-monks 0", "attack", "", "attack 3"),
    ("northern-monks 0", "block", "", "block 3"),
    ("northern-monks 1", "attack", "", "ice attack 4"),
    ("northern-monks 1", "block", "", "ice block 4"),
    ("savage-monks 0", "attack", "", "attack 3"),
    ("savage-monks 0", "block", "", "block 3"),
    ("savage-monks 1", "ranged", "", "siege 4"),
    ("scouts 0", "ranged", "", "siege 1"),
    ("scouts 2", "open", "", "move 2"),
    ("thugs 0", "block", "", "block 3"),
    ("thugs 1", "attack", "", "attack 3, reputation -1"),
    ("thugs 2", "open", "", "influence 4, reputation -1"),
    ("shocktroops 0", "ranged", "", "ranged 1"),
    ("fire-golems 0", "attack", "", "attack 3"),
    ("fire-golems 0", "block", "", "block 3"),
    ("fire-golems 1", "ranged", "", "ranged fire 4"),
    ("ice-golems 0", "attack", "", "attack 3"),
    ("ice-golems 0", "block", "", "block 3"),
    ("ice-golems 1", "attack", "", "ice attack 6"),
    ("fire-mages 0", "ranged", "", "ranged fire 3"),
    ("fire-mages 1", "attack", "", "fire attack 6"),
    ("fire-mages 1", "block", "", "fire block 6"),
    ("fire-mages 2", "open", "", "red crystal 1, red mana 1"),
    ("ice-mages 0", "attack", "", "ice attack 4"),
    ("ice-mages 0", "block", "", "ice block 4"),
    ("ice-mages 1", "ranged", "", "siege ice 4"),
    ("ice-mages 2", "open", "", "blue crystal 1, blue mana 1"),
    ("amotep-gunners 0", "attack", "", "attack 5"),
    ("amotep-gunners 0", "block", "", "block 5"),
    ("amotep-gunners 1", "ranged", "", "ranged fire 6"),
    ("amotep-freezers 0", "attack", "", "attack 5"),
    ("amotep-freezers 0", "block", "", "block 5"),
    ("catapults 0", "ranged", "", "siege 3"),
    ("catapults 1", "ranged", "", "siege fire 5"),
    ("catapults 2", "ranged", "", "siege ice 5"),
    ("altem-mages 0", "open", "choose-colour black; choose-colour green", "green mana 1, black mana 1"),
    ("altem-mages 1", "attack", "", "cold-fire attack 5"),
    ("altem-mages 1", "block", "", "cold-fire block 5"),
    ("altem-guardians 0", "attack", "", "attack 5"),
    ("altem-guardians 1", "block", "", "block 8"),
    *((f"heroes-{colour} 0", "attack", "", "attack 5") for colour in ("white", "green", "blue", "red")),
    *((f"heroes-{colour} 0", "block", "", "block 5") for colour in ("white", "green", "blue", "red")),
    *((f"heroes-{colour} 1", "open", "", "influence 5") for colour in ("white", "green", "blue", "red")),
    *(
        (f"heroes-{colour} 1", "people", "", "influence 5, reputation 1")
        for colour in ("white", "green", "blue", "red")
    ),
    ("heroes-white 2", "ranged", "", "ranged 7"),
    ("heroes-green 2", "open", "", "heal 4"),
    ("heroes-blue 2", "block", "", "cold-fire block 8"),
    ("heroes-red 2", "attack", "", "cold-fire attack 6"),
    ("sorcerers 0", "ranged", "", "ranged 3"),
    ("sorcerers 1", "ranged", "choose-foe 0", "ranged 3"),
    ("sorcerers 2", "ranged", "choose-foe 0", "ranged 3"),
]
ELSEWHERE = {
    "herbalists 1", "illusionists 1", "scouts 1", "shocktroops 1", "shocktroops 2", "amotep-freezers 1",
    "altem-mages 2", "altem-guardians 2", *(f"magic-familiars {n}" for n in range(4)),
    *(f"delphana-masters {n}" for n in range(4)),
}  # fmt: skip


def activated(what: str, where: str, answers: str = "", **more: Any) -> KnightState:
    """The table after the first unit was activated, with exactly the mana it takes."""
    name, ability = what.split()
    setting = begun(2, ALL_SETS).setting
    pay = setting.units[setting.unit_ids.index(name)].abilities[int(ability)].pay
    state = position(where=where, units=[name], mana=pay, **more)
    do(state, f"activate-unit 0 {ability}")
    return answer(state, answers)


@pytest.mark.parametrize(("what", "where", "answers", "brings"), ROWS)
def test_what_an_ability_brings(what: str, where: str, answers: str, brings: str) -> None:
    state = activated(what, where, answers)
    assert brought(state) == brings
    assert not state.units[state.turn][0].ready


def test_every_ability_of_every_unit_is_tested() -> None:
    units = begun(2, ALL_SETS).setting.units
    assert sum(one.count for one in units) == 56
    abilities = {f"{one.id} {number}" for one in units for number in range(len(one.abilities))}
    assert abilities == {what for what, *_ in ROWS} | ELSEWHERE


# The base box


def test_herbalists_make_a_low_unit_ready() -> None:
    state = position(units=["herbalists"])
    arrange(
        state,
        units=state.units[state.turn]
        + (unit(state, "utem-guardsmen", ready=False), unit(state, "catapults", ready=False)),
    )
    do(state, "activate-unit 0 1")
    assert offers(state) == ["ready-unit 1", "done"], "neither themselves nor a unit of level 3"
    do(state, "ready-unit 1")
    assert state.units[state.turn][1].ready


def test_foresters_ease_the_way() -> None:
    state = wide(units=["foresters"])
    before = terrains(state)
    after = terrains(do(state, "activate-unit 0 0"))
    assert {name: before[name] - after[name] for name in ("forest", "hills", "swamp", "plains")} == {
        "forest": 1, "hills": 1, "swamp": 1, "plains": 0,
    }  # fmt: skip


@pytest.mark.parametrize(("what", "needed"), [("utem-guardsmen 1", 4), ("altem-guardians 1", 8)])
def test_guards_block_swift_attacks_twice(what: str, needed: int) -> None:
    state = activated(what, "block", enemies=["brown-werewolf" if needed == 8 else "grey-crossbowmen"])
    do(state, "finish-block")


def test_swordsmen_are_wounded_by_their_stronger_ability() -> None:
    assert activated("utem-swordsmen 1", "attack").units[begun(2, ALL_SETS).turn][0].wounds == 1


def test_illusionists_keep_an_open_enemy_off() -> None:
    assert enemies_now(activated("illusionists 1", "block", "choose-foe 0")) == ["armour 3, peaceful"]
    state = position(where="ranged", units=["illusionists"], mana=["white"], enemies=["green-diggers"])
    assert "activate-unit 0 1" not in offers(state), "not a fortified one"


def test_freezers_freeze() -> None:
    state = activated("amotep-freezers 1", "ranged", "choose-foe 0", enemies=["grey-swordsmen"])
    assert enemies_now(state) == ["armour 2, peaceful"]
    icy = position(where="ranged", units=["amotep-freezers"], mana=["blue"], enemies=["violet-ice-mages"])
    assert "activate-unit 0 1" not in offers(icy), "paid with blue it does not touch those who resist ice"


@pytest.mark.parametrize(
    ("mana", "number", "n"), [(["red"], 1, 7), (["blue"], 1, 7), (["red", "blue"], 2, 9), ([], 0, 5)]
)
def test_altem_mages_take_mana_for_more(mana: list[str], number: int, n: int) -> None:
    state = position(where="attack", units=["altem-mages"], mana=mana)
    do(state, "activate-unit 0 1")
    if mana:
        do(state, f"announce-number {number}")
    assert brought(state) == f"cold-fire attack {n}"


def test_altem_mages_change_all_attacks() -> None:
    state = position("rage", where="ranged night", units=["altem-mages"], mana=["black"], enemies=["grey-golems"])
    do(state, "activate-unit 0 2")
    cold_fire, siege = answer(state.copy(), "#0"), answer(state.copy(), "#1")
    for trial, total in ((cold_fire, 4), (siege, 2)):
        make(trial, ranged=4)
        assert strike_total(trial) == total, "cold fire is not halved, a physical attack is"
    assert "play-card rage basic" not in offers(cold_fire)
    do(siege, "play-card rage basic")
    assert strike_total(siege) == 3, "siege too: melee counts in this phase"


def test_altem_guardians_give_all_resistances() -> None:
    state = position(where="block", units=["altem-guardians", "peasants"], mana=["green"], enemies=["green-diggers"])
    do(state, "activate-unit 0 2", "next-phase", "assign-to-unit 1")
    assert state.units[state.turn][1].wounds == 0


# The Lost Legion


@rule("MK-18.3")
def test_scouts_look_at_tokens_and_are_famous_for_them() -> None:
    state = position(units=["scouts"])
    arrange(state, laid=state.laid[:1], tokens=())
    lay(state, "3", (1, 0))
    keep = site_hex(state, "keep")
    put_token(state, keep, "grey-swordsmen", face_up=False)
    seat = state.turn
    arrange(state, place=keep // 7 * 7, seat=seat)
    state.events = []
    state.apply("activate-unit 0 1")
    assert f"look-at-token {state.setting.hex_names[keep]}" in offers(state)
    assert "look-at-pile brown" in offers(state)
    state.apply(f"look-at-token {state.setting.hex_names[keep]}")
    seen = [(told.event.enemy, told.to) for told in state.events if isinstance(told.event, TokenSeen)]
    assert seen == [(enemy(state, "grey-swordsmen"), (seat,))]
    assert not next(token for token in state.tokens if token.hex == keep).face_up
    state.events = None
    set_points(state, move=9)
    do(state, f"move-to {state.setting.hex_names[keep]}", "target 0")
    make(state, siege=5)
    do(state, "strike")
    assert state.fame[seat] == 4 + 1


def test_scouts_explore_two_spaces_away_once() -> None:
    state = position(units=["scouts"])
    seat = state.turn
    for spot in [place * 7 + part for place, _ in state.laid for part in range(7)]:
        trial = state.copy()
        arrange(trial, place=spot, seat=seat)
        set_points(trial, move=20)
        before = [move for move in offers(trial) if move.startswith("explore")]
        do(trial, "activate-unit 0 2")
        far = [move for move in offers(trial) if move.startswith("explore") and move not in before]
        if far:
            break
    do(trial, far[0])
    assert points_of(trial).move == 20 + 2 - 2
    assert not any(thing.flag == "explore-distance" for thing in trial.lasting), "once a turn"


@rule("MK-18.1")
@pytest.mark.parametrize(
    ("name", "reputation", "price"),
    [("thugs", 3, 5 + 2), ("thugs", -3, 5 - 2), ("heroes-red", 3, 9 - 1), ("heroes-red", -3, 9 + 1)],
)
def test_reputation_counts_otherwise_for_some(name: str, reputation: int, price: int) -> None:
    state = position(where="people", reputation=reputation)
    arrange(state, unit_offer=(state.setting.unit_ids.index(name),))
    modifier = state.setting.influence[reputation + 6]
    assert abs(modifier) == 1
    for influence, fine in ((price, True), (price - 1, False)):
        set_points(state, influence=influence)
        assert (f"recruit-unit {name}" in offers(state)) == fine, "the pool holds the modifier once already"


@rule("MK-18.2")
def test_thugs_take_damage_for_influence_and_heroes_fight_in_assaults_for_it() -> None:
    state = position("promise", where="block", units=["thugs"])
    poor = do(state.copy(), "next-phase")
    assert "assign-to-unit 0" not in offers(poor)
    do(state, "play-card promise basic", "next-phase", "assign-to-unit 0")
    assert (points_of(state).influence, state.units[state.turn][0].wounds) == (0, 1)
    state = position("promise", units=["heroes-red"])
    go(state, "attack", kind="assault")
    assert "activate-unit 0 0" not in offers(state)
    do(state, "play-card promise basic", "activate-unit 0 0")
    assert (points_of(state).influence, attack_of(state)) == (0, 5)


def test_shocktroops_lead_weaken_and_shield() -> None:
    state = position(where="attack", units=["shocktroops", "peasants"])
    do(state, "activate-unit 0 0", "activate-unit 1 0")
    assert (attack_of(state, "ranged"), attack_of(state)) == (1, 3)
    state = activated("shocktroops 1", "ranged", "choose-foe 0; choose-attack 0 0")
    assert enemies_now(state) == ["armour 2, attack 3"]
    state = activated("shocktroops 2", "block", "choose-attack 0 0", enemies=["violet-sorcerers"])
    assert enemies_now(state) == ["armour 6, attack 3"]
    do(state, "next-phase")
    assert state.units[state.turn][0].wounds == 2, "even of an assassin, and poisoned"
    assert WOUND not in state.hand[state.turn]


@pytest.mark.parametrize("token", ["", "red", "blue", "white", "green"])
def test_magic_familiars_do_more_with_their_colour(token: str) -> None:
    for ability, where, answers, colour, word, plain, more in [
        (0, "attack", "", "red", "attack", 3, 2),
        (1, "block", "", "blue", "block", 4, 3),
        (2, "open", "#0", "white", "move", 3, 2),
        (2, "open", "#1", "white", "influence", 3, 2),
        (3, "open", "", "green", "heal", 2, 1),
    ]:
        mark = ("red", "blue", "green", "white").index(token) if token else -1
        state = position(where=where)
        arrange(state, units=(unit(state, "magic-familiars", token=mark),))
        do(state, f"activate-unit 0 {ability}")
        answer(state, answers)
        assert brought(state) == f"{word} {plain + (more if colour == token else 0)}"


@rule("MK-18.4")
def test_magic_familiars_live_on_mana() -> None:
    state = position(where="people", mana=["red", "green"])
    arrange(state, laid=state.laid[:1], tokens=())
    lay(state, "5", (1, 0))
    arrange(state, place=site_hex(state, "magical-glade"), unit_offer=("magic-familiars",))
    set_turn(state, phase="free", action_used=False)
    do(state, "interact")
    set_points(state, influence=6)
    do(state, "recruit-unit magic-familiars", "pay-with token green green")
    seat = state.turn
    assert state.units[seat] == (unit(state, "magic-familiars", token=2, id=0),)
    arrange(state, crystals=[1, 0, 0, 0], seat=seat)
    for answered, left in (("choose-colour red", 1), ("done", 0)):
        trial = state.copy()
        resolve(trial, KeepFamiliars(seat))
        assert offers(trial) == ["choose-colour red", "done"]
        do(trial, answered)
        assert (len(trial.units[seat]), sum(trial.crystals[seat])) == (left, 1 - left)


@pytest.mark.parametrize(("site", "fine"), [("magical-glade", True), ("village", False)])
def test_a_glade_offers_familiars_whatever_the_reputation(site: str, fine: bool) -> None:
    state = position(reputation=-7)
    arrange(state, laid=state.laid[:1], tokens=())
    lay(state, "1", (1, 0))
    arrange(state, place=site_hex(state, site), unit_offer=("magic-familiars",))
    assert ("interact" in offers(state)) == fine


@rule("MK-18.5")
def test_delphana_masters_use_several_abilities_at_once() -> None:
    enemies = ["grey-swordsmen", "grey-golems"]
    state = position(where="ranged", units=["delphana-masters"], mana=["blue", "green", "white"], enemies=enemies)
    do(state, "activate-unit 0 0", "choose-foe 0", "activate-unit 0 2", "choose-foe 1")
    assert enemies_now(state) == ["armour 5, peaceful", "armour 1, attack 2"]
    assert "activate-unit 0 0" not in offers(state), "each once"
    do(state, "activate-unit 0 3", "choose-foe 1")
    assert block_of(state) == 0
    do(state, "next-phase")
    assert not [move for move in offers(state) if move.startswith("activate-unit")]


def test_delphana_masters_destroy_what_is_blocked() -> None:
    state = position(where="block", units=["delphana-masters"], mana=["red"], enemies=["grey-swordsmen"])
    assert "activate-unit 0 1" not in offers(state)
    make(state, block=6)
    do(state, "finish-block", "activate-unit 0 1", "choose-foe 0")
    assert enemies_now(state) == ["beaten"]


@rule("MK-18.6")
def test_some_units_come_only_by_dealing_with_people() -> None:
    state = position("call-to-arms", where="open night", mana=["white", "black"])
    names = ("magic-familiars", "delphana-masters", "peasants")
    arrange(state, unit_offer=names)
    do(state, "play-card call-to-arms strong")
    assert offers(state) == ["recruit-unit peasants"]
