"""Tournaments on several processes and machines: what dies is played again, and nothing counts twice."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from pathlib import Path

import pytest

from herna.arena.tournament import LOG, tournament

GAME = "eight_minute_empire"
BOTS = ("random", "beginner")


def test_a_worker_that_is_killed_is_replaced_and_nothing_counts_twice(soak: bool, tmp_path: Path) -> None:
    if not soak:
        pytest.skip("a long run: make soak")
    whole = tournament(GAME, BOTS, 16, players=2, jobs=1, seed=3, early=False)
    killed: list[int] = []

    def kill_one() -> None:
        while not (tmp_path / LOG).exists() or len((tmp_path / LOG).read_bytes().splitlines()) < 3:
            time.sleep(0.05)
        for worker in multiprocessing.active_children():
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGKILL)
            killed.append(worker.pid)
            return

    killer = threading.Thread(target=kill_one)
    killer.start()
    found = tournament(GAME, BOTS, 16, out=tmp_path, players=2, jobs=2, seed=3, early=False)
    killer.join()
    assert killed
    assert found == whole
    assert len((tmp_path / LOG).read_bytes().splitlines()) == 1 + 8


def test_a_ray_cluster_of_two_processes_plays_the_same_games(soak: bool) -> None:
    if not soak:
        pytest.skip("a long run: make soak")
    ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'herna[ray]'")
    here = tournament(GAME, BOTS, 8, players=2, jobs=1, seed=3, early=False)
    started = ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        there = tournament(GAME, BOTS, 8, players=2, seed=3, early=False, ray=started.address_info["gcs_address"])
    finally:
        ray.shutdown()
    assert there == here
