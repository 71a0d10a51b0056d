"""What a game counts in a position is what the seat knows: over imagined deals, and from the view alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import herna
from herna.bots.general import general_sheet
from herna.bots.weights import sheet_of
from herna.games.eight_minute_empire.components import GOODS
from herna.games.eight_minute_empire.state import EmpireState
from herna.games.eight_minute_legends.components import LEADER_IDS, TOKEN_IDS
from herna.games.eight_minute_legends.state import LegendsState
from herna.games.monster_lands.faces.view import LandsView
from herna.games.monster_lands.hidden import PILES
from herna.games.monster_lands.state import LandsState
from herna.kernel import State
from tests.games.battery import draw_setting
from tests.games.eight_minute_empire.table import BLUE, RED, position

FAMILY = ("eight_minute_empire", "eight_minute_legends")
LANDS_KINDS = ("member", "trap", "loot", "land", "monster")
COUNTED = (*FAMILY, "monster_lands")
"""The games that say themselves what is counted."""


def positions(name: str, games: int, **fixed: Any) -> Iterator[State]:
    """Some positions of random games with options drawn at random."""
    draw = random.Random(name)
    for seed in range(games):
        _, players, options = draw_setting(name, draw, **fixed)
        state = herna.game(name).new(players, seed, **options)
        while not state.over:
            state.apply(draw.choice(state.options()))
            if state.ply % 9 == 0:
                yield state


def common(state: Any, view: Any, cards: dict[str, int]) -> Any:
    """A state as far as a view tells it; what it does not tell is something else."""
    known = state.copy()
    known.coins = [side.coins for side in view.seats]
    known.supply = [*(side.supply for side in view.seats), *([] if view.neutral is None else [view.neutral])]
    known.cities_left = [side.cities_left for side in view.seats]
    known.cards = [tuple(cards[card] for card in side.cards) for side in view.seats]
    known.row = [cards[card.card] for card in view.row]
    known.deck = [0] * view.deck
    known.turns_left, known.earlier = view.turns_left, view.earlier
    known.turn = view.turn or 0
    known.bids = tuple(-1 if not side.has_bid else side.bid if side.bid is not None else 77 for side in view.seats)
    known.rng = 1
    return known


def empire_from(state: EmpireState, view: Any) -> EmpireState:
    known: EmpireState = common(state, view, {card: n for n, card in enumerate(state.setting.card_ids)})
    known.armies = [list(row) for row in zip(*(region.armies for region in view.regions), strict=True)]
    known.cities = cities(view, {region.id: number for number, region in enumerate(view.regions)})
    known.tokens = tuple(-1 if region.token is None else GOODS.index(region.token) for region in view.regions)
    return known


def legends_from(state: LegendsState, view: Any) -> LegendsState:
    known: LegendsState = common(state, view, {card: n for n, card in enumerate(state.setting.card_ids)})
    numbers = {region.id: region.number for region in view.regions}
    known.armies = [[0] * len(state.setting.regions) for _ in state.armies]
    tokens = [-1] * len(state.setting.regions)
    looked: list[int] = []
    for region in view.regions:
        for owner, armies in enumerate(region.armies):
            known.armies[owner][region.number] = armies
        if region.token is not None:
            # What lies face down is any discovery to somebody who has not looked.
            hidden = region.token == "covered"
            tokens[region.number] = TOKEN_IDS.index("swamp") if hidden else TOKEN_IDS.index(region.token)
            looked += [region.number] if region.face_down and not hidden else []
    known.tokens, known._world = tuple(tokens), None
    known.seen = tuple(tuple(looked) for _ in view.seats)
    known.heap = (TOKEN_IDS.index("swamp"),) * len(state.heap)  # their number is no secret: the prompt tells it
    known.cities = cities(view, numbers)
    known.moves, known.extra = [side.moves for side in view.seats], [side.extra for side in view.seats]
    known.flying, known.elixirs = [side.flying for side in view.seats], [side.elixirs for side in view.seats]
    known.immune = tuple(side.immune for side in view.seats)
    known.held = tuple(tuple(TOKEN_IDS.index(token) for token in side.tokens) for side in view.seats)
    known.leaders = tuple(-1 if side.leader is None else LEADER_IDS.index(side.leader) for side in view.seats)
    known.captured = tuple((side.captured,) for side in view.seats)
    known.home = next((region.number for region in view.regions if region.start), -1)
    return known


def cities(view: Any, numbers: dict[str, int]) -> list[tuple[int, ...]]:
    return [
        tuple(numbers[region.id] for region in view.regions for _ in range(region.cities[seat]))
        for seat in range(view.players)
    ]


def lands_from(state: LandsState, view: LandsView) -> LandsState:
    known = state.copy()
    numbers = {kind: {name: n for n, name in enumerate(state.setting.names(kind))} for kind in LANDS_KINDS}
    boards = view.clan_boards
    for name in ("glory", "reputation", "coins", "defense", "potion", "venom"):
        setattr(known, name, [getattr(board, name) for board in boards])
    known.members = [tuple(numbers["member"][one.member] for one in board.members) for board in boards]
    known.strength = [board.pool.count("S") for board in boards]
    known.magic = [board.pool.count("M") for board in boards]
    known.haggle = [tuple(int(die[1:] or 0) for die in board.pool if die[0] == "H") for board in boards]
    known.missions_done = [board.missions for board in boards]
    known.loot = [tuple(numbers["loot"][one] for one in board.loot) for board in boards]
    known.lands = [tuple(numbers["land"][own.land] for own in board.lands) for board in boards]
    known.trophies = [tuple(numbers["monster"][one] for one in board.trophies) for board in boards]
    known.wounded = sum(1 << numbers["member"][m.member] for board in boards for m in board.members if m.wounded)
    known.tavern = tuple(-1 if card is None else numbers["member"][card] for card in view.tavern)
    known.lodge = tuple(-1 if trap is None else numbers["trap"][trap] for trap in view.lodge)
    # A trap that lies face down is any trap to somebody who may not know it.
    strongest = numbers["trap"]["p8"]
    known.traps = [tuple(numbers["trap"].get(trap, strongest) for trap in board.traps) for board in boards]
    for path, there in enumerate(view.paths):
        if there is not None:
            traps = tuple(numbers["trap"].get(trap, strongest) for trap in there.traps)
            known.put_path(path, msgspec.structs.replace(state.on(path), traps=traps))
    for pile in PILES:
        setattr(known, pile, tuple(reversed(getattr(state, pile))))
    known.rng = 1
    return known


@pytest.mark.parametrize("name", COUNTED)
def test_what_is_counted_is_the_same_from_the_view_alone(name: str) -> None:
    rebuilt: dict[str, Any] = {
        "eight_minute_empire": empire_from,
        "eight_minute_legends": legends_from,
        "monster_lands": lands_from,
    }
    for state in positions(name, games=8):
        sheet = sheet_of(state.setting)
        for seat in range(state.setting.players):
            known = rebuilt[name](state, state.view(seat))
            assert dict(zip(sheet.names, sheet.everything(known, seat), strict=True)) == dict(
                zip(sheet.names, sheet.everything(state, seat), strict=True)
            )


@pytest.mark.parametrize("name", COUNTED)
def test_every_number_has_a_name_of_its_own_and_is_whole(name: str) -> None:
    for state in positions(name, games=4):
        sheet = sheet_of(state.setting)
        assert len(set(sheet.names)) == len(sheet.names)
        found = sheet.everything(state, 0)
        assert len(found) == len(sheet.names)
        assert all(type(number) is int for number in found)
        assert set(sheet.prices) <= set(sheet.judged)


@pytest.mark.parametrize("name", ["monster_lands"])
def test_what_is_counted_is_the_same_in_every_imagined_deal(name: str) -> None:
    draw = random.Random(4)
    for state in positions(name, games=6):
        sheet = sheet_of(state.setting)
        for seat in range(state.setting.players):
            assert sheet.everything(state.imagine(seat, draw), seat) == sheet.everything(state, seat)


@pytest.mark.parametrize("name", FAMILY)
def test_the_same_dice_imagine_the_same_deal_whatever_is_hidden(name: str) -> None:
    for state in positions(name, games=6, **({"discoveries": True, "swamp": True} if "legends" in name else {})):
        for seat in range(state.setting.players):
            twin = state.imagine(seat, random.Random(1))
            assert twin.imagine(seat, random.Random(2)).digest() == state.imagine(seat, random.Random(2)).digest()


@pytest.mark.parametrize("name", herna.game_names())
def test_any_game_can_be_counted_by_what_its_views_show(name: str) -> None:
    state = herna.game(name).new(seed=3)
    draw = random.Random(3)
    sheet = general_sheet(state.setting)
    assert len(set(sheet.judged)) == len(sheet.judged)
    for _ in range(60):
        if state.over:
            break
        for seat in range(state.setting.players):
            found = sheet.judge(state, seat)
            assert len(found) == len(sheet.judged)
            assert all(type(number) is int for number in found)
            assert found == sheet.judge(state.imagine(seat, draw), seat)
        state.apply(draw.choice(state.options()))


def test_a_position_in_numbers_as_it_can_be_counted_on_paper() -> None:
    # Red holds A13 by one army and A4 alone; blue holds A5 by three; they are level in A7. Red has a card with one
    # crystal, seven of the turns left are blue's and eight are red's own, of which this one counts as still to come.
    state = position(
        armies={RED: {"A13": 2, "A4": 1, "A7": 1}, BLUE: {"A13": 1, "A5": 3, "A7": 1}},
        cards={RED: ["CR1"]},
        coins={RED: 5, BLUE: 2},
        turns_left=15,
    )
    sheet = sheet_of(state.setting)
    counted = dict(zip(sheet.judged, sheet.judge(state, RED), strict=True))
    assert (counted["turns"], counted["away"]) == (8, 0)
    assert (counted["regions ahead by 1"], counted["regions tied"], counted["regions behind by 3"]) == (2, 1, 1)
    assert (counted["my coins"], counted["next 1 coins"], counted["my coins × turns"]) == (5, 2, 40)
    assert (counted["my armies"], counted["next 1 armies"], counted["my crystal"]) == (4, 5, 1)
    blue = dict(zip(sheet.judged, sheet.judge(state, BLUE), strict=True))
    assert (blue["turns"], blue["away"], blue["regions behind by 1"], blue["my coins"]) == (7, 1, 2, 2)
    assert blue["lead"] == -counted["lead"]
