"""Why something is not offered in a turn: the clause, and what is missing."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.components import NO_SITE
from herna.games.mage_knight.rules.hero import LOWEST, only_wounds, site_at
from herna.games.mage_knight.rules.land import conquered, hex_at, owner_of, positions_laid, rampaging_on
from herna.games.mage_knight.rules.movement import CLOSED
from herna.games.mage_knight.rules.spaces import is_closed, is_shared, others_on
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import NONE, KnightState
from herna.games.mage_knight.steps.adventure import altar_cost, may_go_in, somebody_waits
from herna.games.mage_knight.steps.bargain_refusals import BARGAINS, bargain_refusal
from herna.games.mage_knight.steps.fight.refusals import mana_refusal, playing_refusal
from herna.games.mage_knight.steps.interaction import people_at
from herna.games.mage_knight.steps.joint.refusals import joint_refusal
from herna.games.mage_knight.steps.moving import beside, disturbs, explore_price, next_tile, over_wall, step_cost
from herna.games.mage_knight.steps.playing import pressing_options
from herna.games.mage_knight.steps.rivals.challenge import attack_refusal, rival_options
from herna.kernel import Action, IllegalAction

COMMITS = (act.MoveTo, act.Explore, act.Interact, act.EnterSite, act.Burn, act.Challenge)
"""What makes a turn one that is played, not rested."""
COMBAT = (
    act.Target, act.Retarget, act.Strike, act.BlockAttack, act.FinishBlock, act.Hinder, act.NextPhase, act.SufferAttack,
    act.AssignToUnit, act.AssignToHero,
)  # fmt: skip
"""What is done in a combat only."""


def turn_refusal(state: KnightState, seat: int, action: Action) -> IllegalAction:
    """Why this cannot be done in a turn now."""
    if pressing_options(state, seat):
        return IllegalAction("token-first", clause="MK-12.1")
    playing = playing_refusal(state, seat, action)
    if playing is not None:
        return playing
    match action:
        case act.ProposeAssault() | act.GiveDefenders() | act.AnswerProposal() | act.StayBehind():
            return joint_refusal(state, seat, action)
        case act.AttackHero(seat=other):
            return attack_refusal(state, seat, other)
        case act.EndTurn() | act.Rest() if rival_options(state, seat):
            return IllegalAction("attack-or-go-on", clause="MK-19.1")
        case act.Plunder():
            return IllegalAction("plunder-between-turns", clause="MK-7.9")
        case act.AnnounceEnd():
            return announce_refusal(state, seat)
        case act.UseTactic():
            return IllegalAction("tactic-not-now", clause="MK-2.6")
        case act.Disband():
            return IllegalAction("no-disbanding", clause="MK-7.4")
        case act.Rest(card=card):
            return rest_refusal(state, seat, card)
        case act.Heal() | act.HealUnit():
            return healing_refusal(state, seat, action)
    if isinstance(action, act.EndTurn):
        return IllegalAction("rest-is-left", clause="MK-5.7")
    if isinstance(action, COMMITS):
        late = too_late(state, seat, action)
        if late is None and only_wounds(state, seat):
            return IllegalAction("only-wounds", clause="MK-5.7")
        return late or commit_refusal(state, seat, action)
    if isinstance(action, BARGAINS):
        return bargain_refusal(state, seat, action)
    if isinstance(action, COMBAT):
        return IllegalAction("no-combat", clause="MK-8.2")
    return IllegalAction("not-now", clause="MK-5.2")


def announce_refusal(state: KnightState, seat: int) -> IllegalAction:
    """The end of the round is announced instead of a turn, by whoever has no card in the deck, and once."""
    if state.announced != NONE:
        return IllegalAction("end-announced", clause="MK-2.9")
    if state.deck[seat]:
        return IllegalAction("deck-not-empty", clause="MK-2.8", cards=len(state.deck[seat]))
    return IllegalAction("turn-begun", clause="MK-2.8")


def too_late(state: KnightState, seat: int, action: Action) -> IllegalAction | None:
    """A turn that was rested, or one whose action is done."""
    turn = state.turn_of(seat)
    if turn.phase == "rested":
        return IllegalAction("has-rested", clause="MK-5.8")
    if turn.action_used:
        moving = isinstance(action, act.MoveTo | act.Explore)
        return IllegalAction("action-done", clause="MK-5.14" if moving else "MK-5.2")
    return None


def commit_refusal(state: KnightState, seat: int, action: Action) -> IllegalAction:
    """A step, a tile or an action that is not possible here."""
    if isinstance(action, act.MoveTo):
        return step_refusal(state, seat, action.hex)
    if isinstance(action, act.Explore):
        return explore_refusal(state, seat, action.position)
    spot = state.place[seat]
    if others_on(state, seat, spot) and not is_shared(state, spot):
        return IllegalAction("hero-here", clause="MK-5.5")
    if isinstance(action, act.Interact):
        return people_refusal(state, seat)
    if isinstance(action, act.Challenge):
        return IllegalAction("nobody-to-challenge", clause="MK-5.6")
    if may_go_in(state, seat, spot) and not somebody_waits(state, spot):
        return IllegalAction("nobody-there", clause="MK-6.16")
    if isinstance(action, act.Burn):
        return IllegalAction("nothing-to-burn", clause="MK-5.6")
    return site_refusal(state, seat, spot)


def step_refusal(state: KnightState, seat: int, spot: int) -> IllegalAction:
    """A hex that is not beside the hero, not there, in nobody's reach, or too dear."""
    info = hex_at(state, spot) if 0 <= spot < len(state.setting.lattice.hexes) else None
    if info is None:
        return IllegalAction("no-land-there", clause="MK-6.1")
    if spot not in beside(state, seat):
        return IllegalAction("not-beside-you", clause="MK-6.1")
    if rampaging_on(state, spot) is not None:
        return IllegalAction("enemy-in-the-way", clause="MK-6.3")
    if is_closed(state, spot):
        return IllegalAction("city-closed", clause="MK-6.3")
    cost = step_cost(state, seat, spot)
    if cost == CLOSED:
        return IllegalAction("terrain-closed", clause="MK-6.2", terrain=info.terrain)
    cost += over_wall(state, seat, spot)
    move = state.turn_of(seat).points.move
    if cost > move:
        return IllegalAction("too-little-move", clause="MK-6.1", needed=cost, move=move)
    assert disturbs(state, seat, spot)
    return IllegalAction("hero-and-enemy", clause="MK-6.11")


def explore_refusal(state: KnightState, seat: int, position: int) -> IllegalAction:
    """A place that is taken, out of reach, or where the next tile may not lie; no tile, or too few points."""
    laid = positions_laid(state)
    if position in laid:
        return IllegalAction("tile-lies-there", clause="MK-6.5")
    if not (state.tile_stack or state.box_country or state.box_core):
        return IllegalAction("no-tile-left", clause="MK-6.13")
    if position not in {spot // 7 for spot in beside(state, seat)}:
        return IllegalAction("place-not-beside-you", clause="MK-6.5")
    kind, filling = next_tile(state, position)
    if not state.setting.lattice.may_lie(position, laid, kind, filling=filling):
        return IllegalAction("tile-may-not-lie", clause="MK-6.13" if filling else "MK-6.5", kind=kind)
    price = explore_price(state, seat)
    return IllegalAction("too-little-move", clause="MK-6.5", needed=price, move=state.turn_of(seat).points.move)


def people_refusal(state: KnightState, seat: int) -> IllegalAction:
    """Nobody lives here, or nobody talks to this hero."""
    spot = state.place[seat]
    site = site_at(state, spot)
    if people_at(state, seat) is not NO_SITE and state.reputation[seat] <= LOWEST:
        return IllegalAction("nobody-talks", clause="MK-7.2")
    if site.owned and not state.setting.same_side(owner_of(state, spot), seat):
        return IllegalAction("not-your-keep", clause="MK-7.8")
    return IllegalAction("nobody-to-deal-with", clause="MK-7.1")


def site_refusal(state: KnightState, seat: int, spot: int) -> IllegalAction:
    """No place of adventure, one that is conquered, or an altar without its mana."""
    site = site_at(state, spot)
    if site.closes_when_taken and conquered(state, spot):
        return IllegalAction("conquered-already", clause="MK-5.6")
    if site.ruins:
        lacking = mana_refusal(state, seat, altar_cost(state, spot), "MK-8.22")
        if lacking is not None:
            return lacking
    assert site.entry != "action" or site.paths or site.ruins
    return IllegalAction("nothing-to-enter", clause="MK-5.6")


def rest_refusal(state: KnightState, seat: int, card: int) -> IllegalAction:
    """A rest after moving or acting, or with the wrong card."""
    phase = state.turn_of(seat).phase
    if phase != "free":
        return IllegalAction("moved-or-acted" if phase != "rested" else "has-rested", clause="MK-5.8")
    if card not in state.hand[seat]:
        return IllegalAction("card-not-in-hand", clause="MK-3.1")
    assert card == WOUND
    return IllegalAction("rest-needs-a-card", clause="MK-5.8")


def healing_refusal(state: KnightState, seat: int, action: act.Heal | act.HealUnit) -> IllegalAction:
    """No wound, or too few healing points."""
    have = state.turn_of(seat).points.healing
    if isinstance(action, act.Heal):
        if WOUND not in state.hand[seat]:
            return IllegalAction("no-wound-there", clause="MK-10.3")
        return IllegalAction("too-little-healing", clause="MK-10.3", needed=1, healing=have)
    if not 0 <= action.place < len(state.units[seat]):
        return IllegalAction("no-such-unit", clause="MK-10.3", units=len(state.units[seat]))
    unit = state.units[seat][action.place]
    if not unit.wounds:
        return IllegalAction("no-wound-there", clause="MK-10.3")
    needed = state.setting.units[unit.kind].level
    return IllegalAction("too-little-healing", clause="MK-10.3", needed=needed, healing=have)
