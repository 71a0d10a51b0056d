"""The four spells that touch other heroes."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.mage_knight.events import HandShown
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.names import BASIC
from tests.games.mage_knight.table import arrange, cards, do, offers, site_hex, table, unit

rule = pytest.mark.rule
RED, BLUE, GREEN, WHITE = range(4)


def cast(spell: str, *mana: str, players: int = 3, **slots: Any) -> KnightState:
    """The seat on turn can cast a spell by night; the others hold nothing of their own."""
    dice = slots.pop("dice", ("gold",) * (players + 2))
    state = table(spell, "march", players=players, mana=mana, night=True, dice=dice, **slots)
    for seat in others(state):
        arrange(state, hand=(), seat=seat)
    return state


def others(state: KnightState) -> list[int]:
    """The other seats in the order of the round."""
    at = state.order.index(state.turn)
    return [*state.order[at + 1 :], *state.order[:at]]


def wounds(state: KnightState) -> list[int]:
    """The wounds in hand, of the seat on turn and then of the others in order."""
    return [state.hand[seat].count(WOUND) for seat in (state.turn, *others(state))]


@rule("MK-16.3")
def test_mana_meltdown_takes_a_crystal_or_wounds() -> None:
    state = cast("mana-meltdown", "red")
    rich, poor = others(state)
    arrange(state, crystals=[0, 2, 0, 0], seat=rich)
    do(state, "play-card mana-meltdown basic")
    assert (state.crystals[rich], wounds(state)) == ([0, 1, 0, 0], [0, 0, 1])
    assert offers(state) == ["choose-colour blue", "done"]
    taken = do(state.copy(), "choose-colour blue")
    assert taken.crystals[state.turn] == [0, 1, 0, 0]
    left = do(state, "done")
    assert left.crystals[state.turn] == [0, 0, 0, 0]
    assert poor not in state.seats_to_act


@rule("MK-16.3")
def test_any_crystal_may_be_lost() -> None:
    lost = set()
    for seed in range(12):
        state = cast("mana-meltdown", "red", seed=seed)
        rich = others(state)[0]
        arrange(state, crystals=[1, 0, 1, 1], seat=rich)
        do(state, "play-card mana-meltdown basic")
        lost.add(state.crystals[rich].index(0) if state.crystals[rich][0] == 0 else state.crystals[rich].index(0, 2))
    assert lost == {RED, GREEN, WHITE}


@rule("MK-16.4")
def test_mana_radiance_burns_everybody_by_crystals_then_gives_two() -> None:
    state = cast("mana-meltdown", "red", "black")
    seat, (first, second) = state.turn, others(state)
    arrange(state, crystals=[0, 0, 1, 0], seat=seat)
    arrange(state, crystals=[0, 0, 3, 0], seat=first)
    arrange(state, crystals=[2, 2, 0, 2], seat=second)
    do(state, "play-card mana-meltdown strong", "choose-colour green")
    assert wounds(state) == [1, 3, 0]
    assert state.crystals[seat] == [0, 0, 3, 0]


@rule("MK-16.1")
@pytest.mark.parametrize(
    ("spell", "way", "mana", "answers"),
    [
        ("mana-meltdown", "basic", ("red",), ()),
        ("mana-meltdown", "strong", ("red", "black"), ("choose-colour green",)),
        ("mind-read", "basic", ("white",), ("choose-colour green",)),
        ("mind-read", "strong", ("white", "black"), ("choose-colour green",)),
        ("energy-flow", "basic", ("green",), ("ready-unit 0",)),
        ("energy-flow", "strong", ("green", "black"), ("ready-unit 0",)),
    ],
)
def test_after_the_end_is_announced_nobody_else_is_touched(
    spell: str, way: str, mana: tuple[str, ...], answers: tuple[str, ...]
) -> None:
    state = cast(spell, *mana)
    seat = state.turn
    arrange(state, closing=True)
    for one in range(3):
        arrange(state, units=(unit(state, "peasants", ready=one != seat),), crystals=[0, 0, 1, 0], seat=one)
        if one != seat:
            arrange(state, hand=("march",), seat=one)
    if spell == "energy-flow":
        arrange(state, crystals=[0, 0, 0, 0], seat=seat)
    do(state, f"play-card {spell} {way}", *answers)
    for one in others(state):
        assert (state.hand[one], state.crystals[one]) == (cards(state, "march"), [0, 0, 1, 0])
        assert state.units[one][0].ready
    assert state.seats_to_act == (seat,)
    assert wounds(state)[0] == (1 if spell == "mana-meltdown" and way == "strong" else 0)


@rule("MK-16.2")
@pytest.mark.parametrize(
    ("spell", "colour"), [("mana-meltdown", "red"), ("mind-read", "white"), ("energy-flow", "green")]
)
def test_who_has_something_to_use_is_asked_first_and_only_they(spell: str, colour: str) -> None:
    state = cast(spell, colour)
    seat, (first, second) = state.turn, others(state)
    arrange(state, units=(unit(state, "peasants", ready=False),), seat=seat)
    arrange(state, units=("peasants",), place=site_hex(state, "village"), seat=second)
    do(state, f"play-card {spell} basic")
    if spell == "energy-flow":
        do(state, "ready-unit 0")
    assert (state.seats_to_act, state.seats_awaited) == ((second,), (second,))
    assert offers(state) == ["plunder", "done"]
    do(state, "plunder")
    assert len([card for card in state.hand[second] if card != WOUND]) >= 1, "two cards come before the effect"
    assert first not in state.seats_to_act


@rule("MK-16.5")
def test_mana_claim_gives_three_tokens_now_and_keeps_the_die_out() -> None:
    state = cast("mana-claim", "blue", dice=("green", "red", "gold", "gold", "gold"))
    seat = state.turn
    do(state, "play-card mana-claim basic")
    assert offers(state) == ["pick-die red", "pick-die green"], "only basic colours"
    do(state, "pick-die green", offers(do(state.copy(), "pick-die green"))[0])
    assert state.mana[seat] == [0, 0, 3, 0, 0, 0]
    arrange(state, mana=[0] * 6, seat=seat)
    assert "play-card march strong" not in offers(state), "the die is no longer in the Source"
    do(state, "end-turn", "done")
    assert state.dice[0] == GREEN


@rule("MK-16.5")
def test_mana_claim_gives_one_token_in_each_later_turn() -> None:
    state = cast("mana-claim", "blue", dice=("green", "gold", "gold", "gold"), players=2)
    seat = state.turn
    later = offers(do(state.copy(), "play-card mana-claim basic", "pick-die green"))[1]
    do(state, "play-card mana-claim basic", "pick-die green", later)
    assert state.mana[seat] == [0] * 6
    for _ in range(2):
        end_turns_until(state, seat)
        assert state.mana[seat] == [0, 0, 1, 0, 0, 0]


def end_turns_until(state: KnightState, seat: int) -> None:
    """Everybody plays a card sideways and ends the turn, until this seat is on turn again."""
    while True:
        on_turn = state.turn
        arrange(state, hand=("rage",), deck=["rage"] * 9, seat=on_turn)
        do(state, "play-sideways rage move", "end-turn")
        if state.turn == seat:
            return


@rule("MK-16.5")
def test_mana_curse_wounds_others_who_use_the_colour_once_a_turn() -> None:
    state = cast("mana-claim", "blue", "black", dice=("green", "gold", "gold", "gold"), players=2)
    seat, (other,) = state.turn, others(state)
    three = offers(do(state.copy(), "play-card mana-claim strong", "pick-die green"))[0]
    do(state, "play-card mana-claim strong", "pick-die green", three, "play-card march strong")
    assert wounds(state)[0] == 0, "the caster is spared"
    do(state, "end-turn")
    for turn in (1, 2):
        arrange(
            state,
            hand=(*(WOUND,) * (turn - 1), *cards(state, "march", "march", "rage", "rage")),
            mana=[1, 0, 2, 0, 0, 0],
            seat=other,
        )
        do(state, "play-card march strong", "play-card march strong")
        assert state.hand[other].count(WOUND) == turn, "once in each turn"
        if turn == 1:
            end_turns_until(state, seat)
            do(state, "play-sideways rage move" if "play-sideways rage move" in offers(state) else offers(state)[0])
            end_turns_until(state, other)


@rule("MK-16.6")
def test_mind_read_makes_others_discard_a_card_of_the_colour_or_show_their_hands() -> None:
    state = cast("mind-read", "white")
    seat, (first, second) = state.turn, others(state)
    arrange(state, hand=("rage", "fireball", "march", "ruby-ring"), seat=first)
    arrange(state, hand=("march", "wound"), seat=second)
    state.events = []
    state.apply("play-card mind-read basic")
    state.apply("choose-colour red")
    assert state.crystals[seat] == [1, 0, 0, 0]
    assert (state.seats_to_act, offers(state)) == ((first,), ["discard-card rage", "discard-card fireball"])
    state.apply("discard-card fireball")
    assert state.discard[first] == cards(state, "fireball")
    shown = [(told.event, told.to) for told in state.events if isinstance(told.event, HandShown)]
    assert [(event.seat, event.cards, to) for event, to in shown] == [(second, cards(state, "march", "wound"), None)]
    assert state.seats_to_act == (seat,), "Mind Read takes nothing"


@rule("MK-16.7")
def test_mind_steal_takes_a_discarded_action_but_no_spell() -> None:
    state = cast("mind-read", "white", "black")
    seat, (first, second) = state.turn, others(state)
    arrange(state, hand=("rage",), seat=first)
    arrange(state, hand=("fireball",), seat=second)
    do(state, "play-card mind-read strong", "choose-colour red", "discard-card rage", "discard-card fireball")
    assert offers(state) == ["take-card rage", "done"]
    do(state, "take-card rage")
    assert state.hand[seat] == cards(state, "march", "rage")
    assert (state.discard[first], state.discard[second]) == ((), cards(state, "fireball"))


@rule("MK-16.8")
@pytest.mark.parametrize(
    ("way", "mana", "level_3", "wounds_left"),
    [("basic", ("green",), False, 1), ("strong", ("green", "black"), True, 0)],
)
def test_energy_flow_readies_one_unit_and_spends_one_of_each_rival(
    way: str, mana: tuple[str, ...], level_3: bool, wounds_left: int
) -> None:
    state = cast("energy-flow", *mana)
    seat, (first, second) = state.turn, others(state)
    arrange(state, units=(unit(state, "catapults", ready=False, wounds=1),), seat=seat)
    arrange(state, units=("peasants", "catapults", unit(state, "foresters", wounds=1)), seat=first)
    arrange(state, units=(unit(state, "peasants", ready=False),), seat=second)
    do(state, f"play-card energy-flow {way}", "ready-unit 0")
    assert (state.units[seat][0].ready, state.units[seat][0].wounds) == (True, wounds_left)
    # The level decides, not whether the unit is wounded.
    expected = [0, 1, 2] if level_3 else [0, 2]
    assert offers(state) == [*(f"spend-unit {first + 1} {place}" for place in expected), "done"]
    do(state, f"spend-unit {first + 1} 0")
    assert [one.ready for one in state.units[first]] == [False, True, True]
    assert state.seats_to_act == (seat,)


@rule("MK-16.8")
def test_energy_flow_that_readies_nothing_spends_nothing() -> None:
    state = cast("energy-flow", "green")
    arrange(state, units=("peasants",), seat=others(state)[0])
    do(state, "play-card energy-flow basic")
    assert not [move for move in offers(state) if move.startswith("spend-unit")]
    assert len(BASIC) == 4
