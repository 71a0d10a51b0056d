"""The score card, and line by line which card, unit, shield or wound each point comes from."""

from __future__ import annotations

from herna.games.mage_knight.faces.atlas import fields, site_text, spot_of
from herna.games.mage_knight.faces.picture.drawing import Told, listed, seat_text, table
from herna.games.mage_knight.faces.view import KnightView
from herna.games.mage_knight.rules.scoring import Item
from herna.games.mage_knight.setting import KnightSetting
from herna.kernel import Line, Panel, Say, Span

CARDS = ("spell", "advanced-action", "artifact")
UNITS = ("unit", "wounded-unit")
ROWS_OF_SHIELDS = ("conqueror", "adventurer", "liberator", "crawler", "holding")


def item_text(view: KnightView, item: Item, say: Say) -> str:
    """What brought some points."""
    if item.what in CARDS:
        thing = say(f"card-{item.thing}")
    elif item.what in UNITS:
        thing = say(f"unit-{item.thing}")
    elif item.thing is not None:
        field = fields(view)[spot_of(item.thing)]
        thing = site_text(field, say)
    else:
        thing = say(f"score-{item.row}")
    kind = "shield" if item.row in ROWS_OF_SHIELDS and item.what != "title" else item.what
    return say(f"score-of-{kind}", thing=thing, n=item.count)


def line_text(view: KnightView, item: Item, say: Say) -> str:
    """A line of the score sheet; on the card of a team it says whose thing it is."""
    what = item_text(view, item, say)
    facts = {"what": what, "points": f"{item.points:+}"}
    if item.seat is None:
        return say("score-line", **facts)
    return say("score-line-of", seat=seat_text(item.seat, say), **facts)


def team_text(team: tuple[int, ...], say: Say) -> str:
    """Those who have one score card."""
    return listed((seat_text(seat, say) for seat in team), say)


def card_rows(view: KnightView, team: tuple[int, ...], *, counts: bool) -> dict[str, str]:
    """The rows of a score card, titles beside the points; where fame does not count it stands apart, and where nothing
    does there is no sum."""
    score = view.hero_boards[team[0]].score
    rows = {row: f"{plain}{f' {title:+}' if title else ''}" for row, (plain, title) in score.rows.items()}
    if counts:
        return {"fame": str(score.fame), **rows, "total": str(score.total)}
    total = {"total": str(score.total)} if rows else {}
    return {**rows, **total, "fame-apart": " / ".join(str(view.hero_boards[seat].fame) for seat in team)}


def score_panel(setting: KnightSetting, view: KnightView, say: Say) -> Panel:
    """The score card row by row, one column for each team; titles stand beside the points. Once the game is over each
    line follows that brought points."""
    counts = setting.scenario.fame_counts
    boards = [view.hero_boards[team[0]].score for team in view.teams]
    styles = [f"seat-{team[0]}" if len(view.teams) > 1 else "" for team in view.teams]
    names = [team_text(team, say) for team in view.teams]
    rows: list[list[Told]] = [[("", ""), *zip(names, styles, strict=True)]]
    cards = [card_rows(view, team, counts=counts) for team in view.teams]
    for row in cards[0]:
        cells: list[Told] = [(say(f"score-{row}"), "strong" if row == "total" else "")]
        for style, card in zip(styles, cards, strict=True):
            cells.append((card[row], style))
        rows.append(cells)
    told = "score-spoken" if counts else "score-spoken-apart" if boards[0].rows else "score-spoken-none"
    spoken = [
        say(told, seat=name, count=len(team), total=score.total, fame=card.get("fame", card.get("fame-apart")))
        for name, team, score, card in zip(names, view.teams, boards, cards, strict=True)
    ]
    sheets: list[Line] = []
    for name, style, score in zip(names, styles, boards, strict=True):
        if score.items and len(view.teams) > 1:
            sheets.append((Span(name, "strong"),))
            spoken.append(name)
        lines = [line_text(view, item, say) for item in score.items]
        sheets += [(Span(line, style),) for line in lines]
        spoken += lines
    return Panel("score", say("panel-score"), (*table(rows), *sheets), tuple(spoken))
