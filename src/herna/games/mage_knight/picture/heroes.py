"""Heroes and their tracks, the round, the points, and the words that are always in sight."""

from __future__ import annotations

from herna.games.mage_knight.atlas import field_text, fields, spot_of
from herna.games.mage_knight.components import box
from herna.games.mage_knight.explained import TACTICS, tactic_text
from herna.games.mage_knight.picture.drawing import Told, listed, seat_text, sentences, table
from herna.games.mage_knight.picture.piles import mana_text, source_text
from herna.games.mage_knight.picture.score import sheet_lines
from herna.games.mage_knight.view import HeroView, KnightView
from herna.kernel import STATUS, Line, Panel, Say, Span

LEVELS = box().board.level
INFLUENCE = box().board.reputation.influence
ROWS = ("fame", "knowledge", "loot", "leader", "conqueror", "adventurer", "beating", "goal", "total")
WITH_GOAL = tuple(scenario.id for scenario in box().scenarios if "goal" in scenario.counts)


def next_level(fame: int) -> int:
    """The fame at which the next level is reached; 0 if there is none."""
    return next((level.fame for level in LEVELS if level.fame > fame), 0)


def status_panel(view: KnightView, say: Say) -> Panel:
    """Round and time of day, then one's own hero: points of the turn, hand and deck."""
    turn = "none" if view.turn is None or view.turn >= view.players else seat_text(view.turn, say)
    lines = [say("status-round", round=view.round, rounds=view.rounds, night=view.night, turn=turn)]
    if not view.round:
        lines = [say("status-setup", scenario=say(f"option-scenario-{view.scenario}"))]
    elif view.seat is not None:
        hero = view.hero_boards[view.seat]
        where = fields(view).get(spot_of(hero.hex)) if hero.hex is not None else None
        lines.append(
            say(
                "status-hero",
                move=view.move,
                influence=view.influence,
                healing=view.healing,
                mine=view.turn == view.seat,
                hand=hero.hand_count,
                deck=hero.deck_count,
                fame=hero.fame,
                reputation=hero.reputation,
                where="none" if where is None else field_text(where, say),
            )
        )
    if view.asking is not None:
        lines.append(say("status-asking", thing=say(f"{view.asking.kind}-{view.asking.id}")))
    drawn = tuple((Span(line),) for line in lines)
    return Panel(STATUS, say("panel-status"), drawn, tuple(lines), flowing=True)


def heroes_panel(view: KnightView, say: Say) -> Panel:
    """Everybody's tracks and means."""
    lines: list[Told] = []
    for seat, hero in enumerate(view.hero_boards):
        if hero.hero is not None:
            lines.append((hero_text(seat, hero, say), f"seat-{seat}"))
            lines += [(text, "") for text in means(hero, say)]
    dummy = view.dummy_player
    if dummy is not None:
        crystals = mana_text(dummy.crystals, say)
        facts = {"hero": say(f"hero-{dummy.hero}"), "deck": dummy.deck_count, "crystals": crystals}
        lines.append((say("hero-dummy", **facts), ""))
    return sentences("heroes", say("panel-heroes"), lines)


def hero_text(seat: int, hero: HeroView, say: Say) -> str:
    """A hero's tracks."""
    influence = INFLUENCE[max(0, min(hero.reputation + 6, len(INFLUENCE) - 1))]
    return say(
        "hero-tracks",
        seat=seat_text(seat, say),
        hero=say(f"hero-{hero.hero}"),
        level=hero.level,
        fame=hero.fame,
        next=next_level(hero.fame),
        reputation=hero.reputation,
        influence=influence,
        armour=hero.armour,
        limit=hero.hand_limit,
        command=hero.command,
    )


def means(hero: HeroView, say: Say) -> list[str]:
    """What else is known of a hero."""
    tactic = "none" if hero.tactic is None else say(f"tactic-{hero.tactic}")
    units = listed((say(f"unit-{unit.unit}") for unit in hero.units), say)
    facts = {"hand": hero.hand_count, "deck": hero.deck_count, "crystals": mana_text(hero.crystals, say)}
    return [say("hero-means", tactic=tactic, used=hero.tactic_used, units=units, **facts)]


def round_panel(view: KnightView, say: Say) -> Panel:
    """The round: time of day, order, tactics, Source and who announced its end."""
    lines: list[Told] = [(say("round-now", round=view.round, rounds=view.rounds, night=view.night), "strong")]
    names = [seat_text(seat, say) if seat < view.players else say("dummy-player") for seat in view.order]
    lines.append((say("round-order", seats=listed(names, say)), ""))
    if view.tactics:
        lines.append((say("round-tactics"), "strong"))
        for tactic in view.tactics:
            number, name = TACTICS[tactic].number, say(f"tactic-{tactic}")
            lines.append((say("round-tactic", number=number, tactic=name, text=tactic_text(tactic, say)), ""))
    lines.append((say("hand-source", dice=source_text(view, say)), ""))
    if view.announced is not None:
        who = seat_text(view.announced, say) if view.announced < view.players else say("dummy-player")
        lines.append((say("round-announced", seat=who), "strong"))
    if view.last_turns is not None:
        left = listed((seat_text(seat, say) for seat in view.last_turns if seat < view.players), say)
        lines.append((say("round-last", seats=left), "strong"))
    return sentences("round", say("panel-round"), lines)


def score_panel(view: KnightView, say: Say) -> Panel:
    """The score card row by row; titles stand beside the points."""
    heroes = [(seat, hero) for seat, hero in enumerate(view.hero_boards)]
    rows: list[list[Told]] = [[("", ""), *((seat_text(seat, say), f"seat-{seat}") for seat, _ in heroes)]]
    spoken = []
    for row in ROWS:
        if row == "goal" and view.scenario not in WITH_GOAL:
            continue
        cells: list[Told] = [(say(f"score-{row}"), "strong" if row == "total" else "")]
        for seat, hero in heroes:
            points = getattr(hero.score, row)
            plain, title = points if isinstance(points, tuple) else (points, 0)
            cells.append((f"{plain}{f' {title:+}' if title else ''}", f"seat-{seat}"))
        rows.append(cells)
    for seat, hero in heroes:
        spoken.append(say("score-spoken", seat=seat_text(seat, say), total=hero.score.total, fame=hero.score.fame))
    sheets: list[Line] = []
    for seat, hero in heroes:
        lines = sheet_lines(view, seat, say) if hero.score.items else []
        sheets += [(Span(line, f"seat-{seat}" if view.players > 1 else ""),) for line in lines]
        spoken += lines
    return Panel("score", say("panel-score"), (*table(rows), *sheets), tuple(spoken))
