"""How a combat begins: who is fought, and under which rules."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import Challenge, Done
from herna.games.mage_knight.cities import bonuses_of, city_at
from herna.games.mage_knight.components import Pile, RuinInfo
from herna.games.mage_knight.hero import site_at
from herna.games.mage_knight.land import (
    TOKEN_WHEN_REVEALED,
    conquered,
    draw_token,
    rampaging_on,
    tokens_on,
    wall_between,
)
from herna.games.mage_knight.setting import PILES
from herna.games.mage_knight.state import FIGHTING, HEAL, INFLUENCE, MOVE, NONE, Combat, Foe, HexToken, KnightState
from herna.games.mage_knight.steps.combat import Fight, new_foe
from herna.kernel import Action, IllegalAction
from herna.kernel.kit import SeatStep


def rampaging_foes(state: KnightState, seat: int, spots: tuple[int, ...]) -> tuple[Foe, ...]:
    """The rampaging enemies on these hexes; a wall between fortifies them (MK-15.8)."""
    here = state.place[seat]
    found = ((spot, rampaging_on(state, spot)) for spot in spots)
    return tuple(
        new_foe(state, token.token, spot, rampaging=True, across=wall_between(state, here, spot))
        for spot, token in found
        if token is not None
    )


def site_foes(state: KnightState, spot: int, **more: Any) -> tuple[Foe, ...]:
    """The enemies whose tokens lie on a hex, turned up."""
    here = [token for token in tokens_on(state, spot) if not token.ruin]
    if any(not token.face_up for token in here):
        state.reveal()
        state.tokens = tuple(
            replace(token, face_up=True) if token.hex == spot and not token.ruin else token for token in state.tokens
        )
    return tuple(new_foe(state, token.token, spot, **more) for token in here)


def man(state: KnightState, spot: int) -> None:
    """A keep or tower for which no token was left when it came up has its garrison now, if one has come back."""
    pile = TOKEN_WHEN_REVEALED.get(site_at(state, spot))
    if pile is not None and not tokens_on(state, spot):
        token = draw_token(state, PILES.index(pile))
        if token != NONE:
            state.tokens += (HexToken(spot, token, face_up=False),)


def drawn_foes(state: KnightState, piles: tuple[str, ...], **more: Any) -> tuple[Foe, ...]:
    """Enemies drawn for this combat."""
    state.reveal()
    drawn = [draw_token(state, PILES.index(pile)) for pile in piles]
    return tuple(new_foe(state, token, **more) for token in drawn if token != NONE)


def begin(state: KnightState, seat: int, combat: Combat) -> None:
    """The action of the turn is a combat: points made before it are lost, healing too."""
    state.phase = FIGHTING
    state.action_used = True
    for pool in (MOVE, INFLUENCE, HEAL):
        state.points[pool] = 0
    state.combat = combat
    state.tell(told.CombatBegan(seat, len(combat.foes)))
    state.push(Fight())


class CallOut(SeatStep[KnightState, Any], frozen=True):
    """Before the enemies are turned up: which other rampaging ones beside the hero are challenged to join (MK-8.25)?"""

    clause = "MK-8.25"

    kind: str
    site: int
    origin: int
    hexes: tuple[int, ...]

    def options(self, state: KnightState, seat: int) -> list[Action]:
        around = state.setting.lattice.neighbours[state.place[seat]]
        more = [spot for spot in around if spot not in self.hexes and rampaging_on(state, spot) is not None]
        return [*(Challenge(spot) for spot in more), Done()]

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        again = replace(self, hexes=(*self.hexes, action.hex)) if isinstance(action, Challenge) else self
        if again is not self and again.options(state, seat) != [Done()]:
            state.push(again)
        else:
            again.go(state, seat)

    def go(self, state: KnightState, seat: int) -> None:
        """The combat begins. The keep of another hero who is away gets a garrison of its own, worth half the fame."""
        defenders: tuple[Foe, ...] = ()
        across = self.site != NONE and wall_between(state, self.origin, self.site)
        taken = self.site != NONE and conquered(state, self.site)
        if taken:
            defenders = drawn_foes(state, ("grey",), walled=True, across=across)
        elif self.site != NONE:
            city = city_at(state, self.site)
            garrison = self.site if city is None else city.hexes[0]
            man(state, garrison)
            bonuses = bonuses_of(state, self.site)
            defenders = site_foes(state, garrison, walled=True, across=across, city=bonuses)
        foes = (*defenders, *rampaging_foes(state, seat, self.hexes))
        begin(state, seat, Combat(self.kind, foes, site=self.site, origin=self.origin, half_fame=taken))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, Challenge):
            return IllegalAction("nobody-to-challenge", clause=self.clause)
        return super().refusal(state, seat, action)


def gather(state: KnightState, call: CallOut) -> None:
    """The action of the turn is a combat; if others could be challenged too, that is asked first."""
    state.action_used = True
    if call.options(state, call.seat) != [Done()]:
        state.push(call)
    else:
        call.go(state, call.seat)


def begin_assault(state: KnightState, seat: int, spot: int, origin: int, provoked: tuple[int, ...]) -> None:
    """A fortified site is assaulted, with rampaging enemies that the step provoked. A hero who is in his keep cannot be
    fought: there is no action, and the turn ends in a withdrawal (MK-6.12)."""
    if conquered(state, spot) and any(place == spot for other, place in enumerate(state.place) if other != seat):
        state.action_used = True
        return
    gather(state, CallOut(seat, "assault", spot, origin, provoked))


def begin_provoked(state: KnightState, seat: int, provoked: tuple[int, ...]) -> None:
    """Rampaging enemies attack."""
    for enemy in rampaging_foes(state, seat, provoked):
        state.tell(told.Provoked(seat, enemy.token))
    gather(state, CallOut(seat, "rampage", NONE, NONE, provoked))


def begin_challenge(state: KnightState, seat: int, spot: int) -> None:
    """A rampaging enemy beside the hero is challenged."""
    gather(state, CallOut(seat, "rampage", NONE, NONE, (spot,)))


def begin_burning(state: KnightState, seat: int) -> None:
    """A monastery is defended by an enemy of the violet pile; units refuse to take part."""
    foes = drawn_foes(state, MONKS)
    begin(state, seat, Combat("burning", foes, site=state.place[seat], alone=True))


MONKS: tuple[Pile, ...] = ("violet",)
"""The piles of those who defend a monastery."""
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
