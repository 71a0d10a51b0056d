"""The view as a picture made of text: the combat, the map, one's own hand, mana, units, offers, heroes, the round.

Every panel is drawn for the eye and told in sentences for the ear. Colour never stands alone: terrains have letters,
heroes the number of their seat.
"""

from __future__ import annotations

from herna.games.mage_knight.picture.cities import cities_panel
from herna.games.mage_knight.picture.fight import combat_panel
from herna.games.mage_knight.picture.guide import guide_panel
from herna.games.mage_knight.picture.heroes import heroes_panel, round_panel, score_panel, status_panel
from herna.games.mage_knight.picture.land import map_panel
from herna.games.mage_knight.picture.piles import hand_panel, offers_panel, service_panel
from herna.games.mage_knight.setting import KnightSetting
from herna.games.mage_knight.view import KnightView
from herna.kernel import Panel, Say

__all__ = ["picture"]


def picture(setting: KnightSetting, view: KnightView, say: Say) -> tuple[Panel, ...]:
    """The table as panels: a combat comes first while there is one, the points once the game is over."""
    panels = [map_panel(setting, view, say)]
    cities = cities_panel(view, say)
    if cities is not None:
        panels.append(cities)
    if view.combat is not None:
        panels.insert(0, combat_panel(view.combat, say))
    if view.seat is not None:
        hero = view.hero_boards[view.seat]
        panels += [hand_panel(setting, view, hero, say), service_panel(hero, say)]
    panels += [offers_panel(view, say), heroes_panel(view, say), round_panel(view, say)]
    panels.append(guide_panel(view, say))
    score = score_panel(view, say)
    panels = [score, *panels] if view.over else [*panels, score]
    return (status_panel(view, say), *panels)
