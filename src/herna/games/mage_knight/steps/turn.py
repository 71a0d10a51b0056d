"""The turn: everything a player may do until it ends."""

from __future__ import annotations

from typing import Any

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.hero import discard, shows_hand, without
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import FREE, INTERACTING, PHASES, RESTED, KnightState
from herna.games.mage_knight.steps.adventure import adventure_options, take_adventure
from herna.games.mage_knight.steps.ending import end_turn
from herna.games.mage_knight.steps.healing import heal_options, take_healing
from herna.games.mage_knight.steps.interaction import begin_interaction, interaction_options, may_interact, take_bargain
from herna.games.mage_knight.steps.moving import explore, explore_options, step_options, walk
from herna.games.mage_knight.steps.playing import play, playing_options, pressing_options
from herna.games.mage_knight.steps.reactions import OpenToOthers, open_to, react, reaction_refusal
from herna.games.mage_knight.steps.tokens import turn_up_by_rest
from herna.games.mage_knight.steps.turn_refusals import turn_refusal
from herna.kernel import Action, IllegalAction, Prompt
from herna.kernel.kit import SeatStep


class Turn(OpenToOthers, frozen=True):
    """The hub of a turn."""

    clause = "MK-5.2"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        if seat != state.turn:
            return open_to(state, seat)
        pressing = pressing_options(state, seat)
        if pressing:
            return pressing
        found = playing_options(state, seat) + heal_options(state, seat)
        if state.phase == INTERACTING:
            found += interaction_options(state, seat)
        elif not state.action_used and state.phase != RESTED:
            found += step_options(state, seat) + explore_options(state, seat)
            if may_interact(state, seat):
                found.append(act.Interact())
            found += adventure_options(state, seat)
        if state.phase == FREE:
            found += rest_options(state, seat)
        return [*found, act.EndTurn()]

    def prompt(self, state: KnightState, seat: int) -> Prompt:
        return Prompt("turn", {"phase": PHASES[state.phase] if seat == state.turn else "waiting"})

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        if isinstance(action, act.EndTurn):
            end_turn(state, seat)
            return
        state.push(self)
        if seat != state.turn:
            react(state, seat, action)
            return
        if play(state, seat, action):
            return
        match action:
            case act.MoveTo(hex=spot):
                walk(state, seat, spot)
            case act.Explore(position=position):
                explore(state, seat, position)
            case act.Heal() | act.HealUnit():
                take_healing(state, seat, action)
            case act.Interact():
                begin_interaction(state, seat)
            case act.Rest(card=card):
                rest(state, seat, card)
            case act.EnterSite() | act.Burn() | act.Challenge():
                take_adventure(state, seat, action)
            case _:
                take_bargain(state, seat, action)

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if seat != state.turn:
            return reaction_refusal(state, seat, action)
        return turn_refusal(state, seat, action)


# Resting


def rest_options(state: KnightState, seat: int) -> list[Action]:
    """A card that is no wound; with nothing but wounds in hand, one of them (MK-5.8, MK-5.9)."""
    hand = dict.fromkeys(state.hand[seat])
    plain = [card for card in hand if card != WOUND]
    return [act.Rest(card) for card in plain or hand]


def rest(state: KnightState, seat: int, card: int) -> None:
    """The card is discarded; after a usual rest any number of wounds may follow it."""
    discard(state, seat, card)
    state.phase = RESTED
    turn_up_by_rest(state, seat)
    shows_hand(state, seat)
    if card != WOUND and WOUND in state.hand[seat]:
        state.push(DiscardWounds(seat))


class DiscardWounds(SeatStep[KnightState, Any], frozen=True):
    """Wounds that go to the discard pile while one rests."""

    clause = "MK-5.8"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [act.DiscardCard(WOUND), act.Done()] if WOUND in state.hand[seat] else [act.Done()]

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        if isinstance(action, act.DiscardCard):
            state.hand[seat] = without(state.hand[seat], WOUND)
            state.discard[seat] += (WOUND,)
            shows_hand(state, seat)
            if WOUND in state.hand[seat]:
                state.push(self)
