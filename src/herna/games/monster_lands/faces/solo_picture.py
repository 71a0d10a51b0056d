"""The game alone in sentences: the scenario, what each rating still needs, Sam, the campaign."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.monster_lands.faces.labels import listed
from herna.games.monster_lands.faces.solo_view import CampaignView, RatingView, SamView, SoloView
from herna.kernel import Say

Lines = list[tuple[str, str]]
"""Sentences, each with its style."""


def solo_lines(solo: SoloView, level: str, say: Say) -> Lines:
    """Everything that is different when one plays alone."""
    facts = {"scenario": say(f"scenario-{solo.scenario}"), "level": say(f"level-{level}")}
    rules = say(f"scenario-rules-{solo.scenario}")
    lines = [(say("solo-scenario", number=solo.number, rules=rules, **facts), "strong")]
    lines += rating_lines(solo, say)
    lines.append((sam_text(solo.sam, say), ""))
    if solo.sam.tricks:
        lines.append((say("solo-tricks", n=solo.sam.tricks), "dim"))
    return lines


def rating_lines(solo: SoloView, say: Say) -> Lines:
    """The rating as things stand, and what each one asks for."""
    lines = [(say("solo-rating", rating=say(f"rating-{solo.rating}")), "strong")]
    return lines + [(needs_text(one, say), "" if one.reached else "dim") for one in solo.ratings if one.needs]


def needs_text(one: RatingView, say: Say) -> str:
    things = [say(f"need-{need.what}", have=slashed(need.have), need=slashed(need.need)) for need in one.needs]
    reached = "yes" if one.reached else "no"
    return say("solo-needs", rating=say(f"rating-{one.rating}"), reached=reached, things=listed(things, say))


def goal_text(solo: SoloView, say: Say) -> str:
    """The rating as things stand and what the next one asks for, in one line."""
    above = next((one for one in solo.ratings if not one.reached), None)
    told = needs_text(above, say) if above is not None else "none"
    return say("status-rating", rating=say(f"rating-{solo.rating}"), next=told)


def slashed(numbers: Sequence[int]) -> str:
    """Numbers as the rulebook writes members by affinity: 2/1/1/1."""
    return "/".join(map(str, numbers))


def sam_text(sam: SamView, say: Say) -> str:
    """How many tokens he has left, and his last move."""
    if sam.red is None:
        return say("solo-sam", tokens=sam.tokens, red="none", yellow="none", where="", things="none")
    where = say(f"building-{sam.building}") if sam.building is not None else say(f"path-{sam.path}")
    taken = [say(f"trap-{trap}") for trap in sam.traps]
    taken += [say(f"member-{sam.member}")] if sam.member is not None else []
    taken += [say(f"gear-{sam.gear}")] if sam.gear is not None else []
    things = ", ".join(taken) or "none"
    return say("solo-sam", tokens=sam.tokens, red=str(sam.red), yellow=sam.yellow, where=where, things=things)


def campaign_lines(campaign: CampaignView, say: Say) -> Lines:
    """Which game it is, the path so far, and what comes next."""
    number = campaign.games + (campaign.outcome == "open" and campaign.next is None)
    lines = [(say(f"campaign-{campaign.outcome}", number=number), "strong")]
    for place, game in enumerate(campaign.path, start=1):
        told = {name: say(f"{name}-{getattr(game, name)}") for name in ("scenario", "level", "rating")}
        lines.append((say("campaign-game", number=place, points=game.points, **told), ""))
    if campaign.next is not None:
        told = {name: say(f"{name}-{getattr(campaign.next, name)}") for name in ("scenario", "level")}
        lines.append((say("campaign-next", **told), ""))
    return lines
