"""The shapes of the API and of every game's view and events as TypeScript, for the page.

`python -m herna.server.page_types web` writes `kit/schema.ts` and one `schema.ts` beside the face of each game.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import msgspec

from herna.games import game as find_game
from herna.games import names

if TYPE_CHECKING:
    from litestar import Litestar

HEAD = """// Made from the server's schema by `python -m herna.server.page_types`; a test keeps it current. Do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
"""
GAME_HEAD = """// Made from the game's view and events by `python -m herna.server.page_types`; a test keeps it current.

import type { Json } from '../../kit/schema'
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = Mapping[str, Any]


def typescript(components: Mapping[str, Schema], head: str = HEAD) -> str:
    """Every named shape of an OpenAPI schema, in the order of their names.

    >>> print(typescript({"Seat": {"type": "object", "properties": {"name": {"type": "string"}}}}).split("\\n\\n")[-1])
    export interface Seat {
      name?: string
    }
    <BLANKLINE>
    """
    return "\n".join([head, *(_declared(name, components[name]) for name in sorted(components))])


def _declared(name: str, schema: Schema) -> str:
    text = _remark(schema)
    if "properties" not in schema and schema.get("type") != "object":
        return f"{text}export type {name} = {_shape(schema)}\n"
    return "\n".join([f"{text}export interface {name} {{", *_fields(schema), "}\n"])


def _remark(schema: Schema) -> str:
    text = schema.get("description", "").partition("\n\n")[0]
    return f"/** {' '.join(text.split())} */\n" if text else ""


def _fields(schema: Schema) -> list[str]:
    required = schema.get("required", ())
    return [
        f"  {name}{'' if name in required else '?'}: {_shape(field)}" for name, field in schema["properties"].items()
    ]


def _shape(schema: Schema) -> str:
    """The TypeScript type of a value."""
    for key, write in WRITERS.items():
        if key in schema:
            return write(schema[key])
    kind = schema.get("type")
    if kind == "array":
        return _list(schema)
    if kind == "object":
        return _mapping(schema)
    return "Json" if kind is None else PLAIN[kind]


def _name(place: str) -> str:
    return place.rpartition("/")[2]


def _literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def _one_of(values: list[Any]) -> str:
    return " | ".join(_literal(value) for value in values)


def _any_of(choices: list[Schema]) -> str:
    return " | ".join(dict.fromkeys(_shape(choice) for choice in choices))


def _tuple(items: list[Schema]) -> str:
    return f"[{', '.join(_shape(item) for item in items)}]"


def _list(schema: Schema) -> str:
    items = schema.get("items") or {}
    item = _shape(items)
    return f"({item})[]" if {"enum", "oneOf", "anyOf"} & items.keys() else f"{item}[]"


WRITERS: dict[str, Callable[[Any], str]] = {
    "$ref": _name,
    "const": _literal,
    "enum": _one_of,
    "oneOf": _any_of,
    "anyOf": _any_of,
    "prefixItems": _tuple,
}
"""What decides the shape alone, whatever else a schema says."""


def _mapping(schema: Schema) -> str:
    if schema.get("properties"):
        return f"{{ {'; '.join(field.strip() for field in _fields(schema))} }}"
    others = schema.get("additionalProperties", {})
    return f"Record<string, {_shape(others if isinstance(others, Mapping) else {})}>"


def page_types() -> str:
    """The file as it should be."""
    from herna.server.app import create_app
    from herna.server.schema import full_schema
    from herna.server.settings import Settings

    app = cast("Litestar", create_app(Settings()).app)
    return typescript(full_schema(app.openapi_schema.to_schema())["components"]["schemas"])


def game_types(name: str) -> str:
    """The view and the events of a game, as the file beside its face should be."""
    game = find_game(name)
    _, components = msgspec.json.schema_components([game.view_type, *game.events])
    # What is sent is whole: a field with a default is written too.
    components = {kind: {**shape, "required": list(shape.get("properties", ()))} for kind, shape in components.items()}
    kinds = sorted(kind.__name__ for kind in game.events)
    union = "\n".join(f"  | {kind}" for kind in kinds)
    every = f"/** Everything that can happen. */\nexport type Happening =\n{union}\n"
    return f"{typescript(components, GAME_HEAD)}\n{every}"


def files(web: Path) -> dict[Path, str]:
    """Every file of types that the page has, as it should be: the server's, and one for each game with a folder."""
    found = {web / "src" / "kit" / "schema.ts": page_types()}
    for name in names():
        folder = web / "src" / "games" / name
        if folder.is_dir():
            found[folder / "schema.ts"] = game_types(name)
    return found


def main(web: str) -> None:
    for path, text in files(Path(web)).items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "web")
