"""Joint assaults: proposing one, sharing the defenders out, agreeing, and not going along after all."""

from __future__ import annotations

from herna.games.mage_knight.actions.kinds import HexNumber
from herna.kernel import Action, Seat


class ProposeAssault(Action, frozen=True):
    """Propose to assault this city together with others."""

    hex: HexNumber


class GiveDefenders(Action, frozen=True):
    """This hero is to meet this number of defenders; none: he is not invited."""

    seat: Seat
    n: int


class AnswerProposal(Action, frozen=True):
    """Take part in the assault as it was proposed, or not."""

    agree: bool


class StayBehind(Action, frozen=True):
    """Do not go into the city: one's part stays unbeaten."""
