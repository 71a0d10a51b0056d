"""The load generator works; what it measures is for people to read."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from herna.server.bench.__main__ import measure, report
from herna.server.bench.herna_load import HernaHost


async def test_a_small_load_is_carried_and_reported(tmp_path: Path) -> None:
    chosen = Namespace(tables=2, rate=20.0, seconds=1.0, rounds=1, idle=3)
    found = await measure({"herna": HernaHost(tmp_path)}, chosen)
    assert found["herna"]["steady_actions_per_second"] > 0
    assert 0 < found["herna"]["steady_frame_median"] < 2048
    assert "p99" in report(found)
