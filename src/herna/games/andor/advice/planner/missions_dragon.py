"""The fifth legend: free the castle, find the prince, call the dwarves, and meet the dragon with everybody."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.andor.actions import CallHelp, Share
from herna.games.andor.advice.planner import marches
from herna.games.andor.advice.planner.answers import Answers, answers_of
from herna.games.andor.advice.planner.company import Duty
from herna.games.andor.advice.planner.quest import SURE, Quest
from herna.games.andor.deeds import riches
from herna.games.andor.pieces import GEMS, POISON
from herna.games.andor.rules.creatures import lure
from herna.games.andor.rules.heroes import DWARF, MOST_STRENGTH, WARRIOR, seat_of
from herna.games.andor.state import DWARVES, NONE, PRINCE, AndorState
from herna.games.andor.steps import turn
from herna.games.andor.vocabulary.operations import ComeDown
from herna.kernel import Action

LAST_FLIGHT = 11
"""At L the dragon comes down in sight of the castle."""
IN_SIGHT = 6
NEAR_BY = 2
"""Beside the castle, and beside where it lands."""


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
            card >= 0 and any(isinstance(word, ComeDown) for word in state.setting.cards[card].do)
            for card in (state.letters[letter] if letter < len(state.letters) else ())
        )

    def objectives(self) -> None:
        self.free_the_prince()
        if not self.found_prince() and self.state.narrator < LAST_FLIGHT - 3:
            self.search_fog(len(self.state.space))
        if self.state.garrison:
            self.lead_farmers()
        self.storm()

    def found_prince(self) -> bool:
        jailer = self.state.setting.kind_number["jailer"]
        return jailer in self.state.beasts or jailer in self.state.beaten

    def storm(self) -> None:
        """The garrison, the weakest first; every victory brings gold."""
        state, look = self.state, self.look
        if not state.garrison:
            return
        castle = look.setting.castle
        for foe in sorted(set(state.garrison), key=lambda one: (state.setting.kinds[one].strength, one)):
            group = self.find_group(castle, foe, SURE, 4, NONE, 7)
            if group is not None:
                self.take(Duty("storm", castle, group, foe, floor=7))
                self.kills += 1
                return
        for seat in list(self.free):
            far = look.way(seat, look.stand(seat, castle))
            if far > 2:
                self.take(Duty("go", look.stand(seat, castle), (seat,)))

    def threats(self) -> list[int]:
        """Whoever has a gem before his nose goes there first."""
        return [space for space in super().threats() if lure(self.state, space) == NONE]

    def stop(self, space: int) -> None:
        """A dear creature is fought, a cheap one lured away if somebody has a gem."""
        kind = self.state.setting.kinds[self.state.beasts[space]]
        if kind.reward > 2 and self.fight(space, SURE, floor=5, spend=True):
            return
        if not self.bait(space):
            super().stop(space)

    def bait(self, space: int) -> bool:
        """A gem next to the creature, on the side away from the castle."""
        state, look = self.state, self.look
        arrow, castle = look.setting.arrow, look.setting.castle
        best: tuple[int, int, int] | None = None
        for place in look.borders[space]:
            if place == castle or place == arrow[space] or state.beasts[place] != NONE or arrow[place] == castle:
                continue
            for seat in self.free:
                if state.gems[seat] and look.way(seat, place) <= look.hours(seat):
                    key = (look.way(seat, place), seat, place)
                    if best is None or key < best:
                        best = key
        if best is None:
            return False
        _, seat, place = best
        self.take(Duty("bait", place, (seat,), piece=state.gems[seat][0]))
        return True

    def wants(self, seat: int, piece: int) -> bool:
        return piece not in GEMS

    def shelter(self) -> int:
        """Beside the castle as long as it is held, so that farmers are the first to come in."""
        return IN_SIGHT if self.state.garrison else self.look.setting.castle

    def free_the_prince(self) -> None:
        jailer = self.state.setting.kind_number["jailer"]
        if jailer in self.state.beasts:
            self.fight(self.state.beasts.index(jailer), SURE, spend=True)

    def fog_worth(self) -> float:
        return 0.8 if self.found_prince() else 2.5

    def lying(self, seat: int, space: int) -> float:
        ground = self.state.ground[space]
        return 2.0 * (POISON in ground)

    def in_bounds(self, space: int) -> bool:
        """Near the end nobody strays far from where the dragon will come down."""
        return not self.late() or self.look.distance[space][IN_SIGHT] <= 4

    def late(self) -> bool:
        return self.state.narrator >= LAST_FLIGHT - 1

    def post(self, seat: int) -> int:
        return NEAR_BY if self.late() else super().post(seat)


def share_gold(state: AndorState, seat: int, step: riches.ShareGold, options: Sequence[Action]) -> Action | None:
    """At the mine the dwarf grows at half the price; a helm for the warrior, strength for the others."""
    dwarf, warrior = seat_of(state, DWARF), seat_of(state, WARRIOR)
    if dwarf == NONE or state.space[dwarf] != state.setting.dwarf_market:
        return None
    if warrior != NONE and not state.helm[warrior] and state.gold[warrior] < 2 and step.left > 4:
        return Share(warrior, 2)
    room = MOST_STRENGTH - state.strength[dwarf] - state.gold[dwarf]
    if room > 0:
        return Share(dwarf, min(room, step.left))
    others = [one for one in range(len(state.space)) if one != dwarf]
    return Share(min(others, key=lambda one: (state.gold[one], one)), min(2, step.left))


def share_article(state: AndorState, seat: int, step: riches.ShareArticle, options: Sequence[Action]) -> Action | None:
    """Everybody carries a gem."""
    shares = [action for action in options if isinstance(action, Share)]
    return min(shares, key=lambda share: (len(state.gems[share.seat]), -share.seat)) if step.piece in GEMS else None


def take_turn(state: AndorState, seat: int, step: turn.Turn, options: Sequence[Action]) -> Action | None:
    plan = DragonQuest(state)
    if not state.garrison and state.friends[DWARVES] == NONE and plan.dragon() != NONE:
        help_ = next((action for action in options if isinstance(action, CallHelp)), None)
        if help_ is not None and (state.friends[PRINCE] != NONE or state.narrator >= LAST_FLIGHT - 1):
            return help_
    return marches.take_turn(plan, seat, options)


ANSWERS: Answers = {
    **answers_of(DragonQuest),
    riches.ShareGold: share_gold,
    riches.ShareArticle: share_article,
    turn.Turn: take_turn,
}
