"""A server whose owner has written legends: those in order are played, one with a mistake is told of in the log."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import pytest

from tests.server.running import Server


def test_a_legend_with_a_mistake_is_left_out_and_the_log_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "own" / "andor" / "legends"
    folder.mkdir(parents=True)
    bell = resources.files("herna.games.andor").joinpath("content", "legends", "drowned-bell.toml")
    text = bell.read_text(encoding="utf-8")
    (folder / "my-bell.toml").write_text(text.replace('id = "drowned-bell"', 'id = "my-bell"', 1), encoding="utf-8")
    (folder / "bad-bell.toml").write_text("no legend at all [", encoding="utf-8")
    monkeypatch.setenv("HERNA_CONTENT", str(tmp_path / "own"))
    with Server(tmp_path) as server:
        (andor,) = (game for game in server.http.get("/api/games").json() if game["name"] == "andor")
        (legend,) = (option for option in andor["options"] if option["name"] == "legend")
        assert legend["choices"][-2:] == ["drowned-bell", "my-bell"]
        assert list(legend["titles"]) == ["my-bell"]
        wanted = {"game": "andor", "players": 2, "seats": [{"kind": "human"}, {"kind": "bot", "level": "random"}]}
        answer = server.http.post("/api/tables", json=wanted | {"options": {"legend": "my-bell"}})
        assert answer.status_code == 201, answer.text
        refused = server.http.post("/api/tables", json=wanted | {"options": {"legend": "bad-bell"}})
        assert refused.status_code == 422
    (line,) = (line for line in server.log.read_text(encoding="utf-8").splitlines() if "left out" in line)
    told = json.loads(line)
    assert (told["from"], told["level"]) == ("herna", "warning")
    assert str(folder / "bad-bell.toml") in told["message"]
