"""The wheel, built once from the working folder, and Herna installed from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.package.environments import Environment, built, install

Installed = Callable[[str], Environment]


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as `pip wheel .` would make it here."""
    return built("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Installs Herna with the packages of one lock: `run` is Herna alone, `envs` and `services` are its extras."""

    @cache
    def make(lock: str) -> Environment:
        return install(wheel, lock, tmp_path_factory.mktemp(f"home-{lock}"))

    return make


@pytest.fixture(scope="session")
def herna(installed: Installed) -> Environment:
    return installed("run")
