"""The best that a fight could still come to: a relaxed sum of what is left, never worse than what the rules allow."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from herna.games.mage_knight.fight.figures import wounds_of
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
)
from herna.games.mage_knight.fight.units import armour_of_unit, resists_of_unit
from herna.games.mage_knight.rules.hero import level_info
from herna.games.mage_knight.solver.aims import Ends, Measure, is_won
from herna.games.mage_knight.solver.sources import Stock, stock
from herna.games.mage_knight.state import NONE, KnightState
from herna.games.mage_knight.steps.fight.phases import PhaseStep

ENDLESS = 1000.0
MOST_PLANS = 4
"""The most enemies of whom it is told apart who is shot, blocked and struck."""
FULL = (0, 0, 0)


class Threat(NamedTuple):
    """An attack that is still to come: the block it takes and the damage it does."""

    place: int
    need: int
    damage: int


class Bound:
    """Tells how good a fight could still become."""

    def __init__(self, measure: Measure, gift: tuple[int, int, int] | None = None) -> None:
        self.measure, self.seat, self.gift = measure, measure.seat, gift
        self.known: dict[object, float] = {}

    def of(self, state: KnightState) -> Ends:
        """The best end that could still be reached."""
        seat = self.seat
        fight = state.fighting(seat)
        side = fight.of(seat)
        numbers = self.measure.so_far(state, side)
        left = alive(state, seat)
        foes = foes_of(state, seat)
        # What lies ready may do more once it has succeeded.
        have = None if any(part.effect is not None for part in side.made) else stock(state, seat)
        if have is None or have.gains:
            numbers[6] = numbers[7] = 0.0
        if have is None:
            numbers[4] = numbers[5] = numbers[8] = numbers[9] = ENDLESS
            numbers[0], numbers[1] = 1.0, ENDLESS
            return self.measure.ordered(tuple(numbers))
        numbers[0] = 1.0
        numbers[1] += sum(fame_most(state, seat, place) for place in left)
        if not left:
            numbers[0] = float(is_won(fight, seat))
            return self.measure.ordered(tuple(numbers))
        if fight.phase != "damage" and isinstance(state.steps[-1], PhaseStep) and len(left) <= MOST_PLANS:
            summoned = [foe for foe in foes if foe.summoner != NONE]
            if not summoned and not any(untold(state, place, seat) for place in left):
                return self.planned(state, have, numbers, left)
        return self.measure.ordered(tuple(numbers))

    def planned(self, state: KnightState, have: Stock, numbers: list[float], left: list[int]) -> Ends:
        """The best of all plans that what is left could suffice for."""
        found: Ends | None = None
        for plan in sorted(self.plans(state, numbers, left), reverse=True):
            ends = self.measure.ordered(plan[0])
            if found is not None and ends <= found:
                if self.measure.usual:
                    break
                continue
            cards = self.fewest_cards(have, plan[1])
            if cards == ENDLESS:
                continue
            ends = (*plan[0][:5], plan[0][5] - cards, *plan[0][6:])
            ends = self.measure.ordered(ends)
            if found is None or ends > found:
                found = ends
        assert found is not None, "doing nothing is always possible"
        return found

    def plans(
        self, state: KnightState, numbers: list[float], left: list[int]
    ) -> Iterator[tuple[Ends, tuple[int, int, int]]]:
        """Every way to divide the enemies into those who are shot, struck and left alone, and their attacks into those
        that are blocked and suffered: what it would come to at best, and the points it takes."""
        seat = self.seat
        fight = state.fighting(seat)
        side, foes, phase = fight.of(seat), foes_of(state, seat), fight.phase
        made = sum(2 * part.amount if part.twice else part.amount for part in side.made)
        made += sum(fork.left for fork in side.forks)
        threats = [] if phase == "attack" else list(self.threats(state))
        armour = {place: armour_least(state, seat, place) for place in left}
        fames = {place: fame_most(state, seat, place) for place in left}
        total = sum(fames.values())
        limit, own = level_info(state, seat).hand_limit, level_info(state, seat).armour
        shields, resistant = self.shields(state)
        shot_too = phase == "ranged"
        ways = [
            ("strike", "leave", "shoot")
            if shot_too and fortified_of(state, seat, foes[place]) < 2
            else ("strike", "leave")
            for place in left
        ]
        defended = [place for place in left if fight.site == NONE or not foes[place].rampaging]
        for plan in product(*ways):
            by = dict(zip(left, plan, strict=True))
            near = sum(armour[place] for place in left if by[place] == "strike")
            far = sum(armour[place] for place in left if by[place] == "shoot")
            beaten = sum(fames[place] for place in left if by[place] != "leave")
            won = float(all(by[place] != "leave" for place in (defended or left)))
            coming = [threat for threat in threats if by.get(threat.place) != "shoot"]
            for blocks in product((True, False), repeat=len(coming)):
                block = sum(threat.need for threat, one in zip(coming, blocks, strict=True) if one)
                open_ = [threat.damage for threat, one in zip(coming, blocks, strict=True) if not one]
                damage = sum(open_)
                wounds = wounds_of(max(damage - shields, 0), own)
                # Fewer wounds than the hero would take of it all means that units were hurt, if they do not resist.
                unhurt = self.measure.usual and wounds < sum(wounds_of(one, own) for one in open_)
                hurt = int(unhurt and not resistant)
                down = numbers[2] < 0 or (side.wounds + wounds >= limit and wounds > 0)
                needs = [far, block, near]
                at = 0 if phase == "ranged" else 1 if phase == "block" else 2
                needs[at] = max(needs[at] - made, 0)
                fame = numbers[1] - total + beaten
                ends = (won, fame, -float(down), numbers[3] - wounds, numbers[4] - hurt, *numbers[5:])
                yield ends, (needs[0], needs[1], needs[2])

    def threats(self, state: KnightState) -> Iterator[Threat]:
        """The attacks that are still to come, as weak as they could be."""
        seat, foes = self.seat, foes_of(state, self.seat)
        for place, attack in open_attacks(state, seat):
            foe = foes[place]
            if info_of(state, foe).attacks[attack].summon is not None:
                continue
            hit = hit_of(state, seat, foe, attack)
            granted = 0 if self.gift is None or self.gift[:2] != (place, attack) else self.gift[2]
            if hit.value:
                yield Threat(place, max(hit.needed - granted, 0), hit.damage)

    def shields(self, state: KnightState) -> tuple[int, bool]:
        """The damage that units could take, and whether any of them could do so without a wound."""
        seat = self.seat
        if state.fighting(seat).terms.alone:
            return 0, False
        total, resistant = 0, False
        for place, unit in enumerate(state.units[seat]):
            if unit.wounds:
                continue
            bits = resists_of_unit(state, seat, place)
            resistant = resistant or bool(bits) or unit.banner != NONE
            total += armour_of_unit(state, seat, place) * (2 if bits else 1)
        return total, resistant

    def fewest_cards(self, have: Stock, needs: tuple[int, int, int]) -> float:
        """With how few cards all these points could be made, if every use were as good as it can be; `ENDLESS` if not
        at all."""
        if needs == FULL:
            return 0.0
        key = (have, needs)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = fewest(have, needs)
        return found


def fewest(have: Stock, needs: tuple[int, int, int]) -> float:
    """The fewest cards that make the points that are needed from afar, of block and of attack."""
    table: dict[tuple[int, int, int, int], int] = {(*needs, have.mana): 0}
    best = ENDLESS
    for uses, card in sorted(have.things, key=lambda thing: -max((most[3] for most, _ in thing[0]), default=0)):
        fresh: dict[tuple[int, int, int, int], int] = {}
        for (far, block, near, mana), cards in table.items():
            if cards + card >= best:
                continue
            for most, price in uses:
                if price > mana:
                    continue
                paid = mana - price
                for after in (
                    (max(far - most[0], 0), block, near, paid) if far and most[0] else None,
                    (far, max(block - most[1], 0), near, paid) if block and most[1] else None,
                    (far, block, max(near - most[2], 0), paid) if near and most[2] else None,
                    (far, block, near, paid + most[3]) if most[3] else None,
                ):
                    if after is None:
                        continue
                    spent = cards + card
                    if after[:3] == FULL:
                        best = min(best, float(spent))
                    elif spent < fresh.get(after, 99):
                        fresh[after] = spent
        for after, spent in fresh.items():
            if spent < table.get(after, 99):
                table[after] = spent
    return best


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
