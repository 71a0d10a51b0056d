"""The fourth legend: bows for everybody, kills in one volley, and home with the gems."""

from __future__ import annotations

from collections.abc import Sequence

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
from herna.games.andor.advice.planner.answers import Answers
from herna.games.andor.advice.planner.mine_plan import MinePlan, Raid
from herna.games.andor.advice.planner.outlook import FAR, THIRSTY
from herna.games.andor.deeds import riches
from herna.games.andor.pieces import BOW, COVERED_GEM, GEMS
from herna.games.andor.rules.creatures import way_on
from herna.games.andor.rules.fighting import shoots
from herna.games.andor.rules.heroes import ARCHER, DWARF, hero_of, hours_left, seat_of
from herna.games.andor.state import ALARM, NONE, AndorState
from herna.games.andor.steps import battle, move, setup, turn
from herna.kernel import Action

FIGURES = (0, 4, 2, 6)
"""The dwarf buys strength cheaply, the archer shoots; then warrior and wizard."""


def choose_figure(state: AndorState, seat: int, step: setup.TakeFigure, options: Sequence[Action]) -> Action | None:
    return next((ChooseFigure(one + (seat & 1)) for one in FIGURES if ChooseFigure(one) in options), None)


def share_gold(state: AndorState, seat: int, step: riches.ShareGold, options: Sequence[Action]) -> Action | None:
    """A bow for everybody, strength for the dwarf."""
    others = [one for one in range(len(state.space)) if hero_of(state, one) not in (ARCHER, DWARF)]
    poor = [one for one in others if state.gold[one] < 2 and not shoots(state, one)]
    dwarf = seat_of(state, DWARF)
    if poor and step.left > 2:
        return Share(poor[0], 2)
    return Share(dwarf if dwarf != NONE else 0, step.left)


def share_article(state: AndorState, seat: int, step: riches.ShareArticle, options: Sequence[Action]) -> Action | None:
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
            case EmptyWell() if state.willpower[seat] <= THIRSTY:
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


ANSWERS: Answers = {
    battle.ShareReward: share_reward,
    setup.TakeFigure: choose_figure,
    riches.ShareGold: share_gold,
    riches.ShareArticle: share_article,
    turn.Turn: take_turn,
    move.Moving: go_on,
    battle.Muster: muster,
    battle.AnswerCall: answer_call,
}
