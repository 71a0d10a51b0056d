"""Options as people choose them: which are worth asking for, what typed words mean, what goes with what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from herna import words
from herna.kernel import Game, OptionInfo
from herna.words import Speech

YES = frozenset({"yes", "true", "on", "1", "ano", "y", "a"})
NO = frozenset({"no", "false", "off", "0", "ne", "n"})


def typed(info: OptionInfo, text: str) -> Any:
    """The value a person means; the text itself where it means none, for the game to refuse."""
    if info.kind == "switch":
        word = text.lower()
        return True if word in YES else False if word in NO else text
    if info.kind == "choice":
        return _choice(info, text)
    if info.kind == "things":
        return tuple(_choice(info, word) for word in _split(text))
    try:
        return int(text) if info.kind == "number" else tuple(int(number) for number in _split(text))
    except ValueError:
        return text


def written(value: Any) -> str:
    """A value as it is typed: the inverse of `typed`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def shown(info: OptionInfo, value: Any, speech: Speech) -> str:
    """A value in words; nothing for a list that is empty."""
    if info.kind in ("switch", "choice"):
        return words.choice_text(info, value, speech)
    if info.kind == "things":
        return ", ".join(words.choice_text(info, one, speech) for one in value)
    return ", ".join(map(str, value)) if info.kind == "numbers" else str(value)


def grouped(infos: Iterable[OptionInfo]) -> list[tuple[str, list[OptionInfo]]]:
    """The options group by group, those without one first."""
    groups: dict[str, list[OptionInfo]] = {"": []}
    for info in infos:
        groups.setdefault(info.group, []).append(info)
    return [(group, found) for group, found in groups.items() if found]


def settled(game: Game, chosen: Mapping[str, Any], players: int) -> dict[str, Any]:
    """The options after the number of players has changed: what does not go with it becomes what does."""
    found = dict(chosen)
    for info in game.option_info():
        if not info.goes_with(found[info.name], players):
            found[info.name] = next((one for one in info.choices if info.goes_with(one, players)), info.default)
    return _without_left_over(game, found, players)


def seated(game: Game, chosen: Mapping[str, Any], players: int, changed: str = "") -> tuple[dict[str, Any], int]:
    """The options after one of them has changed, and the number of players they go with that is nearest.

    Where no number goes with all of them, the others follow the one that was changed.
    """
    found = _without_left_over(game, chosen, players)
    infos = game.option_info()
    for decisive in (infos, [info for info in infos if info.name == changed]):
        allowed = [count for count in game.players if all(info.goes_with(found[info.name], count) for info in decisive)]
        if allowed:
            players = min(allowed, key=lambda count: abs(count - players))
            break
    return settled(game, found, players), players


def _without_left_over(game: Game, chosen: Mapping[str, Any], players: int) -> dict[str, Any]:
    """What goes only with something that is not chosen any more is as usual again."""
    found = dict(chosen)
    for info in game.option_info():
        if any(found[other] not in right for other, right in info.needs(players).items()):
            found[info.name] = info.default
    return found


def _choice(info: OptionInfo, text: str) -> Any:
    return next((choice for choice in info.choices if str(choice).lower() == text.lower()), text)


def _split(text: str) -> list[str]:
    """`a, b,c` → `["a", "b", "c"]`."""
    return [word.strip() for word in text.split(",") if word.strip()]
