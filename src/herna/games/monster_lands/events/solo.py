"""What is told to the table when one plays alone: Sam, the rating, the campaign."""

from __future__ import annotations

from herna.games.monster_lands.actions import (
    BuildingNumber,
    DieNumber,
    GearNumber,
    LandNumber,
    LevelNumber,
    MemberNumber,
    MonsterNumber,
    PathNumber,
    RatingNumber,
    ScenarioNumber,
    TrapNumber,
)
from herna.kernel import Event, Seat


class SamFoundNoPlace(Event, frozen=True):
    """Where Sam's dice would send him there is no room: he rolls again."""

    red: int
    yellow: int


class SamIdle(Event, frozen=True):
    """There is no room for Sam anywhere."""


class SamPlaced(Event, frozen=True):
    """Sam's dice, and the die that lies in a building now."""

    red: int
    yellow: int
    building: BuildingNumber
    die: DieNumber


class SamRemovedTrap(Event, frozen=True):
    trap: TrapNumber


class SamRemovedMember(Event, frozen=True):
    member: MemberNumber


class SamRemovedGear(Event, frozen=True):
    gear: GearNumber


class SamSent(Event, frozen=True):
    """Sam's dice, and the path that he blocks now."""

    red: int
    yellow: int
    path: PathNumber


class SamTookMission(Event, frozen=True):
    path: PathNumber


class SamRemovedMonster(Event, frozen=True):
    monster: MonsterNumber
    path: PathNumber


class SamRemovedLand(Event, frozen=True):
    land: LandNumber
    path: PathNumber


class SamRevealed(Event, frozen=True):
    path: PathNumber
    trap: TrapNumber


class SamAimed(Event, frozen=True):
    """Sam plays a trick from a path against the member on another."""

    path: PathNumber
    trap: TrapNumber
    target: PathNumber


class SamStole(Event, frozen=True):
    path: PathNumber
    target: PathNumber
    die: DieNumber


class SamDiverted(Event, frozen=True):
    """Dice of the monster strike the member on this path before Sam removes it."""

    path: PathNumber
    dice: int


class DiceLostOnSam(Event, frozen=True):
    """Dice that were diverted to Sam strike nobody."""

    path: PathNumber
    dice: int


class MissesRolledAgain(Event, frozen=True):
    """The monster's dice that missed, as they had fallen: each is rolled once more."""

    dice: str


class ScenarioRated(Event, frozen=True):
    seat: Seat
    scenario: ScenarioNumber
    level: LevelNumber
    rating: RatingNumber
    points: int


class CampaignGoesOn(Event, frozen=True):
    """The next game of a campaign, counted from 1."""

    scenario: ScenarioNumber
    level: LevelNumber
    number: int


class CampaignEnded(Event, frozen=True):
    """The campaign is won or lost, after `games` games."""

    outcome: str
    games: int


SOLO_EVENTS: tuple[type[Event], ...] = (
    SamFoundNoPlace, SamIdle, SamPlaced, SamRemovedTrap, SamRemovedMember, SamRemovedGear, SamSent, SamTookMission,
    SamRemovedMonster, SamRemovedLand, SamRevealed, SamAimed, SamStole, SamDiverted, DiceLostOnSam, MissesRolledAgain,
    ScenarioRated, CampaignGoesOn, CampaignEnded,
)  # fmt: skip
