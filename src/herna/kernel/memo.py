"""What was worked out before, kept until it becomes too much."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Known = TypeVar("Known")
MANY = 1 << 15


class Memo(Generic[Known]):
    """Answers by their questions, for whoever asks the same again and again; all are forgotten when there are too many.

    One that is asked for as `setting.memo(…)` goes when its setting goes, and may keep what holds in that setting only.

    >>> memo = Memo[int](most=2)
    >>> [memo.get(n, lambda: n * n) for n in (3, 3, 4, 5)], len(memo)
    ([9, 9, 16, 25], 1)
    """

    __slots__ = ("_known", "most")

    def __init__(self, most: int = MANY) -> None:
        self.most = most
        self._known: dict[Hashable, Known] = {}

    def __len__(self) -> int:
        return len(self._known)

    def get(self, key: Hashable, work: Callable[[], Known]) -> Known:
        """The answer to a question; `work` gives it the first time."""
        try:
            return self._known[key]
        except KeyError:
            found = work()
            if len(self._known) >= self.most:
                self._known.clear()
            self._known[key] = found
            return found
