"""Two people at one table in the terminal propose a joint assault, agree to it and carry it out, key by key."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from textual.pilot import Pilot

import herna
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.state import KnightState
from herna.kernel import Action, Match, Record
from herna.tui import seats
from herna.tui.app import HernaApp
from herna.tui.dialogs import HandOver
from herna.tui.table import TableScreen
from tests.tui.sitting import on_page, press, said, shown, sitting, table

GOLDEN = Path(__file__).parent.parent / "golden" / "mage_knight" / "203.herna"
"""A game of two that led to a city."""
WANTED: tuple[type[Action], ...] = (
    act.ProposeAssault, act.GiveDefenders, act.AnswerProposal, act.MoveTo, act.StayBehind, act.NextPhase,
    act.AssignToHero, act.EndTurn,
)  # fmt: skip
"""What these two do if they may, the first rather than the others."""


def before_the_assault() -> Match:
    """The game as it stood right before the proposal to which all agreed."""
    record = herna.load(GOLDEN.read_text(encoding="utf-8"))
    moves, kinds = record.moves, [type(move.action) for move in record.moves]
    agreed = next(n for n, move in enumerate(moves) if move.action == act.AnswerProposal(agree=True))
    at = max(n for n in range(agreed) if kinds[n] is act.ProposeAssault)
    match = Match(Record(record.head, record.setting))
    for move in moves[:at]:
        match.play(move.action, move.seat)
    return match


def chosen(options: Sequence[Action]) -> Action:
    """A card for move points while the step into the city cannot be paid; else the first of what is wanted."""
    if act.StayBehind() in options:
        for option in options:
            if isinstance(option, act.PlaySideways) and option.gives == "move":
                return option
    wanted = (option for kind in WANTED for option in options if isinstance(option, kind))
    return next(wanted, options[-1])


async def press_for(pilot: Pilot[None], action: Action) -> None:
    """The keys that lead to an action: its own, or first that of the part of the list in which it stands."""
    listed = table(pilot).listed
    own = [choice.key for choice in listed if choice.action == action]
    if own:
        await press(pilot, own[0])
    else:
        await press(pilot, next(choice.key for choice in listed if action in choice.part))
        await press_for(pilot, action)


def now(match: Match) -> KnightState:
    """The table as it stands."""
    state = match.state
    assert isinstance(state, KnightState)
    return state


async def test_two_people_assault_a_city_together_key_by_key() -> None:
    match = before_the_assault()
    first = now(match).turn
    guest = 1 - first
    app = HernaApp(match, (seats.chair("Anna"), seats.chair("Eva")), language="en", pause=0)
    prompts, sat, agreed = [], set(), False
    async with sitting(app) as pilot:
        match = next(screen for screen in app.screen_stack if isinstance(screen, TableScreen)).playing.match
        while not agreed or now(match).assault is not None or now(match).turns[guest] is not None:
            screen = pilot.app.screen
            if isinstance(screen, HandOver):
                sat.add(screen.person)
                await press(pilot, "enter")
                continue
            seat = now(match).seats_awaited[0]
            action = chosen(now(match).options(seat))
            prompts.append(said(pilot, "prompt"))
            if isinstance(action, act.AnswerProposal):
                agreed = True
                assert on_page(pilot).id == "proposal"
                assert "proposes a joint assault" in shown(pilot)
                assert "has not answered yet" in shown(pilot)
            await press_for(pilot, action)
            if isinstance(action, act.AnswerProposal):
                assert now(match).order_down[guest]
        # Both have ended their turns, and the turn of the guest is skipped.
        assert now(match).turn == first
        assert not any(now(match).order_down)
        verbs = {type(move.action) for move in match.record.moves}
        assert {act.ProposeAssault, act.AnswerProposal, act.NextPhase} <= verbs
    assert sum(prompt.startswith("A joint assault is proposed: you would meet") for prompt in prompts) == 1
    assert any(prompt.startswith("Your part of the assault") for prompt in prompts)
    assert sat == {"Anna", "Eva"}
