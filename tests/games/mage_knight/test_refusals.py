"""Every refusal names its clause and what is missing."""

from __future__ import annotations

import random

import msgspec
import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.programs import PROGRAM_STEPS
from herna.kernel import Action, IllegalAction
from tests.games.mage_knight.deeds import position
from tests.games.mage_knight.table import (
    arrange,
    begun,
    do,
    fight,
    lay,
    offers,
    set_points,
    set_turn,
    site_hex,
    stand,
    table,
    unit,
)


def refusal(state: KnightState, move: str) -> tuple[str, str | None]:
    """The code and the clause of a refusal, which changes nothing."""
    return refused(state, move).code, refused(state, move).clause


def refused(state: KnightState, move: str) -> IllegalAction:
    before = state.digest()
    with pytest.raises(IllegalAction) as error:
        state.apply(move)
    assert state.digest() == before
    for language in ("cs", "en"):
        assert error.value.reason(language).endswith(f"({error.value.clause}).")
    return error.value


def at(state: KnightState, spot: int, move: int = 0) -> KnightState:
    stand(state, spot)
    set_points(state, move=move)
    return state


def named(state: KnightState, spot: int) -> str:
    return state.setting.hex_names[spot]


def test_steps() -> None:
    state = table("march")
    assert refusal(state, "move-to 9/-9") == ("no-land-there", "MK-6.1")
    assert refusal(state, "move-to 3/-2") == ("not-beside-you", "MK-6.1")
    assert refusal(state, "move-to 0/1") == ("terrain-closed", "MK-6.2")
    error = refused(state, "move-to 1/-1")
    assert (error.code, error.facts["needed"], error.facts["move"]) == ("too-little-move", 3, 0)
    lay(state, "8", (1, 1))
    ruins = site_hex(state, "ancient-ruins")
    at(state, ruins, 20)
    assert refusal(state, f"move-to {named(state, ruins - 1)}") == ("enemy-in-the-way", "MK-6.3")
    lay(state, "core-5", (2, 0))
    city = site_hex(state, "city")
    at(state, city + 1, 20)
    assert refusal(state, f"move-to {named(state, city)}") == ("city-closed", "MK-6.3")


def test_exploring() -> None:
    state = table("march")
    assert refusal(state, "explore 0/1") == ("tile-lies-there", "MK-6.5")
    assert refusal(state, "explore 1/1") == ("place-not-beside-you", "MK-6.5")
    number = state.setting.lattice.hex_number
    at(state, number[1, -4], 1)
    error = refused(state, "explore 0/2")
    assert (error.code, error.facts["needed"], error.facts["move"]) == ("too-little-move", 2, 1)
    arrange(state, tile_stack=(), box_country=(), box_core=())
    assert refusal(state, "explore 0/2") == ("no-tile-left", "MK-6.13")


def test_after_the_action_or_a_rest() -> None:
    state = table("march", "rage")
    at(state, site_hex(state, "village"))
    do(state, "interact")
    assert refusal(state, "move-to 1/0") == ("action-done", "MK-5.14")
    assert refusal(state, "enter-site") == ("action-done", "MK-5.2")
    assert refusal(state, "rest rage") == ("moved-or-acted", "MK-5.8")
    state = table("march", "rage")
    do(state, "rest march")
    assert refusal(state, "move-to 1/0") == ("has-rested", "MK-5.8")
    assert refusal(state, "rest rage") == ("has-rested", "MK-5.8")
    state = table("wound", "march")
    assert refusal(state, "rest wound") == ("rest-needs-a-card", "MK-5.8")


def test_heroes_and_tactics() -> None:
    state = GAME.new(players=2, seed=1)
    assert isinstance(state, KnightState)
    assert refusal(state, "end-turn") == ("not-offered", "MK-1.3")
    do(state, "choose-hero tovak")
    assert refusal(state, "choose-hero tovak") == ("hero-taken", "MK-1.3")
    do(state, "choose-hero goldyx")
    error = refused(state, "take-tactic long-night")
    assert (error.code, error.clause, error.facts["time"]) == ("tactic-of-other-time", "MK-2.3", "day")
    assert refusal(state, "end-turn") == ("not-offered", "MK-2.3")
    do(state, "take-tactic planning")
    assert refusal(state, "take-tactic planning") == ("tactic-taken", "MK-2.3")


def test_paying_and_discarding() -> None:
    state = table("march", "rage", "wound", mana=("green",), crystals=("green",))
    do(state, "play-card march strong")
    assert refusal(state, "pay-with crystal red green") == ("mana-does-not-pay", "MK-4.2")
    assert refusal(state, "end-turn") == ("not-offered", "MK-4.2")
    state = table("rage", "wound")
    do(state, "end-turn")
    assert refusal(state, "done") == ("must-discard", "MK-9.7")
    assert refusal(state, "discard-card wound") == ("card-not-discardable", "MK-9.7")
    assert refusal(state, "rest rage") == ("not-offered", "MK-9.7")


def test_the_end_of_the_round() -> None:
    state = table("march")
    error = refused(state, "announce-end")
    assert (error.code, error.clause, error.facts["cards"]) == ("deck-not-empty", "MK-2.8", 11)
    arrange(state, deck=())
    assert refusal(state, "announce-end") == ("turn-begun", "MK-2.8")
    arrange(state, announced=1 - state.turn)
    assert refusal(state, "announce-end") == ("end-announced", "MK-2.9")


def test_what_is_for_other_times() -> None:
    state = table("march")
    arrange(state, units=("peasants",))
    assert refusal(state, "disband 0") == ("no-disbanding", "MK-7.4")
    assert refusal(state, "use-tactic") == ("tactic-not-now", "MK-2.6")
    for move in ("target 0", "strike", "next-phase", "assign-to-hero"):
        assert refusal(state, move) == ("no-combat", "MK-8.2")


def test_people() -> None:
    state = table("march")
    assert refusal(state, "interact") == ("nobody-to-deal-with", "MK-7.1")
    assert refusal(state, "buy-healing") == ("not-dealing", "MK-7.1")
    at(state, site_hex(state, "village"))
    arrange(state, reputation=-7)
    assert refusal(state, "interact") == ("nobody-talks", "MK-7.2")
    arrange(state, reputation=0)
    arrange(state, place=state.place[state.turn], seat=1 - state.turn)
    assert refusal(state, "interact") == ("hero-here", "MK-5.5")
    arrange(state, place=-1, seat=1 - state.turn)
    do(state, "interact")
    error = refused(state, "buy-healing")
    assert (error.code, error.facts["needed"], error.facts["influence"]) == ("too-little-influence", 3, 0)
    peasants, swordsmen = (state.setting.unit_ids.index(name) for name in ("peasants", "utem-swordsmen"))
    arrange(state, unit_offer=(swordsmen,))
    assert refusal(state, "recruit-unit peasants") == ("not-in-offer", "MK-7.3")
    assert refusal(state, "recruit-unit utem-swordsmen") == ("unit-unknown-here", "MK-7.3")
    arrange(state, unit_offer=(peasants,))
    error = refused(state, "recruit-unit peasants")
    assert (error.code, error.facts["needed"]) == ("too-little-influence", state.setting.units[peasants].cost)
    assert refusal(state, "buy-spell fireball") == ("not-sold-here", "MK-7.7")
    assert refusal(state, "plunder") == ("plunder-between-turns", "MK-7.9")


def test_a_spell_without_its_mana() -> None:
    state = table("march", dice=("black",) * 4)
    lay(state, "4", (1, 1))
    tower = site_hex(state, "mage-tower")
    at(state, tower)
    arrange(state, shields=((tower, 0),), spell_offer=("fireball",))
    set_turn(state, phase="interacting", action_used=True)
    set_points(state, influence=7)
    error = refused(state, "buy-spell fireball")
    assert (error.code, error.clause, error.facts["colour"], error.facts["die"]) == (
        "mana-missing",
        "MK-7.7",
        "red",
        "free",
    )


def test_cards() -> None:
    state = table("march", "wound", "rage", dice=("green", "black", "black", "black"))
    assert refusal(state, "play-card stamina basic") == ("card-not-in-hand", "MK-3.1")
    assert refusal(state, "play-sideways wound move") == ("wound-not-playable", "MK-10.1")
    assert refusal(state, "play-sideways rage attack") == ("no-use-sideways", "MK-3.5")
    do(state, "play-card march strong")
    arrange(state, hand=("march",))
    error = refused(state, "play-card march strong")
    assert (error.code, error.facts["colour"], error.facts["die"]) == ("mana-missing", "green", "used")
    fight(state, "green-prowlers")
    arrange(state, hand=("tranquility", "rage"))
    assert refusal(state, "play-card tranquility basic") == ("no-healing-in-combat", "MK-3.6")
    assert refusal(state, "play-card rage basic") == ("card-not-playable", "MK-8.4")


@pytest.mark.parametrize(
    "move", ["rest march", "end-turn", "enter-site", "interact", "heal", "play-sideways march move"]
)
def test_a_token_that_must_be_used_at_once_comes_first(move: str) -> None:
    state = position("wound", "march", "rage", skills=["arythea-invocation"])
    lay(state, "7", (1, 1))
    at(state, site_hex(state, "dungeon"))
    do(state, "use-skill arythea-invocation", "discard-card rage", "choose-colour green")
    assert offers(state) == ["play-card march strong"]
    assert refusal(state, move) == ("token-first", "MK-12.1")


def test_units() -> None:
    state = table("march")
    seat = state.turn
    assert refusal(state, "activate-unit 0 0") == ("no-such-unit", "MK-3.7")
    arrange(state, units=(unit(state, "peasants", ready=False), unit(state, "herbalists", wounds=1)), seat=seat)
    assert refusal(state, "activate-unit 0 0") == ("unit-spent", "MK-3.7")
    assert refusal(state, "activate-unit 1 0") == ("unit-wounded", "MK-10.2")
    assert refusal(state, "activate-unit 0 9") == ("no-such-ability", "MK-3.7")
    assert refusal(state, "heal-unit 0") == ("no-wound-there", "MK-10.3")
    error = refused(state, "heal-unit 1")
    assert (error.code, error.facts["needed"], error.facts["healing"]) == ("too-little-healing", 1, 0)
    assert refusal(state, "heal") == ("no-wound-there", "MK-10.3")
    arrange(state, hand=(WOUND,), seat=seat)
    set_points(state, healing=0)
    assert refusal(state, "heal") == ("too-little-healing", "MK-10.3")


def test_combat() -> None:
    state = fight(table("rage"), "green-diggers", "green-prowlers", walled=True)
    error = refused(state, "target 0")
    assert (error.code, error.clause, error.facts["fortified"]) == ("cannot-aim", "MK-8.4", 2)
    assert refusal(state, "target 7") == ("no-such-enemy", "MK-8.4")
    assert refusal(state, "strike") == ("nobody-aimed-at", "MK-8.4")
    assert refusal(state, "block-attack 0 0") == ("wrong-phase", "MK-8.2")
    do(state, "target 1")
    assert refusal(state, "target 1") == ("aimed-at-already", "MK-8.4")
    error = refused(state, "strike")
    assert (error.code, error.facts["total"], error.facts["needed"]) == ("attack-too-weak", 0, 3)
    do(state, "next-phase")
    assert refusal(state, "target 1") == ("wrong-phase", "MK-8.2")
    assert refusal(state, "finish-block") == ("nothing-blocked", "MK-8.8")
    assert refusal(state, "block-attack 0 5") == ("no-such-attack", "MK-8.8")
    assert refusal(state, "hinder 0 0") == ("not-cumbersome", "MK-8.27")
    assert refusal(state, "heal") == ("no-healing-in-combat", "MK-8.3")
    do(state, "block-attack 0 0")
    error = refused(state, "finish-block")
    assert (error.code, error.facts["needed"], error.facts["missing"]) == ("block-too-weak", 3, 3)


def test_damage() -> None:
    state = table("rage")
    arrange(state, units=("peasants", unit(state, "herbalists", wounds=1)))
    fight(state, "green-prowlers")
    do(state, "next-phase", "next-phase")
    assert refusal(state, "assign-to-unit 1") == ("unit-wounded", "MK-10.2")
    assert refusal(state, "assign-to-unit 5") == ("no-such-unit", "MK-8.10")


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_not_offered_is_refused_with_a_clause_and_changes_nothing(seed: int) -> None:
    """Actions that were offered earlier in the game are tried at every later step."""
    dice = random.Random(seed)
    state = GAME.new(players=1 + seed % 3, seed=seed)
    assert isinstance(state, KnightState)
    seen: dict[type[Action], list[Action]] = {}
    for move in range(400):
        if state.over:
            break
        seat = state.seats_to_act[0]
        for option in state.options(seat):
            kept = seen.setdefault(type(option), [])
            if len(kept) < 40:
                kept.append(option)
        if move % 3 == 0:
            before = state.digest()
            for kind in seen.values():
                tried = dice.choice(kind)
                if tried not in state.options(seat):
                    error = state.refusal(tried, seat)
                    assert error.code
                    own = not isinstance(state.steps[-1], PROGRAM_STEPS)
                    assert error.clause or not own, (error.code, state.steps[-1], tried)
            assert state.digest() == before
        state.apply(dice.choice(state.options(seat)), seat)


def test_numbers_that_mean_nothing_are_refused() -> None:
    """Every action with numbers far off, at a few kinds of steps."""
    people = do(at(table("march"), site_hex(table("march"), "village")), "interact")
    ending = do(table("rage"), "end-turn")
    tables = (begun(), table("march"), fight(table("rage"), "green-prowlers"), table("wound"), people, ending)
    for state in tables:
        for kind in act.ACTIONS:
            fields = msgspec.structs.fields(kind)
            if any(field.type not in (int, bool) and not field.name.isidentifier() for field in fields):
                continue
            values = {}
            for field in fields:
                values[field.name] = 9999 if "int" in str(field.type) else True
            wrong = [name for name in values if isinstance(values[name], bool)]
            if wrong and kind not in (act.ThrowWound, act.PutOnDeck):
                continue
            action = kind(**values)
            if action in state.options():
                continue
            before = state.digest()
            assert isinstance(state.refusal(action, state.seats_to_act[0]), IllegalAction)
            assert state.digest() == before
    assert offers(table("march"))
