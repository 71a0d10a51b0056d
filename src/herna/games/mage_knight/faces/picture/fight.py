"""The combat: its phase, the enemies with all that changes them, and the figures of the attack or block being made."""

from __future__ import annotations

from herna.games.mage_knight.faces.duel_view import ExchangeView
from herna.games.mage_knight.faces.fight_view import (
    DamageView,
    FightView,
    FoeView,
    HitView,
    SecretDieView,
    SideView,
    foe_name,
)
from herna.games.mage_knight.faces.figures_view import FiguresView
from herna.games.mage_knight.faces.picture.drawing import Told, listed, seat_text, sentences
from herna.games.mage_knight.faces.picture.land import ENEMIES
from herna.kernel import Panel, Say

PHASES = ("ranged", "block", "damage", "attack")


def fight_panel(fight: FightView, seat: int | None, say: Say) -> Panel:
    """Everything about a fight, seen from the side of a seat."""
    if fight.exchange is not None:
        return duel_panel(fight, fight.exchange, seat, say)
    place = fight.side_of(seat)
    side, foes = fight.sides[place], fight.sides[1 - place].foes
    ribbon = " > ".join(
        say("combat-now", phase=say(f"combat-phase-{name}")) if name == fight.phase else say(f"combat-phase-{name}")
        for name in PHASES
    )
    lines: list[Told] = [(ribbon, "strong")]
    lines += [foe_line(side, foes, place, say) for place in range(len(foes))]
    if side.attack is not None:
        lines.append((figures_text("attack", side.attack, say), "token"))
        lines += why_lines(foes, side.attack, say)
    if side.block is not None:
        lines.append((figures_text("block", side.block, say), "token"))
        lines += why_lines(foes, side.block, say)
    if side.damage is not None:
        lines.append((damage_text(foes, side.damage, say), "token"))
    if fight.die is not None:
        lines.append((die_text(fight.die, seat, say), "token"))
    lines.append((say("combat-wounds", n=side.wounds), ""))
    if fight.underground:
        lines.append((say("combat-underground"), "dim"))
    if fight.alone:
        lines.append((say("combat-alone"), "dim"))
    if side.knocked_out:
        lines.append((say("combat-knocked-out"), "strong"))
    return sentences("combat", say("panel-combat"), lines)


def die_text(die: SecretDieView, seat: int | None, say: Say) -> str:
    """The die that somebody has set in secret, as far as the viewer knows it."""
    colour = "none" if die.colour is None else say(f"colour-{die.colour}")
    if die.shown:
        return say("combat-die-shown", seat=seat_text(die.by, say), colour=colour)
    if die.by == seat:
        return say("combat-die-own", colour=colour)
    out = ", ".join(say(f"colour-{name}") for name in die.ruled_out) or "none"
    return say("combat-die-hidden", seat=seat_text(die.by, say), out=out)


def duel_panel(fight: FightView, exchange: ExchangeView, seat: int | None, say: Say) -> Panel:
    """A fight between heroes, seen from the side of a seat: the attack, the block, and whom damage can hurt."""
    place = fight.side_of(seat)
    side, mine = fight.sides[place], exchange.striker == place
    steps = ("attack" if exchange.melee else "ranged", "block", "damage")
    ribbon = " > ".join(
        say("combat-now", phase=say(f"combat-phase-{name}")) if name == fight.phase else say(f"combat-phase-{name}")
        for name in steps
    )
    lines: list[Told] = [(f"{say('duel-title', melee=exchange.melee)}: {ribbon}", "strong")]
    elements = listed((say(f"element-{name}") for name in exchange.elements), say) if exchange.elements else "none"
    lines.append((say("duel-attack", mine=mine, value=exchange.value, elements=elements), "token"))
    if fight.phase == "block":
        left = max(exchange.value - exchange.blocked, 0)
        lines.append((say("duel-blocked", blocked=exchange.blocked, left=left), "token"))
    if fight.phase == "damage":
        lines.append((say("duel-damage", damage=exchange.damage), "token"))
    if exchange.walls:
        lines.append((say("duel-walls"), "dim"))
    for at, title in ((1 - place, "duel-rival-units"), (place, "duel-own-units")):
        if fight.sides[at].foes:
            lines.append((say(title), "strong"))
            lines += [duel_line(fight, exchange, at, number, say) for number in range(len(fight.sides[at].foes))]
    lines.append((say("duel-hero", mine=not mine, price=exchange.hero), ""))
    lines.append((say("combat-wounds", n=side.wounds), ""))
    if side.knocked_out:
        lines.append((say("combat-knocked-out"), "strong"))
    return sentences("combat", say("panel-combat"), lines)


def duel_line(fight: FightView, exchange: ExchangeView, at: int, place: int, say: Say) -> Told:
    """A unit of either side: what it adds to the attack, or what wounding it costs."""
    foe = fight.sides[at].foes[place]
    if foe.beaten:
        return say("duel-hurt", foe=foe_name(foe, say)), "dim"
    striking = at == exchange.striker
    price = None if striking else exchange.units[place]
    traits = ", ".join(say(f"resist-{name}") for name in foe.resists) or "none"
    facts = {
        "foe": foe_name(foe, say),
        "armour": foe.armour,
        "traits": traits,
        "share": exchange.shares[place] if striking else 0,
        "price": "none" if price is None else price,
    }
    return say("duel-unit", **facts), ""


def foe_line(side: SideView, foes: tuple[FoeView, ...], place: int, say: Say) -> Told:
    """An enemy as it stands now; those that the hero's side aims at are marked."""
    foe = foes[place]
    if foe.beaten:
        return say("combat-beaten", foe=foe_name(foe, say)), "dim"
    aimed = place in side.targets or (side.blocking is not None and side.blocking[0] == place)
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
        foe=foe_name(foe, say),
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


def why_lines(foes: tuple[FoeView, ...], figures: FiguresView, say: Say) -> list[Told]:
    """Why points count less, and where what is needed comes from."""

    def foe(place: int) -> str:
        return foe_name(foes[place], say)

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


def damage_text(foes: tuple[FoeView, ...], damage: DamageView, say: Say) -> str:
    """The damage that is being assigned, and what it would do to the hero."""
    foe = foe_name(foes[damage.foe], say)
    return say("figures-damage", foe=foe, damage=damage.damage, armour=damage.armour, wounds=damage.wounds)


def points_name(name: str, say: Say) -> str:
    """Points of an attack by kind and element, of a block by element."""
    kind, _, element = name.partition("-")
    if kind not in ("melee", "ranged", "siege"):
        return say(f"element-{name}")
    return say("figures-kind", kind=say(f"attack-{kind}"), element=say(f"element-{element}"))
