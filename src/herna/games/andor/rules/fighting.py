"""What counts in a battle: who can fight, how strong each side is, and the odds."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from herna.games.andor.components import NUMBERS
from herna.games.andor.pieces import BOW, COVERED, RUNES, VALUE
from herna.games.andor.rules.heroes import (
    ARCHER,
    BLACK_DIE,
    BLACK_FACES,
    BLACK_OPPOSITE,
    WIZARD,
    can_pay_hour,
    dice_count,
    drinks_left,
    has_black_die,
    hero_of,
    last_hour,
    willpower_row,
)
from herna.games.andor.rules.odds import Fighter, FightOdds, Foe, Roll, Way, bow_promise, fight_odds, round_odds, worth
from herna.games.andor.rules.roads import borders_now
from herna.games.andor.state import DWARVES, LATE, NONE, PRINCE, AndorState, Battle, Thrown
from herna.games.programs import held_in, total

FRIEND_STRENGTH = NUMBERS.friend_strength


# What a card of the dragon fight may be asked


class RoundQuestion:
    """Something about this round of the battle."""


class MoreDice(RoundQuestion):
    """How many dice does each fighter roll more?"""


class MoreFoeDice(RoundQuestion):
    """How many dice does the creature roll more?"""


class MoreFoeStrength(RoundQuestion):
    """How much stronger is the creature?"""


class NoDistance(RoundQuestion):
    """Does nobody fight from a neighbouring space?"""


class NoPotions(RoundQuestion):
    """Does nobody use a brew or a herb?"""


def pips(die: int) -> int:
    """What a die shows; black dice are kept as faces."""
    return BLACK_FACES[die - BLACK_DIE] if die >= BLACK_DIE else die


def dice_text(dice: tuple[int, ...]) -> str:
    """Dice as they are told; a list of numbers would be told seat by seat."""
    return " ".join(str(pips(die)) for die in dice)


def turned(die: int) -> int:
    """The opposite face."""
    return BLACK_OPPOSITE[die - BLACK_DIE] + BLACK_DIE if die >= BLACK_DIE else 7 - die


def reaches(state: AndorState, seat: int, space: int) -> bool:
    """Can this hero fight what is there (AND-5.1, AND-6.1)? Bows shoot next door; a garrison is stormed from there."""
    own = state.space[seat]
    if space == state.setting.castle and state.garrison:
        return space in borders_now(state)[own]
    if own == space:
        return True
    return shoots(state, seat) and space in borders_now(state)[own]


def shoots(state: AndorState, seat: int) -> bool:
    return hero_of(state, seat) == ARCHER or state.large[seat] == BOW


def from_afar(state: AndorState, battle: Battle, seat: int) -> bool:
    """He fights from a neighbouring space."""
    return state.space[seat] != battle.space and not (battle.space == state.setting.castle and state.garrison)


def may_join(state: AndorState, seat: int, battle: Battle) -> bool:
    """Awake, near enough, and with an hour to spare."""
    if state.asleep[seat] or not can_pay_hour(state, seat):
        return False
    if battle.foe == NONE:
        return battle.space in borders_now(state)[state.space[seat]]
    return reaches(state, seat, battle.space)


# Strength


def by_card(state: AndorState, battle: Battle, question: type[RoundQuestion]) -> int:
    """What the dragon-fight card of this round answers, unless a shield averted it."""
    if battle.card == NONE or battle.averted:
        return 0
    setting = state.setting
    program = setting.programs[setting.dragon_programs[battle.card]]
    return total(state, question(), held_in(program, battle.leader, battle.card))


def heroes_strength(state: AndorState, battle: Battle) -> int:
    """The strength of all who take part in this round; whom a card bars adds nothing (AND-6.3, AND-12.10)."""
    return sum(state.strength[seat] for seat in battle.fighters if not is_barred(state, battle, seat))


def is_barred(state: AndorState, battle: Battle, seat: int) -> bool:
    """The card of this round keeps those out who fight from afar."""
    return bool(by_card(state, battle, NoDistance)) and from_afar(state, battle, seat)


def friends_strength(state: AndorState, battle: Battle) -> int:
    """The prince and the dwarves help on their own space (AND-11.12)."""
    if battle.foe == NONE:
        return 0
    return FRIEND_STRENGTH * ((state.friends[PRINCE] == battle.space) + (state.friends[DWARVES] == battle.space))


def foe_strength(state: AndorState, battle: Battle) -> int:
    """The strength of the creature, with all that cards and places add."""
    kind = state.setting.kinds[battle.foe]
    strength = kind.strength + state.today[0] + by_card(state, battle, MoreFoeStrength)
    if kind.number == state.opponent and state.flags & LATE:
        strength += state.setting.late(kind.number)[0]
    if kind.mirror:
        strength += heroes_strength(state, battle)
    if kind.strength_per_rune:
        runes = sum((piece & ~COVERED) in RUNES for piece in state.ground[battle.space])
        strength += kind.strength_per_rune * runes
    if kind.rider and state.friends[PRINCE] != battle.space:
        strength += kind.rider
    return strength


def foe_dice(state: AndorState, battle: Battle) -> int:
    """How many dice the creature rolls in this round."""
    kind = state.setting.kinds[battle.foe]
    count = kind.dice[willpower_row(battle.willpower)]
    return max(1, count - battle.poison + by_card(state, battle, MoreFoeDice))


def foe_willpower(state: AndorState, foe: int) -> int:
    kind = state.setting.kinds[foe]
    if foe == state.opponent and state.flags & LATE:
        return kind.willpower + state.setting.late(foe)[1]
    return kind.willpower


# Dice


def ways_to_throw(state: AndorState, battle: Battle, seat: int) -> tuple[str, ...]:
    """How a fighter may roll: a bow from afar, own dice at hand, the black die with three rune stones."""
    afar = from_afar(state, battle, seat) and battle.foe != NONE
    if is_barred(state, battle, seat):
        return ("barred",)
    found: list[str] = []
    if hero_of(state, seat) == ARCHER or afar:
        found.append("bow")
    else:
        found.append("own")
        if state.large[seat] == BOW and battle.foe != NONE:
            found.append("bow")
    if has_black_die(state, seat):
        found.append("black")
    return tuple(found)


def dice_in_round(state: AndorState, battle: Battle, seat: int) -> int:
    return max(1, dice_count(state, seat) + by_card(state, battle, MoreDice))


def helm_counts(state: AndorState, thrown: Thrown) -> bool:
    """A helm adds equal dice, but not with a bow, and not for archer and wizard (AND-10.8, AND-10.9)."""
    return thrown.way == "own" and state.helm[thrown.seat] and hero_of(state, thrown.seat) not in (ARCHER, WIZARD)


def thrown_value(state: AndorState, thrown: Thrown) -> int:
    """What a fighter's dice and articles add to the attack."""
    if not thrown.dice:
        return thrown.herb
    dice = [pips(die) for die in thrown.dice]
    best = dice[-1] if thrown.way == "bow" else max(dice)
    if thrown.brew:
        best *= 2
    elif helm_counts(state, thrown):
        best = worth(dice)
    return best + thrown.herb


def attack_so_far(state: AndorState, battle: Battle) -> int:
    return (
        heroes_strength(state, battle)
        + friends_strength(state, battle)
        + sum(thrown_value(state, thrown) for thrown in battle.thrown)
    )


# Odds


def way_with(state: AndorState, battle: Battle, seat: int, dice: str) -> Way:
    """How a roll counts if he chooses these dice."""
    if dice == "bow":
        return "bow"
    turns = hero_of(state, seat) == WIZARD and not battle.turned
    if dice == "black":
        return "black-wizard" if turns else "black"
    if turns:
        return "wizard"
    return "helm" if state.helm[seat] and hero_of(state, seat) not in (ARCHER, WIZARD) else "own"


def usual_way(state: AndorState, battle: Battle, seat: int) -> Way:
    """How he would roll by himself: what promises most."""
    ways = ways_to_throw(state, battle, seat)
    if ways[0] == "barred":
        return "barred"
    return way_with(state, battle, seat, "black" if "black" in ways else ways[0])


def as_fighter(state: AndorState, battle: Battle, seat: int) -> Fighter:
    return Fighter(
        state.strength[seat],
        state.willpower[seat],
        state.hours[seat],
        state.setting.dice[hero_of(state, seat)],
        usual_way(state, battle, seat),
        last_hour(state),
        state.today[2:],
    )


def as_foe(state: AndorState, battle: Battle) -> Foe:
    kind = state.setting.kinds[battle.foe]
    stronger = by_card(state, battle, MoreFoeStrength)
    strength = foe_strength(state, battle) - stronger
    if kind.mirror:
        strength -= heroes_strength(state, battle)
    fewer = battle.poison - by_card(state, battle, MoreFoeDice)
    return Foe(strength, battle.willpower, kind.die, kind.dice, kind.mirror, fewer, stronger)


def odds_of_fight(state: AndorState, battle: Battle, *, drinking: bool = False) -> FightOdds:
    """The odds before a round, for the fighters of the battle. `drinking`: all use up their brews."""
    fighters = [as_fighter(state, battle, seat) for seat in battle.fighters]
    if drinking:
        drinks = [drinks_left(state, seat) for seat in battle.fighters]
        fighters = [one._replace(brews=rounds) for one, rounds in zip(fighters, drinks, strict=True)]
    return fight_odds(fighters, as_foe(state, battle), friends_strength(state, battle))


def odds_in_round(
    state: AndorState,
    battle: Battle,
    thrown: Sequence[Thrown] | None = None,
    chosen: Way | None = None,
    *,
    drinking: bool = False,
) -> FightOdds:
    """The odds in the middle of a round; `thrown` what lies there, those not in it have still to roll.

    `chosen` is how the next of them rolls, if not in the usual way. `drinking`: all who still can use up their brews.
    """
    lies = battle.thrown if thrown is None else tuple(thrown)
    ready = {one.seat for one in lies}
    # A card and a turned die count in this round only.
    later = replace(battle, card=NONE, turned=False)
    fighters = [as_fighter(state, later, seat) for seat in battle.fighters]
    drinks = [drinks_left(state, seat) if drinking else 0 for seat in battle.fighters]
    still: list[Roll] = []
    for place, seat in enumerate(battle.fighters):
        if seat not in ready:
            way = chosen if chosen is not None and not still else usual_way(state, battle, seat)
            still.append(Roll(way, dice_in_round(state, battle, seat), drinks[place] > 0))
            drinks[place] = max(0, drinks[place] - 1)
    if drinking:
        # What is only thought of has not left the bag yet.
        has_drunk = {one.seat for one in battle.thrown if one.brew}
        thought = {one.seat for one in lies if one.brew} - has_drunk
        fighters = [
            fighter._replace(brews=rounds + 1 - (seat in thought))
            for fighter, rounds, seat in zip(fighters, drinks, battle.fighters, strict=True)
        ]
    known = sum(thrown_value(state, one) for one in lies)
    known -= sum(state.strength[seat] for seat in battle.fighters if is_barred(state, battle, seat))
    return round_odds(fighters, as_foe(state, battle), friends_strength(state, battle), known, tuple(still))


def better_to_roll_on(thrown: Thrown) -> bool:
    """The next dice of a bow promise more than the last one shows."""
    return thrown.left > 0 and bow_promise(thrown.left) > pips(thrown.dice[-1])


def rubble_value(pieces: Sequence[int]) -> int:
    return sum(VALUE[piece & ~COVERED] for piece in pieces)
