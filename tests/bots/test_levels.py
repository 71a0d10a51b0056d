"""The levels: the same in every game, deterministic, honest, and never without an answer."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest

import herna
from herna.arena.exploring import explore
from herna.bots import LEVELS, SKILLS, Planner, Skill, Stage, bot, budget, hurried, known, levels
from herna.bots.judging import LearnedJudge, OwnJudge, judge_of, outcome
from herna.bots.nets import Network
from herna.bots.planner import different
from herna.bots.turns import Deadline, Interrupted, Line, extend
from herna.bots.turns import position as place_of
from herna.bots.weights import (
    FILE,
    POINT,
    Figures,
    Layer,
    Learned,
    Net,
    Practice,
    WeightFile,
    learned,
    place,
    read,
    sheet_of,
    stamp,
    write,
)
from herna.games import names
from herna.kernel import BadSetting, State
from herna.words import reason_text
from tests.bots import looking, tiny
from tests.games.battery import draw_setting
from tests.games.eight_minute_empire.table import BLUE, RED, position

FAMILY = ("eight_minute_empire", "eight_minute_legends")
FEW = 6
"""Turns looked at ahead: enough to tell the levels apart, and quick."""


def quick(level: str, seed: int) -> Any:
    return bot(f"{level}@{FEW}", seed)


def middle(name: str, seed: int, **fixed: Any) -> State:
    """A position in the middle of a game with options drawn at random."""
    draw = random.Random(seed)
    _, players, options = draw_setting(name, draw, **fixed)
    state = herna.game(name).new(players, seed, **options)
    while not state.over and state.ply < 25 + seed:
        state.apply(draw.choice(state.options()))
    return state


def test_the_levels_have_the_same_names_everywhere() -> None:
    assert levels()[-5:] == LEVELS == ("beginner", "easy", "fair", "strong", "master")
    assert {"random", "greedy"} <= set(known())


@pytest.mark.parametrize("name", FAMILY)
def test_the_levels_play_a_whole_game_at_one_table(name: str) -> None:
    state = herna.game(name).new(players=4, seed=5)
    bots = [quick(level, seat) for seat, level in enumerate(("beginner", "fair", "strong", "master"))]
    while not state.over:
        seat = state.seats_to_act[0]
        before = state.digest()
        action = bots[seat].choose(state, seat)
        assert state.digest() == before
        state.apply(action, seat)


HIDING: dict[str, dict[str, Any]] = {"eight_minute_legends": {"discoveries": True, "swamp": True, "map": "surprise"}}
"""Options with which something is hidden, where the usual ones hide little."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", names())
def test_what_a_seat_cannot_see_does_not_change_its_choice(level: str, name: str) -> None:
    compared, seed = 0, -1
    while compared < 2:
        seed += 1
        state = middle(name, seed, **HIDING.get(name, {}))
        if state.over or len(state.options(state.seats_to_act[0])) == 1:
            continue
        compared += 1
        seat = state.seats_to_act[0]
        twin = state.imagine(seat, random.Random(99))
        assert twin.digest() != state.digest()
        assert quick(level, 5).choose(twin, seat) == quick(level, 5).choose(state, seat)


@pytest.mark.parametrize("name", FAMILY)
def test_bids_in_closed_fists_do_not_change_a_choice(name: str) -> None:
    fixed = {"map": "surprise"} if "leg" in name else {}
    for level in LEVELS:
        chosen = set()
        for bid in range(4):
            state = herna.game(name).new(players=3, seed=4, **fixed)
            state.apply(state.options(0)[bid], 0)
            chosen.add(quick(level, 5).choose(state, 1))
        assert len(chosen) == 1, level


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_iterations_make_the_same_choices(level: str) -> None:
    state = middle("eight_minute_empire", 2, players=3)
    seat = state.seats_to_act[0]
    assert quick(level, 3).explain(state, seat) == quick(level, 3).explain(state, seat)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_says_why_in_both_languages(level: str) -> None:
    state = position(armies={RED: {"A13": 3}, BLUE: {"A13": 3}}, row=["CO2", "CO3", "FO3", "IR2", "IR3", "WO2"])
    advice = quick(level, 1).explain(state, RED)
    assert advice.action in state.options(RED)
    said = {language: reason_text(state.setting, advice.reason, language) for language in ("cs", "en")}
    assert all(said.values())
    assert said["cs"] != said["en"]


def test_a_bot_with_no_time_left_answers_with_the_best_it_has_seen() -> None:
    state = position(armies={RED: {"A13": 3}, BLUE: {"A13": 3}}, turns_left=9)
    for level in ("fair", "strong", "master"):
        late = Planner(SKILLS[level], level, 1, seconds=0.0)
        imagined = state.imagine(RED, random.Random(1))
        judge = judge_of(state.setting, deep=SKILLS[level].deep)
        best = max(extend(judge, imagined, RED, None), key=lambda line: line.worth)
        assert late.choose(state, RED) == best.actions[0]


def test_a_bot_that_is_hastened_answers_with_the_best_it_has_seen() -> None:
    state = position(armies={RED: {"A13": 3}, BLUE: {"A13": 3}}, turns_left=9)
    patient, hasty = (Planner(SKILLS["strong"], "strong", 1, seconds=600.0) for _ in range(2))
    hasty.hurry = lambda: True
    late = Planner(SKILLS["strong"], "strong", 1, seconds=0.0)
    assert hasty.choose(state, RED) == late.choose(state, RED)
    assert hasty.answers == 0
    patient.choose(state, RED)
    assert patient.answers > 0


def test_a_stopped_watch_stops_the_thinking() -> None:
    watch = Deadline(60.0)
    watch.check()
    watch.stopped = True
    with pytest.raises(Interrupted):
        watch.check()


def test_a_longer_thought_looks_at_more_answers() -> None:
    state = position(armies={RED: {"A13": 3}, BLUE: {"A13": 3}}, turns_left=12)
    looked = []
    for iterations in (0, 3, 8):
        player = Planner(SKILLS["strong"], "strong", 1, iterations=iterations)
        player.choose(state, RED)
        looked.append(player.answers)
    assert looked == [0, 3, 8]


def test_a_turn_that_was_planned_is_followed_without_thinking_again() -> None:
    state = position(armies={RED: {"A13": 3}, BLUE: {"A13": 3}}, row=["FO5", "CO2", "CO3", "IR2", "IR3", "WO2"])
    player = Planner(SKILLS["fair"], "fair", 1)
    state.apply(player.choose(state, RED), RED)
    thought = player.thought
    while state.turn == RED and not state.over:
        if len(state.options(RED)) > 1:
            assert player.think(state.imagine(RED, random.Random(3)), RED) in state.options(RED)
        state.apply(player.piece[0] if player.piece[0] in state.options(RED) else state.options(RED)[0], RED)
    assert player.thought is thought


def test_greed_takes_two_and_who_looks_ahead_leaves_three() -> None:
    """From a heap of four or five only one move leaves three; the game teaches nothing, so its scores must do."""
    setting = tiny.GAME.setting()
    for pebbles, right in ((4, 1), (5, 2)):
        state = tiny.heap_of(setting, pebbles)
        assert bot("greedy", 1).choose(state, 0) == tiny.Pick(2)
        assert bot("strong", 1).choose(state, 0) == tiny.Pick(right)
        assert bot("master", 1).choose(state, 0) == tiny.Pick(right)


def test_looking_further_finds_what_one_answer_does_not_show() -> None:
    """Sixteen pebbles: only taking one leaves a multiple of three, from which the other loses whatever he does. After
    one answer two pebbles still look better; played to the end by takers of two, it shows who gets the last one."""
    state = tiny.heap_of(tiny.GAME.setting(), 16)
    near = Planner(Skill(width=2, stages=(Stage(2, 1, 1),)), "near", 1)
    far = Planner(Skill(width=2, stages=(Stage(2, 1, 1), Stage(2, 1, 8))), "far", 1)
    assert near.choose(state, 0) == tiny.Pick(2)
    assert far.choose(state, 0) == tiny.Pick(1)


def test_whoever_only_turns_something_up_is_not_a_turn_ahead() -> None:
    """To look and then take one point is worse than to take two at once, however far one looks ahead: both turns are
    played to their end before the other answers."""
    state = looking.GAME.new(2, 1)
    for level in ("strong", "strong@1", "master", "master@30"):
        assert bot(level, 1).choose(state, 0) == looking.Take(), level


def test_turns_that_are_compared_by_their_answers_are_different_ways_to_play() -> None:
    """Twenty ends of one beginning, all worth the same, and three of another that are worth less: of eight turns most
    are different ways, the rest are details of the best one, and no position is there twice."""
    setting = tiny.GAME.setting()
    one, two = (tiny.Pick(1),), (tiny.Pick(2),)
    same = [Line(one, one, tiny.heap_of(setting, 30 + number), 5.0) for number in range(20)]
    other = [Line(two, two, tiny.heap_of(setting, 10 + number), 4.0 - number) for number in range(3)]
    again = Line(two, two, tiny.heap_of(setting, 30), 4.5)
    chosen = different([*same, again, *other], 8)
    assert len(chosen) == len({place_of(line.after) for line in chosen}) == 8
    assert [line for line in chosen if line.begin == two] == other
    assert [line.worth for line in chosen] == sorted((line.worth for line in chosen), reverse=True)
    assert different(same, 8) == same[:8]


def test_a_beginner_does_not_always_find_the_best() -> None:
    state = position(armies={RED: {"A13": 3}, BLUE: {"A13": 3}}, turns_left=9)
    assert len({bot("beginner", seed).choose(state, RED) for seed in range(12)}) > 1
    assert len({bot("easy", seed).choose(state, RED) for seed in range(4)}) == 1


def test_in_place_of_a_bot_that_was_late_the_best_first_step_is_taken() -> None:
    state = position(
        armies={RED: {"A13": 3}, BLUE: {"A13": 3}},
        cards={RED: ["CR1", "CR2", "CR3"]},
        row=["CO1", "CO2", "CO3", "WO2", "CR4"],
        turns_left=2,
    )
    assert state.notation(hurried(state, RED, 10.0)) == "take-card 5"
    assert hurried(state, RED, 0.0) in state.options(RED)


@pytest.mark.parametrize(
    "word", ["strong@", "strong@x", "strong@-3", "greedy@5", "strong@0s", "strong@nans", "strong@1e9s"]
)
def test_a_budget_that_is_none_is_refused(word: str) -> None:
    with pytest.raises(BadSetting) as caught:
        bot(word)
    assert caught.value.code == "bad-budget"
    assert budget("master@12")[1].iterations == 12
    assert budget("master@0.5s")[1].seconds == 0.5


# Weights


@pytest.mark.parametrize("name", [name for name in herna.game_names() if place(herna.game(name)).is_file()])
def test_the_weights_belong_to_these_rules_and_features(name: str) -> None:
    """Whoever raises the version of the rules learns the weights anew: herna train GAME."""
    game = herna.game(name)
    file = read(place(game), game.name, game.rules)
    assert file is not None
    assert file.table
    for table in file.table:
        settings = [game.setting_of(table.players, options) for options in game.lessons(table.players)]
        setting = next(one for one in settings if sheet_of(one).lesson == table.lesson)
        assert learned(setting, sheet_of(setting)) == table
        assert isinstance(judge_of(setting), LearnedJudge)
        assert f"herna train {name} --players {table.players} " in table.recipe


def weights_for(players: int, name: str) -> Learned:
    sheet = sheet_of(herna.game(name).setting(players))
    count = len(sheet.judged)
    net = Net((Layer(((1,) * count, (-1,) * count), (0, 3), 1),), (5, 7), 2)
    figures, practice = Figures(1, (2, 3), 40, 0.5, 6), Practice((5,), 50, 0.6, 7)
    recipe = 'herna "train"'
    return Learned(players, recipe, stamp(sheet), figures, -7, tuple(range(count)), practice, net)


def test_a_file_of_weights_is_read_as_it_was_written(tmp_path: Path) -> None:
    name = "eight_minute_empire"
    file = WeightFile(name, herna.game(name).rules, (weights_for(2, name), weights_for(3, name)))
    write(tmp_path / FILE, file)
    assert read(tmp_path / FILE, name, file.rules) == file


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("no toml at all [", "weights-broken"),
        ('game = "heap"\nrules = 1\n', "weights-broken"),
        ('game = "heap"\nrules = 1\ntable = 3\n', "weights-broken"),
        ('game = "heap"\nrules = 1\n[[table]]\n[[table.net.layers]]\ncells = ["1 x"]\n', "weights-broken"),
        ('game = "heap"\nrules = 9\ntable = []\n', "weights-other-rules"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_in_one_line(tmp_path: Path, text: str, code: str) -> None:
    (tmp_path / FILE).write_text(text)
    with pytest.raises(BadSetting) as caught:
        read(tmp_path / FILE, "heap", 1)
    assert caught.value.code == code
    assert "\n" not in str(caught.value)
    assert "herna train heap" in str(caught.value)
    assert "herna train heap" in caught.value.reason("cs")


def test_the_command_that_makes_weights_again_can_be_typed(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('game = "eight_minute_empire"\nrules = 1\ntable = []\n')
    with pytest.raises(BadSetting) as caught:
        read(tmp_path / FILE, "eight_minute_empire", 2)
    assert "herna train eight_minute_empire." in str(caught.value)


def test_a_value_is_a_sum_of_whole_numbers() -> None:
    """Bias -7, the weights 0, 1, 2 … and two cells, of which the one that adds everything up is above zero."""
    state = position(armies={RED: {"A13": 3}, BLUE: {"A13": 3}})
    sheet = sheet_of(state.setting)
    table = weights_for(2, "eight_minute_empire")
    counted = sheet.judge(state, RED)
    plain = sum(weight * number for weight, number in enumerate(counted)) - 7
    assert LearnedJudge(sheet, table, deep=False).worth(state, RED) == plain
    total = sum(counted)
    cells = max(0, total) * 5 + max(0, 3 - total) * 7
    assert LearnedJudge(sheet, table).worth(state, RED) == plain + cells // 2


def test_cells_side_by_side_give_what_each_would_give_alone() -> None:
    """Two layers over numbers of either sign, by the plain definition: add up, at least zero, divide."""
    dice = random.Random(7)

    def numbers(count: int, most: int) -> tuple[int, ...]:
        return tuple(dice.randint(-most, most) for _ in range(count))

    for _ in range(20):
        layers = (
            Layer(tuple(numbers(9, 5000) for _ in range(7)), numbers(7, 90_000), 16),
            Layer(tuple(numbers(7, 5000) for _ in range(3)), numbers(3, 90_000), 4096),
        )
        net = Net(layers, numbers(3, 2000), 256)
        features = [*numbers(9, 300)]
        found: list[int] = features
        for layer in layers:
            sums = [
                sum(weight * number for weight, number in zip(cell, found, strict=True)) + offset
                for cell, offset in zip(layer.cells, layer.offsets, strict=True)
            ]
            found = [max(0, total) // layer.scale for total in sums]
        expected = sum(share * number for share, number in zip(net.shares, found, strict=True)) // net.scale
        assert Network(net).added(features) == expected


def test_a_finished_game_counts_as_it_ended() -> None:
    setting = tiny.GAME.setting()
    state = tiny.heap_of(setting, 1)
    state.apply(tiny.Pick(1))
    assert outcome(state, 0) == 1000 * POINT + 11 * POINT
    assert outcome(state, 1) == -11 * POINT
    assert OwnJudge().worth(state, 0) == 11 * POINT


def test_games_to_learn_from_are_the_same_again_and_end_as_they_were_scored() -> None:
    """Of seven pebbles and ten points for the last, somebody is ahead by nine or more; the seats mirror each other."""
    rows = explore(tiny.GAME, 2, 3)
    assert rows == explore(tiny.GAME, 2, 3)
    assert any(rows != explore(tiny.GAME, 2, seed) for seed in range(4, 30))
    assert len(rows.features) == len(rows.results) >= 6
    assert rows.results[0] == -rows.results[1]
    assert abs(rows.results[0]) >= 9


def test_thinking_stops_when_its_time_is_up() -> None:
    """How long it takes is for the benchmark; here only that the time counts at all."""
    state = position(armies={RED: {"A13": 3}, BLUE: {"A13": 3}}, turns_left=12)
    endless = Skill(width=6, stages=(Stage(8, 10_000, 3),))
    started = time.perf_counter()
    player = Planner(endless, "endless", 1, seconds=0.3)
    assert player.choose(state, RED) in state.options(RED)
    assert time.perf_counter() > started
    assert player.answers < 240_000
