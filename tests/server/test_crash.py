"""`kill -9` at any moment loses nothing that was acknowledged."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx

from tests.server.running import Opened, Server

KINDS = ("human", "human", "human")


class Person(threading.Thread):
    """Plays on for all seats of a table as fast as possible, and writes down what was acknowledged."""

    def __init__(self, server: Server, table: Opened, seed: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.table = table
        self.acknowledged: list[tuple[dict[str, Any], int]] = []
        self.unanswered: dict[str, Any] | None = None
        self.dice = random.Random(seed)

    def run(self) -> None:
        with httpx.Client(base_url=self.server.url, timeout=20) as http:
            try:
                while self.step(http):
                    pass
            except httpx.TransportError:
                pass  # the plug was pulled

    def step(self, http: httpx.Client) -> bool:
        path, tokens = self.table.path, self.table.tokens
        view = http.get(f"{path}/state").json()["view"]
        if view["over"]:
            return False
        seat = self.dice.choice(view["seats_to_act"])
        state = http.get(f"{path}/state", params={"token": tokens[seat]}).json()
        action = self.dice.choice(state["view"]["options"])
        key = f"{self.dice.getrandbits(64):x}"
        self.unanswered = {"token": tokens[seat], "version": state["version"], "action": action, "key": key}
        answer = http.post(f"{path}/actions", json=self.unanswered)
        assert answer.status_code == 200, answer.text
        self.acknowledged.append((self.unanswered, answer.json()["version"]))
        self.unanswered = None
        return True


def test_every_acknowledged_action_is_there_after_a_crash(tmp_path: Path, soak: bool) -> None:
    dice = random.Random(9)
    with Server(tmp_path) as server:
        tables = [server.new_table(*KINDS, options={"games": 3}) for _ in range(4)]
        moves = {table.id: 0 for table in tables}
        seen = 0
        for _ in range(50 if soak else 4):
            people = [Person(server, table, dice.getrandbits(32)) for table in tables]
            for person in people:
                person.start()
            enough = dice.randint(1, 80)
            while sum(len(person.acknowledged) for person in people) < enough and any(one.is_alive() for one in people):
                time.sleep(0.001)
            server.kill()
            for person in people:
                person.join()
            server.start()
            for person, table in zip(people, tables, strict=True):
                seen += len(person.acknowledged)
                ply = table.state()["view"]["ply"]
                sure = moves[table.id] + len(person.acknowledged)
                assert ply == sure or (ply == sure + 1 and person.unanswered is not None)
                moves[table.id] = ply
                # Sent again, an action that was acknowledged is known, and is not carried out twice.
                for body, version in person.acknowledged:
                    assert server.post(f"{table.path}/actions", **body)["version"] == version
                assert table.state()["view"]["ply"] == ply
            for number, table in enumerate(tables):
                if table.state()["view"]["over"]:
                    tables[number] = server.new_table(*KINDS, options={"games": 3})
                    moves[tables[number].id] = 0
        assert seen > 0
        for table in tables:
            table.act(table.state()["view"]["seats_to_act"][0])  # play goes on
