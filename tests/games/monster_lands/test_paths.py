"""Every path of the event tiles and both sides of every mission."""

from __future__ import annotations

from itertools import product

import pytest

from herna.games.monster_lands.components.box import MISSIONS, TILES
from herna.games.monster_lands.state import LandsState
from tests.found import found
from tests.games.monster_lands.pieces import path_number
from tests.games.monster_lands.table import ANNA, adventure, do, offered, position, prompt_of, put

# Event tiles

PATHS = {
    "1a": ["S|SSX|d1", "SS|MM|p1", "M|MX|rM1", "SS|MX|c3"], "1b": ["M|SSSX|v1", "S|SSM|c2", "SS|XX|rS1", "M|MS|p1"],
    "2a": ["SS|SMM|rS2", "S|MMX|d1", "M|SS|v1", "S|SSM|c3"], "2b": ["S|XXXX|p1", "M|MSS|rM2", "SM|SS|c4", "SS|SM|rS1"],
    "3a": ["M|SSMM|d1", "SS|SS|v1", "S|MMX|c3", "X|XX|rSM1"], "3b": ["SM|SSX|p1", "S|SSS|rS1", "M|MMS|d1", "S|SM|v1"],
    "4a": ["SS|MMX|d1", "M|SSX|c3", "S|SSM|rS2", "M|MX|c2"], "4b": ["S|SSMX|v1", "SM|XX|d1", "SS|SM|c4", "M|SS|rM1"],
    "5a": ["X|XXXX|d1", "SS|MX|rSM2", "M|SM|p1", "S|SS|c3"], "5b": ["MM|SSSX|d2", "S|SMX|v1", "S|SS|c3", "SM|XX|p1"],
    "6a": ["SS|SSM|p1", "S|MMX|rM1", "SS|SM|v1", "M|MM|c4"], "6b": ["S|SMMX|c2", "M|SSS|d1", "SS|XX|rS1", "S|SS|v1"],
}  # fmt: skip
"""For each side of each tile its four paths: dice needed | reinforcements | benefit (d defence, p potion, v venom,
c coins, r rerolls of these colours)."""
EVERY_PATH = [(side, place) for side in PATHS for place in range(4)]


def tile_number(side: str) -> int:
    return (int(side[0]) - 1) * 2 + "ab".index(side[1])


def fillings(slots: str) -> set[str]:
    """All mixtures of dice that fill these spaces."""
    takes = {"S": "S", "M": "M", "H": "H", "X": "SM", "Y": "SH", "Z": "SMH"}
    return {"".join(sorted(one)) for one in product(*(takes[slot] for slot in slots))}


def test_no_path_is_missing() -> None:
    assert len(EVERY_PATH) == 48 == sum(len(paths) for paths in TILES)


def mixtures(state: LandsState, path: str) -> set[str]:
    """Every mixture of dice with which a member can be sent to a path, found by trying."""
    found, seen = set(), set()
    todo = [do(state.copy(), f"send {path}", "send-member purkrab")]
    while todo:
        now = todo.pop()
        there = now.on(path_number(path))
        laid = "".join(sorted("SMH"[die // 7] for die in there.dice))
        if laid in seen:
            continue
        seen.add(laid)
        if there.seat != now.turn or not offered(now, "add-die"):
            found.add(laid)
            continue
        if offered(now, "done"):
            found.add(laid)
        todo += [do(now.copy(), one) for one in offered(now, "add-die")]
    return found


@pytest.mark.rule("ML-7.4")
@pytest.mark.parametrize(("side", "place"), EVERY_PATH)
def test_which_dice_a_path_takes(side: str, place: int) -> None:
    need, more, _ = PATHS[side][place].split("|")
    state = position(pool=("SSSSSSMMMMMMH3", "S"), tiles={0: tile_number(side)})
    added = {"".join(one) for number in range(len(more) + 1) for one in chosen(more, number)}
    right = {filled for extra in added for filled in fillings(need + extra)}
    assert mixtures(state, f"a{place + 1}") == right


def chosen(slots: str, number: int) -> set[tuple[str, ...]]:
    """All ways of choosing some of the spaces."""
    return {tuple(s for s, kept in zip(slots, mask, strict=True) if kept)
            for mask in product((0, 1), repeat=len(slots)) if sum(mask) == number}  # fmt: skip


@pytest.mark.rule("ML-7.7")
@pytest.mark.parametrize(("side", "place"), EVERY_PATH)
def test_what_a_path_gives(side: str, place: int) -> None:
    need, _, benefit = PATHS[side][place].split("|")
    kind, colours, n = benefit[0], benefit[1:-1], int(benefit[-1])
    pool = sorted(fillings(need))[0]
    for face in (3, 1):
        state = position(
            clans=(("veruda",), ("jeducha",)), pool=(pool, ""), monsters={0: "krus"}, land_row={0: "kale"},
            tiles={0: tile_number(side)}, coins=0, defense={ANNA: 2},
        )  # fmt: skip
        do(state, f"send a{place + 1}", "send-member veruda")
        while not offered(state, "done"):
            do(state, offered(state, "add-die")[0])
        do(state, "add-defense", "add-defense", "done")
        there = state.on(place)
        assert (there.potion, there.venom, there.coins) == tuple(n if kind == one else 0 for one in "pvc")
        adventure(state, roll=() if "M" in pool else [face] * 4)
        if "M" in pool:
            do(state, "throw-magic 0", roll=[face] * 4)
        if face == 3:
            assert prompt_of(state, ANNA).facts["hits"] == 4 - (n if kind == "d" else 0)
        else:
            sources = [(source.colours, source.left) for source in found(state.throw).rerolls]
            assert sources == ([(sum(1 << "SMH".index(one) for one in colours), n)] if kind == "r" else [])


# Missions

TO_ROLL = {
    1: ("SS", 6, {"glory": 3}, {"glory": 1}), 2: ("XX", 6, {"glory": 3, "coins": 2}, {"glory": 1}),
    3: ("MM", 6, {"glory": 3, "potion": 1}, {"glory": 1}), 4: ("HH", 6, {"glory": 2, "coins": 5}, {"glory": 1}),
    5: ("SM", 7, {"glory": 4}, {"glory": 2}), 6: ("SSS", 10, {"glory": 4, "coins": 2}, {"glory": 1}),
    7: ("SMH", 10, {"glory": 5}, {"glory": 2}), 8: ("M", 4, {"glory": 2, "venom": 1}, {"coins": 2}),
    9: ("YY", 6, {"glory": 3, "coins": 2}, {"glory": 1}), 10: ("SH", 7, {"glory": 3, "defense": 2}, {"glory": 1}),
    11: ("SXM", 10, {"glory": 4, "potion": 1, "venom": 1}, {"glory": 2}),
    12: ("ZZZ", 11, {"glory": 5, "coins": 3}, {"glory": 2}),
}  # fmt: skip
TO_PAY = {
    1: ("S", {"coins": 4}, {"glory": 3}, {"glory": 2}), 2: ("M", {"potion": 2}, {"glory": 3}, {"glory": 2}),
    3: ("S", {"defense": 2}, {"glory": 3}, {"glory": 2}), 4: ("X", {"trap": 1}, {"glory": 3}, {"glory": 2}),
    5: ("H", {"coins": 7}, {"glory": 4}, {"glory": 3}), 6: ("M", {"venom": 2}, {"glory": 3}, {"glory": 2}),
    7: ("Y", {"coins": 3, "defense": 1}, {"glory": 3}, {"glory": 2}),
    8: ("X", {"potion": 1, "venom": 1}, {"glory": 2, "coins": 3}, {"glory": 2}),
    9: ("S", {"trap": 1, "potion": 1}, {"glory": 4}, {"glory": 3}), 10: ("Z", {"coins": 9}, {"glory": 5}, {"glory": 4}),
    11: ("H", {"coins": 3}, {"glory": 2, "defense": 1}, {"glory": 2}),
    12: ("M", {"coins": 2, "venom": 1}, {"glory": 3}, {"glory": 2}),
}  # fmt: skip
KEPT = ("glory", "coins", "potion", "venom", "defense")


def test_no_mission_is_missing() -> None:
    assert {int(token.id) for token in MISSIONS} == set(TO_ROLL) == set(TO_PAY)


@pytest.mark.rule("ML-7.3")
@pytest.mark.parametrize("number", TO_ROLL)
def test_which_dice_missions_take(number: int) -> None:
    state = position(pool=("SSSMMMH3H3H3", "S"), missions=(number, number))
    assert mixtures(state, "roll1") == fillings(TO_ROLL[number][0])
    assert mixtures(state, "pay2") == fillings(TO_PAY[number][0])


@pytest.mark.rule("ML-8.2", "ML-8.4")
@pytest.mark.parametrize("number", TO_ROLL)
def test_missions_to_roll_for(number: int) -> None:
    dice, target, reward, penalty = TO_ROLL[number]
    for total, change in ((target, reward), (target - 1, {what: -n for what, n in penalty.items()})):
        state = position(clans=(("purkrab",), ("jeducha",)), missions=(number, 1), coins=9)
        put(state, "roll1", "purkrab", ANNA, sorted(fillings(dice))[0].replace("H", "H1"))
        faces = [total // len(dice) + (place < total % len(dice)) for place in range(len(dice))]
        adventure(state, roll=faces)
        usual = {"glory": 5, "coins": 9}
        for what in KEPT:
            assert getattr(state, what)[ANNA] == usual.get(what, 0) + change.get(what, 0), (total, what)


@pytest.mark.rule("ML-8.5")
@pytest.mark.parametrize("number", TO_PAY)
def test_missions_to_pay_for(number: int) -> None:
    _, cost, *rewards = TO_PAY[number]
    for path, reward in zip(("pay1", "pay2"), rewards, strict=True):
        have = {what: cost.get(what, 0) for what in ("coins", "potion", "venom", "defense")}
        traps = {ANNA: ["s1"] * cost.get("trap", 0)}
        state = position(
            clans=(("purkrab",), ("jeducha",)), missions=(1, number), coins=[have["coins"], 0], traps=traps
        )
        for what in ("potion", "venom", "defense"):
            setattr(state, what, [have[what], 0])
        put(state, path, "purkrab", ANNA, "S")
        adventure(state)
        do(state, "pay-mission", *["pay-trap s1"] * cost.get("trap", 0))
        for what in KEPT:
            assert getattr(state, what)[ANNA] == (5 if what == "glory" else 0) + reward.get(what, 0)
        assert (state.traps[ANNA], state.missions_done[ANNA]) == ((), 1)


@pytest.mark.rule("ML-8.5")
@pytest.mark.parametrize("number", TO_PAY)
def test_nobody_pays_with_less(number: int) -> None:
    cost = TO_PAY[number][1]
    for missing in cost:
        have = {what: cost.get(what, 0) - (what == missing) for what in ("coins", "potion", "venom", "defense", "trap")}
        state = position(
            clans=(("purkrab",), ("jeducha",)), missions=(1, number), coins=[have["coins"], 0],
            traps={ANNA: ["s1"] * have["trap"]},
        )  # fmt: skip
        for what in ("potion", "venom", "defense"):
            setattr(state, what, [have[what], 0])
        put(state, "pay1", "purkrab", ANNA, "S")
        adventure(state)
        assert state.missions_done[ANNA] == 0
        assert not offered(state, "pay-mission"), missing
