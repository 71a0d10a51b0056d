"""The position of a lesson. Cards, units and tokens come from where they lie: nothing is lost or doubled."""

from __future__ import annotations

from herna.games.mage_knight.components import box
from herna.games.mage_knight.components.lessons import LessonInfo, LessonSeat
from herna.games.mage_knight.positions.land import lay
from herna.games.mage_knight.positions.names import PositionError, enemy, number_of
from herna.games.mage_knight.positions.things import arrange
from herna.games.mage_knight.rules.hero import level_for
from herna.games.mage_knight.rules.land import hex_at, positions_laid, site_on, tokens_on
from herna.games.mage_knight.rules.spaces import is_safe
from herna.games.mage_knight.setting import PILES
from herna.games.mage_knight.state import HexToken, KnightState, Unit
from herna.kernel import with_item

OWN = frozenset(card.id for card in box().basic_actions)
"""The cards that heroes begin with."""
STOCKS = (
    ("advanced_deck", "advanced_offer"),
    ("spell_deck", "spell_offer"),
    ("artifact_deck", ""),
    ("regular_deck", "unit_offer"),
    ("elite_deck", "unit_offer"),
)
"""Decks, the top last, and the offers that are filled from them."""


def lay_lesson(state: KnightState, lesson: LessonInfo) -> None:
    """A game in which nobody has had a turn becomes this lesson. Raises `PositionError` for a lesson that names what
    this table does not have."""
    if lesson.players != state.setting.players:
        raise PositionError(f"the lesson {lesson.id} is for {lesson.players}, not for {state.setting.players}")
    spot = lay_site(state, lesson)
    send_guards(state, lesson, spot)
    for seat, info in enumerate(lesson.seats):
        equip(state, seat, info)
    place_heroes(state, lesson, spot)
    arrange(state, dice=lesson.dice[: len(state.dice)])


def lay_site(state: KnightState, lesson: LessonInfo) -> int:
    """The tile of a lesson lies where the next one may, unless it lies there already; gives the hex of its site."""
    setting = state.setting
    tile = number_of([info.id for info in setting.tiles], lesson.tile, "tile")
    kind = "countryside" if setting.tiles[tile].kind == "countryside" else "core"
    if tile not in [other for _, other in state.laid]:
        laid, lattice = positions_laid(state), setting.lattice
        place = next(at for at in range(len(lattice.positions)) if lattice.may_lie(at, laid, kind))
        lay(state, lesson.tile, lattice.positions[place])
        arrange(
            state,
            box_country=tuple(other for other in state.box_country if other != tile),
            box_core=tuple(other for other in state.box_core if other != tile),
        )
    at = next(position for position, other in state.laid if other == tile)
    return next(spot for spot in range(at * 7, at * 7 + 7) if site_on(state, spot).id == lesson.site)


def send_guards(state: KnightState, lesson: LessonInfo, spot: int) -> None:
    """Those whom a lesson names defend its site, face up; where guards are drawn by whoever goes in, they lie on top of
    their piles, the first uppermost."""
    for guard in tokens_on(state, spot) if lesson.enemies else ():
        put_under(state, guard.token)
    waiting = bool(tokens_on(state, spot))
    found = [enemy(state, name) for name in lesson.enemies]
    for token in reversed(found):
        take_token(state, token)
        if not waiting:
            put_on_top(state, token)
    if waiting and found:
        others = tuple(token for token in state.tokens if token.hex != spot)
        arrange(state, tokens=(*others, *(HexToken(spot, token, face_up=True) for token in found)))


def pile_of(state: KnightState, token: int) -> int:
    """The number of the pile from which an enemy is drawn."""
    return PILES.index(state.setting.enemies[token].colour)


def put_under(state: KnightState, token: int) -> None:
    """An enemy lies at the bottom of its pile."""
    pile = pile_of(state, token)
    state.enemy_piles = with_item(state.enemy_piles, pile, (token, *state.enemy_piles[pile]))


def put_on_top(state: KnightState, token: int) -> None:
    """An enemy is the next of its pile to be drawn."""
    pile = pile_of(state, token)
    state.enemy_piles = with_item(state.enemy_piles, pile, (*state.enemy_piles[pile], token))


def take_token(state: KnightState, token: int) -> None:
    """An enemy is taken out of its pile, or in exchange for another off the map."""
    pile = pile_of(state, token)
    held = list(state.enemy_piles[pile])
    if token not in held:
        there = next((one for one in state.tokens if one.token == token and not one.ruin), None)
        if there is None:
            raise PositionError(f"{state.setting.enemy_ids[token]} takes part nowhere at this table")
        stand_in = HexToken(there.hex, held.pop(0), there.face_up)
        state.tokens = tuple(stand_in if one is there else one for one in state.tokens)
    else:
        held.remove(token)
    state.enemy_piles = with_item(state.enemy_piles, pile, tuple(held))


def equip(state: KnightState, seat: int, info: LessonSeat) -> None:
    """A hero has what a lesson gives him; the rest of his cards lie in his deck."""
    setting = state.setting
    level = level_for(state, info.fame)
    gains = [one.gains for one in setting.levels[1:level]]
    cards, hand = [*state.hand[seat], *state.deck[seat]], []
    for name in info.hand:
        card = number_of(setting.card_ids, name, "card")
        if name in OWN:
            # A hero who has no such card has another of his own instead.
            card = card if card in cards else cards[0]
            cards.remove(card)
        else:
            take_out(state, card, name, ("advanced_deck", "spell_deck", "artifact_deck"))
        hand.append(card)
    kinds = [number_of(setting.unit_ids, name, "unit") for name in info.units]
    for kind, name in zip(kinds, info.units, strict=True):
        take_out(state, kind, name, (f"{setting.units[kind].deck}_deck",))
    arrange(
        state,
        seat=seat,
        hand=hand,
        deck=cards,
        fame=info.fame,
        level=level,
        command=state.command[seat] + gains.count("command"),
        units=tuple(Unit(kind) for kind in kinds),
        crystals=info.crystals,
    )
    state.deck_known[seat] = 0


def take_out(state: KnightState, thing: int, name: str, decks: tuple[str, ...]) -> None:
    """A card is taken out of one of these decks, or out of the offer above it, which is filled again."""
    for deck, offer in STOCKS:
        if deck not in decks:
            continue
        held: tuple[int, ...] = getattr(state, deck)
        shown: tuple[int, ...] = getattr(state, offer) if offer else ()
        if thing in held:
            at = held.index(thing)
            setattr(state, deck, held[:at] + held[at + 1 :])
            return
        if thing in shown:
            setattr(state, offer, with_item(shown, shown.index(thing), held[-1]))
            setattr(state, deck, held[:-1])
            return
    raise PositionError(f"{name} takes part nowhere at this table")


def place_heroes(state: KnightState, lesson: LessonInfo, spot: int) -> None:
    """The learner stands on the site of a lesson or beside it; a rival on it, a partner on another hex beside it."""
    around = state.setting.lattice.neighbours[spot]
    bare = [beside for beside in around if hex_at(state, beside) is not None and is_safe(state, 0, beside)]
    bare.sort(key=lambda beside: site_on(state, beside).id != "")
    places = [spot, *bare] if lesson.stands == "on" else bare
    if lesson.goal == "rival":
        places = [bare[0], spot]
    for seat in range(state.setting.players):
        arrange(state, seat=seat, place=places[seat])
