"""What each card, token and path in sight is, for whoever points at it: a line for its numbers, one for what it does,
and what of it is of our own making."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from herna.games.monster_lands.components.box import (
    BOARD,
    EQUIPMENT_FILE,
    LAND_FILE,
    LOOT_FILE,
    MEMBER_FILE,
    MONSTER_FILE,
    TILES,
    TRAP_FILE,
)
from herna.games.monster_lands.components.pieces import Entry, Origins
from herna.games.monster_lands.faces.clan_view import COVERED
from herna.games.monster_lands.faces.labels import (
    KIND,
    MEMBER,
    TRAP,
    ability_text,
    benefit_text,
    dice_text,
    give_text,
    listed,
)
from herna.games.monster_lands.faces.view import LandsView
from herna.games.monster_lands.path import GATE_TOP, LAND_PATHS, PATH_NAMES
from herna.kernel import Say

LAND = {card.id: card for card in LAND_FILE.land}
MONSTER = {card.id: card for card in MONSTER_FILE.monster}
LOOT = {token.id: token for token in LOOT_FILE.loot}
OURS = ("house", "inferred")
ROOKIE = "rookie-1"
"""Rookies are all alike: the first is explained for all of them."""


def kind_of_member(name: str) -> str:
    """The card of a member: rookies are numbered, their card is one."""
    return "rookie" if name.startswith("rookie") else name


def members_in_sight(view: LandsView) -> set[str]:
    """Everybody whom a card shows: for hire, in a clan, or in one that can still be chosen."""
    found = {card for card in view.tavern if card is not None} | {ROOKIE}
    found |= {member.member for clan in view.clan_boards for member in clan.members}
    if any(clan.clan is None for clan in view.clan_boards):
        found |= {card.id for card in MEMBER_FILE.member if card.role in ("chief", "basic")}
    return found


def gear_in_sight(view: LandsView) -> dict[str, str]:
    """Equipment cards for sale and with members, by their short names: the kind of each."""
    carried = (gear for clan in view.clan_boards for member in clan.members for gear in member.gear)
    return {gear.gear: gear.kind for gear in (*view.market, *carried) if gear is not None}


def traps_in_sight(view: LandsView) -> set[str]:
    found = {trap for trap in view.lodge if trap is not None}
    found |= {trap for clan in view.clan_boards for trap in clan.traps}
    found |= {trap for path in view.paths if path is not None for trap in path.traps}
    return found - {COVERED}


def about(view: LandsView, names: Mapping[str, Iterable[str]], say: Say) -> dict[str, dict[int, str]]:
    """The explanations by kind and number, their lines each on a line of its own."""
    gear = gear_in_sight(view)
    loot = {*view.loot, *(token for clan in view.clan_boards for token in clan.loot)}
    monsters = {place.monster for place in view.places} | {one for clan in view.clan_boards for one in clan.trophies}
    lands = {place.land for place in view.places} | {one.land for clan in view.clan_boards for one in clan.lands}
    told: dict[str, dict[str, Iterator[str]]] = {
        "member": {name: about_member(name, say) for name in members_in_sight(view)},
        "gear": {name: about_gear(kind, say) for name, kind in gear.items()},
        "trap": {name: about_trap(name, say) for name in traps_in_sight(view)},
        "loot": {name: ours(LOOT[name], LOOT_FILE.origin, say) for name in loot},
        "monster": {name: about_monster(name, say) for name in monsters if name is not None},
        "land": {name: about_land(name, say) for name in lands if name is not None},
        "path": {name: about_path(view, number, say) for number, name in enumerate(PATH_NAMES)},
    }
    return {f"about-{kind}": by_number(told[kind], names[kind]) for kind in told}


def by_number(told: Mapping[str, Iterable[str]], names: Iterable[str]) -> dict[int, str]:
    """What there is to say of some things, by their numbers."""
    found = {number: "\n".join(told[name]) for number, name in enumerate(names) if name in told}
    return {number: text for number, text in found.items() if text}


def about_member(name: str, say: Say) -> Iterator[str]:
    card = MEMBER[kind_of_member(name)]
    yield say(
        "help-member",
        role=say(f"role-{card.role}"),
        affinity=say(f"affinity-{card.affinity}") if card.affinity else say("no-affinity"),
        cost=card.cost,
        reputation=card.reputation,
        dice=dice_text(card.dice, say),
    )
    yield ability_text(card.ability, say)
    yield from ours(card, MEMBER_FILE.origin, say)


def about_gear(kind: str, say: Say) -> Iterator[str]:
    card = KIND[kind]
    yield say("help-gear", type=say(f"gear-type-{card.type}"), cost=card.cost)
    yield ability_text(card.ability, say)
    yield from ours(card, EQUIPMENT_FILE.origin, say)


def about_trap(name: str, say: Say) -> Iterator[str]:
    yield say("help-cost", n=TRAP[name].cost)
    yield from ours(TRAP[name], TRAP_FILE.origin, say)


def about_monster(name: str, say: Say) -> Iterator[str]:
    card = MONSTER[name]
    yield say(
        "help-monster",
        affinity=say(f"affinity-{card.affinity}"),
        attack=card.attack,
        capture=card.capture,
        captured=give_text(card.captured, say),
        kill=card.kill,
        killed=give_text(card.killed, say),
    )
    yield ability_text(card.ability, say)
    yield from ours(card, MONSTER_FILE.origin, say)


def about_land(name: str, say: Say) -> Iterator[str]:
    card = LAND[name]
    place = " / ".join(" + ".join(say(f"die-{die}") for die in dice) for dice in card.place)
    affinity, give = say(f"affinity-{card.affinity}"), give_text(card.give, say)
    yield say("help-land", affinity=affinity, conquest=card.conquest, glory=card.glory, place=place, give=give)
    yield from ours(card, LAND_FILE.origin, say)


def about_path(view: LandsView, path: int, say: Say) -> Iterator[str]:
    """What a path takes and brings, whoever stands there; those of missions are told by the mission."""
    name = say(f"path-{PATH_NAMES[path]}")
    if path >= GATE_TOP:
        guards = benefit_text(BOARD.gate.guards[path - GATE_TOP], say)
        yield say("path-gate", path=name, benefit=guards, death=BOARD.gate.death)
    elif path < 2 * LAND_PATHS and (tile := view.places[path // LAND_PATHS].tile) is not None:
        shape = TILES[(int(tile[0]) - 1) * 2 + "ab".index(tile[1])][path % LAND_PATHS]
        need = listed((say(f"slot-{slot}") for slot in shape.need), say)
        more = ", ".join(say(f"slot-{slot}") for slot in shape.more) or "none"
        death, benefit = BOARD.path.death[path % LAND_PATHS], benefit_text(shape.benefit, say)
        yield say("path-free", path=name, need=need, more=more, benefit=benefit, death=death)
        yield say("ours-tile")


def ours(card: Entry, file: Origins, say: Say) -> Iterator[str]:
    """Which numbers of a card are of our own making, and which are read off what is known."""
    origins = {field: origin for field, origin in {**file, **card.origin}.items() if hasattr(card, field)}
    for origin in OURS:
        fields = [field for field, one in origins.items() if one == origin and getattr(card, field) is not None]
        if told := [say(f"field-{field}") for field in fields if field != "copies"]:
            yield say(f"ours-{origin}", fields=", ".join(told))
