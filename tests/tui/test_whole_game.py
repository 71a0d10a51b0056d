"""A whole game in the real interface, key by key."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from textual.widgets import OptionList

import herna
from herna.tui import seats
from herna.tui.app import HernaApp
from tests.cli.running import random_match
from tests.tui.sitting import GAME, handing_over, new_app, on_page, press, said, settled, shown, sitting, table


async def test_a_whole_game_by_keys_alone_ends_at_the_score_sheet(state_home: Path) -> None:
    dice = random.Random(7)
    async with sitting(new_app("Anna,greedy,random", seed=7)) as pilot:
        decisions = 0
        while not table(pilot).playing.over:
            choices = table(pilot).listed
            assert choices, "a person whose turn it is always has something to choose"
            assert all(choice.key for choice in choices)
            await press(pilot, dice.choice(choices).key)
            decisions += 1
        assert decisions > 20

        state = table(pilot).playing.match.state
        assert on_page(pilot).id == "score"
        sheet = shown(pilot)
        assert "Anna" in sheet
        total = next(line for line in sheet.splitlines() if "total" in line)
        assert [int(word) for word in total.replace("│", " ").split()[1:4]] == list(state.scores)
        winner = "Anna" if 0 in state.winners else f"Bot {state.winners[0] + 1}"
        assert winner in said(pilot, "prompt")

        kept = herna.load(state_home.read_text(encoding="utf-8"))
        assert kept.replay().digest() == state.digest()
        assert kept.head.names == ("Anna", "greedy", "random")

        await press(pilot, "1", "0", "enter")
        assert table(pilot).playing.match.state is state, "keys still pressed must not sweep the score sheet away"
        await press(pilot, "n")
        assert table(pilot).playing.match.ply < state.ply
        assert table(pilot).playing.chairs[0].name == "Anna"
        previous = herna.load(state_home.with_name("previous.herna").read_text(encoding="utf-8"))
        assert previous.replay().digest() == state.digest()


async def test_the_same_seed_and_the_same_keys_are_the_same_game() -> None:
    digests = []
    for _ in range(2):
        async with sitting(new_app("human,greedy", seed=11)) as pilot:
            for _ in range(6):
                await press(pilot, table(pilot).listed[0].key)
            digests.append(table(pilot).playing.match.state.digest())
    assert digests[0] == digests[1]


async def test_a_game_by_arrows_and_enter_and_by_mouse() -> None:
    async with sitting(new_app("human,random", seed=3)) as pilot:
        await press(pilot, "down", "down", "enter")
        playing = table(pilot).playing
        assert playing.match.record.moves[0].action == playing.match.state.parse("bid 2")
        before = playing.match.ply
        await pilot.click(OptionList, offset=(4, 0))
        await settled(pilot)
        assert table(pilot).playing.match.ply > before


async def test_bots_alone_can_be_watched_to_the_end() -> None:
    late = random_match(60, players=2)
    async with sitting(HernaApp(late, [seats.chair("random")] * 2, pause=0)) as pilot:
        assert table(pilot).playing.over
        assert table(pilot).playing.viewer is None
        assert "Bot" in said(pilot, "prompt")


async def test_the_screen_is_handed_over_hidden_while_bids_are_secret() -> None:
    async with sitting(new_app("Anna,Eva", seed=3)) as pilot:
        assert table(pilot).playing.viewer == 0
        await press(pilot, "5")
        assert handing_over(pilot).person == "Eva"
        assert "A13" not in shown(pilot)
        await press(pilot, "a")
        assert handing_over(pilot).person == "Eva"
        await press(pilot, "enter")
        assert table(pilot).playing.viewer == 1
        # Eva must not learn what Anna has bid.
        view: Any = table(pilot).playing.view()
        bids = [side.bid for side in view.seats]
        assert bids == [None, None]
        await press(pilot, "2")
        # Everything is open now: no more hiding, the screen follows the turn.
        assert table(pilot).playing.viewer == table(pilot).playing.waiting == 0
        await press(pilot, "1")
        while table(pilot).playing.viewer == 0:
            await press(pilot, table(pilot).listed[-1].key)
        assert table(pilot).playing.viewer == 1


async def test_every_variant_can_be_sat_down_to() -> None:
    for options in ({"side": "B"}, {"goods_tokens": True}, {"neutral_armies": True}, {"games": 3}):
        async with sitting(new_app("human,random", seed=9, **options)) as pilot:
            for _ in range(4):
                await press(pilot, table(pilot).listed[0].key)
            assert table(pilot).playing.match.ply >= 4
    assert GAME in herna.game_names()
