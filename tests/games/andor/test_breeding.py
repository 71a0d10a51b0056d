"""Breeding habits: values stay what they are, change towards what scores more, and games on paper can begin."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from herna.games.andor.advice.planner.rehearsal.habits import Style
from herna.games.andor.advice.planner.rehearsal.styles import FEW, MANY
from tools import breeding
from tools.breeding import breed, chance_of, genes_of, main, style_with, tables


def test_genes_are_all_values_of_a_style() -> None:
    again = style_with(genes_of(MANY), MANY)
    for one, other in zip(again, MANY, strict=True):
        assert list(breeding.values(one)) == pytest.approx(list(breeding.values(other)), abs=0.007)
        assert one.castle == pytest.approx(other.castle, abs=0.007)


def test_what_scores_more_lives_on() -> None:
    """Whoever likes fog for 5 hours and wells for 1 is best here; the others count for nothing."""

    def score(style: Style, games: Sequence[int]) -> float:
        return -abs(style[0].fog - 5.0) - abs(style[1].well - 1.0)

    results = list(breed(FEW, score, Random(2), lambda generation: generation < 60))
    assert len(results) == 60
    first, last = results[0][1], results[-1][1]
    assert score(last, ()) > score(first, ())
    assert score(last, ()) > -0.5


def test_games_on_paper_begin_with_every_page_of_the_rune_stones() -> None:
    starts = tables(2)
    # B, D, E, F and H
    assert len(starts) == 5
    chance = chance_of(FEW, starts, range(40))
    assert 0.2 < chance < 0.9
    assert chance == chance_of(FEW, starts, range(40))


def test_it_can_be_called(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(breeding, "GAMES", 2)
    main(["2", "--minutes", "0.02"])
    printed = capsys.readouterr().out
    assert printed.startswith("before: ")
    assert printed.count("Habits(fog=") == 3
