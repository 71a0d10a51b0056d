"""How companions carry out the duties of a quest: walking, leading, guiding, fighting together, trading."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.andor.actions import (
    Buy,
    BuyStrength,
    EmptyWell,
    EndDay,
    Fight,
    FulfilFate,
    GiveGold,
    LeaveBehind,
    MoveFriend,
    Pass,
    PickUp,
    PickUpGold,
    Propose,
    Stop,
    Storm,
    TakeAlong,
    Walk,
)
from herna.games.andor.fighting import reaches
from herna.games.andor.heroes import purse
from herna.games.andor.model import NONE, AndorState
from herna.games.andor.planner.quest import Duty, Quest
from herna.games.andor.planner.outlook import FAR
from herna.games.andor.steps.move import Guiding, Moving
from herna.kernel import Action


def take_turn(plan: Quest, seat: int, options: Sequence[Action]) -> Action | None:
    """Free things first, then the hero's duty; whoever has none ends his day."""
    state = plan.state
    free = free_activity(plan, seat, options)
    if free is not None:
        return free
    if seat != state.turn:
        return options[0]
    offered = set(options)
    duty = plan.duties.get(seat)
    if duty is None:
        return EndDay()
    action = work(plan, seat, duty, offered)
    if action is None or action not in offered:
        return EndDay()
    said = announcement(state, duty)
    return said if said is not None and said in offered else action


def announcement(state: AndorState, duty: Duty) -> Action | None:
    """Say what one means to do, where others could help."""
    if duty.kind in ("fight", "storm"):
        return Propose("fight", duty.space)
    if duty.kind == "go" and duty.space in state.setting.merchants:
        return Propose("trade", duty.space)
    return None


def free_activity(plan: Quest, seat: int, options: Sequence[Action]) -> Action | None:
    """What costs nothing and helps."""
    state = plan.state
    money = purse(state, seat) - plan.saved(seat)
    for action in options:
        match action:
            case FulfilFate() | PickUpGold():
                return action
            case EmptyWell() if state.willpower[seat] <= 15:
                return action
            case PickUp(piece) if plan.wants(seat, piece):
                return action
            case Buy(piece) if plan.buys(seat, piece) and money >= 2:
                return action
            case GiveGold(coin, other) if plan.gives(seat, other) >= coin:
                return action
    if BuyStrength() in options and plan.buys_strength(seat):
        return BuyStrength()
    return None


def work(plan: Quest, seat: int, duty: Duty, offered: set[Action]) -> Action | None:
    """The next action for a duty."""
    state = plan.state
    match duty.kind:
        case "fight" | "storm":
            return fight(plan, seat, duty, offered)
        case "guide":
            return guide(plan, seat, duty, offered)
        case "lead" if state.space[seat] == duty.space:
            return TakeAlong(duty.piece)
        case _:
            if state.space[seat] == duty.space:
                return None
            return toward(plan, seat, duty.space, offered, duty.floor)


def strike_at(duty: Duty) -> Action:
    return Storm(duty.foe) if duty.kind == "storm" else Fight(duty.space)


def fight(plan: Quest, seat: int, duty: Duty, offered: set[Action]) -> Action | None:
    """All go there; whoever is there waits an hour for those who can still come."""
    state, look = plan.state, plan.look
    here = reaches(state, seat, duty.space)
    late = [one for one in duty.group if one != seat and not reaches(state, one, duty.space)]
    late += [one for one in duty.group if one != seat and plan.duties[one].kind == "guide" and one not in late]
    if here:
        if late and any(look.hours(one, floor=3) for one in late) and look.hours(seat, floor=5) > 1:
            return Pass()
        return strike_at(duty)
    return toward(plan, seat, look.stand(seat, duty.space), offered, duty.floor)


def guide(plan: Quest, seat: int, duty: Duty, offered: set[Action]) -> Action | None:
    """Send the prince or the dwarves where they are needed."""
    state, look = plan.state, plan.look
    place = state.friends[duty.piece]
    moves = [one for one in offered if isinstance(one, MoveFriend) and one.friend == duty.piece]
    moves = [one for one in moves if look.distance[one.space][duty.space] < look.distance[place][duty.space]]
    return min(moves, key=lambda one: (look.distance[one.space][duty.space], one.space), default=None)


def toward(plan: Quest, seat: int, target: int, offered: set[Action], floor: int | None) -> Action | None:
    """Walk there, or as far as hours allow."""
    look = plan.look
    start = plan.state.space[seat]
    hours = look.hours(seat, floor)
    here = look.distance[start][target]
    best: tuple[tuple[int, int, int], Walk] | None = None
    for action in offered:
        if isinstance(action, Walk):
            far, left = look.distance[start][action.space], look.distance[action.space][target]
            if far <= hours and left < here and plan.may_stop(seat, action.space):
                key = (left, far, action.space)
                if best is None or key < best[0]:
                    best = (key, action)
    return best[1] if best else None


def go_on(plan: Quest, seat: int, step: Moving, options: Sequence[Action]) -> Action | None:
    """Finish a move: with somebody to lead along the safe way, else stop."""
    if seat != plan.state.turn:
        return None
    offered = set(options)
    duty = plan.lead_of(seat, step.led)
    if duty is not None:
        action = lead(plan, seat, duty, offered)
        if action is not None:
            return action
    if step.led and Stop() not in offered:
        return LeaveBehind(step.led[0])
    return Stop() if Stop() in offered else None


def lead(plan: Quest, seat: int, duty: Duty, offered: set[Action]) -> Action | None:
    """Nearer to the goal, but neither onto a creature nor where one comes at night."""
    state, look = plan.state, plan.look
    start = state.space[seat]
    ways = plan.safe_ways()
    hours = look.hours(seat, floor=7)
    best: tuple[tuple[int, int, int], Walk] | None = None
    for action in offered:
        if not isinstance(action, Walk) or state.beasts[action.space] != NONE:
            continue
        far, left = ways[start][action.space], ways[action.space][duty.to]
        if far > hours or left >= ways[start][duty.to] or left >= FAR:
            continue
        if left and not look.safe_tonight(action.space):
            continue
        key = (left, far, action.space)
        if best is None or key < best[0]:
            best = (key, action)
    return best[1] if best else None


def guide_on(plan: Quest, seat: int, step: Guiding, options: Sequence[Action]) -> Action | None:
    """Once more, if the friend is not there yet and hours are left."""
    duty = plan.duties.get(seat)
    if duty is None or duty.kind != "guide" or duty.piece != step.friend:
        return Stop()
    action = guide(plan, seat, duty, set(options))
    return action if action is not None and plan.look.hours(seat) > 1 else Stop()

