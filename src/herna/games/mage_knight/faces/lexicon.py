"""Everything in the box, explained: cards, units, skills, tactics, tokens, sites and terrains."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from herna.games.mage_knight.components import SiteInfo, box
from herna.games.mage_knight.faces.explained import (
    UNITS,
    ability_text,
    card_text,
    enemy_figures,
    halves,
    named_card,
    ruin_text,
    skill_text,
    tactic_text,
    worth_text,
)
from herna.games.mage_knight.vocabulary.meanings import meanings_of
from herna.games.programs import Program
from herna.kernel import Explanation, Say, Shelf

BOX = box()
ABILITIES = tuple(dict.fromkeys((*(name for enemy in BOX.enemies for name in enemy.abilities), "resistance", "summon")))
CLAUSES = {
    "card": ("MK-3.2", "MK-3.3", "MK-3.5"),
    "unit": ("MK-3.7", "MK-8.10"),
    "skill": ("MK-12.1",),
    "tactic": ("MK-2.3", "MK-2.6"),
    "enemy": ("MK-8.16",),
}
"""The clauses about all things of a kind."""
ABILITY_CLAUSES = {
    "fortified": ("MK-8.4",),
    "poison": ("MK-8.13",),
    "swift": ("MK-8.8",),
    "brutal": ("MK-8.12",),
    "elusive": ("MK-8.29",),
    "assassination": ("MK-8.26",),
    "unfortified": ("MK-8.30",),
    "cumbersome": ("MK-8.27",),
    "defend": ("MK-8.32",),
    "vampiric": ("MK-8.28",),
    "paralyze": ("MK-8.14",),
    "arcane-immunity": ("MK-8.31",),
    "resistance": ("MK-8.5",),
    "summon": ("MK-8.7",),
}
"""The clause about each ability of an enemy."""
WOUND_CLAUSES = ("MK-10.1",)
ENTERED, CLOSED = ("MK-6.1",), ("MK-6.2",)
"""The clauses about terrain that can be entered, and that cannot."""
BESIDES = {
    "armour": ("MK-8.12",),
    "hand-limit": ("MK-9.11",),
    "command": ("MK-7.4",),
    "fame": ("MK-8.16",),
    "reputation": ("MK-7.2",),
    "rounds": ("MK-2.1", "MK-2.14"),
    "order": ("MK-2.4", "MK-2.7"),
    "mana-crystal": ("MK-4.2", "MK-4.5"),
    "mana-die": ("MK-4.3", "MK-4.4"),
    "mana-token": ("MK-4.2",),
    "mana-kept-die": ("MK-4.2",),
    "unknown-land": ("MK-6.5", "MK-6.15"),
}
"""What else can be pointed at: the clauses say it all."""
COLOURS = ("green", "grey", "brown", "violet", "white", "red")


def lexicon(say: Say) -> tuple[Shelf, ...]:
    """All kinds of things in the box, in the order in which one meets them."""
    shelves = [
        Shelf("sites", say("lexicon-sites"), tuple(site_entry(site, say) for site in BOX.sites)),
        Shelf("terrains", say("lexicon-terrains"), terrains(say)),
        Shelf("abilities", say("lexicon-abilities"), abilities(say)),
    ]
    for name, cards in (
        ("basic", BOX.basic_actions),
        ("advanced", BOX.advanced_actions),
        ("spells", BOX.spells),
        ("artifacts", BOX.artifacts),
    ):
        entries = tuple(card_entry(card.id, say) for card in cards)
        shelves.append(Shelf(name, say(f"lexicon-{name}"), entries))
    wound = Explanation(say("card-wound"), say("explain-wound"), "card-wound", clauses=WOUND_CLAUSES)
    shelves.append(Shelf("wounds", say("lexicon-wounds"), (wound,)))
    shelves.append(Shelf("units", say("lexicon-units"), tuple(unit_entry(unit, say) for unit in UNITS)))
    for hero in BOX.heroes:
        title = say("lexicon-skills", hero=say(f"hero-{hero.id}"))
        entries = tuple(named(f"skill-{one}", skill_text(one, say), say) for one in hero.skills)
        shelves.append(Shelf(f"skills-{hero.id}", title, entries))
    entries = tuple(named(f"tactic-{one.id}", tactic_text(one.id, say), say) for one in BOX.tactics)
    shelves.append(Shelf("tactics", say("lexicon-tactics"), entries))
    for colour in COLOURS:
        enemies = [enemy for enemy in BOX.enemies if enemy.colour == colour]
        title = say("lexicon-enemies", pile=say(f"pile-{colour}"))
        entries = tuple(named(f"enemy-{enemy.id}", enemy_figures(enemy.id, say), say) for enemy in enemies)
        shelves.append(Shelf(f"enemies-{colour}", title, entries))
    ruins = ((say("lexicon-ruin", n=number), ruin_text(ruin.id, say)) for number, ruin in enumerate(BOX.ruins, 1))
    shelves.append(shelf("ruins", ruins, say))
    shelves.append(shelf("rivals", between_heroes(say), say))
    besides = tuple(Explanation("", "", thing, clauses=clauses) for thing, clauses in BESIDES.items())
    return (*shelves, Shelf("besides", "", besides))


def shelf(name: str, things: Iterable[tuple[str, str]], say: Say) -> Shelf:
    """Things of a kind by name and text; what is there several times stands once."""
    found = dict(things)
    return Shelf(name, say(f"lexicon-{name}"), tuple(Explanation(thing, text) for thing, text in found.items()))


def named(thing: str, text: str, say: Say) -> Explanation:
    """A thing by the name that its message gives it."""
    return Explanation(say(thing), text, thing, clauses=CLAUSES[thing.partition("-")[0]])


def site_entry(site: SiteInfo, say: Say) -> Explanation:
    """A site, with the clauses that stand beside it in its file."""
    return Explanation(say(f"site-{site.id}"), say(f"guide-site-{site.id}"), f"site-{site.id}", clauses=site.clauses)


def card_entry(card: str, say: Say) -> Explanation:
    """A card whole, and what stands in each of its places."""
    return Explanation(named_card(card, say), card_text(card, say), f"card-{card}", halves(card, say), CLAUSES["card"])


def unit_entry(unit: str, say: Say) -> Explanation:
    """A unit, and what stands beside each of its abilities."""
    parts = tuple(ability_text(unit, ability, say) for ability in range(len(UNITS[unit].abilities)))
    return Explanation(say(f"unit-{unit}"), offered_text(unit, say), f"unit-{unit}", parts, CLAUSES["unit"])


def between_heroes(say: Say) -> Iterator[tuple[str, str]]:
    """What cards, units and skills do in a fight between heroes, where they do something else than in any other."""
    for card in (*BOX.basic_actions, *BOX.advanced_actions, *BOX.spells, *BOX.artifacts):
        yield from meaning_line(named_card(card.id, say), (card.basic, card.strong, card.attach), say)
    for unit in BOX.units:
        yield from meaning_line(say(f"unit-{unit.id}"), tuple(ability.do for ability in unit.abilities), say)
    for skill in BOX.skills:
        yield from meaning_line(say(f"skill-{skill.id}"), (skill.do,), say)


def meaning_line(name: str, programs: tuple[Program, ...], say: Say) -> Iterator[tuple[str, str]]:
    """A thing with all that its words mean between heroes; nothing if they work as ever."""
    found = [one for one in dict.fromkeys(meanings_of(programs)) if one not in ("works", "outside")]
    if found:
        yield name, "; ".join(say(f"rivals-{one}") for one in found)


def terrains(say: Say) -> tuple[Explanation, ...]:
    """What each terrain costs by day and by night."""
    return tuple(
        Explanation(
            say(f"terrain-{one.id}"),
            say("guide-closed") if one.day is None else say("land-by-day-and-night", day=one.day, night=one.night),
            f"terrain-{one.id}",
            clauses=CLOSED if one.day is None else ENTERED,
        )
        for one in BOX.board.terrain
    )


def abilities(say: Say) -> tuple[Explanation, ...]:
    """What abilities of enemies mean."""
    return tuple(
        Explanation(say(f"ability-{one}"), say(f"guide-ability-{one}"), f"ability-{one}", clauses=ABILITY_CLAUSES[one])
        for one in ABILITIES
    )


def offered_text(unit: str, say: Say) -> str:
    """A unit: what it costs, who knows it, what it is worth."""
    info = next(one for one in BOX.units if one.id == unit)
    sites = [say(f"site-{site}") for site in info.sites]
    return say("lexicon-unit", cost=info.cost, sites=sites, worth=worth_text(unit, say))
