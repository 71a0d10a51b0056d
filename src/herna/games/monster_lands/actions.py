"""What a player may do, named by the rulebook's verbs."""

from __future__ import annotations

from typing import Annotated

from herna.kernel import Action, Amount, Ref

ClanNumber = Annotated[int, Ref("clan")]
BuildingNumber = Annotated[int, Ref("building")]
DieNumber = Annotated[int, Ref("die")]
PathNumber = Annotated[int, Ref("path")]
MemberNumber = Annotated[int, Ref("member")]
GearNumber = Annotated[int, Ref("gear")]
SourceNumber = Annotated[int, Ref("source")]
TrapNumber = Annotated[int, Ref("trap")]
LootNumber = Annotated[int, Ref("loot")]
LandNumber = Annotated[int, Ref("land")]
MonsterNumber = Annotated[int, Ref("monster")]
ScenarioNumber = Annotated[int, Ref("scenario")]
LevelNumber = Annotated[int, Ref("level")]
RatingNumber = Annotated[int, Ref("rating")]


class ChooseClan(Action, frozen=True):
    """Lead this clan."""

    clan: ClanNumber


# The dice pool


class TakeGiftDie(Action, frozen=True):
    """Take a die of this colour as the Queen's gift."""

    die: DieNumber


class TakeGift(Action, frozen=True):
    """Take one of the smaller things of the Queen's gift, by its place in the list."""

    gift: int


# The deployment phase: actions


class Visit(Action, frozen=True):
    """Place a die in the lodge, the tavern, the armory or the market."""

    building: BuildingNumber
    die: DieNumber


class Brew(Action, frozen=True):
    """Place a magic die on this space of the laboratory."""

    space: int


class Dig(Action, frozen=True):
    """Place strength dice on this space of the mine."""

    space: int


class Pawn(Action, frozen=True):
    """Sell a die in the pawnshop."""

    die: DieNumber


class Send(Action, frozen=True):
    """Send somebody to this path of the Outskirts."""

    path: PathNumber


class UseLand(Action, frozen=True):
    """Use the benefit of a settled land."""

    land: LandNumber


class PassTurn(Action, frozen=True):
    """Be out for the rest of the deployment phase."""


# Within an action


class BuyTrap(Action, frozen=True):
    """Put the trap on this place of the display among those to be bought."""

    slot: int


class Flasks(Action, frozen=True):
    """Take `potions` potions; the other flasks are venoms."""

    potions: Amount


class OrderBeer(Action, frozen=True):
    """Pay a round of beer: everybody on display leaves, others come."""


class Hire(Action, frozen=True):
    """Hire a mercenary or a rookie."""

    member: MemberNumber


class BuyDefense(Action, frozen=True):
    """Buy defence tokens, `tokens` of them."""

    tokens: Amount


class BuyGear(Action, frozen=True):
    """Buy (or take) this equipment card."""

    gear: GearNumber


class GiveGear(Action, frozen=True):
    """This equipment card goes to this member."""

    gear: GearNumber
    member: MemberNumber


class DropGear(Action, frozen=True):
    """Throw this equipment card away."""

    gear: GearNumber


class Bargain(Action, frozen=True):
    """Use the discount of a member or of equipment for this purchase."""

    source: SourceNumber


class SendMember(Action, frozen=True):
    """This member goes."""

    member: MemberNumber


class AddDie(Action, frozen=True):
    """Lay a die of the pool there."""

    die: DieNumber


class AddTrap(Action, frozen=True):
    """Lay a trap face down there."""

    trap: TrapNumber


class AddDefense(Action, frozen=True):
    """Lay a defence token there."""


class AddPotion(Action, frozen=True):
    """Give the member a potion."""


class AddVenom(Action, frozen=True):
    """Give the member a venom."""


class Done(Action, frozen=True):
    """That is all."""


class DiscardTrap(Action, frozen=True):
    """Throw a trap away that the clan has no room for."""

    trap: TrapNumber


# What is not an action


class UseAbility(Action, frozen=True):
    """Use the ability of a member or of equipment; `choice` by its place in the list."""

    source: SourceNumber
    choice: int


class Exchange(Action, frozen=True):
    """Put a die on this card and take one of another colour."""

    source: SourceNumber
    die: DieNumber
    into: DieNumber


class UseLoot(Action, frozen=True):
    """Use a loot token."""

    loot: LootNumber


class ExchangeForLoot(Action, frozen=True):
    """Throw a die away with this loot token and take the dice it promises."""

    loot: LootNumber
    die: DieNumber


class Heal(Action, frozen=True):
    """A wounded member drinks a potion."""

    member: MemberNumber


class SellTrophy(Action, frozen=True):
    """Sell the whole trophy of this monster."""

    monster: MonsterNumber


class Settle(Action, frozen=True):
    """This member settles this land."""

    land: LandNumber
    member: MemberNumber


# The adventure phase


class Roll(Action, frozen=True):
    """Roll one die of this colour."""

    die: DieNumber


class RollAll(Action, frozen=True):
    """Roll all dice that are left."""


class Reroll(Action, frozen=True):
    """Roll this die again."""

    die: DieNumber


class UseVenom(Action, frozen=True):
    """Use a venom in the attack."""


class Stop(Action, frozen=True):
    """Leave the result as it is."""


class TryLand(Action, frozen=True):
    """Roll for the land."""


class LeaveLand(Action, frozen=True):
    """Do not try for the land."""


class PayMission(Action, frozen=True):
    """Pay what the mission asks for."""


class PayTrap(Action, frozen=True):
    """Pay with this trap."""

    trap: TrapNumber


class ThrowMagic(Action, frozen=True):
    """Throw magic dice away, `dice` of them; the monster loses as many."""

    dice: Amount


class DivertTo(Action, frozen=True):
    """The die goes against the member on this path."""

    path: PathNumber


class RevealTrap(Action, frozen=True):
    """Turn this token up, counted from the top of its path."""

    path: PathNumber
    token: int


class LeaveTrap(Action, frozen=True):
    """Leave the token face down."""


class AimAt(Action, frozen=True):
    """The trick works on the member on this path."""

    path: PathNumber


class CancelTrick(Action, frozen=True):
    """Throw a defence token away, and the trick with it."""


class AllowTrick(Action, frozen=True):
    """Let the trick happen."""


class Steal(Action, frozen=True):
    """Steal a die of this colour."""

    die: DieNumber


class UseDefense(Action, frozen=True):
    """Cancel a hit with a defence token."""


class DrinkPotion(Action, frozen=True):
    """Take a wound back with a potion."""


class TakeHits(Action, frozen=True):
    """Let the hits that are left strike."""


class TakeLoot(Action, frozen=True):
    """Take this loot token."""

    loot: LootNumber


# The clean-up


class Promote(Action, frozen=True):
    """This member becomes chief."""

    member: MemberNumber


class PayWages(Action, frozen=True):
    """Pay the wages now."""


class LetGo(Action, frozen=True):
    """This member deserts."""

    member: MemberNumber


# The campaign


class GoOn(Action, frozen=True):
    """Begin the next game of the campaign."""


ACTIONS: tuple[type[Action], ...] = (
    ChooseClan, TakeGiftDie, TakeGift,
    Visit, Brew, Dig, Pawn, Send, UseLand, PassTurn,
    BuyTrap, Flasks, OrderBeer, Hire, BuyDefense, BuyGear, GiveGear, DropGear, Bargain,
    SendMember, AddDie, AddTrap, AddDefense, AddPotion, AddVenom, Done, DiscardTrap,
    UseAbility, Exchange, UseLoot, ExchangeForLoot, Heal, SellTrophy, Settle,
    Roll, RollAll, Reroll, UseVenom, Stop, TryLand, LeaveLand, PayMission, PayTrap, ThrowMagic, DivertTo,
    UseDefense, DrinkPotion, TakeHits, TakeLoot, Promote, PayWages, LetGo,
    RevealTrap, LeaveTrap, AimAt, CancelTrick, AllowTrick, Steal, GoOn,
)  # fmt: skip
