"""The mine: who shoots, who fetches, who goes home, so that the gems are out before the gate falls shut."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from herna.games.andor.advice.planner.outlook import FAR, Outlook
from herna.games.andor.pieces import COVERED, GEMS, VALUE
from herna.games.andor.rules.creatures import way_on
from herna.games.andor.rules.fighting import shoots
from herna.games.andor.rules.heroes import dice_count, willpower_row
from herna.games.andor.rules.odds import Roll, difference_odds
from herna.games.andor.rules.roads import distances
from herna.games.andor.state import ALARM, NONE, AndorState
from herna.games.andor.vocabulary.operations import Advance

HIDDEN_GEM = 3.3
SURE = 0.88
BOLD = 0.6
"""How sure a volley must be: an alarm near the end does little harm."""
MARGIN = 2
"""Hours to spare on the way home."""


class Raid(NamedTuple):
    """What a hero is about: a volley at a creature with others, a treasure to fetch, or the way home."""

    task: str
    space: int
    group: tuple[int, ...]


class MinePlan:
    """Who shoots, who fetches, who goes home; every companion works out the same."""

    def __init__(self, state: AndorState) -> None:
        self.state = state
        self.look = Outlook(state)
        self.quiet = not state.flags & ALARM
        self.gate = state.setting.treasury
        guarded = {space for space, kind in enumerate(state.beasts) if kind != NONE} if self.quiet else set()
        borders = tuple(tuple(one for one in row if one not in guarded) for row in self.look.borders)
        self.ways = distances(borders)
        self.sure = SURE if state.last - state.narrator > 4 else BOLD
        self.letters = state.last - state.narrator - self.escapes()
        self.raids: dict[int, Raid] = {}
        self.free = [seat for seat in self.look.heroes if not state.asleep[seat]]
        self.plan()

    # What there is

    def escapes(self) -> int:
        """Letters that creatures on the run will cost in the next days."""
        if self.quiet:
            return 0
        return sum(sunrise <= 2 for sunrise in self.look.arrivals.values())

    def carried(self, seat: int) -> int:
        state = self.state
        return state.gold[seat] + sum(VALUE[gem] for gem in state.gems[seat])

    def missing(self) -> float:
        """What is still to be found, beyond what is handed in or carried."""
        target = self.state.setting.target or 0
        return target - self.state.delivered - sum(self.carried(seat) for seat in self.look.heroes)

    def treasure(self, space: int) -> float:
        state = self.state
        value = float(state.coins[space])
        for piece in state.ground[space]:
            if piece >= COVERED and piece - COVERED in GEMS:
                value += HIDDEN_GEM
            elif piece in GEMS:
                value += VALUE[piece]
        return value

    def time(self, seat: int, kills: int = 0) -> int:
        """Hours a hero has until the end, if `kills` more creatures fall."""
        return self.look.hours(seat, floor=3) + 7 * (self.letters - 1 - kills)

    def home(self, space: int) -> int:
        """Steps to the gate, if need be past the guards."""
        return min(self.ways[space][self.gate], self.look.distance[space][self.gate] + 4)

    def hurry(self, seat: int) -> bool:
        """Home today or tomorrow, or it will be too late."""
        return self.home(self.state.space[seat]) + 7 + MARGIN >= self.time(seat)

    # Volleys

    def volley(self, group: Sequence[int], space: int) -> float:
        """The chance that arrows of all these kill the creature in one round."""
        state = self.state
        kind = state.setting.kinds[state.beasts[space]]
        rolls = tuple(Roll("bow", dice_count(state, seat)) for seat in sorted(group))
        strength = sum(state.strength[seat] for seat in group) - kind.strength - state.today[0]
        count = kind.dice[willpower_row(kind.willpower)]
        odds = difference_odds(rolls, kind.die, count)
        return sum(chance for difference, chance in odds if difference + strength >= kind.willpower)

    def stand(self, seat: int, space: int) -> int:
        """The nearest place to shoot from that no other creature is about to enter."""
        state = self.state
        near = [
            one
            for one in self.look.borders[space]
            if state.beasts[one] == NONE and self.ways[state.space[seat]][one] < FAR
        ]
        if state.space[seat] in near:
            return state.space[seat]
        return min(near, key=lambda one: (self.ways[state.space[seat]][one], one), default=NONE)

    def patrol_hits(self, without: int) -> bool:
        """Would the next letter send a creature onto a hero, once the creature on a space is gone?"""
        state = self.state
        letter = state.narrator + 1
        if not self.quiet or letter >= len(state.letters) or not self.is_patrol(letter):
            return False
        return any(
            kind != NONE and space != without and way_on(state, space) in state.space
            for space, kind in enumerate(state.beasts)
        )

    def is_patrol(self, letter: int) -> bool:
        state = self.state
        return any(
            card >= 0 and any(isinstance(word, Advance) for word in state.setting.cards[card].do)
            for card in state.letters[letter]
        )

    def worth_killing(self, space: int) -> float:
        """The reward, and the treasure that lies on or behind the space."""
        state = self.state
        kind = state.setting.kinds[state.beasts[space]]
        value = kind.reward + self.treasure(space)
        for other in range(state.setting.size):
            if other != space and self.treasure(other) and self.ways[self.gate][other] >= FAR:
                open_way = self.look.distance[other]
                if open_way[self.gate] == open_way[space] + self.look.distance[space][self.gate]:
                    value += 0.6 * self.treasure(other)
        return value

    # The plan

    def plan(self) -> None:
        need = self.missing()
        for seat in list(self.free):
            loaded = self.carried(seat) > 0
            if loaded and self.home(self.state.space[seat]) + MARGIN >= self.time(seat):
                self.take(Raid("home", self.gate, (seat,)))
        if need <= 0:
            for seat in list(self.free):
                if self.carried(seat):
                    self.take(Raid("home", self.gate, (seat,)))
        if self.quiet:
            self.plan_volleys(need)
        else:
            self.plan_hunts()
        self.plan_fetching()
        self.plan_marches()
        for seat in list(self.free):
            if self.carried(seat) and self.state.space[seat] != self.gate:
                self.take(Raid("home", self.gate, (seat,)))

    def take(self, raid: Raid) -> None:
        for seat in raid.group:
            self.raids[seat] = raid
        self.free = [seat for seat in self.free if seat not in raid.group]

    def plan_volleys(self, need: float) -> None:
        """Today's kills, the most rewarding and nearest first."""
        state, look = self.state, self.look
        if self.letters <= 1:
            return
        kills = 0
        while True:
            best: tuple[float, Raid] | None = None
            archers = [seat for seat in self.free if shoots(state, seat)]
            for space, kind in enumerate(state.beasts):
                if kind == NONE or self.patrol_hits(space):
                    continue
                worth = self.worth_killing(space)
                for size in range(1, len(archers) + 1):
                    for group in combinations(archers, size):
                        stands = [self.stand(seat, space) for seat in group]
                        if NONE in stands:
                            continue
                        far = [self.ways[state.space[seat]][one] for seat, one in zip(group, stands, strict=True)]
                        if any(way + 1 > look.hours(seat, floor=7) for way, seat in zip(far, group, strict=True)):
                            continue
                        back = max(self.home(one) for one in stands)
                        if back + MARGIN > min(self.time(seat, kills + 1) for seat in group):
                            continue
                        chance = self.volley(group, space)
                        if chance < self.sure:
                            continue
                        value = worth * chance - 0.4 * (sum(far) + size)
                        if best is None or value > best[0]:
                            best = (value, Raid("shoot", space, group))
            if best is None or best[0] <= 0:
                return
            self.take(best[1])
            kills += 1
            if self.letters - kills <= 1:
                return

    def plan_hunts(self) -> None:
        """After the alarm creatures are fought for their gold as they come."""
        state, look = self.state, self.look
        kills = 0
        prey = sorted(
            ((look.sunrises(space), space) for space, kind in enumerate(state.beasts) if kind != NONE),
        )
        for _, space in prey:
            if self.letters - kills <= 1:
                return
            best: tuple[float, Raid] | None = None
            for size in range(1, min(3, len(self.free)) + 1):
                for group in combinations(self.free, size):
                    far = [look.way(seat, look.stand(seat, space)) for seat in group]
                    if any(way + 1 > look.hours(seat, floor=5) for way, seat in zip(far, group, strict=True)):
                        continue
                    if look.odds(group, space, state.beasts[space], far).fight < 0.75:
                        continue
                    cost = sum(far) + 2.0 * size
                    if best is None or cost < best[0]:
                        best = (cost, Raid("shoot", space, group))
                if best is not None:
                    break
            if best is not None and best[0] <= 8:
                self.take(best[1])
                kills += 1

    def plan_fetching(self) -> None:
        """Everything that lies within reach, to whoever is nearest."""
        state = self.state
        open_ = [space for space in range(state.setting.size) if self.treasure(space) > 0]
        while self.free and open_:
            best: tuple[float, int, int] | None = None
            for seat in self.free:
                for space in open_:
                    far = self.ways[state.space[seat]][space]
                    back = self.home(space)
                    if far >= FAR or far + back + MARGIN > self.time(seat):
                        continue
                    value = self.treasure(space) / (far + 0.5 * back + 1.0)
                    if best is None or value > best[0]:
                        best = (value, seat, space)
            if best is None:
                return
            _, seat, space = best
            open_.remove(space)
            self.take(Raid("fetch", space, (seat,)))

    def plan_marches(self) -> None:
        """Whoever is idle goes where the next volley will be shot tomorrow."""
        state = self.state
        if not self.quiet or self.letters <= 2:
            return
        archers = [seat for seat in self.look.heroes if shoots(state, seat)]
        goals = []
        for space, kind in enumerate(state.beasts):
            if kind == NONE:
                continue
            for size in range(1, len(archers) + 1):
                if any(self.volley(group, space) >= self.sure for group in combinations(archers, size)):
                    stands = [self.stand(seat, space) for seat in archers]
                    if NONE not in stands:
                        far = sum(self.ways[state.space[seat]][one] for seat, one in zip(archers, stands, strict=True))
                        goals.append((far - 3 * self.worth_killing(space), space))
                    break
        if not goals:
            return
        space = min(goals)[1]
        for seat in list(self.free):
            if shoots(state, seat):
                one = self.stand(seat, space)
                if self.ways[state.space[seat]][one] + self.home(one) + 7 + MARGIN <= self.time(seat):
                    self.take(Raid("march", one, (seat,)))
