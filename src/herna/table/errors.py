"""What a table refuses, beside what the rules refuse."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from herna.kernel import HernaError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


LARGE = 10**15


class TableError(HernaError):
    """Something that cannot be done at this table, or not by this person. Nothing has changed."""

    def reason(self, language: str = "en") -> str:
        bundle = _bundle(language)
        message = f"error-{self.code}"
        pattern = bundle.get_message(message).value if bundle.has_message(message) else None
        if pattern is None:
            return super().reason(language)
        facts = {name.replace("_", "-"): _told(value) for name, value in self.facts.items()}
        text, _ = bundle.format_pattern(pattern, {"why": "", **facts})
        return str(text)


def _told(value: Any) -> str | int | float:
    # Fluent cannot round numbers of dozens of digits; as text it takes anything.
    return value if isinstance(value, int | float) and abs(value) < LARGE else str(value)


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    text = resources.files("herna.table").joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
