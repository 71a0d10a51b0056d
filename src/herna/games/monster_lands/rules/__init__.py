"""The rules below the steps: what clans have, what attacks and purchases come to, piles, points and ratings."""
