"""Everything in the box, explained, with the clauses of the rules that are about it."""

from __future__ import annotations

from collections.abc import Iterable

from herna.games.monster_lands.components.box import EQUIPMENT, LANDS, MEMBER_FILE, MONSTERS, TRAPS
from herna.games.monster_lands.components.solo import SCENARIOS
from herna.games.monster_lands.faces.about import about_gear, about_land, about_member, about_monster, about_trap
from herna.kernel import Explanation, Say, Shelf

ROLE_CLAUSES = {"rookie": "ML-3.6", "chief": "ML-3.3"}
HIRED = "ML-6.4"
GEAR_OF_ALL = "ML-3.7"
KIND_CLAUSES = {
    "gear": ("ML-6.11", GEAR_OF_ALL),
    "trap": ("ML-9.2", "ML-3.5"),
    "monster": ("ML-9.3", "ML-10.5", "ML-10.6"),
    "land": ("ML-11.1", "ML-11.4", "ML-7.9"),
}
BUILDING_CLAUSES = {
    "lodge": ("ML-6.1", "ML-5.11", "ML-5.12"),
    "laboratory": ("ML-6.3",),
    "tavern": ("ML-6.4", "ML-6.6", "ML-5.12"),
    "armory": ("ML-6.8", "ML-5.12"),
    "pawnshop": ("ML-6.9",),
    "market": ("ML-6.10", "ML-6.11", "ML-5.12"),
    "mine": ("ML-6.12",),
}
BESIDES = {
    **{f"building-{building}": clauses for building, clauses in BUILDING_CLAUSES.items()},
    "panic": ("ML-12.2",),
    "path-gate": ("ML-7.8", "ML-12.1"),
    "path-roll": ("ML-7.3", "ML-8.1"),
    "path-pay": ("ML-7.3", "ML-8.5"),
    "path-land": ("ML-7.4", "ML-7.5", "ML-7.6", "ML-7.7"),
    "loot": ("ML-11.6",),
    "mission-rolled": ("ML-8.1", "ML-8.2", "ML-8.3", "ML-7.3"),
    "mission-paid": ("ML-8.5", "ML-7.3"),
    "die": ("ML-1.2", "ML-4.3"),
    "glory": ("ML-3.2", "ML-4.2"),
    "wages": ("ML-13.4",),
    "coins": ("ML-13.4",),
    "rating": ("ML-18.11",),
    "sam": ("ML-17.2", "ML-17.3", "ML-17.8", "ML-17.9"),
    "pouch-defense": ("ML-3.4", "ML-6.7", "ML-9.7"),
    "pouch-potion": ("ML-3.4", "ML-5.8", "ML-9.8"),
    "pouch-venom": ("ML-3.4", "ML-10.4"),
    "affinities": ("ML-14.2",),
}
"""What else can be pointed at: the clauses say it all."""


def lexicon(say: Say) -> tuple[Shelf, ...]:
    """All kinds of things in the box, in the order in which one meets them."""
    told = {
        "members": (
            entry(f"member-{card.id}", about_member(card.id, say), say, member_clauses(card.role))
            for card in MEMBER_FILE.member
        ),
        "gear": (entry(f"gear-{card.id}", about_gear(card.id, say), say, KIND_CLAUSES["gear"]) for card in EQUIPMENT),
        "traps": (entry(f"trap-{one.id}", about_trap(one.id, say), say, KIND_CLAUSES["trap"]) for one in TRAPS),
        "monsters": (
            entry(f"monster-{card.id}", about_monster(card.id, say), say, KIND_CLAUSES["monster"]) for card in MONSTERS
        ),
        "lands": (entry(f"land-{card.id}", about_land(card.id, say), say, KIND_CLAUSES["land"]) for card in LANDS),
        "scenarios": (scenario(number, one.id, say) for number, one in enumerate(SCENARIOS, 1)),
    }
    besides = tuple(Explanation("", "", thing, clauses=clauses) for thing, clauses in BESIDES.items())
    shelves = (Shelf(kind, say(f"lexicon-{kind}"), tuple(entries)) for kind, entries in told.items())
    return (*shelves, Shelf("besides", "", besides))


def member_clauses(role: str) -> tuple[str, ...]:
    """How a member comes to a clan, and what he carries."""
    return ROLE_CLAUSES.get(role, HIRED), GEAR_OF_ALL


def entry(thing: str, lines: Iterable[str], say: Say, clauses: tuple[str, ...]) -> Explanation:
    """A card or token by its name, with its numbers and what it does."""
    return Explanation(say(thing), " / ".join(line for line in lines if line), thing, clauses=clauses)


def scenario(number: int, name: str, say: Say) -> Explanation:
    """A scenario, with the clause of its special rules."""
    clauses = (f"ML-18.{number}", "ML-17.1")
    return Explanation(say(f"scenario-{name}"), say(f"scenario-rules-{name}"), f"scenario-{name}", clauses=clauses)
