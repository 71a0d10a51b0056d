"""A fight on paper: who can be shot, blocked and beaten with what a hero has, and what that is worth."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product
from typing import NamedTuple

from msgspec.structs import replace

from herna.games.mage_knight.actions import ActivateUnit
from herna.games.mage_knight.foes import (
    RESIST_BITS,
    alive,
    armour_of,
    fighting,
    fortified_of,
    has,
    hit_of,
    info_of,
    open_attacks,
    points_against,
    resists_of,
    target_of,
)
from herna.games.mage_knight.gifts import BLOCK, MELEE, RANGED, SIEGE, Groups, Way
from herna.games.mage_knight.hero import level_info, site_at
from herna.games.mage_knight.land import conquered
from herna.games.mage_knight.means import Chain, Counts, Purse, Source, cheapest, sources_of
from herna.games.mage_knight.points import block_points
from herna.games.mage_knight.rules.figures import (
    EFFICIENT_BLOCK,
    RESISTED_BY,
    attack_figures,
    block_figures,
    wounds_of,
)
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import (
    ATTACK_PHASE,
    BLOCK_PHASE,
    DAMAGE_PHASE,
    RANGED_PHASE,
    TWICE,
    KnightState,
)

WOUND_COST, WOUND_LATER, MORE_WOUNDS, KNOCK_OUT, UNIT_WOUND, UNIT_LOSS = 1.1, 0.35, 0.2, 4.0, 2.2, 4.5
"""What wounds cost, in points: one, for each round it stays, each one more for those before it, being knocked out, a
unit's, a unit."""
CLOGGED = 0.03
"""What each wound costs more for every other one."""
LEVEL = 4.0
"""What a level is worth beside its fame."""
REPUTATION = 0.4
PRIZES = {
    "keep": 4.0, "mage-tower": 5.5, "monastery": 3.0, "monster-den": 4.0, "spawning-grounds": 7.5, "dungeon": 5.0,
    "tomb": 7.5, "ancient-ruins": 5.0, "maze": 4.0, "labyrinth": 5.0, "city": 40.0,
}  # fmt: skip
"""What taking a site is worth, with its reward and its shield."""
GARRISON = 3.0
"""What it is worth to have one defender of a city less."""
SUMMONED, MOST_FOES = 6, 4


def fame_worth(state: KnightState, fame: int) -> float:
    """What so much fame is worth with the levels it stands for."""
    levels = state.setting.levels
    found = float(fame)
    for info, following in pairwise(levels):
        if fame <= info.fame:
            break
        found += LEVEL * min((fame - info.fame) / (following.fame - info.fame), 1.0)
    return found


def rounds_left(state: KnightState) -> float:
    """Rounds still to be played, this one counted half; never more than three count."""
    return min(state.setting.rounds - state.round + 0.5, 3.0)


def wound_cost(state: KnightState) -> float:
    """What a wound costs: points in the end, and a card less whenever it is drawn."""
    return WOUND_COST + WOUND_LATER * rounds_left(state)


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


KNOWN: dict[tuple[object, ...], Forecast] = {}
MOST_KNOWN = 1 << 14


def forecast(state: KnightState, seat: int) -> Forecast:
    """The best way to go on with the fight, remembered: a bot asks for the same one again and again."""
    key = (
        id(state.setting), state.combat, state.hand[seat], state.units[seat], tuple(state.points), state.level[seat],
        tuple(state.mana[seat]), tuple(state.crystals[seat]), state.dice, state.dice_taken, state.dice_set,
        state.dice_used, state.skills_used[seat], state.fame[seat], state.lasting, state.night, state.place[seat],
    )  # fmt: skip
    try:
        return KNOWN[key]
    except KeyError:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        found = KNOWN[key] = Paper(state, seat).best()
        return found


class Paper:
    """One fight as it stands, and the search for the best way through it."""

    def __init__(self, state: KnightState, seat: int) -> None:
        self.state, self.seat = state, seat
        combat = fighting(state)
        self.combat = combat
        self.sources: list[Source] = sources_of(state, seat, units=not combat.alone)
        self.purse = Purse(state, seat)
        self.armour = level_info(state, seat).armour
        owned = sum(pile[seat].count(WOUND) for pile in (state.hand, state.deck, state.discard))
        self.wound = wound_cost(state) + 0.4 + 2 * CLOGGED * owned
        self.blows = list(self.threats()) if combat.phase <= DAMAGE_PHASE else []
        self.enemies = [self.enemy(place) for place in alive(combat)]
        self.enemies.sort(key=lambda enemy: enemy.armour - enemy.gain)
        self.prize = self.prize_now()
        self.before = fame_worth(state, state.fame[seat])

    def enemy(self, place: int) -> Enemy:
        """An enemy with what beating it is worth."""
        state, foe = self.state, self.combat.foes[place]
        info = info_of(state, foe)
        changes = armour_of(state, foe)
        low, high = changes, changes
        if has(state, foe, "elusive") and foe.armour_set == NONE:
            shift = foe.armour_change + foe.city.count("armour")
            low, high = max(info.armour + shift, 1), max(info.armour_elusive + shift, 1)
        fame = -(-info.fame // 2) if self.combat.half_fame and foe.walled else info.fame
        gain = REPUTATION * (info.reputation + (1 if foe.rampaging else 0)) + (GARRISON if foe.city else 0.2)
        gain += fame_worth(state, state.fame[self.seat] + fame) - fame_worth(state, state.fame[self.seat])
        guard = max((info_of(state, other).defend for other in self.combat.foes if not other.beaten), default=0)
        return Enemy(
            place, low + guard, high + guard, high + guard, resists_of(state, foe), fortified_of(state, foe), gain
        )

    def prize_now(self) -> float:
        """What it is worth to beat all who defend the site."""
        state, site = self.state, self.combat.site
        if site == NONE:
            return 0.0
        name = site_at(state, site)
        if conquered(state, site) and name != "keep":
            return 0.0
        return PRIZES.get(name, 3.0)

    def threats(self) -> Iterator[Blow]:
        """The attacks that are still to come, the worst first."""
        state = self.state
        found = []
        for place, attack in open_attacks(state):
            foe = self.combat.foes[place]
            hit = hit_of(state, foe, attack)
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
        if self.combat.alone or has(self.state, self.combat.foes[place], "assassination"):
            return
        for at, unit in enumerate(self.state.units[self.seat]):
            if unit.wounds or at in self.combat.assigned:
                continue
            info = self.state.setting.units[unit.kind]
            by = RESISTED_BY[element]
            resistant = sum(RESIST_BITS[name] for name in info.resists) & by == by
            left = wounds_of(max(damage - info.armour * (2 if resistant else 1), 0), self.armour)
            hurt = 0.0 if resistant and damage <= info.armour else UNIT_LOSS if stuns else UNIT_WOUND + 0.8 * poison
            yield Suffering(at, left, hurt + left * each)

    # What is needed, and what counts for it

    def attack_counts(self, group: list[Enemy], *, ranged: bool) -> Counts:
        """What a way of using something adds to an attack, in half points."""
        kinds = (MELEE, RANGED, SIEGE)
        if ranged:
            kinds = ((RANGED, SIEGE), (SIEGE,), ())[max(enemy.fortified for enemy in group)]  # type: ignore[assignment]
        halved = [any(enemy.resists & by == by for enemy in group) for by in RESISTED_BY]
        return lambda way: sum(n if halved[element] else 2 * n for kind, element, n in way.points if kind in kinds)

    def attack_made(self, group: list[Enemy], *, ranged: bool) -> int:
        """What lies ready for an attack that is aimed already, in half points."""
        if not self.combat.targets or ranged != (self.combat.phase == RANGED_PHASE):
            return 0
        targets = [target_of(self.state, self.combat.foes[enemy.place]) for enemy in group]
        figures = attack_figures(points_against(self.state, targets), targets, ranged_phase=ranged)
        return 2 * figures.full + figures.halved

    def block_made(self, blow: Blow) -> int:
        if self.combat.phase != BLOCK_PHASE or self.combat.blocking != (blow.foe, blow.attack):
            return 0
        figures = block_figures(block_points(self.state), blow.need, blow.element, twice=self.state.points[TWICE])
        return 2 * figures.full + figures.halved

    # The search

    def best(self) -> Forecast:
        """The best of all ways to shoot and strike, each with the blocks that pay."""
        found = self.search(frozenset(self.combat.targets))
        if not found and self.combat.targets:
            found = self.search(frozenset())
        return found[-1] if found else Forecast(-3 * self.wound)

    def search(self, aimed: frozenset[int]) -> list[Forecast]:
        """Ever better ways in which those who are aimed at already are beaten."""
        phase = self.combat.phase
        some = self.enemies[:MOST_FOES]
        choices = []
        for enemy in some:
            ways = [0, 2]
            if phase == RANGED_PHASE and enemy.fortified < 2:
                ways.append(1)
            if enemy.place in aimed:
                ways = [1 if phase == RANGED_PHASE else 2]
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
        """One way through the fight; None if it cannot be gone."""
        used: frozenset[int] = frozenset()
        paid: Groups = ()
        cost = 0.0
        shot_with: Chain = ()
        if shot:
            need = 2 * sum(enemy.armour_shot for enemy in shot) - self.attack_made(shot, ranged=True)
            counts = self.attack_counts(shot, ranged=True)
            deal = cheapest(self.sources, counts, need, self.purse, used=used, paid=paid)
            if deal is None:
                return None
            cost, shot_with, paid = deal.cost, deal.chain, deal.groups
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
                cost, struck_with, paid = cost + deal.cost, deal.chain, deal.groups
                used |= {number for number, _ in deal.chain}
            elif part == "block" and self.combat.phase <= BLOCK_PHASE:
                for blow in blows:
                    need = 2 * blow.need - self.block_made(blow)
                    counts = block_counts(blow.element)
                    deal = cheapest(self.sources, counts, need, self.purse, used=used, paid=paid)
                    if deal is not None and deal.cost < blow.worst + (3.0 if blow.stuns else 0.0):
                        cost, paid = cost + deal.cost, deal.groups
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
        lost = wounds + self.combat.wounds >= limit
        if struck_with and (lost or stunned):
            return None
        hurt += MORE_WOUNDS * wounds * (wounds - 1) + (KNOCK_OUT if lost else 0.0)
        places = tuple(enemy.place for enemy in shot), tuple(enemy.place for enemy in struck)
        worth = gain - cost - hurt
        return Forecast(worth, places[0], shot_with, tuple(blocks), places[1], struck_with, wounds)

    def needed(
        self, struck: list[Enemy], blows: list[Blow], blocks: list[tuple[int, int, Chain]], *, blocks_first: bool
    ) -> int:
        """Half points for the attack; who slips away is easy to hit only if everything it does was blocked."""
        met = {(place, attack) for place, attack, _ in blocks}
        open_ = {blow.foe for blow in blows if (blow.foe, blow.attack) not in met}
        sure = self.combat.phase == ATTACK_PHASE
        armour = sum(
            enemy.armour_unblocked if enemy.place in open_ or (not sure and not blocks_first) else enemy.armour
            for enemy in struck
        )
        if sure:
            armour = sum(armour_of(self.state, self.combat.foes[enemy.place]) for enemy in struck)
        odd = int(any(enemy.resists for enemy in struck))
        return 2 * armour + odd - self.attack_made(struck, ranged=False)


def block_counts(element: int) -> Counts:
    """What a way of using something adds to a block against an element, in half points."""
    efficient = EFFICIENT_BLOCK[element]

    def count(way: Way) -> int:
        return sum(2 * n if made in efficient else n for kind, made, n in way.points if kind == BLOCK)

    return count


def against(state: KnightState, seat: int, tokens: tuple[int, ...]) -> Forecast:
    """The fight with other enemies in place of those that stand there, one for one."""
    combat = fighting(state)
    imagined = state.copy()
    foes = tuple(
        replace(foe, token=token, **{name: (empty,) * len(state.setting.enemies[token].attacks) for name, empty in NEW})
        for foe, token in zip(combat.foes, tokens, strict=True)
    )
    imagined.combat = replace(combat, foes=foes)
    return forecast(imagined, seat)


NEW: tuple[tuple[str, int | bool], ...] = (("blocked", False), ("suffered", False), ("attack_changes", 0))
