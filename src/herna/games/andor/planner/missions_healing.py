"""The second legend: find the witch, bring the herb home, and break the stronghold before the castle falls.

Time is what matters: the castle holds for some days nearly by itself, brews are cheap, and the prince leaves early. As
long as the witch is not found some search and the others guard; from then on the days until the storm are planned as
a whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from msgspec.structs import replace

from herna.games.andor.actions import FightOn, Give, Reward, Share
from herna.games.andor.fighting import odds_of_fight
from herna.games.andor.heroes import DWARF, SMALL_SLOTS, seat_of
from herna.games.andor.model import NONE, PRINCE, WITCH_FOUND, AndorState
from herna.games.andor.pieces import BREW, COVERED, COVERED_RUNE, FARMER, HERBS, RUNES, TELESCOPE
from herna.games.andor.planner import marches, travel
from herna.games.andor.planner.answers import Answers, answers_of
from herna.games.andor.planner.guarding import GuardingQuest
from herna.games.andor.planner.itinerary import Stop
from herna.games.andor.planner.proposals import calls
from herna.games.andor.planner.prospect import Prospect
from herna.games.andor.planner.quest import Duty
from herna.games.andor.planner.siege import night, realm_of, watch_of
from herna.games.andor.steps import asking, battle, move
from herna.games.andor.steps.free import brew_price
from herna.games.andor.steps.round import BetweenRounds
from herna.kernel import Action

STRONG_DWARF = 7
DESPERATE, HOPEFUL = 0.005, 0.2
"""With what chance a storm goes on: if the castle falls tonight, and else."""


class HealingQuest(GuardingQuest):
    """`planned`: with everybody's duties; else only what needs none of them."""

    def __init__(self, state: AndorState, *, planned: bool = True) -> None:
        self.planned = planned
        self.routes: dict[int, tuple[Stop, ...]] = {}
        super().__init__(state)

    # The herb

    @cached_property
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

    @property
    def searching(self) -> bool:
        return not self.state.flags & WITCH_FOUND and self.bearer == NONE

    # What the legend adds

    def goal(self) -> tuple[int, int]:
        state = self.state
        tower = state.setting.kind_number["tower-skral"]
        return (state.beasts.index(tower), tower) if tower in state.beasts else (NONE, tower)

    def saved(self, seat: int) -> int:
        """Gold is kept for what the plan wants to buy with it; the dwarf keeps it for the mine of his people."""
        state = self.state
        if self.searching:
            away = seat == seat_of(state, DWARF) and state.space[seat] != self.look.setting.dwarf_market
            return state.gold[seat] if away and state.strength[seat] < STRONG_DWARF else 0
        for stop in self.routes.get(seat, ()):
            if stop.kind in ("brew", "arms"):
                return state.gold[seat] if state.space[seat] != stop.place(0) else 0
        return 0

    def fog_worth(self) -> float:
        return 2.5 if self.searching else 0.7

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
        if not self.planned:
            return
        if self.searching:
            self.search_and_guard()
        else:
            self.plan_storm()
        self.honour_calls()

    def plan_storm(self) -> None:
        self.routes = dict(enumerate(Prospect(self).best()))
        for seat in list(self.free):
            if seat in self.free:
                self.follow(seat)
        for seat in list(self.free):
            if not self.routes[seat]:
                self.errand(seat)

    def honour_calls(self) -> None:
        """Who is called comes, if he neither carries the herb nor fights himself.

        What the plan itself wants has been announced too; plans change, so of the others only those count who stand
        before the creature already.
        """
        look = self.look
        can_come = [
            seat
            for seat in look.heroes
            if not self.state.asleep[seat] and seat != self.bearer and self.task(seat) not in ("fight", "lead")
        ]
        for call in calls(look, can_come):
            planned = self.duties.get(call.proposer)
            if planned is not None and planned.kind == "fight":
                continue
            if call.foe == NONE or look.way(call.proposer, call.space) <= 1:
                self.come(call)

    def task(self, seat: int) -> str:
        duty = self.duties.get(seat)
        return duty.kind if duty is not None else ""

    def follow(self, seat: int) -> None:
        """The first stop that is not yet done is the duty of today."""
        state, look = self.state, self.look
        stop = self.next_stop(seat)
        if stop is None:
            return
        here = stop.track and state.space[seat] == stop.place(0)
        if stop.kind in ("fight", "guard"):
            self.follow_to_fight(seat, stop)
        elif stop.kind == "guide":
            self.take(Duty("guide", self.goal()[0], (seat,), piece=PRINCE))
        elif stop.kind == "storm" and stop.first == 0 and self.goal()[0] != NONE:
            # All together, also with those who have another stop before.
            space, foe = self.goal()
            awake = tuple(one for one in look.heroes if not state.asleep[one])
            self.duties[seat] = Duty("fight", space, awake, foe, floor=3)
            self.free.remove(seat)
        elif stop.kind == "farmer" and stop.first == 0:
            self.take(Duty("lead", stop.place(0), (seat,), piece=FARMER, to=look.setting.castle, floor=3))
        elif here:
            self.free.remove(seat)
        else:
            far = look.way(seat, stop.place(0))
            floor = None if stop.kind in ("storm", "farmer") else self.hurried(seat, far, stop.hours)
            self.take(Duty("go", stop.place(0), (seat,), floor=floor))

    def follow_to_fight(self, seat: int, stop: Stop) -> None:
        """Together if all can be there today; else to where the creature will be."""
        state, look = self.state, self.look
        group = stop.group or (seat,)
        today = all(look.way(one, look.stand(one, stop.key)) + 1 <= look.hours(one, floor=3) for one in group)
        if today and all(one in self.free and self.next_stop(one) is stop for one in group):
            self.take(Duty("fight", stop.key, group, state.beasts[stop.key], floor=3))
            return
        place = stop.key if today else look.tomorrow_of(stop.key)
        if state.space[seat] != place:
            self.take(Duty("go", place, (seat,)))
        else:
            self.free.remove(seat)

    def next_stop(self, seat: int) -> Stop | None:
        """What a hero does next, leaving out what he had only to come for."""
        for stop in self.routes[seat]:
            if stop.kind not in ("brew", "arms", "well", "coins", "home", "herb", "shelter"):
                return stop
            if self.state.space[seat] != stop.place(0):
                return stop
        return None


# Answers


def share_gold(state: AndorState, seat: int, step: asking.ShareGold, options: Sequence[Action]) -> Action | None:
    """Who buys brews cheaply gets what they cost (the first one is free), the dwarf the rest."""
    quest = HealingQuest(state, planned=False)
    buyer, dwarf = quest.brew_buyer(), seat_of(state, DWARF)
    wish = min(step.left, brew_price(state, buyer) * (len(state.space) - 1) - state.gold[buyer])
    if wish > 0 or dwarf == NONE:
        return Share(buyer, wish if wish > 0 else step.left)
    return Share(dwarf, step.left)


def share_reward(state: AndorState, seat: int, step: battle.ShareReward, options: Sequence[Action]) -> Action | None:
    """Gold for who buys brews as long as they are missing."""
    quest = HealingQuest(state, planned=False)
    buyer = quest.brew_buyer()
    if buyer in step.fighters and quest.brews_wanted() * brew_price(state, buyer) > state.gold[buyer]:
        hero = step.fighters[0]
        wanted = Reward(hero, step.left if hero == buyer else 0, 0)
        return wanted if wanted in options else None
    return marches.share_reward(state, step, options)


def go_on(state: AndorState, seat: int, step: move.Moving, options: Sequence[Action]) -> Action | None:
    if step.led:
        return marches.go_on(HealingQuest(state), seat, step, options)
    quest = HealingQuest(state, planned=False)
    for action in options:
        if isinstance(action, Give) and action.piece == BREW and quest.shares_brew(seat, action.seat):
            return action
    return travel.drink(state, seat, step, options) or marches.end_move(options)


def between_rounds(state: AndorState, seat: int, step: BetweenRounds, options: Sequence[Action]) -> Action | None:
    """Before the stronghold nobody gives in while there is a chance, least of all if the castle falls tonight."""
    fight = state.battle
    if fight is None or not state.setting.kinds[fight.foe].boss or FightOn() not in options:
        return None
    fresh = replace(fight, turned=False, poison=0, card=NONE, thrown=())
    last_chance = night(realm_of(state), watch_of(state)).room < 0 or state.last - state.narrator <= 1
    chance = odds_of_fight(state, fresh, drinking=True).fight
    return FightOn() if chance >= (DESPERATE if last_chance else HOPEFUL) else None


ANSWERS: Answers = {
    **answers_of(HealingQuest),
    asking.ShareGold: share_gold,
    battle.ShareReward: share_reward,
    BetweenRounds: between_rounds,
    move.Moving: go_on,
}
