"""The third legend: everybody meets his fate, with help; then all against what the mage has prepared."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.andor.actions import Share
from herna.games.andor.advice.planner.answers import Answers, answers_of
from herna.games.andor.advice.planner.company import Duty
from herna.games.andor.advice.planner.outlook import FAR
from herna.games.andor.advice.planner.quest import FAIR, SURE, Quest
from herna.games.andor.deeds import riches
from herna.games.andor.pieces import (
    BREW,
    COVERED,
    COVERED_HERB,
    COVERED_RUNE,
    FATED_FARMER,
    HALF_BREW,
    HERBS,
    PARCHMENT,
    RUNES,
    TELESCOPE,
)
from herna.games.andor.rules.fate_tasks import open_fate
from herna.games.andor.rules.heroes import DWARF, SMALL_SLOTS, hero_of, seat_of
from herna.games.andor.state import NONE, WITCH, AndorState
from herna.games.andor.steps.free import brew_price
from herna.games.andor.vocabulary.tasks import ToBring, ToLead, ToReach, ToSlay, ToVisit
from herna.kernel import Action


class ResistanceQuest(Quest):
    def task(self, seat: int) -> object:
        fate = open_fate(self.state, seat)
        return None if fate == NONE else self.state.setting.fates[fate].task

    def needs(self, seat: int, name: str) -> int:
        """How many of a thing his fate still asks a hero for."""
        task = self.task(seat)
        return task.items.get(name, 0) if isinstance(task, ToBring) else 0

    def has(self, seat: int, pieces: Sequence[int]) -> int:
        return sum(piece in pieces for piece in self.state.bag[seat])

    # What the legend adds

    def opponent(self) -> tuple[int, int] | None:
        state = self.state
        if state.opponent == NONE or state.opponent not in state.beasts:
            return None
        space = state.beasts.index(state.opponent)
        ready = all(open_fate(state, seat) == NONE for seat in self.look.heroes)
        if not ready and self.look.sunrises(space) > 1:
            return None
        return space, state.opponent

    def saved(self, seat: int) -> int:
        """The debt, and the price of a brew for the healer."""
        state = self.state
        gold = self.needs(seat, "gold")
        if self.needs(seat, "brew") and not self.has(seat, (BREW, HALF_BREW)):
            gold += brew_price(state, seat)
        return gold

    def gives(self, seat: int, other: int) -> int:
        state = self.state
        if self.saved(other) > state.gold[other] and not self.saved(seat):
            return min(state.gold[seat], self.saved(other) - state.gold[other])
        if (
            isinstance(self.task(other), ToReach)
            and state.space[seat] in state.setting.merchants
            and not self.saved(seat)
        ):
            return state.gold[seat]
        return super().gives(seat, other)

    def wants(self, seat: int, piece: int) -> bool:
        """Runes and herbs are left for those whose fate asks for them."""
        state = self.state
        room = SMALL_SLOTS - len(state.bag[seat])
        if isinstance(self.task(seat), ToBring) and room <= self.slots_needed(seat) and not self.asked_for(seat, piece):
            return False
        if piece in RUNES or piece == COVERED_RUNE:
            if self.needs(seat, "rune"):
                return self.has(seat, RUNES) < 2
            smith = any(self.needs(other, "rune") for other in self.look.heroes)
            return not smith and piece not in state.bag[seat] and room > 0
        if piece in HERBS or piece == COVERED_HERB:
            if self.needs(seat, "herb"):
                return not self.has(seat, HERBS)
            return self.healer() == NONE or state.space[seat] != self.look.setting.castle
        if piece in (BREW, HALF_BREW):
            return self.healer() in (NONE, seat) or state.space[seat] != self.look.setting.castle
        if piece == PARCHMENT:
            return bool(self.needs(seat, "parchment"))
        return piece != TELESCOPE

    def lays_down(self, seat: int, piece: int) -> bool:
        """Room for what the fate asks for; and in the castle what the healer will need there."""
        healer = self.healer()
        at_home = self.state.space[seat] == self.look.setting.castle
        if at_home and healer not in (NONE, seat) and piece in (*HERBS, BREW, HALF_BREW):
            return True
        if piece not in self.state.bag[seat] or self.asked_for(seat, piece):
            return False
        return SMALL_SLOTS - len(self.state.bag[seat]) < self.slots_needed(seat)

    def slots_needed(self, seat: int) -> int:
        """Small things his fate still asks for that he has not got."""
        task = self.task(seat)
        if not isinstance(task, ToBring):
            return 0
        pieces = self.state.setting.pieces_named
        return sum(max(0, n - self.has(seat, pieces(name))) for name, n in task.items.items() if name != "gold")

    def asked_for(self, seat: int, piece: int) -> bool:
        task = self.task(seat)
        if not isinstance(task, ToBring):
            return False
        covered = {COVERED_RUNE: "rune", COVERED_HERB: "herb"}.get(piece)
        names = [name for name in task.items if name != "gold"]
        return covered in names or any(piece in self.state.setting.pieces_named(name) for name in names)

    def fog_worth(self) -> float:
        searching = self.healer() != NONE and self.state.friends[WITCH] == NONE
        return 3.0 if searching else 1.0

    def busy(self, seat: int) -> float:
        return 0.0 if self.task(seat) is None else 5.0

    def letters_to_keep(self) -> int:
        """Victories for gold wait until the fates are met."""
        return 3 if self.fates_met() else 6

    def fates_met(self) -> bool:
        return all(open_fate(self.state, seat) == NONE for seat in self.look.heroes)

    def healer(self) -> int:
        return next((seat for seat in self.look.heroes if self.needs(seat, "herb")), NONE)

    def hands_over(self, seat: int, other: int, piece: int) -> bool:
        """Herb and brew for the healer."""
        if other != self.healer():
            return False
        if piece in HERBS:
            return not self.has(other, HERBS)
        return piece in (BREW, HALF_BREW) and not self.has(other, (BREW, HALF_BREW))

    def wants_brew(self) -> bool:
        return self.state.opponent != NONE and super().wants_brew()

    def buys(self, seat: int, piece: int) -> bool:
        if piece == BREW and self.needs(seat, "brew"):
            return not self.has(seat, (BREW, HALF_BREW))
        return super().buys(seat, piece)

    def may_stop(self, seat: int, space: int) -> bool:
        """A message must not meet a creature, by night neither."""
        if PARCHMENT not in self.state.bag[seat]:
            return True
        task = self.task(seat)
        goal = isinstance(task, ToBring) and space == task.to
        return self.state.beasts[space] == NONE and (goal or self.look.safe_tonight(space))

    def ways_of(self, seat: int) -> tuple[tuple[int, ...], ...]:
        """With a message by ways without creatures, unless that is a long way round."""
        usual, task = super().ways_of(seat), self.task(seat)
        if PARCHMENT not in self.state.bag[seat] or not isinstance(task, ToBring):
            return usual
        safe, start = self.safe_ways(), self.state.space[seat]
        return safe if safe[start][task.to] <= usual[start][task.to] + 2 else usual

    def lead_of(self, seat: int, led: tuple[int, ...]) -> Duty | None:
        task = self.task(seat)
        if FATED_FARMER in led and isinstance(task, ToLead):
            return Duty("lead", self.state.space[seat], (seat,), piece=FATED_FARMER, to=task.to)
        return super().lead_of(seat, led)

    # Fates

    def plan(self) -> None:
        threats = self.threats()
        for space in threats:
            if self.look.sunrises(space) <= 1:
                self.stop(space)
        self.strike()
        for space in threats:
            if self.look.sunrises(space) == 2:
                self.fight(space, FAIR, floor=3, spend=True)
        self.outfit_dwarf()
        self.objectives()
        self.shop(near=3)
        self.shop(near=8, least=0.8)
        self.treat()
        for space in threats:
            self.fight(space, SURE, floor=7)
        self.answer_calls()
        self.lead_farmers()
        self.hunt()
        self.shop(near=8)
        for seat in list(self.free):
            self.errand(seat)

    def outfit_dwarf(self) -> None:
        """In the mine of his people gold is worth twice as much, even if it is a day's march."""
        state, look = self.state, self.look
        dwarf, market = seat_of(state, DWARF), look.setting.dwarf_market
        task = self.task(dwarf) if dwarf != NONE else None
        passes = isinstance(task, ToVisit) or (isinstance(task, ToBring) and task.to == market)
        if dwarf not in self.free or market in state.shut or self.saved(dwarf) or passes:
            return
        if 0 < look.way(dwarf, market) <= 10 and state.gold[dwarf] >= 5 and state.strength[dwarf] <= 10:
            self.take(Duty("go", market, (dwarf,)))

    def objectives(self) -> None:
        """Each hero's own task; slaying needs friends, so it comes first, and help for the healer at last."""
        for seat in self.look.heroes:
            task = self.task(seat)
            if isinstance(task, ToSlay):
                self.slay(seat, task)
        for seat in list(self.free):
            task = self.task(seat)
            match task:
                case ToBring():
                    self.bring(seat, task)
                case ToVisit(spaces):
                    self.visit(seat, spaces)
                case ToLead(to):
                    self.guide_home(seat, to)
                case ToReach(at, strength):
                    if self.state.strength[seat] >= self.state.setting.amount(strength):
                        self.go(seat, at)
        self.help_healer()

    def help_healer(self) -> None:
        """Somebody else may bring herb and brew to the castle, or find the witch."""
        state, healer = self.state, self.healer()
        if healer == NONE:
            return
        castle = self.look.setting.castle
        for seat in list(self.free):
            if self.task(seat) is None and self.has(seat, (*HERBS, BREW, HALF_BREW)):
                self.go(seat, castle)
        brewed = any(self.has(seat, (BREW, HALF_BREW)) for seat in self.look.heroes) or BREW in state.ground[castle]
        if state.friends[WITCH] == NONE and not brewed:
            self.search_fog(2)

    def go(self, seat: int, space: int) -> None:
        if self.state.space[seat] != space:
            self.take(Duty("go", space, (seat,), floor=7))

    def slay(self, seat: int, task: ToSlay) -> None:
        state, look = self.state, self.look
        kind = state.setting.kind_number[task.what]
        if kind not in state.beasts or seat not in self.free:
            return
        space = state.beasts.index(kind)
        if self.fight(space, 0.75, need=seat, floor=5, spend=True):
            return
        # Too far for today: those who would win tomorrow go there now.
        everybody = [one for one in look.heroes if one == seat or one in self.free]
        for size in range(1, len(everybody) + 1):
            group = sorted(everybody, key=lambda one: (one != seat, look.way(one, space)))[:size]
            if look.odds(group, space, kind, [-state.hours[one] for one in group]).fight >= 0.75:
                for one in group:
                    if one in self.free and state.space[one] != look.stand(one, space):
                        self.take(Duty("go", look.stand(one, space), (one,)))
                return

    def bring(self, seat: int, task: ToBring) -> None:
        state = self.state
        for name in task.items:
            if name == "gold":
                if state.gold[seat] < task.items[name]:
                    return
            elif name == "brew" and not self.has(seat, (BREW, HALF_BREW)):
                self.get_brew(seat)
                return
            elif self.has(seat, state.setting.pieces_named(name)) < task.items[name]:
                self.fetch(seat, name)
                return
        if PARCHMENT in state.bag[seat]:
            self.carry_message(seat, task.to)
        else:
            self.go(seat, task.to)

    def carry_message(self, seat: int, goal: int) -> None:
        """By a way without creatures; whatever bars it is fought by the others."""
        state = self.state
        ways = self.safe_ways()
        if ways[state.space[seat]][goal] >= FAR:
            self.clear(self.look.road(state.space[seat], goal, detour=3))
        if seat in self.free:
            self.go(seat, goal)

    def clear(self, road: Sequence[int]) -> None:
        """Creatures that bar a way on which one must not meet them."""
        for space in road:
            if self.state.beasts[space] != NONE and not self.fight(space, FAIR, spend=True):
                return

    def get_brew(self, seat: int) -> None:
        state = self.state
        witch = state.friends[WITCH]
        if witch != NONE:
            if state.gold[seat] >= brew_price(state, seat):
                self.go(seat, witch)
            return
        self.search_fog(len(self.free))

    def fetch(self, seat: int, name: str) -> None:
        """The nearest piece of this kind on the ground, face down or not."""
        state, look = self.state, self.look
        kinds = state.setting.pieces_named(name)
        places = [
            (look.way(seat, space), space)
            for space, ground in enumerate(state.ground)
            if any((piece & ~COVERED) in kinds for piece in ground)
        ]
        if places:
            self.go(seat, min(places)[1])

    def visit(self, seat: int, spaces: Sequence[int]) -> None:
        state, look = self.state, self.look
        left = [space for number, space in enumerate(spaces) if not state.visited[seat] >> number & 1]
        left = [space for space in left if space != state.space[seat]]
        if left:
            self.go(seat, min(left, key=lambda space: (look.way(seat, space), space)))

    def guide_home(self, seat: int, to: int) -> None:
        """The farmer of the fate."""
        state = self.state
        for space, ground in enumerate(state.ground):
            if FATED_FARMER in ground:
                duty = Duty("lead", space, (seat,), piece=FATED_FARMER, to=to)
                if not self.can_lead(duty):
                    self.clear(self.look.road(space, to, detour=3))
                if seat in self.free:
                    self.take(duty)
                return

    def lying(self, seat: int, space: int) -> float:
        state = self.state
        if not state.ground[space]:
            return 0.0
        kinds = {piece & ~COVERED for piece in state.ground[space]}
        value = 0.0
        if kinds & set(HERBS) and self.wants(seat, COVERED_HERB) and len(state.bag[seat]) < SMALL_SLOTS:
            value += 1.5
        return value


def share_gold(state: AndorState, seat: int, step: riches.ShareGold, options: Sequence[Action]) -> Action | None:
    """To whom a fate asks for gold or strength, else to the dwarf."""
    if any(fate == NONE for fate in state.fates):
        return None
    plan = ResistanceQuest(state)
    for one in range(len(state.space)):
        missing = plan.saved(one) - state.gold[one]
        if missing > 0:
            return Share(one, min(step.left, missing))
    captain = next((one for one in range(len(state.space)) if isinstance(plan.task(one), ToReach)), NONE)
    if captain != NONE:
        return Share(captain, step.left)
    dwarf = seat_of(state, DWARF)
    return Share(dwarf, step.left) if dwarf != NONE and hero_of(state, dwarf) == DWARF else None


ANSWERS: Answers = {
    **answers_of(ResistanceQuest),
    riches.ShareGold: share_gold,
}
