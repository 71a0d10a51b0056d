"""Conquer and Hold: owned towers, growing garrisons, points instead of fame, and giving up."""

from __future__ import annotations

import pytest

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.rules.hero import hand_limit
from herna.games.mage_knight.rules.land import owner_of, site_on
from herna.games.mage_knight.rules.spaces import is_closed, is_defended
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.greeting import greet_turn
from herna.games.mage_knight.steps.interaction import people_at, recruited_at, wares_at
from herna.games.mage_knight.steps.moving import explore_options, may_turn_up
from herna.games.mage_knight.steps.rivals.outcome import drive_out
from herna.games.mage_knight.values import Terms
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.kernel import IllegalAction
from tests.games.mage_knight.holding import assault, hold, met, open_map, other_than, own
from tests.games.mage_knight.scenes import go_through, on_turn, ready_at, spots

rule = pytest.mark.rule
GOLD, BLACK = COLOURS.index("gold"), COLOURS.index("black")


# The table


@rule("MK-28.1")
@pytest.mark.parametrize(("players", "rounds"), [(1, 6), (2, 6), (3, 4), (4, 4)])
def test_nine_tiles_with_all_keeps_and_towers_and_the_white_city(players: int, rounds: int) -> None:
    for legion_tiles in (False, True):
        state = hold(players, legion_tiles=legion_tiles)
        assert state.setting.rounds == rounds
        setting = state.setting
        tiles = {setting.tile_ids[tile] for tile in (*state.tile_stack, *(tile for _, tile in state.laid))}
        assert tiles == {
            "start-b",
            "core-7",
            *(f"countryside-{n}" for n in (3, 4, 9, 10, 11)),
            *(f"core-{n}" for n in (2, 3, 4)),
        }
        assert setting.lattice.shape.id == "conquer-and-hold"


@rule("MK-28.1")
def test_nobody_enters_the_city() -> None:
    state, _ = open_map()
    (city,) = spots(state, "city")
    assert is_closed(state, city)
    assert not state.cities


@rule("MK-28.2")
def test_three_tiles_lie_open_and_any_place_beside_a_hero_may_be_turned_up() -> None:
    state = hold()
    seat = on_turn(state)
    setting = state.setting
    assert len(state.laid) == 4
    core = setting.lattice.number_of[2, 0]
    beside = next(
        spot
        for spot in range(7 * setting.lattice.number_of[1, 0], 7 * setting.lattice.number_of[1, 0] + 7)
        if core in setting.lattice.positions_in_reach[spot]
    )
    ready_at(state, seat, beside, move=2)
    assert act.Explore(core) in explore_options(state, seat), (
        "countryside tiles are left, but this place is for a core tile"
    )
    state.apply(act.Explore(core), seat)
    assert setting.tiles[dict(state.laid)[core]].ground == "core"
    laid = frozenset(position for position, _ in state.laid)
    assert may_turn_up(state, setting.lattice.number_of[1, 1], laid)
    assert sorted(setting.tiles[tile].ground for tile in state.tile_stack) == ["core"] * 3 + ["countryside"] * 2


@rule("MK-28.2")
def test_with_the_whole_map_open_nothing_is_left_to_turn_up() -> None:
    state, seat = open_map()
    setting = state.setting
    assert not state.tile_stack
    for position, tile in state.laid:
        assert setting.lattice.kind_at(position) in ("", setting.tiles[tile].ground)
    assert len(state.laid) == 10
    ready_at(state, seat, state.laid[-1][0] * 7, move=9)
    assert not explore_options(state, seat)


@rule("MK-28.3")
@pytest.mark.parametrize(("players", "elite_from"), [(1, 4), (2, 4), (3, 3), (4, 3)])
def test_elite_units_are_offered_in_the_second_half_and_never_those_of_level_four(
    players: int, elite_from: int
) -> None:
    state = hold(players, whole_map=True)
    setting = state.setting
    units = [setting.units[unit] for unit in (*state.elite_deck, *state.regular_deck, *state.unit_offer)]
    assert max(unit.level for unit in units) == 3
    assert {unit.deck for unit in units} == {"elite", "regular"}
    offered_from = [
        number for number in range(1, setting.rounds + 1) if setting.scenario.elite_offered(at_round(state, number))
    ]
    assert offered_from == list(range(elite_from, setting.rounds + 1))


def at_round(state: KnightState, number: int) -> KnightState:
    state.round = number
    state.night = number % 2 == 0
    return state


@rule("MK-28.4")
@pytest.mark.parametrize(("site", "also"), [("keep", "village"), ("mage-tower", "monastery")])
def test_keeps_and_towers_recruit_units_of_villages_and_monasteries_too(site: str, also: str) -> None:
    state, seat = open_map()
    spot = spots(state, site)[0]
    own(state, seat, spot)
    ready_at(state, seat, spot)
    known = {
        icon
        for number, unit in enumerate(state.setting.units)
        if recruited_at(state, seat, number)
        for icon in unit.sites
    }
    assert {site, also} <= known
    for number, unit in enumerate(state.setting.units):
        assert recruited_at(state, seat, number) == bool({site, also} & set(unit.sites))


# Taking and owning


@rule("MK-28.5", "MK-28.6")
@pytest.mark.parametrize(("site", "pile"), [("keep", "grey"), ("mage-tower", "violet")])
def test_an_assault_costs_no_reputation_and_the_site_belongs_to_the_conqueror(site: str, pile: str) -> None:
    state, seat = open_map()
    spot = reachable(state, seat, site)
    before = state.reputation[seat]
    assault(state, seat, spot)
    assert [state.setting.enemies[foe.token].colour for foe in met(state, seat)] == [pile]
    go_through(state, seat, 0)
    rival = other_than(state, seat)
    assert owner_of(state, spot) == seat
    assert state.reputation[seat] >= before
    assert not state.turn_of(seat).rewards, "a tower gives no spell"
    assert (is_defended(state, seat, spot), is_defended(state, rival, spot)) == (False, True)


def reachable(state: KnightState, seat: int, site: str) -> int:
    """A site of this kind that can be stepped on from a plain space beside it, provoking nobody."""
    for spot in spots(state, site):
        for near in state.setting.lattice.neighbours[spot]:
            ready_at(state, seat, near, move=20)
            if act.MoveTo(spot) in state.options(seat) and not site_on(state, near).id:
                return spot
    raise AssertionError(site)


@rule("MK-28.6")
def test_only_the_owner_of_a_tower_deals_with_its_people_and_buys_spells_there() -> None:
    state, seat = open_map()
    tower = spots(state, "mage-tower")[0]
    own(state, seat, tower)
    ready_at(state, seat, tower)
    assert wares_at(state, seat) == {"spell": 7}
    own(state, other_than(state, seat), tower)
    assert people_at(state, seat).id == ""
    with pytest.raises(IllegalAction) as refused:
        state.apply(act.Interact(), seat)
    assert (refused.value.code, refused.value.clause) == ("not-your-keep", "MK-7.8")


@rule("MK-28.6")
def test_an_owner_who_is_driven_out_of_his_tower_loses_it() -> None:
    state, seat = open_map()
    rival, tower = other_than(state, seat), spots(state, "mage-tower")[0]
    own(state, rival, tower)
    state.place[rival] = tower
    ready_at(state, seat, tower)
    state.apply(act.AttackHero(rival), seat)
    state.apply(act.Attend(fully=False), rival)
    out = state.setting.lattice.neighbours[tower][0]
    drive_out(state, seat, rival, out)
    assert owner_of(state, tower) == seat
    assert (state.scores[seat], state.scores[rival]) == (2, 0)


@rule("MK-28.7")
@pytest.mark.parametrize(("night", "colour"), [(False, GOLD), (True, BLACK)])
def test_beside_a_tower_of_his_own_a_hero_has_mana_for_each_tower(night: bool, colour: int) -> None:
    state, seat = open_map()
    first, second, third, *_ = spots(state, "mage-tower")
    own(state, seat, first, second)
    own(state, other_than(state, seat), third)
    state.night = night
    beside = state.setting.lattice.neighbours[first][0]
    far = state.setting.portal
    for place, tokens in ((first, 2), (beside, 2), (third, 0), (far, 0)):
        state.mana[seat] = [0] * len(COLOURS)
        state.place[seat] = place
        greet_turn(state, seat)
        assert state.mana[seat][colour] == tokens, place
        assert sum(state.mana[seat]) == tokens + (site_on(state, place).mana is not None)


@rule("MK-28.7")
def test_keeps_and_towers_help_at_the_same_time() -> None:
    state, seat = open_map()
    plain = hand_limit(state, seat)
    near = state.setting.lattice.neighbours
    place, keep, tower = next(
        (spot, keep, tower)
        for keep in spots(state, "keep")
        for tower in spots(state, "mage-tower")
        for spot in (keep, *near[keep])
        if spot == tower or tower in near[spot]
    )
    own(state, seat, keep, tower)
    state.place[seat] = place
    greet_turn(state, seat)
    assert state.mana[seat][GOLD] >= 1
    assert hand_limit(state, seat) == plain + 1


@rule("MK-28.8")
@pytest.mark.parametrize(("number", "tokens"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
@pytest.mark.parametrize(("site", "pile"), [("keep", "grey"), ("mage-tower", "violet")])
def test_more_defend_what_another_owns_as_days_go_by(site: str, pile: str, number: int, tokens: int) -> None:
    state, seat = open_map()
    spot = reachable(state, seat, site)
    own(state, other_than(state, seat), spot)
    at_round(state, number)
    assault(state, seat, spot)
    foes = met(state, seat)
    assert [state.setting.enemies[foe.token].colour for foe in foes] == [pile] * tokens
    assert all(foe.walled for foe in foes)
    assert state.fighting(seat).terms.half_fame


@rule("MK-28.8")
def test_what_is_nobodys_has_its_one_defender_for_the_whole_fame_in_the_last_night_too() -> None:
    state, seat = open_map()
    spot = reachable(state, seat, "keep")
    at_round(state, 6)
    assault(state, seat, spot)
    (foe,) = met(state, seat)
    before = state.fame[seat]
    go_through(state, seat, 0)
    assert state.fame[seat] - before == state.setting.enemies[foe.token].fame


@rule("MK-28.8")
@pytest.mark.parametrize(
    ("printed", "shares"), [((3,), [2]), ((3, 3), [2, 1]), ((4, 3), [2, 2]), ((3, 4, 4), [2, 2, 2])]
)
def test_fame_is_added_up_and_halved_once(printed: tuple[int, ...], shares: list[int]) -> None:
    terms, found = Terms(half_fame=True), []
    for place, fame in enumerate(printed):
        found.append(terms.fame(fame, walled=True, before=sum(printed[:place])))
    assert found == shares
    assert sum(found) == -(-sum(printed) // 2)


@rule("MK-28.8")
def test_all_must_be_beaten_and_their_fame_comes_together() -> None:
    state, seat = open_map()
    rival, spot = other_than(state, seat), reachable(state, seat, "keep")
    own(state, rival, spot)
    at_round(state, 3)
    lost = state.copy()
    assault(lost, seat, spot)
    go_through(lost, seat, 0)
    assert owner_of(lost, spot) == rival
    assault(state, seat, spot)
    fame = sum(state.setting.enemies[foe.token].fame for foe in met(state, seat))
    before = state.fame[seat]
    go_through(state, seat, 0, 1)
    assert owner_of(state, spot) == seat
    assert state.fame[seat] - before == -(-fame // 2)
