"""What only one card does: each word is named after its card, and its deed is a function of that name."""

from __future__ import annotations

from msgspec import field

from herna.games.mage_knight.vocabulary.names import Element
from herna.games.mage_knight.vocabulary.roots import KnightOp
from herna.games.programs import BoundName, ReadName, Special, Word


class SpendRivalUnits(Special, KnightOp, frozen=True, tag="spend-rival-units"):
    """If a unit was made ready, one ready unit up to a level may be spent in the area of each other player."""

    max_level: int


class ShieldLine(Word, frozen=True):
    """`n` damage of these elements is ignored."""

    elements: tuple[Element, ...]
    n: int


class HeroDamageShield(Special, KnightOp, frozen=True, tag="hero-damage-shield"):
    """Of the damage that one attack would do to the hero a part is ignored, as one of these lines says."""

    lines: tuple[ShieldLine, ...]


class WingsOfNight(Special, KnightOp, frozen=True, tag="wings-of-night"):
    """An enemy is picked and does not attack; further ones cost 1, 2, 3 … move points made in combat."""


class TimeBending(Special, KnightOp, frozen=True, tag="time-bending"):
    """At the end of the turn this card is put aside for the round, all others played come back to hand, nothing is
    drawn, and another turn follows."""


class CallToArms(Special, KnightOp, frozen=True, tag="call-to-arms"):
    """Once in this turn an ability of a unit in the offer is used as if it were one's own."""


class ManaMeltdown(Special, KnightOp, frozen=True, tag="mana-meltdown"):
    """Every other player loses a random crystal or takes a wound; the caster may take one of those lost."""


class ManaRadiance(Special, KnightOp, frozen=True, tag="mana-radiance"):
    """A basic colour is named: everybody takes a wound for each crystal of it, then the caster gains two."""


class ManaClaim(Special, KnightOp, frozen=True, tag="mana-claim"):
    """A die of a basic colour is kept out of the Source for the round; its colour is bound."""

    as_: BoundName = field(name="as", default="c")


class ManaCurse(Special, KnightOp, frozen=True, tag="mana-curse"):
    """Others who use mana of the bound colour in their own turn take a wound, once a turn, until the round ends."""

    colour: ReadName


class MindRead(Special, KnightOp, frozen=True, tag="mind-read"):
    """A colour is named and a crystal of it gained; every other player discards a card of that colour or shows the
    hand."""


class MindSteal(Special, KnightOp, frozen=True, tag="mind-steal"):
    """As Mind Read; then one of the discarded action cards may be taken for good."""


class Sacrifice(Special, KnightOp, frozen=True, tag="sacrifice"):
    """Pairs of crystals of two colours become attacks, then tokens."""


class Possess(Special, KnightOp, frozen=True, tag="possess"):
    """An enemy does not attack."""


class BowTransform(Special, KnightOp, frozen=True, tag="bow-transform"):
    """Each ranged attack counts double or becomes siege; each siege attack may count double as ranged."""


class CircletUse(Special, KnightOp, frozen=True, tag="circlet-use"):
    """A skill of the common offer is used as if it were one's own."""


class CircletTake(Special, KnightOp, frozen=True, tag="circlet-take"):
    """A skill of the common offer is taken for good."""


class MysteriousBox(Special, KnightOp, frozen=True, tag="mysterious-box"):
    """The top artifact is turned up; this card may be used as that one."""


class AttachAsCommandToken(Special, KnightOp, frozen=True, tag="attach-as-command-token"):
    """This card lies under a unit recruited in this turn in place of a command token."""


class Rethink(Special, KnightOp, frozen=True, tag="rethink"):
    """Up to three hand cards are discarded and as many drawn, then the discard pile is shuffled into the deck."""


class ManaSteal(Special, KnightOp, frozen=True, tag="mana-steal"):
    """A die of a basic colour lies on this card until it is used in one turn of the day."""


class Planning(Special, KnightOp, frozen=True, tag="planning"):
    """With at least two cards in hand the hand limit counts one higher when drawing up."""


class TheRightMoment(Special, KnightOp, frozen=True, tag="the-right-moment"):
    """Once in this day another turn follows right after this one."""


class LongNight(Special, KnightOp, frozen=True, tag="long-night"):
    """Once in this night, when the deck is empty, three random cards of the discard pile become the deck."""


class ManaSearch(Special, KnightOp, frozen=True, tag="mana-search"):
    """Once a turn up to two dice of the Source are rolled again, depleted gold ones first."""


class MidnightMeditation(Special, KnightOp, frozen=True, tag="midnight-meditation"):
    """Once in this night, before a turn, up to five hand cards are shuffled into the deck and as many drawn."""


class Preparation(Special, KnightOp, frozen=True, tag="preparation"):
    """Any card of the deck is taken to hand, then the deck is shuffled."""


class SparingPower(Special, KnightOp, frozen=True, tag="sparing-power"):
    """Before each turn the top card of the deck goes under this card, or all cards under it come to hand."""


class ClosestHeroWound(Special, KnightOp, frozen=True, tag="closest-hero-wound"):
    """One of the wounds thrown away goes to the hand of the nearest hero."""


class Polarize(Special, KnightOp, frozen=True, tag="polarize"):
    """One mana is used as its opposite."""


class SpendAtOnce(Special, KnightOp, frozen=True, tag="spend-at-once"):
    """The token just gained must be spent at once."""


class MotivationLock(Special, KnightOp, frozen=True, tag="motivation-lock"):
    """No Motivation skill may be used before the end of one's next turn."""


class BondsOfLoyalty(Special, KnightOp, frozen=True, tag="bonds-of-loyalty"):
    """The token is a command token for one unit that costs five less and cannot be disbanded."""


class KnowYourPrey(Special, KnightOp, frozen=True, tag="know-your-prey"):
    """An ability, a resistance or an element of one enemy is ignored."""


class Dueling(Special, KnightOp, frozen=True, tag="dueling"):
    """Block 1 against an attack; one fame more if that enemy is beaten and no unit had a part in it."""


class DuelStrike(Special, KnightOp, frozen=True, tag="duel-strike"):
    """The attack of a duel, against the enemy whose attack was blocked in it."""


class PossessedStrike(Special, KnightOp, frozen=True, tag="possessed-strike"):
    """The attacks of the possessed enemy, against any other."""


class PuppetMaster(Special, KnightOp, frozen=True, tag="puppet-master"):
    """A defeated enemy's token is kept, or a kept one is used for half its attack or armour."""


class MasterOfChaos(Special, KnightOp, frozen=True, tag="master-of-chaos"):
    """The shield moves on the wheel of colours and gives what it lands on."""


class ForkedLightning(Special, KnightOp, frozen=True, tag="forked-lightning"):
    """One point of ranged cold fire against each of up to three enemies."""


class Shapeshift(Special, KnightOp, frozen=True, tag="shapeshift"):
    """A basic action's move, attack or block becomes one of the others."""


class Leadership(Special, KnightOp, frozen=True, tag="leadership"):
    """A unit that is activated blocks by three more, attacks by two more, or shoots by one more."""


class ManaOverloadCentre(Special, KnightOp, frozen=True, tag="mana-overload-centre"):
    """The first card powered with mana of the marked colour gives four more, then the token returns."""


class ManaExploitCentre(Special, KnightOp, frozen=True, tag="mana-exploit-centre"):
    """Others who use mana of another colour in their own turn take a wound, one per colour."""


class SourceFreezeCentre(Special, KnightOp, frozen=True, tag="source-freeze-centre"):
    """Others may not use their usual die."""


class ManaSuppressionCentre(Special, KnightOp, frozen=True, tag="mana-suppression-centre"):
    """The first basic mana of others in a turn costs one more of its colour, which lies on the token."""


class ScoutToken(Special, KnightOp, frozen=True, tag="scout-token"):
    """A face-down token within three spaces, or the top of a pile, is looked at; one fame if it is beaten in this
    turn."""


class DamageToThisUnitFirst(Special, KnightOp, frozen=True, tag="damage-to-this-unit-first"):
    """What is left of that attack is assigned to this unit first."""


class WoundThisUnit(Special, KnightOp, frozen=True, tag="wound-this-unit"):
    """The unit that uses this gets a wound."""
