"""The action "move": space by space, for an hour each (AND-4.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from herna.games.andor.actions import (
    DrinkWine,
    HerbSteps,
    LeaveBehind,
    MoveFriend,
    Stop,
    Swim,
    TakeAlong,
    Walk,
)
from herna.games.andor.components import NUMBERS
from herna.games.andor.events import FarmerSaved, FriendMoved, HeroSwam, HeroWalked
from herna.games.andor.pieces import FARMER, FARMERS, HALF_WINESKIN, HERBS, VALUE, WINESKIN
from herna.games.andor.rules.creatures import drop_out, raise_alarm
from herna.games.andor.rules.heroes import can_pay_hour, gain_willpower, hours_left, pay_hour, use_up
from herna.games.andor.rules.roads import barred_spaces, borders_now, reach, walks, ways
from herna.games.andor.state import DWARVES, NONE, PRINCE, AndorState
from herna.games.andor.steps.cards import LakeCard
from herna.games.andor.steps.free import FREE, do_free, free_options, helpers
from herna.games.andor.steps.places import OnTheWay, arrive_and_stand, set_off_ambush
from herna.games.andor.steps.refusals import move_refusal
from herna.games.andor.steps.settling import settle
from herna.games.programs import Frame, carry
from herna.kernel import Action, Automatic, IllegalAction, Prompt, Step


def move_options(state: AndorState, seat: int, credit: int, led: tuple[int, ...]) -> list[Action]:
    """Ways to go on with a move."""
    most = credit + hours_left(state, seat)
    found: list[Action] = list(walks(state, seat, most, bool(led)))
    bag = state.bag[seat]
    if HALF_WINESKIN in bag or WINESKIN in bag:
        found.append(DrinkWine())
    found += (HerbSteps(herb) for herb in HERBS if herb in bag)
    space = state.space[seat]
    setting = state.setting
    if most and space in setting.shores and not led:
        found += (Swim(shore) for shore in setting.shores if shore != space)
    for farmer in FARMERS:
        if most and state.ground[space].count(farmer) > led.count(farmer):
            found.append(TakeAlong(farmer))
        if farmer in led:
            found.append(LeaveBehind(farmer))
    return found


class Moving(OnTheWay, frozen=True):
    """A hero on his way. `paid` is the willpower each step cost that took an hour; `credit` pays for steps to come."""

    clause: ClassVar[str] = "AND-4.1"

    steps: int = 0
    paid: tuple[int, ...] = ()
    credit: int = 0
    led: tuple[int, ...] = ()

    def seats(self, state: AndorState) -> tuple[int, ...]:
        return (state.turn, *helpers(state))

    def awaited(self, state: AndorState) -> tuple[int, ...]:
        return (state.turn,)

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        if seat != state.turn:
            return free_options(state, seat)
        found = move_options(state, seat, self.credit, self.led)
        if self.steps or not any(isinstance(action, Walk) for action in found):
            found.insert(0, Stop())
        return found

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        if seat != state.turn:
            return Prompt("free", {"turn": state.turn + 1})
        return Prompt("moving", {"hours": hours_left(state, seat), "free": self.credit})

    def refusal(self, state: AndorState, seat: int, action: Action) -> IllegalAction:
        return move_refusal(state, seat, action, self.credit + hours_left(state, seat), self.clause)

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        if seat != state.turn:
            state.push(self)
            do_free(state, seat, action)
        elif isinstance(action, Stop):
            arrive_and_stand(state, seat)
        else:
            move_on(state, seat, action, self)


def move_on(state: AndorState, seat: int, action: Action, move: Moving) -> None:
    """Carry out one piece of a move and go on moving."""
    match action:
        case Walk(space):
            walk(state, seat, space, move)
        case Swim(space):
            swim(state, seat, space, move)
        case DrinkWine():
            use_up(state, seat, HALF_WINESKIN if HALF_WINESKIN in state.bag[seat] else WINESKIN)
            state.push(with_credit(state, seat, move, 1))
        case HerbSteps(herb):
            use_up(state, seat, herb)
            state.push(with_credit(state, seat, move, VALUE[herb]))
        case TakeAlong(farmer):
            state.push(Moving(move.steps, move.paid, move.credit, tuple(sorted((*move.led, farmer)))))
        case LeaveBehind(farmer):
            rest = list(move.led)
            rest.remove(farmer)
            state.push(Moving(move.steps, move.paid, move.credit, tuple(rest)))


def with_credit(state: AndorState, seat: int, move: Moving, spaces: int) -> Moving:
    """An article pays for spaces already walked in this move, the last first, then for those to come (AND-4.8)."""
    paid, back = move.paid, 0
    while spaces and paid:
        state.hours[seat] -= 1
        back += paid[-1]
        paid = paid[:-1]
        spaces -= 1
    gain_willpower(state, seat, back)
    return Moving(move.steps, paid, move.credit + spaces, move.led)


def walk(state: AndorState, seat: int, target: int, move: Moving) -> None:
    most = move.credit + hours_left(state, seat)
    way = ways(state, seat, most, bool(move.led))[target]
    source = state.space[seat]
    steps, paid, credit, led = move.steps, move.paid, move.credit, move.led
    cost = 0
    for space in way:
        steps += 1
        if credit:
            credit -= 1
        else:
            paid += (pay_hour(state, seat),)
            cost += paid[-1]
        led = enter(state, seat, space, led)
    state.tell(HeroWalked(seat, source, target, cost))
    state.push(Moving(steps, paid, credit, led))
    set_off_ambush(state, seat, target)
    settle(state)


def enter(state: AndorState, seat: int, space: int, led: tuple[int, ...]) -> tuple[int, ...]:
    """A hero comes to a space with the farmers he leads; returns those who still walk along (AND-11.9 to AND-11.11)."""
    source = state.space[seat]
    state.space[seat] = space
    if led:
        ground = list(state.ground[source])
        for farmer in led:
            ground.remove(farmer)
        state.ground[source] = tuple(ground)
        state.ground[space] = (*state.ground[space], *led)
    if state.beasts[space] != NONE:
        for farmer in led:
            drop_out(state, space, farmer)
        led = ()
        raise_alarm(state, space)
    elif FARMER in led:
        led = bring_in(state, seat, space, led)
    return led


def bring_in(state: AndorState, seat: int, space: int, led: tuple[int, ...]) -> tuple[int, ...]:
    """Farmers are safe in the castle, and wherever a legend says so."""
    refuge = next((program for place, program in state.refuges if place == space), None)
    if space != state.setting.castle and refuge is None:
        return led
    for _ in range(led.count(FARMER)):
        ground = list(state.ground[space])
        ground.remove(FARMER)
        state.ground[space] = tuple(ground)
        state.farmers_in += 1
        state.tell(FarmerSaved(seat))
        if refuge is not None:
            carry(state, Frame(refuge, actor=seat, about=space))
    return tuple(farmer for farmer in led if farmer != FARMER)


def swim(state: AndorState, seat: int, shore: int, move: Moving) -> None:
    """Across the lake for an hour, after drawing a card (AND-16.9)."""
    paid, credit = move.paid, move.credit
    if credit:
        credit -= 1
    else:
        paid += (pay_hour(state, seat),)
    source = state.space[seat]
    state.push(Moving(move.steps + 1, paid, credit))
    state.tell(HeroSwam(seat, source, shore))
    state.push(ComeAshore(seat))
    # The card may still send him back, so nobody has met him on the other shore yet.
    state.space[seat] = shore
    state.push(LakeCard(seat, source))


class ComeAshore(Automatic, frozen=True):
    """After the card of the lake: what happens on the shore (AND-16.9)."""

    seat: int

    def run(self, state: AndorState) -> None:
        if state.beasts[state.space[self.seat]] != NONE:
            raise_alarm(state, state.space[self.seat])
        settle(state)


class Guiding(Step, frozen=True):
    """Moving the prince or the shield dwarves: an hour for up to four spaces, again and again (AND-11.13)."""

    clause: ClassVar[str] = "AND-11.13"

    friend: int

    def seats(self, state: AndorState) -> tuple[int, ...]:
        return (state.turn,)

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return (Stop(), *friend_moves(state, seat, self.friend))

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        if isinstance(action, MoveFriend):
            move_friend(state, seat, action)


def friend_moves(state: AndorState, seat: int, friend: int) -> list[Action]:
    start = state.friends[friend]
    if start == NONE or not can_pay_hour(state, seat):
        return []
    found = reach(borders_now(state), start, NUMBERS.friend_steps, barred_spaces(state), ()).ways
    return [MoveFriend(friend, space) for space in sorted(found)]


def all_friend_moves(state: AndorState, seat: int) -> list[Action]:
    if state.friends[PRINCE] == NONE and state.friends[DWARVES] == NONE:
        return []
    return friend_moves(state, seat, PRINCE) + friend_moves(state, seat, DWARVES)


def move_friend(state: AndorState, seat: int, action: MoveFriend) -> None:
    pay_hour(state, seat)
    source = state.friends[action.friend]
    friends = list(state.friends)
    friends[action.friend] = action.space
    state.friends = tuple(friends)
    state.tell(FriendMoved(seat, action.friend, source, action.space))
    state.push(Guiding(action.friend))
    settle(state)


__all__ = ["FREE", "Guiding", "Moving", "all_friend_moves", "move_friend", "move_on", "move_options"]
