"""Lands, equipment and panic tokens, one by one, from the rulebook's tables."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from herna.games.monster_lands.components.box import EQUIPMENT, LANDS
from herna.games.monster_lands.state import NONE, LandsState
from tests.games.monster_lands.pieces import gear, land, member, trap
from tests.games.monster_lands.table import ANNA, BEN, adventure, do, fresh, offered, position, prompt_of, put, throw_of

# Lands

LAND_CARDS: dict[str, Any] = {
    "nikegerie": ("forest", 16, 3, ["SMH"], {"glory": 2}),
    "traklan": ("forest", 13, 4, ["SS", "MM", "SM"], {"dice": "HHH"}),
    "aldavie": ("forest", 17, 3, ["S"], {"loot": 1}), "nebie": ("wind", 16, 3, ["M"], {"dice": "SSS"}),
    "glacie": ("wind", 13, 4, ["HH"], {"coins": 9}), "kale": ("wind", 12, 4, ["M"], {"potion": 3}),
    "kryzie": ("water", 14, 3, ["S"], {"dice": "HH"}), "rynie": ("water", 17, 3, ["SS"], {"hire": 1}),
    "gurban": ("water", 14, 4, ["SS", "HH", "SH"], {"dice": "MMM"}), "saha": ("fire", 15, 3, ["H"], {"dice": "MM"}),
    "wahybar": ("fire", 12, 4, ["M"], {"defense": 3}),
    "ujunie": ("fire", 14, 4, ["SS", "HH", "SH"], {"gear": 1}),
}  # fmt: skip
"""Affinity, conquest value, glory, sets of dice to lay on it, what they bring."""
OF_AFFINITY = {"forest": "tarka", "water": "ninra", "fire": "zenek", "wind": "melvina"}


def test_no_land_is_missing() -> None:
    assert {card.id for card in LANDS} == set(LAND_CARDS)


@pytest.mark.rule("ML-11.3", "ML-11.4")
@pytest.mark.parametrize("name", LAND_CARDS)
def test_a_land_is_conquered_from_its_value_on_and_settled_by_its_own(name: str) -> None:
    affinity, conquest, glory, *_ = LAND_CARDS[name]
    for total in (conquest, conquest - 1):
        state = position(clans=(("purkrab", *OF_AFFINITY.values()), ("jeducha",)), land_row={0: name}, tiles={0: 0})
        state.monsters = (NONE, NONE, NONE)
        put(state, "a4", "purkrab", ANNA, "SSS")
        adventure(state, roll=[6, 6, total - 12] if total > 12 else [6, total - 7, 1])
        if total < conquest:
            assert (state.glory[ANNA], state.lands[ANNA]) == (5, ())
            assert offered(state, "take-loot")
        else:
            assert (state.glory[ANNA], state.lands[ANNA]) == (5 + glory, (land(name),))
            assert offered(state) == [f"settle {name} {OF_AFFINITY[affinity]}", "done"]


@pytest.mark.rule("ML-7.9", "ML-7.10")
@pytest.mark.parametrize("name", LAND_CARDS)
def test_every_set_of_dice_a_land_takes(name: str) -> None:
    sets, gives = LAND_CARDS[name][3:]
    every = {"".join(sorted(one)) for number in (1, 2, 3) for one in product("SMH", repeat=number)}
    for pool in sorted(every):
        dice = pool.replace("H", "H2")
        state = position(
            pool=(dice, "S"), lands={ANNA: {name: "korfac"}}, coins=0, glory=[9, 5], tavern=["drabor"], panic=["market"]
        )
        enough = any(all(pool.count(die) >= one.count(die) for die in "SMH") for one in sets)
        assert bool(offered(state, "use-land")) == enough, pool
        if any(sorted(pool) == sorted(one) for one in sets):
            do(state, f"use-land {name}", roll=[5] * gives.get("dice", "").count("H"))
            received(state, gives)


def received(state: LandsState, gives: dict[str, Any]) -> None:
    """What the land gave, and that the dice laid on it are gone."""
    dice = str(gives.get("dice", ""))
    if "loot" in gives:
        first = offered(state)[0]
        do(state, first)
        assert (len(state.loot[ANNA]), len(state.loot_row)) == (1, 4)
    if "hire" in gives:
        assert offered(state) == ["hire drabor", "hire rookie-1"]
        do(state, "hire drabor", roll=[3])
        assert (state.coins[ANNA], state.tavern[0] != NONE) == (0, True)
        return
    if "gear" in gives:
        first = offered(state)[0]
        do(state, first, f"give-gear {first.split()[1]} purkrab")
        assert member("purkrab") in state.bearer
    found = state.strength[ANNA], state.magic[ANNA], state.haggle[ANNA]
    assert found == (dice.count("S"), dice.count("M"), (5,) * dice.count("H"))
    assert state.glory[ANNA] == 9 + int(str(gives.get("glory", 0)))
    for what in ("coins", "potion", "defense"):
        assert getattr(state, what)[ANNA] == gives.get(what, 0)
    assert state.turn == BEN


# Equipment

GEAR = {
    "krakenomicon": ("spell", 4, 2), "batoh": ("outfit", 4, 2), "zahyn": ("spell", 5, 2), "grimoar": ("spell", 4, 2),
    "zeldiv": ("weapon", 7, 2), "dokape": ("outfit", 3, 1), "nocir": ("outfit", 6, 2), "past": ("outfit", 6, 1),
    "drasnik": ("weapon", 6, 2), "sipolet": ("weapon", 5, 2), "kosa": ("weapon", 5, 0), "sitomet": ("weapon", 5, 0),
    "plamen": ("weapon", 7, 0), "krunyr": ("outfit", 9, 0), "brasna": ("outfit", 5, 0), "mlha": ("spell", 5, 0),
    "promena": ("spell", 4, 0), "koruna": ("spell", 5, 0),
}  # fmt: skip
"""Type, cost, copies in the rulebook's deck; in the house's deck each is there once."""


def test_both_decks_hold_what_they_should() -> None:
    assert {card.id: card.type for card in EQUIPMENT} == {name: card[0] for name, card in GEAR.items()}
    names = [name.rpartition("-")[0] or name for name in fresh(2).setting.gear_names]
    assert {name: names.count(name) for name in GEAR} == {name: card[2] for name, card in GEAR.items()}
    assert sorted(fresh(2, equipment="house").setting.gear_names) == sorted(GEAR)


@pytest.mark.rule("ML-6.10", "ML-6.11")
@pytest.mark.parametrize("name", GEAR)
def test_what_equipment_costs_and_what_it_goes_beside(name: str) -> None:
    kind, cost, _ = GEAR[name]
    others = {"weapon": "zeldiv", "outfit": "nocir", "spell": "zahyn"}
    others = {one: card if card != name else {"weapon": "kosa", "outfit": "batoh", "spell": "mlha"}[one]
              for one, card in others.items()}  # fmt: skip
    state = position(
        equipment="house", clans=(("purkrab",), ("jeducha",)), pool=("S", "S"), coins=cost, market=[name],
        carried=dict.fromkeys(others.values(), "purkrab"),
    )  # fmt: skip
    do(state, "visit market S", f"buy-gear {name}", f"give-gear {name} purkrab")
    assert state.coins[ANNA] == 0
    assert offered(state) == [f"drop-gear {others[kind]}"], "one of each type"
    do(state, f"drop-gear {others[kind]}")
    assert gear(state, others[kind]) not in (*state.market, *state.market_pile), "it leaves the game"
    state = position(equipment="house", pool=("S", "S"), coins=cost - 1, market=[name])
    assert "visit market S" not in offered(state)


def carrying(name: str, **what: Any) -> LandsState:
    """Veruda alone with one card, before a land without a monster of its own affinity."""
    told = {"monsters": {0: "krus"}, "land_row": {0: "nebie"}, "tiles": {0: 0}, "coins": 9, **what}
    return position(clans=(("veruda",), ("jeducha",)), equipment="house", carried={name: "veruda"}, **told)


IN_ATTACK: dict[str, dict[str, Any]] = {
    "zahyn": {"magic": 1}, "zeldiv": {"strength": 1}, "drasnik": {"strength": 1}, "kosa": {"kill": 3},
    "sitomet": {"capture": 3}, "plamen": {"dice": 1}, "mlha": {"fewer": 1}, "nocir": {"defense": 1},
    "krunyr": {"defense": 2}, "krakenomicon": {"again": "M"}, "sipolet": {"again": "S"},
}  # fmt: skip


@pytest.mark.rule("ML-10.3", "ML-10.7", "ML-9.7", "ML-9.2", "ML-10.2")
@pytest.mark.parametrize("name", GEAR)
def test_equipment_in_an_attack(name: str) -> None:
    does = IN_ATTACK.get(name, {})
    state = carrying(name)
    put(state, "a4", "veruda", ANNA, "SSM", defense=9)
    adventure(state)
    most = 1 + int(does.get("dice", 0))
    assert offered(state) == [f"throw-magic {number}" for number in range(most + 1)]
    dice = 4 - int(does.get("fewer", 0))
    do(state, "throw-magic 0", roll=[3] * dice)
    hits = prompt_of(state, ANNA).facts["hits"]
    assert hits == dice - int(does.get("defense", 0))
    do(state, *["use-defense"] * int(hits))
    do(state, "roll S", "roll M", roll=[2, 3])
    throw = throw_of(state, ANNA)
    total = 5 + int(does.get("strength", 0)) + int(does.get("magic", 0))
    assert (throw.total, throw.capture, throw.kill) == (
        total, total + int(does.get("capture", 0)), total + int(does.get("kill", 0)),
    )  # fmt: skip
    face = {"S": "S2", "M": "M3"}.get(str(does.get("again", "")))
    for left in (2, 1, 0):
        assert offered(state, "reroll") == ([f"reroll {face}"] if face and left else [])
        if face and left:
            do(state, f"reroll {face}", roll=[int(face[1])])


@pytest.mark.rule("ML-11.2")
@pytest.mark.parametrize("name", GEAR)
def test_equipment_for_a_land(name: str) -> None:
    state = carrying(name)
    state.monsters = (NONE, NONE, NONE)
    put(state, "a4", "veruda", ANNA, "SMM", venom=1)
    adventure(state, roll=[1, 1, 1, *([1] if name == "plamen" else [])])
    more = {"zahyn": 2, "grimoar": 4, "zeldiv": 1, "plamen": 1}.get(name, 0)
    throw = throw_of(state, ANNA)
    assert (throw.scope, throw.conquest) == ("conquest", 3 + more)
    again = {"krakenomicon": ["reroll M1"], "sipolet": ["reroll S1"]}.get(name, [])
    assert offered(state, "reroll") == again


@pytest.mark.rule("ML-8.1")
@pytest.mark.parametrize("name", GEAR)
def test_equipment_on_a_mission(name: str) -> None:
    state = carrying(name, missions=(7, 1))
    put(state, "roll1", "veruda", ANNA, "SMH1")
    adventure(state, roll=[3, 3, 3, *([1] if name == "plamen" else [])])
    again = {"krakenomicon": ["reroll M3"], "sipolet": ["reroll S3"], "dokape": ["reroll H3"]}.get(name, [])
    assert offered(state, "reroll") == again
    if again:
        do(state, again[0], roll=[3])
        do(state, again[0], roll=[3])
    succeeds = name in ("zahyn", "zeldiv", "plamen")
    assert state.glory[ANNA] == (10 if succeeds else 3), "nine is one less than the mission asks for"


@pytest.mark.rule("ML-5.5", "ML-5.6", "ML-6.12", "ML-5.14")
@pytest.mark.parametrize("name", GEAR)
def test_equipment_in_the_citadel(name: str) -> None:
    state = carrying(name, pool=("SS", "S"), coins=0, lodge=["s1"])
    abilities = {"brasna": 2, "koruna": 1}.get(name, 0)
    assert len(offered(state, "use-ability")) == abilities
    assert bool(offered(state, "exchange")) == (name == "promena")
    assert ("visit lodge S" in offered(state)) == (name == "past"), "four coins less: a trap for nothing"
    if name == "brasna":
        assert do(state.copy(), "use-ability brasna 0").potion[ANNA] == 1
        assert do(state.copy(), "use-ability brasna 1").venom[ANNA] == 1
    if name == "koruna":
        assert do(state.copy(), "use-ability koruna 0").coins[ANNA] == 2
    if name == "promena":
        changed = do(state.copy(), "exchange promena S M")
        assert (changed.strength[ANNA], changed.magic[ANNA], offered(changed, "exchange")) == (1, 1, [])
    if name == "past":
        bought = do(state.copy(), "visit lodge S", "bargain past", "buy-trap 0", "done")
        assert (bought.coins[ANNA], bought.traps[ANNA]) == (0, (trap("s1"),))
    do(state, "dig 0")
    assert state.coins[ANNA] == (8 if name == "batoh" else 6)


# Panic

CLOSED = {
    "lodge": "visit lodge", "laboratory": "brew", "tavern": "visit tavern", "armory": "visit armory",
    "pawnshop": "pawn", "market": "visit market", "mine": "dig",
}  # fmt: skip


@pytest.mark.rule("ML-13.2")
@pytest.mark.parametrize("name", CLOSED)
def test_a_panic_token_closes_its_building_and_no_other(name: str) -> None:
    everywhere: dict[str, Any] = {"pool": ("SSMH4", "S"), "coins": 20, "glory": 20}
    quiet, state = position(**everywhere), position(panic=[name], **everywhere)
    for building, verb in CLOSED.items():
        assert any(one.startswith(verb) for one in offered(quiet))
        assert any(one.startswith(verb) for one in offered(state)) == (building != name)
