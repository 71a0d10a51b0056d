"""The best that a fight could still come to: a relaxed sum of what is left, never worse than what the rules allow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from herna.games.mage_knight.fight.figures import EFFICIENT_BLOCK, RESISTED_BY, wounds_of
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
    resists_of,
)
from herna.games.mage_knight.fight.making import settled
from herna.games.mage_knight.fight.units import armour_of_unit, resists_of_unit
from herna.games.mage_knight.rules.hero import level_info, serves
from herna.games.mage_knight.solver.aims import Ends, Measure, is_won, mana_left
from herna.games.mage_knight.solver.powers import ANY, NO_POINTS, Points
from herna.games.mage_knight.solver.sources import Stock, scale_of, stock
from herna.games.mage_knight.solver.spending import Cost, Ledger, Wanted
from herna.games.mage_knight.state import NONE, KnightState
from herna.games.mage_knight.steps.fight.damage import AssignDamage, NextAttack
from herna.games.mage_knight.steps.fight.phases import PhaseStep
from herna.games.mage_knight.values import Contribution
from herna.games.mage_knight.values.fight import RANGED, SIEGE, FightPhase
from herna.games.mage_knight.vocabulary.points import Block
from herna.games.programs import word_at

ENDLESS = 1000.0
MOST_PLANS = 4
"""The most enemies of whom it is told apart who is shot, blocked and struck."""
NEVER_BLOCKED = 10_000
"""The block it takes where nothing can be blocked any more."""
NO_WEIGHT = NO_POINTS
NOTHING_WANTED = Wanted((0, 0, 0), NO_WEIGHT, NO_WEIGHT, NO_WEIGHT, NO_WEIGHT, NO_WEIGHT)
STEPS = (PhaseStep, NextAttack, AssignDamage)
"""Questions at which nothing that was played is still in the making."""


class Threat(NamedTuple):
    """An attack that is still to come: the block it takes, and the damage it does."""

    place: int
    need: int
    damage: int
    element: int
    swift: bool
    poison: bool
    alone: bool
    """Must the hero take it himself?"""
    begun: bool = False
    """Is its damage being dealt?"""


class Harm(NamedTuple):
    """What attacks do: wounds, those of them that come to hand, and units that are hurt."""

    wounds: int
    to_hand: int
    hurt: int


UNHARMED = Harm(0, 0, 0)


class Plan(NamedTuple):
    """A way to divide enemies and attacks: what it comes to at best, and the points it takes."""

    won: float
    beaten: float
    """The fame for those who are beaten."""
    down: float
    wounds: float
    hurt: float
    wanted: Wanted


class Bound:
    """Tells how good a fight could still become."""

    def __init__(self, state: KnightState, measure: Measure, gift: tuple[int, int, int] | None = None) -> None:
        self.measure, self.seat, self.gift = measure, measure.seat, gift
        self.scale = scale_of(state, self.seat)
        self.ledger = Ledger(measure.order)
        self.first = measure.order[: measure.order.index("mana")]
        self.stocks: dict[object, tuple[int, Stock | None]] = {}
        self.costs: dict[object, Cost | None] = {}
        self.divided: dict[object, list[Plan]] = {}

    def of(self, state: KnightState) -> Ends:
        """The best end that could still be reached."""
        seat = self.seat
        fight = state.fighting(seat)
        side = fight.of(seat)
        numbers = self.measure.so_far(state, side)
        left = alive(state, seat)
        number, have = self.stock_of(state)
        if have is None or not isinstance(state.steps[-1], STEPS) or any(goes_on(state, part) for part in side.made):
            numbers[0], numbers[1] = 1.0, ENDLESS
            numbers[4] = numbers[5] = numbers[8] = numbers[9] = ENDLESS
            numbers[6] = numbers[7] = 0.0
            return self.measure.ordered(tuple(numbers))
        numbers[1] += have.fame
        if self.is_told(state, left):
            return self.planned(state, number, have, numbers)
        numbers[0] = 1.0 if left else float(is_won(fight, seat))
        numbers[1] += sum(fame_most(state, seat, place) for place in left)
        ends = self.spent(state, number, have, numbers, NOTHING_WANTED)
        assert ends is not None, "nothing is wanted"
        return ends

    def stock_of(self, state: KnightState) -> tuple[int, Stock | None]:
        """What is left to be used, and its number."""
        seat, turn = self.seat, state.turn_of(self.seat)
        key = (
            state.hand[seat], state.units[seat], state.skills_used[seat], tuple(state.mana[seat]),
            tuple(state.crystals[seat]), state.dice, state.kept_dice, turn.dice, state.lasting,
            turn.polarized, bool(turn.loans), turn.activations, state.skills_down[seat], state.deck[seat] == (),
        )  # fmt: skip
        found = self.stocks.get(key)
        if found is None:
            found = self.stocks[key] = (len(self.stocks), stock(state, seat, self.scale))
        return found

    def is_told(self, state: KnightState, left: list[int]) -> bool:
        """Can it be told what is still to come?"""
        if not left or len(left) > MOST_PLANS:
            return False
        if any(foe.summoner != NONE for foe in foes_of(state, self.seat)):
            return False
        return not any(untold(state, place, self.seat) for place in left)

    # Plans

    def planned(self, state: KnightState, number: int, have: Stock, numbers: list[float]) -> Ends:
        """The best of all plans that what is left could suffice for."""
        seat = self.seat
        fight = state.fighting(seat)
        side = fight.of(seat)
        step = state.steps[-1]
        key = (
            fight.against(seat).foes, fight.phase, side.assigned, state.units[seat], state.lasting, side.wounds,
            numbers[2], state.level[seat], step if isinstance(step, AssignDamage) else None,
        )  # fmt: skip
        plans = self.divided.get(key)
        if plans is None:
            down = numbers[2] < 0
            plans = self.divided[key] = sorted(self.plans(state, down=down), reverse=True)
        made = [settled(state, part) for part in side.made]
        forks = sum(fork.left for fork in side.forks)
        found: Ends | None = None
        for plan in plans:
            ends = (plan.won, numbers[1] + plan.beaten, plan.down, numbers[3] + plan.wounds, numbers[4] + plan.hurt)
            if found is not None and self.measure.usual and ends < found[:5]:
                break
            wanted = plan.wanted
            if made or forks:
                wanted = with_made(wanted, fight.phase, made, forks)
            whole = self.spent(state, number, have, [*ends, *numbers[5:]], wanted)
            if whole is not None and (found is None or whole > found):
                found = whole
        assert found is not None, "doing nothing is always possible"
        return found

    def spent(self, state: KnightState, number: int, have: Stock, numbers: list[float], wanted: Wanted) -> Ends | None:
        """The numbers with the least that has to be spent for what is wanted; None if it cannot be had."""
        key = (number, wanted)
        if key not in self.costs:
            self.costs[key] = self.ledger.cheapest(have, wanted)
        cost = self.costs[key]
        if cost is None:
            return None
        measure, seat = self.measure, self.seat
        net = measure.mana - mana_left(state, seat) + cost.mana
        gone = measure.crystals - sum(state.crystals[seat])
        if "crystals" not in self.first and net >= 0:
            # Whatever was paid beyond what else there is was paid in crystals.
            gone += max(cost.mana - have.loose, -have.credit)
        else:
            gone -= have.credit
        numbers[6] = -float(max(net, 0))
        numbers[7] = -float(max(gone, 0))
        for at, aim, spent, regained in (
            (5, "cards", cost.cards, 0),
            (8, "skills", cost.skills, 0),
            (9, "readiness", cost.units, have.ready),
        ):
            # More mana than there was before is worth nothing: without gaining it less may be spent of the rest.
            numbers[at] -= spent if net >= 0 or aim in self.first else -regained
        return measure.ordered(tuple(numbers))

    def plans(self, state: KnightState, *, down: bool) -> Iterator[Plan]:
        """Every way to divide the enemies into those who are shot, struck and left alone, and their attacks into those
        that are blocked and suffered: what it would come to at best, and the points it takes."""
        seat = self.seat
        fight = state.fighting(seat)
        side, foes, phase = fight.of(seat), foes_of(state, seat), fight.phase
        left = alive(state, seat)
        threats = [] if phase == "attack" else list(self.threats(state))
        limit = level_info(state, seat).hand_limit
        ways = [
            ("strike", "leave", "shoot")
            if phase == "ranged" and fortified_of(state, seat, foes[place]) < 2
            else ("strike", "leave")
            for place in left
        ]
        defended = [place for place in left if fight.site == NONE or not foes[place].rampaging]
        for chosen in product(*ways):
            by = dict(zip(left, chosen, strict=True))
            beaten = sum(fame_most(state, seat, place) for place in left if by[place] != "leave")
            won = float(all(by[place] != "leave" for place in (defended or left)))
            coming = [threat for threat in threats if by.get(threat.place) != "shoot" or threat.begun]
            shot = [place for place in left if by[place] == "shoot"]
            struck = [place for place in left if by[place] == "strike"]
            for blocks in product((True, False), repeat=len(coming)):
                blocked = [threat for threat, one in zip(coming, blocks, strict=True) if one]
                if any(threat.begun for threat in blocked):
                    continue
                harm = self.harm(state, [threat for threat, one in zip(coming, blocks, strict=True) if not one])
                fallen = down or (side.wounds + harm.to_hand >= limit and harm.to_hand > 0)
                wanted = self.wanted(state, shot, struck, blocked)
                yield Plan(won, beaten, -float(fallen), -float(harm.wounds), -float(harm.hurt), wanted)

    def wanted(self, state: KnightState, shot: list[int], struck: list[int], blocked: list[Threat]) -> Wanted:
        """The half points that a plan takes, and what each element is of them at best."""
        seat, foes = self.seat, foes_of(state, self.seat)
        far = sum(2 * armour_least(state, seat, place) for place in shot)
        near = sum(2 * armour_least(state, seat, place) for place in struck)
        resists = [resists_of(state, foes[place]) for place in struck]
        walls = [fortified_of(state, seat, foes[place]) for place in shot]
        free = [resists_of(state, foes[place]) for place, wall in zip(shot, walls, strict=True) if not wall]
        low = [resists_of(state, foes[place]) for place, wall in zip(shot, walls, strict=True) if wall < 2]
        against = [
            max((2 if element in EFFICIENT_BLOCK[threat.element] else 1 for threat in blocked), default=0)
            for element in range(ANY)
        ]
        blocks = (against[0], against[1], against[2], against[3], 2 if blocked else 0)
        swift = blocks if any(threat.swift for threat in blocked) else NO_WEIGHT
        need = sum(2 * threat.need for threat in blocked)
        return Wanted((far, need, near), weights(free), weights(low), weights(resists), blocks, swift)

    def threats(self, state: KnightState) -> Iterator[Threat]:
        """The attacks that are still to come, as weak as they could be; in the damage phase none can be blocked."""
        seat, foes = self.seat, foes_of(state, self.seat)
        suffering = state.fighting(seat).phase == "damage"
        step = state.steps[-1]
        if isinstance(step, AssignDamage) and not state.lasting:
            hit = hit_of(state, seat, foes[step.foe], step.attack)
            alone = self.is_alone(state, step.foe, step.attack)
            yield Threat(step.foe, NEVER_BLOCKED, step.damage, hit.element, False, hit.poison, alone, begun=True)
        for place, attack in open_attacks(state, seat):
            foe = foes[place]
            if info_of(state, foe).attacks[attack].summon is not None:
                continue
            hit = hit_of(state, seat, foe, attack)
            granted = 0 if self.gift is None or self.gift[:2] != (place, attack) else self.gift[2]
            if hit.value:
                need = NEVER_BLOCKED if suffering else max(hit.needed - granted, 0)
                alone = self.is_alone(state, place, attack)
                yield Threat(place, need, hit.damage, hit.element, hit.swift, hit.poison, alone)

    def is_alone(self, state: KnightState, place: int, attack: int) -> bool:
        """Must the hero take this attack himself? Not if a unit has put itself before it."""
        stand_ins = state.fighting(self.seat).of(self.seat).stand_ins
        if any((whose, which) == (place, attack) for whose, which, _ in stand_ins):
            return False
        return has(state, foes_of(state, self.seat)[place], "assassination", attack)

    def harm(self, state: KnightState, suffered: list[Threat]) -> Harm:
        """What attacks do at least that are not blocked."""
        if not suffered:
            return UNHARMED
        seat = self.seat
        own = level_info(state, seat).armour
        shields, resistant = self.shields(state)
        each = [wounds_of(threat.damage, own) for threat in suffered]
        if not shields:
            return Harm(sum(n * (1 + one.poison) for n, one in zip(each, suffered, strict=True)), sum(each), 0)
        sure = [one for one in suffered if one.alone]
        others = [one for one in suffered if not one.alone]
        to_hand = wounds_of(max(sum(one.damage for one in others) - shields, 0), own)
        wounds = to_hand * (1 + all(one.poison for one in others))
        for one in sure:
            wounds += wounds_of(one.damage, own) * (1 + one.poison)
            to_hand += wounds_of(one.damage, own)
        # Fewer wounds than the hero would take of it all means that units were hurt, if they do not resist.
        hurt = self.measure.usual and not resistant and to_hand < sum(each)
        return Harm(wounds, to_hand, int(hurt))

    def shields(self, state: KnightState) -> tuple[int, bool]:
        """The damage that units could take, and whether any of them could do so without a wound that counts: what
        befalls those who have come since the fight was asked about is not counted."""
        seat = self.seat
        assigned = state.fighting(seat).of(seat).assigned
        total, resistant = 0, False
        for place, unit in enumerate(state.units[seat]):
            if unit.wounds or unit.id in assigned or not serves(state, seat, place):
                continue
            bits = resists_of_unit(state, seat, place)
            resistant = resistant or bool(bits) or unit.banner != NONE or unit.id not in self.measure.units
            total += armour_of_unit(state, seat, place) * (2 if bits else 1)
        return total, resistant


def weights(resists: Sequence[int]) -> Points:
    """How many half points a point of each element is against one of those who resist this, at best."""
    if not resists:
        return NO_WEIGHT
    found = [2 if any(one & by != by for one in resists) else 1 for by in RESISTED_BY]
    return (found[0], found[1], found[2], found[3], 2)


def with_made(wanted: Wanted, phase: FightPhase, made: Sequence[Contribution], forks: int) -> Wanted:
    """What is still wanted besides what lies ready."""
    far, block, near = wanted.needs
    for part in made:
        if phase == "ranged":
            row = wanted.shots if part.kind == RANGED else wanted.sieges if part.kind == SIEGE else NO_WEIGHT
            far -= part.amount * row[part.element]
        elif phase == "block":
            block -= part.amount * (wanted.blocks[part.element] + (wanted.swift[part.element] if part.twice else 0))
        else:
            near -= part.amount * wanted.strikes[part.element]
    if phase == "ranged":
        far -= 2 * forks
    elif phase == "attack":
        near -= 2 * forks
    return wanted._replace(needs=(max(far, 0), max(block, 0), max(near, 0)))


def goes_on(state: KnightState, part: Contribution) -> bool:
    """May something that lies ready do more once it has succeeded?"""
    if part.effect is None:
        return False
    one = word_at(state, part.effect)
    return not isinstance(one, Block) or bool(one.on_success)


def fame_most(state: KnightState, seat: int, place: int) -> float:
    """The most fame that an enemy could bring."""
    return float(fame_of(state, seat, foes_of(state, seat)[place]) + (1 if state.fighting(seat).terms.half_fame else 0))


def armour_least(state: KnightState, seat: int, place: int) -> int:
    """The least armour that an enemy could have."""
    foe = foes_of(state, seat)[place]
    info = info_of(state, foe)
    now = armour_of(state, seat, foe)
    return min(now, max(now - max(info.armour_elusive - info.armour, 0), 1)) if info.armour_elusive else now


def untold(state: KnightState, place: int, seat: int) -> bool:
    """Does an enemy summon others, or can move points make it weaker? Then its numbers do not tell what it takes."""
    foe = foes_of(state, seat)[place]
    if has(state, foe, "cumbersome"):
        return True
    return any(attack.summon is not None for attack in info_of(state, foe).attacks)
