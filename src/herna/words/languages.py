"""Which languages there are, and which one a person is likely to want."""

from __future__ import annotations

import os

from herna.kernel import BadSetting

LANGUAGES = ("cs", "en")
FALLBACK = "en"
ENVIRONMENT = ("HERNA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def preferred(choice: str | None = None) -> str:
    """The language to speak: the one chosen, else what the environment says; Czech for Czech, English for the rest.

    >>> preferred("cs_CZ.UTF-8"), preferred("de")
    ('cs', 'en')
    """
    wanted = choice or next((os.environ[name] for name in ENVIRONMENT if os.environ.get(name)), FALLBACK)
    spoken = wanted.strip().lower().replace("_", "-").partition("-")[0].partition(".")[0]
    return spoken if spoken in LANGUAGES else FALLBACK


def check(language: str) -> str:
    """The language, if it is one of ours."""
    if language not in LANGUAGES:
        raise BadSetting("unknown-language", language=str(language), known=list(LANGUAGES))
    return language
