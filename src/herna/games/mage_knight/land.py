"""The land as it lies: what is where, and what happens when a tile is turned up."""

from __future__ import annotations

from herna.games.mage_knight.components import HexInfo
from herna.games.mage_knight.setting import NONE, PILES
from herna.games.mage_knight.state import HexToken, KnightState
from herna.games.mage_knight.vocabulary.names import TERRAINS

TOKEN_WHEN_REVEALED = {"marauding-orcs": "green", "draconum": "red", "keep": "grey", "mage-tower": "violet"}
RAMPAGING = ("marauding-orcs", "draconum")
FORTIFIED = ("keep", "mage-tower", "city")


def tile_at(state: KnightState, position: int) -> int:
    """The tile that lies at a position; none if there is none yet."""
    for place, tile in state.laid:
        if place == position:
            return tile
    return NONE


def hex_at(state: KnightState, spot: int) -> HexInfo | None:
    """What is printed on a hex; None where no tile lies."""
    position, part = divmod(spot, 7)
    tile = tile_at(state, position)
    return None if tile == NONE else state.setting.tiles[tile].hexes.all[part]


def positions_laid(state: KnightState) -> frozenset[int]:
    """The tile positions where tiles lie."""
    return frozenset(position for position, _ in state.laid)


def tokens_on(state: KnightState, spot: int) -> tuple[HexToken, ...]:
    """The tokens that lie on a hex."""
    return tuple(token for token in state.tokens if token.hex == spot)


def rampaging_on(state: KnightState, spot: int) -> HexToken | None:
    """The rampaging enemy on a hex, if there is one."""
    info = hex_at(state, spot)
    if info is None or info.site not in RAMPAGING:
        return None
    return next((token for token in state.tokens if token.hex == spot), None)


def conquered(state: KnightState, spot: int) -> bool:
    """Does a shield lie on this hex?"""
    return any(place == spot for place, _ in state.shields)


def owner_of(state: KnightState, spot: int) -> int:
    """Whose shield lies on a hex; nobody's if there is none."""
    return next((seat for place, seat in state.shields if place == spot), NONE)


def terrain_of(info: HexInfo) -> int:
    """The terrain of a hex by number."""
    return TERRAINS.index(info.terrain)


def draw_token(state: KnightState, pile: int) -> int:
    """The top token of a pile; the discarded ones are shuffled into a new pile when it is empty. None if both are."""
    if not state.enemy_piles[pile]:
        again = list(state.enemy_discards[pile])
        state.shuffle(again)
        state.enemy_piles = (*state.enemy_piles[:pile], tuple(again), *state.enemy_piles[pile + 1 :])
        state.enemy_discards = (*state.enemy_discards[:pile], (), *state.enemy_discards[pile + 1 :])
    if not state.enemy_piles[pile]:
        return NONE
    *rest, token = state.enemy_piles[pile]
    state.enemy_piles = (*state.enemy_piles[:pile], tuple(rest), *state.enemy_piles[pile + 1 :])
    return token


def turn_up(state: KnightState, position: int, tile: int) -> None:
    """Lay a tile, and do what its sites ask for when they come up."""
    state.reveal()
    state.laid = (*state.laid, (position, tile))
    for part, info in enumerate(state.setting.tiles[tile].hexes.all):
        spot = position * 7 + part
        if info.site in TOKEN_WHEN_REVEALED:
            pile = PILES.index(TOKEN_WHEN_REVEALED[info.site])
            token = draw_token(state, pile)
            if token != NONE:
                state.tokens = (*state.tokens, HexToken(spot, token, face_up=info.site in RAMPAGING))
        elif info.site == "ancient-ruins" and state.ruin_pile:
            *rest, ruin = state.ruin_pile
            state.ruin_pile = tuple(rest)
            state.tokens = (*state.tokens, HexToken(spot, ruin, face_up=not state.night, ruin=True))
        elif info.site == "monastery" and state.advanced_deck:
            *cards, card = state.advanced_deck
            state.advanced_deck = tuple(cards)
            state.unit_cards = (*state.unit_cards, card)
