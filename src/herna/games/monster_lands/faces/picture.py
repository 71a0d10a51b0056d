"""The view as a picture made of text: the Citadel, the Outskirts, the battle, the clans, one's own clan, the points."""

from __future__ import annotations

from herna.games.monster_lands.components.box import BOARD, LANDS, MISSIONS, MONSTERS, TILES
from herna.games.monster_lands.faces.clan_picture import clans_panel, own_panel, score_panel, seat_text, sentences
from herna.games.monster_lands.faces.labels import (
    KIND,
    MEMBER,
    TRAP,
    ability_text,
    benefit_text,
    choice_text,
    give_text,
    kind_of_odds,
    listed,
    percent,
    percents,
    slots_text,
)
from herna.games.monster_lands.faces.solo_picture import campaign_lines, goal_text, solo_lines
from herna.games.monster_lands.faces.solo_view import SoloView
from herna.games.monster_lands.faces.view import ConflictView, LandsView, PathView
from herna.games.monster_lands.odds.forecast import Forecast, Odds
from herna.games.monster_lands.path import GATE, GATE_TOP, LAND_PATHS, MISSION_A, PATH_NAMES
from herna.kernel import STATUS, Panel, Say

LAND = {card.id: card for card in LANDS}
MONSTER = {card.id: card for card in MONSTERS}
MISSION = {token.id: token for token in MISSIONS}
DEATH = (*BOARD.path.death, *BOARD.path.death)


def picture(view: LandsView, say: Say) -> tuple[Panel, ...]:
    """The table as panels: the points come first once the game is over."""
    panels = [status_panel(view, say), town_panel(view, say), outskirts_panel(view, say)]
    if view.solo is not None:
        panels.append(sentences("solo", say("panel-solo"), alone_lines(view, view.solo, say)))
    if view.battle is not None or view.throw is not None:
        panels.insert(1, battle_panel(view, say))
    if view.forecast is not None:
        panels.insert(1, odds_panel(view, view.forecast, say))
    panels.append(clans_panel(view, say))
    if view.seat is not None and view.clan_boards[view.seat].clan is not None:
        panels.append(own_panel(view, view.clan_boards[view.seat], say))
    score = score_panel(view, say)
    return (score, *panels) if view.over else (*panels, score)


def alone_lines(view: LandsView, solo: SoloView, say: Say) -> list[tuple[str, str]]:
    """The scenario and Sam; in a campaign its path too."""
    lines = solo_lines(solo, view.level, say)
    return lines if solo.campaign is None else lines + campaign_lines(solo.campaign, say)


# How things stand


def status_panel(view: LandsView, say: Say) -> Panel:
    """Round, phase, and what one's own clan has and owes."""
    phase = say(f"phase-{view.phase}") if view.phase else ""
    first = seat_text(view.first, say)
    told = "status-round" if view.solo is None else "status-round-alone"
    lines = [(say(told, round=view.round, rounds=view.rounds, phase=phase, first=first), "")]
    if view.seat is None:
        lines.append((say("status-watching"), "dim"))
    else:
        clan = view.clan_boards[view.seat]
        facts = {"dice": len(clan.pool), "coins": clan.coins, "wages": clan.wages, "surplus": clan.surplus}
        lines.append((say("status-clan", **facts), f"seat-{view.seat}"))
    if view.solo is not None:
        lines.append((goal_text(view.solo, say), "dim"))
    return sentences(STATUS, say("panel-status"), lines)


# The Citadel


def town_panel(view: LandsView, say: Say) -> Panel:
    """The buildings with their dice, then what is on display."""
    lines = []
    for building in view.buildings:
        dice = [space for space in building.spaces if space is not None]
        told = [say("town-panic")] if building.panic else []
        told += [say("town-closed")] if building.closed else []
        if dice:
            told.append(say("town-dice", dice=slots_text(dice, say)))
        if building.id == "pawnshop" and not told:
            told.append(say("town-any"))
        if len(dice) < len(building.spaces):
            told.append(say("town-free", n=len(building.spaces) - len(dice)))
        if building.last_haggle:
            told.append(say("town-haggle", n=building.last_haggle))
        style = "dim" if building.panic or building.closed else ""
        lines.append((f"{say(f'building-{building.id}')} – {listed(told, say)}", style))
    traps = [trap for trap in view.lodge if trap is not None]
    priced = [say("trap-for-sale", trap=say(f"trap-{trap}"), cost=TRAP[trap].cost) for trap in traps]
    lines.append((say("town-lodge", things=in_a_row(priced, say)), ""))
    lines.append((say("town-tavern", rookies=view.rookies), ""))
    lines += [(member_text(card, say), "") for card in view.tavern if card is not None]
    lines.append((say("town-market"), ""))
    lines += [(gear_text(card.kind, say), "") for card in view.market if card is not None]
    lines.append((say("town-loot", things=in_a_row([say(f"loot-{token}") for token in view.loot], say)), ""))
    return sentences("town", say("panel-town"), lines)


def in_a_row(things: list[str], say: Say) -> str:
    """Things whose own words may have commas in them."""
    return "; ".join(things) or say("nothing")


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
        dice=slots_text(member.dice, say),
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
    place = " / ".join(slots_text(dice, say) for dice in card.place)
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
        return taken_text(taken, say), "dim" if taken.member == "sam" else f"seat-{taken.seat}"
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
        need=slots_text(shape.need, say),
        more=slots_text(shape.more, say) or "none",
        benefit=benefit_text(shape.benefit, say),
        death=DEATH[path],
    ), "dim"


def taken_text(there: PathView, say: Say) -> str:
    """Who stands on a path with what; which tricks will divert dice from there."""
    aims = [say("aim", dice=aim.dice, path=say(f"path-{aim.path}")) for aim in there.aims]
    return "; ".join([occupant_text(there, say), *([say("path-aims", things=listed(aims, say))] if aims else [])])


def occupant_text(there: PathView, say: Say) -> str:
    if there.member == "sam":
        things = listed((say(f"trap-{trap}") for trap in there.traps), say)
        dice = slots_text(there.dice, say) if there.dice else "none"
        return say("path-sam", path=say(f"path-{there.path}"), tokens=len(there.traps), things=things, dice=dice)
    return say(
        "path-taken-by",
        path=say(f"path-{there.path}"),
        member=say(f"member-{there.member}"),
        seat=seat_text(there.seat, say),
        dice=slots_text(there.dice, say) or "none",
        traps=listed((say(f"trap-{trap}") for trap in there.traps), say),
        defense=there.defense,
        potions=there.potion,
        venoms=there.venom,
        state="dead" if not there.alive else "wounded" if there.wounded else "well",
    )


def mission_lines(view: LandsView, say: Say) -> list[tuple[str, str]]:
    """Both missions and whoever is there."""
    lines: list[tuple[str, str]] = []
    rolled, paid = missions_text(view, say)
    if rolled:
        lines.append((rolled, "strong"))
    lines += [path_line(view, path, say) for path in (MISSION_A, MISSION_A + 1) if view.paths[path] is not None]
    if paid:
        lines.append((paid, "strong"))
    lines += [path_line(view, path, say) for path in (MISSION_A + 2, MISSION_A + 3) if view.paths[path] is not None]
    return lines


def missions_text(view: LandsView, say: Say) -> tuple[str, str]:
    """The mission that is rolled for and the one that is paid for; nothing where there is none."""
    rolled, paid = view.missions
    told = ["", ""]
    if rolled is not None:
        a = MISSION[rolled].a
        reward, penalty = give_text(a.reward, say), give_text(a.penalty, say)
        told[0] = say("mission-a", dice=slots_text(a.dice, say), target=a.target, reward=reward, penalty=penalty)
    if paid is not None:
        b = MISSION[paid].b
        sides = {"left": give_text(b.left, say), "right": give_text(b.right, say)}
        told[1] = say("mission-b", dice=slots_text(b.dice, say), cost=give_text(b.cost, say), **sides)
    return told[0], told[1]


# The battle


def battle_panel(view: LandsView, say: Say) -> Panel:
    """What has been done so far, and what the roll comes to."""
    lines = []
    if view.battle is not None:
        facts = {"suffered": view.battle.suffered, "conquest": view.battle.conquest}
        lines.append((say("battle-suffered", **facts), ""))
        if view.battle.conflict is not None:
            lines.append((conflict_text(view.battle.conflict, say), "strong"))
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


def conflict_text(conflict: ConflictView, say: Say) -> str:
    """Which token or which trick it is about."""
    path = say(f"path-{conflict.path}")
    if conflict.trick is None:
        return say("conflict-reveal", token=conflict.token + 1, path=path)
    target = say(f"path-{conflict.target}") if conflict.target is not None else "none"
    return say("conflict-trick", trick=say(f"trap-{conflict.trick}"), path=path, target=target)


def odds_panel(view: LandsView, forecast: Forecast, say: Say) -> Panel:
    """How the outing may end, as things stand and beside each choice."""
    lines = []
    if forecast.stands:
        what = say("odds-standing", n=forecast.before) if forecast.before else say("odds-now")
        lines.append((odds_text(view, what, forecast.now, say), "strong"))
    if forecast.gone is not None:
        lines.append((say("odds-gone", n=percent(forecast.gone)), "strong"))
    for action, found in zip(view.options, forecast.choices, strict=False):
        if found is not None:
            lines.append((odds_text(view, choice_text(action, say), found, say), ""))
    if forecast.at_least:
        lines.append((say("odds-at-least"), "dim"))
    return sentences("odds", say("panel-odds"), lines)


def odds_text(view: LandsView, what: str, found: Odds, say: Say) -> str:
    """Odds in hundredths, with what they belong to."""
    kind = {"": "-battle", "-life": "-battle"}.get(kind_of_odds(view, found), kind_of_odds(view, found))
    return say(f"odds{kind}", what=what, **percents(found))
