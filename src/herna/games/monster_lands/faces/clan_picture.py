"""Clans and points in text panels, and the shapes that all panels have."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.monster_lands.faces.clan_view import ClanView, MemberView, OwnLandView
from herna.games.monster_lands.faces.labels import MEMBER, ability_text, dice_text, listed
from herna.games.monster_lands.faces.solo_picture import campaign_lines, rating_lines
from herna.games.monster_lands.faces.view import LandsView
from herna.kernel import Line, Panel, Say, Span

WORDS = 2
"""The first columns of a table hold words, the others numbers."""


def sentences(panel: str, title: str, lines: Sequence[tuple[str, str]]) -> Panel:
    """A panel of sentences, each with its style, told as they stand."""
    drawn = tuple((Span(text, style),) for text, style in lines)
    return Panel(panel, title, drawn, tuple(text for text, _ in lines), flowing=True)


def seat_text(seat: int, say: Say) -> str:
    return say("seat", n=seat + 1)


def clans_panel(view: LandsView, say: Say) -> Panel:
    """Everybody side by side."""
    columns = ("name", "points", "glory", "reputation", "coins", "dice", "members", "traps", "defense", "flasks")
    rows = [["", *(say(f"clans-{column}") for column in (*columns, "lands", "loot"))]]
    for seat, clan in enumerate(view.clan_boards):
        waited = "▶" if seat in view.seats_awaited else " "
        flasks = f"{clan.potion}/{clan.venom}"
        numbers = [clan.score.total, clan.glory, clan.reputation, clan.coins, len(clan.pool), len(clan.members)]
        numbers += [len(clan.traps), clan.defense]
        cells = [*map(str, numbers), flasks, str(len(clan.lands)), str(len(clan.loot))]
        rows.append([f"{waited}{seat + 1}", seat_text(seat, say), *cells])
    speak = tuple(spoken_clan(seat, clan, say) for seat, clan in enumerate(view.clan_boards))
    return Panel("clans", say("panel-clans"), table(rows), speak)


def table(rows: Sequence[Sequence[str]]) -> tuple[Line, ...]:
    """Rows in columns; the first row is the head, the others belong to the seats in order."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for number, row in enumerate(rows):
        style = f"seat-{number - 1}" if number else "dim"
        cells = [
            cell.ljust(width) if column < WORDS else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append((Span("  ".join(cells), style),))
    return tuple(lines)


def spoken_clan(seat: int, clan: ClanView, say: Say) -> str:
    return say(
        "speak-clan",
        seat=seat_text(seat, say),
        points=clan.score.total,
        glory=clan.glory,
        reputation=clan.reputation,
        coins=clan.coins,
        dice=len(clan.pool),
        traps=len(clan.traps),
        defense=clan.defense,
        potions=clan.potion,
        venoms=clan.venom,
        members=listed((say(f"member-{member.member}") for member in clan.members), say),
    )


def own_panel(view: LandsView, clan: ClanView, say: Say) -> Panel:
    """One's own members with their abilities, pouches, lands, loot and trophies."""
    style = f"seat-{view.seat}"
    lines = [(own_member(member, say), style) for member in clan.members]
    traps = listed((say(f"trap-{trap}") for trap in clan.traps), say)
    lines.append((say("own-traps", n=len(clan.traps), limit=clan.trap_limit, things=traps), ""))
    if clan.lands:
        owned = [own_land(land, say) for land in clan.lands]
        lines.append((say("own-lands", things=listed(owned, say)), ""))
    if clan.loot:
        lines.append((say("own-loot", things=listed((say(f"loot-{one}") for one in clan.loot), say)), ""))
    if clan.trophies:
        trophies = listed((say(f"monster-{one}") for one in clan.trophies), say)
        lines.append((say("own-trophies", things=trophies), ""))
    lines.append((dice_text(clan.pool, say), "strong"))
    return sentences("own", say("panel-own"), lines)


def own_land(land: OwnLandView, say: Say) -> str:
    settler = say(f"member-{land.settler}") if land.settler else "none"
    return say("own-land", land=say(f"land-{land.land}"), settler=settler)


def own_member(member: MemberView, say: Say) -> str:
    return say(
        "own-member",
        member=say(f"member-{member.member}"),
        role="chief" if member.chief else "member",
        state="wounded" if member.wounded else "well",
        ability=ability_text(MEMBER[member.kind].ability, say),
        gear=", ".join(say(f"gear-{card.kind}") for card in member.gear) or "none",
        path=say(f"path-{member.path}") if member.path else "none",
        settles=say(f"land-{member.settles}") if member.settles else "none",
    )


# Points


def score_panel(view: LandsView, say: Say) -> Panel:
    """Every line of the points, also during play."""
    heads = ("glory", "reputation", "trophies", "affinities", "total")
    rows = [["", say("clans-name"), *(say(f"score-{head}") for head in heads)]]
    speak = []
    for seat, clan in enumerate(view.clan_boards):
        line = clan.score
        facts = {
            "glory": line.glory,
            "reputation": line.reputation,
            "trophies": line.trophies,
            "affinities": sum(line.affinities),
            "total": line.total,
        }
        rows.append([str(seat + 1), seat_text(seat, say), *map(str, facts.values())])
        speak.append(say("speak-score", seat=seat_text(seat, say), **facts))
    if view.solo is None:
        return Panel("score", say("panel-score"), table(rows), tuple(speak))
    more = rating_lines(view.solo, say)
    more += campaign_lines(view.solo.campaign, say) if view.solo.campaign is not None else []
    lines = (*table(rows), *((Span(text, style),) for text, style in more))
    return Panel("score", say("panel-score"), lines, (*speak, *(text for text, _ in more)))
