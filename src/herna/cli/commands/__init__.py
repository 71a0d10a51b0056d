"""The commands, one small file each, loaded when the parser needs them."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any


def _module(name: str) -> Callable[[], Any]:
    return lambda: import_module(f"{__name__}.{name}")


NAMES = (
    *("games", "play", "sim", "replay", "analyse", "verify", "rules", "words", "legend", "scenario", "bench", "serve"),
    *("tournament", "train", "dataset", "portrait", "admin", "backup", "think"),
)
COMMANDS: dict[str, Callable[[], Any]] = {name: _module(name) for name in NAMES}
