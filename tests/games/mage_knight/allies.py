"""Heroes beside a city, right before one of them proposes to assault it together."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import positions
from herna.games.mage_knight.rules.land import look_around, site_on, tokens_on
from herna.games.mage_knight.rules.spaces import is_safe
from herna.games.mage_knight.setting import PILES
from herna.games.mage_knight.state import HexToken, KnightState
from herna.kernel import Action
from tests.games.mage_knight.table import arrange, enemy, lay, set_turn, stand, table

CITY_TILES = {"green": "core-5", "blue": "core-6", "white": "core-7", "red": "core-8"}
WEAK = ("violet-monks", "violet-monks", "grey-crossbowmen")


def siege(
    *garrison: str, players: int = 2, colour: str = "red", seed: int = 1, move: int = 2, **options: Any
) -> KnightState:
    """Everybody stands beside a city with these defenders and has March and Rage in hand; seat 0 is on turn, the others
    follow by number, and whoever is on turn has move points for the way in."""
    chosen = {"scenario": "blitz-conquest", "joint_assaults": True, "shape": "wedge", **options}
    state = table("march", players=players, seed=seed, options=chosen)
    lay(state, CITY_TILES[colour], (2, 2))
    surround(state)
    begin_with_first(state)
    garrison_is(state, *(garrison or WEAK))
    city = state.cities[0]
    for seat, spot in zip(range(players), beside(state), strict=False):
        stand(state, spot, seat=seat)
        arrange(state, seat=seat, hand=("march", "rage"), deck=("swiftness", "stamina"), discard=(), skills=())
    arrange(state, dice=("black",) * len(state.dice))
    set_turn(state, trail=(state.place[0],), phase="moving")
    state.set_points(0, move=move)
    look_around(state)
    assert all(token.face_up for token in tokens_on(state, city.hexes[0]))
    state.changed()
    return state


def surround(state: KnightState) -> None:
    """Two tiles more, to the right of the city."""
    near, city = state.setting.lattice.neighbours, state.cities[0].hexes[0]
    laid = {position for position, _ in state.laid}
    free = sorted({spot // 7 for one in near[city] for spot in near[one]} - laid)
    for name, position in zip(("core-1", "core-3"), reversed(free), strict=False):
        lay(state, name, state.setting.lattice.positions[position])


def begin_with_first(state: KnightState) -> None:
    """Seat 0 is on turn and the order goes by the seats."""
    turn, first = state.turn_of(state.turn), state.turn
    state.order = tuple(range(state.setting.players))
    state.turns[first] = None
    state.turns[0], state.turn = type(turn)(0), 0
    for at, step in enumerate(state.steps):
        name = {"NextTurn": "after", "PlayTurn": "seat"}.get(type(step).__name__)
        if name:
            state.steps[at] = replace(step, **{name: 0})
    state.changed()


def garrison_is(state: KnightState, *names: str) -> None:
    """These defend the city; whoever defended it before lies under his pile, and nobody else stands about."""
    city = state.cities[0]
    piles = [list(pile) for pile in state.enemy_piles]
    for token in state.tokens:
        if not token.ruin:
            piles[PILES.index(state.setting.enemies[token.token].colour)].insert(0, token.token)
    tokens = []
    for name in names:
        number = enemy(state, name)
        piles[PILES.index(state.setting.enemies[number].colour)].remove(number)
        tokens.append(HexToken(city.hexes[0], number, face_up=False))
    arrange(state, tokens=tuple(tokens), enemy_piles=tuple(tuple(pile) for pile in piles))


def beside(state: KnightState) -> list[int]:
    """The spaces beside the city on which a hero could stand, those first on which nothing is."""
    near = state.setting.lattice.neighbours
    spots = dict.fromkeys(spot for part in state.cities[0].hexes for spot in near[part])
    found = [spot for spot in spots if spot not in state.cities[0].hexes and is_safe(state, 0, spot)]
    return sorted(found, key=lambda spot: site_on(state, spot).id != "")


def city_name(state: KnightState) -> str:
    """The city's space in notation."""
    return state.setting.hex_names[state.cities[0].hexes[0]]


def do(state: KnightState, seat: int, *actions: str | Action) -> None:
    """A seat does these things, one after the other; saved and loaded before each, which must change nothing."""
    for action in actions:
        again = KnightState.load(state.setting, state.dump())
        assert again.digest() == state.digest() == state.copy().digest()
        assert again.options(seat) == state.options(seat)
        state.apply(state.parse(action) if isinstance(action, str) else action, seat)


def offered(state: KnightState, seat: int) -> list[str]:
    """What a seat may do now, in notation."""
    return [state.notation(option) for option in state.options(seat)]


def proposed(state: KnightState, *shares: int) -> KnightState:
    """Seat 0 proposes that the others, in order, meet these numbers of defenders; what is left is his own."""
    do(state, 0, f"propose-assault {city_name(state)}")
    for seat, n in enumerate(shares, 1):
        if act.GiveDefenders(seat, n) in state.options(0):
            do(state, 0, act.GiveDefenders(seat, n))
    return state


def agreed(state: KnightState, *shares: int) -> KnightState:
    """The same, and all who are invited agree."""
    proposed(state, *shares)
    for seat in state.seats_awaited:
        do(state, seat, "answer-proposal true")
    return state


def go_in(state: KnightState, seat: int) -> None:
    """A hero goes into the city, with move points from March if he needs them, and challenges nobody."""
    step = f"move-to {city_name(state)}"
    if step not in offered(state, seat):
        do(state, seat, "play-card march basic")
    do(state, seat, step)
    if offered(state, seat)[-1] == "done":
        do(state, seat, "done")


def slay(state: KnightState, seat: int, *places: int) -> None:
    """A hero beats these of his enemies from afar."""
    for place in places:
        do(state, seat, f"target {place}")
        positions.make(state, siege=99, seat=seat)
        do(state, seat, "strike")


def finish(state: KnightState, seat: int) -> None:
    """On to the end of a hero's combat, taking whatever comes."""
    while state.fight_of(seat) is not None:
        found = offered(state, seat)
        do(state, seat, "next-phase" if "next-phase" in found else found[-1])


def win(state: KnightState, seat: int) -> None:
    """A hero goes in and beats everybody he meets."""
    go_in(state, seat)
    slay(state, seat, *range(len(state.fighting(seat).against(seat).foes)))
    finish(state, seat)


def lose(state: KnightState, seat: int) -> None:
    """A hero goes in and beats nobody."""
    go_in(state, seat)
    finish(state, seat)


def end(state: KnightState, seat: int) -> None:
    """A hero ends his turn with whatever that asks."""
    do(state, seat, "end-turn")
    while state.turns[seat] is not None:
        do(state, seat, offered(state, seat)[-1])
