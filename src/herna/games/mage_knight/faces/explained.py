"""What is printed on cards, units, skills, tactics, enemies and ruins, as sentences made from their programs and
figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herna.games.mage_knight.components import EnemyInfo, box
from herna.games.mage_knight.components.world import Strike
from herna.games.mage_knight.faces import telling
from herna.games.programs import Program, sentence
from herna.kernel import Say

if TYPE_CHECKING:
    from herna.games.mage_knight.setting import KnightSetting

__all__ = ["telling"]

BOX = box()
CARDS = {
    card.id: card for group in (BOX.basic_actions, BOX.advanced_actions, BOX.spells, BOX.artifacts) for card in group
}
SPELLS = frozenset(card.id for card in BOX.spells)
ARTIFACTS = frozenset(card.id for card in BOX.artifacts)
UNITS = {unit.id: unit for unit in BOX.units}
SKILLS = {skill.id: skill for skill in BOX.skills}
TACTICS = {tactic.id: tactic for tactic in BOX.tactics}
ENEMIES = {enemy.id: enemy for enemy in BOX.enemies}
RUINS = {ruin.id: ruin for ruin in BOX.ruins}


def effect_text(setting: KnightSetting, program: int, at: int, say: Say) -> str:
    """One word of a program."""
    return sentence(Program((setting.programs[program][at],)), say)


def card_text(card: str, say: Say, *, strong: bool | None = None) -> str:
    """What a card does: one of its effects, or both with the mana they cost and what attaching it does."""
    info = CARDS.get(card)
    if info is None:
        return say("explain-wound")
    basic, stronger = sentence(info.basic, say), sentence(info.strong, say)
    if strong is not None:
        return (stronger if strong else basic) or "none"
    price = "artifact" if card in ARTIFACTS else "spell" if card in SPELLS else "action"
    mana = colour_text(card, say) or "none"
    parts = [say("explain-basic", price=price, mana=mana, do=basic)] if basic else []
    if info.attach:
        parts.append(say("explain-attached", do=sentence(info.attach, say)))
    name = say(f"spell-strong-{card}") if card in SPELLS else "none"
    if stronger:
        parts.append(say("explain-stronger", price=price, name=name, mana=mana, do=stronger))
    return " / ".join(parts)


def halves(card: str, say: Say) -> tuple[str, str, str]:
    """What stands on a card: the basic effect, the stronger one, and what it does attached; nothing where there is
    none."""
    info = CARDS[card]
    return sentence(info.basic, say), sentence(info.strong, say), sentence(info.attach, say)


def colour_text(card: str, say: Say) -> str:
    """The colours of a card; nothing for artifacts and wounds."""
    info = CARDS.get(card)
    return "/".join(say(f"colour-{colour}") for colour in info.colour) if info is not None else ""


def named_card(card: str, say: Say) -> str:
    """A card by its name and its colour."""
    colour = colour_text(card, say)
    return say("explain-card", card=say(f"card-{card}"), colour=colour) if colour else say(f"card-{card}")


def ability_text(unit: str, ability: int, say: Say) -> str:
    """One ability of a unit, with the mana it costs."""
    info = UNITS[unit].abilities[ability]
    told = sentence(info.do, say)
    if not info.pay:
        return told
    return say("explain-paid", do=told, mana=", ".join(say(f"colour-{colour}") for colour in info.pay))


def abilities_text(unit: str, say: Say) -> str:
    """All abilities of a unit."""
    return " / ".join(ability_text(unit, ability, say) for ability in range(len(UNITS[unit].abilities)))


def worth_text(unit: str, say: Say) -> str:
    """A unit in a few words: level, armour, resistances and abilities."""
    info = UNITS[unit]
    return say(
        "explain-unit",
        level=info.level,
        armour=info.armour,
        resists=", ".join(say(f"resist-{name}") for name in info.resists) or "none",
        text=abilities_text(unit, say),
    )


def skill_text(skill: str, say: Say) -> str:
    """What a skill does, and how often."""
    info = SKILLS[skill]
    return say("explain-skill", do=sentence(info.do, say), use=info.use)


def tactic_text(tactic: str, say: Say) -> str:
    """What a tactic does beside setting the order."""
    return sentence(TACTICS[tactic].do, say) or say("explain-no-effect")


# Enemies and ruins


def strike_text(strike: Strike, say: Say) -> str:
    """An attack as it is printed."""
    if strike.summon is not None:
        return say("explain-summons", pile=say(f"pile-{strike.summon}"))
    if strike.element == "physical":
        return str(strike.value)
    return say("explain-strike", n=strike.value, element=say(f"element-{strike.element}"))


def traits_text(enemy: EnemyInfo, say: Say) -> list[str]:
    """The abilities and resistances of an enemy by name."""
    return [
        *(say(f"ability-{name}") for name in enemy.abilities),
        *(say(f"resist-{name}") for name in enemy.resists),
    ]


def enemy_text(enemy: str, say: Say) -> str:
    """An enemy in one breath: name, armour, attacks, abilities and fame."""
    return say("explain-enemy", enemy=say(f"enemy-{enemy}"), figures=enemy_figures(enemy, say))


def enemy_figures(enemy: str, say: Say) -> str:
    """What is printed on the token of an enemy: armour, attacks, abilities and fame."""
    info = ENEMIES[enemy]
    return say(
        "explain-figures",
        armour=info.armour,
        elusive=info.armour_elusive or "none",
        attacks=" + ".join(strike_text(strike, say) for strike in info.attacks),
        traits=", ".join(traits_text(info, say)) or "none",
        fame=info.fame,
    )


def ruin_text(ruin: str, say: Say) -> str:
    """Ruins: what an altar takes, or who is there and what it brings."""
    info = RUINS[ruin]
    if info.pay:
        paid = ", ".join(say("counted", thing=say(f"colour-{colour}"), n=n) for colour, n in info.pay.items())
        return say("explain-altar", mana=paid, fame=info.fame)
    return say(
        "explain-ruin",
        enemies=", ".join(say(f"pile-{pile}") for pile in info.enemies),
        rewards=", ".join(say(f"reward-{reward}").lower() for reward in info.rewards),
    )
