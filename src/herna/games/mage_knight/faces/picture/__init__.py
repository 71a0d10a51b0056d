"""The view as a picture made of text: the combat, the map, one's own hand, mana, units, offers, heroes, the round.

Every panel is drawn for the eye and told in sentences for the ear. Colour never stands alone: terrains have letters,
heroes the number of their seat.
"""

from __future__ import annotations

from herna.games.mage_knight.faces.picture.cities import cities_panel
from herna.games.mage_knight.faces.picture.fight import fight_panel
from herna.games.mage_knight.faces.picture.guide import guide_panel
from herna.games.mage_knight.faces.picture.heroes import heroes_panel, round_panel, status_panel
from herna.games.mage_knight.faces.picture.joint import joint_panels
from herna.games.mage_knight.faces.picture.land import map_panel
from herna.games.mage_knight.faces.picture.piles import hand_panel, offers_panel, service_panel
from herna.games.mage_knight.faces.picture.score import score_panel
from herna.games.mage_knight.faces.picture.variants import variant_panels
from herna.games.mage_knight.faces.view import KnightView
from herna.games.mage_knight.setting import KnightSetting
from herna.kernel import Panel, Say

__all__ = ["picture"]


def picture(setting: KnightSetting, view: KnightView, say: Say) -> tuple[Panel, ...]:
    """The table as panels: a combat comes first while there is one, the points once the game is over."""
    variants = variant_panels(view, say)
    now = variants if view.auction or view.drafting or view.upgrade else []
    panels = [map_panel(setting, view, say)] if view.tiles else []
    cities = cities_panel(view, say)
    if cities is not None:
        panels.append(cities)
    fights = (fight_panel(fight, view.seat, say) for fight in view.fights)
    panels[:0] = [*fights, *joint_panels(view, say), *now]
    if view.seat is not None:
        hero = view.hero_boards[view.seat]
        panels += [hand_panel(setting, view, hero, say), service_panel(hero, say)]
    panels += [] if now else variants
    panels += [offers_panel(view, say), heroes_panel(view, say), round_panel(view, say)]
    panels.append(guide_panel(view, say))
    score = score_panel(setting, view, say)
    panels = [score, *panels] if view.over else [*panels, score]
    return (status_panel(view, say), *panels)
