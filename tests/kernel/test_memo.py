"""What was worked out for a setting is worked out once, and goes with its setting."""

from __future__ import annotations

import gc
import weakref

import herna
from herna.games.monster_lands import GAME
from herna.games.monster_lands.options import LandsOptions
from herna.games.monster_lands.setting import LandsSetting
from herna.kernel import Memo


def test_an_answer_is_worked_out_once() -> None:
    asked: list[int] = []

    def work() -> int:
        asked.append(1)
        return 7

    memo: Memo[int] = Memo()
    assert (memo.get("a", work), memo.get("a", work), memo.get("b", work)) == (7, 7, 7)
    assert len(asked) == 2


def test_too_many_answers_are_forgotten_together() -> None:
    memo: Memo[int] = Memo(most=2)
    for key in range(3):
        memo.get(key, lambda: 0)
    assert len(memo) == 1


def test_settings_have_memos_of_their_own() -> None:
    two, three = (herna.game("monster_lands").setting(players) for players in (2, 3))
    assert two.memo("outings") is two.memo("outings")
    assert two.memo("outings") is not three.memo("outings")


def test_what_bots_remember_does_not_keep_a_setting() -> None:
    setting = LandsSetting(GAME, 2, LandsOptions())
    held = [setting]
    setting.memo("outings").get("key", held.pop)
    gone = weakref.ref(setting)
    del setting
    gc.collect()
    assert gone() is None
