"""Everything that is played in a turn or a combat: cards, units, skills, banners, and what effects in force allow."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.printed import ManaCost
from herna.games.mage_knight.rules.tactic import usable_in_turn, use_tactic
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps import card_play
from herna.games.mage_knight.steps.banners import banner_options, take_banner_option
from herna.games.mage_knight.steps.bargains import lasting_options, take_lasting_option
from herna.games.mage_knight.steps.box import box_options, use_box
from herna.games.mage_knight.steps.paying import mana_ways
from herna.games.mage_knight.steps.skills import options_of_others, skill_frame, skill_options, use_skill
from herna.games.mage_knight.steps.tokens import take_token_option, token_options
from herna.games.programs import Frame, Ledger, ways
from herna.kernel import Action, with_item


def playing_options(state: KnightState, seat: int) -> list[Action]:
    """All that can be played now."""
    found = card_play.card_options(state, seat) + card_play.unit_options(state, seat)
    turn = state.turn_of(seat)
    if turn.attends == "part":
        # MK-19.6: only the skills that one may use in turns of others.
        found += options_of_others(state, seat)
    elif state.skills[seat] or state.lasting or turn.loans:
        found += skill_options(state, seat) + token_options(state, seat)
    if state.lasting:
        found += lasting_options(state, seat)
    found += box_options(state, seat)
    if turn.attends != "part" and usable_in_turn(state, seat):
        found.append(act.UseTactic())
    return found + banner_options(state, seat) + crystal_options(state, seat)


def crystal_options(state: KnightState, seat: int) -> list[Action]:
    """Crystals that can become pure mana, at any time of a hero's turn (MK-4.2)."""
    return [act.TurnCrystal(colour) for colour, owned in enumerate(state.crystals[seat]) if owned]


def turn_crystal(state: KnightState, seat: int, colour: int) -> None:
    """A crystal is used: it is pure mana from now on, gone at the end of the turn."""
    state.crystals[seat][colour] -= 1
    spent = state.turn_of(seat).crystals_spent
    state.change_turn(seat, crystals_spent=with_item(spent, colour, spent[colour] + 1))
    state.mana[seat][colour] += 1


def pressing_options(state: KnightState, seat: int) -> list[Action]:
    """While a token must be spent at once: what it can be spent on. Nothing if there is no such token."""
    pressing = state.turn_of(seat).pressing
    if not pressing:
        return []
    return [one for one in playing_options(state, seat) if spends(state, seat, one, pressing[0])]


def spends(state: KnightState, seat: int, option: Action, colour: int) -> bool:
    """Can a token of this colour be used for this?"""
    frame: Frame
    cost: ManaCost = ()
    match option:
        case act.PlayCard(card=card, way=way):
            frame = card_play.card_frame(state, seat, card, strong=way == "strong")
            cost = card_play.card_cost(state, card, strong=way == "strong")
        case act.ActivateUnit(place=place, ability=ability):
            frame = card_play.ability_frame(state, seat, place, ability)
            cost = card_play.ability_cost(state, state.units[seat][place].kind, ability)
        case act.UseOfferUnit(unit=unit, ability=ability):
            frame = card_play.offer_unit_frame(state, seat, unit, ability)
            cost = card_play.ability_cost(state, unit, ability)
        case act.UseSkill(skill=skill):
            frame = skill_frame(state, seat, skill)
        case _:
            return False
    paid = mana_ways(state, seat, cost, Ledger())
    return any(then.of(("token", colour)) > 0 for ledger in paid for then, _ in ways(state, frame, ledger))


PLAYS = (
    act.UseTactic, act.PlayCard, act.PlaySideways, act.ActivateUnit, act.UseOfferUnit, act.UseSkill, act.AttachBanner,
    act.UseBanner, act.TurnPoints, act.BuyEffect, act.BuyForUnit, act.UseHeld, act.ReturnToken, act.TurnUpSkill,
    act.TurnWheel, act.UseBox, act.AttachBox, act.TurnCrystal,
)  # fmt: skip
"""What is played, in a turn or a fight."""


def play(state: KnightState, seat: int, action: Action) -> bool:
    """Carry out one of these; false if it is something else."""
    match action:
        case act.UseTactic():
            use_tactic(state, seat)
        case act.PlayCard():
            card_play.play_card(state, seat, action)
        case act.PlaySideways():
            card_play.play_sideways(state, seat, action)
        case act.ActivateUnit():
            card_play.activate(state, seat, action)
        case act.UseOfferUnit():
            card_play.use_offer_unit(state, seat, action)
        case act.UseSkill(skill=skill):
            use_skill(state, seat, skill)
        case act.AttachBanner() | act.UseBanner():
            take_banner_option(state, seat, action)
        case act.TurnPoints() | act.BuyEffect() | act.BuyForUnit() | act.UseHeld():
            take_lasting_option(state, seat, action)
        case act.ReturnToken() | act.TurnUpSkill() | act.TurnWheel():
            take_token_option(state, seat, action)
        case act.TurnCrystal(colour=colour):
            turn_crystal(state, seat, colour)
        case act.UseBox() | act.AttachBox():
            use_box(state, seat, action)
        case _:
            return False
    return True
