"""Everything in the box, explained: cards, units, skills, tactics, tokens, sites and terrains."""

from __future__ import annotations

from collections.abc import Iterable

from herna.games.mage_knight.components import box
from herna.games.mage_knight.explained import (
    card_text,
    enemy_figures,
    named_card,
    ruin_text,
    skill_text,
    tactic_text,
    worth_text,
)
from herna.kernel import Explanation, Say, Shelf

BOX = box()
ABILITIES = tuple(dict.fromkeys((*(name for enemy in BOX.enemies for name in enemy.abilities), "resistance", "summon")))
SITES = tuple(dict.fromkeys(spot.site for tile in BOX.tiles for spot in tile.hexes.all if spot.site is not None))
COLOURS = ("green", "grey", "brown", "violet", "white", "red")


def lexicon(say: Say) -> tuple[Shelf, ...]:
    """All kinds of things in the box, in the order in which one meets them."""
    shelves = [
        shelf("sites", ((say(f"site-{one}"), say(f"guide-site-{one}")) for one in SITES), say),
        Shelf("terrains", say("lexicon-terrains"), terrains(say)),
        Shelf("abilities", say("lexicon-abilities"), abilities(say)),
    ]
    for name, cards in (
        ("basic", BOX.basic_actions),
        ("advanced", BOX.advanced_actions),
        ("spells", BOX.spells),
        ("artifacts", BOX.artifacts),
    ):
        shelves.append(shelf(name, ((named_card(card.id, say), card_text(card.id, say)) for card in cards), say))
    shelves.append(shelf("wounds", [(say("card-wound"), say("explain-wound"))], say))
    shelves.append(shelf("units", ((say(f"unit-{unit.id}"), offered_text(unit.id, say)) for unit in BOX.units), say))
    for hero in BOX.heroes:
        title = say("lexicon-skills", hero=say(f"hero-{hero.id}"))
        entries = (Explanation(say(f"skill-{one}"), skill_text(one, say)) for one in hero.skills)
        shelves.append(Shelf(f"skills-{hero.id}", title, tuple(entries)))
    shelves.append(shelf("tactics", ((say(f"tactic-{one.id}"), tactic_text(one.id, say)) for one in BOX.tactics), say))
    for colour in COLOURS:
        enemies = [enemy for enemy in BOX.enemies if enemy.colour == colour]
        title = say("lexicon-enemies", pile=say(f"pile-{colour}"))
        entries = (Explanation(say(f"enemy-{enemy.id}"), enemy_figures(enemy.id, say)) for enemy in enemies)
        shelves.append(Shelf(f"enemies-{colour}", title, tuple(entries)))
    ruins = ((say("lexicon-ruin", n=number), ruin_text(ruin.id, say)) for number, ruin in enumerate(BOX.ruins, 1))
    shelves.append(shelf("ruins", ruins, say))
    return tuple(shelves)


def shelf(name: str, things: Iterable[tuple[str, str]], say: Say) -> Shelf:
    """Things of a kind by name and text; what is there several times stands once."""
    found = dict(things)
    return Shelf(name, say(f"lexicon-{name}"), tuple(Explanation(thing, text) for thing, text in found.items()))


def terrains(say: Say) -> tuple[Explanation, ...]:
    """What each terrain costs by day and by night."""
    return tuple(
        Explanation(
            say(f"terrain-{one.id}"),
            say("guide-closed") if one.day is None else say("guide-cost", day=one.day, night=one.night),
        )
        for one in BOX.board.terrain
    )


def abilities(say: Say) -> tuple[Explanation, ...]:
    """What abilities of enemies mean."""
    return tuple(Explanation(say(f"ability-{one}"), say(f"guide-ability-{one}")) for one in ABILITIES)


def offered_text(unit: str, say: Say) -> str:
    """A unit: what it costs, who knows it, what it is worth."""
    info = next(one for one in BOX.units if one.id == unit)
    sites = [say(f"site-{site}") for site in info.sites]
    return say("lexicon-unit", cost=info.cost, sites=sites, worth=worth_text(unit, say))
