"""Why something cannot be done about a joint assault: the clause, and what stands in the way."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.rules.cities import city_at
from herna.games.mage_knight.rules.hero import only_wounds
from herna.games.mage_knight.rules.joint import defenders_of, guests, may_come_to
from herna.games.mage_knight.rules.movement import CLOSED
from herna.games.mage_knight.rules.spaces import is_defended
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.fight.refusals import playing_refusal
from herna.games.mage_knight.steps.joint.offers import FEWEST, can_reach
from herna.games.mage_knight.steps.moving import beside, over_wall, step_cost
from herna.kernel import Action, IllegalAction


def joint_refusal(state: KnightState, seat: int, action: Action) -> IllegalAction:
    """In a turn: why no assault can be proposed, or that nothing was proposed."""
    if isinstance(action, act.ProposeAssault):
        return proposal_refusal(state, seat, action.hex)
    if isinstance(action, act.AnswerProposal):
        return IllegalAction("no-proposal", clause="MK-25.6")
    return IllegalAction("no-assault-yet", clause="MK-25.5")


def proposal_refusal(state: KnightState, seat: int, spot: int) -> IllegalAction:
    """The table, the city, the moment, the hero, the defenders or the others stand in the way."""
    joins, turn = state.setting.scenario.joins, state.turn_of(seat)
    if not any(joins(seat, other) for other in range(state.setting.players) if other != seat):
        return IllegalAction("no-joint-assaults", clause="MK-25.1")
    city = city_at(state, spot)
    if city is None or not is_defended(state, seat, spot):
        return IllegalAction("no-city-to-assault", clause="MK-25.1")
    if state.closing or state.game_ending:
        return IllegalAction("no-joint-at-the-end", clause="MK-25.2")
    if turn.action_used or turn.phase not in ("free", "moving"):
        return IllegalAction("action-done", clause="MK-25.2")
    if only_wounds(state, seat):
        return IllegalAction("only-wounds", clause="MK-5.7")
    if not can_reach(state, seat, city):
        return IllegalAction("not-beside-the-city", clause="MK-25.3")
    if not guests(state, seat, city):
        return IllegalAction("nobody-to-invite", clause="MK-25.4")
    defenders = len(defenders_of(state, city))
    if defenders < FEWEST:
        return IllegalAction("too-few-defenders", clause="MK-25.5", defenders=defenders)
    if spot != city.hexes[0]:
        return IllegalAction("name-the-first-part", clause="MK-25.18", hex=state.setting.hex_names[city.hexes[0]])
    return IllegalAction("all-declined", clause="MK-25.7")


def part_refusal(state: KnightState, seat: int, action: Action) -> IllegalAction:
    """Before a hero has gone into the city: whatever is no way in and cannot be played."""
    playing = playing_refusal(state, seat, action)
    if playing is not None:
        return playing
    if isinstance(action, act.StayBehind):
        return IllegalAction("must-go-in", clause="MK-25.12")
    if isinstance(action, act.MoveTo) and action.hex in beside(state, seat) and may_come_to(state, seat, action.hex):
        cost = step_cost(state, seat, action.hex)
        if cost > CLOSED:
            needed, move = cost + over_wall(state, seat, action.hex), state.turn_of(seat).points.move
            return IllegalAction("too-little-move", clause="MK-6.1", needed=needed, move=move)
    return IllegalAction("only-into-the-city", clause="MK-25.11")
