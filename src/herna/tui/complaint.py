"""What goes wrong outside the rules: a file, a seat, a word on the command line. Said in the person's language."""

from __future__ import annotations

from typing import Any

from herna.kernel import HernaError
from herna.words import say


class Complaint(Exception):
    """One sentence for the person: the message `message` filled with `facts`. Nothing has been changed."""

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts

    def text(self, language: str) -> str:
        """The sentence, on one line. Errors among the facts are told in the same language."""
        facts = {name: told(value, language) for name, value in self.facts.items()}
        return one_line(say(language)(self.message, **facts))

    def __str__(self) -> str:
        return self.text("en")


def told(value: Any, language: str) -> Any:
    """An error as its sentence; anything else as it is."""
    if isinstance(value, Complaint):
        return value.text(language)
    if isinstance(value, HernaError):
        return one_line(value.reason(language))
    return value


def one_line(text: str) -> str:
    """The text without line breaks and without characters that a terminal would obey."""
    return "".join(sign for sign in " ".join(text.split()) if sign.isprintable())
