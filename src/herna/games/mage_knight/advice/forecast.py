"""A fight on paper: who can be shot, blocked and beaten with what a hero has, and what that is worth."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from msgspec.structs import replace

from herna.games.mage_knight.actions import ActivateUnit
from herna.games.mage_knight.advice.gifts import BLOCK, MELEE, Use
from herna.games.mage_knight.advice.means import Chain, Counts, Purse, Source, cheapest, sources_of
from herna.games.mage_knight.advice.prices import CLOGGED, GARRISON, REPUTATION, fame_worth, unit_now, wound_cost
from herna.games.mage_knight.fight.armour import armour_bonus
from herna.games.mage_knight.fight.figures import (
    EFFICIENT_BLOCK,
    Target,
    absorb,
    attack_figures,
    block_figures,
    counting_kinds,
    resisted,
    resists_attack,
    wounds_of,
)
from herna.games.mage_knight.fight.foes import (
    alive,
    armour_of,
    fame_of,
    foes_of,
    fortified_of,
    has,
    hit_of,
    info_of,
    open_attacks,
    points_against,
    resists_of,
    target_of,
)
from herna.games.mage_knight.fight.making import block_points
from herna.games.mage_knight.fight.sums import twice_of
from herna.games.mage_knight.fight.units import armour_of_unit, resists_of_unit
from herna.games.mage_knight.printed import ManaCost
from herna.games.mage_knight.rules.hero import level_info, site_at
from herna.games.mage_knight.rules.land import conquered, site_on
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.names import ELEMENTS
from herna.kernel import Memo

MORE_WOUNDS = 0.25
"""What each wound of a fight costs more for those before it."""
KNOCK_OUT = 5.0
"""What being knocked out costs."""
PRIZE = 3.0
"""What taking a site is worth of which nothing is said."""
SUMMONED = 6
"""The attack that is thought of where nobody knows yet who will be summoned."""
MOST_FOES = 4
"""How many enemies a forecast tells apart."""


class Suffering(NamedTuple):
    """Damage that is taken: the unit that stands in, by place, the wounds of the hero, and what all of it costs."""

    unit: int
    wounds: int
    cost: float


class Blow(NamedTuple):
    """An attack that threatens: its place, what blocking it takes, and what it costs to suffer it."""

    foe: int
    attack: int
    need: int
    element: int
    stuns: bool
    ways: tuple[Suffering, ...]
    """Who could take it: the hero first, then units."""

    @property
    def worst(self) -> float:
        """What it costs if the hero takes all of it."""
        return self.ways[0].cost


class Enemy(NamedTuple):
    """An enemy on paper; armour in the attack phase by whether all its attacks were blocked."""

    place: int
    armour: int
    armour_unblocked: int
    armour_shot: int
    resists: int
    fortified: int
    gain: float


class Forecast(NamedTuple):
    """How a fight is best fought: what it is worth, whom to shoot, what to block, whom to strike, each with what."""

    worth: float
    shot: tuple[int, ...] = ()
    shot_with: Chain = ()
    blocks: tuple[tuple[int, int, Chain], ...] = ()
    struck: tuple[int, ...] = ()
    struck_with: Chain = ()
    wounds: int = 0


FORECASTS_KEPT = 1 << 14


def forecast(state: KnightState, seat: int) -> Forecast:
    """The best way to go on with the fight, remembered: a bot asks for the same one again and again."""
    key = (
        state.fighting(seat), state.hand[seat], state.units[seat], state.turns[seat],
        state.level[seat], tuple(state.mana[seat]), tuple(state.crystals[seat]), state.dice, state.skills_used[seat],
        state.fame[seat], state.lasting, state.night, state.place[seat],
    )  # fmt: skip
    memo: Memo[Forecast] = state.setting.memo("forecast", FORECASTS_KEPT)
    return memo.get(key, lambda: Paper(state, seat).best())


class Paper:
    """One fight as it stands, and the search for the best way through it."""

    def __init__(self, state: KnightState, seat: int) -> None:
        self.state, self.seat = state, seat
        fight = state.fighting(seat)
        self.fight, self.side, self.foes = fight, fight.of(seat), fight.against(seat).foes
        self.sources: list[Source] = sources_of(state, seat, units=not fight.terms.alone)
        self.purse = Purse(state, seat)
        self.armour = level_info(state, seat).armour
        owned = sum(pile[seat].count(WOUND) for pile in (state.hand, state.deck, state.spared, state.discard))
        self.wound = wound_cost(state) + 0.4 + 2 * CLOGGED * owned
        self.blows = list(self.threats()) if fight.phase != "attack" else []
        self.defender = self.defender_now()
        self.enemies = [self.enemy(place) for place in alive(state, seat)]
        self.enemies.sort(key=lambda enemy: enemy.armour - enemy.gain)
        self.prize = self.prize_now()
        self.before = fame_worth(state, state.fame[seat])

    def enemy(self, place: int) -> Enemy:
        """An enemy with what beating it is worth."""
        state, foe = self.state, self.foes[place]
        info = info_of(state, foe)
        changes = armour_of(state, self.seat, foe)
        low, high = changes, changes
        if has(state, foe, "elusive") and foe.armour_set == NONE:
            shift = foe.armour_change + armour_bonus(state.setting.bonuses, foe.city)
            low, high = max(info.armour + shift, 1), max(info.armour_elusive + shift, 1)
        fame = fame_of(state, self.seat, foe)
        known = info.reputation + (site_on(state, foe.hex).beaten_reputation if foe.rampaging else 0)
        gain = REPUTATION * known + (self.defender if foe.hex == self.fight.site else 0.2)
        gain += fame_worth(state, state.fame[self.seat] + fame) - fame_worth(state, state.fame[self.seat])
        defence = max((info_of(state, other).defend for other in self.foes if not other.beaten), default=0)
        return Enemy(
            place,
            low + defence,
            high + defence,
            high + defence,
            resists_of(state, foe),
            fortified_of(state, self.seat, foe),
            gain,
        )

    def prize_now(self) -> float:
        """What it is worth to beat all who defend the site."""
        state, site = self.state, self.fight.site
        if site == NONE:
            return 0.0
        info = site_at(state, site)
        if conquered(state, site) and not info.owned:
            return 0.0
        if info.city:
            return state.setting.aim.city * (1.0 - GARRISON)
        return PRIZE if info.lure is None else info.lure.prize

    def defender_now(self) -> float:
        """What it is worth to have one defender of a city less."""
        state, site = self.state, self.fight.site
        city = next((city for city in state.cities if site in city.hexes), None)
        if city is None or city.conquered:
            return 0.2
        standing = sum(token.hex == city.hexes[0] for token in state.tokens)
        return GARRISON * state.setting.aim.city / max(len(city.shields) + standing, 1)

    def threats(self) -> Iterator[Blow]:
        """The attacks that are still to come, the worst first."""
        state = self.state
        found = []
        for place, attack in open_attacks(state, self.seat):
            foe = self.foes[place]
            hit = hit_of(state, self.seat, foe, attack)
            summons = info_of(state, foe).attacks[attack].summon is not None
            value = SUMMONED if summons else hit.value
            if not value:
                continue
            damage = value * 2 if hit.brutal else value
            stuns = has(state, foe, "paralyze", attack)
            ways = tuple(self.suffered(damage, hit.element, place, poison=hit.poison, stuns=stuns))
            found.append(Blow(place, attack, value * (2 if hit.swift else 1), hit.element, stuns, ways))
        return iter(sorted(found, key=lambda blow: -blow.worst))

    def suffered(self, damage: int, element: int, place: int, *, poison: bool, stuns: bool) -> Iterator[Suffering]:
        """What damage comes to: the hero takes it, or a unit stands in first."""
        each = self.wound * (1.8 if poison else 1.0)
        wounds = wounds_of(damage, self.armour)
        yield Suffering(NONE, wounds, wounds * each + (2.0 if stuns else 0.0))
        if self.fight.terms.alone or has(self.state, self.foes[place], "assassination"):
            return
        for at, unit in enumerate(self.state.units[self.seat]):
            if unit.wounds or unit.id in self.side.assigned:
                continue
            resistant = resists_attack(resists_of_unit(self.state, self.seat, at), element)
            taken = absorb(damage, armour_of_unit(self.state, self.seat, at), resistant=resistant)
            left = wounds_of(taken.left, self.armour)
            after = 0.0 if stuns else unit_now(self.state, unit, hurt=True) - 0.8 * poison
            hurt = unit_now(self.state, unit) - after if taken.wounded else 0.0
            yield Suffering(at, left, hurt + left * each)

    # What is needed, and what counts for it

    def attack_counts(self, group: list[Enemy], *, ranged: bool) -> Counts:
        """What a way of using something adds to an attack, in half points."""
        targets = [Target(enemy.armour, enemy.resists, enemy.fortified) for enemy in group]
        kinds = [MELEE + kind for kind in counting_kinds(targets, ranged_phase=ranged)]
        halved = [resisted(targets, element) for element in range(len(ELEMENTS))]
        return lambda way: sum(n if halved[element] else 2 * n for kind, element, n in way.points if kind in kinds)

    def attack_made(self, group: list[Enemy], *, ranged: bool) -> int:
        """What lies ready for an attack that is aimed already, in half points."""
        if not self.side.targets or ranged != (self.fight.phase == "ranged"):
            return 0
        targets = [target_of(self.state, self.seat, self.foes[enemy.place]) for enemy in group]
        figures = attack_figures(points_against(self.state, self.seat, targets), targets, ranged_phase=ranged)
        return 2 * figures.full + figures.halved

    def block_made(self, blow: Blow) -> int:
        if self.fight.phase != "block" or self.side.blocking != (blow.foe, blow.attack):
            return 0
        made = block_points(self.state, self.seat)
        figures = block_figures(made, blow.need, blow.element, twice=twice_of(self.side.made))
        return 2 * figures.full + figures.halved

    # The search

    def best(self) -> Forecast:
        """The best of all ways to shoot and strike, each with the blocks that pay."""
        found = self.search(frozenset(self.side.targets))
        if not found and self.side.targets:
            found = self.search(frozenset())
        return found[-1] if found else Forecast(-3 * self.wound)

    def search(self, aimed: frozenset[int]) -> list[Forecast]:
        """Ever better ways in which those who are aimed at already are beaten."""
        phase = self.fight.phase
        some = self.enemies[:MOST_FOES]
        choices = []
        for enemy in some:
            ways = [0, 2]
            if phase == "ranged" and enemy.fortified < 2:
                ways.append(1)
            if enemy.place in aimed:
                ways = [1 if phase == "ranged" else 2]
            choices.append(ways)
        found: list[Forecast] = []
        most = float("-inf")
        plans = sorted(product(*choices), key=lambda plan: -self.gain(some, plan))
        for plan in plans:
            if self.gain(some, plan) <= most:
                break
            shot = [enemy for enemy, how in zip(some, plan, strict=True) if how == 1]
            struck = [enemy for enemy, how in zip(some, plan, strict=True) if how == 2]
            for first in (False, True) if struck and self.blows else (False,):
                made = self.fought(shot, struck, blocks_first=first, gain=self.gain(some, plan))
                if made is not None and made.worth > most:
                    most = made.worth
                    found.append(made)
        return found

    def gain(self, some: list[Enemy], plan: tuple[int, ...]) -> float:
        beaten = [enemy for enemy, how in zip(some, plan, strict=True) if how]
        whole = len(beaten) == len(self.enemies)
        return sum(enemy.gain for enemy in beaten) + (self.prize if whole else 0.0)

    def fought(self, shot: list[Enemy], struck: list[Enemy], *, blocks_first: bool, gain: float) -> Forecast | None:
        """One way through the fight; None if the hero cannot take it."""
        used: frozenset[int] = frozenset()
        paid: ManaCost = ()
        cost = 0.0
        shot_with: Chain = ()
        if shot:
            need = 2 * sum(enemy.armour_shot for enemy in shot) - self.attack_made(shot, ranged=True)
            counts = self.attack_counts(shot, ranged=True)
            deal = cheapest(self.sources, counts, need, self.purse, used=used, paid=paid)
            if deal is None:
                return None
            cost, shot_with, paid = deal.cost, deal.chain, deal.mana
            used = frozenset(number for number, _ in deal.chain)
        gone = {enemy.place for enemy in shot}
        blows = [blow for blow in self.blows if blow.foe not in gone]
        blocks: list[tuple[int, int, Chain]] = []
        struck_with: Chain = ()
        for part in ("block", "strike") if blocks_first else ("strike", "block"):
            if part == "strike" and struck:
                need = self.needed(struck, blows, blocks, blocks_first=blocks_first)
                counts = self.attack_counts(struck, ranged=False)
                deal = cheapest(self.sources, counts, need, self.purse, used=used, paid=paid)
                if deal is None:
                    return None
                cost, struck_with, paid = cost + deal.cost, deal.chain, deal.mana
                used |= {number for number, _ in deal.chain}
            elif part == "block" and self.fight.phase in ("ranged", "block"):
                for blow in blows:
                    need = 2 * blow.need - self.block_made(blow)
                    counts = block_counts(blow.element)
                    deal = cheapest(self.sources, counts, need, self.purse, used=used, paid=paid)
                    if deal is not None and deal.cost < blow.worst + (3.0 if blow.stuns else 0.0):
                        cost, paid = cost + deal.cost, deal.mana
                        used |= {number for number, _ in deal.chain}
                        blocks.append((blow.foe, blow.attack, deal.chain))
        met = {(place, attack) for place, attack, _ in blocks}
        open_ = [blow for blow in blows if (blow.foe, blow.attack) not in met]
        busy = {way.action.place for _, way in struck_with if isinstance(way.action, ActivateUnit)}
        wounds, hurt, stunned = 0, 0.0, False
        for blow in open_:
            unit, more, price = min((way for way in blow.ways if way.unit not in busy), key=lambda way: way.cost)
            if unit != NONE:
                busy.add(unit)
            stunned = stunned or (blow.stuns and more > 0)
            wounds, hurt = wounds + more, hurt + price
        limit = level_info(self.state, self.seat).hand_limit
        lost = wounds + self.side.wounds >= limit
        if struck_with and (lost or stunned):
            return None
        hurt += MORE_WOUNDS * wounds * (wounds - 1) + (KNOCK_OUT if lost else 0.0)
        places = tuple(enemy.place for enemy in shot), tuple(enemy.place for enemy in struck)
        worth = gain - cost - hurt
        return Forecast(worth, places[0], shot_with, tuple(blocks), places[1], struck_with, wounds)

    def needed(
        self, struck: list[Enemy], blows: list[Blow], blocks: list[tuple[int, int, Chain]], *, blocks_first: bool
    ) -> int:
        """Half points for the attack; an enemy that slips away is easy to hit only if all its attacks were blocked."""
        met = {(place, attack) for place, attack, _ in blocks}
        open_ = {blow.foe for blow in blows if (blow.foe, blow.attack) not in met}
        sure = self.fight.phase == "attack"
        armour = sum(
            enemy.armour_unblocked if enemy.place in open_ or (not sure and not blocks_first) else enemy.armour
            for enemy in struck
        )
        if sure:
            armour = sum(armour_of(self.state, self.seat, self.foes[enemy.place]) for enemy in struck)
        odd = int(any(enemy.resists for enemy in struck))
        return 2 * armour + odd - self.attack_made(struck, ranged=False)


def block_counts(element: int) -> Counts:
    """What a way of using something adds to a block against an element, in half points."""
    efficient = EFFICIENT_BLOCK[element]

    def count(way: Use) -> int:
        return sum(2 * n if made in efficient else n for kind, made, n in way.points if kind == BLOCK)

    return count


def against(state: KnightState, seat: int, tokens: tuple[int, ...]) -> KnightState:
    """The table with other enemies in the fight, one for each of those that stand there."""
    imagined = state.copy()
    foes = tuple(
        replace(foe, token=token, **{name: (empty,) * len(state.setting.enemies[token].attacks) for name, empty in NEW})
        for foe, token in zip(foes_of(state, seat), tokens, strict=True)
    )
    lying = list(state.tokens)
    for foe, token in zip(foes_of(state, seat), tokens, strict=True):
        at = next(
            (at for at, one in enumerate(lying) if (one.hex, one.token, one.ruin) == (foe.hex, foe.token, False)), NONE
        )
        if at != NONE:
            lying[at] = replace(lying[at], token=token)
    imagined.tokens = tuple(lying)
    imagined.change_foes(seat, foes)
    imagined.changed()
    return imagined


NEW: tuple[tuple[str, int | bool], ...] = (("blocked", False), ("suffered", False), ("attack_changes", 0))
