"""Cards, players and points drawn and told in text: everything the view holds, and nothing else."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from herna.games.eight_minute_family.actions import Bid
from herna.games.eight_minute_legends import GAME
from herna.games.eight_minute_legends.components import CARDS
from herna.kernel import plain
from herna.words import LANGUAGES, say
from tests.games.eight_minute_legends.looking import EVERYTHING, drawn, new, played
from tests.games.eight_minute_legends.table import position

STYLES = re.compile(r"|seat-[0-3]|continent-[0-4]|neutral|sea|lane|token|strong|dim|can")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_row_shows_prices_abilities_and_what_the_cards_do(language: str) -> None:
    state = new(3)
    speech = say(language, GAME.name)
    panel = drawn(state, language=language)["row"]
    for slot, (line, number) in enumerate(zip(plain(panel).splitlines(), state.row, strict=False)):
        text = speech(f"card-{CARDS[number].id}")
        name = speech(f"card-{CARDS[number].id}-name")
        ability, deed = text.removeprefix(name).strip().split(": ")
        assert line.startswith(f"{slot + 1} ")
        assert [part for part in (name, ability.strip("()"), deed) if part not in line] == []
        assert text in panel.speak[slot]
    assert str(len(state.deck)) in plain(panel).splitlines()[-1]


@pytest.mark.rule("LEG-4.5")
def test_a_short_row_is_drawn_as_short_as_it_is() -> None:
    state = position(3, deck=[])
    state.row = state.row[:2]
    panel = drawn(state)["row"]
    assert len(panel.lines) == 3
    assert panel.speak[-1].startswith("0 cards are face down")


def test_what_is_on_offer_is_lit() -> None:
    state = position(2)
    lit = [span for line in drawn(state, 0)["row"].lines for span in line if span.style == "can"]
    assert lit
    assert not [span for line in drawn(state, 1)["row"].lines for span in line if span.style == "can"]


@pytest.mark.rule("LEG-3.1")
def test_a_hidden_bid_is_not_in_the_picture_of_others() -> None:
    low, high = new(3), new(3)
    low.apply(Bid(2), 0)
    high.apply(Bid(9), 0)
    for language in LANGUAGES:
        for seat in (1, 2, None):
            assert drawn(low, seat, language) == drawn(high, seat, language)
        assert drawn(low, 0, language) != drawn(high, 0, language)
    assert "Player 1: bid 9." in drawn(high, 0, "en")["seats"].speak
    assert "Hráč 1: tajná nabídka je připravena." in drawn(high, 1, "cs")["seats"].speak


def test_what_is_hidden_is_not_in_the_picture() -> None:
    state = played(3, 40, seed=3, swamp=True, **EVERYTHING)
    for seat in (0, 1, 2, None):
        imagined = state.imagine(seat, random.Random(5))
        assert imagined.deck != state.deck
        assert drawn(imagined, seat) == drawn(state, seat)


def test_players_are_shown_and_told_with_all_they_have() -> None:
    state = position(
        3,
        discoveries=True,
        cards={0: ["ancient-phoenix", "ancient-woods", "forest-gnome"], 1: ["dire-giant"]},
        coins={0: 4, 1: 1, 2: 0},
        held={1: ["stable"]},
        leaders={0: "red-sorceress", 1: "robber-king"},
    )
    state.captured = ((0, 2, 0), (0, 0, 0), (0, 0, 0))
    panel = drawn(state, 0, names=("Anna", "Eva", "Jan"))["seats"]
    heads, anna, eva, jan = plain(panel).splitlines()
    for text in ("Anna (you)", "Red Sorceress", "ancient 2, forest 1"):
        assert text in anna
    assert "▶1" in anna
    for text in ("Eva", "✓", "Robber King", "stable", "dire 1"):
        assert text in eva
    assert "(you)" not in eva + jan
    assert heads.split()[-4:] == ["leader", "kept", "tokens", "families"]
    assert (
        "Anna (you): 2 points, 4 coins; in supply 18 armies and 3 cities; abilities: +1 army, flying and 3 elixirs."
    ) in panel.speak
    assert "Anna keeps armies of opponents: 2." in panel.speak
    assert "Tokens of Eva: stable." in panel.speak
    assert "Cards of Anna: Ancient Phoenix, Ancient Woods and Forest Gnome." in panel.speak
    assert any(told.startswith("Eva is led by the Robber King: ") for told in panel.speak)
    assert any(told.startswith("Jan: ") and told.endswith("abilities: none.") for told in panel.speak)
    assert "leader" not in plain(drawn(position(3))["seats"])


@pytest.mark.parametrize("options", [{}, {"games": 3}, EVERYTHING, {"swamp": True, **EVERYTHING}])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_adds_up_once_the_game_is_over(options: dict[str, Any], language: str) -> None:
    assert "score" not in drawn(new(3, **options))
    state = played(3, 100_000, seed=5, **options)
    assert state.over
    panel, speech = drawn(state, None, language)["score"], say(language, GAME.name)
    lines = {line.split("  ")[0].strip(): line for line in reversed(plain(panel).splitlines())}

    def numbers(head: str) -> list[int]:
        return [int(number) for number in re.findall(r"-?\d+", lines[head].removeprefix(head))]

    total = numbers(speech("score-total"))
    assert tuple(total) == state.scores
    if "games" not in options:
        heads = [
            speech(f"score-{line}") for line in ("islands", "abilities", "elixirs", "tokens", "citadels", "leader")
        ]
        parts = [numbers(head) for head in (speech("score-regions"), *heads) if head in lines]
        assert [sum(column) for column in zip(*parts, strict=True)] == total
    for seat in range(3):
        told = next(line for line in panel.speak if line.startswith(f"{speech('seat', n=seat + 1)}:"))
        assert speech("points", n=state.scores[seat]) in told
    assert all(speech("seat", n=seat + 1) in panel.speak[0] for seat in state.winners)


@pytest.mark.rule("LEG-9.5")
def test_the_spellbook_stands_first_among_what_decides_a_tie() -> None:
    state = position(3, discoveries=True, held={1: ["spellbook"]}, turns_left=1)
    while not state.over:
        state.apply(state.options()[-1])
    lines = plain(drawn(state)["score"]).splitlines()
    ties = next(number for number, line in enumerate(lines) if line.startswith("when tied:"))
    assert lines[ties + 1].split() == ["spellbook", "·", "✓", "·"]
    assert lines[ties + 2].startswith("coins")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_panel_has_a_title_sentences_and_known_styles(language: str) -> None:
    states = (
        new(4, layout="row", **EVERYTHING),
        new(2, map="by-hand"),
        played(2, 40, 1, swamp=True, **EVERYTHING),
        played(4, 10_000, 2, **EVERYTHING),
    )
    for state in states:
        for panel in drawn(state, language=language).values():
            assert panel.title
            assert panel.speak
            for text in (panel.title, *panel.speak, *plain(panel).splitlines()):
                assert "{" not in text
                words = "panel|speak|score|map|seats|row|token|region|side|island|place|leader|family|ability|way|house"
                assert not re.search(rf"\b({words})-[a-z]", text), text
            assert all(text.isprintable() for text in panel.speak)
            assert all(STYLES.fullmatch(span.style) for line in panel.lines for span in line)
