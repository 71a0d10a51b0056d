"""Fine points of combat: what comes between two attacks, what belongs to whom, and what the panel tells."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.mage_knight.fight.sums import twice_of
from herna.games.mage_knight.rules.hero import lose_unit
from herna.games.mage_knight.setting import WOUND
from herna.games.programs import Frame, raise_flag
from tests.games.mage_knight.deeds import answer, position
from tests.games.mage_knight.table import (
    arrange,
    block_now,
    block_of,
    do,
    foes,
    foes_shown,
    fortified_of,
    make,
    offers,
    own_side,
    phase_of,
    put_token,
    set_points,
    set_turn,
    side_shown,
    unit,
)
from tests.games.mage_knight.test_lost_legion import hex_of, name, on_tile

rule = pytest.mark.rule


# Between two attacks


@rule("MK-8.3")
def test_something_may_be_played_before_the_last_of_several_attacks() -> None:
    state = position("crystallize", where="block", mana=["red"], enemies=["green-prowlers", "violet-ice-golems"])
    seat = state.turn
    do(state, "next-phase", "suffer-attack 0 0")
    assert phase_of(state) == "damage"
    assert offers(state)[:2] == ["suffer-attack 1 0", "play-card crystallize basic"]
    do(state, "play-card crystallize basic")
    assert state.crystals[seat][0] == 1, "before the paralysing attack would have taken the card"
    assert set(state.hand[seat]) == {WOUND}
    assert phase_of(state) == "attack"


@rule("MK-8.9")
def test_with_nothing_to_play_the_last_attack_comes_by_itself() -> None:
    state = position(where="block", enemies=["green-prowlers", "green-diggers"])
    do(state, "next-phase", "suffer-attack 1 0")
    assert phase_of(state) == "attack"
    assert state.hand[state.turn] == (WOUND,) * 4, "3 and 4 against armour 2: two wounds each"


# Units and their places


@rule("MK-8.26")
def test_an_attack_without_its_abilities_is_no_assassination() -> None:
    where: dict[str, Any] = {"where": "block", "units": ["peasants"], "enemies": ["brown-manticore"]}
    state = do(position(**where), "next-phase")
    assert phase_of(state) == "attack", "nobody but the hero can take it"
    state = position("chilling-stare", **where)
    answer(do(state, "play-card chilling-stare basic"), "#1; choose-attack 0 0")
    do(state, "next-phase", "assign-to-unit 0")
    assert state.units[state.turn][0].wounds == 1, "not poisonous either"


@rule("MK-8.14")
def test_who_shields_others_still_does_when_a_unit_before_it_is_destroyed() -> None:
    state = position(
        where="block", units=["peasants", "shocktroops", "utem-guardsmen"], enemies=["brown-medusa", "green-prowlers"]
    )
    seat = state.turn
    do(state, "activate-unit 1 2", "choose-attack 1 0", "next-phase")
    do(state, "suffer-attack 0 0", "assign-to-unit 0", "assign-to-hero")
    assert [state.setting.unit_ids[one.kind] for one in state.units[seat]] == ["shocktroops", "utem-guardsmen"]
    assert [one.wounds for one in state.units[seat]] == [1, 0], "the point that is left of 4 comes to the shocktroops"


@rule("MK-8.11")
def test_a_unit_that_took_its_share_is_known_when_one_before_it_leaves() -> None:
    state = position(where="block", units=["peasants", "guardian-golems"], enemies=["green-diggers", "green-diggers"])
    seat = state.turn
    do(state, "next-phase", "suffer-attack 0 0", "assign-to-unit 1")
    assert state.units[seat][1].wounds == 0, "3 against armour 3 and a resistance"
    lose_unit(state, seat, 0)
    state.changed()
    do(state, "suffer-attack 1 0")
    assert phase_of(state) == "attack", "nobody is left to be asked"
    assert state.hand[seat] == (WOUND,) * 2


@rule("MK-15.4")
def test_of_two_units_alike_the_one_that_went_along_may_be_used() -> None:
    state = position(units=["peasants", "peasants"])
    set_turn(state, along=(state.units[state.turn][1].id,))
    assert "activate-unit 1 2" in offers(state)
    assert "activate-unit 0 2" not in offers(state)


@rule("MK-18.8")
def test_a_loyal_unit_serves_in_a_maze_though_another_went_along() -> None:
    state = position(where="block", units=["peasants"])
    (along,) = state.units[state.turn]
    arrange(state, units=(along, unit(state, "utem-guardsmen", bonded=True), "foresters"))
    set_turn(state, along=(along.id,))
    used = {move.split()[1] for move in offers(state) if move.startswith("activate-unit")}
    assert used == {"0", "1"}
    do(state, "next-phase")
    assert offers(state) == ["assign-to-unit 0", "assign-to-unit 1", "assign-to-hero"]


@rule("MK-18.5")
def test_two_delphana_masters_each_use_their_abilities_once() -> None:
    state = position(
        where="ranged", units=["delphana-masters"] * 2, mana=["green", "green", "white", "white"],
        enemies=["red-swamp-dragon", "red-swamp-dragon"],
    )  # fmt: skip
    do(state, "activate-unit 0 2", "choose-foe 0", "activate-unit 1 2", "choose-foe 1")
    assert {move for move in offers(state) if move.startswith("activate")} == {"activate-unit 0 3"}, "both alike"
    do(state, "activate-unit 0 3", "choose-foe 0")
    assert {move for move in offers(state) if move.startswith("activate")} == {"activate-unit 1 3"}


@rule("MK-18.5")
def test_delphana_masters_that_are_made_ready_begin_anew() -> None:
    state = position(where="ranged", units=["delphana-masters"], mana=["green"] * 2, enemies=["red-swamp-dragon"])
    do(state, "activate-unit 0 2", "choose-foe 0")
    assert "activate-unit 0 2" not in offers(state)
    arrange(state, units=("delphana-masters",))
    do(state, "activate-unit 0 2")
    assert not state.units[state.turn][0].ready


@rule("MK-18.9")
def test_herbalists_do_not_make_themselves_ready() -> None:
    state = position(units=["herbalists", "peasants"])
    assert "activate-unit 0 1" not in offers(state), "nobody else is spent"
    do(state, "activate-unit 1 2", "activate-unit 0 1")
    assert offers(state) == ["ready-unit 1", "done"]


# Blocks that count twice


@rule("MK-8.8")
@pytest.mark.parametrize(
    ("foe", "ice", "total"),
    [
        ("grey-crossbowmen", 3, 4 * 2 + 3),
        ("white-freezers", 3, (4 * 2 + 3) // 2),
        ("white-freezers", 0, 4 * 2 // 2),
    ],
)
def test_a_block_counts_twice_against_a_swift_attack_before_it_is_halved(foe: str, ice: int, total: int) -> None:
    state = position(where="block", units=["utem-guardsmen"], enemies=[foe])
    do(state, "activate-unit 0 1")
    make(state, block=ice, element="ice")
    assert block_now(state).total == total


@rule("MK-8.8")
def test_only_the_block_of_the_guards_counts_twice() -> None:
    state = position(where="block", units=["utem-guardsmen"], enemies=["white-freezers"])
    do(state, "activate-unit 0 1")
    make(state, block=3, element="fire")
    assert block_now(state).total == 3 + 4 * 2 // 2, "3 fire in full against ice, 4 physical twice and halved"


@rule("MK-8.8")
def test_what_makes_such_a_block_stronger_counts_twice_too() -> None:
    state = position(where="block", enemies=["grey-crossbowmen"])
    glory = state.setting.card_number["banner-of-glory"]
    arrange(state, units=(unit(state, "utem-guardsmen", banner=glory),))
    do(state, "activate-unit 0 1")
    assert (block_of(state), twice_of(own_side(state).made)) == (5, 5)
    assert block_now(state).total == 10


# Immunity


@rule("MK-8.31")
def test_no_banner_cancels_an_attack_of_an_immune_enemy() -> None:
    for foe, fine in (("violet-monks", True), ("violet-sorcerers", False)):
        state = position(where="block", enemies=[foe])
        fear = state.setting.card_number["banner-of-fear"]
        arrange(state, units=(unit(state, "peasants", banner=fear),))
        assert ("use-banner 0" in offers(state)) == fine, "not even for its fame"


# Walls


@rule("MK-15.8")
def test_where_sites_fortify_nobody_walls_do_not_either() -> None:
    state = on_tile("countryside-14", "c")
    put_token(state, hex_of(state, "ne"), "grey-guardsmen", face_up=False)
    set_points(state, move=9)
    do(state, f"move-to {name(state, 'ne')}")
    raise_flag(state, "ignore-site-fortification", "turn", Frame(0, actor=state.turn, owner=state.turn))
    state.changed()
    (foe,) = foes(state)
    assert foe.across
    assert foe.walled
    assert fortified_of(state, foe) == 1, "its own ability stays"


# The panel


@rule("MK-8.12")
def test_the_panel_counts_the_wounds_that_a_shield_keeps_off() -> None:
    state = position(
        where="block", skills=["krang-battle-hardened"], units=["peasants"], enemies=["grey-swordsmen"], level=3
    )
    do(state, "use-skill krang-battle-hardened", "next-phase")
    damage = side_shown(state).damage
    assert damage is not None
    assert (damage.damage, damage.armour, damage.wounds) == (6, 3, 2), "6 less 2 against armour 3"
    do(state, "assign-to-hero")
    assert state.hand[state.turn].count(WOUND) == 2


@rule("MK-8.23")
def test_the_panel_shows_only_what_an_enemy_still_has() -> None:
    state = position(where="ranged", enemies=["red-fire-dragon"], units=["delphana-masters"], mana=["white"])
    assert foes_shown(state)[0].resists == ("physical", "fire")
    do(state, "activate-unit 0 3", "choose-foe 0")
    assert foes_shown(state)[0].resists == ()
