"""Operations: `{ op = "place", what = "gor", at = [8, 15] }`."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from herna.games.andor.vocabulary.values import Amount, At, FogKind, Goods, Letter, Ransom, Space, Spaces, Varies, Who
from herna.games.programs import Named, Op, Program, Standing


class AndorOp(Op, frozen=True):
    """Something that happens."""

    example: ClassVar[str] = ""
    about: ClassVar[str] = ""
    """What it is about: heroes, the board, or cards and time."""


class HeroOp(AndorOp, frozen=True):
    """Something that happens to heroes."""

    about = "heroes"


class BoardOp(AndorOp, frozen=True):
    """Something that happens on the board."""

    about = "board"


class CourseOp(AndorOp, frozen=True):
    """Something that happens to cards, to time and to the legend."""

    about = "course"


# Heroes


class Willpower(HeroOp, frozen=True, tag="willpower"):
    """Willpower changes by `n` (with `roll`, `"hero"` or `"red"`: times the die, rolled by each hero, for the group by
    the lowest rank), 0 to 20. `at-most`: whoever has more drops to it; `at-least`: whoever has less rises to it."""

    example = '{ op = "willpower", who = { span = [0, 20] }, n = -3 }'

    who: Who
    n: Amount = 0
    roll: Literal["", "hero", "red"] = ""
    at_most: int | None = None
    at_least: int | None = None


class Strength(HeroOp, frozen=True, tag="strength"):
    """Strength changes by `n`, or is set `to` a number; always 1 to 14."""

    example = '{ op = "strength", who = "all", to = 2 }'

    who: Who
    n: Amount = 0
    to: Amount | None = None


class Gold(HeroOp, frozen=True, tag="gold"):
    """Each hero, or the group together, gets `n` gold."""

    example = '{ op = "gold", who = "group", n = { 2 = 5, 3 = 6, 4 = 7 } }'

    who: Who
    n: Amount


class GiveArticle(HeroOp, frozen=True, tag="article"):
    """Each hero, or the group together, gets `n` articles `what` (as stock and slots allow). A plain `gem`, `rune` or
    `herb` is a random one."""

    example = '{ op = "article", who = "group", what = "wineskin", n = 2 }'

    who: Who
    what: Annotated[str, Named("article")]
    n: Amount = 1


class Offer(HeroOp, frozen=True, tag="offer"):
    """Each hero may once `pay` to `get`: gold, willpower, strength, an article, or `"any"` article a merchant sells."""

    example = '{ op = "offer", who = "all", pay = { gold = 2 }, get = { willpower = 5 } }'

    who: Who
    pay: Goods
    get: Goods


class Gamble(HeroOp, frozen=True, tag="gamble"):
    """The hero may roll one die: on a face of `win` he gains its number in willpower, on any other he loses it."""

    example = '{ op = "gamble", who = "lowest-rank", win = [5, 6] }'

    who: Who
    win: tuple[int, ...]


class SpendHours(HeroOp, frozen=True, tag="hours"):
    """The time marker moves on `n` hours."""

    example = '{ op = "hours", who = "that-hero", n = 1 }'

    who: Who
    n: int


class Forfeit(HeroOp, frozen=True, tag="give-up"):
    """The hero gives up `n` things of his choice, `"gem"` or `"small"` articles; if he has none, `otherwise`."""

    example = (
        '{ op = "give-up", who = "that-hero", what = "gem", otherwise = [{ op = "hours", who = "that-hero", n = 1 }] }'
    )

    who: Who
    what: Literal["gem", "small"]
    n: int = 1
    otherwise: Program = Program()


class SwimBack(HeroOp, frozen=True, tag="swim-back"):
    """The swimmer stays on the shore he came from; the hour is gone."""

    example = '{ op = "swim-back" }'


class RevealFog(HeroOp, frozen=True, tag="reveal-fog"):
    """The hero turns up `n` fog tokens anywhere, without activating them."""

    example = '{ op = "reveal-fog", who = "lowest-rank", n = 2 }'

    who: Who
    n: int


class PeekEvent(HeroOp, frozen=True, tag="peek-event"):
    """The hero looks at the next event card and puts it back or takes it out of the game."""

    example = '{ op = "peek-event", who = "highest-rank" }'

    who: Who


class DrawEvent(HeroOp, frozen=True, tag="event"):
    """The next event card is carried out."""

    example = '{ op = "event" }'


class Stand(HeroOp, frozen=True, tag="stand"):
    """The heroes are put on `at`: a space, the space of their `"rank"`, or their `"home"` (as in the first legend)."""

    example = '{ op = "stand", who = "all", at = 71 }'

    who: Who
    at: Space | Literal["rank", "home"]


class FirstPlayer(HeroOp, frozen=True, tag="first-player"):
    """This hero begins the (next) day; the lowest rank if several qualify."""

    example = '{ op = "first-player", who = "lowest-rank" }'

    who: Who


# The board


class Place(BoardOp, frozen=True, tag="place"):
    """`n` pieces `what` (creature, article, gold, gem, rune, herb, rubble, farmer, well, or a figure: prince,
    dwarves, witch, dark-mage, tower) are put on each space `at`; with `tens-and-ones` or a table `n` pieces in
    all."""

    example = '{ op = "place", what = "rune", at = "tens-and-ones", n = 5, facedown = true }'

    what: Annotated[str, Named("piece on the board")]
    at: At
    n: Amount = 1
    facedown: bool = False
    """Rune stones, herbs, gems and rubble lie face down; a well is empty."""
    holds: Annotated[str, Named("piece")] = ""
    """A piece that the creature stands on and takes along; it is free when the creature is defeated, and lies in the
    castle if the creature enters it."""
    clears: bool = False
    """A creature that stands there already is taken off first."""


class Remove(BoardOp, frozen=True, tag="remove"):
    """Pieces or a figure `what` are taken off, from `at` or (nothing given) wherever they are, `n` of them of the
    group's choice; not if the group pays the ransom."""

    example = '{ op = "remove", what = "farmer", n = 1, ransom = { n = 3 } }'

    what: Annotated[str, Named("piece on the board")]
    at: Spaces = ()
    n: int | None = None
    ransom: Ransom | None = None


class Advance(BoardOp, frozen=True, tag="advance"):
    """Creatures take `steps` along their arrows in the order of the sunrise: `pick` is `"all"`, or the one on the
    `"lowest"` or `"highest"` space; not if the group pays the ransom."""

    example = '{ op = "advance", kind = "gor", pick = "lowest" }'

    kind: Annotated[str, Named("creature or any")] = "any"
    pick: Literal["all", "lowest", "highest"] = "all"
    steps: Amount = 1
    ransom: Ransom | None = None
    halt_at_gate: bool = False
    """Nobody steps onto space 0."""


class ComeDown(BoardOp, frozen=True, tag="land"):
    """A flying creature lands on a space: heroes there lose 3 willpower (not below 1), figures and farmers there are
    lost, a creature there goes on along its arrow."""

    example = '{ op = "land", what = "dragon", at = [57] }'

    what: Annotated[str, Named("creature")]
    at: At


class CloseWay(BoardOp, frozen=True, tag="close-way"):
    """These two spaces no longer border on each other."""

    example = '{ op = "close-way", between = [16, 48] }'

    between: tuple[Space, Space]


class CloseMerchant(BoardOp, frozen=True, tag="close-merchant"):
    """Nothing is sold on this space any more."""

    example = '{ op = "close-merchant", at = 18 }'

    at: Annotated[Space, Named("merchant")]


class Refuge(BoardOp, frozen=True, tag="refuge"):
    """From now on a farmer led to this space is safe and counts like one in the castle; then `do`."""

    example = '{ op = "refuge", at = 71, do = [{ op = "strength", who = "that-hero", n = 1 }] }'

    at: Space
    do: Program = Program()


class FireBlast(BoardOp, frozen=True, tag="fire-blast"):
    """A red die names the fire zone of the board that burns: heroes there lose 3 willpower; a shield saves its
    owner."""

    example = '{ op = "fire-blast" }'


class SpreadFog(BoardOp, frozen=True, tag="fog"):
    """Fog tokens are shuffled and laid face down, one per space: `kinds` (nothing given: all of the box) without
    `without`, on `at` (nothing given: the fog spaces). If there are more spaces, the group says which stay empty; if
    more tokens, some are left over."""

    example = '{ op = "fog", without = ["gor"] }'

    kinds: tuple[FogKind, ...] = ()
    without: tuple[FogKind, ...] = ()
    at: Spaces = ()


class StandardSetup(BoardOp, frozen=True, tag="standard-setup"):
    """What every legend from the second on begins with: heroes on the space of their rank, full wells and fog on all
    their spaces, the lowest rank begins."""

    example = '{ op = "standard-setup" }'


# Cards, tracks and the course of the game


class LayCreatureTokens(CourseOp, frozen=True, tag="lay-creature-tokens"):
    """A creature token is laid face down on each letter; it is carried out when the narrator comes there."""

    example = '{ op = "lay-creature-tokens", letters = ["B", "E", "H"] }'

    letters: tuple[Letter, ...] | Varies[tuple[Letter, ...]]


class RevealCreatureToken(CourseOp, frozen=True, tag="reveal-creature-token"):
    """`n` creature tokens are drawn and carried out."""

    example = '{ op = "reveal-creature-token", n = 2 }'

    n: Amount = 1


class DealFates(CourseOp, frozen=True, tag="deal-fates"):
    """Every hero draws a fate."""

    example = '{ op = "deal-fates" }'


class RevealOpponent(CourseOp, frozen=True, tag="reveal-opponent"):
    """One opponent of the legend is drawn and placed; `late`: with what it gains by waiting."""

    example = '{ op = "reveal-opponent", late = true }'

    late: bool = False


class CardToLetter(CourseOp, frozen=True, tag="card-to-letter"):
    """A die of a hero says at which letter the card (one without a letter of its own) is laid."""

    example = '{ op = "card-to-letter", card = "runes", table = ["B", "D", "E", "F", "F", "H"] }'

    card: Annotated[str, Named("card")]
    table: tuple[Letter, Letter, Letter, Letter, Letter, Letter]


class NarratorTo(CourseOp, frozen=True, tag="narrator-to"):
    """The narrator goes to the letter; cards on the way are passed over, the one there is read."""

    example = '{ op = "narrator-to", letter = "N" }'

    letter: Letter


class SunRises(CourseOp, frozen=True, tag="sunrise"):
    """The sunrise box is carried out now."""

    example = '{ op = "sunrise" }'


class AwaitHero(CourseOp, frozen=True, tag="lasting"):
    """The card stays until it was used once: `do` for the first hero who stands on a space `at` (with `entering` also
    for one who only walks in). If several stand there now, the `tie` decides."""

    example = '{ op = "lasting", at = [9], do = [{ op = "gold", who = "that-hero", n = 2 }] }'

    at: Spaces
    do: Program
    entering: bool = False
    tie: Literal["lowest-rank", "highest-rank"] = "lowest-rank"


class Today(CourseOp, frozen=True, tag="today"):
    """Until the end of the day: strength of all creatures changes, the last hour one may use, the willpower hours 8
    to 10 cost."""

    example = '{ op = "today", hour-9 = 3, hour-10 = 3 }'

    creature_strength: int = 0
    last_hour: int = 10
    hour_8: int | None = None
    hour_9: int | None = None
    hour_10: int | None = None


class ThisRound(Standing, CourseOp, frozen=True, tag="this-round"):
    """For this round of the battle: dice of each fighter and of the creature (never below 1) and strength of the
    creature change; nobody fights from a neighbouring space; nobody uses a brew or herb."""

    example = '{ op = "this-round", creature-strength = 4 }'

    dice: int = 0
    creature_dice: int = 0
    creature_strength: int = 0
    no_distance: bool = False
    no_potions: bool = False


class CheckEnd(CourseOp, frozen=True, tag="check-end"):
    """The legend is won if all conditions of `win` hold, else lost."""

    example = '{ op = "check-end" }'


class Win(CourseOp, frozen=True, tag="win"):
    """The legend is won."""

    example = '{ op = "win" }'


class Lose(CourseOp, frozen=True, tag="lose"):
    """The legend is lost."""

    example = '{ op = "lose" }'
