"""Plans for legends with a great opponent: hold the castle, grow strong, gather, strike together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from herna.games.andor.advice.planner.company import Duty
from herna.games.andor.advice.planner.outlook import FAR
from herna.games.andor.advice.planner.proposals import Call, calls
from herna.games.andor.advice.planner.wishes import Wishes
from herna.games.andor.components import NUMBERS
from herna.games.andor.pieces import BREW, FARMER, HELM, SHOP
from herna.games.andor.rules.creatures import golden_shields
from herna.games.andor.rules.fighting import FRIEND_STRENGTH
from herna.games.andor.rules.heroes import DWARF, MOST_STRENGTH, SMALL_SLOTS, WARRIOR, hero_of, purse
from herna.games.andor.rules.roads import castle_is_free, distances
from herna.games.andor.state import DWARVES, NONE, PRINCE, WITCH, AndorState
from herna.games.andor.steps.free import brew_price

__all__ = ["FAIR", "SURE", "Duty", "Quest"]

FRIEND_STEPS = NUMBERS.friend_steps
SURE = 0.8
FAIR = 0.55
LAST_CHANCE = 0.3


class Quest(Wishes):
    """Shares the work of a day among the heroes; every companion works out the same from the same table."""

    def __init__(self, state: AndorState) -> None:
        super().__init__(state)
        self.plan()

    # What a legend adds

    def opponent(self) -> tuple[int, int] | None:
        """Space and number of the great opponent, if it can be fought now."""
        return None

    def objectives(self) -> None:
        """Duties of the legend's own, after what is urgent."""

    # The plan

    def plan(self) -> None:
        threats = self.threats()
        for space in threats:
            if self.look.sunrises(space) <= 1:
                self.stop(space)
        self.strike()
        for space in threats:
            if self.look.sunrises(space) == 2:
                self.fight(space, FAIR, floor=3, spend=True)
        self.answer_calls()
        self.shop(near=3)
        self.shop(near=8, least=0.8)
        self.treat()
        self.objectives()
        for space in threats:
            self.fight(space, SURE, floor=7)
        self.hunt()
        self.shop(near=8)
        self.lead_farmers()
        for seat in list(self.free):
            self.errand(seat)

    def answer_calls(self) -> None:
        """Heroes with nothing better to do come to those who have asked for company."""
        for call in calls(self.look, self.free):
            planned = any(duty.kind == "fight" and duty.space == call.space for duty in self.duties.values())
            if call.foe == NONE or not planned:
                self.come(call)

    def come(self, call: Call) -> None:
        """The two go to the fight together, or to the place where they meet."""
        if call.foe == NONE:
            self.take(Duty("go", call.space, (call.helper,)))
        else:
            self.take(Duty("fight", call.space, (call.proposer, call.helper), call.foe, floor=7))
            self.kills += 1

    def stop(self, space: int) -> None:
        """A creature that would be in the castle tomorrow."""
        self.fight(space, LAST_CHANCE, floor=1, spend=True)

    def threats(self) -> list[int]:
        """The spaces of creatures that must not get into the castle, the next first."""
        state, look = self.state, self.look
        if not castle_is_free(state):
            return []
        coming = sorted((sunrise, space) for space, sunrise in look.arrivals.items() if sunrise <= self.sunrises_left())
        loses = [space for _, space in coming if state.setting.kinds[state.beasts[space]].castle_loses]
        others = [space for _, space in coming if space not in loses]
        allowed = max(0, golden_shields(state) - state.castle)
        strongest = sorted(others, key=lambda space: (-self.weight(space), space))[:allowed]
        # Great opponents are met with all force, not in passing.
        return [space for space in others if space not in strongest]

    def sunrises_left(self) -> int:
        """Days to come, about: victories use up letters as well."""
        return max(1, (self.look.letters_left + 1) // 2)

    def weight(self, space: int) -> int:
        kind = self.state.setting.kinds[self.state.beasts[space]]
        return kind.strength + kind.willpower

    def hunt(self) -> None:
        """Victories that pay: gold is strength."""
        state, look = self.state, self.look
        prey = []
        for space, kind in enumerate(state.beasts):
            if kind == NONE or not state.setting.kinds[kind].reward or state.setting.kinds[kind].boss or not self.free:
                continue
            if not self.in_bounds(space):
                continue
            near = min(look.way(seat, look.stand(seat, space)) for seat in self.free)
            prey.append((near + 0.5 * min(8, look.sunrises(space)) - state.setting.kinds[kind].reward, space))
        for _, space in sorted(prey):
            if self.free and state.setting.kinds[state.beasts[space]].reward > self.letter_worth():
                self.fight(space, SURE, most=3, floor=8)

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
        soon = look.sunrises(space)
        limit = 0.0 if soon <= 1 else min(limit, 0.4) if soon == 2 else limit
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

    def attack(
        self, space: int, foe: int, able: Sequence[int], guides: Iterable[tuple[int, int, int]], floor: int = 3
    ) -> None:
        """Friends first; whoever guides them comes after them. Overtime as long as `floor` willpower stays."""
        self.take(Duty("fight", space, tuple(able), foe, floor=floor))
        for seat, friend, _ in guides:
            if seat in able:
                self.duties[seat] = Duty("guide", space, tuple(able), foe, friend, floor=floor)

    def can_wait(self, seat: int, duty: Duty) -> bool:
        """Does a hero who is there first have an hour to spare for those who come later?"""
        return self.look.hours(seat, floor=5) > 1

    def is_hopeless(self, seat: int, duty: Duty) -> bool:
        """Is it better to leave a fight to those who come later than to begin it without them?"""
        return False

    # Growing strong

    def shop(self, near: int, least: float = 0.0) -> None:
        """Gold becomes strength where it is cheap."""
        state, look = self.state, self.look
        for seat in list(self.free):
            money = purse(state, seat) - self.saved(seat)
            best: tuple[float, int] | None = None
            for market in look.setting.merchants:
                far = look.way(seat, market)
                if market in state.shut or far > min(near, look.hours(seat)) or far == 0 or not self.in_bounds(market):
                    continue
                price = 1 if hero_of(state, seat) == DWARF and market == look.setting.dwarf_market else 2
                points = min(MOST_STRENGTH - state.strength[seat], money // price)
                value = points - 0.34 * far
                if points > 0 and value > least and (best is None or value > best[0]):
                    best = (value, market)
            witch = state.friends[WITCH]
            if witch != NONE and self.in_bounds(witch) and 0 < look.way(seat, witch) <= min(near, look.hours(seat)):
                brews = min(money // brew_price(state, seat), SMALL_SLOTS - len(state.bag[seat]))
                value = 2.0 * brews - 0.34 * look.way(seat, witch)
                if brews > 0 and value > least and self.wants_brew() and (best is None or value > best[0]):
                    best = (value, witch)
            if best is not None:
                self.take(Duty("go", best[1], (seat,)))

    def treat(self) -> None:
        """A hero who cannot grow any more meets another at a merchant and pays for him."""
        state, look = self.state, self.look
        for rich in list(self.free):
            money = state.gold[rich] - self.saved(rich)
            if not self.grown(rich) or money < 4:
                continue
            best: tuple[int, int, int] | None = None
            for market in look.setting.merchants:
                if market in state.shut or not self.in_bounds(market) or look.way(rich, market) > look.hours(rich):
                    continue
                for other in self.free:
                    if not self.grown(other) and look.way(other, market) <= look.hours(other):
                        far = look.way(rich, market) + look.way(other, market)
                        if best is None or (far, other, market) < best:
                            best = (far, other, market)
            if best is not None and best[0] <= 2 * money:
                _, other, market = best
                self.take(Duty("go", market, (rich, other)))

    def buys_helm(self, seat: int) -> bool:
        state = self.state
        if state.helm[seat] or not state.market[SHOP.index(HELM)]:
            return False
        return hero_of(state, seat) == WARRIOR or (hero_of(state, seat) == DWARF and state.strength[seat] >= 10)

    def wants_brew(self) -> bool:
        """Brew is for the great fight, where it is cheap."""
        return self.state.setting.brew_price <= 4

    def buys(self, seat: int, piece: int) -> bool:
        """Articles worth their gold."""
        if piece == BREW:
            return self.wants_brew() and purse(self.state, seat) - self.saved(seat) >= brew_price(self.state, seat)
        return piece == HELM and self.buys_helm(seat)

    def buys_strength(self, seat: int) -> bool:
        state, setting = self.state, self.state.setting
        cheap = hero_of(state, seat) == DWARF and state.space[seat] == setting.dwarf_market
        return purse(state, seat) - self.saved(seat) >= (1 if cheap else 2)

    def gives(self, seat: int, other: int) -> int:
        """Gold that a hero should hand to another who stands with him: whoever is strong enough gives it away."""
        state = self.state
        spare = state.gold[seat] - self.saved(seat)
        if self.grown(seat) and not self.grown(other):
            return spare
        if state.space[seat] in state.setting.merchants and spare == 1 and (state.gold[other] & 1, seat) > (0, other):
            return 1
        return 0

    def grown(self, seat: int) -> bool:
        return self.state.strength[seat] >= MOST_STRENGTH

    def lead_of(self, seat: int, led: tuple[int, ...]) -> Duty | None:
        """Where somebody who walks along is to be led."""
        if FARMER in led:
            return Duty("lead", self.state.space[seat], (seat,), piece=FARMER, to=self.shelter())
        return None

    def can_lead(self, duty: Duty) -> bool:
        """Is there a way without creatures from there?"""
        return self.safe_ways()[duty.space][duty.to] < FAR

    def shelter(self) -> int:
        """Where farmers are led."""
        return self.look.setting.castle

    def ways_of(self, seat: int) -> tuple[tuple[int, ...], ...]:
        """Steps between spaces for a hero with what he carries."""
        return self.look.distance

    def safe_ways(self) -> tuple[tuple[int, ...], ...]:
        """Steps between spaces on ways without creatures."""
        beasts = self.state.beasts
        return distances(tuple(tuple(one for one in row if beasts[one] == NONE) for row in self.look.borders))

    # Small things

    def search_fog(self, most: int, near: int = FAR) -> None:
        """Fog on the way and not too far, each hero another one, the nearest first."""
        state, look = self.state, self.look
        taken = {duty.space for duty in self.duties.values()}
        for _ in range(min(most, len(self.free))):
            found = [
                (look.way(seat, space), seat, space)
                for space, fog in enumerate(state.fog)
                if fog and space not in taken and not self.bad_fog(space)
                for seat in self.free
                if 0 < look.way(seat, space) <= min(near, look.hours(seat))
            ]
            if not found:
                return
            _, seat, space = min(found)
            taken.add(space)
            self.take(Duty("go", space, (seat,)))

    def lead_farmers(self) -> None:
        """Golden shields that walk."""
        state, look = self.state, self.look
        castle = self.shelter()
        for space, ground in enumerate(state.ground):
            if FARMER not in ground or state.beasts[space] != NONE or not self.free:
                continue
            if look.distance[space][castle] == 0:
                continue
            seat = min(self.free, key=lambda one: (look.way(one, space), one))
            far = look.way(seat, space)
            duty = Duty("lead", space, (seat,), piece=FARMER, to=castle)
            near = far + look.distance[space][castle] <= look.hours(seat) + 4 and far < look.hours(seat)
            if near and self.can_lead(duty):
                self.take(duty)

    def errand(self, seat: int) -> None:
        """Fog, gold on the ground, a well on the way; else towards tomorrow's work."""
        state, look = self.state, self.look
        hours = look.hours(seat)
        found: list[tuple[float, int]] = []
        taken = {duty.space for duty in self.duties.values()}
        for space in range(look.setting.size):
            far = look.way(seat, space)
            if far > hours or far == 0 or space in taken or not self.in_bounds(space):
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
