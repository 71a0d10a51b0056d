"""Playing cards: basic, stronger, sideways; and activating units."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import ActivateUnit, PlayCard, PlaySideways, SidewaysKind, UseOfferUnit
from herna.games.mage_knight.fight.making import gain_points, points_usable
from herna.games.mage_knight.printed import ManaCost
from herna.games.mage_knight.rules.centre import no_overload
from herna.games.mage_knight.rules.hero import can_act, card_done, serves, with_unit, without
from herna.games.mage_knight.rules.sideways import sideways_worth, use_sideways
from herna.games.mage_knight.rules.sources import CARD, OFFERED, UNIT, colours_of
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import KnightState, Unit
from herna.games.mage_knight.steps.paying import NeedMana, mana_ways
from herna.games.mage_knight.values import Activation, FightPhase, Source
from herna.games.mage_knight.vocabulary.names import Moment
from herna.games.mage_knight.vocabulary.specials import CallToArms, MysteriousBox, Shapeshift
from herna.games.programs import Frame, Ledger, carry, change_lasting, happen, in_force, possible
from herna.kernel import Action, Automatic

SIDEWAYS: tuple[SidewaysKind, ...] = ("move", "influence", "attack", "block")


def card_frame(state: KnightState, seat: int, card: int, *, strong: bool) -> Frame:
    """The effect of a card."""
    numbers = state.setting.strong_programs if strong else state.setting.basic_programs
    return Frame(numbers[card], actor=seat, owner=seat, source=card, bearer=CARD)


def card_cost(state: KnightState, card: int, *, strong: bool) -> ManaCost:
    """The mana a card costs for one of its effects."""
    return state.setting.card_costs[strong][card]


PHASES: dict[Moment, FightPhase] = {
    "ranged-siege-phase": "ranged",
    "block-phase": "block",
    "attack-phase": "attack",
}
"""The moments that are a phase of a fight."""


def fits_moment(state: KnightState, seat: int, moment: Moment | None) -> bool:
    """May a hero use something now that is bound to a moment?"""
    if moment is None or moment == "any-turn":
        return True
    fight, turn = state.fight_of(seat), state.turns[seat]
    if moment == "not-combat":
        return fight is None
    if moment in ("interaction", "not-interaction"):
        return (turn is not None and turn.phase == "interacting") == (moment == "interaction")
    if fight is None:
        return False
    if moment == "combat-start":
        side = fight.of(seat)
        return fight.phase == "ranged" and not side.targets and not side.busy
    return moment == "combat" or fight.phase == PHASES[moment]


def moment_allows(state: KnightState, seat: int, card: int, *, strong: bool) -> bool:
    """Is this a time for the card? Healing alone is never for combat (MK-3.6), combat alone for nothing else."""
    info = state.setting.cards[card]
    assert info is not None
    only = state.setting.card_purposes[strong][card]
    if only == "heal" and state.fight_of(seat) is not None:
        return False
    if only == "combat" and state.fight_of(seat) is None and not shifts(state, seat, card):
        return False
    return fits_moment(state, seat, info.strong_when if strong else info.when)


def shifts(state: KnightState, seat: int, card: int) -> bool:
    """May a number of this card be changed into another kind now?"""
    if card not in state.setting.basic_range:
        return False
    return bool(in_force(state, seat, Shapeshift))


def card_playable(state: KnightState, seat: int, card: int, *, strong: bool) -> bool:
    """Can this card be played for this effect, its costs paid and its effect carried through?"""
    frame = card_frame(state, seat, card, strong=strong)
    if frame.program == NONE or not moment_allows(state, seat, card, strong=strong):
        return False
    cost = card_cost(state, card, strong=strong)
    if not cost:
        return possible(state, frame, without_card(card))
    return any(possible(state, frame, spent_card(ledger, card)) for ledger in ways_of_paying(state, seat, cost))


@cache
def without_card(card: int) -> Ledger:
    """The ledger with a card of the hand promised."""
    return spent_card(Ledger(), card)


def spent_card(ledger: Ledger, card: int) -> Ledger:
    """The ledger with a card of the hand promised, too."""
    return Ledger((*ledger.promised, ("cards", 1), (("card", card), 1)))


def ways_of_paying(state: KnightState, seat: int, cost: ManaCost) -> list[Ledger]:
    """Every way of paying this mana, worked out once for every decision."""
    return state.remember(("paying", seat, cost), lambda: list(mana_ways(state, seat, cost, Ledger())))


def card_options(state: KnightState, seat: int) -> list[Action]:
    """Every way of playing every card in hand: for what is written on it, then sideways."""
    found: list[Action] = []
    aside: list[Action] = []
    fight = state.fight_of(seat)
    ranged = fight is not None and fight.phase == "ranged"
    sideways = [kind for kind in SIDEWAYS if points_usable(state, seat, kind) and not (ranged and kind == "attack")]
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
    if not is_box(state, card):
        card_done(state, seat)
    # A stronger artifact leaves the game (MK-3.4).
    if not (strong and card in state.setting.artifact_range):
        state.played[seat] += (card,)
    state.tell(told.CardPlayed(seat, card, action.way))
    cost = card_cost(state, card, strong=strong)
    state.push(CardDone(seat))
    carry(state, card_frame(state, seat, card, strong=strong))
    if card in state.setting.spell_range:
        happen(state, "spell-cast", seat, card=(card,), colour=colours_of(state, card))
    state.push(NeedMana(seat, cost, card=True))


def is_box(state: KnightState, card: int) -> bool:
    """Is this the mysterious box? It counts as played only when it is used as something."""
    info = state.setting.cards[card]
    return info is not None and any(isinstance(word, MysteriousBox) for word in info.basic)


class CardDone(Automatic[KnightState], frozen=True):
    """The effect of a card is over."""

    seat: int

    def run(self, state: KnightState) -> None:
        no_overload(state, self.seat)


def play_sideways(state: KnightState, seat: int, action: PlaySideways) -> None:
    """Any card but a wound gives one plain point (MK-3.5), more by skills."""
    worth = sideways_worth(state, seat, action.card)
    use_sideways(state, seat, action.card)
    state.hand[seat] = without(state.hand[seat], action.card)
    state.played[seat] += (action.card,)
    card_done(state, seat)
    state.tell(told.CardPlayed(seat, action.card, action.gives))
    gain_points(state, seat, action.gives, worth, source=Source("sideways", action.card))


# Units


def ability_frame(state: KnightState, seat: int, place: int, ability: int) -> Frame:
    """The effect of an ability of a unit."""
    unit = state.units[seat][place]
    number = state.setting.ability_programs[unit.kind][ability]
    return Frame(number, actor=seat, owner=seat, source=unit.kind, about=unit.id, bearer=UNIT)


def ability_cost(state: KnightState, kind: int, ability: int) -> ManaCost:
    """The mana that an ability costs."""
    return state.setting.ability_costs[kind][ability]


def unit_options(state: KnightState, seat: int) -> list[Action]:
    """Every ability of a ready unit without wounds that can be paid for and carried through."""
    fight = state.fight_of(seat)
    alone = fight is not None and fight.terms.alone
    found = [] if alone else offer_unit_options(state, seat)
    influence = state.turn_of(seat).points.influence
    alike: list[tuple[Unit, tuple[int, ...]]] = []
    for place, unit in enumerate(state.units[seat]):
        going_on = abilities_used(state, seat, place)
        fit = serves(state, seat, place) and (can_act(unit) or going_on)
        like = replace(unit, id=NONE)
        if not fit or (like, going_on) in alike:
            continue
        alike.append((like, going_on))
        if not going_on and influence < fee_of(state, seat, unit):
            continue
        for number, ability in enumerate(state.setting.units[unit.kind].abilities):
            if number in going_on:
                continue
            frame = ability_frame(state, seat, place, number)
            cost = ability_cost(state, unit.kind, number)
            promised = Ledger().spend(("unit", unit.id))
            if fits_moment(state, seat, ability.when) and any(
                possible(state, frame, ledger) for ledger in mana_ways(state, seat, cost, promised)
            ):
                found.append(ActivateUnit(place, number))
    return found


def fee_of(state: KnightState, seat: int, unit: Unit) -> int:
    """The influence it costs to activate a unit: in an assault some ask for it."""
    fight = state.fight_of(seat)
    assault = fight is not None and fight.kind == "assault"
    return state.setting.units[unit.kind].activate_influence if assault else 0


def abilities_used(state: KnightState, seat: int, place: int) -> tuple[int, ...]:
    """The abilities that a unit has used in an activation that goes on; nothing if it does not."""
    unit = state.units[seat][place]
    if unit.ready:
        return ()
    turn = state.turns[seat]
    going_on = () if turn is None else turn.activations
    return next((one.abilities for one in going_on if one.unit == unit.id), ())


def offer_unit_options(state: KnightState, seat: int) -> list[Action]:
    """Abilities of units in the offer, while an effect lets one of them be used. Units with terms of their own stand
    aside."""
    if not in_force(state, seat, CallToArms):
        return []
    found: list[Action] = []
    for kind in dict.fromkeys(state.unit_offer):
        info = state.setting.units[kind]
        if info.also_pay or info.only_by_interaction:
            continue
        for number, ability in enumerate(info.abilities):
            frame = offer_unit_frame(state, seat, kind, number)
            cost = ability_cost(state, kind, number)
            if fits_moment(state, seat, ability.when) and any(
                possible(state, frame, ledger) for ledger in mana_ways(state, seat, cost, Ledger())
            ):
                found.append(UseOfferUnit(kind, number))
    return found


def offer_unit_frame(state: KnightState, seat: int, kind: int, ability: int) -> Frame:
    """The effect of an ability of a unit in the offer; it stands at no place among one's own."""
    number = state.setting.ability_programs[kind][ability]
    return Frame(number, actor=seat, owner=seat, source=kind, about=OFFERED, bearer=UNIT)


def use_offer_unit(state: KnightState, seat: int, action: UseOfferUnit) -> None:
    """The unit of the offer is used once, and stays there."""
    change_lasting(state, in_force(state, seat, CallToArms)[0][0], None)
    carry(state, offer_unit_frame(state, seat, action.unit, action.ability))
    state.push(NeedMana(seat, ability_cost(state, action.unit, action.ability)))


def activate(state: KnightState, seat: int, action: ActivateUnit) -> None:
    """A unit is spent for one of its abilities."""
    unit = state.units[seat][action.place]
    used = abilities_used(state, seat, action.place)
    if not used:
        influence = state.turn_of(seat).points.influence
        state.set_points(seat, influence=influence - fee_of(state, seat, unit))
        with_unit(state, seat, action.place, replace(unit, ready=False))
    if state.setting.units[unit.kind].several_abilities:
        others = tuple(one for one in state.turn_of(seat).activations if one.unit != unit.id)
        state.change_turn(seat, activations=(*others, Activation(unit.id, (*used, action.ability))))
    carry(state, ability_frame(state, seat, action.place, action.ability))
    state.push(NeedMana(seat, ability_cost(state, unit.kind, action.ability)))
