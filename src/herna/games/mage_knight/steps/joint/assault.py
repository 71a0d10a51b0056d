"""A joint assault: defenders are dealt, each hero goes in and fights, and all of them hold the city or fall back."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.rules.cities import city_at, take_city
from herna.games.mage_knight.rules.hero import only_wounds
from herna.games.mage_knight.rules.joint import defenders_of, may_come_to
from herna.games.mage_knight.rules.land import look_around
from herna.games.mage_knight.rules.movement import CLOSED
from herna.games.mage_knight.rules.supply import shuffled
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.greeting import open_in_advance
from herna.games.mage_knight.steps.healing import heal_options, take_healing
from herna.games.mage_knight.steps.joint.refusals import part_refusal
from herna.games.mage_knight.steps.last_turns import seats_after
from herna.games.mage_knight.steps.moving import beside, over_wall, step_cost, walk
from herna.games.mage_knight.steps.playing import play, playing_options, pressing_options
from herna.games.mage_knight.steps.reactions import Forewarn, OpenToOthers
from herna.games.mage_knight.steps.rivals.outcome import RecoverFromFight
from herna.games.mage_knight.values import Assault
from herna.kernel import Action, Automatic, IllegalAction, Prompt, Step


def begin_joint(state: KnightState, seat: int, spot: int, shares: tuple[int, ...]) -> None:
    """All agree: those who were invited turn their order tokens face down, the defenders are shuffled and dealt, and
    one after another has his part, whoever proposed it first (MK-25.8 to MK-25.10)."""
    city = city_at(state, spot)
    assert city is not None
    seats = (seat, *(other for other in seats_after(state, seat) if other < len(shares) and shares[other]))
    for other in seats[1:]:
        state.order_down[other] = True
    look_around(state)
    state.reveal()
    state.tell(told.JointAssaultBegan(seat, spot))
    left = list(shuffled(state, [token.token for token in defenders_of(state, city)]))
    parts = tuple(tuple(sorted(left.pop() for _ in range(shares[other]))) for other in seats)
    for other, part in zip(seats, parts, strict=True):
        for token in part:
            state.tell(told.DefenderDealt(other, token))
    state.assault = Assault(spot, seats, parts, tuple(state.place[other] for other in seats))
    state.push_all([*(TakePart(other) for other in seats), ConquerOrRetreat()])


class TakePart(Automatic[KnightState], frozen=True):
    """A hero has his part; whatever may be used before a turn and comes with its start comes first (MK-25.10)."""

    seat: int

    def run(self, state: KnightState) -> None:
        state.tell(told.PartBegan(self.seat))
        following: list[Step] = [GoIn(self.seat), PartDone()]
        if state.turns[self.seat] is None:
            following = [Forewarn(self.seat), OpenPart(self.seat), *following]
        state.push_all(following)


class OpenPart(Automatic[KnightState], frozen=True):
    """A hero who was invited has his next turn open, in advance."""

    seat: int

    def run(self, state: KnightState) -> None:
        open_in_advance(state, self.seat, phase="moving", action_used=False)


class GoIn(Automatic[KnightState], frozen=True):
    """A hero is asked as long as he has neither gone into the city nor stayed behind."""

    seat: int

    def run(self, state: KnightState) -> None:
        if not state.turn_of(self.seat).action_used:
            state.push(EnterCity(self.seat))


def ways_in(state: KnightState, seat: int) -> list[Action]:
    """The spaces of the city beside a hero, if he has the move points."""
    if only_wounds(state, seat):
        return []
    points = state.turn_of(seat).points.move
    return [
        act.MoveTo(spot)
        for spot in beside(state, seat)
        if may_come_to(state, seat, spot)
        and (cost := step_cost(state, seat, spot)) > CLOSED
        and cost + over_wall(state, seat, spot) <= points
    ]


class EnterCity(OpenToOthers, frozen=True):
    """Make the move points, and go into the city (MK-25.11)."""

    clause = "MK-25.11"
    prompt_of_others = Prompt("fight-of-another")

    def own_options(self, state: KnightState) -> list[Action]:
        seat = self.seat
        pressing = pressing_options(state, seat)
        if pressing:
            return pressing
        ways = ways_in(state, seat) or [act.StayBehind()]
        return [*playing_options(state, seat), *heal_options(state, seat), *ways]

    def own_prompt(self, state: KnightState) -> Prompt:
        return Prompt("enter-city", {"move": state.turn_of(self.seat).points.move})

    def own_take(self, state: KnightState, action: Action) -> None:
        seat = self.seat
        state.push(GoIn(seat))
        if isinstance(action, act.MoveTo):
            walk(state, seat, action.hex)
        elif isinstance(action, act.StayBehind):
            state.change_turn(seat, action_used=True, phase="after")
            state.tell(told.StayedBehind(seat))
        elif isinstance(action, act.Heal | act.HealUnit):
            take_healing(state, seat, action)
        else:
            play(state, seat, action)

    def own_refusal(self, state: KnightState, action: Action) -> IllegalAction:
        return part_refusal(state, self.seat, action)


class PartDone(Automatic[KnightState], frozen=True):
    """A hero has had his part; the next one follows."""

    def run(self, state: KnightState) -> None:
        assault = state.assault
        assert assault is not None
        state.assault = replace(assault, fought=assault.fought + 1)


class ConquerOrRetreat(Automatic[KnightState], frozen=True):
    """If all defenders are beaten the city is conquered; if not all go back to where they came from (MK-25.16)."""

    def run(self, state: KnightState) -> None:
        assault = state.assault
        assert assault is not None
        city = city_at(state, assault.city)
        assert city is not None
        first = assault.seats[0]
        if not defenders_of(state, city):
            take_city(state, first, city)
            state.setting.scenario.site_conquered(state, first, assault.city)
            return
        state.tell(told.JointAssaultFailed(first, assault.city))
        for seat, origin in zip(assault.seats, assault.origins, strict=True):
            if state.place[seat] in city.hexes:
                state.place[seat] = origin
                state.change_turn(seat, trail=state.turn_of(seat).trail[:-1])


def end_joint(state: KnightState) -> list[Step]:
    """The assault is over, and whoever proposed it has ended his turn: the others end theirs in order (MK-25.17)."""
    assault = state.assault
    assert assault is not None
    state.assault = None
    return [RecoverFromAssault(seat) for seat in assault.seats[1:]]


class RecoverFromAssault(RecoverFromFight, frozen=True):
    """A hero who was invited may heal and use special effects, then ends his turn (MK-25.17)."""

    clause = "MK-25.17"
