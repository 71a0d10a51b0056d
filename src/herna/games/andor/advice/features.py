"""What is counted in a position of Andor: for bots that learn, environments and data sets.

All heroes win or lose together, so everything is counted for the group, and alike for every seat. What a legend asks
for is read from its conditions, whichever legend it is.
"""

from __future__ import annotations

from collections import Counter

from herna.games.andor.advice.planner.needs import bosses, must_stop, needs_witch, wanted_pieces
from herna.games.andor.advice.planner.outlook import FAR, Outlook
from herna.games.andor.advice.targets import farmers_way, hopes
from herna.games.andor.components import FRIENDS
from herna.games.andor.deeds.conditions import pieces_at
from herna.games.andor.pieces import (
    BACK_OF,
    BOW,
    CARRIED,
    COVERED,
    FALCON,
    FARMERS,
    HERBS,
    PIECES,
    RUNES,
    SHIELD,
    TELESCOPE,
    VALUE,
    seen,
)
from herna.games.andor.rules.creatures import golden_shields
from herna.games.andor.rules.fighting import foe_strength, foe_willpower
from herna.games.andor.rules.heroes import DAY, drinks_left, has_black_die, pieces_of
from herna.games.andor.rules.roads import castle_is_free
from herna.games.andor.setting import AndorSetting
from herna.games.andor.state import FOG_SEEN, NONE, AndorState, Battle
from herna.games.andor.vocabulary import conditions as when
from herna.games.programs import holds
from herna.kernel import FeatureSheet

FINE = 10
"""What is worked out in fractions of a point is counted in tenths, so that it stays a whole number."""
SOON = (1, 2, 3, 4)
"""Sunrises until a creature is in the castle, each counted for itself."""
UNKNOWN = 20
"""How far what the legend asks for is while nobody knows where it is."""
GOOD_ROLL = 4
"""About what a hero's dice add."""
PRIOR = {
    "letters left": 400,
    "shields left": 900,
    "creatures too many": -3500,
    "arriving 1": -1200,
    "arriving 2": -500,
    "arriving 3": -250,
    "arriving 4": -120,
    "strength": 1500,
    "weakest hero": 500,
    "willpower": 130,
    "low willpower": -250,
    "gold": 450,
    "hours left": 30,
    "heroes awake": 50,
    "goals reached": 8000,
    "pieces at their goal": 6000,
    "pieces in hand": 2500,
    "way of the pieces": -260,
    "fates met": 6000,
    "treasure delivered": 900,
    "treasure carried": 600,
    "great opponents": -600,
    "strength lacking": -350,
    "way to the opponents": -40,
    "witch missing": -1500,
    "brews": 700,
    "herbs": 600,
    "runes": 400,
    "black dice": 1500,
    "other articles": 500,
    "fog left": -400,
    "full wells": 60,
    "farmers' way": -60,
    "farmers": 900,
    "hopes": 100,
}
"""What everything counted is worth before anything is learnt, in thousandths of a point."""
NAMES = tuple(PRIOR)
HERO_NAMES = ("figure", "space", "strength", "willpower", "hours", "asleep", "gold", "fate", "to act", *PIECES)


def sheet(setting: AndorSetting) -> FeatureSheet:
    """Everything that can be counted in a legend with so many heroes."""
    whose = ("my", *(f"next {offset}" for offset in range(1, setting.players)))
    return FeatureSheet(
        judged=NAMES,
        judge=judge,
        prior=PRIOR,
        board=(
            *("day", "narrator", "last letter", "castle", "farmers in", "creatures stronger"),
            *(f"{who} {name}" for who in whose for name in HERO_NAMES),
            *(f"{friend} at" for friend in FRIENDS),
            *(f"{what} on {space}" for space in range(setting.size) for what in ("creature", "coins", "fog", "token")),
            *(f"well on {space}" for space in setting.well_spaces),
        ),
        survey=survey,
        prices={"hopes": (-0.05, 0.0, 0.1), "strength": (-0.5, 0.0, 0.5), "letters left": (-0.2, 0.0, 0.4)},
        lesson=setting.legend.id,
    )


def judge(state: AndorState, _: int) -> list[int]:
    """How the group stands: time, the castle, heroes, the goals of the legend, and what may be hoped for."""
    look = Outlook(state)
    return [*castle_and_time(look), *heroes(state), *goals(look), *things(look), round(FINE * hopes(look))]


def castle_and_time(look: Outlook) -> list[int]:
    state = look.state
    free = golden_shields(state) - state.castle if castle_is_free(state) else 0
    arriving = Counter(look.arrivals.values())
    return [
        look.letters_left,
        0 if look.setting.gate else max(0, free),
        len(must_stop(look)),
        *(arriving[days] for days in SOON),
    ]


def heroes(state: AndorState) -> list[int]:
    first, second = 7, 14
    low = sum((willpower < first) + (willpower < second) for willpower in state.willpower)
    awake = [seat for seat, asleep in enumerate(state.asleep) if not asleep]
    return [
        sum(state.strength),
        min(state.strength),
        sum(state.willpower),
        low,
        sum(state.gold),
        sum(max(0, DAY - state.hours[seat]) for seat in awake),
        len(awake),
    ]


def goals(look: Outlook) -> list[int]:
    """How far the conditions of the legend are from holding."""
    state, setting = look.state, look.setting
    reached = [holds(state, one) for one in setting.legend.win if not isinstance(one, when.CastleHeld)]
    there = in_hand = way = 0
    for pieces, goal, count in wanted_pieces(look):
        laid = min(count, pieces_at(state, pieces, goal))
        there += laid
        ways = sorted(piece_ways(look, pieces, goal))[: count - laid]
        way += sum(ways) + UNKNOWN * (count - laid - len(ways))
        in_hand += sum(piece in pieces for bag in state.bag for piece in bag)
    treasury = setting.treasury != NONE
    carried = sum(state.gold) + sum(VALUE[gem] for gems in state.gems for gem in gems)
    return [
        sum(reached),
        there,
        in_hand,
        way,
        sum(state.fate_done),
        state.delivered,
        carried if treasury else 0,
        *opponents(look),
        int(needs_witch(look)),
    ]


def piece_ways(look: Outlook, pieces: tuple[int, ...], goal: int) -> list[int]:
    """For every such piece on the board: how far it is from a hero, and from there home."""
    state = look.state
    looks = {*pieces, *(BACK_OF[piece] for piece in pieces if piece in BACK_OF)}
    found = []
    for seat in look.heroes:
        found += [look.way(seat, goal) for piece in state.bag[seat] if piece in pieces and state.space[seat] != goal]
    lying = [(space, seen(piece)) for space, ground in enumerate(state.ground) for piece in ground if space != goal]
    for space, piece in (*lying, *state.held):
        if piece in looks:
            near = min(look.way(seat, space) for seat in look.heroes)
            found.append(min(UNKNOWN, near + look.distance[space][goal]))
    return found


def opponents(look: Outlook) -> list[int]:
    """Opponents that have to be defeated: their number, the strength that is lacking, how far the heroes are."""
    state, setting = look.state, look.setting
    kinds = (when.Defeated, when.OpponentDefeated)
    open_goals = sum(isinstance(one, kinds) and not holds(state, one) for one in setting.legend.win)
    group = tuple(look.heroes)
    power = sum(state.strength) + GOOD_ROLL * len(group)
    lacking = far = 0
    for space, foe in bosses(look):
        battle = Battle(space, foe, 0, group, foe_willpower(state, foe))
        lacking += max(0, foe_strength(state, battle) + GOOD_ROLL * 2 - power)
        far += sum(min(look.way(seat, space), FAR) for seat in group)
    for foe in state.garrison:
        lacking += max(0, setting.kinds[foe].strength - power)
    return [open_goals + len(state.garrison), lacking, far]


def things(look: Outlook) -> list[int]:
    """What the heroes carry, and what the land still has."""
    state = look.state
    held = Counter(piece for seat in look.heroes for piece in pieces_of(state, seat))
    others = (BOW, SHIELD, FALCON, TELESCOPE)
    return [
        sum(drinks_left(state, seat) for seat in look.heroes),
        sum(held[herb] for herb in HERBS),
        sum(min(1, held[rune]) for rune in RUNES),
        sum(has_black_die(state, seat) for seat in look.heroes),
        sum(min(2, held[piece]) for piece in others) + sum(state.helm),
        sum(0 < fog < FOG_SEEN for fog in state.fog),
        sum(well == 1 for well in state.wells),
        farmers_way(look),
        sum(piece in FARMERS for ground in state.ground for piece in ground),
    ]


def value(state: AndorState, seat: int) -> float:
    """How well the group stands, in points, before anything is learnt."""
    if state.result:
        return WON if state.setting.game.winners(state) else -WON
    return sum(weight * count for weight, count in zip(PRIOR.values(), judge(state, seat), strict=True)) / 1000


WON = 200.0
"""What a legend that is won is worth; one that is lost costs as much."""


def survey(state: AndorState, seat: int) -> list[int]:
    """Everything on the table, in numbers; what lies face down is known by its back."""
    found = [state.day, state.narrator, state.last, state.castle, state.farmers_in, state.today[0]]
    for other in (*range(seat, len(state.space)), *range(seat)):
        held = [0] * len(PIECES)
        for piece in pieces_of(state, other):
            held[piece] += 1
        found += [state.figure[other], state.space[other], state.strength[other], state.willpower[other]]
        found += [state.hours[other], int(state.asleep[other]), state.gold[other], int(state.fate_done[other])]
        found += [int(other in state.seats_to_act), *held]
    found += state.friends[: len(FRIENDS)]
    for space in range(state.setting.size):
        fog = state.fog[space]
        found += [state.beasts[space], state.coins[space], 1 if 0 < fog < FOG_SEEN else 2 if fog else 0]
        found.append(sum(piece >= COVERED or piece in CARRIED for piece in state.ground[space]))
    return [*found, *state.wells]
