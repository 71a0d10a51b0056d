"""Both effects of every red and blue advanced action, from the cards."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.mage_knight.rules.spaces import is_safe
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.moving import step_cost
from tests.games.mage_knight.deeds import Row, after, answer, brought, enemies_now, position
from tests.games.mage_knight.table import (
    arrange,
    attack_of,
    block_of,
    cards,
    do,
    fight,
    in_fight,
    lay,
    make,
    offers,
    phase_of,
    points_of,
    turn_of,
)

RED: list[Row] = [
    ("fire-bolt basic", "open", "", "red crystal 1"),
    ("fire-bolt strong", "ranged", "", "ranged fire 3"),
    ("blood-rage basic", "attack", "#0", "attack 2"),
    ("blood-rage basic", "attack", "#1", "attack 5, wounds 1"),
    ("blood-rage strong", "attack", "#0", "attack 4"),
    ("blood-rage strong", "attack", "#1", "attack 9, wounds 1"),
    ("intimidate basic", "open", "", "influence 4, reputation -1"),
    ("intimidate basic", "attack", "#1", "attack 3, reputation -1"),
    ("intimidate strong", "open", "", "influence 8, reputation -2"),
    ("intimidate strong", "attack", "#1", "attack 7, reputation -2"),
    ("blood-ritual basic", "open", "choose-colour black", "wounds 1, red crystal 1, black mana 1"),
    ("blood-ritual strong", "open", "choose-colour gold; choose-colour blue; choose-colour blue; skip-effect",
     "wounds 1, blue mana 2, gold mana 1"),
    ("blood-ritual strong", "open",
     "choose-colour gold; choose-colour blue; choose-colour blue; use-effect; pay-with token blue blue",
     "wounds 1, blue crystal 1, blue mana 1, gold mana 1"),
    ("counterattack basic", "attack", "", "attack 2"),
    ("counterattack strong", "attack", "", "attack 4"),
]  # fmt: skip
BLUE: list[Row] = [
    ("ice-bolt basic", "open", "", "blue crystal 1"),
    ("ice-bolt strong", "ranged", "", "ranged ice 3"),
    ("ice-shield basic", "block", "", "ice block 3"),
    ("ice-shield strong", "block", "", "ice block 3"),
    ("frost-bridge basic", "open", "", "move 2"),
    ("frost-bridge strong", "open", "", "move 4"),
    ("steady-tempo basic", "open", "", "move 2"),
    ("steady-tempo strong", "open", "", "move 4"),
    ("shield-bash basic", "block", "", "block 3"),
    ("shield-bash strong", "block", "", "block 5"),
]


@pytest.mark.parametrize(("played", "where", "answers", "brings"), RED + BLUE)
def test_what_a_card_brings(played: str, where: str, answers: str, brings: str) -> None:
    assert brought(after(played, where, answers)) == brings


# Red


@pytest.mark.parametrize(("way", "more"), [("basic", 2), ("strong", 3)])
def test_into_the_heat_makes_units_stronger_and_keeps_damage_off_them(way: str, more: int) -> None:
    state = position("into-the-heat", mana=["red"], units=["utem-guardsmen"])
    fight(state, "green-prowlers")
    do(state, f"play-card into-the-heat {way}", "next-phase", "block-attack 0 0", "activate-unit 0 1")
    assert block_of(state) == 4 + more
    do(state, "next-phase")
    while in_fight(state) and phase_of(state) != "attack":
        do(state, offers(state)[-1])
    assert not any(one.wounds for one in state.units[state.turn])


def test_into_the_heat_is_the_first_thing_of_a_combat() -> None:
    state = position("into-the-heat", where="block")
    assert "play-card into-the-heat basic" not in offers(state)
    assert "play-card into-the-heat basic" not in offers(position("into-the-heat"))


def test_decompose() -> None:
    state = after("decompose basic", "open", "throw-away-card march", ("march", "wound", "ruby-ring"))
    assert brought(state, ("wound",)) == "green crystal 2"
    state = after("decompose strong", "open", "throw-away-card march", ("march",))
    assert brought(state) == "red crystal 1, blue crystal 1, white crystal 1"
    dual = after("decompose strong", "open", "throw-away-card chilling-stare; choose-colour blue", ("chilling-stare",))
    assert brought(dual) == "red crystal 1, green crystal 1, white crystal 1", "it counts as one of its colours"


@pytest.mark.parametrize(("way", "times"), [("basic", 3), ("strong", 2)])
def test_maximal_effect_repeats_an_action_that_leaves_the_game(way: str, times: int) -> None:
    state = after(f"maximal-effect {way}", "open", "play-inside march", ("march",))
    assert points_of(state).move == (2 if way == "basic" else 4) * times
    assert state.played[state.turn] == cards(state, "maximal-effect")
    state = after(f"maximal-effect {way}", "attack", "play-inside blood-rage" + "; #1" * times, ("blood-rage",))
    assert brought(state) == f"attack {(5 if way == 'basic' else 9) * times}, wounds {times}"


def test_maximal_effect_gives_one_block_against_one_attack() -> None:
    state = after("maximal-effect basic", "block", "play-inside determination", ("determination",))
    assert brought(state) == "block 6"


@pytest.mark.parametrize(("way", "base", "each"), [("basic", 2, 2), ("strong", 4, 3)])
def test_counterattack_counts_enemies_that_were_blocked(way: str, base: int, each: int) -> None:
    enemies = ["green-prowlers", "green-wolf-riders", "green-diggers"]
    state = position("counterattack", mana=["red"], where="block", enemies=enemies)
    assert in_fight(state)
    for foe in (0, 2):
        make(state, block=9)
        do(state, f"block-attack {foe} 0" if foe else "finish-block", *(["finish-block"] if foe else []))
    do(state, "next-phase")
    while in_fight(state) and phase_of(state) != "attack":
        do(state, offers(state)[-1])
    do(state, "target 0", f"play-card counterattack {way}")
    assert attack_of(state) == base + 2 * each


@pytest.mark.parametrize(
    ("card", "basic", "strong"),
    [
        ("rage", "attack 5", "fire attack 6"),
        ("stamina", "ice attack 3", "cold-fire attack 4"),
        ("promise", "ranged 3", "ranged fire 4"),
        ("march", "siege 2", "siege fire 3"),
    ],
)
def test_ritual_attack_strikes_by_the_colour_thrown_away(card: str, basic: str, strong: str) -> None:
    for way, brings in (("basic", basic), ("strong", strong)):
        assert brought(after(f"ritual-attack {way}", "attack", f"throw-away-card {card}", (card,))) == brings


def test_blood_of_ancients_gains_an_action_or_uses_one() -> None:
    state = position("blood-of-ancients", "rage", mana=["green", "white"])
    arrange(state, advanced_offer=cards(state, "fire-bolt", "crushing-bolt", "explosive-bolt"))
    do(state, "play-card blood-of-ancients basic", "pay-with token white white")
    assert offers(state) == ["take-card explosive-bolt"], "a dual card has either colour"
    do(state, "take-card explosive-bolt")
    assert state.hand[state.turn] == cards(state, "wound", "rage", "explosive-bolt")
    for place, where in ((0, "wounds 1"), (1, "wounds discarded 1")):
        state = position("blood-of-ancients", mana=["red"])
        arrange(state, advanced_offer=cards(state, "refreshing-walk", "crushing-bolt"))
        do(state, "play-card blood-of-ancients strong")
        answer(state, f"#{place}; play-card refreshing-walk strong")
        assert brought(state) == f"move 4, heal 2, {where}"
        assert cards(state, "refreshing-walk")[0] in state.advanced_offer


# Blue


def test_ice_shield_costs_the_blocked_enemy_armour() -> None:
    shielded = after("ice-shield strong", "block", enemies=["grey-swordsmen"])
    make(shielded, block=6)
    assert enemies_now(shielded) == ["armour 5, attack 6"], "only when the block succeeds"
    assert enemies_now(do(shielded, "finish-block")) == ["armour 2, attack blocked"]
    plain = after("ice-shield basic", "block", enemies=["grey-swordsmen"])
    make(plain, block=6)
    assert enemies_now(do(plain, "finish-block")) == ["armour 5, attack blocked"]
    resisting = after("ice-shield strong", "block", enemies=["violet-ice-mages"])
    make(resisting, block=9)
    assert enemies_now(do(resisting, "finish-block")) == ["armour 6, attack blocked"], "blue does nothing to ice"


def terrains(state: KnightState) -> dict[str, int]:
    """What each terrain in sight costs now."""
    found: dict[str, int] = {}
    for place, tile in state.laid:
        for part, info in enumerate(state.setting.tiles[tile].hexes.all):
            if info.site is None and not any(token.hex == place * 7 + part for token in state.tokens):
                found[info.terrain] = step_cost(state, state.turn, place * 7 + part)
    return found


def wide(*hand: str, **more: Any) -> KnightState:
    """A land with every terrain."""
    state = position(*hand, **more)
    arrange(state, laid=state.laid[:1], tokens=())
    for tile, at in (("7", (1, 0)), ("4", (0, 1)), ("6", (1, 1)), ("core-3", (2, 1))):
        lay(state, tile, at)
    return state


def test_frost_bridge_makes_swamps_and_lakes_cheap() -> None:
    state = wide("frost-bridge", mana=["blue"])
    assert (terrains(state)["swamp"], terrains(state)["lake"]) == (5, -1)
    basic = do(state.copy(), "play-card frost-bridge basic")
    assert (terrains(basic)["swamp"], terrains(basic)["lake"]) == (1, -1)
    do(state, "play-card frost-bridge strong")
    assert (terrains(state)["swamp"], terrains(state)["lake"]) == (1, 1)
    lake = next(
        place * 7 + part
        for place, tile in state.laid
        for part, info in enumerate(state.setting.tiles[tile].hexes.all)
        if info.terrain == "lake"
    )
    assert not is_safe(state, state.turn, lake), "passable, not safe"


@pytest.mark.parametrize(("way", "n"), [("basic", 4), ("strong", 7)])
def test_pure_magic_does_what_the_paid_colour_says(way: str, n: int) -> None:
    for colour, where, brings in [
        ("green", "open", f"move {n}"),
        ("white", "open", f"influence {n}"),
        ("blue", "block", f"block {n}"),
        ("red", "attack", f"attack {n}"),
    ]:
        assert brought(after(f"pure-magic {way}", where, mana=[colour])) == brings


def test_steady_tempo_goes_back_under_the_deck_or_on_it() -> None:
    state = after("steady-tempo basic", "open", "end-turn; use-effect; done", ("rage",))
    seat = 1 - state.turn
    assert state.deck[seat][0] == cards(state, "steady-tempo")[0]
    state = after("steady-tempo strong", "open", "end-turn; use-effect; done", ("rage",))
    assert cards(state, "steady-tempo")[0] in state.hand[seat]
    state = after("steady-tempo basic", "open", "", ("rage",))
    arrange(state, deck=(), seat=seat)
    do(state, "end-turn")
    assert "use-effect" not in offers(state), "the deck is empty"


def test_crystal_mastery() -> None:
    state = after("crystal-mastery basic", "open", "choose-colour red", crystals=["red", "green"])
    assert brought(state) == "red crystal 2, green crystal 1"
    state = after("crystal-mastery strong", "open", "", ("march", "promise"), crystals=["green", "white"])
    do(state, "play-card march strong", "play-card promise strong")
    seat = state.turn
    assert state.crystals[seat] == [0, 0, 0, 0]
    do(state, "end-turn")
    assert state.crystals[seat] == [0, 0, 1, 1]


def test_magic_talent_uses_a_spell_of_the_colour_or_gains_one() -> None:
    state = position("magic-talent", "march", "wound", "ruby-ring", mana=["green"])
    arrange(state, spell_offer=cards(state, "restoration", "fireball", "chill"))
    do(state, "play-card magic-talent basic")
    assert offers(state) == ["discard-card march"], "only a colour whose spell can be cast"
    do(state, "discard-card march", "play-card restoration basic")
    assert brought(state, ("wound",)) == "heal 3"
    assert cards(state, "restoration")[0] in state.spell_offer
    state = position("magic-talent", mana=["blue", "red"])
    arrange(state, spell_offer=cards(state, "restoration", "fireball"))
    do(state, "play-card magic-talent strong", "take-card fireball")
    assert state.discard[state.turn] == cards(state, "fireball")


def test_magic_talent_casts_the_stronger_spell_at_night_only() -> None:
    for where, ways in (("open", ["basic"]), ("open night", ["basic", "strong"])):
        state = position("magic-talent", "march", mana=["green", "black"], where=where)
        arrange(state, spell_offer=("meditation",))
        do(state, "play-card magic-talent basic", "discard-card march")
        assert offers(state) == [f"play-card meditation {way}" for way in ways]


def test_shield_bash_counts_twice_against_swift_and_bashes_with_what_is_left() -> None:
    state = after("shield-bash basic", "block", "finish-block", enemies=["green-wolf-riders"])
    assert enemies_now(state) == ["armour 4, attack blocked"]
    state = after("shield-bash strong", "block", "finish-block", enemies=["green-cursed-hags"])
    assert enemies_now(state) == ["armour 3, attack blocked"], "5 against 3: 2 too much"
    state = after("shield-bash strong", "block", "finish-block", enemies=["green-wolf-riders"])
    assert enemies_now(state) == ["armour 2, attack blocked"], "5 against 3, nothing doubled on either side"


def test_temporal_portal_is_the_action_of_the_turn() -> None:
    state = after("temporal-portal basic", "open", "use-effect; fly-to 1/-1")
    assert (brought(state), turn_of(state).action_used) == ("limit 1", True)
    state = after("temporal-portal basic", "open", "skip-effect")
    assert brought(state) == "limit 1"
    two = after("temporal-portal strong", "open", "#0; use-effect")
    assert len(offers(two)) > len(offers(after("temporal-portal strong", "open", "#1; use-effect")))
    assert brought(after("temporal-portal strong", "open", "#0; skip-effect")) == "limit 1"
    assert brought(after("temporal-portal strong", "open", "#1; skip-effect")) == "limit 2"
    state = position("temporal-portal", action_used=True)
    assert "play-card temporal-portal basic" not in offers(state)


def test_spell_forge_gives_crystals_of_different_spells() -> None:
    state = position("spell-forge", mana=["blue"])
    arrange(state, spell_offer=cards(state, "fireball", "flame-wall", "chill"))
    basic = do(state.copy(), "play-card spell-forge basic", "choose-colour blue")
    assert brought(basic) == "blue crystal 1, blue mana 1"
    do(state, "play-card spell-forge strong", "choose-colour blue")
    assert offers(state) == ["choose-colour red"], "there is one blue spell only"
    do(state, "choose-colour red")
    assert brought(state) == "red crystal 1, blue crystal 1"
