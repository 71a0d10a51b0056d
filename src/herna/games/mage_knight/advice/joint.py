"""Joint assaults on paper: whether to propose one, how to share the defenders out, whether to agree, how to get in."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.advice.attraction import need_of, strength
from herna.games.mage_knight.advice.forecast import forecast
from herna.games.mage_knight.advice.gifts import MOVE
from herna.games.mage_knight.advice.means import Deal, Purse, cheapest, giving, left_over, sources_of
from herna.games.mage_knight.advice.prices import GARRISON, REPUTATION
from herna.games.mage_knight.advice.script import Script
from herna.games.mage_knight.rules.cities import bonuses_of, city_at
from herna.games.mage_knight.rules.hero import site_at
from herna.games.mage_knight.rules.joint import Shares, defenders_of, guests, new_sharings
from herna.games.mage_knight.rules.movement import CLOSED
from herna.games.mage_knight.state import City, Fight, KnightState, Side, Turn
from herna.games.mage_knight.steps.fight.summoning import new_foe
from herna.games.mage_knight.steps.joint.assault import EnterCity
from herna.games.mage_knight.steps.joint.proposal import AnswerAll, ShareOut
from herna.games.mage_knight.steps.moving import beside, over_wall, step_cost
from herna.games.mage_knight.values.turn import NO_POINTS
from herna.kernel import Action, Step

HOPELESS = -10.0
"""What a part is worth that a hero cannot even get to."""
AGREED = 0.9
"""The share of what a proposal promises that is left because others may decline or fail."""
LEAST = 0.5
"""A part that promises less is not worth a turn."""
PATIENCE = 2
"""So often in a turn an assault is proposed at most."""


def joint_piece(state: KnightState, seat: int) -> tuple[Action, ...] | None:
    """What is to be done now about a joint assault; None where something else is asked."""
    step: Step = state.steps[-1]
    chosen = next((choose for kind, choose in CHOICES.items() if isinstance(step, kind)), None)
    return None if chosen is None or seat not in state.seats_awaited else chosen(state, seat)


def promising(state: KnightState, seat: int) -> list[tuple[Action, ...]]:
    """The assaults that are worth proposing."""
    wanted = [option for option in state.options(seat) if isinstance(option, act.ProposeAssault)]
    if len(state.turn_of(seat).declined) >= PATIENCE:
        return []
    return [(option,) for option in wanted if promise(state, seat, option.hex) > LEAST]


def promise(state: KnightState, seat: int, spot: int) -> float:
    """What proposing an assault on a city promises."""
    city = city_at(state, spot)
    assert city is not None
    return promise_of(state, seat, city, fair_shares(state, seat, city, guests(state, seat, city), ()))


def promise_of(state: KnightState, seat: int, city: City, shares: Shares) -> float:
    """What a proposal promises by which others get these shares."""
    return AGREED * part_worth(state, seat, city, len(defenders_of(state, city)) - sum(shares))


def promised(state: KnightState, seat: int) -> float:
    """What the proposal promises that a hero is making, or whose answers he waits for; nothing if there is none."""
    step = state.steps[-1]
    if isinstance(step, ShareOut):
        city = step.whole(state)
        return promise_of(state, seat, city, fair_shares(state, seat, city, step.fit, step.shares))
    if isinstance(step, AnswerAll):
        city_now = city_at(state, step.city)
        assert city_now is not None
        return AGREED * part_worth(state, seat, city_now, step.shares[seat])
    return 0.0


def fair_shares(state: KnightState, seat: int, city: City, fit: Sequence[int], given: Shares) -> Shares:
    """Of the ways to share the defenders out that can still be proposed, the one nearest to how strong the heroes
    are."""
    power = [strength(state, other) for other in (seat, *fit)]
    count = len(defenders_of(state, city))
    fair = [count * one / sum(power) for one in power]

    def unfair(shares: Shares) -> float:
        return sum((n - just) ** 2 for n, just in zip((count - sum(shares), *shares), fair, strict=True))

    ways = [shares for shares in new_sharings(state, seat, city, fit) if shares[: len(given)] == given]
    return min(ways, key=unfair)


def part_worth(state: KnightState, seat: int, city: City, share: int) -> float:
    """What it is worth to a hero to meet some of the defenders, of middling strength, with what is left to him after
    the way in."""
    after = state.copy()
    if after.turns[seat] is None:
        after.turns[seat] = Turn(seat, "moving", trail=(after.place[seat],))
    way = way_in(after, seat, city)
    if way is None:
        return HOPELESS
    after.hand[seat] = left_over(after, seat, way)
    after.change_turn(seat, phase="fighting", action_used=True, points=NO_POINTS)
    spot = city.hexes[0]
    tokens = [token.token for token in defenders_of(state, city)]
    tokens.sort(key=lambda one: need_of(state.setting, (one,)))
    met = [tokens[(2 * at + 1) * len(tokens) // (2 * share)] for at in range(share)]
    walled, bonuses = site_at(state, spot).fortified, bonuses_of(state, spot)
    foes = tuple(new_foe(after, token, spot, walled=walled, city=bonuses) for token in met)
    after.fights += (Fight("assault", (Side(seat), Side(foes=foes)), site=spot, origin=after.place[seat]),)
    # What the others beat of the garrison is a step towards the city too.
    theirs = GARRISON * state.setting.aim.city * (1 - share / max(len(tokens), 1))
    return forecast(after, seat).worth + theirs - way.cost - REPUTATION


def way_in(state: KnightState, seat: int, city: City) -> Deal | None:
    """The cheapest way to the move points for the step into a city; None if there is none."""
    costs = [
        cost + over_wall(state, seat, spot)
        for spot in beside(state, seat)
        if spot in city.hexes and (cost := step_cost(state, seat, spot)) > CLOSED
    ]
    if not costs:
        return None
    need = min(costs) - state.turn_of(seat).points.move
    return cheapest(sources_of(state, seat), giving(MOVE), need, Purse(state, seat), used=frozenset(), paid=())


def share(state: KnightState, seat: int) -> tuple[Action, ...]:
    """Everybody gets what he is strong enough for."""
    step = state.steps[-1]
    assert isinstance(step, ShareOut)
    shares = fair_shares(state, seat, step.whole(state), step.fit, step.shares)
    return (act.GiveDefenders(step.guest(), shares[len(step.shares)]),)


def answer(state: KnightState, seat: int) -> tuple[Action, ...]:
    """Agree if one's own part promises something."""
    step = state.steps[-1]
    assert isinstance(step, AnswerAll)
    city = city_at(state, step.city)
    assert city is not None
    return (act.AnswerProposal(agree=part_worth(state, seat, city, step.shares[seat]) > LEAST),)


def enter(state: KnightState, seat: int) -> tuple[Action, ...]:
    """Make the move points as cheaply as can be and go in; whoever cannot stays behind."""
    script, assault = Script(state, seat), state.assault
    assert assault is not None
    city = city_at(state, assault.city)
    assert city is not None
    way = way_in(state, seat, city)
    if way is not None and (not way.chain or script.play(way.chain, MOVE)):
        into = [option for option in script.state.options(seat) if isinstance(option, act.MoveTo)]
        if into:
            script.start_fight(into[0])
    options = state.options(seat)
    last = act.StayBehind() if act.StayBehind() in options else options[-1]
    return tuple(script.actions) or (last,)


CHOICES: dict[type[Step], Callable[[KnightState, int], tuple[Action, ...]]] = {
    ShareOut: share,
    AnswerAll: answer,
    EnterCity: enter,
}
