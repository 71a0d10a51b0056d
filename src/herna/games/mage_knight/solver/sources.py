"""What a hero has at hand in a fight: things that can be used once, and the mana to use them with."""

from __future__ import annotations

from typing import NamedTuple

from herna.games.mage_knight.components import EnemyInfo
from herna.games.mage_knight.fight.foes import foes_of, has, info_of
from herna.games.mage_knight.fight.units import Soldiers
from herna.games.mage_knight.printed import ManaCost, purpose
from herna.games.mage_knight.rules.centre import tokens
from herna.games.mage_knight.rules.hero import can_act, serves
from herna.games.mage_knight.rules.mana import dice_left, free_dice, polarity, sources
from herna.games.mage_knight.rules.tactic import usable_in_turn
from herna.games.mage_knight.setting import NONE, WOUND, KnightSetting
from herna.games.mage_knight.solver.powers import (
    HARMLESS_FLAGS,
    MANA_FLAGS,
    NOTHING,
    OUTSIDE,
    SPARED,
    Most,
    Scale,
    of_element,
    ways_of,
    ways_of_word,
    words_in,
)
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.card_play import abilities_used
from herna.games.mage_knight.steps.tokens import flipped
from herna.games.mage_knight.vocabulary import points as word
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.games.memo import by_setting
from herna.games.programs import Lasting, word_at
from herna.games.programs.words import Op, Program, Word

POINT_USERS = (word.Convert, word.Buy)
"""Words that make use of move and influence points in a fight."""
SEARCHED = 2
"""How many dice a tactic lets roll again."""


class Use(NamedTuple):
    """One way of using something: the most it gives, and the mana it costs."""

    most: Most
    groups: ManaCost = ()
    foreign: int = 0
    """For how much of it nothing that is there now can pay."""


class Thing(NamedTuple):
    """Something that can be used once, in one of several ways."""

    uses: tuple[Use, ...]
    cards: int = 0
    """What it costs: cards, skills, units that were ready."""
    skills: int = 0
    units: int = 0


def uses_of(program: Program | tuple[Op, ...], groups: ManaCost, scale: Scale) -> tuple[Use, ...] | None:
    """The ways of using a program; None if what it gives cannot be told."""
    ways = ways_of(program, scale)
    return None if ways is None else tuple(Use(way, groups) for way in ways if way != NOTHING)


@by_setting
def card_thing(setting: KnightSetting, card: int, scale: Scale) -> Thing | None:
    """A card as something to be used; None if what it gives cannot be told."""
    info = setting.cards[card]
    if info is None:
        return Thing((), cards=1)
    one = of_element(1, "physical")
    found = [Use(Most(strikes=one, blocks=one))]
    if "banner" in info.icons:
        found.append(Use(Most(wild=True)))  # it can be given to a unit
    for program, strong in ((info.basic, False), (info.strong, True)):
        if purpose(info, strong=strong) == "heal":
            continue  # MK-3.6: never in combat
        uses = uses_of(program, setting.card_costs[strong][card], scale)
        if uses is None:
            return None
        found += uses
    return Thing(tuple(found), cards=1)


@by_setting
def unit_thing(setting: KnightSetting, kind: int, scale: Scale) -> Thing | None:
    """A unit as something to be used; None if what it gives cannot be told."""
    info, found = setting.units[kind], list[Use]()
    for number, ability in enumerate(info.abilities):
        uses = uses_of(ability.do, setting.ability_costs[kind][number], scale)
        if uses is None:
            return None
        found += uses
    if info.several_abilities:
        every = Most(whole=True)
        for use in found:
            every = every.with_more(use.most)
        found = [Use(every)]
    return Thing(tuple(found), units=1)


@by_setting
def skill_thing(setting: KnightSetting, skill: int, scale: Scale) -> Thing | None:
    """A skill as something to be used; None if what it gives cannot be told."""
    info = setting.skills[skill]
    uses = uses_of(info.do, (), scale)
    return None if uses is None else Thing(uses, skills=int(info.use != "turn"))


class Stock(NamedTuple):
    """What is left to be used, and how much mana there is to use it with."""

    things: tuple[Thing, ...]
    mana: int
    loose: int
    """Of the mana, and of what can be gained besides one's own possession, that which is no crystal."""
    credit: int
    """How much mana can be gained as tokens or crystals."""
    ready: int
    """How many units can be made ready."""
    fame: int
    """The fame that things at hand can bring by themselves."""


def stock(state: KnightState, seat: int, scale: Scale) -> Stock | None:
    """What a hero has left in a fight; None if something is there that could give anything."""
    turn = state.turn_of(seat)
    if turn.loans or turn.attends == "part" or polarity(state, seat):
        return None
    things = things_left(state, seat, scale)
    if things is None:
        return None
    uses = [use for thing in things for use in thing.uses]
    wanted = {colour for use in uses for group in use.groups for colour in group if colour < len(COLOURS)}
    able = {(mana.kind, mana.face, colour) for colour in wanted for mana in sources(state, seat, colour, spell=True)}
    gains = any(use.most.mana or use.most.wild for use in uses)
    payable = {colour for _, _, colour in able}
    things = [thing._replace(uses=fit) for thing in things if (fit := fitting(thing, payable, gains=gains))]
    paying = {(kind, face) for kind, face, _ in able}
    tokens = sum(n for face, n in enumerate(state.mana[seat]) if ("token", face) in paying)
    crystals = sum(n for face, n in enumerate(state.crystals[seat]) if ("crystal", face) in paying)
    tokens += sum(owner == seat and ("kept-die", state.dice[die]) in paying for owner, die in state.kept_dice)
    dice = sum(("die", face) in paying for face in free_dice(state))
    tokens += max(min(dice_left(state, seat), dice), 0)
    more, credit, ready, fame = 0, 0, 0, 0
    for thing in things:
        more += max(use.most.mana - use.most.credit for use in thing.uses)
        credit += max(use.most.credit for use in thing.uses)
        ready += max(use.most.ready for use in thing.uses)
        fame += max(use.most.fame for use in thing.uses)
    return Stock(tuple(things), tokens + crystals, tokens + more, credit, ready, fame)


def things_left(state: KnightState, seat: int, scale: Scale) -> list[Thing] | None:
    """All that a hero could still use in a fight; None if what something gives cannot be told."""
    setting = state.setting
    if any(back == "pay-green" for _, back in flipped(state, seat)) or any(word.return_do for _, word in tokens(state)):
        return None
    things: list[Thing] = []
    for one in state.lasting:
        ways = ways_in_force(state, one, scale)
        if ways is None:
            return None
        if ways:
            things.append(Thing(tuple(Use(way) for way in ways)))
    if usable_in_turn(state, seat):
        things.append(Thing((Use(Most(mana=SEARCHED)),)))
    found = [card_thing(setting, card, scale) for card in state.hand[seat] if card != WOUND]
    found += units_left(state, seat, scale)
    found += [skill_thing(setting, one, scale) for one in state.skills[seat] if one not in state.skills_used[seat]]
    for thing in found:
        if thing is None:
            return None
        if thing.uses:
            things.append(thing)
    return things


def units_left(state: KnightState, seat: int, scale: Scale) -> list[Thing | None]:
    """The units that a hero could still use; None for those of which it cannot be told what they give."""
    found: list[Thing | None] = []
    for place, unit in enumerate(state.units[seat]):
        if not serves(state, seat, place):
            continue
        thing = unit_thing(state.setting, unit.kind, scale)
        if unit.banner != NONE:
            found.append(None)
        elif can_act(unit):
            found.append(thing)
        elif abilities_used(state, seat, place):
            found.append(None if thing is None else thing._replace(units=0))  # it is spent already
    return found


def fitting(thing: Thing, payable: set[int], *, gains: bool) -> tuple[Use, ...]:
    """The ways of using something that can be paid, if each mana were the only one, or with mana that is gained."""
    found = []
    for use in thing.uses:
        foreign = sum(not any(one in payable for one in group) for group in use.groups)
        if gains or not foreign:
            found.append(use._replace(foreign=foreign))
    return tuple(found)


def ways_in_force(state: KnightState, thing: Lasting, scale: Scale) -> tuple[Most, ...] | None:
    """What something in force could still give, by the ways of using it; None if that cannot be told."""
    if thing.flag:
        if thing.flag in HARMLESS_FLAGS or thing.flag in MANA_FLAGS:
            return ()  # dice that may be used are counted already
        return (Most(blocks=of_element(SPARED, "")),) if thing.flag == "ignore-first-wound" else (Most(wild=True),)
    if thing.event in OUTSIDE:
        return ()
    one = word_at(state, thing.frame)
    if thing.event or not isinstance(one, Op):
        return None
    found = ways_of_word(one, scale)
    return None if found is None else tuple(way for way in found if way != NOTHING)


def scale_of(state: KnightState, seat: int) -> Scale:
    """How far numbers can grow in a fight."""
    foes, hand = foes_of(state, seat), len(state.hand[seat]) + len(state.deck[seat])
    met = [info_of(state, foe) for foe in foes]
    count = len(foes) + sum(attack.summon is not None for info in met for attack in info.attacks)
    if count > len(foes):
        met = [*met, *state.setting.enemies]
    traits = max((traits_of(info) for info in met), default=0)
    turn = state.turn_of(seat)
    acts = not turn.action_used and turn.phase in ("free", "moving")
    return Scale(count, traits, hand, len(state.units[seat]), acts)


def traits_of(info: EnemyInfo | Soldiers) -> int:
    """The most that is counted of an enemy: abilities, colours of one attack and resistances."""
    if "arcane-immunity" in info.abilities:
        return 0
    colours = max((2 if attack.element == "cold-fire" else 1 for attack in info.attacks), default=0)
    return len(info.abilities) + colours + len(info.resists)


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
