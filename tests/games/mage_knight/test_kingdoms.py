"""Mines Liberation and Dungeon Lords: what only they have."""

from __future__ import annotations

import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.rules.land import draw_token, hex_at, is_held, owner_of, site_on, tokens_on, veins
from herna.games.mage_knight.rules.scoring import score_sheet
from herna.games.mage_knight.scenarios.dungeons import PLACES, farthest
from herna.games.mage_knight.setting import NONE, PILES
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.secrets import ChooseHideout, hideouts
from herna.kernel import IllegalAction
from tests.games.mage_knight.scenes import end_turn, go_through, lay_all, offered, on_turn, ready_at, scene, spots

rule = pytest.mark.rule
MINES = ("mine", "deep-mine")


def tiles_of(state: KnightState, kind: str) -> list[str]:
    """The tiles of a kind on the table and in the stack, by name."""
    tiles = [state.setting.tiles[tile] for tile in (*state.tile_stack, *(tile for _, tile in state.laid))]
    return [tile.id for tile in tiles if tile.kind == kind]


def sites(state: KnightState, tile: str) -> list[str | None]:
    """What is printed on a tile."""
    return [info.site for info in state.setting.tile_hexes[state.setting.tile_ids.index(tile)]]


def city_colour(state: KnightState) -> str | None:
    (city,) = tiles_of(state, "core-city")
    return state.setting.tile_hexes[state.setting.tile_ids.index(city)][0].colour


def piles_on(state: KnightState, spot: int) -> list[tuple[str, bool]]:
    """The backs of the tokens on a hex, and whether they lie face up."""
    return [(state.setting.enemies[token.token].colour, token.face_up) for token in tokens_on(state, spot)]


@pytest.mark.parametrize(
    ("scenario", "rounds", "site", "colour"),
    [
        pytest.param("mines-liberation", 4, "mine", "red", marks=rule("MK-21.1")),
        pytest.param("dungeon-lords", 5, "dungeon", "blue", marks=rule("MK-22.1")),
        pytest.param("druid-nights", 4, "magical-glade", "green", marks=rule("MK-23.1")),
    ],
)
@pytest.mark.parametrize(("players", "country", "core"), [(2, 8, 1), (3, 9, 2), (4, 11, 3)])
def test_all_countryside_tiles_with_the_site_and_the_named_city_take_part(
    scenario: str, rounds: int, site: str, colour: str, players: int, country: int, core: int
) -> None:
    for seed in range(4):
        state = scene(scenario, players, seed)
        assert state.setting.rounds == rounds
        assert state.setting.lattice.shape.id == ("open-4" if players == 4 else "wedge")
        assert (len(tiles_of(state, "countryside")), len(tiles_of(state, "core"))) == (country, core)
        assert city_colour(state) == colour
        left = [state.setting.tile_ids[tile] for tile in state.box_country]
        assert not [tile for tile in left if site in sites(state, tile)]


@rule("MK-21.1", "MK-22.1")
def test_which_core_tiles_take_part() -> None:
    for seed in range(4):
        mines = scene("mines-liberation", 4, seed)
        assert all("mine" in sites(mines, tile) for tile in tiles_of(mines, "core"))
        lords = scene("dungeon-lords", 2, seed)
        (core,) = tiles_of(lords, "core")
        assert {"monastery", "tomb"} <= set(sites(lords, core))


# Mines Liberation


def mines(players: int = 2) -> tuple[KnightState, int]:
    """All tiles lie there; a hero is on turn."""
    state = scene("mines-liberation", players)
    lay_all(state)
    return state, on_turn(state)


@rule("MK-21.2")
def test_enemies_lie_on_every_mine_one_of_them_hidden() -> None:
    state, _ = mines()
    assert {tuple(piles_on(state, spot)) for spot in spots(state, *MINES, kind="countryside")} == {
        (("green", True), ("brown", False))
    }
    assert {tuple(piles_on(state, spot)) for spot in spots(state, *MINES, kind="core")} == {
        (("red", True), ("brown", False))
    }


@rule("MK-21.3")
def test_a_mine_is_entered_as_the_action_and_fought_by_night_with_units_and_who_survives_stays() -> None:
    state, seat = mines()
    spot = spots(state, *MINES, kind="countryside")[0]
    ready_at(state, seat, spot)
    state.apply(act.EnterSite(), seat)
    fight = state.fighting(seat)
    assert (len(fight.against(seat).foes), fight.terms.underground, fight.terms.alone) == (2, True, False)
    go_through(state, seat, 0)
    assert [(colour, up) for colour, up in piles_on(state, spot)] == [("brown", True)]
    assert owner_of(state, spot) == NONE
    assert is_held(state, spot)


@rule("MK-21.4")
@pytest.mark.parametrize(("kind", "reputation"), [("countryside", 1), ("core", 2)])
def test_who_beats_the_last_frees_the_mine_and_digs_at_once(kind: str, reputation: int) -> None:
    state, seat = mines()
    spot = spots(state, *MINES, kind=kind)[0]
    ready_at(state, seat, spot)
    state.tokens = tuple(
        token for token in state.tokens if token.hex != spot or piles_on(state, spot)[-1][0] == "brown"
    )
    state.apply(act.EnterSite(), seat)
    before = state.reputation[seat]
    foes = [state.setting.enemies[foe.token].reputation for foe in state.fighting(seat).against(seat).foes]
    go_through(state, seat, 0, 1)
    assert owner_of(state, spot) == seat
    assert state.reputation[seat] == min(before + reputation + sum(foes), 7)
    state.crystals[seat] = [0] * 4
    end_turn(state, seat)
    assert [state.crystals[seat][colour] for colour in veins(state, spot)] == [1]
    assert state.setting.scenario.fulfilled(state) is False


@rule("MK-21.4")
def test_a_held_mine_gives_nothing() -> None:
    state, seat = mines()
    ready_at(state, seat, spots(state, *MINES)[0])
    end_turn(state, seat)
    assert state.crystals[seat] == [0] * 4


@rule("MK-21.5")
def test_every_round_begins_with_a_crystal_of_each_freed_mine() -> None:
    state, _ = mines()
    one, other = spots(state, *MINES)[:2]
    state.shields += ((one, 0), (other, 1))
    state.crystals = [[0] * 4, [0] * 4]
    state.setting.scenario.round_begins(state)
    assert [sum(crystals) for crystals in state.crystals] == [1, 1]
    assert state.crystals[0][veins(state, one)[0]] == 1


@rule("MK-21.6")
def test_mines_score_four_and_seven_with_a_title_and_freeing_all_ends_the_game() -> None:
    state, _ = mines()
    country, core = spots(state, *MINES, kind="countryside"), spots(state, *MINES, kind="core")
    state.shields += ((country[0], 0), (core[0], 1))
    assert [line.rows["liberator"] for line in score_sheet(state)] == [(4, 0), (7, 5)]
    state.shields = ((country[0], 0), (country[1], 1))
    assert [line.rows["liberator"] for line in score_sheet(state)] == [(4, 2), (4, 2)]
    state.shields = tuple((spot, 0) for spot in (*country, *core))
    assert state.setting.scenario.fulfilled(state)
    state.tile_stack = (0,)
    assert not state.setting.scenario.fulfilled(state)


@rule("MK-21.7")
def test_without_brown_tokens_one_is_drawn_when_the_mine_is_entered() -> None:
    state = scene("mines-liberation")
    brown = PILES.index("brown")
    kept = state.enemy_piles[brown]
    state.enemy_piles = tuple(() if pile == brown else tokens for pile, tokens in enumerate(state.enemy_piles))
    lay_all(state)
    spot = next(spot for spot in spots(state, *MINES) if len(tokens_on(state, spot)) == 1)
    assert (spot, brown) in state.owed
    seat = on_turn(state)
    state.enemy_piles = tuple(kept if pile == brown else tokens for pile, tokens in enumerate(state.enemy_piles))
    ready_at(state, seat, spot)
    state.apply(act.EnterSite(), seat)
    foes = state.fighting(seat).against(seat).foes
    assert [state.setting.enemies[foe.token].colour for foe in foes][-1] == "brown"
    assert (len(foes), (spot, brown) in state.owed) == (2, False)
    assert draw_token(state, brown) != NONE


# Dungeon Lords


def lords(players: int = 2, seed: int = 1) -> tuple[KnightState, int]:
    """All tiles lie there; a hero is on turn."""
    state = scene("dungeon-lords", players, seed)
    lay_all(state)
    return state, on_turn(state)


@rule("MK-22.2")
def test_a_secret_place_lies_beside_each_village_and_monastery() -> None:
    state, _ = lords()
    near = state.setting.lattice.neighbours
    for site, secret, pile in (("village", "secret-dungeon", "brown"), ("monastery", "secret-tomb", "red")):
        hidden = spots(state, secret)
        assert 0 < len(hidden) <= len(spots(state, site))
        for spot in hidden:
            assert any(site_on(state, other).id == site for other in near[spot])
            info = hex_at(state, spot)
            assert info is not None
            assert info.site is None
            assert info.terrain not in ("swamp", "lake", "mountain")
            assert piles_on(state, spot) == [(pile, False)]


@rule("MK-22.2")
def test_who_turns_up_a_village_picks_where_the_secret_dungeon_is() -> None:
    state = scene("dungeon-lords")
    seat = on_turn(state)
    ids = state.setting.tile_ids
    state.tile_stack = tuple(sorted(state.tile_stack, key=lambda tile: "village" in sites(state, ids[tile])))
    for start in [position * 7 + part for position, _ in state.laid for part in range(7)]:
        ready_at(state, seat, start, move=2)
        explore = offered(state, seat, act.Explore)
        if explore:
            state.apply(explore[0], seat)
            break
    step = state.steps[-1]
    assert isinstance(step, ChooseHideout)
    places = hideouts(state, step.beside)
    assert list(state.options(seat)) == [act.ChooseSpace(spot) for spot in places]
    with pytest.raises(IllegalAction) as refused:
        state.apply(act.ChooseSpace(step.beside), seat)
    assert refused.value.code == "no-hideout"
    state.apply(act.ChooseSpace(places[-1]), seat)
    assert site_on(state, places[-1]).id in ("secret-dungeon", "secret-tomb")


@rule("MK-22.3")
def test_after_a_failure_another_token_marks_the_secret_place_and_after_success_nobody_enters_again() -> None:
    state, seat = lords()
    (spot, *_) = spots(state, "secret-dungeon")
    (waiting,) = tokens_on(state, spot)
    ready_at(state, seat, spot)
    state.apply(act.EnterSite(), seat)
    fight = state.fighting(seat)
    assert [foe.token for foe in fight.against(seat).foes] == [waiting.token]
    assert (fight.terms.underground, fight.terms.alone) == (True, True)
    go_through(state, seat)
    assert piles_on(state, spot) == [("brown", False)]
    assert waiting.token in state.enemy_discards[PILES.index("brown")]
    state.change_turn(seat, phase="free", action_used=False)
    state.hand[seat] = (1, 2)
    state.changed()
    state.apply(act.EnterSite(), seat)
    go_through(state, seat, 0)
    assert (owner_of(state, spot), state.turn_of(seat).rewards) == (seat, ("dungeon",))
    for place in (spot, spots(state, "dungeon")[0], spots(state, "tomb")[0]):
        state.shields = ((place, seat),)
        state.change_turn(seat, phase="free", action_used=False)
        ready_at(state, seat, place)
        assert not offered(state, seat, act.EnterSite)


@rule("MK-22.4")
def test_conquered_places_are_joined_below_the_land_for_two_and_one_for_each_space() -> None:
    state, seat = lords()
    places = spots(state, *PLACES)
    here = places[0]
    far = {spot: steps for spot, steps in farthest(state, here, 30).items() if spot in places and spot != here}
    there, steps = max(far.items(), key=lambda one: one[1])
    ready_at(state, seat, here, move=steps + 2)
    assert not offered(state, seat, act.GoUnderground)
    state.shields = ((here, 1 - seat),)
    assert not offered(state, seat, act.GoUnderground)
    state.shields += ((there, seat),)
    assert offered(state, seat, act.GoUnderground) == [act.GoUnderground(there)]
    ready_at(state, seat, here, move=steps + 1)
    assert not offered(state, seat, act.GoUnderground)
    ready_at(state, seat, here, move=steps + 2)
    state.apply(act.GoUnderground(there), seat)
    assert (state.place[seat], state.turn_of(seat).points.move) == (there, 0)
    assert all(
        info.terrain not in ("lake", "swamp")
        for spot in farthest(state, here, 30)
        if spot != here and (info := hex_at(state, spot)) is not None
    )


@rule("MK-22.5")
def test_dungeons_and_tombs_score_four_with_a_title_of_their_own() -> None:
    state, _ = lords()
    (one, other, *_), ruins = spots(state, *PLACES), spots(state, "ancient-ruins", "monster-den", "spawning-grounds")
    state.shields = ((one, 0), (other, 0), (ruins[0], 1))
    assert [line.rows["crawler"] for line in score_sheet(state)] == [(8, 5), (2, 0)]
    assert "adventurer" not in score_sheet(state)[0].rows
    state.shields = ((one, 0), (other, 1))
    assert [line.rows["crawler"] for line in score_sheet(state)] == [(4, 2), (4, 2)]
    state.shields = tuple((spot, 1) for spot in spots(state, *PLACES))
    assert state.setting.scenario.fulfilled(state)
    assert all(goal.reached for goal in GAME.view(state, 0).goals)
