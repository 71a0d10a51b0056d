"""Everything that is sent to one pair of eyes in a game of Mage Knight, read for what those eyes must not learn."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, get_args, get_type_hints

import msgspec

from herna.games.mage_knight import GAME
from herna.games.mage_knight.hidden import SECRETS, holder_of
from herna.games.mage_knight.rules.known import known_to
from herna.games.mage_knight.setting import KnightSetting
from herna.games.mage_knight.state import KnightState
from herna.kernel import Ref
from herna.table import Table, frames
from herna.table.frames import names_of_things
from herna.table.lines import LogLine
from herna.table.offered import offered
from herna.table.patch import patched, patches
from herna.words import not_offered, say
from tests.table.tables import NOON


def pointed_at(told: type) -> dict[str, str]:
    """The fields of an action or an event that point at things, alone or several in a row, and at what kind."""
    found: dict[str, str] = {}
    for field, hint in get_type_hints(told, include_extras=True).items():
        for part in (hint, *get_args(hint)):
            found.update((field, mark.kind) for mark in getattr(part, "__metadata__", ()) if isinstance(mark, Ref))
    return found


REFERRED = {
    (field, told.__struct_config__.tag): pointed_at(told)
    for field, kinds in (("do", GAME.actions), ("event", GAME.events))
    for told in kinds
}
"""What each kind of action and of event points at."""


class Hidden(NamedTuple):
    """What somebody must not know: things by kind and number, and tiles."""

    things: frozenset[tuple[str, int]]
    tiles: frozenset[str]

    def also(self, before: Hidden) -> Hidden:
        """What was hidden before a move and still is: what it turned up, or took away from sight, may be named."""
        return Hidden(self.things & before.things, self.tiles & before.tiles)


def hidden_from(state: KnightState, seat: int | None) -> Hidden:
    """The cards there is but one of and the enemies that somebody can only know by looking where he must not, and the
    tiles that nobody has seen."""
    setting = state.setting
    once = {*setting.advanced_range, *setting.spell_range, *setting.artifact_range}
    cards = {*state.advanced_deck, *state.spell_deck, *state.artifact_deck}
    open_decks = bool(state.upgrades) and setting.scenario.decks_open
    for owner in range(setting.players):
        if owner != seat and not open_decks:
            cards |= {*state.hand[owner], *state.deck[owner], *state.spared[owner], *state.drafted[owner]}
    for step in state.steps:
        for (kind, name), origin in SECRETS.items():
            if isinstance(step, kind) and origin in ("hand", "artifacts") and holder_of(step) != seat:
                cards |= {*getattr(step, name)}
    if not state.draft_kept:  # the hands of the draft are passed on: only the options know what lies before somebody
        own = state.options(seat) if seat is not None else ()
        cards |= {card for hand in state.draft_dealt for card in hand}
        cards -= {getattr(option, "card", None) for option in own}
        cards -= {*state.drafted[seat]} if seat is not None else set()
    unseen = {token.token for token in state.tokens if not token.face_up and not token.ruin}
    unseen |= {token for pile in state.enemy_piles for token in pile}
    seen = {token.token for token in state.tokens if token.face_up and not token.ruin}
    seen |= {token for pile in (*state.enemy_discards, *state.puppets) for token in pile}
    seen |= {foe.token for fight in state.fights for side in fight.sides for foe in side.foes}
    seen |= {sight.token for sight in known_to(state, seat)}
    laid = {setting.tile_ids[tile] for _, tile in state.laid}
    tiles = {setting.tile_ids[tile] for tile in (*state.tile_stack, *state.box_country, *state.box_core)}
    return Hidden(
        frozenset({("card", card) for card in cards & once} | {("enemy", enemy) for enemy in unseen - seen}),
        frozenset(tiles - laid),
    )


class Named(NamedTuple):
    """The things that something written names, and its strings."""

    things: set[tuple[str, int]]
    strings: set[str]


def named_in(told: Any) -> Named:
    """Everything that something written as JSON names: words, and the things that actions and events point at."""
    found = Named(set(), set())
    for part in parts_of(told):
        if isinstance(part, str):
            found.strings.add(part)
        else:
            tag = next(((field, part[field]) for field in ("do", "event") if isinstance(part.get(field), str)), None)
            for field, kind in REFERRED.get(tag, {}).items() if tag else ():
                value = part[field]
                found.things.update((kind, number) for number in (value if isinstance(value, list) else [value]))
    return found


COUNTS = ("unseen", "unseen_tiles")
"""What everybody can count: of all that piles and stack were made of, the rest that nobody has seen yet. It names what
is hidden, and tells nothing of it: dealt otherwise it would be the same (`compare`)."""


def besides_counts(told: Any) -> Any:
    """Something written as JSON, a patch too, without what everybody can count."""
    if isinstance(told, dict):
        return {name: besides_counts(value) for name, value in told.items() if name not in COUNTS}
    if isinstance(told, list):
        return [besides_counts(value) for value in told if not is_count(value)]
    return told


def is_count(piece: Any) -> bool:
    """Is this a piece of a patch that sets what everybody can count?"""
    return isinstance(piece, list) and bool(piece) and isinstance(piece[0], list) and any(map(COUNTS.count, piece[0]))


def parts_of(told: Any) -> Iterator[Any]:
    """Every text and every object in something written as JSON, the names of fields too."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, dict):
        yield told
        for name, value in told.items():
            yield name
            yield from parts_of(value)
    elif isinstance(told, list):
        for value in told:
            yield from parts_of(value)


@lru_cache(maxsize=8)
def names_said(setting: KnightSetting, language: str) -> tuple[re.Pattern[str], dict[str, set[tuple[str, int]]]]:
    """The names of things as people read them, and what each may stand for."""
    speech = say(language, GAME.name)
    meant: dict[str, set[tuple[str, int]]] = {}
    tactics = tuple(tactic.id for tactic in setting.tactics)
    for kind, ids in (
        ("card", setting.card_ids),
        ("enemy", setting.enemy_ids),
        ("unit", setting.unit_ids),
        ("skill", setting.skill_ids),
        ("tactic", tactics),
    ):
        for number, id_ in enumerate(ids):
            meant.setdefault(speech(f"{kind}-{id_}"), set()).add((kind, number))
    longest_first = sorted(meant, key=len, reverse=True)
    return re.compile(r"\b(?:" + "|".join(map(re.escape, longest_first)) + r")\b"), meant


class Eavesdropper:
    """Reads every frame that a seat, or a spectator, is sent."""

    def __init__(self, table: Table, seat: int | None, language: str) -> None:
        self.seat, self.language = seat, language
        self.eyes = () if seat is None else (seat,)
        self.view = table.view(seat)
        self.hidden = hidden_from(state_of(table), seat)
        self.frames = 0
        hello = frames.hello(
            table, self.eyes, {seat: self.view}, (), NOON, words={str(seat): self.worded(table)} if self.eyes else {}
        )
        told = json.loads(msgspec.json.encode(hello))
        self.known = told["view"]
        names = told["table"].pop("names")
        assert names == json.loads(msgspec.json.encode(names_of_things(table.match.record.setting)))
        self.read(table, told, self.hidden)

    def worded(self, table: Table) -> Any:
        return offered(self.view, table.game_state, self.language, table.names)

    def see(self, table: Table, lines: Sequence[LogLine]) -> None:
        """The next frame, after a move was made or taken back."""
        before, self.view = self.view, table.view(self.seat)
        (patch,) = patches([before], [self.view])
        words = {str(self.seat): self.worded(table)} if self.view.options else {}
        told = json.loads(
            msgspec.json.encode(frames.update(table, self.eyes, {self.seat: patch}, lines, NOON, words=words))
        )
        self.known = patched(self.known, told["patch"])
        assert self.known == json.loads(msgspec.json.encode(self.view)), "the screen shows the table"
        hidden = hidden_from(state_of(table), self.seat)
        self.read(table, told, hidden.also(self.hidden))
        self.hidden = hidden

    def read(self, table: Table, told: Any, hidden: Hidden) -> None:
        """Nothing in a frame names what is hidden, and the table it leads to shows no hand, deck or back."""
        self.frames += 1
        state = state_of(table)
        setting = state.setting
        if state.over:
            return
        things, strings = named_in(besides_counts(told))
        ids = {"card": setting.card_ids, "enemy": setting.enemy_ids}
        assert not things & hidden.things, f"{self.seat} is told of {things & hidden.things}: {told}"
        written = {ids[kind][number] for kind, number in hidden.things} & strings
        assert not written, f"{self.seat} reads {written}: {told}"
        assert not hidden.tiles & strings, f"{self.seat} reads {hidden.tiles & strings}: {told}"
        pattern, meant = names_said(setting, self.language)
        for sentence in strings_of_words(told):
            for name in pattern.findall(sentence):
                assert not meant[name] <= hidden.things, f"{self.seat} hears of {name}: {sentence}"
        for other, board in enumerate(self.known["hero_boards"]):
            if other != self.seat:
                assert board["hand"] is None
                assert board["drafted"] is None
                assert board["to_draw"] is None, "nobody knows another's deck"
            else:
                assert board["to_draw"] == sorted(board["to_draw"], key=setting.card_ids.index), "nor the order of his"
        for token, real in zip(self.known["tokens"], state.tokens, strict=True):
            assert real.face_up or token["id"] is None, "a token that lies face down says its colour alone"

    def compare(self, table: Table, dice: random.Random) -> None:
        """Were everything hidden dealt otherwise, everything sent would be the same: a seat cannot tell the order of a
        deck, or what lies face down, by anything that it is told, nor by why something cannot be done."""
        state = state_of(table)
        other = state.imagine(self.seat, dice)
        view = other.view(self.seat)
        assert msgspec.json.encode(view) == msgspec.json.encode(self.view)
        if view.options:
            assert offered(view, other, self.language, table.names) == self.worded(table)
        if self.seat is not None:
            assert not_offered(other, self.seat, self.language) == not_offered(state, self.seat, self.language)


def strings_of_words(told: Any) -> Iterator[str]:
    """The sentences of a frame: what may be done, and what is noted beside it."""
    for spoken in told.get("words", {}).values():
        yield from (part for part in parts_of(spoken) if isinstance(part, str))


def state_of(table: Table) -> KnightState:
    state = table.game_state
    assert isinstance(state, KnightState)
    return state
