"""What a seat may see, built up from nothing."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any, ClassVar

import msgspec

from herna.games.andor.components import CREATURE_IDS, FIGURES
from herna.games.andor.faces.board_view import MarketView, SpaceView, market_views, space_views
from herna.games.andor.faces.expenses import Expense, expenses
from herna.games.andor.faces.forecast import Chance, chances
from herna.games.andor.legend import Text
from herna.games.andor.pieces import PIECES
from herna.games.andor.rules.creatures import golden_shields
from herna.games.andor.rules.fighting import (
    foe_dice,
    foe_strength,
    foe_willpower,
    friends_strength,
    heroes_strength,
    pips,
    thrown_value,
)
from herna.games.andor.rules.heroes import dice_count, hours_left, pieces_of
from herna.games.andor.state import (
    ALARM,
    FRIENDS,
    LATE,
    LIBERATED,
    LOST,
    NONE,
    TRAINING,
    WON,
    AndorState,
    Battle,
)
from herna.games.andor.vocabulary.tasks import ToBring, ToReach, ToVisit
from herna.games.andor.vocabulary.values import LETTERS
from herna.kernel import View


class FateView(msgspec.Struct, frozen=True):
    """A hero's fate. `visited` are the spaces he has been to, `goal` where it wants him (if anywhere)."""

    id: str
    done: bool
    visited: tuple[int, ...] = ()
    goal: int | None = None
    strength: int = 0


class HeroView(msgspec.Struct, frozen=True):
    """A hero's board. `hours` are used up, `hours_left` could still be paid for (overtime included)."""

    figure: str | None
    hero: str | None
    space: int
    strength: int
    willpower: int
    dice: int
    hours: int
    hours_left: int
    asleep: bool
    rooster: bool
    gold: int
    pieces: tuple[str, ...]
    fate: FateView | None
    proposal: tuple[str, int] | None


class CreatureView(msgspec.Struct, frozen=True):
    """A creature on the board. `sunrises`: after how many it is in the castle at the earliest; None if it stays."""

    space: int
    creature: str
    strength: int
    willpower: int
    die: str
    dice: int
    reward: int
    boss: bool
    sunrises: int | None
    next: int | None


class CardView(msgspec.Struct, frozen=True):
    """A card of the legend that has been read."""

    id: str
    letter: str | None
    title: Text
    story: Text
    goal: Text | None


class HelpView(msgspec.Struct, frozen=True):
    """A help that was drawn, as its card calls it, and what it promises."""

    id: str
    title: Text
    promise: Text | None


class TaskView(msgspec.Struct, frozen=True):
    id: str
    title: Text
    done: bool


class ThrowView(msgspec.Struct, frozen=True):
    """A fighter's dice and what they are worth with all that was used on them; `way` is own, bow, black or barred."""

    seat: int
    dice: tuple[int, ...]
    way: str
    value: int
    brew: bool
    herb: int


class BattleView(msgspec.Struct, frozen=True):
    """The battle that goes on; `creature` is None for rubble."""

    space: int
    creature: str | None
    leader: int
    fighters: tuple[int, ...]
    round: int
    strength: int
    willpower: int
    dice: int
    die: str
    thrown: tuple[ThrowView, ...]
    foe_dice: tuple[int, ...]
    heroes_strength: int
    friends_strength: int
    attack: int
    defence: int
    card: str | None
    averted: bool


class AndorView(View, kw_only=True):
    """The table of Legends of Andor as one seat sees it. `odds` and `expenses` stand beside the options."""

    own: ClassVar[tuple[str, ...]] = (*View.own, "odds", "expenses")

    legend: str
    number: int
    title: Text
    summary: Text
    difficulty: str
    board: str
    day: int
    turn: int | None
    narrator: str
    last: str
    stars: tuple[str, ...]
    heroes: tuple[HeroView, ...]
    creatures: tuple[CreatureView, ...]
    garrison: tuple[CreatureView, ...]
    spaces: tuple[SpaceView, ...]
    friends: dict[str, int]
    broken: tuple[tuple[int, int], ...]
    shut: tuple[int, ...]
    shields: int
    shields_used: int
    farmers: int
    market: tuple[MarketView, ...]
    cards: tuple[CardView, ...]
    tasks: tuple[TaskView, ...]
    helps: tuple[HelpView, ...]
    lasting: tuple[tuple[int, ...], ...]
    creature_strength: int
    last_hour: int
    hour_costs: tuple[int, int, int]
    next_event: str | None
    deck: int
    creature_tokens: int
    delivered: int
    target: int | None
    alarm: bool
    castle_free: bool
    opponent: str | None
    opponent_late: bool
    training: bool
    battle: BattleView | None
    odds: tuple[Chance | None, ...]
    expenses: tuple[Expense | None, ...]
    result: str | None


def views(state: AndorState, seats: Sequence[int | None]) -> list[AndorView]:
    """What some seats may see: everything but decks and tokens face down, for heroes have no secrets from each other.
    Only what a seat is asked, and the odds and expenses beside its options, are its own."""
    common = seen_by_all(state)
    found = []
    for seat in seats:
        asked = state.asked_of(seat)
        options = asked["options"]
        beside = (chances(state, seat, options), expenses(state, seat, options)) if seat is not None else ((), ())
        found.append(AndorView(**common, **asked, odds=beside[0], expenses=beside[1]))
    return found


def seen_by_all(state: AndorState) -> dict[str, Any]:
    """The table, as everybody sees it."""
    setting = state.setting
    return dict(
        **state.seen_by_all(),
        legend=setting.legend.id,
        number=setting.legend.number,
        title=setting.legend.title,
        summary=setting.legend.summary,
        difficulty=setting.level,
        board=setting.legend.board,
        day=state.day,
        turn=state.turn if state.day and not state.over else None,
        narrator=LETTERS[state.narrator],
        last=LETTERS[max(0, state.last)],
        stars=tuple(letter for number, letter in enumerate(LETTERS) if state.letters[number] or number == state.last),
        heroes=tuple(hero_view(state, other) for other in range(setting.players)),
        creatures=tuple(creature_view(state, space, kind) for space, kind in enumerate(state.beasts) if kind != NONE),
        garrison=tuple(creature_view(state, setting.castle, kind) for kind in state.garrison),
        spaces=tuple(space_views(state)),
        friends={FRIENDS[number]: space for number, space in enumerate(state.friends) if space != NONE},
        broken=state.closed,
        shut=state.shut,
        shields=0 if setting.gate else golden_shields(state),
        shields_used=state.castle,
        farmers=state.farmers_in,
        market=market_views(state),
        cards=tuple(card_view(state, number) for number in state.cards_read),
        tasks=task_views(state),
        helps=tuple(
            HelpView(card.id, card.title, card.goal)
            for card in (setting.cards[number] for number in state.helps)
            if card.help
        ),
        lasting=tuple(word.at for _, word in state.awaited()),
        creature_strength=state.today[0],
        last_hour=state.today[1],
        hour_costs=state.today[2:],
        next_event=setting.event_ids[state.deck[0]] if state.top_known and state.deck else None,
        deck=len(state.deck),
        creature_tokens=len(state.heap),
        delivered=state.delivered,
        target=setting.target,
        alarm=bool(state.flags & ALARM),
        castle_free=bool(state.flags & LIBERATED),
        opponent=CREATURE_IDS[state.opponent] if state.opponent != NONE else None,
        opponent_late=bool(state.flags & LATE),
        training=bool(state.flags & TRAINING),
        battle=battle_view(state, state.battle) if state.battle is not None else None,
        result={WON: "won", LOST: "lost"}.get(state.result),
    )


def hero_view(state: AndorState, seat: int) -> HeroView:
    figure = state.figure[seat]
    chosen = figure != NONE
    aim, space = state.proposals[seat]
    return HeroView(
        figure=FIGURES[figure] if chosen else None,
        hero=state.setting.heroes[figure >> 1].id if chosen else None,
        space=state.space[seat],
        strength=state.strength[seat],
        willpower=state.willpower[seat],
        dice=dice_count(state, seat) if chosen else 0,
        hours=state.hours[seat],
        hours_left=hours_left(state, seat),
        asleep=state.asleep[seat],
        rooster=state.first == seat,
        gold=state.gold[seat],
        pieces=tuple(PIECES[piece] for piece in pieces_of(state, seat)),
        fate=fate_view(state, seat),
        proposal=(aim, space) if aim else None,
    )


def fate_view(state: AndorState, seat: int) -> FateView | None:
    number = state.fates[seat]
    if number == NONE:
        return None
    fate = state.setting.fates[number]
    visited: tuple[int, ...] = ()
    goal, strength = None, 0
    match fate.task:
        case ToVisit(spaces):
            visited = tuple(space for bit, space in enumerate(spaces) if state.visited[seat] >> bit & 1)
        case ToBring(_, to):
            goal = to
        case ToReach(at, needed):
            goal, strength = at, state.setting.amount(needed)
    return FateView(fate.id, state.fate_done[seat], visited, goal, strength)


def creature_view(state: AndorState, space: int, kind: int) -> CreatureView:
    info = state.setting.kinds[kind]
    seats = tuple(seat for seat, place in enumerate(state.space) if place == space)
    battle = Battle(space, kind, 0, seats, foe_willpower(state, kind))
    onward = state.setting.arrow[space]
    return CreatureView(
        space=space,
        creature=info.id,
        strength=foe_strength(state, battle),
        willpower=battle.willpower,
        die=info.die,
        dice=foe_dice(state, battle),
        reward=info.reward,
        boss=info.boss,
        sunrises=sunrises_to_castle(state, space, kind),
        next=None if NONE in (onward, info.moves_with) else onward,
    )


def sunrises_to_castle(state: AndorState, space: int, kind: int) -> int | None:
    """After how many sunrises a creature gets in, if nothing changes: what threatens the castle, and when."""
    setting = state.setting
    wave = setting.kinds[kind].moves_with
    if wave == NONE or (setting.alarm and not state.flags & ALARM):
        return None
    steps = 0
    while space != setting.castle:
        onward = setting.arrow[space]
        if onward == NONE or (space, onward) in state.closed or (onward, space) in state.closed:
            return None
        space = onward
        steps += 1
    return ceil(steps / setting.sunrise_order.count(wave))


def card_view(state: AndorState, number: int) -> CardView:
    card = state.setting.cards[number]
    return CardView(card.id, card.letter, card.title, card.story, card.goal)


def task_views(state: AndorState) -> tuple[TaskView, ...]:
    training = state.setting.legend.training
    if training is None or not state.flags & TRAINING:
        return ()
    return tuple(
        TaskView(task.id, task.title, bool(state.tasks >> number & 1)) for number, task in enumerate(training.task)
    )


def battle_view(state: AndorState, battle: Battle) -> BattleView:
    foe = battle.foe != NONE
    kind = state.setting.kinds[battle.foe]
    return BattleView(
        space=battle.space,
        creature=kind.id if foe else None,
        leader=battle.leader,
        fighters=battle.fighters,
        round=battle.round,
        strength=foe_strength(state, battle) if foe else 0,
        willpower=battle.willpower,
        dice=foe_dice(state, battle) if foe else 0,
        die=kind.die if foe else "red",
        thrown=tuple(
            ThrowView(
                one.seat,
                tuple(pips(die) for die in one.dice),
                one.way,
                thrown_value(state, one),
                one.brew,
                one.herb,
            )
            for one in battle.thrown
        ),
        foe_dice=tuple(pips(die) for die in battle.foe_dice),
        heroes_strength=heroes_strength(state, battle),
        friends_strength=friends_strength(state, battle),
        attack=battle.attack,
        defence=battle.defence,
        card=state.setting.dragon_ids[battle.card] if battle.card != NONE else None,
        averted=battle.averted,
    )
