"""The cards and paths of the Outskirts, each in a sentence, for whoever comes to one of them where they are drawn."""

from __future__ import annotations

from collections.abc import Iterable

from herna.games.monster_lands.path import PATH_NAMES
from herna.games.monster_lands.picture import land_text, missions_text, monster_text, path_line
from herna.games.monster_lands.setting import NAMES
from herna.games.monster_lands.view import LandsView
from herna.kernel import Say


def spots(view: LandsView, say: Say) -> dict[str, dict[int, str]]:
    """The lands, monsters, missions and paths by their numbers; dice are said in words."""

    def spell(slots: Iterable[str]) -> str:
        return ", ".join(say(f"slot-{slot}" if len(slot) == 1 else f"die-{slot}") for slot in slots)

    lands, monsters = NAMES["land"], NAMES["monster"]
    return {
        "land": {
            lands.index(place.land): land_text(place.land, letter, say, spell)
            for place, letter in zip(view.places, "AB", strict=False)
            if place.land is not None
        },
        "monster": {
            monsters.index(place.monster): monster_text(place.monster, place.attack, say)
            for place in view.places
            if place.monster is not None
        },
        "mission": {number: text for number, text in enumerate(missions_text(view, say, spell)) if text},
        "path": {path: path_line(view, path, say, spell)[0] for path in range(len(PATH_NAMES))},
    }
