"""The combat solver as people, pages and bots ask it, with the forecast on paper to guide it where time is short."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from herna.games.mage_knight.advice.fights import paper_piece
from herna.games.mage_knight.advice.script import Script
from herna.games.mage_knight.solver import answer
from herna.games.mage_knight.solver.answer import NODES, Answer, never
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.fight.phases import PhaseStep
from herna.kernel import Action


def solve(
    state: KnightState,
    seat: int | None = None,
    *,
    aims: Sequence[str] = (),
    nodes: int = NODES,
    seconds: float | None = None,
    stop: Callable[[], bool] = never,
    wishes: bool = True,
) -> Answer:
    """The best use of hand, mana, units and skills in the fight that a hero is in, from what he knows.

    Best is, in this order: the fight won or else most fame, no knock-out, fewest wounds, units unhurt, then least spent
    of cards, mana, crystals, once-a-round skills and ready units. `aims` puts some of these first (`"wounds"`, …);
    `nodes` is how many positions may be looked at, `seconds` how long it may take (then the answer hangs on the
    machine); `stop` is asked now and then and ends the search. Without a seat the first that may act is meant. Raises
    `BadSetting` where there is no fight against enemies to be solved.
    """
    who = (state.seats_to_act or (-1,))[0] if seat is None else seat
    return answer.solve(state, who, aims=aims, nodes=nodes, seconds=seconds, stop=stop, guide=by_paper, wishes=wishes)


def by_paper(state: KnightState, seat: int) -> Sequence[Action]:
    """What the forecast on paper would do next."""
    if isinstance(state.steps[-1], PhaseStep):
        return paper_piece(state, seat)
    script = Script(state, seat)
    return (script.answer(state, lambda _state, _seat: 0.0, 2)[0],)
