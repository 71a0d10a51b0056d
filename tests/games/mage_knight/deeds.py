"""Cards, units and skills played in a set position, and what they bring, in one line that can be read on paper.

A row says what is played (`rage basic`), where (`attack`, `block night`), what is answered (`#1` the second option that
is offered, or a move in its notation), and what it brings (`attack 4, wound 1`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from herna.games.mage_knight.foes import armour_of, attack_now, element_of, fighting, hit_of, info_of
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import ATTACK, BLOCK, HEAL, INFLUENCE, INTERACTING, MOVE, KnightState
from herna.games.mage_knight.vocabulary.names import BASIC, COLOURS, ELEMENTS, KINDS
from tests.games.mage_knight.table import ALL_SETS, cards, do, fight, offers, site_hex, table, unit

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
    mana: Iterable[str] = (),
    crystals: Iterable[str] = (),
    units: Sequence[Any] = (),
    skills: Sequence[str] = (),
    enemies: Sequence[str] = ("green-prowlers",),
    players: int = 2,
    **slots: Any,
) -> KnightState:
    """The seat on turn has these things, and the Source holds nothing of use. `where` is `open`, `people` (dealing with
    them), or a phase of a combat (`ranged`, `block`, `attack`) aimed at the first enemy; with `night` by night."""
    state = begun(players, ALL_SETS).copy()
    seat = state.turn
    state.hand[seat] = cards(state, *hand)
    state.deck[seat] = cards(state, *DECK)
    for colour in mana:
        state.mana[seat][COLOURS.index(colour)] += 1
    for colour in crystals:
        state.crystals[seat][COLOURS.index(colour)] += 1
    state.night = "night" in where
    state.dice = (COLOURS.index("gold" if state.night else "black"),) * len(state.dice)
    state.units[seat] = tuple(unit(state, one) if isinstance(one, str) else one for one in units)
    state.command[seat] = max(len(units), 1)
    state.skills[seat] = tuple(state.setting.skill_ids.index(name) for name in skills)
    for name, value in slots.items():
        held = getattr(state, name)
        if isinstance(held, list) and len(held) == players:
            held[seat] = value
        else:
            setattr(state, name, value)
    state.changed()
    go(state, where.split(maxsplit=1)[0], enemies)
    return state


def go(state: KnightState, where: str, enemies: Sequence[str] = ("green-prowlers",), **more: Any) -> KnightState:
    """To people, or into a phase of a combat."""
    if where == "people":
        state.place[state.turn] = site_hex(state, "village")
        state.phase = INTERACTING
        state.action_used = True
    elif where in ("ranged", "block", "attack"):
        fight(state, *enemies, phase={"ranged": 0, "block": 1, "attack": 3}[where], **more)
        state.changed()
        do(state, "block-attack 0 0" if where == "block" else "target 0")
    state.changed()
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
    for name, pool in (("move", MOVE), ("influence", INFLUENCE), ("heal", HEAL)):
        if state.points[pool]:
            found.append(f"{name} {state.points[pool]}")
    for kind, kind_name in enumerate(KINDS):
        for element, element_name in enumerate(ELEMENTS):
            n = state.points[ATTACK + 4 * kind + element]
            if n:
                words = [kind_name if kind else "", element_name if element else "", "attack" if not kind else ""]
                found.append(f"{' '.join(filter(None, words))} {n}")
    for element, element_name in enumerate(ELEMENTS):
        if state.points[BLOCK + element]:
            found.append(f"{element_name + ' ' if element else ''}block {state.points[BLOCK + element]}")
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


def enemies_now(state: KnightState) -> list[str]:
    """Each enemy of the combat in words: armour and attacks as they are now."""
    found = []
    for foe in fighting(state).foes:
        if foe.beaten:
            found.append("beaten")
            continue
        attacks = []
        for number in range(len(foe.blocked)):
            hit = hit_of(state, foe, number)
            printed = info_of(state, foe).attacks[number].element
            name = element_of(foe, printed, number)
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
