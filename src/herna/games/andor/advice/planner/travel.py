"""How companions spend their turns: moving, fighting, trading, ending the day."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.andor.actions import (
    Buy,
    BuyStrength,
    DrinkWine,
    Drop,
    EmptyWell,
    EndDay,
    Fight,
    FulfilFate,
    Give,
    GiveGold,
    LeaveBehind,
    Pass,
    PickUp,
    PickUpGold,
    Propose,
    Stop,
    TakeAlong,
    Walk,
)
from herna.games.andor.advice.planner.job import Job
from herna.games.andor.advice.planner.jobs import Planner
from herna.games.andor.advice.planner.needs import has_boss, must_stop, wanted_pieces
from herna.games.andor.advice.planner.outlook import THIRSTY, Outlook
from herna.games.andor.pieces import FARMER, HELM, PARCHMENT, seen
from herna.games.andor.rules.fighting import reaches
from herna.games.andor.rules.heroes import DWARF, MOST_STRENGTH, hero_of, seat_of
from herna.games.andor.state import NONE, AndorState
from herna.games.andor.steps.move import Guiding, Moving
from herna.games.andor.steps.turn import Turn
from herna.kernel import Action

LATE_HOUR = 6


def take_turn(state: AndorState, seat: int, step: Turn, options: Sequence[Action]) -> Action:
    """Free things first, then the hero's part in the plan."""
    offered = set(options)
    planner = Planner(state)
    free = free_activity(state, seat, planner, options)
    if free is not None:
        return free
    if seat != state.turn:
        return options[0]
    job = planner.job_of(seat)
    if planner.look.hours(seat, floor=3) == 0:
        dropped = leave_for_others(state, seat, planner, offered)
        if dropped is not None:
            return dropped
    if job is not None:
        action = work(state, seat, planner, job, offered)
        if action is not None:
            said = announcement(state, seat, job, offered)
            return said if said is not None else action
    if job is not None and job.task in ("wait", "post"):
        return EndDay()
    action = place_for_tomorrow(state, seat, planner, offered)
    return action if action is not None else EndDay() if EndDay() in offered else options[0]


def leave_for_others(state: AndorState, seat: int, planner: Planner, offered: set[Action]) -> Action | None:
    """A hero without hours lays down what another can still carry on today."""
    look = planner.look
    if not look.safe_tonight(state.space[seat]):
        return None
    for pieces, goal, _ in wanted_pieces(look):
        for piece in pieces:
            if Drop(piece) in offered and state.space[seat] != goal:
                for other in look.heroes:
                    if other != seat and look.hours(other, floor=5) > look.way(other, state.space[seat]):
                        return Drop(piece)
    return None


def announcement(state: AndorState, seat: int, job: Job, offered: set[Action]) -> Action | None:
    """Say what one means to do, where the plan is worth a word and has changed."""
    if job.task == "fight":
        said = Propose("fight", job.space)
    elif job.task == "shop":
        said = Propose("trade", job.space)
    elif job.space in state.setting.goals:
        said = Propose("goal", job.space)
    else:
        return None
    return said if said in offered else None


# Free activities


def free_activity(state: AndorState, seat: int, planner: Planner, options: Sequence[Action]) -> Action | None:
    """What costs nothing and helps."""
    for action in options:
        match action:
            case FulfilFate():
                return action
            case EmptyWell() if state.willpower[seat] <= THIRSTY:
                return action
            case PickUpGold():
                return action
            case Drop(piece) if is_home(state, seat, planner, piece):
                return action
            case PickUp(piece) if wants(state, seat, planner, piece) and (
                piece != PARCHMENT or ((job := planner.job_of(seat)) is not None and job.task == "carry")
            ):
                return action
            case BuyStrength() if saves_nothing(state, seat):
                return action
            case Buy(piece) if piece == HELM and state.gold[seat] >= 6 and hero_of(state, seat) <= 1:
                return action
            case GiveGold(_, other) if has_boss(planner.look) and better_buyer(state, seat, other):
                return action
            case Give(piece, other) if better_carrier(state, seat, other, piece, planner):
                return action
    return None


def wants(state: AndorState, seat: int, planner: Planner, piece: int) -> bool:
    """Pieces the legend needs, if they are to go elsewhere; other things always."""
    space = state.space[seat]
    for pieces, goal, _ in wanted_pieces(planner.look):
        if piece in {seen(one) for one in pieces} or piece in pieces:
            return space != goal and planner.look.hours(seat, floor=3) > 0
    return True


def is_home(state: AndorState, seat: int, planner: Planner, piece: int) -> bool:
    """The piece has come where the legend wants it."""
    return any(piece in pieces and state.space[seat] == goal for pieces, goal, _ in wanted_pieces(planner.look))


def saves_nothing(state: AndorState, seat: int) -> bool:
    """Is this the best place to spend gold? The dwarf waits for the mine if he is near."""
    dwarf = seat_of(state, DWARF)
    if not has_boss(Outlook(state)):
        return True
    if dwarf == seat and state.space[seat] != state.setting.dwarf_market and state.setting.dwarf_market != NONE:
        return state.gold[seat] >= 6 and state.last - state.narrator < 4
    return True


def better_buyer(state: AndorState, seat: int, other: int) -> bool:
    """Gold goes to the dwarf, who gets twice as much for it."""
    return hero_of(state, other) == DWARF and state.strength[other] < MOST_STRENGTH and hero_of(state, seat) != DWARF


def better_carrier(state: AndorState, seat: int, other: int, piece: int, planner: Planner) -> bool:
    """A piece that has to go somewhere is handed to who can carry it farther today."""
    for pieces, goal, _ in wanted_pieces(planner.look):
        if piece in pieces and state.space[seat] != goal:
            return planner.look.hours(other, floor=3) > planner.look.hours(seat, floor=3)
    return piece == HELM and hero_of(state, seat) > 1 and hero_of(state, other) <= 1


# Work


def work(state: AndorState, seat: int, planner: Planner, job: Job, offered: set[Action]) -> Action | None:
    """The next action for a job."""
    look = planner.look
    space = state.space[seat]
    if job.task == "fight":
        return fight_job(state, seat, planner, job, offered)
    if job.task == "lead":
        if space == job.space and TakeAlong(FARMER) in offered:
            return TakeAlong(FARMER)
        return toward(state, seat, planner, job.space, offered)
    if space == job.space:
        if job.task in ("meet", "carry") and Pass() in offered and look.hours(seat, floor=1) > 1:
            return Pass()
        return None
    floor = 1 if job.task in ("carry", "meet") else 7 if job.task == "post" else 3 if job.worth >= 20 else None
    if job.task == "carry" and Walk(job.space) in offered:
        return Walk(job.space)
    return toward(state, seat, planner, job.space, offered, floor)


def fight_job(state: AndorState, seat: int, planner: Planner, job: Job, offered: set[Action]) -> Action | None:
    """Gather next to the creature, step in together, then strike."""
    look = planner.look
    stands = {one: look.stand(one, job.space) for one in job.group}
    missing = [one for one in job.group if state.space[one] != stands[one] and not can_fight_from(state, one, job)]
    if Fight(job.space) in offered and not missing:
        return Fight(job.space)
    target = stands[seat]
    far = look.way(seat, target)
    if far == 0:
        if missing and any(look.hours(one, floor=3) for one in missing):
            return Pass() if Pass() in offered and look.hours(seat) > 1 else Fight(job.space)
        return Fight(job.space) if Fight(job.space) in offered else None
    others = [one for one in missing if one != seat]
    if others and far > 1:
        return toward(state, seat, planner, target, offered, 3, short_of=1)
    return toward(state, seat, planner, target, offered, 3)


def can_fight_from(state: AndorState, seat: int, job: Job) -> bool:
    """Can this hero fight for the job from where he stands?"""
    return reaches(state, seat, job.space)


def toward(
    state: AndorState,
    seat: int,
    planner: Planner,
    target: int,
    offered: set[Action],
    floor: int | None = None,
    short_of: int = 0,
) -> Action | None:
    """Walk to a space, or as far on the way as hours allow; with a parchment only to where it is safe."""
    look = planner.look
    start = state.space[seat]
    hours = look.hours(seat, floor)
    best: tuple[tuple[int, ...], Walk] | None = None
    here = look.distance[start][target]
    delicate = PARCHMENT in state.bag[seat]
    for action in offered:
        if not isinstance(action, Walk):
            continue
        space = action.space
        far = look.distance[start][space]
        left = look.distance[space][target]
        if far > hours or left >= here or left < short_of:
            continue
        if delicate and (state.beasts[space] != NONE or (left and not look.safe_tonight(space))):
            continue
        key = (left, far, space)
        if best is None or key < best[0]:
            best = (key, action)
    return best[1] if best else None


def place_for_tomorrow(state: AndorState, seat: int, planner: Planner, offered: set[Action]) -> Action | None:
    """Use hours that are left to stand where the next creature will come."""
    look = planner.look
    if look.hours(seat) <= 0:
        return None
    goals = []
    stop = set(must_stop(look))
    for space, kind in enumerate(look.tomorrow.beasts):
        if kind != NONE and not state.setting.kinds[kind].boss:
            far = look.distance[state.space[seat]][space]
            if far <= 7:
                goals.append((far - (3 if stop else 0) + state.setting.kinds[kind].strength // 2, space))
    if not goals:
        return None
    goals.sort()
    target = goals[0][1]
    if PARCHMENT in state.bag[seat]:
        return None
    return toward(state, seat, planner, target, offered)


# Moving on


def drink(state: AndorState, seat: int, step: Moving, options: Sequence[Action]) -> Action | None:
    """Wine pays for a step already walked: the hour is free again, worth most when the day draws to its end."""
    late = state.hours[seat] >= LATE_HOUR
    return DrinkWine() if late and step.paid and DrinkWine() in options else None


def go_on(state: AndorState, seat: int, step: Moving, options: Sequence[Action]) -> Action:
    """Finish the move: with a farmer to the castle, else stop where one meant to go."""
    offered = set(options)
    if seat != state.turn:
        return options[0]
    if FARMER in step.led:
        planner = Planner(state)
        castle = state.setting.castle
        home = Walk(castle)
        if home in offered and planner.look.way(seat, castle) <= planner.look.hours(seat, floor=7):
            return home
        best = toward(state, seat, planner, castle, {one for one in offered if safe_step(state, planner, one)})
        if best is not None:
            return best
        if LeaveBehind(FARMER) in offered and Stop() not in offered:
            return LeaveBehind(FARMER)
    if (wine := drink(state, seat, step, options)) is not None:
        return wine
    if Stop() in offered:
        return Stop()
    walks = [action for action in options if isinstance(action, Walk)]
    return walks[0] if walks else options[0]


def safe_step(state: AndorState, planner: Planner, action: Action) -> bool:
    return isinstance(action, Walk) and state.beasts[action.space] == NONE and planner.look.safe_tonight(action.space)


def guide(state: AndorState, seat: int, step: Guiding, options: Sequence[Action]) -> Action:
    return Stop()
