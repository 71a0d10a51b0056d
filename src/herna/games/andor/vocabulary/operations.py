"""Operations: `{ op = "place", what = "gor", at = [8, 15] }`."""

from __future__ import annotations

from typing import Literal

from herna.games.andor.vocabulary.conditions import AnyCondition
from herna.games.andor.vocabulary.values import Amount, At, FogKind, Goods, Letter, Ransom, Spaces, Varies, Who, Word

# Heroes


class Op(Word, frozen=True, tag_field="op"):
    """Something that happens."""


class Willpower(Op, frozen=True, tag="willpower"):
    """Willpower changes by `n` (with `roll`: times the die, rolled by each hero, for the group by the lowest rank), 0
    to 20. `at-most`: who has more drops to it; `at-least`: who has less rises to it."""

    who: Who
    n: Amount = 0
    roll: Literal["", "hero", "red"] = ""
    at_most: int | None = None
    at_least: int | None = None


class Strength(Op, frozen=True, tag="strength"):
    """Strength changes by `n`, or is set `to` a number; always 1 to 14."""

    who: Who
    n: Amount = 0
    to: Amount | None = None


class Gold(Op, frozen=True, tag="gold"):
    """Each hero, or the group together, gets `n` gold."""

    who: Who
    n: Amount


class GiveArticle(Op, frozen=True, tag="article"):
    """Each hero, or the group together, gets `n` articles `what` (as stock and slots allow). A plain `gem`, `rune` or
    `herb` is a random one."""

    who: Who
    what: str
    n: Amount = 1


class Offer(Op, frozen=True, tag="offer"):
    """Each hero may once `pay` to `get`."""

    who: Who
    pay: Goods
    get: Goods


class Gamble(Op, frozen=True, tag="gamble"):
    """The hero may roll one die: on a face of `win` he gains its number in willpower, on any other he loses it."""

    who: Who
    win: tuple[int, ...]


class SpendHours(Op, frozen=True, tag="hours"):
    """The time marker moves on `n` hours."""

    who: Who
    n: int


class Forfeit(Op, frozen=True, tag="give-up"):
    """The hero gives up `n` gems or small articles of his choice; if he has none, `otherwise`."""

    who: Who
    what: Literal["gem", "small"]
    n: int = 1
    otherwise: tuple[AnyOp, ...] = ()


class SwimBack(Op, frozen=True, tag="swim-back"):
    """The swimmer stays on the shore he came from; the hour is gone."""


class RevealFog(Op, frozen=True, tag="reveal-fog"):
    """The hero turns up `n` fog tokens anywhere, without activating them."""

    who: Who
    n: int


class PeekEvent(Op, frozen=True, tag="peek-event"):
    """The hero looks at the next event card and puts it back or takes it out of the game."""

    who: Who


class DrawEvent(Op, frozen=True, tag="event"):
    """The next event card is carried out."""


class Stand(Op, frozen=True, tag="stand"):
    """The heroes are put on `at`: a space, the space of their rank, or their `home` (set-up of the first legend)."""

    who: Who
    at: int | Literal["rank", "home"]


class FirstPlayer(Op, frozen=True, tag="first-player"):
    """This hero begins the (next) day; the lowest rank if several qualify."""

    who: Who


# Operations on the board


class Place(Op, frozen=True, tag="place"):
    """`n` pieces `what` (creature, article, gold, gem, rune, herb, rubble, farmer, well, or a figure: prince,
    dwarves, witch, dark-mage, tower) are put on each space `at`; with `tens-and-ones` or a table `n` pieces in
    all."""

    what: str
    at: At
    n: Amount = 1
    facedown: bool = False
    """Rune stones, herbs, gems and rubble lie face down; a well is empty."""
    holds: str = ""
    """A piece that the creature stands on and takes along; it is free when the creature is defeated, and lies in the
    castle if the creature enters it."""
    clears: bool = False
    """A creature that stands there already is taken off first."""


class Remove(Op, frozen=True, tag="remove"):
    """Pieces or a figure `what` are taken off, from `at` or (nothing given) wherever they are, `n` of them of the
    group's choice; not if the group pays the ransom."""

    what: str
    at: Spaces = ()
    n: int | None = None
    ransom: Ransom | None = None


class Advance(Op, frozen=True, tag="advance"):
    """Creatures take `steps` along their arrows in the order of the sunrise: all, or the one on the lowest or highest
    space."""

    kind: str = "any"
    pick: Literal["all", "lowest", "highest"] = "all"
    steps: Amount = 1
    ransom: Ransom | None = None
    halt_at_gate: bool = False
    """Nobody steps onto space 0."""


class ComeDown(Op, frozen=True, tag="land"):
    """A flying creature lands on a space: heroes there lose 3 willpower (not below 1), figures and farmers there are
    lost, a creature there goes on along its arrow."""

    what: str
    at: At


class CloseWay(Op, frozen=True, tag="close-way"):
    """These two spaces no longer border on each other."""

    between: tuple[int, int]


class CloseMerchant(Op, frozen=True, tag="close-merchant"):
    """Nothing is sold on this space any more."""

    at: int


class Refuge(Op, frozen=True, tag="refuge"):
    """From now on a farmer led to this space is safe and counts like one in the castle; then `do`."""

    at: int
    do: tuple[AnyOp, ...] = ()


class FireBlast(Op, frozen=True, tag="fire-blast"):
    """A red die names the fire zone of the board that burns: heroes there lose 3 willpower; a shield saves its
    owner."""


class SpreadFog(Op, frozen=True, tag="fog"):
    """Fog tokens are shuffled and laid face down, one per space: `kinds` (nothing given: all of the box) without
    `without`, on `at` (nothing given: the fog spaces). If there are more spaces, the group says which stay empty; if
    more tokens, some are left over."""

    kinds: tuple[FogKind, ...] = ()
    without: tuple[FogKind, ...] = ()
    at: Spaces = ()


class StandardSetup(Op, frozen=True, tag="standard-setup"):
    """What every legend from the second on begins with: heroes on the space of their rank, full wells and fog on all
    their spaces, the lowest rank begins."""


# Operations on cards, tracks and the course of the game


class LayCreatureTokens(Op, frozen=True, tag="lay-creature-tokens"):
    """A creature token is laid face down on each letter; it is carried out when the narrator comes there."""

    letters: tuple[Letter, ...] | Varies[tuple[Letter, ...]]


class RevealCreatureToken(Op, frozen=True, tag="reveal-creature-token"):
    """`n` creature tokens are drawn and carried out."""

    n: Amount = 1


class DealFates(Op, frozen=True, tag="deal-fates"):
    """Every hero draws a fate."""


class RevealOpponent(Op, frozen=True, tag="reveal-opponent"):
    """One opponent of the legend is drawn and placed; `late`: with what it gains by waiting."""

    late: bool = False


class CardToLetter(Op, frozen=True, tag="card-to-letter"):
    """A die of a hero says at which letter the card (one without a letter of its own) is laid."""

    card: str
    table: tuple[Letter, Letter, Letter, Letter, Letter, Letter]


class NarratorTo(Op, frozen=True, tag="narrator-to"):
    """The narrator goes to the letter; cards on the way are passed over, the one there is read."""

    letter: Letter


class SunRises(Op, frozen=True, tag="sunrise"):
    """The sunrise box is carried out now."""


class Lasting(Op, frozen=True, tag="lasting"):
    """The card stays until it was used once: `do` for the first hero who stands on a space `at` (with `entering` also
    for one who only walks in). If several stand there now, the `tie` decides."""

    at: Spaces
    do: tuple[AnyOp, ...]
    entering: bool = False
    tie: Literal["lowest-rank", "highest-rank"] = "lowest-rank"


class Today(Op, frozen=True, tag="today"):
    """Until the end of the day: strength of all creatures changes, the last hour one may use, the willpower hours 8
    to 10 cost."""

    creature_strength: int = 0
    last_hour: int = 10
    hour_8: int | None = None
    hour_9: int | None = None
    hour_10: int | None = None


class ThisRound(Op, frozen=True, tag="this-round"):
    """For this round of the battle: dice of each fighter and of the creature (never below 1) and strength of the
    creature change; nobody fights from a neighbouring space; nobody uses a brew or herb."""

    dice: int = 0
    creature_dice: int = 0
    creature_strength: int = 0
    no_distance: bool = False
    no_potions: bool = False


class If(Op, frozen=True, tag="if"):
    """`then` if all conditions hold, else `otherwise`."""

    when: tuple[AnyCondition, ...]
    then: tuple[AnyOp, ...]
    otherwise: tuple[AnyOp, ...] = ()


class CheckEnd(Op, frozen=True, tag="check-end"):
    """The legend is won if all conditions of `win` hold, else lost."""


class Win(Op, frozen=True, tag="win"):
    """The legend is won."""


class Lose(Op, frozen=True, tag="lose"):
    """The legend is lost."""


AnyOp = (
    Willpower
    | Strength
    | Gold
    | GiveArticle
    | Offer
    | Gamble
    | SpendHours
    | Forfeit
    | SwimBack
    | RevealFog
    | PeekEvent
    | DrawEvent
    | Stand
    | FirstPlayer
    | Place
    | Remove
    | Advance
    | ComeDown
    | CloseWay
    | CloseMerchant
    | Refuge
    | FireBlast
    | SpreadFog
    | StandardSetup
    | LayCreatureTokens
    | RevealCreatureToken
    | DealFates
    | RevealOpponent
    | CardToLetter
    | NarratorTo
    | SunRises
    | Lasting
    | Today
    | ThisRound
    | If
    | CheckEnd
    | Win
    | Lose
)
Ops = tuple[AnyOp, ...]
