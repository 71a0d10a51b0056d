"""Monster Lands: clans place dice in the Citadel and send mercenaries into the Outskirts."""
