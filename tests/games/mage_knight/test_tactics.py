"""All twelve tactics, from the cards."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import MOVE, KnightState
from herna.games.mage_knight.vocabulary.names import COLOURS
from tests.games.mage_knight.deeds import begun
from tests.games.mage_knight.table import ALL_SETS, cards, do, offers, table
from tests.games.mage_knight.table import begun as before_tactics

rule = pytest.mark.rule
DAY = ("early-bird", "rethink", "mana-steal", "planning", "great-start", "the-right-moment")
NIGHT = ("from-the-dusk", "long-night", "mana-search", "midnight-meditation", "preparation", "sparing-power")


def with_tactic(name: str, *hand: str, **slots: object) -> KnightState:
    """The seat on turn has this tactic, by its time of day."""
    state = table(*hand, **slots)  # type: ignore[arg-type]
    state.night = name in NIGHT
    state.tactic[state.turn] = state.setting.names("tactic").index(name)
    state.dice = (COLOURS.index("gold" if state.night else "black"),) * len(state.dice)
    state.changed()
    return state


def taking(name: str, *hand: str) -> KnightState:
    """The first seat to pick takes this tactic of the day."""
    state = before_tactics()
    state.night = name in NIGHT
    if state.night:
        numbers = [state.setting.names("tactic").index(one) for one in NIGHT]
        state.tactics_left = tuple(numbers)
    seat = state.seats_to_act[0]
    state.hand[seat] = cards(state, *hand)
    state.changed()
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
    state.discard[seat] = cards(state, "stamina")
    state.deck[seat] = cards(state, "swiftness", "threaten", "concentration", "tranquility")
    state.changed()
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
    state.dice = tuple(COLOURS.index(name) for name in ("green", "red", "gold", "black"))
    state.changed()
    do(state, "take-tactic mana-steal")
    assert offers(state) == ["pick-die red", "pick-die green"], "basic colours only"
    do(state, "pick-die green")
    assert state.kept_dice == ((seat, 0),)
    while state.steps[-1].__class__.__name__ == "ChooseTactic":
        do(state, offers(state)[0])
    while state.turn != seat or state.steps[-1].__class__.__name__ != "Turn":
        do(state, offers(state)[-1])
    state.hand[seat] = cards(state, "march", "march", "rage")
    state.dice = tuple(COLOURS.index(name) for name in ("green", "green", "black", "black"))
    state.changed()
    do(state, "play-card march strong", "pay-with kept-die green green", "play-card march strong")
    assert (state.points[MOVE], state.dice_used) == (8, 1), "it is not the die of the turn"
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
    state.closing, state.last_turns = True, ()
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
    state.deck[seat], state.discard[seat] = (), cards(state, "rage", "stamina", "promise", "swiftness")
    state.changed()
    do(state, "use-tactic")
    assert (len(state.deck[seat]), len(state.discard[seat]), state.tactic_used[seat]) == (3, 1, True)


@rule("MK-2.6")
def test_long_night_may_be_used_in_the_middle_of_drawing() -> None:
    state = with_tactic("long-night", "march")
    seat = state.turn
    state.deck[seat], state.discard[seat] = cards(state, "rage"), cards(state, "stamina", "promise", "swiftness")
    state.changed()
    do(state, "play-card march basic", "end-turn", "use-tactic")
    assert len(state.hand[seat]) == 4


@rule("MK-2.6")
def test_mana_search_rolls_two_dice_again_gold_ones_first() -> None:
    state = with_tactic("mana-search", "march")
    state.dice = tuple(COLOURS.index(name) for name in ("gold", "red", "red", "blue"))
    state.changed()
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
    state.night = True
    state.tactic[other] = state.setting.names("tactic").index("midnight-meditation")
    state.hand[other] = cards(state, "march", "rage", "wound", "wound", "stamina", "promise")
    state.deck[other] = cards(state, *["swiftness"] * 9)
    state.changed()
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
    state.night = True
    state.tactic[other] = state.setting.names("tactic").index("sparing-power")
    state.hand[other], state.deck[other] = cards(state, "march"), cards(state, "rage", "stamina", "promise")
    state.changed()
    state.apply("spare-card", other)
    assert (len(state.spared[other]), len(state.deck[other])) == (1, 2)
    assert not [move for move in offers(state, other) if move in ("spare-card", "take-spared")], "once before each turn"
    state.sparing_done[other] = False
    state.changed()
    state.apply("take-spared", other)
    assert (len(state.hand[other]), state.spared[other], state.tactic_used[other]) == (2, (), True)
