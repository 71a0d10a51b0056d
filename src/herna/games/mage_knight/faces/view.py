"""What a seat may see, built up from nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

import msgspec

from herna.games.mage_knight.faces.expenses import Expense, expenses
from herna.games.mage_knight.faces.fight_view import FightView, fight_view, fights_for
from herna.games.mage_knight.faces.hero_view import (
    HeroView,
    ScoreView,
    SkillView,
    UnitView,
    card_names,
    hero_view,
    own_view,
)
from herna.games.mage_knight.faces.joint_view import AssaultView, ProposalView, assault_view, proposal_view
from herna.games.mage_knight.faces.reach import ReachView, ahead, hand_march, reach
from herna.games.mage_knight.faces.table_view import (
    CityView,
    DieView,
    DummyView,
    PathView,
    PilesView,
    ShieldView,
    SiteView,
    TileView,
    TokenView,
    city_view,
    dice_view,
    dummy_view,
    map_view,
    piles_view,
)
from herna.games.mage_knight.faces.variant_view import (
    AuctionView,
    DraftView,
    UpgradeView,
    auction_view,
    draft_view,
    upgrade_view,
)
from herna.games.mage_knight.printed import BLACK, GOLD
from herna.games.mage_knight.rules.known import known_to
from herna.games.mage_knight.rules.mana import usable
from herna.games.mage_knight.rules.scoring import score_sheet
from herna.games.mage_knight.rules.sources import SKILL, UNIT
from herna.games.mage_knight.scenarios.values import Progress
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState, Turn
from herna.games.mage_knight.steps.agreement import votes_so_far
from herna.games.mage_knight.steps.chosen import chosen_known
from herna.games.mage_knight.vocabulary.names import BASIC, COLOURS
from herna.games.programs import EffectStep, Frame
from herna.kernel import View

__all__ = [
    "AssaultView", "CityView", "DieView", "DummyView", "EffectView", "FightView", "HeroView", "KnightView", "LookView",
    "PathView", "PilesView", "ProposalView", "ReachView", "ScoreView", "ShieldView", "SiteView", "SkillView",
    "SourceView", "TileView", "TokenView", "TurnView", "UnitView", "fight_seen", "turn_seen", "views",
]  # fmt: skip


class SourceView(msgspec.Struct, frozen=True):
    """What something comes from: a card, a unit or a skill, and in which of its places it stands."""

    kind: Literal["card", "unit", "skill"]
    id: str
    part: int | None = None
    """The basic effect, the stronger one or the attached one of a card (0 to 2); the ability of a unit."""


class EffectView(msgspec.Struct, frozen=True):
    """Something that goes on for a while: whose it is, until when, where its word stands among the programs, and what
    it comes from."""

    seat: int
    until: str
    program: int
    at: int
    source: SourceView | None


class LookView(msgspec.Struct, frozen=True):
    """A face-down enemy that this seat has looked at: on a hex, or on top of a pile."""

    hex: str | None
    pile: str
    enemy: str


class TurnView(msgspec.Struct, frozen=True):
    """The turn that a hero has open: what he has done in it, and what is left of it."""

    phase: str
    attends: str
    """His `own` turn; or how he attends to a fight in the turn of another: `full` or in `part`."""
    move: int
    influence: int
    healing: int
    action_used: bool
    card_done: bool
    """Has a card been played or discarded?"""
    dice_used: int
    crystals_spent: dict[str, int]
    wounds: int
    """Wounds taken in it, to hand and to the discard pile."""
    rewards: tuple[str, ...]
    """What is taken when it ends."""
    along: tuple[int, ...] | None
    """The units, by place, that went along into a maze."""
    trail: tuple[str, ...]
    """The hexes of its way."""


class KnightView(View, kw_only=True):
    """The table of Mage Knight as one seat sees it."""

    own: ClassVar[tuple[str, ...]] = (*View.own, "ahead", "expenses", "hand_move", "reach")
    homonyms: ClassVar[tuple[str, ...]] = ("cities", "teams", "tiles")

    scenario: str
    goals: tuple[Progress, ...]
    """What the scenario asks for, and how far it is reached."""
    sets: tuple[str, ...]
    legion_tiles: bool
    shape: str
    no_interactive_spells: bool
    no_interactive_skills: bool
    factions: tuple[str, ...]
    """The options that say which pieces take part."""
    round: int
    rounds: int
    night: bool
    turn: int | None
    order: tuple[int, ...]
    announced: int | None
    last_turns: tuple[int, ...] | None
    turns: tuple[TurnView | None, ...]
    """By seat, the turn that a hero has open."""
    fights: tuple[FightView, ...]
    proposal: ProposalView | None
    """The joint assault that is being proposed."""
    assault: AssaultView | None
    """The joint assault that goes on."""
    tactics: tuple[str, ...]
    tactics_gone: tuple[str, ...]
    """The tactics that are out of the game."""
    extra_turn: bool
    """Does the hero on turn have another turn after this one?"""
    tiles: tuple[TileView, ...]
    tokens: tuple[TokenView, ...]
    shields: tuple[ShieldView, ...]
    cities: tuple[CityView, ...]
    paths: tuple[PathView, ...]
    new_sites: tuple[SiteView, ...]
    dice: tuple[DieView, ...]
    useless: tuple[str, ...]
    """The colours of mana that are no use now: gold at night, black by day; underground it is night."""
    unit_offer: tuple[str, ...]
    monastery_offer: tuple[str, ...]
    advanced_offer: tuple[str, ...]
    spell_offer: tuple[str, ...]
    offers_to_come: tuple[str, ...]
    """The offers that are not laid out before they are needed."""
    common_skills: tuple[str, ...]
    hero_boards: tuple[HeroView, ...]
    dummy_player: DummyView | None
    piles: PilesView
    auction: AuctionView | None
    upgrade: UpgradeView | None
    drafting: DraftView | None
    votes: tuple[str | None, ...] | None
    """By seat, the tactic that each has named to leave the game, while that is agreed on."""
    effects: tuple[EffectView, ...]
    asking: SourceView | None
    expenses: tuple[Expense | None, ...]
    """What the options cost or bring, in their order."""
    chosen_known: tuple[int, ...]
    """The heroes who are to return, as far as this seat knows them: of one's own team, and in the end of both."""
    reach: tuple[ReachView, ...]
    """Where the move points at hand lead by more than one step."""
    ahead: tuple[ReachView, ...]
    """Where more move points would lead: what the hand makes at most in the turn that is open, and in a turn that is
    still to come as many as anybody plans with."""
    hand_move: int
    """The move points that the hand makes at most in the turn that is open."""
    looked_at: tuple[LookView, ...]
    """Nobody else knows these."""


def views(state: KnightState, seats: Sequence[int | None]) -> list[KnightView]:
    """What each of some seats may see: everything but hands of others, orders of piles and face-down tokens."""
    setting = state.setting
    sheet, votes = score_sheet(state), votes_so_far(state)
    open_boards = tuple(hero_view(state, owner, line) for owner, line in enumerate(sheet))
    shared: dict[str, Any] = {
        **state.seen_by_all(tuple(line.total for line in sheet)),
        "scenario": setting.scenario.id,
        "goals": setting.scenario.progress(state),
        "sets": setting.options.sets,
        "legion_tiles": setting.options.legion_tiles,
        "shape": setting.options.shape,
        "no_interactive_spells": setting.options.no_interactive_spells,
        "no_interactive_skills": setting.options.no_interactive_skills,
        "factions": setting.options.factions,
        "round": state.round,
        "rounds": setting.rounds,
        "night": state.night,
        "turn": state.turn if state.order and not state.tactics_left else None,
        "order": state.order,
        "announced": None if state.announced == NONE else state.announced,
        "last_turns": state.last_turns if state.closing else None,
        "turns": tuple(None if turn is None else turn_view(state, turn) for turn in state.turns),
        "fights": tuple(fight_view(state, fight) for fight in state.fights),
        "proposal": proposal_view(state),
        "assault": assault_view(state),
        "tactics": tuple(setting.tactics[tactic].id for tactic in state.tactics_left),
        "tactics_gone": tuple(setting.tactics[tactic].id for tactic in state.tactics_gone),
        "extra_turn": state.extra_turn,
        "cities": tuple(city_view(state, city) for city in state.cities),
        "dice": dice_view(state),
        "unit_offer": tuple(setting.unit_ids[unit] for unit in state.unit_offer),
        "monastery_offer": card_names(setting, state.unit_cards),
        "advanced_offer": card_names(setting, state.advanced_offer),
        "spell_offer": card_names(setting, state.spell_offer),
        "offers_to_come": state.offers_to_come,
        "common_skills": tuple(setting.skill_ids[skill] for skill in state.common_skills),
        "dummy_player": dummy_view(state),
        "piles": piles_view(state),
        "auction": auction_view(state),
        "upgrade": upgrade_view(state),
        "votes": None if votes is None else tuple(None if vote == NONE else setting.tactics[vote].id for vote in votes),
        "effects": effects_view(state),
        "asking": source_view(state),
        **map_view(state),
    }
    found = []
    for seat in seats:
        boards = open_boards
        if seat is not None:
            boards = (*open_boards[:seat], own_view(state, seat, open_boards[seat]), *open_boards[seat + 1 :])
        asked = state.asked_of(seat)
        own: dict[str, Any] = {
            "hero_boards": boards,
            "looked_at": looks_view(state, seat),
            "chosen_known": chosen_known(state, seat),
            "drafting": draft_view(state, seat),
            "useless": useless(state, seat),
            "hand_move": 0,
            "expenses": (),
            "reach": (),
            "ahead": (),
        }
        if seat is not None:
            own["fights"] = fights_for(state, seat, shared["fights"])
            own["expenses"] = expenses(state, seat, asked["options"])
            own["reach"] = reach(state, seat, asked["options"])
            own["hand_move"] = march = hand_march(state, seat)
            own["ahead"] = ahead(state, seat, march)
        found.append(KnightView(**{**shared, **asked, **own}))
    return found


def useless(state: KnightState, seat: int | None) -> tuple[str, ...]:
    """The colours that a hero cannot use now; whoever only watches sees those of the hero on turn."""
    who = state.turn if seat is None else seat
    if who >= state.setting.players:
        return ("gold",) if state.night else ("black",)
    return tuple(COLOURS[face] for face in (GOLD, BLACK) if not usable(state, who, face))


NO_TURN = TurnView("ending", "own", 0, 0, 0, True, False, 0, {}, 0, (), None, ())
"""What is seen of the turn of somebody who has none open."""


def turn_view(state: KnightState, turn: Turn) -> TurnView:
    """An open turn as everybody sees it."""
    setting, units, along = state.setting, state.units[turn.seat], turn.along
    return TurnView(
        phase=turn.phase,
        attends=turn.attends,
        move=turn.points.move,
        influence=turn.points.influence,
        healing=turn.points.healing,
        action_used=turn.action_used,
        card_done=turn.card_done,
        dice_used=turn.dice.used,
        crystals_spent=dict(zip(BASIC, turn.crystals_spent, strict=True)),
        wounds=turn.wounds_to_hand + turn.wounds_to_discard,
        rewards=turn.rewards,
        along=None if along is None else tuple(at for at, unit in enumerate(units) if unit.id in along),
        trail=tuple(setting.hex_names[spot] for spot in turn.trail),
    )


def turn_seen(view: KnightView) -> TurnView:
    """The turn that matters to the viewer: one's own if it is open, else that of whoever is on turn."""
    seats = [seat for seat in (view.seat, view.turn) if seat is not None and seat < len(view.turns)]
    return next((turn for turn in (view.turns[seat] for seat in seats) if turn is not None), NO_TURN)


def fight_seen(view: KnightView) -> FightView | None:
    """The fight that matters to the viewer: one's own, else the one that is fought last."""
    own = [fight for fight in view.fights if any(side.seat == view.seat is not None for side in fight.sides)]
    return own[0] if own else view.fights[-1] if view.fights else None


def effects_view(state: KnightState) -> tuple[EffectView, ...]:
    """Everything that lasts, each once."""
    found = (
        EffectView(thing.frame.actor, thing.until, thing.frame.program, thing.frame.at, printed_on(state, thing.frame))
        for thing in state.lasting
        if thing.frame.program != NONE and thing.frame.actor >= 0
    )
    return tuple(dict.fromkeys(found))


def looks_view(state: KnightState, seat: int | None) -> tuple[LookView, ...]:
    """The face-down enemies that a seat has looked at, as long as they lie there (MK-18.3)."""
    setting = state.setting
    return tuple(
        LookView(
            hex=None if sight.hex == NONE else setting.hex_names[sight.hex],
            pile=setting.enemies[sight.token].colour,
            enemy=setting.enemy_ids[sight.token],
        )
        for sight in known_to(state, seat)
    )


def source_view(state: KnightState) -> SourceView | None:
    """The card, unit or skill whose effect asks now."""
    step = state.steps[-1] if state.steps else None
    return printed_on(state, step.frame) if isinstance(step, EffectStep) else None


def printed_on(state: KnightState, frame: Frame) -> SourceView | None:
    """The card, unit or skill on which the words of an effect are printed, and where on it."""
    setting, source = state.setting, frame.source
    if source < 0:
        return None
    if frame.bearer == UNIT:
        return SourceView("unit", setting.unit_ids[source], place_of(setting.ability_programs[source], frame))
    if frame.bearer == SKILL:
        return SourceView("skill", setting.skill_ids[source], place_of((setting.skill_programs[source],), frame))
    halves = setting.basic_programs[source], setting.strong_programs[source], setting.attach_programs[source]
    return SourceView("card", setting.card_ids[source], place_of(halves, frame))


def place_of(programs: Sequence[int], frame: Frame) -> int | None:
    """Which of the programs of a thing a frame is in; nothing inside one that is part of them."""
    return programs.index(frame.program) if frame.program in programs else None
