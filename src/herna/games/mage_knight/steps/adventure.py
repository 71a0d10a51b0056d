"""The actions of a turn that lead into a combat, and the altars of ancient ruins."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.hero import change_reputation, gain_fame, only_wounds, site_at
from herna.games.mage_knight.land import any_left, conquered, rampaging_on, tokens_on
from herna.games.mage_knight.state import AFTER, INFLUENCE, MOVE, KnightState
from herna.games.mage_knight.steps.combat_start import (
    LAIRS,
    MONKS,
    UNDERGROUND,
    begin_adventure,
    begin_burning,
    begin_challenge,
    ruin_on,
)
from herna.games.mage_knight.steps.mana import Groups, NeedMana, mana_ways
from herna.games.mage_knight.steps.maze import MAZES, enter_maze, may_enter
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.games.programs import Ledger
from herna.kernel import Action, Automatic

BURNING = -3
"""What burning a monastery does to reputation, whoever wins."""


def adventure_options(state: KnightState, seat: int) -> list[Action]:
    """Entering the site here, burning the monastery, challenging rampaging enemies beside the hero."""
    spot = state.place[seat]
    shared = spot == state.setting.portal or site_at(state, spot) == "city"
    if not shared and any(place == spot for other, place in enumerate(state.place) if other != seat):
        return []
    found: list[Action] = []
    peaceful = only_wounds(state, seat)
    if peaceful and not is_altar(state, spot):
        return []
    if may_go_in(state, seat, spot) and somebody_waits(state, spot):
        found.append(act.Burn() if site_at(state, spot) == "monastery" else act.EnterSite())
    around = () if peaceful else state.setting.lattice.neighbours[spot]
    return found + [act.Challenge(place) for place in around if rampaging_on(state, place) is not None]


def may_go_in(state: KnightState, seat: int, spot: int) -> bool:
    """Is this a place of adventure with something to gain, or a monastery?"""
    site = site_at(state, spot)
    if site in MAZES:
        return may_enter(state, seat, spot)
    if site in LAIRS or site == "ancient-ruins":
        return not conquered(state, spot) and (site in LAIRS or ruins_open(state, seat, spot))
    return site in UNDERGROUND or site == "monastery"


def somebody_waits(state: KnightState, spot: int) -> bool:
    """Is an enemy there, or to be drawn? Without any the place stands empty (MK-6.16). An altar needs none."""
    if any(not token.ruin for token in tokens_on(state, spot)):
        return True
    site = site_at(state, spot)
    if site == "ancient-ruins":
        ruin = ruin_on(state, spot)
        return bool(ruin.pay) or any_left(state, ruin.enemies)
    piles = {**UNDERGROUND, **LAIRS, "monastery": MONKS}.get(site) or (MAZES[site],)
    return any_left(state, piles)


def is_altar(state: KnightState, spot: int) -> bool:
    """Do ruins with an altar lie here, where nobody is fought?"""
    return any(token.ruin and state.setting.ruins[token.token].pay for token in tokens_on(state, spot))


def altar_cost(state: KnightState, spot: int) -> Groups:
    """The mana that the altar of these ruins takes; nothing if there are enemies instead."""
    pay = ruin_on(state, spot).pay
    return tuple((COLOURS.index(colour),) for colour, count in pay.items() for _ in range(count))


def ruins_open(state: KnightState, seat: int, spot: int) -> bool:
    """Can the ruins be entered: enemies always, an altar only with its mana?"""
    if not any(token.ruin for token in tokens_on(state, spot)):
        return False
    cost = altar_cost(state, spot)
    return not cost or next(mana_ways(state, seat, cost, Ledger()), None) is not None


def take_adventure(state: KnightState, seat: int, action: act.EnterSite | act.Burn | act.Challenge) -> None:
    """The action of the turn begins."""
    if isinstance(action, act.Challenge):
        begin_challenge(state, seat, action.hex)
        return
    if isinstance(action, act.Burn):
        change_reputation(state, seat, BURNING)
        begin_burning(state, seat)
        return
    spot = state.place[seat]
    if site_at(state, spot) in MAZES:
        enter_maze(state, seat)
        return
    cost = altar_cost(state, spot) if site_at(state, spot) == "ancient-ruins" else ()
    if not cost:
        begin_adventure(state, seat)
        return
    state.action_used = True
    state.phase = AFTER
    state.points[MOVE] = state.points[INFLUENCE] = 0
    state.push_all([NeedMana(seat, cost), ServeAltar(seat)])


class ServeAltar(Automatic[KnightState], frozen=True):
    """The mana is paid at the altar: fame, and a shield on the ruins."""

    seat: int

    def run(self, state: KnightState) -> None:
        spot = state.place[self.seat]
        gain_fame(state, self.seat, ruin_on(state, spot).fame)
        state.tokens = tuple(token for token in state.tokens if token.hex != spot)
        state.shields += ((spot, self.seat),)
        state.tell(told.SiteConquered(self.seat, spot, "ancient-ruins"))
