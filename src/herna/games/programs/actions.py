"""The actions that shared words ask for. A game adds them to its own: `actions = (…, *PROGRAM_ACTIONS)`."""

from __future__ import annotations

from typing import Annotated

from herna.kernel import Action, Ref


class ChooseEffect(Action, frozen=True):
    """Carry out this one of several programs."""

    effect: Annotated[int, Ref("effect")]


class UseEffect(Action, frozen=True):
    """Carry out what one may."""


class SkipEffect(Action, frozen=True):
    """Leave what one may do."""


PROGRAM_ACTIONS: tuple[type[Action], ...] = (ChooseEffect, UseEffect, SkipEffect)


def effect_names(count: int) -> tuple[str, ...]:
    """The short names of programs in notation: `choose-effect e17`."""
    return tuple(f"e{number}" for number in range(count))
