"""Every shared word, alone and inside others; saved and loaded at every question (`do` does that)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from herna.games.programs import Frame, Held, end, flag, happen, held_in, release, total, use, use_flag, without_deed
from herna.games.programs.lasting import Lasting
from herna.games.programs.words import SHARED_OPS, Program, children, tag_of
from tests.games.programs.carddeeds import HitBy, MayReroll
from tests.games.programs.cardgame import do, effect, offered, table
from tests.games.programs.cardwords import CARDS, COLOURS, NUMBER, WORDS, CardState

MOVE, INFLUENCE, ATTACK, BLOCK = range(4)


def test_every_word_has_its_deed() -> None:
    assert without_deed(WORDS) == []


# Cards inside cards


def test_concentration_over_improvisation_needs_a_card_to_discard_and_adds_two() -> None:
    state = table("concentration", "improvisation", mana=["green"])
    assert "play concentration true" not in offered(state), "nothing would be left to discard"
    state = table("concentration", "improvisation", "march", mana=["green"])
    do(state, "play concentration true", "inside improvisation")
    assert offered(state) == ["discard-card march"]
    do(state, "discard-card march", effect("improvisation", "strong", 1, "of", 1))
    assert state.points[ATTACK] == 5 + 2
    assert state.mana == [0, 0, 0, 0]


def test_maximal_effect_over_determination_happens_three_times() -> None:
    state = do(table("maximal-effect", "determination"), "play maximal-effect false")
    do(state, "inside determination")
    do(state, effect("determination", "basic", 0, "of", 1))
    do(state, effect("determination", "basic", 0, "of", 1))
    do(state, effect("determination", "basic", 0, "of", 0))
    assert (state.points[BLOCK], state.points[ATTACK]) == (4, 2)


def test_changes_add_up_three_deep() -> None:
    state = table("concentration", "concentration", "maximal-effect", "determination", mana=["green"])
    do(state, "play concentration true", "inside concentration", "inside maximal-effect", "inside determination")
    assert state.points[BLOCK] == 2 * (5 + 2 + 2)


def depths(program: Program, depth: int = 0) -> list[tuple[str, int]]:
    """The words of a program and of those inside it, with how many are around each."""
    found = [(tag_of(type(word)), depth) for word in program]
    for word in program:
        inside = [one for _, value in children(word) for one in (value if isinstance(value, tuple) else (value,))]
        inside += [one for _, value in children(word) if isinstance(value, dict) for one in value.values()]
        inside += [value for _, value in children(word)]
        programs = {id(one): one for one in inside if isinstance(one, Program)}
        found += [entry for one in programs.values() for entry in depths(one, depth + 1)]
    return found


def test_every_shared_word_works_inside_three_others() -> None:
    deep = {tag for tag, depth in depths(CARDS[NUMBER["nest"]].basic) if depth >= 3}
    assert {tag_of(kind) for kind in SHARED_OPS} <= deep

    state = do(table("nest", "march", mana=["red"], coins=2, night=True), "play nest false")
    first = ("nest", "basic", 0, "do", 0, "then", 0, "of", 0)
    do(state, effect(*first), "use-effect")
    assert offered(state) == ["pay-with 0"]
    do(state, "pay-with 0", effect(*first, 0, "do", 3, "to", "red", 0, "of", 1))
    assert (state.coins, state.glory, state.points[BLOCK]) == (0, 1, 1)
    do(state, "use-effect", "skip-effect")
    assert state.points[ATTACK] == 2, "the first ally, and not the second"
    assert state.points[BLOCK] == 1 + 2
    assert flag(state, 0, "fly") == 1
    do(state, "play march false", "use-effect")
    assert state.glory == 1 + 5
    do(state, "block-now", effect(*first, 0, "do", 7, "do", 0, "of", 0))
    assert state.points[ATTACK] == 2 + 10
    do(state, "end-turn")
    assert not state.lasting


def test_a_deep_cost_that_cannot_be_met_is_not_offered() -> None:
    for slots in ({"coins": 1, "mana": ["red"]}, {"coins": 2}):
        state = do(table("nest", **slots), "play nest false")
        first = effect("nest", "basic", 0, "do", 0, "then", 0, "of", 0)
        assert "use-effect" not in offered(do(state, first) if first in offered(state) else state)


def test_an_inner_card_is_offered_only_if_all_of_it_can_be_paid() -> None:
    state = do(table("maximal-effect", "improvisation", "march", "march"), "play maximal-effect false")
    assert offered(state) == ["inside march"], "three discards are needed, two cards are left"
    state = do(table("maximal-effect", "improvisation", *["march"] * 3), "play maximal-effect false")
    assert offered(state) == ["inside improvisation", "inside march"]


# Bound names


def test_stout_resolve_counts_what_was_discarded_up_to_its_limit() -> None:
    state = do(table("stout-resolve", "wound", "march", "march"), "play stout-resolve false")
    do(state, "discard-card wound", "discard-card march", "discard-card march")
    assert state.points[MOVE] == 2 + 4
    state = do(table("stout-resolve", "wound"), "play stout-resolve false", "done")
    assert state.points[MOVE] == 2


def test_offering_reads_the_colour_of_every_discarded_card() -> None:
    state = do(table("offering", "march", "determination", "wound"), "play offering false")
    assert offered(state) == ["discard-card march", "discard-card determination"]
    do(state, "discard-card march", "discard-card determination")
    assert state.mana == [0, 1, 1, 0]


def test_for_each_of_a_group_binds_each_in_turn() -> None:
    state = do(table("offering", mana=["red"]), "play offering true")
    assert state.points[ATTACK] == 2 + 3


def test_branch_goes_by_the_colour_that_was_paid() -> None:
    for colour, kind in (("red", ATTACK), ("green", MOVE), ("white", BLOCK)):
        state = do(table("pure-magic", mana=[colour]), "play pure-magic false")
        number = WORDS.value(colour)
        do(state, f"pay-with {number}")
        assert state.points[kind] == 4


def test_a_counter_makes_a_number() -> None:
    state = do(table("stout-resolve", "march", deck=(1, 1, 1), mana=["blue"]), "play stout-resolve true")
    assert len(state.hand) == 2


@pytest.mark.parametrize(("players", "points"), [(1, 9 + 2), (2, 5 + 2)])
def test_a_number_depends_on_the_players_and_on_what_is_counted(players: int, points: int) -> None:
    state = table("shield-maiden", "march", "march", mana=["green"], players=players)
    assert do(state, "play shield-maiden true").points[ATTACK] == points


# Choosing, paying, may, if, repeat


def test_pay_is_offered_only_if_it_can_be_met() -> None:
    assert "play bargain false" in offered(table("bargain", coins=2))
    assert "play bargain false" not in offered(table("bargain", coins=1))
    assert "play bargain true" not in offered(table("bargain", mana=["white"]))


def test_may_is_all_or_nothing_and_not_asked_when_it_cannot_be_met() -> None:
    state = do(table("bargain", glory=0, deck=(1,)), "play bargain false")
    assert (state.coins, state.glory) == (3, 3)
    assert "use-effect" not in offered(state), "four glory are not there"
    state = do(table("bargain", glory=1, deck=(1,)), "play bargain false")
    assert offered(state) == ["use-effect", "skip-effect"]
    assert do(state.copy(), "skip-effect").glory == 4
    assert do(state, "use-effect").glory == 0
    assert state.hand == (1,)


def test_several_different_ones_are_picked_and_all_of_them_can_be_paid() -> None:
    state = do(table("staff", coins=5), "play staff false")
    one, five, nine = (effect("staff", "basic", 0, "of", number) for number in range(3))
    assert offered(state) == [one, five, nine]
    do(state, five)
    assert state.points[ATTACK] == 6, "the dear one cannot be paid any more, so the other happens by itself"
    state = do(table("staff", coins=6), "play staff false", nine)
    assert offered(state) == [one, five]
    assert do(state, five).points[ATTACK] == 14


def test_a_single_pick_that_cannot_be_followed_is_not_offered() -> None:
    state = do(table("staff", coins=0), "end-turn")
    assert state.over
    assert "play staff false" not in offered(table("staff", coins=0)), "two picks are needed, one can be paid"


@pytest.mark.parametrize(("night", "points"), [(True, 7), (False, 6)])
def test_if_and_repeat(night: bool, points: int) -> None:
    state = table("staff", mana=["white"], night=night)
    assert do(state, "play staff true").points[ATTACK] == points


def test_a_special_is_a_function_with_arguments() -> None:
    assert do(table("wings", mana=["white"]), "play wings true").points[INFLUENCE] == 9


# Lasting things


def test_burning_shield_puts_a_program_by_until_a_block_succeeds() -> None:
    state = do(table("burning-shield"), "play burning-shield false")
    assert (state.points[BLOCK], state.points[ATTACK]) == (4, 0)
    do(state, "block-now")
    assert state.points[ATTACK] == 4
    do(state, "block-now")
    assert state.points[ATTACK] == 4, "it was put by once"


def test_what_was_put_by_is_lost_when_its_end_comes() -> None:
    state = do(table("burning-shield"), "play burning-shield false")
    assert state.lasting
    do(state, "end-turn")
    assert not state.lasting


def test_a_trigger_skips_the_first_and_goes_off_so_many_times() -> None:
    hand = ["burning-shield", *["march"] * 4]
    state = do(table(*hand, mana=["red"]), "play burning-shield true")
    glory = []
    for _ in range(4):
        do(state, "play march false")
        glory.append(state.glory)
    assert glory == [0, 1, 2, 2]


def test_a_trigger_looks_back_and_asks_for_a_colour() -> None:
    hand = ("march", "determination", "ruby-ring", "march", "burning-shield")
    state = do(table(*hand), "play march false", "play determination false")
    do(state, effect("determination", "basic", 0, "of", 0), "play ruby-ring false")
    assert state.glory == 1, "the march before it was green"
    do(state, "play burning-shield false")
    assert state.glory == 1
    do(state, "play march false")
    assert state.glory == 2
    do(state, "end-turn")
    assert state.happened == ()


def test_a_trigger_goes_off_once_for_each_thing() -> None:
    state = table("ruby-ring", "march", "march", "rookie", mana=["red"], pool=(1,))
    do(state, "play ruby-ring true", "play march false", "play march false")
    assert state.glory == 1
    do(state, "play rookie false")
    assert state.glory == 2


@pytest.mark.parametrize(("night", "points"), [(True, 1), (False, 0)])
def test_a_trigger_has_conditions(night: bool, points: int) -> None:
    state = do(table("night-watch", "march", night=night), "play night-watch false", "play march false")
    assert state.points[ATTACK] == points


def test_a_flag_can_be_asked_for() -> None:
    assert do(table("night-watch", mana=["white"]), "play night-watch true").points[ATTACK] == 8


def test_flags_add_up_last_until_their_end_and_are_used_up() -> None:
    state = do(table("wings", "wings", mana=["white"]), "play wings false", "play wings true")
    assert (flag(state, 0, "fly"), flag(state, 0, "extra-die"), flag(state, 1, "fly")) == (1, 2, 0)
    use_flag(state, 0, "extra-die")
    assert flag(state, 0, "extra-die") == 1
    end(state, "phase")
    assert (flag(state, 0, "fly"), flag(state, 0, "extra-die")) == (1, 0), "a longer end is still to come"
    end(state, "round")
    assert flag(state, 0, "fly") == 0


def test_what_is_attached_lasts_until_it_is_taken_away() -> None:
    state = table()
    state.lasting = (Lasting("attached", Frame(0, actor=0, source=7), flag="fly", n=1),)
    end(state, "round")
    assert flag(state, 0, "fly") == 1
    release(state, 7)
    assert flag(state, 0, "fly") == 0


def test_an_event_of_somebody_else_sets_nothing_off() -> None:
    state = do(table("burning-shield"), "play burning-shield false")
    happen(state, "block-succeeded", 1)
    assert state.lasting


def used(state: CardState, seat: int, colour: str) -> int:
    """The glory after somebody has used mana."""
    happen(state, "mana-used", seat, colour=(WORDS.value(colour),))
    state.start()
    return state.glory


def test_a_trigger_for_the_others_begins_anew_every_turn() -> None:
    state = do(table("mana-curse", players=2, glory=5), "play mana-curse false")
    assert [used(state, 0, "red"), used(state, 1, "blue"), used(state, 1, "red"), used(state, 1, "red")] == [5, 5, 4, 4]
    end(state, "turn")
    assert used(state, 1, "red") == 3
    end(state, "round")
    assert used(state, 1, "red") == 3


def test_a_trigger_for_all_counts_everybody() -> None:
    state = do(table("mana-curse", players=2, mana=["red"]), "play mana-curse true")
    assert [used(state, 0, "red"), used(state, 1, "blue")] == [1, 2]


# Standing words


def test_standing_words_add_up_and_some_help_once_a_round() -> None:
    state = table()
    held = list(held_in(CARDS[NUMBER["shield-maiden"]].basic, seat=0, bearer=3))
    assert total(state, HitBy("blue"), held) == 1
    assert total(state, HitBy("red"), held) == 3
    use(state, held[1])
    assert total(state, HitBy("red"), held) == 1
    end(state, "turn")
    assert total(state, HitBy("red"), held) == 1
    end(state, "round")
    assert total(state, HitBy("red"), held) == 3


def test_a_standing_word_is_never_carried_out() -> None:
    state = do(table("shield-maiden"), "play shield-maiden false")
    assert state.points == [0, 0, 0, 0]


def test_a_mercenary_may_roll_dice_again_on_a_path() -> None:
    held: list[Held] = list(held_in(CARDS[NUMBER["mercenary"]].basic, seat=0, bearer=1))
    assert total(table(), MayReroll("red"), held) == 2
    assert total(table(), MayReroll("blue"), held) == 0


def test_a_rookie_exchanges_a_die() -> None:
    assert "play rookie false" not in offered(table("rookie"))
    state = do(table("rookie", pool=(0, 0, 1)), "play rookie false")
    assert offered(state) == ["swap-die 0 1", "swap-die 0 2", "swap-die 1 0", "swap-die 1 2"]
    assert do(state, "swap-die 0 2").pool == (0, 1, 2)


@given(data=st.data())
def test_whatever_is_offered_can_be_carried_through(data: st.DataObject) -> None:
    """Random hands played at random: no question is without an answer, and nobody ever gives more than he has."""
    names = [card.id for card in CARDS]
    hand = data.draw(st.lists(st.sampled_from(names), min_size=1, max_size=7))
    colours = data.draw(st.lists(st.sampled_from(COLOURS), max_size=4))
    coins = data.draw(st.integers(0, 7))
    state = table(*hand, mana=colours, coins=coins, deck=(1, 2, 3), pool=(0, 1), night=data.draw(st.booleans()))
    while not state.over:
        assert state.options()
        again = CardState.load(state.setting, state.dump())
        assert again.options() == state.options()
        if len(state.steps) == 1 and state.ply > 40:
            break
        state.apply(data.draw(st.sampled_from(state.options())))
        assert min(state.mana) >= 0
        assert state.coins >= 0
        assert state.glory >= 0
