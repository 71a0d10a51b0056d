"""What the cards of the dragon fight say about a round (AND-12.9)."""

from __future__ import annotations

from herna.games.andor.rules.fighting import MoreDice, MoreFoeDice, MoreFoeStrength, NoDistance, NoPotions
from herna.games.andor.state import AndorState
from herna.games.andor.vocabulary.operations import ThisRound
from herna.games.programs import Held, answers


@answers(ThisRound, MoreDice)
def more_dice(state: AndorState, word: ThisRound, held: Held, question: MoreDice) -> int:
    return word.dice


@answers(ThisRound, MoreFoeDice)
def more_foe_dice(state: AndorState, word: ThisRound, held: Held, question: MoreFoeDice) -> int:
    return word.creature_dice


@answers(ThisRound, MoreFoeStrength)
def more_foe_strength(state: AndorState, word: ThisRound, held: Held, question: MoreFoeStrength) -> int:
    return word.creature_strength


@answers(ThisRound, NoDistance)
def no_distance(state: AndorState, word: ThisRound, held: Held, question: NoDistance) -> int:
    return word.no_distance


@answers(ThisRound, NoPotions)
def no_potions(state: AndorState, word: ThisRound, held: Held, question: NoPotions) -> int:
    return word.no_potions
