"""Cities with their cards, garrisons and leaders; and the paths of mazes that were gone."""

from __future__ import annotations

from collections import Counter

from herna.games.mage_knight.components import box
from herna.games.mage_knight.faces.atlas import fields, site_text, spot_of, token_text, way_text
from herna.games.mage_knight.faces.picture.drawing import Told, counted, listed, seat_text, sentences
from herna.games.mage_knight.faces.view import CityView, KnightView
from herna.games.mage_knight.geometry import distance
from herna.kernel import Panel, Say

CITIES = {city.id: city for city in box().board.city}


def cities_panel(view: KnightView, say: Say) -> Panel | None:
    """Everything about the cities that are turned up; nothing while there are none."""
    lines: list[Told] = []
    for city in view.cities:
        lines += city_lines(view, city, say)
    lines += [(text, "") for text in path_lines(view, say)]
    return sentences("cities", say("panel-cities"), lines) if lines else None


def city_lines(view: KnightView, city: CityView, say: Say) -> list[Told]:
    """A city: where it is, who defends it or leads it, whose shields lie on its card, what it gives."""
    name = say("city-parts", first=say(f"city-{city.colours[0]}"), second=second_part(city, say))
    style = "strong" if city.leader is None else f"seat-{city.leader}"
    lines: list[Told] = [(say("city-now", city=name, level=city.level, where=where(view, city, say)), style)]
    if city.conquered:
        led = say("city-friendly") if city.leader is None else say("city-led", seat=seat_text(city.leader, say))
        lines.append((led, ""))
        wares = [ware for colour in city.colours for ware in CITIES[colour].sells.items()]
        lines += [(say(f"city-sells-{ware}", price=price), "") for ware, price in wares]
    else:
        inside = [token_text(token, say) for token in view.tokens if token.hex == city.hexes[0]]
        lines.append((say("city-garrison", tokens=listed(counted(inside), say)), ""))
        lines += [(say(f"city-bonus-{CITIES[colour].bonus}"), "dim") for colour in city.colours]
    if city.shields:
        shields = [say("city-shields", seat=seat_text(seat, say), n=n) for seat, n in Counter(city.shields).items()]
        lines.append((say("city-card", shields=listed(shields, say)), ""))
    return lines


def second_part(city: CityView, say: Say) -> str:
    """The other part of a megapolis."""
    return say(f"city-{city.colours[1]}") if len(city.colours) > 1 else "none"


def where(view: KnightView, city: CityView, say: Say) -> str:
    """The way to a city from one's own hero."""
    mine = view.hero_boards[view.seat if view.seat is not None else 0]
    if mine.hex is None:
        return "none"
    if mine.hex in city.hexes:
        return say("city-here")
    here = spot_of(mine.hex)
    nearest = min((spot_of(name) for name in city.hexes), key=lambda spot: distance(here, spot))
    return way_text(here, nearest, say)


def path_lines(view: KnightView, say: Say) -> list[str]:
    """The paths through mazes and labyrinths that nobody can take any more."""
    land = fields(view) if view.paths else {}
    return [
        say(
            "maze-path",
            site=site_text(land[spot_of(path.hex)], say),
            seat=seat_text(path.seat, say),
            path=path.path,
        )
        for path in view.paths
    ]
