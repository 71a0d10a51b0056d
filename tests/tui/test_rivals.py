"""Two people at one table fight each other key by key; the table is handed over between them."""

from __future__ import annotations

import random

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.state import KnightState
from herna.kernel import Match, Record
from herna.tui import seats
from herna.tui.app import HernaApp
from herna.tui.dialogs import HandOver
from tests.games.mage_knight.attacks import attack
from tests.tui.sitting import press, said, shown, sitting, table

EAGER = 25
"""The choices after which both want to come to an end."""
STRIKES = (act.Strike, act.WoundHero, act.WoundUnit)
ENDS = (act.PassAttack, act.FinishBlock, act.Done, act.EndTurn)


def knights(match: Match) -> KnightState:
    assert isinstance(match.state, KnightState)
    return match.state


async def test_a_fight_between_two_people_key_by_key() -> None:
    """From the question how the attacked hero attends to the end of the fight; nobody sees the other's hand."""
    found, aggressor, asked = attack()
    match = Match(Record(found.record.head, found.record.setting, list(found.record.moves)))
    people = {aggressor: "Anna", asked: "Bob"}
    chairs = tuple(seats.chair(people.get(seat, "random")) for seat in range(4))
    prompts: list[str] = []
    dice, handed = random.Random(2), 0
    async with sitting(HernaApp(match, chairs, language="en", pause=0)) as pilot:
        for _ in range(200):
            if isinstance(pilot.app.screen, HandOver):
                handed += 1
                await press(pilot, "enter")
                continue
            state = knights(table(pilot).playing.match)
            if prompts and not state.fights and state.seats_awaited == (aggressor,):
                break
            seat = state.seats_awaited[0]
            assert seat in people, "only the two who fight are asked"
            prompts.append(said(pilot, "prompt"))
            assert "{" not in shown(pilot)
            choices = table(pilot).listed
            wanted = STRIKES if len(prompts) < EAGER else ENDS
            eager = [choice for choice in choices if isinstance(choice.action, wanted)]
            await press(pilot, (eager or [dice.choice(choices)])[0].key)
        played = table(pilot).playing.match.record.moves[found.ply :]
        assert {move.seat for move in played} == set(people)
        assert {"Attend", "PassAttack"} <= {type(move.action).__name__ for move in played}
        assert knights(table(pilot).playing.match).fights == ()
        assert handed >= 2, "each of them had the table to himself"
        assert prompts[0] == "You are attacked. How do you attend to the fight?"
