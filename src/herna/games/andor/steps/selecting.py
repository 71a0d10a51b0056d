"""Whom a card means."""

from __future__ import annotations

from herna.games.andor.heroes import rank_order
from herna.games.andor.state import NONE, AndorState
from herna.games.andor.vocabulary import Heroes, Who


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
