"""The mysterious box, which becomes the artifact that was turned up for it."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.hero import gain_fame, with_unit, without
from herna.games.mage_knight.state import NONE, KnightState
from herna.games.mage_knight.steps.cards import card_frame, moment_allows
from herna.games.programs import Lasting, carry, possible
from herna.kernel import Action

BOX_FAME = 1


def opened(state: KnightState, seat: int) -> Lasting | None:
    """The box that a hero has opened in this turn."""
    return next((thing for thing in state.lasting if thing.flag == "box" and thing.frame.actor == seat), None)


def box_options(state: KnightState, seat: int) -> list[Action]:
    """What the box can be used as, once."""
    thing = opened(state, seat)
    if thing is None or thing.frame.things("used"):
        return []
    (artifact,) = thing.frame.things("artifact")
    found: list[Action] = []
    for way in ("basic", "strong"):
        frame = card_frame(state, seat, artifact, strong=way == "strong")
        if frame.program != NONE and moment_allows(state, artifact, strong=way == "strong") and possible(state, frame):
            found.append(act.UseBox("basic" if way == "basic" else "strong"))
    info = state.setting.cards[artifact]
    if info is not None and info.attach:
        found += [act.AttachBox(place) for place in range(len(state.units[seat]))]
    return found


def use_box(state: KnightState, seat: int, action: act.UseBox | act.AttachBox) -> None:
    """The box is that artifact now, which gives fame."""
    thing = opened(state, seat)
    assert thing is not None
    (artifact,) = thing.frame.things("artifact")
    way = 2 if isinstance(action, act.AttachBox) else 1 if action.way == "strong" else 0
    used = replace(thing, frame=thing.frame.with_bound("used", (way,)))
    state.lasting = tuple(used if other is thing else other for other in state.lasting)
    state.card_done = True
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
    thing = opened(state, seat)
    if thing is None:
        return
    (artifact,), box = thing.frame.things("artifact"), thing.frame.source
    state.artifact_deck = (artifact, *state.artifact_deck)
    for place, unit in enumerate(state.units[seat]):
        if unit.banner == artifact:
            with_unit(state, seat, place, replace(unit, banner=NONE))
    if artifact in state.discard[seat]:
        state.discard[seat] = without(state.discard[seat], artifact)
    used = thing.frame.things("used")
    if box in state.played[seat] and used in ((), (1,)):
        state.played[seat] = without(state.played[seat], box)
        if not used:
            state.hand[seat] = tuple(sorted((*state.hand[seat], box)))
