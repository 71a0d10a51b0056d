"""What is printed on cards and units as the rules read it: the mana they cost, and what they are only for."""

from __future__ import annotations

from herna.games.mage_knight.components import Ability, CardInfo
from herna.games.mage_knight.components.piece import Icon
from herna.games.mage_knight.vocabulary import points
from herna.games.mage_knight.vocabulary.magic import Crystal, Mana
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.games.programs.words import Choose, If, Program, programs_in

BASIC_COLOURS = 4
GOLD, BLACK = 4, 5
SPELL_POWER = 6
"""Stands among the colours of a cost where the mana powers the stronger effect of a spell."""

ManaCost = tuple[tuple[int, ...], ...]
"""What is to be paid: for each mana the colours of which one is enough."""
QUIET = (
    points.Attack, points.Block, points.Convert, points.Heal, points.Influence, points.Move, points.NextCard,
    points.Reputation, points.Sideways, Crystal, Mana, Choose, If,
)  # fmt: skip
"""Words by which nobody learns anything: no card is drawn or shown by them, no die rolled and no token turned up."""


def mana_of_card(card: CardInfo, *, spell: bool, strong: bool) -> ManaCost:
    """The mana a card costs: an action its colour for the stronger effect, a spell its colour and black besides."""
    colours = tuple(COLOURS.index(colour) for colour in card.colour)
    if spell:
        return ((BLACK, SPELL_POWER), (*colours, SPELL_POWER)) if strong else (colours,)
    return (colours,) if strong and colours else ()


def mana_of_ability(ability: Ability) -> ManaCost:
    """The mana that an ability of a unit costs."""
    return tuple((COLOURS.index(colour),) for colour in ability.pay)


def purpose(card: CardInfo, *, strong: bool) -> Icon | None:
    """What an effect of a card is only for, by its icons; None if it is for several things or shows none."""
    icons = set(card.strong_icons if strong and card.strong_icons else card.icons) - {"banner"}
    return icons.pop() if len(icons) == 1 else None


def quiet(program: Program | None) -> bool:
    """Is it sure that nobody learns anything by this effect, as far as it goes at once?"""
    return program is not None and all(isinstance(word, QUIET) for inner in programs_in(program) for word in inner)
