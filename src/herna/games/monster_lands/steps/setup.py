"""The set-up: piles, displays, clans (chapter 2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from herna.games.monster_lands.actions import ChooseClan
from herna.games.monster_lands.components.box import EVENT_FILE, LANDS, LOOT, MISSIONS, MONSTERS, NUMBERS
from herna.games.monster_lands.components.pieces import BUILDINGS
from herna.games.monster_lands.events import ClanChosen, FirstPlayer
from herna.games.monster_lands.rules.supply import (
    GEAR_SHOWN,
    TRAPS_SHOWN,
    fill_lands,
    lay_missions,
    lead_to_gate,
    refill_lodge,
    refill_loot,
    refill_market,
    refill_tavern,
    shuffled,
)
from herna.games.monster_lands.setting import (
    BASIC_OF,
    BASIC_TRAP,
    CHIEF_OF,
    REPUTATION,
    ROOKIES,
    SPARE_ROOKIE,
)
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.round import BeginRound
from herna.games.monster_lands.vocabulary import AFFINITIES
from herna.kernel import Action, Automatic, IllegalAction, Prompt
from herna.kernel.kit import SeatStep
from herna.kernel.state import with_item

CHEAP = NUMBERS.display.cheap_reputation


class SetUp(Automatic[LandsState], frozen=True):
    """Lay everything out; clans are chosen by the first player first, or drawn (ML-2.1 to ML-2.11)."""

    def run(self, state: LandsState) -> None:
        lay_out_citadel(state)
        lay_out_outskirts(state)
        players = state.setting.players
        state.first = state.turn = state.below(players)
        if state.setting.company.takes_turns:
            state.tell(FirstPlayer(state.first))
        state.push(BeginRound())
        if state.setting.options.clans == "drawn":
            drawn = shuffled(state, state.setting.clans)
            for seat in range(players):
                found_clan(state, seat, drawn[seat])
        else:
            state.push_all([ChooseOwnClan((state.first + offset) % players) for offset in range(players)])


def lay_out_citadel(state: LandsState) -> None:
    """Rookies, mercenaries, traps and equipment (ML-2.4 to ML-2.6)."""
    setting = state.setting
    state.rookies = tuple(card for card in ROOKIES if card < SPARE_ROOKIE)
    state.tavern_pile = shuffled(state, setting.mercenaries)
    state.tavern = (NONE,) * setting.tavern_display
    refill_tavern(state)
    invite_cheap_ones(state)
    state.trap_pile = shuffled(state, setting.traps_in_play)
    state.lodge = (NONE,) * TRAPS_SHOWN
    refill_lodge(state)
    state.market_pile = shuffled(state, tuple(range(len(setting.gear_kind))))
    state.market = (NONE,) * GEAR_SHOWN
    refill_market(state)
    state.panic_pile = shuffled(state, tuple(range(len(BUILDINGS))))


def invite_cheap_ones(state: LandsState) -> None:
    """One mercenary of reputation 4 or less for each player; whoever had to go is shuffled back (ML-2.4)."""
    removed: list[int] = []
    came = list(state.tavern)
    while sum(card != NONE and REPUTATION[card] <= CHEAP for card in state.tavern) < state.setting.players:
        highest = max(came, key=lambda card: REPUTATION[card])
        removed.append(highest)
        place = state.tavern.index(highest)
        state.tavern = with_item(state.tavern, place, NONE)
        refill_tavern(state)
        came.remove(highest)
        came.append(state.tavern[place])
    if removed:
        state.tavern_pile = shuffled(state, (*state.tavern_pile, *removed))


def lay_out_outskirts(state: LandsState) -> None:
    """Monsters, lands with their tiles, loot and missions (ML-2.7 to ML-2.9)."""
    setting = state.setting
    numbers = range(len(MONSTERS))
    if setting.level.first_monsters == "A":
        easy = shuffled(state, tuple(n for n in numbers if MONSTERS[n].level == "A"))
        first, rest = easy[: setting.lands], easy[setting.lands :]
        others = tuple(n for n in numbers if MONSTERS[n].level != "A")
        state.monster_pile = (*shuffled(state, (*rest, *others)), *first)
    else:
        state.monster_pile = shuffled(state, tuple(numbers))
    state.land_pile = shuffled(state, tuple(range(len(LANDS))))
    state.tile_pile = shuffled(state, tuple(range(len(EVENT_FILE.path) // 8)))
    fill_lands(state)
    state.loot_pile = shuffled(state, tuple(range(len(LOOT))))
    refill_loot(state)
    state.mission_bag = shuffled(state, tuple(range(len(MISSIONS))))
    lay_missions(state)
    state.trick_pile = shuffled(state, setting.sam_tokens) if setting.sam_tokens else ()
    if setting.rules.gate_at_start:
        lead_to_gate(state)


class ChooseOwnClan(SeatStep[LandsState, ChooseClan], frozen=True):
    """One of the clans that nobody leads yet (ML-2.2)."""

    clause: ClassVar[str] = "ML-2.2"

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [ChooseClan(clan) for clan in free_clans(state)]

    def take(self, state: LandsState, seat: int, action: ChooseClan) -> None:
        found_clan(state, seat, action.clan)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("choose-clan")

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        free = [AFFINITIES[clan] for clan in free_clans(state)]
        if isinstance(action, ChooseClan) and action.clan in state.clans:
            return IllegalAction("clan-taken", clause=self.clause, clan=free)
        clause = self.clause if len(state.setting.clans) > 1 else state.setting.clause
        return IllegalAction("clan-not-allowed", clause=clause, clan=free)


def free_clans(state: LandsState) -> list[int]:
    """Clans that nobody leads yet, and that the scenario allows."""
    return [clan for clan in state.setting.clans if clan not in state.clans]


def found_clan(state: LandsState, seat: int, clan: int) -> None:
    """Chief, basic mercenary, glory, coins and a basic trap (ML-2.3)."""
    setting = state.setting
    state.clans = (*state.clans[:seat], clan, *state.clans[seat + 1 :])
    chief, basic = CHIEF_OF[clan], BASIC_OF[clan]
    state.members[seat] = (chief, basic)
    state.chief[seat] = chief
    state.reputation[seat] = REPUTATION[chief] + REPUTATION[basic]
    state.glory[seat] = NUMBERS.start.glory
    state.coins[seat] = setting.start_coins
    state.defense[seat] = setting.start_defense
    state.traps[seat] = (BASIC_TRAP,)
    state.tell(ClanChosen(seat, clan))
