"""Free activities: they cost no hours and are open to every hero who is awake, whoever's turn it is (AND-7.1)."""

from __future__ import annotations

from typing import Any

from herna.games.andor.actions import (
    Buy,
    BuyStrength,
    CallHelp,
    Drop,
    DropGold,
    EmptyWell,
    FulfilFate,
    Give,
    GiveGold,
    HandIn,
    HandInGold,
    HerbWillpower,
    Look,
    PickUp,
    PickUpGold,
    SendFalcon,
    TurnUp,
)
from herna.games.andor.components import NUMBERS
from herna.games.andor.events import (
    FalconSent,
    FogSeen,
    GoldDropped,
    PieceBought,
    PieceDropped,
    StrengthBought,
    TokenSeen,
    TreasureDelivered,
    WellEmptied,
)
from herna.games.andor.pieces import (
    BREW,
    CARRIED,
    COVERED,
    FALCON,
    GEMS,
    HERBS,
    RUBBLE,
    SHOP,
    TELESCOPE,
    TIRED_FALCON,
    VALUE,
    seen,
)
from herna.games.andor.rules.fate_tasks import can_fulfil
from herna.games.andor.rules.heroes import (
    ARCHER,
    DWARF,
    MOST_STRENGTH,
    MOST_WILLPOWER,
    WARRIOR,
    change_strength,
    gain_gold,
    gain_willpower,
    get_piece,
    hero_of,
    pieces_of,
    purse,
    put_on,
    room_for,
    spend,
    stock_market,
    take_off,
    use_up,
)
from herna.games.andor.rules.roads import borders_now, has_rubble
from herna.games.andor.state import FOG_SEEN, NONE, TRAINING, WITCH, AndorState
from herna.games.andor.steps.fates import fulfil
from herna.games.andor.steps.handing import COINS, Flight, can_fly, can_take, give, give_gold
from herna.games.andor.steps.narrator import ReadCard, in_play
from herna.games.andor.steps.settling import settle, task_done, trigger
from herna.kernel import Action, with_item

FREE = (
    EmptyWell, PickUp, PickUpGold, Drop, DropGold, Give, GiveGold, Buy, BuyStrength, Look, TurnUp, HerbWillpower,
    SendFalcon,
    FulfilFate, HandIn, HandInGold, CallHelp,
)  # fmt: skip


def helpers(state: AndorState) -> tuple[int, ...]:
    """The heroes who are not on turn but have something they could do."""
    return tuple(seat for seat in range(len(state.space)) if seat != state.turn and has_free(state, seat))


def has_free(state: AndorState, seat: int) -> bool:
    """Is there any free activity for this hero? Quicker than listing them."""
    if state.asleep[seat]:
        return False
    if state.gold[seat] or state.bag[seat] or state.large[seat] != NONE or state.helm[seat] or state.gems[seat]:
        return True
    space = state.space[seat]
    well = state.setting.well_at.get(space)
    if well is not None and state.wells[well] == 1:
        return True
    if state.coins[space] or any((piece & ~COVERED) in CARRIED for piece in state.ground[space]):
        return True
    return bool(calls(state))


def calls(state: AndorState) -> list[int]:
    """The helps that the group may call at any time (AND-17.10)."""
    cards = state.setting.moments.get("called", ())
    return [card for card in cards if card not in state.cards_read and in_play(state, card)]


def free_options(state: AndorState, seat: int) -> list[Action]:
    """Everything this hero may do without spending time."""
    return gains_here(state, seat) + handling(state, seat)


def fighter_options(state: AndorState, seat: int) -> list[Action]:
    """What a fighter may do between two rounds: everything but passing things on (AND-7.2)."""
    return gains_here(state, seat) + using(state, seat)


def gains_here(state: AndorState, seat: int) -> list[Action]:
    """What the place where he stands has for him: well, tokens, merchant, his fate, help that can be called."""
    if state.asleep[seat]:
        return []
    found: list[Action] = []
    space = state.space[seat]
    setting = state.setting
    well = setting.well_at.get(space)
    if well is not None and state.wells[well] == 1:
        found.append(EmptyWell())
    if state.ground[space] or state.coins[space]:
        found += things_here(state, seat, space)
    found += trade(state, seat, space)
    if space == setting.treasury:
        found += (HandIn(gem) for gem in GEMS if gem in state.gems[seat])
        found += (HandInGold(coin) for coin in COINS if coin <= state.gold[seat])
    if can_fulfil(state, seat):
        found.append(FulfilFate())
    found += (CallHelp(card) for card in calls(state))
    return found


def handling(state: AndorState, seat: int) -> list[Action]:
    """What he can do with the things he carries: use them, give them away, put them down."""
    return using(state, seat) + passing_on(state, seat)


def using(state: AndorState, seat: int) -> list[Action]:
    """The articles that he can use where he stands."""
    bag = state.bag[seat]
    if state.asleep[seat] or not bag:
        return []
    found: list[Action] = []
    if TELESCOPE in bag:
        for other in borders_now(state)[state.space[seat]]:
            found += covered(state, other)
    found += (HerbWillpower(herb) for herb in HERBS if herb in bag and state.willpower[seat] < MOST_WILLPOWER)
    return found


def covered(state: AndorState, space: int) -> list[Action]:
    """What can be turned up on a space, each thing for itself (AND-10.11)."""
    found: list[Action] = [Look(space)] if 0 < state.fog[space] < FOG_SEEN else []
    found += (TurnUp(back, space) for back in dict.fromkeys(map(seen, face_down(state, space))))
    return found


def passing_on(state: AndorState, seat: int) -> list[Action]:
    """What he can give, send or put down."""
    mine = pieces_of(state, seat)
    gold = state.gold[seat]
    if state.asleep[seat] or not (mine or gold):
        return []
    found: list[Action] = []
    space = state.space[seat]
    kinds = tuple(dict.fromkeys(mine))
    for other in range(len(state.space)):
        if other != seat and state.space[other] == space and can_take(state, other):
            found += (Give(piece, other) for piece in kinds if room_for(state, other, piece))
            found += (GiveGold(coin, other) for coin in COINS if coin <= gold)
    if FALCON in kinds:
        found += (SendFalcon(other) for other in range(len(state.space)) if can_fly(state, seat, other))
    found += (Drop(piece) for piece in kinds)
    found += (DropGold(coin) for coin in COINS if coin <= gold)
    return found


def things_here(state: AndorState, seat: int, space: int) -> list[Action]:
    """Tokens that can be picked up; covered ones can also just be turned up."""
    ground = state.ground[space]
    found: list[Action] = [
        PickUp(look)
        for look, piece in {seen(piece): piece for piece in ground}.items()
        if (piece & ~COVERED) in CARRIED and room_for(state, seat, piece & ~COVERED)
    ]
    if state.coins[space]:
        found.append(PickUpGold())
    found += (TurnUp(seen(piece), space) for piece in dict.fromkeys(ground) if piece >= COVERED)
    return list(dict.fromkeys(found))


def face_down(state: AndorState, space: int) -> list[int]:
    """The tokens that can be turned up here; rubble hides what lies beneath it (AND-16.10)."""
    hidden = [piece for piece in state.ground[space] if piece >= COVERED]
    if state.setting.has_rubble and has_rubble(state, space):
        return [piece for piece in hidden if piece - COVERED in RUBBLE]
    return hidden


def merchant_at(state: AndorState, space: int) -> bool:
    return space in state.setting.merchants and space not in state.shut


def strength_price(state: AndorState, seat: int) -> int:
    """Two gold, one for the dwarf in the mine of his people (AND-11.8)."""
    at_home = hero_of(state, seat) == DWARF and state.space[seat] == state.setting.dwarf_market
    return NUMBERS.dwarf_strength_price if at_home else NUMBERS.strength_price


def brew_price(state: AndorState, seat: int) -> int:
    """What the witch asks for, one less of the archer (AND-11.6)."""
    return state.setting.brew_price - (NUMBERS.archer_discount if hero_of(state, seat) == ARCHER else 0)


def trade(state: AndorState, seat: int, space: int) -> list[Action]:
    """What he can buy where he stands (AND-11.6, AND-11.7)."""
    found: list[Action] = []
    if merchant_at(state, space):
        money = purse(state, seat)
        if money >= strength_price(state, seat) and state.strength[seat] < MOST_STRENGTH:
            found.append(BuyStrength())
        if money >= state.setting.price and state.setting.sells_articles and not state.flags & TRAINING:
            found += (
                Buy(piece)
                for shelf, piece in enumerate(SHOP)
                if piece != BREW and state.market[shelf] and room_for(state, seat, piece)
            )
    brew_here = state.friends[WITCH] == space and state.market[SHOP.index(BREW)] and room_for(state, seat, BREW)
    if brew_here and purse(state, seat) >= brew_price(state, seat):
        found.append(Buy(BREW))
    return found


def do_free(state: AndorState, seat: int, action: Any) -> None:
    """Carry out a free activity."""
    space = state.space[seat]
    match action:
        case EmptyWell():
            empty_well(state, seat, space)
        case PickUp(piece):
            pick_up(state, seat, space, piece)
        case PickUpGold():
            coins, state.coins[space] = state.coins[space], 0
            gain_gold(state, seat, coins)
        case Drop(piece):
            take_off(state, seat, piece)
            state.ground[space] = (*state.ground[space], piece)
            state.tell(PieceDropped(seat, piece, space))
        case DropGold(coin):
            state.gold[seat] -= coin
            state.coins[space] += coin
            state.tell(GoldDropped(seat, coin, space))
        case Give(piece, other):
            give(state, seat, other, piece)
        case GiveGold(coin, other):
            give_gold(state, seat, other, coin)
        case Buy(piece):
            price = brew_price(state, seat) if piece == BREW else state.setting.price
            spend(state, seat, price)
            stock_market(state, piece, -1)
            put_on(state, seat, piece)
            state.tell(PieceBought(seat, piece, price))
        case BuyStrength():
            price = strength_price(state, seat)
            spend(state, seat, price)
            state.tell(StrengthBought(seat, price))
            change_strength(state, seat, 1)
            task_done(state, "buy-strength", space)
        case Look(target):
            look(state, target)
        case TurnUp(back, target):
            turn_up(state, target, back)
        case HerbWillpower(herb):
            use_up(state, seat, herb)
            gain_willpower(state, seat, VALUE[herb])
        case SendFalcon(other):
            state.large[seat] = TIRED_FALCON
            state.tell(FalconSent(seat, other))
            state.push(Flight(seat, other))
        case FulfilFate():
            fulfil(state, seat)
        case HandIn(piece):
            take_off(state, seat, piece)
            hand_in(state, seat, VALUE[piece])
        case HandInGold(coin):
            state.gold[seat] -= coin
            hand_in(state, seat, coin)
        case CallHelp(card):
            state.push(ReadCard(card, seat, space))
    settle(state)


def empty_well(state: AndorState, seat: int, space: int) -> None:
    """Three willpower, five for the warrior (AND-11.1)."""
    state.wells[state.setting.well_at[space]] = 2
    points = state.setting.well_points[1 if hero_of(state, seat) == WARRIOR else 0]
    state.tell(WellEmptied(seat, space, points))
    gain_willpower(state, seat, points)
    task_done(state, "empty-well", space)


def pick_up(state: AndorState, seat: int, space: int, look_: int) -> None:
    ground = state.ground[space]
    position = next(position for position, piece in enumerate(ground) if seen(piece) == look_)
    piece = ground[position]
    if piece >= COVERED:
        state.reveal()
        piece -= COVERED
    state.ground[space] = ground[:position] + ground[position + 1 :]
    get_piece(state, seat, piece)
    if piece in GEMS:
        trigger(state, "gem-taken", seat, space)


def look(state: AndorState, space: int) -> None:
    """The fog of a space is seen, and stays (AND-10.11)."""
    state.reveal()
    state.tell(FogSeen(space, state.setting.fog_kinds[state.fog[space] - 1]))
    state.fog[space] += FOG_SEEN


def turn_up(state: AndorState, space: int, back: int) -> None:
    """Turn up a token that looks like this from behind."""
    state.reveal()
    ground = state.ground[space]
    position = next(number for number, piece in enumerate(ground) if piece >= COVERED and seen(piece) == back)
    piece = ground[position] - COVERED
    state.ground[space] = with_item(ground, position, piece)
    state.tell(TokenSeen(space, piece))


def hand_in(state: AndorState, seat: int, value: int) -> None:
    """Treasure that is handed over counts for good (AND-16.8)."""
    state.delivered += value
    state.tell(TreasureDelivered(seat, value, state.delivered))


__all__ = [
    "FREE",
    "Flight",
    "brew_price",
    "do_free",
    "fighter_options",
    "free_options",
    "gains_here",
    "handling",
    "helpers",
    "merchant_at",
    "strength_price",
]
