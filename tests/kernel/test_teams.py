"""Who wins together: nobody, teams, all, and one player alone."""

from __future__ import annotations

import pytest

import herna
from herna import words
from herna.kernel import View
from tests.kernel.companies import Pay, Teams, Together
from tests.kernel.games import Sealed


@pytest.mark.parametrize(
    ("setting", "teams", "together"),
    [
        (Sealed().setting(3), ((0,), (1,), (2,)), False),
        (Sealed().setting(1), ((0,),), True),
        (Together().setting(3), ((0, 1, 2),), True),
        (Teams().setting(4), ((0, 2), (1, 3)), False),
    ],
    ids=["everybody alone", "a single player", "all together", "two teams"],
)
def test_a_setting_says_who_wins_together(setting: object, teams: object, together: bool) -> None:
    assert (setting.teams, setting.together) == (teams, together)  # type: ignore[attr-defined]


def test_a_win_is_shared_among_teams_not_within_them() -> None:
    alone, all_as_one, teams = Sealed().setting(4), Together().setting(4), Teams().setting(4)
    assert [alone.share((1, 2), seat) for seat in range(4)] == [0, 0.5, 0.5, 0]
    assert [all_as_one.share((0, 1, 2, 3), seat) for seat in range(4)] == [1, 1, 1, 1]
    assert [all_as_one.share((), seat) for seat in range(4)] == [0, 0, 0, 0]
    assert [teams.share((1, 3), seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [teams.share((0, 1, 2, 3), seat) for seat in range(4)] == [0.5] * 4


def test_the_value_of_a_position_does_not_mind_the_points_of_partners() -> None:
    state = Teams().new(seed=1)
    state.purse = [1, 3, 9, 2]  # type: ignore[attr-defined]
    assert Teams().value(state, 0) == 1 - 3
    assert Together().value(Together().new(players=3, seed=1), 0) == 0


def ended(view: View, winners: tuple[int, ...], teams: tuple[tuple[int, ...], ...]) -> tuple[str, str]:
    view.over, view.winners, view.teams = True, winners, teams
    return words.prompt_text(view, "en"), words.prompt_text(view, "cs")


@pytest.mark.parametrize(
    ("winners", "teams", "en", "cs"),
    [
        ((0,), ((0,),), "The game is over, and it is won!", "Konec hry – a je vyhraná!"),
        ((), ((0, 1),), "The game is over, and it is lost.", "Konec hry – a je prohraná."),
        ((), ((0,), (1,)), "The game is over. Nobody has won.", "Konec hry. Nikdo nevyhrál."),
        ((1,), ((0,), (1,)), "The game is over. Player 2 wins!", "Konec hry. Vítězství: Hráč 2!"),
        (
            (0, 2),
            ((0, 2), (1, 3)),
            "The game is over. Player 1 and Player 3 have won together!",
            "Konec hry. Společně zvítězili Hráč 1 a Hráč 3!",
        ),
        (
            (0, 1),
            ((0,), (1,)),
            "The game is over. Player 1 and Player 2 share the win!",
            "Konec hry. O vítězství se dělí Hráč 1 a Hráč 2!",
        ),
    ],
)
def test_the_end_is_told_by_who_has_won_together(
    winners: tuple[int, ...], teams: tuple[tuple[int, ...], ...], en: str, cs: str
) -> None:
    view = herna.game("eight_minute_empire").new(players=2, seed=1).view(None)
    assert ended(view, winners, teams) == (en, cs)


def test_a_view_tells_the_teams() -> None:
    state = Teams().new(seed=1)
    state.apply(Pay(1))
    assert state.view(None).teams == ((0, 2), (1, 3))
