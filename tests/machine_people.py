"""People who play at a server on several machines, from a machine of their own; `tests.machines` starts them.

Each has a socket to one of the web processes, and comes back by itself, to whichever answers, when it is lost. They
tell of every move that was acknowledged, and at the end how many moves each table has.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

TABLES = 4
WAIT = 4.0
"""Somebody who hears nothing for so long connects anew."""


class Person:
    """Plays at one table, against a bot and for two people, and opens another when the game is over."""

    def __init__(self, webs: list[str], which: int, game: str = "eight_minute_empire", pause: float = 0.05) -> None:
        self.webs = webs
        self.which = which
        self.game = game
        self.options = {"games": 3} if game == "eight_minute_empire" else {}
        self.bot = "greedy" if game.startswith("eight_minute") else "random"
        self.pause = pause
        self.table = ""
        self.tokens: list[str] = []
        self.moves = 0

    async def play(self) -> None:
        while True:
            web = self.webs[self.which % len(self.webs)]
            try:
                if not self.table:
                    await self.open_table(web)
                await self.sit(web)
            except (OSError, TimeoutError, WebSocketException, httpx.HTTPError):
                pass
            self.which += 1
            await asyncio.sleep(0.2)

    async def open_table(self, web: str) -> None:
        seats = [{"kind": "human"}, {"kind": "human"}, {"kind": "bot", "level": self.bot}]
        body = {"game": self.game, "players": 3, "seats": seats, "options": self.options}
        async with httpx.AsyncClient(timeout=WAIT) as http:
            answer = (await http.post(f"http://{web}/api/tables", json=body)).raise_for_status().json()
        self.tokens = [seat["token"] for seat in answer["seats"] if "token" in seat]
        self.table, self.moves = answer["id"], 0

    async def sit(self, web: str) -> None:
        query = "&".join(f"token={token}" for token in self.tokens)
        address = f"ws://{web}/api/tables/{self.table}/live?{query}"
        async with asyncio.timeout(WAIT):
            socket = await connect(address, max_size=None, close_timeout=0.5)
        async with socket:
            while True:
                async with asyncio.timeout(WAIT):
                    state = await self.look(web)
                    if state is None:
                        self.table = ""
                        return
                    seat, version, action = state
                    key = secrets.token_hex(8)
                    act = {"type": "act", "version": version, "action": action, "key": key, "token": self.tokens[seat]}
                    await socket.send(json.dumps(act))
                    while (frame := json.loads(await socket.recv())).get("key") != key:
                        pass
                if frame["type"] == "acted":
                    self.moves += 1
                    self.note()
                await asyncio.sleep(self.pause)

    def note(self) -> None:
        """A move was acknowledged."""
        tell({"table": self.table, "moves": self.moves})

    async def look(self, web: str) -> tuple[int, int, Any] | None:
        """Who may do what; None once the game is over."""
        async with httpx.AsyncClient(timeout=WAIT) as http:
            while True:
                for seat, token in enumerate(self.tokens):
                    answer = await http.get(f"http://{web}/api/tables/{self.table}/state", params={"token": token})
                    state = answer.raise_for_status().json()
                    if state["view"]["over"]:
                        return None
                    if state["view"]["options"]:
                        return seat, state["version"], state["view"]["options"][0]
                await asyncio.sleep(0.05)


def tell(fact: dict[str, Any]) -> None:
    print(json.dumps(fact), flush=True)


async def moves_of(webs: list[str], table: str) -> int:
    """How many moves of people a table has, asked until somebody answers."""
    while True:
        for web in webs:
            try:
                async with httpx.AsyncClient(timeout=WAIT) as http:
                    answer = await http.get(f"http://{web}/api/tables/{table}/record")
                    answer.raise_for_status()
                moves = [json.loads(line) for line in answer.text.splitlines()[1:] if line.startswith("{")]
                return sum(move.get("seat") in (0, 1) for move in moves)
            except httpx.HTTPError:
                await asyncio.sleep(0.2)


async def main(webs: list[str]) -> None:
    people = [Person(webs, number) for number in range(TABLES)]
    tables: dict[str, None] = {}

    async def note() -> None:
        while True:
            tables.update(dict.fromkeys(person.table for person in people if person.table))
            await asyncio.sleep(0.02)

    tasks = [asyncio.create_task(person.play()) for person in people] + [asyncio.create_task(note())]
    await asyncio.to_thread(sys.stdin.read)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    tell({"report": {table: await moves_of(webs, table) for table in tables}})


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1].split(",")))
