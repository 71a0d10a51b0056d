"""What a view tells about the price of an action, and about what is for sale."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.andor.state import AndorState
from tests.games.andor.table import do, position

rule = pytest.mark.rule


def priced(state: AndorState, *actions: str) -> list[Any]:
    """The expenses that the view of the seat on turn shows beside these options."""
    view = state.view(state.turn)
    options = [state.notation(action) for action in view.options]
    return [view.expenses[options.index(action)] for action in actions]  # type: ignore[attr-defined]


@rule("AND-4.1", "AND-3.4")
def test_a_walk_is_priced_by_its_spaces_and_by_overtime() -> None:
    state = position({"dwarf": 66, "warrior": 72}, hours={"dwarf": 5}, willpower=14)
    # 66-67-68 takes the last two hours of the day; from 45 on every hour costs 2 willpower.
    assert priced(state, "walk 65", "walk 68", "walk 43") == [(1, 0), (2, 0), (3, 2)]
    assert priced(state, "pass", "end-day") == [(1, 0), None]


@rule("AND-4.8")
def test_what_pays_for_a_step_makes_it_cheaper() -> None:
    state = position({"dwarf": 66, "warrior": 72}, hours={"dwarf": 6}, willpower=14, carries={"dwarf": ["wineskin"]})
    do(state, "drink-wine")
    assert priced(state, "walk 65", "walk 68", "walk 43") == [(0, 0), (1, 0), (2, 2)]


@rule("AND-3.4")
def test_the_price_is_what_is_paid() -> None:
    state = position({"dwarf": 66, "warrior": 72}, hours={"dwarf": 6}, willpower=14)
    [(hours, willpower)] = priced(state, "walk 43")
    do(state, "walk 43", "stop")
    assert (state.hours[0], state.willpower[0]) == (6 + hours, 14 - willpower)


def test_who_has_nothing_to_pay_for_sees_no_prices() -> None:
    state = position({"dwarf": 66, "warrior": 66}, gold=1)
    assert state.view(1).options
    assert state.view(1).expenses == ()  # type: ignore[attr-defined]
    assert state.view(None).expenses == ()  # type: ignore[attr-defined]


@rule("AND-11.5", "AND-13.2")
def test_the_first_legend_sells_nothing_but_the_brews_of_a_witch_who_turned_up() -> None:
    assert position({"dwarf": 18, "warrior": 14}, legend="arrival").view(0).market == ()  # type: ignore[attr-defined]
    found = position({"dwarf": 18, "warrior": 14}, legend="arrival", friends={"witch": 8})
    assert [shelf.piece for shelf in found.view(0).market] == ["brew"]  # type: ignore[attr-defined]
