"""What is printed on cards and units as the rules read it: the mana they cost, and what they are only for."""

from __future__ import annotations

from herna.games.mage_knight.components import Ability, CardInfo
from herna.games.mage_knight.components.piece import Icon
from herna.games.mage_knight.vocabulary.names import COLOURS

BASIC_COLOURS = 4
GOLD, BLACK = 4, 5
SPELL_POWER = 6
"""Stands among the colours of a cost where the mana powers the stronger effect of a spell."""

ManaCost = tuple[tuple[int, ...], ...]
"""What is to be paid: for each mana the colours of which one is enough."""


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
