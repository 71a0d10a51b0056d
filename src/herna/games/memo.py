"""Questions about a setting that are worked out once: what was found goes when the setting goes."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from herna.kernel import Memo, Setting

Kind = TypeVar("Kind", bound=Setting)
Value = TypeVar("Value")
Asked = ParamSpec("Asked")


def by_setting(
    function: Callable[Concatenate[Kind, Asked], Value],
) -> Callable[Concatenate[Kind, Asked], Value]:
    """Work the answer out once for each setting, which is what the function asks for first, and for what else it asks
    for. For questions with few answers."""
    name = f"{function.__module__}.{function.__qualname__}"

    @wraps(function)
    def known(setting: Kind, /, *asked: Asked.args, **more: Asked.kwargs) -> Value:
        memo: Memo[Value] = setting.memo(name)
        key = (asked, *more.items()) if more else asked
        return memo.get(key, lambda: function(setting, *asked, **more))

    return known
