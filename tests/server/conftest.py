from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that do not break it."""
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server
