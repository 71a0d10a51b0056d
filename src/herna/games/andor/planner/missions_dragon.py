"""The fifth legend: free the castle, find the prince, call the dwarves, and meet the dragon with everybody."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.andor.actions import CallHelp, Share
from herna.games.andor.heroes import DWARF, WARRIOR, seat_of
from herna.games.andor.model import DWARVES, NONE, PRINCE, AndorState
from herna.games.andor.pieces import POISON, RUNES
from herna.games.andor.planner import marches
from herna.games.andor.planner.quest import SURE, Duty, Quest
from herna.games.andor.steps import asking, move, turn
from herna.games.andor.vocabulary import Land
from herna.kernel import Action

LAST_FLIGHT = 11
"""At L the dragon comes down in sight of the castle."""
IN_SIGHT = 6


class DragonQuest(Quest):
    def dragon(self) -> int:
        number = self.state.setting.kind_number["dragon"]
        return self.state.beasts.index(number) if number in self.state.beasts else NONE

    def opponent(self) -> tuple[int, int] | None:
        """Only once the castle is free: its fall ends the legend."""
        space = self.dragon()
        if space == NONE or self.state.garrison:
            return None
        return space, self.state.beasts[space]

    def stays(self, space: int) -> bool:
        """The next letter may send it on."""
        state = self.state
        letter = state.narrator + 1
        return not any(
            card >= 0 and any(isinstance(word, Land) for word in state.setting.cards[card].do)
            for card in (state.letters[letter] if letter < len(state.letters) else ())
        )

    def objectives(self) -> None:
        self.storm()
        self.free_the_prince()

    def storm(self) -> None:
        """The garrison, the weakest first; every victory brings gold."""
        state, look = self.state, self.look
        if not state.garrison:
            return
        castle = look.setting.castle
        for foe in sorted(set(state.garrison), key=lambda one: (state.setting.kinds[one].strength, one)):
            group = self.find_group(castle, foe, SURE, 4, NONE, 5)
            if group is not None:
                self.take(Duty("storm", castle, group, foe, floor=4))
                self.kills += 1
                return
        for seat in list(self.free):
            far = look.way(seat, look.stand(seat, castle))
            if far > 2:
                self.take(Duty("go", look.stand(seat, castle), (seat,)))

    def free_the_prince(self) -> None:
        jailer = self.state.setting.kind_number["jailer"]
        if jailer in self.state.beasts:
            self.fight(self.state.beasts.index(jailer), SURE, spend=True)

    def fog_worth(self) -> float:
        jailer = self.state.setting.kind_number["jailer"]
        found = jailer in self.state.beasts or jailer in self.state.beaten
        return 0.8 if found else 2.5

    def lying(self, seat: int, space: int) -> float:
        ground = self.state.ground[space]
        return 2.0 * (POISON in ground) + 0.0 * sum(piece in RUNES for piece in ground)

    def post(self, seat: int) -> int:
        if self.state.narrator >= LAST_FLIGHT - 2 and self.dragon() != IN_SIGHT:
            return self.look.setting.castle if not self.state.garrison else IN_SIGHT
        return super().post(seat)


def share_gold(state: AndorState, seat: int, step: asking.ShareGold, options: Sequence[Action]) -> Action | None:
    """A helm for the warrior, the rest to the dwarf at the mine; later to whoever is weakest."""
    dwarf, warrior = seat_of(state, DWARF), seat_of(state, WARRIOR)
    if dwarf != NONE and state.space[dwarf] == state.setting.dwarf_market and state.strength[dwarf] < 14:
        if warrior != NONE and not state.helm[warrior] and state.gold[warrior] < 2 and step.left > 4:
            return Share(warrior, 2)
        return Share(dwarf, step.left)
    return None


def take_turn(state: AndorState, seat: int, step: turn.Turn, options: Sequence[Action]) -> Action | None:
    plan = DragonQuest(state)
    if not state.garrison and state.friends[DWARVES] == NONE and plan.dragon() != NONE:
        help_ = next((action for action in options if isinstance(action, CallHelp)), None)
        if help_ is not None and (state.friends[PRINCE] != NONE or state.narrator >= LAST_FLIGHT - 1):
            return help_
    return marches.take_turn(plan, seat, options)


def go_on(state: AndorState, seat: int, step: move.Moving, options: Sequence[Action]) -> Action | None:
    return marches.go_on(DragonQuest(state), seat, step, options)


def guide(state: AndorState, seat: int, step: move.Guiding, options: Sequence[Action]) -> Action | None:
    return marches.guide_on(DragonQuest(state), seat, step, options)


ANSWERS = {
    asking.ShareGold: share_gold,
    turn.Turn: take_turn,
    move.Moving: go_on,
    move.Guiding: guide,
}
