"""What a hero has and does with it: cards, crystals, wounds, fame, reputation, units."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.components import NO_SITE, LevelInfo, SiteInfo
from herna.games.mage_knight.rules.cities import city_bonus
from herna.games.mage_knight.rules.land import conquered, rampaging_on, site_on
from herna.games.mage_knight.rules.offers import need_for_card
from herna.games.mage_knight.rules.remembered import off_top, on_top, wounds_left
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import NONE, Foe, KnightState, Unit
from herna.games.mage_knight.values import TurnPhase
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
    """The level that an amount of fame stands for."""
    return max(info.level for info in state.setting.levels if info.fame <= max(fame, 0))


def keep_bonus(state: KnightState, seat: int) -> int:
    """How much the hand limit is higher on or beside a keep of one's own or of a partner: by all keeps one owns
    oneself (MK-26.7)."""
    place = state.place[seat]
    if place == NONE:
        return 0
    own = sum(site_on(state, spot).hand_limit for spot, owner in state.shields if owner == seat)
    if not own:
        return 0
    near = (place, *state.setting.lattice.neighbours[place])
    friends = [spot for spot, owner in state.shields if spot in near and state.setting.same_side(owner, seat)]
    return own if any(site_on(state, spot).hand_limit for spot in friends) else 0


def hand_limit(state: KnightState, seat: int) -> int:
    """Up to how many cards a hero draws now."""
    near = max(keep_bonus(state, seat), city_bonus(state, seat))
    return level_info(state, seat).hand_limit + near + state.hand_bonus[seat]


def site_at(state: KnightState, spot: int) -> SiteInfo:
    """The site on a hex; none on an empty hex, where a monastery was burned, or rampaging enemies were beaten."""
    if spot == NONE:
        return NO_SITE
    site = site_on(state, spot)
    if site.vanishes and conquered(state, spot):
        return NO_SITE
    if site.rampaging and rampaging_on(state, spot) is None:
        return NO_SITE
    return site


# Cards


def draw(state: KnightState, seat: int, count: int) -> int:
    """Draw cards as far as the deck has any; gives how many were drawn."""
    count = min(count, len(state.deck[seat]))
    if count > 0:
        state.reveal()
        drawn = state.deck[seat][-count:]
        state.deck[seat] = state.deck[seat][:-count]
        off_top(state, seat, count)
        state.hand[seat] = tuple(sorted(state.hand[seat] + drawn))
    return max(count, 0)


def shows_hand(state: KnightState, seat: int) -> None:
    """What is asked next, or not, hangs on the hand: others learn what kind of cards it holds."""
    if state.hand[seat]:
        state.reveal()


def shows_if_all_wounds(state: KnightState, seat: int) -> None:
    """What is asked next hangs on whether the hand is all Wounds: others learn it, unless too few of them are left."""
    hand = state.hand[seat]
    if hand and (hand + state.deck[seat]).count(WOUND) >= len(hand):
        state.reveal()


def discard(state: KnightState, seat: int, card: int) -> None:
    """Discard a card from hand."""
    state.hand[seat] = without(state.hand[seat], card)
    wounds_left(state, seat, (card,))
    state.discard[seat] += (card,)
    card_done(state, seat)


def card_done(state: KnightState, seat: int) -> None:
    """A card has been played or discarded in the turn that a hero has open."""
    turn = state.turns[seat]
    if turn is not None and not turn.card_done:
        state.turns[seat] = replace(turn, card_done=True)


def only_wounds(state: KnightState, seat: int) -> bool:
    """Does a hero have nothing but wounds in hand, and has he used no card yet? Then he begins nothing that only a turn
    allows which is played (MK-5.7), because it could not be ended: a slow rest is left."""
    hand, turn = state.hand[seat], state.turn_of(seat)
    if not hand or turn.card_done or turn.began_empty:
        return False
    return hand.count(WOUND) == len(hand)


def begin_action(state: KnightState, seat: int, phase: TurnPhase) -> None:
    """The action of a turn is taken: move and influence points made before are lost."""
    points = replace(state.turn_of(seat).points, move=0, influence=0)
    state.change_turn(seat, action_used=True, phase=phase, points=points)


def spend_influence(state: KnightState, seat: int, cost: int) -> None:
    """Influence is spent."""
    state.set_points(seat, influence=state.turn_of(seat).points.influence - cost)


def put_on_deck(state: KnightState, seat: int, card: int) -> None:
    """A card that was gained lies on top of the deck."""
    state.deck[seat] += (card,)
    on_top(state, seat, 1)
    state.tell(told.CardGained(seat, card))
    need_for_card(state, card)


def take_wounds(state: KnightState, seat: int, count: int) -> None:
    """Wounds come to hand; in combat they count towards being knocked out."""
    if count <= 0:
        return
    state.hand[seat] = (WOUND,) * count + state.hand[seat]
    state.wounds_seen[seat] += count
    turn, fight = state.turns[seat], state.fight_of(seat)
    if turn is not None:
        state.turns[seat] = replace(turn, wounds_to_hand=turn.wounds_to_hand + count)
    state.tell(told.HeroWounded(seat, count))
    if fight is not None:
        side = fight.of(seat)
        wounds = side.wounds + count
        down = not side.knocked_out and wounds >= level_info(state, seat).hand_limit
        state.change_side(seat, wounds=wounds, knocked_out=side.knocked_out or down)
        if down:
            state.tell(told.KnockedOut(seat))
            drop_hand(state, seat)
    for _ in range(count):
        happen(state, "wound-to-hand", seat, wound=(WOUND,))


def discard_wounds(state: KnightState, seat: int, count: int) -> None:
    """Wounds come straight to the discard pile."""
    state.discard[seat] += (WOUND,) * count
    turn = state.turns[seat]
    if turn is not None:
        state.turns[seat] = replace(turn, wounds_to_discard=turn.wounds_to_discard + count)


def drop_hand(state: KnightState, seat: int) -> None:
    """Everything in hand but wounds is discarded."""
    state.reveal()
    gone = tuple(card for card in state.hand[seat] if card != WOUND)
    if gone:
        card_done(state, seat)
    state.discard[seat] += gone
    state.hand[seat] = tuple(card for card in state.hand[seat] if card == WOUND)
    state.wounds_seen[seat] = len(state.hand[seat])


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
    fame = state.setting.scenario.fame_for(state, seat, fame) if fame else 0
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
    muster(state, seat)


def muster(state: KnightState, seat: int) -> None:
    """In a fight against another hero the rival can hit the units that are there and bear no wound."""
    fight = state.fight_of(seat)
    if fight is None or fight.kind != "heroes":
        return
    side = fight.of(seat)
    fit = {unit.id: not unit.wounds for unit in state.units[seat]}
    known = {foe.unit for foe in side.foes}
    walled = fight.terms.walls and fight.place_of(seat) != fight.attacker
    new = tuple(Foe(owner=seat, unit=unit, walled=walled) for unit in fit if unit not in known)
    foes = tuple(replace(foe, beaten=not fit.get(foe.unit, False)) for foe in (*side.foes, *new))
    if foes != side.foes:
        state.change_side(seat, foes=foes)


def hurt_unit(state: KnightState, seat: int, place: int, wounds: int) -> None:
    """A unit is wounded."""
    unit = state.units[seat][place]
    with_unit(state, seat, place, replace(unit, wounds=unit.wounds + wounds))


def lose_unit(state: KnightState, seat: int, place: int) -> None:
    """A unit leaves the game; a banner it bore goes to the discard pile."""
    gone = state.units[seat][place]
    if gone.banner != NONE:
        state.discard[seat] += (gone.banner,)
    if gone.command != NONE:
        state.discard[seat] += (gone.command,)
    state.units[seat] = state.units[seat][:place] + state.units[seat][place + 1 :]
    muster(state, seat)


def place_of(state: KnightState, seat: int, unit: int) -> int:
    """Where a unit stands among those of its hero, by its identity; none if it has left, or never served him."""
    return next((place for place, one in enumerate(state.units[seat]) if one.id == unit), NONE)


def went_along(state: KnightState, seat: int, unit: Unit) -> bool:
    """Is a unit where its hero is? In a maze at most one of them is."""
    turn = state.turns[seat]
    return turn is None or turn.along is None or unit.id in turn.along


def serves(state: KnightState, seat: int, place: int) -> bool:
    """May this unit be used and take damage where its hero is: not underground nor at a burning monastery, in a maze
    only if it went along; under the bonds of loyalty everywhere (MK-18.8)?"""
    fight, unit = state.fight_of(seat), state.units[seat][place]
    alone = fight is not None and fight.terms.alone
    return unit.bonded or (went_along(state, seat, unit) and not alone)


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
