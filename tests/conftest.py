"""What all tests share: the rule mark, soak runs, and Hypothesis without a clock."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from herna import bots

settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.register_profile("soak", parent=settings.get_profile("house"), max_examples=1000)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="long runs: thousands of games instead of dozens")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--soak"):
        settings.load_profile("soak")
    os.environ.pop("HERNA_LANG", None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser comes last: what is wrong below shows first, and Playwright's event loop is in nobody's way."""
    items.sort(key=lambda item: "browser" in item.path.parts)


@pytest.fixture
def no_own_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whoever enlists bots of their own here leaves none behind."""
    for name in ("OWN", "_places", "_minds"):
        monkeypatch.setattr(bots, name, {})
    yield
    for mind in bots._minds.values():
        mind.end()


@pytest.fixture(scope="session")
def soak(request: pytest.FixtureRequest) -> bool:
    """Is this a soak run?"""
    return bool(request.config.getoption("--soak"))
