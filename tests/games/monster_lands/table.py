"""Positions made by hand, loaded dice, and what must stay the same in all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest

from herna.games.monster_lands import GAME
from herna.games.monster_lands.actions import TryLand
from herna.games.monster_lands.components.box import TRAPS
from herna.games.monster_lands.components.pieces import BUILDINGS
from herna.games.monster_lands.faces.view import LandsView, ThrowView
from herna.games.monster_lands.path import MISSION_A, SAM, Path
from herna.games.monster_lands.rules.clan import trap_limit
from herna.games.monster_lands.setting import REPUTATION, ROOKIES, SPARE_ROOKIE
from herna.games.monster_lands.state import ADVENTURE, CLEAN_UP, DEPLOYMENT, NONE, LandsState
from herna.games.monster_lands.steps.adventure import ADVENTURES
from herna.games.monster_lands.steps.campaign import Rate
from herna.games.monster_lands.steps.cleanup import CLEANING
from herna.games.monster_lands.steps.conquest import AskToTry
from herna.games.monster_lands.steps.deployment import NextTurn, Turn
from herna.games.monster_lands.steps.outing import shape_of
from herna.games.monster_lands.steps.round import BeginRound
from herna.kernel import IllegalAction, Prompt, State, Step
from herna.kernel import rng as generator
from herna.kernel.rng import Rng
from tests.games.monster_lands.pieces import CLANS, die, gear, land, loot, member, mission, monster, path_number, trap

ANNA, BEN, CARL, DORA = range(4)


def view_of(state: State, seat: int | None) -> LandsView:
    """What the seat sees."""
    view = state.view(seat)
    assert isinstance(view, LandsView)
    return view


def prompt_of(state: State, seat: int) -> Prompt:
    """What the seat is asked."""
    prompt = state.view(seat).prompt
    assert prompt is not None
    return prompt


def throw_of(state: LandsState, seat: int) -> ThrowView:
    """The roll that the seat sees being made."""
    throw = view_of(state, seat).throw
    assert throw is not None
    return throw


def new(players: int, seed: int, **options: Any) -> LandsState:
    """A game before anything was decided."""
    state = GAME.new(players, seed, **options)
    assert isinstance(state, LandsState)
    return state


def fresh(players: int = 2, seed: int = 1, **options: Any) -> LandsState:
    """A game in its first round, clans taken in order."""
    state = new(players, seed, **options)
    while state.round == 0:
        state.apply(state.options()[0])
    return state


def position(
    players: int = 2,
    *,
    clans: Sequence[Sequence[str]] = CLANS,
    coins: int | Sequence[int] = 7,
    glory: int | Sequence[int] = 5,
    pool: Sequence[str] = ("SSMH4",) * 4,
    traps: Mapping[int, Sequence[str]] | None = None,
    defense: Mapping[int, int] | None = None,
    potion: Mapping[int, int] | None = None,
    venom: Mapping[int, int] | None = None,
    lands: Mapping[int, Mapping[str, str]] | None = None,
    loots: Mapping[int, Sequence[str]] | None = None,
    trophies: Mapping[int, Sequence[str]] | None = None,
    carried: Mapping[str, str] | None = None,
    wounded: Sequence[str] = (),
    lodge: Sequence[str] | None = None,
    tavern: Sequence[str] | None = None,
    market: Sequence[str] | None = None,
    loot_row: Sequence[str] | None = None,
    monsters: Mapping[int, str] | None = None,
    land_row: Mapping[int, str] | None = None,
    tiles: Mapping[int, int] | None = None,
    missions: tuple[int, int] | None = None,
    panic: Sequence[str] = (),
    turn: int = ANNA,
    round: int = 1,  # noqa: A002
    **options: Any,
) -> LandsState:
    """A table in the deployment phase, with `turn` to act. A pool is written `SSMH4`; `lands` tells who settles which
    ("" for nobody); tiles are by number, twice the tile's and one more for side b."""
    state = fresh(players, **options)
    state.round, state.phase, state.first, state.turn, state.passed = round, DEPLOYMENT, turn, turn, 0
    state.coins = spread(coins, players)
    state.glory = spread(glory, players)
    state.strength = [pool[seat].count("S") for seat in range(players)]
    state.magic = [pool[seat].count("M") for seat in range(players)]
    state.haggle = [tuple(sorted(int(c) for c in pool[seat] if c.isdigit())) for seat in range(players)]
    state.members = [tuple(member(name) for name in clans[seat]) for seat in range(players)]
    state.chief = [cards[0] if cards else NONE for cards in state.members]
    state.reputation = [sum(REPUTATION[card] for card in cards) for cards in state.members]
    taken = {card for cards in state.members for card in cards}
    state.rookies = tuple(card for card in ROOKIES if card < SPARE_ROOKIE and card not in taken)
    shown = [member(name) for name in tavern] if tavern is not None else []
    rest = [card for card in state.setting.mercenaries if card not in taken and card not in shown]
    places = state.setting.tavern_display
    state.tavern = tuple((shown + rest)[:places]) if tavern is None else tuple(shown + [NONE] * (places - len(shown)))
    state.tavern_pile = tuple(card for card in rest if card not in state.tavern)
    state.traps = [tuple(sorted(trap(name) for name in (traps or {}).get(seat, ()))) for seat in range(players)]
    if lodge is not None:
        state.lodge = tuple([trap(name) for name in lodge] + [NONE] * (6 - len(lodge)))
    gone = Counter(one for row in (*state.traps, state.lodge) for one in row)
    left = Counter(state.setting.traps_in_play) - gone
    state.trap_pile, state.trap_used = tuple(sorted(left.elements())), ()
    state.defense = [(defense or {}).get(seat, 0) for seat in range(players)]
    state.potion = [(potion or {}).get(seat, 0) for seat in range(players)]
    state.venom = [(venom or {}).get(seat, 0) for seat in range(players)]
    if market is not None:
        shown = [gear(state, name) for name in market]
        state.market = tuple(shown + [NONE] * (3 - len(shown)))
    for name, owner in (carried or {}).items():
        bearer = list(state.bearer)
        bearer[gear(state, name)] = member(owner)
        state.bearer = tuple(bearer)
    state.market = tuple(NONE if one != NONE and state.bearer[one] != NONE else one for one in state.market)
    state.market_pile = tuple(one for one in range(18) if state.bearer[one] == NONE and one not in state.market)
    state.wounded = sum(1 << member(name) for name in wounded)
    state.trophies = [tuple(monster(name) for name in (trophies or {}).get(seat, ())) for seat in range(players)]
    place_lands(state, lands or {}, land_row or {}, tiles or {})
    place_monsters(state, monsters or {})
    place_loot(state, loots or {}, loot_row)
    if missions is not None:
        state.missions = (mission(missions[0]), mission(missions[1]))
        state.mission_bag = tuple(one for one in range(12) if one not in state.missions)
    state.panic = sum(1 << BUILDINGS.index(name) for name in panic)
    state.panic_pile = tuple(one for one in range(7) if not state.panic >> one & 1)
    state.steps = [*bottom(state), BeginRound(), *reversed(CLEANING), *reversed(ADVENTURES), NextTurn(), Turn()]
    state.changed()
    return state


def bottom(state: LandsState) -> list[Step]:
    """What lies below everything else: alone a game is rated in the end."""
    return [Rate()] if state.setting.company.rated else []


def spread(value: int | Sequence[int], players: int) -> list[int]:
    return [value] * players if isinstance(value, int) else list(value)


def place_lands(
    state: LandsState, lands: Mapping[int, Mapping[str, str]], row: Mapping[int, str], tiles: Mapping[int, int]
) -> None:
    settler = [NONE] * 12
    for seat, own in lands.items():
        state.lands[seat] = tuple(land(name) for name in own)
        for name, who in own.items():
            if who:
                settler[land(name)] = member(who)
    state.settler = tuple(settler)
    wanted = {place: land(name) for place, name in row.items()}
    gone = {one for own in state.lands for one in own} | set(wanted.values())
    free = [one for one in range(12) if one not in gone]
    state.land_row = tuple(wanted.get(place, free.pop() if place < state.setting.lands else NONE) for place in range(2))
    state.land_pile = tuple(one for one in free if one not in state.land_row)
    state.tiles = tuple(tiles.get(place, state.tiles[place]) for place in range(2))
    used = {tile // 2 for tile in state.tiles if tile != NONE}
    state.tile_pile, state.tile_used = tuple(tile for tile in range(6) if tile not in used), ()


def place_monsters(state: LandsState, monsters: Mapping[int, str]) -> None:
    """Monsters at land A (0), land B (1) and the gate (2)."""
    wanted = {place: monster(name) for place, name in monsters.items()}
    gone = {one for own in state.trophies for one in own} | set(wanted.values())
    free = [one for one in range(20) if one not in gone and not state.setting.threats[one].enters_at_gate]
    state.monsters = tuple(wanted.get(place, free.pop() if place < state.setting.lands else NONE) for place in range(3))
    gone |= set(state.monsters)
    state.monster_pile = tuple(one for one in range(20) if one not in gone)


def place_loot(state: LandsState, loots: Mapping[int, Sequence[str]], row: Sequence[str] | None) -> None:
    state.loot = [tuple(sorted(loot(n) for n in loots.get(seat, ()))) for seat in range(state.setting.players)]
    gone = [one for own in state.loot for one in own]
    shown = [loot(name) for name in row] if row is not None else []
    rest = [one for one in range(16) if one not in gone and one not in shown]
    state.loot_row = tuple(shown) if row is not None else tuple(rest[:4])
    state.loot_pile, state.loot_used = tuple(one for one in rest if one not in state.loot_row), ()


def put(
    state: LandsState,
    where: str,
    who: str,
    seat: int,
    dice: str = "",
    *,
    traps: Sequence[str] = (),
    defense: int = 0,
    potion: int = 0,
    venom: int = 0,
) -> LandsState:
    """Somebody stands on a path, with the path's own benefit; dice are written `SSM`."""
    place = path_number(where)
    shape = shape_of(state, place)
    assert shape is not None, where
    benefit = shape.benefit
    codes = tuple(sorted(die(one) for one in dice_in(dice)))
    state.put_path(
        place,
        Path(
            seat,
            member(who),
            codes,
            tuple(trap(name) for name in traps),
            defense,
            potion + benefit.potion,
            venom + benefit.venom,
            benefit.coins,
        ),
    )
    state.placed |= 1 << member(who)
    state.changed()
    return state


def dice_in(text: str) -> list[str]:
    """`SSMH4` as single dice."""
    found: list[str] = []
    for letter in text:
        if letter.isdigit():
            found[-1] += letter
        else:
            found.append(letter)
    return found


@contextmanager
def loaded(values: Sequence[int]) -> Iterator[list[int]]:
    """Dice that fall as told; each throw of the generator takes the next value, from 1 up."""
    left = list(values)
    true_below = generator.below

    def below(rng: Rng, limit: int) -> tuple[Rng, int]:
        if limit == 6 and left:
            return rng, left.pop(0) - 1
        return true_below(rng, limit)

    with patch.object(generator, "below", below):
        yield left


def do(state: LandsState, *notations: str, roll: Sequence[int] = (), asked: bool = False) -> LandsState:
    """Carry out actions given in notation, for whoever is to act, with loaded dice. Everybody tries for a land, unless
    that is to be `asked`."""
    with loaded(roll) as left:
        for text in notations:
            state.apply(state.parse(text))
            try_lands(state, asked=asked)
    assert not left, f"dice that nobody rolled: {left}"
    return state


def try_lands(state: LandsState, *, asked: bool) -> None:
    while not asked and state.steps and isinstance(state.steps[-1], AskToTry):
        state.apply(TryLand())


def adventure(state: LandsState, roll: Sequence[int] = (), *, asked: bool = False) -> LandsState:
    """The deployment phase is over; the adventure begins, with loaded dice."""
    state.phase = ADVENTURE
    state.strength, state.magic = [0] * state.setting.players, [0] * state.setting.players
    state.haggle = [()] * state.setting.players
    state.steps = [*bottom(state), BeginRound(), *reversed(CLEANING), *reversed(ADVENTURES)]
    return run(state, roll, asked=asked)


def clean_up(state: LandsState, roll: Sequence[int] = ()) -> LandsState:
    """The adventure is over; the clean-up begins."""
    state.phase = CLEAN_UP
    state.steps = [*bottom(state), BeginRound(), *reversed(CLEANING)]
    return run(state, roll)


def run(state: LandsState, roll: Sequence[int] = (), *, asked: bool = False) -> LandsState:
    with loaded(roll) as left:
        state.start()
        state.changed()
        try_lands(state, asked=asked)
    assert not left, f"dice that nobody rolled: {left}"
    return state


def offered(state: LandsState, verb: str = "") -> list[str]:
    """What is offered, in notation; of one verb only, if it is named."""
    found = [state.notation(action) for action in state.options()]
    return [text for text in found if not verb or text.split()[0] == verb]


def refused(state: LandsState, action: str) -> tuple[str, str | None]:
    """The code and the clause of a refusal, which changes nothing."""
    before = state.digest()
    with pytest.raises(IllegalAction) as caught:
        do(state, action)
    assert state.digest() == before
    assert caught.value.reason("en")
    return caught.value.code, caught.value.clause


def conserved(state: LandsState) -> None:
    """Cards, tokens, traps and loot are never made or lost; limits hold; reputation is that of the members."""
    setting = state.setting
    assert state.glory == [max(0, glory) for glory in state.glory]
    assert all(coins >= 0 for coins in state.coins)
    for seat in range(setting.players):
        assert state.reputation[seat] == sum(REPUTATION[card] for card in state.members[seat])
        assert 0 <= state.defense[seat] <= 5
        assert 0 <= state.potion[seat] <= 3
        assert 0 <= state.venom[seat] <= 3
        asked = state.steps and type(state.steps[-1]).__name__ == "DiscardTraps"
        assert asked or len(state.traps[seat]) <= trap_limit(state, seat)
    paths = [there for there in state.paths if there is not None]
    on_paths = [one for there in paths if there.seat != SAM for one in there.traps]
    sams = [*state.trick_pile, *state.trick_used, *(one for there in paths if there.seat == SAM for one in there.traps)]
    assert sorted(sams) == sorted(setting.sam_tokens)
    assert sum(there.seat == SAM for there in paths) <= 6
    traps = [*state.trap_pile, *state.trap_used, *on_paths, *(t for own in state.traps for t in own)]
    traps += [one for one in state.lodge if one != NONE]
    upgraded = [one for one in traps if TRAPS[one].group != "basic"]
    assert sorted(upgraded) == sorted(setting.traps_in_play)
    loot_tokens = [*state.loot_pile, *state.loot_used, *state.loot_row, *(one for own in state.loot for one in own)]
    assert sorted(loot_tokens) == list(range(16))
    hired = [card for own in state.members for card in own if card in setting.mercenaries]
    hired += [*state.tavern_pile, *state.tavern_used, *(card for card in state.tavern if card != NONE)]
    assert sorted(hired) == sorted(setting.mercenaries)
    everybody = [card for own in state.members for card in own]
    assert len(everybody) == len(set(everybody))
    rookies = [card for card in (*everybody, *state.rookies) if ROOKIES[0] <= card < SPARE_ROOKIE]
    assert len(rookies) == len(set(rookies)) <= 8
    lands = [
        *state.land_pile,
        *(one for one in state.land_row if one != NONE),
        *(one for own in state.lands for one in own),
    ]
    assert sorted(lands) == list(range(12)) or (setting.company.rated and len(lands) == len(set(lands)))
    monsters = [
        *state.monster_pile,
        *(one for one in state.monsters if one != NONE),
        *(m for o in state.trophies for m in o),
    ]
    gone = state.steps and type(state.steps[-1]).__name__ in ("UseFittingLoot", "Defend", "DiscardTraps")
    assert gone or len(monsters) == len(set(monsters))
    tiles = [*state.tile_pile, *state.tile_used, *(tile // 2 for tile in state.tiles if tile != NONE)]
    assert sorted(tiles) == list(range(6))
    assert sorted((*state.panic_pile, *(b for b in range(7) if state.panic >> b & 1))) == list(range(7))
    for place, there in enumerate(state.paths):
        if there is not None and there.alive and there.seat != SAM:
            assert there.member in state.members[there.seat]
            assert state.placed >> there.member & 1
            if place < MISSION_A and state.phase == DEPLOYMENT:
                assert len(there.dice) <= {0: 6, 1: 6, 2: 6, 3: 4, 4: 2}[there.tokens]
    for one in state.bearer:
        assert one == NONE or one in everybody
