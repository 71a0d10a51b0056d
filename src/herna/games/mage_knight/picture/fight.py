"""The combat: its phase, the enemies with all that changes them, and the figures of the attack or block being made."""

from __future__ import annotations

from herna.games.mage_knight.combat_view import CombatView, DamageView, FiguresView, FoeView, HitView
from herna.games.mage_knight.picture.drawing import Told, listed, sentences
from herna.games.mage_knight.picture.land import ENEMIES
from herna.kernel import Panel, Say

PHASES = ("ranged", "block", "damage", "attack")


def combat_panel(combat: CombatView, say: Say) -> Panel:
    """Everything about the fight."""
    ribbon = " > ".join(
        say("combat-now", phase=say(f"combat-phase-{name}")) if name == combat.phase else say(f"combat-phase-{name}")
        for name in PHASES
    )
    lines: list[Told] = [(ribbon, "strong")]
    lines += [foe_line(combat, place, say) for place in range(len(combat.foes))]
    if combat.attack is not None:
        lines.append((figures_text("attack", combat.attack, say), "token"))
        lines += why_lines(combat, combat.attack, say)
    if combat.block is not None:
        lines.append((figures_text("block", combat.block, say), "token"))
        lines += why_lines(combat, combat.block, say)
    if combat.damage is not None:
        lines.append((damage_text(combat, combat.damage, say), "token"))
    lines.append((say("combat-wounds", n=combat.wounds), ""))
    if combat.underground:
        lines.append((say("combat-underground"), "dim"))
    if combat.alone:
        lines.append((say("combat-alone"), "dim"))
    if combat.knocked_out:
        lines.append((say("combat-knocked-out"), "strong"))
    return sentences("combat", say("panel-combat"), lines)


def foe_line(combat: CombatView, place: int, say: Say) -> Told:
    """An enemy as it stands now; those aimed at are marked."""
    foe = combat.foes[place]
    if foe.beaten:
        return say("combat-beaten", foe=say(f"enemy-{foe.enemy}")), "dim"
    aimed = place in combat.targets or (combat.blocking is not None and combat.blocking[0] == place)
    text = foe_text(foe, say)
    return (say("combat-aimed", foe=text), "strong") if aimed else (text, "")


def foe_text(foe: FoeView, say: Say) -> str:
    """An enemy in words: armour, attacks, abilities, resistances."""
    info = ENEMIES[foe.enemy]
    attacks = say("combat-no-attack") if foe.no_attack else listed((hit_text(hit, say) for hit in foe.attacks), say)
    traits = [say(f"ability-{name}") for name in foe.abilities]
    traits += [say("ability-fortified-twice" if foe.fortified > 1 else "ability-fortified")] if foe.fortified else []
    traits += [say(f"resist-{name}") for name in foe.resists]
    return say(
        "combat-foe",
        foe=say(f"enemy-{foe.enemy}"),
        armour=foe.armour,
        attacks=attacks,
        traits=", ".join(traits) or "none",
        fame=info.fame,
    )


def hit_text(hit: HitView, say: Say) -> str:
    """One attack of an enemy."""
    done = "blocked" if hit.blocked else "suffered" if hit.suffered else "open"
    if hit.summons is not None:
        return say("combat-summons", token=say(f"pile-{hit.summons}"))
    return say("combat-hit", n=hit.value, element=say(f"element-{hit.element}"), done=done)


def figures_text(what: str, figures: FiguresView, say: Say) -> str:
    """What an attack or a block amounts to, and why."""
    points = [say("figures-points", kind=points_name(name, say), n=n) for name, n in figures.points.items()]
    return say(
        f"figures-{what}",
        points=listed(points, say),
        full=figures.full,
        halved=figures.halved,
        half=figures.halved // 2,
        total=figures.total,
        needed=figures.needed,
        missing=figures.missing,
    )


def why_lines(combat: CombatView, figures: FiguresView, say: Say) -> list[Told]:
    """Why points count less, and where what is needed comes from."""

    def foe(place: int) -> str:
        return say(f"enemy-{combat.foes[place].enemy}")

    found: list[Told] = []
    for line in figures.lines:
        if line.why:
            kind = line.element if line.kind == "block" else f"{line.kind}-{line.element}"
            points = say("figures-points", kind=points_name(kind, say) if line.element else "", n=line.points)
            enemies = listed((foe(place) for place in line.by), say)
            found.append((say("figures-why", why=line.why, points=points, enemies=enemies), "dim"))
    for need in figures.needs:
        if len(need.parts) > 1:
            parts = listed((say("figures-part", reason=part.reason, n=part.n) for part in need.parts), say)
            found.append((say("figures-need", foe=foe(need.foe), needed=need.needed, parts=parts), "dim"))
    return found


def damage_text(combat: CombatView, damage: DamageView, say: Say) -> str:
    """The damage that is being assigned, and what it would do to the hero."""
    foe = say(f"enemy-{combat.foes[damage.foe].enemy}")
    return say("figures-damage", foe=foe, damage=damage.damage, armour=damage.armour, wounds=damage.wounds)


def points_name(name: str, say: Say) -> str:
    """Points of an attack by kind and element, of a block by element."""
    kind, _, element = name.partition("-")
    if kind not in ("melee", "ranged", "siege"):
        return say(f"element-{name}")
    return say("figures-kind", kind=say(f"attack-{kind}"), element=say(f"element-{element}"))
