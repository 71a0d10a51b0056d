"""Rewards of combats, taken at the end of the turn in any order."""

from __future__ import annotations

from typing import Any

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.printed import BASIC_COLOURS, BLACK, GOLD
from herna.games.mage_knight.rules.hero import gain_crystal, gain_fame, put_on_deck, take_advanced, take_spell
from herna.games.mage_knight.rules.offers import need_offer
from herna.games.mage_knight.rules.remembered import on_top, put_under
from herna.games.mage_knight.rules.terms import comes_freely
from herna.games.mage_knight.setting import OFFERS
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.interaction import has_room, recruit
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.kernel import Action, Automatic, with_item
from herna.kernel.kit import SeatStep


class GiveRewards(Automatic[KnightState], frozen=True):
    """Rewards one after another; a unit comes after level-ups, which may bring a command token for it."""

    seat: int
    before_levels: bool

    def run(self, state: KnightState) -> None:
        roll_dungeons(state, self.seat)
        rewards = state.turn_of(self.seat).rewards
        due = [reward for reward in dict.fromkeys(rewards) if (reward != "unit") == self.before_levels]
        if not due:
            return
        state.push(self)
        if len(due) == 1:
            give(state, self.seat, due[0])
        else:
            state.push(NextReward(self.seat))


def roll_dungeons(state: KnightState, seat: int) -> None:
    """A die says what a dungeon holds: gold or black a spell, anything else an artifact."""
    rewards = state.turn_of(seat).rewards
    while "dungeon" in rewards:
        found = "spell" if state.below(len(COLOURS)) >= BASIC_COLOURS else "artifact"
        rewards = with_item(rewards, rewards.index("dungeon"), found)
    state.change_turn(seat, rewards=rewards)


class NextReward(SeatStep[KnightState, act.TakeReward], frozen=True):
    """Which reward next?"""

    clause = "MK-9.5"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        due: list[Any] = [reward for reward in dict.fromkeys(state.turn_of(seat).rewards) if reward != "unit"]
        return [act.TakeReward(reward) for reward in due]

    def take(self, state: KnightState, seat: int, action: act.TakeReward) -> None:
        give(state, seat, action.reward)


def give(state: KnightState, seat: int, reward: str) -> None:
    """One reward is handed out; artifacts all at once."""
    rewards = state.turn_of(seat).rewards
    if reward == "artifact":
        state.change_turn(seat, rewards=tuple(other for other in rewards if other != reward))
        give_artifacts(state, seat, rewards.count(reward))
        return
    at = rewards.index(reward)
    state.change_turn(seat, rewards=rewards[:at] + rewards[at + 1 :])
    match reward:
        case "spell":
            need_offer(state, "spells")
            if state.spell_offer:
                state.push(PickCard(seat, spell=True))
        case "advanced-action":
            need_offer(state, "advanced")
            if state.advanced_offer:
                state.push(PickCard(seat, spell=False))
        case "crystal":
            random_crystal(state, seat)
        case "chosen-crystal":
            state.push(PickCrystal(seat))
        case "crystals-each-colour":
            for colour in range(BASIC_COLOURS):
                gain_crystal(state, seat, colour, surplus=False)
        case "unit":
            if units_won(state) and has_room(state, seat):
                state.push(PickUnit(seat))


def random_crystal(state: KnightState, seat: int) -> None:
    """A die: a basic colour gives that crystal, gold one of one's choice, black fame instead."""
    die = state.below(len(COLOURS))
    if die == BLACK:
        gain_fame(state, seat, 1)
    elif die == GOLD:
        state.push(PickCrystal(seat))
    else:
        gain_crystal(state, seat, die, surplus=False)


class PickCrystal(SeatStep[KnightState, act.ChooseColour], frozen=True):
    """Which crystal? The die shows gold, or it waited at the end of a path."""

    clause = "MK-9.5"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [act.ChooseColour(colour) for colour in range(BASIC_COLOURS)]

    def take(self, state: KnightState, seat: int, action: act.ChooseColour) -> None:
        gain_crystal(state, seat, action.colour, surplus=False)


class PickCard(SeatStep[KnightState, act.TakeCard], frozen=True):
    """Which spell, or which advanced action, of its offer?"""

    clause = "MK-9.5"

    spell: bool

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [act.TakeCard(card) for card in (state.spell_offer if self.spell else state.advanced_offer)]

    def take(self, state: KnightState, seat: int, action: act.TakeCard) -> None:
        (take_spell if self.spell else take_advanced)(state, action.card)
        put_on_deck(state, seat, action.card)


def units_won(state: KnightState) -> list[int]:
    """The units of the offer that may be a reward; some come by dealing with people only (MK-18.6)."""
    return [unit for unit in dict.fromkeys(state.unit_offer) if comes_freely(state, unit)]


class PickUnit(SeatStep[KnightState, act.RecruitUnit | act.Done], frozen=True):
    """Which unit of the offer, whatever it costs; or none."""

    clause = "MK-9.5"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [*(act.RecruitUnit(unit) for unit in units_won(state)), act.Done()]

    def take(self, state: KnightState, seat: int, action: act.RecruitUnit | act.Done) -> None:
        if isinstance(action, act.RecruitUnit):
            recruit(state, seat, action.unit)


def give_artifacts(state: KnightState, seat: int, count: int) -> None:
    """One artifact more than are gained is drawn, and one of them put back."""
    drawn = state.artifact_deck[-count - 1 :]
    if not drawn:
        return
    state.reveal()
    need_offer(state, *OFFERS)
    state.artifact_deck = state.artifact_deck[: -len(drawn)]
    state.tell(told.ArtifactsGained(seat, min(count, len(drawn))))
    if len(drawn) > count:
        state.push(PutBackArtifact(seat, drawn))
    else:
        state.deck[seat] += drawn
        on_top(state, seat, len(drawn))


class PutBackArtifact(SeatStep[KnightState, act.PutBack], frozen=True):
    """Which artifact goes under its deck? The others are one's own."""

    clause = "MK-9.5"

    drawn: tuple[int, ...]

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [act.PutBack(card) for card in self.drawn]

    def covers(self, state: KnightState, seat: int, action: Action) -> str:
        """Nobody else has seen what was drawn."""
        return "put-back"

    def take(self, state: KnightState, seat: int, action: act.PutBack) -> None:
        put_under(state, action.card, by=seat)
        kept = tuple(card for card in self.drawn if card != action.card)
        if len(kept) == 1:
            state.deck[seat] += kept
            on_top(state, seat, 1)
        else:
            state.push(OrderArtifacts(seat, kept))


class OrderArtifacts(SeatStep[KnightState, act.TakeCard], frozen=True):
    """In which order do the artifacts lie on the deck? The one named first lies lowest."""

    clause = "MK-9.5"

    left: tuple[int, ...]

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [act.TakeCard(card) for card in self.left]

    def covers(self, state: KnightState, seat: int, action: Action) -> str:
        """Nobody else has seen what is laid on the deck."""
        return "ordered"

    def take(self, state: KnightState, seat: int, action: act.TakeCard) -> None:
        state.deck[seat] += (action.card,)
        on_top(state, seat, 1)
        left = tuple(card for card in self.left if card != action.card)
        if len(left) == 1:
            state.deck[seat] += left
            on_top(state, seat, 1)
        else:
            state.push(OrderArtifacts(seat, left))
