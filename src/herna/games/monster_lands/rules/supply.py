"""Piles and displays: what is drawn, what is refilled, what is shuffled again (ML-2.12)."""

from __future__ import annotations

from herna.games.monster_lands.components.box import BOARD, NUMBERS
from herna.games.monster_lands.events import LandCame, MonsterCame, MonsterLeft
from herna.games.monster_lands.path import GATE, SAM
from herna.games.monster_lands.setting import BASIC_TRAP, FIRST_ROOKIE, LODGE, MARKET, MERCENARIES, SPARE_ROOKIE
from herna.games.monster_lands.state import NONE, LandsState
from herna.kernel.state import with_item

TRAPS_SHOWN = BOARD.building[LODGE].display
GEAR_SHOWN = BOARD.building[MARKET].display


def shuffled(state: LandsState, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards in another order."""
    pile = list(cards)
    state.shuffle(pile)
    return tuple(pile)


def refill_lodge(state: LandsState) -> None:
    """Six traps lie in the lodge; used ones are shuffled when the pile is empty (ML-6.2)."""
    if NONE not in state.lodge or left_open(state):
        return
    row = list(state.lodge)
    for place, trap in enumerate(row):
        if trap == NONE:
            if not state.trap_pile:
                state.trap_pile, state.trap_used = shuffled(state, state.trap_used), ()
            if not state.trap_pile:
                break
            row[place] = state.trap_pile[-1]
            state.trap_pile = state.trap_pile[:-1]
            state.reveal()
    state.lodge = tuple(row)


def left_open(state: LandsState) -> bool:
    """In plans it is left open what comes to a display: whatever it is, it is something new."""
    if state.setting.company.chance_waits:
        state.reveal()
    return state.setting.company.chance_waits


def use_up_traps(state: LandsState, traps: tuple[int, ...]) -> None:
    """Traps go to the used ones, face up; basic ones leave the game (ML-2.12)."""
    state.trap_used += tuple(trap for trap in traps if trap != BASIC_TRAP)


def draw_tricks(state: LandsState, number: int) -> tuple[int, ...]:
    """Tokens for a sly Sam, from a pile of their own; used ones are shuffled when it is empty (ML-18.8)."""
    drawn: list[int] = []
    while len(drawn) < number:
        if not state.trick_pile:
            state.trick_pile, state.trick_used = shuffled(state, state.trick_used), ()
        drawn.append(state.trick_pile[-1])
        state.trick_pile = state.trick_pile[:-1]
    return tuple(drawn)


def throw_away_tokens(state: LandsState, seat: int, tokens: tuple[int, ...]) -> None:
    """Tokens of a path go to the used ones, Sam's to his own (ML-2.12, ML-18.8)."""
    if seat == SAM:
        state.trick_used += tokens
    else:
        use_up_traps(state, tokens)


def refill_tavern(state: LandsState) -> None:
    """Four mercenaries wait in the tavern, as long as there are any (ML-6.2)."""
    if NONE not in state.tavern or left_open(state):
        return
    row = list(state.tavern)
    for place, card in enumerate(row):
        if card == NONE:
            if not state.tavern_pile:
                state.tavern_pile, state.tavern_used = shuffled(state, state.tavern_used), ()
            if not state.tavern_pile:
                break
            row[place] = state.tavern_pile[-1]
            state.tavern_pile = state.tavern_pile[:-1]
            state.reveal()
    state.tavern = tuple(row)


def refill_market(state: LandsState) -> None:
    """Three equipment cards lie in the market, as long as there are any (ML-6.2)."""
    if NONE not in state.market or left_open(state):
        return
    row = list(state.market)
    for place, card in enumerate(row):
        if card == NONE and state.market_pile:
            row[place] = state.market_pile[-1]
            state.market_pile = state.market_pile[:-1]
            state.reveal()
    state.market = tuple(row)


def refill_loot(state: LandsState) -> None:
    """Four loot tokens lie open; used ones are shuffled when the pile is empty (ML-11.5)."""
    row = list(state.loot_row)
    while len(row) < NUMBERS.display.loot:
        if not state.loot_pile:
            state.loot_pile, state.loot_used = shuffled(state, state.loot_used), ()
        if not state.loot_pile:
            break
        row.append(state.loot_pile[-1])
        state.loot_pile = state.loot_pile[:-1]
        state.reveal()
    state.loot_row = tuple(row)


def send_away(state: LandsState, card: int) -> None:
    """A member leaves a clan: hired ones to the used pile, rookies to their stack, others out of the game (ML-2.12)."""
    if card in MERCENARIES_IN_DECK:
        state.tavern_used += (card,)
    elif FIRST_ROOKIE <= card < SPARE_ROOKIE:
        state.rookies = tuple(sorted((*state.rookies, card)))


MERCENARIES_IN_DECK = frozenset(MERCENARIES)


def draw_monster(state: LandsState) -> int:
    """The next monster for a land; one that belongs at the gate goes there, and another is drawn (ML-2.11)."""
    while state.monster_pile:
        monster = state.monster_pile[-1]
        state.monster_pile = state.monster_pile[:-1]
        state.reveal()
        if not state.setting.threats[monster].enters_at_gate:
            return monster
        to_gate(state, monster)
    return NONE


def to_gate(state: LandsState, monster: int) -> None:
    """A monster takes its place at the gate, instead of the one there."""
    if state.monsters[GATE] != NONE:
        state.tell(MonsterLeft(state.monsters[GATE]))
    state.monsters = with_item(state.monsters, GATE, monster)
    state.tell(MonsterCame(monster, GATE))


def fill_lands(state: LandsState) -> None:
    """Every active place has a monster, a land and its event tile, as long as there are any (ML-13.6)."""
    for place in range(state.setting.lands):
        if state.monsters[place] == NONE:
            monster = draw_monster(state)
            state.monsters = with_item(state.monsters, place, monster)
            if monster != NONE:
                state.tell(MonsterCame(monster, place))
        if state.land_row[place] == NONE and state.land_pile:
            lay_land(state, place)


def lay_land(state: LandsState, place: int) -> None:
    """A new land with a tile, either side up (ML-2.8)."""
    state.land_row = with_item(state.land_row, place, state.land_pile[-1])
    state.land_pile = state.land_pile[:-1]
    if state.tiles[place] != NONE:
        state.tile_used += (state.tiles[place] // 2,)
    if not state.tile_pile:
        state.tile_pile, state.tile_used = shuffled(state, state.tile_used), ()
    tile = state.tile_pile[-1]
    state.tile_pile = state.tile_pile[:-1]
    state.tiles = with_item(state.tiles, place, tile * 2 + state.below(2))
    state.tell(LandCame(state.land_row[place], place))


def lay_missions(state: LandsState) -> None:
    """Two new missions from the bag: one to roll for, one to pay for (ML-2.9)."""
    drawn = []
    for _ in range(2):
        drawn.append(state.mission_bag[-1] if state.mission_bag else NONE)
        state.mission_bag = state.mission_bag[:-1]
    state.reveal()
    state.missions = tuple(drawn)


def closed(state: LandsState, building: int) -> bool:
    """Is there panic in this building, or does the scenario close it?"""
    return bool((state.panic | state.setting.closed) >> building & 1)


def lead_to_gate(state: LandsState) -> None:
    """The uppermost monster of level A comes to the gate, if none is there; the others keep their order (ML-18.6)."""
    threats, pile = state.setting.threats, state.monster_pile
    found = next((place for place in reversed(range(len(pile))) if threats[pile[place]].level_a), NONE)
    if state.monsters[GATE] == NONE and found != NONE:
        monster = pile[found]
        state.monster_pile = (*pile[:found], *pile[found + 1 :])
        state.reveal()
        to_gate(state, monster)
