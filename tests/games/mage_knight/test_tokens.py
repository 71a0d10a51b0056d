"""Every enemy token of every box in a combat: what it takes to block it, to beat it, and what it does otherwise.

What is expected is worked out here from the token alone, as one would on paper.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from herna.games.mage_knight.components import EnemyInfo, box
from herna.games.mage_knight.setting import PILES, WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.names import ELEMENTS
from tests.games.mage_knight.table import (
    ALL_SETS,
    armour_of,
    arrange,
    attack_now,
    do,
    fight,
    foe,
    foes,
    fortified_of,
    make,
    offers,
    set_side,
    table,
)

rule = pytest.mark.rule
EVERYTHING = {"sets": ALL_SETS, "factions": ("tezla-elementalist", "tezla-dark-crusader")}
TOKENS = {kind.id: kind for kind in box().enemies}
PLAIN = [kind for kind in box().enemies if not any(strike.summon for strike in kind.attacks)]
SUMMONERS = [kind for kind in box().enemies if any(strike.summon for strike in kind.attacks)]
COLD_FIRE = 3
ARMOUR, LIMIT = 2, 5
"""Of a hero of the first level."""


def named(kinds: Sequence[EnemyInfo]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("kind", kinds, ids=[kind.id for kind in kinds])


def facing(kind: EnemyInfo, *, walled: bool = False) -> KnightState:
    return fight(table("march", "march", "rage", options=EVERYTHING), kind.id, walled=walled)


@rule("MK-8.4")
@named(box().enemies)
def test_how_often_it_is_fortified(kind: EnemyInfo) -> None:
    own = "fortified" in kind.abilities
    site = "unfortified" not in kind.abilities
    outside, inside = facing(kind), facing(kind, walled=True)
    assert fortified_of(outside, foe(outside)) == own
    assert fortified_of(inside, foe(inside)) == own + site
    assert ("target 0" in offers(inside)) == (own + site < 2)


@rule("MK-8.5", "MK-8.16")
@named(box().enemies)
def test_what_it_takes_to_beat_it_and_what_that_brings(kind: EnemyInfo) -> None:
    state = facing(kind)
    seat, fame, reputation = state.turn, state.fame[state.turn], state.reputation[state.turn]
    high = kind.armour_elusive if "elusive" in kind.abilities else kind.armour
    assert armour_of(state, foe(state)) == high
    do(state, "target 0")
    needed = high + kind.defend
    assert attack_now(state).needed == needed, "one that defends defends itself"
    halved = {"physical", "fire", "ice"} & set(kind.resists)
    both = {"fire", "ice"} <= set(kind.resists)
    for element in ELEMENTS:
        half = both if element == "cold-fire" else element in halved
        enough = (2 if half else 1) * needed
        set_side(state, made=())
        make(state, siege=enough - 1, element=element)
        assert "strike" not in offers(state)
        make(state, siege=enough, element=element)
        assert "strike" in offers(state)
    pile = PILES.index(kind.colour)
    before = len(state.enemy_discards[pile])
    do(state, "strike")
    assert state.fame[seat] == fame + kind.fame
    assert state.reputation[seat] == reputation + kind.reputation
    assert len(state.enemy_discards[pile]) == before + 1


@rule("MK-8.8", "MK-8.33")
@named(PLAIN)
def test_what_it_takes_to_block_it(kind: EnemyInfo) -> None:
    state = do(facing(kind), "next-phase")
    for number, strike in enumerate(kind.attacks):
        do(state, f"block-attack 0 {number}")
        needed = strike.value * (2 if "swift" in kind.abilities else 1)
        make(state, block=needed - 1, element="cold-fire")
        assert "finish-block" not in offers(state)
        make(state, block=needed, element="cold-fire")
        do(state, "finish-block")
    do(state, "next-phase")
    assert WOUND not in state.hand[state.turn]
    assert armour_of(state, foe(state)) == kind.armour, "all its attacks were blocked"


@rule("MK-8.12", "MK-8.13", "MK-8.14", "MK-8.28")
@named(PLAIN)
def test_what_it_does_to_a_hero_who_does_not_block(kind: EnemyInfo) -> None:
    state = facing(kind)
    seat = state.turn
    do(state, "next-phase", "next-phase")
    while "next-phase" not in offers(state):
        do(state, offers(state)[0])
    times = 2 if "brutal" in kind.abilities else 1
    wounds = sum(-(-strike.value * times // ARMOUR) for strike in kind.attacks)
    hand, discard = state.hand[seat], state.discard[seat]
    assert hand.count(WOUND) == wounds
    assert discard.count(WOUND) == (wounds if "poison" in kind.abilities else 0)
    gone = "paralyze" in kind.abilities or wounds >= LIMIT
    assert (len(hand) == wounds) == gone
    grown = wounds if "vampiric" in kind.abilities else 0
    printed = kind.armour_elusive if "elusive" in kind.abilities else kind.armour
    assert armour_of(state, foe(state)) == printed + grown


@rule("MK-8.10", "MK-8.26", "MK-8.28")
@named(PLAIN)
def test_what_it_does_to_a_unit(kind: EnemyInfo) -> None:
    state = facing(kind)
    seat = state.turn
    arrange(state, units=("altem-guardians",), seat=seat)
    do(state, "next-phase", "next-phase")
    if len(kind.attacks) > 1:
        do(state, offers(state)[0])
    if "assassination" in kind.abilities:
        assert "assign-to-unit 0" not in offers(state)
        return
    do(state, "assign-to-unit 0")
    if "paralyze" in kind.abilities:
        assert state.units[seat] == ()
    else:
        assert state.units[seat][0].wounds == (2 if "poison" in kind.abilities else 1)
    assert foe(state).armour_change >= int("vampiric" in kind.abilities and "paralyze" not in kind.abilities)


@rule("MK-8.7")
@named(SUMMONERS)
def test_a_summoner_brings_a_monster_of_its_pile_for_each_attack(kind: EnemyInfo) -> None:
    state = do(facing(kind), "next-phase")
    summoner, *monsters = foes(state)
    assert summoner.summoned
    piles = [state.setting.enemies[monster.token].colour for monster in monsters]
    assert piles == [strike.summon for strike in kind.attacks]
    assert all(monster.summoner == 0 and not monster.walled for monster in monsters)
    assert not any(move.startswith("block-attack 0") for move in offers(state))
