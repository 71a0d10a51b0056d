"""The turn: everything a player may do until it ends."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.rules.hero import discard, only_wounds, shows_hand, without
from herna.games.mage_knight.rules.remembered import wounds_left
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.adventure import adventure_options, take_adventure
from herna.games.mage_knight.steps.ending import end_turn
from herna.games.mage_knight.steps.healing import heal_options, take_healing
from herna.games.mage_knight.steps.interaction import begin_interaction, interaction_options, may_interact, take_bargain
from herna.games.mage_knight.steps.joint.offers import proposal_options
from herna.games.mage_knight.steps.joint.proposal import propose
from herna.games.mage_knight.steps.moving import explore, explore_options, step_options, walk
from herna.games.mage_knight.steps.playing import play, playing_options, pressing_options
from herna.games.mage_knight.steps.reactions import OpenToOthers
from herna.games.mage_knight.steps.rivals.challenge import attack_hero, rival_options
from herna.games.mage_knight.steps.tokens import turn_up_by_rest
from herna.games.mage_knight.steps.turn.refusals import turn_refusal
from herna.kernel import Action, IllegalAction, Prompt


class PlayTurn(OpenToOthers, frozen=True):
    """The hub of a turn."""

    clause = "MK-5.2"

    def own_options(self, state: KnightState) -> list[Action]:
        seat = self.seat
        pressing = pressing_options(state, seat)
        if pressing:
            return pressing
        turn = state.turn_of(seat)
        found = playing_options(state, seat) + heal_options(state, seat)
        if turn.phase == "interacting":
            found += interaction_options(state, seat)
        elif not turn.action_used and turn.phase != "rested":
            found += step_options(state, seat) + explore_options(state, seat)
            if may_interact(state, seat):
                found.append(act.Interact())
            found += adventure_options(state, seat)
            found += state.setting.scenario.offers(state, seat)
            found += proposal_options(state, seat)
            rivals = rival_options(state, seat)
            if rivals:
                # MK-19.1: whoever does not go on from here attacks the hero who stands here.
                return [*found, *rivals]
        if turn.phase == "free":
            found += rest_options(state, seat)
            if only_wounds(state, seat):
                return found  # MK-5.7: a turn in which no card can be used is not ended otherwise.
        return [*found, act.EndTurn()]

    def own_prompt(self, state: KnightState) -> Prompt:
        return Prompt("turn", {"phase": state.turn_of(self.seat).phase})

    def own_take(self, state: KnightState, action: Action) -> None:
        seat = self.seat
        if isinstance(action, act.EndTurn):
            end_turn(state, seat)
            return
        state.push(self)
        if play(state, seat, action) or state.setting.scenario.carries_out(state, seat, action):
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
            case act.ProposeAssault(hex=spot):
                propose(state, seat, spot)
            case act.AttackHero(seat=other):
                attack_hero(state, seat, other)
            case act.EnterSite() | act.Burn() | act.Challenge():
                take_adventure(state, seat, action)
            case _:
                take_bargain(state, seat, action)

    def own_refusal(self, state: KnightState, action: Action) -> IllegalAction:
        return turn_refusal(state, self.seat, action)


# Resting


def rest_options(state: KnightState, seat: int) -> list[Action]:
    """A card that is no wound; with nothing but wounds in hand, one of them (MK-5.8, MK-5.9)."""
    hand = dict.fromkeys(state.hand[seat])
    plain = [card for card in hand if card != WOUND]
    return [act.Rest(card) for card in plain or hand]


def rest(state: KnightState, seat: int, card: int) -> None:
    """The card is discarded; after a usual rest any number of wounds may follow it."""
    discard(state, seat, card)
    state.change_turn(seat, phase="rested")
    turn_up_by_rest(state, seat)
    if card == WOUND:
        # MK-5.9: a slow rest shows a hand of wounds; nothing else about a rest tells others anything.
        shows_hand(state, seat)
    if card != WOUND and WOUND in state.hand[seat]:
        state.push(DiscardWounds(seat))


class DiscardWounds(OpenToOthers, frozen=True):
    """Wounds that go to the discard pile while one rests.

    Others may act as in the rest of the turn, so that nobody learns from it whether there are any.
    """

    clause = "MK-5.8"

    def own_options(self, state: KnightState) -> list[Action]:
        return [act.DiscardCard(WOUND), act.Done()] if WOUND in state.hand[self.seat] else [act.Done()]

    def own_take(self, state: KnightState, action: Action) -> None:
        seat = self.seat
        if isinstance(action, act.DiscardCard):
            state.hand[seat] = without(state.hand[seat], WOUND)
            wounds_left(state, seat, (WOUND,))
            state.discard[seat] += (WOUND,)
            if WOUND in state.hand[seat]:
                state.push(self)
