"""What sites, terrains and abilities of enemies mean, as far as they are on the table."""

from __future__ import annotations

from herna.games.mage_knight.atlas import fields
from herna.games.mage_knight.explained import ENEMIES
from herna.games.mage_knight.picture.drawing import Told, sentences
from herna.games.mage_knight.picture.land import TERRAIN, gone
from herna.games.mage_knight.view import KnightView
from herna.kernel import Panel, Say


def guide_panel(view: KnightView, say: Say) -> Panel:
    """Every site that has been turned up, what terrains cost, and every ability of enemies in sight."""
    land = fields(view).values()
    lines: list[Told] = [(say("guide-sites"), "strong")]
    for site in dict.fromkeys(field.printed.site for field in land if field.printed.site and not gone(field)):
        lines.append((say("guide-line", name=say(f"site-{site}"), text=say(f"guide-site-{site}")), ""))
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
    seen += [foe.enemy for foe in view.combat.foes] if view.combat is not None else []
    found: dict[str, None] = {}
    for name in dict.fromkeys(seen):
        info = ENEMIES[name]
        found |= dict.fromkeys(info.abilities)
        found |= dict.fromkeys(["resistance"] if info.resists else [])
        found |= dict.fromkeys(["summon"] if any(strike.summon for strike in info.attacks) else [])
    return list(found)
