"""Many games at once: simulations and benchmarks."""

from herna.arena.bench import BenchLine, BenchReport, bench
from herna.arena.simulation import Report, ScoreSpread, simulate

__all__ = ["BenchLine", "BenchReport", "Report", "ScoreSpread", "bench", "simulate"]
