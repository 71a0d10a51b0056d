"""Everything in the box, explained, with the clauses of the rules that are about it."""

from __future__ import annotations

from herna.games.andor.components import CREATURES, FATES, HEROES
from herna.games.andor.pieces import PIECES
from herna.kernel import Explanation, Say, Shelf

CARRIED = ("AND-10.1",)
PIECE_CLAUSES = {
    "wineskin": ("AND-10.2",),
    "shield": ("AND-10.3", "AND-10.4"),
    "bow": ("AND-10.6", "AND-10.7"),
    "falcon": ("AND-10.12", "AND-10.13"),
    "telescope": ("AND-10.11",),
    "helm": ("AND-10.8", "AND-10.10"),
    "brew": ("AND-10.15", "AND-11.6"),
    "herb": ("AND-10.16",),
    "rune": ("AND-10.17", "AND-10.18"),
    "parchment": ("AND-13.9",),
    "poison": ("AND-10.20",),
    "gem": ("AND-10.19",),
    "farmer": ("AND-11.9", "AND-11.10", "AND-11.11"),
    "rubble": ("AND-11.14", "AND-11.15"),
}
"""By what the name of a piece contains; of any other it is told that it is carried."""
CREATURE_CLAUSES = {
    "gor": ("AND-8.1",),
    "skral": ("AND-8.1",),
    "wardrak": ("AND-8.2",),
    "troll": ("AND-8.3",),
    "tower-skral": ("AND-14.5",),
    "herb-gor": ("AND-14.7",),
    "enchanted-gor": ("AND-15.6",),
    "troll-prince": ("AND-15.7",),
    "varkur": ("AND-15.8",),
    "empowered-gor": ("AND-15.9",),
    "rune-skral": ("AND-15.9",),
    "fate-gor": ("AND-15.9",),
    "jailer": ("AND-17.9",),
    "dragon": ("AND-17.8",),
}
FRIEND_CLAUSES = {
    "prince": ("AND-11.12", "AND-11.13"),
    "dwarves": ("AND-11.12", "AND-11.13"),
    "witch": ("AND-11.5", "AND-11.6"),
    "dark-mage": ("AND-15.8",),
    "tower": ("AND-14.4",),
}
HERO_CLAUSES = ("AND-1.4",)
FATE_CLAUSES = ("AND-12.5", "AND-12.6")
BESIDES = {
    "figure": ("AND-1.3",),
    "strength": ("AND-5.3", "AND-1.5"),
    "willpower": ("AND-1.4", "AND-1.5"),
    "gold": ("AND-7.5", "AND-11.7"),
    "strength-price": ("AND-11.7", "AND-11.8"),
    "hours": ("AND-3.1", "AND-3.4", "AND-3.9"),
    "legend-track": ("AND-1.6", "AND-1.7", "AND-1.8"),
    "shields": ("AND-2.4", "AND-8.8", "AND-8.9"),
    "space": ("AND-4.1",),
    "fog": ("AND-11.2", "AND-11.3"),
    "well": ("AND-11.1",),
    "merchant": ("AND-11.7",),
    "castle": ("AND-4.3", "AND-8.8"),
}
"""What else can be pointed at: the clauses say it all."""


def lexicon(say: Say) -> tuple[Shelf, ...]:
    """All kinds of things in the box, in the order in which one meets them."""
    heroes = [named(f"hero-{hero.id}", say, HERO_CLAUSES) for hero in HEROES]
    pieces = [named(f"piece-{piece}", say, clauses_of(piece)) for piece in PIECES]
    creatures = [named(f"creature-{one.id}", say, CREATURE_CLAUSES[one.id]) for one in CREATURES]
    friends = [named(f"friend-{friend}", say, clauses) for friend, clauses in FRIEND_CLAUSES.items()]
    fates = [
        Explanation(say(f"fate-{fate.id}-name"), say(f"fate-{fate.id}-text"), f"fate-{fate.id}", clauses=FATE_CLAUSES)
        for fate in FATES
    ]
    told = {"heroes": heroes, "pieces": pieces, "creatures": creatures, "friends": friends, "fates": fates}
    besides = tuple(Explanation("", "", thing, clauses=clauses) for thing, clauses in BESIDES.items())
    shelves = (Shelf(kind, say(f"lexicon-{kind}"), tuple(entries)) for kind, entries in told.items())
    return (*shelves, Shelf("besides", "", besides))


def named(thing: str, say: Say, clauses: tuple[str, ...]) -> Explanation:
    """A thing by the name and the help that its messages give it."""
    return Explanation(say(thing), say(f"{thing}-help"), thing, clauses=clauses)


def clauses_of(piece: str) -> tuple[str, ...]:
    """The clauses about a piece, in whatever state it is."""
    return next((clauses for name, clauses in PIECE_CLAUSES.items() if name in piece), CARRIED)
