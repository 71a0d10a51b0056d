"""Every action that can ever be offered in a setting, in a fixed order: for learning machines.

What a field can hold follows from its type: a reference to any thing of its kind, any of its words, or a small number.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin, get_type_hints

from herna.games.mage_knight.actions import ACTIONS, AttachBanner
from herna.games.mage_knight.components.world import EnemyAbility
from herna.games.mage_knight.vocabulary.names import Resistance
from herna.kernel import Action, references

if TYPE_CHECKING:
    from herna.games.mage_knight.setting import KnightSetting

MOST = {
    "place": 12,
    "ability": 6,
    "foe": 24,
    "attack": 4,
    "number": 12,
    "effect": 12,
    "path": 9,
    "discount": 6,
    "fame": 23,
}
"""How many places, abilities, enemies and so on there can be, by the name of the field; `OTHERWISE` for other names."""
OTHERWISE = 16
LEAST = {"discount": -1, "fame": 1}
"""The numbers that do not begin with 0."""
TEXTS: dict[str, Sequence[str]] = {
    "trait": (*get_args(EnemyAbility), *(f"{name}-resistance" for name in get_args(Resistance))),
}
"""What can stand in fields of text."""


def catalogue(setting: KnightSetting) -> tuple[Action, ...]:
    """All actions of all kinds."""
    return tuple(action for kind in ACTIONS for action in all_of(kind, setting))


def all_of(kind: type[Action], setting: KnightSetting) -> list[Action]:
    """Every action of one kind."""
    hints, kinds = get_type_hints(kind), references(kind)
    fields = [field_values(name, hints[name], kinds.get(name), setting) for name in kind.__struct_fields__]
    if kind is AttachBanner:
        fields[0] = setting.artifact_range
    return [kind(*values) for values in product(*fields)]


def field_values(name: str, hint: Any, refers_to: str | None, setting: KnightSetting) -> Sequence[Any]:
    """Everything that can stand in a field."""
    if refers_to is not None:
        return range(len(setting.names(refers_to)))
    if get_origin(hint) is Literal:
        return get_args(hint)
    if hint is bool:
        return (False, True)
    if hint is str:
        return TEXTS[name]
    return range(LEAST.get(name, 0), MOST.get(name, OTHERWISE))
