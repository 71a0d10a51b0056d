"""What a table refuses, beside what the rules refuse."""

from __future__ import annotations

from herna.kernel import HernaError
from herna.words import say


class TableError(HernaError):
    """Something that cannot be done at this table, or not by this person. Nothing has changed."""

    def reason(self, language: str = "en") -> str:
        speech, message = say(language), f"error-{self.code}"
        if not speech.knows(message):
            return super().reason(language)
        return speech(message, **{"why": "", **self.facts})
