"""Heroes and their tracks, the round, and the words that are always in sight."""

from __future__ import annotations

from herna.games.mage_knight.components import box
from herna.games.mage_knight.faces.atlas import field_text, fields, spot_of
from herna.games.mage_knight.faces.explained import TACTICS, tactic_text
from herna.games.mage_knight.faces.picture.drawing import Told, listed, seat_text, sentences
from herna.games.mage_knight.faces.picture.piles import mana_text, source_text
from herna.games.mage_knight.faces.picture.score import team_text
from herna.games.mage_knight.faces.scenario import scenario_title
from herna.games.mage_knight.faces.view import HeroView, KnightView, turn_seen
from herna.games.mage_knight.rules.fame import space_of
from herna.kernel import STATUS, Panel, Say, Span

LEVELS = box().board.level
INFLUENCE = box().board.reputation.influence


def next_level(fame: int) -> int:
    """The fame at which the next level is reached; 0 if there is none."""
    return next((level.fame for level in LEVELS if level.fame > fame), 0)


def status_panel(view: KnightView, say: Say) -> Panel:
    """Round and time of day, then one's own hero: points of the turn, hand and deck."""
    turn = "none" if view.turn is None or view.turn >= view.players else seat_text(view.turn, say)
    lines = [say("status-round", round=view.round, rounds=view.rounds, night=view.night, turn=turn)]
    if not view.round:
        lines = [say("status-setup", scenario=scenario_title(view.scenario, say)), *teams_text(view, say)]
    elif view.seat is not None:
        hero, points = view.hero_boards[view.seat], turn_seen(view)
        where = fields(view).get(spot_of(hero.hex)) if hero.hex is not None else None
        lines.append(
            say(
                "status-hero",
                move=points.move,
                influence=points.influence,
                healing=points.healing,
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


def teams_text(view: KnightView, say: Say) -> list[str]:
    """Who plays with whom, where there are teams."""
    if all(len(team) == 1 for team in view.teams):
        return []
    return [say("team-told", seats=team_text(team, say)) for team in view.teams]


def heroes_panel(view: KnightView, say: Say) -> Panel:
    """Everybody's tracks and means."""
    lines: list[Told] = []
    for seat, hero in enumerate(view.hero_boards):
        if hero.hero is not None:
            lines.append((hero_text(seat, hero, say), f"seat-{seat}"))
            lines += [(text, "") for text in ([say("hero-out")] if hero.out else means(hero, say))]
            if hero.fame < 0:
                lines.append((say("hero-in-debt", fame=hero.fame, space=space_of(hero.fame)), ""))
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


def order_text(view: KnightView, seat: int, say: Say) -> str:
    """Who has a turn, and whether it will be skipped."""
    if seat >= view.players:
        return say("dummy-player")
    name = seat_text(seat, say)
    return say("order-down", seat=name) if view.hero_boards[seat].order_down else name


def round_panel(view: KnightView, say: Say) -> Panel:
    """The round: time of day, order, tactics, Source and who announced its end."""
    lines: list[Told] = [(say("round-now", round=view.round, rounds=view.rounds, night=view.night), "strong")]
    for goal in view.goals:
        whose = listed((seat_text(seat, say) for seat in goal.seats), say)
        facts = {"done": goal.done, "of": goal.of, "reached": goal.reached, "seats": whose, "count": len(goal.seats)}
        lines.append((say(f"goal-{goal.what}", **facts), ""))
    if view.chosen_known:
        known = listed((seat_text(seat, say) for seat in view.chosen_known), say)
        lines.append((say("round-chosen", seats=known, over=view.over), "strong"))
    lines += [(text, "") for text in teams_text(view, say)]
    names = [order_text(view, seat, say) for seat in view.order]
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
        left = [seat_text(seat, say) for seat in view.last_turns if seat < view.players]
        lines.append((say("round-last", count=len(left), seats=listed(left, say)), "strong"))
    return sentences("round", say("panel-round"), lines)
