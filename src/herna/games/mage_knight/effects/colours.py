"""Colours that a card names: one, several of which one is picked, or those that are bound to a name."""

from __future__ import annotations

from herna.games.mage_knight.fight.foes import foes_of, info_of
from herna.games.mage_knight.printed import BASIC_COLOURS, GOLD
from herna.games.mage_knight.rules.sources import colours_of
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.games.programs import Frame

ALL = tuple(range(len(COLOURS)))
BASIC = tuple(range(BASIC_COLOURS))


def named_colours(state: KnightState, colour: str | tuple[str, ...], frame: Frame) -> tuple[int, ...]:
    """The colours that a word stands for, without repetition."""
    if isinstance(colour, tuple):
        return tuple(dict.fromkeys(one for name in colour for one in named_colours(state, name, frame)))
    if colour.startswith("$"):
        return frame.things(colour)
    if colour in COLOURS:
        return (COLOURS.index(colour),)
    crystals = state.crystals[frame.actor]
    match colour:
        case "any":
            return ALL
        case "any-but-gold":
            return tuple(one for one in ALL if one != GOLD)
        case "owned":
            return tuple(one for one in BASIC if crystals[one])
        case "not-owned":
            return tuple(one for one in BASIC if not crystals[one])
        case "by-enemy-resistance":
            return resistance_colours(state, frame)
        case "of-tokens-on-it":
            return tuple(dict.fromkeys(frame.things("tokens")))
        case "of-spell-in-offer":
            return tuple(dict.fromkeys(one for card in state.spell_offer for one in colours_of(state, card)))
    return BASIC


def resistance_colours(state: KnightState, frame: Frame) -> tuple[int, ...]:
    """White always, and for each resistance of the beaten enemy its colour: red fire, blue ice, green physical."""
    names = {"fire": "red", "ice": "blue", "physical": "green"}
    foes = foes_of(state, frame.actor)
    resists = [name for place in frame.things("enemy") for name in info_of(state, foes[place]).resists]
    return tuple(sorted({COLOURS.index("white"), *(COLOURS.index(names[name]) for name in resists)}))


def gives_all(colour: str | tuple[str, ...]) -> bool:
    """Does the word stand for each of its colours, instead of one of them?"""
    return isinstance(colour, str) and (colour == "each-basic" or colour.startswith("$"))
