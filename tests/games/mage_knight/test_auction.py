"""The auction of heroes: who names one, who bids, who pays, and what a debt of fame means."""

from __future__ import annotations

from typing import Any

import pytest

from herna.bots import bot
from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.rules.fame import space_of
from herna.games.mage_knight.rules.hero import gain_fame, level_for
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.auction import ContestHero, NameHero, RaiseBid
from herna.games.mage_knight.steps.levels import LevelUp
from herna.games.mage_knight.steps.round import ChooseTactic
from herna.kernel import BadSetting, IllegalAction
from herna.words import say

rule = pytest.mark.rule


def auction(players: int = 3, seed: int = 1, scenario: str = "full-conquest", **options: Any) -> KnightState:
    """A table at which nobody has named a hero yet."""
    state = GAME.new(players=players, seed=seed, heroes="auction", scenario=scenario, **options)
    assert isinstance(state, KnightState)
    return state


def wanted(state: KnightState) -> int:
    """The first in the order names the first hero there is; gives the hero."""
    (choice, *_) = state.options()
    assert isinstance(choice, act.WantHero)
    state.apply(choice)
    return choice.hero


@rule("MK-30.1")
def test_the_first_in_the_drawn_order_names_a_hero() -> None:
    orders = set()
    for seed in range(8):
        state = auction(seed=seed)
        orders.add(state.order)
        assert isinstance(state.steps[-1], NameHero)
        assert state.seats_to_act == state.order[:1]
        assert len(state.options()) == len(state.setting.heroes)
    assert len(orders) > 2


@rule("MK-30.2")
def test_if_all_agree_the_hero_costs_nothing() -> None:
    state = auction()
    first, second, third = state.order
    hero = wanted(state)
    assert isinstance(state.steps[-1], ContestHero)
    assert set(state.seats_awaited) == {second, third}, "both are asked at once"
    state.apply(act.AgreeToHero(), third)
    assert state.hero[first] == NONE
    state.apply(act.AgreeToHero(), second)
    assert state.hero[first] == hero
    assert state.fame == [0, 0, 0]
    assert state.seats_to_act == (second,)
    assert act.WantHero(hero) not in state.options()


@rule("MK-30.2")
def test_whoever_has_a_hero_is_not_asked_and_the_last_one_picks_freely() -> None:
    state = auction()
    _, second, third = state.order
    wanted(state)
    for seat in (second, third):
        state.apply(act.AgreeToHero(), seat)
    hero = wanted(state)
    assert state.seats_to_act == (third,)
    state.apply(act.AgreeToHero(), third)
    assert state.hero[second] == hero
    last = wanted(state)
    assert state.hero[third] == last
    assert isinstance(state.steps[-1], ChooseTactic)


@rule("MK-30.3")
def test_a_later_player_has_to_bid_more_and_an_earlier_one_only_matches() -> None:
    state = auction()
    first, second, third = state.order
    wanted(state)
    state.apply(act.AgreeToHero(), second)
    with pytest.raises(IllegalAction):
        state.apply(act.Bid(22), third)
    state.apply(act.Bid(2), third)
    assert isinstance(state.steps[-1], RaiseBid)
    assert state.seats_to_act == (first,)
    assert state.options()[:2] == (act.GiveUpHero(), act.Bid(2)), "who named the hero matches the bid"
    state.apply(act.Bid(2), first)
    assert state.seats_to_act == (second,)
    assert state.options()[1] == act.Bid(3), "who has agreed may still join, for more"
    state.apply(act.Bid(5), second)
    assert state.options()[1] == act.Bid(6), "the third comes after the second"
    state.apply(act.GiveUpHero(), third)
    assert state.options()[1] == act.Bid(5), "the first comes before the second"


@rule("MK-30.3")
def test_too_low_a_bid_is_refused_with_what_would_be_right() -> None:
    state = auction()
    first, second, _ = state.order
    wanted(state)
    state.apply(act.Bid(4), second)
    state.apply(act.GiveUpHero(), state.seats_to_act[0])
    assert state.seats_to_act == (first,)
    with pytest.raises(IllegalAction) as refused:
        state.apply(act.Bid(3), first)
    assert (refused.value.code, refused.value.clause) == ("bid-limits", "MK-30.3")
    assert (refused.value.facts["least"], refused.value.facts["most"]) == (4, 21)
    assert "4" in refused.value.reason("cs")


@rule("MK-30.4")
def test_the_highest_pays_and_the_loser_names_another() -> None:
    state = auction()
    first, second, third = state.order
    hero = wanted(state)
    state.apply(act.Bid(2), second)
    state.apply(act.GiveUpHero(), third)
    state.apply(act.GiveUpHero(), first)
    assert state.hero[second] == hero
    assert [state.fame[seat] for seat in (first, second, third)] == [0, -2, 0]
    assert state.seats_to_act == (first,), "the same player goes on"


@rule("MK-30.4")
def test_of_equal_bids_the_earlier_one_wins() -> None:
    state = auction(2)
    first, second = state.order
    hero = wanted(state)
    state.apply(act.Bid(3), second)
    state.apply(act.Bid(3), first)
    state.apply(act.GiveUpHero(), second)
    assert (state.hero[first], state.fame[first], state.fame[second]) == (hero, -3, 0)


@rule("MK-30.5")
def test_a_debt_of_two_stands_on_space_118() -> None:
    assert space_of(-2) == 118
    assert (space_of(-1), space_of(-21), space_of(0), space_of(30)) == (119, 99, 0, 30)
    state = auction()
    state.fame[0] = -2
    state.hero[0] = 0
    told = [line for panel in GAME.picture(GAME.view(state, 0), say("en", "mage_knight")) for line in panel.speak]
    assert "Fame -2: the shield lies on space 118 of the track." in told


@rule("MK-30.5")
def test_passing_the_end_of_the_track_is_no_level() -> None:
    state = auction()
    seat = 0
    state.fame[seat] = -2
    assert level_for(state, -2) == 1
    for fame, level in ((1, 1), (1, 1), (2, 1), (1, 2)):
        gain_fame(state, seat, fame)
        LevelUp(seat).run(state)
        assert state.level[seat] == level
    assert state.fame[seat] == 3


@rule("MK-30.5")
def test_in_blitz_conquest_no_fame_comes_for_the_first_row() -> None:
    state = auction(scenario="blitz-conquest")
    state.fame[0] = -2
    gain_fame(state, 0, 3)
    assert state.fame[0] == 1
    gain_fame(state, 0, 2)
    assert state.fame[0] == 4, "the second row begins at 3 and gives one more"


@rule("MK-30.5")
def test_nobody_owes_more_than_the_last_row_has_spaces() -> None:
    for scenario, most in (("full-conquest", 21), ("blitz-conquest", 22)):
        state = auction(2, scenario=scenario)
        wanted(state)
        assert state.options()[-1] == act.Bid(most)
        state.apply(act.Bid(most))
        assert state.options() == (act.GiveUpHero(), act.Bid(most))


@rule("MK-30.6")
def test_tactics_of_the_first_round_are_taken_in_the_reverse_order_whatever_the_fame() -> None:
    state = auction()
    first, second, third = state.order
    wanted(state)
    state.apply(act.Bid(1), third)
    state.apply(act.Bid(7), first)
    state.apply(act.GiveUpHero(), second)
    state.apply(act.GiveUpHero(), third)
    while not isinstance(state.steps[-1], ChooseTactic):
        state.apply(state.options()[0])
    picked = []
    while NONE in state.tactic:
        if isinstance(state.steps[-1], ChooseTactic):
            picked.append(state.seats_to_act[0])
        state.apply(state.options()[-1])
    assert picked == [third, second, first]
    assert state.fame[first] == -7
    state.round = 2
    steps = [step for step in state.setting.scenario.tactic_picks(state) if isinstance(step, ChooseTactic)]
    assert steps[0].seat == first, "later the least fame picks first"


@pytest.mark.parametrize(
    ("players", "options"), [(1, {}), (2, {"named": ("tovak", "goldyx")}), (3, {"named": ("tovak", "goldyx", "krang")})]
)
def test_an_auction_alone_or_of_named_heroes_is_refused(players: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadSetting) as refused:
        auction(players, scenario="full-conquest", **options)
    assert refused.value.facts["option"] in ("heroes", "named")


def test_greedy_bots_bid_little_and_come_to_an_end() -> None:
    state = auction(4, 5)
    bots = [bot("greedy", seat) for seat in range(4)]
    while not isinstance(state.steps[-1], ChooseTactic):
        seat = state.seats_to_act[0]
        state.apply(bots[seat].choose(state, seat), seat)
    assert NONE not in state.hero
    assert min(state.fame) >= -3


def test_everybody_sees_the_auction() -> None:
    state = auction()
    _, second, _ = state.order
    wanted(state)
    state.apply(act.Bid(2), second)
    views = [GAME.view(state, seat).auction for seat in (0, 1, 2, None)]
    assert len({repr(view) for view in views}) == 1
    assert views[0] is not None
    assert (views[0].leader, views[0].fame, len(views[0].bidders)) == (second, 2, 3)
    for language in ("en", "cs"):
        panels = GAME.picture(GAME.view(state, 0), say(language, "mage_knight"))
        assert any(panel.id == "auction" for panel in panels)
