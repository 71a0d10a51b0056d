"""What the words on a card come to, as numbers: asked many times in every battle, so worked out once."""

from __future__ import annotations

from typing import Final

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


def powers_of(word: Word) -> Powers:
    """The numbers behind one word of a clan's side."""
    match word:
        case Defense(n, vs):
            return Powers(defense=tuple(n if affinity in vs else 0 for affinity in AFFINITIES))
        case DieBonus(die, n, scope):
            each = tuple(n if NUMBER_OF[die] == colour else 0 for colour in range(3))
            return Powers(bonus=tuple(each if one in scope else (0, 0, 0) for one in SCOPES))  # type: ignore[misc]
        case TotalBonus(n, outcomes):
            if {"capture", "kill"} <= set(outcomes):
                return Powers(flat=n)
            return Powers(single=tuple(n if one in outcomes else 0 for one in ("capture", "kill", "conquest")))  # type: ignore[arg-type]
        case Reroll(dice, n, scope, distinct):
            source = RerollSource(mask(dice), n, distinct)
            return Powers(rerolls=tuple(source if one in scope else None for one in SCOPES))
        case Gain():
            return Powers(gain=word)
        case BuyDie():
            return Powers(buy=word)
        case Discount(building, n, floor):
            return Powers(discount=n, discount_at=BUILDINGS.index(building), discount_floor=floor)
        case Storage(_, n):
            return Powers(storage=n)
        case ConvertDie():
            return Powers(convert=word)
        case AddDice(dice, where):
            return Powers(dice=colours(dice), on_path=where == "path")
        case Divert(n):
            return Powers(diverts=n)
        case StealDice(dice, n):
            return Powers(steals=n, steals_colours=mask(dice))
        case RemoveAttackDice(n):
            return Powers(removes=n)
        case NoTrapNeeded():
            return Powers(needs_no_trap=True)
        case Trophy(n, coins):
            return Powers(trophies=n, sells_for=coins)
    raise TypeError(word)


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


def word_of_monster(word: Word, match_dice: int) -> dict[str, object]:
    """What the word of a monster changes in its numbers."""
    match word:
        case LandMatchDice(n):
            return {"match_dice": n}
        case GateDice(n):
            return {"gate_dice": n}
        case PreAttackAll(dice):
            return {"pre_attack": dice}
        case WoundAllWhenKilled(n):
            return {"dying_blow": n}
        case AutoHits(n):
            return {"sure_hits": n}
        case Ban(what):
            names = {"potion": "bans_potion", "venom": "bans_venom", "weapon": "bans_weapon"}
            return {names.get(one, "bans_defense"): True for one in what}
        case TrapsNeeded(n):
            return {"traps_needed": n}
        case PanicTokens(n):
            return {"panic": n}
        case EntersAtGate():
            return {"enters_at_gate": True}
        case EscapesToGateWhenCaptured():
            return {"escapes": True}
        case AttackerDieMalus(die, n):
            return {"malus": tuple(n if NUMBER_OF[die] == colour else 0 for colour in range(3))}
        case GloryLossWhenWounding(n):
            return {"glory_loss": n}
    raise TypeError(word)


def threats(match_dice: int) -> tuple[Threat, ...]:
    """All monsters as numbers; `match_dice` is what a land of its own affinity brings to an ordinary one."""
    return tuple(
        Threat(
            card.attack,
            card.capture,
            card.kill,
            AFFINITIES.index(card.affinity),
            card.level == "A",
            **({"match_dice": match_dice} | word_of_monster(card.ability, match_dice)),  # type: ignore[arg-type]
        )
        for card in MONSTERS
    )


MEMBER_POWERS: Final = tuple(powers_of(card.ability) for card in MEMBERS)
KIND_POWERS: Final = tuple(powers_of(card.ability) for card in EQUIPMENT)
"""Powers of equipment by kind."""
TRAP_POWERS: Final = tuple(powers_of(token.effect) for token in TRAPS)
LOOT_POWERS: Final = tuple(powers_of(token.effect) for token in LOOT)
