"""What a hero may do, named by the rulebook's verbs."""

from __future__ import annotations

from typing import Annotated, Literal

from herna.kernel import Action, Ref, Seat

Space = Annotated[int, Ref("space")]
Piece = Annotated[int, Ref("piece")]
Figure = Annotated[int, Ref("figure")]
Creature = Annotated[int, Ref("creature")]
Friend = Annotated[int, Ref("friend")]
LegendCard = Annotated[int, Ref("card")]
Dice = Literal["own", "bow", "black"]
Unit = Literal["gold", "willpower"]
Aim = Literal["fight", "meet", "trade", "goal"]


# Set-up


class ChooseFigure(Action, frozen=True):
    """Take the board and figure of a hero."""

    figure: Figure


class LayFog(Action, frozen=True):
    """Leave this fog place empty."""

    space: Space


# The turn


class Walk(Action, frozen=True):
    """Walk to a space, as a part of a move."""

    space: Space


class Swim(Action, frozen=True):
    """Swim the secret lake to another shore."""

    space: Space


class Stop(Action, frozen=True):
    """End the move here."""


class DrinkWine(Action, frozen=True):
    """Half a wineskin pays for one space of the move."""


class HerbSteps(Action, frozen=True):
    """A herb pays for spaces of the move."""

    herb: Piece


class TakeAlong(Action, frozen=True):
    """A farmer walks along."""

    farmer: Piece


class LeaveBehind(Action, frozen=True):
    """A farmer stays here."""

    farmer: Piece


class MoveFriend(Action, frozen=True):
    """Move the prince or the shield dwarves."""

    friend: Friend
    space: Space


class Pass(Action, frozen=True):
    """Let an hour go by."""


class EndDay(Action, frozen=True):
    """Lay the time marker in the sunrise box."""


class Propose(Action, frozen=True):
    """Say what one means to do, and where others could help."""

    aim: Aim
    space: Space


class GoAhead(Action, frozen=True):
    """Enough has been said: whoever is on turn may begin the day."""


# Free activities


class EmptyWell(Action, frozen=True):
    """Drink from the well."""


class PickUp(Action, frozen=True):
    piece: Piece


class PickUpGold(Action, frozen=True):
    """Take all gold that lies here."""


class Drop(Action, frozen=True):
    piece: Piece


class DropGold(Action, frozen=True):
    coin: int


class Give(Action, frozen=True):
    piece: Piece
    seat: Seat


class GiveGold(Action, frozen=True):
    coin: int
    seat: Seat


class Buy(Action, frozen=True):
    """Buy an article of the equipment board."""

    piece: Piece


class BuyStrength(Action, frozen=True):
    """Buy a point of strength."""


class Look(Action, frozen=True):
    """Turn up the fog next door, through the telescope."""

    space: Space


class TurnUp(Action, frozen=True):
    """Turn up a covered token here, or next door through the telescope; `piece` is how it looks from behind."""

    piece: Piece
    space: Space


class HerbWillpower(Action, frozen=True):
    """A herb gives willpower."""

    herb: Piece


class SendFalcon(Action, frozen=True):
    """The falcon flies between the two heroes."""

    seat: Seat


class Land(Action, frozen=True):
    """The falcon has done its work."""


class FulfilFate(Action, frozen=True):
    """Hand over or pay what the fate asks for."""


class HandIn(Action, frozen=True):
    """Hand a gem over for good."""

    piece: Piece


class HandInGold(Action, frozen=True):
    coin: int


class CallHelp(Action, frozen=True):
    """Call the help that a card of the legend offers."""

    card: LegendCard


# Fights


class Fight(Action, frozen=True):
    """Attack the creature on a space."""

    space: Space


class Storm(Action, frozen=True):
    """Attack a creature of the garrison in the castle."""

    creature: Creature


class ClearRubble(Action, frozen=True):
    """Try to clear the rubble next door."""

    space: Space


class Invite(Action, frozen=True):
    seat: Seat


class Begin(Action, frozen=True):
    """Everybody is here: the first round begins."""


class Join(Action, frozen=True):
    """Fight along."""


class Decline(Action, frozen=True):
    """No, thank you."""


class Throw(Action, frozen=True):
    """Roll the own dice, one after another with the bow, or the black die."""

    dice: Dice


class RollOn(Action, frozen=True):
    """Roll the next die: it will count instead."""


class Keep(Action, frozen=True):
    """It stays as it lies."""


class TurnDie(Action, frozen=True):
    """The wizard turns a die to its opposite face."""

    die: int


class DrinkBrew(Action, frozen=True):
    """Half a witch's brew doubles a die."""


class HerbStrength(Action, frozen=True):
    """A herb adds its value in this round."""

    herb: Piece


class UsePoison(Action, frozen=True):
    """The opponent rolls one die fewer in this round."""


class RaiseShield(Action, frozen=True):
    """The shield catches the blow, or averts the card for all."""


class FightOn(Action, frozen=True):
    """Another round."""


class Withdraw(Action, frozen=True):
    """Leave the battle."""


class HandOver(Action, frozen=True):
    """Pass an article to a fellow fighter between two rounds."""

    piece: Piece
    seat: Seat


class RemoveRubble(Action, frozen=True):
    """This piece of rubble is cleared away."""

    piece: Piece


class Reward(Action, frozen=True):
    """What a fighter gets of the reward."""

    seat: Seat
    gold: int
    willpower: int


class Agree(Action, frozen=True):
    """So be it."""


class Object(Action, frozen=True):
    """Not like that."""


# What the group decides


class Share(Action, frozen=True):
    """An amount of it goes to, or comes from, this hero."""

    seat: Seat
    amount: int


class Contribute(Action, frozen=True):
    """A hero pays this part of a ransom."""

    seat: Seat
    unit: Unit
    amount: int


class ChooseHero(Action, frozen=True):
    seat: Seat


class ChooseSpace(Action, frozen=True):
    space: Space


class Bargain(Action, frozen=True):
    """Take the offer."""


class BargainFor(Action, frozen=True):
    """Take the offer for this article."""

    piece: Piece


class GiveUp(Action, frozen=True):
    """Lose this one."""

    piece: Piece


class DiscardCard(Action, frozen=True):
    """Away with the card."""


class PutBack(Action, frozen=True):
    """Back on the deck with it."""


ACTIONS = (
    ChooseFigure, LayFog, Walk, Swim, Stop, DrinkWine, HerbSteps, TakeAlong, LeaveBehind, MoveFriend, Pass, EndDay,
    Propose, GoAhead, EmptyWell, PickUp, PickUpGold, Drop, DropGold, Give, GiveGold, Buy, BuyStrength, Look, TurnUp,
    HerbWillpower, SendFalcon, Land, FulfilFate, HandIn, HandInGold, CallHelp, Fight, Storm, ClearRubble, Invite,
    Begin, Join, Decline, Throw, RollOn, Keep, TurnDie, DrinkBrew, HerbStrength, UsePoison, RaiseShield, FightOn,
    Withdraw, HandOver, RemoveRubble, Reward, Agree, Object, Share, Contribute, ChooseHero, ChooseSpace, Bargain,
    BargainFor, GiveUp, DiscardCard, PutBack,
)  # fmt: skip
