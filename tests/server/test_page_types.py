"""The page's types are the server's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import herna
from herna.server.page_types import content_types, files, game_types, room_types, typescript
from herna.server.wire import ClientFrame, ServerFrame
from tests.server.running import Server

WEB = Path(__file__).parents[2] / "web"


def test_the_page_has_the_types_of_this_server_and_its_games() -> None:
    made = files(WEB)
    assert {path.parent.name for path in made} >= {"kit", "andor", "eight_minute_empire", "eight_minute_legends"}
    old = [path for path, text in made.items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    assert old == [], "renew them: python -m herna.server.page_types"


def test_every_game_says_what_its_view_its_events_and_its_actions_are() -> None:
    rooms: dict[str, str] = {}
    for name in herna.game_names():
        game = herna.game(name)
        assert game.view_type is type(game.new(seed=1).view(None))
        written = game_types(name)
        assert f"export interface {game.view_type.__name__} extends View {{" in written
        for kind in (*game.events, *game.actions):
            room = kind.__module__.split(".")[2]
            if room != name and room not in rooms:
                rooms[room] = room_types(room)
            assert f"export type {kind.__name__} = {{" in rooms.get(room, written)
            assert f"  | {kind.__name__}\n" in written


def test_what_two_games_share_stands_once() -> None:
    family = room_types("eight_minute_family")
    assert "export type ArmyPlaced = {" in family
    for name in ("eight_minute_empire", "eight_minute_legends"):
        written = game_types(name)
        assert "export type ArmyPlaced = {" not in written
        assert "from '../eight_minute_family/schema'" in written


@pytest.mark.parametrize("name", herna.game_names())
def test_what_every_view_has_stands_in_the_kit_alone(name: str) -> None:
    written = game_types(name)
    assert "export interface Prompt {" not in written
    assert "  seats_awaited: " not in written
    assert "from '../../kit/schema'" in written


def test_content_is_typed_as_its_files_are_written() -> None:
    """A field with a default may be missing, names are the files' own, the words of cards are the server's alone."""
    lands, andor = content_types("monster_lands"), content_types("andor")
    assert "export interface Give {\n  coins?: number\n" in lands
    assert "  members: MemberFile\n" in lands
    assert "  'fire-zones'?: number[][]\n" in andor
    assert "  sunrise?: Json\n" in andor


@pytest.mark.parametrize(
    ("schema", "written"),
    [
        ({"type": "integer"}, "number"),
        ({}, "Json"),
        ({"$ref": "#/components/schemas/Seat"}, "Seat"),
        ({"enum": ["a", 2, None]}, "'a' | 2 | null"),
        ({"const": "hello"}, "'hello'"),
        ({"oneOf": [{"type": "integer"}, {"type": "number"}, {"type": "null"}]}, "number | null"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "integer"}]}}, "(string | number)[]"),
        ({"type": "array", "prefixItems": [{"type": "string"}, {}], "items": False}, "[string, Json]"),
        ({"type": "array"}, "Json[]"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "Record<string, boolean>"),
        ({"type": "object"}, "Record<string, Json>"),
        (
            {"type": "object", "properties": {"a": {"type": "null"}, "b": {"type": "string"}}, "required": ["a"]},
            "{ a: null; b?: string }",
        ),
    ],
)
def test_every_kind_of_shape_is_written(schema: dict[str, Any], written: str) -> None:
    whole = {"Whole": {"type": "object", "properties": {"part": schema}, "required": ["part"]}}
    assert f"  part: {written}\n" in typescript(whole)


def test_the_frames_of_the_live_socket_are_in_the_schema(server: Server) -> None:
    shapes = server.get("/schema")["components"]["schemas"]
    sides = {"ServerFrame": ServerFrame, "ClientFrame": ClientFrame}
    for name, union in sides.items():
        told = {place["$ref"].rpartition("/")[2] for place in shapes[name]["anyOf"]}
        assert told == {kind.__name__ for kind in union.__args__}
        for kind in told:
            assert shapes[kind]["properties"]["type"]["enum"], kind


def test_real_frames_are_what_the_schema_says(server: Server) -> None:
    """Field by field: nothing is sent that the page has no type for, and nothing is missing."""
    shapes = server.get("/schema")["components"]["schemas"]
    by_type = {
        shapes[kind.__name__]["properties"]["type"]["enum"][0]: shapes[kind.__name__] for kind in ServerFrame.__args__
    }
    table = server.new_table("human", "human", clock={"kind": "move", "seconds": 60})
    with table.live(0) as anna, table.live(0, 1, language="en") as screen:
        screen.send(type="speak", language="cs")
        screen.until("words")
        anna.act()
        screen.until("update")
        server.post(f"{table.path}/chat", token=table.tokens[0], text="hello")
        anna.until("chat")
        anna.send(type="ping")
        anna.until("pong")
        anna.send(type="act", version=1, action={"do": "nothing"}, key="k")
        anna.until("error")
        seen = set()
        for text in [*anna.frames, *screen.frames]:
            frame = msgspec.json.decode(text)
            shape = by_type[frame["type"]]
            assert set(shape["required"]) <= frame.keys() <= shape["properties"].keys()
            seen.add(frame["type"])
            for field in ("table", "undo", "clock"):
                if isinstance(frame.get(field), dict):
                    part = shapes[{"table": "TableInfo", "undo": "UndoShown", "clock": "ClockShown"}[field]]
                    assert set(part["required"]) <= frame[field].keys() <= part["properties"].keys()
    assert seen == by_type.keys()
