"""The game alone as its player sees it: Sam, what each rating still needs, the campaign so far."""

from __future__ import annotations

import msgspec

from herna.games.monster_lands.components.box import EQUIPMENT
from herna.games.monster_lands.components.pieces import BUILDINGS, LEVELS
from herna.games.monster_lands.components.solo import RATINGS, SCENARIO_IDS, Played, following
from herna.games.monster_lands.path import PATH_NAMES
from herna.games.monster_lands.rules.scenario import Need, all_needs, rating
from herna.games.monster_lands.setting import NAMES, TRAP_IDS
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.sam import tokens_left


class SamView(msgspec.Struct, frozen=True):
    """Sam: tokens he has left, his last dice, where he went, and what he took away there.

    `gear` is an equipment card by its kind; `tricks` is how many tokens lie in his own pile.
    """

    tokens: int
    red: int | None
    yellow: int | None
    building: str | None
    path: str | None
    traps: tuple[str, ...]
    member: str | None
    gear: str | None
    tricks: int


class RatingView(msgspec.Struct, frozen=True):
    """A rating, whether everything it asks for is there now, and each single thing."""

    rating: str
    reached: bool
    needs: tuple[Need, ...]


class PlayedView(msgspec.Struct, frozen=True):
    """A finished game: its scenario, level, rating and points."""

    scenario: str
    level: str
    rating: str
    points: int


class NextView(msgspec.Struct, frozen=True):
    """The game that follows in a campaign."""

    scenario: str
    level: str


class CampaignView(msgspec.Struct, frozen=True):
    """The campaign: finished games in their order, how many, which comes next once one is finished, and whether it is
    `open`, `won` or `lost`."""

    path: tuple[PlayedView, ...]
    games: int
    next: NextView | None
    outcome: str


class SoloView(msgspec.Struct, frozen=True):
    """The game alone: its scenario (counted from 1), the rating as things stand, what each rating asks for."""

    scenario: str
    number: int
    rating: str
    ratings: tuple[RatingView, ...]
    sam: SamView
    campaign: CampaignView | None


def solo_view(state: LandsState) -> SoloView | None:
    """Everything that is shown only to one who plays alone; everybody who watches sees it too."""
    setting = state.setting
    if setting.scenario is None:
        return None
    ratings = tuple(
        RatingView(RATINGS[number], all(one.done for one in needs), needs)
        for number, needs in enumerate(all_needs(state, 0))
    )
    return SoloView(
        scenario=setting.scenario.id,
        number=setting.chapter[0] + 1,
        rating=RATINGS[rating(state)],
        ratings=ratings,
        sam=sam_view(state),
        campaign=campaign_view(state) if setting.options.campaign else None,
    )


def sam_view(state: LandsState) -> SamView:
    move = state.sam
    if move is None:
        return SamView(tokens_left(state), None, None, None, None, (), None, None, len(state.trick_pile))
    kinds = state.setting.gear_kind
    return SamView(
        tokens=tokens_left(state),
        red=move.red,
        yellow=move.yellow,
        building=BUILDINGS[move.building] if move.building != NONE else None,
        path=PATH_NAMES[move.path] if move.path != NONE else None,
        traps=tuple(TRAP_IDS[trap] for trap in move.traps),
        member=NAMES["member"][move.member] if move.member != NONE else None,
        gear=EQUIPMENT[kinds[move.gear]].id if move.gear != NONE else None,
        tricks=len(state.trick_pile),
    )


def campaign_view(state: LandsState) -> CampaignView:
    played = state.history
    after = following(played[-1]) if played and is_between(state) else None
    return CampaignView(
        path=tuple(played_view(game) for game in played),
        games=len(played),
        next=NextView(SCENARIO_IDS[after[0]], LEVELS[after[1]]) if isinstance(after, tuple) else None,
        outcome=after if isinstance(after, str) else "open",
    )


def is_between(state: LandsState) -> bool:
    """Is a game finished, and the next one not begun?"""
    return len(state.steps) <= 1


def played_view(game: Played) -> PlayedView:
    return PlayedView(SCENARIO_IDS[game.scenario], LEVELS[game.level], RATINGS[game.rating], game.points)
