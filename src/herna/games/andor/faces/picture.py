"""The view as a picture made of text: the battle, the map, heroes, threats to the castle, the story and the shop.

Every panel is drawn for the eye and told in sentences for the ear. Colour never stands alone: a hero is known by the
number of the seat, a creature by its letter and its space.
"""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.andor.components import NUMBERS
from herna.games.andor.faces.atlas import Cell, map_panel, name_of
from herna.games.andor.faces.labels import choice, worded
from herna.games.andor.faces.view import AndorView, BattleView, CreatureView, HeroView
from herna.games.andor.vocabulary.values import LETTERS
from herna.kernel import STATUS, Line, Panel, Say, Span

PROMILLE = 10


def picture(view: AndorView, say: Say) -> tuple[Panel, ...]:
    """The table as panels: how it ended comes first once the legend is over, a battle while one goes on."""
    panels = [map_panel(view, say), heroes_panel(view, say), threats_panel(view, say), story_panel(view, say)]
    panels += [shop_panel(view, say), status_panel(view, say)]
    if view.battle is not None:
        panels.insert(0, battle_panel(view, view.battle, say))
    if view.over:
        panels.insert(0, end_panel(view, say))
    return tuple(panels)


def seat_name(view: AndorView, seat: int, say: Say) -> str:
    name = say("seat", n=seat + 1)
    return say("seat-you", seat=name) if seat == view.seat else name


def columns(rows: Sequence[Sequence[Cell]], words: Sequence[int]) -> list[Line]:
    """Columns as wide as they need; those of words keep to the left, those of numbers to the right."""
    widths = [max(len(text) for text, _ in column) for column in zip(*rows, strict=True)]
    return [
        tuple(
            Span((text.ljust(width) if number in words else text.rjust(width)) + "  ", style)
            for number, ((text, style), width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]


# What everybody wants to know all the time


def status_panel(view: AndorView, say: Say) -> Panel:
    """One's own hero, what threatens the castle, the day and the narrator, in a few words."""
    told = []
    hero = view.heroes[view.seat] if view.seat is not None else None
    if hero is not None and hero.figure is not None:
        told.append(
            say(
                "status-hero",
                figure=say(f"figure-{hero.figure}"),
                space=name_of(view, hero.space, say),
                strength=say("strength", n=hero.strength),
                willpower=say("willpower", n=hero.willpower),
                dice=say("dice", n=hero.dice),
                gold=say("gold", n=hero.gold),
                asleep=hero.asleep,
                hours=hero.hours,
                most=NUMBERS.hours,
            )
        )
    left = LETTERS.index(view.last) - LETTERS.index(view.narrator)
    told += [status_of_castle(view, say), say("status-day", day=view.day, letter=view.narrator, last=view.last, n=left)]
    return Panel(STATUS, say("panel-status"), ((Span(" ".join(told)),),), tuple(told), flowing=True)


def status_of_castle(view: AndorView, say: Say) -> str:
    """What threatens the castle; or who holds it, or the treasure of the mine."""
    if view.garrison:
        return say("speak-garrison", n=len(view.garrison))
    if view.target is not None:
        return say("status-mine", n=view.delivered, target=view.target, alarm=view.alarm)
    first = [beast.sunrises for beast in view.creatures if beast.sunrises is not None]
    free = max(0, view.shields - view.shields_used)
    soon = min(first, default=-1)
    return say("status-castle", free=free, n=first.count(soon), sunrises=soon if first else "none")


# The heroes


def heroes_panel(view: AndorView, say: Say) -> Panel:
    """Everybody's board: where they are, how strong, what they carry and what they mean to do."""
    heads = ("name", "hero", "space", "strength", "willpower", "dice", "hours", "gold")
    rows: list[list[Cell]] = [[("", "dim"), *((say(f"heroes-{head}"), "dim") for head in heads)]]
    for seat, hero in enumerate(view.heroes):
        waited = "▶" if seat in view.seats_awaited else " "
        cells = [f"{waited}{seat + 1}", seat_name(view, seat, say)]
        if hero.figure is None:
            cells += ["·"] * (len(heads) - 1)
        else:
            cells += [say(f"figure-{hero.figure}"), str(hero.space)]
            cells += [str(hero.strength), str(hero.willpower), str(hero.dice), hours_shown(hero), str(hero.gold)]
        rows.append([(cell, f"seat-{seat}") for cell in cells])
    lines = columns(rows, words=(0, 1, 2, 3))
    sentences = heroes_told(view, say)
    laden = [(seat, hero) for seat, hero in enumerate(view.heroes) if hero.pieces]
    lines += [(Span(carries_told(hero, seat, say), f"seat-{seat}"),) for seat, hero in laden]
    lines += [(Span(plan, "dim"),) for plan in plans_told(view, say)]
    return Panel("heroes", say("panel-heroes"), tuple(lines), tuple(sentences), flowing=True)


def hours_shown(hero: HeroView) -> str:
    """Hours that are used up and that are left; a sun for whoever has ended the day, with the rooster."""
    if hero.asleep:
        return "☼♪" if hero.rooster else "☼"
    return f"{hero.hours}+{hero.hours_left}"


def heroes_told(view: AndorView, say: Say) -> list[str]:
    told = []
    for seat, hero in enumerate(view.heroes):
        name = say("seat", n=seat + 1)
        if hero.figure is None:
            told.append(say("speak-no-hero", seat=name))
            continue
        told.append(
            say(
                "speak-hero",
                seat=seat_name(view, seat, say),
                figure=say(f"figure-{hero.figure}"),
                space=name_of(view, hero.space, say),
                strength=say("strength", n=hero.strength),
                willpower=say("willpower", n=hero.willpower),
                dice=say("dice", n=hero.dice),
            )
        )
        told.append(
            say("speak-hours", seat=name, asleep=hero.asleep, rooster=hero.rooster, n=hero.hours, left=hero.hours_left)
        )
        told.append(carries_told(hero, seat, say))
        if hero.fate is not None:
            told.append(say("speak-fate", seat=name, done=hero.fate.done, fate=say(f"fate-{hero.fate.id}")))
    told += plans_told(view, say)
    return told + [say("speak-turn", seat=say("seat", n=seat + 1)) for seat in view.seats_awaited]


def carries_told(hero: HeroView, seat: int, say: Say) -> str:
    things = [say("gold", n=hero.gold)] if hero.gold else []
    things += [say(f"piece-{piece}") for piece in hero.pieces]
    return say("speak-carries", seat=say("seat", n=seat + 1), things=things or say("speak-nothing"))


def plans_told(view: AndorView, say: Say) -> list[str]:
    """What heroes have announced, one line each."""
    return [
        say("plan", seat=say("seat", n=seat + 1), aim=hero.proposal[0], space=name_of(view, hero.proposal[1], say))
        for seat, hero in enumerate(view.heroes)
        if hero.proposal is not None
    ]


# What threatens the castle


def threats_panel(view: AndorView, say: Say) -> Panel:
    """The creatures, those first that could be in the castle first, and the golden shields against them."""
    beasts = sorted(view.creatures, key=lambda beast: (beast.sunrises is None, beast.sunrises or 0, beast.space))
    heads = ("creature", "space", "arrives", "strength", "willpower", "dice", "reward")
    rows: list[list[Cell]] = [[(say(f"threats-{head}"), "dim") for head in heads]]
    for beast in (*view.garrison, *beasts):
        near = beast.sunrises is not None and beast.sunrises <= 1
        cells = [say(f"creature-{beast.creature}"), name_of(view, beast.space, say), arrives(beast, say)]
        cells += [str(beast.strength), str(beast.willpower), say(f"die-{beast.die}", n=beast.dice), str(beast.reward)]
        rows.append([(cell, "strong" if near or beast.boss else "") for cell in cells])
    sentences = [*castle_told(view, say), *today_told(view, say)]
    lines = columns(rows, words=(0, 1, 2, 5)) if len(rows) > 1 else [(Span(say("threats-none"), "dim"),)]
    # During a battle its own panel tells the odds.
    odds = odds_told(view, say) if view.battle is None else []
    told = [*sentences, *(creature_told(view, beast, say) for beast in (*view.garrison, *beasts)), *odds]
    lines += [(Span(line),) for line in odds]
    drawn = (*((Span(line),) for line in sentences), *lines)
    return Panel("threats", say("panel-threats"), drawn, tuple(told), flowing=True)


def arrives(beast: CreatureView, say: Say) -> str:
    return say("threats-stays") if beast.sunrises is None else say("threats-sunrises", n=beast.sunrises)


def castle_told(view: AndorView, say: Say) -> list[str]:
    """How the castle stands, or the mine."""
    if view.garrison:
        return [say("speak-garrison", n=len(view.garrison))]
    if view.target is not None:
        told = [say("speak-treasure", n=view.delivered, target=view.target)]
        return [*told, say("speak-alarm" if view.alarm else "speak-quiet")]
    free = max(0, view.shields - view.shields_used)
    first = [beast.sunrises for beast in view.creatures if beast.sunrises is not None]
    soon = min(first, default=None)
    told = [say("speak-shields", free=free, n=view.shields)]
    if soon is not None:
        told.append(say("speak-threat", n=first.count(soon), sunrises=soon))
    return told


def today_told(view: AndorView, say: Say) -> list[str]:
    """Rules of the day, and the event card that is known to come."""
    told = [say("speak-creatures-stronger", n=view.creature_strength)] if view.creature_strength else []
    if view.last_hour < len(view.hour_costs) + 7:
        told.append(say("speak-last-hour", n=view.last_hour))
    if view.hour_costs != (2, 2, 2):
        told.append(say("speak-hour-costs", eight=view.hour_costs[0], nine=view.hour_costs[1], ten=view.hour_costs[2]))
    told += [say("speak-lasting", spaces=[name_of(view, space, say) for space in at]) for at in view.lasting]
    return told + ([say("speak-next-event", card=say(f"card-{view.next_event}"))] if view.next_event else [])


def creature_told(view: AndorView, beast: CreatureView, say: Say) -> str:
    return say(
        "speak-creature",
        creature=say(f"creature-{beast.creature}"),
        space=name_of(view, beast.space, say),
        strength=say("strength", n=beast.strength),
        willpower=say("willpower", n=beast.willpower),
        dice=say(f"die-{beast.die}", n=beast.dice),
        reward=beast.reward,
        board=view.board,
        sunrises="none" if beast.sunrises is None else beast.sunrises,
    )


# The story


def story_panel(view: AndorView, say: Say) -> Panel:
    """The legend track, what is to be done, and the card that was read last."""
    title = say("story-title", title=worded(view.title, say), level=say(f"level-{view.difficulty}"))
    goals = [worded(card.goal, say) for card in view.cards if card.goal is not None]
    tasks = [say("story-task", done=task.done, task=worded(task.title, say)) for task in view.tasks]
    helps = [worded(one.promise or one.title, say) for one in view.helps]
    lines: list[Line] = [track(view), ()]
    for goal in goals:
        lines.append((Span(say("story-goal", goal=goal), "strong"),))
    for line in (*tasks, *(say("story-help", help=one) for one in helps)):
        lines.append((Span(line),))
    told = [track_told(view, say), *(say("story-goal", goal=goal) for goal in goals), *tasks]
    told += [say("story-help", help=one) for one in helps]
    if view.cards:
        card = view.cards[-1]
        lines += [(), (Span(worded(card.title, say), "strong"),), (Span(worded(card.story, say)),)]
        told.append(say("speak-story", title=worded(card.title, say), story=worded(card.story, say)))
    return Panel("story", title, tuple(lines), tuple(told), flowing=True)


def track(view: AndorView) -> Line:
    """The letters: a star where a card waits, brackets around the narrator."""
    spans = []
    for letter in LETTERS[: LETTERS.index(view.last) + 1]:
        star = "*" if letter in view.stars and letter > view.narrator else " "
        if letter == view.narrator:
            spans.append(Span(f"[{letter}]{star}", "strong"))
        else:
            spans.append(Span(f" {letter} {star}", "dim" if letter < view.narrator else ""))
    return tuple(spans)


def track_told(view: AndorView, say: Say) -> str:
    left = LETTERS.index(view.last) - LETTERS.index(view.narrator)
    ahead = [letter for letter in view.stars if letter > view.narrator]
    return say("speak-track", letter=view.narrator, last=view.last, n=left, stars=ahead or "none")


# The battle


def battle_panel(view: AndorView, battle: BattleView, say: Say) -> Panel:
    """Both sides, the dice that lie there, and the odds beside each choice."""
    told = [opponent_told(view, battle, say)]
    told.append(say("speak-fighters", seats=[say("seat", n=seat + 1) for seat in battle.fighters]))
    told += [throw_told(battle, seat, say) for seat in battle.fighters if battle.round]
    if battle.card is not None:
        told.append(say("speak-fight-card", card=say(f"card-{battle.card}"), averted=battle.averted))
    sum_ = battle.heroes_strength + battle.friends_strength + sum(one.value for one in battle.thrown)
    told.append(say("speak-attack", attack=sum_, strength=battle.heroes_strength, friends=battle.friends_strength))
    if battle.foe_dice:
        told.append(say("speak-defence", dice=list(battle.foe_dice), defence=battle.defence))
    told += odds_told(view, say)
    lines = tuple((Span(sentence),) for sentence in told)
    return Panel("battle", say("panel-battle", n=battle.round), lines, tuple(told), flowing=True)


def opponent_told(view: AndorView, battle: BattleView, say: Say) -> str:
    space = name_of(view, battle.space, say)
    if battle.creature is None:
        return say("speak-rubble", space=space)
    return say(
        "speak-foe",
        creature=say(f"creature-{battle.creature}"),
        space=space,
        strength=say("strength", n=battle.strength),
        willpower=say("willpower", n=battle.willpower),
        dice=say(f"die-{battle.die}", n=battle.dice),
    )


def throw_told(battle: BattleView, seat: int, say: Say) -> str:
    name = say("seat", n=seat + 1)
    thrown = next((one for one in battle.thrown if one.seat == seat), None)
    if thrown is None:
        return say("speak-not-thrown", seat=name)
    if thrown.way == "barred":
        return say("speak-barred", seat=name)
    return say("speak-thrown", seat=name, dice=list(thrown.dice), n=thrown.value, brew=thrown.brew, herb=thrown.herb)


def odds_told(view: AndorView, say: Say) -> list[str]:
    """How likely each choice is to win the round, and the fight."""
    return [
        say(
            "speak-odds",
            action=choice(view, action, say),
            round=chance.round // PROMILLE,
            fight=chance.fight // PROMILLE,
        )
        for action, chance in zip(view.options, view.odds, strict=False)
        if chance is not None
    ]


# The shop, and the end


def shop_panel(view: AndorView, say: Say) -> Panel:
    """What merchants and the witch have left."""
    rows: list[list[Cell]] = [[(say(f"shop-{head}"), "dim") for head in ("article", "left", "price")]]
    rows += [
        [(say(f"piece-{shelf.piece}"), ""), (str(shelf.left), ""), (str(shelf.price), "")] for shelf in view.market
    ]
    told = [
        say("speak-shelf", piece=say(f"piece-{shelf.piece}"), n=shelf.left, price=say("gold", n=shelf.price))
        for shelf in view.market
    ]
    note = say("shop-note" if view.market else "shop-only-strength")
    shelves = columns(rows, words=(0,)) if view.market else []
    return Panel("shop", say("panel-shop"), (*shelves, (Span(note, "dim"),)), (*told, note), flowing=True)


def end_panel(view: AndorView, say: Say) -> Panel:
    """Won or lost, all together."""
    text = say("end-won" if view.result == "won" else "end-lost", title=worded(view.title, say), day=view.day)
    return Panel("score", say("panel-end"), ((Span(text, "strong"),),), (text,))
