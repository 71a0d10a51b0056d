"""Setting the table: piles, offers, the Source and the first tiles."""

from __future__ import annotations

from herna.games.mage_knight.rules.land import conquered, turn_up
from herna.games.mage_knight.rules.offers import lay_out_offer
from herna.games.mage_knight.setting import NONE, OFFERS, PILES, KnightSetting
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.names import BASIC, COLOURS

BASIC_COLOURS = len(BASIC)
STAND_IN = ("rage", "determination", "swiftness", "march")
"""A card of each colour, for the deck of a dummy player without a hero."""
STAND_IN_CRYSTALS = 3


def shuffled(state: KnightState, items: list[int]) -> tuple[int, ...]:
    """A pile in a new order."""
    state.shuffle(items)
    return tuple(items)


def lay_out(state: KnightState) -> None:
    """Everything that lies on the table before heroes are chosen."""
    setting = state.setting
    lay_piles(state, setting)
    drafted = {card for cards in state.drafted for card in cards}
    state.advanced_deck = shuffled(state, [card for card in setting.advanced_range if card not in drafted])
    state.spell_deck = shuffled(state, list(setting.spell_range))
    state.artifact_deck = shuffled(state, list(setting.artifact_range))
    for offer in OFFERS:
        if setting.scenario.offers_come_late:
            state.offers_to_come += (offer,)
        else:
            lay_out_offer(state, offer)
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
        if setting.scenario.keeps_unit(unit):
            decks[unit.deck] += [number] * unit.count
    state.elite_deck = shuffled(state, decks["elite"])
    count = setting.scenario.unit_offer
    while True:
        state.regular_deck = shuffled(state, decks["regular"])
        state.unit_offer = state.regular_deck[-count:]
        if setting.scenario.first_offer_fits([setting.units[unit] for unit in state.unit_offer]):
            break
    state.regular_deck = state.regular_deck[:-count]


def deal_units(state: KnightState, kept: int = 0) -> None:
    """A new offer of units: the old cards go under their decks; elite and regular units in turn once a core tile lies
    on the table, regular ones alone before; and an advanced action for each monastery that stands, as far as there are
    more than those that are `kept` for the offer of advanced actions."""
    setting = state.setting
    for unit in state.unit_offer:
        if setting.units[unit].deck == "elite":
            state.elite_deck = (unit, *state.elite_deck)
        else:
            state.regular_deck = (unit, *state.regular_deck)
    state.advanced_deck = (*state.unit_cards, *state.advanced_deck)
    state.unit_offer = state.unit_cards = ()
    elite = setting.scenario.elite_offered(state)
    for number in range(setting.scenario.unit_offer):
        if elite and number % 2 == 0 and state.elite_deck:
            state.unit_offer += state.elite_deck[-1:]
            state.elite_deck = state.elite_deck[:-1]
        elif state.regular_deck:
            state.unit_offer += state.regular_deck[-1:]
            state.regular_deck = state.regular_deck[:-1]
    standing = sum(
        "lesson" in site.sells and not (site.vanishes and conquered(state, position * 7 + part))
        for position, tile in state.laid
        for part, site in enumerate(setting.tile_sites[tile])
    )
    for _ in range(min(standing, len(state.advanced_deck) - max(kept, 0))):
        state.unit_cards += state.advanced_deck[-1:]
        state.advanced_deck = state.advanced_deck[:-1]


def roll_source(state: KnightState) -> None:
    """All dice of the Source are rolled; gold and black ones again, together, until it is as it may be."""
    dice = [state.below(len(COLOURS)) for _ in range(state.setting.dice)]
    while not state.setting.scenario.source_fits(state, dice):
        dice = [die if die < BASIC_COLOURS else state.below(len(COLOURS)) for die in dice]
    state.dice = tuple(dice)


def lay_tiles(state: KnightState, setting: KnightSetting) -> None:
    """The stack of tiles, countryside on top of core and cities, and the tiles that lie there from the beginning."""
    kinds: dict[str, list[int]] = {"start": [], "countryside": [], "core": [], "core-city": []}
    for number in range(setting.tile_count):
        kinds[setting.tiles[number].kind].append(number)
    for kind in ("countryside", "core", "core-city"):
        kinds[kind] = setting.scenario.stack_order(state, kind, kinds[kind])
    country = kinds["countryside"]
    chosen = country[: setting.countryside_count]
    state.box_country = shuffled(state, country[setting.countryside_count :])
    core = kinds["core-city"][: setting.city_count] + kinds["core"][: setting.core_count]
    state.box_core = shuffled(state, kinds["core"][setting.core_count :])
    state.shuffle(core)
    state.tile_stack = (*core, *reversed(chosen))
    shape = setting.lattice.shape
    turn_up(state, setting.lattice.start, setting.tile_ids.index(shape.start))
    setting.scenario.tile_turned(state, NONE, setting.lattice.start)
    for position in setting.scenario.first_places(shape):
        *rest, top = state.tile_stack
        state.tile_stack = tuple(rest)
        turn_up(state, setting.lattice.number_of[position], top)
        setting.scenario.tile_turned(state, NONE, setting.lattice.number_of[position])


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
    """The dummy player gets a hero: sixteen cards shuffled, a crystal for each dot, and alone skills for the common
    offer."""
    setting = state.setting
    state.dummy_hero = hero
    state.dummy_deck = shuffled(state, list(setting.hero_decks[hero]))
    state.dummy_gone = ()
    dots = setting.heroes[hero].dots
    state.dummy_crystals = tuple(dots.count(colour) for colour in BASIC)
    if not setting.scenario.dummy_teaches:
        return
    own = setting.heroes[hero].id
    state.dummy_skills = shuffled(state, [n for n, skill in enumerate(setting.skills) if skill.hero == own])


def deal_stand_in(state: KnightState) -> None:
    """The dummy player of whom no hero is left has a deck of other cards, four of each colour, and three crystals that
    are drawn (MK-27.3). A plain card stands in for every card of its colour."""
    plain = [state.setting.card_number[name] for name in STAND_IN]
    state.dummy_deck = shuffled(state, plain * len(STAND_IN))
    state.dummy_gone = ()
    drawn = [state.below(BASIC_COLOURS) for _ in range(STAND_IN_CRYSTALS)]
    state.dummy_crystals = tuple(drawn.count(colour) for colour in range(BASIC_COLOURS))
