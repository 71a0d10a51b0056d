"""The actions of a turn that lead into a combat, and the altars of ancient ruins."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.printed import ManaCost
from herna.games.mage_knight.rules.hero import begin_action, change_reputation, gain_fame, only_wounds, site_at
from herna.games.mage_knight.rules.land import any_left, conquered, rampaging_on, tokens_on
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.fight.start import (
    begin_adventure,
    begin_burning,
    begin_challenge,
    ruin_on,
    waiting_piles,
)
from herna.games.mage_knight.steps.maze import enter_maze, may_enter
from herna.games.mage_knight.steps.paying import NeedMana, mana_ways
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.games.programs import Ledger
from herna.kernel import Action, Automatic


def adventure_options(state: KnightState, seat: int) -> list[Action]:
    """Entering the site here, burning the monastery, challenging rampaging enemies beside the hero."""
    spot = state.place[seat]
    site = site_at(state, spot)
    if not site.shared and any(place == spot for other, place in enumerate(state.place) if other != seat):
        return []
    if only_wounds(state, seat):
        return []
    found: list[Action] = []
    if may_go_in(state, seat, spot) and somebody_waits(state, spot):
        found.append(act.Burn() if site.entry == "burning" else act.EnterSite())
    around = state.setting.lattice.neighbours[spot]
    return found + [act.Challenge(place) for place in around if rampaging_on(state, place) is not None]


def may_go_in(state: KnightState, seat: int, spot: int) -> bool:
    """Is this a place of adventure with something to gain, or a monastery?"""
    site = site_at(state, spot)
    if site.entry not in ("action", "burning"):
        return False
    if site.paths:
        return may_enter(state, seat, spot)
    if site.closes_when_taken and conquered(state, spot):
        return False
    return not site.ruins or ruins_open(state, seat, spot)


def somebody_waits(state: KnightState, spot: int) -> bool:
    """Is an enemy there, or to be drawn? Without any the place stands empty (MK-6.16). An altar needs none."""
    if any(not token.ruin for token in tokens_on(state, spot)):
        return True
    return is_altar(state, spot) or any_left(state, waiting_piles(state, spot))


def is_altar(state: KnightState, spot: int) -> bool:
    """Do ruins with an altar lie here, where nobody is fought?"""
    return any(token.ruin and state.setting.ruins[token.token].pay for token in tokens_on(state, spot))


def altar_cost(state: KnightState, spot: int) -> ManaCost:
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
        change_reputation(state, seat, site_at(state, state.place[seat]).attack_reputation)
        begin_burning(state, seat)
        return
    spot = state.place[seat]
    site = site_at(state, spot)
    if site.paths:
        enter_maze(state, seat)
        return
    cost = altar_cost(state, spot) if site.ruins else ()
    if not cost:
        begin_adventure(state, seat)
        return
    begin_action(state, seat, "after")
    state.push_all([NeedMana(seat, cost), ServeAltar(seat)])


class ServeAltar(Automatic[KnightState], frozen=True):
    """The mana is paid at the altar: fame, and a shield on the ruins."""

    seat: int

    def run(self, state: KnightState) -> None:
        spot = state.place[self.seat]
        gain_fame(state, self.seat, ruin_on(state, spot).fame)
        state.tokens = tuple(token for token in state.tokens if token.hex != spot)
        state.shields += ((spot, self.seat),)
        state.tell(told.SiteConquered(self.seat, spot, site_at(state, spot).id))
