"""The fifth legend, The Wrath of the Dragon (chapter 17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from herna.games.andor.events import CastleFreed, CreatureEntered, GarrisonGrew
from herna.games.andor.faces.view import AndorView
from herna.games.andor.rules.creatures import golden_shields
from herna.games.andor.state import DWARVES, LIBERATED, LOST, PRINCE, AndorState
from tests.games.andor.table import (
    begun,
    carried,
    conserved,
    creatures,
    do,
    go_on,
    legend_card,
    lies,
    offered,
    on_turn,
    position,
    refused,
    sunrise,
)
from tests.games.andor.table import told as heard

NAMES = ["dwarf", "warrior", "archer", "wizard"]
HELPS = ["shield-dwarves", "hidden-farmers", "rune-lore", "old-poison", "keepers"]


def at(
    heroes: dict[str, int], *, garrison: Sequence[str] = ("gor",), helps: Sequence[str] = (), **more: Any
) -> AndorState:
    """The castle is held by this garrison, or free without one; these helps were drawn."""
    state = position(heroes, legend="dragon", **more)
    numbers = state.setting.kind_number
    state.garrison = tuple(numbers[kind] for kind in garrison)
    for kind in garrison:
        state.supply[numbers[kind]] -= 1
    if not garrison:
        state.flags |= LIBERATED
        state.come_true = (1 << len(state.setting.waits)) - 1
    state.helps = tuple(state.setting.card_number[card] for card in helps)
    state._acting = state._offered = None
    return state


# How it begins


@pytest.mark.rule("AND-17.2", "AND-17.3")
@pytest.mark.parametrize(
    ("heroes", "gold", "garrison"),
    [(2, 6, ["gor", "skral"]), (3, 13, ["gor", "gor", "skral"]), (4, 20, ["gor", "skral", "skral"])],
)
def test_how_the_legend_begins(heroes: int, gold: int, garrison: list[str]) -> None:
    state = begun(NAMES[:heroes], legend="dragon")
    assert state.space == [71] * heroes
    assert creatures(state) == {17: "gor", 31: "gor", 46: "gor", 40: "wardrak"}
    assert [state.setting.kinds[kind].id for kind in state.garrison] == garrison
    assert [space for space in range(85) if "farmer" in lies(state, space)] == [29, 39, 64]
    for _ in range(3):
        do(state, "share dwarf 1")
    assert len([name for name in carried(state, "dwarf") if name.startswith("gem")]) == 3
    do(state, f"share warrior {gold}")
    assert state.gold[1] == gold
    assert offered(state, verb="pass"), "everything is shared out"
    assert state.castle == 0
    assert not state.flags & LIBERATED
    conserved(state)


@pytest.mark.rule("AND-17.2")
@pytest.mark.parametrize(("level", "strength"), [("easy", 6), ("normal", 5), ("hard", 4)])
def test_strength_at_the_start_by_level(level: str, strength: int) -> None:
    state = legend_card(at({"dwarf": 71, "warrior": 71}, difficulty=level), "A2", roll=[1, 1, 1])
    while offered(state, verb="share"):
        do(state, offered(state)[0])
    assert state.strength == [strength, strength]


@pytest.mark.rule("AND-17.9")
@pytest.mark.parametrize(("level", "count"), [("easy", 3), ("normal", 2), ("hard", 2)])
def test_helps_are_drawn(level: str, count: int) -> None:
    seen = set()
    for seed in range(12):
        state = begun(["dwarf", "warrior"], seed, legend="dragon", difficulty=level)
        helps = [state.setting.cards[card].id for card in state.helps if state.setting.cards[card].help]
        assert len(helps) == count
        seen.update(helps)
    assert seen == set(HELPS)


# The garrison


@pytest.mark.rule("AND-17.3")
def test_creatures_that_hold_the_castle_stand_on_no_golden_shield() -> None:
    state = at({"dwarf": 7, "warrior": 4}, creatures={6: "gor"})
    sunrise(state)
    assert heard(state, GarrisonGrew) == [GarrisonGrew(state.setting.kind_number["gor"])]
    assert heard(state, CreatureEntered) == [], "nothing is said of golden shields"
    assert (state.castle, len(state.garrison)) == (0, 2)


@pytest.mark.rule("AND-17.3")
def test_while_a_creature_holds_the_castle_no_hero_and_no_friend_enters() -> None:
    state = at({"dwarf": 7, "warrior": 4}, garrison=["gor", "skral"], friends={"prince": 6})
    assert "walk 0" not in offered(state)
    assert "move-friend prince 0" not in offered(state)
    assert refused(state, "walk 0")[0]


@pytest.mark.rule("AND-17.3")
def test_heroes_next_to_the_castle_attack_as_if_they_stood_there() -> None:
    state = at({"dwarf": 7, "warrior": 4, "archer": 3}, garrison=["gor", "skral"], strength=4, willpower=7)
    assert offered(state, verb="storm") == ["storm gor", "storm skral"]
    do(state, "storm skral")
    assert offered(state, verb="invite") == ["invite warrior"], "the archer is not next to the castle"
    do(state, "invite warrior")
    do(state, "join", by="warrior")
    do(state, "begin", roll=[1, 2, 1, 1, 6, 1, 2])
    do(state, "reward dwarf 4 0")
    do(state, "agree", by="warrior")
    assert [state.setting.kinds[kind].id for kind in state.garrison] == ["gor"]
    assert state.narrator == 1
    assert not state.flags & LIBERATED
    conserved(state)


@pytest.mark.rule("AND-17.3")
def test_nobody_needs_a_bow_and_a_helm_still_counts() -> None:
    state = at({"dwarf": 7, "warrior": 4}, garrison=["skral"], strength=4, willpower=14, carries={"dwarf": ["helm"]})
    do(state, "storm skral", "begin", roll=[2, 2, 1, 1, 3])
    assert state.battle is not None
    assert state.battle.attack == 4 + 4


@pytest.mark.rule("AND-17.3")
def test_a_creature_that_comes_to_the_castle_joins_them() -> None:
    state = at({"dwarf": 72, "warrior": 72}, garrison=["gor"], creatures={11: "troll", 4: "skral"})
    sunrise(state)
    assert [state.setting.kinds[kind].id for kind in state.garrison] == ["gor", "skral", "troll"]
    assert state.castle == 0
    assert not state.over
    conserved(state)


@pytest.mark.rule("AND-17.4")
def test_when_the_last_is_defeated_the_castle_is_free() -> None:
    state = at({"dwarf": 7, "warrior": 4}, garrison=["gor"], strength=9)
    do(state, "storm gor", "begin", "reward dwarf 2 0", roll=[1, 2, 1, 2])
    assert state.flags & LIBERATED
    assert len(heard(state, CastleFreed)) == 1
    assert state.willpower == [10, 10], "everybody gets 3"
    assert "walk 0" in offered(state)
    state.beasts[11] = state.setting.kind_number["gor"]
    sunrise(state)
    assert state.castle == 1, "from now on golden shields count"
    assert state.garrison == ()


@pytest.mark.rule("AND-17.4", "AND-8.9")
def test_after_that_the_castle_can_be_overrun() -> None:
    state = at({"dwarf": 7, "warrior": 72}, garrison=(), creatures={11: "gor"})
    state.castle = 3
    sunrise(state)
    assert state.result == LOST


# Gems


@pytest.mark.rule("AND-17.5")
def test_gems_are_no_money_here() -> None:
    state = at({"dwarf": 71, "warrior": 72}, carries={"dwarf": ["gem-6"]})
    assert not [text for text in offered(state) if text.startswith("buy")]


@pytest.mark.rule("AND-17.5")
def test_a_creature_next_to_a_gem_goes_there_and_the_gem_is_gone() -> None:
    state = at({"dwarf": 18, "warrior": 72}, carries={"dwarf": ["gem-2"]}, creatures={14: "gor"})
    do(state, "drop gem-2")
    assert lies(state, 18) == ["gem-2"]
    sunrise(state)
    assert creatures(state) == {18: "gor"}
    assert lies(state, 18) == []
    sunrise(state)
    assert creatures(state) == {14: "gor"}, "then along its arrow again"


@pytest.mark.rule("AND-17.5")
def test_the_dearer_of_two_gems_draws_it_even_from_the_castle_gate() -> None:
    state = at({"dwarf": 72, "warrior": 72}, creatures={6: "gor"}, ground={13: ["gem-2"], 17: ["gem-4"]})
    sunrise(state)
    assert creatures(state) == {17: "gor"}
    assert lies(state, 13) == ["gem-2"]


@pytest.mark.rule("AND-17.5")
def test_creatures_keep_their_order_and_a_gem_draws_only_one() -> None:
    state = at({"dwarf": 72, "warrior": 72}, creatures={6: "skral", 16: "gor"}, ground={17: ["gem-6"]})
    sunrise(state)
    assert creatures(state) == {17: "gor"}, "the gor took the gem, the skral went into the castle"
    assert state.setting.kinds[state.garrison[-1]].id == "skral"


@pytest.mark.rule("AND-17.5")
def test_a_gem_where_a_new_creature_appears_is_gone() -> None:
    state = at({"dwarf": 72, "warrior": 72}, ground={12: ["gem-6"], 13: ["gem-4"]}, creatures={84: "dragon"})
    legend_card(state, "L")
    assert lies(state, 12) == []
    assert lies(state, 13) == ["gem-4"]


@pytest.mark.rule("AND-17.5")
def test_gems_lure_only_at_sunrise() -> None:
    state = at({"dwarf": 72, "warrior": 72}, willpower=1, creatures={14: "gor"}, ground={18: ["gem-6"]})
    number = state.setting.event_ids.index("G18")
    state.deck = (number,)
    state.fog[8] = state.setting.fog_kinds.index("event") + 1
    state.space[0] = 7
    go_on(state, *state.steps)
    do(state, "walk 8", "stop", by="dwarf")
    assert creatures(state) == {2: "gor"}, "a card moves it along its arrow"


# Helps


@pytest.mark.rule("AND-17.9")
def test_the_first_gor_in_the_fog_is_a_jailer_and_its_defeat_frees_the_prince() -> None:
    state = at({"dwarf": 7, "warrior": 11}, strength=9, fog={8: "gor", 12: "gor"})
    do(state, "walk 8", "stop", by="dwarf")
    assert creatures(state) == {8: "jailer"}
    do(state, "walk 12", "stop", by="warrior")
    assert creatures(state) == {8: "jailer", 12: "gor"}, "the second token is a plain gor"
    sunrise(state)
    assert creatures(state) == {8: "jailer", 11: "gor"}, "the jailer does not move"
    do(state, "fight 8", "begin", "reward dwarf 2 0", by="dwarf", roll=[1, 2, 1, 2])
    assert state.friends[PRINCE] == 8
    assert offered(state, verb="move-friend")


@pytest.mark.rule("AND-17.10")
@pytest.mark.parametrize(("heroes", "tokens"), [(2, 1), (3, 2), (4, 2)])
def test_the_shield_dwarves_come_once_for_creature_tokens(heroes: int, tokens: int) -> None:
    state = at(dict.fromkeys(NAMES[:heroes], 7), helps=["shield-dwarves"])
    state.heap = tuple(state.setting.token_ids.index(token) for token in ("K9", "K1", "K4"))
    do(state, "call-help shield-dwarves", by="warrior")
    assert state.friends[DWARVES] == 71
    assert len(state.heap) == 3 - tokens
    assert on_turn(state) == "dwarf"
    assert not offered(state, verb="call-help")


@pytest.mark.rule("AND-17.10")
def test_a_help_that_was_not_drawn_cannot_be_called() -> None:
    assert not offered(at({"dwarf": 7, "warrior": 7}, helps=["keepers"]), verb="call-help")


@pytest.mark.rule("AND-17.10")
def test_a_farmer_led_to_71_is_a_golden_shield_and_gives_1_strength() -> None:
    state = at({"dwarf": 43, "warrior": 7}, helps=["hidden-farmers"], ground={43: ["farmer", "farmer"]})
    legend_card(state, "hidden-farmers")
    shields = golden_shields(state)
    do(state, "take-along farmer", "take-along farmer", "walk 71", "stop")
    assert state.strength == [3, 1]
    assert golden_shields(state) == shields + 2
    assert lies(state, 71) == []


@pytest.mark.rule("AND-17.10")
def test_without_that_help_71_is_no_refuge() -> None:
    state = at({"dwarf": 43, "warrior": 7}, ground={43: ["farmer"]})
    do(state, "take-along farmer", "walk 71", "stop")
    assert (state.strength[0], lies(state, 71)) == (1, ["farmer"])


@pytest.mark.rule("AND-17.10")
def test_rune_lore_and_old_poison() -> None:
    state = at({"dwarf": 43, "warrior": 7})
    legend_card(state, "rune-lore", roll=[1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 1, 1, 1, 1])
    assert [space for space in range(85) if lies(state, space)] == [11, 22, 33, 44, 55]
    legend_card(state, "old-poison")
    assert lies(state, 37) == ["poison"]


@pytest.mark.rule("AND-17.10")
def test_whoever_ends_the_day_at_the_tree_gets_2_willpower_while_it_stands() -> None:
    state = at({"dwarf": 57, "warrior": 7}, helps=["keepers"])
    sunrise(state)
    assert state.willpower == [7, 7], "the help has not been read"
    legend_card(state, "keepers")
    sunrise(state)
    assert state.willpower == [9, 7]
    sunrise(state)
    assert state.willpower == [11, 7], "at every sunrise"
    state.shut = (57,)
    sunrise(state)
    assert state.willpower == [11, 7]


def test_the_view_calls_a_help_what_its_card_calls_it() -> None:
    """No message is needed for it, so a help of a legend of one's own is told in both faces too."""
    state = at({"dwarf": 7, "warrior": 7}, helps=["shield-dwarves"])
    view = state.view(0)
    assert isinstance(view, AndorView)
    (told,) = view.helps
    card = state.setting.cards[state.helps[0]]
    assert (told.id, told.title, told.promise) == ("shield-dwarves", card.title, card.goal)
