"""Plans for legends with a great opponent: hold the castle, grow strong, gather, strike together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Literal, NamedTuple

from herna.games.andor.creatures import golden_shields
from herna.games.andor.fighting import as_fighter, as_foe, foe_willpower
from herna.games.andor.heroes import DWARF, WARRIOR, hero_of, hour_cost, purse
from herna.games.andor.model import DWARVES, NONE, PRINCE, AndorState, Battle
from herna.games.andor.odds import FightOdds, fight_odds
from herna.games.andor.pieces import BREW, FARMER, HALF_BREW, HELM, HERB_VALUE, SHOP
from herna.games.andor.planner.outlook import FAR, Outlook
from herna.games.andor.roads import castle_is_free, distances

Kind = Literal["fight", "storm", "go", "lead", "guide"]
FRIEND_STRENGTH = 4
FRIEND_STEPS = 4
SURE = 0.8
FAIR = 0.55
LAST_CHANCE = 0.3
BREW_POINTS = 4


class Duty(NamedTuple):
    """What a hero does today, alone or in a group; `space` is where the creature, the piece or the place is."""

    kind: Kind
    space: int
    group: tuple[int, ...]
    foe: int = NONE
    piece: int = NONE
    to: int = NONE
    floor: int | None = None
    """Willpower that must stay when hours run over; nothing means no overtime."""


class Quest:
    """Shares the work of a day among the heroes; every companion works out the same from the same table."""

    def __init__(self, state: AndorState) -> None:
        self.state = state
        self.look = Outlook(state)
        self.duties: dict[int, Duty] = {}
        self.free = [seat for seat in self.look.heroes if not state.asleep[seat]]
        self.kills = 0
        """Victories planned for today: each costs a letter."""
        self.plan()

    # What a legend adds

    def opponent(self) -> tuple[int, int] | None:
        """Space and number of the great opponent, if it can be fought now."""
        return None

    def objectives(self) -> None:
        """Duties of the legend's own, after what is urgent."""

    def letters_to_keep(self) -> int:
        """Letters that victories for gold must leave."""
        return 3

    def saved(self, seat: int) -> int:
        """Gold that a hero must not spend."""
        return 0

    def fog_worth(self) -> float:
        return 1.0

    # The plan

    def plan(self) -> None:
        threats = self.threats()
        for space in threats:
            if self.look.sunrises(space) <= 1:
                self.fight(space, LAST_CHANCE, floor=1, spend=True)
        self.strike()
        for space in threats:
            if self.look.sunrises(space) == 2:
                self.fight(space, FAIR, floor=3, spend=True)
        self.objectives()
        self.shop(near=3)
        for space in threats:
            self.fight(space, SURE)
        self.hunt()
        self.shop(near=8)
        self.lead_farmers()
        for seat in list(self.free):
            self.errand(seat)

    def take(self, duty: Duty) -> None:
        for seat in duty.group:
            self.duties[seat] = duty
        self.free = [seat for seat in self.free if seat not in duty.group]

    def threats(self) -> list[int]:
        """The spaces of creatures that must not get into the castle, the next first."""
        state, look = self.state, self.look
        if not castle_is_free(state):
            return []
        coming = sorted((sunrise, space) for space, sunrise in look.arrivals.items() if sunrise < look.letters_left)
        loses = [space for _, space in coming if state.setting.kinds[state.beasts[space]].castle_loses]
        others = [space for _, space in coming if space not in loses]
        allowed = max(0, golden_shields(state) - state.castle)
        strongest = sorted(others, key=lambda space: (-self.weight(space), space))[:allowed]
        # Great opponents are met with all force, not in passing.
        return [space for space in others if space not in strongest]

    def weight(self, space: int) -> int:
        kind = self.state.setting.kinds[self.state.beasts[space]]
        return kind.strength + kind.willpower

    # Fights

    def odds(self, group: Sequence[int], space: int, foe: int, walked: Sequence[int], bonus: int = NONE) -> FightOdds:
        """The odds of a group after it has walked; `bonus` is what friends will add, if they are to come yet."""
        if bonus == NONE:
            return self.look.odds(group, space, foe, walked)
        state = self.state
        battle = Battle(space, foe, group[0], tuple(group), foe_willpower(state, foe))
        fighters = []
        for seat, far in zip(group, walked, strict=True):
            fighter = as_fighter(state, battle, seat)
            begin = state.hours[seat] if far < FAR else 0
            hours = begin + far if far < FAR else 0
            cost = sum(hour_cost(state, hour) for hour in range(begin + 1, hours + 1) if hour <= 10)
            fighters.append(fighter._replace(hours=hours, willpower=max(1, fighter.willpower - cost)))
        against = as_foe(state, battle)
        against = against._replace(willpower=max(1, against.willpower - self.potions(group, foe)))
        return fight_odds(fighters, against, bonus)

    def potions(self, group: Sequence[int], foe: int) -> int:
        """Willpower that brews and herbs will cost a great opponent, about."""
        state = self.state
        points = 0
        herbs = not state.setting.kinds[foe].herbs_add_nothing
        for seat in group:
            for piece in state.bag[seat]:
                if piece == BREW:
                    points += 2 * BREW_POINTS
                elif piece == HALF_BREW:
                    points += BREW_POINTS
                elif herbs:
                    points += HERB_VALUE.get(piece, 0)
        return points

    def fight(
        self, space: int, enough: float, *, most: int = 4, need: int = NONE, floor: int = 6, spend: bool = False
    ) -> bool:
        """The smallest and nearest group that beats a creature today. `spend`: whatever letters it costs."""
        state, look = self.state, self.look
        if any(duty.kind == "fight" and duty.space == space for duty in self.duties.values()):
            return True
        left = look.letters_left - self.kills
        if left <= 1 or (not spend and left <= self.letters_to_keep()):
            return False
        group = self.find_group(space, state.beasts[space], enough, most, need, floor)
        if group is None:
            return False
        self.take(Duty("fight", space, group, state.beasts[space], floor=min(3, floor)))
        self.kills += 1
        return True

    def find_group(
        self, space: int, foe: int, enough: float, most: int, need: int, floor: int
    ) -> tuple[int, ...] | None:
        look = self.look
        best: tuple[float, tuple[int, ...]] | None = None
        far = {seat: look.way(seat, look.stand(seat, space)) for seat in self.free}
        able = [seat for seat in self.free if far[seat] + 1 <= look.hours(seat, floor)]
        for size in range(1, min(most, len(able)) + 1):
            for group in combinations(able, size):
                if need != NONE and need not in group:
                    continue
                walked = [far[seat] for seat in group]
                odds = look.odds(group, space, foe, walked)
                if odds.fight < enough:
                    continue
                cost = sum(walked) + 2.0 * size + 0.7 * size * odds.loss - 4.0 * odds.fight
                if best is None or cost < best[0]:
                    best = (cost, group)
            if best is not None:
                return best[1]
        return None

    def hunt(self) -> None:
        """Victories that pay: gold is strength."""
        state, look = self.state, self.look
        prey = []
        for space, kind in enumerate(state.beasts):
            if kind == NONE or not state.setting.kinds[kind].reward or state.setting.kinds[kind].boss or not self.free:
                continue
            near = min(look.way(seat, look.stand(seat, space)) for seat in self.free)
            prey.append((near + 0.5 * min(8, look.sunrises(space)) - state.setting.kinds[kind].reward, space))
        for _, space in sorted(prey):
            if self.free:
                self.fight(space, SURE, most=3)

    # The great opponent

    def strike(self) -> None:
        """All together against the opponent, today or by gathering for tomorrow."""
        found = self.opponent()
        if found is None or not self.free:
            return
        space, foe = found
        look = self.look
        letters = look.letters_left - self.kills
        limit = 0.8 if letters > 4 else 0.65 if letters > 3 else 0.5 if letters > 2 else 0.25 if letters > 1 else 0.0
        friends, guides = self.friends_for(space)
        far = {seat: look.way(seat, look.stand(seat, space)) for seat in self.free}
        extra = {seat: hours for seat, _, hours in guides}
        able = [seat for seat in self.free if far[seat] + extra.get(seat, 0) + 1 <= look.hours(seat, floor=3)]
        if able:
            walked = [far[seat] + extra.get(seat, 0) for seat in able]
            odds = self.odds(able, space, foe, walked, friends)
            if odds.fight >= limit:
                self.attack(space, foe, able, guides)
                return
        everybody = tuple(self.look.heroes)
        tomorrow = self.odds(everybody, space, foe, [FAR] * len(everybody), friends)
        if letters > 1 and tomorrow.fight >= limit and self.stays(space):
            for seat, friend, _ in guides:
                if seat in self.free:
                    self.take(Duty("guide", space, (seat,), piece=friend))
            for seat in list(self.free):
                if far[seat]:
                    self.take(Duty("go", look.stand(seat, space), (seat,)))

    def stays(self, space: int) -> bool:
        """Will the opponent still be there tomorrow?"""
        return self.look.tomorrow.beasts[space] == self.state.beasts[space]

    def friends_for(self, space: int) -> tuple[int, list[tuple[int, int, int]]]:
        """The strength friends can add there today, and who guides them: seat, friend, hours."""
        state, look = self.state, self.look
        bonus, guides = 0, []
        spare = {seat: look.hours(seat, floor=5) - look.way(seat, look.stand(seat, space)) for seat in self.free}
        for friend in (PRINCE, DWARVES):
            place = state.friends[friend]
            if place == NONE:
                continue
            hours = -(-look.distance[place][space] // FRIEND_STEPS)
            if hours == 0:
                bonus += FRIEND_STRENGTH
                continue
            able = [seat for seat in spare if spare[seat] > hours + 1]
            if able and hours <= 3:
                seat = max(able, key=lambda one: (spare[one], -one))
                spare[seat] -= hours
                guides.append((seat, friend, hours))
                bonus += FRIEND_STRENGTH
        return bonus, guides

    def attack(self, space: int, foe: int, able: Sequence[int], guides: Iterable[tuple[int, int, int]]) -> None:
        """Friends first; whoever guides them comes after them."""
        self.take(Duty("fight", space, tuple(able), foe, floor=3))
        for seat, friend, _ in guides:
            if seat in able:
                self.duties[seat] = Duty("guide", space, tuple(able), foe, friend, floor=3)

    # Growing strong

    def shop(self, near: int) -> None:
        """Gold becomes strength where it is cheap."""
        state, look = self.state, self.look
        for seat in list(self.free):
            money = purse(state, seat) - self.saved(seat)
            best: tuple[float, int] | None = None
            for market in look.setting.merchants:
                far = look.way(seat, market)
                if market in state.shut or far > min(near, look.hours(seat)) or far == 0:
                    continue
                price = 1 if hero_of(state, seat) == DWARF and market == look.setting.dwarf_market else 2
                points = min(14 - state.strength[seat], money // price)
                value = points - 0.34 * far
                if points > 0 and value > 0 and (best is None or value > best[0]):
                    best = (value, market)
            if best is not None:
                self.take(Duty("go", best[1], (seat,)))

    def buys_helm(self, seat: int) -> bool:
        state = self.state
        if state.helm[seat] or not state.market[SHOP.index(HELM)]:
            return False
        return hero_of(state, seat) == WARRIOR or (hero_of(state, seat) == DWARF and state.strength[seat] >= 10)

    def buys(self, seat: int, piece: int) -> bool:
        """Articles worth their gold."""
        return piece == HELM and self.buys_helm(seat)

    def buys_strength(self, seat: int) -> bool:
        state, setting = self.state, self.state.setting
        cheap = hero_of(state, seat) == DWARF and state.space[seat] == setting.dwarf_market
        return purse(state, seat) - self.saved(seat) >= (1 if cheap else 2)

    def wants(self, seat: int, piece: int) -> bool:
        """Things to pick up: nearly everything is of use to somebody."""
        return True

    def gives(self, seat: int, other: int) -> int:
        """Gold that a hero should hand to another who stands with him."""
        return 0

    def may_stop(self, seat: int, space: int) -> bool:
        return True

    def lead_of(self, seat: int, led: tuple[int, ...]) -> Duty | None:
        """Where somebody who walks along is to be led."""
        if FARMER in led:
            return Duty("lead", self.state.space[seat], (seat,), piece=FARMER, to=self.look.setting.castle)
        return None

    def safe_ways(self) -> tuple[tuple[int, ...], ...]:
        """Steps between spaces on ways without creatures."""
        beasts = self.state.beasts
        return distances(tuple(tuple(one for one in row if beasts[one] == NONE) for row in self.look.borders))

    # Small things

    def lead_farmers(self) -> None:
        """Golden shields that walk."""
        state, look = self.state, self.look
        castle = look.setting.castle
        if not castle_is_free(state):
            return
        for space, ground in enumerate(state.ground):
            if FARMER not in ground or state.beasts[space] != NONE or not self.free:
                continue
            if any(duty.kind == "lead" and duty.space == space for duty in self.duties.values()):
                continue
            seat = min(self.free, key=lambda one: (look.way(one, space), one))
            far = look.way(seat, space)
            if far + look.distance[space][castle] <= look.hours(seat) + 4 and far < look.hours(seat):
                self.take(Duty("lead", space, (seat,), piece=FARMER, to=castle))

    def errand(self, seat: int) -> None:
        """Fog, gold on the ground, a well on the way; else towards tomorrow's work."""
        state, look = self.state, self.look
        hours = look.hours(seat)
        found: list[tuple[float, int]] = []
        taken = {duty.space for duty in self.duties.values()}
        for space in range(look.setting.size):
            far = look.way(seat, space)
            if far > hours or far == 0 or space in taken:
                continue
            value = 1.2 * state.coins[space] + self.lying(seat, space)
            if state.fog[space] and not self.bad_fog(space):
                value += self.fog_worth()
            well = look.setting.well_at.get(space)
            if well is not None and state.wells[well] == 1:
                value += 0.25 * max(0, 14 - state.willpower[seat])
            if value:
                found.append((value - 0.3 * far, space))
        best = max(found, default=None)
        if best is not None and best[0] > 0:
            self.take(Duty("go", best[1], (seat,)))
            return
        place = self.post(seat)
        if place != NONE and place != state.space[seat]:
            self.take(Duty("go", place, (seat,)))

    def lying(self, seat: int, space: int) -> float:
        """What the things that lie on a space are worth to a hero."""
        return 0.0

    def bad_fog(self, space: int) -> bool:
        fog = self.state.fog[space]
        kinds = self.look.setting.fog_kinds
        return fog > 16 and kinds[fog - 17] == "event"

    def post(self, seat: int) -> int:
        """Where to wait for tomorrow: where the nearest creature will be."""
        state, look = self.state, self.look
        best: tuple[int, int] | None = None
        for space, kind in enumerate(look.tomorrow.beasts):
            if kind != NONE and not state.setting.kinds[kind].boss:
                key = (look.way(seat, space) + state.setting.kinds[kind].strength // 3, space)
                if best is None or key < best:
                    best = key
        return best[1] if best is not None and best[0] <= 12 else NONE
