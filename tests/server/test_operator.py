"""A running server follows what its operator orders."""

from __future__ import annotations

import time
from pathlib import Path

from herna.store import Store, admin
from tests.server.running import Server

SOON = "import herna.server.rooms as rooms; rooms.LOOKING_SECONDS = 0.1\n"


async def test_what_the_operator_orders_happens_at_tables_where_people_sit(tmp_path: Path) -> None:
    with Server(tmp_path, before=SOON) as server:
        quiet, closed, gone, unseen = (server.new_table("human", "human") for _ in range(4))
        store = Store(server.settings.database)
        await store.open()
        with quiet.live(0) as anna:
            server.post(f"{quiet.path}/chat", token=quiet.tokens[1], text="rubbish")
            line = anna.until("chat")["line"]
            server.refuse(f"{quiet.path}/report", 422, "no-such-line", token=quiet.tokens[0], line=99)
            server.refuse(f"{quiet.path}/report", 403, "wrong-token", token="x", line=line["n"])
            for _ in range(2):
                server.post(f"{quiet.path}/report", token=quiet.tokens[0], line=line["n"])
            assert [one.text for one in await admin.reports(store) if one.table == quiet.id] == ["rubbish"]
            await admin.mute(store, quiet.id, 1)
            server.refuse(f"{quiet.path}/chat", 403, "muted", token=quiet.tokens[1], text="more rubbish")
            anna.act()
        await admin.close(store, closed.id)
        state = closed.state(0)
        body = {"token": closed.tokens[0], "version": state["version"], "action": state["view"]["options"][0]}
        server.refuse(f"{closed.path}/actions", 403, "table-closed", **body)
        assert closed.state(0)["view"] == state["view"], "it can be looked at"
        with gone.live(0) as anna:
            await admin.delete(store, gone.id)
            assert anna.until("error")["error"]["code"] == "unknown-table"
        server.refused(server.http.get(gone.path), 404, "unknown-table")
        assert unseen.state(0)["table"]["id"] == unseen.id
        await admin.delete(store, unseen.id)
        while server.http.get(unseen.path).status_code != 404:
            time.sleep(0.05)
        await admin.ban(store, "127.0.0.1", 1)
        while server.http.get("/api/games").status_code != 403:
            time.sleep(0.05)
        server.refused(server.http.get("/api/games"), 403, "banned")
        await admin.ban(store, "127.0.0.1", 0)
        while server.http.get("/api/games").status_code != 200:
            time.sleep(0.05)
        await store.close()
