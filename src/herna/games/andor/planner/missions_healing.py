"""The second legend: find the witch, bring the herb home, grow strong, and break the stronghold in time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from herna.games.andor.actions import Share
from herna.games.andor.heroes import DWARF, MOST_STRENGTH, SMALL_SLOTS, seat_of
from herna.games.andor.model import NONE, WITCH_FOUND, AndorState
from herna.games.andor.pieces import COVERED, COVERED_RUNE, HERBS, RUNES, TELESCOPE
from herna.games.andor.planner import marches
from herna.games.andor.planner.quest import FAIR, SURE, Duty, Quest
from herna.games.andor.steps import asking, battle, move, turn
from herna.kernel import Action, Step

DAY_LENGTH = 7


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
        return 3 + 2 * self.days_to_herb()

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
        threats = self.threats()
        for space in threats:
            if self.look.sunrises(space) <= 1:
                self.stop(space)
        self.strike()
        for space in threats:
            if self.look.sunrises(space) == 2:
                self.fight(space, FAIR, floor=3, spend=True)
        self.answer_calls()
        self.outfit_dwarf()
        self.objectives()
        self.shop(near=3)
        self.shop(near=8, least=0.8)
        self.treat()
        for space in threats:
            self.fight(space, SURE, floor=7)
        self.lead_farmers()
        self.hunt()
        self.shop(near=8)
        for seat in list(self.free):
            self.errand(seat)

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


def muster(state: AndorState, seat: int, step: battle.Muster, options: Sequence[Action]) -> Action | None:
    return marches.muster(state, options)


def answer_call(state: AndorState, seat: int, step: battle.AnswerCall, options: Sequence[Action]) -> Action | None:
    return marches.answer_call(state, options)


def share_reward(state: AndorState, seat: int, step: battle.ShareReward, options: Sequence[Action]) -> Action | None:
    return marches.share_reward(state, step, options)


def take_turn(state: AndorState, seat: int, step: turn.Turn, options: Sequence[Action]) -> Action | None:
    return marches.take_turn(HealingQuest(state), seat, options)


def go_on(state: AndorState, seat: int, step: move.Moving, options: Sequence[Action]) -> Action | None:
    return marches.go_on(HealingQuest(state), seat, step, options) if step.led else marches.end_move(options)


def guide(state: AndorState, seat: int, step: move.Guiding, options: Sequence[Action]) -> Action | None:
    return marches.guide_on(HealingQuest(state), seat, step, options)


ANSWERS: dict[type[Step], Callable[..., Action | None]] = {
    asking.ShareGold: share_gold,
    battle.Muster: muster,
    battle.AnswerCall: answer_call,
    battle.ShareReward: share_reward,
    turn.Turn: take_turn,
    move.Moving: go_on,
    move.Guiding: guide,
}
