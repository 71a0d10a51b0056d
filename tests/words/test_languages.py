from __future__ import annotations

import pytest

from herna.kernel import BadSetting
from herna.words import preferred, say
from herna.words.languages import ENVIRONMENT


@pytest.fixture(autouse=True)
def quiet_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        ("cs", "cs"),
        ("CS", "cs"),
        ("cs_CZ.UTF-8", "cs"),
        ("cs-CZ", "cs"),
        ("en_GB", "en"),
        ("de", "en"),
        ("C.UTF-8", "en"),
    ],
)
def test_a_choice_is_czech_for_czech_and_english_for_the_rest(wanted: str, spoken: str) -> None:
    assert preferred(wanted) == spoken


def test_a_choice_comes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HERNA_LANG", "cs")
    assert preferred("en") == "en"


def test_the_environment_is_asked_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    assert preferred() == "en"
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert preferred() == "cs"
    monkeypatch.setenv("LC_MESSAGES", "en_US.UTF-8")
    assert preferred() == "en"
    monkeypatch.setenv("LC_ALL", "cs_CZ")
    assert preferred() == "cs"
    monkeypatch.setenv("HERNA_LANG", "en")
    assert preferred() == "en"
    monkeypatch.setenv("HERNA_LANG", "")
    assert preferred() == "cs"


def test_a_language_nobody_speaks_here_is_refused_with_those_we_speak() -> None:
    with pytest.raises(BadSetting) as refused:
        say("de")
    assert refused.value.code == "unknown-language"
    assert "cs and en" in str(refused.value)
