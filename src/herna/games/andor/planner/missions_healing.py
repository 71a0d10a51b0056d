"""The second legend: find the witch, bring the herb home, and break the stronghold before the castle falls.

Time is what matters: the castle holds for some days nearly by itself, brews are cheap, and the prince leaves early. So
the herb goes first, everything else fits in before the day of the storm.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations, permutations

from herna.games.andor.actions import Share
from herna.games.andor.fighting import reaches
from herna.games.andor.heroes import DWARF, MOST_STRENGTH, SMALL_SLOTS, seat_of
from herna.games.andor.model import NONE, WITCH_FOUND, AndorState
from herna.games.andor.pieces import BREW, COVERED, COVERED_RUNE, HERBS, RUNES, TELESCOPE
from herna.games.andor.planner import marches, travel
from herna.games.andor.planner.answers import Answers, answers_of
from herna.games.andor.planner.campaign import Campaign, campaign
from herna.games.andor.planner.quest import SURE, Duty
from herna.games.andor.planner.siege import FALLEN, burden, fall, night, realm_of, watch_of
from herna.games.andor.planner.stronghold import StrongholdQuest
from herna.games.andor.steps import asking, move
from herna.kernel import Action

FAR = 99
MOST_NIGHTS = 4
MOST_PREY = 6
LETTER = 0.5
"""What a letter is worth that the days to come will need."""
PRINCE_LEAVES = 6
"""The letter at which the prince rides off."""


class HealingQuest(StrongholdQuest):
    # The herb

    def bearer(self) -> int:
        """Who carries the king's herb."""
        bags = self.state.bag
        return next((seat for seat in self.look.heroes if any(herb in bags[seat] for herb in HERBS)), NONE)

    @cached_property
    def herb_place(self) -> int:
        """Where the herb lies, or where the gor stands that guards it."""
        state = self.state
        for space, piece in state.held:
            if piece in HERBS:
                return space
        return next((space for space, ground in enumerate(state.ground) if set(HERBS) & set(ground)), NONE)

    @cached_property
    def herb_is_home(self) -> bool:
        return bool(set(HERBS) & set(self.state.ground[self.look.setting.castle]))

    def after_nights(self, place: int, nights: int) -> int:
        """Where the gor with the herb will be."""
        castle = self.look.setting.castle
        for _ in range(nights if self.state.beasts[place] != NONE else 0):
            ahead = self.look.arrows[place]
            if ahead in (NONE, castle):
                break
            place = ahead
        return place

    @cached_property
    def seekers(self) -> tuple[tuple[int, ...], int, int]:
        """Who fetches the herb, where they meet its guard, and on which day: those who bring it home first."""
        state, look = self.state, self.look
        castle, guard = look.setting.castle, state.beasts[self.herb_place]
        best: tuple[float, tuple[tuple[int, ...], int, int]] = (FAR, ((), NONE, 0))
        awake = list(self.free)
        for size in (1, 2) if guard != NONE else (1,):
            for group in combinations(awake, size):
                arms = self.arms(group[0]) if size == 1 else 0
                for day in range(5):
                    place = self.after_nights(self.herb_place, day)
                    ways = [self.way_to_herb(seat, place, armed=arms > 0) for seat in group]
                    fight = 1 if guard != NONE else 0
                    if max(self.day_of(seat, far, fight) for seat, far in zip(group, ways, strict=True)) <= day:
                        break
                else:
                    continue
                odds = 1.0
                if guard != NONE:
                    walked = ways if day == 0 else [2 - state.hours[seat] for seat in group]
                    odds = look.odds(group, place, guard, walked, arms).fight
                if odds < 0.55:
                    continue
                home = min(far - look.hours(seat) for far, seat in zip(ways, group, strict=True))
                home += look.distance[place][castle] - 1.5 * arms
                cost = home + 14 * (1 - odds) + 6 * (size - 1) + 0.2 * sum(ways)
                if cost < best[0]:
                    best = (cost, (group, place, day))
        return best[1]

    # What the stronghold wants to know

    def goal(self) -> tuple[int, int]:
        state = self.state
        tower = state.setting.kind_number["tower-skral"]
        return (state.beasts.index(tower), tower) if tower in state.beasts else (NONE, tower)

    @cached_property
    def _way_before(self) -> tuple[int, int]:
        look, castle = self.look, self.look.setting.castle
        space, _ = self.goal()
        if self.herb_is_home:
            return NONE, 0
        bearer = self.bearer()
        if bearer != NONE:
            return bearer, look.way(bearer, castle) + look.distance[castle][space]
        if self.herb_place == NONE:
            return NONE, FAR
        group, place, _ = self.seekers
        if not group:
            return NONE, FAR
        seat = min(group, key=lambda one: (look.way(one, place), one))
        way = self.way_to_herb(seat, place, armed=len(group) == 1 and self.arms(seat) > 0)
        return seat, way + 1 + look.distance[place][castle] + look.distance[castle][space]

    def way_before(self) -> tuple[int, int]:
        return self._way_before

    def prince_stays(self) -> bool:
        return self.state.narrator + self.days + (self.herb_place != NONE and not self.herb_is_home) < PRINCE_LEAVES

    # What the legend adds

    def saved(self, seat: int) -> int:
        """The dwarf keeps his gold for the mine of his people."""
        state = self.state
        if seat != seat_of(state, DWARF) or state.space[seat] == self.look.setting.dwarf_market:
            return 0
        return state.gold[seat] if state.strength[seat] < 7 and not self.herb_is_home else 0

    def letters_to_keep(self) -> int:
        return 2 + self.days

    def fog_worth(self) -> float:
        return 0.7 if self.state.flags & WITCH_FOUND else 2.5

    def wants(self, seat: int, piece: int) -> bool:
        if piece in HERBS:
            return self.state.space[seat] != self.look.setting.castle
        if piece in RUNES or piece == COVERED_RUNE:
            return len(self.state.bag[seat]) < SMALL_SLOTS - 1
        return piece != TELESCOPE

    def lays_down(self, seat: int, piece: int) -> bool:
        return piece in HERBS and self.state.space[seat] == self.look.setting.castle

    def hands_over(self, seat: int, other: int, piece: int) -> bool:
        """The herb goes to whoever brings it home sooner; brews to whoever has none."""
        if piece == BREW:
            return self.shares_brew(seat, other)
        if piece not in HERBS:
            return False
        far = self.look.way(seat, self.look.setting.castle)
        return self.day_of(other, far) < self.day_of(seat, far)

    def lying(self, seat: int, space: int) -> float:
        runes = [piece for piece in self.state.ground[space] if (piece & ~COVERED) in RUNES]
        return 0.8 if runes and len(self.state.bag[seat]) < SMALL_SLOTS - 1 else 0.0

    # The plan

    def plan(self) -> None:
        self.realm, self.watch = realm_of(self.state), watch_of(self.state)
        tonight = night(self.realm, self.watch)
        self.need = self.least_odds(burden(self.realm, self.watch, 2))
        if self.herb_is_home and self.goal()[0] != NONE and self.strike_today():
            return
        if tonight.room < 0:
            self.save_castle()
        self.lead_farmers()
        self.fetch_herb()
        self.answer_calls()
        self.find_witch()
        self.bring_prince()
        self.hold(at_hand=True)
        self.buy_what_fits(0.8)
        self.hold()
        self.buy_what_fits(0.0)
        if not self.ready:
            self.earn()
        for seat in list(self.free):
            self.errand(seat)
        self.gather()

    def least_odds(self, trouble: float) -> float:
        """With what odds to strike: the less time is left, the lower."""
        letters = self.look.letters_left
        if letters <= 1 or trouble >= FALLEN:
            return 0.02
        if letters <= 2:
            return 0.3
        return 0.5 if letters <= 4 or trouble >= 1.0 else 0.7

    # The herb, the witch

    def fetch_herb(self) -> None:
        state, look = self.state, self.look
        castle = look.setting.castle
        if self.herb_is_home:
            return
        bearer = self.bearer()
        if bearer != NONE:
            if bearer in self.free:
                self.take(Duty("go", castle, (bearer,), floor=self.hurried(bearer, look.way(bearer, castle))))
            return
        if self.herb_place == NONE:
            return
        group, place, day = self.seekers
        if not group or not all(seat in self.free for seat in group):
            return
        if len(group) == 1 and self.arms(group[0]):
            market = look.setting.dwarf_market
            self.take(Duty("go", market, group, floor=self.hurried(group[0], look.way(group[0], market))))
            return
        guard = state.beasts[self.herb_place]
        if guard != NONE and day == 0:
            self.take(Duty("fight", self.herb_place, group, guard, floor=3))
            self.kills += 1
            return
        for seat in group:
            stand = look.stand(seat, place)
            if state.space[seat] != stand:
                self.take(Duty("go", stand, (seat,), floor=self.hurried(seat, look.way(seat, stand), 1)))

    def arms(self, seat: int) -> int:
        """Strength that the dwarf can buy in his people's mine on the way to the herb."""
        state = self.state
        if seat != seat_of(state, DWARF) or self.look.setting.dwarf_market in state.shut:
            return 0
        points = min(state.gold[seat], MOST_STRENGTH - state.strength[seat])
        return points if points >= 3 else 0

    def way_to_herb(self, seat: int, place: int, *, armed: bool) -> int:
        look = self.look
        market = look.setting.dwarf_market
        if armed:
            return look.way(seat, market) + look.distance[market][place]
        return look.way(seat, look.stand(seat, place))

    def find_witch(self) -> None:
        if not self.state.flags & WITCH_FOUND:
            self.search_fog(len(self.free))

    # The castle

    def nights_to_come(self) -> int:
        """Nights until the storm, as far as one can tell."""
        return max(1, min(MOST_NIGHTS, self.days + (not self.ready), self.look.letters_left - 1))

    def save_castle(self) -> None:
        """Tonight it would fall: first without those who fetch the herb."""
        bearer = self.bearer()
        busy = {bearer} if bearer != NONE else set(self.seekers[0]) if self.herb_place != NONE else set()
        everybody = self.free
        self.free = [seat for seat in everybody if seat not in busy]
        self.hold()
        self.free = [seat for seat in everybody if seat not in self.duties]
        evening = self.watch
        for space in {duty.space for duty in self.duties.values() if duty.kind == "fight"}:
            evening = fall(self.realm, evening, space)
        if night(self.realm, evening).room < 0:
            self.hold()

    def hold(self, *, at_hand: bool = False) -> None:
        """The fights that hold the castle with the fewest victories: those for gold alone cost more than they bring.

        `at_hand`: only against creatures that somebody stands before already.
        """
        look, state = self.look, self.state
        kinds = state.setting.kinds
        watch = self.watch
        for space in {duty.space for duty in self.duties.values() if duty.kind == "fight"}:
            watch = fall(self.realm, watch, space)
        nights = self.nights_to_come()
        spare = look.letters_left - 1 - self.kills - self.letters_to_keep()
        best: tuple[float, Campaign] = (-burden(self.realm, night(self.realm, watch), nights - 1), Campaign((), 0.0))
        prey = []
        for space, kind in enumerate(state.beasts):
            if kind != NONE and not kinds[kind].boss and not any(duty.space == space for duty in self.duties.values()):
                if at_hand and not any(reaches(state, seat, space) for seat in self.free):
                    continue
                alone = campaign(look, self.free, (space,), most=4)
                if alone is not None:
                    prey.append((alone.cost + 0.1 * look.sunrises(space), space))
        # The last letter is for the stronghold: a victory that turns it loses all.
        for count in range(1, min(3, look.letters_left - 1 - self.kills) + 1):
            for targets in combinations([space for _, space in sorted(prey)[:MOST_PREY]], count):
                evening = watch
                for space in targets:
                    evening = fall(self.realm, evening, space)
                gain = -burden(self.realm, night(self.realm, evening), nights - 1) - LETTER * max(0, count - spare)
                if gain <= best[0]:
                    continue
                for order in permutations(targets):
                    fights = campaign(look, self.free, order, most=3)
                    if fights is not None and gain - fights.cost > best[0]:
                        best = (gain - fights.cost, fights)
        for deed in best[1].deeds:
            if all(seat in self.free for seat in deed.group):
                self.take(Duty("fight", deed.space, deed.group, state.beasts[deed.space], floor=5))
                self.kills += 1

    def lead_farmers(self) -> None:
        """Farmers are shields: as long as the castle needs them."""
        if burden(self.realm, night(self.realm, self.watch), self.nights_to_come()) > 0:
            super().lead_farmers()

    def earn(self) -> None:
        """Too weak for the stronghold: victories for gold."""
        state, look = self.state, self.look
        prey = []
        for space, kind in enumerate(state.beasts):
            if kind != NONE and not state.setting.kinds[kind].boss and self.free:
                near = min(look.way(seat, look.stand(seat, space)) for seat in self.free)
                prey.append((near - 1.5 * state.setting.kinds[kind].reward, space))
        for _, space in sorted(prey):
            if self.free:
                self.fight(space, SURE, most=2, floor=7)


def share_gold(state: AndorState, seat: int, step: asking.ShareGold, options: Sequence[Action]) -> Action | None:
    """The dwarf gets most for it."""
    dwarf = seat_of(state, DWARF)
    return Share(dwarf, step.left) if dwarf != NONE else None


def go_on(state: AndorState, seat: int, step: move.Moving, options: Sequence[Action]) -> Action | None:
    if step.led:
        return marches.go_on(HealingQuest(state), seat, step, options)
    return travel.drink(state, seat, step, options) or marches.end_move(options)


ANSWERS: Answers = {
    **answers_of(HealingQuest),
    asking.ShareGold: share_gold,
    move.Moving: go_on,
}
