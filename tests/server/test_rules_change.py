"""Rules change, games stay: what was played under older rules can be watched and taken home, and never vanishes."""

from __future__ import annotations

import asyncio
from pathlib import Path

from herna.store import Store, admin
from herna.table import tale
from tests.server.running import GAME, Opened, Server

NEW_RULES = f"import herna; herna.game('{GAME}').rules = 99\n"


def play_out(table: Opened) -> int:
    """Let both people play to the end; how many moves that took."""
    with table.live(0, 1) as both:
        while not both.table["over"] and not both.view["over"]:
            view = next(view for view in both.views.values() if view["options"])
            both.act(view["options"][0], token=table.tokens[int(view["seat"])])
        return int(both.view["ply"])


async def told(store: Store, table: Opened) -> tale.Tale:
    """What a table has told, once somebody has written it down."""
    while (found := await store.tale(table.id)) is None:
        await asyncio.sleep(0.1)
    return tale.unpack(found)


async def test_games_of_older_rules_can_be_watched_and_exported_and_not_played_on(tmp_path: Path) -> None:
    with Server(tmp_path, idle_seconds=0.2) as server:
        over, running, fresh = (server.new_table("human", "human") for _ in range(3))
        moves = play_out(over)
        running.act(0)
        running.act(1)
        replay = server.get(f"{over.path}/replay", language="cs")
        record = server.http.get(f"{over.path}/record").text
        store = Store(server.settings.database)
        await store.open()
        for table in (over, running):
            assert (await told(store, table)).rules == 2
        server.stop()
    await admin.tell(store)
    assert [one for one in await store.untold(10) if one in (over.id, running.id, fresh.id)] == []
    with Server(tmp_path, before=NEW_RULES) as server:
        for table in (over, running, fresh):
            server.refused(server.http.get(table.path), 422, "other-rules")
            body = {"token": table.tokens[0], "version": 1, "action": {"do": "bid", "coins": 0}}
            server.refuse(f"{table.path}/actions", 422, "other-rules", **body)
        old = server.get(f"{over.path}/tale", language="cs")
        assert (old["game"], old["rules"], old["known"], old["over"]) == (GAME, 2, 99, True)
        assert len(old["moves"]) == moves
        assert [move["told"] for move in old["moves"]] == [move["told"] for move in replay["moves"]]
        assert old["panels"]
        assert server.get(f"{over.path}/replay", language="cs") == replay, "what it told can still be watched"
        assert server.http.get(f"{over.path}/record").text == record
        old = server.get(f"{running.path}/tale")
        assert (old["over"], len(old["moves"])) == (False, 2)
        assert old["panels"]
        exported = server.http.get(f"{running.path}/record").text
        assert '"so_far":2' in exported
        assert "seed" not in exported
        assert server.get(f"{fresh.path}/tale")["moves"] == []
    with Server(tmp_path) as server:
        running.server = server
        running.act(running.state()["view"]["seats_to_act"][0])
        server.refused(server.http.get(f"{running.path}/tale"), 422, "not-old")
    await store.close()
