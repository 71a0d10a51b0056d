"""A joint assault as everybody sees it: the proposal with its answers, then the part of each hero."""

from __future__ import annotations

import msgspec

from herna.games.mage_knight.rules.cities import city_at
from herna.games.mage_knight.rules.joint import defenders_of
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.joint.proposal import AnswerAll, ShareOut


class ProposalView(msgspec.Struct, frozen=True):
    """A proposal to assault a city together: what each hero is to meet, and who has agreed."""

    seat: int
    """Who makes it."""
    hex: str
    """The city."""
    defenders: int
    shares: tuple[int | None, ...]
    """By seat, how many defenders each is to meet; none for those who take no part, or have no share yet."""
    agreed: tuple[bool | None, ...]
    """By seat, who takes part: true once he agrees, false while he has not answered; none for the others."""
    made: bool
    """Are the others being asked, or are the defenders still being shared out?"""


class PartOfAssaultView(msgspec.Struct, frozen=True):
    """What one hero has to do in a joint assault."""

    seat: int
    enemies: tuple[str, ...]
    """The defenders that were dealt to him."""
    state: str
    """`waiting`, `now` or `done`."""
    origin: str
    """Where he came from."""


class AssaultView(msgspec.Struct, frozen=True):
    """A joint assault that goes on, the heroes in the order in which they fight."""

    hex: str
    parts: tuple[PartOfAssaultView, ...]


def proposal_view(state: KnightState) -> ProposalView | None:
    """The proposal that is being made or answered."""
    step, names = (state.steps[-1] if state.steps else None), state.setting.hex_names
    seats = range(state.setting.players)
    if isinstance(step, AnswerAll):
        agreed = tuple(seat not in step.waiting if step.shares[seat] else None for seat in seats)
        shares = tuple(n or None for n in step.shares)
        return ProposalView(step.seat, names[step.city], sum(step.shares), shares, agreed, made=True)
    if isinstance(step, ShareOut):
        city = city_at(state, step.city)
        assert city is not None
        given = dict(zip(step.fit, step.shares, strict=False))
        shares = tuple(given.get(seat) or None for seat in seats)
        agreed = tuple(False if given.get(seat) else True if seat == step.seat else None for seat in seats)
        return ProposalView(step.seat, names[step.city], len(defenders_of(state, city)), shares, agreed, made=False)
    return None


def assault_view(state: KnightState) -> AssaultView | None:
    """The joint assault that goes on."""
    assault, setting = state.assault, state.setting
    if assault is None:
        return None
    return AssaultView(
        setting.hex_names[assault.city],
        tuple(
            PartOfAssaultView(
                seat,
                tuple(setting.enemy_ids[token] for token in part),
                "done" if at < assault.fought else "now" if at == assault.fought else "waiting",
                setting.hex_names[origin],
            )
            for at, (seat, part, origin) in enumerate(zip(assault.seats, assault.parts, assault.origins, strict=True))
        ),
    )
