"""What a combat leads to: places taken, burnt and held, rewards, and what may be used in it."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.state import HexToken, KnightState
from tests.games.mage_knight.table import (
    armour_of,
    arrange,
    block_now,
    cards,
    do,
    end_fight,
    enemy,
    fight,
    fighting,
    foe,
    foes,
    in_fight,
    lay,
    make,
    offers,
    points_of,
    put_token,
    set_points,
    site_hex,
    stand,
    table,
    turn_of,
)

rule = pytest.mark.rule


def assault(site: str, tile: str, defender: str) -> tuple[KnightState, int, int]:
    """A hero right beside a defended site, with points for the step."""
    state = table("march", "rage")
    lay(state, tile, (1, 1))
    spot = site_hex(state, site)
    arrange(state, tokens=())
    put_token(state, spot, defender, face_up=False)
    laid = {place for place, _ in state.laid}
    near = state.setting.lattice.neighbours[spot]
    from herna.games.mage_knight.rules.spaces import is_safe

    beside = next(other for other in near if other // 7 in laid and is_safe(state, state.turn, other))
    stand(state, beside)
    set_points(state, move=6)
    return state, spot, beside


def beat_all(state: KnightState) -> None:
    """Every enemy of the combat is beaten in the ranged phase."""
    make(state, siege=99)
    for place in range(len(foes(state))):
        do(state, f"target {place}")
        make(state, siege=99)
        do(state, "strike")
    do(state, "next-phase")


@rule("MK-8.17")
def test_an_assault_costs_reputation_and_a_beaten_garrison_leaves_a_shield_and_a_spell() -> None:
    defender = "violet-monks"
    state, spot, _ = assault("mage-tower", "4", defender)
    seat = state.turn
    do(state, f"move-to {state.setting.hex_names[spot]}")
    assert state.reputation[seat] == -1
    assert foe(state).walled
    beat_all(state)
    assert state.shields == ((spot, seat),)
    assert state.place[seat] == spot
    assert turn_of(state).rewards == ("spell",)
    do(state, "play-sideways rage influence", "end-turn")
    spells = state.spell_offer
    do(state, f"take-card {state.setting.card_ids[spells[0]]}")
    assert spells[0] in state.deck[seat] + state.hand[seat]


@rule("MK-8.18")
def test_a_failed_assault_leads_back_without_a_wound() -> None:
    state, spot, beside = assault("mage-tower", "4", "violet-monks")
    seat = state.turn
    do(state, f"move-to {state.setting.hex_names[spot]}")
    end_fight(state)
    fight(state, "violet-monks", phase="attack", kind="assault", site=spot, origin=beside, hexes=(spot,), walled=True)
    do(state, "next-phase")
    assert state.place[seat] == beside
    assert state.shields == ()
    assert [token.token for token in state.tokens if token.hex == spot] == [enemy(state, "violet-monks")]


def enter(site: str) -> tuple[KnightState, int]:
    """A hero on a hex with this site."""
    state = table("march", "rage")
    tiles = state.setting.tiles
    lay(state, next(info.id for info in tiles if any(one.site == site for one in info.hexes.all)), (1, 1))
    spot = site_hex(state, site)
    stand(state, spot)
    return state, spot


@rule("MK-8.19")
@pytest.mark.parametrize(
    ("site", "enemies", "rewards"),
    [
        ("monster-den", 1, ("crystal", "crystal")),
        ("spawning-grounds", 2, ("artifact", "crystal", "crystal", "crystal")),
        ("dungeon", 1, ("dungeon",)),
        ("tomb", 1, ("spell", "artifact")),
    ],
)
def test_places_of_adventure_hold_enemies_and_rewards(site: str, enemies: int, rewards: tuple[str, ...]) -> None:
    state, spot = enter(site)
    do(state, "enter-site")
    assert len(foes(state)) == enemies
    assert fighting(state).terms.alone == (site in ("dungeon", "tomb"))
    assert not foe(state).walled
    beat_all(state)
    assert state.shields == ((spot, state.turn),)
    assert turn_of(state).rewards == rewards
    assert not [token for token in state.tokens if token.hex == spot]


@rule("MK-8.19")
def test_what_was_not_beaten_in_a_den_stays_and_in_a_dungeon_is_discarded() -> None:
    for site, stays in (("monster-den", 1), ("dungeon", 0)):
        state, spot = enter(site)
        do(state, "enter-site")
        while in_fight(state):
            do(state, "next-phase" if "next-phase" in offers(state) else offers(state)[-1])
        assert len([token for token in state.tokens if token.hex == spot]) == stays
        assert state.shields == ()


@rule("MK-8.20")
def test_underground_the_rules_of_the_night_hold_and_units_stay_outside() -> None:
    state, _ = enter("dungeon")
    seat = state.turn
    arrange(state, units=("peasants",), seat=seat)
    state.mana[seat][4] = 1
    arrange(state, dice=(4, 4, 4, 4), hand=("march",), seat=seat)
    assert "play-card march strong" in offers(state)
    do(state, "enter-site")
    assert "play-card march strong" not in offers(state)
    assert not [move for move in offers(state) if move.startswith("activate-unit")]


@rule("MK-8.21")
def test_burning_a_monastery_costs_three_reputation_and_gives_an_artifact() -> None:
    state = table("march", "rage")
    lay(state, "5", (1, 1))
    seat = state.turn
    spot = site_hex(state, "monastery")
    stand(state, spot, seat=seat)
    do(state, "burn")
    assert state.reputation[seat] == -3
    beat_all(state)
    assert turn_of(state).rewards == ("artifact",)
    do(state, "play-sideways rage influence", "end-turn")
    drawn = [move.split()[1] for move in offers(state)]
    assert len(drawn) == 2
    do(state, f"put-back {drawn[0]}")
    assert state.deck[seat][-1] == cards(state, drawn[1])[0] or cards(state, drawn[1])[0] in state.hand[seat]
    assert "interact" not in offers(state)


@rule("MK-8.22")
def test_an_altar_takes_three_mana_for_fame_and_a_shield() -> None:
    state, spot = enter("ancient-ruins")
    seat = state.turn
    altar = next(n for n, ruin in enumerate(state.setting.ruins) if ruin.pay == {"blue": 3})
    arrange(
        state,
        tokens=(*(token for token in state.tokens if token.hex != spot), HexToken(spot, altar, True, ruin=True)),
        dice=(4, 4, 4, 4),
        night=True,
    )
    assert "enter-site" not in offers(state)
    state.mana[seat][1] = 2
    state.crystals[seat][1] = 1
    state.changed()
    do(state, "enter-site")
    while state.steps[-1].__class__.__name__ == "PowerEffect":
        do(state, offers(state)[0])
    assert state.fame[seat] == state.setting.ruins[altar].fame == 7
    assert state.shields == ((spot, seat),)
    assert (state.mana[seat][1], state.crystals[seat][1]) == (0, 0)


@rule("MK-8.3")
def test_healing_is_lost_when_a_combat_begins_and_cannot_be_used_in_it() -> None:
    state, _ = enter("monster-den")
    seat = state.turn
    arrange(state, hand=("wound", "tranquility"), seat=seat)
    set_points(state, healing=2)
    do(state, "enter-site")
    assert points_of(state).healing == 0
    assert not [move for move in offers(state) if move.startswith(("heal", "play-card tranquility"))]


@rule("MK-3.7")
def test_a_unit_is_activated_once_and_pays_for_its_ability() -> None:
    state = table("rage", crystals=("red",), dice=("gold",) * 4, night=True)
    seat = state.turn
    arrange(state, units=("red-cape-monks",), seat=seat)
    fight(state, "green-prowlers")
    do(state, "next-phase", "block-attack 0 0", "activate-unit 0 1")
    assert state.crystals[seat][0] == 0
    assert block_now(state).total == 4
    assert not state.units[seat][0].ready
    assert not [move for move in offers(state) if move.startswith("activate-unit")]


@rule("MK-8.23")
def test_effects_of_a_colour_do_nothing_to_enemies_that_resist_it() -> None:
    state = table("ice-shield", crystals=("blue",), dice=("gold",) * 4, night=True)
    fight(state, "green-prowlers")
    do(state, "next-phase", "block-attack 0 0", "play-card ice-shield strong")
    make(state, block=9)
    do(state, "finish-block")
    assert armour_of(state, foe(state)) == 1, "three less, but never below one"
    resisting = next(one.id for one in state.setting.enemies if "ice" in one.resists and not one.attacks[0].summon)
    state = table("ice-shield", crystals=("blue",), dice=("gold",) * 4, night=True)
    fight(state, resisting)
    do(state, "next-phase", "block-attack 0 0", "play-card ice-shield strong")
    make(state, block=20)
    do(state, "finish-block")
    assert armour_of(state, foe(state)) == state.setting.enemies[enemy(state, resisting)].armour


@rule("MK-2.6")
def test_a_tactic_of_ones_turn_may_be_used_in_combat_too() -> None:
    state = table("rage", dice=("gold", "red", "red", "red"), night=True)
    seat = state.turn
    arrange(state, tactic=next(n for n, one in enumerate(state.setting.tactics) if one.id == "mana-search"), seat=seat)
    fight(state, "green-prowlers")
    do(state, "use-tactic")
    assert offers(state) == ["pick-die gold"], "depleted dice first"
    do(state, "pick-die gold", "done")
    assert in_fight(state)
    assert "use-tactic" not in offers(state), "once a turn"
