"""Druid Nights: heroes mark magical glades by day and night, and call monsters in the dark."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from msgspec.structs import replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.components import Pile, TileInfo, box
from herna.games.mage_knight.components.scenario import TableInfo
from herna.games.mage_knight.rules.hero import only_wounds, site_at
from herna.games.mage_knight.rules.land import any_left, site_on
from herna.games.mage_knight.rules.spaces import others_on
from herna.games.mage_knight.scenarios.friendly import FriendlyKingdom, places_of
from herna.games.mage_knight.scenarios.values import Progress
from herna.games.mage_knight.state import Fight, KnightState
from herna.games.mage_knight.steps.fight.outcome import dismiss, reward
from herna.games.mage_knight.steps.fight.start import begin_calling
from herna.games.mage_knight.steps.glades import MarkGladeHere
from herna.kernel import Action

GLADE = "magical-glade"
CALLED: tuple[tuple[Pile, ...], ...] = (("brown",), ("red",), ("brown", "red"))
"""Who comes for each shield in the first, second and third night."""
CRYSTALS = (1, 2, 3)
"""The crystals for each that was called, for each that was beaten, and for each pair that was beaten."""
EPIC_ROUNDS = 6
GLADE_WORTH = 4.0
"""What bots think of a glade that they have not marked."""


def glades_of(state: KnightState, seat: int) -> list[int]:
    """The glades on which a hero's shields lie."""
    return [spot for spot, owner in state.shields if owner == seat and site_on(state, spot).id == GLADE]


class DruidNights(FriendlyKingdom):
    """Once in each night a hero may call one monster, or a pair, for each glade that his shield marks."""

    @cached_property
    def table(self) -> TableInfo:
        found = super().table
        if not self.options.epic:
            return found
        kinds = [tile.kind for tile in box().tiles if tile.set == "base" or self.options.legion_tiles]
        return replace(found, rounds=EPIC_ROUNDS, countryside=kinds.count("countryside"), core=kinds.count("core"))

    def wanted(self, tile: TileInfo) -> bool:
        if tile.kind == "core-city":
            return tile.hexes.c.colour == "green"
        return tile.kind == "core" or any(info.site == GLADE for info in tile.hexes.all)

    def round_begins(self, state: KnightState) -> None:
        super().round_begins(state)
        state.called = ()

    @property
    def room(self) -> int:
        """How many shields may lie on a glade."""
        return (2 if self.players > 2 else 1) if self.options.contested_glades else self.players

    def turn_ends(self, state: KnightState, seat: int) -> None:
        super().turn_ends(state, seat)
        spot = state.place[seat]
        if site_at(state, spot).id == GLADE and spot not in glades_of(state, seat):
            state.push(MarkGladeHere(seat, spot, self.room))

    def offers(self, state: KnightState, seat: int) -> Sequence[Action]:
        below = super().offers(state, seat)
        return [*below, act.CallMonsters()] if self.may_call(state, seat) else below

    def may_call(self, state: KnightState, seat: int) -> bool:
        """Once in a night, with a shield on a glade, where nobody lives and no other hero stands (MK-23.3)."""
        spot = state.place[seat]
        return (
            state.night
            and seat not in state.called
            and bool(glades_of(state, seat))
            and site_at(state, spot).people not in ("always", "conquered")
            and (site_at(state, spot).shared or not others_on(state, seat, spot))
            and not only_wounds(state, seat)
            and any_left(state, CALLED[self.night_number(state)])
        )

    def night_number(self, state: KnightState) -> int:
        """Which night it is, the first being 0."""
        return state.round // 2 - 1

    def carries_out(self, state: KnightState, seat: int, action: Action) -> bool:
        if isinstance(action, act.CallMonsters):
            state.called += (seat,)
            begin_calling(state, seat, CALLED[self.night_number(state)] * len(glades_of(state, seat)))
            return True
        return super().carries_out(state, seat, action)

    def fight_over(self, state: KnightState, seat: int, fight: Fight) -> None:
        """Those who were called and not beaten vanish; crystals come with the rewards of the turn."""
        super().fight_over(state, seat, fight)
        if fight.kind != "called":
            return
        dismiss(state, fight, seat)
        night = self.night_number(state)
        called = [foe for foe in fight.against(seat).foes if foe.summoner < 0]
        beaten = [state.setting.enemies[foe.token].colour for foe in called if foe.beaten]
        counts = (len(called), len(beaten), min(beaten.count("brown"), beaten.count("red")))
        reward(state, seat, ("crystal",) * (CRYSTALS[night] * counts[night]))

    def round_ends(self, state: KnightState) -> None:
        """After a night that is not the last one all shields leave the glades."""
        super().round_ends(state)
        if state.night and state.round < self.rounds:
            state.shields = tuple(shield for shield in state.shields if site_on(state, shield[0]).id != GLADE)

    def fulfilled(self, state: KnightState) -> bool:
        return state.round == self.rounds and len(state.called) == self.players

    def leads_to(self, state: KnightState, seat: int) -> Sequence[int]:
        marked = glades_of(state, seat)
        return [spot for spot in places_of(state, GLADE) if spot not in marked]

    def promises(self, state: KnightState, seat: int, spot: int) -> float:
        found = super().promises(state, seat, spot)
        marked = glades_of(state, seat)
        if site_on(state, spot).id == GLADE and spot not in marked:
            # More than a few monsters at once are more than a hero can beat.
            found += GLADE_WORTH / (1 + len(marked))
        return found

    def progress(self, state: KnightState) -> tuple[Progress, ...]:
        return (Progress("call-monsters", len(state.called), self.players, self.fulfilled(state)),)
