"""What lies on the table and what heroes have, set by its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any, TypedDict, Unpack

from msgspec.structs import replace

from herna.games.mage_knight.positions.names import PositionError, enemy, number_of, pile, seat_of, spot_of, unit
from herna.games.mage_knight.rules.land import lay_tile
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.values import City, HexToken, Unit
from herna.games.mage_knight.vocabulary.names import BASIC, COLOURS

Names = Sequence[str] | Sequence[int]
"""Things by their names, or by their numbers."""


class Things(TypedDict, total=False):
    """What `arrange` can set. By hero first, then by table."""

    hand: Names
    deck: Names
    discard: Names
    played: Names
    spared: Names
    aside: Names
    mana: Names
    """A colour for each token, or how many there are of each colour."""
    crystals: Names
    """A colour for each crystal, or how many there are of each colour."""
    units: Sequence[str | Unit]
    skills: Names
    skills_used: Names
    puppets: Names
    fame: int
    reputation: int
    command: int
    level: int
    hand_bonus: int
    chaos: int
    place: int
    tactic: str | int
    tactic_used: bool
    plundered: bool
    sparing_done: bool

    round: int
    night: bool
    order: tuple[int, ...]
    announced: int
    last_turns: tuple[int, ...]
    closing: bool
    game_ending: bool
    extra_turn: bool
    tactics_left: tuple[int, ...]
    tactics_gone: tuple[int, ...]
    dice: Names
    """What each die shows."""
    kept_dice: tuple[tuple[int, int], ...]
    laid: tuple[tuple[int, int], ...]
    tile_stack: tuple[int, ...]
    box_country: tuple[int, ...]
    box_core: tuple[int, ...]
    tokens: tuple[HexToken, ...]
    shields: tuple[tuple[int, int], ...]
    cities: tuple[City, ...]
    paths: tuple[tuple[int, int, int], ...]
    enemy_piles: tuple[tuple[int, ...], ...]
    enemy_discards: tuple[tuple[int, ...], ...]
    ruin_pile: tuple[int, ...]
    unit_offer: Names
    regular_deck: Names
    elite_deck: Names
    unit_cards: Names
    advanced_offer: Names
    advanced_deck: Names
    spell_offer: Names
    spell_deck: Names
    artifact_deck: Names
    common_skills: Names
    dummy_deck: Names
    dummy_gone: Names
    dummy_crystals: tuple[int, ...]
    dummy_skills: Names
    dummy_tactic: str | int


def arrange(state: KnightState, *, seat: int | None = None, **things: Unpack[Things]) -> None:
    """These things lie there instead of what was there. What belongs to a hero is set for the one at `seat`."""
    who = seat_of(state, seat) if seat is not None or _OF_HERO & things.keys() else NONE
    read = {name: _read(state, name, value) for name, value in things.items()}
    for name, value in read.items():
        if name in _OF_HERO:
            getattr(state, name)[who] = value
        else:
            setattr(state, name, value)
    if "laid" in read:
        state.laid, state.tiles_at = (), ()
        for position, tile in read["laid"]:
            lay_tile(state, position, tile)
    if "units" in read:
        state.recruits[who] = max([state.recruits[who], *(one.id + 1 for one in state.units[who])])
    state.changed()


def _read(state: KnightState, name: str, value: Any) -> Any:
    if name not in Things.__annotations__:
        near = get_close_matches(name, Things.__annotations__, 1)
        raise PositionError(f"nothing is called {name!r}" + (f"; did you mean {near[0]!r}?" if near else ""))
    return _READERS[name](state, value) if name in _READERS else value


def _hand(state: KnightState, names: Names) -> tuple[int, ...]:
    return tuple(sorted(pile(state, names)))


def _counts(held: Sequence[str]) -> Callable[[KnightState, Names], list[int]]:
    """A colour for each piece, or how many there are of each colour."""

    def read(_: KnightState, names: Names) -> list[int]:
        if any(isinstance(one, str) for one in names):
            found = [number_of(held, str(one), "colour") for one in names]
            return [found.count(colour) for colour in range(len(held))]
        counts = [int(one) for one in names] or [0] * len(held)
        if len(counts) != len(held) or min(counts) < 0:
            raise PositionError(f"{len(held)} numbers are needed, one for each colour: {', '.join(held)}")
        return counts

    return read


def _crystals(state: KnightState, names: Names) -> list[int]:
    counts = _counts(BASIC)(state, names)
    if max(counts) > 3:
        raise PositionError("a hero has at most three crystals of a colour")
    return counts


def _dice(_: KnightState, names: Names) -> tuple[int, ...]:
    return tuple(number_of(COLOURS, one, "colour") if isinstance(one, str) else one for one in names)


def _units(state: KnightState, units: Sequence[str | Unit]) -> tuple[Unit, ...]:
    """Units with their identity: the one they bring along, or else the next that is free."""
    found = [unit(state, one) if isinstance(one, str) else one for one in units]
    taken = {one.id for one in found if one.id != NONE}
    free = iter([number for number in range(len(found) + len(taken)) if number not in taken])
    return tuple(one if one.id != NONE else replace(one, id=next(free)) for one in found)


def _kinds(state: KnightState, names: Names) -> tuple[int, ...]:
    known = state.setting.unit_ids
    return tuple(number_of(known, one, "unit") if isinstance(one, str) else one for one in names)


def _skills(state: KnightState, names: Names) -> tuple[int, ...]:
    known = state.setting.skill_ids
    return tuple(number_of(known, one, "skill") if isinstance(one, str) else one for one in names)


def _tokens(state: KnightState, names: Names) -> tuple[int, ...]:
    return tuple(enemy(state, one) if isinstance(one, str) else one for one in names)


def _tactic(state: KnightState, name: str | int) -> int:
    return number_of(state.setting.names("tactic"), name, "tactic") if isinstance(name, str) else name


_READERS: dict[str, Callable[[KnightState, Any], Any]] = {
    "hand": _hand, "mana": _counts(COLOURS), "crystals": _crystals, "dice": _dice, "units": _units, "place": spot_of,
    "unit_offer": _kinds, "regular_deck": _kinds, "elite_deck": _kinds, "puppets": _tokens, "tactic": _tactic,
    "dummy_tactic": _tactic,
    **dict.fromkeys(("skills", "skills_used", "common_skills", "dummy_skills"), _skills),
    **dict.fromkeys(("deck", "discard", "played", "spared", "aside", "dummy_deck", "dummy_gone"), pile),
    **dict.fromkeys(("unit_cards", "advanced_offer", "advanced_deck", "spell_offer", "spell_deck"), pile),
    "artifact_deck": pile,
}  # fmt: skip
"""How things that are told by their names become numbers."""

_OF_HERO = {
    "hand", "deck", "discard", "played", "spared", "aside", "mana", "crystals", "units", "skills", "skills_used",
    "puppets", "fame", "reputation", "command", "level", "hand_bonus", "chaos", "place", "tactic", "tactic_used",
    "plundered", "sparing_done",
}  # fmt: skip
"""What is there once for each hero."""
