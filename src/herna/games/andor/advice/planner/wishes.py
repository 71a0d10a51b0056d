"""What companions want and allow, in plain words: a legend that sees it otherwise says so."""

from __future__ import annotations

from herna.games.andor.advice.planner.company import Company


class Wishes(Company):
    """What companions want in a legend that says nothing else."""

    def letter_worth(self) -> float:
        """Gold that a victory must bring to be worth a letter: many heroes do more with a day."""
        return 1.5 if len(self.state.space) == 2 else 2.5

    def saved(self, seat: int) -> int:
        """Gold that a hero must not spend."""
        return 0

    def fog_worth(self) -> float:
        return 1.0

    def in_bounds(self, space: int) -> bool:
        """May a hero still go there, so near to the end?"""
        return True

    def wants(self, seat: int, piece: int) -> bool:
        """Things to pick up: nearly everything is of use to somebody."""
        return True

    def lays_down(self, seat: int, piece: int) -> bool:
        """Bait belongs on the ground."""
        duty = self.duties.get(seat)
        return duty is not None and duty.kind == "bait" and duty.piece == piece and self.state.space[seat] == duty.space

    def takes_gold(self, seat: int) -> bool:
        """Pick up what lies there?"""
        return True

    def leaves_gold(self, seat: int) -> bool:
        """Lay gold down for somebody who comes later?"""
        return False

    def steps_in(self, seat: int, space: int) -> bool:
        """Stand beside the others in this fight, even if he could shoot from next door?"""
        return False

    def not_ready(self, seat: int, space: int) -> bool:
        """Is there something to do first that another one has to do on his own turn?"""
        return False

    def may_stop(self, seat: int, space: int) -> bool:
        return True

    def lying(self, seat: int, space: int) -> float:
        """What the things that lie on a space are worth to a hero."""
        return 0.0

    def hands_over(self, seat: int, other: int, piece: int) -> bool:
        """Things that another one needs more."""
        return False
