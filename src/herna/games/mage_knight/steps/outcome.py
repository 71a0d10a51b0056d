"""How a combat ends: shields, rewards, retreat."""

from __future__ import annotations

from herna.games.mage_knight import events as told
from herna.games.mage_knight.cities import city_at, lay_shields, take_city
from herna.games.mage_knight.foes import fighting
from herna.games.mage_knight.hero import site_at
from herna.games.mage_knight.known import forget
from herna.games.mage_knight.land import conquered, draw_token, tokens_on
from herna.games.mage_knight.points import clear_combat_points
from herna.games.mage_knight.setting import PILES
from herna.games.mage_knight.state import AFTER, NONE, Combat, HexToken, KnightState
from herna.games.programs import end
from herna.kernel import Automatic, with_item

REWARDS: dict[str, tuple[str, ...]] = {
    "mage-tower": ("spell",),
    "monastery": ("artifact",),
    "monster-den": ("crystal", "crystal"),
    "spawning-grounds": ("artifact", "crystal", "crystal", "crystal"),
    "dungeon": ("dungeon",),
    "tomb": ("spell", "artifact"),
    "labyrinth": ("advanced-action",),
}
"""What conquering a site gives; ruins say it on their token."""


PATH_REWARDS: dict[int, tuple[str, ...]] = {2: ("chosen-crystal", "chosen-crystal"), 4: ("spell",), 6: ("artifact",)}
"""What waits at the end of each path through a maze or labyrinth."""


class EndCombat(Automatic[KnightState], frozen=True):
    """The combat is over: a site is conquered if all who defended it are beaten; else the hero falls back."""

    seat: int

    def run(self, state: KnightState) -> None:
        combat = fighting(state)
        clear_combat_points(state)
        end(state, "combat")
        defenders = [foe for foe in combat.foes if not foe.rampaging]
        won = all(foe.beaten for foe in defenders)
        city = city_at(state, combat.site)
        if city is not None:
            city = lay_shields(state, self.seat, city, sum(foe.beaten for foe in defenders))
        if combat.site != NONE:
            if won and city is not None:
                take_city(state, self.seat, city)
            elif won:
                conquer(state, self.seat, combat)
            else:
                fail(state, self.seat, combat)
        state.combat = None
        state.companion = 0
        state.phase = AFTER


def conquer(state: KnightState, seat: int, combat: Combat) -> None:
    """A shield, and the reward at the end of the turn; a conquered dungeon or tomb gives nothing but fame."""
    site = site_at(state, combat.site)
    if combat.path:
        state.rewards += (*PATH_REWARDS[combat.path], *REWARDS.get(site, ()))
        state.paths += ((combat.site, seat, combat.path),)
        state.shields += ((combat.site, seat),)
        state.tell(told.SiteConquered(seat, combat.site, site))
        return
    again = conquered(state, combat.site) and site != "keep"
    if again:
        return
    if site == "ancient-ruins":
        ruin = next(token for token in tokens_on(state, combat.site) if token.ruin)
        state.rewards += state.setting.ruins[ruin.token].rewards
        state.tokens = tuple(token for token in state.tokens if token is not ruin)
    else:
        state.rewards += REWARDS.get(site, ())
    state.shields = (*(shield for shield in state.shields if shield[0] != combat.site), (combat.site, seat))
    state.tell(told.SiteConquered(seat, combat.site, site))


def fail(state: KnightState, seat: int, combat: Combat) -> None:
    """Drawn enemies are discarded, others stay; spawning grounds are filled up again, and an assault fails."""
    for foe in combat.foes:
        if not foe.beaten and not foe.rampaging and foe.hex == NONE:
            pile = PILES.index(state.setting.enemies[foe.token].colour)
            state.enemy_discards = with_item(state.enemy_discards, pile, (*state.enemy_discards[pile], foe.token))
    if combat.kind == "assault":
        state.place[seat] = combat.origin
        state.trail = state.trail[:-1]
    elif site_at(state, combat.site) == "spawning-grounds":
        for foe in combat.foes:
            if foe.beaten:
                token = draw_token(state, PILES.index("brown"))
                if token != NONE:
                    forget(state, spot=combat.site)
                    state.tokens += (HexToken(combat.site, token, face_up=False),)
