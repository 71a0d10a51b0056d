"""What words of cards, units and skills can give in a fight, as the most of it: never less than the rules would let
them give."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

from herna.games.mage_knight.vocabulary import points as word
from herna.games.mage_knight.vocabulary import specials, world
from herna.games.mage_knight.vocabulary.conditions import ScoutedEnemy
from herna.games.mage_knight.vocabulary.magic import (
    ColourOf,
    Crystal,
    Discard,
    Mana,
    PayMana,
    PlayCard,
    Recycle,
    Source,
    ThrowAway,
    UseAction,
)
from herna.games.mage_knight.vocabulary.names import ELEMENTS
from herna.games.programs.words import Branch, Choose, Flag, If, Later, May, Number, Op, Program, Scaled, Trigger, Word

ANY = len(ELEMENTS)
"""Points of an element that nobody resists."""
Points = tuple[int, int, int, int, int]
"""Points by element, the last ones of `ANY`."""
NO_POINTS: Points = (0, 0, 0, 0, 0)
MOST_WAYS = 12
"""How many ways of using something are told apart; more than that become one that gives as much as any of them."""
HARMLESS = (
    word.Move, word.Influence, word.Heal, word.HandLimit, word.Reputation, word.Wound, Discard, PayMana, ColourOf,
    ThrowAway, Recycle, world.TerrainCost, world.ExploreCost, world.Fly, world.RecruitDiscount,
    specials.WoundThisUnit, specials.ScoutToken,
)  # fmt: skip
"""Words that give no attack and no block, and nothing that could be made into one."""
WILD = (
    word.Convert, PlayCard, specials.BowTransform, specials.Leadership, specials.ForkedLightning, specials.Dueling,
)  # fmt: skip
"""Words by which anything could become possible."""
SPARED = 1_000_000
"""More block than could ever be needed: it stands for everything that keeps damage off."""
MANA_FLAGS = ("extra-source-die", "extra-die-black-is-any")
"""Changed rules that give one more die and nothing else."""
HARMLESS_FLAGS = (
    "no-provoke", "space-bending", "withdraw-to-start", "return-spent-crystals-end-turn", "ignore-reputation",
    "explore-distance", "stronger-attacks", "no-recruiting", "units-take-no-damage",
)  # fmt: skip
"""Changed rules that are of no use in a fight."""
WILD_FLAGS = (
    "ignore-site-fortification", "ignore-first-wound", "double-physical-attacks",
    "all-attacks-cold-fire", "all-attacks-siege",
)  # fmt: skip
OUTSIDE = (
    "end-turn",
    "unit-recruited",
    "move-space",
    "heal-point-of-this-spent",
    "wound-healed-from-hand",
    "unit-healed",
)
"""Events that never happen in a fight."""


class Most(NamedTuple):
    """The most that one use of something can give."""

    shots: Points = NO_POINTS
    """Ranged attacks, without siege."""
    sieges: Points = NO_POINTS
    strikes: Points = NO_POINTS
    """Attacks of every kind."""
    blocks: Points = NO_POINTS
    swift: Points = NO_POINTS
    """What blocks count more against swift attacks."""
    mana: int = 0
    """How much more mana can be paid."""
    credit: int = 0
    """How much of it comes into one's own possession."""
    fame: int = 0
    ready: int = 0
    """How many units can be made ready."""
    whole: bool = False
    """Do its points count in every phase, not in one only?"""
    wild: bool = False
    """May it bring anything that is needed?"""

    def with_more(self, other: Most) -> Most:
        """This and the other."""
        return Most(
            added(self.shots, other.shots),
            added(self.sieges, other.sieges),
            added(self.strikes, other.strikes),
            added(self.blocks, other.blocks),
            added(self.swift, other.swift),
            self.mana + other.mana,
            self.credit + other.credit,
            self.fame + other.fame,
            self.ready + other.ready,
            self.whole or other.whole,
            self.wild or other.wild,
        )

    def or_other(self, other: Most) -> Most:
        """As much as this or the other, whichever is more of each."""
        return Most(
            higher(self.shots, other.shots),
            higher(self.sieges, other.sieges),
            higher(self.strikes, other.strikes),
            higher(self.blocks, other.blocks),
            higher(self.swift, other.swift),
            max(self.mana, other.mana),
            max(self.credit, other.credit),
            max(self.fame, other.fame),
            max(self.ready, other.ready),
            self.whole or other.whole,
            self.wild or other.wild,
        )


def added(one: Points, other: Points) -> Points:
    """The points of both."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3], one[4] + other[4])


def higher(one: Points, other: Points) -> Points:
    """Of each element the more of both."""
    return (
        max(one[0], other[0]),
        max(one[1], other[1]),
        max(one[2], other[2]),
        max(one[3], other[3]),
        max(one[4], other[4]),
    )


NOTHING = Most()


class Scale(NamedTuple):
    """How far numbers can grow that hang on the fight."""

    foes: int
    """Enemies in it."""
    traits: int
    """Abilities, colours of attack and resistances of one of them."""
    hand: int
    """Cards in hand."""
    units: int
    acts: bool
    """Is the action of the turn still to be had?"""

    def most(self, number: Number) -> int | None:
        """The most that a number can be; None if that cannot be told."""
        if isinstance(number, int):
            return number
        if not isinstance(number, Scaled) or number.by_players:
            return None
        count = {
            "enemies-blocked": self.foes,
            "enemies-faced": self.foes,
            "blocked-enemy-traits": self.traits,
            "own-red-token": 1,
            "own-blue-token": 1,
            "own-white-token": 1,
            "own-green-token": 1,
            "$x": self.hand,
        }.get(number.per)
        if count is None:
            return None
        more = number.add * count
        return number.base + max(more if number.at_most is None else min(more, number.at_most), 0)


def of_element(n: int, element: str) -> Points:
    """Points of one element."""
    at = ELEMENTS.index(element) if element in ELEMENTS else ANY
    return tuple(n if one == at else 0 for one in range(ANY + 1))  # type: ignore[return-value]


def ways_of(program: Program | Sequence[Op], scale: Scale) -> tuple[Most, ...] | None:
    """What a program can give, by the choices in it; none at all if it cannot be used, None if that cannot be told."""
    total: tuple[Most, ...] = (NOTHING,)
    parts = [ways_of_word(one, scale) for one in program]
    if () in parts:
        return ()
    for more in parts:
        if more is None:
            return None
        if more != (NOTHING,):
            total = few([mine.with_more(its) for mine, its in product(total, more)])
    return total


def few(ways: Sequence[Most]) -> tuple[Most, ...]:
    """The same ways, each once; if they are too many, one that gives as much as any of them."""
    found = tuple(dict.fromkeys(ways))
    if len(found) <= MOST_WAYS:
        return found
    most = found[0]
    for one in found[1:]:
        most = most.or_other(one)
    return (most,)


def ways_of_word(one: Op, scale: Scale) -> tuple[Most, ...] | None:
    """What one word can give; None if that cannot be told."""
    match one:
        case word.Attack() | word.Block() | word.Fame() | word.NextCard() | word.Sideways():
            return ways_of_points(one, scale)
        case Mana() | Crystal() | Source() | Flag() | PlayCard(mode="strong", times=1):
            return ways_of_mana(one)
        case world.ChangeEnemy() | world.UnitBonus() | world.UnitGrant() | world.Ready():
            return ways_of_change(one, scale)
        case specials.HeroDamageShield() | specials.DamageToThisUnitFirst():
            return ways_of_change(one, scale)
        case Choose():
            return together([ways_of(each, scale) for each in one.of], one.pick)
        case May():
            return ways_of(one.do, scale)
        case If():
            return together([ways_of(one.then, scale), ways_of(one.otherwise, scale)])
        case Branch():
            return together([ways_of(each, scale) for each in (*one.to.values(), one.otherwise)])
        case UseAction():
            return (NOTHING,) if scale.acts else ()
        case word.Hold() | word.Buy() | Trigger() | Later():
            return ways_of_later(one, scale)
    return (NOTHING,) if isinstance(one, HARMLESS) else (Most(wild=True),) if isinstance(one, WILD) else None


def ways_of_later(one: Op, scale: Scale) -> tuple[Most, ...] | None:
    """What can come of a word by which something happens afterwards."""
    match one:
        case word.Hold():
            after = after_of(one.do, scale)
            return None if after is None else (after,)
        case word.Buy():
            after = after_of(one.do, scale)
            if after is None or after.mana or after.credit or after.fame:
                return None  # it can be bought again and again
            return (after._replace(wild=True, ready=scale.units if after.ready else 0),)
        case Trigger(event=event) | Later(event=event) if event in OUTSIDE:
            return (NOTHING,)
        case Trigger(event="enemy-defeated", do=(word.Fame(n=int(n)),)):
            if any(isinstance(condition, ScoutedEnemy) for condition in one.when):
                return (NOTHING,)  # whoever is met in this fight was not scouted in it
            return (Most(fame=n * (scale.foes + 2)),)
        case Trigger(event="attack-phase") | Later(event="attack-phase"):
            after = after_of(one.do, scale)
            return None if after is None else (after,)
    return None


def ways_of_mana(one: Op) -> tuple[Most, ...] | None:
    """What a word can give that is about mana."""
    match one:
        case Mana(n=int(n)) | Crystal(n=int(n)):
            return (Most(mana=n, credit=n),)
        case Source(do="take-and-set"):
            n = one.dice * one.tokens_per_die
            return (Most(mana=n, credit=n),)
        case Flag(name=name):
            if name in MANA_FLAGS:
                return (Most(mana=1),)
            if name == "ignore-first-wound":
                return (Most(blocks=of_element(SPARED, "")),)
            return (NOTHING,) if name in HARMLESS_FLAGS else (Most(wild=True),) if name in WILD_FLAGS else None
        case PlayCard():
            # What is added counts for each number of the card, of which it has two of a kind at most.
            more = of_element(2 * one.plus, "")
            return (Most(more, NO_POINTS, more, more, more, mana=1, credit=1),)
    return None


def ways_of_change(one: Op, scale: Scale) -> tuple[Most, ...] | None:
    """What a word can give that changes enemies or units: less armour is as good as points of any kind, and whatever
    makes attacks weaker or keeps damage off is as good as a block."""
    spared, nothing = of_element(SPARED, ""), NO_POINTS
    match one:
        case world.ChangeEnemy():
            least = [0 if n is None else n for n in (one.armour, one.armour_if_fortified)]
            every = one.target not in ("one", "one-attack", "one-other", "blocked-with-this")
            if one.destroy or one.lose or one.armour_set is not None or (every and scale.foes > 1):
                return (Most(wild=True),)
            if not all(isinstance(n, int) for n in least):
                return (Most(wild=True),)
            fewer = of_element(-min(0, *(n for n in least if isinstance(n, int))), "")
            weaker = spared if one.attack or one.one_attack or one.no_attack or one.cancel else nothing
            return (Most(sieges=fewer, strikes=fewer, blocks=weaker, whole=True),)
        case world.UnitBonus():
            attack, block = of_element(one.attack * scale.units, ""), of_element(one.block * scale.units, "")
            return (Most(sieges=attack, strikes=attack, blocks=spared if one.armour else block, whole=True),)
        case world.UnitGrant() | specials.HeroDamageShield() | specials.DamageToThisUnitFirst():
            return (Most(blocks=spared, whole=True),)
        case world.Ready():
            return (Most(ready=scale.units if one.all or one.levels_total is not None else one.n, wild=True),)
    return None


def ways_of_points(one: Op, scale: Scale) -> tuple[Most, ...] | None:
    """What a word can give that is about points."""
    match one:
        case word.Attack():
            n, after = scale.most(one.n), after_of(one.on_defeat, scale)
            if n is None or after is None:
                return None
            points = of_element(n, one.element)
            after = after._replace(fame=after.fame * (scale.foes + 2))
            kinds = {"ranged": Most(shots=points), "siege": Most(sieges=points)}
            return (kinds.get(one.kind, NOTHING)._replace(strikes=points).with_more(after),)
        case word.Block():
            n, after = scale.most(one.n), after_of(one.on_success, scale)
            if n is None or after is None:
                return None
            points = of_element(n * one.copies, one.element)
            return (Most(blocks=points, swift=points if one.twice_against else NO_POINTS).with_more(after),)
        case word.Fame(n=int(n)):
            return (Most(fame=n),)
        case word.NextCard():
            if one.gives == "move":
                return (NOTHING,)
            if one.times != 1:
                return (Most(wild=True),)
            # As above: two numbers of a kind at most.
            attack, block = (of_element(2 * (one.plus + more), "") for more in (one.plus_attack, one.plus_block))
            attack, block = (
                (attack if one.gives != "block" else NO_POINTS),
                (block if one.gives != "attack" else NO_POINTS),
            )
            return (Most(attack, NO_POINTS, attack, block, block),)
        case word.Sideways(n=int(n)):
            points = of_element(max(n, one.better_n), "physical")
            return (Most(strikes=points, blocks=points),)
    return None


def after_of(program: Program, scale: Scale) -> Most | None:
    """What follows once a block or an attack has succeeded; it may be of use later in the same fight."""
    ways = ways_of(program, scale)
    if ways is None:
        return None
    most = NOTHING
    for one in ways:
        most = most.or_other(one)
    return most._replace(whole=True)


def together(some: Sequence[tuple[Most, ...] | None], pick: int = 1) -> tuple[Most, ...] | None:
    """What any of these can give, or several of them one after another."""
    known = [one for one in some if one is not None]
    if len(known) < len(some):
        return None
    each = few([way for ways in known for way in ways])
    total: tuple[Most, ...] = each
    for _ in range(pick - 1):
        total = few([mine.with_more(its) for mine, its in product(total, each)])
    return total


def words_in(part: Any) -> Iterator[Word]:
    """Every word of a program, those inside other words too."""
    if isinstance(part, Word):
        yield part
        for name in part.__struct_fields__:
            yield from words_in(getattr(part, name))
    elif isinstance(part, tuple | list):
        for one in part:
            yield from words_in(one)
    elif isinstance(part, dict):
        for one in part.values():
            yield from words_in(one)
