"""People and bots at one screen: who may act when, and what happens to a thought that comes too late."""

from __future__ import annotations

import threading

import pytest
from textual.pilot import Pilot

import herna
from herna import bots
from herna.games.eight_minute_family.actions import Bid
from herna.kernel import Action, IllegalAction, Match, State
from herna.tui import seats
from herna.tui.app import HernaApp
from herna.tui.complaint import Complaint
from herna.tui.pages import shuffle_told
from herna.tui.playing import Playing
from herna.tui.seats import Chair
from herna.words import say
from tests.bots.own import own
from tests.tui.sitting import GAME, PATIENCE, new_app, on_page, press, settled, sitting, table


def playing(chairs: str, seed: int = 7) -> Playing:
    found = new_app(chairs, seed).playing
    assert found is not None
    return found


async def until_thinking(pilot: Pilot[None], started: threading.Event) -> None:
    for _ in range(PATIENCE):
        if started.is_set():
            return
        await pilot.pause(0.005)
    raise AssertionError("no bot ever thought")


def slow_bots(monkeypatch: pytest.MonkeyPatch) -> tuple[threading.Event, threading.Event]:
    """Bots that think until they are told to go on."""
    started, go_on = threading.Event(), threading.Event()
    quick = Playing.bot_choice

    def choose(self: Playing, seat: int, state: State) -> Action:
        started.set()
        go_on.wait(30)
        return quick(self, seat, state)

    monkeypatch.setattr(Playing, "bot_choice", choose)
    return started, go_on


@pytest.mark.usefixtures("no_own_bots")
async def test_a_bot_of_ones_own_that_breaks_down_is_named_and_the_game_goes_on() -> None:
    app = new_app(f"Anna,{bots.enlist(own('Breaker'), quiet=True)}", seed=7)
    async with sitting(app) as pilot:
        await press(pilot, "3")
        assert [move.seat for move in table(pilot).playing.match.record.moves][:2] == [0, 1]
        told = [note.message for note in app._notifications]
        assert any("players.py:Breaker broke down: ZeroDivisionError" in text for text in told), told
        assert any("A random move is made instead." in text for text in told)


async def test_a_person_who_may_act_out_of_turn_need_not_wait_for_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    started, go_on = slow_bots(monkeypatch)
    app = new_app("greedy,Anna", seed=7)
    async with app.run_test(size=(120, 40)) as pilot:
        await until_thinking(pilot, started)
        assert table(pilot).playing.waiting == 0
        await pilot.press("3")
        moves = table(pilot).playing.match.record.moves
        assert [(move.seat, move.action) for move in moves] == [(1, Bid(3))]
        go_on.set()
        await settled(pilot)
        # The thought begun before Anna's bid was dropped; the bot bid once, after it.
        assert [move.seat for move in table(pilot).playing.match.record.moves][:2] == [1, 0]
        assert table(pilot).playing.match.state.seats_to_act == (1,)


async def test_leaving_while_a_bot_thinks_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    started, go_on = slow_bots(monkeypatch)
    app = new_app("greedy,Anna", seed=7)
    async with app.run_test(size=(120, 40)) as pilot:
        await until_thinking(pilot, started)
        await pilot.press("q", "m")
        await pilot.pause()
        go_on.set()
        await pilot.pause(0.05)
    assert app.return_code in (None, 0)


async def test_a_bot_thinks_about_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """However late a thought gets its turn on the processor, and whatever has happened at the table by then."""
    started, go_on = slow_bots(monkeypatch)
    seen: list[tuple[int, ...]] = []
    waits = Playing.bot_choice

    def choose(self: Playing, seat: int, state: State) -> Action:
        action = waits(self, seat, state)
        seen.append(state.seats_to_act)
        return action

    monkeypatch.setattr(Playing, "bot_choice", choose)
    app = new_app("greedy,Anna", seed=7)
    async with app.run_test(size=(120, 40)) as pilot:
        await until_thinking(pilot, started)
        await pilot.press("3")
        go_on.set()
        await settled(pilot)
        for _ in range(PATIENCE):
            if len(seen) > 1:
                break
            await pilot.pause(0.005)
    assert sorted(seen) == [(0,), (0, 1)]


def test_the_log_of_a_loaded_game_is_told_from_the_start() -> None:
    first = playing("Anna,greedy")
    while first.match.ply < 9:
        seat = first.waiting
        assert seat is not None
        first.act(first.match.state.options(seat)[0], seat)
    again = Playing(first.match, first.chairs)
    assert again.log == first.log
    assert again.match.state.digest() == first.match.state.digest()


def test_undo_belongs_to_people() -> None:
    table = playing("Anna,random")
    with pytest.raises(IllegalAction) as nothing:
        table.undo()
    assert nothing.value.code == "nothing-to-undo"
    table.act(table.match.state.parse("bid 1"), 0)
    table.act(table.match.state.parse("bid 0"), 1)
    with pytest.raises(IllegalAction):
        table.undo()
    assert table.match.ply == 2


def test_a_bid_in_a_closed_fist_can_be_taken_back_at_one_screen() -> None:
    table = playing("Anna,Eva")
    table.act(table.match.state.parse("bid 1"), 0)
    table.undo()
    assert table.match.ply == 0
    assert table.waiting == 0


@pytest.mark.parametrize(
    ("word", "chair"),
    [
        ("human", seats.Chair()),
        ("člověk", seats.Chair()),
        (" Anna  Nová ", seats.Chair("Anna Nová")),
        ("bot", seats.Chair(level="easy")),
        ("RANDOM", seats.Chair(level="random")),
        ("Strong@1.50S", seats.Chair(level="strong@1.5s")),
        ("master@40", seats.Chair(level="master@40")),
    ],
)
def test_a_word_says_who_sits_there(word: str, chair: seats.Chair) -> None:
    assert seats.chair(word) == chair


@pytest.mark.parametrize("slip", ["gredy", "randon", "humann", "x" * 25, "bad\x07name", "strong@", "fair@-1s"])
def test_a_slip_is_not_taken_for_a_name(slip: str) -> None:
    with pytest.raises(Complaint):
        seats.chair(slip)


def test_a_save_remembers_who_sat_there_as_far_as_it_knows() -> None:
    words = ("Anna", "greedy", "human", "strong@2s", "a@b")
    assert [chair.word for chair in seats.remembered(words, 5)] == list(words)
    assert [chair.person for chair in seats.remembered(words, 5)] == [True, False, True, False, True]
    assert [chair.word for chair in seats.remembered((), 3)] == ["human", "easy", "easy"]
    assert [chair.word for chair in seats.remembered(("Anna",), 2)] == ["human", "easy"]


def test_bots_tell_their_level_only_where_there_are_several() -> None:
    chairs = [seats.chair(word) for word in ("Anna", "greedy", "greedy")]
    assert seats.shown_names(chairs, "cs") == ("Anna", "Bot 2", "Bot 3")
    chairs[2] = seats.chair("random")
    assert seats.shown_names(chairs, "cs") == ("Anna", "Bot 2 (hltavý)", "Bot 3 (náhodný)")
    chairs[1] = seats.chair("strong@2s")
    assert seats.shown_names(chairs, "en")[1] == "Bot 2 (strong, 2s)"


async def test_a_new_table_needs_no_seed() -> None:
    match = herna.Match.new(herna.game(GAME), 2)
    async with sitting(HernaApp(match, seats.usual(2), pause=0)) as pilot:
        assert table(pilot).playing.match.record.head.seed == match.record.head.seed


def test_a_fair_shuffle_is_told_in_the_log_and_opened_at_the_end() -> None:
    match = Match.new(herna.game("eight_minute_empire"), 2)
    playing = Playing(match, [Chair("Anna"), Chair("Eva")])
    fair = match.record.head.fair
    assert fair is not None
    for language in ("cs", "en"):
        (told,) = shuffle_told(playing, say(language))
        assert fair.commitment in told
        assert fair.secret not in told
    while not match.state.over:
        match.play(match.state.options()[-1])
    opened = shuffle_told(Playing(match, [Chair("Anna"), Chair("Eva")]), say("cs"))
    assert fair.secret in opened[1]
    assert "herna verify" in opened[1]


async def test_something_worth_looking_at_is_open_before_anything_has_been_told() -> None:
    match = herna.Match.new(herna.game("eight_minute_empire"), 2, 5)
    async with sitting(HernaApp(match, (Chair("Anna"), Chair(level="random")))) as pilot:
        assert on_page(pilot, "info").id == "row"
        await press(pilot, "1")
        assert on_page(pilot, "info").id == "log"
