"""What a clan has: members, glory, tokens, equipment, lands, and what it may do with them."""

from __future__ import annotations

from collections.abc import Iterable

from herna.games.monster_lands.components.box import NUMBERS
from herna.games.monster_lands.dice import add_dice, colours
from herna.games.monster_lands.events import ClanReborn, Gained, HaggleRolled, LandSettled, MemberHired
from herna.games.monster_lands.powers import MEMBER_POWERS
from herna.games.monster_lands.setting import (
    AFFINITY_OF,
    CARDS,
    COST,
    FIRST_ROOKIE,
    LAND_AFFINITY,
    MEMBER_DICE,
    REPUTATION,
    SPARE_ROOKIE,
)
from herna.games.monster_lands.state import NONE, LandsState, without
from herna.games.monster_lands.vocabulary import Give
from herna.kernel.state import with_item

LIMITS = NUMBERS.limits
BANDS = NUMBERS.band
FLOOR = NUMBERS.game.glory_floor


def is_rookie(card: int) -> bool:
    return card >= FIRST_ROOKIE


def band_of(glory: int) -> int:
    """Which band of glory this is: it says how many dice and which wages (ML-4.2, ML-13.4)."""
    for number, band in enumerate(BANDS):
        if glory <= band.up_to:
            return number
    return len(BANDS) - 1


def surplus(state: LandsState, seat: int) -> int:
    """Glory beyond the reputation of the members: what new ones look for (ML-6.4)."""
    return state.glory[seat] - state.reputation[seat]


def gain_glory(state: LandsState, seat: int, glory: int) -> None:
    """Glory rises, or falls, but never below nothing (ML-3.1)."""
    before = state.glory[seat]
    state.glory[seat] = max(FLOOR, before + glory)
    if state.glory[seat] != before:
        state.tell(Gained(seat, "glory", state.glory[seat] - before))


def gain_coins(state: LandsState, seat: int, coins: int) -> None:
    """Coins come or go, as far as they do."""
    before = state.coins[seat]
    state.coins[seat] = max(0, before + coins)
    if state.coins[seat] != before:
        state.tell(Gained(seat, "coins", state.coins[seat] - before))


def gain_tokens(state: LandsState, seat: int, defense: int = 0, potion: int = 0, venom: int = 0) -> None:
    """Tokens come as far as the clan board has room for them (ML-3.4); in one scenario no defence (ML-18.4)."""
    if state.setting.rules.no_defense:
        defense = 0
    for what, pouch, more, limit in (
        ("defense", state.defense, defense, LIMITS.defense),
        ("potion", state.potion, potion, LIMITS.potion),
        ("venom", state.venom, venom, LIMITS.venom),
    ):
        if more:
            kept = min(limit, pouch[seat] + more) - pouch[seat]
            pouch[seat] += kept
            if kept:
                state.tell(Gained(seat, what, kept))


def gain_dice(state: LandsState, seat: int, strength: int, magic: int, haggle: int) -> None:
    rolled = add_dice(state, seat, strength, magic, haggle)
    if rolled:
        state.tell(HaggleRolled(seat, " ".join(f"H{value}" for value in rolled)))


def gain(state: LandsState, seat: int, give: Give) -> None:
    """Take what a card, a mission or a token gives; what has to be chosen (loot, somebody for hire) is not in it."""
    if give.glory:
        gain_glory(state, seat, give.glory)
    if give.coins:
        gain_coins(state, seat, give.coins)
    if give.defense or give.potion or give.venom:
        gain_tokens(state, seat, give.defense, give.potion, give.venom)
    if give.dice:
        gain_dice(state, seat, *colours(give.dice))


def trap_limit(state: LandsState, seat: int) -> int:
    """How many traps the clan board holds (ML-3.4)."""
    return LIMITS.trap + sum(MEMBER_POWERS[card].storage for card in state.members[seat])


def unplaced(state: LandsState, seat: int) -> list[int]:
    """Members who are not on a path."""
    return [card for card in state.members[seat] if not state.placed >> card & 1]


def can_be_sent(state: LandsState, seat: int) -> list[int]:
    """Members who can go to a path: not there already, and no rookies (ML-7.2)."""
    return [card for card in state.members[seat] if card < FIRST_ROOKIE and not state.placed >> card & 1]


def gear_of(state: LandsState, card: int) -> list[int]:
    """The equipment that a member carries."""
    return [gear for gear, bearer in enumerate(state.bearer) if bearer == card] if card in state.bearer else []


def owner_of(state: LandsState, source: int) -> int:
    """The member who has an ability: himself, or through equipment."""
    return source if source < CARDS else state.bearer[source - CARDS]


def own_sources(state: LandsState, seat: int, sources: Iterable[int]) -> list[int]:
    """Of some abilities those that the clan has and has not used this round."""
    members, bearer = state.members[seat], state.bearer
    return [
        source
        for source in sources
        if (source if source < CARDS else bearer[source - CARDS]) in members and not is_used(state, source)
    ]


def is_used(state: LandsState, source: int) -> bool:
    """Was the ability of a member or of equipment used this round already?"""
    return bool(state.used >> source & 1 if source < CARDS else state.used_things >> (source - CARDS) & 1)


def mark_used(state: LandsState, source: int) -> None:
    """Every ability works once in a round (ML-3.7)."""
    if source < CARDS:
        state.used |= 1 << source
    else:
        state.used_things |= 1 << (source - CARDS)


def join(state: LandsState, seat: int, card: int, coins: int) -> None:
    """Somebody joins the clan: reputation rises, his dice come into the pool at once (ML-6.5)."""
    state.members[seat] += (card,)
    state.reputation[seat] += REPUTATION[card]
    state.tell(MemberHired(seat, card, coins))
    gain_dice(state, seat, *MEMBER_DICE[card])


def leave(state: LandsState, seat: int, card: int) -> None:
    """Somebody leaves the clan, dead or not: reputation falls, his land is free to be settled again (ML-9.9)."""
    state.members[seat] = without(state.members[seat], card)
    state.reputation[seat] -= REPUTATION[card]
    state.wounded &= ~(1 << card)
    state.placed &= ~(1 << card)
    if state.chief[seat] == card:
        state.chief[seat] = NONE
    if card in state.settler:
        state.settler = with_item(state.settler, state.settler.index(card), NONE)


def drop_gear_of(state: LandsState, card: int) -> None:
    """Everything a member carries is lost (ML-9.9)."""
    if card in state.bearer:
        state.bearer = tuple(NONE if bearer == card else bearer for bearer in state.bearer)


def reborn(state: LandsState, seat: int) -> None:
    """A clan without any member gets a rookie as chief, and coins up to five (ML-4.1)."""
    card = state.rookies[0] if state.rookies else SPARE_ROOKIE + seat
    state.rookies = state.rookies[1:]
    state.members[seat] = (card,)
    state.reputation[seat] = REPUTATION[card]
    state.chief[seat] = card
    coins = max(state.coins[seat], NUMBERS.rebirth.coins)
    state.tell(ClanReborn(seat, coins - state.coins[seat]))
    state.coins[seat] = coins


def settlements(state: LandsState, seat: int) -> list[tuple[int, int]]:
    """Lands and who could settle them: mercenaries of the land's affinity who settle nowhere yet (ML-11.4)."""
    found = []
    for land in state.lands[seat]:
        if state.settler[land] == NONE:
            affinity = LAND_AFFINITY[land]
            found += [
                (land, card)
                for card in state.members[seat]
                if AFFINITY_OF[card] == affinity and card != state.chief[seat] and card not in state.settler
            ]
    return found


def settle(state: LandsState, seat: int, land: int, card: int) -> None:
    state.settler = with_item(state.settler, land, card)
    state.tell(LandSettled(seat, land, card))


def foremost(state: LandsState, cards: list[int]) -> list[int]:
    """Those of highest reputation, and among them of highest cost; rookies without equipment are all alike."""
    best = max((REPUTATION[card], COST[card]) for card in cards)
    found = [card for card in cards if (REPUTATION[card], COST[card]) == best]
    bare = [card for card in found if is_rookie(card) and card not in state.bearer]
    return [card for card in found if card not in bare[1:]]


def wages(state: LandsState, seat: int) -> tuple[int, list[int]]:
    """The wages due, and who is paid: everybody but the chief and settlers (ML-13.4)."""
    paid = [card for card in state.members[seat] if card != state.chief[seat] and card not in state.settler]
    return BANDS[band_of(state.glory[seat])].wages * len(paid), paid
