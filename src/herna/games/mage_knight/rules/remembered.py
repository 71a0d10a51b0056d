"""What everybody, or one hero, still knows of cards that lie face down: a good memory at the table.

Cards gained lie on top of a deck; artifacts that were played are known when they are shuffled in again; one that was
put back lies at the bottom of its deck; wounds are taken to hand before everybody's eyes.
"""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import NONE, KnightState


def on_top(state: KnightState, seat: int, cards: int) -> None:
    """Some cards that their owner knows were laid on top of his deck."""
    state.deck_known[seat] += cards


def off_top(state: KnightState, seat: int, cards: int) -> None:
    """Some cards have left the top of a deck."""
    state.deck_known[seat] = max(0, state.deck_known[seat] - cards)


def mixed_up(state: KnightState, seat: int) -> None:
    """A deck was shuffled: nobody knows what lies where."""
    state.deck_known[seat] = 0


def shown(state: KnightState, cards: Sequence[int]) -> None:
    """Everybody has seen these cards: of artifacts, which are drawn unseen, and of what was drafted in secret that is
    worth remembering."""
    artifacts, drafted = state.setting.artifact_range, [card for used in state.draft_used for card in used]
    new = [card for card in cards if (card in artifacts or card in drafted) and card not in state.artifacts_seen]
    if new:
        state.artifacts_seen = tuple(sorted({*state.artifacts_seen, *new}))


def put_under(state: KnightState, artifact: int, by: int = NONE) -> None:
    """An artifact goes under its deck, seen by one hero or by all (`NONE`)."""
    state.put_back = ((by, artifact), *state.put_back[: len(state.artifact_deck)])
    state.artifact_deck = (artifact, *state.artifact_deck)


def lies_under(state: KnightState, seat: int | None) -> set[int]:
    """The places of the artifact deck, from the bottom, of which a seat knows what lies there."""
    return {
        place
        for place, ((by, artifact), there) in enumerate(zip(state.put_back, state.artifact_deck, strict=False))
        if by in (seat, NONE) and artifact == there
    }


def wounds_left(state: KnightState, seat: int, cards: Sequence[int]) -> None:
    """Cards have left a hand before everybody's eyes: of the wounds among them there are fewer now."""
    wounds = sum(card == WOUND for card in cards)
    state.wounds_seen[seat] = max(0, state.wounds_seen[seat] - wounds)


def unseen_left(state: KnightState, seat: int, count: int) -> None:
    """Some cards have left a hand face down: each of them may have been a wound."""
    state.wounds_seen[seat] = max(0, state.wounds_seen[seat] - count)
