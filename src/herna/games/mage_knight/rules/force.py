"""What is in force for a hero: the rules that effects have changed."""

from __future__ import annotations

from collections.abc import Callable

from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.names import FlagName
from herna.games.programs import flag

changed: Callable[[KnightState, int, FlagName], int] = flag
"""How much a rule is changed for a hero: all changes added up; 0 if there is none. Asked very often, so it is the
language's own question, which takes any name, under a type that takes only ours."""


def spend_change(state: KnightState, seat: int, rule: FlagName) -> None:
    """A changed rule was used once, and is as before."""
    for number, thing in enumerate(state.lasting):
        if thing.flag == rule and thing.frame.actor == seat:
            state.lasting = (*state.lasting[:number], *state.lasting[number + 1 :])
            return
