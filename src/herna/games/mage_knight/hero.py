"""What a hero has and does with it: cards, crystals, wounds, fame, reputation, units."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.cities import city_bonus
from herna.games.mage_knight.components import LevelInfo
from herna.games.mage_knight.land import RAMPAGING, conquered, hex_at, rampaging_on
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import EVERYBODY, FIRST_UNIT, NOBODY, NONE, KnightState, Unit
from herna.games.programs import happen
from herna.kernel import with_item

MOST_CRYSTALS = 3
LOWEST, HIGHEST = -7, 7
"""The ends of the reputation track; on the lowest space nobody may interact."""


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Cards without one of a kind.

    >>> without((1, 2, 2), 2)
    (1, 2)
    """
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def level_info(state: KnightState, seat: int) -> LevelInfo:
    """What a hero has at the level he has come to."""
    return state.setting.levels[state.level[seat] - 1]


def level_for(state: KnightState, fame: int) -> int:
    """The level that so much fame stands for."""
    return max(info.level for info in state.setting.levels if info.fame <= max(fame, 0))


def keep_bonus(state: KnightState, seat: int) -> int:
    """How much the hand limit is higher on or beside a keep of one's own: by all keeps one owns."""
    place = state.place[seat]
    if place == NONE:
        return 0
    own = [spot for spot, owner in state.shields if owner == seat and site_at(state, spot) == "keep"]
    near = {place, *state.setting.lattice.neighbours[place]}
    return len(own) if near.intersection(own) else 0


def hand_limit(state: KnightState, seat: int) -> int:
    """Up to how many cards a hero draws now."""
    near = max(keep_bonus(state, seat), city_bonus(state, seat))
    return level_info(state, seat).hand_limit + near + state.hand_bonus[seat]


def site_at(state: KnightState, spot: int) -> str:
    """The site on a hex; nothing for an empty hex, a burned monastery, or where rampaging enemies were beaten."""
    info = hex_at(state, spot) if spot != NONE else None
    if info is None or info.site is None:
        return ""
    if info.site == "monastery" and conquered(state, spot):
        return ""
    if info.site in RAMPAGING and rampaging_on(state, spot) is None:
        return ""
    return info.site


# Cards


def draw(state: KnightState, seat: int, count: int) -> int:
    """Draw cards as far as the deck has any; gives how many were drawn."""
    count = min(count, len(state.deck[seat]))
    if count > 0:
        state.reveal()
        drawn = state.deck[seat][-count:]
        state.deck[seat] = state.deck[seat][:-count]
        state.hand[seat] = tuple(sorted(state.hand[seat] + drawn))
    return max(count, 0)


def shows_hand(state: KnightState, seat: int) -> None:
    """What is asked next, or not, hangs on the hand: others learn what kind of cards it holds."""
    if state.hand[seat]:
        state.reveal()


def discard(state: KnightState, seat: int, card: int) -> None:
    """Discard a card from hand."""
    state.hand[seat] = without(state.hand[seat], card)
    state.discard[seat] += (card,)
    state.card_done = True


def only_wounds(state: KnightState, seat: int) -> bool:
    """Has the seat on turn nothing but wounds in hand, and used no card yet? Then it begins no combat (MK-5.7): such
    turns need no card, and wounds that come faster than rests discard them would keep a round from ever ending."""
    hand = state.hand[seat]
    if not hand or state.card_done or state.began_empty:
        return False
    return hand.count(WOUND) == len(hand)


def put_on_deck(state: KnightState, seat: int, card: int) -> None:
    """A card that was gained lies on top of the deck."""
    state.deck[seat] += (card,)
    state.tell(told.CardGained(seat, card))


def take_wounds(state: KnightState, seat: int, count: int) -> None:
    """Wounds come to hand; in combat they count towards being knocked out."""
    if count <= 0:
        return
    state.hand[seat] = (WOUND,) * count + state.hand[seat]
    if seat == state.turn:
        state.wounds_to_hand += count
    state.tell(told.HeroWounded(seat, count))
    combat = state.combat
    if combat is not None and seat == state.turn:
        combat = replace(combat, wounds=combat.wounds + count)
        if not combat.knocked_out and combat.wounds >= level_info(state, seat).hand_limit:
            combat = replace(combat, knocked_out=True)
            state.tell(told.KnockedOut(seat))
            drop_hand(state, seat)
        state.combat = combat
    for _ in range(count):
        happen(state, "wound-to-hand", seat, wound=(WOUND,))


def discard_wounds(state: KnightState, seat: int, count: int) -> None:
    """Wounds come straight to the discard pile."""
    state.discard[seat] += (WOUND,) * count
    if seat == state.turn:
        state.wounds_to_discard += count


def drop_hand(state: KnightState, seat: int) -> None:
    """Everything in hand but wounds is discarded."""
    state.reveal()
    gone = tuple(card for card in state.hand[seat] if card != WOUND)
    if gone and seat == state.turn:
        state.card_done = True
    state.discard[seat] += gone
    state.hand[seat] = tuple(card for card in state.hand[seat] if card == WOUND)


# Crystals and mana


def gain_crystal(state: KnightState, seat: int, colour: int, *, surplus: bool = True) -> None:
    """A crystal is gained. A fourth of one colour becomes a token, or is lost where there is no `surplus`."""
    if state.crystals[seat][colour] < MOST_CRYSTALS:
        state.crystals[seat][colour] += 1
        state.tell(told.CrystalGained(seat, colour))
    elif surplus:
        state.mana[seat][colour] += 1


# Fame and reputation


def gain_fame(state: KnightState, seat: int, fame: int) -> None:
    """Fame is gained; levels come at the end of the turn."""
    if fame:
        state.fame[seat] += fame
        state.tell(told.FameGained(seat, fame))


def change_reputation(state: KnightState, seat: int, by: int) -> None:
    """Reputation changes; the marker stops at the ends of the track."""
    now = min(max(state.reputation[seat] + by, LOWEST), HIGHEST)
    if now != state.reputation[seat]:
        state.tell(told.ReputationChanged(seat, now - state.reputation[seat]))
        state.reputation[seat] = now


# Units


def with_unit(state: KnightState, seat: int, place: int, unit: Unit) -> None:
    """A unit of a hero has changed."""
    state.units[seat] = with_item(state.units[seat], place, unit)


def lose_unit(state: KnightState, seat: int, place: int) -> None:
    """A unit leaves the game; a banner it bore goes to the discard pile."""
    gone = state.units[seat][place]
    if gone.banner != NONE:
        state.discard[seat] += (gone.banner,)
    if gone.command != NONE:
        state.discard[seat] += (gone.command,)
    state.units[seat] = state.units[seat][:place] + state.units[seat][place + 1 :]
    move_up(state, seat, place)
    if state.companion >= FIRST_UNIT and seat == state.turn:
        along = state.companion - FIRST_UNIT
        state.companion = NOBODY if along == place else state.companion - (place < along)


OF_UNITS = ("unit-first", "unit-grant", "activated", "unit-bonus")
"""Effects in force that remember the place of the unit they come from or concern."""


def move_up(state: KnightState, seat: int, lost: int) -> None:
    """A place among the units is free: those behind it move up, with the effects that belong to them. What a lost unit
    has given to others stays."""
    kept = []
    for thing in state.lasting:
        frame = thing.frame
        if thing.flag not in OF_UNITS or frame.actor != seat or frame.place < lost:
            kept.append(thing)
        elif frame.place > lost:
            kept.append(replace(thing, frame=replace(frame, place=frame.place - 1)))
        elif thing.flag == "unit-bonus":
            kept.append(replace(thing, frame=replace(frame, place=NONE)))
    state.lasting = tuple(kept)
    combat = state.combat
    if combat is not None and seat == state.turn:
        assigned = tuple(other - (other > lost) for other in combat.assigned if other != lost)
        state.combat = replace(combat, assigned=assigned)


def takes_part(state: KnightState, place: int) -> bool:
    """Does a unit of the seat on turn, by its place, take part? In a maze at most one does."""
    return state.companion in (EVERYBODY, FIRST_UNIT + place)


def serves(state: KnightState, seat: int, place: int) -> bool:
    """May this unit be used and take damage where its hero is: not underground nor at a burning monastery, in a maze
    only if it went along; under the bonds of loyalty everywhere (MK-18.8)?"""
    alone = state.combat is not None and state.combat.alone
    return state.units[seat][place].bonded or (takes_part(state, place) and not alone)


def can_act(unit: Unit) -> bool:
    """May this unit be activated?"""
    return unit.ready and not unit.wounds


# Offers


def refill_advanced(state: KnightState) -> None:
    """The advanced actions move down and a new one comes on top."""
    if state.advanced_deck:
        state.reveal()
        state.advanced_offer += state.advanced_deck[-1:]
        state.advanced_deck = state.advanced_deck[:-1]


def refill_spells(state: KnightState) -> None:
    """The spells move down and a new one comes on top."""
    if state.spell_deck:
        state.reveal()
        state.spell_offer += state.spell_deck[-1:]
        state.spell_deck = state.spell_deck[:-1]


def take_advanced(state: KnightState, card: int) -> None:
    """A card leaves the offer of advanced actions, which is refilled."""
    state.advanced_offer = without(state.advanced_offer, card)
    refill_advanced(state)


def take_spell(state: KnightState, card: int) -> None:
    """A card leaves the offer of spells, which is refilled."""
    state.spell_offer = without(state.spell_offer, card)
    refill_spells(state)
