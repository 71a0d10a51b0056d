"""What lies face down, dealt again: decks, fog, covered tokens and the box, cards still to come."""

from __future__ import annotations

from herna.games.andor.pieces import BACK_OF, COVERED, seen
from herna.games.andor.state import FOG_SEEN, AndorState
from herna.games.andor.vocabulary.values import LETTERS
from herna.kernel import Dice
from herna.kernel.rng import shuffle_with


def deal_again(state: AndorState, dice: Dice) -> None:
    """Shuffle what lies face down, for everybody alike: decks, fog, covered tokens and the box, cards still to come."""
    top = 1 if state.top_known else 0
    state.deck = (*state.deck[:top], *mixed(state.deck[top:], dice))
    state.lake = mixed(state.lake, dice)
    state.dragon_deck = mixed(state.dragon_deck, dice)
    deal_fog(state, dice)
    deal_pieces(state, dice)
    deal_letters(state, dice)


def mixed(cards: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
    """Cards in an order that has nothing to do with the true one."""
    pile = sorted(cards)
    shuffle_with(pile, dice)
    return tuple(pile)


def deal_fog(state: AndorState, dice: Dice) -> None:
    places = [space for space, fog in enumerate(state.fog) if 0 < fog < FOG_SEEN]
    for space, fog in zip(places, mixed(tuple(state.fog[space] for space in places), dice), strict=True):
        state.fog[space] = fog


def deal_pieces(state: AndorState, dice: Dice) -> None:
    """Covered tokens change places with those of the same back, in the box too."""
    for back in {seen(piece) for ground in state.ground for piece in ground if piece >= COVERED}:
        spots = [
            (space, position)
            for space, ground in enumerate(state.ground)
            for position, piece in enumerate(ground)
            if piece >= COVERED and seen(piece) == back
        ]
        boxed = [number for number, piece in enumerate(state.stock) if BACK_OF.get(piece) == back]
        pile = [state.ground[space][position] - COVERED for space, position in spots]
        pile += [state.stock[number] for number in boxed]
        pile.sort()
        shuffle_with(pile, dice)
        for space, position in spots:
            ground = list(state.ground[space])
            ground[position] = pile.pop() + COVERED
            state.ground[space] = tuple(ground)
        stock = list(state.stock)
        for number in boxed:
            stock[number] = pile.pop()
        state.stock = tuple(sorted(stock))


def deal_letters(state: AndorState, dice: Dice) -> None:
    """Creature tokens on the track and in the heap are mixed; variants that have not come up are drawn anew."""
    tokens = [-card - 1 for row in state.letters[state.narrator + 1 :] for card in row if card < 0] + list(state.heap)
    tokens.sort()
    shuffle_with(tokens, dice)
    rows = list(state.letters)
    cards = state.setting.cards
    helps = list(state.helps)
    for letter in range(state.narrator + 1, len(LETTERS)):
        row = []
        for card in rows[letter]:
            if card < 0:
                row.append(-tokens.pop() - 1)
            elif cards[card].variant:
                among = [n for n, other in enumerate(cards) if other.variant and other.letter == cards[card].letter]
                drawn = among[int(dice.random() * len(among))]
                helps[helps.index(card)] = drawn
                row.append(drawn)
            else:
                row.append(card)
        rows[letter] = tuple(row)
    state.letters = tuple(rows)
    state.heap = tuple(tokens)
    state.helps = tuple(helps)
