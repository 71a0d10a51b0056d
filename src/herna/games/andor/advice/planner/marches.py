"""How companions carry out the duties of a quest: walking, leading, guiding, fighting together, trading."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from herna.games.andor.actions import (
    Begin,
    Buy,
    BuyStrength,
    Drop,
    DropGold,
    EmptyWell,
    EndDay,
    Fight,
    FulfilFate,
    Give,
    GiveGold,
    Invite,
    Join,
    LeaveBehind,
    MoveFriend,
    Pass,
    PickUp,
    PickUpGold,
    Propose,
    Reward,
    Stop,
    Storm,
    TakeAlong,
    Walk,
)
from herna.games.andor.advice.planner.company import Duty
from herna.games.andor.advice.planner.outlook import FAR, THIRSTY
from herna.games.andor.advice.planner.quest import Quest
from herna.games.andor.rules.fighting import odds_of_fight, reaches
from herna.games.andor.rules.heroes import DWARF, WARRIOR, hero_of, purse
from herna.games.andor.rules.roads import borders_now, distances
from herna.games.andor.state import NONE, AndorState
from herna.games.andor.steps.battle import ShareReward
from herna.games.andor.steps.move import Guiding, Moving
from herna.kernel import Action

ENOUGH = 0.85
"""A fight that likely needs no more fellows."""


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
            case FulfilFate():
                return action
            case PickUpGold() if plan.takes_gold(seat):
                return action
            case DropGold() if plan.leaves_gold(seat):
                return action
            case EmptyWell() if state.willpower[seat] <= THIRSTY:
                return action
            case PickUp(piece) if plan.wants(seat, piece):
                return action
            case Drop(piece) if plan.lays_down(seat, piece):
                return action
            case Buy(piece) if plan.buys(seat, piece) and money >= 2:
                return action
            case Give(piece, other) if plan.hands_over(seat, other, piece):
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
        case "wait":
            return Pass()
        case "lead" if state.space[seat] == duty.space:
            return TakeAlong(duty.piece) if lead(plan, seat, duty, offered) is not None else None
        case _:
            if state.space[seat] == duty.space:
                late = any(on_his_way(plan, one, duty) for one in duty.group if one != seat)
                return Pass() if late and plan.look.hours(seat) > 1 else None
            return toward(plan, seat, duty.space, offered, duty.floor)


def on_his_way(plan: Quest, seat: int, duty: Duty) -> bool:
    """Somebody we are to meet is still on his way."""
    return plan.state.space[seat] != duty.space and plan.look.hours(seat) > 0


def strike_at(duty: Duty) -> Action:
    return Storm(duty.foe) if duty.kind == "storm" else Fight(duty.space)


def fight(plan: Quest, seat: int, duty: Duty, offered: set[Action]) -> Action | None:
    """All go there; whoever is there waits an hour for those who can still come."""
    state, look = plan.state, plan.look
    here = reaches(state, seat, duty.space) and (state.space[seat] == duty.space or not plan.steps_in(seat, duty.space))
    late = [one for one in duty.group if one != seat and not reaches(state, one, duty.space)]
    guides = {one for one, task in plan.duties.items() if task.kind == "guide"}
    late += [one for one in duty.group if one != seat and one in guides and one not in late]
    if here:
        comes = any(look.hours(one, floor=min(3, duty.floor or 3)) for one in late)
        if (comes or plan.not_ready(seat, duty.space)) and plan.can_wait(seat, duty):
            return Pass()
        return None if comes and plan.is_hopeless(seat, duty) else strike_at(duty)
    stand = duty.space if plan.steps_in(seat, duty.space) else look.stand(seat, duty.space)
    return toward(plan, seat, stand, offered, duty.floor)


def guide(plan: Quest, seat: int, duty: Duty, offered: set[Action]) -> Action | None:
    """Send the prince or the dwarves where they are needed."""
    state, look = plan.state, plan.look
    place = state.friends[duty.piece]
    moves = [one for one in offered if isinstance(one, MoveFriend) and one.friend == duty.piece]
    moves = [one for one in moves if look.distance[one.space][duty.space] < look.distance[place][duty.space]]
    return min(moves, key=lambda one: (look.distance[one.space][duty.space], one.space), default=None)


def toward(plan: Quest, seat: int, target: int, offered: set[Action], floor: int | None) -> Action | None:
    """Walk there, or as far as hours allow."""
    start = plan.state.space[seat]
    hours = plan.look.hours(seat, floor)
    ways = plan.ways_of(seat)
    here = ways[start][target]
    best: tuple[tuple[int, int, int], Walk] | None = None
    for action in offered:
        if isinstance(action, Walk):
            far, left = ways[start][action.space], ways[action.space][target]
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


def end_move(options: Sequence[Action]) -> Action | None:
    return Stop() if Stop() in options else None


def lead(plan: Quest, seat: int, duty: Duty, offered: set[Action]) -> Action | None:
    """Nearer to the goal, but neither onto a creature nor where one comes at night."""
    state, look = plan.state, plan.look
    start = state.space[seat]
    ways = plan.safe_ways()
    # Overtime only if they are home by then.
    late = look.hours(seat, floor=3)
    hours = late if ways[start][duty.to] <= late else look.hours(seat, floor=7)
    best: tuple[tuple[int, int, int], Walk] | None = None
    for action in offered:
        if not isinstance(action, Walk) or state.beasts[action.space] != NONE:
            continue
        far, left = ways[start][action.space], ways[action.space][duty.to]
        if far > hours or left >= ways[start][duty.to] or left >= FAR:
            continue
        if action.space != look.setting.castle and not look.safe_tonight(action.space):
            continue
        key = (left, far, action.space)
        if best is None or key < best[0]:
            best = (key, action)
    return best[1] if best else None


def muster(state: AndorState, options: Sequence[Action]) -> Action | None:
    """Against a great opponent everybody; else as many as make the victory likely."""
    battle = state.battle
    calls = [action for action in options if isinstance(action, Invite)]
    if battle is None or not calls:
        return None
    if state.setting.kinds[battle.foe].boss:
        return calls[0]
    now = odds_of_fight(state, battle).fight
    everybody = replace(battle, fighters=(*battle.fighters, *(call.seat for call in calls)))
    if now < ENOUGH and odds_of_fight(state, everybody).fight > now + 0.03:
        return max(calls, key=lambda call: (state.strength[call.seat], -call.seat))
    return Begin()


def answer_call(state: AndorState, options: Sequence[Action]) -> Action | None:
    """Whoever is called comes, unless it is hopeless."""
    battle = state.battle
    return Join() if battle is not None and state.setting.kinds[battle.foe].boss else None


def share_reward(state: AndorState, step: ShareReward, options: Sequence[Action]) -> Action | None:
    """Willpower where it brings another die, gold for the weakest."""
    hero, *rest = step.fighters
    wish = {}
    left = step.left
    for one in step.fighters:
        row = next((7 * row - state.willpower[one] for row in (1, 2) if state.willpower[one] < 7 * row), FAR)
        want = row if hero_of(state, one) in (DWARF, WARRIOR) and row <= 2 else 1 if state.willpower[one] < 3 else 0
        wish[one] = min(want, left)
        left -= wish[one]
    buyer = min(
        step.fighters,
        key=lambda one: (state.strength[one] + state.gold[one] // 2 >= 13, way_to_market(state, one), one),
    )
    gold = left if hero == buyer or not rest else 0
    wanted = Reward(hero, gold, wish[hero])
    return wanted if wanted in options else None


def way_to_market(state: AndorState, seat: int) -> int:
    """Steps to the next merchant who still trades."""
    steps = distances(borders_now(state))[state.space[seat]]
    return min((steps[one] for one in state.setting.merchants if one not in state.shut), default=FAR)


def guide_on(plan: Quest, seat: int, step: Guiding, options: Sequence[Action]) -> Action | None:
    """Once more, if the friend is not there yet and hours are left."""
    duty = plan.duties.get(seat)
    if duty is None or duty.kind != "guide" or duty.piece != step.friend:
        return Stop()
    action = guide(plan, seat, duty, set(options))
    return action if action is not None and plan.look.hours(seat) > 1 else Stop()
