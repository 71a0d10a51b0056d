"""What rules ask of standing words, and what each word answers.

A question is a small struct; the answers of all words in force add up. Rules ask the same of a card in every battle, so
`powers.py` asks once for every card and keeps the numbers.
"""

from __future__ import annotations

import msgspec

from herna.games.monster_lands import vocabulary as v
from herna.games.monster_lands.components.pieces import BUILDINGS
from herna.games.monster_lands.dice import NUMBER_OF
from herna.games.programs import Held, answers, total
from herna.games.programs.tables import UsedUp

Table = UsedUp | None
"""The table at which a word is asked; none while its card still lies in the box."""


class Question(msgspec.Struct, frozen=True):
    """Something a rule wants to know, as a number."""


class CancelledHits(Question, frozen=True):
    """How many hits of a monster of this affinity are cancelled each round?"""

    affinity: int


class OnEachDie(Question, frozen=True):
    """How much more does each die of this colour count in such a roll?"""

    scope: int
    colour: int


class OnTheRoll(Question, frozen=True):
    """How much more do all dice of this colour together count in such a roll?"""

    scope: int
    colour: int


class OnEveryTotal(Question, frozen=True):
    """How much more does every total against a monster count?"""


class OnOneTotal(Question, frozen=True):
    """How much more does the total count for this outcome only: capture, kill, conquest?"""

    outcome: int


class RerollsOf(Question, frozen=True):
    """How many rerolls of dice of this colour are there in such a roll?"""

    scope: int
    colour: int


class EachDieOnce(Question, frozen=True):
    """May each die be rolled again only once?"""


class CoinsOff(Question, frozen=True):
    """How many coins less does a purchase cost in this building?"""

    building: int


class LowestPrice(Question, frozen=True):
    """How far may a discount push the price down?"""


class RoomForTraps(Question, frozen=True):
    """How many more traps may the clan keep?"""


class DiceLaid(Question, frozen=True):
    """How many dice of this colour come from the supply?"""

    colour: int


class LaidOnPath(Question, frozen=True):
    """Do such dice lie on the path itself and not on a trap?"""


class DicePassedOn(Question, frozen=True):
    """How many dice of the monster strike a neighbour first?"""


class DiceStolen(Question, frozen=True):
    """How many dice of this colour may be stolen from a neighbour?"""

    colour: int


class FewerDice(Question, frozen=True):
    """How many dice fewer does the monster roll?"""


class NoTrap(Question, frozen=True):
    """Can a monster be captured without a trap?"""


class TrophyPoints(Question, frozen=True):
    """As how many trophies does it count?"""


class SoldFor(Question, frozen=True):
    """For how many coins can it be sold?"""


class MonsterNumber(Question, frozen=True):
    """How much does a monster's word change this number of it?"""

    name: str


@answers(v.Defense, CancelledHits)
def _cancelled(_state: Table, word: v.Defense, _held: Held, question: CancelledHits) -> int:
    return word.n if v.AFFINITIES[question.affinity] in word.vs else 0


@answers(v.DieBonus, OnEachDie)
def _on_each_die(_state: Table, word: v.DieBonus, _held: Held, question: OnEachDie) -> int:
    return word.n if v.SCOPES[question.scope] in word.scope and NUMBER_OF[word.die] == question.colour else 0


@answers(v.RollBonus, OnTheRoll)
def _on_the_roll(_state: Table, word: v.RollBonus, _held: Held, question: OnTheRoll) -> int:
    return word.n if v.SCOPES[question.scope] in word.scope and NUMBER_OF[word.die] == question.colour else 0


BOTH = frozenset({"capture", "kill"})


@answers(v.TotalBonus, OnEveryTotal)
def _on_every_total(_state: Table, word: v.TotalBonus, _held: Held, _question: OnEveryTotal) -> int:
    return word.n if set(word.outcomes) >= BOTH else 0


@answers(v.TotalBonus, OnOneTotal)
def _on_one_total(_state: Table, word: v.TotalBonus, _held: Held, question: OnOneTotal) -> int:
    named = v.OUTCOMES[question.outcome] in word.outcomes and not set(word.outcomes) >= BOTH
    return word.n if named else 0


@answers(v.Reroll, RerollsOf)
def _rerolls(_state: Table, word: v.Reroll, _held: Held, question: RerollsOf) -> int:
    return word.n if v.SCOPES[question.scope] in word.scope and v.COLOURS[question.colour] in word.dice else 0


@answers(v.Reroll, EachDieOnce)
def _each_die_once(_state: Table, word: v.Reroll, _held: Held, _question: EachDieOnce) -> int:
    return int(word.distinct)


@answers(v.Discount, CoinsOff)
def _coins_off(_state: Table, word: v.Discount, _held: Held, question: CoinsOff) -> int:
    return word.n if BUILDINGS[question.building] == word.building else 0


@answers(v.Discount, LowestPrice)
def _lowest_price(_state: Table, word: v.Discount, _held: Held, _question: LowestPrice) -> int:
    return word.floor


@answers(v.Storage, RoomForTraps)
def _room_for_traps(_state: Table, word: v.Storage, _held: Held, _question: RoomForTraps) -> int:
    return word.n


@answers(v.AddDice, DiceLaid)
def _dice_laid(_state: Table, word: v.AddDice, _held: Held, question: DiceLaid) -> int:
    return word.dice.count(v.COLOURS[question.colour])


@answers(v.AddDice, LaidOnPath)
def _laid_on_path(_state: Table, word: v.AddDice, _held: Held, _question: LaidOnPath) -> int:
    return int(word.where == "path")


@answers(v.Divert, DicePassedOn)
def _dice_passed_on(_state: Table, word: v.Divert, _held: Held, _question: DicePassedOn) -> int:
    return word.n


@answers(v.StealDice, DiceStolen)
def _dice_stolen(_state: Table, word: v.StealDice, _held: Held, question: DiceStolen) -> int:
    return word.n if v.COLOURS[question.colour] in word.dice else 0


@answers(v.RemoveAttackDice, FewerDice)
def _fewer_dice(_state: Table, word: v.RemoveAttackDice, _held: Held, _question: FewerDice) -> int:
    return word.n


@answers(v.NoTrapNeeded, NoTrap)
def _no_trap(_state: Table, _word: v.NoTrapNeeded, _held: Held, _question: NoTrap) -> int:
    return 1


@answers(v.Trophy, TrophyPoints)
def _trophy_points(_state: Table, word: v.Trophy, _held: Held, _question: TrophyPoints) -> int:
    return word.n


@answers(v.Trophy, SoldFor)
def _sold_for(_state: Table, word: v.Trophy, _held: Held, _question: SoldFor) -> int:
    return word.sell_coins


def _monster_answer(word: type[v.LandsStanding], name: str, field: str = "") -> None:
    """A word of a monster that changes one of its numbers: by its field, or simply switched on."""

    @answers(word, MonsterNumber)
    def answer(_state: Table, one: v.LandsStanding, _held: Held, question: MonsterNumber) -> int:
        return (int(getattr(one, field)) if field else 1) if question.name == name else 0


for _word, _name, _field in (
    (v.LandMatchDice, "match_dice", "n"), (v.GateDice, "gate_dice", "n"), (v.PreAttackAll, "pre_attack", "dice"),
    (v.WoundAllWhenKilled, "dying_blow", "n"), (v.AutoHits, "sure_hits", "n"), (v.TrapsNeeded, "traps_needed", "n"),
    (v.PanicTokens, "panic", "n"), (v.EntersAtGate, "enters_at_gate", ""), (v.GloryLossWhenWounding, "glory_loss", "n"),
    (v.EscapesToGateWhenCaptured, "escapes", ""),
):  # fmt: skip
    _monster_answer(_word, _name, _field)


BANS: dict[str, v.Banned] = {
    "bans_potion": "potion", "bans_venom": "venom", "bans_weapon": "weapon", "bans_defense": "defense_ability",
}  # fmt: skip


@answers(v.Ban, MonsterNumber)
def _ban(_state: Table, word: v.Ban, _held: Held, question: MonsterNumber) -> int:
    return int(BANS.get(question.name) in word.what)


@answers(v.AttackerDieMalus, OnEachDie)
def _malus(_state: Table, word: v.AttackerDieMalus, _held: Held, question: OnEachDie) -> int:
    return -word.n if NUMBER_OF[word.die] == question.colour else 0


def asked(word: v.LandsOp, question: Question) -> int:
    """What one word answers, whoever has it."""
    return total(None, question, [Held(word, -1, -1)]) if isinstance(word, v.LandsStanding) else 0
