"""What a legend still needs: creatures to stop, pieces to bring, opponents to defeat."""

from __future__ import annotations

from herna.games.andor.advice.planner.outlook import FAR, Outlook
from herna.games.andor.pieces import COVERED
from herna.games.andor.rules.creatures import golden_shields
from herna.games.andor.rules.roads import castle_is_free
from herna.games.andor.state import NONE, WITCH_FOUND, AndorState
from herna.games.andor.vocabulary import conditions as when


def must_stop(look: Outlook) -> list[int]:
    """The spaces of creatures that must not get through, the most urgent first."""
    state = look.state
    if look.setting.gate:
        return []
    coming = [
        (look.sunrises(space), space)
        for space, kind in enumerate(state.beasts)
        if kind != NONE and look.sunrises(space) <= max(1, min(look.letters_left, horizon(look)))
    ]
    coming.sort()
    free = golden_shields(state) - state.castle if castle_is_free(state) else FAR
    # The strongest are let in as long as there are shields.
    by_strength = sorted(coming, key=lambda entry: (-weight(state, entry[1]), entry))
    let_in = {space for _, space in [one for one in by_strength if not loses(state, one[1])][: max(0, free)]}
    return [space for _, space in coming if space not in let_in]


def weight(state: AndorState, space: int) -> int:
    kind = state.setting.kinds[state.beasts[space]]
    return kind.strength + kind.willpower


def loses(state: AndorState, space: int) -> bool:
    return state.setting.kinds[state.beasts[space]].castle_loses


def horizon(look: Outlook) -> int:
    """Sunrises until the end, as far as one can tell: the legend's letters are also used up by victories."""
    return max(1, (look.letters_left * 2 + 2) // 3)


def wanted_pieces(look: Outlook) -> list[tuple[tuple[int, ...], int, int]]:
    """Pieces that the legend wants somewhere: which, where, how many."""
    setting = look.setting
    found = []
    for condition in setting.legend.win:
        if isinstance(condition, when.PieceAt):
            found.append((setting.pieces_named(condition.what), condition.space, condition.n))
    return found


def bosses(look: Outlook) -> list[tuple[int, int]]:
    """Opponents that have to be defeated and are on the board: space and number."""
    state, setting = look.state, look.setting
    names = [condition.what for condition in setting.legend.win if isinstance(condition, when.Defeated)]
    numbers = [setting.kind_number[name] for name in names]
    if any(isinstance(condition, when.OpponentDefeated) for condition in setting.legend.win):
        numbers.append(state.opponent)
    return [(space, kind) for space, kind in enumerate(state.beasts) if kind != NONE and kind in numbers]


def holders(look: Outlook) -> list[int]:
    """Spaces of creatures that stand on something the heroes need."""
    needed = {piece for pieces, _, _ in wanted_pieces(look) for piece in pieces}
    return [space for space, piece in look.state.held if piece in needed]


def needs_witch(look: Outlook) -> bool:
    """The witch has not been found, and the legend has a card for her."""
    return not look.state.flags & WITCH_FOUND and "witch-fog" in look.setting.moments


def bad_fog(look: Outlook) -> tuple[int, ...]:
    """Kinds of fog that are better left alone once they are known."""
    kinds = look.setting.fog_kinds
    return (kinds.index("gor"), kinds.index("event"))


def has_boss(look: Outlook) -> bool:
    """Does this legend end with a strong opponent? Then strength is worth saving for."""
    kinds = (when.Defeated, when.OpponentDefeated)
    return any(isinstance(condition, kinds) for condition in look.setting.legend.win)


def boss_kind(look: Outlook, kind: int) -> bool:
    return any(foe == kind for _, foe in bosses(look)) or look.setting.kinds[kind].boss


def farmer_pays(look: Outlook, seat: int, space: int) -> bool:
    """The way to the castle with a farmer is short enough for today and tomorrow, and shields are wanted."""
    return look.distance[space][look.setting.castle] + look.way(seat, space) <= look.hours(seat) + 5


def goals_ready(look: Outlook, boss: int) -> bool:
    """Beating the last opponent ends many legends: everything else must be done before, unless time is up."""
    state = look.state
    if look.letters_left <= 1:
        return True
    for pieces, goal, count in wanted_pieces(look):
        there = sum((piece & ~COVERED) in pieces for piece in state.ground[goal])
        there += sum(
            sum(piece in pieces for piece in state.bag[seat]) for seat in look.heroes if state.space[seat] == goal
        )
        if there < count:
            return False
    return True


def reserve(look: Outlook) -> int:
    """Letters to keep for what is still to be done."""
    return 3
