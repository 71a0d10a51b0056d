"""What the attacked hero may and may not do, walls that stand there, turns that are skipped, attacks from below."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.fight.duel import blow_now
from herna.games.mage_knight.rules.spaces import is_safe
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.kernel import IllegalAction
from tests.games.mage_knight.duels import AGGRESSOR, ATTACKED, attacked, do, give, meeting, offered

rule = pytest.mark.rule
FULL, PART = True, False


def skills(state: KnightState, *names: str) -> tuple[int, ...]:
    return tuple(state.setting.skill_ids.index(name) for name in names)


def on_site(site: str, owner: int | None = ATTACKED, **options: Any) -> KnightState:
    """Both stand on a site with somebody's shield; the aggressor can make a ranged attack of 3."""
    state = give(meeting(**options), AGGRESSOR, "swiftness", "rage", mana="white")
    give(state, ATTACKED, "march")
    here = state.place[ATTACKED]
    state.new_sites += ((here, site),)
    state.shields += () if owner is None else ((here, owner),)
    state.changed()
    return state


def pass_all(state: KnightState) -> None:
    """Nobody attacks any more, until the fight is over."""
    while state.fights:
        do(state, state.seats_awaited[0], "pass-attack")


def kinds(state: KnightState, seat: int) -> set[str]:
    return {one.split()[0] for one in offered(state, seat)}


def refused(state: KnightState, seat: int, action: act.Attend | act.AttackHero) -> str:
    with pytest.raises(IllegalAction) as found:
        state.apply(action, seat)
    return found.value.code


# Before the fight


@rule("MK-19.4")
def test_before_he_attends_he_may_use_what_is_allowed_between_turns() -> None:
    """Motivation is for the turns of others: two cards are drawn, and only then he says how he attends."""
    state = give(meeting(), AGGRESSOR, "rage")
    give(state, ATTACKED, "rage", deck=(1, 2, 3))
    state.skills[ATTACKED] = skills(state, "arythea-motivation")
    state.changed()
    do(state, AGGRESSOR, "attack-hero 2")
    assert offered(state, ATTACKED) == ["use-skill arythea-motivation", "done"]
    assert refused(state, ATTACKED, act.Attend(FULL)) == "not-your-turn"
    do(state, ATTACKED, "use-skill arythea-motivation")
    assert len(state.hand[ATTACKED]) == 3
    assert offered(state, ATTACKED) == ["attend true", "attend false"]


@rule("MK-19.4")
@pytest.mark.parametrize("fully", [FULL, PART])
def test_he_never_moves_nor_acts(fully: bool) -> None:
    state = give(meeting(), AGGRESSOR, "rage")
    give(state, ATTACKED, "march", "stamina", "rage")
    attacked(state, fully=fully)
    do(state, ATTACKED, "play-card march basic")
    assert kinds(state, ATTACKED) <= {"play-card", "pass-attack", "strike", "play-sideways", "undo"}
    pass_all(state)
    if fully:
        do(state, ATTACKED, "play-card stamina basic")
        assert not kinds(state, ATTACKED) & {"move-to", "explore", "interact", "rest", "challenge"}


# Attending fully


@rule("MK-19.5")
@pytest.mark.parametrize(("fully", "gold"), [(FULL, 1), (PART, 0)])
def test_a_glade_gives_its_token_to_one_who_attends_fully(fully: bool, gold: int) -> None:
    state = on_site("magical-glade", owner=None)
    attacked(state, fully=fully)
    assert state.mana[ATTACKED][COLOURS.index("gold")] == gold


@rule("MK-19.5", "MK-19.6")
@pytest.mark.parametrize("fully", [FULL, PART])
def test_die_skills_and_tactic_are_for_full_attendance(fully: bool) -> None:
    """A red die powers Rage, Freezing Power is a skill of one's own turn, Motivation one for the turns of others."""
    state = give(meeting(), AGGRESSOR, "rage")
    give(state, ATTACKED, "rage", "fire-bolt")
    state.dice = (COLOURS.index("red"),) * len(state.dice)
    state.deck[ATTACKED] = (1, 2, 3)
    state.changed()
    do(state, AGGRESSOR, "attack-hero 2")
    do(state, ATTACKED, "attend true" if fully else "attend false")
    state.skills[ATTACKED] = skills(state, "goldyx-freezing-power", "arythea-motivation")
    state.changed()
    found = offered(state, ATTACKED)
    assert ("play-card fire-bolt strong" in found) is fully
    assert ("use-skill goldyx-freezing-power" in found) is fully
    assert "use-skill arythea-motivation" in found


# Attending in part


@rule("MK-19.6")
@pytest.mark.parametrize("fully", [FULL, PART])
def test_only_full_attendance_heals_and_draws_afterwards(fully: bool) -> None:
    """Tranquility heals 1 after the fight, and five cards are drawn; in part there is neither, and the token stays."""
    state = give(meeting(), AGGRESSOR, "rage")
    give(state, ATTACKED, "tranquility", "wound", mana="red", deck=(1,) * 8)
    attacked(state, fully=fully)
    pass_all(state)
    if not fully:
        assert state.turns[ATTACKED] is None
        assert (len(state.hand[ATTACKED]), state.hand[ATTACKED].count(WOUND)) == (2, 1)
        assert sum(state.mana[ATTACKED]) == 1
        assert state.seats_awaited == (AGGRESSOR,)
        return
    do(state, ATTACKED, "play-card tranquility basic")
    do(state, ATTACKED, next(one for one in offered(state, ATTACKED) if one.startswith("choose-effect")))
    do(state, ATTACKED, next(one for one in offered(state, ATTACKED) if one.startswith("heal")), "end-turn")
    while state.turns[ATTACKED] is not None:
        do(state, ATTACKED, "done")
    assert state.hand[ATTACKED].count(WOUND) == 0
    assert (len(state.hand[ATTACKED]), sum(state.mana[ATTACKED])) == (5, 0)


@rule("MK-19.6", "MK-19.3")
@pytest.mark.parametrize(("fully", "again"), [(FULL, False), (PART, True)])
def test_whoever_attended_in_part_may_be_attacked_again(fully: bool, again: bool) -> None:
    state = give(meeting(players=3), AGGRESSOR, "rage")
    give(state, ATTACKED, "march")
    attacked(state, fully=fully)
    assert state.order_down[ATTACKED] is not again


# Walls


@rule("MK-19.13")
@pytest.mark.parametrize(
    ("site", "owner", "shots"),
    [("keep", ATTACKED, 0), ("mage-tower", AGGRESSOR, 0), ("mage-tower", ATTACKED, 0), ("mine", ATTACKED, 3)],
)
def test_keeps_and_towers_are_walls_for_whoever_was_attacked_in_them(site: str, owner: int, shots: int) -> None:
    state = on_site(site, owner)
    attacked(state)
    do(state, ATTACKED, "pass-attack")
    do(state, AGGRESSOR, "play-card swiftness strong")
    assert blow_now(state, AGGRESSOR).value == shots
    assert ("strike" in offered(state, AGGRESSOR)) is bool(shots)


@rule("MK-19.13")
def test_walls_are_over_hand_to_hand_and_protect_no_aggressor() -> None:
    state = on_site("keep")
    give(state, ATTACKED, "swiftness", "march", mana="white")
    attacked(state)
    do(state, ATTACKED, "play-card swiftness strong")
    assert blow_now(state, ATTACKED).value == 3
    do(state, ATTACKED, "pass-attack")
    do(state, AGGRESSOR, "pass-attack", "play-card swiftness strong")
    assert blow_now(state, AGGRESSOR).value == 3


# The skipped turn


@rule("MK-19.20")
def test_a_skipped_turn_announces_nothing_and_brings_tokens_back() -> None:
    """The attacked hero has laid a skill in the middle and has no card left: his turn is skipped, not announced."""
    state = give(meeting(), AGGRESSOR, "rage", "march", deck=(1,) * 9)
    give(state, ATTACKED, "rage")
    skill = skills(state, "norowas-prayer-of-weather")
    state.skills[ATTACKED] = skill
    state.changed()
    attacked(state)
    pass_all(state)
    do(state, ATTACKED, "use-skill norowas-prayer-of-weather", "end-turn")
    while state.turns[ATTACKED] is not None:
        do(state, ATTACKED, offered(state, ATTACKED)[-1])
    assert [one.frame.source for one in state.lasting if one.until == "next-turn"] == [*skill]
    do(state, AGGRESSOR, "end-turn")
    while state.turns[AGGRESSOR] is not None and state.turn_of(AGGRESSOR).phase == "ending":
        do(state, AGGRESSOR, offered(state, AGGRESSOR)[-1])
    assert state.turn == AGGRESSOR, "the turn between was skipped"
    assert not state.order_down[ATTACKED]
    assert state.announced == NONE
    assert not [one for one in state.lasting if one.until == "next-turn"]


# From below


def below(**options: Any) -> KnightState:
    """The aggressor stands at the portal with Underground Attack; the other two spaces on."""
    state = give(meeting(**options), AGGRESSOR, "underground-travel", "rage", mana="green black")
    give(state, ATTACKED, "march")
    state.night = True
    state.dice = (COLOURS.index("gold"),) * len(state.dice)
    state.place[AGGRESSOR] = state.setting.portal
    state.change_turn(AGGRESSOR, trail=(state.setting.portal,), phase="free")
    state.changed()
    return state


@rule("MK-19.29")
def test_underground_attack_reaches_a_hero_and_attacks_him_at_once() -> None:
    state = below()
    spot = state.place[ATTACKED]
    do(state, AGGRESSOR, "play-card underground-travel strong")
    assert offered(state, AGGRESSOR) == [f"fly-to {state.setting.hex_names[spot]}"]
    do(state, AGGRESSOR, offered(state, AGGRESSOR)[0])
    assert state.place[AGGRESSOR] == spot
    assert state.seats_awaited == (ATTACKED,)
    do(state, ATTACKED, "attend false")
    pass_all(state)
    assert state.place[AGGRESSOR] == state.setting.portal, "a draw leads back to where he came from"


@rule("MK-19.29")
def test_underground_attack_does_not_reach_a_hero_who_is_not_fought() -> None:
    state = below()
    state.order_down[ATTACKED] = True
    state.changed()
    assert "play-card underground-travel strong" not in offered(state, AGGRESSOR)
    for teams, reached in (("1-2", False), ("1-3", True)):
        state = below(players=4, scenario="full-conquest", teams=teams)
        spot = state.setting.hex_names[state.place[ATTACKED]]
        do(state, AGGRESSOR, "play-card underground-travel strong")
        assert (f"fly-to {spot}" in offered(state, AGGRESSOR)) is reached


@rule("MK-19.29")
def test_walls_do_not_count_against_an_attack_from_below() -> None:
    state = below()
    give(state, AGGRESSOR, "underground-travel", "swiftness", mana="white")
    here = state.place[ATTACKED]
    state.new_sites += ((here, "keep"),)
    state.shields += ((here, ATTACKED),)
    state.changed()
    do(state, AGGRESSOR, "play-card underground-travel strong")
    do(state, AGGRESSOR, offered(state, AGGRESSOR)[0])
    do(state, ATTACKED, "attend true", "pass-attack")
    do(state, AGGRESSOR, "play-card swiftness strong")
    assert blow_now(state, AGGRESSOR).value == 3


# How it may end


@rule("MK-19.18")
def test_whoever_falls_back_to_a_space_that_is_not_safe_withdraws_further_at_the_end_of_the_turn() -> None:
    state = give(meeting(players=3), AGGRESSOR, "rage", "march")
    give(state, ATTACKED, "rage")
    here, third = state.place[AGGRESSOR], 2
    between = next(
        spot
        for spot in state.setting.lattice.neighbours[here]
        if spot != state.setting.portal and is_safe(state, AGGRESSOR, spot)
    )
    # He came over the space of a third hero, on which nobody may stay.
    state.place[third] = between
    state.change_turn(AGGRESSOR, trail=(state.setting.portal, between, here))
    state.changed()
    attacked(state, fully=False)
    do(state, ATTACKED, "pass-attack")
    do(state, AGGRESSOR, "pass-attack", "pass-attack")
    do(state, ATTACKED, "pass-attack")
    assert state.place[AGGRESSOR] == between
    assert state.hand[AGGRESSOR].count(WOUND) == 0, "going back is no withdrawal yet"
    do(state, AGGRESSOR, "end-turn")
    while state.turns[AGGRESSOR] is not None:
        do(state, AGGRESSOR, offered(state, AGGRESSOR)[-1])
    assert state.place[AGGRESSOR] == NONE, "back on the portal, where he leaves the map (MK-6.9)"
    assert state.hand[AGGRESSOR].count(WOUND) == 1


@rule("MK-19.9")
def test_nobody_chooses_for_another_how_damage_is_dealt() -> None:
    state = give(meeting(), AGGRESSOR, "rage", "march")
    give(state, ATTACKED, "march", units=("peasants",))
    attacked(state)
    do(state, ATTACKED, "pass-attack")
    do(state, AGGRESSOR, "pass-attack", "play-card rage basic")
    if "strike" not in offered(state, AGGRESSOR):
        do(state, AGGRESSOR, offered(state, AGGRESSOR)[0])
    do(state, AGGRESSOR, "strike")
    do(state, ATTACKED, "finish-block")
    assert state.seats_awaited == (AGGRESSOR,)
    before = state.digest()
    for action in (act.WoundHero(), act.WoundUnit(0), act.Done()):
        with pytest.raises(IllegalAction):
            state.apply(action, ATTACKED)
    assert state.digest() == before
