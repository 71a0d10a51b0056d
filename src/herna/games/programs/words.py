"""Words as data: what a card can say. Nothing here knows how anything is done.

A card's text is a **program**: a list of operations, carried out in order. Every word is a small struct of this file or
of a game's own vocabulary; its docstring and its annotated fields are all that the reader, the checker, the printed
vocabulary and the page know about it. How a word is done stands once, beside its game's rules (`deeds.does`).
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal, TypeVar

import msgspec
from msgspec import field

from herna.games.content import Content


class Word(Content, frozen=True, rename="kebab"):
    """A part of what a card says."""

    binds_inside: ClassVar[tuple[str, ...]] = ()
    """The names that programs inside the word find bound."""
    hangs_on_secrets: ClassVar[bool] = False
    """Does it hang on what others cannot see (a hand) whether this can be done? Then to be asked tells something."""


class Named:
    """Marks a field as the name of something: `Annotated[str, Named("flag")]`. The vocabulary knows which there are."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind


class Binds:
    """Marks a field as a name that this word binds for the operations after it."""

    __slots__ = ()


class Reads:
    """Marks a field as a name that an operation before this one has bound, written `$name`."""

    __slots__ = ()


class Op(Word, frozen=True, tag_field="op"):
    """Something that is done. A game's operations are subclasses; they are found by themselves."""


class Special(Op, frozen=True):
    """An operation that only one card needs. It is a function of the game's, named after the card."""


class Standing(Op, frozen=True, kw_only=True):
    """Something that holds while its bearer has it: a defence, a discount, a ban. It is asked and never carried out, so
    it may stand anywhere in a program."""

    once: Annotated[str, Named("end")] | None = None
    """It helps once, then again only after this end (a round)."""


class Condition(Word, frozen=True, tag_field="is"):
    """Something that is true or not when it is asked."""


class Counter(Word, frozen=True, tag_field="count"):
    """Something that can be counted when it is asked."""


class Program(tuple[Op, ...]):
    """Operations in order. Read from a list; `Vocabulary.read` makes one."""

    __slots__ = ()


class Conditions(tuple[Condition, ...]):
    """Conditions that must all hold."""

    __slots__ = ()


class Scaled(Word, frozen=True):
    """A number that grows: `base` (or the entry of `by-players`) and `add` for each thing that is counted."""

    base: int = 0
    by_players: tuple[int, ...] = ()
    """The base for one player, for two, for three …; the last entry for any more."""
    add: int = 1
    per: str = ""
    """What is counted: a counter of the game, or `$name` for how many things are bound to a name."""
    at_most: int | None = None
    """The most that is added."""


Number = int | str | Scaled
"""A plain number; the name of a counter; `$name` for what is bound to a name; or a number that grows."""

BoundName = Annotated[str, Binds()]
ReadName = Annotated[str, Reads()]
EndName = Annotated[str, Named("end")]
EventName = Annotated[str, Named("event")]


# Shared operations


class Choose(Op, frozen=True, tag="choose"):
    """One of several programs is chosen, or `pick` of them one after another; what cannot be carried through is not
    offered."""

    of: tuple[Program, ...]
    pick: int = 1
    distinct: bool = True
    """Each can be picked once only."""


class May(Op, frozen=True, tag="may"):
    """The program is carried out or not, all of it or nothing."""

    do: Program


class Pay(Op, frozen=True, tag="pay"):
    """Some of each resource is given up. An effect whose costs cannot be met cannot be used at all."""

    what: dict[Annotated[str, Named("resource")], Number]


class Gain(Op, frozen=True, tag="gain"):
    """Some of each resource is gained."""

    what: dict[Annotated[str, Named("resource")], Number]


class If(Op, frozen=True, tag="if"):
    """`then` if every condition of `when` holds (and one of `any`, if there are such), else `otherwise`."""

    when: Conditions = Conditions()
    any: Conditions = Conditions()
    then: Program = Program()
    otherwise: Program = Program()


class Repeat(Op, frozen=True, tag="repeat"):
    """The program is carried out several times."""

    times: Number
    do: Program


class ForEach(Op, frozen=True, tag="for-each"):
    """The program is carried out once for each thing that is bound to a name, or for each of a group of the game's; the
    thing is bound to `as`."""

    of: str
    do: Program
    as_: BoundName = field(name="as", default="it")


class Branch(Op, frozen=True, tag="branch"):
    """The program whose name is that of the bound thing (a colour), else `otherwise`. When several things are bound,
    one of their programs is chosen."""

    of: ReadName
    to: dict[Annotated[str, Named("value")], Program]
    otherwise: Program = Program()


class Trigger(Op, frozen=True, tag="trigger"):
    """From now on, whenever the event happens and the conditions hold, the program is carried out by whom it happened
    to."""

    event: EventName
    until: EndName
    do: Program
    when: Conditions = Conditions()
    times: int | None = None
    """At most so often."""
    skip: int = 0
    """How many are passed over first."""
    once_per: str = ""
    """At most once for each thing that the event binds to this name."""
    only: dict[str, Annotated[str, Named("value")]] = {}
    """Only if the event binds these names to these values."""
    retroactive: bool = False
    """What happened earlier in this turn counts too."""
    whose: Literal["own", "others", "any"] = "own"
    """Whose events count: those of the one who set the trigger, of everybody else, or of all."""
    afresh: EndName | None = None
    """At this end `times`, `skip` and `once-per` begin anew."""


class Later(Op, frozen=True, tag="later"):
    """The program is put by until the event happens, and carried out once; lost if its end comes first."""

    event: EventName
    until: EndName
    do: Program
    when: Conditions = Conditions()


class Flag(Op, frozen=True, tag="flag"):
    """A rule changes until the end that is named. Flags of one name add up."""

    name: Annotated[str, Named("flag")]
    until: EndName
    n: Number = 1


# Shared conditions


class Not(Condition, frozen=True, tag="not"):
    """The condition does not hold."""

    that: Conditions


class AnyOf(Condition, frozen=True, tag="any"):
    """At least one of the conditions holds."""

    of: Conditions


class Flagged(Condition, frozen=True, tag="flagged"):
    """A rule of this name is changed for the actor now."""

    name: Annotated[str, Named("flag")]


class Bound(Condition, frozen=True, tag="bound"):
    """At least `n` things are bound to the name."""

    name: ReadName
    n: int = 1


SHARED_OPS: tuple[type[Op], ...] = (Choose, May, Pay, Gain, If, Repeat, ForEach, Branch, Trigger, Later, Flag)
SHARED_CONDITIONS: tuple[type[Condition], ...] = (Not, AnyOf, Flagged, Bound)


def tag_of(kind: type[Word]) -> str:
    """The name that a word goes by in content files."""
    tag = kind.__struct_config__.tag
    return tag if isinstance(tag, str) else ""


def children(word: Any) -> list[tuple[str, Any]]:
    """What a word holds, field by field, with the names that content files use."""
    if isinstance(word, msgspec.Struct):
        names = zip(word.__struct_encode_fields__, word.__struct_fields__, strict=True)
        return [(written, getattr(word, name)) for written, name in names]
    if isinstance(word, dict):
        return [(str(key), value) for key, value in word.items()]
    if isinstance(word, tuple | list):
        return [(f"[{number}]", item) for number, item in enumerate(word)]
    return []


Sought = TypeVar("Sought", bound=Op)


def words_in(program: Program, kind: type[Sought]) -> list[Sought]:
    """The words of a kind in a program and in those inside it."""
    return [word for inner in programs_in(program) for word in inner if isinstance(word, kind)]


def programs_in(word: Any) -> list[Program]:
    """Every program inside a word or a piece of content, the outer ones first."""
    found = [word] if isinstance(word, Program) else []
    for _, item in children(word):
        found += programs_in(item)
    return found
