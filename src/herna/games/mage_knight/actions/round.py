"""What is done about rounds, tactics and turns."""

from __future__ import annotations

from herna.games.mage_knight.actions.kinds import CardNumber, HeroNumber, TacticNumber
from herna.kernel import Action, Seat


class ChooseHero(Action, frozen=True):
    """Lead this hero; or name the one of the dummy player."""

    hero: HeroNumber


class TakeTactic(Action, frozen=True):
    """Take this tactic for the round."""

    tactic: TacticNumber


class NameTactic(Action, frozen=True):
    """Name this tactic as the one that leaves the game."""

    tactic: TacticNumber


class AnnounceEnd(Action, frozen=True):
    """Give up the turn and announce the end of the round."""


class StartTurn(Action, frozen=True):
    """Begin the turn."""


class UseTactic(Action, frozen=True):
    """Use one's tactic."""


class SpareCard(Action, frozen=True):
    """Put the top card of the deck under the tactic."""


class TakeSpared(Action, frozen=True):
    """Take all cards from under the tactic."""


class Plunder(Action, frozen=True):
    """Plunder the village one stands in, before one's turn."""


class Rest(Action, frozen=True):
    """Rest, discarding this card."""

    card: CardNumber


class NameChosen(Action, frozen=True):
    """This hero of one's team is the one who is to return."""

    seat: Seat


class GiveUp(Action, frozen=True):
    """Grant that another side has won."""


class GoOn(Action, frozen=True):
    """Do not give up."""


class EndTurn(Action, frozen=True):
    """End the turn."""


class Done(Action, frozen=True):
    """Nothing more of this."""
