"""What a player may do."""

from __future__ import annotations

from herna.games.eight_minute_family.actions import (
    Bid,
    Build,
    Destroy,
    Done,
    March,
    Perform,
    Place,
    PutNeutral,
    Sail,
    TakeCard,
)

ACTIONS = (Bid, PutNeutral, TakeCard, Perform, Place, March, Sail, Build, Destroy, Done)
