"""What a hero can use: the hand and the cards played, mana, units and skills; and what lies on offer."""

from __future__ import annotations

from herna.games.mage_knight.faces.explained import (
    UNITS,
    abilities_text,
    card_text,
    effect_text,
    named_card,
    skill_text,
)
from herna.games.mage_knight.faces.picture.drawing import Told, counted, listed, sentences
from herna.games.mage_knight.faces.view import HeroView, KnightView, UnitView
from herna.games.mage_knight.setting import KnightSetting
from herna.kernel import HAND, Panel, Say

SHOWN_COLOURS = ("red", "blue", "green", "white", "gold", "black")


def cards_text(cards: tuple[str, ...], say: Say) -> str:
    """Cards by name."""
    return listed(counted(say(f"card-{card}") for card in cards), say)


def mana_text(counts: dict[str, int], say: Say) -> str:
    """Crystals or tokens by colour."""
    held = [say("counted", thing=say(f"colour-{colour}"), n=n) for colour, n in counts.items() if n]
    return listed(held, say)


def source_text(view: KnightView, say: Say) -> str:
    """The dice that lie in the Source."""
    faces = [die.face for die in view.dice if die.where == "source"]
    depleted = "black" if not view.night else "gold"
    told = [
        say("die-depleted", colour=say(f"colour-{face}")) if face == depleted else say(f"colour-{face}")
        for face in sorted(faces, key=SHOWN_COLOURS.index)
    ]
    return listed(told, say)


def card_lines(cards: tuple[str, ...], say: Say, style: str = "") -> list[Told]:
    """Cards one to a line, with what they do; those that are alike once with their number."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return [
        (say("card-line", card=named_card(card, say), count=count, text=card_text(card, say)), style)
        for card, count in counts.items()
    ]


def hand_panel(setting: KnightSetting, view: KnightView, hero: HeroView, say: Say) -> Panel:
    """The hand, mana and the Source, the cards in play, what is in force, and the piles."""
    lines: list[Told] = [(say("hand-title", n=hero.hand_count, limit=hero.hand_limit), "strong")]
    lines += card_lines(hero.hand or (), say)
    mana, crystals = mana_text(hero.mana, say), mana_text(hero.crystals, say)
    lines.append((say("hand-mana-line", crystals=crystals, tokens=mana, dice=source_text(view, say)), "token"))
    lines.append((say("hand-played", cards=cards_text(hero.played, say)), ""))
    lines += [(text, "") for text in in_force(setting, view, say)]
    for look in view.looked_at:
        where = say("looked-at-pile", pile=say(f"pile-{look.pile}")) if look.hex is None else look.hex
        lines.append((say("hand-looked-at", enemy=say(f"enemy-{look.enemy}"), where=where), "token"))
    lines.append((say("hand-piles", deck=hero.deck_count, discard=len(hero.discard)), ""))
    lines.append((say("hand-discard", cards=cards_text(hero.discard, say)), "dim"))
    if hero.aside:
        lines.append((say("hand-aside", cards=cards_text(hero.aside, say)), "dim"))
    return sentences(HAND, say("panel-hand"), lines)


def in_force(setting: KnightSetting, view: KnightView, say: Say) -> list[str]:
    """The effects of the viewer's hero that go on."""
    found = []
    for effect in view.effects:
        if effect.seat == view.seat:
            text = effect_text(setting, effect.program, effect.at, say)
            found.append(say("hand-in-force", until=effect.until, text=text))
    return list(dict.fromkeys(found))


def service_panel(hero: HeroView, say: Say) -> Panel:
    """Units and skills, with what they can do."""
    lines: list[Told] = [(say("service-units", n=len(hero.units), most=hero.command), "strong")]
    for unit in hero.units:
        style = "" if unit.ready and not unit.wounds else "dim"
        lines += [(own_unit_text(unit, say), style), (say("service-does", text=abilities_text(unit.unit, say)), style)]
    lines.append((say("service-skills", n=len(hero.skills)), "strong"))
    for skill in hero.skills:
        name, text = say(f"skill-{skill.skill}"), skill_text(skill.skill, say)
        lines.append((say("service-skill", skill=name, used=skill.used, text=text), "dim" if skill.used else ""))
    return sentences("service", say("panel-service"), lines)


def own_unit_text(unit: UnitView, say: Say) -> str:
    """A unit in service."""
    info = UNITS[unit.unit]
    return say(
        "service-unit",
        unit=say(f"unit-{unit.unit}"),
        level=info.level,
        armour=info.armour,
        resists=", ".join(say(f"resist-{name}") for name in info.resists) or "none",
        ready=unit.ready,
        wounds=unit.wounds,
        banner="none" if unit.banner is None else say(f"card-{unit.banner}"),
    )


def offers_panel(view: KnightView, say: Say) -> Panel:
    """Units, monastery cards, advanced actions and spells on offer; what is left in the piles."""
    lines: list[Told] = [(say("offer-units"), "strong")]
    for unit in dict.fromkeys(view.unit_offer):
        text = offered_unit_text(unit, view.unit_offer.count(unit), say)
        lines += [(text, ""), (say("service-does", text=abilities_text(unit, say)), "dim")]
    for message, cards in (
        ("offer-monastery", view.monastery_offer),
        ("offer-advanced", view.advanced_offer),
        ("offer-spells", view.spell_offer),
    ):
        if cards:
            lines += [(say(message), "strong"), *card_lines(cards, say)]
    lines += [(say("offer-to-come", offer=offer), "dim") for offer in view.offers_to_come]
    if view.common_skills:
        lines.append((say("offer-skills"), "strong"))
        for skill in view.common_skills:
            text = say("service-skill", skill=say(f"skill-{skill}"), used=False, text=skill_text(skill, say))
            lines.append((text, ""))
    piles = view.piles
    lines.append((say("offer-tiles", n=piles.tiles, kind=say(f"tiles-{piles.next_tile or 'none'}")), "dim"))
    return sentences("offers", say("panel-offers"), lines)


def offered_unit_text(unit: str, count: int, say: Say) -> str:
    """A unit on offer: what it costs, where it is known, what it is worth."""
    info = UNITS[unit]
    return say(
        "offer-unit",
        unit=counted([say(f"unit-{unit}")] * count)[0],
        cost=info.cost,
        level=info.level,
        armour=info.armour,
        resists=", ".join(say(f"resist-{name}") for name in info.resists) or "none",
        sites=listed((say(f"site-{site}") for site in info.sites), say),
    )
