"""Fights between heroes: how one comes about and how it goes, from the rulebook."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.fight.duel import blow_now, exchange_of
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.rivals.damage import DealDamage
from herna.games.mage_knight.steps.rivals.exchange import NextStrike
from herna.kernel import Action, IllegalAction
from tests.games.mage_knight.duels import AGGRESSOR, ATTACKED, attacked, do, give, meeting, offered, settle

rule = pytest.mark.rule
BRUTE = ("rage", "rage", "rage")


def refused(state: KnightState, seat: int, action: Action) -> str:
    before = state.digest()
    with pytest.raises(IllegalAction) as found:
        state.apply(action, seat)
    assert state.digest() == before
    return found.value.code


def hand_to_hand(state: KnightState) -> KnightState:
    """Both pass from afar."""
    do(state, ATTACKED, "pass-attack")
    do(state, AGGRESSOR, "pass-attack")
    return state


def with_damage(damage: int, elements: tuple[int, ...] = (0,), *, melee: bool = True) -> KnightState:
    """The aggressor has damage to deal."""
    state = meeting()
    give(state, AGGRESSOR, "rage", "march", "rage")
    give(state, ATTACKED, "march", "wound", units=("utem-crossbowmen", "guardian-golems", "peasants"))
    attacked(state)
    if melee:
        hand_to_hand(state)
    else:
        do(state, ATTACKED, "pass-attack")
    state.change_fight(AGGRESSOR, phase="damage")
    state.change_fight(AGGRESSOR, exchange=replace(exchange_of(state, AGGRESSOR), damage=damage, elements=elements))
    state.steps.pop()
    state.push_all([DealDamage(AGGRESSOR), NextStrike(AGGRESSOR)])
    return settle(state)


# How it comes about


@rule("MK-19.1")
def test_whoever_stays_on_the_space_of_another_attacks_him() -> None:
    state = give(meeting(), AGGRESSOR, "march")
    found = offered(state, AGGRESSOR)
    assert "attack-hero 2" in found
    assert "end-turn" not in found
    assert not [one for one in found if one.startswith("rest")]
    assert refused(state, AGGRESSOR, act.EndTurn()) == "attack-or-go-on"
    do(state, AGGRESSOR, "play-card march basic")
    assert [one for one in offered(state, AGGRESSOR) if one.startswith("move-to")]


@rule("MK-19.1")
def test_with_nothing_but_wounds_nobody_attacks() -> None:
    state = give(meeting(), AGGRESSOR, "wound", "wound")
    assert "attack-hero 2" not in offered(state, AGGRESSOR)
    assert "end-turn" in offered(state, AGGRESSOR)
    assert refused(state, AGGRESSOR, act.AttackHero(ATTACKED)) == "only-wounds"


@rule("MK-19.2")
def test_where_heroes_are_not_fought() -> None:
    state = give(meeting(hero_fights=False), AGGRESSOR, "march")
    assert refused(state, AGGRESSOR, act.AttackHero(ATTACKED)) == "no-hero-fights"
    state = give(meeting(), AGGRESSOR, "march")
    state.closing = True
    state.changed()
    assert refused(state, AGGRESSOR, act.AttackHero(ATTACKED)) == "no-fights-at-the-end"
    state = give(meeting(), AGGRESSOR, "march")
    state.place = [state.setting.portal] * 2
    state.changed()
    assert refused(state, AGGRESSOR, act.AttackHero(ATTACKED)) == "peaceful-space"
    assert refused(state, AGGRESSOR, act.AttackHero(AGGRESSOR)) == "hero-not-here"


@rule("MK-19.2")
def test_whoever_stays_where_there_is_no_fight_has_no_action_and_withdraws() -> None:
    state = give(meeting(), AGGRESSOR, "march")
    state.closing, state.last_turns = True, (ATTACKED,)
    state.changed()
    here = state.place[AGGRESSOR]
    do(state, AGGRESSOR, "play-card march basic", "end-turn")
    assert state.place[AGGRESSOR] != here
    assert state.hand[AGGRESSOR].count(WOUND) == 1


@rule("MK-19.3")
def test_a_hero_whose_order_token_lies_face_down_is_not_attacked() -> None:
    state = give(meeting(), AGGRESSOR, "march")
    state.order_down[ATTACKED] = True
    state.changed()
    assert "attack-hero 2" not in offered(state, AGGRESSOR)
    assert refused(state, AGGRESSOR, act.AttackHero(ATTACKED)) == "order-token-down"


@rule("MK-19.4")
def test_the_attacked_hero_says_how_he_attends_and_neither_moves_nor_acts() -> None:
    state = give(meeting(), AGGRESSOR, *BRUTE)
    give(state, ATTACKED, "march", "rage")
    do(state, AGGRESSOR, "attack-hero 2")
    assert state.seats_awaited == (ATTACKED,)
    assert offered(state, ATTACKED) == ["attend true", "attend false"]
    assert refused(state, ATTACKED, act.EndTurn()) == "attend-first"
    do(state, ATTACKED, "attend true", "play-card march basic")
    found = offered(state, ATTACKED)
    assert not [one for one in found if one.split()[0] in ("move-to", "explore", "interact", "challenge", "rest")]


@rule("MK-19.5")
def test_attending_fully_turns_the_order_token_and_allows_a_die_and_skills() -> None:
    for fully in (True, False):
        state = give(meeting(), AGGRESSOR, *BRUTE)
        give(state, ATTACKED, "rage", "swiftness", skills=(0,))
        state.dice = (0, 1, 3)
        attacked(state, fully=fully)
        assert state.order_down == [False, fully]
        assert ("play-card swiftness strong" in offered(state, ATTACKED)) is fully


@rule("MK-19.5")
def test_with_nothing_but_wounds_he_attends_in_part() -> None:
    state = give(meeting(), AGGRESSOR, *BRUTE)
    give(state, ATTACKED, "wound")
    do(state, AGGRESSOR, "attack-hero 2")
    assert offered(state, ATTACKED) == ["attend false"]
    assert refused(state, ATTACKED, act.Attend(fully=True)) == "only-wounds-to-attend"


@rule("MK-19.5")
def test_what_comes_with_the_start_of_a_turn_comes_when_he_attends_fully() -> None:
    for fully in (True, False):
        state = give(meeting(), AGGRESSOR, *BRUTE)
        give(state, ATTACKED, "rage", plundered=True)
        attacked(state, fully=fully)
        assert state.plundered[ATTACKED] is not fully


@rule("MK-19.6")
def test_attending_in_part_ends_with_the_fight_and_mana_stays() -> None:
    state = give(meeting(), AGGRESSOR, "rage")
    give(state, ATTACKED, "rage", "march", mana="red")
    state.deck[ATTACKED] = (1, 2, 3)
    attacked(state, fully=False)
    hand_to_hand(state)
    do(state, AGGRESSOR, "pass-attack")
    do(state, ATTACKED, "play-card rage basic")
    do(state, ATTACKED, *[one for one in offered(state, ATTACKED) if one.startswith("choose-effect")][:1])
    do(state, ATTACKED, "pass-attack")
    assert state.fights == ()
    assert state.turns[ATTACKED] is None
    assert sum(state.mana[ATTACKED]) == 1
    assert len(state.deck[ATTACKED]) == 3
    assert state.seats_awaited == (AGGRESSOR,)


@rule("MK-19.28")
def test_cards_played_in_part_attendance_stay_in_play_and_count_for_no_turn() -> None:
    state = give(meeting(), AGGRESSOR, "rage")
    give(state, ATTACKED, "march", "rage")
    attacked(state, fully=False)
    do(state, ATTACKED, "play-card march basic", "pass-attack")
    do(state, AGGRESSOR, "pass-attack", "pass-attack")
    do(state, ATTACKED, "pass-attack")
    assert len(state.played[ATTACKED]) == 1
    do(state, AGGRESSOR, "end-turn", *[one for one in offered(state, AGGRESSOR) if one.startswith("discard")][:1])
    while state.turn == AGGRESSOR:
        do(state, AGGRESSOR, offered(state, AGGRESSOR)[0])
    assert len(state.played[ATTACKED]) == 1
    while state.turns[ATTACKED] is None:
        do(state, ATTACKED, "start-turn")
    assert not state.turn_of(ATTACKED).card_done


# How it goes


@rule("MK-19.7")
def test_from_afar_the_attacked_hero_begins_and_no_card_is_played_sideways() -> None:
    state = give(meeting(), AGGRESSOR, "swiftness", "march", mana="white")
    give(state, ATTACKED, "swiftness", "march", mana="white")
    attacked(state)
    assert state.seats_awaited == (ATTACKED,)
    found = offered(state, ATTACKED)
    assert "play-sideways march attack" not in found
    assert "strike" not in found
    assert refused(state, ATTACKED, act.Strike()) == "no-attack-made"
    do(state, ATTACKED, "play-card swiftness strong")
    assert blow_now(state, ATTACKED).value == 3
    do(state, ATTACKED, "strike")
    assert state.seats_awaited == (AGGRESSOR,)


@rule("MK-19.8")
def test_part_of_an_attack_may_be_blocked() -> None:
    state = give(meeting(), AGGRESSOR, "determination", "march", level=3)
    give(state, ATTACKED, "swiftness", mana="white")
    attacked(state)
    do(state, ATTACKED, "play-card swiftness strong", "strike")
    assert refused(state, AGGRESSOR, act.Strike()) == "rival-strikes"
    do(state, AGGRESSOR, "play-card determination basic")
    do(state, AGGRESSOR, *[one for one in offered(state, AGGRESSOR) if one.startswith("choose-effect")][:1])
    do(state, AGGRESSOR, "finish-block")
    # Two points of block take one off a shot of three; two are not enough for a hero of level 3, whose armour is 3.
    assert state.hand[AGGRESSOR].count(WOUND) == 0


@rule("MK-19.9")
def test_the_striker_deals_damage_in_whole_armours() -> None:
    state = with_damage(9)
    # Crossbowmen have armour 4, golems 3 and resist physical attacks, peasants 3, the hero 2.
    found = offered(state, AGGRESSOR)
    assert {"wound-unit 0", "wound-unit 1", "wound-unit 2", "wound-hero", "done"} <= set(found)
    do(state, AGGRESSOR, "wound-unit 0")
    assert state.units[ATTACKED][0].wounds == 1
    found = offered(state, AGGRESSOR)
    assert "wound-unit 0" not in found
    assert "wound-unit 1" not in found
    assert "wound-unit 2" in found
    assert refused(state, AGGRESSOR, act.WoundUnit(1)) == "too-little-damage"
    do(state, AGGRESSOR, "wound-hero", "wound-hero")
    assert state.hand[ATTACKED].count(WOUND) == 3
    assert "wound-hero" not in offered(state, AGGRESSOR)


@rule("MK-19.9")
def test_damage_may_be_left_undealt_and_a_hero_knocked_out() -> None:
    state = with_damage(10)
    do(state, AGGRESSOR, "done")
    assert not any(unit.wounds for unit in state.units[ATTACKED])
    state = with_damage(10)
    do(state, AGGRESSOR, *["wound-hero"] * 5)
    assert state.fighting(ATTACKED).of(ATTACKED).knocked_out
    assert set(state.hand[ATTACKED]) == {WOUND}


@rule("MK-19.11")
def test_they_strike_in_turn_until_both_have_passed_in_a_row() -> None:
    state = give(meeting(), AGGRESSOR, "swiftness", mana="white", level=9)
    give(state, ATTACKED, "march", level=9)
    attacked(state)
    do(state, ATTACKED, "pass-attack")
    do(state, AGGRESSOR, "play-card swiftness strong", "strike")
    do(state, ATTACKED, "finish-block")
    assert state.seats_awaited == (ATTACKED,)
    assert not exchange_of(state, ATTACKED).melee
    do(state, ATTACKED, "pass-attack")
    do(state, AGGRESSOR, "pass-attack")
    assert exchange_of(state, ATTACKED).melee


@rule("MK-19.12")
def test_hand_to_hand_the_aggressor_begins_and_cards_count_sideways() -> None:
    state = give(meeting(), AGGRESSOR, "march", "stamina")
    give(state, ATTACKED, "march")
    attacked(state)
    hand_to_hand(state)
    assert state.seats_awaited == (AGGRESSOR,)
    do(state, AGGRESSOR, "play-sideways march attack", "play-sideways stamina attack", "strike")
    do(state, ATTACKED, "play-sideways march block", "finish-block")
    # One of two points is blocked; the one that is left is less than any armour, so that nothing is asked.
    assert state.hand[ATTACKED] == ()
    assert state.seats_awaited == (ATTACKED,)


@rule("MK-19.13")
def test_behind_walls_only_siege_attacks_count_from_afar() -> None:
    state = give(meeting(), AGGRESSOR, "swiftness", mana="white")
    give(state, ATTACKED, "march", "swiftness", mana="white")
    attacked(state)
    fight = state.fighting(AGGRESSOR)
    state.change_fight(AGGRESSOR, terms=replace(fight.terms, walls=True))
    do(state, ATTACKED, "play-card swiftness strong")
    assert blow_now(state, ATTACKED).value == 3
    do(state, ATTACKED, "pass-attack")
    do(state, AGGRESSOR, "play-card swiftness strong")
    assert blow_now(state, AGGRESSOR).value == 0
    assert "strike" not in offered(state, AGGRESSOR)


@rule("MK-19.14")
def test_five_damage_steal_an_artifact_that_lies_open() -> None:
    state = with_damage(8)
    number = state.setting.card_ids.index
    ring, grail, banner = number("ruby-ring"), number("golden-grail"), number("banner-of-glory")
    state.discard[ATTACKED] = (ring,)
    state.hand[ATTACKED] += (grail,)
    units = state.units[ATTACKED]
    state.units[ATTACKED] = (replace(units[0], banner=banner), *units[1:])
    state.changed()
    found = offered(state, AGGRESSOR)
    assert "steal-artifact ruby-ring" in found
    assert "steal-artifact golden-grail" not in found
    assert "steal-artifact banner-of-glory" not in found
    do(state, AGGRESSOR, "steal-artifact ruby-ring")
    assert ring in state.discard[AGGRESSOR]
    assert ring not in state.discard[ATTACKED]
    assert refused(state, AGGRESSOR, act.StealArtifact(grail)) == "nothing-to-steal"


@rule("MK-19.14")
def test_the_banner_of_a_unit_that_was_just_wounded_can_be_stolen() -> None:
    state = with_damage(10)
    banner = state.setting.card_ids.index("banner-of-glory")
    units = state.units[ATTACKED]
    state.units[ATTACKED] = (replace(units[0], banner=banner), *units[1:])
    state.changed()
    do(state, AGGRESSOR, "wound-unit 0", "steal-artifact banner-of-glory")
    assert banner in state.discard[AGGRESSOR]
    assert state.units[ATTACKED][0].banner != banner


@rule("MK-19.14")
def test_from_afar_nothing_is_stolen_and_nobody_driven_out() -> None:
    state = with_damage(9, melee=False)
    state.discard[ATTACKED] = (state.setting.card_ids.index("ruby-ring"),)
    state.changed()
    assert not [one for one in offered(state, AGGRESSOR) if one.startswith(("steal", "drive"))]
