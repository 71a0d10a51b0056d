"""Answers to what an effect asks in its middle."""

from __future__ import annotations

from typing import Literal

from herna.games.mage_knight.actions.kinds import CardNumber, ColourNumber, EnemyNumber, HexNumber, Shape
from herna.games.mage_knight.vocabulary.names import Terrain
from herna.kernel import Action, Amount, Seat


class ChooseColour(Action, frozen=True):
    """Name a colour."""

    colour: ColourNumber


class DiscardCard(Action, frozen=True):
    """Discard this card."""

    card: CardNumber


class ThrowAwayCard(Action, frozen=True):
    """Take this card out of the game."""

    card: CardNumber


class PlayInside(Action, frozen=True):
    """Play this card as part of another."""

    card: CardNumber


class SetDie(Action, frozen=True):
    """Take a die that shows `face` and set it to a colour."""

    face: ColourNumber
    colour: ColourNumber


class PickDie(Action, frozen=True):
    """Pick a die that shows this."""

    face: ColourNumber


class ChooseUnit(Action, frozen=True):
    """An effect works on this unit, by its place."""

    place: int


class ChooseRival(Action, frozen=True):
    """An effect touches this hero."""

    seat: Seat


class ChooseSpace(Action, frozen=True):
    """An effect is about this space."""

    hex: HexNumber


class ChooseTerrain(Action, frozen=True):
    """An effect is about this terrain."""

    terrain: Terrain


class ChooseKind(Action, frozen=True):
    """A number is of this kind."""

    gives: Shape


class LookAtToken(Action, frozen=True):
    """Look at the face-down token on this space."""

    hex: HexNumber


class LookAtPile(Action, frozen=True):
    """Look at the top token of this pile."""

    pile: Literal["green", "grey", "violet", "brown", "red", "white"]


class SpendUnit(Action, frozen=True):
    """Spend a ready unit of this hero, by its place."""

    seat: Seat
    place: int


class FlyTo(Action, frozen=True):
    """Move straight to a space, over everything between."""

    hex: HexNumber


class AnnounceNumber(Action, frozen=True):
    """Announce a number."""

    number: Amount


class PutOnDeck(Action, frozen=True):
    """Put the cards on top of the deck, or under it."""

    top: bool


class ChooseFoe(Action, frozen=True):
    """An effect works on this enemy of the combat."""

    foe: int


class ChooseAttack(Action, frozen=True):
    """An effect works on this attack of this enemy."""

    foe: int
    attack: int


class IgnoreTrait(Action, frozen=True):
    """Ignore an ability or a resistance printed on this enemy of the combat."""

    foe: int
    trait: str


class TakeElement(Action, frozen=True):
    """Take an element off an attack of this enemy."""

    foe: int
    attack: int
    element: Literal["fire", "ice"]


class KeepEnemy(Action, frozen=True):
    """Keep the token of this beaten enemy."""

    enemy: EnemyNumber


class UsePuppet(Action, frozen=True):
    """Use a kept token for half its attack, or for half its armour as block."""

    enemy: EnemyNumber
    gives: Literal["attack", "block"]
