"""Options: what people choose before a game begins, as data that lobbies, menus and the command line can show.

A game lists its options in a struct. What the type of a field cannot say stands beside it:

    class TinyOptions(Options, frozen=True):
        scenario: Annotated[Literal["duel", "siege", "alone"], Option(players={"duel": (2,), "alone": (1,)})] = "siege"
        levels: Annotated[tuple[int, ...], Option(group="city", only={"scenario": ("siege",)}, least=1, most=11)] = ()
        night: Annotated[bool, Option(group="variants", only={"scenario": ("duel", "siege")})] = False

Everything is checked before anything is dealt; a refusal names the option and what would be right.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from herna.kernel.errors import BadSetting
from herna.kernel.event import Wording


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game, each with its default. A game lists its own by subclassing.

    The type of a field says what it is: `bool` a switch, `Literal` a choice, `int` a number, `tuple[int, ...]` numbers
    of any count, a tuple of a `Literal` any of some things.
    """


class Option:
    """What a game says of one of its options beside its type.

    - `group` puts it together with others (message `option-group-<group>`).
    - `only` names what other options have to be for it to be anything but its default.
    - `or_players` names the numbers of players with which one of these, or of those it matters with, does not have to
      be so.
    - `matters` names what other options have to be for it to change anything; it is not refused otherwise.
    - `enough` names others of which one that is so is enough for that, too.
    - `for_players` names the numbers of players with which it changes anything; it is not refused otherwise.
    - `players` says with how many players a choice goes; choices it does not name go with any number.
    - `least` and `most` limit a number, or each of several; `shortest` and `longest` limit how many there are, where
      any are given, and `per_player` wants one for each player.
    - `code` and `clause` are the refusal's, where the game has a sentence of its own for it.
    """

    __slots__ = (
        "clause", "code", "enough", "for_players", "group", "least", "longest", "matters", "most", "only", "or_players",
        "per_player", "players", "shortest",
    )  # fmt: skip

    def __init__(
        self,
        *,
        group: str = "",
        only: Mapping[str, Sequence[Any]] | None = None,
        or_players: Mapping[str, Sequence[int]] | None = None,
        matters: Mapping[str, Sequence[Any]] | None = None,
        enough: Mapping[str, Sequence[Any]] | None = None,
        for_players: Sequence[int] = (),
        players: Mapping[Any, Sequence[int]] | None = None,
        least: int | None = None,
        most: int | None = None,
        shortest: int = 0,
        longest: int | None = None,
        per_player: bool = False,
        code: str = "",
        clause: str | None = None,
    ) -> None:
        self.group = group
        self.only = {name: tuple(values) for name, values in (only or {}).items()}
        self.or_players = {name: tuple(counts) for name, counts in (or_players or {}).items()}
        self.matters = {name: tuple(values) for name, values in (matters or {}).items()}
        self.enough = {name: tuple(values) for name, values in (enough or {}).items()}
        self.for_players = tuple(for_players)
        self.players = {choice: tuple(counts) for choice, counts in (players or {}).items()}
        self.least = least
        self.most = most
        self.shortest = shortest
        self.longest = longest
        self.per_player = per_player
        self.code = code
        self.clause = clause


PLAIN = Option()


class OptionInfo(msgspec.Struct, frozen=True):
    """One option as lobbies and help texts show it.

    `kind` is `switch`, `choice`, `number`, `numbers` or `things` (any of the choices, in an order of one's own).
    """

    name: str
    kind: Literal["switch", "choice", "number", "numbers", "things"]
    default: Any
    choices: tuple[Any, ...] = ()
    titles: dict[str, Wording] = {}
    """What choices are called that come with the content; the others have messages."""
    group: str = ""
    only: dict[str, tuple[Any, ...]] = {}
    """What other options have to be for this one to be anything but its default."""
    or_players: dict[str, tuple[int, ...]] = {}
    """The numbers of players with which one of these other options may be anything."""
    matters: dict[str, tuple[Any, ...]] = {}
    """What other options have to be for this one to change anything."""
    enough: dict[str, tuple[Any, ...]] = {}
    """Other options of which one that is so is enough for it to change something."""
    for_players: tuple[int, ...] = ()
    """The numbers of players with which it changes anything; none: any."""
    players: dict[str, tuple[int, ...]] = {}
    """With how many players a choice goes, each as JSON spells it; those that are not named go with any number."""
    least: int | None = None
    most: int | None = None
    shortest: int = 0
    longest: int | None = None
    per_player: bool = False

    def needs(self, players: int) -> dict[str, tuple[Any, ...]]:
        """What other options have to be, with this number of players, for this one to be anything but its default."""
        return self._asked(self.only, players)

    def changes_with(self, chosen: Mapping[str, Any], players: int) -> bool:
        """Would it change anything, with the other options as they are and this number of players?"""
        if self.for_players and players not in self.for_players:
            return False
        if any(chosen[other] not in right for other, right in self.needs(players).items()):
            return False
        matters = all(chosen[other] in right for other, right in self._asked(self.matters, players).items())
        return matters or any(chosen[other] in right for other, right in self.enough.items())

    def _asked(self, conditions: Mapping[str, tuple[Any, ...]], players: int) -> dict[str, tuple[Any, ...]]:
        return {other: right for other, right in conditions.items() if players not in self.or_players.get(other, ())}

    def counts(self, value: Any) -> tuple[int, ...] | None:
        """With how many players the option can be this; None: with any number."""
        return self.players.get(_spelled(value))

    def goes_with(self, value: Any, players: int) -> bool:
        """Can the option be this with that number of players?"""
        counts = self.counts(value)
        return counts is None or players in counts


class OptionSheet:
    """The options of one game: what they are, and whether some of them can be played."""

    def __init__(self, game: str, kind: type[Options]) -> None:
        self.game = game
        self.kind = kind
        self.defaults = kind()
        hints = get_type_hints(kind, include_extras=True)
        self.hints = get_type_hints(kind)
        self.marks = {name: _mark(hints[name]) for name in kind.__struct_fields__}
        self.infos = tuple(self._info(name) for name in kind.__struct_fields__)
        self.info = {info.name: info for info in self.infos}
        self.by_players = tuple(info for info in self.infos if info.players or info.per_player)
        self.conditional = tuple(info for info in self.infos if info.only)

    def _info(self, name: str) -> OptionInfo:
        hint, mark = self.hints[name], self.marks[name]
        kind, choices = _kind(hint)
        return OptionInfo(
            name=name,
            kind=kind,
            default=getattr(self.defaults, name),
            choices=choices,
            group=mark.group,
            only=mark.only,
            or_players=mark.or_players,
            matters=mark.matters,
            enough=mark.enough,
            for_players=mark.for_players,
            players={_spelled(choice): counts for choice, counts in mark.players.items()},
            least=mark.least,
            most=mark.most,
            shortest=mark.shortest,
            longest=mark.longest,
            per_player=mark.per_player,
        )

    # What people have chosen

    def read(self, given: Mapping[str, Any]) -> Options:
        """The options from outside, each of them known and possible by itself."""
        for name in given:
            if name not in self.info:
                known = list(self.info)
                near = difflib.get_close_matches(str(name), known, n=1)
                raise BadSetting(
                    "unknown-option", game=self.game, option=str(name), known=known, near=near[0] if near else ""
                )
        return self.kind(**{name: self._value(name, value) for name, value in given.items()})

    def _value(self, name: str, value: Any) -> Any:
        try:
            read = msgspec.convert(value, self.hints[name])
        except msgspec.ValidationError as error:
            right = _right(self.info[name])
            raise BadSetting("wrong-option", game=self.game, option=name, value=str(value), right=right) from error
        info = self.info[name]
        several = isinstance(read, tuple)
        for one in read if several else (read,):
            if info.kind in ("number", "numbers") and not _within(one, info.least, info.most):
                raise self._refusal(
                    info, "option-limits", value=str(one), least=_told(info.least), most=_told(info.most)
                )
        if several and read:
            if info.kind == "things" and len(set(read)) < len(read):
                twice = next(one for one in read if read.count(one) > 1)
                raise self._refusal(info, "option-twice", value=str(twice))
            if not _within(len(read), info.shortest, info.longest):
                if info.shortest == info.longest:
                    raise self._refusal(info, "option-exactly", found=len(read), count=info.longest)
                limits = {"least": _told(info.shortest), "most": _told(info.longest)}
                raise self._refusal(info, "option-length", found=len(read), **limits)
        return read

    def allowed_players(self, chosen: Options, counts: Sequence[int]) -> tuple[int, ...]:
        """Of these numbers of players, those with which everything chosen goes."""
        return tuple(
            count
            for count in counts
            if all(info.goes_with(getattr(chosen, info.name), count) for info in self.by_players)
        )

    def fitted(self, chosen: Options, given: Mapping[str, Any], players: int) -> Options:
        """The options for a number of players. One that nobody has named, and whose default does not go with it,
        becomes its first choice that does; anything else that does not fit is refused."""
        for info in self.by_players:
            value = getattr(chosen, info.name)
            if info.per_player and value and len(value) != players:
                raise self._refusal(info, "option-exactly", found=len(value), count=players)
            if info.goes_with(value, players):
                continue
            fitting = [choice for choice in info.choices if info.goes_with(choice, players)]
            if info.name in given or not fitting:
                counts = list(info.counts(value) or ())
                raise self._refusal(info, "option-players", value=value, players=players, right=counts)
            chosen = msgspec.structs.replace(chosen, **{info.name: fitting[0]})
        for info in self.conditional:
            value = getattr(chosen, info.name)
            if value == info.default:
                continue
            for other, right in info.needs(players).items():
                found = getattr(chosen, other)
                if found not in right:
                    counts = list(info.or_players.get(other, ()))
                    code, more = ("option-only-or", {"counts": counts}) if counts else ("option-only-with", {})
                    raise self._refusal(info, code, value=value, other=other, found=found, right=list(right), **more)
        return chosen

    def _refusal(self, info: OptionInfo, code: str, **facts: Any) -> BadSetting:
        mark = self.marks[info.name]
        return BadSetting(mark.code or code, clause=mark.clause, game=self.game, option=info.name, **facts)


def _mark(hint: Any) -> Option:
    return next((mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Option)), PLAIN)


def _kind(hint: Any) -> tuple[Literal["switch", "choice", "number", "numbers", "things"], tuple[Any, ...]]:
    if hint is bool:
        return "switch", (False, True)
    if hint is int:
        return "number", ()
    if get_origin(hint) is Literal:
        return "choice", get_args(hint)
    if get_origin(hint) is tuple and get_args(hint)[0] is int:
        return "numbers", ()
    if get_origin(hint) is tuple and get_origin(get_args(hint)[0]) is Literal:
        return "things", get_args(get_args(hint)[0])
    raise TypeError(f"an option cannot be {hint}")


def _spelled(choice: Any) -> str:
    """A choice as a key of JSON."""
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def _within(number: int, least: int | None, most: int | None) -> bool:
    return (least is None or least <= number) and (most is None or number <= most)


def _told(limit: int | None) -> str:
    """A limit for a sentence; one that there is not is told as nothing."""
    return "" if limit is None else str(limit)


def _right(info: OptionInfo) -> str:
    """What an option may be, in words of the command line."""
    if info.kind == "switch":
        return "true, false"
    if info.choices:
        return ", ".join(str(choice) for choice in info.choices)
    limits = f"{_told(info.least)}–{_told(info.most)}" if info.most is not None else "1"
    return limits if info.kind == "number" else "1,2,3…"
