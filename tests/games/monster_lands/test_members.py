"""Every member, one by one: what his card says, and what his ability does at the table."""

from __future__ import annotations

import pytest

from herna.games.monster_lands.components.box import MEMBERS
from herna.games.monster_lands.state import NONE, LandsState
from tests.games.monster_lands.pieces import land, member, trap
from tests.games.monster_lands.table import (
    ANNA,
    BEN,
    adventure,
    do,
    offered,
    position,
    prompt_of,
    put,
    throw_of,
    view_of,
)

CARDS = {
    "purkrab": ("chief", "forest", 0, 0, "SM"), "tentok": ("chief", "water", 0, 0, "MH"),
    "onduru": ("chief", "fire", 0, 0, "SH"), "jeducha": ("chief", "wind", 0, 0, "MH"),
    "korfac": ("basic", "forest", 3, 1, "H"), "tepej": ("basic", "water", 3, 1, "S"),
    "trunk": ("basic", "fire", 3, 1, "M"), "bambul": ("basic", "wind", 3, 1, "S"),
    "dajana": ("mercenary", "forest", 4, 2, "H"), "drabor": ("mercenary", "forest", 7, 3, "SH"),
    "tarka": ("mercenary", "forest", 7, 3, "S"), "darbar": ("mercenary", "forest", 8, 4, "SH"),
    "fandor": ("mercenary", "forest", 10, 5, "SS"), "lemtal": ("mercenary", "forest", 13, 6, "SSM"),
    "vendela": ("mercenary", "forest", 14, 7, "SMH"), "pardala": ("mercenary", "water", 5, 2, "S"),
    "sutrovic": ("mercenary", "water", 7, 3, "H"), "zandala": ("mercenary", "water", 6, 3, "SM"),
    "ninra": ("mercenary", "water", 8, 4, "SM"), "mrazor": ("mercenary", "water", 10, 5, "MH"),
    "rulfus": ("mercenary", "water", 13, 6, "SSH"), "luska": ("mercenary", "water", 14, 7, "SSM"),
    "zerava": ("mercenary", "fire", 5, 2, "M"), "zenek": ("mercenary", "fire", 7, 3, "SS"),
    "hatyr": ("mercenary", "fire", 7, 3, "S"), "barbucha": ("mercenary", "fire", 8, 4, "SS"),
    "zdrat": ("mercenary", "fire", 10, 5, "SS"), "turna": ("mercenary", "fire", 12, 6, "SMH"),
    "lina": ("mercenary", "fire", 14, 7, "SMM"), "algust": ("mercenary", "wind", 5, 2, "H"),
    "lorin": ("mercenary", "wind", 6, 3, "M"), "nakrk": ("mercenary", "wind", 7, 3, "SH"),
    "cervina": ("mercenary", "wind", 8, 4, "MH"), "melvina": ("mercenary", "wind", 11, 5, "SM"),
    "geria": ("mercenary", "wind", 12, 6, "SSM"), "veruda": ("mercenary", "wind", 14, 7, "SSH"),
}  # fmt: skip
"""Role, affinity, cost, reputation, dice."""
HIRED = [name for name, card in CARDS.items() if card[0] == "mercenary"]


def test_nobody_is_missing() -> None:
    assert len(CARDS) == 36
    assert {card.id for card in MEMBERS} == {*CARDS, "rookie"}
    for card in MEMBERS:
        if card.role != "rookie":
            assert CARDS[card.id][:2] == (card.role, card.affinity)


@pytest.mark.rule("ML-6.4", "ML-6.5", "ML-4.3")
@pytest.mark.parametrize("name", HIRED)
def test_what_hiring_costs_and_brings(name: str) -> None:
    _, _, cost, reputation, dice = CARDS[name]
    state = position(pool=("S", "S"), coins=[cost, 9], glory=[1 + reputation, 5], tavern=[name])
    do(state, "visit tavern S", f"hire {name}", roll=[4] * dice.count("H"))
    assert (state.coins[ANNA], state.reputation[ANNA]) == (0, 1 + reputation)
    found = state.strength[ANNA], state.magic[ANNA], state.haggle[ANNA]
    assert found == (dice.count("S"), dice.count("M"), (4,) * dice.count("H"))
    state = position(pool=("S", "S"), coins=50, glory=[reputation, 5], tavern=[name])
    do(state, "visit tavern S")
    assert f"hire {name}" not in offered(state), "a surplus one too small"
    if cost > 2:
        state = position(pool=("S", "S"), coins=[cost - 1, 9], glory=[40, 5], tavern=[name])
        do(state, "visit tavern S")
        assert f"hire {name}" not in offered(state), "one coin too few"


def alone(name: str, **what: object) -> LandsState:
    """Anna's clan is one member; a monster without anything special about it stands at a land of another affinity."""
    told = {"monsters": {0: "krus"}, "land_row": {0: "kale"}, "tiles": {0: 0}, "coins": 9, **what}
    return position(clans=((name,), ("jeducha",)), **told)  # type: ignore[arg-type]


OF_AFFINITY = {"forest": "trouchnivec", "water": "hlubstir", "fire": "krus", "wind": "mechoun"}
DEFENDERS = {
    "purkrab": (1, 1, 1, 1), "drabor": (1, 1, 1, 1), "ninra": (1, 1, 1, 1), "zenek": (1, 1, 1, 1),
    "lemtal": (2, 2, 2, 2), "rulfus": (2, 2, 2, 2), "melvina": (2, 2, 2, 2),
    "pardala": (1, 1, 0, 0), "zerava": (0, 1, 1, 0), "algust": (1, 0, 0, 1),
}  # fmt: skip
"""Hits cancelled against forest, water, fire and wind."""


@pytest.mark.rule("ML-9.7", "ML-3.7")
@pytest.mark.parametrize("name", [name for name, card in CARDS.items() if card[1]])
def test_who_cancels_how_many_hits_of_which_monsters(name: str) -> None:
    for place, (affinity, enemy) in enumerate(OF_AFFINITY.items()):
        for where, guards in (("a4", 0), ("gate2", 1)):
            away = "saha" if affinity != "fire" else "kale"
            at_gate = {2: enemy} if guards else {0: enemy}
            state = alone(name, monsters=at_gate, land_row={0: away})
            put(state, where, name, ANNA, "S", defense=9)
            dice = view_of(state, None).places[2 if guards else 0].attack
            adventure(state, roll=[3] * dice)
            cancelled = dice - int(prompt_of(state, ANNA).facts["hits"])
            assert cancelled == DEFENDERS.get(name, (0, 0, 0, 0))[place] + guards, (affinity, where)


TOTALS = {"tentok": (1, 0, 0), "turna": (3, 0, 0), "jeducha": (0, 2, 0), "barbucha": (0, 3, 0), "geria": (0, 0, 3)}
"""More for a capture, a kill, a conquest."""
DICE = {"tarka": (1, 0), "bambul": (1, 0), "trunk": (0, 1)}
"""More on each strength die, on each magic die."""


@pytest.mark.rule("ML-10.3", "ML-10.7")
@pytest.mark.parametrize("name", list(CARDS))
def test_bonuses_in_an_attack(name: str) -> None:
    state = alone(name)
    put(state, "a4", name, ANNA, "SSM", traps=["p4"])
    adventure(state)
    do(state, "throw-magic 0", roll=[1, 1, 1, 1])
    do(state, "roll S", "roll S", roll=[1, 2])
    do(state, "roll M", roll=[3])
    strength, magic = DICE.get(name, (0, 0))
    capture, kill, _ = TOTALS.get(name, (0, 0, 0))
    seen = last_total(state)
    assert seen == 4 + 6 + 2 * strength + magic
    state = alone(name)
    put(state, "a4", name, ANNA, "SSMM")
    adventure(state)
    do(state, "throw-magic 0", roll=[1, 1, 1, 1])
    do(state, "roll S", roll=[2])
    throw = throw_of(state, ANNA)
    assert (throw.total, throw.capture, throw.kill) == (2 + strength, 2 + strength + capture, 2 + strength + kill)


def last_total(state: LandsState) -> int:
    """The total as it stands, or what was passed on once nothing could be done any more."""
    throw = view_of(state, ANNA).throw
    if throw is not None:
        return throw.total
    assert state.battle is not None
    return state.battle.suffered


@pytest.mark.rule("ML-11.2", "ML-10.7")
@pytest.mark.parametrize("name", list(CARDS))
def test_bonuses_for_a_land(name: str) -> None:
    strength, magic = DICE.get(name, (0, 0))
    bonus = 2 * strength + 2 * magic + TOTALS.get(name, (0, 0, 0))[2]
    for short in (0, 1):
        needed = 16 - bonus - short
        dice = [needed // 4] * 4
        for place in range(needed - sum(dice)):
            dice[place] += 1
        state = alone(name, land_row={0: "nebie"})
        state.monsters = (NONE, NONE, NONE)
        put(state, "a4", name, ANNA, "SSMM")
        adventure(state, roll=dice)
        if offered(state, "reroll"):
            do(state, "stop")
        assert (land("nebie") in state.lands[ANNA]) == (not short)


@pytest.mark.rule("ML-8.1", "ML-10.3")
@pytest.mark.parametrize("name", list(CARDS))
def test_bonuses_and_rerolls_on_a_mission(name: str) -> None:
    strength, magic = DICE.get(name, (0, 0))
    state = alone(name, missions=(7, 1))
    put(state, "roll1", name, ANNA, "SMH1")
    adventure(state, roll=[2, 3, 4])
    again = {"korfac": ["H4"], "zdrat": ["S2"], "nakrk": ["S2"], "lina": ["S2", "M3"]}.get(name, [])
    assert offered(state, "reroll") == [f"reroll {one}" for one in again]
    if again:
        do(state, "stop")
    failed = 9 + strength + magic < 10
    assert state.glory[ANNA] == (3 if failed else 10), "two glory lost or five gained"


REROLLS = {"nakrk": ("S", 1, False), "zdrat": ("S", 2, True), "lina": ("SM", 2, False)}
"""Colours, how often, and whether each die only once."""


@pytest.mark.rule("ML-10.2")
@pytest.mark.parametrize("name", list(CARDS))
def test_rerolls_in_an_attack(name: str) -> None:
    state = alone(name)
    put(state, "a4", name, ANNA, "SSM", venom=1)
    adventure(state)
    do(state, "throw-magic 0", roll=[1, 1, 1, 1])
    do(state, "roll-all", roll=[1, 2, 3])
    colours, times, distinct = REROLLS.get(name, ("", 0, False))
    faces = [face for face in ("S1", "S2", "M3") if face[0] in colours]
    assert offered(state, "reroll") == [f"reroll {face}" for face in faces]
    for turn in range(times):
        do(state, "reroll S1", roll=[1])
        left = offered(state, "reroll")
        if turn + 1 == times:
            assert not left
        else:
            assert ("reroll S1" in left) != distinct, "the same die again only where each is not rolled once"
            if distinct:
                assert left == ["reroll S2"]
                do(state, "reroll S2", roll=[5])
                assert not offered(state, "reroll")
                break


GAINS = {"onduru": [("potion", 1)], "mrazor": [("potion", 1), ("venom", 1)], "lorin": [("venom", 1)],
         "hatyr": [("coins", 2)]}  # fmt: skip


@pytest.mark.rule("ML-5.5", "ML-3.7")
@pytest.mark.parametrize("name", list(CARDS))
def test_gains_and_bought_dice_once_a_round(name: str) -> None:
    sold = {"fandor": (1, "H"), "cervina": (2, "S")}
    for choice, (what, more) in enumerate(GAINS.get(name, [])):
        for at_home in (True, False):
            state = alone(name, pool=("SS", "S"))
            state.placed = 0 if at_home else 1 << member(name)
            before = getattr(state, what)[ANNA]
            do(state, f"use-ability {name} {choice}")
            assert getattr(state, what)[ANNA] == before + more
            assert (offered(state, "use-ability"), state.turn) == ([], ANNA)
    state = alone(name, pool=("SS", "S"), coins=2)
    wanted = len(GAINS.get(name, [])) or int(name in sold)
    assert len(offered(state, "use-ability")) == wanted
    if name in sold:
        cost, die = sold[name]
        do(state, f"use-ability {name} 0", roll=[3] if die == "H" else [])
        assert (state.coins[ANNA], state.strength[ANNA], state.haggle[ANNA]) == (
            2 - cost, 3 if die == "S" else 2, (3,) if die == "H" else (),
        )  # fmt: skip
        state = alone(name, coins=cost - 1)
        assert not offered(state, "use-ability")


@pytest.mark.rule("ML-6.12", "ML-3.4", "ML-5.14")
@pytest.mark.parametrize("name", list(CARDS))
def test_who_helps_in_the_mine_the_lodge_and_the_tavern(name: str) -> None:
    state = alone(name, pool=("SSS", "S"), coins=0)
    do(state, "dig 0")
    assert state.coins[ANNA] == (8 if name == "tepej" else 6)
    waits = "zenek" if name != "zenek" else "tarka"
    state = alone(name, pool=("S", "S"), coins=20, glory=20, lodge=["s2"], tavern=[waits])
    assert view_of(state, ANNA).clan_boards[ANNA].trap_limit == (8 if name == "dajana" else 5)
    lodge, tavern = do(state.copy(), "visit lodge S"), do(state.copy(), "visit tavern S")
    assert bool(offered(lodge, "bargain")) == (name == "sutrovic")
    assert bool(offered(tavern, "bargain")) == (name == "vendela")
    if name == "sutrovic":
        do(lodge, "bargain sutrovic", "buy-trap 0", "done")
        assert (lodge.coins[ANNA], lodge.traps[ANNA]) == (17, (trap("s2"),))
    if name == "vendela":
        do(tavern, "bargain vendela", "hire zenek")
        assert tavern.coins[ANNA] == 17


@pytest.mark.rule("ML-5.14")
def test_vendelas_discount_goes_down_to_nothing_for_a_rookie() -> None:
    state = alone("vendela", pool=("S", "S"), coins=0, glory=20, tavern=["luska"])
    do(state, "visit tavern S", "bargain vendela", "hire rookie-1")
    assert (state.coins[ANNA], member("rookie-1") in state.members[ANNA]) == (0, True)


@pytest.mark.rule("ML-10.5", "ML-10.10")
@pytest.mark.parametrize("name", list(CARDS))
def test_what_a_capture_brings_and_who_needs_no_trap(name: str) -> None:
    for traps in ([], ["p8"]):
        state = alone(name, monsters={0: "tlustoun"}, land_row={0: "saha"})
        put(state, "a4", name, ANNA, "SS", traps=traps)
        adventure(state, roll=[1, 1, 1, 1])
        bonus = TOTALS.get(name, (0, 0, 0))[0] + DICE.get(name, (0, 0))[0] * 2
        rolled = [1, 1] if traps else [4, 6 - bonus]
        do(state, "roll-all", roll=rolled)
        if offered(state, "stop"):
            do(state, "stop")
        captured = bool(traps) or name == "veruda"
        assert state.glory[ANNA] == (9 + (name == "darbar") if captured else 5)
        assert state.potion[ANNA] == (2 if captured and name == "luska" else 0)


@pytest.mark.rule("ML-10.10")
@pytest.mark.parametrize(("name", "glory", "potions"), [("darbar", 8, 0), ("luska", 8, 2), ("geria", 8, 0)])
def test_what_a_kill_brings(name: str, glory: int, potions: int) -> None:
    state = alone(name, monsters={0: "tlustoun"}, land_row={0: "saha"})
    put(state, "a4", name, ANNA, "SS", traps=["p8"])
    adventure(state, roll=[1, 1, 1, 1])
    do(state, "roll-all", roll=[3, 3])
    assert (state.glory[ANNA], state.potion[ANNA]) == (glory, potions), "Darbar's point is for captures alone"


@pytest.mark.rule("ML-9.4")
@pytest.mark.parametrize("name", list(CARDS))
def test_only_zhandala_sends_a_die_to_her_neighbour(name: str) -> None:
    other = "bambul" if name != "bambul" else "jeducha"
    state = position(clans=((name,), (other,)), monsters={0: "krus"}, land_row={0: "kale"}, tiles={0: 0}, coins=9)
    put(state, "a3", name, ANNA, "S", defense=4)
    put(state, "a4", other, BEN, "S")
    adventure(state, roll=[6, 1, 1, 1])
    struck = bool(state.wounded >> member(other) & 1)
    assert struck == (name == "zandala"), "the diverted die is rolled first"


@pytest.mark.rule("ML-5.6", "ML-6.7", "ML-3.6")
def test_the_rookies_card() -> None:
    state = position(pool=("SS", "S"), coins=[3, 9], glory=[2, 5], tavern=["luska"])
    do(state, "visit tavern S", "hire rookie-1", "pawn S", "exchange rookie-1 S M")
    assert (state.coins[ANNA], state.reputation[ANNA], state.strength[ANNA], state.magic[ANNA]) == (0, 2, 1, 1)
    assert not offered(state, "exchange")
