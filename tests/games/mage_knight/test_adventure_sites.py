"""Places of adventure: who is there, what is left when they are not beaten, and what victory brings."""

from __future__ import annotations

from collections import Counter

import pytest

from herna.games.mage_knight.components import box
from herna.games.mage_knight.setting import PILES
from herna.games.mage_knight.state import KnightState
from tests.games.mage_knight.deeds import position
from tests.games.mage_knight.table import (
    ALL_SETS,
    arrange,
    conserved,
    do,
    enemy,
    fight,
    fighting,
    foe,
    foes,
    in_fight,
    lay,
    make,
    offers,
    put_ruin,
    set_turn,
    site_hex,
    stand,
    table,
    turn_of,
)

rule = pytest.mark.rule


def at(site: str) -> tuple[KnightState, int]:
    """The hero on turn stands on this site, with nothing of use in hand."""
    state = table("march", options={"sets": ALL_SETS})
    tiles = (info.id for info in state.setting.tiles if any(one.site == site for one in info.hexes.all))
    lay(state, next(tiles), (1, 1))
    spot = site_hex(state, site)
    stand(state, spot)
    return state, spot


def ruins(name: str) -> tuple[KnightState, int]:
    """The hero on turn stands on these ruins."""
    state, spot = at("ancient-ruins")
    put_ruin(state, spot, name)
    return state, spot


def beat(state: KnightState, *places: int) -> None:
    """These enemies are beaten one by one, in the ranged and siege phase."""
    for place in places:
        do(state, f"target {place}")
        make(state, siege=40, element="cold-fire")
        do(state, "strike")


def suffer(state: KnightState) -> None:
    """The rest of the combat passes without a deed."""
    while in_fight(state):
        do(state, "next-phase" if "next-phase" in offers(state) else offers(state)[0])


def again(state: KnightState) -> None:
    """Another turn of the same hero on the same space."""
    set_turn(state, action_used=False, phase="free")


# Ruins


@rule("MK-8.22")
@pytest.mark.parametrize("ruin", [one for one in box().ruins if one.enemies], ids=lambda one: one.id)
def test_ruins_hold_the_enemies_of_their_token_and_give_its_rewards(ruin: object) -> None:
    name, piles, rewards = ruin.id, ruin.enemies, ruin.rewards  # type: ignore[attr-defined]
    state, spot = ruins(name)
    seat = state.turn
    do(state, "enter-site")
    met = foes(state)
    assert Counter(state.setting.enemies[foe.token].colour for foe in met) == Counter(piles)
    assert not any(foe.walled or foe.rampaging for foe in met)
    assert not fighting(state).terms.alone, "units take part"
    beat(state, *range(len(met)))
    do(state, "next-phase")
    assert turn_of(state).rewards == rewards
    assert state.shields == ((spot, seat),)
    assert not [token for token in state.tokens if token.hex == spot]
    assert state.reputation[seat] == sum(state.setting.enemies[foe.token].reputation for foe in met), (
        "orcs and draconum that do not rampage bring none"
    )
    assert state.fame[seat] == sum(state.setting.enemies[foe.token].fame for foe in met)
    conserved(state)


@rule("MK-8.19")
def test_who_survives_in_ruins_stays_and_is_fought_alone_the_next_time() -> None:
    state, spot = ruins("ruin-green-red")
    do(state, "enter-site")
    first, second = foes(state)
    beat(state, 0)
    suffer(state)
    assert (state.shields, turn_of(state).rewards) == ((), ())
    left = [token for token in state.tokens if token.hex == spot and not token.ruin]
    assert [(token.token, token.face_up) for token in left] == [(second.token, True)]
    assert [token for token in state.tokens if token.hex == spot and token.ruin], "the ruins themselves stay too"
    assert first.token in state.enemy_discards[PILES.index("green")]
    again(state)
    do(state, "enter-site")
    assert [foe.token for foe in foes(state)] == [second.token]
    beat(state, 0)
    do(state, "next-phase")
    assert state.shields == ((spot, state.turn),)
    assert turn_of(state).rewards == ("artifact", "advanced-action")


# Dens and spawning grounds


@rule("MK-8.19")
def test_in_spawning_grounds_a_beaten_monster_is_replaced_face_down() -> None:
    state, spot = at("spawning-grounds")
    do(state, "enter-site")
    _, second = foes(state)
    beat(state, 0)
    suffer(state)
    left = [token for token in state.tokens if token.hex == spot]
    assert [token.face_up for token in left] == [True, False]
    assert left[0].token == second.token
    again(state)
    do(state, "enter-site")
    assert len(foes(state)) == 2
    beat(state, 0, 1)
    do(state, "next-phase")
    assert turn_of(state).rewards == ("artifact", "crystal", "crystal", "crystal")
    assert "enter-site" not in offers(state)


@rule("MK-8.19")
def test_the_monster_of_a_den_waits_face_up_for_the_next_fight() -> None:
    state, spot = at("monster-den")
    do(state, "enter-site")
    (foe,) = foes(state)
    suffer(state)
    assert [(one.token, one.face_up) for one in state.tokens if one.hex == spot] == [(foe.token, True)]
    again(state)
    do(state, "enter-site")
    assert [one.token for one in foes(state)] == [foe.token]


@rule("MK-8.19")
@pytest.mark.parametrize(("site", "pile"), [("dungeon", "brown"), ("tomb", "red")])
def test_a_conquered_dungeon_or_tomb_is_entered_again_for_the_fame_alone(site: str, pile: str) -> None:
    state, spot = at(site)
    arrange(state, shields=((spot, 1 - state.turn),))
    do(state, "enter-site")
    (foe,) = foes(state)
    info = state.setting.enemies[foe.token]
    assert info.colour == pile
    beat(state, 0)
    do(state, "next-phase")
    assert state.fame[state.turn] == info.fame
    assert turn_of(state).rewards == ()
    assert state.shields == ((spot, 1 - state.turn),)


@rule("MK-18.6")
def test_some_units_are_no_reward_either() -> None:
    state, _ = ruins("ruin-grey-violet")
    arrange(state, unit_offer=("magic-familiars", "delphana-masters", "altem-mages"))
    do(state, "enter-site")
    beat(state, 0, 1)
    do(state, "next-phase", "play-sideways march influence", "end-turn")
    while not any(move.startswith("recruit-unit") for move in offers(state)):
        do(state, offers(state)[0])
    assert offers(state) == ["recruit-unit altem-mages", "done"]


# Summoners


@rule("MK-8.7")
def test_a_summoned_summoner_summons_at_once() -> None:
    state = table("march", options={"sets": ALL_SETS, "factions": ("tezla-dark-crusader",)})
    green = PILES.index("green")
    orcs = enemy(state, "green-orc-summoners")
    piles = list(state.enemy_piles)
    rest = list(piles[green])
    rest.remove(orcs)
    piles[green] = (*rest, orcs)
    arrange(state, enemy_piles=tuple(piles))
    fight(state, "green-shrouded-necromancers")
    do(state, "next-phase")
    assert [one.summoner for one in foes(state)] == [-1, 0, 1]
    assert state.setting.enemies[foe(state, 2).token].colour == "brown"
    assert {move.split()[1] for move in offers(state) if move.startswith("block-attack")} == {"2"}


@rule("MK-8.7")
def test_a_summoner_that_is_kept_from_attacking_summons_nobody() -> None:
    state = position(where="ranged", units=["illusionists"], mana=["white"], enemies=["green-orc-summoners"])
    do(state, "activate-unit 0 1", "choose-foe 0", "next-phase")
    assert len(foes(state)) == 1
    assert not [move for move in offers(state) if move.startswith("block-attack")]
