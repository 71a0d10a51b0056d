"""What sites, terrains and abilities of enemies mean, as far as they are on the table."""

from __future__ import annotations

from herna.games.mage_knight.faces.atlas import fields
from herna.games.mage_knight.faces.explained import ENEMIES
from herna.games.mage_knight.faces.picture.drawing import Told, sentences
from herna.games.mage_knight.faces.picture.land import TERRAIN, gone
from herna.games.mage_knight.faces.view import KnightView
from herna.kernel import Panel, Say


def guide_panel(view: KnightView, say: Say) -> Panel:
    """Every site that has been turned up, what terrains cost, and every ability of enemies in sight."""
    land = fields(view).values()
    lines: list[Told] = [(say("guide-sites"), "strong")]
    for site in {field.site.id: field.site for field in land if field.site.id and not gone(field)}.values():
        told = f"guide-held-{site.id}" if site.row == "holding" else f"guide-site-{site.id}"
        lines.append((say("guide-line", name=say(f"site-{site.id}"), text=say(told)), ""))
    lines.append((say("guide-terrains"), "strong"))
    for name in dict.fromkeys(field.printed.terrain for field in land):
        day, night = TERRAIN[name].day, TERRAIN[name].night
        text = say("guide-closed") if day is None else say("guide-cost", day=day, night=night)
        lines.append((say("guide-line", name=say(f"terrain-{name}"), text=text), ""))
    abilities = abilities_in_sight(view)
    if abilities:
        lines.append((say("guide-abilities"), "strong"))
        lines += [
            (say("guide-line", name=say(f"ability-{name}"), text=say(f"guide-ability-{name}")), "")
            for name in abilities
        ]
    return sentences("guide", say("panel-guide"), lines)


def abilities_in_sight(view: KnightView) -> list[str]:
    """The abilities and resistances of every enemy that lies or fights face up."""
    seen = [token.id for token in view.tokens if token.id is not None and token.back != "ruin"]
    seen += [foe.enemy for fight in view.fights for side in fight.sides for foe in side.foes if not foe.unit]
    found: dict[str, None] = {}
    for name in dict.fromkeys(seen):
        info = ENEMIES[name]
        found |= dict.fromkeys(info.abilities)
        found |= dict.fromkeys(["resistance"] if info.resists else [])
        found |= dict.fromkeys(["summon"] if any(strike.summon for strike in info.attacks) else [])
    return list(found)
