"""What a hero has at hand in a fight, as the most it could give: never less than the rules would let it give."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from herna.games.mage_knight.fight.foes import foes_of, has
from herna.games.mage_knight.printed import ManaCost, purpose
from herna.games.mage_knight.rules.hero import can_act, serves
from herna.games.mage_knight.rules.mana import dice_left, free_dice, payments
from herna.games.mage_knight.setting import NONE, WOUND, KnightSetting
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary import points as word
from herna.games.mage_knight.vocabulary.magic import Crystal, Discard, Mana, PayMana, PlayCard, Source
from herna.games.mage_knight.vocabulary.specials import WoundThisUnit
from herna.games.mage_knight.vocabulary.world import ExploreCost, Fly, TerrainCost
from herna.games.memo import by_setting
from herna.games.programs import Lasting, Ledger, word_at
from herna.games.programs.words import Branch, Choose, Flag, If, May, Op, Program, Word

Most = tuple[int, int, int, int]
"""The most that something can give: from afar, as a block, as an attack, and as mana."""
NOTHING: Most = (0, 0, 0, 0)
HARMLESS = (
    word.Move, word.Influence, word.Heal, word.HandLimit, word.Reputation, Discard, PayMana, TerrainCost, ExploreCost,
    Fly, WoundThisUnit,
)  # fmt: skip
"""Words that give no attack and no block, and nothing that could be made into one."""
MANA_FLAGS = ("extra-source-die", "extra-die-black-is-any")
"""Changed rules that give mana and nothing else."""
POINT_USERS = (word.Convert, word.Buy)
"""Words that make use of move and influence points in a fight."""


class Use(NamedTuple):
    """One way of using something: the most it gives (None: that cannot be told), and the mana it costs."""

    most: Most | None
    groups: ManaCost = ()


def most_of(program: Program | tuple[Op, ...]) -> Most | None:
    """The most that a program can give; None if that cannot be told."""
    total: Most = NOTHING
    for one in program:
        more = most_of_word(one)
        if more is None:
            return None
        total = (total[0] + more[0], total[1] + more[1], total[2] + more[2], total[3] + more[3])
    return total


def most_of_word(one: Op) -> Most | None:
    """The most that one word can give; None if that cannot be told."""
    match one:
        case word.Attack(n=int(n), on_defeat=()):
            return (0, 0, n, 0) if one.kind == "melee" else (n, 0, n, 0)
        case word.Block(n=int(n), on_success=(), copies=1):
            return (0, 2 * n if one.twice_against else n, 0, 0)
        case Mana(n=int(n)) | Crystal(n=int(n)):
            return (0, 0, 0, n)
        case Source(do="take-and-set"):
            return (0, 0, 0, one.dice * one.tokens_per_die)
        case Flag(name=name) if name in MANA_FLAGS:
            return (0, 0, 0, 1)
        case PlayCard(mode="strong", times=1):
            # What is added counts for each number of the card, of which it has two of a kind at most.
            return (2 * one.plus, 2 * one.plus, 2 * one.plus, 1)
        case Choose():
            found = best_of([most_of(each) for each in one.of])
            if found is None:
                return None
            return (found[0] * one.pick, found[1] * one.pick, found[2] * one.pick, found[3] * one.pick)
        case May():
            return most_of(one.do)
        case If():
            return best_of([most_of(one.then), most_of(one.otherwise)])
        case Branch():
            return best_of([most_of(each) for each in one.to.values()])
    return NOTHING if isinstance(one, HARMLESS) else None


def best_of(some: list[Most | None]) -> Most | None:
    """The most that any of these gives."""
    known = [one for one in some if one is not None]
    if len(known) < len(some):
        return None
    far, block, near, mana = (max((one[at] for one in known), default=0) for at in range(4))
    return far, block, near, mana


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


@by_setting
def card_uses(setting: KnightSetting, card: int) -> tuple[Use, ...]:
    """The ways of using a card."""
    info = setting.cards[card]
    if info is None:
        return ()
    found = [Use((0, 1, 1, 0))]
    for program, strong in ((info.basic, False), (info.strong, True)):
        if purpose(info, strong=strong) == "heal":
            continue  # MK-3.6: never in combat
        most = most_of(program)
        if most is None or any(most):
            found.append(Use(most, setting.card_costs[strong][card]))
    return tuple(found)


@by_setting
def unit_uses(setting: KnightSetting, kind: int) -> tuple[Use, ...]:
    """The ways of using a unit."""
    info = setting.units[kind]
    if info.several_abilities:
        return (Use(None),)
    return tuple(
        Use(most_of(ability.do), setting.ability_costs[kind][number]) for number, ability in enumerate(info.abilities)
    )


@by_setting
def skill_uses(setting: KnightSetting, skill: int) -> tuple[Use, ...]:
    """The ways of using a skill."""
    return (Use(most_of(setting.skills[skill].do)),)


Thing = tuple[tuple[tuple[Most, int], ...], bool]
"""Something that can be used once: the most it gives and the mana it costs, by way; and whether it is a card."""


class Stock(NamedTuple):
    """What is left to be used, and how much mana there is to use it with."""

    things: tuple[Thing, ...]
    mana: int
    gains: bool
    """Can mana be gained?"""


def stock(state: KnightState, seat: int) -> Stock | None:
    """What a hero has left in a fight; None if something is there that could give anything."""
    setting = state.setting
    if not all(is_harmless(state, thing) for thing in state.lasting) or state.turn_of(seat).loans:
        return None
    things = [(card_uses(setting, card), True) for card in state.hand[seat] if card != WOUND]
    if not state.fighting(seat).terms.alone:
        for place, unit in enumerate(state.units[seat]):
            if unit.banner != NONE:
                return None
            if can_act(unit) and serves(state, seat, place):
                things.append((unit_uses(setting, unit.kind), False))
    things += [
        (skill_uses(setting, skill), False) for skill in state.skills[seat] if skill not in state.skills_used[seat]
    ]
    gains = any(use.most is None or use.most[3] for uses, _ in things for use in uses)
    found: list[Thing] = []
    for uses, card in things:
        fit = uses if gains else [use for use in uses if payable(state, seat, use.groups)]
        kept: set[tuple[Most, int]] = set()
        for use in fit:
            if use.most is None:
                return None
            kept.add((use.most, len(use.groups)))
        found.append((tuple(sorted(kept)), card))
    tokens = sum(state.mana[seat]) + sum(state.crystals[seat])
    kept_dice = sum(owner == seat for owner, _ in state.kept_dice)
    mana = tokens + kept_dice + max(min(dice_left(state, seat), len(free_dice(state))), 0)
    return Stock(tuple(sorted(found)), mana, gains)


def is_harmless(state: KnightState, thing: Lasting) -> bool:
    """Does something in force neither give points nor change what they count?"""
    if thing.flag:
        return thing.flag in MANA_FLAGS
    return isinstance(word_at(state, thing.frame), HARMLESS)


def payable(state: KnightState, seat: int, groups: ManaCost) -> bool:
    """Could each mana of this be paid by itself?"""
    return all(next(payments(state, seat, group, Ledger()), None) is not None for group in groups)


# What hangs on more than points


@by_setting
def aftermath_of_card(setting: KnightSetting, card: int) -> bool:
    """Does a card do something once a block or an attack has succeeded?"""
    info = setting.cards[card]
    return info is not None and any(has_after(one) for one in words_in((info.basic, info.strong)))


@by_setting
def aftermath_of_unit(setting: KnightSetting, kind: int) -> bool:
    """Does a unit do something once a block or an attack has succeeded?"""
    return any(has_after(one) for ability in setting.units[kind].abilities for one in words_in(ability.do))


def has_after(one: Word) -> bool:
    """Does this word do something once a block or an attack has succeeded?"""
    return bool(getattr(one, "on_success", ()) or getattr(one, "on_defeat", ()))


def has_aftermath(state: KnightState, seat: int) -> bool:
    """Does something at hand do something once a block or an attack has succeeded?"""
    setting = state.setting
    own = {*state.hand[seat], *state.deck[seat]} - {WOUND}
    return (
        bool(state.lasting)
        or any(aftermath_of_card(setting, card) for card in own)
        or any(aftermath_of_unit(setting, unit.kind) for unit in state.units[seat])
        or any(has_after(one) for skill in state.skills[seat] for one in words_in(setting.skills[skill].do))
    )


def uses_points(state: KnightState, seat: int) -> bool:
    """Can move or influence points be of any use in this fight?"""
    setting = state.setting
    if state.lasting or any(has(state, foe, "cumbersome") for foe in foes_of(state, seat)):
        return True
    for unit in state.units[seat]:
        info = setting.units[unit.kind]
        if info.assign_influence or info.activate_influence:
            return True
        if any(isinstance(one, POINT_USERS) for ability in info.abilities for one in words_in(ability.do)):
            return True
    own = [setting.cards[card] for card in {*state.hand[seat], *state.deck[seat]} - {WOUND}]
    programs = [info.basic + info.strong for info in own if info is not None]
    programs += [setting.skills[skill].do for skill in state.skills[seat]]
    return any(isinstance(one, POINT_USERS) for one in words_in(programs))
