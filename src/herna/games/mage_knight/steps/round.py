"""A round: day or night, tactics, the order, turns one after another, and how it ends."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import TakeTactic
from herna.games.mage_knight.rules.dummy import DUMMY_CARDS, dummy_crystals
from herna.games.mage_knight.rules.hero import draw, hand_limit, refill_advanced, refill_spells
from herna.games.mage_knight.rules.land import look_around
from herna.games.mage_knight.rules.offers import OFFER, need_offer
from herna.games.mage_knight.rules.remembered import mixed_up, shown
from herna.games.mage_knight.rules.supply import deal_units, roll_source, shuffled
from herna.games.mage_knight.setting import NONE, OFFERS
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.banners import KeepBanners
from herna.games.mage_knight.steps.familiars import KeepFamiliars
from herna.games.mage_knight.steps.joint.assault import end_joint
from herna.games.mage_knight.steps.last_turns import close_round
from herna.games.mage_knight.steps.partners import introduce_partners
from herna.games.mage_knight.steps.turn.opening import BeginTurn
from herna.games.mage_knight.vocabulary.names import BASIC
from herna.games.programs import Frame, carry, end
from herna.kernel import Action, Automatic, IllegalAction, with_item
from herna.kernel.kit import SeatStep


class BeginRound(Automatic[KnightState], frozen=True):
    """A round begins: the first as the table was laid, every other one after it was made ready."""

    def run(self, state: KnightState) -> None:
        state.round += 1
        scenario = state.setting.scenario
        state.night = scenario.falls_at_night(state)
        state.tell(told.RoundBegan(state.round, state.night))
        state.push(PrepareRound())
        if state.round > 1:
            seats = state.present
            bearers = [seat for seat in seats if any(unit.banner != NONE for unit in state.units[seat])]
            state.push_all([*(KeepFamiliars(seat) for seat in seats), *(KeepBanners(seat) for seat in bearers)])
        scenario.round_begins(state)


class PrepareRound(Automatic[KnightState], frozen=True):
    """The table and the heroes are made ready, and tactics are taken."""

    def run(self, state: KnightState) -> None:
        if state.round > 1:
            renew_table(state)
            for seat in state.present:
                renew_hero(state, seat)
        take_out_tactics(state)
        state.tactic = [NONE] * state.setting.players
        state.tactic_used = [False] * state.setting.players
        state.dummy_tactic = NONE
        state.push_all([*state.setting.scenario.tactic_picks(state), SetOrder()])


def take_out_tactics(state: KnightState) -> None:
    """The tactics of the time lie ready, without those that are out of the game. If too few are left these come back
    (MK-24.6)."""
    setting = state.setting
    time = "night" if state.night else "day"
    whole = [number for number, tactic in enumerate(setting.tactics) if tactic.time == time]
    left = [number for number in whole if number not in state.tactics_gone]
    if len(left) < len(state.present) + setting.scenario.dummy_plays:
        state.tactics_gone = tuple(number for number in state.tactics_gone if number not in whole)
        left = whole
    state.tactics_left = tuple(left)


def renew_table(state: KnightState) -> None:
    """The Source is rolled, ruins are seen by day, and all offers move on."""
    need_offer(state, *OFFERS)
    state.kept_dice = ()
    roll_source(state)
    look_around(state)
    # MK-30.15: when advanced actions run out, monasteries are the first to go without.
    missing = OFFER - len(state.advanced_offer[1:])
    coming_back = 0 if state.setting.scenario.dummy_plays else len(state.advanced_offer[:1])
    deal_units(state, kept=missing - coming_back)
    lowest, state.advanced_offer = state.advanced_offer[:1], state.advanced_offer[1:]
    spell, state.spell_offer = state.spell_offer[:1], state.spell_offer[1:]
    state.spell_deck = spell + state.spell_deck
    if state.setting.scenario.dummy_plays:
        renew_dummy(state, lowest, spell)
    else:
        state.advanced_deck = lowest + state.advanced_deck
    for _ in range(missing):
        refill_advanced(state)
    refill_spells(state)


def renew_dummy(state: KnightState, action: tuple[int, ...], spell: tuple[int, ...]) -> None:
    """The dummy player gets the lowest advanced action, if there is one, and a crystal of the lowest spell's colour;
    all its cards are shuffled."""
    for card in spell:
        info = state.setting.cards[card]
        assert info is not None
        for colour in info.colour:
            at = BASIC.index(colour)
            state.dummy_crystals = with_item(state.dummy_crystals, at, state.dummy_crystals[at] + 1)
    state.dummy_deck = shuffled(state, [*state.dummy_deck, *state.dummy_gone, *action])
    state.dummy_gone = ()


def renew_hero(state: KnightState, seat: int) -> None:
    """Units are ready, skills and banners are turned up, all cards are shuffled, and a hand is drawn."""
    state.units[seat] = tuple(replace(unit, ready=True, banner_up=True) for unit in state.units[seat])
    state.skills_used[seat] = state.skills_down[seat] = ()
    shown(state, (*state.discard[seat], *state.aside[seat]))
    mixed_up(state, seat)
    state.wounds_seen[seat] = 0
    state.deck[seat] = shuffled(
        state,
        [*state.deck[seat], *state.hand[seat], *state.discard[seat], *state.spared[seat], *state.aside[seat]],
    )
    state.hand[seat] = state.discard[seat] = state.spared[seat] = state.aside[seat] = ()
    draw(state, seat, hand_limit(state, seat))
    state.hand_bonus[seat] = 0
    state.plundered[seat] = state.sparing_done[seat] = state.time_bent[seat] = False


def heroes_picked(state: KnightState) -> bool:
    """Did players pick heroes before the first round?"""
    return state.setting.options.heroes != "dealt" and not state.setting.options.named


class ChooseTactic(SeatStep[KnightState, TakeTactic], frozen=True):
    """Which tactic for this round?"""

    clause = "MK-2.3"

    def options(self, state: KnightState, seat: int) -> Sequence[Action]:
        return [TakeTactic(tactic) for tactic in state.tactics_left]

    def take(self, state: KnightState, seat: int, action: TakeTactic) -> None:
        if state.round == 1 and not heroes_picked(state) and all(tactic == NONE for tactic in state.tactic):
            introduce_partners(state)
        state.tactic[seat] = action.tactic
        state.tactics_left = tuple(tactic for tactic in state.tactics_left if tactic != action.tactic)
        state.tell(told.TacticTaken(seat, action.tactic))
        tactic = state.setting.tactics[action.tactic]
        if tactic.use == "when-taken":
            carry(state, Frame(state.setting.tactic_programs[action.tactic], actor=seat, owner=seat))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if not isinstance(action, TakeTactic):
            return super().refusal(state, seat, action)
        time = "night" if state.night else "day"
        if any(tactic.time != time for tactic in state.setting.tactics[action.tactic :][:1]):
            return IllegalAction("tactic-of-other-time", clause=self.clause, time=time)
        return IllegalAction("tactic-taken", clause=self.clause)


class SetOrder(Automatic[KnightState], frozen=True):
    """The order of the round follows the numbers of the tactics, the dummy player's too."""

    def run(self, state: KnightState) -> None:
        setting = state.setting
        setting.scenario.tactics_taken(state)
        number = {seat: setting.tactics[state.tactic[seat]].number for seat in state.present}
        if state.dummy_tactic != NONE:
            number[setting.players] = setting.tactics[state.dummy_tactic].number
        state.tactics_left = ()
        state.order = tuple(sorted(number, key=lambda seat: number[seat]))
        state.announced = NONE
        state.closing = False
        state.last_turns = ()
        state.push(NextTurn(NONE))


class NextTurn(Automatic[KnightState], frozen=True):
    """The next in the order has a turn; when the last turns are over the round is."""

    after: int

    def run(self, state: KnightState) -> None:
        if state.assault is not None:
            state.push_all([*end_joint(state), self])
            return
        if self.after != NONE and not state.game_ending and state.setting.scenario.fulfilled(state):
            self.fulfil(state)
        extra = state.extra_turn
        if extra:
            state.extra_turn = False
            state.turn = self.after
        elif state.closing:
            if not state.last_turns:
                state.push(EndRound())
                return
            state.turn, *rest = state.last_turns
            state.last_turns = tuple(rest)
        else:
            at = state.order.index(self.after) + 1 if self.after != NONE else 0
            state.turn = state.order[at % len(state.order)]
        turn = DummyTurn() if state.turn == state.setting.players else BeginTurn(state.turn, extra)
        state.push_all([turn, NextTurn(state.turn)])

    def fulfil(self, state: KnightState) -> None:
        """The scenario is fulfilled: one last turn for everybody, unless last turns are being played already. The dummy
        player has none any more."""
        state.game_ending = True
        if state.closing:
            state.last_turns = tuple(seat for seat in state.last_turns if seat < state.setting.players)
        else:
            state.closing = True
            state.last_turns = state.setting.scenario.last_turns(state, self.after)
            state.tell(told.LastTurns())


class DummyTurn(Automatic[KnightState], frozen=True):
    """The dummy player turns up three cards, and as many more as he has crystals of the colour of the last."""

    def run(self, state: KnightState) -> None:
        if not state.dummy_deck:
            if not state.closing:
                close_round(state, state.setting.players)
                state.tell(told.DummyAnnounced())
            return
        state.reveal()
        shown = turn_up(state, DUMMY_CARDS)
        shown += turn_up(state, dummy_crystals(state, state.dummy_gone[-1]))
        state.tell(told.DummyTurned(shown))


def turn_up(state: KnightState, count: int) -> int:
    """Some cards of the dummy player are turned up, as far as there are any."""
    count = min(count, len(state.dummy_deck))
    if count:
        state.dummy_gone += tuple(reversed(state.dummy_deck[-count:]))
        state.dummy_deck = state.dummy_deck[:-count]
    return count


class EndRound(Automatic[KnightState], frozen=True):
    """The round is over, and what lasted as long."""

    def run(self, state: KnightState) -> None:
        end(state, "round")
        end(state, "next-turn")
        state.push(AfterRound())
        state.setting.scenario.round_ends(state)


class AfterRound(Automatic[KnightState], frozen=True):
    """Another round begins, unless the game is over with the last one or because the scenario is fulfilled."""

    def run(self, state: KnightState) -> None:
        if state.setting.scenario.is_over(state):
            state.tell(told.GameEnded())
        else:
            state.push(BeginRound())
