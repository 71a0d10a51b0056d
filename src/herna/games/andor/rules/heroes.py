"""A hero's board: willpower, strength, hours, what he carries."""

from __future__ import annotations

from herna.games.andor.components import NUMBERS
from herna.games.andor.events import (
    GoldGot,
    HeroFell,
    PieceGot,
    PieceLost,
    PieceUsed,
    ShieldRaised,
    StrengthChanged,
    WillpowerChanged,
)
from herna.games.andor.pieces import (
    BREW,
    FIRST_SIDE,
    GEMS,
    HALF_BREW,
    HALF_SHIELD,
    HELM,
    LARGE,
    OTHER_SIDE,
    RUNES,
    SHIELD,
    SHOP,
    SMALL,
    VALUE,
)
from herna.games.andor.state import NONE, TRAINING, AndorState
from herna.kernel import with_item

DWARF, WARRIOR, ARCHER, WIZARD = range(4)
MOST_WILLPOWER = NUMBERS.willpower.most
MOST_STRENGTH = NUMBERS.strength.most
SMALL_SLOTS = NUMBERS.small_slots
DAY = NUMBERS.hours
"""The hours of a day that cost no willpower."""
FIRST_ROW, SECOND_ROW = NUMBERS.willpower_rows
BLACK_FACES = NUMBERS.black_die
BLACK_DIE = 16
"""Added to the number of a black die's face."""
BLACK_OPPOSITE = NUMBERS.black_opposite


def hero_of(state: AndorState, seat: int) -> int:
    """Which of the four heroes plays in this seat (AND-2.1)."""
    return state.figure[seat] >> 1


def seat_of(state: AndorState, hero: int) -> int:
    """The seat of a hero, or `NONE` if he does not take part."""
    return next((seat for seat, figure in enumerate(state.figure) if figure >> 1 == hero), NONE)


def rank_order(state: AndorState) -> list[int]:
    """The seats from the lowest rank to the highest: dwarf, warrior, archer, wizard."""
    return sorted(range(len(state.figure)), key=state.figure.__getitem__)


def willpower_row(willpower: int) -> int:
    """In which of the three rows of willpower somebody is; more dice are printed in higher ones (AND-1.4)."""
    return 0 if willpower <= FIRST_ROW else 1 if willpower <= SECOND_ROW else 2


def dice_count(state: AndorState, seat: int) -> int:
    """How many dice his willpower gives him (AND-1.4)."""
    return state.setting.dice[state.figure[seat] >> 1][willpower_row(state.willpower[seat])]


# Hours


def last_hour(state: AndorState) -> int:
    """The last hour one may use today."""
    return DAY if state.flags & TRAINING else state.today[1]


def hour_cost(state: AndorState, hour: int) -> int:
    """The willpower an hour costs (AND-3.4); cards of the day may change it."""
    return 0 if hour <= DAY else state.today[hour - DAY + 1]


def can_pay_hour(state: AndorState, seat: int) -> bool:
    """An hour is left, and overtime would not take the last willpower (AND-3.5)."""
    hour = state.hours[seat] + 1
    return hour <= DAY or (hour <= last_hour(state) and state.willpower[seat] > hour_cost(state, hour))


def hours_left(state: AndorState, seat: int) -> int:
    """The hours he could still pay for, one after another."""
    if state.asleep[seat]:
        return 0
    hour, willpower = state.hours[seat] + 1, state.willpower[seat]
    count = max(0, DAY - state.hours[seat])
    hour += count
    last = last_hour(state)
    while hour <= last and willpower > (cost := hour_cost(state, hour)):
        willpower -= cost
        hour += 1
        count += 1
    return count


def pay_hour(state: AndorState, seat: int) -> int:
    """The time marker goes on; returns the willpower it cost."""
    state.hours[seat] += 1
    cost = hour_cost(state, state.hours[seat])
    if cost:
        state.willpower[seat] -= cost
        state.tell(WillpowerChanged(seat, -cost))
    return cost


# Willpower, strength, gold


def gain_willpower(state: AndorState, seat: int, points: int) -> None:
    gained = min(points, MOST_WILLPOWER - state.willpower[seat])
    if gained > 0:
        state.willpower[seat] += gained
        state.tell(WillpowerChanged(seat, gained))


def lose_willpower(state: AndorState, seat: int, points: int) -> bool:
    """Take willpower away; a hero without any falls (AND-5.11, AND-5.13). Says whether he fell."""
    if points <= 0:
        return False
    lost = min(points, state.willpower[seat])
    state.willpower[seat] -= lost
    state.tell(WillpowerChanged(seat, -lost))
    if state.willpower[seat]:
        return False
    state.tell(HeroFell(seat))
    change_strength(state, seat, -1)
    gain_willpower(state, seat, NUMBERS.risen_willpower)
    return True


def change_strength(state: AndorState, seat: int, points: int) -> None:
    strength = min(MOST_STRENGTH, max(NUMBERS.strength.least, state.strength[seat] + points))
    if strength != state.strength[seat]:
        state.tell(StrengthChanged(seat, strength - state.strength[seat]))
        state.strength[seat] = strength


def gain_gold(state: AndorState, seat: int, coins: int) -> None:
    state.gold[seat] += coins
    state.tell(GoldGot(seat, coins))


# What he carries


def pieces_of(state: AndorState, seat: int) -> tuple[int, ...]:
    """Everything on his board but gold, each piece once for every time he has it."""
    found = state.bag[seat] + state.gems[seat]
    if state.large[seat] != NONE:
        found += (state.large[seat],)
    return (*found, HELM) if state.helm[seat] else found


def carries(state: AndorState, seat: int, piece: int) -> bool:
    return (
        piece in state.bag[seat]
        or state.large[seat] == piece
        or piece in state.gems[seat]
        or (piece == HELM and state.helm[seat])
    )


def room_for(state: AndorState, seat: int, piece: int) -> bool:
    """A free slot for the piece (AND-10.1)."""
    if piece in SMALL:
        return len(state.bag[seat]) < SMALL_SLOTS
    if piece in LARGE:
        return state.large[seat] == NONE
    if piece == HELM:
        return not state.helm[seat]
    return piece in GEMS


def put_on(state: AndorState, seat: int, piece: int) -> None:
    """Lay a piece on his board."""
    if piece in SMALL:
        state.bag[seat] = tuple(sorted((*state.bag[seat], piece)))
    elif piece in LARGE:
        state.large[seat] = piece
    elif piece == HELM:
        state.helm[seat] = True
    else:
        state.gems[seat] = tuple(sorted((*state.gems[seat], piece)))


def take_off(state: AndorState, seat: int, piece: int) -> None:
    """Take a piece off his board."""
    if piece in SMALL:
        state.bag[seat] = without(state.bag[seat], piece)
    elif piece in LARGE:
        state.large[seat] = NONE
    elif piece == HELM:
        state.helm[seat] = False
    else:
        state.gems[seat] = without(state.gems[seat], piece)


def without(pieces: tuple[int, ...], piece: int) -> tuple[int, ...]:
    position = pieces.index(piece)
    return pieces[:position] + pieces[position + 1 :]


def get_piece(state: AndorState, seat: int, piece: int) -> None:
    put_on(state, seat, piece)
    state.tell(PieceGot(seat, piece))


def get_from_market(state: AndorState, seat: int, piece: int) -> bool:
    """An article of the equipment board, if there is one and he has room."""
    shelf = SHOP.index(piece)
    if not state.market[shelf] or not room_for(state, seat, piece):
        return False
    stock_market(state, piece, -1)
    get_piece(state, seat, piece)
    return True


def stock_market(state: AndorState, piece: int, change: int) -> None:
    shelf = SHOP.index(piece)
    state.market = with_item(state.market, shelf, state.market[shelf] + change)


def back_to_market(state: AndorState, piece: int) -> None:
    """Articles of the equipment board go back to it; other things leave the game."""
    whole = FIRST_SIDE.get(piece, piece)
    if whole in SHOP:
        stock_market(state, whole, 1)


def use_up(state: AndorState, seat: int, piece: int) -> None:
    """Use one side of an article: it is turned over, then goes back to the equipment board (AND-10.2, AND-10.3)."""
    take_off(state, seat, piece)
    state.tell(PieceUsed(seat, piece))
    if piece in OTHER_SIDE:
        put_on(state, seat, OTHER_SIDE[piece])
    elif piece in FIRST_SIDE:
        stock_market(state, FIRST_SIDE[piece], 1)


def lose_piece(state: AndorState, seat: int, piece: int) -> None:
    """A piece leaves the board of a hero."""
    take_off(state, seat, piece)
    state.tell(PieceLost(seat, piece))


def shield_of(state: AndorState, seat: int) -> int:
    """His shield, whole or half, or `NONE`."""
    return state.large[seat] if state.large[seat] in (SHIELD, HALF_SHIELD) else NONE


def raise_shield(state: AndorState, seat: int) -> None:
    """One side of his shield is used (AND-10.3, AND-10.4)."""
    use_up(state, seat, shield_of(state, seat))
    state.tell(ShieldRaised(seat))


def has_black_die(state: AndorState, seat: int) -> bool:
    """Three rune stones of different colours (AND-10.18)."""
    bag = state.bag[seat]
    return RUNES[0] in bag and RUNES[1] in bag and RUNES[2] in bag


def drinks_left(state: AndorState, seat: int) -> int:
    """In how many rounds he can drink: a brew has two halves (AND-10.15)."""
    return sum(2 if piece == BREW else piece == HALF_BREW for piece in state.bag[seat])


def purse(state: AndorState, seat: int) -> int:
    """What he can pay at a merchant: gold, and gems where they are money (AND-10.19)."""
    gold = state.gold[seat]
    if state.setting.gems_are_money:
        gold += sum(VALUE[gem] for gem in state.gems[seat])
    return gold


def spend(state: AndorState, seat: int, price: int) -> None:
    """Pay with gold, then with the cheapest gem that will do; the merchant gives change."""
    while state.gold[seat] < price:
        missing = price - state.gold[seat]
        gems = state.gems[seat]
        gem = next((gem for gem in gems if VALUE[gem] >= missing), gems[-1])
        take_off(state, seat, gem)
        state.gold[seat] += VALUE[gem]
    state.gold[seat] -= price


def from_box(state: AndorState, pieces: tuple[int, ...]) -> int:
    """A random one of these out of the box, or `NONE`."""
    found = [position for position, piece in enumerate(state.stock) if piece in pieces]
    if not found:
        return NONE
    # Nobody learns anything from a draw among equals.
    equal = len({state.stock[place] for place in found}) == 1
    position = found[0 if equal else state.below(len(found))]
    piece = state.stock[position]
    state.stock = state.stock[:position] + state.stock[position + 1 :]
    return piece
