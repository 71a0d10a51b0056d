"""What an effect comes from: a card, a unit or a skill, and the colours it has by that."""

from __future__ import annotations

from typing import cast

from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.values import NONE, Source
from herna.games.mage_knight.values.fight import SourceKind
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.games.programs import Frame

CARD, UNIT, SKILL = "card", "unit", "skill"
"""What the words of a frame can be printed on (`Frame.bearer`)."""
OFFERED = -2
"""The identity of a unit in the offer that is used as if it were one's own."""


def colours_of(state: KnightState, card: int) -> tuple[int, ...]:
    """The colours of a card by number."""
    info = state.setting.cards[card]
    return () if info is None else tuple(COLOURS.index(colour) for colour in info.colour)


def of_card(frame: Frame) -> bool:
    """Does this effect come from a card?"""
    return frame.bearer == CARD


def of_unit(frame: Frame) -> int:
    """The unit this effect comes from, by its identity; none if it comes from no unit."""
    return frame.about if frame.bearer == UNIT else NONE


def effect_colours(state: KnightState, frame: Frame) -> tuple[int, ...]:
    """The colours an effect has against resistances: those of its card, or of the mana a unit was paid with."""
    if frame.bearer == CARD:
        return colours_of(state, frame.source)
    if frame.bearer == UNIT:
        programs = state.setting.ability_programs[frame.source]
        for ability, program in zip(state.setting.units[frame.source].abilities, programs, strict=True):
            if program == frame.program:
                return tuple(COLOURS.index(colour) for colour in ability.pay)
    return ()


def source_of(state: KnightState, frame: Frame) -> Source:
    """What the points of an effect come from."""
    if not frame.bearer:
        return Source()
    colours = effect_colours(state, frame)
    return Source(cast("SourceKind", frame.bearer), frame.source, of_unit(frame), colours)
