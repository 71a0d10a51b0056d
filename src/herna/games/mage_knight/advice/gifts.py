"""What cards, units and skills give, read off their programs: numbers on paper, for whoever weighs them up."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.printed import ManaCost
from herna.games.mage_knight.setting import NONE, KnightSetting
from herna.games.mage_knight.vocabulary import conditions
from herna.games.mage_knight.vocabulary.magic import Crystal, Discard, Mana, PayMana, ThrowAway
from herna.games.mage_knight.vocabulary.names import ELEMENTS, KINDS
from herna.games.mage_knight.vocabulary.points import (
    Attack,
    Block,
    Draw,
    Fame,
    Heal,
    Hold,
    Influence,
    Move,
    Reputation,
    Wound,
)
from herna.games.mage_knight.vocabulary.specials import WoundThisUnit
from herna.games.memo import by_setting
from herna.games.programs.words import Branch, Choose, Flag, If, May, Number, Op, Scaled
from herna.kernel import Action

MOVE, INFLUENCE, HEAL, MELEE, RANGED, SIEGE, BLOCK = range(7)
"""What points are for."""
MOST_GIFTS = 16
"""How many different outcomes of one program are kept."""

Points = tuple[tuple[int, int, int], ...]
"""Points by what they are for, their element, and how many."""


class Gift(NamedTuple):
    """One outcome of a program: points, and what else it brings or (below 0) costs, in points of the score."""

    points: Points = ()
    extra: float = 0.0


EXTRAS: dict[type[Op], float] = {
    Mana: 0.3, Crystal: 0.6, Draw: 0.5, Fame: 1.0, PayMana: -0.4, Discard: -0.6, ThrowAway: -1.2, Wound: -1.6,
    WoundThisUnit: -1.8,
}  # fmt: skip


def number_in(n: Number) -> int:
    """A number on paper: what it grows with is counted once.

    >>> number_in(3), number_in(Scaled(base=2, add=2, per="enemies-blocked"))
    (3, 4)
    """
    if isinstance(n, int):
        return n
    return (n.base if isinstance(n.base, int) else 0) + n.add if isinstance(n, Scaled) else 1


def gifts(program: Sequence[Op], *, night: bool) -> list[Gift]:
    """Every outcome of a program, as far as points can tell.

    >>> from herna.games.mage_knight.components import box
    >>> rage = next(card for card in box().basic_actions if card.id == "rage")
    >>> [gift.points for gift in gifts(rage.basic, night=False)]
    [((3, 0, 2),), ((6, 0, 2),)]
    """
    found = [Gift()]
    for word in program:
        more = gifts_of(word, night=night)
        if more != [Gift()]:
            found = [Gift(one.points + other.points, one.extra + other.extra) for one, other in product(found, more)][
                :MOST_GIFTS
            ]
    return found


def gifts_of(word: Op, *, night: bool) -> list[Gift]:
    """Every outcome of one operation."""
    found = [Gift((), EXTRAS.get(type(word), 0.0))]
    match word:
        case Move():
            found = [Gift(((MOVE, 0, number_in(word.n)),))]
        case Influence():
            found = [Gift(((INFLUENCE, 0, number_in(word.n)),))]
        case Heal():
            found = [Gift(((HEAL, 0, number_in(word.n)),))]
        case Attack():
            found = [Gift(((MELEE + KINDS.index(word.kind), ELEMENTS.index(word.element), number_in(word.n)),))]
        case Block():
            by_time = "ice" if night else "fire"
            element = by_time if word.element == "fire-day-ice-night" else word.element
            found = [Gift(((BLOCK, ELEMENTS.index(element), number_in(word.n)),))]
        case Choose():
            found = [gift for one in word.of for gift in gifts(one, night=night)]
        case May():
            found = [Gift(), *gifts(word.do, night=night)]
        case Hold():
            found = gifts(word.do, night=night)
        case Branch():
            found = [gift for one in word.to.values() for gift in gifts(one, night=night)]
        case If():
            found = gifts(word.then if met(word, night=night) else word.otherwise, night=night)
        case Reputation():
            found = [Gift((), 0.4 * word.n)]
    return found


def met(word: If, *, night: bool) -> bool:
    """Do the conditions hold on paper? Day and night are known, everything else is taken not to hold."""
    now = conditions.Night if night else conditions.Day
    return bool(word.when) and all(isinstance(condition, now) for condition in word.when)


class Use(NamedTuple):
    """One way of using a card, a unit or a skill: what is done, the mana it takes, and what it gives."""

    action: Action
    mana: ManaCost
    points: Points
    extra: float = 0.0


@by_setting
def ways_of_card(setting: KnightSetting, card: int, *, night: bool) -> tuple[Use, ...]:
    """Every way of playing a card that gives points."""
    info = setting.cards[card]
    if info is None:
        return ()
    plain, powered = (setting.card_costs[strong][card] for strong in (False, True))
    found = [Use(act.PlayCard(card, "basic"), plain, *gift) for gift in gifts(info.basic, night=night)]
    lost = -3.0 if card in setting.artifact_range else 0.0
    for gift in gifts(info.strong, night=night):
        found.append(Use(act.PlayCard(card, "strong"), powered, gift.points, gift.extra + lost))
    sides: tuple[tuple[act.SidewaysKind, int], ...] = (
        ("move", MOVE), ("influence", INFLUENCE), ("attack", MELEE), ("block", BLOCK),
    )  # fmt: skip
    found += [Use(act.PlaySideways(card, name), (), ((kind, 0, 1),)) for name, kind in sides]
    return tuple(way for way in found if way.points)


@by_setting
def gives_mana(setting: KnightSetting, card: int) -> bool:
    """Does a card give crystals or mana when it is played plainly, and nothing else that counts?"""
    info = setting.cards[card]
    if info is None:
        return False
    return any(gift.extra > 0 and not gift.points for gift in gifts(info.basic, night=False))


@by_setting
def frees_mana(setting: KnightSetting, card: int) -> bool:
    """Does a card give mana for this turn when it is played plainly, a token or one more die?"""
    info = setting.cards[card]
    return info is not None and any(
        isinstance(word, Mana) or (isinstance(word, Flag) and word.name == "extra-source-die") for word in info.basic
    )


@by_setting
def ways_of_unit(setting: KnightSetting, kind: int, place: int, *, night: bool) -> tuple[Use, ...]:
    """Every way of using a unit at a place that gives points."""
    found = []
    for number, ability in enumerate(setting.units[kind].abilities):
        mana = setting.ability_costs[kind][number]
        for gift in gifts(ability.do, night=night):
            found.append(Use(act.ActivateUnit(place, number), mana, *gift))
    return tuple(way for way in found if way.points)


@by_setting
def ways_of_skill(setting: KnightSetting, skill: int, *, night: bool) -> tuple[Use, ...]:
    """Every way of using a skill that gives points."""
    info = setting.skills[skill]
    if info.use == "passive":
        return ()
    spent = -0.6 if info.use == "round" else 0.0
    made = [Use(act.UseSkill(skill), (), gift.points, gift.extra + spent) for gift in gifts(info.do, night=night)]
    return tuple(way for way in made if way.points)


WEIGHT = (0.7, 0.55, 1.0, 1.0, 1.7, 1.9, 0.75)
"""What a point is worth by what it is for, beside one point of attack."""


def best_of(ways: Sequence[Use], *, mana: float = 0.8) -> float:
    """How much the best way gives, with mana as a cost."""
    return max(
        (sum(WEIGHT[kind] * n for kind, _, n in way.points) + way.extra - mana * len(way.mana) for way in ways),
        default=0.0,
    )


@by_setting
def card_quality(setting: KnightSetting, card: int) -> float:
    """How good a card is to have: a plain one about 3, a strong one 6 and more."""
    info = setting.cards[card]
    if info is None:
        return 0.0
    special = 1.0 if len(info.colour) != 1 or card in setting.artifact_range else 0.0
    return max(best_of(ways_of_card(setting, card, night=night)) for night in (False, True)) + special


@by_setting
def unit_quality(setting: KnightSetting, kind: int) -> float:
    """How good a unit is to have, as a card that is ready once a round; with what its armour takes."""
    info = setting.units[kind]
    ways = ways_of_unit(setting, kind, NONE, night=False)
    return best_of(ways) + 0.3 * info.armour + 0.4 * len(info.resists) + 0.5 * len(info.abilities)


@by_setting
def skill_quality(setting: KnightSetting, skill: int) -> float:
    """How good a skill is to have: those of every turn count most."""
    found = best_of(ways_of_skill(setting, skill, night=False))
    return 2 * found if setting.skills[skill].use == "turn" else max(found, 1.0)
