"""Upgrading actions after nights: who is weakest, what may be swapped, and what becomes of the rest."""

from __future__ import annotations

import random
from typing import Any

import pytest

from herna.bots import bot
from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.rules.scoring import cards_of
from herna.games.mage_knight.rules.strength import strength, weakest_first
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.levels import gain_skill
from herna.games.mage_knight.steps.round import ChooseTactic, EndRound, renew_table
from herna.games.mage_knight.steps.upgrades import SwapAction, Upgrade, alike, worse_for
from herna.games.mage_knight.values import Unit
from herna.kernel import IllegalAction
from herna.words import say
from tests.games.mage_knight.scenes import lay_all, scene

rule = pytest.mark.rule


def night_over(players: int = 3, number: int = 2, *, night: bool = True, **options: Any) -> KnightState:
    """A round ends at a table that upgrades actions."""
    state = scene("full-conquest", players, upgrades=True, **options)
    return ended(state, number, night=night)


def ended(state: KnightState, number: int = 2, *, night: bool = True) -> KnightState:
    """The round of this number ends."""
    state.round, state.night = number, night
    state.steps[:] = [EndRound()]
    state.start()
    state.changed()
    return state


def card(state: KnightState, name: str) -> int:
    return state.setting.card_number[name]


@rule("MK-30.10")
def test_after_a_night_one_card_more_than_players_is_turned_up() -> None:
    for players in (1, 2, 4):
        state = night_over(players)
        assert len(state.upgrades) == players + 1
        assert isinstance(state.steps[-1], Upgrade)
        view = GAME.view(state, 0).upgrade
        assert view is not None
        assert len(view.cards) == players + 1


@rule("MK-30.10")
def test_nothing_is_turned_up_after_a_day_or_the_last_night() -> None:
    assert not night_over(number=1, night=False).upgrades
    last = night_over(number=6)
    assert last.over
    assert not last.upgrades
    assert night_over(number=4).upgrades, "twice in six rounds"
    dungeons = scene("dungeon-lords", 2, upgrades=True)
    assert ended(dungeons, number=2).upgrades
    dungeons = scene("dungeon-lords", 2, upgrades=True)
    assert not ended(dungeons, number=4).upgrades, "a fifth round follows, but no other night"


@rule("MK-30.11")
def test_strength_is_counted_from_cards_crystals_units_and_levels() -> None:
    state = scene("full-conquest", 3, upgrades=True)
    setting = state.setting
    assert strength(state, 0) == 0
    state.discard[0] += (setting.artifact_range[0], setting.spell_range[0], setting.advanced_range[0])
    assert strength(state, 0) == 2 + 2 + 1
    state.crystals[0] = [2, 1, 0, 0]
    assert strength(state, 0) == 5 + 3
    kinds = {setting.units[kind].level: kind for kind in range(len(setting.units))}
    state.units[0] = (Unit(kinds[2]), Unit(kinds[3], wounds=1), Unit(kinds[1], wounds=1))
    assert strength(state, 0) == 8 + 2 + 2 + 1, "half of 3 and of 1 is rounded up"
    state.level = [4, 2, 3]
    assert [strength(state, seat) for seat in range(3)] == [13 + 6, 0, 3]


@rule("MK-30.12")
def test_the_weakest_picks_first_then_less_fame_then_the_later_one() -> None:
    state = scene("full-conquest", 4, upgrades=True)
    state.order = (2, 0, 3, 1)
    state.crystals[1] = [1, 0, 0, 0]
    state.fame = [5, 0, 5, 3]
    assert weakest_first(state) == [3, 0, 2, 1]
    state.order = (2, 3, 1)
    assert weakest_first(state) == [3, 2, 1], "whoever has left the game is not asked"


@rule("MK-30.13")
def test_a_card_is_swapped_for_one_of_the_same_colour_or_sign() -> None:
    state = night_over()
    seat = state.seats_to_act[0]
    new = state.upgrades[0]
    before = sorted(cards_of(state, seat))
    state.apply(act.TakeCard(new), seat)
    assert isinstance(state.steps[-1], SwapAction)
    gone = state.options(seat)[0]
    assert isinstance(gone, act.ThrowAwayCard)
    assert alike(state, new, gone.card)
    state.apply(gone, seat)
    after = sorted(cards_of(state, seat))
    assert after == sorted([*(before[: before.index(gone.card)]), *before[before.index(gone.card) + 1 :], new])
    assert new not in state.upgrades
    assert state.seats_to_act != (seat,)


@rule("MK-30.13")
def test_colour_or_sign_decides_what_may_go() -> None:
    state = scene("full-conquest", 2, upgrades=True)
    infos = state.setting.cards
    for new in state.setting.advanced_range:
        for own in worse_for(state, 0, new):
            first, second = infos[new], infos[own]
            assert first is not None
            assert second is not None
            assert set(first.colour) & set(second.colour) or set(first.icons) & set(second.icons)
    assert alike(state, card(state, "march"), card(state, "stamina")) == (
        bool(set(infos[card(state, "march")].icons) & set(infos[card(state, "stamina")].icons))  # type: ignore[union-attr]
    )


@rule("MK-30.13")
def test_a_card_that_is_not_alike_is_refused_and_nobody_has_to_swap() -> None:
    state = night_over()
    seat = state.seats_to_act[0]
    assert act.Done() in state.options(seat)
    before = cards_of(state, seat)
    state.apply(act.TakeCard(state.upgrades[0]), seat)
    unlike = [one for one in state.setting.basic_range if one not in worse_for(state, seat, state.upgrades[0])]
    with pytest.raises(IllegalAction) as refused:
        state.apply(act.ThrowAwayCard(unlike[0]), seat)
    assert (refused.value.code, refused.value.clause) == ("swap-not-alike", "MK-30.13")
    state = night_over()
    with pytest.raises(IllegalAction) as none:
        state.apply(act.TakeCard(state.advanced_deck[0]), seat)
    assert none.value.code == "no-such-upgrade"
    state.apply(act.Done(), seat)
    assert sorted(cards_of(state, seat)) == sorted(before)


@rule("MK-30.14")
def test_what_nobody_took_goes_under_the_deck_and_decks_are_shuffled() -> None:
    state = night_over(2)
    laid = state.upgrades
    while isinstance(state.steps[-1], Upgrade):
        state.apply(act.Done(), state.seats_to_act[0])
    assert not state.upgrades
    assert set(laid) <= set(state.advanced_deck[:6]), "at the bottom, beside what the offers gave back"
    assert isinstance(state.steps[-1], ChooseTactic)
    assert state.round == 3
    assert all(not state.discard[seat] for seat in range(2))


@rule("MK-30.14")
def test_others_decks_are_seen_only_where_the_table_agreed_and_only_then() -> None:
    closed, open_to_all = night_over(), night_over(open_decks=True)
    assert [board.cards is None for board in GAME.view(closed, 0).hero_boards] == [False, True, True]
    assert all(board.cards is None for board in GAME.view(closed, None).hero_boards)
    boards = GAME.view(open_to_all, 0).hero_boards
    for seat in range(3):
        names = tuple(open_to_all.setting.card_ids[one] for one in sorted(cards_of(open_to_all, seat)))
        assert boards[seat].cards == names, "without their order"
    while isinstance(open_to_all.steps[-1], Upgrade):
        open_to_all.apply(act.Done(), open_to_all.seats_to_act[0])
    assert all(board.cards is None for board in GAME.view(open_to_all, 0).hero_boards)


@rule("MK-30.14")
def test_an_artifact_that_everybody_has_seen_in_an_open_deck_is_no_secret_any_more() -> None:
    state = scene("full-conquest", 2, upgrades=True, open_decks=True)
    artifact = state.artifact_deck[-1]
    state.artifact_deck = state.artifact_deck[:-1]
    state.deck[1] += (artifact,)
    ended(state)
    for seed in range(5):
        imagined = state.imagine(0, random.Random(seed))
        assert imagined.view(0) == state.view(0)
        assert artifact in cards_of(imagined, 1)


@rule("MK-30.15")
def test_when_advanced_actions_run_out_monasteries_are_the_first_to_have_none() -> None:
    state = scene("full-conquest", 4, upgrades=True)
    lay_all(state)
    assert len(state.unit_cards) > 1
    state.unit_cards, state.advanced_deck = (), state.advanced_deck[-1:]
    state.advanced_offer = state.advanced_offer[:2]
    renew_table(state)
    assert len(state.advanced_offer) == 3, "one from the deck, and the lowest that came back"
    assert state.unit_cards == ()
    state.advanced_deck = state.advanced_offer = ()
    renew_table(state)
    assert (state.advanced_offer, state.unit_cards) == ((), ())


@rule("MK-30.15")
def test_whoever_finds_no_advanced_action_gets_nothing() -> None:
    state = scene("full-conquest", 2, upgrades=True)
    state.advanced_deck = state.advanced_offer = ()
    state.steps.clear()
    gain_skill(state, 0)
    state.start()
    state.changed()
    before = sorted(cards_of(state, 0))
    state.apply(state.options(0)[0], 0)
    assert sorted(cards_of(state, 0)) == before
    ended(state)
    assert not state.upgrades, "nothing is left to be laid out"


def test_open_decks_change_nothing_without_upgrades_and_are_grey_then() -> None:
    info = next(info for info in GAME.option_info() if info.name == "open_decks")
    assert info.matters == {"upgrades": (True,)}
    assert not scene("full-conquest", 2, open_decks=True).setting.scenario.decks_open


def test_greedy_bots_swap_a_plain_card_for_a_better_one() -> None:
    state = night_over(2)
    seat = state.seats_to_act[0]
    mind = bot("greedy", 1)
    while isinstance(state.steps[-1], Upgrade | SwapAction) and state.seats_to_act == (seat,):
        state.apply(mind.choose(state, seat), seat)
    assert sum(one in state.setting.advanced_range for one in cards_of(state, seat)) == 1


def test_upgrades_are_told_in_both_languages() -> None:
    state = night_over(2, open_decks=True)
    for language in ("en", "cs"):
        speech = say(language, "mage_knight")
        panel = next(panel for panel in GAME.picture(GAME.view(state, 0), speech) if panel.id == "upgrade")
        assert sum(speech("card-march") in line for line in panel.speak) >= 2
