"""What others have announced, as far as it calls for company."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from herna.games.andor.advice.planner.outlook import Outlook
from herna.games.andor.state import NONE

STRONG_ENOUGH = 0.9
WORTH_IT = 0.5
OF_USE = 0.1


class Call(NamedTuple):
    """Somebody asks for company: whom, where, and who could come today. `foe` is what is to be fought, if anything."""

    proposer: int
    space: int
    helper: int
    foe: int = NONE


def calls(look: Outlook, free: Sequence[int]) -> list[Call]:
    """Proposals that one of the free heroes should answer: fights that are hard alone, and places to meet."""
    state = look.state
    found = []
    left = list(free)
    for proposer, (aim, space) in enumerate(state.proposals):
        if state.asleep[proposer]:
            continue
        helpers = [seat for seat in left if seat != proposer]
        if aim == "fight" and state.beasts[space] != NONE:
            call = fight_call(look, proposer, space, helpers)
        elif aim == "meet" and state.space[proposer] == space:
            call = meet_call(look, proposer, space, helpers)
        else:
            call = None
        if call is not None:
            found.append(call)
            left.remove(call.helper)
    return found


def fight_call(look: Outlook, proposer: int, space: int, helpers: Sequence[int]) -> Call | None:
    """Who makes the fight safest, if it is hard for the proposer alone and both can still fight there today."""
    foe = look.state.beasts[space]
    own = look.way(proposer, look.stand(proposer, space))
    if own + 1 > look.hours(proposer, floor=3):
        return None
    alone = look.odds((proposer,), space, foe, (own,)).fight
    if alone >= STRONG_ENOUGH:
        return None
    best: tuple[float, int, int] | None = None
    for helper in helpers:
        far = look.way(helper, look.stand(helper, space))
        if far + 1 > look.hours(helper, floor=7):
            continue
        together = look.odds((proposer, helper), space, foe, (own, far)).fight
        if together >= WORTH_IT and together >= alone + OF_USE:
            best = max(best or (0.0, 0, 0), (together, -far, -helper))
    return None if best is None else Call(proposer, space, -best[2], foe)


def meet_call(look: Outlook, proposer: int, space: int, helpers: Sequence[int]) -> Call | None:
    """The nearest who can be there today, unless somebody has come already."""
    state = look.state
    if any(seat != proposer and state.space[seat] == space and not state.asleep[seat] for seat in look.heroes):
        return None
    near = [(look.way(seat, space), seat) for seat in helpers if look.way(seat, space) <= look.hours(seat)]
    return Call(proposer, space, min(near)[1]) if near else None
