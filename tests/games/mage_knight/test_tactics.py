"""All twelve tactics, from the cards."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.names import COLOURS
from tests.games.mage_knight.deeds import begun
from tests.games.mage_knight.table import ALL_SETS, arrange, at_turn, cards, do, offers, points_of, table, turn_of
from tests.games.mage_knight.table import begun as before_tactics

rule = pytest.mark.rule
DAY = ("early-bird", "rethink", "mana-steal", "planning", "great-start", "the-right-moment")
NIGHT = ("from-the-dusk", "long-night", "mana-search", "midnight-meditation", "preparation", "sparing-power")


def with_tactic(name: str, *hand: str, **slots: Any) -> KnightState:
    """The seat on turn has this tactic, by its time of day."""
    state = table(*hand, **slots)
    arrange(state, night=name in NIGHT, tactic=name)
    arrange(state, dice=(COLOURS.index("gold" if state.night else "black"),) * len(state.dice))
    return state


def taking(name: str, *hand: str) -> KnightState:
    """The first seat to pick takes this tactic of the day."""
    state = before_tactics()
    arrange(state, night=name in NIGHT)
    if state.night:
        numbers = [state.setting.names("tactic").index(one) for one in NIGHT]
        arrange(state, tactics_left=tuple(numbers))
    seat = state.seats_to_act[0]
    arrange(state, hand=cards(state, *hand), seat=seat)
    return do(state, f"take-tactic {name}")


@rule("MK-2.4")
def test_numbers_and_times_are_those_of_the_cards() -> None:
    tactics = begun(2, ALL_SETS).setting.tactics
    assert [(one.id, one.time, one.number) for one in tactics] == [
        *((name, "day", number) for number, name in enumerate(DAY, 1)),
        *((name, "night", number) for number, name in enumerate(NIGHT, 1)),
    ]


@pytest.mark.parametrize("name", ["early-bird", "from-the-dusk"])
def test_the_first_tactics_do_nothing_but_come_first(name: str) -> None:
    state = taking(name, "march", "rage")
    seat = state.tactic.index(state.setting.names("tactic").index(name))
    assert state.hand[seat] == cards(state, "march", "rage")


@rule("MK-2.6")
def test_rethink_changes_up_to_three_cards_wounds_too() -> None:
    state = taking("rethink", "march", "rage", "wound", "promise")
    seat = state.seats_to_act[0]
    arrange(
        state,
        discard=("stamina",),
        deck=cards(state, "swiftness", "threaten", "concentration", "tranquility"),
        seat=seat,
    )
    do(state, "discard-card wound", "discard-card rage", "discard-card march")
    assert len(state.hand[seat]) == 4
    assert cards(state, "promise")[0] in state.hand[seat]
    assert WOUND not in state.hand[seat]
    assert state.discard[seat] == (), "the discard pile is shuffled in"
    assert set(cards(state, "wound", "rage", "march", "stamina")) <= set(state.deck[seat])


@rule("MK-2.6")
def test_mana_steal_keeps_a_die_for_one_turn_of_the_day() -> None:
    state = before_tactics()
    seat = state.seats_to_act[0]
    arrange(state, dice=("green", "red", "gold", "black"))
    do(state, "take-tactic mana-steal")
    assert offers(state) == ["pick-die red", "pick-die green"], "basic colours only"
    do(state, "pick-die green")
    assert list(state.kept_dice) == [(seat, 0)]
    while state.steps[-1].__class__.__name__ == "ChooseTactic":
        do(state, offers(state)[0])
    while state.turn != seat or not at_turn(state):
        do(state, offers(state)[-1])
    arrange(state, hand=("march", "march", "rage"), dice=("green", "green", "black", "black"), seat=seat)
    do(state, "play-card march strong", "pay-with kept-die green green", "play-card march strong")
    assert (points_of(state).move, turn_of(state).dice.used) == (8, 1), "it is not the die of the turn"
    do(state, "end-turn")
    assert state.kept_dice == ()


@rule("MK-2.6")
@pytest.mark.parametrize(("hand", "drawn_to"), [(("rage", "march", "wound"), 6), (("rage",), 5)])
def test_planning_raises_the_limit_with_two_cards_in_hand(hand: tuple[str, ...], drawn_to: int) -> None:
    state = with_tactic("planning", "stamina", *hand)
    seat = state.turn
    do(state, "play-card stamina basic", "end-turn", *(["done"] if set(hand) != {"wound"} else []))
    assert len(state.hand[seat]) == drawn_to


@rule("MK-2.15", "MK-2.6")
def test_planning_in_the_last_turn_counts_for_the_hand_of_the_next_round() -> None:
    state = with_tactic("planning", "stamina", "rage", "march")
    seat = state.turn
    arrange(state, closing=True, last_turns=())
    do(state, "play-sideways stamina move", "end-turn", "done")
    assert (state.round, len(state.hand[seat]), state.hand_bonus[seat]) == (2, 6, 0)


@rule("MK-2.6")
def test_great_start_draws_two_cards() -> None:
    state = before_tactics()
    seat = state.seats_to_act[0]
    before = len(state.hand[seat])
    do(state, "take-tactic great-start")
    assert len(state.hand[seat]) == before + 2


@rule("MK-2.6")
def test_the_right_moment_gives_another_turn_once() -> None:
    state = with_tactic("the-right-moment", "march", "rage")
    seat = state.turn
    do(state, "play-card march basic", "use-tactic")
    assert "use-tactic" not in offers(state)
    do(state, "end-turn", "done")
    assert state.turn == seat
    assert "use-tactic" not in offers(state), "it is face down"
    last = with_tactic("the-right-moment", "march", closing=True)
    assert "use-tactic" not in offers(last), "never in a last turn"


@rule("MK-2.6")
def test_long_night_brings_three_cards_back_when_the_deck_is_empty() -> None:
    state = with_tactic("long-night", "march")
    seat = state.turn
    assert "use-tactic" not in offers(state)
    arrange(state, deck=(), discard=cards(state, "rage", "stamina", "promise", "swiftness"), seat=seat)
    do(state, "use-tactic")
    assert (len(state.deck[seat]), len(state.discard[seat]), state.tactic_used[seat]) == (3, 1, True)


@rule("MK-2.6")
def test_long_night_may_be_used_in_the_middle_of_drawing() -> None:
    state = with_tactic("long-night", "march")
    seat = state.turn
    arrange(state, deck=("rage",), discard=cards(state, "stamina", "promise", "swiftness"), seat=seat)
    do(state, "play-card march basic", "end-turn", "use-tactic")
    assert len(state.hand[seat]) == 4


@rule("MK-2.6")
def test_mana_search_rolls_two_dice_again_gold_ones_first() -> None:
    state = with_tactic("mana-search", "march")
    arrange(state, dice=("gold", "red", "red", "blue"))
    do(state, "use-tactic")
    assert offers(state) == ["pick-die gold"]
    do(state, "pick-die gold")
    assert state.dice[1:] == tuple(COLOURS.index(name) for name in ("red", "red", "blue"))
    assert [move for move in offers(state) if move != "done"] == ["pick-die red", "pick-die blue"], "not the same again"
    do(state, "pick-die blue")
    assert "use-tactic" not in offers(state), "once a turn"
    used = with_tactic("mana-search", "march", dice_used=1)
    assert "use-tactic" not in offers(used), "before the die of the turn"


@rule("MK-2.6")
def test_midnight_meditation_changes_up_to_five_cards_before_a_turn() -> None:
    state = table("rage", tactics=("early-bird",))
    seat, other = state.turn, 1 - state.turn
    arrange(
        state,
        night=True,
        tactic="midnight-meditation",
        hand=("march", "rage", "wound", "wound", "stamina", "promise"),
        deck=["swiftness"] * 9,
        seat=other,
    )
    assert state.seats_to_act == (seat, other)
    state.apply("use-tactic", other)
    for card in ("wound", "wound", "march", "rage", "stamina"):
        state.apply(f"discard-card {card}", other)
    assert (len(state.hand[other]), len(state.deck[other])) == (6, 9)
    assert state.tactic_used[other]


@rule("MK-2.6")
def test_preparation_takes_any_card_of_the_deck() -> None:
    state = taking("preparation", "march")
    seat = state.seats_to_act[0]
    top = sorted(set(state.deck[seat]))[-1]
    before = len(state.deck[seat])
    do(state, offers(state)[-1])
    assert top in state.hand[seat]
    assert (len(state.hand[seat]), len(state.deck[seat])) == (2, before - 1)


@rule("MK-2.6")
def test_sparing_power_spares_cards_or_takes_them_all() -> None:
    state = table("rage")
    other = 1 - state.turn
    arrange(
        state,
        night=True,
        tactic="sparing-power",
        hand=("march",),
        deck=cards(state, "rage", "stamina", "promise"),
        seat=other,
    )
    state.apply("spare-card", other)
    assert (len(state.spared[other]), len(state.deck[other])) == (1, 2)
    assert not [move for move in offers(state, other) if move in ("spare-card", "take-spared")], "once before each turn"
    arrange(state, sparing_done=False, seat=other)
    state.apply("take-spared", other)
    assert (len(state.hand[other]), state.spared[other], state.tactic_used[other]) == (2, (), True)
