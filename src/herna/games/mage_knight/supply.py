"""Setting the table: piles, offers, the Source and the first tiles."""

from __future__ import annotations

from herna.games.mage_knight.land import conquered, turn_up
from herna.games.mage_knight.setting import NONE, PILES, KnightSetting
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.names import BASIC, COLOURS

OFFER = 3
BASIC_COLOURS = len(BASIC)


def shuffled(state: KnightState, items: list[int]) -> tuple[int, ...]:
    """A pile in a new order."""
    state.shuffle(items)
    return tuple(items)


def lay_out(state: KnightState) -> None:
    """Everything that lies on the table before heroes are chosen."""
    setting = state.setting
    lay_piles(state, setting)
    state.advanced_deck = shuffled(state, list(setting.advanced_range))
    state.spell_deck = shuffled(state, list(setting.spell_range))
    state.artifact_deck = shuffled(state, list(setting.artifact_range))
    state.advanced_offer = tuple(reversed(state.advanced_deck[-OFFER:]))
    state.advanced_deck = state.advanced_deck[:-OFFER]
    state.spell_offer = tuple(reversed(state.spell_deck[-OFFER:]))
    state.spell_deck = state.spell_deck[:-OFFER]
    lay_units(state, setting)
    roll_source(state)
    lay_tiles(state, setting)


def lay_piles(state: KnightState, setting: KnightSetting) -> None:
    """Enemy tokens by colour, and ruins, face down."""
    piles = []
    for colour in PILES:
        tokens = [
            number for number, enemy in enumerate(setting.enemies) if enemy.colour == colour for _ in range(enemy.count)
        ]
        piles.append(shuffled(state, tokens))
    state.enemy_piles = tuple(piles)
    state.enemy_discards = ((),) * len(PILES)
    state.ruin_pile = shuffled(state, list(range(len(setting.ruins))))


def lay_units(state: KnightState, setting: KnightSetting) -> None:
    """Both decks of units, and the first offer: as many regular ones as there are players, and two more."""
    decks: dict[str, list[int]] = {"regular": [], "elite": []}
    for number, unit in enumerate(setting.units):
        decks[unit.deck] += [number] * unit.count
    state.elite_deck = shuffled(state, decks["elite"]) if setting.scenario.elite_units else ()
    count = setting.players + 2
    while True:
        state.regular_deck = shuffled(state, decks["regular"])
        state.unit_offer = state.regular_deck[-count:]
        known = any("village" in setting.units[unit].sites for unit in state.unit_offer)
        if known or not setting.scenario.village_unit_first:
            break
    state.regular_deck = state.regular_deck[:-count]


def deal_units(state: KnightState) -> None:
    """A new offer of units: the old cards go under their decks; elite and regular units in turn once a core tile lies
    on the table, regular ones alone before; and an advanced action for each monastery that stands."""
    setting = state.setting
    for unit in state.unit_offer:
        if setting.units[unit].deck == "elite":
            state.elite_deck = (unit, *state.elite_deck)
        else:
            state.regular_deck = (unit, *state.regular_deck)
    state.advanced_deck = (*state.unit_cards, *state.advanced_deck)
    state.unit_offer = state.unit_cards = ()
    core = any(setting.tiles[tile].kind.startswith("core") for _, tile in state.laid)
    for number in range(setting.players + 2):
        if core and number % 2 == 0 and state.elite_deck:
            state.unit_offer += state.elite_deck[-1:]
            state.elite_deck = state.elite_deck[:-1]
        elif state.regular_deck:
            state.unit_offer += state.regular_deck[-1:]
            state.regular_deck = state.regular_deck[:-1]
    standing = sum(
        info.site == "monastery" and not conquered(state, position * 7 + part)
        for position, tile in state.laid
        for part, info in enumerate(setting.tiles[tile].hexes.all)
    )
    for _ in range(min(standing, len(state.advanced_deck))):
        state.unit_cards += state.advanced_deck[-1:]
        state.advanced_deck = state.advanced_deck[:-1]


def roll_source(state: KnightState) -> None:
    """All dice of the Source are rolled; gold and black ones again, together, until at least half are of basic
    colours."""
    dice = [state.below(len(COLOURS)) for _ in range(state.setting.dice)]
    while 2 * sum(die < BASIC_COLOURS for die in dice) < len(dice):
        dice = [die if die < BASIC_COLOURS else state.below(len(COLOURS)) for die in dice]
    state.dice = tuple(dice)


def lay_tiles(state: KnightState, setting: KnightSetting) -> None:
    """The stack of tiles, countryside on top of core and cities, and the tiles that lie there from the beginning."""
    kinds: dict[str, list[int]] = {"start": [], "countryside": [], "core": [], "core-city": []}
    for number, tile in enumerate(setting.tiles):
        kinds[tile.kind].append(number)
    for kind in ("countryside", "core", "core-city"):
        if kind != "countryside" or not setting.scenario.countryside_in_order:
            state.shuffle(kinds[kind])
    country = kinds["countryside"]
    chosen = country[: setting.countryside_count]
    state.box_country = shuffled(state, country[setting.countryside_count :])
    core = kinds["core-city"][: setting.city_count] + kinds["core"][: setting.core_count]
    state.box_core = shuffled(state, kinds["core"][setting.core_count :])
    state.shuffle(core)
    state.tile_stack = (*core, *reversed(chosen))
    shape = setting.lattice.shape
    turn_up(state, setting.lattice.start, setting.tile_ids.index(shape.start))
    for position in shape.first:
        *rest, top = state.tile_stack
        state.tile_stack = tuple(rest)
        turn_up(state, setting.lattice.number_of[position], top)


def deal_hero(state: KnightState, seat: int, hero: int) -> None:
    """A seat gets its hero: sixteen cards shuffled, a hand, eleven skills less those that are not in play."""
    setting = state.setting
    state.hero[seat] = hero
    deck = shuffled(state, list(setting.hero_decks[hero]))
    limit = setting.levels[0].hand_limit
    state.reveal()
    state.hand[seat] = tuple(sorted(deck[-limit:]))
    state.deck[seat] = deck[:-limit]
    own = setting.heroes[hero].id
    state.skill_pile[seat] = shuffled(state, [n for n, skill in enumerate(setting.skills) if skill.hero == own])
    state.command[seat] = setting.levels[0].command
    state.place[seat] = NONE


def deal_dummy(state: KnightState, hero: int) -> None:
    """The dummy player gets a hero: sixteen cards shuffled, a crystal for each dot, and skills for the common offer."""
    setting = state.setting
    state.dummy_hero = hero
    state.dummy_deck = shuffled(state, list(setting.hero_decks[hero]))
    state.dummy_gone = ()
    dots = setting.heroes[hero].dots
    state.dummy_crystals = tuple(dots.count(colour) for colour in BASIC)
    own = setting.heroes[hero].id
    state.dummy_skills = shuffled(state, [n for n, skill in enumerate(setting.skills) if skill.hero == own])
