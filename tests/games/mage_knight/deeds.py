"""Cards, units and skills played in a set position, and what they bring, in one line that can be read on paper.

A row says what is played (`rage basic`), where (`attack`, `block night`), what is answered (`#1` the second option that
is offered, or a move in its notation), and what it brings (`attack 4, wound 1`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from herna.games.mage_knight.fight.armour import element_now
from herna.games.mage_knight.fight.foes import info_of
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.card_play import card_frame
from herna.games.mage_knight.steps.skills import skill_frame
from herna.games.mage_knight.vocabulary.magic import Centre
from herna.games.mage_knight.vocabulary.names import BASIC, COLOURS, ELEMENTS, KINDS
from herna.games.programs import carry_inner, put_in_force
from tests.games.mage_knight.table import (
    ALL_SETS,
    armour_of,
    arrange,
    attack_now,
    attack_of,
    block_of,
    cards,
    do,
    fight,
    foes,
    hit_of,
    in_fight,
    offers,
    points_of,
    set_turn,
    site_hex,
    table,
    with_things,
)

Row = tuple[str, str, str, str]
DECK = ("march", "march", "rage", "rage", "promise", "promise")
"""What can be drawn."""


@cache
def begun(players: int, sets: tuple[str, ...]) -> KnightState:
    """A table as it begins, made once."""
    return table(players=players, options={"sets": sets})


def position(
    *hand: str,
    where: str = "open",
    mana: Sequence[str] = (),
    crystals: Sequence[str] = (),
    units: Sequence[Any] = (),
    skills: Sequence[str] = (),
    enemies: Sequence[str] = ("green-prowlers",),
    players: int = 2,
    **things: Any,
) -> KnightState:
    """The seat on turn has these things, and the Source holds nothing of use. `where` is `open`, `people` (dealing with
    them), or a phase of a combat (`ranged`, `block`, `attack`) aimed at the first enemy; with `night` by night."""
    state = begun(players, ALL_SETS).copy()
    night = "night" in where
    dice = ["gold" if night else "black"] * len(state.dice)
    arrange(state, hand=hand, deck=cards(state, *DECK), mana=mana, crystals=crystals, night=night, dice=dice)
    arrange(state, units=units, command=max(len(units), 1), skills=skills)
    with_things(state, **things)
    return go(state, where.split(maxsplit=1)[0], enemies)


def go(state: KnightState, where: str, enemies: Sequence[str] = ("green-prowlers",), **more: Any) -> KnightState:
    """To people, or into a phase of a combat."""
    if where == "people":
        arrange(state, place=site_hex(state, "village"))
        set_turn(state, phase="interacting", action_used=True)
    elif where in ("ranged", "block", "attack"):
        fight(state, *enemies, phase=where, **more)
        do(state, "block-attack 0 0" if where == "block" else "target 0")
    return state


def power(state: KnightState, card: str, way: str) -> list[str]:
    """The mana that powers a card."""
    number = state.setting.card_number[card]
    info = state.setting.cards[number]
    assert info is not None
    if number in state.setting.spell_range:
        return [info.colour[0], "black"] if way == "strong" else [info.colour[0]]
    return [info.colour[0]] if way == "strong" and info.colour else []


def answer(state: KnightState, answers: str) -> KnightState:
    """Answers one after another: `#1` is the second option, anything else a move."""
    for move in filter(None, answers.split("; ")):
        do(state, offers(state)[int(move[1:])] if move.startswith("#") else move)
    return state


def after(played: str, where: str, answers: str = "", hand: Sequence[str] = (), **more: Any) -> KnightState:
    """The table after a card was played, with exactly the mana that powers it and what `mana` gives besides."""
    card, way = played.split()
    paid = power(begun(2, ALL_SETS), card, way)
    state = position(card, *hand, where=where, mana=[*paid, *more.pop("mana", ())], **more)
    do(state, f"play-card {card} {way}")
    return answer(state, answers)


def brought(state: KnightState, hand: Sequence[str] = (), seat: int | None = None) -> str:
    """What a seat, the one on turn unless it is named, has got beyond what it began with."""
    seat = state.turn if seat is None else seat
    found = []
    made = points_of(state)
    for name, n in (("move", made.move), ("influence", made.influence), ("heal", made.healing)):
        found += [f"{name} {n}"] if n else []
    found += fight_points(state) if in_fight(state) else []
    drawn = len(DECK) - len(state.deck[seat])
    found += [f"drawn {drawn}"] if drawn else []
    found += [f"fame {state.fame[seat]}"] if state.fame[seat] else []
    found += [f"reputation {state.reputation[seat]}"] if state.reputation[seat] else []
    wounds = state.hand[seat].count(WOUND) - list(hand).count("wound")
    found += [f"wounds {wounds}"] if wounds else []
    found += [f"wounds discarded {n}"] if (n := state.discard[seat].count(WOUND)) else []
    for colour, name in enumerate(BASIC):
        if state.crystals[seat][colour]:
            found.append(f"{name} crystal {state.crystals[seat][colour]}")
    for colour, name in enumerate(COLOURS):
        if state.mana[seat][colour]:
            found.append(f"{name} mana {state.mana[seat][colour]}")
    found += [f"limit {state.hand_bonus[seat]}"] if state.hand_bonus[seat] else []
    return ", ".join(found)


def fight_points(state: KnightState) -> list[str]:
    """The attack and the block that the seat on turn is making, in words."""
    found = []
    for kind in KINDS:
        for element in ELEMENTS:
            n = attack_of(state, kind, element)
            words = ["" if kind == "melee" else kind, "" if element == "physical" else element]
            words += ["attack"] if kind == "melee" else []
            found += [f"{' '.join(filter(None, words))} {n}"] if n else []
    for element in ELEMENTS:
        n = block_of(state, element)
        found += [f"{'' if element == 'physical' else element + ' '}block {n}"] if n else []
    return found


def enemies_now(state: KnightState) -> list[str]:
    """Each enemy of the combat in words: armour and attacks as they are now."""
    found = []
    for foe in foes(state):
        if foe.beaten:
            found.append("beaten")
            continue
        attacks = []
        for number in range(len(foe.blocked)):
            hit = hit_of(state, foe, number)
            printed = info_of(state, foe).attacks[number].element
            name = element_now(foe, printed, number)
            word = "" if name == "physical" else f" {name}"
            attacks.append("blocked" if foe.blocked[number] else f"{hit.value}{word}")
        words = "peaceful" if foe.no_attack else f"attack {'/'.join(attacks)}"
        found.append(f"armour {armour_of(state, foe)}, {words}")
    return found


def strike_total(state: KnightState) -> int:
    """What the attack that is being made amounts to."""
    return attack_now(state).total


def used(skill: str, where: str, answers: str = "", hand: Sequence[str] = (), **more: Any) -> KnightState:
    """The table after a skill was used."""
    state = position(*hand, where=where, skills=[skill], **more)
    do(state, f"use-skill {skill}")
    return answer(state, answers)


def curse(state: KnightState, caster: int, colour: str) -> None:
    """A colour is cursed by a hero until the round ends."""
    frame = card_frame(state, caster, state.setting.card_number["mana-claim"], strong=True)
    frame = replace(frame, at=1).with_bound("c", (COLOURS.index(colour),))
    put_in_force(state, frame, "round")


def suppress(state: KnightState, seat: int, owner: int) -> None:
    """The token of Mana Suppression lies in the middle, and the next mana of this hero costs one more."""
    token = skill_frame(state, owner, state.setting.skill_ids.index("krang-mana-suppression"))
    program = state.setting.programs[token.program]
    at = next(number for number, word in enumerate(program) if isinstance(word, Centre))
    centre = program[at]
    assert isinstance(centre, Centre)
    put_in_force(state, replace(token, at=at), "next-turn")
    carry_inner(state, centre.others, replace(token, at=at, actor=seat))
    state.start()
