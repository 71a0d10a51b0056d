"""What effects on enemies do between heroes: one test for every meaning in the table, and a table without gaps."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from herna.games.mage_knight.components import box
from herna.games.mage_knight.faces.lexicon import lexicon
from herna.games.mage_knight.fight.duel import blow_now, enemies_met, exchange_of, take_share, unit_price
from herna.games.mage_knight.fight.foes import foes_of
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.values import Contribution, Source
from herna.games.mage_knight.values.fight import COLD_FIRE, FIRE, MELEE, PHYSICAL, RANGED
from herna.games.mage_knight.vocabulary import WORDS
from herna.games.mage_knight.vocabulary.meanings import (
    CONDITIONS_NEVER,
    COUNTERS,
    EVENTS_NEVER,
    FLAGS_OF_USE,
    OPERATIONS,
    meanings_of,
)
from herna.games.mage_knight.vocabulary.names import COLOURS, EVENTS, FLAGS
from herna.words import LANGUAGES, say
from tests.games.mage_knight.duels import AGGRESSOR, ATTACKED, attacked, do, give, meeting, offered

rule = pytest.mark.rule
ALL = ("base", "lost-legion", "krang", "shades-of-tezla", "ultimate")


def struck(
    *cards: str,
    units: tuple[str, ...] = ("utem-crossbowmen", "fire-golems"),
    parts: tuple[tuple[int, int, int, int], ...] = ((MELEE, PHYSICAL, 3, 0), (MELEE, PHYSICAL, 2, -1)),
    melee: bool = True,
    mana: str = "",
) -> KnightState:
    """The aggressor strikes with these parts (kind, element, points, unit); the attacked hero has these cards."""
    state = give(meeting(sets=ALL), AGGRESSOR, "march", "stamina", units=units)
    give(state, ATTACKED, *cards, "march", mana=mana, units=("peasants",))
    attacked(state)
    do(state, ATTACKED, "pass-attack")
    if melee:
        do(state, AGGRESSOR, "pass-attack")
    made = tuple(
        Contribution(kind, element, n, source=Source("unit", 0, unit) if unit >= 0 else Source())
        for kind, element, n, unit in parts
    )
    state.change_side(AGGRESSOR, made=made)
    state.changed()
    do(state, AGGRESSOR, "strike")
    return state


def striking(*cards: str, units: tuple[str, ...], mana: str = "", melee: bool = True) -> KnightState:
    """The aggressor is to strike, with these cards; the attacked hero has these units."""
    state = give(meeting(sets=ALL), AGGRESSOR, *cards, "march", mana=mana)
    give(state, ATTACKED, "march", "stamina", units=units)
    attacked(state)
    do(state, ATTACKED, "pass-attack")
    if melee:
        do(state, AGGRESSOR, "pass-attack")
    return state


def by_night(state: KnightState) -> None:
    """It is night, and no die of the Source can be used."""
    state.night, state.dice = True, (COLOURS.index("gold"),) * len(state.dice)
    state.changed()


def test_every_word_has_a_meaning_between_heroes() -> None:
    assert set(OPERATIONS) == set(WORDS.ops)
    assert set(COUNTERS) == set(WORDS.counters)
    assert set(CONDITIONS_NEVER) <= set(WORDS.conditions)
    assert set(FLAGS_OF_USE) <= set(FLAGS)
    assert set(EVENTS_NEVER) <= set(EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_appendix_tells_what_is_different(language: str) -> None:
    shelf = next(one for one in lexicon(say(language, "mage_knight")) if one.id == "rivals")
    told = {entry.name: entry.text for entry in shelf.entries}
    speak = say(language, "mage_knight")
    assert told[speak("unit-illusionists")] == speak("rivals-share")
    assert told[speak("unit-shocktroops")].count(";") == 2
    assert speak("unit-peasants") not in told


# Share


@rule("MK-19.24")
def test_keeping_a_unit_from_attacking_takes_its_share_off() -> None:
    state = struck("whirlwind", mana="white")
    assert exchange_of(state, ATTACKED).value == 5
    do(state, ATTACKED, "play-card whirlwind basic", "choose-foe 0")
    assert exchange_of(state, ATTACKED).value == 2
    ready = state.units[AGGRESSOR][0].ready
    do(state, ATTACKED, "finish-block")
    assert state.units[AGGRESSOR][0].ready == ready


@rule("MK-19.24", "MK-19.27")
def test_wings_of_night_take_the_shares_of_several_units_off_each_dearer_than_the_last() -> None:
    parts = ((MELEE, PHYSICAL, 3, 0), (MELEE, PHYSICAL, 2, 1), (MELEE, PHYSICAL, 1, -1))
    for marches, left in ((0, 3), (1, 1)):
        state = struck("wings-of-wind", parts=parts, mana="white black")
        by_night(state)
        do(state, ATTACKED, *["play-card march basic"] * marches, "play-card wings-of-wind strong", "choose-foe 0")
        if marches:
            do(state, ATTACKED, "choose-foe 1")
            assert state.turn_of(ATTACKED).points.move == 1, "March gives 2, the second unit costs 1"
        assert not [one for one in offered(state, ATTACKED) if one.startswith("choose-foe")]
        assert exchange_of(state, ATTACKED).value == left, "what the hero adds himself stays"


@rule("MK-19.30")
def test_what_once_skipped_phases_takes_shares_off_and_nothing_else_skips_any() -> None:
    cards = {card.id: card for card in (*box().spells, *box().artifacts)}
    assert set(meanings_of(cards["banner-of-fear"].strong)) == {"share"}
    assert set(meanings_of(cards["wings-of-wind"].strong)) == {"share"}
    assert not [name for name in (*WORDS.ops, *FLAGS) if "phase" in name or "skip" in name]


@rule("MK-19.24")
def test_only_who_blocks_can_keep_units_from_attacking() -> None:
    state = striking("whirlwind", units=("utem-crossbowmen",), mana="white")
    assert "play-card whirlwind basic" not in offered(state, AGGRESSOR)


@rule("MK-19.27")
def test_what_weakens_an_attack_takes_so_much_off_a_share() -> None:
    state = struck("swiftness", "chilling-stare", "swift-bolt")
    assert take_share(state, ATTACKED, 0, 2)[0].amount == 2
    assert exchange_of(state, ATTACKED).value == 3
    take_share(state, ATTACKED, 0, 9)
    assert exchange_of(state, ATTACKED).value == 2


@rule("MK-19.27")
def test_whoever_is_possessed_fights_for_the_other() -> None:
    state = struck("charm", parts=((MELEE, FIRE, 3, 0), (MELEE, PHYSICAL, 2, -1)), mana="white black")
    by_night(state)
    do(state, ATTACKED, "play-card charm strong", "choose-foe 0")
    assert exchange_of(state, ATTACKED).value == 2
    do(state, ATTACKED, "finish-block")
    while state.seats_awaited != (ATTACKED,):
        do(state, AGGRESSOR, "done")
    held = next(one for one in offered(state, ATTACKED) if one.startswith("use-held"))
    do(state, ATTACKED, held)
    assert blow_now(state, ATTACKED) == (3, (FIRE,))


# A unit is hit


@rule("MK-19.21")
def test_effects_hit_units_never_the_hero_and_colours_are_resisted() -> None:
    state = striking("demolish", units=("utem-crossbowmen", "fire-golems"), mana="red black")
    by_night(state)
    do(state, AGGRESSOR, "play-card demolish strong")
    assert offered(state, AGGRESSOR) == ["choose-foe 0"]
    do(state, AGGRESSOR, "choose-foe 0")
    assert [unit.wounds for unit in state.units[ATTACKED]] == [1, 0]


@rule("MK-19.21", "MK-19.25")
def test_armour_falls_for_the_whole_fight_and_never_below_one() -> None:
    state = striking("tremor", units=("utem-crossbowmen", "peasants"), mana="green")
    do(state, AGGRESSOR, "play-card tremor basic")
    do(state, AGGRESSOR, offered(state, AGGRESSOR)[0], "choose-foe 0")
    assert unit_price(state, AGGRESSOR, 0) == 1
    assert unit_price(state, AGGRESSOR, 1) == 3
    do(state, AGGRESSOR, "pass-attack")
    assert unit_price(state, AGGRESSOR, 0) == 1
    foe = state.fighting(AGGRESSOR).against(AGGRESSOR).foes[0]
    state.change_foe(AGGRESSOR, 0, replace(foe, armour_change=-9))
    assert unit_price(state, AGGRESSOR, 0) == 1


@rule("MK-19.21")
def test_a_unit_without_resistances_costs_its_armour() -> None:
    state = striking("expose", units=("guardian-golems",), mana="white", melee=False)
    state.change_fight(AGGRESSOR, exchange=replace(exchange_of(state, AGGRESSOR), elements=(PHYSICAL,)))
    assert unit_price(state, AGGRESSOR, 0) == 6
    do(state, AGGRESSOR, "play-card expose basic", "choose-foe 0")
    assert unit_price(state, AGGRESSOR, 0) == 3


@rule("MK-19.25")
def test_where_all_have_lost_their_fortifications_there_are_no_walls() -> None:
    state = striking("expose", "swiftness", units=("peasants",), mana="white black white", melee=False)
    by_night(state)
    fight = state.fighting(AGGRESSOR)
    state.change_fight(AGGRESSOR, terms=replace(fight.terms, walls=True))
    state.changed()
    do(state, AGGRESSOR, "play-card expose strong")
    do(state, AGGRESSOR, offered(state, AGGRESSOR)[0])
    assert not state.fighting(AGGRESSOR).terms.walls


# Blocks


@rule("MK-19.22")
def test_a_block_that_destroys_wounds_a_unit_of_the_attack_only_if_nothing_is_left() -> None:
    for value, wounds in ((4, [1, 0]), (5, [0, 0])):
        state = struck("burning-shield", parts=((MELEE, PHYSICAL, value, 0),), mana="red black")
        by_night(state)
        do(state, ATTACKED, "play-card burning-shield strong", "finish-block")
        if "choose-foe 0" in offered(state, state.seats_awaited[0]):
            do(state, ATTACKED, "choose-foe 0")
        assert [unit.wounds for unit in state.units[AGGRESSOR]] == wounds


@rule("MK-19.22")
def test_an_effect_of_a_block_is_aimed_at_a_unit_of_the_attack() -> None:
    state = struck("ice-shield", parts=((MELEE, PHYSICAL, 3, 0),), mana="blue")
    do(state, ATTACKED, "play-card ice-shield strong", "finish-block")
    assert offered(state, ATTACKED) == ["choose-foe 0"]
    do(state, ATTACKED, "choose-foe 0")
    assert state.fighting(ATTACKED).against(ATTACKED).foes[0].armour_change == -3
    left = struck("ice-shield", parts=((MELEE, PHYSICAL, 5, 0),), mana="blue")
    do(left, ATTACKED, "play-card ice-shield strong", "finish-block")
    assert left.fighting(ATTACKED).against(ATTACKED).foes[0].armour_change == 0, "the attack was not brought to nothing"


@rule("MK-19.10")
def test_a_shot_without_abilities_is_blocked_point_for_point() -> None:
    shot = ((RANGED, PHYSICAL, 4, 0),)
    plain = struck("chilling-stare", "determination", parts=shot, melee=False)
    do(plain, ATTACKED, "play-card chilling-stare basic")
    do(plain, ATTACKED, *[one for one in offered(plain, ATTACKED) if one.startswith("choose-effect")][-1:])
    assert exchange_of(plain, ATTACKED).plain
    hand = struck("chilling-stare", "determination", parts=((MELEE, PHYSICAL, 4, 0),))
    do(hand, ATTACKED, "play-card chilling-stare basic")
    assert not [one for one in offered(hand, ATTACKED) if one.startswith("choose-effect")]


# Numbers, and what means nothing


@rule("MK-19.23")
def test_the_number_of_enemies_is_units_that_could_act_those_in_the_attack_and_the_hero() -> None:
    state = struck("march", units=("utem-crossbowmen", "fire-golems", "peasants"))
    assert enemies_met(state, ATTACKED) == 4
    units = state.units[AGGRESSOR]
    state.units[AGGRESSOR] = (replace(units[0], ready=False), replace(units[1], ready=False), units[2])
    assert enemies_met(state, ATTACKED) == 3
    state.units[AGGRESSOR] = (*state.units[AGGRESSOR][:2], replace(units[2], ready=False))
    assert enemies_met(state, ATTACKED) == 2


@rule("MK-19.27")
def test_nobody_is_beaten_between_heroes() -> None:
    state = striking("sword-of-justice", units=("peasants",))
    do(state, AGGRESSOR, "play-card sword-of-justice basic")
    while "strike" not in offered(state, AGGRESSOR):
        cards = [one for one in offered(state, AGGRESSOR) if one.startswith("discard")]
        do(state, AGGRESSOR, cards[0] if cards else "done")
    do(state, AGGRESSOR, "strike")
    do(state, ATTACKED, "finish-block")
    do(state, AGGRESSOR, "wound-unit 0")
    assert state.units[ATTACKED][0].wounds == 1
    assert state.fame[AGGRESSOR] == 0


@rule("MK-19.27")
def test_lightning_strikes_different_units() -> None:
    state = give(meeting(sets=ALL), AGGRESSOR, "march", skills=())
    state.skills[AGGRESSOR] = (state.setting.skill_ids.index("braevalar-forked-lightning"),)
    give(state, ATTACKED, "march", units=("peasants", "foresters"))
    attacked(state)
    do(state, ATTACKED, "pass-attack")
    do(state, AGGRESSOR, "use-skill braevalar-forked-lightning")
    assert blow_now(state, AGGRESSOR) == (2, (COLD_FIRE,))


@rule("MK-19.27")
def test_a_duel_is_fought_with_a_unit_of_the_attack_or_with_none() -> None:
    for unit in (0, -1):
        state = struck("rage", parts=((MELEE, PHYSICAL, 1, unit),))
        state.skills[ATTACKED] = (state.setting.skill_ids.index("wolfhawk-dueling"),)
        state.changed()
        do(state, ATTACKED, "use-skill wolfhawk-dueling", "finish-block")
        assert state.seats_awaited == (ATTACKED,), "its point of block is enough"
        held = [one for one in offered(state, ATTACKED) if one.startswith("use-held")]
        if unit < 0:
            assert not held, "no unit takes part in the attack of the hero himself"
            continue
        hurt = state.copy()
        place = next(at for at, foe in enumerate(foes_of(hurt, ATTACKED)) if foe.unit == unit)
        hurt.change_foe(ATTACKED, place, replace(foes_of(hurt, ATTACKED)[place], beaten=True))
        hurt.changed()
        assert held[0] not in offered(hurt, ATTACKED)
        do(state, ATTACKED, held[0])
        assert blow_now(state, ATTACKED) == (1, (PHYSICAL,))
