"""The table drawn and told in text shows everything the view holds, and nothing else."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

import herna
from herna.games.eight_minute_empire.chart import HEIGHT, SEA, WIDTH, draw, sample
from herna.games.eight_minute_empire.components import BOARDS, CARDS
from herna.games.eight_minute_empire.picture import card_text, picture
from herna.games.eight_minute_empire.state import EmpireState
from herna.games.eight_minute_empire.view import EmpireView
from herna.games.eight_minute_family.actions import Bid
from herna.kernel import Panel, plain
from herna.words import LANGUAGES, say

GAME = herna.game("eight_minute_empire")
PIECE = re.compile(r"(?<![\w●])([1-5N])(?:●(\d+))?(▲*)(?=\s|$|[│╎╭╮╰╯├┤┬┴┼╌─])")
STYLES = re.compile(r"|seat-[0-4]|continent-[0-4]|neutral|sea|lane|token|strong|dim|can")


def new(players: int, seed: int = 1, **options: Any) -> EmpireState:
    state = GAME.new(players, seed=seed, **options)
    assert isinstance(state, EmpireState)
    return state


def drawn(
    state: EmpireState, seat: int | None = 0, language: str = "en", names: tuple[str, ...] = ()
) -> dict[str, Panel]:
    view = state.view(seat)
    assert isinstance(view, EmpireView)
    return {panel.id: panel for panel in picture(view, say(language, GAME.name, names))}


def played(players: int, moves: int, seed: int, **options: Any) -> EmpireState:
    state, dice = new(players, seed, **options), random.Random(seed)
    while moves and not state.over:
        moves -= 1
        seat = state.seats_to_act[0]
        # Ending an action early is taken only when there is nothing else, so that pieces get about.
        options_now = state.options(seat)
        state.apply(dice.choice(options_now[:-1] or options_now), seat)
    return state


def pieces_shown(panel: Panel) -> Counter[tuple[str, int, int]]:
    """Who stands on the drawn map, with how many armies and cities. The two lines of the legend are left out."""
    found: Counter[tuple[str, int, int]] = Counter()
    for line in panel.lines[:-2]:
        for span in line:
            for who, armies, cities in PIECE.findall(span.text) if span.style.startswith(("seat", "neutral")) else ():
                if armies or cities:
                    found[who, int(armies or 0), len(cities)] += 1
    return found


def pieces_there(state: EmpireState) -> Counter[tuple[str, int, int]]:
    found: Counter[tuple[str, int, int]] = Counter()
    for owner, row in enumerate(state.armies):
        cities = state.cities[owner] if owner < state.setting.players else ()
        for region, armies in enumerate(row):
            if armies or region in cities:
                who = str(owner + 1) if owner < state.setting.players else "N"
                found[who, armies, cities.count(region)] += 1
    return found


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fresh_map_names_every_region_to_the_eye_and_to_the_ear(side: str, language: str) -> None:
    panel = drawn(new(2, side=side), language=language)["map"]
    speech = say(language, GAME.name)
    shown = re.findall(rf"\b{side}\d+", plain(panel))
    told = " ".join(panel.speak)
    for region in BOARDS[side].region:
        assert region.id in shown
        assert f"{region.id} {speech(f'region-{region.id}')}" in told
    for continent in BOARDS[side].continent:
        name = speech(f"continent-{continent.id}")
        assert name in plain(panel)
        assert name in told


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.rule("EME-1.3")
def test_regions_touch_on_the_drawn_map_exactly_where_they_border_by_land(side: str) -> None:
    board = BOARDS[side]
    points = sample(board)
    touching = set()
    for y in range(HEIGHT + 1):
        for x in range(WIDTH + 1):
            for right, down in ((1, 0), (0, 1)):
                if x + right <= WIDTH and y + down <= HEIGHT:
                    pair = {points[y][x], points[y + down][x + right]}
                    if len(pair) == 2 and SEA not in pair:
                        touching.add(frozenset(board.region[number].id for number in pair))
    assert touching == {frozenset(pair) for pair in board.borders.land}


@pytest.mark.parametrize("side", ["A", "B"])
def test_every_sea_lane_is_dotted(side: str) -> None:
    cells = draw(side).cells
    for lane in BOARDS[side].lane:
        columns = [int(x * WIDTH / 1000) for x, _ in lane.line]
        rows = [int(y * HEIGHT / 600) for _, y in lane.line]
        box = [cells[y][x] for y in range(min(rows), max(rows) + 1) for x in range(min(columns), max(columns) + 1)]
        assert ("·", "lane") in box, lane.ends


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"neutral_armies": True}),
        (3, {"side": "B", "goods_tokens": True}),
        (4, {"goods_tokens": True}),
        (5, {}),
        (5, {"side": "B"}),
    ],
)
def test_no_piece_is_ever_lost_from_the_map(players: int, options: dict[str, Any], language: str) -> None:
    for seed in range(4):
        for moves in (0, 20, 60, 120, 1000):
            state = played(players, moves, seed, **options)
            panel = drawn(state, language=language)["map"]
            assert pieces_shown(panel) == pieces_there(state)
            assert all(len(line) <= WIDTH for line in plain(panel).splitlines()[:HEIGHT])
            ids = re.findall(r"\b[AB]\d+", "\n".join(plain(panel).splitlines()[:HEIGHT]))
            assert sorted(set(ids)) == sorted(state.setting.regions)


@pytest.mark.parametrize("side", ["A", "B"])
def test_a_crowd_that_does_not_fit_is_listed_below_the_map(side: str) -> None:
    state = new(5, side=side, goods_tokens=True)
    state.armies = [[12] * len(state.setting.regions) for _ in range(5)]
    state.cities = [(0, 0, 3), (0, 1, 2), (0,), (7,), (8, 8, 8)]
    assert pieces_shown(drawn(state)["map"]) == pieces_there(state)


def test_a_ruled_region_carries_the_rulers_number_and_is_told() -> None:
    state = new(3)
    state.armies[1][0] = 2
    state.cities[1] = (0,)
    panel = drawn(state, names=("Anna", "Eva", "Jan"))["map"]
    assert "A1²" in plain(panel)
    assert "A1 Northwold: Eva, 2 armies and 1 city; controlled by Eva." in panel.speak
    czech = drawn(state, language="cs", names=("Anna", "Eva", "Jan"))["map"]
    assert "A1 Severní planina: Eva, 2 armády a 1 město; vládne Eva." in czech.speak
    assert any("A13 Heart (start): Anna, 3 armies" in told and "controlled by nobody" in told for told in panel.speak)


def test_goods_tokens_are_drawn_and_told() -> None:
    state = new(2, goods_tokens=True)
    panel = drawn(state)["map"]
    on_map = "\n".join(plain(panel).splitlines()[:HEIGHT])
    assert on_map.count("◆") == 5
    assert sum("token " in told for told in panel.speak) == 5
    assert "◆" not in "\n".join(plain(drawn(new(2))["map"]).splitlines()[:HEIGHT])


def test_neutral_armies_are_marked_by_a_letter() -> None:
    state = new(2, neutral_armies=True)
    state.apply(state.parse("put-neutral A1"))
    panel = drawn(state)["map"]
    assert "N●1" in plain(panel)
    assert "A1 Northwold: neutral, 1 army; held by neutral armies." in panel.speak


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_row_shows_prices_and_what_the_cards_do(language: str) -> None:
    state = new(3)
    speech = say(language, GAME.name)
    panel = drawn(state, language=language)["row"]
    for slot, (line, number) in enumerate(zip(plain(panel).splitlines(), state.row, strict=False)):
        good, _, deed = speech(f"card-{CARDS[number].id}").partition(": ")
        assert line.startswith(f"{slot + 1} ")
        assert good in line
        assert deed in line
        assert deed in panel.speak[slot]
    assert str(len(state.deck)) in plain(panel).splitlines()[-1]


def test_what_is_on_offer_is_lit() -> None:
    state = new(2)
    state.apply(Bid(1), 0)
    state.apply(Bid(0), 1)
    lit = [span for line in drawn(state, 0)["row"].lines for span in line if span.style == "can"]
    assert lit
    assert not [span for line in drawn(state, 1)["row"].lines for span in line if span.style == "can"]


def test_a_hidden_bid_is_not_in_the_picture_of_others() -> None:
    low, high = new(3), new(3)
    low.apply(Bid(2), 0)
    high.apply(Bid(9), 0)
    for language in LANGUAGES:
        for seat in (1, 2, None):
            assert drawn(low, seat, language) == drawn(high, seat, language)
        assert drawn(low, 0, language) != drawn(high, 0, language)
    assert "Player 1: bid 9." in drawn(high, 0, "en")["seats"].speak
    assert "Hráč 1: nabídka 9." in drawn(high, 0, "cs")["seats"].speak
    assert "Hráč 1: tajná nabídka je připravena." in drawn(high, 1, "cs")["seats"].speak


def test_the_order_of_the_deck_is_not_in_the_picture() -> None:
    state = played(3, 40, seed=3)
    for seat in (0, 1, 2, None):
        imagined = state.imagine(seat, random.Random(5))
        assert imagined.deck != state.deck
        assert drawn(imagined, seat) == drawn(state, seat)


def test_players_are_told_with_all_they_have() -> None:
    state = played(2, 60, seed=2)
    panel = drawn(state, 0, names=("Anna", "Eva"))["seats"]
    text = plain(panel)
    assert "Anna (you)" in text
    assert "Eva (you)" not in text
    for seat, name in enumerate(("Anna", "Eva")):
        told = next(line for line in panel.speak if line.startswith(name))
        assert f"{state.coins[seat]} coin" in told
        assert f"{state.supply[seat]} arm" in told
    assert f"▶{state.turn + 1}" in text


@pytest.mark.parametrize("games", [1, 3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_adds_up_once_the_game_is_over(games: int, language: str) -> None:
    assert "score" not in drawn(new(3, games=games))
    state = played(3, 100_000, seed=5, games=games)
    assert state.over
    panel = drawn(state, None, language)["score"]
    total = next(line for line in plain(panel).splitlines() if line.startswith(say(language, GAME.name)("score-total")))
    assert tuple(int(number) for number in re.findall(r"\d+", total)) == state.scores
    speech = say(language, GAME.name)
    for seat in range(3):
        told = next(line for line in panel.speak if line.startswith(f"{speech('seat', n=seat + 1)}:"))
        assert speech("points", n=state.scores[seat]) in told
    assert all(speech("seat", n=seat + 1) in panel.speak[0] for seat in state.winners)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_panel_has_a_title_sentences_and_known_styles(language: str) -> None:
    for state in (new(5, side="B", goods_tokens=True), played(2, 30, 1, neutral_armies=True), played(4, 10_000, 2)):
        for panel in drawn(state, language=language).values():
            assert panel.title
            assert panel.speak
            for text in (panel.title, *panel.speak, *plain(panel).splitlines()):
                assert "{" not in text
                assert not re.search(r"\b(panel|speak|score|map|seats|row|good|region)-\w", text)
            assert all(text.isprintable() for text in panel.speak)
            assert all(STYLES.fullmatch(span.style) for line in panel.lines for span in line)


@pytest.mark.rule("EME-9.8")
def test_a_card_is_told_as_printed_with_icons_unless_the_view_says_otherwise() -> None:
    view = new(2).view(0)
    assert isinstance(view, EmpireView)
    assert card_text(view, "CO1", say("en", GAME.name)) == "coal: place 2 armies"
    assert card_text(view, "FO9", say("cs", GAME.name)) == "jídlo: zničit armádu + umístit 1 armádu"
