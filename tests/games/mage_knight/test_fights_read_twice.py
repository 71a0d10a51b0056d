"""Whole fights by chance, followed by a second reading of the rules that shares nothing with the first but tokens."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

import pytest

from herna.games.mage_knight.components import EnemyInfo, UnitInfo
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.names import Element
from tests.games.mage_knight.table import (
    ALL_SETS,
    arrange,
    cards,
    fight,
    foes,
    foes_shown,
    in_fight,
    make,
    offers,
    set_side,
    table,
    unit,
)

rule = pytest.mark.rule
EFFICIENT = {
    "physical": {"physical", "fire", "ice", "cold-fire"},
    "fire": {"ice", "cold-fire"},
    "ice": {"fire", "cold-fire"},
    "cold-fire": {"cold-fire"},
}
ELEMENTS: tuple[Element, ...] = ("physical", "fire", "ice", "cold-fire")
BONUSES = ("", "", "armour", "elemental", "brutal", "poison")
FIGHTS, SOAK = 25, 400


class Blow(NamedTuple):
    """An attack as it is suffered."""

    value: int
    element: str
    traits: frozenset[str]

    @property
    def damage(self) -> int:
        return self.value * (2 if "brutal" in self.traits else 1)


@dataclass(eq=False)
class Troop:
    """A unit: what it is, its wounds, and whether it has taken its share unhurt."""

    kind: UnitInfo
    wounds: int
    done: bool = False


def resists(held: tuple[str, ...], element: str) -> bool:
    """Cold fire is resisted only by who resists fire and ice."""
    return {"fire", "ice"} <= set(held) if element == "cold-fire" else element in held


class Fight:
    """A fight, and what it ought to be by now."""

    def __init__(self, begun: KnightState, chance: Random) -> None:
        self.state, self.chance = begun.copy(), chance
        state, self.seat = self.state, begun.turn
        arrange(state, level=chance.randint(1, 10), seat=self.seat)
        level = state.setting.levels[state.level[self.seat] - 1]
        self.hero_armour, self.limit = level.armour, level.hand_limit
        names = [kind.id for kind in state.setting.units if not kind.assign_influence]
        troops = [
            unit(state, chance.choice(names), ready=chance.random() < 0.5, wounds=int(chance.random() < 0.2))
            for _ in range(chance.randint(0, 4))
        ]
        arrange(state, units=troops)
        self.units = [Troop(state.setting.units[one.kind], one.wounds) for one in state.units[self.seat]]
        self.hand = chance.randint(0, 6)
        arrange(state, hand=cards(state, *["rage"] * self.hand), seat=self.seat)
        self.city = chance.choice(BONUSES)
        tokens = [one.id for one in state.setting.enemies if "defend" not in one.abilities]
        met = [chance.choice(tokens) for _ in range(chance.randint(1, 4))]
        fight(state, *met, walled=bool(self.city), city=(self.city,) if self.city else ())
        self.foes: list[EnemyInfo] = [state.setting.enemies[foe.token] for foe in foes(state)]
        self.alive = set(range(len(self.foes)))
        self.blocked: set[tuple[int, int]] = set()
        self.grown: dict[int, int] = {}
        self.wounds = self.poison = 0
        self.empty_handed = False

    def go(self) -> None:
        """Ranged and siege attacks, blocks, damage, attacks."""
        self.strike(ranged=True)
        self.state.apply("next-phase")
        if not self.alive:
            assert not in_fight(self.state)
            return
        blows = self.blows()
        self.block(blows)
        self.state.apply("next-phase")
        self.suffer({at: blow for at, blow in blows.items() if at not in self.blocked})
        self.compare(blows)
        self.strike(ranged=False, blows=blows)
        self.state.apply("next-phase")
        assert not in_fight(self.state)

    # Attacks

    def fortified(self, place: int) -> int:
        traits = self.foes[place].abilities
        return ("fortified" in traits) + bool(self.city and "unfortified" not in traits)

    def armour(self, place: int, *, easy: bool = False) -> int:
        info = self.foes[place]
        printed = info.armour_elusive if "elusive" in info.abilities and not easy else info.armour
        return printed + (self.city == "armour") + self.grown.get(place, 0)

    def strike(self, *, ranged: bool, blows: dict[tuple[int, int], Blow] | None = None) -> None:
        """An attack on some of them, with any points."""
        group = [one for one in sorted(self.alive) if self.chance.random() < 0.5]
        if ranged:
            twice = {f"target {one}" for one in self.alive if self.fortified(one) > 1}
            assert not twice.intersection(offers(self.state))
            group = [one for one in group if self.fortified(one) < 2]
        if not group:
            return
        for one in group:
            self.state.apply(f"target {one}")
        full = halved = 0
        walls = max(self.fortified(one) for one in group)
        for kind in ("attack", "ranged", "siege"):
            for element in ELEMENTS:
                n = self.chance.choice((0, 0, 1, 3, 5, 8))
                make(self.state, **{kind: n}, element=element)
                if ranged and (kind == "attack" or (kind == "ranged" and walls)):
                    continue
                if any(resists(self.foes[one].resists, element) for one in group):
                    halved += n
                else:
                    full += n
        easy = {one for one in group if blows and all(at in self.blocked for at in blows if at[0] == one)}
        easy = {one for one in easy if not ranged and any(at[0] == one for at in blows or ())}
        needed = sum(self.armour(one, easy=one in easy) for one in group)
        enough = full + halved // 2 >= needed
        assert ("strike" in offers(self.state)) == enough
        if enough:
            fame = self.state.fame[self.seat]
            self.state.apply("strike")
            assert self.state.fame[self.seat] - fame == sum(self.foes[one].fame for one in group)
            self.alive -= set(group)
        else:
            set_side(self.state, made=())
            self.state.apply("retarget")

    # Blocks

    def blows(self) -> dict[tuple[int, int], Blow]:
        """The attacks of everybody who is left, or of the monsters that stand in for them."""
        assert in_fight(self.state)
        met = foes(self.state)
        replaced = {foe.summoner for foe in met}
        found = {}
        for place, foe in enumerate(met):
            info = self.state.setting.enemies[foe.token]
            if foe.beaten or place in replaced:
                continue
            for number, attack in enumerate(info.attacks):
                traits: set[str] = set(info.abilities)
                more = {"fire": 2, "ice": 2, "cold-fire": 1}.get(attack.element, 0) if self.city == "elemental" else 0
                if attack.element == "physical" and self.city in ("brutal", "poison"):
                    traits.add(self.city)
                found[place, number] = Blow(attack.value + more, attack.element, frozenset(traits))
        return found

    def block(self, blows: dict[tuple[int, int], Blow]) -> None:
        """Some of them are blocked, with any points."""
        for (place, number), blow in blows.items():
            if self.chance.random() < 0.5:
                continue
            self.state.apply(f"block-attack {place} {number}")
            made = {element: self.chance.choice((0, 0, 2, 4, 7, 9)) for element in ELEMENTS}
            for element, n in made.items():
                make(self.state, block=n, element=element)
            full = sum(n for element, n in made.items() if element in EFFICIENT[blow.element])
            total = full + (sum(made.values()) - full) // 2
            enough = total >= blow.value * (2 if "swift" in blow.traits else 1)
            assert ("finish-block" in offers(self.state)) == enough
            if enough:
                self.state.apply("finish-block")
                self.blocked.add((place, number))
            set_side(self.state, made=())

    # Damage

    def suffer(self, left: dict[tuple[int, int], Blow]) -> None:
        """The attacks that were not blocked, in any order."""
        while left:
            at = self.chance.choice(sorted(left))
            asked = {move for move in offers(self.state) if move.startswith("suffer-attack")}
            if asked or len(left) > 1:
                assert asked == {f"suffer-attack {place} {number}" for place, number in left}
                self.state.apply(f"suffer-attack {at[0]} {at[1]}")
            self.assign(at[0], left.pop(at))

    def assign(self, place: int, blow: Blow) -> None:
        """Units take what they can and like to; the hero takes the rest."""
        damage = blow.damage
        while damage:
            fit = [one for one in self.units if not one.wounds and not one.done and "assassination" not in blow.traits]
            if fit:
                wanted = {f"assign-to-unit {self.units.index(one)}" for one in fit} | {"assign-to-hero"}
                assert set(offers(self.state)) == wanted
            if not fit or self.chance.random() < 0.4:
                if fit:
                    self.state.apply("assign-to-hero")
                self.hurt_hero(place, blow, damage)
                return
            one = self.chance.choice(fit)
            self.state.apply(f"assign-to-unit {self.units.index(one)}")
            damage = self.hurt_unit(one, place, blow, damage)

    def hurt_unit(self, one: Troop, place: int, blow: Blow, damage: int) -> int:
        if resists(one.kind.resists, blow.element):
            damage -= one.kind.armour
            if damage <= 0:
                one.done = True
                return 0
        if "paralyze" in blow.traits:
            self.units.remove(one)
        else:
            one.wounds = 2 if "poison" in blow.traits else 1
            self.grow(place, blow, 1)
        return max(damage - one.kind.armour, 0)

    def hurt_hero(self, place: int, blow: Blow, damage: int) -> None:
        wounds = -(-damage // self.hero_armour)
        self.wounds += wounds
        self.poison += wounds if "poison" in blow.traits else 0
        self.grow(place, blow, wounds)
        self.empty_handed |= self.wounds >= self.limit or "paralyze" in blow.traits

    def grow(self, place: int, blow: Blow, wounds: int) -> None:
        if "vampiric" in blow.traits:
            self.grown[place] = self.grown.get(place, 0) + wounds

    def compare(self, blows: dict[tuple[int, int], Blow]) -> None:
        """After the damage: units, hand, discard pile and armours are as they ought to be."""
        state = self.state
        units = [(state.setting.units[one.kind], one.wounds) for one in state.units[self.seat]]
        assert units == [(one.kind, one.wounds) for one in self.units]
        hand = state.hand[self.seat]
        assert hand.count(WOUND) == self.wounds
        assert len(hand) - self.wounds == (0 if self.empty_handed else self.hand)
        assert state.discard[self.seat].count(WOUND) == self.poison
        assert in_fight(state)
        shown = foes_shown(state)
        for place in self.alive:
            own = [at for at in blows if at[0] == place]
            easy = bool(own) and self.blocked.issuperset(own)
            assert shown[place].armour == self.armour(place, easy=easy)


@rule("MK-8.2")
def test_fights_end_as_a_second_reading_says(soak: bool) -> None:
    factions = ("tezla-elementalist", "tezla-dark-crusader")
    begun = table(options={"sets": ALL_SETS, "factions": factions})
    for seed in range(SOAK if soak else FIGHTS):
        Fight(begun, Random(seed)).go()
