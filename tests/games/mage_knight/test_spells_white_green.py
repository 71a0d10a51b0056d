"""White and green spells."""

from __future__ import annotations

import pytest

from tests.games.mage_knight.deeds import after, answer, brought, enemies_now, go, position, strike_total
from tests.games.mage_knight.table import (
    arrange,
    cards,
    do,
    fight,
    in_fight,
    lay,
    make,
    offers,
    points_of,
    put_token,
    set_points,
    site_hex,
    stand,
    unit,
)
from tests.games.mage_knight.test_spells import to_attack_phase

# White


def test_expose_takes_walls_and_resistances_even_twice_fortified() -> None:
    state = position("expose", mana=["white"])
    fight(state, "white-altem-guardsmen", walled=True)
    do(state, "play-card expose basic", "choose-foe 0", "target 0", "use-held 0")
    assert strike_total(state) == 2
    immune = after("expose basic", "ranged", enemies=["brown-shadow"])
    assert brought(immune) == "ranged 2", "only the attack remains"


@pytest.mark.parametrize(("option", "total"), [("#0", 1), ("#1", 3)])
def test_mass_expose_takes_one_of_both_from_all(option: str, total: int) -> None:
    state = after("expose strong", "ranged night", option, enemies=["grey-golems", "grey-golems"])
    assert strike_total(state) == total, "half of 3 while they resist"


def test_whirlwind_and_tornado() -> None:
    assert enemies_now(after("whirlwind basic", "block", "choose-foe 0")) == ["armour 3, peaceful"]
    state = after("whirlwind strong", "attack night", "choose-foe 1", enemies=["green-prowlers", "grey-swordsmen"])
    assert (enemies_now(state)[1], state.fame[state.turn]) == ("beaten", 4)
    assert "play-card whirlwind strong" not in offers(
        position("whirlwind", mana=["white", "black"], where="block night")
    )


def test_wings_of_wind_flies_five_spaces_for_a_point_each() -> None:
    state = position("wings-of-wind", mana=["white"])
    set_points(state, move=2)
    do(state, "play-card wings-of-wind basic", "fly-to 0/-1")
    assert points_of(state).move == 1
    assert "play-card wings-of-wind basic" not in offers(position("wings-of-wind", mana=["white"])), "without points"


def test_wings_of_night_stops_enemies_for_growing_cost() -> None:
    enemies = ["green-prowlers", "green-ironclads", "green-wolf-riders", "green-diggers"]
    state = position("wings-of-wind", mana=["white", "black"], where="ranged night", enemies=enemies)
    set_points(state, move=4)
    do(state, "play-card wings-of-wind strong", "choose-foe 0", "choose-foe 1", "choose-foe 2")
    assert points_of(state).move == 4 - 1 - 2
    assert [words.endswith("peaceful") for words in enemies_now(state)] == [True, True, True, False]


def test_call_to_arms_uses_a_unit_of_the_offer_once() -> None:
    state = position("call-to-arms", mana=["white", "red"], where="attack")
    names = ("red-cape-monks", "magic-familiars", "delphana-masters")
    arrange(state, unit_offer=names)
    do(state, "play-card call-to-arms basic")
    assert {move.split()[1] for move in offers(state) if move.startswith("use-offer-unit")} == {"red-cape-monks"}
    do(state, "use-offer-unit red-cape-monks 1")
    assert brought(state) == "fire attack 4"
    assert len(state.unit_offer) == 3
    assert not [move for move in offers(state) if move.startswith("use-offer-unit")]


def test_call_to_glory_recruits_for_nothing_anywhere() -> None:
    state = position("call-to-arms", mana=["white", "black"], where="attack night", units=["peasants"])
    arrange(state, unit_offer=("catapults", "delphana-masters"))
    do(state, "play-card call-to-arms strong")
    assert offers(state) == ["recruit-unit catapults"]
    do(state, "recruit-unit catapults", "disband 0")
    assert state.units[state.turn] == (unit(state, "catapults", id=1),)


def test_charm_makes_a_recruit_cheaper_in_dealing_with_people() -> None:
    state = after("charm basic", "people", "#1")
    arrange(state, unit_offer=("utem-crossbowmen",))
    do(state, "recruit-on-terms utem-crossbowmen false 0")
    assert points_of(state).influence == 4 - (6 - 3)


def test_possess_turns_an_attack_against_others() -> None:
    enemies = ["red-high-dragon", "grey-swordsmen"]
    state = after("charm strong", "ranged night", "choose-foe 0", enemies=enemies)
    assert enemies_now(state)[0].endswith("peaceful")
    to_attack_phase(state)
    assert "use-held 0" not in offers(state), "not against its source"
    do(state, "retarget", "target 1", "use-held 0")
    assert strike_total(state) == 6
    do(state, "target 0")
    assert strike_total(state) == 0
    do(state, "retarget", "target 1", "strike")
    assert enemies_now(state)[1] == "beaten"


# Green


@pytest.mark.parametrize(
    ("way", "walled", "one", "both"),
    [("basic", True, [4, 7], [5, 5]), ("strong", False, [4, 7], [5, 5]), ("strong", True, [1, 7], [3, 3])],
)
def test_tremor_and_earthquake_take_armour(way: str, walled: bool, one: list[int], both: list[int]) -> None:
    state = position("tremor", mana=["green", "black"], where="open night")
    go(state, "ranged", ["white-freezers", "white-freezers"], walled=walled)
    do(state, f"play-card tremor {way}")
    for option, armour in (("#0; choose-foe 0", one), ("#1", both)):
        trial = answer(state.copy(), option)
        assert [int(words.split(",")[0].split()[1]) for words in enemies_now(trial)] == armour


def test_underground_travel_leads_under_everything_but_swamps_and_lakes() -> None:
    state = after("underground-travel basic", "open")
    assert [move for move in offers(state) if not move.startswith("fly-to")] == []
    do(state, "fly-to 1/-1")
    assert points_of(state).move == 0


def test_underground_attack_comes_from_below() -> None:
    state = position("underground-travel", mana=["green", "black"], where="open night")
    arrange(state, laid=state.laid[:1], tokens=())
    lay(state, "3", (1, 0))
    keep = site_hex(state, "keep")
    put_token(state, keep, "grey-swordsmen")
    seat, start = state.turn, keep // 7 * 7
    stand(state, start, seat=seat)
    do(state, "play-card underground-travel strong", f"fly-to {state.setting.hex_names[keep]}")
    assert (state.reputation[seat], in_fight(state)) == (-1, True)
    make(state, ranged=5)
    do(state, "target 0")
    assert strike_total(state) == 5, "ranged attacks count: the walls are of no use"
    do(state, "next-phase", "next-phase")
    while in_fight(state):
        do(state, offers(state)[-1])
    assert state.place[seat] == start, "a failed assault leads back to where the way began"


def test_restoration_heals_more_in_a_forest() -> None:
    state = position("restoration", mana=["green", "black"], where="open night")
    arrange(state, place=state.setting.lattice.hex_number[1, -1])
    names = ("peasants", "utem-guardsmen", "catapults")
    arrange(state, units=tuple(unit(state, name, ready=False) for name in names))
    assert points_of(do(state.copy(), "play-card restoration basic")).healing == 5
    do(state, "play-card restoration strong", "ready-unit 2", "ready-unit 1")
    assert [one.ready for one in state.units[state.turn]] == [False, True, True], "levels 3 and 2 of 5"


@pytest.mark.parametrize("where", ["true", "false"])
def test_meditation_puts_two_cards_back(where: str) -> None:
    state = position("meditation", mana=["green"])
    seat = state.turn
    arrange(state, discard=cards(state, "stamina", "swiftness", "threaten"), seat=seat)
    do(state, "play-card meditation basic", f"put-on-deck {where}")
    moved = state.deck[seat][-2:] if where == "true" else state.deck[seat][:2]
    assert set(moved) < set(cards(state, "stamina", "swiftness", "threaten"))
    trance = position("meditation", mana=["green", "black"], where="open night")
    arrange(trance, discard=cards(trance, "stamina", "swiftness", "threaten"), seat=seat)
    do(trance, "play-card meditation strong", "take-card stamina", "take-card threaten", f"put-on-deck {where}")
    assert trance.discard[seat] == cards(trance, "swiftness")


def test_cure_draws_for_healed_wounds_and_makes_healed_units_ready() -> None:
    state = position("cure", "wound", "wound", "tranquility", mana=["green"])
    arrange(state, units=(unit(state, "peasants", wounds=1, ready=False),))
    do(state, "play-card tranquility basic")
    answer(state, "#0; heal")
    do(state, "play-card cure basic")
    assert len(state.deck[state.turn]) == 5, "what was healed before counts"
    do(state, "heal", "heal-unit 0")
    assert len(state.deck[state.turn]) == 4
    assert state.units[state.turn] == (unit(state, "peasants", id=0),)


def test_disease_makes_the_blocked_weak() -> None:
    state = position("cure", mana=["green", "black"], where="block night", enemies=["grey-swordsmen", "grey-golems"])
    make(state, block=6)
    do(state, "finish-block", "play-card cure strong")
    assert enemies_now(state) == ["armour 1, attack blocked", "armour 5, attack 2"]
