"""A game's vocabulary: which words there are, reading them from data, and saying what is wrong with a text."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Protocol, TypeVar, get_origin

import msgspec

from herna.games.programs.tables import CardState
from herna.games.programs.words import (
    SHARED_CONDITIONS,
    SHARED_OPS,
    Condition,
    Conditions,
    Counter,
    Op,
    Program,
    Special,
    Word,
    tag_of,
)

Kind = TypeVar("Kind", bound=Word)
Read = TypeVar("Read")
Purse_contra = TypeVar("Purse_contra", contravariant=True)
"""The state that a treasury reaches into."""


class WordError(ValueError):
    """Something wrong in a text: `path` says where (`[2].then[0].event`), the message what, and what would be right."""

    def __init__(self, message: str, path: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.path = path

    def within(self, path: str) -> WordError:
        """This error with its place seen from further outside."""
        return WordError(self.message, f"{path}{self.path}")


class Treasury(Protocol[Purse_contra]):
    """How the words `pay` and `gain` reach what a seat has. A game with resources registers one."""

    def have(self, state: Purse_contra, seat: int, resource: str) -> int:
        """How much of a resource the seat has."""
        ...

    def change(self, state: Purse_contra, seat: int, resource: str, n: int) -> None:
        """The seat gets `n` of a resource, or gives it up if the number is negative."""
        ...


Group = Callable[[Any, Any], Sequence[int]]
"""The things of a group, from a state and a frame."""


class Vocabulary:
    """The words of a game: the shared ones and the game's own, which are found as subclasses of its roots.

    `names` tells which names there are of each kind that `Named` marks (flags, events, resources, values …); an event
    may name what it binds for its triggers: `{"event": {"unit-healed": ("unit",)}}`. `ends` are the ends of lasting
    things, from the shortest to the longest; `apart` are ends outside that order.
    """

    def __init__(
        self,
        game: str,
        *,
        ops: type[Op],
        conditions: type[Condition] | None = None,
        counters: type[Counter] | None = None,
        names: Mapping[str, Collection[str]] | None = None,
        ends: tuple[str, ...] = (),
        apart: tuple[str, ...] = (),
        without: tuple[type[Word], ...] = (),
    ) -> None:
        self.game = game
        self.ends = ends
        self.names: dict[str, Collection[str]] = {"end": (*ends, *apart), **(names or {})}
        self._roots = (ops, conditions, counters)
        self._without = without
        self._groups: dict[str, Group] = {}
        self._treasury: Treasury[Any] | None = None

    @cached_property
    def ops(self) -> dict[str, type[Op]]:
        """The operations by their tags."""
        return _by_tag([kind for kind in SHARED_OPS if kind not in self._without], self._roots[0])

    @cached_property
    def conditions(self) -> dict[str, type[Condition]]:
        """The conditions by their tags."""
        return _by_tag([kind for kind in SHARED_CONDITIONS if kind not in self._without], self._roots[1])

    @cached_property
    def counters(self) -> dict[str, type[Counter]]:
        """The counters by their tags."""
        return _by_tag((), self._roots[2])

    @cached_property
    def _counters(self) -> dict[str, Counter]:
        return {tag: kind() for tag, kind in self.counters.items()}

    def counter(self, name: str) -> Counter:
        """The counter of that name."""
        return self._counters[name]

    def value(self, name: str) -> int:
        """The number of a named value (a colour)."""
        return self._values[name]

    @cached_property
    def _values(self) -> dict[str, int]:
        values = self.names.get("value", ())
        return dict(values) if isinstance(values, Mapping) else {name: number for number, name in enumerate(values)}

    def bound_by(self, event: str) -> Sequence[str]:
        """The names that an event binds for its triggers."""
        events = self.names.get("event", ())
        bound: Sequence[str] = events.get(event, ()) if isinstance(events, Mapping) else ()
        return bound

    @cached_property
    def value_names(self) -> dict[int, str]:
        """The names of values by their numbers."""
        return {number: name for name, number in self._values.items()}

    # What rules register

    @property
    def treasury(self) -> Treasury[Any]:
        """The game's treasury."""
        if self._treasury is None:
            raise LookupError(f"{self.game} has no treasury: `pay` and `gain` cannot be used")
        return self._treasury

    def use_treasury(self, treasury: Treasury[Any]) -> None:
        """`pay` and `gain` work on this from now on."""
        self._treasury = treasury

    def groups(self, name: str) -> Callable[[Group], Group]:
        """Register the function that gives the things of a group: `@WORDS.groups("enemies")`."""

        def register(function: Group) -> Group:
            self._groups[name] = function
            return function

        return register

    def group(self, state: CardState, name: str, frame: Any) -> Sequence[int]:
        """The things of a group now."""
        return self._groups[name](state, frame)

    # Reading

    def read(self, data: Any, kind: type[Read]) -> Read:
        """Content with programs in it. Raises `msgspec.ValidationError`, caused by a `WordError` if a word is wrong."""
        return msgspec.convert(data, kind, dec_hook=self.hook)

    def hook(self, kind: type, data: Any) -> Any:
        """What msgspec asks for the types it does not know."""
        if kind is Program:
            return self.program(data)
        if kind is Conditions:
            return Conditions(self._each(data if isinstance(data, list | tuple) else [data], self.condition))
        raise NotImplementedError(kind)

    def program(self, data: Any) -> Program:
        """A program from a list of words."""
        return Program(self._each(data, self.op))

    def op(self, data: Any) -> Op:
        """An operation: `{ op = "attack", n = 2 }`, or in short `{ attack = 2 }`, which gives its first field."""
        if isinstance(data, str):
            return self._word({"op": data}, "op", self.ops, "word")
        if not isinstance(data, dict):
            raise WordError(f"expected a word like {{ op = … }}, found {data!r}")
        if "special" in data and "op" not in data:
            rest = {name: value for name, value in data.items() if name != "special"}
            specials = {tag: kind for tag, kind in self.ops.items() if issubclass(kind, Special)}
            return self._word({"op": data["special"], **rest}, "op", specials, "special")
        if "op" not in data and len(data) == 1:
            ((tag, value),) = data.items()
            return self._word(self._in_full(tag, value), "op", self.ops, "word")
        return self._word(data, "op", self.ops, "word")

    def condition(self, data: Any) -> Condition:
        """A condition: `{ is = "night" }`, or in short just `"night"`."""
        if isinstance(data, str):
            data = {"is": data}
        return self._word(data, "is", self.conditions, "condition")

    def _in_full(self, tag: str, value: Any) -> dict[str, Any]:
        """The short form of a word written out."""
        kind = self.ops.get(tag)
        fields = msgspec.structs.fields(kind) if kind else ()
        if isinstance(value, dict) and not (fields and get_origin(fields[0].type) is dict):
            return {"op": tag, **value}
        if value is True and not fields:
            return {"op": tag}
        return {"op": tag, fields[0].encode_name: value} if fields else {"op": tag, "value": value}

    def _each(self, data: Any, read: Any) -> Iterable[Any]:
        if not isinstance(data, list | tuple):
            raise WordError(f"expected a list, found {data!r}")
        for number, item in enumerate(data):
            try:
                yield read(item)
            except WordError as error:
                raise error.within(f"[{number}]") from error

    def _word(self, data: Any, tag_field: str, known: Mapping[str, type[Kind]], what: str) -> Kind:
        if not isinstance(data, dict) or tag_field not in data:
            raise WordError(f"expected {{ {tag_field} = … }}, found {data!r}")
        tag = data[tag_field]
        kind = known.get(tag) if isinstance(tag, str) else None
        if kind is None:
            raise WordError(f"unknown {what} `{tag}`{nearest(str(tag), known)}", f".{tag_field}")
        try:
            return msgspec.convert(data, kind, dec_hook=self.hook)
        except msgspec.ValidationError as error:
            raise _word_error(error, data, kind) from error


def _by_tag(shared: Iterable[type[Kind]], root: type[Kind] | None) -> dict[str, type[Kind]]:
    found = {tag_of(kind): kind for kind in shared}
    for kind in subclasses(root) if root else ():
        tag = tag_of(kind)
        if found.get(tag, kind) is not kind:
            raise TypeError(f"two words are called `{tag}`: {found[tag].__name__} and {kind.__name__}")
        found[tag] = kind
    return found


def subclasses(root: type[Kind]) -> list[type[Kind]]:
    """The words below a root: classes with a tag of their own that nothing is derived from."""
    found: list[type[Kind]] = []
    for kind in root.__subclasses__():
        found += subclasses(kind) or [kind]
    return found


def nearest(word: str, known: Iterable[str]) -> str:
    """The nearest right word, as the end of a sentence."""
    near = difflib.get_close_matches(word, list(known), n=1)
    return f", did you mean `{near[0]}`?" if near else ""


def _word_error(error: msgspec.ValidationError, data: dict[str, Any], kind: type[Word]) -> WordError:
    """What msgspec found wrong, with the path inside the word and the nearest right field."""
    message, _, path = str(error).partition(" - at `$")
    path = path.removesuffix("`")
    if isinstance(error.__cause__, WordError):
        return error.__cause__.within(path)
    if "unknown field" in message:
        right = [item.encode_name for item in msgspec.structs.fields(kind)]
        wrong = next((name for name in data if name not in right and f"`{name}`" in message), "")
        return WordError(f"{message}{nearest(wrong, right)}", path)
    return WordError(message, path)
