"""The map drawn and told in text shows everything the view holds, and nothing else."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import product
from typing import Any

import pytest

from herna.games.eight_minute_family.chart import LANE, SEA, Run
from herna.games.eight_minute_legends import GAME
from herna.games.eight_minute_legends.chart import ENDS, board_canvas, board_sample, draw_map, turned, turned_size
from herna.games.eight_minute_legends.components import (
    PRESETS,
    REGION_NUMBER,
    REGIONS,
    SEGMENTS,
    SIDE_IDS,
    SIDES,
    SWAMP,
    Preset,
    Side,
)
from herna.games.eight_minute_legends.state import LegendsState
from herna.games.eight_minute_legends.view import LegendsView
from herna.kernel import Panel, plain
from herna.words import LANGUAGES, say
from tests.games.eight_minute_legends.looking import EVERYTHING, drawn, new, played
from tests.games.eight_minute_legends.table import position

PIECE = re.compile(r"(?<![\w●])([1-4N])(?:●(\d+))?(▲*)(?=\s|$|[│╎╭╮╰╯├┤┬┴┼╌─])")
SCALES = ((10, 22), (10, 24), (10.7, 22), (11.3, 23), (12, 22), (12, 24))


def chart_rows(state: LegendsState) -> int:
    """How many lines of the panel are the map itself."""
    return len(draw_map(state.setting.layout, state.layout).cells)


def on_map(state: LegendsState, panel: Panel) -> str:
    return "\n".join(plain(panel).splitlines()[: chart_rows(state)])


def pieces_shown(panel: Panel) -> Counter[tuple[str, int, int]]:
    """Who stands on the drawn map, or in the list below it. The lines after the empty one are the legend."""
    found: Counter[tuple[str, int, int]] = Counter()
    for line in panel.lines[: panel.lines.index(())]:
        for span in line:
            for who, armies, cities in PIECE.findall(span.text) if span.style.startswith(("seat", "neutral")) else ():
                if armies or cities:
                    found[who, int(armies or 0), len(cities)] += 1
    return found


def pieces_there(state: LegendsState) -> Counter[tuple[str, int, int]]:
    found: Counter[tuple[str, int, int]] = Counter()
    for owner, row in enumerate(state.armies):
        cities = state.cities[owner] if owner < state.setting.players else ()
        for region, armies in enumerate(row):
            if armies or region in cities:
                who = str(owner + 1) if owner < state.setting.players else "N"
                found[who, armies, cities.count(region)] += 1
    return found


# The boards


@pytest.mark.rule("LEG-1.3")
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.id)
def test_regions_touch_on_a_drawn_board_exactly_where_they_border_by_land(
    side: Side, scale: tuple[float, float]
) -> None:
    for turn in range(4):
        points = board_sample(side, turn, board_canvas(turn, scale))
        touching = set()
        for y, x in product(range(len(points)), range(len(points[0]))):
            for right, down in ((1, 0), (0, 1)):
                if x + right < len(points[0]) and y + down < len(points):
                    pair = {points[y][x], points[y + down][x + right]}
                    if len(pair) == 2 and SEA not in pair:
                        touching.add(frozenset(side.region[number].id for number in pair))
        assert touching == {frozenset(link.ends) for link in side.link if link.kind == "land"}, turn


def test_a_board_turned_four_times_lies_as_before() -> None:
    width, height = SEGMENTS.width, SEGMENTS.height
    assert [turned((0, 0), turn) for turn in range(4)] == [(0, 0), (height, 0), (width, height), (0, width)]
    assert [turned((width, 0), turn) for turn in range(4)] == [(width, 0), (height, width), (0, height), (0, 0)]
    assert [turned_size(turn) for turn in range(4)] == [(340, 500), (500, 340)] * 2


@pytest.mark.rule("LEG-2.1")
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_a_dotted_line_runs_from_region_to_region_wherever_the_sea_joins_them(preset: Preset) -> None:
    """The dots of boards that meet form one line: from each region of a sea line dots lead to the other."""
    state = new(2, map=preset.id)
    chart = draw_map(preset.layout, state.layout)
    dots = {(x, y) for y, row in enumerate(chart.cells) for x, cell in enumerate(row) if cell in (LANE, *ENDS.values())}
    chains = chained(dots)
    view = state.view(None)
    assert isinstance(view, LegendsView)
    for pair in view.sea:
        reached = [near(chains, chart.room[region]) for region in pair]
        ring = preset.layout == "row" and {state.world.place_of(region) for region in pair} == {0, 3}
        assert all(reached), pair
        assert ring or reached[0] & reached[1], [REGIONS[region] for region in pair]


def chained(dots: set[tuple[int, int]]) -> list[set[tuple[int, int]]]:
    """Dots that follow each other closely, put together."""
    left, chains = set(dots), []
    while left:
        chain, edge = set(), {left.pop()}
        while edge:
            chain |= edge
            edge = {(a, b) for a, b in left for x, y in edge if abs(a - x) <= 3 and abs(b - y) <= 2}
            left -= edge
        chains.append(chain)
    return chains


def near(chains: list[set[tuple[int, int]]], room: tuple[Run, ...]) -> set[int]:
    """The chains that come near the inside of a region."""
    inside = {(x, y) for y, first, last in room for x in range(first, last + 1)}
    return {
        number
        for number, chain in enumerate(chains)
        if any(abs(a - x) <= 5 and abs(b - y) <= 3 for a, b in chain for x, y in inside)
    }


@pytest.mark.rule("LEG-2.5")
def test_rope_bridges_are_drawn_and_told_as_no_sea() -> None:
    state = new(3, map="rulebook-picture")
    panel = drawn(state)["map"]
    bridges = [span for line in panel.lines[: chart_rows(state)] for span in line if span.text == "="]
    assert len(bridges) >= 2
    assert all(span.style == "lane" for span in bridges)
    assert any(told.startswith("bri1 West Rock: over a bridge bri2 and bri3") for told in panel.speak)
    assert any(told.startswith("bri2 Pagoda Rock: over a bridge bri1.") for told in panel.speak)
    assert "= rope bridge" in plain(panel)
    assert "= rope bridge" not in plain(drawn(new(3, map="first-game"))["map"])


@pytest.mark.rule("LEG-9.15")
def test_the_ends_of_a_row_are_marked_as_joined() -> None:
    state = new(3, map="round-world")
    panel = drawn(state)["map"]
    assert on_map(state, panel).count("«") == on_map(state, panel).count("»") == 1
    assert "The right end of the map is joined to its left end." in panel.speak
    assert any(told.startswith("bri1 West Rock: ") and "by sea vol4" in told for told in panel.speak)
    assert "«" not in on_map(state, drawn(new(3, map="first-game"))["map"])


# The whole map


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_a_fresh_map_names_every_region_to_the_eye_and_to_the_ear(preset: Preset, language: str) -> None:
    state = new(2, map=preset.id)
    panel, speech = drawn(state, language=language)["map"], say(language, GAME.name)
    told = " ".join(panel.speak)
    for number in state.world.regions:
        region = REGIONS[number]
        assert re.search(rf"\b{region}", on_map(state, panel)), region
        assert f"{region} {speech(f'region-{region}')}" in told
    for side, _ in state.layout:
        assert speech(f"side-{SIDES[side].id}") in on_map(state, panel)
        assert speech(f"side-{SIDES[side].id}") in told
        for island in SIDES[side].island:
            assert speech(f"island-{island.id}") in plain(panel)
            assert speech(f"island-{island.id}") in told
    assert on_map(state, panel).count("★") == 1
    assert f"{REGIONS[state.home]} {speech(f'region-{REGIONS[state.home]}')} (start)" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (2, {"layout": "row", "swamp": True, **EVERYTHING}),
        (3, EVERYTHING),
        (4, {"layout": "row"}),
        (4, {"swamp": True, **EVERYTHING}),
    ],
)
def test_no_piece_is_ever_lost_from_the_map(players: int, options: dict[str, Any], language: str) -> None:
    for seed in range(5):
        for moves in (0, 20, 60, 1000):
            state = played(players, moves, seed, **options)
            panel = drawn(state, language=language)["map"]
            assert pieces_shown(panel) == pieces_there(state)
            shown = on_map(state, panel)
            assert all(len(line) <= 172 for line in shown.splitlines())
            assert sorted(set(re.findall(r"[a-z]{3}\d", shown))) == sorted(REGIONS[n] for n in state.world.regions)


def test_every_way_of_laying_the_boards_can_be_drawn() -> None:
    dice = random.Random(4)
    for _ in range(60):
        kind = dice.choice(["t", "row"])
        lying = dice.randrange(2)
        boards = dice.sample(range(4), 4)
        sides = [SIDE_IDS.index(dice.choice(SEGMENTS.board[board].sides)) for board in boards]
        layout = tuple((side, dice.randrange(4) if kind == "t" else 2 * dice.randrange(2) + lying) for side in sides)
        chart = draw_map(kind, layout)
        assert len({len(row) for row in chart.cells}) == 1
        assert len(chart.cells[0]) <= 172
        assert len(chart.cells) <= 48
        assert sorted(chart.room) == sorted(REGION_NUMBER[r.id] for side in sides for r in SIDES[side].region)
        assert all(chart.room.values())


def test_a_crowd_that_does_not_fit_is_listed_below_the_map() -> None:
    state = new(4, map="round-world", **EVERYTHING)
    state.armies = [[12 if n in state.world.regions else 0 for n in range(len(REGIONS))] for _ in range(4)]
    bridges = [region for region in state.world.regions if REGIONS[region].startswith("bri")]
    state.cities = [tuple(bridges[:1] * 3), tuple(bridges), tuple(bridges[:2]), ()]
    assert pieces_shown(drawn(state)["map"]) == pieces_there(state)


def test_a_ruled_region_carries_the_rulers_number_and_is_told() -> None:
    state = position(3, armies={1: {"vol1": 2}}, cities={1: ["vol1"]})
    panel = drawn(state, names=("Anna", "Eva", "Jan"))["map"]
    assert "vol1²" in on_map(state, panel)
    assert "vol1 Soot Point: Eva, 2 armies and 1 city; controlled by Eva." in panel.speak
    czech = drawn(state, language="cs", names=("Anna", "Eva", "Jan"))["map"]
    assert "vol1 Sazový výběžek: Eva, 2 armády a 1 město; vládne Eva." in czech.speak
    assert "Island Soot Isle with 2 regions: controlled by Eva." in panel.speak
    assert "Ostrov Sazový ostrov, 2 regiony: vládne Eva." in czech.speak


@pytest.mark.rule("LEG-2.8")
def test_neutral_armies_are_marked_by_a_letter() -> None:
    state = new(2, map="first-game")
    state.apply(state.parse("put-neutral vol7"))
    panel = drawn(state)["map"]
    assert "vol7ᴺ" in on_map(state, panel)
    assert "N●1" in on_map(state, panel)
    assert "vol7 Lava Foot: neutral, 1 army; held by neutral armies." in panel.speak


@pytest.mark.rule("LEG-9.9")
def test_a_portal_is_a_way_that_is_told() -> None:
    state = position(3, encounters=True, tokens={"vol1": "portal", "red3": "portal"})
    panel = drawn(state)["map"]
    assert on_map(state, panel).count("◆PO") == 2
    assert any(told.startswith("vol1 ") and "through the portal red3" in told for told in panel.speak)
    assert any(told.startswith("red3 ") and "through the portal vol1" in told for told in panel.speak)


def test_tokens_face_up_are_drawn_and_told() -> None:
    state = position(3, discoveries=True, tokens={"vol1": "spring", "pea3": "spellbook"})
    panel = drawn(state)["map"]
    assert "◆SP" in on_map(state, panel)
    assert "vol1 Soot Point: token magic spring; controlled by nobody." in panel.speak
    assert "pea3 Osamělá hora: žeton kniha kouzel; nevládne nikdo." in drawn(state, language="cs")["map"].speak


@pytest.mark.rule("LEG-9.13")
def test_a_token_face_down_is_shown_only_to_those_who_have_looked() -> None:
    state = position(3, discoveries=True, swamp=True, tokens={"vol1": "swamp", "vol2": "stable"})
    other = position(3, discoveries=True, swamp=True, tokens={"vol1": "stable", "vol2": "swamp"})
    for language in LANGUAGES:
        assert drawn(state, 0, language) == drawn(other, 0, language)
    assert on_map(state, drawn(state)["map"]).count("◇??") == 2
    state.seen = ((), (REGION_NUMBER["vol1"],), ())
    assert state.tokens[REGION_NUMBER["vol1"]] == SWAMP
    assert "◇SW" in on_map(state, drawn(state, 1)["map"])
    assert any("a face-down token, known to you as poison swamp" in told for told in drawn(state, 1)["map"].speak)
    for seat in (0, 2, None):
        text = plain(drawn(state, seat)["map"]) + " ".join(drawn(state, seat)["map"].speak)
        assert "◇SW" not in text
        assert "swamp" not in text


# While the map is being laid


@pytest.mark.rule("LEG-2.11")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", ["t", "row"])
def test_a_map_half_laid_shows_what_lies_and_which_place_is_next(layout: str, language: str) -> None:
    speech = say(language, GAME.name)
    state, dice = new(2, map="by-hand", layout=layout), random.Random(3)
    for place in state.setting.names("place"):
        for seat in (0, 1):
            panel = drawn(state, seat, language)["map"]
            assert speech("map-next", place=speech(f"place-{place}")) in plain(panel)
            assert speech("speak-next", place=speech(f"place-{place}")) in panel.speak
            shown = set(re.findall(r"\b([a-z]{3}\d)(?![¹²])", above_legend(panel)))
            assert shown == {region.id for side, _ in state.layout for region in SIDES[side].region}
        lit = [span for line in drawn(state, 0)["map"].lines for span in line if span.style == "can"]
        assert lit
        assert not [span for line in drawn(state, 1)["map"].lines for span in line if span.style == "can"]
        state.apply(dice.choice(state.options(0)))
    panel = drawn(state, 0, language)["map"]
    assert speech("map-next", place="").strip() not in plain(panel)
    # Now the start token is to be put: the regions it may go to are lit.
    lit_ids = {span.text.strip() for line in panel.lines for span in line if span.style == "can"}
    assert lit_ids == {REGIONS[region] for region in state.world.starts}


def above_legend(panel: Panel) -> str:
    """The lines of a panel before its legend."""
    return "\n".join("".join(span.text for span in line) for line in panel.lines[: panel.lines.index(())])


def test_before_the_auction_nobody_is_said_to_be_bidding() -> None:
    state = new(2, map="by-hand")
    assert "bid" not in plain(drawn(state)["seats"])
    assert "Player 2: has not bid yet." not in drawn(state)["seats"].speak
    auction = new(3, map="first-game")
    assert "Player 2: has not bid yet." in drawn(auction)["seats"].speak


# What is ours


@pytest.mark.rule("LEG-2.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_house_made_up_is_marked_and_explained(language: str) -> None:
    speech = say(language, GAME.name)

    def notes(state: LegendsState) -> list[str]:
        panel = drawn(state, language=language)["map"]
        found = [line.removeprefix("⌂ ") for line in plain(panel).splitlines() if line.startswith("⌂ ")]
        assert [told for told in panel.speak if told in {speech("speak-house", why=why) for why in found}] == [
            speech("speak-house", why=why) for why in found
        ]
        for side, _ in state.layout:
            marked = f"{speech(f'side-{SIDES[side].id}')} ⌂" in on_map(state, panel)
            assert marked == (SIDES[side].id in ("greatland", "sundered"))
        return found

    assert notes(new(3, map="great-war")) == [speech("house-greatland"), speech("house-start")]
    assert notes(new(3, map="archipelago")) == [speech("house-sundered")]
    assert notes(new(3, map="first-game")) == []
    assert notes(new(3, map="by-hand")) == [speech("house-boards")]


def test_every_side_of_ours_has_a_reason() -> None:
    ours = {side.id for side in SIDES if side.exits_origin == "house"}
    assert ours == {"greatland", "sundered"}
    for language in LANGUAGES:
        assert all(say(language, GAME.name).knows(f"house-{side}") for side in ours)
