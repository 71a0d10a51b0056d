"""How a combat ends: shields, rewards, retreat."""

from __future__ import annotations

from herna.games.mage_knight import events as told
from herna.games.mage_knight.fight.foes import foes_of
from herna.games.mage_knight.rules.cities import city_at, lay_shields, take_city
from herna.games.mage_knight.rules.hero import site_at
from herna.games.mage_knight.rules.joint import in_part
from herna.games.mage_knight.rules.known import forget
from herna.games.mage_knight.rules.land import conquered, draw_token, post_guards, tokens_on
from herna.games.mage_knight.setting import PILES
from herna.games.mage_knight.state import NONE, Fight, HexToken, KnightState
from herna.games.mage_knight.steps.fight.striking import discard_token
from herna.games.programs import end
from herna.kernel import Automatic


class Outcome(Automatic[KnightState], frozen=True):
    """The fight is over: a site is conquered if all who defended it are beaten; else the hero falls back."""

    seat: int

    def run(self, state: KnightState) -> None:
        fight = state.fighting(self.seat)
        end(state, "combat", scope=self.seat)
        defenders = [foe for foe in foes_of(state, self.seat) if not foe.rampaging]
        won = all(foe.beaten for foe in defenders)
        city = city_at(state, fight.site)
        if city is not None:
            city = lay_shields(state, self.seat, city, sum(foe.beaten for foe in defenders))
        if fight.site != NONE and not in_part(state, self.seat):  # MK-25.16: what all of them have done decides
            if won and city is not None:
                take_city(state, self.seat, city)
                state.setting.scenario.site_conquered(state, self.seat, fight.site)
            elif won:
                conquer(state, self.seat, fight)
            else:
                fail(state, self.seat, fight)
        state.setting.scenario.fight_over(state, self.seat, state.fighting(self.seat))
        state.fights = tuple(other for other in state.fights if other.place_of(self.seat) == NONE)
        state.change_turn(self.seat, phase="after", along=None, activations=())


def reward(state: KnightState, seat: int, rewards: tuple[str, ...]) -> None:
    """What is won is taken when the turn ends."""
    if rewards:
        state.change_turn(seat, rewards=state.turn_of(seat).rewards + rewards)


def conquer(state: KnightState, seat: int, fight: Fight) -> None:
    """A shield, and the reward at the end of the turn; a conquered dungeon or tomb gives nothing but fame."""
    site = site_at(state, fight.site)
    if fight.path:
        way = next(path for path in site.paths if path.cost == fight.path)
        reward(state, seat, (*way.reward, *site.reward))
        state.paths += ((fight.site, seat, fight.path),)
        state.shields += ((fight.site, seat),)
        state.tell(told.SiteConquered(seat, fight.site, site.id))
        state.setting.scenario.site_conquered(state, seat, fight.site)
        return
    again = conquered(state, fight.site) and not site.owned
    if again:
        return
    if site.ruins:
        ruin = next(token for token in tokens_on(state, fight.site) if token.ruin)
        reward(state, seat, state.setting.ruins[ruin.token].rewards)
        state.tokens = tuple(token for token in state.tokens if token is not ruin)
    reward(state, seat, site.reward)
    state.shields = (*(shield for shield in state.shields if shield[0] != fight.site), (fight.site, seat))
    state.tell(told.SiteConquered(seat, fight.site, site.id))
    state.setting.scenario.site_conquered(state, seat, fight.site)


def dismiss(state: KnightState, fight: Fight, seat: int) -> None:
    """Those who were drawn for this fight and not beaten go to the discarded tokens."""
    for foe in fight.against(seat).foes:
        if not foe.beaten and not foe.rampaging and foe.hex == NONE:
            discard_token(state, foe.token)


def fail(state: KnightState, seat: int, fight: Fight) -> None:
    """Drawn enemies are discarded, others stay unless new ones come for them; spawning grounds are filled up again, and
    an assault fails."""
    foes = fight.against(seat).foes
    dismiss(state, fight, seat)
    if fight.kind == "assault":
        state.place[seat] = fight.origin
        state.change_turn(seat, trail=state.turn_of(seat).trail[:-1])
    elif site_at(state, fight.site).replaced:
        for left in tokens_on(state, fight.site):
            discard_token(state, left.token)
        state.tokens = tuple(other for other in state.tokens if other.hex != fight.site)
        forget(state, spot=fight.site)
        post_guards(state, fight.site, site_at(state, fight.site))
    elif site_at(state, fight.site).refilled:
        for foe in foes:
            if foe.beaten:
                token = draw_token(state, PILES.index(state.setting.enemies[foe.token].colour))
                if token != NONE:
                    forget(state, spot=fight.site)
                    state.tokens += (HexToken(fight.site, token, face_up=False),)
