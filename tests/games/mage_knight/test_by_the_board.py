"""Random games, watched by somebody who sees the table only and has the boards and site cards at hand.

Where no effect is in force the steps, tiles, actions and bargains on offer must be those that can be worked out from
the view; so must the order of the round, the offers of a new one, and the cards the dummy player turns up.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight.components import HexInfo, box
from herna.games.mage_knight.faces.view import KnightView, turn_seen
from herna.games.mage_knight.geometry import HEX_NAMES, Hex, Position, hexes_of, neighbours, next_to
from herna.games.mage_knight.state import KnightState
from tests.games.mage_knight.table import at_turn, view_of

COSTS = {"plains": 22, "hills": 33, "forest": 35, "wasteland": 44, "desert": 53, "swamp": 55, "city": 22}
"""By day and by night; nobody enters anything else."""
HEALING = {"village": 3, "monastery": 2}
RAMPAGING = ("marauding-orcs", "draconum")
TILES = {tile.id: tile for tile in box().tiles}
UNITS = {unit.id: unit for unit in box().units}
COLOURS = {card.id: card.colour for card in (*box().basic_actions, *box().advanced_actions)}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"dummy": False}),
    (2, {}),
    (3, {"sets": ("base", "lost-legion"), "legion_tiles": True}),
    (4, {}),
    (1, {"scenario": "solo-conquest", "legion_tiles": True}),
]


class Watcher:
    """What the table shows to the seat on turn."""

    def __init__(self, view: KnightView, seat: int) -> None:
        self.view, self.seat = view, seat
        self.me, self.turn = view.hero_boards[seat], turn_seen(view)
        self.land: dict[Hex, HexInfo] = {}
        self.walls: set[tuple[Hex, Hex]] = set()
        self.laid: set[Position] = set()
        for lying in view.tiles:
            x, y = map(int, lying.position.split("/"))
            hexes, tile = hexes_of((x, y)), TILES[lying.tile]
            self.laid.add((x, y))
            self.land |= dict(zip(hexes, tile.hexes.all, strict=True))
            for pair in tile.walls:
                one, other = (hexes[HEX_NAMES.index(name)] for name in pair)
                self.walls |= {(one, other), (other, one)}
        self.here = place(self.me.hex)
        self.tokens = {place(token.hex) for token in view.tokens}
        self.shields = {place(shield.hex): shield.seat for shield in view.shields}
        self.others = {place(board.hex) for at, board in enumerate(view.hero_boards) if at != seat and board.hex}
        self.closed = view.scenario == "first-reconnaissance"

    def rampage(self, spot: Hex) -> bool:
        return spot in self.land and self.land[spot].site in RAMPAGING and spot in self.tokens

    def steps(self) -> Iterator[str]:
        for spot in neighbours(self.here):
            info = self.land.get(spot)
            if info is None or self.rampage(spot) or info.terrain not in COSTS or (info.site == "city" and self.closed):
                continue
            cost = divmod(COSTS["city" if info.site == "city" else info.terrain], 10)[self.view.night]
            provoked = [
                enemy
                for enemy in neighbours(self.here)
                if enemy in neighbours(spot) and self.rampage(enemy) and (spot, enemy) not in self.walls
            ]
            if spot in self.others and provoked and info.site not in ("portal", "city"):
                continue
            if cost + ((self.here, spot) in self.walls) <= self.turn.move:
                yield f"move-to {spot[0]}/{spot[1]}"

    def tiles(self) -> Iterator[str]:
        kind, stack = self.view.piles.next_tile, self.view.piles.tiles
        around = {beside for position in self.laid for beside in next_to(position)} - self.laid
        for x, y in around:
            touched = [beside for beside in next_to((x, y)) if beside in self.laid]
            linked = any(len(self.laid.intersection(next_to(beside))) >= 2 for beside in touched)
            if (
                x < 0
                or y < 0
                or self.turn.move < 2
                or not kind
                or not set(hexes_of((x, y))) & set(neighbours(self.here))
            ):
                continue
            enough = len(touched) >= (2 if stack else 3) or (bool(stack) and kind == "countryside" and linked)
            coast = kind != "countryside" and not self.closed and 0 in (x, y)
            if enough and not coast:
                yield f"explore {x}/{y}"

    def actions(self) -> Iterator[str]:
        site, owner = self.land[self.here].site, self.shields.get(self.here)
        if self.here in self.others and site not in ("portal", "city"):
            return
        glade = site == "magical-glade" and "magic-familiars" in self.view.unit_offer
        people = site in ("village", "refugee-camp") or (site == "monastery" and owner is None)
        people = people or (site == "keep" and owner == self.seat)
        people = people or (site in ("mage-tower", "city") and owner is not None)
        if glade or (people and self.me.reputation > -7):
            yield "interact"
        if site == "monastery" and owner is None:
            yield "burn"
        if site in ("dungeon", "tomb") or (site in ("monster-den", "spawning-grounds") and owner is None):
            yield "enter-site"
        for spot in neighbours(self.here):
            if self.rampage(spot):
                yield f"challenge {spot[0]}/{spot[1]}"

    def bargains(self) -> Iterator[str]:
        info, influence = self.land[self.here], self.turn.influence
        for name in self.view.unit_offer:
            unit, price = UNITS[name], UNITS[name].cost
            if unit.also_pay or unit.reputation:
                continue
            known = info.site in unit.sites or (info.site == "city" and info.colour == "white")
            if info.site == "refugee-camp":
                known, near = True, {"keep", "mage-tower", "monastery"} & set(unit.sites)
                price += 0 if "village" in unit.sites else 1 if near else 3
            if known and price <= influence:
                yield f"recruit-unit {name}"
        if influence >= HEALING.get(info.site or "", 99):
            yield "buy-healing"
        if info.site == "monastery" and influence >= 6:
            yield from (f"learn {card}" for card in self.view.monastery_offer)

    def rests(self) -> Iterator[str]:
        hand = self.me.hand or ()
        plain = [card for card in hand if card != "wound"]
        yield from (f"rest {card}" for card in plain or hand)

    def expected(self) -> set[str]:
        free = self.turn.phase in ("free", "moving")
        found = {"end-turn"}
        if free:
            found |= {*self.steps(), *self.tiles(), *self.actions()}
        if self.turn.phase == "free":
            found |= set(self.rests())
        if self.turn.phase == "interacting":
            found |= set(self.bargains())
        return found


BOLD = ("move-to", "explore", "interact", "recruit-unit", "learn")
WATCHED = ("move-to", "explore", "interact", "burn", "challenge", "rest", "end-turn", "recruit-unit", "buy-healing")


def place(name: str | None) -> Hex:
    assert name is not None
    q, r = map(int, name.split("/"))
    return q, r


def watch_turn(state: KnightState, seat: int, offered: set[str]) -> bool:
    """Is what is offered what a watcher expects? Effects, hands of wounds, and units or sites with rules of their own
    are left aside."""
    view = view_of(state, seat)
    if view.effects or "end-turn" not in offered or set(view.hero_boards[seat].hand or ()) == {"wound"}:
        return False
    watcher = Watcher(view, seat)
    expected = watcher.expected()
    site = watcher.land[watcher.here].site
    seen = {move for move in offered if move.split()[0] in WATCHED}
    if site in ("dungeon", "tomb", "monster-den", "spawning-grounds"):
        seen |= offered & {"enter-site"}
    if site == "monastery":
        seen |= {move for move in offered if move.startswith("learn")}
    odd = {f"recruit-unit {name}" for name, unit in UNITS.items() if unit.also_pay or unit.reputation}
    assert seen - odd == expected, watcher.turn.phase
    return True


def watch_round(after: KnightView, players: int) -> None:
    """A new round as the rulebook has it."""
    assert after.night == (after.round % 2 == 0)
    assert len(after.dice) == players + 2
    assert 2 * sum(die.face not in ("gold", "black") for die in after.dice) >= players + 2
    core = any(TILES[tile.tile].kind.startswith("core") for tile in after.tiles)
    elite = after.scenario == "solo-conquest" and core
    decks = [UNITS[name].deck for name in after.unit_offer]
    assert decks == ["elite" if elite and at % 2 == 0 else "regular" for at in range(players + 2)]
    burnt = {shield.hex for shield in after.shields}
    watcher = [(spot, info) for tile in after.tiles for spot, info in printed(tile.position, tile.tile)]
    standing = [spot for spot, info in watcher if info.site == "monastery" and spot not in burnt]
    assert len(after.monastery_offer) == len(standing)
    for board in after.hero_boards:
        assert not board.discard
        assert not board.played
        assert all(unit.ready for unit in board.units)
        assert not any(skill.used for skill in board.skills)
        assert board.hand_count >= board.hand_limit
    if after.dummy_player is not None:
        assert sum(after.dummy_player.crystals.values()) == 2 + after.round
        assert after.dummy_player.deck_count == 15 + after.round


def printed(position: str, tile: str) -> Iterator[tuple[str, HexInfo]]:
    x, y = map(int, position.split("/"))
    for (q, r), info in zip(hexes_of((x, y)), TILES[tile].hexes.all, strict=True):
        yield f"{q}/{r}", info


def watch_dummy(before: KnightView, after: KnightView) -> None:
    """Three cards, and as many more as crystals of the colours of the third."""
    old, new = before.dummy_player, after.dummy_player
    if old is None or new is None or before.round != after.round or new.deck_count == old.deck_count:
        return
    turned = new.shown[len(old.shown) :]
    more = sum(old.crystals[colour] for colour in COLOURS[turned[2]]) if len(turned) > 2 else 0
    assert len(turned) == min(old.deck_count, 3 + more)


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_offered_is_what_the_table_shows(players: int, options: dict[str, Any], seed: int) -> None:
    chance = random.Random(seed)
    state = GAME.new(players=players, seed=seed, **options)
    assert isinstance(state, KnightState)
    watched = rounds = 0
    while not state.over:
        seat = state.seats_awaited[0]
        found = {state.notation(action): action for action in state.options(seat)}
        if at_turn(state):
            watched += watch_turn(state, seat, set(found))
        bold = [move for move in found if move.split()[0] in BOLD]
        before = view_of(state, 0)
        move = chance.choice(bold if bold and chance.random() < 0.4 else list(found))
        state.apply(found[move], seat)
        after = view_of(state, 0)
        watch_dummy(before, after)
        if after.round != before.round > 0:
            watch_round(after, players)
            rounds += 1
    assert watched > 20
    assert rounds > 0
