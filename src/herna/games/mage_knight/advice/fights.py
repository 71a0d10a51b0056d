"""Fights as bots fight them: the forecast on paper followed by the rules to the end, so that nothing is only hoped."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.advice.forecast import FORECASTS_KEPT, Forecast, forecast
from herna.games.mage_knight.advice.gifts import BLOCK, MELEE, RANGED
from herna.games.mage_knight.advice.script import Script
from herna.games.mage_knight.advice.worth import worth
from herna.games.mage_knight.solver.answer import known_table, solve
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.fight.phases import PhaseStep
from herna.kernel import Action, Memo

SOLVER_NODES = 240
"""How many positions the solver looks at for a bot: never a clock, so that games can be played again."""
LONGEST = 40
"""Pieces after which a fight is left as it is."""
Piece = tuple[Action, ...]


def fight_pieces(state: KnightState, seat: int) -> list[Piece]:
    """The fight to its end by the forecast; where it begins, by the solver too."""
    found = [fought_out(state, seat)]
    fight = state.fighting(seat)
    side = fight.of(seat)
    if fight.phase == "ranged" and not (side.busy or side.targets or side.made):
        found.append(solved_piece(state, seat))
    return found


def fought_out(state: KnightState, seat: int) -> Piece:
    """All that is done in a fight by the forecast, up to its end or to something that nobody knows yet."""
    script = Script(state, seat)
    go_through(script)
    return tuple(script.actions)


def go_through(script: Script) -> None:
    """Fight on to the end, or to something that nobody knows yet."""
    seat = script.seat
    for _ in range(LONGEST):
        if script.stopped or script.state.fight_of(seat) is None:
            return
        if isinstance(script.state.steps[-1], PhaseStep):
            for action in paper_piece(script.state, seat):
                script.do(action)
        else:
            script.do(best_answer(script.state, seat))


def best_answer(state: KnightState, seat: int) -> Action:
    """The answer to a question in a fight after which most is left: who takes the damage, what a card does."""
    options = state.options(seat)
    suffer = next((action for action in options if isinstance(action, act.SufferAttack)), None)
    if suffer is not None or len(options) == 1:
        return suffer or options[0]

    def left(action: Action) -> float:
        after = state.copy()
        after.apply(action, seat)
        return worth(after, seat)

    return max(options, key=left)


def solved_piece(state: KnightState, seat: int) -> Piece:
    """The best line that a short search finds, remembered by all that the hero knows: a bot asks for the same one again
    and again."""
    memo: Memo[tuple[str, ...]] = state.setting.memo("solved", FORECASTS_KEPT)
    line = memo.get(
        known_table(state, seat), lambda: solve(state, seat, nodes=SOLVER_NODES, guide=None, wishes=False).line
    )
    return tuple(state.parse(action) for action in line)


def paper_piece(state: KnightState, seat: int) -> Piece:
    """What the forecast says is to be done in this phase; else what lies ready is used, and the phase is over."""
    script = Script(state, seat)
    phase = state.fighting(seat).phase
    found = forecast(state, seat)
    if phase == "block":
        block(script, found)
    else:
        attack(script, found, ranged=phase == "ranged")
    if script.actions:
        return tuple(script.actions)
    options = state.options(seat)
    return (next(action for action in (act.Strike(), act.FinishBlock(), act.NextPhase()) if action in options),)


def block(script: Script, found: Forecast) -> None:
    """The first of the blocks that are to be made."""
    for place, number, chain in found.blocks[:1]:
        if script.side.blocking != (place, number):
            script.do(act.BlockAttack(place, number))
        if script.play(chain, BLOCK):
            script.do(act.FinishBlock())


def attack(script: Script, found: Forecast, *, ranged: bool) -> None:
    """Aim at those who are to be beaten in this phase, and strike."""
    group, chain = (found.shot, found.shot_with) if ranged else (found.struck, found.struck_with)
    if group and not set(script.side.targets) <= set(group):
        script.do(act.Retarget())
    for place in group:
        if not script.stopped and place not in script.side.targets:
            script.do(act.Target(place))
            script.settle(lambda _state, _seat: 0.0)
    if group and script.play(chain, RANGED if ranged else MELEE):
        script.do(act.Strike())
