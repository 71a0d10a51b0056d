"""The view as a picture made of text: the Citadel, the Outskirts, the battle, the clans, one's own clan, the points."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.monster_lands.box import BOARD, LANDS, MISSIONS, MONSTERS, TILES
from herna.games.monster_lands.clan_view import ClanView, MemberView
from herna.games.monster_lands.forecast import Forecast, Odds
from herna.games.monster_lands.labels import (
    KIND,
    MEMBER,
    TRAP,
    ability_text,
    benefit_text,
    choice_text,
    dice_text,
    give_text,
    listed,
    percent,
    slots_text,
)
from herna.games.monster_lands.path import GATE, GATE_TOP, LAND_PATHS, MISSION_A, PATH_NAMES
from herna.games.monster_lands.view import LandsView, PathView
from herna.kernel import STATUS, Line, Panel, Say, Span

LAND = {card.id: card for card in LANDS}
MONSTER = {card.id: card for card in MONSTERS}
MISSION = {token.id: token for token in MISSIONS}
WORDS = 2
"""The first columns of a table hold words, the others numbers."""
DEATH = (*BOARD.path.death, *BOARD.path.death)


def picture(view: LandsView, say: Say) -> tuple[Panel, ...]:
    """The table as panels: the points come first once the game is over."""
    panels = [status_panel(view, say), town_panel(view, say), outskirts_panel(view, say)]
    if view.battle is not None or view.throw is not None:
        panels.insert(1, battle_panel(view, say))
    if view.forecast is not None:
        panels.insert(1, odds_panel(view, view.forecast, say))
    panels.append(clans_panel(view, say))
    if view.seat is not None and view.clan_boards[view.seat].clan is not None:
        panels.append(own_panel(view, view.clan_boards[view.seat], say))
    score = score_panel(view, say)
    return (score, *panels) if view.over else (*panels, score)


def sentences(panel: str, title: str, lines: Sequence[tuple[str, str]]) -> Panel:
    """A panel of sentences, each with its style, told as they stand."""
    drawn = tuple((Span(text, style),) for text, style in lines)
    return Panel(panel, title, drawn, tuple(text for text, _ in lines), flowing=True)


def seat_text(seat: int, say: Say) -> str:
    return say("seat", n=seat + 1)


# How things stand


def status_panel(view: LandsView, say: Say) -> Panel:
    """Round, phase, and what one's own clan has and owes."""
    phase = say(f"phase-{view.phase}") if view.phase else ""
    first = seat_text(view.first, say)
    lines = [(say("status-round", round=view.round, rounds=view.rounds, phase=phase, first=first), "")]
    if view.seat is None:
        lines.append((say("status-watching"), "dim"))
    else:
        clan = view.clan_boards[view.seat]
        facts = {"dice": len(clan.pool), "coins": clan.coins, "wages": clan.wages, "surplus": clan.surplus}
        lines.append((say("status-clan", **facts), f"seat-{view.seat}"))
    return sentences(STATUS, say("panel-status"), lines)


# The Citadel


def town_panel(view: LandsView, say: Say) -> Panel:
    """The buildings with their dice, then what is on display."""
    lines = []
    for building in view.buildings:
        dice = [space for space in building.spaces if space is not None]
        told = [say("town-panic")] if building.panic else []
        if dice:
            told.append(say("town-dice", dice=" ".join(dice)))
        if len(dice) < len(building.spaces):
            told.append(say("town-free", n=len(building.spaces) - len(dice)))
        if building.last_haggle:
            told.append(say("town-haggle", n=building.last_haggle))
        style = "dim" if building.panic else ""
        lines.append((f"{say(f'building-{building.id}')} – {listed(told, say)}", style))
    traps = [trap for trap in view.lodge if trap is not None]
    priced = [say("trap-for-sale", trap=say(f"trap-{trap}"), cost=TRAP[trap].cost) for trap in traps]
    lines.append((say("town-lodge", things=listed(priced, say)), ""))
    lines.append((say("town-tavern", rookies=view.rookies), ""))
    lines += [(member_text(card, say), "") for card in view.tavern if card is not None]
    lines.append((say("town-market"), ""))
    lines += [(gear_text(card.kind, say), "") for card in view.market if card is not None]
    lines.append((say("town-loot", things=listed((say(f"loot-{token}") for token in view.loot), say)), ""))
    return sentences("town", say("panel-town"), lines)


def member_text(card: str, say: Say) -> str:
    """Somebody for hire, with what he costs and can do."""
    member = MEMBER[card]
    affinity = say(f"affinity-{member.affinity}") if member.affinity else say("no-affinity")
    return say(
        "member-for-hire",
        member=say(f"member-{card}"),
        affinity=affinity,
        cost=member.cost,
        reputation=member.reputation,
        dice=" ".join(member.dice),
        ability=ability_text(member.ability, say),
    )


def gear_text(kind: str, say: Say) -> str:
    card = KIND[kind]
    return say("gear-for-sale", gear=say(f"gear-{kind}"), cost=card.cost, ability=ability_text(card.ability, say))


# The Outskirts


def outskirts_panel(view: LandsView, say: Say) -> Panel:
    """Lands with their monsters and paths, missions, the gate."""
    lines: list[tuple[str, str]] = []
    for place, letter in ((0, "A"), (1, "B")):
        shown = view.places[place]
        if shown.land is None and shown.monster is None:
            continue
        if shown.land is not None:
            lines.append((land_text(shown.land, letter, say), "strong"))
        if shown.monster is not None:
            lines.append((monster_text(shown.monster, shown.attack, say), ""))
        for number in range(LAND_PATHS):
            lines.append(path_line(view, place * LAND_PATHS + number, say))
    lines += mission_lines(view, say)
    gate = view.places[GATE]
    monster = monster_text(gate.monster, gate.attack, say) if gate.monster else say("outskirts-quiet")
    lines.append((f"{say('outskirts-gate')}: {monster}", "strong"))
    if gate.monster:
        lines += [path_line(view, path, say) for path in (GATE_TOP, GATE_TOP + 1)]
    return sentences("outskirts", say("panel-outskirts"), lines)


def land_text(land: str, letter: str, say: Say) -> str:
    card = LAND[land]
    place = " / ".join(" ".join(dice) for dice in card.place)
    return say(
        "outskirts-land",
        letter=letter,
        land=say(f"land-{land}"),
        affinity=say(f"affinity-{card.affinity}"),
        conquest=card.conquest,
        glory=card.glory,
        benefit=say("land-benefit", place=place, give=give_text(card.give, say)),
    )


def monster_text(monster: str, attack: int, say: Say) -> str:
    card = MONSTER[monster]
    return say(
        "outskirts-monster",
        monster=say(f"monster-{monster}"),
        affinity=say(f"affinity-{card.affinity}"),
        attack=attack,
        capture=card.capture,
        captured=give_text(card.captured, say),
        kill=card.kill,
        killed=give_text(card.killed, say),
        ability=ability_text(card.ability, say),
    )


def path_line(view: LandsView, path: int, say: Say) -> tuple[str, str]:
    """A path: who stands there, or what it takes and brings."""
    taken = view.paths[path]
    if taken is not None:
        return taken_text(taken, say), f"seat-{taken.seat}"
    name = say(f"path-{PATH_NAMES[path]}")
    if path >= GATE_TOP:
        guards = benefit_text(BOARD.gate.guards[path - GATE_TOP], say)
        return say("path-gate", path=name, benefit=guards, death=BOARD.gate.death), "dim"
    tile = view.places[path // LAND_PATHS].tile
    if tile is None:
        return name, "dim"
    shape = TILES[(int(tile[0]) - 1) * 2 + "ab".index(tile[1])][path % LAND_PATHS]
    return say(
        "path-free",
        path=name,
        need=slots_text(shape.need),
        more=slots_text(shape.more) or "none",
        benefit=benefit_text(shape.benefit, say),
        death=DEATH[path],
    ), "dim"


def taken_text(there: PathView, say: Say) -> str:
    return say(
        "path-taken-by",
        path=say(f"path-{there.path}"),
        member=say(f"member-{there.member}"),
        seat=seat_text(there.seat, say),
        dice=" ".join(there.dice) or "none",
        traps=listed((say(f"trap-{trap}") for trap in there.traps), say),
        defense=there.defense,
        potions=there.potion,
        venoms=there.venom,
        state="dead" if not there.alive else "wounded" if there.wounded else "well",
    )


def mission_lines(view: LandsView, say: Say) -> list[tuple[str, str]]:
    """Both missions and whoever is there."""
    lines: list[tuple[str, str]] = []
    rolled, paid = view.missions
    if rolled is not None:
        a = MISSION[rolled].a
        reward, penalty = give_text(a.reward, say), give_text(a.penalty, say)
        facts = {"dice": slots_text(a.dice), "target": a.target, "reward": reward, "penalty": penalty}
        lines.append((say("mission-a", **facts), "strong"))
    lines += [path_line(view, path, say) for path in (MISSION_A, MISSION_A + 1) if view.paths[path] is not None]
    if paid is not None:
        b = MISSION[paid].b
        sides = {"left": give_text(b.left, say), "right": give_text(b.right, say)}
        lines.append((say("mission-b", dice=slots_text(b.dice), cost=give_text(b.cost, say), **sides), "strong"))
    lines += [path_line(view, path, say) for path in (MISSION_A + 2, MISSION_A + 3) if view.paths[path] is not None]
    return lines


# The battle


def battle_panel(view: LandsView, say: Say) -> Panel:
    """What has been done so far, and what the roll comes to."""
    lines = []
    if view.battle is not None:
        facts = {"suffered": view.battle.suffered, "conquest": view.battle.conquest}
        lines.append((say("battle-suffered", **facts), ""))
    throw = view.throw
    if throw is not None:
        path = say(f"path-{throw.path}")
        if throw.scope == "monster":
            totals = {"total": throw.total, "capture": throw.capture, "kill": throw.kill}
            lines.append((say("battle-attack", path=path, rerolls=throw.rerolls, **totals), "strong"))
        else:
            total = throw.conquest if throw.scope == "conquest" else throw.total
            lines.append((say("battle-roll", path=path, total=total, rerolls=throw.rerolls), "strong"))
    return sentences("battle", say("panel-battle"), lines)


def odds_panel(view: LandsView, forecast: Forecast, say: Say) -> Panel:
    """How the outing may end, as things stand and beside each choice."""
    fights = view.throw is None or view.throw.scope == "monster"
    fights = fights and not forecast.path.startswith("roll")
    lines = [(odds_text(say("odds-now"), forecast.now, say, fights=fights), "strong")]
    for action, found in zip(view.options, forecast.choices, strict=False):
        if found is not None:
            lines.append((odds_text(choice_text(action, say), found, say, fights=fights), ""))
    if forecast.at_least:
        lines.append((say("odds-at-least"), "dim"))
    return sentences("odds", say("panel-odds"), lines)


def odds_text(what: str, found: Odds, say: Say, *, fights: bool) -> str:
    """Odds in hundredths, with what they belong to."""
    if not fights:
        return say("odds-success", what=what, kill=percent(found.kill))
    parts = {name: percent(getattr(found, name)) for name in ("dead", "wounded", "capture", "kill")}
    land = "none" if found.conquest is None else percent(found.conquest)
    return say("odds-battle", what=what, conquest=land, **parts)


# The clans


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
        owned = [
            say(
                "own-land",
                land=say(f"land-{land.land}"),
                settler=say(f"member-{land.settler}") if land.settler else "none",
            )
            for land in clan.lands
        ]
        lines.append((say("own-lands", things=listed(owned, say)), ""))
    if clan.loot:
        lines.append((say("own-loot", things=listed((say(f"loot-{one}") for one in clan.loot), say)), ""))
    if clan.trophies:
        trophies = listed((say(f"monster-{one}") for one in clan.trophies), say)
        lines.append((say("own-trophies", things=trophies), ""))
    lines.append((dice_text(clan.pool, say), "strong"))
    return sentences("own", say("panel-own"), lines)


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
    return Panel("score", say("panel-score"), table(rows), tuple(speak))
