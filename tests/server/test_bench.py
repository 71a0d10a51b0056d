"""The load generator works; what it measures is for people to read."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest

from herna.server.settings import Settings
from tools.server_bench.__main__ import NO_BROWSER, measure, report
from tools.server_bench.herna_load import HernaHost
from tools.server_bench.page_load import page_load


async def test_a_small_load_is_carried_and_reported(tmp_path: Path) -> None:
    chosen = Namespace(tables=2, rate=20.0, seconds=1.0, rounds=1, idle=3, visits=0, clicks=0)
    found = await measure({"herna": HernaHost(tmp_path)}, chosen)
    assert found["herna"]["steady_actions_per_second"] > 0
    assert 0 < found["herna"]["steady_frame_median"] < 2048
    told = report(found)
    assert "p99" in told
    assert NO_BROWSER in told


async def test_the_page_is_opened_and_weighed(tmp_path: Path) -> None:
    if not (Path(Settings().page) / "index.html").is_file():
        pytest.skip("the page is not built (make page)")
    async with HernaHost(tmp_path) as host:
        found = await page_load(host.url, visits=1, clicks=2)
    if not found:
        pytest.skip("the packaged Chromium does not run on this kind of machine (name another with CHROMIUM=)")
    assert 0 < found["page_paint_kb"] <= found["page_kb"]
    assert 0 < found["page_interactive_ms"] == found["page_interactive_worst_ms"]
    assert found["page_paint_ms"] > 0
    assert 0 < found["click_answered_ms"] <= found["click_shown_worst_ms"]
    told = report({"herna": found, "other": {}})
    assert "packed KB" in told
    assert "nan" not in told
