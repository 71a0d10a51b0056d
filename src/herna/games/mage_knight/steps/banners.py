"""Attaching banners, using them, and taking them back when a round begins."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.rules.banners import ability_of, attach, banner_frame, take_back
from herna.games.mage_knight.rules.hero import can_act, serves, with_unit
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.card_play import fits_moment
from herna.games.programs import carry, possible
from herna.kernel import Action
from herna.kernel.kit import SeatStep


def banner_options(state: KnightState, seat: int) -> list[Action]:
    """Banners in hand for every unit, and what attached ones can do."""
    found: list[Action] = []
    for card in dict.fromkeys(state.hand[seat]):
        info = state.setting.cards[card]
        if info is not None and info.attach:
            found += [act.AttachBanner(card, place) for place in range(len(state.units[seat]))]
    found += [act.UseBanner(place) for place in range(len(state.units[seat])) if usable(state, seat, place)]
    return found


def usable(state: KnightState, seat: int, place: int) -> bool:
    """Can the ability of this unit's banner be used: by spending the unit, or by turning the banner face down?"""
    unit = state.units[seat][place]
    word, frame = ability_of(state, unit), banner_frame(state, seat, place)
    if word is None or frame is None or word.event is not None or not fits_moment(state, seat, word.when):
        return False
    if not serves(state, seat, place):
        return False
    if word.cost == "spend-unit":
        return can_act(unit) and possible(state, frame)
    return unit.banner_up and not unit.ready and possible(state, frame)


def take_banner_option(state: KnightState, seat: int, action: act.AttachBanner | act.UseBanner) -> None:
    """A banner is attached, or used."""
    if isinstance(action, act.AttachBanner):
        attach(state, seat, action.card, action.place)
        return
    unit = state.units[seat][action.place]
    word, frame = ability_of(state, unit), banner_frame(state, seat, action.place)
    assert word is not None
    assert frame is not None
    spent = replace(unit, ready=False) if word.cost == "spend-unit" else replace(unit, banner_up=False)
    with_unit(state, seat, action.place, spent)
    carry(state, frame)


class KeepBanners(SeatStep[KnightState, act.TakeBanner | act.Done], frozen=True):
    """At the end of a round: which banners are taken back among one's cards?"""

    clause = "MK-3.11"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        places = [place for place, unit in enumerate(state.units[seat]) if unit.banner != NONE]
        return [*(act.TakeBanner(place) for place in places), act.Done()]

    def take(self, state: KnightState, seat: int, action: act.TakeBanner | act.Done) -> None:
        if isinstance(action, act.TakeBanner):
            take_back(state, seat, action.place)
            if self.options(state, seat) != [act.Done()]:
                state.push(self)
