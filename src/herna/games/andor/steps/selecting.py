"""Whom a card means; where it leaves that to the group, the group is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from herna.games.andor.actions import ChooseHero, Decline
from herna.games.andor.rules.heroes import rank_order
from herna.games.andor.state import NONE, AndorState
from herna.games.andor.steps.deciding import GroupStep
from herna.games.andor.vocabulary.operations import HeroOp
from herna.games.andor.vocabulary.values import Heroes, Who
from herna.games.programs import Frame, does, word_at
from herna.kernel import Action

HeroDeed = Callable[[AndorState, Any, Frame, Sequence[int]], None]

HERO_DEEDS: dict[type, HeroDeed] = {}


def does_to_heroes(word: type[HeroOp]) -> Callable[[HeroDeed], HeroDeed]:
    """This function carries the word out for the heroes that its field `who` means."""

    def register(function: HeroDeed) -> HeroDeed:
        HERO_DEEDS[word] = function

        def deed(state: AndorState, said: Any, frame: Frame) -> None:
            who = said.who
            seats = selected(state, who, frame.actor)
            if (
                isinstance(who, Heroes)
                and who.choose is not None
                and (len(seats) > who.choose or (seats and who.up_to))
            ):
                state.push(ChooseHeroes(frame, tuple(seats), who.choose, who.up_to))
            else:
                function(state, said, frame, seats)

        does(word, free=True)(deed)
        return function

    return register


class ChooseHeroes(GroupStep[ChooseHero | Decline], frozen=True):
    """The group picks heroes for what a card does to some of them."""

    frame: Frame
    among: tuple[int, ...]
    most: int
    up_to: bool
    chosen: tuple[int, ...] = ()

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        found: list[Action] = [ChooseHero(hero) for hero in self.among if hero not in self.chosen]
        if self.up_to or not found:
            found.append(Decline())
        return found

    def take(self, state: AndorState, seat: int, action: ChooseHero | Decline) -> None:
        chosen = (*self.chosen, action.seat) if isinstance(action, ChooseHero) else self.chosen
        if isinstance(action, ChooseHero) and len(chosen) < min(self.most, len(self.among)):
            state.push(replace(self, chosen=chosen))
            return
        word = word_at(state, self.frame)
        HERO_DEEDS[type(word)](state, word, self.frame, chosen)


def selected(state: AndorState, who: Who, hero: int) -> list[int]:
    """The seats meant, in seat order. `hero` is the one the card is about."""
    seats = list(range(len(state.space)))
    match who:
        case "all" | "group":
            return seats
        case "lowest-rank":
            return rank_order(state)[:1]
        case "highest-rank":
            return rank_order(state)[-1:]
        case "that-hero":
            return [hero] if hero != NONE else []
        case "asleep":
            return [seat for seat in seats if state.asleep[seat]]
        case "fighters":
            return list(state.battle.fighters) if state.battle is not None else []
        case Heroes():
            found = [seat for seat in seats if fits(state, who, seat)]
            if who.strongest and found:
                order = rank_order(state)
                return [max(found, key=lambda seat: (state.strength[seat], -order.index(seat)))]
            return found


def fits(state: AndorState, who: Heroes, seat: int) -> bool:
    """Is everything that is asked for true of this hero?"""
    setting = state.setting
    space = state.space[seat]
    if who.heroes and setting.heroes[state.figure[seat] >> 1].id not in who.heroes:
        return False
    if (who.spaces and space not in who.spaces) or space in who.not_spaces:
        return False
    if who.span is not None and not who.span[0] <= space <= who.span[1]:
        return False
    if who.terrain and not setting.is_terrain(space, who.terrain):
        return False
    if who.not_terrain and setting.is_terrain(space, who.not_terrain):
        return False
    if who.below_willpower is not None and state.willpower[seat] >= who.below_willpower:
        return False
    if who.max_strength is not None and state.strength[seat] > who.max_strength:
        return False
    return not who.fighting or (state.battle is not None and seat in state.battle.fighters)
