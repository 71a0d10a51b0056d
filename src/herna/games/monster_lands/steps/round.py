"""A round as a list: dice pool, deployment, adventure, clean-up (ML-4.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from herna.games.monster_lands.actions import TakeGift, TakeGiftDie
from herna.games.monster_lands.components.box import NUMBERS
from herna.games.monster_lands.dice import DIE_NAMES, HAGGLE, MAGIC, STRENGTH, add_unrolled, colour_of, colours
from herna.games.monster_lands.events import GiftTaken, MonsterCame, RoundBegan
from herna.games.monster_lands.path import GATE
from herna.games.monster_lands.rules.clan import BANDS, band_of, gain, gain_dice, reborn
from herna.games.monster_lands.rules.supply import lead_to_gate
from herna.games.monster_lands.setting import MEMBER_DICE
from herna.games.monster_lands.state import ADVENTURE, CLEAN_UP, DEPLOYMENT, NONE, POOL, LandsState
from herna.games.monster_lands.steps.adventure import ADVENTURES
from herna.games.monster_lands.steps.cleanup import CLEANING
from herna.games.monster_lands.steps.deployment import NextTurn
from herna.kernel import Action, Automatic, Prompt
from herna.kernel.kit import SeatStep
from herna.kernel.state import with_item

GIFT = NUMBERS.queens_gift
BAND_DICE = tuple(colours(band.dice) for band in BANDS)


class BeginRound(Automatic[LandsState], frozen=True):
    """The next round, phase by phase."""

    def run(self, state: LandsState) -> None:
        state.round += 1
        state.tell(RoundBegan(state.round))
        state.push_all([*POOLING, BeginPhase(DEPLOYMENT), *DEPLOYING, BeginPhase(ADVENTURE), *ADVENTURES,
                        BeginPhase(CLEAN_UP), *CLEANING, BeginRound()])  # fmt: skip


class BeginPhase(Automatic[LandsState], frozen=True):
    """The marker of the phase moves on."""

    phase: int

    def run(self, state: LandsState) -> None:
        state.phase = self.phase


class Rebirth(Automatic[LandsState], frozen=True):
    """A clan that lost everybody begins again with a rookie (ML-4.1)."""

    def run(self, state: LandsState) -> None:
        for seat in range(state.setting.players):
            if not state.members[seat]:
                reborn(state, seat)


class GuardGate(Automatic[LandsState], frozen=True):
    """In some scenarios a monster of level A comes to an empty gate in every round (ML-18.6)."""

    def run(self, state: LandsState) -> None:
        if state.setting.rules.gate_each_round:
            lead_to_gate(state)


class MoreMonsters(Automatic[LandsState], frozen=True):
    """In some rounds a monster comes to an empty gate (ML-15.3)."""

    def run(self, state: LandsState) -> None:
        wanted = state.setting.options.more_monsters and state.round in NUMBERS.more_monsters.rounds
        if wanted and state.monsters[GATE] == NONE and state.monster_pile:
            monster = state.monster_pile[-1]
            state.monster_pile = state.monster_pile[:-1]
            state.reveal()
            state.monsters = with_item(state.monsters, GATE, monster)
            state.tell(MonsterCame(monster, GATE))


class FillPools(Automatic[LandsState], frozen=True):
    """Dice of the members and of the band of glory (ML-4.2); then comes the Queen's gift (ML-15.2)."""

    def run(self, state: LandsState) -> None:
        for offset in range(state.setting.players):
            seat = (state.first + offset) % state.setting.players
            dice = list(BAND_DICE[band_of(state.glory[seat])])
            for card in state.members[seat]:
                for colour, number in enumerate(MEMBER_DICE[card]):
                    dice[colour] += number
            add_unrolled(state, seat, *dice)
        state.push(RollHaggling())
        if state.setting.options.queens_gift and state.round >= GIFT.from_round:
            state.push_all([ChooseGiftDie(state.first), ChooseGift(state.first)])


class RollHaggling(Automatic[LandsState], frozen=True):
    """All haggling dice are rolled, when everybody has all dice (ML-4.3)."""

    def run(self, state: LandsState) -> None:
        for offset in range(state.setting.players):
            seat = (state.first + offset) % state.setting.players
            dice, state.haggle[seat] = len(state.haggle[seat]), ()
            gain_dice(state, seat, 0, 0, dice)


class ChooseGiftDie(SeatStep[LandsState, TakeGiftDie], frozen=True):
    """The first player takes a die of any colour (ML-15.2)."""

    clause: ClassVar[str] = "ML-15.2"

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [TakeGiftDie(die) for die in (STRENGTH, MAGIC, HAGGLE)]

    def take(self, state: LandsState, seat: int, action: TakeGiftDie) -> None:
        state.tell(GiftTaken(seat, DIE_NAMES[action.die]))
        colour = colour_of(action.die)
        add_unrolled(state, seat, *(int(colour == one) for one in range(3)))

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("choose-gift-die")


class ChooseGift(SeatStep[LandsState, TakeGift], frozen=True):
    """A flask, a defence token or two coins come with it (ML-15.2)."""

    clause: ClassVar[str] = "ML-15.2"

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [TakeGift(gift) for gift in range(len(GIFT.choose))]

    def take(self, state: LandsState, seat: int, action: TakeGift) -> None:
        gain(state, seat, GIFT.choose[action.gift])

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("choose-gift")


class BeginDeployment(Automatic[LandsState], frozen=True):
    """The first player begins; nobody has passed (ML-5.1)."""

    def run(self, state: LandsState) -> None:
        state.passed = 0
        state.sam = None
        state.turn = (state.first - 1) % state.setting.players


POOLING = (BeginPhase(POOL), Rebirth(), GuardGate(), MoreMonsters(), FillPools())
DEPLOYING = (BeginDeployment(), NextTurn(opening=True))
