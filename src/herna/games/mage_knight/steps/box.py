"""The mysterious box, which becomes the artifact that was turned up for it."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.rules.hero import card_done, gain_fame, with_unit, without
from herna.games.mage_knight.rules.remembered import put_under
from herna.games.mage_knight.state import NONE, KnightState
from herna.games.mage_knight.steps.card_play import card_frame, moment_allows
from herna.games.programs import carry, possible
from herna.kernel import Action

BOX_FAME = 1


def box_options(state: KnightState, seat: int) -> list[Action]:
    """What the box can be used as, once."""
    box = state.turn_of(seat).box
    if box is None or box.used:
        return []
    artifact = box.artifact
    found: list[Action] = []
    for way in ("basic", "strong"):
        frame = card_frame(state, seat, artifact, strong=way == "strong")
        if (
            frame.program != NONE
            and moment_allows(state, seat, artifact, strong=way == "strong")
            and possible(state, frame)
        ):
            found.append(act.UseBox("basic" if way == "basic" else "strong"))
    info = state.setting.cards[artifact]
    if info is not None and info.attach:
        found += [act.AttachBox(place) for place in range(len(state.units[seat]))]
    return found


def use_box(state: KnightState, seat: int, action: act.UseBox | act.AttachBox) -> None:
    """The box is that artifact now, which gives fame."""
    box = state.turn_of(seat).box
    assert box is not None
    artifact = box.artifact
    state.change_turn(seat, box=replace(box, used="attached" if isinstance(action, act.AttachBox) else action.way))
    card_done(state, seat)
    gain_fame(state, seat, BOX_FAME)
    if isinstance(action, act.AttachBox):
        unit = state.units[seat][action.place]
        if unit.banner != NONE:
            state.discard[seat] += (unit.banner,)
        with_unit(state, seat, action.place, replace(unit, banner=artifact, banner_up=True))
        return
    carry(state, card_frame(state, seat, artifact, strong=action.way == "strong"))


def close_box(state: KnightState, seat: int) -> None:
    """The turn ends: the artifact goes under its deck. An unused box comes back to hand, one that was used for a
    stronger effect leaves the game, any other is discarded with the played cards."""
    opened = state.turn_of(seat).box
    if opened is None:
        return
    artifact, box = opened.artifact, opened.card
    put_under(state, artifact)
    for place, unit in enumerate(state.units[seat]):
        if unit.banner == artifact:
            with_unit(state, seat, place, replace(unit, banner=NONE))
    if artifact in state.discard[seat]:
        state.discard[seat] = without(state.discard[seat], artifact)
    if box in state.played[seat] and opened.used in ("", "strong"):
        state.played[seat] = without(state.played[seat], box)
        if not opened.used:
            state.hand[seat] = tuple(sorted((*state.hand[seat], box)))
