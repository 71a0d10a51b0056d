"""Legends: stories in TOML files, ours and people's own, in one and the same format."""

from __future__ import annotations

from herna.games.andor.legend.files import check_file, load_legends, own_files, own_legends
from herna.games.andor.legend.story import (
    Card,
    Deck,
    Legend,
    Moment,
    Opponent,
    Rule,
    Text,
    Training,
    TrainingTask,
    Whenever,
)

__all__ = [
    "Card",
    "Deck",
    "Legend",
    "Moment",
    "Opponent",
    "Rule",
    "Text",
    "Training",
    "TrainingTask",
    "Whenever",
    "check_file",
    "load_legends",
    "own_files",
    "own_legends",
]
