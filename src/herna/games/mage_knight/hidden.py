"""What lies face down, dealt again: hands of others, the order of decks and piles, and tokens nobody has seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec.structs import replace

from herna.games.mage_knight.effects.tactics import ChangeCards
from herna.games.mage_knight.events.variants import DieShown
from herna.games.mage_knight.rules.drafting import deal_draft, drafted_otherwise
from herna.games.mage_knight.rules.known import know_otherwise, known_to
from herna.games.mage_knight.rules.remembered import lies_under
from herna.games.mage_knight.setting import NONE, PILES, WOUND
from herna.games.mage_knight.state import HexToken, KnightState, Turn
from herna.games.mage_knight.steps.chosen import knows_chosen
from herna.games.mage_knight.steps.draft import KeepCard
from herna.games.mage_knight.steps.fight.die import FACES, covered_die
from herna.games.mage_knight.steps.rewards import OrderArtifacts, PutBackArtifact
from herna.games.mage_knight.values import HiddenDie
from herna.games.programs import EffectStep
from herna.kernel import Dice, Event, Step, with_item
from herna.kernel.rng import shuffle_with

Origin = Literal["hand", "artifacts", "tokens", "dice"]
SECRETS: dict[tuple[type, str], Origin] = {
    (ChangeCards, "chosen"): "hand",
    (PutBackArtifact, "drawn"): "artifacts",
    (OrderArtifacts, "left"): "artifacts",
    (Turn, "scouted"): "tokens",
    (HiddenDie, "colour"): "dice",
}
"""What a step, a turn, a side or a die holds that only one seat may know, and where it comes from: it is dealt again
with that for everybody else. Whatever else such a thing holds is open to all."""


def secret_of(step: Step, origin: Origin) -> str:
    """The field of a step that holds a secret of this kind; nothing if it has none."""
    return next((name for (kind, name), where in SECRETS.items() if isinstance(step, kind) and where == origin), "")


def holder_of(step: Any) -> int:
    """The seat that a step asks."""
    return int(step.frame.actor if isinstance(step, EffectStep) else step.seat)


DECKS = ("regular_deck", "elite_deck", "advanced_deck", "spell_deck", "dummy_deck", "dummy_skills")


def deal_again(state: KnightState, seat: int | None, dice: Dice) -> None:
    """Everything that the seat cannot know lies in a new order."""
    deal_artifacts(state, seat, dice)
    draft = state.steps[-1] if state.steps else None
    if isinstance(draft, KeepCard):
        deal_draft(state, seat, draft.kept, dice)
    elif any(state.drafted) or any(state.draft_used):
        deal_drafted(state, seat, dice)
    for name in DECKS:
        setattr(state, name, mixed(getattr(state, name), dice))
    for owner in range(state.setting.players):
        state.skill_pile[owner] = mixed(state.skill_pile[owner], dice)
        if owner == seat:
            below, top = split(state.deck[owner], state.deck_known[owner])
            below, state.spared[owner] = dealt((below, state.spared[owner]), dice)
            state.deck[owner] = below + top
        else:
            deal_hand(state, owner, dice)
    deal_dice(state, seat, dice)
    deal_tokens(state, seat, dice)
    deal_tiles(state, dice)
    deal_chosen(state, seat, dice)


def deal_chosen(state: KnightState, seat: int | None, dice: Dice) -> None:
    """Whom another team has chosen could be any of its heroes."""
    state.chosen = tuple(
        one if one == NONE or knows_chosen(state, seat, team) else mixed(state.setting.teams[team], dice)[0]
        for team, one in enumerate(state.chosen)
    )


def mixed(items: Sequence[int], dice: Dice) -> tuple[int, ...]:
    """A pile in a new order, which has nothing to do with the true one."""
    pile = sorted(items)
    shuffle_with(pile, dice)
    return tuple(pile)


def split(pile: tuple[int, ...], top: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A pile as what lies below, and the cards on top that are known."""
    return pile[: len(pile) - top], pile[len(pile) - top :]


def dealt(piles: Sequence[tuple[int, ...]], dice: Dice) -> list[tuple[int, ...]]:
    """Piles of which only the sizes are known, dealt again."""
    pool = mixed([card for pile in piles for card in pile], dice)
    found, start = [], 0
    for pile in piles:
        found.append(pool[start : start + len(pile)])
        start += len(pile)
    return found


def deal_hand(state: KnightState, owner: int, dice: Dice) -> None:
    """The hand, the deck and the cards under the tactic of another hero, and which of them are being changed. Wounds
    that were seen to come to hand are there, and cards that were gained lie on top."""
    wounds = (WOUND,) * min(state.wounds_seen[owner], state.hand[owner].count(WOUND))
    below, top = split(state.deck[owner], state.deck_known[owner])
    others = tuple(sorted(state.hand[owner]))[len(wounds) :]
    hand, below, reserve = dealt((others, below, state.spared[owner]), dice)
    state.hand[owner], state.deck[owner], state.spared[owner] = tuple(sorted(wounds + hand)), below + top, reserve
    for at, step in enumerate(state.steps):
        name = secret_of(step, "hand")
        if name and holder_of(step) == owner:
            chosen = mixed(state.hand[owner], dice)[: len(getattr(step, name))]
            state.steps[at] = replace(step, **{name: chosen})


def deal_artifacts(state: KnightState, seat: int | None, dice: Dice) -> None:
    """Artifacts that nobody has seen yet, with other heroes or in their deck, could each be any of them; one that this
    seat has put back lies where it lies."""
    under = lies_under(state, seat)
    others = [owner for owner in range(state.setting.players) if owner != seat]
    drawn = [
        (at, step, name)
        for at, step in enumerate(state.steps)
        if (name := secret_of(step, "artifacts")) and holder_of(step) != seat
    ]
    hidden = {card for place, card in enumerate(state.artifact_deck) if place not in under}
    for _, step, name in drawn:
        hidden.update(getattr(step, name))
    for owner in others:
        own = {*state.hand[owner], *state.deck[owner], *state.spared[owner]}
        hidden |= (own & {*state.setting.artifact_range}) - {*state.artifacts_seen}
    fresh = iter(mixed([*hidden], dice))

    def renewed(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(next(fresh) if card in hidden else card for card in cards)

    for at, step, name in drawn:
        state.steps[at] = replace(step, **{name: renewed(getattr(step, name))})
    for owner in others:
        # What lies on top first: everybody knows that it is an artifact, and of the rest only how many there are.
        below, top = split(state.deck[owner], state.deck_known[owner])
        top = renewed(top)
        state.deck[owner] = renewed(below) + top
        state.hand[owner], state.spared[owner] = renewed(state.hand[owner]), renewed(state.spared[owner])
    state.artifact_deck = tuple(
        card if place in under else next(fresh) for place, card in enumerate(state.artifact_deck)
    )


def deal_drafted(state: KnightState, seat: int | None, dice: Dice) -> None:
    """What others have drafted, put by or shuffled in and not shown yet, could be any advanced action that nobody has
    seen since and the seat has not seen go elsewhere in the draft."""
    others = [owner for owner in range(state.setting.players) if owner != seat]
    hidden = {*state.advanced_deck}
    for owner in others:
        unseen = {*state.draft_used[owner]} - {*state.artifacts_seen}
        hidden |= {*state.drafted[owner]} | (unseen & {*state.hand[owner], *state.deck[owner], *state.spared[owner]})
    now = drafted_otherwise(state, seat, hidden, dice)
    state.draft_kept = tuple(tuple(now.get(card, card) for card in kept) for kept in state.draft_kept)
    state.draft_dealt = tuple(tuple(sorted(now.get(card, card) for card in hand)) for hand in state.draft_dealt)
    for owner in others:
        for piles in (state.drafted, state.draft_used, state.hand, state.deck, state.spared):
            piles[owner] = tuple(now.get(card, card) for card in piles[owner])
    state.advanced_deck = tuple(now.get(card, card) for card in state.advanced_deck)


def deal_dice(state: KnightState, seat: int | None, dice: Dice) -> None:
    """A die that somebody else has set in secret for a fight could show anything that was not ruled out."""
    for fight in state.fights:
        die = fight.die
        if die is not None and not die.shown and die.by != seat:
            face = mixed([colour for colour in FACES if colour not in die.ruled_out], dice)[0]
            fresh = replace(fight, die=replace(die, colour=face))
            state.fights = tuple(fresh if other is fight else other for other in state.fights)


def uncover(covered: str, event: Event) -> str | None:
    """What still lies face down after an event: a die of a fight until it is shown; cards that were drafted, changed or
    put back for good."""
    shown = isinstance(event, DieShown) and covered == covered_die(event.seat)
    return None if shown else covered


def deal_tokens(state: KnightState, seat: int | None, dice: Dice) -> None:
    """Face-down tokens are dealt again with the piles they come from, but for those that the seat has looked at."""
    known = known_to(state, seat)
    for pile, colour in enumerate(PILES):
        hidden = [token for token in state.tokens if covered(token) and colour_of(state, token) == colour]
        for sight in known:
            seen = next((token for token in hidden if (token.token, token.hex) == (sight.token, sight.hex)), None)
            hidden = [token for token in hidden if token is not seen]
        whole = state.enemy_piles[pile]
        top = whole[-1:] if any(sight.pile == pile for sight in known) else ()
        on_map, rest = dealt((tuple(token.token for token in hidden), whole[: len(whole) - len(top)]), dice)
        state.enemy_piles = with_item(state.enemy_piles, pile, rest + top)
        lay_again(state, hidden, on_map)
    know_otherwise(state, seat)
    ruins = [token for token in state.tokens if token.ruin and not token.face_up]
    on_map, state.ruin_pile = dealt((tuple(token.token for token in ruins), state.ruin_pile), dice)
    lay_again(state, ruins, on_map)


def covered(token: HexToken) -> bool:
    """Is this an enemy that nobody has seen?"""
    return not token.face_up and not token.ruin


def colour_of(state: KnightState, token: HexToken) -> str:
    """The pile a token comes from, which its back shows."""
    return state.setting.enemies[token.token].colour


def lay_again(state: KnightState, hidden: list[HexToken], tokens: Sequence[int]) -> None:
    """These tokens lie where those hidden ones lay."""
    now = {id(old): replace(old, token=new) for old, new in zip(hidden, tokens, strict=True)}
    state.tokens = tuple(now.get(id(token), token) for token in state.tokens)


def deal_tiles(state: KnightState, dice: Dice) -> None:
    """Which core tiles are in the stack, and in which order, nobody knows; nor the countryside, unless it lies by its
    numbers."""
    tiles = state.setting.tiles
    core = [tile for tile in state.tile_stack if tiles[tile].kind != "countryside"]
    country = tuple(tile for tile in state.tile_stack if tiles[tile].kind == "countryside")
    plain = tuple(tile for tile in core if tiles[tile].kind == "core")
    count = state.setting.tile_count
    laid = {tile % count for _, tile in state.laid}
    cities = [n for n in range(count) if tiles[n].kind == "core-city" and n not in laid]
    plain, state.box_core = dealt_tiles(state, plain, state.box_core, dice)
    likely = sorted(mixed(cities, dice), key=lambda tile: not state.setting.scenario.wanted(tiles[tile]))
    chosen = likely[: len(core) - len(plain)]
    if not state.setting.scenario.stack_known("countryside"):
        country, state.box_country = dealt_tiles(state, country, state.box_country, dice)
    else:
        state.box_country = mixed(state.box_country, dice)
    state.tile_stack = (*mixed((*plain, *chosen), dice), *country)


def dealt_tiles(
    state: KnightState, stack: tuple[int, ...], box: tuple[int, ...], dice: Dice
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Tiles of a kind dealt again between the stack and the box. Everybody knows how many of those that the scenario
    wants lie in either."""
    tiles, wanted = state.setting.tiles, state.setting.scenario.wanted
    sorts = {wanted(tiles[tile]) for tile in (*stack, *box)}
    if len(sorts) < 2:
        found = dealt((stack, box), dice)
        return found[0], found[1]
    parts = [
        dealt(tuple(tuple(tile for tile in pile if wanted(tiles[tile]) == sort) for pile in (stack, box)), dice)
        for sort in sorted(sorts)
    ]
    return mixed([tile for part in parts for tile in part[0]], dice), mixed(
        [tile for part in parts for tile in part[1]], dice
    )
