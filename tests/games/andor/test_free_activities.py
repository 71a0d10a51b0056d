"""Free activities (chapter 7)."""

from __future__ import annotations

import pytest

from herna.games.andor.pieces import NUMBER
from herna.games.andor.steps.handing import Flight
from herna.games.andor.steps.turn import Turn
from tests.games.andor.table import (
    carried,
    conserved,
    do,
    fight,
    joined,
    offered,
    on_turn,
    position,
    refused,
)

rule = pytest.mark.rule


# When


@rule("AND-7.1")
def test_free_activities_cost_no_hours_and_are_open_out_of_turn() -> None:
    state = position({"dwarf": 72, "warrior": 5, "wizard": 35}, coins={35: 2})
    assert state.seats_to_act == (0, 1, 2)
    assert state.seats_awaited == (0,), "the others may, and nobody waits for them"
    assert offered(state, by="warrior") == ["empty-well"]
    do(state, "empty-well", by="warrior")
    do(state, "pick-up-gold", "empty-well", by="wizard")
    assert state.willpower == [7, 12, 10]
    assert state.gold == [0, 0, 2]
    assert state.hours == [0, 0, 0]
    assert on_turn(state) == "dwarf"


@rule("AND-7.1")
def test_a_hero_in_the_sunrise_box_has_none() -> None:
    state = position(
        {"dwarf": 5, "warrior": 5},
        gold=3,
        carries={"warrior": ["herb-3", "falcon"]},
        coins={5: 2},
        asleep=["warrior"],
    )
    assert state.options(1) == ()
    assert refused(state, "empty-well", by="warrior")[0] == "wrong-seat"
    # Nor does he take anything.
    assert offered(state, verb="give-gold") == []
    assert refused(state, "give-gold 1 warrior") == ("hero-cannot-take", "AND-7.5")


@rule("AND-7.1")
def test_the_hero_on_turn_does_as_many_as_wanted_and_still_has_the_action() -> None:
    state = position({"dwarf": 71, "warrior": 5}, gold={"dwarf": 6})
    do(state, "buy-strength", "buy-strength", "buy helm", "buy wineskin")
    assert (state.gold[0], state.strength[0], carried(state, "dwarf")) == (0, 3, ["wineskin", "helm"])
    assert isinstance(state.steps[-1], Turn)
    assert on_turn(state) == "dwarf"
    do(state, "walk 43", "stop")
    conserved(state)


@rule("AND-7.2")
def test_nobody_in_the_middle_of_a_move_has_free_activities_but_the_others_do() -> None:
    state = position({"dwarf": 4, "warrior": 35}, gold=1, carries={"dwarf": ["herb-3"]})
    do(state, "walk 5")
    assert {text.split()[0] for text in offered(state)} == {"walk", "herb-steps", "stop"}
    assert refused(state, "herb-willpower herb-3") == ("not-while-walking", "AND-4.6")
    do(state, "empty-well", by="warrior")
    assert state.willpower[1] == 12
    assert on_turn(state) == "dwarf"
    do(state, "stop")
    do(state, "empty-well", by="dwarf")
    assert state.willpower[0] == 10


@rule("AND-7.2")
def test_nobody_has_free_activities_in_the_middle_of_a_round() -> None:
    state = position(
        {"dwarf": 20, "warrior": 5},
        creatures={20: "troll"},
        carries={"dwarf": ["herb-3", "falcon"], "warrior": ["wineskin"]},
        willpower=13,
        strength=9,
    )
    do(state, "fight 20", "begin", roll=(1, 1))
    assert offered(state) == ["keep", "herb-strength herb-3"]
    assert state.options(1) == ()
    do(state, "keep", roll=(1, 2, 3))
    assert offered(state) == ["fight-on", "withdraw", "herb-willpower herb-3"]
    assert fight(state).round == 1


@rule("AND-7.1", "AND-7.2")
def test_between_two_rounds_fighters_and_others_have_free_activities() -> None:
    state = position(
        {"dwarf": 5, "warrior": 57, "archer": 57},
        creatures={5: "troll"},
        carries={"dwarf": ["herb-3", "telescope"], "warrior": ["herb-4", "wineskin"]},
        gold={"archer": 2},
        willpower=13,
        strength=9,
    )
    do(state, "fight 5", "begin", roll=(1, 1))
    do(state, "keep", roll=(1, 2, 3))
    assert state.seats_awaited == (0,), "nobody waits for those who do not fight"
    assert offered(state) == ["fight-on", "withdraw", "empty-well", "herb-willpower herb-3"]
    before = state.willpower[0]
    do(state, "empty-well", "herb-willpower herb-3", by="dwarf")
    assert state.willpower[0] == min(20, before + 3 + 3)
    do(state, "buy-strength", by="archer")
    do(state, "herb-willpower herb-4", "give wineskin archer", by="warrior")
    assert (state.strength[2], state.willpower[1]) == (10, 17)
    assert carried(state, "archer") == ["wineskin"]
    do(state, "withdraw", by="dwarf")
    assert state.battle is None


@rule("AND-7.2", "AND-6.7")
def test_between_two_rounds_nothing_but_one_article_leaves_or_reaches_a_fighter() -> None:
    state = position(
        {"dwarf": 20, "warrior": 20, "archer": 20},
        creatures={20: "troll"},
        carries={"dwarf": ["wineskin", "telescope"], "archer": ["falcon", "herb-3"]},
        gold=2,
        willpower=13,
        strength=7,
    )
    joined(state, "warrior")
    do(state, "begin", roll=(1, 1, 1, 1, 1, 1, 2, 3))
    for verb in ("give", "give-gold", "drop", "drop-gold", "send-falcon"):
        assert offered(state, by="dwarf", verb=verb) == []
    assert offered(state, by="archer", verb="give") == []
    assert offered(state, by="archer", verb="send-falcon") == []
    assert offered(state, by="dwarf", verb="hand-over") == ["hand-over wineskin warrior", "hand-over telescope warrior"]
    assert refused(state, "drop wineskin", by="dwarf") == ("not-offered", "AND-7.2")


# What


@rule("AND-7.3")
def test_articles_gold_and_gems_are_picked_up_and_put_down() -> None:
    state = position({"dwarf": 20, "warrior": 20}, ground={20: ["bow", "gem-4", "herb-3"]}, coins={20: 3}, gold=2)
    do(state, "pick-up bow", "pick-up gem-4", "pick-up herb-3", "pick-up-gold")
    assert (carried(state, "dwarf"), state.gold[0]) == (["herb-3", "bow", "gem-4"], 5)
    assert (state.ground[20], state.coins[20]) == ((), 0)
    do(state, "drop bow", "drop gem-4", "drop-gold 2", "drop-gold 2")
    assert (carried(state, "dwarf"), state.gold[0], state.coins[20]) == (["herb-3"], 1, 4)
    # The other hero on that space takes them out of turn.
    do(state, "pick-up bow", "pick-up-gold", by="warrior")
    assert (carried(state, "warrior"), state.gold[1]) == (["bow"], 6)
    conserved(state)


@rule("AND-7.3")
def test_only_what_has_a_place_is_picked_up() -> None:
    state = position(
        {"dwarf": 20, "warrior": 72},
        carries={"dwarf": ["wineskin", "wineskin", "wineskin", "shield", "helm"]},
        ground={20: ["herb-3", "bow", "helm", "gem-2"]},
    )
    assert offered(state, verb="pick-up") == ["pick-up gem-2"]
    assert refused(state, "pick-up herb-3") == ("no-place-for-it", "AND-10.1")
    do(state, "drop wineskin", "pick-up herb-3")
    assert "herb-3" in carried(state, "dwarf")
    conserved(state)


@rule("AND-7.3")
def test_nothing_is_picked_up_next_door() -> None:
    state = position({"dwarf": 20, "warrior": 72}, ground={21: ["bow"]}, coins={21: 1})
    assert offered(state, verb="pick-up") == offered(state, verb="pick-up-gold") == []
    assert refused(state, "pick-up bow") == ("not-offered", "AND-7.3")
    assert refused(state, "drop bow") == ("not-offered", "AND-7.3")


@rule("AND-7.4")
def test_the_warrior_walks_to_the_wizard_on_half_a_skin_and_gives_a_full_one_for_a_coin() -> None:
    # 72, 19, 20, 21: three spaces.
    state = position(
        {"warrior": 72, "wizard": 21}, carries={"warrior": ["wineskin", "half-wineskin"]}, gold={"wizard": 1}
    )
    do(state, "walk 19", "walk 20", "walk 21")
    assert state.hours[0] == 3
    do(state, "drink-wine")
    assert state.hours[0] == 2
    do(state, "stop")
    assert on_turn(state) == "wizard"
    do(state, "give wineskin wizard", by="warrior")
    do(state, "give-gold 1 warrior", by="wizard")
    assert (carried(state, "warrior"), carried(state, "wizard")) == ([], ["wineskin"])
    assert (state.gold, state.hours) == ([1, 0], [2, 0])
    assert refused(state, "walk 20", by="warrior") == ("not-your-turn", "AND-7.1")
    conserved(state)


@rule("AND-7.4")
def test_out_of_turn_heroes_on_the_same_space_exchange_too() -> None:
    state = position(
        {"dwarf": 72, "wizard": 21, "archer": 21}, carries={"wizard": ["helm", "gem-2"], "archer": ["bow"]}, gold=1
    )
    do(state, "give helm archer", "give gem-2 archer", by="wizard")
    do(state, "give bow wizard", by="archer")
    assert (carried(state, "wizard"), carried(state, "archer")) == (["bow"], ["gem-2", "helm"])
    assert refused(state, "give bow dwarf", by="wizard") == ("hero-elsewhere", "AND-7.4")
    assert refused(state, "give shield archer", by="wizard") == ("not-carried", "AND-7.4")
    conserved(state)


@rule("AND-7.4")
def test_nobody_is_given_what_has_no_place() -> None:
    state = position(
        {"dwarf": 21, "wizard": 21},
        carries={"dwarf": ["helm", "shield"], "wizard": ["helm", "bow", "herb-3", "herb-4", "herb-4"]},
    )
    assert offered(state, verb="give") == []
    assert refused(state, "give helm wizard") == ("no-place-for-it", "AND-10.1")
    # Two full hands exchange by way of the ground.
    do(state, "drop shield")
    do(state, "give bow dwarf", by="wizard")
    do(state, "pick-up shield", by="wizard")
    assert (carried(state, "dwarf"), carried(state, "wizard")[3:]) == (["bow", "helm"], ["shield", "helm"])
    conserved(state)


@rule("AND-7.5")
def test_gold_is_given_in_coins_of_one_two_and_five() -> None:
    state = position({"dwarf": 21, "wizard": 21}, gold={"dwarf": 8, "wizard": 4})
    assert offered(state, verb="give-gold") == ["give-gold 1 wizard", "give-gold 2 wizard", "give-gold 5 wizard"]
    assert offered(state, by="wizard", verb="give-gold") == ["give-gold 1 dwarf", "give-gold 2 dwarf"]
    do(state, "give-gold 5 wizard", "give-gold 2 wizard")
    assert state.gold == [1, 11]
    assert refused(state, "give-gold 2 wizard") == ("no-such-coins", "AND-7.5")
    assert refused(state, "give-gold 3 wizard") == ("no-such-coins", "AND-7.5")


@rule("AND-7.5")
def test_whoever_sleeps_is_left_out() -> None:
    state = position(
        {"dwarf": 21, "wizard": 21, "archer": 72}, gold=3, asleep=["wizard"], carries={"archer": ["falcon"]}
    )
    assert offered(state, verb="give-gold") == []
    assert offered(state, by="archer", verb="send-falcon") == ["send-falcon dwarf"]
    assert state.options(1) == ()


@rule("AND-7.6")
def test_the_wizard_buys_a_falcon_fetches_a_coin_and_buys_again() -> None:
    # 20, 19, 18: the wizard pays hours for the way to the merchant and buys at once.
    state = position({"wizard": 22, "archer": 12, "dwarf": 43}, gold={"wizard": 3}, fog={13: "gold"})
    do(state, "walk 23", "walk 19", "walk 18", "stop")
    assert state.hours[0] == 3
    do(state, "buy falcon", by="wizard")
    assert state.gold[0] == 1
    assert refused(state, "buy helm", by="wizard") == ("too-dear", "AND-11.7")
    assert refused(state, "walk 10", by="wizard") == ("not-your-turn", "AND-7.1")
    do(state, "walk 13", "stop")
    assert state.gold == [1, 1, 0]
    assert on_turn(state) == "dwarf"
    # It is the dwarf's turn now, neither the wizard's nor the archer's.
    do(state, "send-falcon archer", by="wizard")
    assert isinstance(state.steps[-1], Flight)
    do(state, "give-gold 1 wizard", by="archer")
    do(state, "land", by="wizard")
    assert (state.gold, carried(state, "wizard")) == ([2, 0, 0], ["tired-falcon"])
    do(state, "buy telescope", by="wizard")
    assert (state.gold[0], state.hours) == (0, [3, 1, 0])
    assert on_turn(state) == "dwarf"
    conserved(state)


@rule("AND-7.6")
def test_fog_is_turned_up_at_once_and_a_dwarf_not_on_turn_averts_its_card() -> None:
    # A marked card: everybody on 0 to 20 would lose 3 willpower.
    state = position({"warrior": 6, "dwarf": 72}, fog={13: "event"}, carries={"dwarf": ["shield"]})
    state.deck = (state.setting.event_ids.index("G2"),)
    do(state, "walk 13", "stop")
    assert state.seats_to_act == (1,)
    do(state, "raise-shield", by="dwarf")
    assert (state.willpower, state.hours) == ([7, 7], [1, 0])
    assert carried(state, "dwarf") == ["half-shield"]
    assert on_turn(state) == "dwarf"
    conserved(state)


@rule("AND-7.6")
def test_a_herb_gives_willpower_at_any_time() -> None:
    state = position({"dwarf": 72, "warrior": 20}, carries={"warrior": ["herb-4"]}, willpower={"warrior": 18})
    do(state, "herb-willpower herb-4", by="warrior")
    assert (state.willpower[1], carried(state, "warrior")) == (20, [])
    conserved(state)


# The falcon, in strange company


def test_a_flight_with_full_hands_waits_for_the_hero_who_has_too_much() -> None:
    state = position(
        {"dwarf": 72, "wizard": 20},
        carries={"dwarf": ["falcon", "herb-3", "herb-4", "herb-4"], "wizard": ["wineskin", "wineskin", "telescope"]},
    )
    do(state, "send-falcon wizard", "give herb-3 wizard")
    # The wizard holds four small articles for a moment; only he can go on, and not by sending the herb back.
    assert state.seats_to_act == (1,)
    assert offered(state) == ["give wineskin dwarf", "give telescope dwarf"]
    do(state, "give telescope dwarf", by="wizard")
    assert carried(state, "dwarf") == ["herb-4", "herb-4", "telescope", "tired-falcon"]
    assert "land" in offered(state, by="dwarf")
    assert "give telescope wizard" not in offered(state, by="dwarf")
    do(state, "land", by="dwarf")
    assert on_turn(state) == "dwarf"
    conserved(state)


def test_a_flight_may_do_nothing_but_the_falcon_is_tired_all_the_same() -> None:
    state = position({"dwarf": 72, "wizard": 20}, gold=1, carries={"dwarf": ["falcon"]})
    do(state, "send-falcon wizard", "land")
    assert carried(state, "dwarf") == ["tired-falcon"]
    assert refused(state, "send-falcon wizard") == ("falcon-tired", "AND-10.13")
    # Not even after it has changed hands.
    do(state, "drop tired-falcon", "pick-up tired-falcon")
    assert offered(state, verb="send-falcon") == []


def test_a_tired_falcon_on_the_ground_rests_at_sunrise_too() -> None:
    state = position({"dwarf": 72, "wizard": 20}, gold=1, carries={"dwarf": ["tired-falcon"]})
    state.deck = ()
    do(state, "drop tired-falcon", "end-day", "end-day")
    assert state.ground[72] == (NUMBER["falcon"],)
    conserved(state)
