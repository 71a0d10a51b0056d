"""Faces for learning machines: PettingZoo (every seat learns) and Gymnasium (one seat against bots).

Installed with the extra `envs`. Both offer action masks; actions are numbers into `setting.catalogue`.

    >>> from herna.envs import HernaAEC, HernaSolo
    >>> HernaAEC("eight_minute_empire", players=3).possible_agents
    ['seat_0', 'seat_1', 'seat_2']
"""

from herna.envs.aec import HernaAEC
from herna.envs.solo import HernaSolo

__all__ = ["HernaAEC", "HernaSolo"]
