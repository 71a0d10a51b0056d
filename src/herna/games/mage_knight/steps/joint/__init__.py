"""Joint assaults on a city: the proposal, the part of each hero, and how they end."""
