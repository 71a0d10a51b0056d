"""Playing cards: basic, stronger, sideways; and activating units."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import ActivateUnit, PlayCard, PlaySideways, SidewaysKind, UseOfferUnit
from herna.games.mage_knight.centre import SKILLS_START, spared
from herna.games.mage_knight.hero import can_act, serves, with_unit, without
from herna.games.mage_knight.points import gain_points, points_usable
from herna.games.mage_knight.rules.mana import BLACK, SPELL_POWER
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.sideways import sideways_worth, use_sideways
from herna.games.mage_knight.state import INFLUENCE, INTERACTING, RANGED_PHASE, KnightState, Unit
from herna.games.mage_knight.steps.mana import Groups, NeedMana, mana_ways
from herna.games.mage_knight.vocabulary.names import COLOURS, Moment
from herna.games.mage_knight.vocabulary.specials import MysteriousBox
from herna.games.programs import Frame, Lasting, Ledger, carry, happen, possible
from herna.kernel import Action, Automatic

__all__ = ["CARDS_END", "SKILLS_START"]

CARDS_END = 1000
"""Sources of effects below this number are cards, from it on units, by their kind."""
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
        return ((BLACK, SPELL_POWER), (*colours, SPELL_POWER)) if strong else (colours,)
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
        return combat.phase == RANGED_PHASE and not combat.targets and not combat.busy
    return moment == "combat" or combat.phase == phases[moment]


def moment_allows(state: KnightState, card: int, *, strong: bool) -> bool:
    """Is this a time for the card? Healing alone is never for combat (MK-3.6), combat alone for nothing else."""
    info = state.setting.cards[card]
    assert info is not None
    icons = set(info.strong_icons if strong and info.strong_icons else info.icons) - {"banner"}
    if icons == {"heal"} and state.combat is not None:
        return False
    if icons == {"combat"} and state.combat is None and not shifts(state, state.turn, card):
        return False
    return fits_moment(state, info.strong_when if strong else info.when)


def shifts(state: KnightState, seat: int, card: int) -> bool:
    """May a number of this card be changed into another kind now?"""
    if card not in state.setting.basic_range:
        return False
    return any(thing.flag == "shapeshift" and thing.frame.actor == seat for thing in state.lasting)


def card_playable(state: KnightState, seat: int, card: int, *, strong: bool) -> bool:
    """Can this card be played for this effect, its costs paid and its effect carried through?"""
    frame = card_frame(state, seat, card, strong=strong)
    if frame.program == NONE or not moment_allows(state, card, strong=strong):
        return False
    groups = card_cost(state, card, strong=strong)
    if not groups:
        return possible(state, frame, without_card(card))
    return any(possible(state, frame, spent_card(ledger, card)) for ledger in ways_of_paying(state, seat, groups))


@cache
def without_card(card: int) -> Ledger:
    """The ledger with a card of the hand promised."""
    return spent_card(Ledger(), card)


def spent_card(ledger: Ledger, card: int) -> Ledger:
    """The ledger with a card of the hand promised, too."""
    return Ledger((*ledger.promised, ("cards", 1), (("card", card), 1)))


def ways_of_paying(state: KnightState, seat: int, groups: Groups) -> list[Ledger]:
    """Every way of paying this mana, worked out once for every decision."""
    return state.remember(("paying", seat, groups), lambda: list(mana_ways(state, seat, groups, Ledger())))


def card_options(state: KnightState, seat: int) -> list[Action]:
    """Every way of playing every card in hand: for what is written on it, then sideways."""
    found: list[Action] = []
    aside: list[Action] = []
    ranged = state.combat is not None and state.combat.phase == RANGED_PHASE
    sideways = [kind for kind in SIDEWAYS if points_usable(state, kind) and not (ranged and kind == "attack")]
    for card in dict.fromkeys(state.hand[seat]):
        if card == WOUND:
            if sideways_worth(state, seat, card):
                aside += [PlaySideways(card, kind) for kind in sideways]
            continue
        if card_playable(state, seat, card, strong=False):
            found.append(PlayCard(card, "basic"))
        if card_playable(state, seat, card, strong=True):
            found.append(PlayCard(card, "strong"))
        aside += [PlaySideways(card, kind) for kind in sideways]
    return found + aside


def play_card(state: KnightState, seat: int, action: PlayCard) -> None:
    """A card is played; first its mana is paid."""
    card, strong = action.card, action.way == "strong"
    state.hand[seat] = without(state.hand[seat], card)
    state.card_done = state.card_done or not is_box(state, card)
    # A stronger artifact leaves the game (MK-3.4).
    if not (strong and card in state.setting.artifact_range):
        state.played[seat] += (card,)
    state.tell(told.CardPlayed(seat, card, action.way))
    groups = card_cost(state, card, strong=strong)
    state.push(CardDone(seat))
    carry(state, card_frame(state, seat, card, strong=strong))
    if card in state.setting.spell_range:
        happen(state, "spell-cast", seat, card=(card,), colour=colours_of(state, card))
    state.push(NeedMana(seat, groups, card=True))


def is_box(state: KnightState, card: int) -> bool:
    """Is this the mysterious box? It counts as played only when it is used as something."""
    info = state.setting.cards[card]
    return info is not None and any(isinstance(word, MysteriousBox) for word in info.basic)


class CardDone(Automatic[KnightState], frozen=True):
    """The effect of a card is over."""

    seat: int

    def run(self, state: KnightState) -> None:
        spared(state, self.seat)


def play_sideways(state: KnightState, seat: int, action: PlaySideways) -> None:
    """Any card but a wound gives one plain point (MK-3.5), more by skills."""
    worth = sideways_worth(state, seat, action.card)
    use_sideways(state, seat, action.card)
    state.hand[seat] = without(state.hand[seat], action.card)
    state.played[seat] += (action.card,)
    state.card_done = True
    state.tell(told.CardPlayed(seat, action.card, action.gives))
    gain_points(state, seat, action.gives, worth, card=True, sideways=True)


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
    alone = state.combat is not None and state.combat.alone
    found = [] if alone else offer_unit_options(state, seat)
    alike: list[tuple[Unit, tuple[int, ...]]] = []
    for place, unit in enumerate(state.units[seat]):
        going_on = abilities_used(state, seat, place)
        fit = serves(state, seat, place) and (can_act(unit) or going_on)
        if not fit or (unit, going_on) in alike:
            continue
        alike.append((unit, going_on))
        if not going_on and state.points[INFLUENCE] < fee_of(state, unit):
            continue
        for number, ability in enumerate(state.setting.units[unit.kind].abilities):
            if number in going_on:
                continue
            frame = ability_frame(state, seat, place, number)
            groups = ability_cost(state, unit.kind, number)
            promised = Ledger().spend(("unit", place))
            if fits_moment(state, ability.when) and any(
                possible(state, frame, ledger) for ledger in mana_ways(state, seat, groups, promised)
            ):
                found.append(ActivateUnit(place, number))
    return found


def fee_of(state: KnightState, unit: Unit) -> int:
    """The influence it costs to activate a unit: in an assault some ask for it."""
    assault = state.combat is not None and state.combat.kind == "assault"
    return state.setting.units[unit.kind].activate_influence if assault else 0


def abilities_used(state: KnightState, seat: int, place: int) -> tuple[int, ...]:
    """The abilities that a unit has used in an activation that goes on; nothing if it does not."""
    if state.units[seat][place].ready:
        return ()
    for thing in state.lasting:
        if thing.flag == "activated" and thing.frame.actor == seat and thing.frame.place == place:
            return thing.seen
    return ()


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
    used = abilities_used(state, seat, action.place)
    if not used:
        state.points[INFLUENCE] -= fee_of(state, unit)
        with_unit(state, seat, action.place, replace(unit, ready=False))
    if state.setting.units[unit.kind].several_abilities:
        frame = ability_frame(state, seat, action.place, action.ability)
        others = (thing for thing in state.lasting if thing.flag != "activated" or thing.frame.place != action.place)
        going_on = Lasting("phase", frame, flag="activated", n=1, seen=(*used, action.ability))
        state.lasting = (*others, going_on)
    carry(state, ability_frame(state, seat, action.place, action.ability))
    state.push(NeedMana(seat, ability_cost(state, unit.kind, action.ability)))
