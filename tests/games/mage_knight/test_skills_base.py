"""Every skill of the four heroes of the base box but those that lie in the middle of the table."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.setting import WOUND
from tests.games.mage_knight.deeds import Row, answer, begun, brought, enemies_now, go, position, used
from tests.games.mage_knight.table import (
    ALL_SETS,
    arrange,
    attack_of,
    block_of,
    cards,
    do,
    offers,
    points_of,
    set_points,
    set_turn,
    turn_of,
    unit,
)

rule = pytest.mark.rule
ROWS: list[Row] = [
    ("arythea-dark-paths", "open", "", "move 1"),
    ("arythea-dark-paths", "open night", "", "move 2"),
    ("arythea-burning-power", "ranged", "#0", "siege 1"),
    ("arythea-burning-power", "ranged", "#1", "siege fire 1"),
    ("arythea-hot-swordsmanship", "attack", "#0", "attack 2"),
    ("arythea-hot-swordsmanship", "attack", "#1", "fire attack 2"),
    ("arythea-dark-negotiation", "open", "", "influence 2"),
    ("arythea-dark-negotiation", "open night", "", "influence 3"),
    ("arythea-dark-fire-magic", "open", "choose-colour red", "red crystal 1, red mana 1"),
    ("arythea-dark-fire-magic", "open", "choose-colour black", "red crystal 1, black mana 1"),
    ("tovak-double-time", "open", "", "move 2"),
    ("tovak-double-time", "open night", "", "move 1"),
    ("tovak-night-sharpshooting", "ranged", "", "ranged 1"),
    ("tovak-night-sharpshooting", "ranged night", "", "ranged 2"),
    ("tovak-cold-swordsmanship", "attack", "#0", "attack 2"),
    ("tovak-cold-swordsmanship", "attack", "#1", "ice attack 2"),
    ("tovak-shield-mastery", "block", "#0", "block 3"),
    ("tovak-shield-mastery", "block", "#1", "fire block 2"),
    ("tovak-shield-mastery", "block", "#2", "ice block 2"),
    ("goldyx-freezing-power", "ranged", "#0", "siege 1"),
    ("goldyx-freezing-power", "ranged", "#1", "siege ice 1"),
    ("goldyx-potion-making", "open", "", "heal 2"),
    ("goldyx-white-crystal-craft", "open", "", "blue crystal 1, white mana 1"),
    ("goldyx-green-crystal-craft", "open", "", "blue crystal 1, green mana 1"),
    ("goldyx-red-crystal-craft", "open", "", "blue crystal 1, red mana 1"),
    ("goldyx-glittering-fortune", "people", "", ""),
    ("norowas-forward-march", "open", "", ""),
    ("norowas-day-sharpshooting", "ranged", "", "ranged 2"),
    ("norowas-day-sharpshooting", "ranged night", "", "ranged 1"),
    ("norowas-bright-negotiation", "open", "", "influence 3"),
    ("norowas-bright-negotiation", "open night", "", "influence 2"),
    ("norowas-leaves-in-the-wind", "open", "", "green crystal 1, white mana 1"),
    ("norowas-whispers-in-the-treetops", "open", "", "white crystal 1, green mana 1"),
    ("arythea-motivation", "open", "", "drawn 2"),
    ("tovak-motivation", "open", "", "drawn 2"),
    ("goldyx-motivation", "open", "", "drawn 2"),
    ("norowas-motivation", "open", "", "drawn 2"),
]
ELSEWHERE = {
    "arythea-power-of-pain", "arythea-invocation", "arythea-polarization", "arythea-healing-ritual",
    "tovak-resistance-break", "tovak-i-feel-no-pain", "tovak-i-dont-give-a-damn", "tovak-who-needs-magic",
    "tovak-mana-exploit", "goldyx-flight", "goldyx-universal-power", "goldyx-source-freeze", "norowas-inspiration",
    "norowas-leadership", "norowas-bonds-of-loyalty", "norowas-prayer-of-weather",
}  # fmt: skip


@pytest.mark.parametrize(("skill", "where", "answers", "brings"), ROWS)
def test_what_a_skill_brings(skill: str, where: str, answers: str, brings: str) -> None:
    state = used(skill, where, answers)
    assert brought(state) == brings
    assert f"use-skill {skill}" not in offers(state)


def test_every_skill_of_the_base_heroes_is_tested() -> None:
    setting = begun(2, ALL_SETS).setting
    heroes = ("arythea", "tovak", "goldyx", "norowas")
    names = {skill.id for skill in setting.skills if skill.hero in heroes}
    assert len(names) == 40, "the co-operative ones are tested among those in the middle"
    assert names == {skill for skill, *_ in ROWS} | ELSEWHERE


@pytest.mark.parametrize(
    ("hero", "brings"),
    [("arythea", "red mana 1"), ("tovak", "blue mana 1"), ("goldyx", "green mana 1"), ("norowas", "white mana 1")],
)
def test_motivation_gives_mana_to_the_least_famous_and_then_waits(hero: str, brings: str) -> None:
    state = position(skills=[f"{hero}-motivation"])
    arrange(state, fame=1, seat=1 - state.turn)
    do(state, f"use-skill {hero}-motivation")
    assert brought(state) == f"drawn 2, {brings}"
    other = state.setting.skill_ids.index("wolfhawk-motivation")
    arrange(state, skills=(*state.skills[state.turn], other))
    assert "use-skill wolfhawk-motivation" not in offers(state), "no other before the end of the next turn"


# Arythea


@rule("MK-12.3")
def test_power_of_pain_makes_a_wound_worth_two() -> None:
    state = used("arythea-power-of-pain", "open", "play-sideways wound move", ("wound", "wound"))
    seat = state.turn
    assert points_of(state).move == 2
    assert "play-sideways wound move" not in offers(state)
    do(state, "end-turn")
    assert state.discard[seat].count(WOUND) == 1


def test_invocation_turns_a_card_into_mana_that_is_spent_at_once() -> None:
    state = position("wound", "march", "rage", "threaten", skills=["arythea-invocation"])
    do(state, "use-skill arythea-invocation")
    answer(state, "#0; discard-card wound")
    assert offers(state) == ["choose-colour red"], "by day nothing takes black"
    do(state, "choose-colour red")
    assert offers(state) == ["play-card threaten strong"], "rage needs a combat"
    do(state, "play-card threaten strong")
    assert (points_of(state).influence, state.mana[state.turn]) == (5, [0] * 6)
    assert state.discard[state.turn] == (WOUND,)


def test_invocation_takes_a_card_for_white_or_green() -> None:
    state = position("march", "rage", skills=["arythea-invocation"])
    do(state, "use-skill arythea-invocation", "discard-card rage", "choose-colour green", "play-card march strong")
    assert points_of(state).move == 4
    alone = position("wound", "march", skills=["arythea-invocation"])
    assert "use-skill arythea-invocation" not in offers(alone), "nothing is left to spend red, black or green on"


@pytest.mark.parametrize(
    ("has", "where", "card", "fine"),
    [
        ("red", "open", "stamina", True),
        ("blue", "open", "threaten", True),
        ("green", "open", "promise", True),
        ("white", "open", "march", True),
        ("red", "open", "march", False),
        ("black", "open", "march", True),
        ("black", "open night", "march", False),
        ("gold", "open night", "march", False),
    ],
)
def test_polarization_uses_mana_as_its_opposite(has: str, where: str, card: str, fine: bool) -> None:
    state = used("arythea-polarization", where, "", (card,), mana=[has], dice_used=1)
    assert (f"play-card {card} strong" in offers(state)) == fine
    if fine:
        do(state, f"play-card {card} strong")
        assert state.mana[state.turn] == [0] * 6


def test_polarization_takes_crystals_and_depleted_dice() -> None:
    crystal = used(
        "arythea-polarization", "open", "play-card march strong", ("march",), crystals=["white"], dice_used=1
    )
    assert (points_of(crystal).move, crystal.crystals[crystal.turn]) == (4, [0, 0, 0, 0])
    die = used("arythea-polarization", "open", "play-card march strong", ("march", "stamina"))
    assert (points_of(die).move, turn_of(die).dice.used) == (4, 1), "a black die by day"


def test_polarization_and_stronger_spells() -> None:
    night = used("arythea-polarization", "ranged night", "", ("fireball",), mana=["red", "gold"])
    assert "play-card fireball strong" in offers(night), "gold as black, for a stronger spell only"
    day = used("arythea-polarization", "ranged", "", ("fireball",), mana=["red", "black"])
    assert "play-card fireball strong" not in offers(day)


def test_polarization_works_once() -> None:
    state = used(
        "arythea-polarization",
        "open",
        "play-card march strong",
        ("march", "march"),
        mana=["white", "white"],
        dice_used=1,
    )
    assert "play-card march strong" not in offers(state)


# Tovak


def test_resistance_break_costs_armour_for_each_resistance() -> None:
    enemies = ["white-altem-guardsmen", "grey-golems"]
    assert enemies_now(used("tovak-resistance-break", "ranged", "choose-foe 0", enemies=enemies))[0].startswith(
        "armour 4"
    )
    assert enemies_now(used("tovak-resistance-break", "ranged", "choose-foe 1", enemies=enemies))[1].startswith(
        "armour 4"
    )


def test_i_feel_no_pain_discards_a_wound_for_a_card() -> None:
    state = used("tovak-i-feel-no-pain", "open", "", ("wound", "march"))
    if offers(state)[0].startswith("discard-card"):
        do(state, "discard-card wound")
    assert (len(state.deck[state.turn]), state.discard[state.turn]) == (5, (WOUND,))
    assert "use-skill tovak-i-feel-no-pain" not in offers(
        position("wound", where="attack", skills=["tovak-i-feel-no-pain"])
    )


@rule("MK-12.3")
@pytest.mark.parametrize(
    ("card", "worth"), [("march", 2), ("will-focus", 2), ("fire-bolt", 3), ("fireball", 3), ("ruby-ring", 3)]
)
def test_i_dont_give_a_damn(card: str, worth: int) -> None:
    state = used("tovak-i-dont-give-a-damn", "open", f"play-sideways {card} influence", (card,))
    assert points_of(state).influence == worth


@rule("MK-12.3")
def test_who_needs_magic() -> None:
    state = used("tovak-who-needs-magic", "open", "use-effect; play-sideways march move", ("march", "stamina"))
    assert points_of(state).move == 3
    arrange(state, dice=["blue"] * 4)
    assert "play-card stamina strong" not in offers(state), "no die for the rest of the turn"
    state = used("tovak-who-needs-magic", "open", "skip-effect; play-sideways march move", ("march",))
    assert points_of(state).move == 2
    state = position("march", skills=["tovak-who-needs-magic"], dice_used=1)
    do(state, "use-skill tovak-who-needs-magic", "play-sideways march move")
    assert points_of(state).move == 2


# Goldyx


def test_glittering_fortune_counts_colours_in_dealing_with_people() -> None:
    state = used("goldyx-glittering-fortune", "people", crystals=["red", "red", "blue", "white"])
    assert points_of(state).influence == 3
    assert "use-skill goldyx-glittering-fortune" not in offers(
        position(skills=["goldyx-glittering-fortune"], crystals=["red"])
    )


def test_flight_leads_one_space_or_two_for_points() -> None:
    state = position(skills=["goldyx-flight"])
    assert "fly-to 1/-1" in offers(do(state, "use-skill goldyx-flight"))
    rich = position(skills=["goldyx-flight"])
    set_points(rich, move=3)
    do(rich, "use-skill goldyx-flight")
    answer(rich, "#1; #0")
    assert points_of(rich).move == 1


@rule("MK-12.3")
@pytest.mark.parametrize(
    ("paid", "card", "worth"),
    [
        ("green", "march", 4),
        ("red", "march", 3),
        ("red", "fireball", 4),
        ("red", "ruby-ring", 3),
        ("white", "chilling-stare", 4),
    ],
)
def test_universal_power(paid: str, card: str, worth: int) -> None:
    state = used("goldyx-universal-power", "open", "#0", (card,), mana=[paid])
    do(state, f"play-sideways {card} move")
    assert points_of(state).move == worth


# Norowas


@pytest.mark.parametrize(("units", "move"), [(1, 1), (3, 3), (4, 3)])
def test_forward_march_counts_ready_units_up_to_three(units: int, move: int) -> None:
    state = position(skills=["norowas-forward-march"], units=["peasants"] * units)
    arrange(
        state, units=state.units[state.turn] + (unit(state, "peasants", ready=False), unit(state, "peasants", wounds=1))
    )
    do(state, "use-skill norowas-forward-march")
    assert points_of(state).move == move


def test_inspiration_makes_a_unit_ready_or_heals_it() -> None:
    state = position(skills=["norowas-inspiration"])
    arrange(state, units=(unit(state, "altem-mages", ready=False), unit(state, "peasants", wounds=2)))
    do(state, "use-skill norowas-inspiration")
    ready = answer(state.copy(), "#0; ready-unit 0")
    assert ready.units[state.turn][0].ready
    healed = answer(state, "#1; choose-unit 1")
    assert healed.units[state.turn][1].wounds == 1


@pytest.mark.parametrize(
    ("name", "ability", "where", "brings"),
    [
        ("utem-guardsmen", 1, "block", "block 7"),
        ("utem-guardsmen", 0, "attack", "attack 4"),
        ("utem-crossbowmen", 1, "ranged", "ranged 3"),
        ("utem-crossbowmen", 1, "attack", "ranged 4"),
        ("catapults", 0, "ranged", "siege 3"),
        ("catapults", 0, "attack", "siege 5"),
        ("ice-golems", 1, "attack", "ice attack 8"),
    ],
)
def test_leadership_helps_one_unit(name: str, ability: int, where: str, brings: str) -> None:
    mana = ["blue"] if name == "ice-golems" else []
    state = used("norowas-leadership", where, f"activate-unit 0 {ability}", units=[name], mana=mana)
    assert brought(state) == brings


def test_leadership_works_with_call_to_arms() -> None:
    state = used("norowas-leadership", "block", "", ("call-to-arms",), mana=["white"])
    arrange(state, unit_offer=("utem-guardsmen",))
    do(state, "play-card call-to-arms basic", "use-offer-unit utem-guardsmen 1")
    assert block_of(state) == 7


def test_bonds_of_loyalty_bring_units_and_a_loyal_one_for_less() -> None:
    from herna.games.mage_knight.steps.skills import receive_skill

    state = position(where="people")
    seat = state.turn
    before = len(state.unit_offer)
    receive_skill(state, seat, state.setting.skill_ids.index("norowas-bonds-of-loyalty"))
    state.start()
    assert len(state.unit_offer) == before + 2
    arrange(state, unit_offer=("peasants", "utem-crossbowmen"), units=("foresters",), seat=seat)
    set_points(state, influence=1)
    do(state, "recruit-on-terms utem-crossbowmen true -1")
    assert (points_of(state).influence, [one.bonded for one in state.units[seat]]) == (0, [False, True])
    set_points(state, influence=9)
    do(state, "recruit-unit peasants")
    assert offers(state) == ["disband 0"], "the loyal one is never disbanded"


def test_a_loyal_unit_fights_where_units_may_not() -> None:
    state = position()
    arrange(state, units=(unit(state, "peasants", bonded=True), "foresters"))
    set_turn(state, phase="fighting")
    go(state, "attack", alone=True)
    assert [move for move in offers(state) if move.startswith("activate-unit")] == [
        "activate-unit 0 0",
        "activate-unit 0 1",
        "activate-unit 0 2",
    ]
    do(state, "activate-unit 0 0")
    assert attack_of(state) == 2
    assert cards(state, "wound") == (WOUND,)
