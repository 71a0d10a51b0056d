"""The turn: everything a player may do until it ends."""

from __future__ import annotations

from typing import Any

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.hero import discard, without
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import FREE, INTERACTING, RESTED, KnightState
from herna.games.mage_knight.steps import cards
from herna.games.mage_knight.steps.adventure import adventure_options, take_adventure
from herna.games.mage_knight.steps.banners import banner_options, take_banner_option
from herna.games.mage_knight.steps.bargains import lasting_options, take_lasting_option
from herna.games.mage_knight.steps.ending import end_turn
from herna.games.mage_knight.steps.healing import heal_options, take_healing
from herna.games.mage_knight.steps.interaction import begin_interaction, interaction_options, may_interact, take_bargain
from herna.games.mage_knight.steps.moving import explore, explore_options, step_options, walk
from herna.games.mage_knight.steps.reactions import open_to, react
from herna.games.mage_knight.steps.refusals import turn_refusal
from herna.games.mage_knight.steps.skills import skill_options, use_skill
from herna.games.mage_knight.tactic import usable_in_turn, use_tactic
from herna.kernel import Action, IllegalAction, Step
from herna.kernel.kit import SeatStep


class Turn(Step[KnightState, Any], frozen=True):
    """The hub of a turn. Who stands in a village may plunder it meanwhile; nobody waits for that."""

    clause = "MK-5.2"

    def seats(self, state: KnightState) -> tuple[int, ...]:
        others = (seat for seat in range(state.setting.players) if seat != state.turn and open_to(state, seat))
        return (state.turn, *others)

    def awaited(self, state: KnightState) -> tuple[int, ...]:
        return (state.turn,)

    def options(self, state: KnightState, seat: int) -> list[Action]:
        if seat != state.turn:
            return open_to(state, seat)
        found = (
            cards.card_options(state, seat)
            + cards.unit_options(state, seat)
            + skill_options(state, seat)
            + heal_options(state, seat)
        )
        found += lasting_options(state, seat) + banner_options(state, seat)
        if usable_in_turn(state, seat):
            found.append(act.UseTactic())
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

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        if isinstance(action, act.EndTurn):
            end_turn(state, seat)
            return
        state.push(self)
        match action:
            case act.PlayCard():
                cards.play_card(state, seat, action)
            case act.PlaySideways():
                cards.play_sideways(state, seat, action)
            case act.ActivateUnit():
                cards.activate(state, seat, action)
            case act.AttachBanner() | act.UseBanner():
                take_banner_option(state, seat, action)
            case act.UseOfferUnit():
                cards.use_offer_unit(state, seat, action)
            case act.UseSkill(skill=skill):
                use_skill(state, seat, skill)
            case act.MoveTo(hex=spot):
                walk(state, seat, spot)
            case act.Explore(position=position):
                explore(state, seat, position)
            case act.Heal() | act.HealUnit():
                take_healing(state, seat, action)
            case act.TurnPoints() | act.BuyEffect():
                take_lasting_option(state, seat, action)
            case act.UseTactic():
                use_tactic(state, seat)
            case act.Interact():
                begin_interaction(state, seat)
            case act.Rest(card=card):
                rest(state, seat, card)
            case act.Plunder():
                react(state, seat, action)
            case act.EnterSite() | act.Burn() | act.Challenge():
                take_adventure(state, seat, action)
            case _:
                take_bargain(state, seat, action)

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
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
    if card != WOUND and WOUND in state.hand[seat]:
        state.push(DiscardWounds(seat))


class DiscardWounds(SeatStep[KnightState, Any], frozen=True):
    """Wounds that go to the discard pile while one rests."""

    clause = "MK-5.8"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [act.DiscardCard(WOUND), act.Done()]

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        if isinstance(action, act.DiscardCard):
            state.hand[seat] = without(state.hand[seat], WOUND)
            state.discard[seat] += (WOUND,)
            if WOUND in state.hand[seat]:
                state.push(self)
