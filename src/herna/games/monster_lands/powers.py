"""What the words on a card come to, as numbers: asked many times in every battle, so worked out once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from herna.games.monster_lands.box import EQUIPMENT, LOOT, MEMBERS, MONSTERS, TRAPS
from herna.games.monster_lands.components import BUILDINGS
from herna.games.monster_lands.dice import NUMBER_OF, colours
from herna.games.monster_lands.path import RerollSource
from herna.games.monster_lands.vocabulary import (
    AFFINITIES,
    SCOPES,
    AddDice,
    AttackerDieMalus,
    AutoHits,
    Ban,
    BuyDie,
    Colour,
    ConvertDie,
    Defense,
    DieBonus,
    Discount,
    Divert,
    EntersAtGate,
    EscapesToGateWhenCaptured,
    Gain,
    GateDice,
    GloryLossWhenWounding,
    LandMatchDice,
    Moment,
    NoTrapNeeded,
    PanicTokens,
    PreAttackAll,
    RemoveAttackDice,
    Reroll,
    StealDice,
    Storage,
    TotalBonus,
    TrapsNeeded,
    Trophy,
    Word,
    WoundAllWhenKilled,
)

NO_BONUS: Final = ((0, 0, 0), (0, 0, 0), (0, 0, 0))
CAPTURE, KILL, CONQUER = range(3)


class Powers(msgspec.Struct, frozen=True):
    """One card of a clan's side as numbers.

    `defense` by the affinity of the monster; `bonus` by scope and colour of a die; `flat` on every total against a
    monster, `single` for one outcome only (capture, kill, conquest); `rerolls` by scope.
    """

    defense: tuple[int, ...] = (0, 0, 0, 0)
    bonus: tuple[tuple[int, int, int], ...] = NO_BONUS
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


def total_bonus(word: TotalBonus) -> Powers:
    """A bonus for both capture and kill is flat; any other is for one outcome only (ML-10.7)."""
    if {"capture", "kill"} <= set(word.outcomes):
        return Powers(flat=word.n)
    capture, kill, conquest = (word.n if one in word.outcomes else 0 for one in ("capture", "kill", "conquest"))
    return Powers(single=(capture, kill, conquest))


def die_bonus(word: DieBonus) -> Powers:
    each = one_colour(word.die, word.n)
    return Powers(bonus=tuple(each if scope in word.scope else (0, 0, 0) for scope in SCOPES))


def reroll(word: Reroll) -> Powers:
    source = RerollSource(mask(word.dice), word.n, word.distinct)
    return Powers(rerolls=tuple(source if scope in word.scope else None for scope in SCOPES))


def one_colour(letter: Colour, n: int) -> tuple[int, int, int]:
    """A number for dice of one colour, nothing for the others."""
    strength, magic, haggle = (n if NUMBER_OF[letter] == colour else 0 for colour in range(3))
    return strength, magic, haggle


MEANING: Final[dict[type[Word], Callable[[Any], Powers]]] = {
    Defense: lambda word: Powers(defense=tuple(word.n if one in word.vs else 0 for one in AFFINITIES)),
    DieBonus: die_bonus,
    TotalBonus: total_bonus,
    Reroll: reroll,
    Gain: lambda word: Powers(gain=word),
    BuyDie: lambda word: Powers(buy=word),
    Discount: lambda word: Powers(
        discount=word.n, discount_at=BUILDINGS.index(word.building), discount_floor=word.floor
    ),
    Storage: lambda word: Powers(storage=word.n),
    ConvertDie: lambda word: Powers(convert=word),
    AddDice: lambda word: Powers(dice=colours(word.dice), on_path=word.where == "path"),
    Divert: lambda word: Powers(diverts=word.n),
    StealDice: lambda word: Powers(steals=word.n, steals_colours=mask(word.dice)),
    RemoveAttackDice: lambda word: Powers(removes=word.n),
    NoTrapNeeded: lambda _: Powers(needs_no_trap=True),
    Trophy: lambda word: Powers(trophies=word.n, sells_for=word.sell_coins),
}
"""What each word of a clan's side comes to."""


AT_HOME: Final = frozenset({
    "storage", "discount", "discount_at", "discount_floor", "buy", "convert", "trophies", "sells_for",
})  # fmt: skip
"""What works without the sign of the Outskirts; everything else works on paths."""


def powers_of(word: Word) -> Powers:
    """The numbers behind one word of a clan's side."""
    return MEANING[type(word)](word)


def signed_powers(word: Word, *, outskirts: bool) -> Powers:
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


BANS = {"potion": "bans_potion", "venom": "bans_venom", "weapon": "bans_weapon", "defense_ability": "bans_defense"}
MENACE: Final[dict[type[Word], Callable[[Any], dict[str, Any]]]] = {
    LandMatchDice: lambda word: {"match_dice": word.n},
    GateDice: lambda word: {"gate_dice": word.n},
    PreAttackAll: lambda word: {"pre_attack": word.dice},
    WoundAllWhenKilled: lambda word: {"dying_blow": word.n},
    AutoHits: lambda word: {"sure_hits": word.n},
    Ban: lambda word: {BANS[one]: True for one in word.what},
    TrapsNeeded: lambda word: {"traps_needed": word.n},
    PanicTokens: lambda word: {"panic": word.n},
    EntersAtGate: lambda _: {"enters_at_gate": True},
    EscapesToGateWhenCaptured: lambda _: {"escapes": True},
    AttackerDieMalus: lambda word: {"malus": one_colour(word.die, word.n)},
    GloryLossWhenWounding: lambda word: {"glory_loss": word.n},
}
"""What each word of a monster changes in its numbers."""


def threats(match_dice: int) -> tuple[Threat, ...]:
    """All monsters as numbers; `match_dice` is what a land of its own affinity brings to an ordinary one."""
    return tuple(
        Threat(
            card.attack,
            card.capture,
            card.kill,
            AFFINITIES.index(card.affinity),
            card.level == "A",
            **({"match_dice": match_dice} | MENACE[type(card.ability)](card.ability)),
        )
        for card in MONSTERS
    )


MEMBER_POWERS: Final = tuple(signed_powers(card.ability, outskirts=card.outskirts) for card in MEMBERS)
KIND_POWERS: Final = tuple(signed_powers(card.ability, outskirts=card.outskirts) for card in EQUIPMENT)
"""Powers of equipment by kind."""
TRAP_POWERS: Final = tuple(powers_of(token.effect) for token in TRAPS)
LOOT_POWERS: Final = tuple(signed_powers(token.effect, outskirts=token.outskirts) for token in LOOT)
