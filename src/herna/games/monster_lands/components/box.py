"""What lies in the box: every content file read, checked, and numbered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import product
from typing import TypeVar

from herna.games.content import BadContent, load
from herna.games.monster_lands.components.pieces import (
    BUILDINGS,
    LEVELS,
    MOST_NEEDED,
    SPACE_FOR_DICE,
    Board,
    EquipmentFile,
    EventFile,
    LandFile,
    LootFile,
    MemberFile,
    MissionFile,
    MonsterFile,
    Numbers,
    TrapFile,
)
from herna.games.monster_lands.vocabulary import AFFINITIES, COLOURS, SLOT_TAKES, Slot

PACKAGE = "herna.games.monster_lands"
File = TypeVar("File")
Wrong = tuple[str, str]
"""Where something is wrong in a file, and what would be right."""


def differing(kind: str, ids: Iterable[object]) -> Iterable[Wrong]:
    for one, count in Counter(ids).items():
        if count > 1:
            yield f"{kind} {one}, field id", f"there are {count} entries of this id, there has to be one"


def counted(kind: str, what: str, found: int, right: int) -> Iterable[Wrong]:
    if found != right:
        yield kind, f"{what}: {found} instead of {right}"


def check_members(file: MemberFile) -> Iterable[Wrong]:
    """One chief and one basic mercenary for each affinity, 28 mercenaries, eight rookies; rookies have no affinity."""
    yield from differing("member", (card.id for card in file.member))
    roles: Counter[str] = Counter(card.role for card in file.member for _ in range(card.copies))
    for role, right in (("chief", 4), ("basic", 4), ("mercenary", 28), ("rookie", 8)):
        yield from counted("member", f"cards of role {role}", roles[role], right)
    for role in ("chief", "basic"):
        for affinity in AFFINITIES:
            found = sum(card.role == role and card.affinity == affinity for card in file.member)
            yield from counted("member", f"cards of role {role} and affinity {affinity}", found, 1)
    for card in file.member:
        if (card.affinity is None) != (card.role == "rookie"):
            yield f"member {card.id}, field affinity", "everybody but a rookie has one"


def check_monsters(file: MonsterFile) -> Iterable[Wrong]:
    """Eight monsters of level A, twelve of level B; killing one takes more than capturing it."""
    yield from differing("monster", (card.id for card in file.monster))
    levels = Counter(card.level for card in file.monster)
    yield from counted("monster", "cards of level A", levels["A"], 8)
    yield from counted("monster", "cards of level B", levels["B"], 12)
    for card in file.monster:
        if card.kill <= card.capture:
            yield f"monster {card.id}, field kill", f"it has to be above the capture value {card.capture}"


def check_lands(file: LandFile) -> Iterable[Wrong]:
    """Three lands of each affinity."""
    yield from differing("land", (card.id for card in file.land))
    for affinity in AFFINITIES:
        found = sum(card.affinity == affinity for card in file.land)
        yield from counted("land", f"cards of affinity {affinity}", found, 3)
    for card in file.land:
        if not card.place or not all(card.place):
            yield f"land {card.id}, field place", "name the dice of at least one set"


def check_equipment(file: EquipmentFile) -> Iterable[Wrong]:
    """Both decks have eighteen cards."""
    yield from differing("equipment", (card.id for card in file.equipment))
    copies = sum(card.copies for card in file.equipment if card.deck == "rulebook")
    yield from counted("equipment", "cards of the rulebook's deck", copies, 18)
    yield from counted("equipment", "kinds of cards", len(file.equipment), 18)


def check_traps(file: TrapFile) -> Iterable[Wrong]:
    """64 tokens: 4 basic, 36 upgraded, 6 hidden, 18 tricks."""
    yield from differing("trap", (token.id for token in file.trap))
    groups: Counter[str] = Counter(token.group for token in file.trap for _ in range(token.copies))
    for group, right in (("basic", 4), ("upgraded", 36), ("hidden", 6), ("trick", 18)):
        yield from counted("trap", f"copies of group {group}", groups[group], right)


def check_loot(file: LootFile) -> Iterable[Wrong]:
    """Sixteen tokens."""
    yield from differing("loot", (token.id for token in file.loot))
    yield from counted("loot", "tokens", len(file.loot), 16)


def check_events(file: EventFile) -> Iterable[Wrong]:
    """Six tiles with two sides of four paths each; no path asks for more dice than it has room for."""
    found = {(path.tile, path.side, path.number) for path in file.path}
    right = set(product(range(1, 7), "ab", range(1, 5)))
    for tile, side, number in sorted(right - found):
        yield f"path {number} of tile {tile}{side}", "it is missing"
    for path in file.path:
        where = f"path {path.number} of tile {path.tile}{path.side}"
        if (path.tile, path.side, path.number) not in right:
            yield where, "there are tiles 1 to 6 with paths 1 to 4"
        if not 1 <= len(path.need) <= MOST_NEEDED:
            yield f"{where}, field need", f"one to {MOST_NEEDED} dice"
        if len(path.need) + len(path.more) > SPACE_FOR_DICE:
            yield where, f"at most {SPACE_FOR_DICE} dice, need and more together"
    yield from counted("path", "paths", len(file.path), len(right))


def check_missions(file: MissionFile) -> Iterable[Wrong]:
    """Twelve tokens; every die of a mission can be there, and its target can be reached."""
    yield from differing("mission", (token.id for token in file.mission))
    yield from counted("mission", "tokens", len(file.mission), 12)
    for token in file.mission:
        if not all(1 <= len(dice) <= MOST_NEEDED for dice in (token.a.dice, token.b.dice)):
            yield f"mission {token.id}, field dice", f"one to {MOST_NEEDED} dice"
        if token.a.target > 6 * len(token.a.dice):
            yield f"mission {token.id}, field target", f"{len(token.a.dice)} dice cannot reach {token.a.target}"


def check_board(file: Board) -> Iterable[Wrong]:
    """The seven buildings in their order, the four levels, six rounds on every track."""
    if tuple(building.id for building in file.building) != BUILDINGS:
        yield "building", f"there have to be {', '.join(BUILDINGS)}, in this order"
    if tuple(level.id for level in file.level) != LEVELS:
        yield "level", f"there have to be {', '.join(LEVELS)}, in this order"
    for name, dice in file.track.items():
        yield from counted(f"track {name}", "rounds", len(dice), 6)
    for level in file.level:
        if level.track not in file.track:
            yield f"level {level.id}, field track", f"there is no track {level.track}"


def check_numbers(file: Numbers) -> Iterable[Wrong]:
    """Bands of glory rise, and the last has no end."""
    ends = [band.up_to for band in file.band]
    if not ends or ends[-1] != 0 or sorted(ends[:-1]) != ends[:-1] or 0 in ends[:-1]:
        yield "band", "bands rise by up_to, and the last has 0: everything above"
    if not file.points.affinity:
        yield "points, field affinity", "points for no sign at all come first"


def checked(content: File, name: str, check: Callable[[File], Iterable[Wrong]]) -> File:
    """The content itself, if nothing in it is wrong; else an error that names the first entry that is."""
    for where, detail in check(content):
        raise BadContent("content-wrong", file=name, where=where, detail=detail)
    return content


def read(name: str, kind: type[File], check: Callable[[File], Iterable[Wrong]]) -> File:
    return checked(load(PACKAGE, name, kind), name, check)


MEMBER_FILE = read("members.toml", MemberFile, check_members)
MONSTER_FILE = read("monsters.toml", MonsterFile, check_monsters)
LAND_FILE = read("lands.toml", LandFile, check_lands)
EQUIPMENT_FILE = read("equipment.toml", EquipmentFile, check_equipment)
TRAP_FILE = read("traps.toml", TrapFile, check_traps)
LOOT_FILE = read("loot.toml", LootFile, check_loot)
EVENT_FILE = read("events.toml", EventFile, check_events)
MISSION_FILE = read("missions.toml", MissionFile, check_missions)
BOARD = read("board.toml", Board, check_board)
NUMBERS = read("numbers.toml", Numbers, check_numbers)

SPARE_ROOKIES = 4
"""One for each clan that loses everybody while the stack of rookies is empty."""
MEMBERS = (
    *(card for card in MEMBER_FILE.member for _ in range(card.copies)),
    *(card for card in MEMBER_FILE.member if card.role == "rookie" for _ in range(SPARE_ROOKIES)),
)
"""Every card of a member by its number; the rookies are the last, and the very last come only when all are taken."""
MONSTERS = MONSTER_FILE.monster
LANDS = LAND_FILE.land
TRAPS = TRAP_FILE.trap
LOOT = LOOT_FILE.loot
MISSIONS = MISSION_FILE.mission
EQUIPMENT = EQUIPMENT_FILE.equipment
TILES = tuple(
    tuple(
        path
        for number in range(1, 5)
        for path in EVENT_FILE.path
        if (path.tile, path.side, path.number) == (tile, side, number)
    )
    for tile in range(1, 7)
    for side in "ab"
)
"""The four paths of each side of each tile: a tile's number twice, plus one for side b."""


def ways(slots: Iterable[Slot]) -> tuple[tuple[int, int, int], ...]:
    """Every mixture of strength, magic and haggling dice that fills these spaces exactly."""
    found = {
        tuple(chosen.count(colour) for colour in COLOURS) for chosen in product(*(SLOT_TAKES[slot] for slot in slots))
    }
    return tuple(sorted(found, reverse=True))  # type: ignore[arg-type]
