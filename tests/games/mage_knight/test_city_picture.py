"""Cities, garrisons, mazes and the score in words and pictures."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.state import KnightState
from herna.kernel import Panel, plain
from herna.words.speech import say
from tests.games.mage_knight.before_cities import at_city
from tests.games.mage_knight.table import arrange
from tests.games.mage_knight.test_cities import at_megapolis
from tests.games.mage_knight.test_conquered_cities import inside
from tests.games.mage_knight.test_lost_legion import hex_of, on_tile
from tests.games.mage_knight.test_solo_conquest import conquered_cities, ended, solo


def panel(state: KnightState, name: str, language: str = "en") -> Panel:
    view = state.view(0)
    panels = state.setting.game.picture(view, say(language, "mage_knight"))
    return next(one for one in panels if one.id == name)


def test_a_garrison_is_told_by_its_backs_and_then_by_name() -> None:
    state = at_city("red", "grey-swordsmen", "white-gunners", "white-gunners")
    text = plain(panel(state, "cities"))
    assert "the red city, level 5" in text
    assert "Garrison: face-down grey token, face-down white token ×2" in text
    assert "Physical attacks of its defenders are brutal." in text
    arrange(state, tokens=tuple(type(token)(token.hex, token.token, face_up=True) for token in state.tokens))
    told = plain(panel(state, "cities"))
    assert "Garrison: Swordsmen (armour 5, attack 6, fame 4), Gunners (armour 6" in told
    assert "fame 7) ×2" in told
    assert "Posádka: " in plain(panel(state, "cities", "cs"))


@pytest.mark.parametrize(
    ("colour", "service"), [("red", "artifacts"), ("blue", "spells"), ("green", "advanced"), ("white", "elite")]
)
def test_a_conquered_city_tells_its_leader_its_shields_and_what_it_sells(colour: str, service: str) -> None:
    text = plain(panel(inside(colour, 0, 0), "cities"))
    assert f"the {colour} city, level 5 (here)" in text
    assert "led by Player 1" in text
    assert "Shields on its card: Player 1 (2)" in text
    assert service in text


def test_a_megapolis_is_told_as_one_city() -> None:
    state = at_megapolis()
    assert "a megapolis: the red city and the" in plain(panel(state, "cities"))
    assert plain(panel(state, "map")).count("CIT") == 3 + 1, "two parts, the other city, and the legend"


def test_a_path_that_was_gone_is_told() -> None:
    state = on_tile("countryside-12", "sw")
    arrange(state, paths=((hex_of(state, "sw"), 0, 4),))
    assert plain(panel(state, "cities")) == "maze: the path of 4 is taken, Player 1 went it to the end."


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_score_is_told_line_by_line(language: str) -> None:
    state = conquered_cities(solo("fireball", "ruby-ring", crystals=("red", "red")))
    arrange(state, units=("peasants",), deck=(0,), seat=0)
    assert plain(panel(state, "score", language)).count("\n") == 9, "row by row while it goes on"
    ended(state, round_=5, announced=-1, cards_left=3)
    sheet = panel(state, "score", language)
    lines = plain(sheet).splitlines()[10:]
    points = [int(line.rpartition(": ")[2]) for line in lines]
    assert points == [-2, 2, 2, 1, 1, 10, 10, 15, 30, 3, 5]
    assert sum(points) == state.scores[0]
    assert sheet.speak[1:] == tuple(lines)
    assert not any("{" in line or "score-" in line for line in lines)
