"""The parts of a text picture that both games draw and tell alike: owners, pieces, names and bids."""

from __future__ import annotations

from typing import Protocol

from herna.games.eight_minute_family.chart import NEUTRAL, RAISED, Cell
from herna.kernel import Say, View


class Held(Protocol):
    """A region of a view, as far as its pieces go."""

    @property
    def armies(self) -> tuple[int, ...]: ...
    @property
    def cities(self) -> tuple[int, ...]: ...


def owner_style(view: View, owner: int) -> str:
    """The style of a player's pieces, or of the neutral ones."""
    return f"seat-{owner}" if owner < view.players else "neutral"


def owner_name(view: View, owner: int, say: Say) -> str:
    """What a player, or the neutral colour, is called."""
    return say("seat", n=owner + 1) if owner < view.players else say("owner-neutral")


def ruler(view: View, owner: int | None, say: Say) -> str:
    """The player's name, or what the messages ask for where no player rules."""
    if owner is None:
        return "nobody"
    return say("seat", n=owner + 1) if owner < view.players else "neutral"


def short_name(view: View, name: str, owner: int | None, lit: bool) -> Cell:
    """A region's short name in the style of its ruler, whose raised number stands behind it."""
    raised = "" if owner is None else RAISED[owner] if owner < view.players else NEUTRAL
    return name + raised, "can" if lit else "strong" if owner is None else owner_style(view, owner)


def pieces_drawn(view: View, region: Held) -> list[Cell]:
    """The pieces in a region: each owner's mark, armies and cities."""
    found = []
    for owner, armies in enumerate(region.armies):
        cities = region.cities[owner] if owner < view.players else 0
        if armies or cities:
            mark = str(owner + 1) if owner < view.players else "N"
            found.append((mark + (f"●{armies}" if armies else "") + "▲" * cities, owner_style(view, owner)))
    return found


def pieces_spoken(view: View, region: Held, say: Say) -> list[str]:
    """The pieces in a region, told owner by owner."""
    told = []
    for owner, armies in enumerate(region.armies):
        cities = region.cities[owner] if owner < view.players else 0
        pieces = [say("armies", n=armies)] * bool(armies) + [say("cities", n=cities)] * bool(cities)
        if pieces:
            told.append(say("speak-held", owner=owner_name(view, owner, say), pieces=pieces))
    return told


def region_told(view: View, place: str, held: list[str], control: int | None, say: Say) -> str:
    """A region in a sentence: what is held there and who rules it, or that it is empty."""
    if not held:
        return say("speak-empty", regions=place)
    return say("speak-region", region=place, held="; ".join(held), control=ruler(view, control, say))


def seat_name(view: View, seat: int, say: Say) -> str:
    """What a player is called; the viewer is told which one is meant by "you"."""
    name = say("seat", n=seat + 1)
    return say("seat-you", seat=name) if seat == view.seat else name


def bid_text(has_bid: bool, bid: int | None, say: Say) -> str:
    """A bid as far as the viewer may know it."""
    if bid is not None:
        return str(bid)
    return say("bid-hidden" if has_bid else "bid-none")
