"""The combat solver: as good as trying everything, honest about what it cannot know, and never a line that fails."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import cast

import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight.advice.fights import SOLVER_NODES
from herna.games.mage_knight.advice.solved import by_paper, solve
from herna.games.mage_knight.positions import arrange, cards, fight, first_turn, make
from herna.games.mage_knight.solver.aims import AIMS, Measure, in_order
from herna.games.mage_knight.solver.answer import Answer, told
from herna.games.mage_knight.solver.bounds import Bound
from herna.games.mage_knight.solver.moves import Moves
from herna.games.mage_knight.solver.outcomes import cards_to_come, outcomes
from herna.games.mage_knight.solver.search import Search
from herna.games.mage_knight.state import KnightState
from herna.kernel import BadSetting
from herna.words import reason_text
from tests.games.mage_knight.drawn_fights import START, drawn_fight, try_everything
from tests.games.mage_knight.duels import AGGRESSOR, ATTACKED, attacked, meeting

SMALL = (
    3, 4, 8, 13, 14, 15, 18, 21, 22, 28, 46, 49, 51, 52, 79, 82, 85, 86, 87, 89, 97, 104, 108, 121, 125, 127,
    128, 137, 140, 143, 149, 162, 164, 174, 180, 183, 201, 203, 216, 224, 239, 245, 250, 262, 266, 273, 275,
    277, 281, 284, 294, 296, 309, 321, 327, 335, 338, 339, 354, 355,
)  # fmt: skip
"""Drawn fights in which everything can be tried within a moment."""


def alone(**things: object) -> KnightState:
    """A hero of the first level in the first turn, who has just these things."""
    state = first_turn(cast("KnightState", GAME.new(players=1, seed=1, named=["tovak"])))
    arrange(state, **{"units": (), "dice": ("black", "black", "black"), "night": False, **things})  # type: ignore[arg-type]
    return state


def played(state: KnightState, answer: Answer) -> KnightState:
    """The real table after the line of an answer; fails if any action of it is not offered."""
    after = state.copy()
    for action in answer.line:
        after.apply(action, 0)
    return after


def numbers(answer: Answer) -> tuple[float, ...]:
    result = answer.result
    return tuple(getattr(result, name) for name in result.__struct_fields__)


def test_drawn_fights_come_out_as_if_everything_had_been_tried(soak: bool) -> None:
    """And the line can be played to the end at the real table, with just that result."""
    fights = large_fights() if soak else ((seed, drawn_fight(seed, cards=3, units=1)) for seed in SMALL)
    compared = 0
    for seed, state in fights:
        measure = Measure(state, 0)
        best = try_everything(state, 0, measure, 3_000)
        if best is None:
            assert soak
            continue
        compared += 1
        answer = solve(state, 0, wishes=False, nodes=200_000)
        assert answer.proven, seed
        assert numbers(answer) == tuple(abs(number) for number in best), seed
        table = state.copy()
        for action in answer.line[:-1]:
            table.apply(action, 0)
        end = table.copy()
        end.apply(answer.line[-1], 0)
        assert end.fight_of(0) is None
        assert measure.end(table, end) == best
        if compared == 1000:
            break
    assert compared == (1000 if soak else len(SMALL))


def test_the_bound_is_never_below_the_truth(soak: bool) -> None:
    """At every table on every way through a fight, whatever the order of the aims."""
    fights = islice(large_fights(), 1000) if soak else ((seed, drawn_fight(seed, cards=3, units=1)) for seed in SMALL)
    tables = 0
    for seed, state in fights:
        order = AIMS if seed % 2 else tuple(Random(seed).sample(AIMS, len(AIMS)))
        measure = Measure(state, 0, order)
        passed: list[tuple[KnightState, tuple[float, ...]]] = []
        try_everything(state, 0, measure, 3_000 if soak else 600, passed)
        bound = Bound(state, measure)
        for table, best in passed:
            assert bound.of(table) >= best, (seed, order)
        tables += len(passed)
    assert tables > 1000


def test_a_unit_may_put_itself_before_an_assassin() -> None:
    """What nobody but the hero could suffer hits the unit then: the bound does not count it as his wounds."""
    state = START.copy()
    arrange(state, hand=(), units=("shocktroops",), level=7)
    fight(state, "brown-manticore", "grey-heroes-fortified", phase="block")
    assert bound_holds(state)


def bound_holds(state: KnightState, *first: str) -> bool:
    """Is the bound nowhere below the truth, on any way through the fight, whatever matters first?"""
    measure = Measure(state, 0, in_order(first))
    passed: list[tuple[KnightState, tuple[float, ...]]] = []
    try_everything(state, 0, measure, 3_000, passed)
    assert passed
    bound = Bound(state, measure)
    return all(bound.of(table) >= most for table, most in passed)


def test_a_unit_that_goes_on_acting_is_counted_on() -> None:
    """Delphana Masters use several abilities, one after another, though they are spent already."""
    state = START.copy()
    arrange(state, hand=("march",), units=("delphana-masters",), mana=("blue", "green"), dice=("black",), level=5)
    fight(state, "green-ironclads", phase="block")
    assert bound_holds(state)


def test_what_can_be_bought_can_be_bought_again() -> None:
    """Ruthless Coercion makes one unit ready after another, for influence: none of them is spent then."""
    state = drawn_fight(956, cards=1, units=2, foes=1)
    assert bound_holds(state, "crystals", "wounds", "units", "mana", "readiness")


def test_a_skill_that_can_be_turned_up_again_is_not_spent_for_good() -> None:
    state = START.copy()
    arrange(state, hand=(), units=(), skills=("krang-arcane-disguise",), mana=("green",), dice=("black",), level=1)
    fight(state, "green-prowlers", phase="attack")
    assert bound_holds(state, "skills")


def large_fights() -> Iterator[tuple[int, KnightState]]:
    """Drawn fights of every size up to four cards, two units and two enemies, without end."""
    for seed in count(1):
        yield seed, drawn_fight(seed, cards=1 + seed % 4, units=seed % 3, foes=1 + seed % 2)


def test_what_can_be_won_without_a_wound_is_said_to_be() -> None:
    state = alone(hand=("rage", "determination", "march", "stamina"), crystals=("red",))
    fight(state, "green-prowlers")
    answer = solve(state)
    assert answer.safe
    assert answer.proven
    assert answer.result.cards == 4  # the block of 4 takes three cards, so one card has to strike for 3
    assert answer.result.crystals == 1
    assert played(state, answer).fight_of(0) is None
    assert told(answer)[0].id == "solved-safe"


def test_a_fight_it_cannot_finish_in_its_budget_says_so_and_is_never_worse_than_the_forecast() -> None:
    state = alone(hand=("rage", "rage", "swiftness", "determination", "march"), crystals=("red", "blue", "white"))
    fight(state, "grey-crossbowmen", "grey-golems", "violet-ice-mages", walled=True)
    answer = solve(state, nodes=40, wishes=False)
    assert not answer.proven
    assert "solved-best-found" in [reason.id for reason in told(answer)]
    guided = state.copy()
    while guided.fight_of(0) is not None:
        before = guided.copy()
        guided.apply(by_paper(guided, 0)[0], 0)
    measure = Measure(state, 0)
    after = played(state, answer)
    if after.fight_of(0) is None:
        table = state.copy()
        for action in answer.line[:-1]:
            table.apply(action, 0)
        assert measure.end(table, after) >= measure.end(before, guided)


def test_more_budget_is_never_worse() -> None:
    state = drawn_fight(77, cards=4, units=1, foes=2)
    found = [numbers_ordered(solve(state, 0, nodes=nodes, wishes=False)) for nodes in (60, 600, 60_000)]
    assert found == sorted(found)


def numbers_ordered(answer: Answer) -> tuple[float, ...]:
    won, fame, *costs = numbers(answer)
    return (won, fame, *(-cost for cost in costs))


def test_the_same_question_has_the_same_answer() -> None:
    state = drawn_fight(12)
    assert solve(state, 0, nodes=800) == solve(state.copy(), 0, nodes=800)


def test_it_can_be_interrupted_and_says_so() -> None:
    state = alone(hand=("rage", "rage", "swiftness", "determination", "march"), crystals=("red", "blue", "white"))
    fight(state, "grey-crossbowmen", "grey-golems", "violet-ice-mages", walled=True)
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 3

    answer = solve(state, stop=stop, nodes=200_000)
    assert answer.interrupted
    assert not answer.proven
    assert answer.nodes < 1000
    assert "solved-interrupted" in [reason.id for reason in told(answer)]
    played(state, answer)


def test_when_its_time_is_up_it_answers_with_the_best_it_has_found() -> None:
    """Each part of the search has its share of the time: without any the guide's way is all there is."""
    state = alone(hand=("rage", "rage", "swiftness", "determination", "march"), crystals=("red", "blue", "white"))
    fight(state, "grey-crossbowmen", "grey-golems", "violet-ice-mages", walled=True)
    answer = solve(state, seconds=0.0)
    assert not answer.proven
    assert not answer.interrupted
    assert answer.nodes < 1000
    assert "solved-best-found" in [reason.id for reason in told(answer)]
    played(state, answer)


def test_who_knows_the_same_gets_the_same_answer() -> None:
    """What lies in decks and piles, and what others hold, makes no difference."""
    state = first_turn(
        cast("KnightState", GAME.new(players=2, seed=3, named=["tovak", "goldyx"], scenario="full-conquest"))
    )
    seat = state.seats_awaited[0]
    arrange(state, seat=seat, hand=("rage", "determination", "improvisation"), crystals=("red",))
    fight(state, "green-orc-summoners")
    answers = [solve(state.imagine(seat, Random(n)), seat, nodes=400) for n in range(3)]
    assert answers[0] == answers[1] == answers[2]


def test_a_summoned_monster_is_weighed_by_its_chances() -> None:
    """Nothing can be blocked and nobody struck, so the wounds are those of the average monster of the brown pile."""
    state = alone(hand=(), level=1)
    fight(state, "green-orc-summoners")
    answer = solve(state, wishes=False)
    assert answer.chance
    assert not answer.sampled
    assert answer.line == ("next-phase",)
    assert 0 < answer.result.wounds < answer.at_worst.wounds
    found = outcomes(state.imagine(0, Random(0)), 0, state.parse("next-phase"))
    assert found.exact
    assert sum(one.chance for one in found.found) == pytest.approx(1)
    tokens = [one.state.fighting(0).against(0).foes[-1].token for one in found.found]
    assert len(set(tokens)) == len(tokens) > 1
    assert all(state.setting.enemies[token].colour == "brown" for token in tokens)


def test_cards_that_are_drawn_are_weighed_by_their_chances() -> None:
    state = alone(hand=(), deck=("rage", "march", "march"))
    ways = {tuple(table.deck[0][-1:]): chance for chance, table in cards_to_come(state, 0, 1)}
    (rage,), (march,) = cards(state, "rage"), cards(state, "march")
    assert ways == {(rage,): pytest.approx(1 / 3), (march,): pytest.approx(2 / 3)}


def test_the_player_may_put_the_aims_in_another_order() -> None:
    """A win for a wound, or no wound and no win."""
    state = alone(hand=("rage",), crystals=("red",))
    fight(state, "green-prowlers", phase="block")
    usual, careful = solve(state, wishes=False), solve(state, aims=["cards"], wishes=False)
    assert usual.result.won == 1
    assert usual.result.cards == 1
    assert careful.result.won == 0
    assert careful.result.cards == 0
    assert careful.aims[:2] == ("cards", "victory")
    assert careful.proven


def test_the_order_of_aims_is_checked() -> None:
    assert in_order(()) == AIMS
    state = alone(hand=("rage",))
    fight(state, "green-prowlers")
    for wrong in (["fun"], ["cards", "cards"], [""]):
        with pytest.raises(BadSetting) as error:
            solve(state, aims=wrong)
        assert error.value.code == "bad-aims"


def test_points_that_are_missing_are_told() -> None:
    """Swordsmen attack with 6 and have armour 5; two cards block 3: three more would save the wounds."""
    state = alone(hand=("determination", "march"))
    fight(state, "grey-swordsmen", phase="block")
    answer = solve(state)
    wish = answer.wishes[0]
    assert (wish.kind, wish.points, wish.saves, wish.wounds) == ("block", 3, "wounds", 3)
    text = [reason_text(state.setting, reason, language) for reason in told(answer) for language in ("en", "cs")]
    assert any("3 block more against Swordsmen would save 3 wounds" in line for line in text)


def test_an_attack_that_was_begun_may_be_given_up() -> None:
    state = alone(hand=("rage",))
    fight(state, "green-prowlers", "green-diggers", phase="attack")
    state.apply("target 0", 0)
    state.apply("target 1", 0)
    make(state, attack=2)
    answer = solve(state, wishes=False)
    assert answer.result.won == 0
    assert answer.result.fame > 0
    assert answer.line[0] == "retarget"
    played(state, answer)


def test_only_a_fight_against_enemies_can_be_solved() -> None:
    state = alone(hand=("rage",))
    for wrong in (state, first_turn(cast("KnightState", GAME.new(players=1, seed=1)))):
        with pytest.raises(BadSetting) as error:
            solve(wrong)
        assert error.value.code == "no-fight-to-solve"
    fight(state, "green-prowlers")
    for nodes in (0, -1, 10**9, True):
        with pytest.raises(BadSetting) as error:
            solve(state, nodes=nodes)
        assert error.value.code == "bad-nodes"


def test_between_heroes_nothing_is_guessed() -> None:
    """Neither of the two is told anything of the other's hand."""
    state = attacked(meeting(), fully=False)
    for seat in (AGGRESSOR, ATTACKED):
        with pytest.raises(BadSetting) as error:
            solve(state, seat)
        assert error.value.code == "no-solver-between-heroes"


def test_the_table_itself_is_not_touched() -> None:
    state = drawn_fight(5)
    before = state.digest()
    solve(state, 0, nodes=500)
    assert state.digest() == before


def test_a_small_budget_is_kept() -> None:
    state = drawn_fight(31, cards=4, units=2, foes=2)
    search = Search(state, 0, Measure(state, 0), 50, lambda: False, Moves(state, 0))
    search.run(None)
    assert search.nodes <= 150  # one card with all its questions is never cut in the middle


def test_a_bot_weighs_the_line_of_a_short_search_where_a_fight_begins() -> None:
    """The same every time, whatever was asked before: games can be played again."""
    state = alone(hand=("rage", "determination", "march", "stamina"), crystals=("red",))
    fight(state, "green-prowlers")
    line = tuple(state.parse(one) for one in solve(state, nodes=SOLVER_NODES, wishes=False).line)
    assert line in GAME.plans(state, 0)
    assert GAME.plans(state, 0) == GAME.plans(state.imagine(0, Random(7)), 0)
