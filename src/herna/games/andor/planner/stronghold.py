"""Storming a stronghold: when all can be there, with whom, with how many brews, and what fits in before."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from herna.games.andor.heroes import ARCHER, DWARF, MOST_STRENGTH, SMALL_SLOTS, drinks_left, hero_of, purse, seat_of
from herna.games.andor.model import DWARVES, NONE, PRINCE, WITCH
from herna.games.andor.pieces import BREW
from herna.games.andor.planner.quest import FRIEND_STEPS, FRIEND_STRENGTH, Duty, Quest
from herna.games.andor.steps.free import brew_price

DAY_LENGTH = 7
ROUNDS = 3
"""Hours that should be left for the fight."""
UNKNOWN = 4
"""Days until the storm, while nobody knows where the way leads."""
LEAST_WILLPOWER = 5
ENOUGH_BREWS = 2
"""A brew in two rounds: few storms last longer."""


class StrongholdQuest(Quest):
    """A quest that ends with all heroes before a stronghold whose lord never leaves it."""

    # Time

    def day_of(self, seat: int, far: int, spare: int = 0) -> int:
        """In how many days a hero has gone so far and has so many hours left."""
        look = self.look
        if far + spare <= look.hours(seat, LEAST_WILLPOWER):
            return 0
        left, days = max(0, far - look.hours(seat)), 1
        while left + spare > DAY_LENGTH + 1:
            left -= DAY_LENGTH
            days += 1
        return days

    def hurried(self, seat: int, far: int, spare: int = 0) -> int | None:
        """The willpower down to which overtime is worked if it saves a day; nothing if it does not."""
        look, state = self.look, self.state
        plain = look.hours(seat)
        if far + spare <= plain:
            return None
        most = look.hours(seat, floor=3) - plain
        usual = days_on_foot(far - plain + spare)
        for more in range(1, most + 1):
            if days_on_foot(far - plain - more + spare) < usual:
                return max(1, state.willpower[seat] - 2 * more)
        return None

    def goal(self) -> tuple[int, int]:
        """Space and number of the lord of the stronghold."""
        raise NotImplementedError

    def way_before(self) -> tuple[int, int]:
        """Who has something to do before the storm and how far that leads him, the stronghold included; -1: nobody."""
        raise NotImplementedError

    @cached_property
    def days(self) -> int:
        """Days until all can be there: 0 is today."""
        look = self.look
        space, _ = self.goal()
        if space == NONE:
            return UNKNOWN
        busy, far = self.way_before()
        if far >= 99:
            return UNKNOWN
        days = [self.day_of(seat, look.way(seat, space), ROUNDS) for seat in look.heroes if seat != busy]
        if busy != NONE:
            days.append(self.day_of(busy, far, ROUNDS))
        return max(days)

    def fits(self, seat: int, place: int, spent: int = 0) -> bool:
        """Can a hero go there, spend some hours, and still be at the stronghold in time?"""
        look = self.look
        space, _ = self.goal()
        far = look.way(seat, place) + spent
        if space == NONE:
            return True
        days = max(self.days, 1) if not self.ready else self.days
        left = look.hours(seat) + DAY_LENGTH * days - ROUNDS
        return far + look.distance[place][space] <= left

    # Chances

    def halves(self, seat: int) -> int:
        """In how many rounds a hero can drink."""
        return drinks_left(self.state, seat)

    def shared_halves(self, group: Sequence[int]) -> list[int]:
        """The same once those with many have given whole brews to those with none."""
        counts = {seat: self.halves(seat) for seat in group}
        wholes = {seat: self.state.bag[seat].count(BREW) for seat in group}
        for poor in sorted(group, key=lambda one: (counts[one], one)):
            rich = max(group, key=lambda one: (wholes[one], counts[one], -one))
            if counts[poor] == 0 and wholes[rich] and counts[rich] >= 3:
                counts[rich] -= 2
                wholes[rich] -= 1
                counts[poor] += 2
        return [counts[seat] for seat in group]

    def chance(self, group: Sequence[int], walked: Sequence[int], more: int) -> float:
        """The chance of a storm by these heroes after so many hours on the way, with friends who come along."""
        space, foe = self.goal()
        return self.look.odds(group, space, foe, walked, more, self.shared_halves(group)).fight

    @cached_property
    def promise(self) -> float:
        """The chance if all stood there rested, with what they have now."""
        space, _ = self.goal()
        if space == NONE:
            return 0.0
        heroes = tuple(self.look.heroes)
        more = FRIEND_STRENGTH * sum(
            self.state.friends[friend] not in (NONE, space) and (friend != PRINCE or self.prince_stays())
            for friend in (PRINCE, DWARVES)
        )
        return self.chance(heroes, [2 - self.state.hours[seat] for seat in heroes], more)

    def prince_stays(self) -> bool:
        """Will the prince still be with us on the day of the storm?"""
        return True

    @property
    def ready(self) -> bool:
        return self.promise >= self.need

    need = 0.6

    def friends_there(self, space: int) -> int:
        """The strength of friends who stand there already."""
        return FRIEND_STRENGTH * sum(self.state.friends[friend] == space for friend in (PRINCE, DWARVES))

    # The storm

    def strike_today(self) -> bool:
        """All who can be there today, and the prince if there is time to bring him."""
        space, foe = self.goal()
        if not self.free:
            return False
        look = self.look
        friends, guides = self.friends_for(space)
        extra = {seat: hours for seat, _, hours in guides}
        far = {seat: look.way(seat, space) + extra.get(seat, 0) for seat in self.free}
        able = [seat for seat in self.free if far[seat] + 1 <= look.hours(seat, floor=3)]
        more = friends - self.friends_there(space)
        if not able or self.chance(able, [far[seat] for seat in able], more) < self.need:
            return False
        self.attack(space, foe, able, guides)
        for seat in list(self.free):
            self.take(Duty("go", space, (seat,)))
        return True

    def bring_prince(self) -> None:
        """Whoever has hours to spare sends the prince ahead."""
        state, look = self.state, self.look
        space, _ = self.goal()
        place = state.friends[PRINCE]
        if space == NONE or place in (NONE, space) or not self.prince_stays():
            return
        hours = -(-look.distance[place][space] // FRIEND_STEPS)
        able = [seat for seat in self.free if look.hours(seat) >= 1 and self.fits(seat, state.space[seat], hours)]
        if able:
            seat = max(able, key=lambda one: (look.hours(one) - look.way(one, space), -one))
            self.take(Duty("guide", space, (seat,), piece=PRINCE))

    def gather(self) -> None:
        """Everybody with nothing left to do goes there."""
        space, _ = self.goal()
        if space == NONE:
            return
        for seat in list(self.free):
            if self.state.space[seat] != space:
                self.take(Duty("go", space, (seat,)))

    # What makes strong

    def brews_wanted(self) -> int:
        """Whole brews that are still missing."""
        halves = [self.halves(seat) for seat in self.look.heroes]
        return max(0, len(halves) * ENOUGH_BREWS - sum(min(one, 4) for one in halves) + 1) // 2

    def wants_brew(self) -> bool:
        return self.brews_wanted() > 0

    def stores(self, seat: int) -> list[tuple[float, int]]:
        """Where a hero's gold buys something, with what that is worth."""
        state, look = self.state, self.look
        money = purse(state, seat) - self.saved(seat)
        found = []
        for market in look.setting.merchants:
            if market not in state.shut:
                price = 1 if hero_of(state, seat) == DWARF and market == look.setting.dwarf_market else 2
                points = min(MOST_STRENGTH - state.strength[seat], money // price)
                if points > 0:
                    found.append((float(points), market))
        witch = state.friends[WITCH]
        if witch != NONE:
            room = SMALL_SLOTS - len(state.bag[seat])
            brews = min(money // brew_price(state, seat), room, self.brews_wanted())
            if brews > 0:
                found.append((3.0 * brews, witch))
        return found

    def buy_what_fits(self, least: float) -> None:
        """Gold becomes strength or brews, if that leaves time for the storm."""
        look, state = self.look, self.state
        for seat in list(self.free):
            best: tuple[float, int] | None = None
            for worth, place in self.stores(seat):
                far = look.way(seat, place)
                if far == 0 or not self.fits(seat, place):
                    continue
                value = worth - 0.3 * self.detour(seat, place)
                if value > least and (best is None or value > best[0]):
                    best = (value, place)
            if best is not None and state.space[seat] != best[1]:
                self.take(Duty("go", best[1], (seat,)))

    def detour(self, seat: int, place: int) -> int:
        """How much longer the way to the stronghold gets."""
        look = self.look
        space, _ = self.goal()
        if space == NONE or self.days >= 2:
            return look.way(seat, place)
        return look.way(seat, place) + look.distance[place][space] - look.way(seat, space)

    def gives(self, seat: int, other: int) -> int:
        """Gold goes to the archer where brews are sold, to the dwarf in his mine."""
        state = self.state
        gold = state.gold[seat] - self.saved(seat)
        place = state.space[seat]
        if place == state.friends[WITCH] and self.wants_brew():
            return gold if other == seat_of(state, ARCHER) and len(state.bag[other]) < SMALL_SLOTS else 0
        if place == state.setting.dwarf_market and other == seat_of(state, DWARF) and not self.grown(other):
            return gold
        return super().gives(seat, other)

    def shares_brew(self, seat: int, other: int) -> bool:
        """Before the storm whoever has brews to spare gives one to a fellow without."""
        return self.halves(seat) >= 3 and self.halves(other) == 0 and self.state.space[seat] == self.goal()[0]


def days_on_foot(hours: int) -> int:
    """Days that so many hours of walking take."""
    return max(0, -(-hours // DAY_LENGTH))
