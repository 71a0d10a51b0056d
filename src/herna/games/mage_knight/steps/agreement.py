"""What those who play together agree on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import NameTactic
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.kernel import Action, IllegalAction, Step, with_item


class AgreeOnTactic(Step[KnightState, NameTactic], frozen=True):
    """Which tactic that one of you used leaves the game? Everybody names one, in any order and for all to see.

    Nobody is waited for whose answer cannot change anything any more.
    """

    clause = "MK-27.5"

    named: tuple[int, ...]
    """The tactic that each seat has named, or none yet."""

    def seats(self, state: KnightState) -> tuple[int, ...]:
        return tuple(seat for seat, tactic in enumerate(self.named) if tactic == NONE)

    def options(self, state: KnightState, seat: int) -> Sequence[Action]:
        """What was named most comes first: whoever has no wish of their own agrees."""
        votes = Counter(self.named)
        return [NameTactic(tactic) for tactic in sorted(state.tactic, key=lambda one: (-votes[one], one))]

    def take(self, state: KnightState, seat: int, action: NameTactic) -> None:
        state.tell(told.TacticNamed(seat, action.tactic))
        named = with_item(self.named, seat, action.tactic)
        if decided(named):
            self.settle(state, named)
        else:
            state.push(replace(self, named=named))

    def settle(self, state: KnightState, named: tuple[int, ...]) -> None:
        """What was named most leaves; of several one is drawn."""
        votes = Counter(tactic for tactic in named if tactic != NONE)
        most = sorted(tactic for tactic, count in votes.items() if count == max(votes.values()))
        gone = most[state.below(len(most))] if len(most) > 1 else most[0]
        state.tactics_gone += (gone,)
        state.tell(told.TacticLeft(gone))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, NameTactic):
            return IllegalAction("tactic-not-used", clause=self.clause)
        return super().refusal(state, seat, action)


def votes_so_far(state: KnightState) -> tuple[int, ...] | None:
    """The tactic that each seat has named, while it is agreed which one leaves the game."""
    step = state.steps[-1] if state.steps else None
    return step.named if isinstance(step, AgreeOnTactic) else None


def decided(named: Sequence[int]) -> bool:
    """Can those who have not answered yet change nothing any more?"""
    left = sum(tactic == NONE for tactic in named)
    counts = sorted(Counter(tactic for tactic in named if tactic != NONE).values())
    lead = counts[-1] - (counts[-2] if len(counts) > 1 else 0)
    return not left or lead > left
