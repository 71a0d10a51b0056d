"""What skills and spells that touch others do to partners, and which of them are left out in which company."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight.geometry import distance
from herna.games.mage_knight.rules.mana import free_dice
from herna.games.mage_knight.scenarios.company import Together
from herna.games.mage_knight.scenarios.first_reconnaissance import FirstReconnaissance
from herna.games.mage_knight.setting import WOUND, KnightSetting
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.moving import step_cost
from tests.games.mage_knight.table import (
    ALL_SETS,
    arrange,
    attack_of,
    block_now,
    cards,
    do,
    end_fight,
    fight,
    first_turn,
    offers,
    set_turn,
    staged,
    unit,
)

rule = pytest.mark.rule
TACTICS = ("early-bird", "planning", "great-start", "the-right-moment")


@cache
def opened(teams: str) -> KnightState:
    """Four heroes play Full Conquest so; the first turn is open."""
    state = GAME.new(players=4, seed=1, heroes="dealt", scenario="full-conquest", teams=teams)
    assert isinstance(state, KnightState)
    return first_turn(state, TACTICS)


def seats(partner_next: bool) -> KnightState:
    """The seat on turn has its partner next in the order of the round, or a rival."""
    for teams in ("1-2", "1-3", "1-4"):
        state = opened(teams).copy()
        _, following, *_ = in_order(state)
        if (state.setting.mates(state.turn) == (following,)) == partner_next:
            return state
    raise AssertionError("one of the pairings is so")


def in_order(state: KnightState) -> list[int]:
    """The seats, beginning with the one on turn."""
    at = state.order.index(state.turn)
    return [*state.order[at:], *state.order[:at]]


def after_skill(skill: str, *answers: str, partner_next: bool, **things: Any) -> KnightState:
    """The seat on turn has used a skill and ended its turn; it is the next one's, who has two cards."""
    state = seats(partner_next)
    arrange(state, skills=(skill,), hand=cards(state, "rage"), deck=["rage"] * 9, **things)
    do(state, f"use-skill {skill}", *answers)
    return turn_over(state)


def turn_over(state: KnightState) -> KnightState:
    """The seat on turn ends its turn; the next one has two cards and two green tokens, and the dice are of no use."""
    do(state, "play-sideways rage move", "end-turn")
    arrange(state, hand=cards(state, "march", "rage"), dice=["black"] * len(state.dice), mana=("green", "green"))
    return state


# Skills spare the partner


@rule("MK-26.8")
@pytest.mark.parametrize(("partner_next", "cost"), [(True, 2), (False, 3)])
def test_prayer_of_weather_makes_the_way_dear_for_rivals_only(partner_next: bool, cost: int) -> None:
    state = after_skill("norowas-prayer-of-weather", partner_next=partner_next)
    plains = next(
        spot for spot in state.setting.lattice.neighbours[state.setting.portal] if step_cost(state, 0, spot) >= 0
    )
    costs = [step_cost(state, state.turn, plains), step_cost(state, in_order(state)[1], plains)]
    assert costs[0] - costs[1] == cost - 2


@rule("MK-26.8")
@pytest.mark.parametrize(("partner_next", "wounds"), [(True, 0), (False, 1)])
def test_mana_exploit_wounds_rivals_only(partner_next: bool, wounds: int) -> None:
    state = after_skill("tovak-mana-exploit", "choose-colour red", partner_next=partner_next)
    do(state, "play-card march strong")
    assert state.hand[state.turn].count(WOUND) == wounds


@rule("MK-26.8")
@pytest.mark.parametrize(("partner_next", "free"), [(True, True), (False, False)])
def test_source_freeze_closes_the_source_to_rivals_only(partner_next: bool, free: bool) -> None:
    state = after_skill("goldyx-source-freeze", partner_next=partner_next)
    arrange(state, mana=(), dice=["green"] * len(state.dice))
    assert free_dice(state)
    assert ("play-card march strong" in offers(state)) == free


@rule("MK-26.8")
@pytest.mark.parametrize(("partner_next", "attack"), [(True, 3), (False, 2)])
def test_wolfs_howl_weakens_the_units_of_rivals_only(partner_next: bool, attack: int) -> None:
    state = after_skill("wolfhawk-wolfs-howl", partner_next=partner_next, units=())
    arrange(state, units=[unit(state, "herbalists"), unit(state, "utem-swordsmen")], command=2)
    fight(state, "green-prowlers", phase="attack")
    do(state, "target 0", "activate-unit 1 0")
    assert attack_of(state) == attack


@rule("MK-26.8")
@pytest.mark.parametrize(("partner_next", "mana"), [(True, 1), (False, 0)])
def test_mana_suppression_makes_mana_dear_for_rivals_only(partner_next: bool, mana: int) -> None:
    state = after_skill("krang-mana-suppression", partner_next=partner_next)
    do(state, "play-card march strong")
    assert sum(state.mana[state.turn]) == mana


@rule("MK-26.8")
@pytest.mark.parametrize(("partner_next", "needed"), [(True, 4), (False, 5)])
def test_natures_vengeance_strengthens_attacks_on_rivals_only(partner_next: bool, needed: int) -> None:
    state = seats(partner_next)
    arrange(state, skills=("braevalar-natures-vengeance",), hand=cards(state, "rage"), deck=["rage"] * 9)
    fight(state, "green-prowlers", phase="block")
    do(state, "use-skill braevalar-natures-vengeance", "choose-attack 0 0")
    end_fight(state)
    set_turn(state, action_used=True)
    turn_over(state)
    fight(state, "green-prowlers", phase="block")
    do(state, "block-attack 0 0")
    assert block_now(state).needed == needed


@rule("MK-26.8")
def test_the_healing_ritual_wounds_the_nearest_rival_not_a_nearer_partner() -> None:
    state = seats(partner_next=True)
    seat, partner, rival, other = in_order(state)
    hexes, start = state.setting.lattice.hexes, state.setting.portal
    at = {distance(hexes[start], spot): number for number, spot in enumerate(hexes)}
    for one, steps in ((seat, 0), (partner, 1), (rival, 2), (other, 3)):
        arrange(state, hand=(), place=at[steps], seat=one)
    arrange(state, skills=("arythea-healing-ritual",), hand=cards(state, "wound", "march"))
    do(state, "use-skill arythea-healing-ritual", "throw-away-card wound")
    assert [state.hand[one].count(WOUND) for one in (partner, rival, other)] == [0, 1, 0]


# Spells do not


@rule("MK-26.9")
def test_spells_hit_partners_too() -> None:
    state = seats(partner_next=True)
    seat, *others = in_order(state)
    arrange(state, hand=cards(state, "mana-meltdown", "march"), mana=("red",), dice=["black"] * len(state.dice))
    for one in others:
        arrange(state, hand=(), crystals=(), seat=one)
    do(state, "play-card mana-meltdown basic")
    assert [state.hand[one].count(WOUND) for one in others] == [1, 1, 1]
    assert seat not in others


@rule("MK-26.9")
def test_mana_radiance_burns_a_partner() -> None:
    state = seats(partner_next=True)
    _, partner, *_ = in_order(state)
    arrange(state, hand=cards(state, "mana-meltdown", "march"), mana=("red", "black"))
    arrange(state, night=True, dice=["gold"] * len(state.dice))
    arrange(state, hand=(), crystals=["green", "green"], seat=partner)
    do(state, "play-card mana-meltdown strong", "choose-colour green")
    assert state.hand[partner].count(WOUND) == 2


# What is left out


def left(setting: KnightSetting) -> tuple[set[str], int]:
    """The kinds of skills that take part, and how many spells that hit others do."""
    spells = [setting.cards[number] for number in setting.spell_range]
    hitting = [card for card in spells if card is not None and card.interactive]
    return {skill.side for skill in setting.skills if skill.side}, len(hitting)


@rule("MK-26.10")
@pytest.mark.parametrize(
    ("players", "options", "sides", "spells"),
    [
        (4, {"teams": "1-3"}, {"competitive"}, 4),
        (4, {"teams": "drawn"}, {"competitive"}, 4),
        (4, {"teams": "1-3", "no_interactive_skills": True}, set(), 4),
        (4, {"teams": "1-3", "no_interactive_spells": True}, {"competitive"}, 0),
        (4, {}, {"competitive"}, 4),
        (2, {}, {"competitive"}, 4),
        (1, {}, {"cooperative"}, 0),
    ],
)
def test_skills_and_spells_leave_by_company_and_variant(
    players: int, options: dict[str, Any], sides: set[str], spells: int
) -> None:
    setting = GAME.setting(players, scenario="full-conquest", **options)
    assert isinstance(setting, KnightSetting)
    assert left(setting) == (sides, spells)


@rule("MK-26.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_all_play_as_one_team_what_hits_others_is_left_out(players: int) -> None:
    state = staged(players, FirstReconnaissance, Together, sets=ALL_SETS, dummy=False)
    assert left(state.setting) == ({"cooperative"}, 0)
    assert all(len(state.setting.mates(seat)) == players - 1 for seat in range(players))


# Skills for playing together


@rule("MK-26.11")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("who", [1, 2, 3])
def test_any_one_of_the_others_sends_a_token_back_once(players: int, who: int) -> None:
    """The second, third or fourth hero of the round sends it back; nobody after him can."""
    if who >= players:
        return
    state = staged(players, FirstReconnaissance, Together, sets=ALL_SETS, dummy=False)
    first_turn(state, TACTICS)
    owner = state.turn
    arrange(state, skills=("norowas-prayer-of-weather-coop",))
    do(state, "use-skill norowas-prayer-of-weather-coop")
    back = "return-token norowas-prayer-of-weather-coop"
    assert back not in offers(state), "not the owner"
    for turn in range(1, players + 1):
        arrange(state, hand=cards(state, "rage"), deck=["rage"] * 9)
        do(state, "play-sideways rage move", "end-turn")
        if turn == players:
            break
        assert (back in offers(state)) == (turn <= who)
        if turn == who:
            do(state, back)
    assert state.turn == owner
    assert not [move for move in offers(state) if move.startswith("use-skill norowas-prayer")], (
        "face down for the round"
    )
