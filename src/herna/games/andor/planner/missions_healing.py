"""The second legend: find the witch, bring the herb home, grow strong, and break the stronghold in time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations

from herna.games.andor.actions import Share
from herna.games.andor.fighting import reaches
from herna.games.andor.heroes import DWARF, MOST_STRENGTH, SMALL_SLOTS, seat_of
from herna.games.andor.model import NONE, PRINCE, WITCH_FOUND, AndorState
from herna.games.andor.pieces import BREW, COVERED, COVERED_RUNE, HALF_BREW, HERBS, RUNES, TELESCOPE
from herna.games.andor.planner import marches, travel
from herna.games.andor.planner.answers import Answers, answers_of
from herna.games.andor.planner.campaign import Campaign, campaign
from herna.games.andor.planner.quest import Duty, Quest
from herna.games.andor.planner.siege import FALLEN, Realm, Watch, burden, fall, night, realm_of, watch_of
from herna.games.andor.steps import asking, move
from herna.kernel import Action

DAY_LENGTH = 7
MOST_NIGHTS = 4
HARD = 1.0
"""So much fighting to hold the castle is a reason not to wait."""
MOST_PREY = 6
LETTER = 0.5
"""What a letter is worth that the days to come will need."""


class HealingQuest(Quest):
    # The herb

    def bearer(self) -> int:
        """Who carries the king's herb."""
        bags = self.state.bag
        return next((seat for seat in self.look.heroes if any(herb in bags[seat] for herb in HERBS)), NONE)

    def herb_place(self) -> int:
        """Where the herb lies, or where the gor stands that guards it."""
        state = self.state
        for space, piece in state.held:
            if piece in HERBS:
                return space
        return next((space for space, ground in enumerate(state.ground) if set(HERBS) & set(ground)), NONE)

    def herb_is_home(self) -> bool:
        castle = self.look.setting.castle
        return bool(set(HERBS) & set(self.state.ground[castle]))

    def days_to_herb(self) -> int:
        """Days until the herb can be in the castle."""
        look, castle = self.look, self.look.setting.castle
        if self.herb_is_home():
            return 0
        bearer, place = self.bearer(), self.herb_place()
        if bearer != NONE:
            return look.way(bearer, castle) // DAY_LENGTH
        if place == NONE:
            return 3
        return (min(look.way(seat, place) for seat in look.heroes) + look.distance[place][castle]) // DAY_LENGTH

    # What the legend adds

    def opponent(self) -> tuple[int, int] | None:
        """The lord of the stronghold, once the herb is home or there is no time left for it."""
        state = self.state
        tower = state.setting.kind_number["tower-skral"]
        if tower not in state.beasts or not self.herb_is_home():
            return None
        return state.beasts.index(tower), tower

    def letters_to_keep(self) -> int:
        return 4 + self.days_to_herb()

    def fog_worth(self) -> float:
        return 1.0 if self.state.flags & WITCH_FOUND else 2.5

    def wants(self, seat: int, piece: int) -> bool:
        if piece in HERBS:
            return self.state.space[seat] != self.look.setting.castle
        if piece in RUNES or piece == COVERED_RUNE:
            return len(self.state.bag[seat]) < SMALL_SLOTS - 1
        return piece != TELESCOPE

    def lays_down(self, seat: int, piece: int) -> bool:
        return piece in HERBS and self.state.space[seat] == self.look.setting.castle

    def hands_over(self, seat: int, other: int, piece: int) -> bool:
        """The herb goes to whoever can carry it farther today."""
        look = self.look
        return piece in HERBS and look.hours(other) > look.hours(seat) and look.hours(seat) == 0

    def lying(self, seat: int, space: int) -> float:
        runes = [piece for piece in self.state.ground[space] if (piece & ~COVERED) in RUNES]
        return 0.8 if runes and len(self.state.bag[seat]) < SMALL_SLOTS - 1 else 0.0

    # The plan

    def plan(self) -> None:
        realm, watch = realm_of(self.state), watch_of(self.state)
        tonight = night(realm, watch)
        need = self.least_odds(burden(realm, tonight, 1) if tonight.room >= 0 else FALLEN)
        if self.strike_today(need):
            return
        if tonight.room < 0:
            self.hold(realm, watch)
        self.gather(need)
        self.answer_calls()
        self.lead_farmers()
        self.hold(realm, watch, at_hand=True)
        self.outfit_dwarf()
        self.objectives()
        self.shop(near=3)
        self.shop(near=8, least=0.8)
        self.treat()
        self.hold(realm, watch)
        self.shop(near=8)
        for seat in list(self.free):
            self.errand(seat)

    # The stronghold

    def least_odds(self, trouble: float) -> float:
        """With what odds to strike: the less time is left, the lower."""
        letters = self.look.letters_left
        if letters <= 1:
            return 0.01
        if letters <= 2 or trouble >= FALLEN:
            return 0.3
        return 0.55 if letters <= 4 or trouble >= HARD else 0.75

    def brews(self, group: Sequence[int]) -> int:
        """What brews add in the first rounds, on average."""
        bags = self.state.bag
        halves = [sum(2 if piece == BREW else piece == HALF_BREW for piece in bags[seat]) for seat in group]
        return sum(5 if count >= 2 else 3 if count else 0 for count in halves)

    def friends_there(self, space: int) -> int:
        """The strength of friends who stand there already."""
        return 4 * (self.state.friends[PRINCE] == space)

    def strike_today(self, need: float) -> bool:
        """All who can be there today, and the prince if there is time to bring him."""
        found = self.opponent()
        if found is None or not self.free:
            return False
        space, foe = found
        look = self.look
        friends, guides = self.friends_for(space)
        extra = {seat: hours for seat, _, hours in guides}
        far = {seat: look.way(seat, look.stand(seat, space)) + extra.get(seat, 0) for seat in self.free}
        able = [seat for seat in self.free if far[seat] + 1 <= look.hours(seat, floor=3)]
        more = friends - self.friends_there(space)
        walked = [far[seat] for seat in able]
        if not able or look.odds(able, space, foe, walked, more + self.brews(able)).fight < need:
            return False
        self.attack(space, foe, able, guides)
        for seat in list(self.free):
            self.take(Duty("go", look.stand(seat, space), (seat,)))
        return True

    def gather(self, need: float) -> None:
        """Tomorrow all together have a good chance: off to the stronghold, with the prince."""
        found = self.opponent()
        if found is None or not self.free or self.look.letters_left <= 1:
            return
        space, foe = found
        look, state = self.look, self.state
        friends, guides = self.friends_for(space)
        more = friends - self.friends_there(space)
        everybody = tuple(look.heroes)
        rested = [-state.hours[seat] for seat in everybody]
        if look.odds(everybody, space, foe, rested, more + self.brews(everybody)).fight < need:
            return
        for seat, friend, _ in guides:
            if seat in self.free:
                self.take(Duty("guide", space, (seat,), piece=friend))
        for seat in list(self.free):
            if state.space[seat] != look.stand(seat, space):
                self.take(Duty("go", look.stand(seat, space), (seat,)))

    # The castle

    def nights_to_come(self) -> int:
        """Nights until the strike, as far as one can tell."""
        return max(1, min(MOST_NIGHTS, 2 + self.days_to_herb(), self.look.letters_left - 1))

    def hold(self, realm: Realm, watch: Watch, *, at_hand: bool = False) -> None:
        """The fights that hold the castle with the fewest victories: those for gold alone cost more than they bring.

        `at_hand`: only against creatures that somebody stands before already.
        """
        look, state = self.look, self.state
        kinds = state.setting.kinds
        for duty in set(self.duties.values()):
            if duty.kind == "fight":
                watch = fall(realm, watch, duty.space)
        nights = self.nights_to_come()
        spare = look.letters_left - 1 - self.kills - self.letters_to_keep()
        best: tuple[float, Campaign] = (-burden(realm, night(realm, watch), nights - 1), Campaign((), 0.0))
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
                    evening = fall(realm, evening, space)
                gain = -burden(realm, night(realm, evening), nights - 1) - LETTER * max(0, count - spare)
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

    def outfit_dwarf(self) -> None:
        """In the mine of his people gold is worth twice as much, even if it is a day's march."""
        state, look = self.state, self.look
        dwarf, market = seat_of(state, DWARF), look.setting.dwarf_market
        if dwarf not in self.free or market in state.shut or state.strength[dwarf] >= MOST_STRENGTH:
            return
        if 0 < look.way(dwarf, market) <= min(10, 3 + state.gold[dwarf]) and state.gold[dwarf] >= 4:
            self.take(Duty("go", market, (dwarf,)))

    def objectives(self) -> None:
        """The witch, then the herb, then the castle with it."""
        state, look = self.state, self.look
        castle = look.setting.castle
        if self.herb_is_home():
            return
        bearer, place = self.bearer(), self.herb_place()
        if bearer != NONE:
            if bearer in self.free:
                self.take(Duty("go", castle, (bearer,), floor=7))
            return
        if place == NONE:
            self.search_fog(max(1, len(look.heroes) - 1))
            return
        if state.beasts[place] != NONE:
            if not self.fight(place, 0.7, floor=5, spend=True):
                self.go_after(look.tomorrow_of(place), state.beasts[place])
        elif self.free:
            seat = min(self.free, key=lambda one: (look.way(one, place), one))
            self.take(Duty("go", place, (seat,), floor=7))

    def go_after(self, place: int, foe: int) -> None:
        """Too far for today: the smallest group that would win tomorrow goes to meet the gor."""
        state, look = self.state, self.look
        near = sorted(self.free, key=lambda one: (look.way(one, place), one))
        for size in (1, 2):
            group = near[:size]
            if len(group) == size and look.odds(group, place, foe, [-state.hours[one] for one in group]).fight >= 0.7:
                for seat in group:
                    if state.space[seat] != look.stand(seat, place):
                        self.take(Duty("go", look.stand(seat, place), (seat,)))
                return


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
