"""Games of Mage Knight among heroes who look for a city to assault together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from herna.bots import bot
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.advice.roads import frontier, roads
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.joint.proposal import AnswerAll
from herna.kernel import Action, Match, Record

MARCHES = ("march", "stamina", "swiftness")
"""Cards whose basic effect gives move points and asks for nothing."""
FAR = 99
"""What it takes to a place that cannot be reached."""


def play(match: Match, seed: int) -> Match:
    """Random bots that look for a city, wait beside it for the others and assault it together; in fights greedy ones
    take over. Every third proposal is declined by chance."""
    state = match.state
    assert isinstance(state, KnightState)
    wild = [bot("random", seed + seat) for seat in range(state.setting.players)]
    wise = [bot("greedy", seed + seat) for seat in range(state.setting.players)]
    while not match.state.over:
        seat = match.state.seats_to_act[0]
        wanted = together(state, seat, seed)
        minds = wise if state.fights or state.assault is not None else wild
        match.play(wanted or minds[seat].choose(state, seat), seat)
    return match


def best(first: Match, others: Iterable[Match]) -> Match:
    """Of several games the first in which heroes who assaulted a city together have beaten a defender of it; else one
    in which they tried."""
    tried = first
    for match in chain([first], others):
        if assaulted(match):
            tried = match
            state = match.state
            assert isinstance(state, KnightState)
            if any(city.shields for city in state.cities):
                break
    return tried


def assaulted(match: Match) -> bool:
    """Was a city assaulted together in this game?"""
    again = Match(Record(match.record.head, match.record.setting))
    for move in match.record.moves:
        again.play(move.action, move.seat)
        if again.state.assault is not None:  # type: ignore[attr-defined]
            return True
    return False


def conquered(match: Match) -> bool:
    """Was a city conquered in this game by heroes who assaulted it together?"""
    again = Match(Record(match.record.head, match.record.setting))
    for move in match.record.moves:
        state = again.state
        assert isinstance(state, KnightState)
        together, before = state.assault is not None, sum(city.conquered for city in state.cities)
        again.play(move.action, move.seat)
        if together and sum(city.conquered for city in state.cities) > before:
            return True
    return False


def together(state: KnightState, seat: int, seed: int) -> Action | None:
    """The proposal, an answer to one, or what leads to a city."""
    options = state.options(seat)
    city = next((one for one in state.cities if not one.conquered), None)
    for option in options:
        if isinstance(option, act.ProposeAssault | act.StartTurn):
            return option
    if isinstance(state.steps[-1], AnswerAll):
        return options[int((state.ply + seed) % 3 == 0)]
    turn = state.turns[seat]
    if turn is None or turn.action_used or turn.phase not in ("free", "moving") or state.assault is not None:
        return None
    explore = next((option for option in options if isinstance(option, act.Explore)), None)
    if city is None:
        goals = [spot for position, _ in state.laid for spot in range(7 * position, 7 * position + 7)]
        return explore or towards(state, seat, [spot for spot in goals if frontier(state, spot)], (), options)
    near = state.setting.lattice.neighbours
    return towards(state, seat, [spot for part in city.hexes for spot in near[part]], city.hexes, options)


def towards(
    state: KnightState, seat: int, goals: Sequence[int], closed: Sequence[int], options: Sequence[Action]
) -> Action | None:
    """Nearer to one of these hexes, as far as cards carry; who is there waits."""
    rest = [one for kind in (act.EndTurn, act.Rest) for one in options if isinstance(one, kind)]
    if not rest or (state.place[seat] in goals and closed):
        return rest[0] if rest else None
    steps = [one for one in options if isinstance(one, act.MoveTo) and one.hex not in closed]
    here = far(state, seat, state.place[seat], goals)
    best = min(steps, key=lambda one: far(state, seat, one.hex, goals), default=None)
    if best is not None and far(state, seat, best.hex, goals) < here:
        return best
    return moving(state, options) or rest[0]


def moving(state: KnightState, options: Sequence[Action]) -> Action | None:
    """A card for move points."""
    names = state.setting.card_ids
    walks = [one for one in options if isinstance(one, act.PlayCard) and names[one.card] in MARCHES]
    aside = [one for one in options if isinstance(one, act.PlaySideways) and one.gives == "move"]
    return next((one for one in walks if one.way == "basic"), None) or next(iter(aside), None)


def far(state: KnightState, seat: int, spot: int, goals: Sequence[int]) -> int:
    """The move points it takes from a hex to the nearest of these."""
    there = state.copy()
    there.place[seat] = spot
    ways = roads(there, seat)
    return min(
        (0 if goal == spot else ways[goal].effort for goal in goals if goal == spot or goal in ways), default=FAR
    )
