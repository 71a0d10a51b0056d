"""The map with its walls, every hex in words, everything explained, and why something is not offered."""

from __future__ import annotations

import random

import msgspec
import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight.actions import Interact, MoveTo
from herna.games.mage_knight.components import box
from herna.games.mage_knight.faces.atlas import field_text, fields, told_hexes
from herna.games.mage_knight.faces.view import KnightView, TileView
from herna.games.mage_knight.setting import KnightSetting
from herna.games.mage_knight.state import KnightState
from herna.kernel import Panel, plain
from herna.words import LANGUAGES, label, not_offered, rulebook, say
from tests.games.mage_knight.table import arrange, points_of, put_token, set_points, site_hex, stand, table, view_of
from tests.games.mage_knight.test_lost_legion import hex_of, on_tile

WALLED = next(tile.id for tile in box().tiles if tile.walls == (("c", "ne"), ("nw", "ne")))


def with_walls() -> tuple[KnightSetting, KnightView]:
    """The first turn of Tovak, with one more tile whose north-eastern hex is walled off."""
    state = table(players=1, options={"legion_tiles": True, "sets": ("base", "lost-legion")})
    view = state.view(0)
    assert isinstance(view, KnightView)
    return state.setting, msgspec.structs.replace(view, tiles=(*view.tiles, TileView("1/1", WALLED)))


def drawn(view: KnightView, language: str = "en") -> Panel:
    return next(panel for panel in GAME.picture(view, say(language, "mage_knight")) if panel.id == "map")


def test_walls_stand_between_the_hexes_they_part() -> None:
    _, view = with_walls()
    lines = plain(drawn(view)).splitlines()
    middle = next(row for row, line in enumerate(lines) if "═══" in line)
    assert "║" in lines[middle - 1], "between the two hexes of the upper row"
    assert "║" in lines[middle - 2]
    assert lines[middle].strip() == "═══", "below the north-eastern hex, to its south-west"
    assert "crossing it costs 1 move more" in plain(drawn(view))


@pytest.mark.parametrize(
    ("language", "words"), [("en", "walls to the south-west and west"), ("cs", "hradby: jihozápad a západ")]
)
def test_walls_are_told_from_both_sides(language: str, words: str) -> None:
    _, view = with_walls()
    told = "\n".join(drawn(view, language).speak)
    assert words in told
    assert told.count("wall" if language == "en" else "hradb") == 3, "three hexes know of the two walls"


def test_a_step_over_a_wall_is_noted_with_all_it_costs() -> None:
    state = on_tile("countryside-12", "c")
    set_points(state, move=9)
    view = state.view(0)
    assert isinstance(view, KnightView)
    step = MoveTo(hex_of(state, "w"))
    before = points_of(state).move
    note = GAME.note(view, step, say("en", "mage_knight"))
    state.apply(step, 0)
    assert note is not None
    assert note.shown == f"{before - points_of(state).move} move"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hex_can_be_described(language: str) -> None:
    setting, view = with_walls()
    speech = say(language, "mage_knight")
    assert len(told_hexes(setting, view, speech)) == len(fields(view)) == 7 * len(view.tiles)
    told = " ".join(drawn(view, language).speak)
    for field, text in zip(fields(view).values(), told_hexes(setting, view, speech).values(), strict=True):
        assert field_text(field, speech) in told
        assert text.startswith(field_text(field, speech))


def test_a_hex_is_told_with_the_way_from_the_listeners_hero() -> None:
    state = table()
    stand(state, state.setting.portal)
    beside = state.setting.lattice.hex_number[1, -1]
    put_token(state, beside, "green-wolf-riders")
    told = told_hexes(state.setting, view_of(state, state.turn), say("en", "mage_knight"))
    assert told[beside] == "forest, Wolf Riders (armour 4, attack 3, swift, fame 3), one hex north-east"
    assert told[state.setting.portal].endswith(", here")
    away = state.setting.lattice.hex_number[3, -2]
    assert told[away].endswith(", two hexes north-east, one hex east")


def test_no_line_of_the_legend_is_broader_than_a_small_window() -> None:
    _, view = with_walls()
    for language in LANGUAGES:
        legend = [line for line in plain(drawn(view, language)).splitlines() if line and line[0] not in " ≈~"]
        assert max(map(len, legend)) <= 76


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lexicon_explains_every_piece_of_the_box(language: str) -> None:
    speech, found = say(language, "mage_knight"), box()
    shelves = {shelf.id: shelf for shelf in GAME.lexicon(speech)}
    entries = [entry for name, shelf in shelves.items() if name != "besides" for entry in shelf.entries]
    assert not [entry for entry in entries if not entry.text or "{" in entry.text or "-" in entry.name.split(" ")]
    names = " | ".join(entry.name for entry in entries)
    for kind, things in (
        ("card", (*found.basic_actions, *found.advanced_actions, *found.spells, *found.artifacts)),
        ("unit", found.units),
        ("skill", found.skills),
        ("tactic", found.tactics),
        ("enemy", found.enemies),
    ):
        assert not [thing.id for thing in things if speech(f"{kind}-{thing.id}") not in names]
        drawn_as = {entry.thing for entry in entries}
        assert not [thing.id for thing in things if f"{kind}-{thing.id}" not in drawn_as]
    assert len(shelves["ruins"].entries) == len(found.ruins)
    sites = {spot.site for tile in found.tiles for spot in tile.hexes.all if spot.site is not None}
    assert not [site for site in sites if speech(f"site-{site}") not in names]


def test_the_lexicon_names_the_clauses_about_every_thing_that_is_drawn() -> None:
    known = {clause.id for chapter in rulebook("mage_knight", "en") for clause in chapter.clauses}
    entries = [entry for shelf in GAME.lexicon(say("en", "mage_knight")) for entry in shelf.entries]
    clauses = {entry.thing: entry.clauses for entry in entries if entry.thing}
    assert set().union(*clauses.values()) <= known
    silent = {thing for thing, found in clauses.items() if not found}
    assert silent == {"site-closed-portal", "site-volkare-camp"}, "what no clause of ours tells of"
    assert clauses["site-keep"] == ("MK-8.17", "MK-7.8", "MK-9.9")
    assert (clauses["terrain-plains"], clauses["terrain-lake"]) == (("MK-6.1",), ("MK-6.2",))


def test_the_lexicon_tells_the_halves_of_a_card_and_the_abilities_of_a_unit() -> None:
    entries = {entry.thing: entry for shelf in GAME.lexicon(say("en", "mage_knight")) for entry in shelf.entries}
    assert entries["card-march"].parts == ("move 2", "move 4", "")
    assert entries["unit-peasants"].parts == ("attack 2 or block 2", "influence 2", "move 2")


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_not_offered_has_a_reason(seed: int) -> None:
    dice = random.Random(seed)
    state = GAME.new(players=1, seed=seed, named=("tovak",))
    told = set()
    while not state.over and state.ply < 120:
        assert isinstance(state, KnightState)
        offered = {label(state.view(0), action, "en", setting=state.setting) for action in state.options(0)}
        for entry in not_offered(state, 0, "en"):
            assert entry.name not in offered
            assert "(MK-" in entry.text, entry
            told.add(entry.text)
        state.apply(dice.choice(state.options(0)))
    assert len(told) > 8


@pytest.mark.rule("MK-5.3")
@pytest.mark.parametrize(("made", "warned"), [(0, ""), (3, " (the 3 influence made before is lost)")])
def test_who_deals_with_locals_is_told_what_influence_is_lost(made: int, warned: str) -> None:
    state = table(players=1)
    arrange(state, place=site_hex(state, "village"), seat=0)
    set_points(state, influence=made)
    assert label(state.view(0), Interact(), "en", setting=state.setting) == f"Deal with the locals: village{warned}"
    state.apply(Interact(), 0)
    assert points_of(state).influence == 0
