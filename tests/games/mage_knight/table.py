"""Tables of Mage Knight in set positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from herna.games.mage_knight import GAME
from herna.games.mage_knight.land import turn_up
from herna.games.mage_knight.options import SetName
from herna.games.mage_knight.scoring import cards_of
from herna.games.mage_knight.setting import NONE, WOUND, KnightSetting
from herna.games.mage_knight.state import Combat, HexToken, KnightState, Unit
from herna.games.mage_knight.steps.combat import Fight, new_foe
from herna.games.mage_knight.vocabulary.names import COLOURS

CITIES = 4
"""How many city tiles lie in the box."""
ALL_SETS: tuple[SetName, ...] = ("base", "lost-legion", "krang", "shades-of-tezla", "ultimate")
"""Every box, without the tiles and tokens that are switched on apart."""


def begun(players: int = 2, seed: int = 1, **options: Any) -> KnightState:
    """A table right before the first tactic is taken."""
    state = GAME.new(players=players, seed=seed, heroes="dealt", **options)
    assert isinstance(state, KnightState)
    return state


def table(
    *hand: str,
    players: int = 2,
    seed: int = 1,
    tactics: tuple[str, ...] = (),
    options: Mapping[str, Any] | None = None,
    **slots: Any,
) -> KnightState:
    """The first turn of the first round: the seat on turn has these cards in hand, and nobody a tactic that matters
    unless it is named. `mana` and `crystals` by colours, `dice` by what they show, anything else by slot."""
    state = begun(players, seed, **(options or {}))
    wanted = ("early-bird", *tactics, "planning", "great-start", "the-right-moment")
    while not state.order or state.steps[-1].__class__.__name__ == "ChooseTactic":
        offered = offers(state)
        state.apply(next(f"take-tactic {name}" for name in wanted if f"take-tactic {name}" in offered))
    seat = state.turn
    state.hand[seat] = cards(state, *hand)
    for colour in slots.pop("mana", ()):
        state.mana[seat][COLOURS.index(colour)] += 1
    for colour in slots.pop("crystals", ()):
        state.crystals[seat][COLOURS.index(colour)] += 1
    if "dice" in slots:
        state.dice = tuple(COLOURS.index(colour) for colour in slots.pop("dice"))
    for name, value in slots.items():
        held = getattr(state, name)
        if isinstance(held, list) and len(held) == players:
            held[seat] = value
        else:
            setattr(state, name, value)
    state.changed()
    return state


def cards(state: KnightState, *names: str) -> tuple[int, ...]:
    """Cards by their names."""
    setting: KnightSetting = state.setting
    return tuple(sorted(setting.card_number[name] for name in names))


def enemy(state: KnightState, name: str) -> int:
    """A token by its name."""
    return state.setting.enemy_ids.index(name)


def unit(state: KnightState, name: str, **more: Any) -> Unit:
    """A unit by its name."""
    return Unit(state.setting.unit_ids.index(name), **more)


def fight(state: KnightState, *enemies: str, walled: bool = False, **more: Any) -> KnightState:
    """The seat on turn is in combat with these enemies, at a site if they are `walled`."""
    foes = tuple(new_foe(state, enemy(state, name), walled=walled) for name in enemies)
    state.combat = Combat("rampage", foes, **more)
    state.action_used = True
    state.push(Fight())
    state.changed()
    return state


def put_token(state: KnightState, spot: int, name: str, *, face_up: bool = True) -> None:
    """An enemy lies on a hex; what lay there is gone."""
    token = enemy(state, name)
    kept = tuple(other for other in state.tokens if other.hex != spot)
    state.tokens = (*kept, HexToken(spot, token, face_up))
    state.changed()


def do(state: KnightState, *moves: str) -> KnightState:
    """Moves in their notation; saved and loaded before each, which must change nothing."""
    for move in moves:
        again = KnightState.load(state.setting, state.dump())
        assert again.digest() == state.digest()
        assert again.options() == state.options()
        state.apply(state.parse(move))
    return state


def offers(state: KnightState, seat: int | None = None) -> list[str]:
    """What is offered, in notation."""
    return [state.notation(option) for option in state.options(seat)]


def site_hex(state: KnightState, site: str) -> int:
    """A hex with this site among the tiles that lie there."""
    return hex_with(state, "site", site)


def terrain_hex(state: KnightState, terrain: str) -> int:
    """A hex of this terrain among the tiles that lie there."""
    return hex_with(state, "terrain", terrain)


def hex_with(state: KnightState, feature: str, name: str) -> int:
    """The first hex on which a feature is of this name."""
    for position, tile in state.laid:
        for part, info in enumerate(state.setting.tiles[tile].hexes.all):
            if getattr(info, feature) == name:
                return position * 7 + part
    raise LookupError(name)


def lay(state: KnightState, number: str, position: tuple[int, int]) -> None:
    """A tile lies at a position, as if it had been turned up."""
    tile = next(n for n, info in enumerate(state.setting.tiles) if number in (info.number, info.id))
    state.tile_stack = tuple(other for other in state.tile_stack if other != tile)
    turn_up(state, state.setting.lattice.number_of[position], tile)
    state.changed()


def all_cards(state: KnightState, seat: int) -> list[int]:
    """Every card a seat has, wherever it lies."""
    return sorted(cards_of(state, seat))


def conserved(state: KnightState) -> None:
    """Tokens and tiles are never lost or doubled; cards and units may leave the game but never come from nowhere."""
    setting = state.setting
    tokens = Counter(token for pile in (*state.enemy_piles, *state.enemy_discards, *state.puppets) for token in pile)
    tokens.update(token.token for token in state.tokens if not token.ruin)
    if state.combat is not None:
        tokens.update(foe.token for foe in state.combat.foes if foe.hex == NONE and not foe.beaten)
    assert tokens == {number: kind.count for number, kind in enumerate(setting.enemies)}
    tiles = [*(tile for _, tile in state.laid), *state.tile_stack, *state.box_country, *state.box_core]
    assert len(tiles) == len(set(tiles)) == len(setting.tiles) - 1 - (CITIES - setting.city_count)
    cards = Counter((*state.advanced_deck, *state.advanced_offer, *state.unit_cards, *state.spell_deck))
    cards.update((*state.spell_offer, *state.artifact_deck, *state.dummy_deck, *state.dummy_gone))
    units = Counter((*state.regular_deck, *state.elite_deck, *state.unit_offer))
    for seat in range(setting.players):
        cards.update(all_cards(state, seat))
        units.update(unit.kind for unit in state.units[seat])
    assert all(count == 1 for card, count in cards.items() if card not in setting.basic_range and card != WOUND)
    assert all(count <= setting.units[kind].count for kind, count in units.items())
    assert len(state.dice) == setting.dice
    assert all(0 <= count <= 3 for row in state.crystals for count in row)
