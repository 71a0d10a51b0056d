"""The shapes of the API and of every game's view and events as TypeScript, for the page.

`python -m herna.server.page_types web` writes `kit/schema.ts` and one `schema.ts` beside the face of each game. What a
game has from a room that it shares with others stands once, in a `schema.ts` of that room.
"""

from __future__ import annotations

import json
import re
import sys
import textwrap
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
"""
JSON = "import type { Json } from '../../kit/schema'\n"
WIDTH = 120
ROOMS = "herna.games."
KIT = "kit"
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
    shapes, homes = _shapes(name), _homes(name)
    own = {kind: shape for kind, shape in shapes.items() if homes[kind] == name}
    taken = [_taken(room, sorted(kind for kind in shapes if homes[kind] == room)) for room in _shared(name)]
    taken += [_taken(KIT, sorted(kind for kind in shapes if homes[kind] == KIT))]
    kinds = sorted(kind.__name__ for kind in find_game(name).events)
    union = "\n".join(f"  | {kind}" for kind in kinds)
    every = f"/** Everything that can happen. */\nexport type Happening =\n{union}\n"
    return f"{_with_head(own, ''.join(taken))}\n{every}"


def _taken(room: str, kinds: list[str]) -> str:
    """The lines that take shapes from another room and hand them on as one's own."""
    listed = textwrap.fill(", ".join(kinds), WIDTH, initial_indent="  ", subsequent_indent="  ")
    place = f"../../{KIT}" if room == KIT else f"../{room}"
    return f"import type {{\n{listed}\n}} from '{place}/schema'\nexport type {{\n{listed}\n}}\n"


def _with_head(shapes: Mapping[str, Schema], taken: str = "") -> str:
    """Shapes of a game under their head, with what they need of others."""
    text = typescript(shapes, "")
    imports = (JSON if re.search(r"\bJson\b", text) else "") + taken
    return "\n".join([GAME_HEAD, imports] if imports else [GAME_HEAD]) + text


def room_types(room: str) -> str:
    """The shapes that games take from a room they share, as the file in its folder should be."""
    users = [name for name in names() if room in _shared(name)]
    return _with_head(
        {kind: shape for name in users for kind, shape in _shapes(name).items() if _homes(name)[kind] == room}
    )


def _shapes(name: str) -> dict[str, Schema]:
    """Every shape in the view and the events of a game."""
    game = find_game(name)
    _, components = msgspec.json.schema_components([game.view_type, *game.events])
    # What is sent is whole: a field with a default is written too.
    return {kind: {**shape, "required": list(shape.get("properties", ()))} for kind, shape in components.items()}


def _homes(name: str) -> dict[str, str]:
    """The room in which each of these shapes stands; what every view has from the kernel stands in the page's kit."""
    game = find_game(name)
    found: dict[str, str] = {}
    seen = list(msgspec.inspect.multi_type_info([game.view_type, *game.events]))
    while seen:
        info = seen.pop()
        if isinstance(info, msgspec.inspect.StructType | msgspec.inspect.NamedTupleType):
            if info.cls.__name__ not in found:
                module = info.cls.__module__
                found[info.cls.__name__] = module.split(".")[2] if module.startswith(ROOMS) else KIT
                seen += [field.type for field in info.fields]
        elif isinstance(info, msgspec.inspect.Metadata):
            seen.append(info.type)
        elif isinstance(info, msgspec.inspect.UnionType):
            seen += info.types
        elif isinstance(info, msgspec.inspect.TupleType):
            seen += info.item_types
        elif isinstance(info, msgspec.inspect.DictType):
            seen += [info.key_type, info.value_type]
        elif isinstance(info, msgspec.inspect.CollectionType):
            seen.append(info.item_type)
    return found


def _shared(name: str) -> list[str]:
    """The rooms of games from which a game takes shapes."""
    return sorted({*_homes(name).values()} - {name, KIT})


def files(web: Path) -> dict[Path, str]:
    """Every file of types that the page has, as it should be: the server's, and one for each game with a folder."""
    found = {web / "src" / "kit" / "schema.ts": page_types()}
    for name in names():
        folder = web / "src" / "games" / name
        if folder.is_dir():
            found[folder / "schema.ts"] = game_types(name)
            found |= {folder.parent / room / "schema.ts": room_types(room) for room in _shared(name)}
    return found


def main(web: str) -> None:
    for path, text in files(Path(web)).items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "web")
