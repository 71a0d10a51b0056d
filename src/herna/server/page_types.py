"""The shapes of the API and of every game's view, events, actions and content as TypeScript, for the page.

`python -m herna.server.page_types web` writes `kit/schema.ts`, and beside the face of each game `schema.ts` and
`printed.ts` (its content files). What a game has from a room that it shares with others stands once, in that room.
"""

from __future__ import annotations

import json
import re
import sys
import textwrap
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import msgspec

from herna.games import game as find_game
from herna.games import names
from herna.games.content import KINDS
from herna.kernel import View
from herna.server.app import create_app
from herna.server.schema import full_schema
from herna.server.settings import Settings

if TYPE_CHECKING:
    from litestar import Litestar

HEAD = """// Made from the server's schema by `python -m herna.server.page_types`; a test keeps it current. Do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
"""
MADE = "by `python -m herna.server.page_types`; a test keeps it current.\n"
GAME_HEAD = f"// Made from the game's view, events and actions {MADE}"
CONTENT_HEAD = f"// Made from the kinds of the game's content files {MADE}"
JSON = "import type { Json } from '../../kit/schema'\n"
WIDTH = 120
ROOMS = "herna.games."
KIT = "kit"
BASE = View.__name__
"""What the views of all games have, as the page's kit has it."""
TAGS = {"do", "event"}
"""The fields that tell the actions and the events of a game apart."""
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
    if any(len(field.get("enum", ())) == 1 for tag, field in schema.get("properties", {}).items() if tag in TAGS):
        # A type, not an interface: what knows no game may then read its fields by their names.
        return "\n".join([f"{text}export type {name} = {{", *_fields(schema), "}\n"])
    extends = f" extends {schema['extends']}" if "extends" in schema else ""
    return "\n".join([f"{text}export interface {name}{extends} {{", *_fields(schema), "}\n"])


def _remark(schema: Schema) -> str:
    text = schema.get("description", "").partition("\n\n")[0]
    return f"/** {' '.join(text.split())} */\n" if text else ""


def _fields(schema: Schema) -> list[str]:
    required = schema.get("required", ())
    return [
        f"  {_key(name)}{'' if name in required else '?'}: {_shape(field)}"
        for name, field in schema["properties"].items()
    ]


def _key(name: str) -> str:
    """The name of a field as TypeScript writes it."""
    return name if name.isidentifier() else _literal(name)


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
    app = cast("Litestar", create_app(Settings()).app)
    return typescript(full_schema(app.openapi_schema.to_schema())["components"]["schemas"])


def game_types(name: str) -> str:
    """The view, the events and the actions of a game, as the file beside its face should be."""
    game, shapes, homes = find_game(name), _shapes(name), _homes(name)
    own = {kind: shape for kind, shape in shapes.items() if homes[kind] == name}
    unions = [
        _union("Happening", "Everything that can happen.", game.events),
        _union("Deed", "Everything that can be done.", game.actions),
    ]
    text = "\n".join([typescript(own, ""), *unions])
    taken = [_taken(room, sorted(kind for kind in shapes if homes[kind] == room)) for room in _shared(name)]
    needed = sorted(kind for kind in {*homes, BASE} if homes.get(kind, KIT) == KIT and re.search(rf"\b{kind}\b", text))
    return _with_head(text, "".join([*taken, _taken(KIT, needed)]))


def _union(name: str, remark: str, kinds: Iterable[type]) -> str:
    """A name for any one of these shapes."""
    listed = "\n".join(sorted(f"  | {kind.__name__}" for kind in kinds))
    return f"/** {remark} */\nexport type {name} =\n{listed}\n"


def content_types(name: str) -> str:
    """What a game's content files hold, as the file beside its face should be: fields with defaults may be missing, and
    the words of cards are read by the server alone."""
    kinds = KINDS[f"{ROOMS}{name}"]
    _, shapes = msgspec.json.schema_components(list(kinds.values()), schema_hook=lambda kind: {"title": kind.__name__})
    files = [f"  {file.removesuffix('.toml')}: {kinds[file].__name__}" for file in sorted(kinds)]
    every = "\n".join(["/** The content files by their names. */", "export interface Printed {", *files, "}\n"])
    return _with_head(f"{typescript(shapes, '')}\n{every}", head=CONTENT_HEAD)


def _taken(room: str, kinds: list[str]) -> str:
    """The lines that take shapes from another room and hand them on as one's own."""
    listed = textwrap.fill(", ".join(kinds), WIDTH, initial_indent="  ", subsequent_indent="  ")
    place = f"../../{KIT}" if room == KIT else f"../{room}"
    return f"import type {{\n{listed}\n}} from '{place}/schema'\nexport type {{\n{listed}\n}}\n"


def _with_head(text: str, taken: str = "", head: str = GAME_HEAD) -> str:
    """Shapes of a game under their head, with what they need of others."""
    imports = (JSON if re.search(r"\bJson\b", text) else "") + taken
    return "\n".join([head, imports] if imports else [head]) + text


def room_types(room: str) -> str:
    """The shapes that games take from a room they share, as the file in its folder should be."""
    users = [name for name in names() if room in _shared(name)]
    shapes = {kind: shape for name in users for kind, shape in _shapes(name).items() if _homes(name)[kind] == room}
    return _with_head(typescript(shapes, ""))


def _shapes(name: str) -> dict[str, Schema]:
    """Every shape in the view, the events and the actions of a game."""
    _, components = msgspec.json.schema_components(_kinds(name))
    # What is sent is whole: a field with a default is written too.
    found: dict[str, Schema] = {
        kind: {**shape, "required": list(shape.get("properties", ()))} for kind, shape in components.items()
    }
    view = find_game(name).view_type.__name__
    found[view] = {**found[view], "extends": BASE, "properties": _beyond_base(found[view]["properties"])}
    return found


def _kinds(name: str) -> list[type]:
    game = find_game(name)
    return [game.view_type, *game.events, *game.actions]


def _beyond_base(properties: Mapping[str, Schema]) -> dict[str, Schema]:
    """The fields of a view that not every game has."""
    shared = msgspec.structs.fields(View)
    return {name: field for name, field in properties.items() if name not in {field.name for field in shared}}


def _homes(name: str) -> dict[str, str]:
    """The room in which each of these shapes stands; what every view has from the kernel stands in the page's kit."""
    found: dict[str, str] = {}
    seen = list(msgspec.inspect.multi_type_info(_kinds(name)))
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
            found[folder / "printed.ts"] = content_types(name)
            found |= {folder.parent / room / "schema.ts": room_types(room) for room in _shared(name)}
    return found


def main(web: str) -> None:
    for path, text in files(Path(web)).items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "web")
