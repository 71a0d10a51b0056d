"""What lies ahead: where creatures will be, which of them must be stopped, and what a fight would be like."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from heapq import heappop, heappush

from herna.games.andor.advice.planner.nights import Arrows, onward, open_arrows
from herna.games.andor.rules import creatures
from herna.games.andor.rules.fighting import as_fighter, as_foe, foe_willpower, friends_strength, shoots
from herna.games.andor.rules.heroes import DAY, hour_cost, last_hour
from herna.games.andor.rules.odds import FightOdds, fight_odds
from herna.games.andor.rules.roads import barred, borders_now, distances, open_borders
from herna.games.andor.state import ALARM, NONE, AndorState, Battle

FAR = 99
THIRSTY = 15
"""A hero who has more willpower leaves a well to others."""
AHEAD = 8
LONG_ENOUGH = 4
"""Fights seldom last longer than from this hour on: earlier ones count the same, which keeps many odds from being
worked out again."""


class Outlook:
    """The table as a planner sees it; worked out once for a decision."""

    def __init__(self, state: AndorState) -> None:
        self.state = state
        self.setting = state.setting
        self.heroes = range(len(state.space))
        self.letters_left = state.last - state.narrator
        borders = borders_now(state)
        if self.setting.has_rubble or state.garrison:
            closed = {space for space in range(self.setting.size) if barred(state, space)}
            borders = tuple(tuple(other for other in row if other not in closed) for row in borders)
        self.borders = borders
        self.distance = distances(borders)
        self._tomorrow: AndorState | None = None
        self._odds: dict[tuple[tuple[int, ...], tuple[int, ...], int, int, int], FightOdds] = {}

    # Time

    def hours(self, seat: int, floor: int | None = None) -> int:
        """Hours a hero can use today; overtime only while `floor` willpower stays (none without a floor)."""
        state = self.state
        if state.asleep[seat]:
            return 0
        left = max(0, DAY - state.hours[seat])
        if floor is None:
            return left
        hour, willpower = max(DAY, state.hours[seat]) + 1, state.willpower[seat]
        while hour <= last_hour(state) and willpower - (cost := hour_cost(state, hour)) >= max(1, floor):
            willpower -= cost
            hour += 1
            left += 1
        return left

    def way(self, seat: int, space: int) -> int:
        return self.distance[self.state.space[seat]][space]

    def road(self, start: int, goal: int, detour: int) -> tuple[int, ...]:
        """The best way between two spaces when a creature in the way counts as a detour of some spaces."""
        costs = {start: 0}
        back: dict[int, int] = {}
        todo = [(0, start)]
        while todo:
            cost, space = heappop(todo)
            if space == goal:
                break
            if cost > costs[space]:
                continue
            for other in self.borders[space]:
                total = cost + 1 + (detour if self.state.beasts[other] != NONE else 0)
                if total < costs.get(other, FAR * FAR):
                    costs[other] = total
                    back[other] = space
                    heappush(todo, (total, other))
        if goal not in back:
            return ()
        way = [goal]
        while way[-1] != start:
            way.append(back[way[-1]])
        return tuple(reversed(way))

    # Creatures

    @property
    def tomorrow(self) -> AndorState:
        """The table after the creatures have moved at the next sunrise, if nobody does anything."""
        if self._tomorrow is None:
            after = self.state.copy()
            if not self.setting.alarm or after.flags & ALARM:
                for wave in self.setting.sunrise_order:
                    if not after.result:
                        creatures.move_wave(after, wave)
            self._tomorrow = after
        return self._tomorrow

    @cached_property
    def arrows(self) -> Arrows:
        return open_arrows(self.state)

    @cached_property
    def tracks(self) -> dict[int, tuple[int, ...]]:
        """Where the creature that stands on a space now will be on each day until it is in the castle, jumps included.

        That is if nobody is stopped, and for some days ahead.
        """
        state, setting = self.state, self.setting
        quiet = setting.alarm and not state.flags & ALARM
        found = {space: [space] for space, kind in enumerate(state.beasts) if kind != NONE}
        now = {space: space for space in found}
        waves = {space: setting.kinds[state.beasts[space]].moves_with for space in found}
        for _ in range(AHEAD):
            for wave in () if quiet else setting.sunrise_order:
                for space in sorted(place for place, origin in now.items() if waves[origin] == wave):
                    ahead = onward(self.arrows, setting.castle, now, space)
                    if ahead == NONE:
                        continue
                    origin = now.pop(space)
                    if ahead != setting.castle:
                        now[ahead] = origin
            for space, origin in now.items():
                found[origin].append(space)
        return {origin: tuple(track) for origin, track in found.items()}

    @cached_property
    def arrivals(self) -> dict[int, int]:
        """After how many sunrises the creature on each space is in the castle, if it comes there so soon."""
        return {origin: len(track) for origin, track in self.tracks.items() if len(track) <= AHEAD}

    def sunrises(self, space: int) -> int:
        """How many sunrises until the creature on a space is in the castle; many if it never comes."""
        return self.arrivals.get(space, FAR)

    def brings_creatures(self, letter: int) -> bool:
        """Do the cards of a letter put creatures on the board? Companions know their legends."""
        setting = self.setting
        for card in self.state.letters[letter] if letter < len(self.state.letters) else ():
            if card < 0:
                return True
            for word in setting.cards[card].do:
                if getattr(word, "what", "") in setting.kind_number:
                    return True
        return False

    def safe_tonight(self, space: int) -> bool:
        """No creature will step on this space at the next sunrise."""
        return self.tomorrow.beasts[space] == NONE

    # Fights

    def stand(self, seat: int, foe_space: int) -> int:
        """Where a hero would fight a creature from, the nearest way: on its space, or next door with a bow."""
        return self.stand_from(seat, self.state.space[seat], foe_space)

    def stand_from(self, seat: int, start: int, foe_space: int) -> int:
        """Where he would stand to fight what is there, if he came from another space."""
        state = self.state
        if foe_space == self.setting.castle and state.garrison:
            near = open_borders(self.setting.borders, state.closed)[foe_space]
        elif shoots(state, seat):
            near = (foe_space, *borders_now(state)[foe_space])
        else:
            return foe_space
        return min(near, key=lambda space: (self.distance[start][space], space == foe_space, space))

    def odds(
        self, group: Sequence[int], space: int, foe: int, walked: Sequence[int] | None = None, more: int = 0
    ) -> FightOdds:
        """The odds of these heroes against a creature, after each has walked his way, with `more` strength."""
        state = self.state
        steps = tuple(walked) if walked is not None else (0,) * len(group)
        key = (tuple(group), steps, space, foe, more)
        if key not in self._odds:
            battle = Battle(space, foe, group[0], tuple(group), foe_willpower(state, foe))
            fighters = []
            for seat, far in zip(group, steps, strict=True):
                fighter = as_fighter(state, battle, seat)
                hours = state.hours[seat] + far
                cost = sum(hour_cost(state, hour) for hour in range(state.hours[seat] + 1, hours + 1) if hour <= 10)
                willpower = fighter.willpower - cost
                fighters.append(fighter._replace(hours=max(hours, LONG_ENOUGH), willpower=willpower))
            self._odds[key] = fight_odds(fighters, as_foe(state, battle), friends_strength(state, battle) + more)
        return self._odds[key]
