"""Chapter 16: tricks, hidden traps, the conflict between members on neighbouring paths."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from herna.games.monster_lands.components.box import TRAPS
from herna.games.monster_lands.dice import DIE_NAMES
from herna.games.monster_lands.rules.attack import neighbours
from herna.games.monster_lands.state import LandsState
from tests.found import found
from tests.games.battery import check_hidden
from tests.games.monster_lands.pieces import path_number, trap
from tests.games.monster_lands.table import (
    ANNA,
    BEN,
    CARL,
    adventure,
    do,
    fresh,
    offered,
    position,
    put,
    refused,
    view_of,
)

CLANS = (("purkrab", "korfac"), ("jeducha", "bambul"), ("onduru", "trunk"))


def meeting(players: int = 2, name: str = "krus", **more: object) -> LandsState:
    """A table with tricks; the monster stands at Kale, with tile 1a."""
    facts = {"clans": CLANS, "monsters": {0: name}, "land_row": {0: "kale"}, "tiles": {0: 0}, "coins": 30}
    return position(players, tricks=True, **(facts | more))  # type: ignore[arg-type]


def dice_on(state: LandsState, where: str) -> str:
    return " ".join(DIE_NAMES[die] for die in state.on(path_number(where)).dice)


@pytest.mark.rule("ML-16.1")
def test_eighteen_tricks_and_six_hidden_traps_join_the_supply() -> None:
    state = fresh(3, tricks=True)
    tokens = Counter(TRAPS[one].group for one in (*state.trap_pile, *state.lodge))
    assert tokens == {"upgraded": 36, "hidden": 6, "trick": 18}
    assert len({token.id for token in TRAPS if token.group == "trick"}) == 8
    assert len({token.id for token in TRAPS if token.group == "hidden"}) == 4
    plain = fresh(3)
    assert {TRAPS[one].group for one in (*plain.trap_pile, *plain.lodge)} == {"upgraded"}


@pytest.mark.rule("ML-16.1")
def test_tricks_are_bought_and_laid_face_down() -> None:
    state = meeting(lodge=["divert1"], pool=("SSSSM",) * 2)
    do(state, "visit lodge S", "buy-trap 0", "done")
    assert trap("divert1") in state.traps[ANNA]
    do(state, "pawn S", "done")
    do(state, "send a1", "send-member korfac")
    while "add-trap divert1" not in offered(state):
        do(state, offered(state, "add-die")[0])
    do(state, "add-trap divert1", "done")
    ours, theirs = view_of(state, ANNA), view_of(state, BEN)
    assert (found(ours.paths[0]).traps, found(theirs.paths[0]).traps) == (("divert1",), ("covered",))


@pytest.mark.rule("ML-16.2")
def test_every_token_is_decided_about_from_the_left_and_from_the_top() -> None:
    state = meeting(players=3)
    put(state, "a1", "purkrab", ANNA, "SM", traps=["s1", "p4"])
    put(state, "a3", "jeducha", BEN, "S", traps=["m1"])
    adventure(state)
    assert (state.seats_to_act, offered(state)) == ((ANNA,), ["reveal-trap a1 0", "leave-trap"])
    assert refused(state, "reveal-trap a1 1") == ("reveal-in-order", "ML-16.2")
    assert refused(state, "reveal-trap a3 0") == ("reveal-in-order", "ML-16.2")
    do(state, "reveal-trap a1 0")
    assert dice_on(state, "a1") == "S S M", "a trap that is turned up has its die at once"
    assert offered(state) == ["reveal-trap a1 1", "leave-trap"]
    do(state, "leave-trap")
    assert (state.seats_to_act, offered(state)) == ((BEN,), ["reveal-trap a3 0", "leave-trap"])


@pytest.mark.rule("ML-16.3")
def test_a_token_that_is_left_does_nothing_and_is_still_a_trap() -> None:
    """Krabohlav is captured from 11 and killed from 12."""
    for tokens, answers, glory in (
        (["steal-s1"], ["leave-trap"], True),
        (["steal-s1"], ["reveal-trap a1 0"], False),
        (["p4"], ["leave-trap"], True),
    ):
        state = meeting(name="krabohlav", clans=(("korfac",), ("jeducha",)))
        put(state, "a1", "korfac", ANNA, "SS", traps=tokens, defense=9)
        adventure(state)
        do(state, *answers, roll=[1, 1, 1])
        before = state.glory[ANNA]
        do(state, "roll-all", roll=[5, 6])
        assert (state.glory[ANNA] > before) is glory, tokens


@pytest.mark.rule("ML-16.4")
def test_the_rulebooks_neighbours_over_an_empty_path() -> None:
    """Štěpán on the first path, Natálka on the second, Tomáš on the fourth; the third is empty."""
    state = meeting(players=3)
    put(state, "a1", "purkrab", ANNA, "S")
    put(state, "a2", "jeducha", BEN, "S")
    put(state, "a4", "onduru", CARL, "S")
    a1, a2, a4 = (path_number(name) for name in ("a1", "a2", "a4"))
    assert neighbours(state, a1) == [a2]
    assert neighbours(state, a2) == [a1, a4]
    assert neighbours(state, a4) == [a2]


@pytest.mark.rule("ML-16.4")
def test_a_trick_is_aimed_at_one_of_two_neighbours_also_of_the_own_clan() -> None:
    state = meeting(players=3)
    put(state, "a1", "purkrab", ANNA, "SM")
    put(state, "a2", "korfac", ANNA, "S", traps=["steal-m1"])
    put(state, "a4", "jeducha", BEN, "M")
    put(state, "b1", "onduru", CARL, "SM")
    adventure(state)
    do(state, "reveal-trap a2 0")
    assert offered(state) == ["aim-at a1", "aim-at a4"], "never a path of another land"
    assert refused(state, "aim-at b1") == ("not-a-neighbour", "ML-16.4")
    do(state, "aim-at a1")
    assert (dice_on(state, "a1"), dice_on(state, "a2"), dice_on(state, "a4")) == ("S", "S M", "M")


@pytest.mark.rule("ML-16.4")
def test_at_the_gate_the_other_path_is_the_neighbour_and_alone_a_trick_is_lost() -> None:
    state = meeting(monsters={0: "krus", 2: "hlubstir"})
    put(state, "gate1", "purkrab", ANNA, "SM")
    put(state, "gate2", "jeducha", BEN, "S", traps=["steal-s1"])
    adventure(state)
    do(state, "reveal-trap gate2 0")
    assert (dice_on(state, "gate1"), dice_on(state, "gate2")) == ("M", "S S")
    state = meeting()
    put(state, "a1", "purkrab", ANNA, "S", traps=["divert2"])
    adventure(state)
    do(state, "reveal-trap a1 0", roll=[1, 1, 1, 1])
    assert state.on(0).aims == ()
    assert found(view_of(state, BEN).paths[0]).shown == (True,)


@pytest.mark.rule("ML-16.5")
def test_a_defence_token_cancels_a_trick_and_both_are_gone() -> None:
    state = meeting()
    put(state, "a1", "korfac", ANNA, "S", traps=["steal-s1", "s1"])
    put(state, "a2", "jeducha", BEN, "SS", defense=1)
    adventure(state)
    do(state, "reveal-trap a1 0")
    assert (state.seats_to_act, offered(state)) == ((BEN,), ["cancel-trick", "allow-trick"])
    do(state, "cancel-trick")
    assert (dice_on(state, "a2"), state.on(path_number("a2")).defense) == ("S S", 0)
    assert (state.on(0).traps, state.trap_used) == ((trap("s1"),), (trap("steal-s1"),))
    assert offered(state) == ["reveal-trap a1 0", "leave-trap"], "the token below is the next"


@pytest.mark.rule("ML-16.5")
def test_the_target_may_let_it_happen_and_abilities_do_not_help() -> None:
    state = meeting()
    put(state, "a1", "korfac", ANNA, "S", traps=["steal-s1"])
    put(state, "a2", "jeducha", BEN, "SS", defense=1)
    adventure(state)
    do(state, "reveal-trap a1 0", "allow-trick", roll=[1, 1, 1, 1])
    assert (dice_on(state, "a1"), dice_on(state, "a2")) == ("S S", "S")
    state = meeting(clans=(("korfac",), ("lemtal",)))
    put(state, "a1", "korfac", ANNA, "S", traps=["steal-s1"])
    put(state, "a2", "lemtal", BEN, "SS")
    adventure(state)
    do(state, "reveal-trap a1 0", roll=[1, 1, 1, 1])
    assert dice_on(state, "a2") == "S", "Lemtal's two defences are against monsters only"


@pytest.mark.rule("ML-16.7")
@pytest.mark.parametrize(
    ("trick", "there", "asked", "taken"),
    [
        ("steal-m1", "SM", [], "M"),
        ("steal-s1", "SM", [], "S"),
        ("steal-x1", "SM", ["steal S", "steal M"], "M"),
        ("steal-x1", "S", [], "S"),
        ("steal-m2", "SMM", ["steal M", "done"], "M M"),
        ("steal-s2", "SSM", ["steal S", "done"], "S S"),
        ("steal-x2", "SM", ["steal S", "steal M", "done"], "S M"),
        ("steal-m2", "SM", ["steal M", "done"], "M"),
        ("steal-m1", "S", [], ""),
    ],
)
def test_each_trick_that_steals(trick: str, there: str, asked: list[str], taken: str) -> None:
    state = meeting()
    put(state, "a1", "korfac", ANNA, "", traps=[trick])
    put(state, "a2", "jeducha", BEN, there)
    adventure(state)
    do(state, "reveal-trap a1 0")
    if asked:
        assert offered(state) == asked
        do(state, *(f"steal {die}" for die in taken.split()))
    assert dice_on(state, "a1") == taken


@pytest.mark.rule("ML-16.7")
def test_of_up_to_two_the_thief_takes_as_many_as_he_likes() -> None:
    for answers, left in ((["done"], "S S"), (["steal S", "done"], "S"), (["steal S", "steal S"], "")):
        state = meeting()
        put(state, "a1", "korfac", ANNA, "S", traps=["steal-s2"])
        put(state, "a2", "jeducha", BEN, "SS")
        adventure(state)
        do(state, "reveal-trap a1 0")
        assert refused(state, "steal M") == ("cannot-steal", "ML-16.7")
        do(state, *answers, roll=[1, 1, 1, 1])
        assert dice_on(state, "a2") == left


@pytest.mark.rule("ML-16.7")
def test_stolen_dice_belong_to_the_thiefs_path_beyond_its_room() -> None:
    state = meeting(name="krabohlav")
    put(state, "a1", "korfac", ANNA, "SSSSSS", traps=["steal-s2", "p4"], defense=0)
    put(state, "a2", "jeducha", BEN, "SS")
    adventure(state)
    do(state, "reveal-trap a1 0", "steal S", "steal S", "leave-trap", roll=[1, 1, 1])
    do(state, "roll-all", roll=[1] * 8)
    assert state.battle is not None
    assert state.battle.suffered == 8


@pytest.mark.rule("ML-16.8")
@pytest.mark.parametrize(("token", "dice"), [("hs1", 1), ("hs2", 2), ("hm1", 1), ("hm2", 2)])
def test_dice_on_hidden_traps_work_and_cannot_be_stolen(token: str, dice: int) -> None:
    colour = token[1].upper()
    state = meeting()
    put(state, "a1", "korfac", ANNA, "", traps=[token])
    put(state, "a2", "jeducha", BEN, "S" if colour == "M" else "M", traps=["steal-x2"])
    adventure(state)
    do(state, "reveal-trap a1 0")
    assert len(state.on(0).safe) == dice
    assert found(view_of(state, BEN).paths[0]).dice == (colour,) * dice
    do(state, "reveal-trap a2 0", roll=[] if colour == "M" else [1, 1, 1, 1])
    assert len(state.on(0).safe) == dice, "there is nothing else to steal: the trick comes to nothing"


@pytest.mark.rule("ML-16.8")
def test_the_thief_is_told_that_hidden_dice_are_safe_and_others_are_not() -> None:
    state = meeting()
    put(state, "a1", "korfac", ANNA, "M", traps=["hs2", "m2"])
    put(state, "a2", "jeducha", BEN, "S", traps=["steal-x2"])
    adventure(state)
    do(state, "reveal-trap a1 0", "reveal-trap a1 1", "reveal-trap a2 0")
    assert offered(state) == ["steal M", "done"]
    assert refused(state, "steal S") == ("dice-are-safe", "ML-16.8")
    do(state, "steal M", "steal M")
    assert (dice_on(state, "a1"), dice_on(state, "a2")) == ("M", "S M M"), "dice on an ordinary trap can be stolen"


@pytest.mark.rule("ML-16.6")
@pytest.mark.parametrize(("trick", "sent"), [("divert1", 1), ("divert2", 2)])
def test_each_trick_that_diverts(trick: str, sent: int) -> None:
    """Krus attacks with four dice; the target defends itself as usual."""
    state = meeting()
    put(state, "a1", "korfac", ANNA, "S", traps=[trick])
    put(state, "a3", "jeducha", BEN, "M", defense=1)
    adventure(state)
    do(state, "reveal-trap a1 0", "allow-trick")
    view = view_of(state, BEN)
    assert [(aim.path, aim.dice) for aim in found(view.paths[0]).aims] == [("a3", sent)]
    assert (state.seats_to_act, offered(state)) == ((ANNA,), ["divert-to a3", "done"])
    do(state, "divert-to a3")
    assert (state.seats_to_act, offered(state)) == ((BEN,), ["throw-magic 0", "throw-magic 1"])
    do(state, "throw-magic 0", roll=[6] * sent)
    assert offered(state) == ["use-defense", "take-hits"]
    do(state, "use-defense", roll=[1] * (4 - sent))
    assert state.on(path_number("a3")).defense == 0


@pytest.mark.rule("ML-16.6")
def test_diverting_is_optional_and_needs_a_living_target() -> None:
    state = meeting()
    put(state, "a1", "korfac", ANNA, "S", traps=["divert2"])
    put(state, "a2", "jeducha", BEN, "S")
    adventure(state)
    do(state, "reveal-trap a1 0")
    do(state, "done", roll=[1, 1, 1, 1])
    assert offered(state) == ["stop", "roll S"], "all four dice have rolled against Korfac"
    state = meeting(wounded=["jeducha"])
    put(state, "a1", "jeducha", BEN, "S")
    put(state, "a2", "korfac", ANNA, "S", traps=["divert2"])
    adventure(state)
    do(state, "reveal-trap a2 0", roll=[6, 6, 1, 1, 1, 1, 1, 1])
    assert not state.on(0).alive
    assert offered(state) == ["stop", "roll S"], "nobody is left to divert anything to"


@pytest.mark.rule("ML-16.6")
def test_a_cancelled_diversion_never_happens() -> None:
    state = meeting()
    put(state, "a1", "korfac", ANNA, "S", traps=["divert1"])
    put(state, "a2", "jeducha", BEN, "S", defense=1)
    adventure(state)
    do(state, "reveal-trap a1 0", "cancel-trick", roll=[1, 1, 1, 1])
    assert offered(state) == ["stop", "roll S"]


def test_what_was_left_face_down_leaves_no_trace() -> None:
    state = meeting(traps={ANNA: ["divert1", "p8", "hs1"]})
    put(state, "a1", "korfac", ANNA, "S", traps=["steal-s1", "s1", "m1"])
    put(state, "a2", "jeducha", BEN, "SS", traps=["divert2"])
    adventure(state)
    for answer in ("leave-trap", "reveal-trap a1 1", "leave-trap", "leave-trap"):
        for seed in range(20):
            check_hidden(state, random.Random(seed))
        do(state, answer)
    assert found(view_of(state, BEN).paths[0]).traps == ("covered", "s1", "covered")
    assert found(view_of(state, ANNA).paths[0]).traps == ("steal-s1", "s1", "m1")
