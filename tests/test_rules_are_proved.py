"""Every clause of every rulebook is proved by a test, and no test cites a clause that does not exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from herna.cli.coverage import coverage
from herna.games import names


@pytest.mark.parametrize("name", names())
def test_every_clause_has_a_test(name: str) -> None:
    found = coverage([name], Path(__file__).parent)
    assert found.clauses > 0
    assert found.without_test == ()
    assert found.unknown == ()
