"""How a combat begins: who is fought, and under which rules."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.components import Pile, RuinInfo
from herna.games.mage_knight.hero import site_at
from herna.games.mage_knight.land import conquered, draw_token, rampaging_on, tokens_on
from herna.games.mage_knight.setting import PILES
from herna.games.mage_knight.state import FIGHTING, HEAL, INFLUENCE, MOVE, NONE, Combat, Foe, HexToken, KnightState
from herna.games.mage_knight.steps.combat import Fight, new_foe


def rampaging_foes(state: KnightState, spots: tuple[int, ...]) -> tuple[Foe, ...]:
    """The rampaging enemies on these hexes."""
    found = ((spot, rampaging_on(state, spot)) for spot in spots)
    return tuple(new_foe(state, token.token, spot, rampaging=True) for spot, token in found if token is not None)


def site_foes(state: KnightState, spot: int, *, walled: bool = False) -> tuple[Foe, ...]:
    """The enemies whose tokens lie on a hex, turned up."""
    here = [token for token in tokens_on(state, spot) if not token.ruin]
    if any(not token.face_up for token in here):
        state.reveal()
        state.tokens = tuple(
            replace(token, face_up=True) if token.hex == spot and not token.ruin else token for token in state.tokens
        )
    return tuple(new_foe(state, token.token, spot, walled=walled) for token in here)


def drawn_foes(state: KnightState, piles: tuple[str, ...], *, walled: bool = False) -> tuple[Foe, ...]:
    """Enemies drawn for this combat."""
    state.reveal()
    drawn = [draw_token(state, PILES.index(pile)) for pile in piles]
    return tuple(new_foe(state, token, walled=walled) for token in drawn if token != NONE)


def begin(state: KnightState, seat: int, combat: Combat) -> None:
    """The action of the turn is a combat: points made before it are lost, healing too."""
    state.phase = FIGHTING
    state.action_used = True
    for pool in (MOVE, INFLUENCE, HEAL):
        state.points[pool] = 0
    state.combat = combat
    state.tell(told.CombatBegan(seat, len(combat.foes)))
    state.push(Fight())


def begin_assault(state: KnightState, seat: int, spot: int, origin: int, provoked: tuple[int, ...]) -> None:
    """A fortified site is assaulted, with rampaging enemies that the step provoked. The keep of another hero who is
    away gets a garrison of its own, worth half the fame; one who is there cannot be fought."""
    taken = conquered(state, spot)
    if taken and any(place == spot for other, place in enumerate(state.place) if other != seat):
        state.action_used = True
        if provoked:
            begin_provoked(state, seat, provoked)
        return
    defenders = drawn_foes(state, ("grey",), walled=True) if taken else site_foes(state, spot, walled=True)
    foes = (*defenders, *rampaging_foes(state, provoked))
    begin(state, seat, Combat("assault", foes, site=spot, origin=origin, half_fame=taken))


def begin_provoked(state: KnightState, seat: int, provoked: tuple[int, ...]) -> None:
    """Rampaging enemies attack."""
    foes = rampaging_foes(state, provoked)
    for enemy in foes:
        state.tell(told.Provoked(seat, enemy.token))
    begin(state, seat, Combat("rampage", foes))


def begin_challenge(state: KnightState, seat: int, spot: int) -> None:
    """A rampaging enemy beside the hero is challenged."""
    begin(state, seat, Combat("rampage", rampaging_foes(state, (spot,))))


def begin_burning(state: KnightState, seat: int) -> None:
    """A monastery is defended by an enemy of the violet pile; units refuse to take part."""
    foes = drawn_foes(state, ("violet",))
    begin(state, seat, Combat("burning", foes, site=state.place[seat], alone=True))


LAIRS: dict[str, tuple[Pile, ...]] = {"monster-den": ("brown",), "spawning-grounds": ("brown", "brown")}
UNDERGROUND: dict[str, tuple[Pile, ...]] = {"dungeon": ("brown",), "tomb": ("red",)}


def begin_adventure(state: KnightState, seat: int) -> None:
    """A place of adventure is entered. Dungeons and tombs have new enemies every time and are fought by the rules of
    the night, without units; elsewhere the enemies stay until they are beaten."""
    spot = state.place[seat]
    site = site_at(state, spot)
    if site in UNDERGROUND:
        foes = drawn_foes(state, UNDERGROUND[site])
        begin(state, seat, Combat("adventure", foes, site=spot, underground=True, alone=True))
        return
    if all(token.ruin for token in tokens_on(state, spot)):
        for enemy in drawn_foes(state, LAIRS[site] if site in LAIRS else ruin_on(state, spot).enemies):
            state.tokens += (HexToken(spot, enemy.token, face_up=True),)
    begin(state, seat, Combat("adventure", site_foes(state, spot), site=spot))


def ruin_on(state: KnightState, spot: int) -> RuinInfo:
    """The ruins on a hex."""
    return next(state.setting.ruins[token.token] for token in tokens_on(state, spot) if token.ruin)
