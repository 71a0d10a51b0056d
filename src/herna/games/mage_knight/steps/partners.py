"""Partners: teams are formed before the game, and partners are told once what they may share."""

from __future__ import annotations

from herna.games.mage_knight import events as told
from herna.games.mage_knight.options import PAIRS
from herna.games.mage_knight.state import KnightState


def form_teams(state: KnightState) -> None:
    """Teams are drawn if nobody has chosen them (MK-26.1)."""
    if state.setting.scenario.draws_teams:
        state.partner = 1 + state.below(len(PAIRS))
        state.rebuild()


def introduce_partners(state: KnightState) -> None:
    """With the first choice at a table with partners everybody hears who they are and what they may share (MK-26.2)."""
    teams = [team for team in state.setting.teams if len(team) > 1]
    for team in teams if len(teams) > 1 else ():
        state.tell(told.TeamFormed(*team))
    if teams:
        state.tell(told.PartnersReminded())
