"""Chapter 19: the campaign, row by row of its table."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import herna
from herna.games.monster_lands import GAME
from herna.games.monster_lands.components.solo import (
    APPRENTICE,
    BUNGLER,
    HERO,
    LOST,
    VETERAN,
    WON,
    Played,
    following,
)
from herna.games.monster_lands.faces import solo_view
from herna.games.monster_lands.rules import scenario
from herna.games.monster_lands.state import LandsState
from herna.games.monster_lands.steps import campaign
from herna.games.monster_lands.steps.cleanup import EndGame
from herna.games.monster_lands.steps.outing import shape_of
from herna.kernel import BadRecord, Match
from herna.table.knowledge import Story, full_record, partial_record
from tests.found import found
from tests.games.battery import check_snapshot
from tests.games.monster_lands.table import ANNA, bottom, conserved, do, offered, run, view_of

EASY, NORMAL, HARD, DEADLY = range(4)
FIRST, LAST = 0, 9


def after(number: int, level: int, rating: int) -> tuple[int, int] | str:
    return following(Played(number, level, rating, 0))


@pytest.mark.rule("ML-19.2")
@pytest.mark.parametrize("number", range(9))
def test_every_row_of_the_table(number: int) -> None:
    for level in (NORMAL, HARD, DEADLY):
        assert after(number, level, BUNGLER) == (number, level - 1)
    for level in (EASY, NORMAL, HARD, DEADLY):
        assert after(number, level, APPRENTICE) == (number, level)
        assert after(number, level, VETERAN) == (number + 1, HARD)
        assert after(number, level, HERO) == (number + 1, DEADLY)


@pytest.mark.rule("ML-19.3")
def test_a_bungler_on_the_lowest_level_has_lost() -> None:
    for number in range(9):
        assert after(number, EASY, BUNGLER) == LOST
    assert after(LAST, NORMAL, BUNGLER) == LOST, "the last scenario is never easy"
    assert after(LAST, HARD, BUNGLER) == (LAST, NORMAL)
    assert after(LAST, DEADLY, BUNGLER) == (LAST, HARD)


@pytest.mark.rule("ML-19.4")
def test_the_last_scenario_is_won_on_the_hard_or_deadly_level() -> None:
    for rating in (VETERAN, HERO):
        assert after(LAST, HARD, rating) == WON
        assert after(LAST, DEADLY, rating) == WON
    assert after(LAST, NORMAL, VETERAN) == (LAST, HARD)
    assert after(LAST, NORMAL, HERO) == (LAST, DEADLY)
    assert after(LAST, HARD, APPRENTICE) == (LAST, HARD)


def begun(**options: Any) -> LandsState:
    state = GAME.new(seed=3, campaign=True, **options)
    assert isinstance(state, LandsState)
    return state


def end_with(state: LandsState, points: int) -> LandsState:
    """The game at hand ends with this glory."""
    while state.round == 0:
        state.apply(state.options()[0])
    state.glory[ANNA], state.coins[ANNA] = points, 60
    state.steps = [*bottom(state), EndGame()]
    return run(state)


@pytest.mark.rule("ML-19.1")
def test_a_campaign_begins_with_the_first_scenario_on_normal_unless_another_level_is_named() -> None:
    state = begun()
    assert (state.setting.players, state.setting.chapter) == (1, (FIRST, NORMAL))
    assert begun(level="deadly").setting.chapter == (FIRST, DEADLY)
    assert begun(level="easy").setting.chapter == (FIRST, EASY)


@pytest.mark.rule("ML-19.1", "ML-19.2")
def test_one_record_leads_from_game_to_game_with_a_new_clan_each() -> None:
    state = end_with(begun(), 80)
    view = view_of(state, ANNA)
    assert offered(state) == ["go-on"]
    coming = found(found(found(view.solo).campaign).next)
    assert (coming.scenario, coming.level) == ("gold-digger", "deadly")
    do(state, "go-on")
    assert (state.setting.chapter, state.round, state.setting.level.id) == ((1, DEADLY), 0, "deadly")
    assert offered(state) == ["choose-clan forest"], "the scenario says which"
    end_with(state, 0)
    do(state, "go-on")
    assert state.setting.chapter == (2, DEADLY), "60 coins dig enough gold"
    assert len(offered(state)) == 4, "chosen anew"
    do(state, "choose-clan wind")
    assert (state.coins, state.defense, state.setting.rounds) == ([12], [3], 3)
    conserved(state)


@pytest.mark.rule("ML-19.3", "ML-19.5")
def test_a_lost_campaign_counts_its_games() -> None:
    state = begun()
    end_with(state, 0)
    do(state, "go-on")
    assert state.setting.chapter == (FIRST, EASY)
    end_with(state, 0)
    assert state.over
    assert state.winners == ()
    so_far = found(found(view_of(state, ANNA).solo).campaign)
    assert (so_far.games, so_far.outcome, so_far.next) == (2, "lost", None)
    assert [(game.scenario, game.level, game.rating) for game in so_far.path] == [
        ("ordinary-work", "normal", "bungler"),
        ("ordinary-work", "easy", "bungler"),
    ]
    told = state.text(ANNA, "en")
    assert "The campaign is lost. Games: 2." in told
    assert "1. Ordinary work (normal): Bungler" in told


@pytest.mark.rule("ML-19.4", "ML-19.5")
def test_a_campaign_is_won_in_the_last_scenario() -> None:
    state = begun()
    state.begin_anew(state.setting.at_chapter((LAST, HARD)))
    state.history = (Played(8, HARD, VETERAN, 50),)
    state.steps = [*bottom(state), EndGame()]
    state.glory[ANNA] = 50
    state.chief[ANNA] = -1
    run(state)
    assert (state.over, state.winners) == (True, (ANNA,))
    assert found(found(view_of(state, ANNA).solo).campaign).outcome == "won"


def test_a_snapshot_in_the_middle_of_a_campaign_knows_its_scenario() -> None:
    state = end_with(begun(), 80)
    do(state, "go-on", "choose-clan forest")
    check_snapshot(state)
    plain = msgspec.json.decode(msgspec.json.encode(state.dump()))
    first = GAME.setting(1, campaign=True)
    again = LandsState.load(first, plain)
    assert again.setting.chapter == state.setting.chapter == (1, DEADLY)
    assert again.options() == state.options()
    assert shape_of(again, 0) is not None


def long_campaign(games: int) -> Match:
    """The first games of a campaign, played at random."""
    match = Match.new(GAME, 1, 5, campaign=True)
    draw = random.Random(5)
    while not match.state.over and len(match.state.history) < games:  # type: ignore[attr-defined]
        match.play(draw.choice(match.state.options()), ANNA)
    return match


def test_the_record_of_thirty_games_answers_within_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever its rating, each game leads on to the next scenario here, so that there are thirty of them."""
    for module in (campaign, scenario, solo_view):
        monkeypatch.setattr(module, "following", lambda game: ((game.scenario + 1) % 10, HARD))
    match = long_campaign(30)
    assert len(match.state.history) == 30  # type: ignore[attr-defined]
    story = Story.of(match.record)
    answers: tuple[Callable[[], str], ...] = (
        lambda: partial_record(story, (ANNA,)),
        lambda: partial_record(story, ()),
        lambda: full_record(story),
    )
    for answer in answers:
        began = time.process_time()
        assert len(answer().splitlines()) == match.ply + 2
        assert time.process_time() - began < 1


def test_the_record_of_another_version_of_the_rules_is_refused() -> None:
    text = long_campaign(1).write()
    head, rest = text.split("\n", 1)
    data = msgspec.json.decode(head)
    other = herna.kernel.record._check("", {k: v for k, v in (data | {"rules": 99}).items() if k != "check"})
    changed = msgspec.json.encode(data | {"rules": 99, "check": other}).decode()
    with pytest.raises(BadRecord) as caught:
        herna.load(changed + "\n" + rest)
    assert caught.value.code == "other-rules"
    assert "99" in caught.value.reason("en")
