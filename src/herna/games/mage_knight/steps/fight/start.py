"""How a combat begins: who is fought, and under which rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import Challenge, Done
from herna.games.mage_knight.components import Pile, RuinInfo
from herna.games.mage_knight.rules.cities import bonuses_of, city_at
from herna.games.mage_knight.rules.hero import site_at
from herna.games.mage_knight.rules.joint import own_part
from herna.games.mage_knight.rules.land import (
    conquered,
    draw_token,
    pay_owed,
    post_guards,
    rampaging_on,
    tokens_on,
    wall_between,
)
from herna.games.mage_knight.setting import PILES
from herna.games.mage_knight.state import NONE, Fight, Foe, HexToken, KnightState, Side
from herna.games.mage_knight.steps.fight.phases import fight_enemies
from herna.games.mage_knight.steps.fight.summoning import new_foe
from herna.games.mage_knight.values import FightKind, Terms
from herna.games.mage_knight.values.fight import OPEN_FIELD
from herna.games.mage_knight.values.turn import NO_POINTS
from herna.kernel import Action, IllegalAction
from herna.kernel.kit import SeatStep


def rampaging_foes(state: KnightState, seat: int, spots: tuple[int, ...]) -> tuple[Foe, ...]:
    """The rampaging enemies on these hexes; a wall between fortifies them (MK-15.8)."""
    here = state.place[seat]
    return tuple(
        new_foe(state, token.token, spot, rampaging=True, across=wall_between(state, here, spot))
        for spot in spots
        if rampaging_on(state, spot) is not None
        for token in tokens_on(state, spot)
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
    if not tokens_on(state, spot):
        post_guards(state, spot, site_at(state, spot))


def drawn_foes(state: KnightState, piles: Sequence[str], **more: Any) -> tuple[Foe, ...]:
    """Enemies drawn for this combat."""
    state.reveal()
    drawn = [draw_token(state, PILES.index(pile)) for pile in piles]
    return tuple(new_foe(state, token, **more) for token in drawn if token != NONE)


def begin(
    state: KnightState,
    seat: int,
    foes: tuple[Foe, ...],
    *,
    kind: FightKind,
    site: int = NONE,
    origin: int = NONE,
    path: int = 0,
    terms: Terms = OPEN_FIELD,
) -> None:
    """The action of the turn is a fight against these: points made before it are lost, healing too."""
    state.change_turn(seat, phase="fighting", action_used=True, points=NO_POINTS)
    sides = (Side(seat), Side(foes=foes))
    state.fights += (Fight(kind, sides, site=site, origin=origin, path=path, terms=terms),)
    names = " ".join(state.setting.enemy_ids[foe.token] for foe in foes)
    state.tell(told.CombatBegan(seat, len(foes), names))
    fight_enemies(state, seat)
    state.setting.scenario.fight_begins(state, seat)


class CallOut(SeatStep[KnightState, Challenge | Done], frozen=True):
    """Before the enemies are turned up: which other rampaging ones beside the hero are challenged to join (MK-8.25)?"""

    clause = "MK-8.25"

    kind: FightKind
    site: int
    origin: int
    hexes: tuple[int, ...]

    def options(self, state: KnightState, seat: int) -> list[Action]:
        around = state.setting.lattice.neighbours[state.place[seat]]
        more = [spot for spot in around if spot not in self.hexes and rampaging_on(state, spot) is not None]
        return [*(Challenge(spot) for spot in more), Done()]

    def take(self, state: KnightState, seat: int, action: Challenge | Done) -> None:
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
            piles = state.setting.scenario.garrison(state, self.site)
            defenders = drawn_foes(state, piles, walled=site_at(state, self.site).fortified, across=across)
        elif self.site != NONE:
            city = city_at(state, self.site)
            garrison = self.site if city is None else city.hexes[0]
            man(state, garrison)
            bonuses = bonuses_of(state, self.site)
            walled = site_at(state, self.site).fortified
            whole = site_foes(state, garrison, walled=walled, across=across, city=bonuses)
            defenders = own_part(state, seat, whole)
        foes = (*defenders, *rampaging_foes(state, seat, self.hexes))
        terms = Terms(half_fame=taken)
        begin(state, seat, foes, kind=self.kind, site=self.site, origin=self.origin, terms=terms)

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, Challenge):
            return IllegalAction("nobody-to-challenge", clause=self.clause)
        return super().refusal(state, seat, action)


def gather(state: KnightState, call: CallOut) -> None:
    """The action of the turn is a combat; if others could be challenged too, that is asked first."""
    state.change_turn(call.seat, action_used=True)
    if call.options(state, call.seat) != [Done()]:
        state.push(call)
    else:
        call.go(state, call.seat)


def begin_provoked(state: KnightState, seat: int, provoked: tuple[int, ...]) -> None:
    """Rampaging enemies attack."""
    for enemy in rampaging_foes(state, seat, provoked):
        state.tell(told.Provoked(seat, enemy.token))
    gather(state, CallOut(seat, "rampage", NONE, NONE, provoked))


def begin_challenge(state: KnightState, seat: int, spot: int) -> None:
    """A rampaging enemy beside the hero is challenged."""
    gather(state, CallOut(seat, "rampage", NONE, NONE, (spot,)))


def begin_burning(state: KnightState, seat: int) -> None:
    """A monastery is defended by an enemy of its own; units refuse to take part."""
    site = site_at(state, state.place[seat])
    foes = drawn_foes(state, site.piles)
    begin(state, seat, foes, kind="burning", site=state.place[seat], terms=Terms(alone=site.alone))


def begin_adventure(state: KnightState, seat: int) -> None:
    """A place of adventure is entered. Dungeons and tombs have new enemies every time and are fought by the rules of
    the night, without units; elsewhere the enemies stay until they are beaten."""
    spot = state.place[seat]
    site = site_at(state, spot)
    if site.drawn == "each-time":
        foes = drawn_foes(state, site.piles)
    else:
        pay_owed(state, spot)
        if all(token.ruin for token in tokens_on(state, spot)):
            for enemy in drawn_foes(state, waiting_piles(state, spot)):
                state.tokens += (HexToken(spot, enemy.token, face_up=True),)
        foes = site_foes(state, spot)
    terms = Terms(underground=site.underground, alone=site.alone)
    begin(state, seat, foes, kind="adventure", site=spot, terms=terms)


def begin_calling(state: KnightState, seat: int, piles: tuple[Pile, ...]) -> None:
    """Enemies are called out of nowhere and fought in the open; beaten ones are worth twice their fame."""
    begin(state, seat, drawn_foes(state, piles), kind="called", terms=Terms(double_fame=True))


def waiting_piles(state: KnightState, spot: int) -> tuple[str, ...]:
    """The piles from which those are drawn who wait on a hex; ruins say it on their token."""
    site = site_at(state, spot)
    owed = tuple(PILES[pile] for place, pile in state.owed if place == spot)
    if owed:
        return owed
    return ruin_on(state, spot).enemies if site.ruins else site.piles


def ruin_on(state: KnightState, spot: int) -> RuinInfo:
    """The ruins on a hex."""
    return next(state.setting.ruins[token.token] for token in tokens_on(state, spot) if token.ruin)
