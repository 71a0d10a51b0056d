"""Teams over the network: what cannot be is refused at its field, and bots answer in the turns of people."""

from __future__ import annotations

from tests.games.mage_knight.attacks import attack
from tests.server.running import Opened, Server

FOUR = [{"kind": "human"}] * 4


def test_teams_where_there_are_none_are_refused_at_the_field(server: Server) -> None:
    for options, code in (
        ({"scenario": "druid-nights", "teams": "drawn"}, "option-only-with"),
        ({"scenario": "full-conquest", "cities": "two-strong"}, "two-cities-need-teams"),
    ):
        body = {"game": "mage_knight", "seats": FOUR, "options": options}
        answer = server.refuse("/api/tables", 422, code, **body)
        assert answer["clause"].startswith("MK-26.")
        assert answer["option"] in options


def test_a_bot_answers_an_attack_in_the_turn_of_a_person(server: Server) -> None:
    match, aggressor, asked = attack()
    seats = [{"kind": "bot", "level": "random"} if seat == asked else {"kind": "human"} for seat in range(4)]
    table = Opened(server, server.post("/api/records", 201, record=match.write(), seats=seats))
    with table.live(aggressor) as person:
        assert len(person.view["teams"]) == 2
        while aggressor not in person.view["seats_awaited"]:
            person.next()
        assert person.view["ply"] > match.ply
