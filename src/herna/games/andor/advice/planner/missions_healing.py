"""The second legend: find the witch, bring the herb home, and break the stronghold before the castle falls.

Time is what matters, and much is luck: what lies in the fog, where the herb grows, dice. So the hero on turn rehearses
what he could do (`rehearsal`), and does what leads to victory most often.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from msgspec.structs import replace

from herna.games.andor.actions import FightOn, Give, Invite, Join, Reward, Share, Stop
from herna.games.andor.advice.planner import marches, travel
from herna.games.andor.advice.planner.answers import Answers, answers_of
from herna.games.andor.advice.planner.outlook import Outlook
from herna.games.andor.advice.planner.proposals import calls
from herna.games.andor.advice.planner.quest import Duty
from herna.games.andor.advice.planner.rehearsal.habits import SLEEP, URGENT
from herna.games.andor.advice.planner.rehearsal.haste import Effort
from herna.games.andor.advice.planner.rehearsal.paper import scene_of
from herna.games.andor.advice.planner.rehearsal.rehearse import STORM, agree, rehearse
from herna.games.andor.advice.planner.rehearsal.scene import Intent
from herna.games.andor.advice.planner.rehearsal.storms import LAST, Approach, chance_of_storm, storm_plan
from herna.games.andor.advice.planner.stronghold import StrongholdQuest
from herna.games.andor.deeds import riches
from herna.games.andor.pieces import (
    BREW,
    COVERED_RUNE,
    FARMER,
    HALF_WINESKIN,
    HERBS,
    RUNES,
    TELESCOPE,
    WINESKIN,
)
from herna.games.andor.rules.fighting import odds_of_fight, reaches
from herna.games.andor.rules.heroes import DWARF, SMALL_SLOTS, WARRIOR, hero_of, seat_of
from herna.games.andor.state import NONE, PRINCE, AndorState
from herna.games.andor.steps import battle, move, turn
from herna.games.andor.steps.free import brew_price
from herna.games.andor.steps.round import BetweenRounds
from herna.kernel import Action

BUSY = ("fight", "lead", "guide")
TRADES = ("arms", "brew")
FUTURES = 1024
"""A number larger than are looked at for any decision."""
STUBBORN = 0.25
"""With what chance an ordinary fight goes on."""
DESPERATE = 0.005
"""The chance with which a storm goes on if the castle falls tonight."""
HOPEFUL = 0.2
"""The chance with which it goes on otherwise."""


class HealingQuest(StrongholdQuest):
    """`planned`: with everybody's duties; else only what needs none of them."""

    def __init__(self, state: AndorState, *, planned: bool = True) -> None:
        self.planned = planned
        self.task = SLEEP
        super().__init__(state)

    # The herb

    @cached_property
    def bearer(self) -> int:
        """Who carries the king's herb."""
        bags = self.state.bag
        return next((seat for seat in self.look.heroes if any(herb in bags[seat] for herb in HERBS)), NONE)

    # What the legend adds

    def goal(self) -> tuple[int, int]:
        state = self.state
        tower = state.setting.kind_number["tower-skral"]
        return (state.beasts.index(tower), tower) if tower in state.beasts else (NONE, tower)

    def saved(self, seat: int) -> int:
        """Gold is kept until it is time to spend it."""
        state = self.state
        here = self.task.kind in TRADES and self.task.space == state.space[seat] and seat == state.turn
        return 0 if here else state.gold[seat]

    def buys(self, seat: int, piece: int) -> bool:
        """Brews, and nothing else but strength."""
        return piece == BREW and self.task.kind == "brew" and self.wants_brew()

    def buys_strength(self, seat: int) -> bool:
        return self.task.kind == "arms" and super().buys_strength(seat)

    def wants(self, seat: int, piece: int) -> bool:
        if piece in HERBS:
            return self.state.space[seat] != self.look.setting.castle
        if piece in RUNES or piece == COVERED_RUNE:
            return seat != self.brew_buyer() and len(self.state.bag[seat]) < SMALL_SLOTS - 1
        if piece in (WINESKIN, HALF_WINESKIN) and self.at_witch(seat):
            return False
        return piece != TELESCOPE

    def lays_down(self, seat: int, piece: int) -> bool:
        """The herb at home, and a wineskin for a brew."""
        state = self.state
        if piece in (WINESKIN, HALF_WINESKIN):
            full = len(state.bag[seat]) == SMALL_SLOTS and state.gold[seat] >= brew_price(state, seat)
            return full and self.at_witch(seat) and self.wants_brew()
        return piece in HERBS and state.space[seat] == self.look.setting.castle

    def hands_over(self, seat: int, other: int, piece: int) -> bool:
        """The herb goes to whoever brings it home sooner; brews to whoever has none."""
        if piece == BREW:
            return self.shares_brew(seat, other)
        if piece not in HERBS:
            return False
        far = self.look.way(seat, self.look.setting.castle)
        return self.day_of(other, far) < self.day_of(seat, far)

    def gives(self, seat: int, other: int) -> int:
        return 0 if self.digs(seat) else super().gives(seat, other)

    def takes_gold(self, seat: int) -> bool:
        return self.digs(seat) or super().takes_gold(seat)

    def digs(self, seat: int) -> bool:
        """In a larger company, where brews are dear, the dwarf keeps his gold for the mine."""
        return len(self.look.heroes) > 2 and hero_of(self.state, seat) == DWARF

    # The plan

    def plan(self) -> None:
        """Only for the hero on turn: he rehearses what he could do."""
        seat = self.state.turn
        if not self.planned or self.state.asleep[seat]:
            return
        self.task = self.best_task(seat)
        self.carry_out(seat, self.task)
        self.honour_calls()

    def best_task(self, seat: int) -> Intent:
        state = self.state
        scene = scene_of(state, self.look)
        announced = {
            one: space
            for one, (aim, space) in enumerate(state.proposals)
            if aim == "fight" and not state.asleep[one] and space in scene.beasts
        }
        # Every decision has futures of its own, so that no mistake is made twice for the same reason.
        seed = FUTURES * (1000 * state.day + 31 * sum(state.hours) + sum(state.space))
        effort = Effort()
        for space in sorted(set(announced.values()) - {scene.tower}):
            agree(scene, [one for one in announced if announced[one] == space], space, seed, effort)
        stormed = scene.tower != NONE and scene.tower in announced.values()
        wanted = tuple(sorted(set(announced.values())))
        task = rehearse(scene, seat, wanted, stormed, seed, effort)
        # Whoever buys something for the storm goes there first.
        return storm_plan(scene)[1].get(seat, task) if task == STORM else task

    def carry_out(self, seat: int, task: Intent) -> None:
        """A task of the rehearsals as a duty."""
        look, state = self.look, self.state
        kind, space, group = task
        if kind == "fight":
            self.take(Duty("fight", space, group, state.beasts[space], floor=3))
        elif kind == "storm":
            self.storm()
        elif kind == "farmer" or (kind == "home" and FARMER in state.ground[state.space[seat]]):
            space = space if kind == "farmer" else state.space[seat]
            self.take(Duty("lead", space, (seat,), piece=FARMER, to=look.setting.castle, floor=3))
        elif kind == "pass":
            self.take(Duty("wait", space, (seat,)))
        elif kind == "guide":
            self.take(Duty("guide", space, (seat,), piece=PRINCE))
        elif kind != "sleep" and state.space[seat] != space:
            late = kind in URGENT and look.hours(seat) < look.way(seat, space) <= look.hours(seat, floor=3)
            self.take(Duty("go", space, (seat,), floor=3 if late else None))

    def storm(self) -> None:
        """All who can be there today, and the prince."""
        look = self.look
        space, foe = self.goal()
        _, guides = self.friends_for(space)
        able = [seat for seat in self.free if look.way(seat, look.stand(seat, space)) < look.hours(seat, floor=LAST)]
        self.attack(space, foe, able, guides, LAST)

    def can_wait(self, seat: int, duty: Duty) -> bool:
        """Before the stronghold it is worth overtime."""
        if duty.space != self.goal()[0]:
            return super().can_wait(seat, duty)
        return self.look.hours(seat, floor=LAST) > 1

    def is_hopeless(self, seat: int, duty: Duty) -> bool:
        """With those who are there already."""
        if duty.space != self.goal()[0]:
            return False
        state = self.state
        scene = scene_of(state, self.look)
        here = [one for one in duty.group if reaches(state, one, duty.space) and not state.asleep[one]]
        return chance_of_storm(scene, here, [Approach(0)] * len(here)) < HOPEFUL

    def honour_calls(self) -> None:
        """A hero who is asked to come comes, if he neither carries the herb nor fights; fights are rehearsed."""
        can_come = [
            seat
            for seat in self.look.heroes
            if not self.state.asleep[seat] and seat != self.bearer and self.doing(seat) not in BUSY
        ]
        for call in calls(self.look, can_come):
            if call.foe == NONE:
                self.come(call)

    def doing(self, seat: int) -> str:
        duty = self.duties.get(seat)
        return duty.kind if duty is not None else ""


# Answers


def share_gold(state: AndorState, seat: int, step: riches.ShareGold, options: Sequence[Action]) -> Action | None:
    """All to who grows strong with it on the first day: the dwarf at the mine for half the price, else the warrior."""
    strong = [one for one in (seat_of(state, DWARF), seat_of(state, WARRIOR)) if one != NONE]
    return Share(strong[0] if strong else HealingQuest(state, planned=False).brew_buyer(), step.left)


def share_reward(state: AndorState, seat: int, step: battle.ShareReward, options: Sequence[Action]) -> Action | None:
    """Gold for who buys brews as long as they are missing."""
    quest = HealingQuest(state, planned=False)
    buyer = quest.brew_buyer()
    if buyer in step.fighters and quest.brews_wanted() * brew_price(state, buyer) > state.gold[buyer]:
        hero = step.fighters[0]
        wanted = Reward(hero, step.left if hero == buyer else 0, 0)
        return wanted if wanted in options else None
    return marches.share_reward(state, step, options)


def take_turn(state: AndorState, seat: int, step: turn.Turn, options: Sequence[Action]) -> Action | None:
    """What costs nothing needs no rehearsal, nor does the turn of another."""
    light = HealingQuest(state, planned=False)
    free = marches.free_activity(light, seat, options)
    if free is not None or seat != state.turn:
        return free if free is not None else options[0]
    return marches.take_turn(HealingQuest(state), seat, options)


def go_on(state: AndorState, seat: int, step: move.Moving, options: Sequence[Action]) -> Action | None:
    if step.led:
        return marches.go_on(HealingQuest(state), seat, step, options)
    quest = HealingQuest(state, planned=False)
    for action in options:
        if isinstance(action, Give) and action.piece == BREW and quest.shares_brew(seat, action.seat):
            return action
    return travel.drink(state, seat, step, options) or marches.end_move(options)


def has_come(state: AndorState, seat: int) -> bool:
    """Has he announced the fight that is about to begin?"""
    return state.battle is not None and state.proposals[seat] == ("fight", state.battle.space)


def muster(state: AndorState, seat: int, step: battle.Muster, options: Sequence[Action]) -> Action | None:
    """Whoever has come for this fight takes part: rounds cost hours."""
    come = (action for action in options if isinstance(action, Invite) and has_come(state, action.seat))
    return next(come, None) or marches.muster(state, options)


def answer_call(state: AndorState, seat: int, step: battle.AnswerCall, options: Sequence[Action]) -> Action | None:
    """Whoever has come fights along, also if others are still to be called."""
    return Join() if has_come(state, seat) else marches.answer_call(state, options)


def guide_on(state: AndorState, seat: int, step: move.Guiding, options: Sequence[Action]) -> Action | None:
    """Whoever has begun to lead the prince to the stronghold goes on."""
    quest = HealingQuest(state, planned=False)
    action = marches.guide(quest, seat, Duty("guide", quest.goal()[0], (seat,), piece=step.friend), set(options))
    return action if action is not None and quest.look.hours(seat) > 0 else Stop()


def between_rounds(state: AndorState, seat: int, step: BetweenRounds, options: Sequence[Action]) -> Action | None:
    """Before the stronghold nobody gives in while there is a chance, least of all if the castle falls tonight."""
    fight = state.battle
    if fight is None or FightOn() not in options:
        return None
    fresh = replace(fight, turned=False, poison=0, card=NONE, thrown=())
    if not state.setting.kinds[fight.foe].boss:
        return FightOn() if odds_of_fight(state, fresh).fight >= STUBBORN else None
    last_chance = scene_of(state, Outlook(state)).falls_tonight() or state.last - state.narrator <= 1
    chance = odds_of_fight(state, fresh, drinking=True).fight
    return FightOn() if chance >= (DESPERATE if last_chance else HOPEFUL) else None


ANSWERS: Answers = {
    **answers_of(HealingQuest),
    turn.Turn: take_turn,
    riches.ShareGold: share_gold,
    battle.Muster: muster,
    battle.AnswerCall: answer_call,
    battle.ShareReward: share_reward,
    BetweenRounds: between_rounds,
    move.Moving: go_on,
    move.Guiding: guide_on,
}
