"""What a player may do, by the rulebook's verbs."""

from __future__ import annotations

from typing import Annotated, Literal

from herna.games.mage_knight.vocabulary.names import Terrain
from herna.games.programs import PROGRAM_ACTIONS
from herna.kernel import Action, Ref, Seat

CardNumber = Annotated[int, Ref("card")]
ColourNumber = Annotated[int, Ref("colour")]
EnemyNumber = Annotated[int, Ref("enemy")]
HeroNumber = Annotated[int, Ref("hero")]
HexNumber = Annotated[int, Ref("hex")]
PositionNumber = Annotated[int, Ref("position")]
SkillNumber = Annotated[int, Ref("skill")]
TacticNumber = Annotated[int, Ref("tactic")]
UnitNumber = Annotated[int, Ref("unit")]

ManaKind = Literal["token", "crystal", "die", "kept-die"]
Way = Literal["basic", "strong"]
Shape = Literal["move", "attack", "block"]
SidewaysKind = Literal["move", "influence", "attack", "block"]

# The round


class ChooseHero(Action, frozen=True):
    """Lead this hero; or name the one of the dummy player."""

    hero: HeroNumber


class TakeTactic(Action, frozen=True):
    """Take this tactic for the round."""

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


# The turn


class PlayCard(Action, frozen=True):
    """Play a card for its basic or its stronger effect."""

    card: CardNumber
    way: Way


class PlaySideways(Action, frozen=True):
    """Play a card sideways for one point."""

    card: CardNumber
    gives: SidewaysKind


class PayWith(Action, frozen=True):
    """Pay one mana: a crystal, a token or a die that shows `face`, used as `colour`."""

    kind: ManaKind
    face: ColourNumber
    colour: ColourNumber


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


class ReadyUnit(Action, frozen=True):
    """Make this unit, by its place, ready."""

    place: int


class ActivateUnit(Action, frozen=True):
    """Activate a unit, by its place, for one of its abilities."""

    place: int
    ability: int


class UseOfferUnit(Action, frozen=True):
    """Use an ability of a unit in the offer as if it were one's own."""

    unit: UnitNumber
    ability: int


class AttachBanner(Action, frozen=True):
    """Attach a banner to a unit, by its place."""

    card: CardNumber
    place: int


class UseBanner(Action, frozen=True):
    """Use what the banner of this unit can do."""

    place: int


class TakeBanner(Action, frozen=True):
    """Take the banner of this unit back."""

    place: int


class UseSkill(Action, frozen=True):
    """Use a skill."""

    skill: SkillNumber


class ChooseUnit(Action, frozen=True):
    """An effect works on this unit, by its place."""

    place: int


class ChooseRival(Action, frozen=True):
    """An effect touches this hero."""

    seat: Seat


class BorrowSkill(Action, frozen=True):
    """Use this skill of the common offer in this turn."""

    skill: SkillNumber


class ReturnToken(Action, frozen=True):
    """Send this skill token from the middle back to its owner, for what it gives."""

    skill: SkillNumber


class TurnUpSkill(Action, frozen=True):
    """Turn this skill up again, as its text allows."""

    skill: SkillNumber


class TurnWheel(Action, frozen=True):
    """Move the shield on the wheel of chaos by one, without effect."""


class UseBox(Action, frozen=True):
    """Use the box as the artifact that was turned up for it."""

    way: Way


class AttachBox(Action, frozen=True):
    """Attach the box as the banner that was turned up for it, to a unit by its place."""

    place: int


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

    number: int


class PutOnDeck(Action, frozen=True):
    """Put the cards on top of the deck, or under it."""

    top: bool


class MoveTo(Action, frozen=True):
    """Step to a neighbouring space."""

    hex: HexNumber


class Explore(Action, frozen=True):
    """Turn up a tile there."""

    position: PositionNumber


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
    """Take the path through the maze that costs so many move points."""

    path: int


class Burn(Action, frozen=True):
    """Try to burn down the monastery here."""


class Challenge(Action, frozen=True):
    """Challenge the rampaging enemy on that space."""

    hex: HexNumber


class Rest(Action, frozen=True):
    """Rest, discarding this card."""

    card: CardNumber


class EndTurn(Action, frozen=True):
    """End the turn."""


class Done(Action, frozen=True):
    """Nothing more of this."""


# Interaction


class RecruitUnit(Action, frozen=True):
    """Recruit a unit of the offer."""

    unit: UnitNumber


class RecruitOnTerms(Action, frozen=True):
    """Recruit a unit under the bonds of loyalty, or with a discount by its number among those in force (-1: none)."""

    unit: UnitNumber
    bonded: bool
    discount: int


class CommandWithCard(Action, frozen=True):
    """Let a card stand for the command token of the new unit."""


class Disband(Action, frozen=True):
    """Disband this unit, by its place, to make room."""

    place: int


class BuyHealing(Action, frozen=True):
    """Buy one healing point."""


class Learn(Action, frozen=True):
    """Learn an advanced action at the monastery."""

    card: CardNumber


class BuyArtifact(Action, frozen=True):
    """Buy an artifact in the red city; it comes at the end of the turn."""


class LearnUnseen(Action, frozen=True):
    """Learn the top card of the deck of advanced actions in the green city."""


class AddElite(Action, frozen=True):
    """Add an elite unit to the offer in the white city."""


class BuySpell(Action, frozen=True):
    """Buy a spell of the offer."""

    card: CardNumber


# Combat


class Target(Action, frozen=True):
    """Aim at this enemy of the combat too, by its place."""

    foe: int


class Retarget(Action, frozen=True):
    """Aim at nobody for now."""


class Strike(Action, frozen=True):
    """Carry the attack out."""


class BlockAttack(Action, frozen=True):
    """Block this attack of this enemy."""

    foe: int
    attack: int


class FinishBlock(Action, frozen=True):
    """Carry the block out."""


class Hinder(Action, frozen=True):
    """Spend one move point to lower an attack of a cumbersome enemy."""

    foe: int
    attack: int


class ChooseFoe(Action, frozen=True):
    """An effect works on this enemy of the combat."""

    foe: int


class ChooseAttack(Action, frozen=True):
    """An effect works on this attack of this enemy."""

    foe: int
    attack: int


class TurnPoints(Action, frozen=True):
    """Turn points of one kind into attack or block, by the effect of this number among those in force."""

    effect: int


class BuyEffect(Action, frozen=True):
    """Spend influence on the effect of this number among those in force."""

    effect: int


class BuyForUnit(Action, frozen=True):
    """Spend influence by the level of a unit on the effect of this number, for that unit, by its place."""

    effect: int
    place: int


class UseHeld(Action, frozen=True):
    """Use what an effect has kept ready, by its number among those."""

    effect: int


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


class NextPhase(Action, frozen=True):
    """Go on to the next phase of the combat."""


class SufferAttack(Action, frozen=True):
    """Now this attack does its damage."""

    foe: int
    attack: int


class AssignToUnit(Action, frozen=True):
    """Assign damage to a unit, by its place."""

    place: int


class AssignToHero(Action, frozen=True):
    """The hero takes all the damage that is left."""


# Rewards and levels


Reward = Literal["spell", "artifact", "advanced-action", "unit", "crystal", "crystals-each-colour", "chosen-crystal"]


class TakeReward(Action, frozen=True):
    """Take this reward next."""

    reward: Reward


class TakeCard(Action, frozen=True):
    """Take this card of an offer."""

    card: CardNumber


class PutBack(Action, frozen=True):
    """Put this artifact back under its deck."""

    card: CardNumber


class TakeSkill(Action, frozen=True):
    """Take this skill."""

    skill: SkillNumber


class ThrowWound(Action, frozen=True):
    """Throw a wound away: from hand, or from the discard pile."""

    discarded: bool


ACTIONS: tuple[type[Action], ...] = (
    ChooseHero, TakeTactic, AnnounceEnd, StartTurn, UseTactic, SpareCard, TakeSpared,
    Plunder,
    PlayCard, PlaySideways, PayWith, ChooseColour, DiscardCard, ThrowAwayCard, PlayInside, SetDie, PickDie, ReadyUnit,
    ActivateUnit, UseOfferUnit, AttachBanner, UseBanner, TakeBanner, UseSkill, ChooseUnit, SpendUnit,
    BorrowSkill, ReturnToken, TurnUpSkill, TurnWheel, UseBox, AttachBox, ChooseSpace, ChooseTerrain, ChooseKind,
    LookAtToken, LookAtPile, RecruitOnTerms, CommandWithCard, BuyForUnit, FlyTo,
    AnnounceNumber,
    PutOnDeck, ChooseRival, MoveTo, Explore, Heal, HealUnit, Interact, EnterSite, TakePath, Burn, Challenge, Rest,
    EndTurn, Done,
    RecruitUnit, Disband, BuyHealing, Learn, BuySpell, BuyArtifact, LearnUnseen, AddElite,
    Target, Retarget, Strike, BlockAttack, FinishBlock, Hinder, NextPhase, SufferAttack, AssignToUnit, AssignToHero,
    ChooseFoe, ChooseAttack, TurnPoints, BuyEffect, UseHeld, IgnoreTrait, TakeElement,
    KeepEnemy, UsePuppet, TakeReward, TakeCard, PutBack, TakeSkill, ThrowWound,
    *PROGRAM_ACTIONS,
)  # fmt: skip
