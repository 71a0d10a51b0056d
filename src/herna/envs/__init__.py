"""Faces for learning machines: PettingZoo (every seat learns) and Gymnasium (one seat against bots).

Installed with the extra `envs`. Both offer action masks; actions are numbers into `setting.catalogue`.

    >>> from herna.envs import HernaAEC, HernaSolo
    >>> HernaAEC("eight_minute_empire", players=3).possible_agents
    ['seat_0', 'seat_1', 'seat_2']
"""

try:
    from herna.envs.aec import HernaAEC
    from herna.envs.solo import HernaSolo
except ModuleNotFoundError as missing:
    if missing.name not in ("numpy", "gymnasium", "pettingzoo"):
        raise
    raise ModuleNotFoundError(
        f"The environments for learning machines need {missing.name}, which comes with: pip install 'herna[envs]'",
        name=missing.name,
    ) from missing

__all__ = ["HernaAEC", "HernaSolo"]
