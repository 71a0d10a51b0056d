"""Many games at once: simulations, benchmarks, and how strong the bots are."""

from herna.arena.bench import BenchLine, BenchReport, bench
from herna.arena.simulation import Report, ScoreSpread, simulate
from herna.arena.strength import StrengthLine, StrengthReport, strength

__all__ = [
    "BenchLine",
    "BenchReport",
    "Report",
    "ScoreSpread",
    "StrengthLine",
    "StrengthReport",
    "bench",
    "simulate",
    "strength",
]
