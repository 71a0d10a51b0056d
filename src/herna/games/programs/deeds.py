"""Words as deeds: for every word one function of the rules, registered beside its word and nowhere else.

| for | decorator | signature |
|---|---|---|
| an operation (`free=True`: it always can be) | `@does(Word)` | `(state, word, frame) -> None` |
| what an operation costs | `@needs(Word)` | `(state, word, frame, ledger) -> every way of meeting it` |
| a condition | `@holds_when(Word)` | `(state, word, frame) -> bool` |
| a counter | `@counts(Word)` | `(state, word, frame) -> int` |
| a standing word | `@answers(Word, Question)` | `(state, word, held, question) -> int` |

Data never imports rules; rules register themselves when their file is imported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from herna.games.programs.tables import CardState
from herna.games.programs.words import Standing, Word

Deed = Callable[[Any, Any, Any], None]
Function = TypeVar("Function", bound=Callable[..., Any])

DEEDS: dict[type, Deed] = {}
NEEDS: dict[type, Callable[..., Any]] = {}
FREE: set[type] = set()
"""The words that can always be carried out, and say so."""
CONDITIONS: dict[type, Callable[..., bool]] = {}
COUNTERS: dict[type, Callable[..., int]] = {}
ANSWERS: dict[tuple[type, type], Callable[..., int]] = {}


def _registers(registry: dict[Any, Any], key: Any) -> Callable[[Function], Function]:
    def register(function: Function) -> Function:
        if key in registry and registry[key] is not function:
            raise TypeError(f"{key} is done twice: by {registry[key].__qualname__} and by {function.__qualname__}")
        registry[key] = function
        return function

    return register


def does(word: type[Word], *, free: bool = False) -> Callable[[Function], Function]:
    """This function carries the word out. A `free` one can always be carried out; any other says by `@needs` when."""
    if free:
        FREE.add(word)
    return _registers(DEEDS, word)


def needs(word: type[Word]) -> Callable[[Function], Function]:
    """This function yields every way of meeting what the word costs, as (ledger, frame)."""
    return _registers(NEEDS, word)


def holds_when(word: type[Word]) -> Callable[[Function], Function]:
    """This function says whether the condition holds."""
    return _registers(CONDITIONS, word)


def counts(word: type[Word]) -> Callable[[Function], Function]:
    """This function counts."""
    return _registers(COUNTERS, word)


def answers(word: type[Standing], question: type) -> Callable[[Function], Function]:
    """This function says what the standing word adds to the answer of such a question."""
    return _registers(ANSWERS, (word, question))


def _stands(state: CardState, word: Standing, frame: object) -> None:
    """Nothing is done for a standing word: it is asked."""


def deed_of(kind: type) -> Deed:
    """How a word is done."""
    deed = DEEDS.get(kind)
    if deed is None:
        if not issubclass(kind, Standing):
            raise LookupError(f"{kind.__name__} has no deed")
        deed = DEEDS[kind] = _stands
    return deed


def without_needs(words: Any) -> list[str]:
    """The operations of a vocabulary that neither say when they can be carried out nor that they always can: a test
    keeps this list empty."""
    ops = words.ops.items()
    return [tag for tag, kind in ops if not issubclass(kind, Standing) and kind not in NEEDS and kind not in FREE]


def without_deed(words: Any) -> list[str]:
    """The words of a vocabulary that no rule knows: a test keeps this list empty."""
    missing = [f"op {tag}" for tag, kind in words.ops.items() if kind not in DEEDS and not issubclass(kind, Standing)]
    missing += [f"condition {tag}" for tag, kind in words.conditions.items() if kind not in CONDITIONS]
    missing += [f"counter {tag}" for tag, kind in words.counters.items() if kind not in COUNTERS]
    asked = {word for word, _ in ANSWERS}
    missing += [
        f"standing {tag}" for tag, kind in words.ops.items() if issubclass(kind, Standing) and kind not in asked
    ]
    return missing
