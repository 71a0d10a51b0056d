"""Walking, exploring, healing, and what a hero does where he stands."""

from __future__ import annotations

from herna.games.mage_knight.actions.kinds import HexNumber, PositionNumber
from herna.kernel import Action


class MoveTo(Action, frozen=True):
    """Step to a neighbouring space."""

    hex: HexNumber


class Explore(Action, frozen=True):
    """Turn up a tile there."""

    position: PositionNumber


class GoUnderground(Action, frozen=True):
    """Go below the land to another dungeon or tomb that is conquered."""

    hex: HexNumber


class CallMonsters(Action, frozen=True):
    """Call a monster for each glade that one's shield marks, and fight them."""


class MarkGlade(Action, frozen=True):
    """Lay one's shield on the glade."""


class Heal(Action, frozen=True):
    """Spend one healing point on a wound in hand."""


class HealUnit(Action, frozen=True):
    """Spend healing points on a wounded unit."""

    place: int


class Interact(Action, frozen=True):
    """Deal with the people who live here."""


class EnterSite(Action, frozen=True):
    """Enter the place of adventure here."""


class TakePath(Action, frozen=True):
    """Take the path through the maze that costs this number of move points."""

    path: int


class Burn(Action, frozen=True):
    """Try to burn down the monastery here."""


class Challenge(Action, frozen=True):
    """Challenge the rampaging enemy on that space."""

    hex: HexNumber
