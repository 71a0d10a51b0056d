"""A joint assault in words: the proposal and its answers, then who meets whom."""

from __future__ import annotations

from herna.games.mage_knight.faces.atlas import spot_of
from herna.games.mage_knight.faces.joint_view import AssaultView, ProposalView
from herna.games.mage_knight.faces.picture.drawing import Told, counted, listed, seat_text, sentences
from herna.games.mage_knight.faces.view import KnightView
from herna.kernel import Panel, Say


def joint_panels(view: KnightView, say: Say) -> list[Panel]:
    """The proposal that is being answered, or the assault that goes on; nothing while there is neither."""
    found = []
    if view.proposal is not None:
        found.append(sentences("proposal", say("panel-proposal"), proposal_lines(view, view.proposal, say)))
    if view.assault is not None:
        found.append(sentences("assault", say("panel-assault"), assault_lines(view, view.assault, say)))
    return found


def city_text(view: KnightView, name: str, say: Say) -> str:
    """A city by its colours."""
    city = next((city for city in view.cities if spot_of(name) in map(spot_of, city.hexes)), None)
    return "none" if city is None else listed((say(f"city-{colour}") for colour in city.colours), say)


def proposal_lines(view: KnightView, proposal: ProposalView, say: Say) -> list[Told]:
    """Who proposes what, and who has answered."""
    facts = {"seat": seat_text(proposal.seat, say), "city": city_text(view, proposal.hex, say)}
    lines: list[Told] = [(say("proposal-now", **facts, defenders=proposal.defenders), "strong")]
    for seat, (share, agreed) in enumerate(zip(proposal.shares, proposal.agreed, strict=True)):
        if share is not None:
            answer = "proposes" if seat == proposal.seat else "agrees" if agreed else "asked"
            text = say("proposal-share", seat=seat_text(seat, say), n=share, answer=answer, made=proposal.made)
            lines.append((text, f"seat-{seat}"))
    given = sum(share or 0 for share in proposal.shares)
    if not proposal.made:
        lines.append((say("proposal-left", n=proposal.defenders - given), "dim"))
    return lines


def assault_lines(view: KnightView, assault: AssaultView, say: Say) -> list[Told]:
    """The heroes in the order in which they fight, with the defenders that each was dealt."""
    lines: list[Told] = [(say("assault-now", city=city_text(view, assault.hex, say)), "strong")]
    for part in assault.parts:
        enemies = listed(counted(say(f"enemy-{enemy}") for enemy in part.enemies), say)
        text = say("assault-part", seat=seat_text(part.seat, say), enemies=enemies, state=part.state)
        lines.append((text, f"seat-{part.seat}"))
    return lines
