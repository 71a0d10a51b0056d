"""The fourth legend: bows for everybody, kills in one volley, and home with the gems before the gate falls shut."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from herna.games.andor.actions import (
    Buy,
    BuyStrength,
    ChooseFigure,
    EmptyWell,
    EndDay,
    Fight,
    Give,
    GiveGold,
    HandIn,
    HandInGold,
    Invite,
    Join,
    Pass,
    PickUp,
    PickUpGold,
    Propose,
    Reward,
    Share,
    Stop,
    Walk,
)
from herna.games.andor.creatures import way_on
from herna.games.andor.fighting import shoots
from herna.games.andor.heroes import ARCHER, DWARF, dice_count, hero_of, hours_left, seat_of
from herna.games.andor.model import ALARM, NONE, AndorState
from herna.games.andor.odds import difference_odds
from herna.games.andor.pieces import BOW, COVERED, COVERED_GEM, GEM_VALUE, GEMS
from herna.games.andor.planner.outlook import FAR, Outlook
from herna.games.andor.roads import distances
from herna.games.andor.steps import asking, battle, move, setup, turn
from herna.games.andor.vocabulary import Advance
from herna.kernel import Action

FIGURES = (0, 4, 2, 6)
"""The dwarf buys strength cheaply, the archer shoots; then warrior and wizard."""
HIDDEN_GEM = 3.3
SURE = 0.88
BOLD = 0.6
"""How sure a volley must be: an alarm near the end does little harm."""
MARGIN = 2
"""Hours to spare on the way home."""
STRENGTH_AIM = 7


class Raid(NamedTuple):
    """What a hero is about: a volley at a creature with others, a treasure to fetch, or the way home."""

    task: str
    space: int
    group: tuple[int, ...]


class MinePlan:
    """Who shoots, who fetches, who goes home; every companion works out the same."""

    def __init__(self, state: AndorState) -> None:
        self.state = state
        self.look = Outlook(state)
        self.quiet = not state.flags & ALARM
        self.gate = state.setting.treasury
        guarded = {space for space, kind in enumerate(state.beasts) if kind != NONE} if self.quiet else set()
        borders = tuple(tuple(one for one in row if one not in guarded) for row in self.look.borders)
        self.ways = distances(borders)
        self.sure = SURE if state.last - state.narrator > 4 else BOLD
        self.letters = state.last - state.narrator - self.escapes()
        self.raids: dict[int, Raid] = {}
        self.free = [seat for seat in self.look.heroes if not state.asleep[seat]]
        self.awake = list(self.free)
        self.plan()

    # What there is

    def escapes(self) -> int:
        """Letters that creatures on the run will cost in the next days."""
        if self.quiet:
            return 0
        return sum(sunrise <= 2 for sunrise in self.look.arrivals.values())

    def carried(self, seat: int) -> int:
        state = self.state
        return state.gold[seat] + sum(GEM_VALUE[gem] for gem in state.gems[seat])

    def missing(self) -> float:
        """What is still to be found, beyond what is handed in or carried."""
        target = self.state.setting.target or 0
        return target - self.state.delivered - sum(self.carried(seat) for seat in self.look.heroes)

    def treasure(self, space: int) -> float:
        state = self.state
        value = float(state.coins[space])
        for piece in state.ground[space]:
            if piece >= COVERED and piece - COVERED in GEMS:
                value += HIDDEN_GEM
            elif piece in GEMS:
                value += GEM_VALUE[piece]
        return value

    def time(self, seat: int, kills: int = 0) -> int:
        """Hours a hero has until the end, if so many more creatures fall."""
        return self.look.hours(seat, floor=3) + 7 * (self.letters - 1 - kills)

    def home(self, space: int) -> int:
        """Steps to the gate, if need be past the guards."""
        return min(self.ways[space][self.gate], self.look.distance[space][self.gate] + 4)

    def hurry(self, seat: int) -> bool:
        """Home today or tomorrow, or it will be too late."""
        return self.home(self.state.space[seat]) + 7 + MARGIN >= self.time(seat)

    # Volleys

    def volley(self, group: Sequence[int], space: int) -> float:
        """The chance that arrows of all these kill the creature in one round."""
        state = self.state
        kind = state.setting.kinds[state.beasts[space]]
        rolls = tuple(("bow", dice_count(state, seat)) for seat in sorted(group))
        strength = sum(state.strength[seat] for seat in group) - kind.strength - state.today[0]
        count = kind.dice[0 if kind.willpower < 7 else 1 if kind.willpower < 14 else 2]
        odds = difference_odds(rolls, kind.die, count)  # type: ignore[arg-type]
        return sum(chance for difference, chance in odds if difference + strength >= kind.willpower)

    def stand(self, seat: int, space: int) -> int:
        """The nearest place to shoot from that no other creature is about to enter."""
        state = self.state
        near = [
            one
            for one in self.look.borders[space]
            if state.beasts[one] == NONE and self.ways[state.space[seat]][one] < FAR
        ]
        if state.space[seat] in near:
            return state.space[seat]
        return min(near, key=lambda one: (self.ways[state.space[seat]][one], one), default=NONE)

    def patrol_hits(self, without: int) -> bool:
        """Would the next letter send a creature onto a hero, once the creature on a space is gone?"""
        state = self.state
        letter = state.narrator + 1
        if not self.quiet or letter >= len(state.letters) or not self.is_patrol(letter):
            return False
        return any(
            kind != NONE and space != without and way_on(state, space) in state.space
            for space, kind in enumerate(state.beasts)
        )

    def is_patrol(self, letter: int) -> bool:
        state = self.state
        return any(
            card >= 0 and any(isinstance(word, Advance) for word in state.setting.cards[card].do)
            for card in state.letters[letter]
        )

    def worth_killing(self, space: int) -> float:
        """The reward, and the treasure that lies on or behind the space."""
        state = self.state
        kind = state.setting.kinds[state.beasts[space]]
        value = kind.reward + self.treasure(space)
        for other in range(state.setting.size):
            if other != space and self.treasure(other) and self.ways[self.gate][other] >= FAR:
                open_way = self.look.distance[other]
                if open_way[self.gate] == open_way[space] + self.look.distance[space][self.gate]:
                    value += 0.6 * self.treasure(other)
        return value

    # The plan

    def plan(self) -> None:
        need = self.missing()
        for seat in list(self.free):
            loaded = self.carried(seat) > 0
            if loaded and self.home(self.state.space[seat]) + MARGIN >= self.time(seat):
                self.take(Raid("home", self.gate, (seat,)))
        if need <= 0:
            for seat in list(self.free):
                if self.carried(seat):
                    self.take(Raid("home", self.gate, (seat,)))
        if self.quiet:
            self.plan_volleys(need)
        else:
            self.plan_hunts()
        self.plan_fetching()
        self.plan_marches()
        for seat in list(self.free):
            if self.carried(seat) and self.state.space[seat] != self.gate:
                self.take(Raid("home", self.gate, (seat,)))

    def take(self, raid: Raid) -> None:
        for seat in raid.group:
            self.raids[seat] = raid
        self.free = [seat for seat in self.free if seat not in raid.group]

    def plan_volleys(self, need: float) -> None:
        """Today's kills, the most rewarding and nearest first."""
        state, look = self.state, self.look
        if self.letters <= 1:
            return
        kills = 0
        while True:
            best: tuple[float, Raid] | None = None
            archers = [seat for seat in self.free if shoots(state, seat)]
            for space, kind in enumerate(state.beasts):
                if kind == NONE or self.patrol_hits(space):
                    continue
                worth = self.worth_killing(space)
                for size in range(1, len(archers) + 1):
                    for group in combinations(archers, size):
                        stands = [self.stand(seat, space) for seat in group]
                        if NONE in stands:
                            continue
                        far = [self.ways[state.space[seat]][one] for seat, one in zip(group, stands, strict=True)]
                        if any(way + 1 > look.hours(seat, floor=7) for way, seat in zip(far, group, strict=True)):
                            continue
                        back = max(self.home(one) for one in stands)
                        if back + MARGIN > min(self.time(seat, kills + 1) for seat in group):
                            continue
                        chance = self.volley(group, space)
                        if chance < self.sure:
                            continue
                        value = worth * chance - 0.4 * (sum(far) + size)
                        if best is None or value > best[0]:
                            best = (value, Raid("shoot", space, group))
            if best is None or best[0] <= 0:
                return
            self.take(best[1])
            kills += 1
            if self.letters - kills <= 1:
                return

    def plan_hunts(self) -> None:
        """After the alarm creatures are fought for their gold as they come."""
        state, look = self.state, self.look
        kills = 0
        prey = sorted(
            ((look.sunrises(space), space) for space, kind in enumerate(state.beasts) if kind != NONE),
        )
        for _, space in prey:
            if self.letters - kills <= 1:
                return
            best: tuple[float, Raid] | None = None
            for size in range(1, min(3, len(self.free)) + 1):
                for group in combinations(self.free, size):
                    far = [look.way(seat, look.stand(seat, space)) for seat in group]
                    if any(way + 1 > look.hours(seat, floor=5) for way, seat in zip(far, group, strict=True)):
                        continue
                    if look.odds(group, space, state.beasts[space], far).fight < 0.75:
                        continue
                    cost = sum(far) + 2.0 * size
                    if best is None or cost < best[0]:
                        best = (cost, Raid("shoot", space, group))
                if best is not None:
                    break
            if best is not None and best[0] <= 8:
                self.take(best[1])
                kills += 1

    def plan_fetching(self) -> None:
        """Everything that lies within reach, to whoever is nearest."""
        state = self.state
        open_ = [space for space in range(state.setting.size) if self.treasure(space) > 0]
        while self.free and open_:
            best: tuple[float, int, int] | None = None
            for seat in self.free:
                for space in open_:
                    far = self.ways[state.space[seat]][space]
                    back = self.home(space)
                    if far >= FAR or far + back + MARGIN > self.time(seat):
                        continue
                    value = self.treasure(space) / (far + 0.5 * back + 1.0)
                    if best is None or value > best[0]:
                        best = (value, seat, space)
            if best is None:
                return
            _, seat, space = best
            open_.remove(space)
            self.take(Raid("fetch", space, (seat,)))

    def plan_marches(self) -> None:
        """Whoever is idle goes where the next volley will be shot tomorrow."""
        state = self.state
        if not self.quiet or self.letters <= 2:
            return
        archers = [seat for seat in self.look.heroes if shoots(state, seat)]
        goals = []
        for space, kind in enumerate(state.beasts):
            if kind == NONE:
                continue
            for size in range(1, len(archers) + 1):
                if any(self.volley(group, space) >= self.sure for group in combinations(archers, size)):
                    stands = [self.stand(seat, space) for seat in archers]
                    if NONE not in stands:
                        far = sum(self.ways[state.space[seat]][one] for seat, one in zip(archers, stands, strict=True))
                        goals.append((far - 3 * self.worth_killing(space), space))
                    break
        if not goals:
            return
        space = min(goals)[1]
        for seat in list(self.free):
            if shoots(state, seat):
                one = self.stand(seat, space)
                if self.ways[state.space[seat]][one] + self.home(one) + 7 + MARGIN <= self.time(seat):
                    self.take(Raid("march", one, (seat,)))


# Answers


def choose_figure(state: AndorState, seat: int, step: setup.TakeFigure, options: Sequence[Action]) -> Action | None:
    return next((ChooseFigure(one + (seat & 1)) for one in FIGURES if ChooseFigure(one) in options), None)


def share_gold(state: AndorState, seat: int, step: asking.ShareGold, options: Sequence[Action]) -> Action | None:
    """A bow for everybody, strength for the dwarf."""
    others = [one for one in range(len(state.space)) if hero_of(state, one) not in (ARCHER, DWARF)]
    poor = [one for one in others if state.gold[one] < 2 and not shoots(state, one)]
    dwarf = seat_of(state, DWARF)
    if poor and step.left > 2:
        return Share(poor[0], 2)
    return Share(dwarf if dwarf != NONE else 0, step.left)


def share_article(state: AndorState, seat: int, step: asking.ShareArticle, options: Sequence[Action]) -> Action | None:
    """The bow to somebody who cannot shoot yet, the dwarf first; other things to the archer."""
    shares = [action for action in options if isinstance(action, Share)]
    if step.piece == BOW:
        return min(shares, key=lambda share: (shoots(state, share.seat), state.gold[share.seat] >= 2, share.seat))
    return None


def take_turn(state: AndorState, seat: int, step: turn.Turn, options: Sequence[Action]) -> Action | None:
    offered = set(options)
    plan = MinePlan(state)
    free = free_activity(state, seat, plan, options)
    if free is not None:
        return free
    if seat != state.turn:
        return options[0]
    raid = plan.raids.get(seat)
    if raid is not None:
        said = announcement(state, raid, offered)
        action = work(state, seat, plan, raid, offered)
        if action is not None:
            return said if said is not None else action
    shelter = leave_danger(state, seat, plan, offered)
    return shelter if shelter is not None else EndDay()


def announcement(state: AndorState, raid: Raid, offered: set[Action]) -> Action | None:
    if raid.task == "shoot":
        said = Propose("fight", raid.space)
    elif raid.task == "home":
        said = Propose("goal", raid.space)
    else:
        return None
    return said if said in offered else None


def free_activity(state: AndorState, seat: int, plan: MinePlan, options: Sequence[Action]) -> Action | None:
    for action in options:
        match action:
            case HandIn() | HandInGold() | PickUpGold():
                return action
            case EmptyWell() if state.willpower[seat] <= 15:
                return action
            case PickUp(piece) if piece in GEMS or piece == COVERED_GEM:
                return action
            case PickUp(piece) if piece == BOW and not shoots(state, seat):
                return action
            case Buy(piece) if piece == BOW and not shoots(state, seat) and state.gold[seat] >= 2:
                return action
            case BuyStrength() if buys_strength(state, seat):
                return action
            case Give(piece, other) if piece in GEMS and better_bearer(state, seat, other, plan):
                return action
            case GiveGold(_, other) if better_bearer(state, seat, other, plan):
                return action
    return None


def buys_strength(state: AndorState, seat: int) -> bool:
    """The dwarf's strength decides the first volleys; treasure of the mine is not spent."""
    if not state.gold[seat] or state.delivered:
        return False
    return hero_of(state, seat) == DWARF and shoots(state, seat) and state.strength[seat] < 3 + len(state.space) + 4


def better_bearer(state: AndorState, seat: int, other: int, plan: MinePlan) -> bool:
    """Somebody on the way home takes what others have found."""
    mine, other_raid = plan.raids.get(seat), plan.raids.get(other)
    return (
        other_raid is not None
        and other_raid.task == "home"
        and (mine is None or mine.task != "home")
        and state.space[seat] != plan.gate
    )


def work(state: AndorState, seat: int, plan: MinePlan, raid: Raid, offered: set[Action]) -> Action | None:
    space = state.space[seat]
    if raid.task == "shoot":
        return shoot(state, seat, plan, raid, offered)
    if space == raid.space:
        return None
    floor = None if raid.task == "march" else 2 if raid.task == "home" and plan.hurry(seat) else 7
    action = toward(state, seat, plan, raid.space, offered, floor)
    if action is None and raid.task == "home" and plan.ways[space][raid.space] >= FAR:
        # Cut off, and nothing else to do: past the guards, whatever noise it makes.
        action = break_through(state, seat, plan, offered)
    return action


def break_through(state: AndorState, seat: int, plan: MinePlan, offered: set[Action]) -> Action | None:
    way = plan.look.distance
    walks = [one for one in offered if isinstance(one, Walk)]
    walks = [one for one in walks if way[one.space][plan.gate] < way[state.space[seat]][plan.gate]]
    return min(walks, key=lambda one: (way[one.space][plan.gate], one.space), default=None)


def shoot(state: AndorState, seat: int, plan: MinePlan, raid: Raid, offered: set[Action]) -> Action | None:
    """All go to their places; who comes last gives the sign."""
    ready = [one for one in raid.group if in_place(state, plan, one, raid)]
    if seat in ready:
        if len(ready) == len(raid.group):
            return Fight(raid.space) if Fight(raid.space) in offered else None
        return Pass() if Pass() in offered and plan.look.hours(seat) > 1 else None
    target = plan.stand(seat, raid.space) if plan.quiet else plan.look.stand(seat, raid.space)
    return toward(state, seat, plan, target, offered, floor=3)


def in_place(state: AndorState, plan: MinePlan, seat: int, raid: Raid) -> bool:
    if plan.quiet:
        return state.space[seat] in plan.look.borders[raid.space] and shoots(state, seat)
    return state.space[seat] == plan.look.stand(seat, raid.space)


def toward(
    state: AndorState, seat: int, plan: MinePlan, target: int, offered: set[Action], floor: int | None
) -> Action | None:
    """As near as hours allow; for the night not where it burns or where a creature will come."""
    hours = plan.look.hours(seat, floor)
    start = state.space[seat]
    here = plan.ways[start][target]
    best: tuple[tuple[float, int, int], Walk] | None = None
    for action in offered:
        if not isinstance(action, Walk):
            continue
        space = action.space
        far, left = plan.ways[start][space], plan.ways[space][target]
        if far > hours or left >= here:
            continue
        key = (left + (0 if space == target else risk(state, plan, space)), far, space)
        if best is None or key < best[0]:
            best = (key, action)
    return best[1] if best else None


def risk(state: AndorState, plan: MinePlan, space: int) -> float:
    """How bad it is to sleep here, in steps."""
    bad = 0.0
    if plan.quiet:
        if any(kind != NONE and way_on(state, one) == space for one, kind in enumerate(state.beasts)):
            bad += 6.0 if plan.is_patrol(min(state.narrator + 1, len(state.letters) - 1)) else 1.0
    elif plan.look.tomorrow.beasts[space] != NONE:
        bad += 0.5
    if any(space in zone for zone in state.setting.fire_zones):
        bad += 1.0
    return bad


def leave_danger(state: AndorState, seat: int, plan: MinePlan, offered: set[Action]) -> Action | None:
    """Before the night: away from where a creature or the fire may come."""
    here = risk(state, plan, state.space[seat])
    if here < 1.5 or hours_left(state, seat) == 0:
        return None
    walks = [one for one in offered if isinstance(one, Walk) and plan.ways[state.space[seat]][one.space] <= 2]
    safe = [one for one in walks if risk(state, plan, one.space) < here - 1]
    return min(safe, key=lambda one: (plan.ways[state.space[seat]][one.space], one.space), default=None)


def go_on(state: AndorState, seat: int, step: move.Moving, options: Sequence[Action]) -> Action | None:
    if seat != state.turn:
        return None
    return Stop() if Stop() in options else None


def muster(state: AndorState, seat: int, step: battle.Muster, options: Sequence[Action]) -> Action | None:
    """Before the alarm every arrow counts."""
    if state.flags & ALARM:
        return None
    return next((action for action in options if isinstance(action, Invite)), None)


def answer_call(state: AndorState, seat: int, step: battle.AnswerCall, options: Sequence[Action]) -> Action | None:
    return None if state.flags & ALARM else Join()


def share_reward(state: AndorState, seat: int, step: battle.ShareReward, options: Sequence[Action]) -> Action | None:
    """Gold counts at the gate: all of it to one hero."""
    return max((action for action in options if isinstance(action, Reward)), key=lambda one: (one.gold, one.willpower))


ANSWERS = {
    battle.ShareReward: share_reward,
    setup.TakeFigure: choose_figure,
    asking.ShareGold: share_gold,
    asking.ShareArticle: share_article,
    turn.Turn: take_turn,
    move.Moving: go_on,
    battle.Muster: muster,
    battle.AnswerCall: answer_call,
}
