"""Every monster, one by one: its numbers, what it pays, and what is special about it."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.monster_lands.components.box import MONSTERS
from herna.games.monster_lands.path import GATE
from herna.games.monster_lands.state import NONE, LandsState
from tests.games.monster_lands.pieces import land, member, monster
from tests.games.monster_lands.table import (
    ANNA,
    BEN,
    adventure,
    clean_up,
    do,
    offered,
    position,
    prompt_of,
    put,
    throw_of,
    view_of,
)

CARDS = {
    "pliznik": ("forest", "A", 3, 11, 14, (4, 4), (3, 1)), "trousic": ("forest", "B", 4, 15, 19, (6, 7), (5, 2)),
    "lepivec": ("forest", "A", 2, 12, 15, (4, 4), (4, 1)), "kodyl": ("forest", "B", 4, 15, 20, (6, 8), (5, 2)),
    "trouchnivec": ("forest", "B", 4, 14, 21, (8, 8), (6, 2)),
    "ohnivousove": ("fire", "B", 4, 16, 20, (6, 8), (5, 2)), "krus": ("fire", "B", 4, 16, 21, (6, 8), (6, 2)),
    "ohnivir": ("fire", "A", 3, 11, 15, (4, 4), (3, 1)), "podsvetnik": ("fire", "B", 5, 18, 24, (8, 10), (7, 3)),
    "piskor": ("fire", "A", 3, 10, 15, (3, 4), (4, 1)),
    "praskoun": ("wind", "B", 4, 14, 18, (6, 7), (5, 2)), "zoban": ("wind", "A", 3, 13, 17, (4, 5), (4, 1)),
    "mechoun": ("wind", "B", 3, 15, 19, (5, 8), (5, 2)), "krabohlav": ("wind", "A", 3, 11, 12, (5, 4), (4, 1)),
    "pocih": ("wind", "B", 5, 16, 22, (7, 10), (7, 2)),
    "tlustoun": ("water", "A", 4, 10, 14, (4, 5), (3, 1)), "zabozub": ("water", "A", 3, 11, 14, (4, 4), (3, 1)),
    "ledobor": ("water", "B", 5, 15, 19, (6, 8), (5, 2)), "hlubstir": ("water", "B", 5, 17, 22, (7, 10), (7, 2)),
    "chapadlice": ("water", "B", 5, 16, 21, (7, 8), (6, 2)),
}  # fmt: skip
"""Affinity, level, attack dice, capture and kill value; captured: glory and coins; killed: glory and trophies."""
SURE = {"ohnivousove": 1, "pocih": 1}
IN_OWN_LAND = {"pliznik": 2, "ohnivir": 2, "krabohlav": 2, "zabozub": 2}
LAND_OF = {"forest": "aldavie", "wind": "kale", "water": "kryzie", "fire": "saha"}
AWAY_FROM = {"forest": "saha", "wind": "saha", "water": "saha", "fire": "kale"}


def test_none_is_missing() -> None:
    assert len(CARDS) == 20
    assert {card.id: (card.affinity, card.level) for card in MONSTERS} == {n: c[:2] for n, c in CARDS.items()}


def flats(total: int) -> tuple[list[str], int]:
    """Flat traps that leave one die of at most 5 to reach a total, and what that die shows."""
    for traps in (["p4", "p4"], ["p6", "p6"], ["p8", "p8"], ["p8", "p8", "p4"]):
        rest = total - sum(int(name[1]) for name in traps)
        if rest <= 5:
            return traps, rest
    raise ValueError(total)


def attacked(name: str, total: int, **what: Any) -> LandsState:
    """Veruda alone, unhurt by the monster, brings her attack to exactly this total."""
    card = CARDS[name]
    told = {"monsters": {0: name}, "land_row": {0: AWAY_FROM[card[0]]}, "tiles": {0: 0}, "coins": 0, **what}
    state = position(clans=(("veruda",), ("jeducha",)), **told)
    traps, rest = flats(total)
    put(state, "a4", "veruda", ANNA, "S", traps=traps, defense=2)
    first = [1] if name == "trousic" else []
    adventure(state, roll=[*first, *[1] * card[2]])
    for _ in range(SURE.get(name, 0)):
        do(state, "use-defense")
    do(state, "roll S", roll=[rest + (name == "praskoun")])
    for extra in ("stop", "use-defense"):
        if offered(state, extra):
            do(state, extra)
    return state


@pytest.mark.rule("ML-9.3", "ML-9.10")
@pytest.mark.parametrize("name", CARDS)
def test_attack_dice_anywhere(name: str) -> None:
    affinity, _, attack, *_ = CARDS[name]
    for round_, more in ((3, 0), (4, 1)):
        there: dict[str, Any] = {"level": "normal", "round": round_}
        at_home = position(monsters={0: name}, land_row={0: LAND_OF[affinity]}, **there)
        away = position(monsters={0: name}, land_row={0: AWAY_FROM[affinity]}, **there)
        gate = position(monsters={0: "krus" if name != "krus" else "kodyl", 2: name}, **there)
        assert view_of(at_home, None).places[0].attack == attack + IN_OWN_LAND.get(name, 1) + more
        assert view_of(away, None).places[0].attack == attack + more
        assert view_of(gate, None).places[GATE].attack == attack + (3 if name == "mechoun" else 0) + more


@pytest.mark.rule("ML-10.5", "ML-10.6")
@pytest.mark.parametrize("name", CARDS)
def test_captured_from_its_capture_value_on(name: str) -> None:
    _, _, _, capture, kill, (glory, coins), _ = CARDS[name]
    for total in (capture, kill - 1):
        state = attacked(name, total)
        assert (state.glory[ANNA], state.coins[ANNA], state.trophies[ANNA]) == (5 + glory, coins + 3, ()), total
    state = attacked(name, capture - 1)
    assert state.glory[ANNA] == 5
    assert offered(state, "take-loot"), "one less is no capture, but there is loot"


@pytest.mark.rule("ML-10.6")
@pytest.mark.parametrize("name", CARDS)
def test_killed_from_its_kill_value_on(name: str) -> None:
    *_, kill, _, (glory, trophies) = CARDS[name]
    state = attacked(name, kill)
    assert (state.glory[ANNA], state.coins[ANNA]) == (5 + glory, 3), "no coins but those of the path"
    assert state.trophies[ANNA] == (monster(name),)
    assert view_of(state, None).clan_boards[ANNA].score.trophies == trophies


@pytest.mark.rule("ML-9.6", "ML-9.10")
@pytest.mark.parametrize("name", CARDS)
def test_every_hit_and_sure_hits_strike(name: str) -> None:
    affinity, _, attack, *_ = CARDS[name]
    for face, hits in ((2, 0), (3, attack)):
        state = position(
            clans=(("veruda",), ("jeducha",)), monsters={0: name}, land_row={0: AWAY_FROM[affinity]}, tiles={0: 0}
        )
        put(state, "a4", "veruda", ANNA, "S", defense=9)
        adventure(state, roll=[*([1] if name == "trousic" else []), *[face] * attack])
        asked = prompt_of(state, ANNA)
        struck = hits + SURE.get(name, 0)
        assert (asked.id, asked.facts.get("hits")) == (("defend", struck) if struck else ("attack", None))


@pytest.mark.rule("ML-9.10", "ML-9.7")
@pytest.mark.parametrize("name", CARDS)
def test_what_helps_against_it(name: str) -> None:
    """Defence of a member, of equipment and of the path; potions and venoms; weapons."""
    affinity, _, attack, *_ = CARDS[name]
    for where in ("a1", "gate2"):
        place = GATE if where == "gate2" else 0
        state = position(
            clans=(("drabor",), ("jeducha",)), monsters={place: name}, land_row={0: AWAY_FROM[affinity]}, tiles={0: 0},
            carried={"nocir-1": "drabor", "zeldiv-1": "drabor"}, level="deadly", round=4,
        )  # fmt: skip
        put(state, where, "drabor", ANNA, "SS", defense=9, potion=1, venom=1)
        dice = attack + 2 + (3 if name == "mechoun" and place == GATE else 0)
        adventure(state, roll=[*([1] if name == "trousic" else []), *[3] * dice])
        guarded = 0 if name == "tlustoun" else 3
        assert prompt_of(state, ANNA).facts["hits"] == dice + SURE.get(name, 0) - guarded
        assert bool(offered(state, "drink-potion")) == (name != "kodyl")
        for _ in range(dice + SURE.get(name, 0) - guarded):
            do(state, "use-defense")
        assert bool(offered(state, "use-venom")) == (name != "kodyl")
        do(state, "roll S", roll=[4])
        throw = throw_of(state, ANNA)
        worth = {"praskoun": 4, "chapadlice": 4}.get(name, 5)
        assert throw.total == worth, "four and one of Zheldiv, unless weapons or strength dice count less"


@pytest.mark.rule("ML-9.10")
def test_kodyl_is_no_hindrance_to_venom_once_he_is_gone() -> None:
    state = position(
        clans=(("veruda",), ("jeducha",)), monsters={0: "kodyl"}, land_row={0: "kale"}, tiles={0: 0}, coins=9
    )
    put(put(state, "a3", "veruda", ANNA, "S", traps=["p8", "p6"]), "a4", "jeducha", BEN, "SS", venom=1)
    adventure(state, roll=[1, 1, 1, 1])
    do(state, "roll S", roll=[1, 5, 5])
    assert offered(state) == ["stop", "use-venom"], "ten, and the land asks for twelve"
    do(state, "use-venom")
    assert land("kale") in state.lands[BEN]


@pytest.mark.rule("ML-9.10", "ML-9.2")
def test_weapons_are_useless_against_chapadlice_and_not_against_her_land() -> None:
    state = position(
        clans=(("veruda", "drabor"), ("jeducha", "bambul")), equipment="house", monsters={0: "chapadlice"},
        land_row={0: "saha"}, tiles={0: 0}, coins=9, carried={"plamen": "bambul", "zeldiv": "veruda"},
    )  # fmt: skip
    put(put(state, "a3", "veruda", ANNA, "SS", traps=["p8", "p8"]), "a4", "bambul", BEN, "SS")
    adventure(state, roll=[1, 1, 1, 1, 1])
    assert len(state.on(3).dice) == 2, "no die of the flaming sword while she is there"
    do(state, "roll S", roll=[1])
    throw = throw_of(state, ANNA)
    assert throw.total == 17
    do(state, "stop", roll=[5, 5, 4])
    assert land("saha") in state.lands[BEN], "two strength dice with Bambul's one each, and the sword's magic die: 16"


@pytest.mark.rule("ML-10.9")
@pytest.mark.parametrize(("name", "colour"), [("praskoun", "S"), ("ledobor", "M"), ("krus", "")])
def test_each_die_of_a_colour_counts_one_less_but_not_less_than_nothing(name: str, colour: str) -> None:
    for die in "SM":
        state = position(
            clans=(("veruda",), ("jeducha",)), monsters={0: name}, land_row={0: "kryzie"}, tiles={0: 0}, traps={}
        )
        state.land_row = (land("nikegerie"), NONE)
        put(state, "a4", "veruda", ANNA, die * 3)
        attack = CARDS[name][2]
        adventure(state, roll=[1] * attack if die == "S" else ())
        if die == "M":
            do(state, "throw-magic 0", roll=[1] * attack)
        do(state, f"roll {die}", f"roll {die}", roll=[1, 4])
        assert throw_of(state, ANNA).total == (3 if die == colour else 5)


@pytest.mark.rule("ML-10.5")
@pytest.mark.parametrize("name", CARDS)
def test_how_many_traps_a_capture_needs(name: str) -> None:
    affinity, _, attack, capture, *_ = CARDS[name]
    needed = 2 if name == "trouchnivec" else 1
    for traps in range(3):
        state = position(
            clans=(("geria",), ("jeducha",)), monsters={0: name}, land_row={0: AWAY_FROM[affinity]}, tiles={0: 0}
        )
        put(state, "a4", "geria", ANNA, "SSSS", traps=["mp1"] * traps, defense=1)
        adventure(state, roll=[*([1] if name == "trousic" else []), *[1] * attack])
        if offered(state, "use-defense"):
            do(state, "use-defense")
        faces = [6, 6, 6, 6] if name == "praskoun" else [5, 5, 5, 5]
        spare = sum(faces) - (4 if name == "praskoun" else 0) - capture
        while spare > 0:
            at = max(range(4), key=lambda one: faces[one])
            faces[at] -= 1
            spare -= 1
        do(state, "roll-all", roll=faces)
        assert (state.glory[ANNA] > 5) == (traps >= needed), traps


@pytest.mark.rule("ML-9.10", "ML-9.5")
@pytest.mark.parametrize("name", CARDS)
def test_who_strikes_everybody_first(name: str) -> None:
    affinity, *_ = CARDS[name]
    state = position(
        clans=(("veruda",), ("jeducha",)), monsters={0: name}, land_row={0: AWAY_FROM[affinity]}, tiles={0: 0}
    )
    put(put(state, "a1", "veruda", ANNA, "SM"), "a4", "jeducha", BEN, "S", defense=1)
    adventure(state, roll=[5] if name == "trousic" else [])
    if name == "trousic":
        assert (state.seats_to_act, offered(state)) == ((BEN,), ["use-defense", "take-hits"]), "the path guards Anna"
        do(state, "take-hits")
        assert state.wounded == 1 << member("jeducha")
    assert offered(state)[0] == "throw-magic 0"


@pytest.mark.rule("ML-10.10")
@pytest.mark.parametrize("name", CARDS)
def test_who_strikes_everybody_when_killed(name: str) -> None:
    card = CARDS[name]
    state = position(
        clans=(("veruda",), ("jeducha",)), monsters={0: name}, land_row={0: AWAY_FROM[card[0]]}, tiles={0: 0}, coins=9
    )
    traps, rest = flats(card[4])
    put(state, "a2", "veruda", ANNA, "S", traps=traps, defense=1)
    put(state, "a4", "jeducha", BEN, "S")
    adventure(state, roll=[*([1] if name == "trousic" else []), *[1] * card[2]])
    if name in SURE:
        do(state, "use-defense")
    do(state, "roll S", roll=[rest + (name == "praskoun"), *([] if name in ("lepivec", "zoban") else [1])])
    if name in ("lepivec", "zoban"):
        assert offered(state) == ["use-defense", "drink-potion", "take-hits"], "the killer is struck too"
        do(state, "take-hits", roll=[1])
    hurt = 1 << member("veruda") | 1 << member("jeducha") if name in ("lepivec", "zoban") else 0
    assert state.wounded == hurt
    assert monster(name) in state.trophies[ANNA]


@pytest.mark.rule("ML-9.10")
@pytest.mark.parametrize("name", CARDS)
def test_a_wound_costs_glory_only_against_hlubstir(name: str) -> None:
    affinity, _, attack, *_ = CARDS[name]
    state = position(
        clans=(("veruda",), ("jeducha",)), monsters={0: name}, land_row={0: AWAY_FROM[affinity]}, tiles={0: 0}
    )
    put(state, "a4", "veruda", ANNA, "SS", defense=1)
    hits = 1 if name in SURE else 2
    adventure(state, roll=[*([1] if name == "trousic" else []), *[6] * hits, *[1] * (attack - hits)])
    do(state, "use-defense")
    assert state.wounded == 1 << member("veruda")
    assert state.glory[ANNA] == (4 if name == "hlubstir" else 5)


@pytest.mark.rule("ML-13.2")
@pytest.mark.parametrize("name", CARDS)
def test_how_much_panic_it_brings_to_the_gate(name: str) -> None:
    state = position(coins=20, monsters={0: "zabozub" if name != "zabozub" else "krus", 2: name})
    clean_up(state)
    assert state.monsters[GATE] in (monster(name), monster("podsvetnik"))
    assert state.panic.bit_count() == (2 if name == "krus" else 1)


@pytest.mark.rule("ML-2.11", "ML-13.6")
@pytest.mark.parametrize("name", CARDS)
def test_where_it_goes_when_it_is_drawn(name: str) -> None:
    state = position(coins=20, monsters={0: "krus" if name != "krus" else "kodyl"})
    others = tuple(one for one in state.monster_pile if one not in (monster(name), monster("podsvetnik")))
    state.monsters = (NONE, NONE, NONE)
    state.monster_pile = (*others, monster(name))
    clean_up(state)
    if name == "podsvetnik":
        assert state.monsters == (others[-1], NONE, monster(name))
    else:
        assert state.monsters == (monster(name), NONE, NONE)


@pytest.mark.rule("ML-10.10", "ML-13.2", "ML-12.2")
@pytest.mark.parametrize("name", CARDS)
def test_captured_it_is_gone_but_for_piskor(name: str) -> None:
    state = attacked(name, CARDS[name][3])
    assert (state.monsters[GATE] == monster(name)) == (name == "piskor")
    assert (monster(name) in state.monster_pile, state.trophies[ANNA]) == (False, ())
    if name == "piskor":
        state = position(clans=(("veruda",), ("jeducha",)), monsters={0: "krus", 2: "piskor"}, coins=9)
        put(state, "gate1", "veruda", ANNA, "S", traps=["p8"])
        adventure(state, roll=[1, 1, 1])
        do(state, "roll S", roll=[2])
        assert (state.glory[ANNA], state.monsters[GATE]) == (8, NONE), "captured at the gate he is gone"
