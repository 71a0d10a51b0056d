"""Playing cards: basic, stronger, sideways; and activating units."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import ActivateUnit, PlayCard, PlaySideways, SidewaysKind, UseOfferUnit
from herna.games.mage_knight.hero import can_act, with_unit, without
from herna.games.mage_knight.points import gain_points, points_usable
from herna.games.mage_knight.rules.mana import BLACK
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.sideways import sideways_worth, use_sideways
from herna.games.mage_knight.state import FIGHTING, INTERACTING, KnightState
from herna.games.mage_knight.steps.mana import Groups, NeedMana, mana_ways
from herna.games.mage_knight.vocabulary.names import COLOURS, Moment
from herna.games.programs import Frame, Ledger, carry, happen, possible
from herna.kernel import Action

CARDS_END = 1000
"""Sources of effects below this number are cards, from it on units, by their kind."""
SKILLS_START = 2000
"""Sources of effects from this number on are skills."""
SIDEWAYS: tuple[SidewaysKind, ...] = ("move", "influence", "attack", "block")


def colours_of(state: KnightState, card: int) -> tuple[int, ...]:
    """The colours of a card by number."""
    info = state.setting.cards[card]
    return () if info is None else tuple(COLOURS.index(colour) for colour in info.colour)


def card_frame(state: KnightState, seat: int, card: int, *, strong: bool) -> Frame:
    """The effect of a card."""
    numbers = state.setting.strong_programs if strong else state.setting.basic_programs
    return Frame(numbers[card], actor=seat, owner=seat, source=card)


def card_cost(state: KnightState, card: int, *, strong: bool) -> Groups:
    """The mana a card costs: an action its colour for the stronger effect, a spell its colour and black besides."""
    colours = colours_of(state, card)
    if card in state.setting.spell_range:
        return ((BLACK,), colours) if strong else (colours,)
    return (colours,) if strong and colours else ()


def fits_moment(state: KnightState, moment: Moment | None) -> bool:
    """May something be used now that is bound to a moment?"""
    combat = state.combat
    if moment is None or moment == "any-turn":
        return True
    if moment == "not-combat":
        return combat is None
    if moment == "interaction":
        return state.phase == INTERACTING
    if moment == "not-interaction":
        return state.phase != INTERACTING
    if combat is None:
        return False
    phases = {"ranged-siege-phase": 0, "block-phase": 1, "attack-phase": 3}
    if moment == "combat-start":
        return combat.phase == 0 and not combat.targets and not any(foe.beaten for foe in combat.foes)
    return moment == "combat" or combat.phase == phases[moment]


def card_playable(state: KnightState, seat: int, card: int, *, strong: bool) -> bool:
    """Can this card be played for this effect, its costs paid and its effect carried through?"""
    info = state.setting.cards[card]
    frame = card_frame(state, seat, card, strong=strong)
    if info is None or frame.program == NONE:
        return False
    icons = info.strong_icons if strong and info.strong_icons else info.icons
    if icons == ("heal",) and state.combat is not None:
        return False  # MK-3.6
    if not fits_moment(state, info.strong_when if strong else info.when):
        return False
    promised = Ledger().spend("cards").spend(("card", card))
    groups = card_cost(state, card, strong=strong)
    return any(possible(state, frame, ledger) for ledger in mana_ways(state, seat, groups, promised))


def card_options(state: KnightState, seat: int) -> list[Action]:
    """Every way of playing every card in hand."""
    found: list[Action] = []
    sideways = [kind for kind in SIDEWAYS if points_usable(state, kind)]
    for card in dict.fromkeys(state.hand[seat]):
        if card == WOUND:
            if sideways_worth(state, seat, card):
                found += [PlaySideways(card, kind) for kind in sideways]
            continue
        if card_playable(state, seat, card, strong=False):
            found.append(PlayCard(card, "basic"))
        if card_playable(state, seat, card, strong=True):
            found.append(PlayCard(card, "strong"))
        found += [PlaySideways(card, kind) for kind in sideways]
    return found


def play_card(state: KnightState, seat: int, action: PlayCard) -> None:
    """A card is played; first its mana is paid."""
    card, strong = action.card, action.way == "strong"
    state.hand[seat] = without(state.hand[seat], card)
    state.card_done = True
    # A stronger artifact leaves the game (MK-3.4).
    if not (strong and card in state.setting.artifact_range):
        state.played[seat] += (card,)
    state.tell(told.CardPlayed(seat, card, action.way))
    groups = card_cost(state, card, strong=strong)
    carry(state, card_frame(state, seat, card, strong=strong))
    if card in state.setting.spell_range:
        happen(state, "spell-cast", seat, card=(card,), colour=colours_of(state, card))
    state.push(NeedMana(seat, groups))


def play_sideways(state: KnightState, seat: int, action: PlaySideways) -> None:
    """Any card but a wound gives one plain point (MK-3.5), more by skills."""
    worth = sideways_worth(state, seat, action.card)
    use_sideways(state, seat, action.card)
    state.hand[seat] = without(state.hand[seat], action.card)
    state.played[seat] += (action.card,)
    state.card_done = True
    state.tell(told.CardPlayed(seat, action.card, action.gives))
    gain_points(state, seat, action.gives, worth, card=True)


# Units


def ability_frame(state: KnightState, seat: int, place: int, ability: int) -> Frame:
    """The effect of an ability of a unit."""
    kind = state.units[seat][place].kind
    number = state.setting.ability_programs[kind][ability]
    return Frame(number, actor=seat, owner=seat, source=CARDS_END + kind, place=place)


def ability_cost(state: KnightState, kind: int, ability: int) -> Groups:
    """The mana that an ability costs."""
    return tuple((COLOURS.index(colour),) for colour in state.setting.units[kind].abilities[ability].pay)


def unit_options(state: KnightState, seat: int) -> list[Action]:
    """Every ability of a ready unit without wounds that can be paid for and carried through."""
    if state.phase == FIGHTING and state.combat is not None and state.combat.alone:
        return []
    found = offer_unit_options(state, seat)
    for place, unit in enumerate(state.units[seat]):
        if not can_act(unit) or unit in state.units[seat][:place]:
            continue
        for number, ability in enumerate(state.setting.units[unit.kind].abilities):
            frame = ability_frame(state, seat, place, number)
            groups = ability_cost(state, unit.kind, number)
            promised = Ledger().spend(("unit", place))
            if fits_moment(state, ability.when) and any(
                possible(state, frame, ledger) for ledger in mana_ways(state, seat, groups, promised)
            ):
                found.append(ActivateUnit(place, number))
    return found


def offer_unit_options(state: KnightState, seat: int) -> list[Action]:
    """Abilities of units in the offer, while an effect lets one of them be used. Units with terms of their own stand
    aside."""
    if not any(thing.flag == "call-to-arms" and thing.frame.actor == seat for thing in state.lasting):
        return []
    found: list[Action] = []
    for kind in dict.fromkeys(state.unit_offer):
        info = state.setting.units[kind]
        if info.also_pay or info.only_by_interaction:
            continue
        for number, ability in enumerate(info.abilities):
            frame = offer_unit_frame(state, seat, kind, number)
            groups = ability_cost(state, kind, number)
            if fits_moment(state, ability.when) and any(
                possible(state, frame, ledger) for ledger in mana_ways(state, seat, groups, Ledger())
            ):
                found.append(UseOfferUnit(kind, number))
    return found


def offer_unit_frame(state: KnightState, seat: int, kind: int, ability: int) -> Frame:
    """The effect of an ability of a unit in the offer; it stands at no place among one's own."""
    number = state.setting.ability_programs[kind][ability]
    return Frame(number, actor=seat, owner=seat, source=CARDS_END + kind, place=len(state.units[seat]))


def use_offer_unit(state: KnightState, seat: int, action: UseOfferUnit) -> None:
    """The unit of the offer is used once, and stays there."""
    used = next(thing for thing in state.lasting if thing.flag == "call-to-arms" and thing.frame.actor == seat)
    state.lasting = tuple(thing for thing in state.lasting if thing is not used)
    carry(state, offer_unit_frame(state, seat, action.unit, action.ability))
    state.push(NeedMana(seat, ability_cost(state, action.unit, action.ability)))


def activate(state: KnightState, seat: int, action: ActivateUnit) -> None:
    """A unit is spent for one of its abilities."""
    unit = state.units[seat][action.place]
    with_unit(state, seat, action.place, replace(unit, ready=False))
    carry(state, ability_frame(state, seat, action.place, action.ability))
    state.push(NeedMana(seat, ability_cost(state, unit.kind, action.ability)))
