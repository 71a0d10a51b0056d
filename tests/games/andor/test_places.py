"""Places and tokens: wells, fog, merchants, the witch, farmers, friends, rubble (chapter 11)."""

from __future__ import annotations

import pytest

from herna.games.andor.events import FogLifted
from herna.games.andor.pieces import NUMBER, SHOP
from herna.games.andor.rules.creatures import golden_shields
from herna.games.andor.state import WITCH
from tests.games.andor.table import (
    carried,
    conserved,
    creatures,
    do,
    event,
    lies,
    offered,
    on_turn,
    position,
    refused,
    sunrise,
    told,
)

# Wells


@pytest.mark.rule("AND-11.1")
@pytest.mark.parametrize(("hero", "points"), [("dwarf", 3), ("warrior", 5), ("archer", 3), ("wizard", 3)])
def test_a_full_well_gives_3_willpower_and_the_warrior_5(hero: str, points: int) -> None:
    other = "dwarf" if hero != "dwarf" else "archer"
    state = position({hero: 35, other: 72})
    do(state, "empty-well")
    assert state.willpower[0] == 7 + points
    assert not offered(state, verb="empty-well"), "an empty well gives nothing"
    assert on_turn(state) == hero
    assert state.hours[0] == 0


@pytest.mark.rule("AND-11.1")
def test_a_well_is_emptied_out_of_turn_as_well() -> None:
    state = position({"dwarf": 72, "warrior": 35}, willpower=19)
    do(state, "empty-well", by="warrior")
    assert state.willpower[1] == 20


# Fog


@pytest.mark.rule("AND-11.2")
def test_passing_through_fog_does_nothing_stopping_turns_it_up() -> None:
    state = position({"dwarf": 7, "warrior": 72}, fog={11: "gold", 12: "strength"})
    do(state, "walk 12")
    assert state.fog[11]
    assert state.fog[12]
    do(state, "stop")
    assert state.fog[11]
    assert state.fog[12] == 0, "out of the game"
    assert (state.strength[0], state.gold[0]) == (2, 0)
    assert told(state, FogLifted) == [FogLifted(0, 12, "strength")]


@pytest.mark.rule("AND-11.2")
def test_a_token_turned_up_by_telescope_waits_for_the_first_to_stop_there() -> None:
    state = position({"dwarf": 7, "warrior": 11}, carries={"warrior": ["telescope"]}, fog={12: "willpower-3"})
    do(state, "look 12", by="warrior")
    assert state.fog[12]
    do(state, "walk 12", "stop", by="dwarf")
    assert state.fog[12] == 0
    assert state.willpower == [10, 7]


@pytest.mark.rule("AND-11.3")
@pytest.mark.parametrize(
    ("kind", "strength", "willpower", "gold", "articles"),
    [
        ("strength", 2, 7, 0, []),
        ("willpower-2", 1, 9, 0, []),
        ("willpower-3", 1, 10, 0, []),
        ("gold", 1, 7, 1, []),
        ("wineskin", 1, 7, 0, ["wineskin"]),
    ],
)
def test_what_fog_gives(kind: str, strength: int, willpower: int, gold: int, articles: list[str]) -> None:
    state = position({"dwarf": 7, "warrior": 72}, fog={11: kind})
    do(state, "walk 11", "stop")
    assert (state.strength[0], state.willpower[0], state.gold[0], carried(state, "dwarf")) == (
        strength,
        willpower,
        gold,
        articles,
    )
    conserved(state)


@pytest.mark.rule("AND-11.3")
def test_fog_with_an_event_draws_the_top_card() -> None:
    state = position({"dwarf": 7, "warrior": 72}, fog={11: "event"})
    state.deck = tuple(state.setting.event_ids.index(card) for card in ("G13", "G2"))
    do(state, "walk 11", "stop")
    assert state.willpower == [10, 10]
    assert state.deck == (state.setting.event_ids.index("G2"),)


@pytest.mark.rule("AND-11.3")
def test_no_wineskin_without_a_free_place_or_when_the_shop_has_none() -> None:
    full = position(
        {"dwarf": 7, "warrior": 72}, fog={11: "wineskin"}, carries={"dwarf": ["telescope", "brew", "herb-3"]}
    )
    do(full, "walk 11", "stop")
    assert carried(full, "dwarf") == ["brew", "herb-3", "telescope"]
    assert full.market[SHOP.index(NUMBER["wineskin"])] == 5
    empty = position({"dwarf": 7, "warrior": 72}, fog={11: "wineskin"}, ground={72: ["wineskin"] * 5})
    do(empty, "walk 11", "stop")
    assert carried(empty, "dwarf") == []


@pytest.mark.rule("AND-11.4")
def test_fog_with_a_gor_puts_it_on_this_space() -> None:
    state = position({"dwarf": 7, "warrior": 72}, fog={11: "gor"})
    do(state, "walk 11", "stop")
    assert creatures(state) == {11: "gor"}
    assert on_turn(state) == "warrior", "nobody attacks in the turn of arriving"


@pytest.mark.rule("AND-11.4")
def test_a_gor_from_the_fog_goes_on_where_a_creature_stands() -> None:
    state = position({"dwarf": 11, "warrior": 72}, fog={12: "gor"}, creatures={12: "troll"})
    do(state, "walk 12", "stop")
    assert creatures(state) == {12: "troll", 11: "gor"}


# Witch and merchants


@pytest.mark.rule("AND-11.5")
def test_fog_with_a_brew_gives_one_and_brings_the_witch() -> None:
    state = position({"dwarf": 7, "warrior": 11}, fog={12: "brew"}, gold=3, legend="drowned-bell", cards=True)
    do(state, "walk 12", "stop")
    assert carried(state, "dwarf") == ["brew"]
    assert state.friends[WITCH] == 12
    assert state.gold[0] == 3
    do(state, "buy brew", by="dwarf")
    assert carried(state, "dwarf") == ["brew", "brew"]
    do(state, "walk 12", "stop", "buy brew", by="warrior")
    assert carried(state, "warrior") == ["brew"]


@pytest.mark.rule("AND-11.5")
def test_the_witch_sells_only_where_she_stands() -> None:
    state = position({"dwarf": 18, "warrior": 12}, gold=9, friends={"witch": 12})
    assert "buy brew" not in offered(state, verb="buy")
    assert offered(state, by="warrior", verb="buy") == ["buy brew"]


@pytest.mark.rule("AND-11.6")
@pytest.mark.parametrize(("heroes", "price"), [(2, 3), (3, 4), (4, 5)])
def test_the_price_of_a_brew_depends_on_the_heroes_and_the_archer_pays_one_less(heroes: int, price: int) -> None:
    spaces = dict(list({"dwarf": 12, "archer": 12, "wizard": 72, "warrior": 72}.items())[:heroes])
    state = position(spaces, gold=5, friends={"witch": 12})
    do(state, "buy brew", by="dwarf")
    do(state, "buy brew", by="archer")
    assert state.gold[:2] == [5 - price, 5 - price + 1]
    assert refused(position(spaces, gold=price - 1, friends={"witch": 12}), "buy brew", by="dwarf")[0]


@pytest.mark.rule("AND-11.7")
@pytest.mark.parametrize("space", [18, 57, 71])
def test_merchants_sell_strength_and_articles_for_2_gold(space: int) -> None:
    state = position({"warrior": space, "dwarf": 0}, gold=4)
    assert offered(state, verb="buy") == [
        "buy wineskin",
        "buy shield",
        "buy bow",
        "buy falcon",
        "buy telescope",
        "buy helm",
    ]
    do(state, "buy-strength", "buy helm")
    assert (state.strength[0], state.gold[0]) == (2, 0)
    assert not offered(state, verb="buy-strength")


@pytest.mark.rule("AND-11.7")
def test_nobody_buys_on_the_way_or_anywhere_else() -> None:
    state = position({"warrior": 14, "dwarf": 0}, gold=4)
    do(state, "walk 18")
    assert not offered(state, verb="buy")
    assert not offered(state, verb="buy-strength")
    assert not offered(position({"warrior": 19, "dwarf": 0}, gold=4), verb="buy")


@pytest.mark.rule("AND-11.7")
def test_the_falcon_brings_gold_and_the_dwarf_buys_again_out_of_turn() -> None:
    """The dwarf stops at a merchant and buys for 2 gold; then the archer's falcon brings 2 more."""
    state = position({"dwarf": 14, "archer": 25}, gold=2, carries={"archer": ["falcon"]})
    do(state, "walk 18", "stop", by="dwarf")
    do(state, "buy-strength", by="dwarf")
    assert on_turn(state) == "archer"
    do(state, "send-falcon dwarf", "give-gold 2 dwarf", "land", by="archer")
    do(state, "buy helm", by="dwarf")
    assert (state.strength[0], state.gold, carried(state, "dwarf")) == (2, [0, 0], ["helm"])
    do(state, "pass", by="archer")
    assert on_turn(state) == "dwarf"
    assert "walk 10" in offered(state)


@pytest.mark.rule("AND-11.8")
def test_the_dwarf_pays_1_for_strength_on_71_and_2_for_articles() -> None:
    state = position({"dwarf": 71, "warrior": 71}, gold=3)
    do(state, "buy-strength", "buy helm", by="dwarf")
    do(state, "buy-strength", by="warrior")
    assert state.gold == [0, 1]
    assert refused(position({"dwarf": 18, "warrior": 72}, gold=1), "buy-strength", by="dwarf")[0]


# Farmers


@pytest.mark.rule("AND-11.9")
def test_farmers_come_along_and_stay_without_stopping() -> None:
    state = position(
        {"dwarf": 24, "warrior": 72},
        carries={"dwarf": ["brew", "brew", "brew"]},
        ground={24: ["farmer"], 22: ["farmer"]},
    )
    do(state, "take-along farmer", "walk 22", "take-along farmer", "walk 20", "leave-behind farmer", "walk 21", "stop")
    assert lies(state, 20) == ["farmer"]
    assert lies(state, 21) == ["farmer"]
    assert state.hours[0] == 3


@pytest.mark.rule("AND-11.9")
def test_a_farmer_walks_only_with_a_hero() -> None:
    state = position({"dwarf": 24, "warrior": 72}, ground={24: ["farmer"]})
    do(state, "walk 22", "stop")
    assert lies(state, 24) == ["farmer"]


@pytest.mark.rule("AND-11.10")
def test_every_farmer_brought_to_the_castle_is_a_golden_shield_at_once() -> None:
    state = position({"dwarf": 5, "warrior": 72}, ground={5: ["farmer", "farmer"]})
    do(state, "take-along farmer", "take-along farmer", "walk 0")
    assert golden_shields(state) == 5
    assert lies(state, 0) == []
    do(state, "walk 11", "stop")
    assert lies(state, 11) == []


@pytest.mark.rule("AND-11.10")
def test_with_a_farmer_in_the_castle_one_more_creature_may_come() -> None:
    state = position({"dwarf": 5, "warrior": 72}, ground={5: ["farmer"]})
    do(state, "take-along farmer", "walk 0", "stop")
    state.castle = 3
    state.beasts[1] = 0
    sunrise(state)
    assert state.castle == 4
    assert not state.over


@pytest.mark.rule("AND-11.11")
def test_a_farmer_led_to_a_creature_is_killed() -> None:
    state = position({"dwarf": 24, "warrior": 72}, ground={24: ["farmer", "farmer"]}, creatures={22: "gor"})
    do(state, "take-along farmer", "walk 22", "walk 20", "stop")
    assert lies(state, 22) == lies(state, 20) == []
    assert lies(state, 24) == ["farmer"]


@pytest.mark.rule("AND-11.11")
def test_a_creature_that_comes_to_farmers_kills_them_all() -> None:
    state = position(
        {"dwarf": 19, "warrior": 72}, ground={19: ["farmer", "farmer", "rune-blue"]}, creatures={22: "gor"}
    )
    sunrise(state)
    assert lies(state, 19) == ["rune-blue"]


@pytest.mark.rule("AND-11.11")
def test_a_creature_that_appears_on_a_farmer_kills_him() -> None:
    state = position({"dwarf": 19, "warrior": 72}, ground={16: ["farmer"]}, legend="arrival")
    event(state, "S0")
    assert lies(state, 16) == []
