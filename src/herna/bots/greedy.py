"""The greedy bot: it plans its whole turn, and ends it with the best score it can find."""

from __future__ import annotations

from herna.bots.bot import Bot
from herna.bots.judging import OwnJudge
from herna.bots.turns import Line, extend, turn_ends, worth_first
from herna.bots.weights import POINT
from herna.kernel import Action, Reason, State, View


class Greedy(Bot):
    """Tries the ways to begin its turn, follows each to the turn's end, and takes the one that ends best.

    After every choice it keeps the `width` best different positions. The value of a position is the game's own
    (`Game.value`): the real score with its tie-breaks; what is worth trying is the game's too (`Game.plans`).
    A game that has a planner of its own is asked first (`Game.advise`).
    """

    level = "greedy"

    def __init__(self, seed: int = 0, width: int = 6) -> None:
        super().__init__(seed)
        self.width = width
        self.thought: list[Line] = []
        self.rest: tuple[Action, ...] = ()
        """What is left of the piece that was chosen, to be done as long as the table looks as it was planned."""
        self.awaited: View | None = None
        self.piece: tuple[Action, ...] = ()

    def think(self, state: State, seat: int) -> Action:
        """The first action of the best turn found; or the next one of what was begun."""
        if self.rest and state.view(seat) == self.awaited:
            return self.go_on(state, seat, self.rest)
        self.rest = ()
        self.thought = []
        advice = self.advised(state, seat)
        if advice is not None:
            return advice
        return self.go_on(state, seat, self.plan(state.setting.game.foreseen(state, seat), seat))

    def advised(self, state: State, seat: int) -> Action | None:
        """What a planner of the game's own says, where there is one."""
        return state.setting.game.advise(state, seat)

    def plan(self, state: State, seat: int) -> tuple[Action, ...]:
        """The first piece of the best turn found; all turns that were thought of are kept, the best first."""
        judge = OwnJudge()
        self.thought = sorted(turn_ends(judge, extend(judge, state, seat, None), seat, self.width), key=worth_first)
        return self.thought[0].begin

    def go_on(self, state: State, seat: int, piece: tuple[Action, ...]) -> Action:
        """The next action of a piece; how the table will look after it is kept, if more of the piece is to follow."""
        self.piece, self.rest = piece, piece[1:]
        if self.rest:
            after = state.copy()
            after.apply(piece[0], seat)
            while self.rest and after.options(seat) == self.rest[:1]:
                after.apply(self.rest[0], seat)  # nobody asks a bot that has no choice
                self.rest = self.rest[1:]
            self.awaited = after.view(seat) if self.rest else None
        return piece[0]

    def why(self, state: State, seat: int, action: Action) -> Reason:
        """The game's own reason, or how much better it is than the next best beginning."""
        if not self.thought:
            return state.setting.game.reason(state, seat, (action,)) or super().why(state, seat, action)
        best = self.thought[0]
        reason = state.setting.game.reason(state, seat, self.piece)
        if reason is not None:
            return reason
        other = next((line for line in self.thought if line.begin[0] != best.begin[0]), None)
        if other is None:
            return Reason("best-found")
        return self.compared(round((best.worth - other.worth) / POINT, 1))

    def compared(self, ahead: float) -> Reason:
        """The reason that is left where the game has none: the points by which it beats the next best beginning."""
        return Reason("ahead", {"points": ahead}) if ahead > 0 else Reason("as-good")
