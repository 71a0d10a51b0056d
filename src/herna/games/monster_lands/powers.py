"""What the words on a card come to, as numbers: asked many times in every battle, so worked out once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, overload

import msgspec

from herna.games.monster_lands import questions as ask
from herna.games.monster_lands.components.box import EQUIPMENT, LOOT, MEMBERS, MONSTERS, TRAPS
from herna.games.monster_lands.components.pieces import BUILDINGS
from herna.games.monster_lands.dice import NUMBER_OF
from herna.games.monster_lands.path import RerollSource
from herna.games.monster_lands.questions import asked
from herna.games.monster_lands.vocabulary import (
    AFFINITIES,
    SCOPES,
    BuyDie,
    Colour,
    ConvertDie,
    Gain,
    LandsOp,
    Moment,
)

NO_BONUS: Final = ((0, 0, 0), (0, 0, 0), (0, 0, 0))
CAPTURE, KILL, CONQUER = range(3)


class Powers(msgspec.Struct, frozen=True):
    """One card of a clan's side as numbers.

    `defense` by the affinity of the monster; `bonus` on each die, by scope and colour; `once` on all dice of a
    colour together, likewise; `flat` on every total against a monster, `single` for one outcome only (capture, kill,
    conquest); `rerolls` by scope.
    """

    defense: tuple[int, ...] = (0, 0, 0, 0)
    bonus: tuple[tuple[int, int, int], ...] = NO_BONUS
    once: tuple[tuple[int, int, int], ...] = NO_BONUS
    flat: int = 0
    single: tuple[int, int, int] = (0, 0, 0)
    rerolls: tuple[RerollSource | None, ...] = (None, None, None)
    dice: tuple[int, int, int] = (0, 0, 0)
    on_path: bool = False
    diverts: int = 0
    removes: int = 0
    needs_no_trap: bool = False
    storage: int = 0
    discount: int = 0
    discount_at: int = -1
    discount_floor: int = 0
    steals: int = 0
    steals_colours: int = 0
    gain: Gain | None = None
    buy: BuyDie | None = None
    convert: ConvertDie | None = None
    trophies: int = 0
    sells_for: int = 0

    def gains(self, moment: Moment) -> bool:
        return self.gain is not None and self.gain.when == moment


def mask(letters: tuple[Colour, ...]) -> int:
    """Colours as bits."""
    return sum(1 << NUMBER_OF[letter] for letter in letters)


@overload
def each(one: Callable[[int], int], number: Literal[3]) -> tuple[int, int, int]: ...
@overload
def each(one: Callable[[int], int], number: int) -> tuple[int, ...]: ...
def each(one: Callable[[int], int], number: int) -> tuple[int, ...]:
    """The answers for every number from 0 on."""
    return tuple(one(at) for at in range(number))


def rerolls_of(word: LandsOp, scope: int) -> RerollSource | None:
    """The rerolls that a word allows in such a roll."""
    found = each(lambda colour: asked(word, ask.RerollsOf(scope, colour)), 3)
    if not any(found):
        return None
    colours = sum(1 << colour for colour, n in enumerate(found) if n)
    return RerollSource(colours, max(found), bool(asked(word, ask.EachDieOnce())))


def discount_of(word: LandsOp) -> tuple[int, int]:
    """The building where a word brings a discount, and how much."""
    for building in range(len(BUILDINGS)):
        coins = asked(word, ask.CoinsOff(building))
        if coins:
            return building, coins
    return -1, 0


def powers_of(word: LandsOp) -> Powers:
    """The answers of one word of a clan's side; what is carried out stays the word itself."""
    building, coins = discount_of(word)
    stolen = each(lambda colour: asked(word, ask.DiceStolen(colour)), 3)
    return Powers(
        defense=each(lambda affinity: asked(word, ask.CancelledHits(affinity)), len(AFFINITIES)),
        bonus=tuple(each(lambda c, s=scope: asked(word, ask.OnEachDie(s, c)), 3) for scope in range(len(SCOPES))),  # type: ignore[misc]
        once=tuple(each(lambda c, s=scope: asked(word, ask.OnTheRoll(s, c)), 3) for scope in range(len(SCOPES))),  # type: ignore[misc]
        flat=asked(word, ask.OnEveryTotal()),
        single=each(lambda outcome: asked(word, ask.OnOneTotal(outcome)), 3),
        rerolls=tuple(rerolls_of(word, scope) for scope in range(len(SCOPES))),
        dice=each(lambda colour: asked(word, ask.DiceLaid(colour)), 3),
        on_path=bool(asked(word, ask.LaidOnPath())),
        diverts=asked(word, ask.DicePassedOn()),
        removes=asked(word, ask.FewerDice()),
        needs_no_trap=bool(asked(word, ask.NoTrap())),
        storage=asked(word, ask.RoomForTraps()),
        discount=coins,
        discount_at=building,
        discount_floor=asked(word, ask.LowestPrice()),
        steals=max(stolen),
        steals_colours=sum(1 << colour for colour, n in enumerate(stolen) if n),
        gain=word if isinstance(word, Gain) else None,
        buy=word if isinstance(word, BuyDie) else None,
        convert=word if isinstance(word, ConvertDie) else None,
        trophies=asked(word, ask.TrophyPoints()),
        sells_for=asked(word, ask.SoldFor()),
    )


AT_HOME: Final = frozenset({
    "storage", "discount", "discount_at", "discount_floor", "buy", "convert", "trophies", "sells_for",
})  # fmt: skip
"""What works without the sign of the Outskirts; everything else works on paths."""


def signed_powers(word: LandsOp, *, outskirts: bool) -> Powers:
    """The numbers behind a word that works on paths, with the sign of the Outskirts, or else anywhere but there
    (ML-3.7)."""
    power = powers_of(word)
    kept = {name: getattr(power, name) for name in Powers.__struct_fields__ if (name in AT_HOME) != outskirts}
    gain = power.gain
    kept["gain"] = gain if gain is not None and gain.when.startswith("after") == outskirts else None
    return Powers(**kept)


class Threat(msgspec.Struct, frozen=True):
    """One monster as numbers."""

    attack: int
    capture: int
    kill: int
    affinity: int
    level_a: bool
    match_dice: int
    gate_dice: int = 0
    pre_attack: int = 0
    dying_blow: int = 0
    sure_hits: int = 0
    bans_potion: bool = False
    bans_venom: bool = False
    bans_weapon: bool = False
    bans_defense: bool = False
    traps_needed: int = 1
    panic: int = 1
    enters_at_gate: bool = False
    escapes: bool = False
    malus: tuple[int, int, int] = (0, 0, 0)
    glory_loss: int = 0


COUNTS: Final = ("gate_dice", "pre_attack", "dying_blow", "sure_hits", "glory_loss")
SWITCHES: Final = ("bans_potion", "bans_venom", "bans_weapon", "bans_defense", "enters_at_gate", "escapes")
INSTEAD: Final = {"traps_needed": 1, "panic": 1}
"""Numbers that a word replaces, and what they are without one."""


def menace(word: LandsOp, match_dice: int) -> dict[str, Any]:
    """The answers of a monster's word."""
    found: dict[str, Any] = {name: asked(word, ask.MonsterNumber(name)) for name in COUNTS}
    found |= {name: bool(asked(word, ask.MonsterNumber(name))) for name in SWITCHES}
    usual = INSTEAD | {"match_dice": match_dice}
    found |= {name: asked(word, ask.MonsterNumber(name)) or number for name, number in usual.items()}
    found["malus"] = each(lambda colour: -asked(word, ask.OnEachDie(0, colour)), 3)
    return found


def threats(match_dice: int) -> tuple[Threat, ...]:
    """All monsters as numbers; `match_dice` is what a land of its own affinity brings to an ordinary one."""
    return tuple(
        Threat(
            card.attack,
            card.capture,
            card.kill,
            AFFINITIES.index(card.affinity),
            card.level == "A",
            **menace(card.ability, match_dice),
        )
        for card in MONSTERS
    )


MEMBER_POWERS: Final = tuple(signed_powers(card.ability, outskirts=card.outskirts) for card in MEMBERS)
KIND_POWERS: Final = tuple(signed_powers(card.ability, outskirts=card.outskirts) for card in EQUIPMENT)
"""Powers of equipment by kind."""
TRAP_POWERS: Final = tuple(powers_of(token.effect) for token in TRAPS)
LOOT_POWERS: Final = tuple(signed_powers(token.effect, outskirts=token.outskirts) for token in LOOT)
