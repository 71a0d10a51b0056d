"""Records: the save, the replay and the fixture; cut and edited ones."""

from __future__ import annotations

import json
import random
from typing import Self

import pytest
from hypothesis import given
from hypothesis import strategies as st

import herna
from herna.kernel import Action, BadRecord, Match, Record, Setting, State
from tests.kernel.companies import CommonPot, Pay, Together
from tests.kernel.tiny import TinyState

GAME = herna.game("eight_minute_empire")


def played(moves: int = 40, seed: int = 4) -> Match:
    match = Match.new(GAME, players=3, seed=seed, names=("Ann", "Béďa", "Cyril"), goods_tokens=True)
    draw = random.Random(seed)
    for number in range(moves):
        if match.state.over:
            break
        seat = match.state.seats_to_act[0]
        match.play(draw.choice(match.state.options(seat)), seat, at=1000.0 + number)
    return match


TEXT = played().record.write()
LINES = TEXT.splitlines()


def test_a_record_leads_to_the_same_position_again() -> None:
    match = played()
    record = herna.load(match.record.write())
    assert record.replay().digest() == match.state.digest()
    assert record.head.names == ("Ann", "Béďa", "Cyril")
    assert record.head.options["goods_tokens"] is True
    assert record.moves == match.record.moves
    assert record.write() == match.record.write()


def test_a_record_can_be_replayed_up_to_any_move() -> None:
    record, match = herna.load(TEXT), played(moves=0)
    for number, move in enumerate(list(record.moves)):
        assert record.replay(to=number).digest() == match.state.digest()
        match.play(move.action, move.seat)


def test_a_loaded_game_goes_on() -> None:
    whole = played(moves=400)
    assert whole.state.over
    match = Match(herna.load(TEXT))
    for move in whole.record.moves[40:]:
        match.play(move.action, move.seat, move.at)
    assert match.record.write() == whole.record.write()


@pytest.mark.parametrize("to", [-1, 41, 1000])
def test_there_is_no_move_beyond_the_last(to: int) -> None:
    with pytest.raises(BadRecord) as caught:
        herna.load(TEXT).replay(to=to)
    assert caught.value.code == "no-such-move"


@given(cut=st.integers(0, len(TEXT.encode()) - 2))
def test_a_record_cut_anywhere_names_its_last_good_move_and_can_be_continued(cut: int) -> None:
    short = TEXT.encode()[:cut]
    with pytest.raises(BadRecord) as caught:
        herna.load(short)
    good = caught.value.last_good
    whole_lines = short.count(b"\n")
    head_is_whole = cut >= len(LINES[0].encode())
    if not head_is_whole:
        assert caught.value.code == "not-a-record"
        return
    assert caught.value.code == "cut-record"
    assert good in (whole_lines - 1, whole_lines)
    match = Match(herna.load(short, to=good))
    assert match.state.digest() == herna.load(TEXT).replay(to=good).digest()


@given(
    place=st.integers(0, len(TEXT) - 1),
    letter=st.characters(min_codepoint=32, max_codepoint=0x2FF, exclude_categories=["Cs"]),
)
def test_a_record_with_one_letter_changed_is_noticed_and_the_moves_before_are_good(place: int, letter: str) -> None:
    edited = TEXT[:place] + letter + TEXT[place + 1 :]
    if edited == TEXT:
        return
    line = TEXT[:place].count("\n")
    try:
        record = herna.load(edited)
    except herna.HernaError as error:
        if isinstance(error, BadRecord) and error.last_good:
            assert error.last_good <= line
            assert herna.load(edited, to=error.last_good).replay().digest()
    else:
        # A change that means nothing, such as a blank for a line end, leaves the same record.
        assert record.write() == TEXT


def changed(line: int, **values: object) -> str:
    lines = LINES.copy()
    data = json.loads(lines[line]) | values
    lines[line] = json.dumps(data)
    return "\n".join(lines) + "\n"


def test_an_edited_move_is_named() -> None:
    with pytest.raises(BadRecord) as caught:
        herna.load(changed(10, seat=2, at=0.5))
    assert caught.value.code == "edited-record"
    assert caught.value.last_good == 9


def test_another_seed_in_the_head_is_noticed() -> None:
    with pytest.raises(BadRecord, match=r"edited|changed"):
        herna.load(changed(0, seed=99))


@pytest.mark.parametrize(
    "text", ["", "\n\n", "rubbish", "[" * 100_000, "{}", "[1, 2]", '{"herna": 1}', b"\x00\xff\xfe\x80", "null"]
)
def test_what_is_not_a_record_is_said_to_be_none(text: str | bytes) -> None:
    with pytest.raises(BadRecord) as caught:
        herna.load(text)
    assert caught.value.code == "not-a-record"
    assert caught.value.last_good == 0


def rewritten(**head: object) -> str:
    """The record with another head, its checks made good."""
    record = herna.load(TEXT)
    changed = type(record.head)(**{**{f: getattr(record.head, f) for f in record.head.__struct_fields__}, **head})
    return Record(changed, record.setting, record.moves).write(witness="0" * 32)


@pytest.mark.parametrize(
    ("head", "code"),
    [
        ({"rules": 99}, "other-rules"),
        ({"game": "ludo"}, "unknown-game"),
        ({"players": 9}, "wrong-players"),
        ({"options": {"colour": "red"}}, "unknown-option"),
        ({"options": {"players": 3}}, "unknown-option"),
        ({"options": {"self": 3}}, "unknown-option"),
        ({"seed": -1}, "wrong-seed"),
    ],
)
def test_a_record_of_another_world_is_refused(head: dict[str, object], code: str) -> None:
    with pytest.raises(herna.HernaError) as caught:
        herna.load(rewritten(**head))
    assert caught.value.code == code


def test_moves_that_do_not_follow_from_the_seed_are_refused_where_they_stop() -> None:
    record = herna.load(rewritten(seed=5))
    with pytest.raises(BadRecord) as caught:
        record.replay()
    assert caught.value.code in ("impossible-move", "wrong-witness")
    with pytest.raises(BadRecord):
        Match(herna.load(rewritten(seed=5)))


def test_a_false_witness_is_noticed() -> None:
    with pytest.raises(BadRecord) as caught:
        herna.load(rewritten()).replay()
    assert caught.value.code == "wrong-witness"
    with pytest.raises(BadRecord):
        Match(herna.load(rewritten()))


class OtherSteps(CommonPot, frozen=True, tag="other-steps"):
    """A step of another name that asks the same."""


class OtherState(TinyState):
    __slots__ = ("spare",)
    spare: int

    def copy(self) -> Self:
        new = super().copy()
        new.spare = self.spare
        return new


class LaidOutOtherwise(Together):
    """A game like the tiny one with another name for its step and one slot more."""

    state = OtherState
    steps = (OtherSteps,)

    def deal(self, setting: Setting, seed: int) -> State:
        state, plain = OtherState(setting, seed), super().deal(setting, seed)
        for slot in (*plain.board, "rng"):
            setattr(state, slot, getattr(plain, slot))
        state.spare = 7
        state.push(OtherSteps(0))
        return state


class Generous(Together):
    def scores(self, state: TinyState) -> tuple[int, ...]:
        return tuple(score + 1 for score in super().scores(state))


class Miserly(CommonPot, frozen=True, tag="common-pot"):
    def options(self, state: TinyState, seat: int) -> list[Action]:
        return super().options(state, seat)[:-1]


class MiserlyTogether(Together):
    steps, first = (Miserly,), Miserly(0)


def paid(game: Together) -> Match:
    """One coin is paid, three seats are still to pay."""
    match = Match.new(game, 4, seed=1)
    match.play(Pay(1), 0)
    return match


def test_a_witness_does_not_mind_how_a_state_is_laid_out() -> None:
    plain, otherwise = paid(Together()), paid(LaidOutOtherwise())
    assert plain.state.digest() != otherwise.state.digest()
    assert plain.witness() == otherwise.witness()
    assert plain.write() == otherwise.write()


def test_a_witness_notices_other_points_other_options_and_other_moves() -> None:
    other_move = Match.new(Together(), 4, seed=1)
    other_move.play(Pay(2), 0)
    matches = [paid(Together()), paid(Generous()), paid(MiserlyTogether()), other_move]
    assert len({match.witness() for match in matches}) == len(matches)


def test_a_witness_follows_what_is_taken_back() -> None:
    match, straight = played(moves=30), played(moves=30)
    assert match.witness() == straight.witness()
    move = match.record.moves[-1]
    match.undo(move.seat, 1, consent=True)
    assert match.witness() == played(moves=29).witness()
    match.play(move.action, move.seat, move.at)
    assert match.write() == straight.record.write()


def test_lines_after_the_end_are_refused() -> None:
    with pytest.raises(BadRecord):
        herna.load(TEXT + LINES[5] + "\n")
