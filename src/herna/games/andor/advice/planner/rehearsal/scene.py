"""A table on paper: only what matters for the days to come, and quick to copy and to play on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from herna.games.andor.advice.planner.outlook import THIRSTY
from herna.games.andor.advice.planner.quest import FRIEND_STEPS
from herna.games.andor.advice.planner.rehearsal.land import HERB_GOR, TOWER, Beasts, PaperLand, margin_of, throws
from herna.games.andor.components import NUMBERS
from herna.games.andor.rules.fighting import FRIEND_STRENGTH
from herna.games.andor.rules.heroes import DAY, MOST_STRENGTH, MOST_WILLPOWER, willpower_row
from herna.games.andor.state import NONE

OVERTIME = NUMBERS.last_hour - NUMBERS.hours
MOST_ROUNDS = 4


class Intent(NamedTuple):
    """Something that a hero can do next; a fight with the whole group."""

    kind: str
    space: int = NONE
    group: tuple[int, ...] = ()


PARTS = (
    "asleep", "at", "bearer", "beasts", "day", "drinks", "farmers", "fog", "gold", "herb", "home", "idle",
    "land", "late", "led", "left", "letter", "lost", "meant", "prince", "room", "searching", "skins", "slots",
    "strength", "tower", "turn", "wells", "willpower", "witch",
)  # fmt: skip


class Scene:
    """Everything of one moment. `left` are the hours of the day, `late` those of overtime."""

    __slots__ = PARTS

    land: PaperLand
    day: int
    turn: int
    letter: int
    room: int
    """How many creatures may still get into the castle."""
    beasts: Beasts
    fog: dict[int, str]
    farmers: list[int]
    wells: list[int]
    witch: int
    prince: int
    tower: int
    searching: bool
    herb: int
    """Where the herb lies, once its guard is beaten."""
    bearer: int
    home: bool
    lost: bool
    at: list[int]
    left: list[int]
    late: list[int]
    asleep: list[bool]
    willpower: list[int]
    strength: list[int]
    gold: list[int]
    drinks: list[int]
    slots: list[int]
    skins: list[int]
    led: list[bool]
    """Who has a farmer with him."""
    meant: list[Intent | None]
    """Fights that somebody is on his way to."""
    idle: int

    def copy(self) -> Scene:
        new = Scene.__new__(Scene)
        new.land, new.letter, new.room, new.day = self.land, self.letter, self.room, self.day
        new.beasts, new.fog = self.beasts.copy(), self.fog.copy()
        new.at, new.left, new.late, new.asleep = self.at[:], self.left[:], self.late[:], self.asleep[:]
        new.willpower, new.strength, new.gold = self.willpower[:], self.strength[:], self.gold[:]
        new.drinks, new.slots, new.skins, new.led = self.drinks[:], self.slots[:], self.skins[:], self.led[:]
        new.wells, new.farmers = self.wells[:], self.farmers[:]
        new.herb, new.bearer, new.home = self.herb, self.bearer, self.home
        new.searching, new.witch, new.prince, new.tower = self.searching, self.witch, self.prince, self.tower
        new.lost, new.meant, new.turn, new.idle = self.lost, self.meant[:], self.turn, self.idle
        return new

    def key(self) -> tuple[object, ...]:
        """Everything, to tell one table from another."""
        found: list[object] = [self.land.arrow, self.land.pages, self.land.markets]
        for name in PARTS:
            part = getattr(self, name)
            if isinstance(part, dict):
                found.append(tuple(part.items()))
            elif name != "land":
                found.append(tuple(part) if isinstance(part, list) else part)
        return tuple(found)

    # Time

    def hours(self, seat: int, floor: int = 99) -> int:
        """Hours that a hero can use, with overtime as long as the willpower that is to be kept stays."""
        if self.asleep[seat]:
            return 0
        more = min(OVERTIME - self.late[seat], max(0, (self.willpower[seat] - floor) // 2))
        return self.left[seat] + max(0, more)

    def spend(self, seat: int, hours: int) -> None:
        plain = min(hours, self.left[seat])
        self.left[seat] -= plain
        if hours > plain:
            self.late[seat] += hours - plain
            self.willpower[seat] = max(1, self.willpower[seat] - 2 * (hours - plain))

    def walk(self, seat: int, goal: int, floor: int = 99) -> bool:
        """Towards a place, as far as hours go; tells if he is there."""
        land = self.land
        far = land.distance[self.at[seat]][goal]
        if not far:
            return True
        able = self.hours(seat, floor)
        free = min(self.skins[seat], max(0, far - self.left[seat]))
        if far <= able + free:
            self.skins[seat] -= free
            self.spend(seat, far - free)
            self.at[seat] = goal
            return True
        steps = self.left[seat]
        place = self.at[seat]
        for _ in range(steps):
            near = land.distance[place][goal] - 1
            for one in land.borders[place]:
                if land.distance[one][goal] == near:
                    place = one
                    break
        self.at[seat] = place
        self.left[seat] = 0
        self.asleep[seat] = True
        return False

    def lead(self, seat: int) -> bool:
        """Home with a farmer, around creatures; tells if they are there."""
        land = self.land
        start, castle, beasts = self.at[seat], land.castle, self.beasts
        seen, edge, steps = {start}, [start], 0
        back: dict[int, int] = {}
        while edge and castle not in seen:
            ahead = []
            for place in edge:
                for one in land.borders[place]:
                    if one not in seen and one not in beasts:
                        seen.add(one)
                        back[one] = place
                        ahead.append(one)
            edge = ahead
            steps += 1
        if castle not in seen:
            self.asleep[seat] = True
            return False
        if steps <= self.hours(seat, 3):
            self.spend(seat, steps)
            self.at[seat] = castle
            return True
        place = castle
        for _ in range(steps - self.left[seat]):
            place = back[place]
        self.at[seat], self.left[seat], self.asleep[seat] = place, 0, True
        return False

    def hand_over(self, seat: int) -> None:
        """Whoever is on turn beside the archer hands him gold for brews; the dwarf does so where brews are cheap."""
        land, archer = self.land, self.land.archer
        if archer < 0 or seat == archer or not self.gold[seat] or self.at[seat] != self.at[archer]:
            return
        if min(self.drinks) < 2 and (seat != land.dwarf or len(land.seats) == 2):
            self.gold[archer] += self.gold[seat]
            self.gold[seat] = 0

    def guiding(self) -> int:
        """The hours it takes to lead the prince to the stronghold."""
        return -(-self.land.distance[self.prince][self.tower] // FRIEND_STEPS)

    # The night

    def falls_tonight(self) -> bool:
        """If nobody does anything."""
        return self.land.forecast(self.letter, self.beasts).row[0] > self.room

    def night(self, luck: Random) -> None:
        land = self.land
        entered, herb = land.march(self.beasts)
        self.room -= entered
        if herb:
            self.home = True
        for seat in land.seats:
            if self.led[seat] and self.at[seat] in self.beasts:
                self.led[seat] = False
        if self.farmers:
            self.farmers = [space for space in self.farmers if space not in self.beasts]
        self.turn_page(luck)
        self.day += 1
        self.wells = [
            1 if not well and space not in self.at else well for space, well in zip(land.wells, self.wells, strict=True)
        ]
        for seat in land.seats:
            self.left[seat], self.late[seat], self.asleep[seat] = DAY, 0, False
            self.meant[seat] = None
        self.dawn(luck)

    def dawn(self, luck: Random) -> None:
        """An event, roughly: half of them change willpower a little. Who begins depends on who went to sleep first."""
        seats = self.land.seats
        self.turn = luck.randrange(len(seats))
        drawn = luck.random()
        if drawn < 0.2:
            self.willpower = [max(1, one - 2) for one in self.willpower]
        elif drawn < 0.35:
            for seat in seats:
                if luck.random() < 0.5:
                    self.willpower[seat] = max(1, self.willpower[seat] - 3)
        elif drawn < 0.5:
            for seat in seats:
                if luck.random() < 0.5:
                    self.willpower[seat] = min(MOST_WILLPOWER, self.willpower[seat] + 3)

    def turn_page(self, luck: Random) -> None:
        """The narrator moves on."""
        land = self.land
        self.letter += 1
        letter = self.letter
        if letter >= land.last:
            self.lost = True
            return
        if letter == land.prince_comes:
            self.prince = land.tavern
            if self.tower == NONE:
                self.tower = luck.choice(land.tower_places)
                self.beasts[self.tower] = TOWER
        elif letter == land.prince_leaves:
            self.prince = NONE
        if letter < len(land.pages):
            self.farmers += land.farmers[letter]
            self.room -= land.put(self.beasts, *land.pages[letter])
        if self.room < 0:
            self.lost = True

    # Deeds

    def look(self, seat: int, luck: Random) -> None:
        """Into the fog where the hero stands."""
        kind = self.fog.pop(self.at[seat], "")
        if kind == "strength":
            self.strength[seat] += 1
        elif kind == "willpower-2":
            self.willpower[seat] += 2
        elif kind == "willpower-3":
            self.willpower[seat] += 3
        elif kind == "gold":
            self.gold[seat] += 1
        elif kind == "wineskin":
            self.skins[seat] += 2
        elif kind == "gor":
            self.room -= self.land.put(self.beasts, (self.at[seat], 0))
            self.lost = self.room < 0
        elif kind == "brew":
            self.searching = False
            self.witch = self.at[seat]
            self.drinks[seat] += 2
            self.slots[seat] -= 1
            place = luck.choice(self.land.herb_places)
            self.land.put(self.beasts, (place, HERB_GOR))

    def drink(self, seat: int) -> None:
        """The well where the hero stands, if there is water in it and he needs it."""
        well = self.land.wells[self.at[seat]]
        if self.wells[well] and self.willpower[seat] <= THIRSTY:
            self.wells[well] = 0
            self.willpower[seat] = min(MOST_WILLPOWER, self.willpower[seat] + self.land.draughts[seat])

    def fight(self, group: Sequence[int], space: int, luck: Random, floor: int) -> bool:
        """Round after round; all of the group stand there already. Tells if the creature is beaten."""
        land = self.land
        wave = self.beasts[space]
        foe = land.foes[wave]
        points = foe.willpower
        strength, willpower = self.strength, self.willpower
        friends = FRIEND_STRENGTH if self.prince == space else 0
        fighters = list(group)
        for number in range(MOST_ROUNDS):
            fighters = [seat for seat in fighters if self.hours(seat, floor) > 0]
            if not fighters:
                return False
            rolls = tuple([land.rolls[seat][willpower_row(willpower[seat])][0] for seat in fighters])
            mine = friends - foe.strength
            for seat in fighters:
                mine += strength[seat]
            running, values, mean = throws(mine, rolls, foe.dice)
            if number and mean < 0.5 and min([willpower[seat] for seat in fighters]) < 5:
                return False
            for seat in fighters:
                self.spend(seat, 1)
            margin = margin_of(luck.random(), running, values)
            if margin > 0:
                points -= margin
                if points <= 0:
                    break
            elif margin < 0:
                for seat in list(fighters):
                    willpower[seat] += margin
                    if willpower[seat] <= 0:
                        willpower[seat] = 3
                        strength[seat] = max(1, strength[seat] - 1)
                        fighters.remove(seat)
        if points > 0:
            return False
        del self.beasts[space]
        if wave == HERB_GOR:
            self.herb = space
        self.gold[self.receiver(fighters or group)] += foe.reward
        self.turn_page(luck)
        return True

    def receiver(self, group: Sequence[int]) -> int:
        """Who gets the gold of a victory."""
        land = self.land
        brews = min(self.drinks) < 2
        if land.archer in group and brews:
            return land.archer
        if land.dwarf in group and not brews:
            return land.dwarf
        return max(group, key=lambda seat: self.gold[seat])

    def brews_for(self, seat: int) -> int:
        """How many brews a hero would buy, until there is one for everybody."""
        drinks = self.drinks
        missing = sum([one < 2 for one in drinks]) - sum([max(0, one - 2) // 2 for one in drinks])
        return max(0, min(self.gold[seat] // self.land.prices[seat], self.slots[seat], missing))

    def buy_brews(self, seat: int) -> None:
        count = self.brews_for(seat)
        self.gold[seat] -= count * self.land.prices[seat]
        self.slots[seat] -= count
        self.drinks[seat] += 2 * count

    def price_of_strength(self, seat: int, market: int) -> int:
        return 1 if seat == self.land.dwarf and market == self.land.mine else 2

    def points_for(self, seat: int, market: int) -> int:
        """How much strength his gold buys there."""
        return min(MOST_STRENGTH - self.strength[seat], self.gold[seat] // self.price_of_strength(seat, market))

    def buy_strength(self, seat: int) -> None:
        market = self.at[seat]
        points = self.points_for(seat, market)
        self.strength[seat] += points
        self.gold[seat] -= points * self.price_of_strength(seat, market)
