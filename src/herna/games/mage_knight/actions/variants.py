"""What only variants of the rules let people do: bidding for heroes, drafting, hiding a die."""

from __future__ import annotations

from herna.games.mage_knight.actions.kinds import CardNumber, ColourNumber, HeroNumber
from herna.kernel import Action, Amount


class WantHero(Action, frozen=True):
    """Want to lead this hero; others may bid for him."""

    hero: HeroNumber


class AgreeToHero(Action, frozen=True):
    """Let another have the hero he wants."""


class Bid(Action, frozen=True):
    """Offer this fame for the hero."""

    fame: Amount


class GiveUpHero(Action, frozen=True):
    """Bid no more for the hero."""


class AddDrafted(Action, frozen=True):
    """Shuffle this drafted card into one's deck."""

    card: CardNumber


class HideDie(Action, frozen=True):
    """Set the die of a fight to this colour, in secret."""

    colour: ColourNumber
