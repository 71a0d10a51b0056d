"""Words whose sentences no single message can put together."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.mage_knight.vocabulary.magic import Centre
from herna.games.mage_knight.vocabulary.points import Convert, HandLimit, NextCard, Reputation
from herna.games.mage_knight.vocabulary.specials import HeroDamageShield
from herna.games.mage_knight.vocabulary.world import (
    ChangeEnemy,
    ExploreCost,
    Fly,
    Ready,
    TerrainCost,
    UnitBonus,
    UnitGrant,
    UnitStatic,
)
from herna.games.programs import Number
from herna.games.programs.telling import facts_of, sentence, tells
from herna.kernel import Say


def in_row(parts: Sequence[str]) -> str:
    """Parts one after another."""
    return ", ".join(part for part in parts if part)


def signed(n: Number, told: object) -> str:
    """A change, with its sign if it is a plain number."""
    return f"{n:+}" if isinstance(n, int) else str(told)


@tells(Reputation)
def reputation(word: Reputation, say: Say) -> str:
    """By how much reputation changes."""
    return say("word-reputation", n=f"{word.n:+}")


@tells(ChangeEnemy)
def change_enemy(word: ChangeEnemy, say: Say) -> str:
    """Which enemies are changed, and how."""
    facts = facts_of(word, say)
    who = say(f"enemy-{word.target}", n=word.n) + (say(f"enemy-{word.only}") if word.only else "")
    armour = ""
    if word.armour_if_fortified is not None:
        armour = say("enemy-armour-walls", n=facts["armour"], walls=facts["armour_if_fortified"])
    elif word.armour != 0:
        armour = say("enemy-armour", n=facts["armour"])
    if armour and word.only_if_attacks:
        armour = say("enemy-armour-attacking", what=armour)
    parts = [armour]
    parts += [say("enemy-armour-set", n=word.armour_set)] if word.armour_set is not None else []
    parts += [say("enemy-attack-told", n=signed(word.attack, facts["attack"]))] if word.attack != 0 else []
    parts += [say("enemy-lower-one", n=word.one_attack)] if word.one_attack else []
    deeds = {"no-attack": word.no_attack, "cancel": word.cancel, "destroy": word.destroy}
    parts += [say(f"enemy-{name}") for name, done in deeds.items() if done]
    parts += [say("enemy-lose", what=in_row([say(f"lose-{name}") for name in word.lose]))] if word.lose else []
    parts += [say("enemy-gain")] if word.gain else []
    return say("enemy-told", who=who, what=in_row(parts))


@tells(TerrainCost)
def terrain_cost(word: TerrainCost, say: Say) -> str:
    """What happens to the cost of which terrains."""
    what = in_row([say(f"terrain-{name}") for name in word.of]) or say(f"terrain-of-{word.pick or 'all'}")
    parts = []
    if word.set is not None:
        parts.append(say("terrain-set", what=what, n=word.set))
    if word.add < 0:
        parts.append(say("terrain-less", what=what, n=-word.add, min=word.min))
    if word.add > 0:
        parts.append(say("terrain-more", what=what, n=word.add, max="none" if word.max is None else word.max))
    if word.cap is not None:
        parts.append(say("terrain-cap", what=what, n=word.cap))
    for message, names in (("open", word.passable), ("safe", word.safe), ("closed", word.forbid)):
        if names:
            parts.append(say(f"terrain-{message}", what=in_row([say(f"terrain-{name}") for name in names])))
    return in_row(parts)


@tells(Fly)
def fly(word: Fly, say: Say) -> str:
    """How far a flight goes, and over what it may not."""
    forbidden = in_row([say(f"terrain-{name}") for name in word.forbid])
    return say("word-fly", **facts_of(word, say), forbidden=forbidden)


@tells(NextCard)
def next_card(word: NextCard, say: Say) -> str:
    """By how much later cards are better."""
    plus = str(word.plus)
    if word.plus_attack or word.plus_block:
        plus = say("next-plus-both", attack=word.plus_attack, block=word.plus_block)
    if word.times is None:
        message = "next-any" if word.any_source else "next-all"
    else:
        message = "next-one-any" if word.any_source else "next-some"
    return say(message, kind=say(f"next-{word.gives}"), plus=plus, count=word.times or 0, sideways=word.sideways)


@tells(Convert)
def convert(word: Convert, say: Say) -> str:
    """Which points become which."""
    plain = word.element == ("physical",)
    elements = "none" if plain else " / ".join(say(f"element-{name}") for name in word.element)
    return say("word-convert", **facts_of(word, say), elements=elements)


@tells(HandLimit)
def hand_limit(word: HandLimit, say: Say) -> str:
    """By how much the hand limit rises, at once or by terrain."""
    terrains = in_row([f"{say(f'terrain-{name}')} {n}" for name, n in word.by_end_terrain.items()])
    return say("word-hand-limit", n=word.n, terrains=terrains)


@tells(Centre)
def centre(word: Centre, say: Say) -> str:
    """What a token in the middle does to whom."""
    parts = [say("centre-middle")]
    for message, program in (("others", word.others), ("then", word.owner_then)):
        if program:
            parts.append(say(f"centre-{message}", do=sentence(program, say)))
    if word.return_by:
        parts.append(say("centre-return", who=word.return_by, do=sentence(word.return_do, say)))
    return "; ".join(parts)


@tells(Ready)
def ready(word: Ready, say: Say) -> str:
    """Which units are made ready."""
    if word.all:
        told = say("ready-all")
    elif word.target:
        told = say("ready-this" if word.target == "this-unit" else "ready-that")
    elif word.levels_total is not None:
        told = say("ready-levels", levels=word.levels_total)
    elif word.max_level is not None:
        told = say("ready-level", level=word.max_level)
    else:
        told = say("ready-unit", n=word.n)
    return say("ready-outside", what=told) if word.outside_combat else told


def bonuses(word: UnitBonus | UnitStatic, say: Say) -> list[str]:
    """The values that are higher."""
    return [say(f"bonus-{name}", n=f"{n:+}") for name in ("attack", "block", "armour") if (n := getattr(word, name))]


def resistances(names: Sequence[str], say: Say) -> str:
    """Resistances by name."""
    return in_row([say(f"resisting-{name}") for name in names])


@tells(UnitBonus)
def unit_bonus(word: UnitBonus, say: Say) -> str:
    """What all units have more, and for how long."""
    who = say("units-others" if word.others else "units-all")
    return say("units-bonus", who=who, what=in_row(bonuses(word, say)), until=word.until)


@tells(UnitGrant)
def unit_grant(word: UnitGrant, say: Say) -> str:
    """Which resistances units gain."""
    return say("word-unit-grant", **facts_of(word, say), resists=resistances(word.resist, say))


@tells(UnitStatic)
def unit_static(word: UnitStatic, say: Say) -> str:
    """What a banner gives its unit."""
    resist = [say("bonus-resist", what=resistances(word.resist, say))] if word.resist else []
    return say("unit-static-told", what=in_row([*bonuses(word, say), *resist]))


@tells(HeroDamageShield)
def hero_damage_shield(word: HeroDamageShield, say: Say) -> str:
    """How much damage of which elements is ignored."""
    lines = [
        say("shield-line", n=line.n, elements=in_row([say(f"element-{name}") for name in line.elements]))
        for line in word.lines
    ]
    return say("word-hero-damage-shield", lines_told=in_row(lines))


@tells(ExploreCost)
def explore_cost(word: ExploreCost, say: Say) -> str:
    """By how much exploring is dearer or cheaper."""
    return say("word-explore-cost", n=abs(word.add), less=word.add < 0)
