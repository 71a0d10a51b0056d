"""`docs/new-scenario.md` is true: its scenario, put into a copy of Herna as the paper says, is played there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import herna
from tests.docs.blocks import DOCS

PAPER = DOCS / "new-scenario.md"
BLOCK = re.compile(
    r"^\*\*(?P<path>[\w./-]+)\*\*(?:, (?P<where>[^\n]+))?\n```\w+\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
ROOM = Path("herna/games/mage_knight")
STANDS = "as it stands"
OWN = "my-content/"


def found_blocks() -> list[re.Match[str]]:
    return list(BLOCK.finditer(PAPER.read_text(encoding="utf-8")))


def put(file: Path, where: str, text: str) -> None:
    """A block of the paper goes where the paper says."""
    if not where:
        file.write_text(text, encoding="utf-8")
        return
    old = file.read_text(encoding="utf-8")
    if where == "at the end":
        new = old + text
    elif where == "an import":
        new = old.replace("\nfrom herna", f"\n{text}from herna", 1)
    else:
        name = where.removeprefix("in ")
        new = re.sub(rf"^{name}: .* = {{\n", lambda found: found[0] + text, old, count=1, flags=re.MULTILINE)
    assert new != old, (file, where)
    file.write_text(new, encoding="utf-8")


def test_the_scenario_of_the_paper_is_played_in_a_copy_of_herna(tmp_path: Path) -> None:
    source = Path(herna.__file__).parent
    shutil.copytree(source, tmp_path / "herna", ignore=shutil.ignore_patterns("page", "__pycache__"))
    blocks = [block for block in found_blocks() if block["where"] != STANDS and not block["path"].startswith(OWN)]
    assert len(blocks) == 7
    for block in blocks:
        file = tmp_path / block["path"] if block["path"].startswith("test_") else tmp_path / ROOM / block["path"]
        put(file, block["where"] or "", block["text"])
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_pilgrimage.py"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "4 passed" in run.stdout


def test_the_files_that_the_paper_names_are_there() -> None:
    text = PAPER.read_text(encoding="utf-8")
    for file in ("scenarios/base.py", "scenarios/every.py", "scenarios/variants.py", "components/scenario.py"):
        assert file in text
        assert (Path(herna.__file__).parents[1] / ROOM / file).is_file()


def test_what_the_paper_shows_of_ours_stands_so_in_the_sources() -> None:
    shown = [block for block in found_blocks() if block["where"] == STANDS]
    assert len(shown) == 3
    for block in shown:
        source = Path(herna.__file__).parents[1] / ROOM / block["path"]
        assert block["text"] in source.read_text(encoding="utf-8"), block["path"]


PLAY = """
import random
import herna
from herna.words import choice_text, say
game = herna.game("mage_knight")
(info,) = (one for one in game.option_info() if one.name == "scenario")
print(*(choice_text(info, "evening", say(language, game.name)) for language in ("en", "cs")))
print(game.allowed_players(scenario="evening"), len(game.wrong_files(lambda message, **facts: message)))
state, dice = game.new(players=2, seed=1, heroes="dealt", scenario="evening"), random.Random(1)
while not state.over:
    seat = state.seats_to_act[0]
    state.apply(dice.choice(state.options(seat)), seat)
print(state.round, state.setting.together)
"""


def test_the_file_of_ones_own_is_checked_and_played(tmp_path: Path) -> None:
    (block,) = (block for block in found_blocks() if block["path"].startswith(OWN))
    file = tmp_path / block["path"]
    file.parent.mkdir(parents=True)
    file.write_text(block["text"], encoding="utf-8")
    file.with_name("wrong.toml").write_text(block["text"], encoding="utf-8")
    environment = os.environ | {"HERNA_CONTENT": str(tmp_path / OWN)}

    def run(*command: str) -> str:
        done = subprocess.run(
            [sys.executable, *command], env=environment, capture_output=True, text=True, check=False, cwd=tmp_path
        )
        assert not done.stderr, done.stderr
        return done.stdout

    told = run("-m", "herna.cli", "scenario", str(file))
    assert "“An Evening Together” (evening) is in order. It has the rules of Blitz Cooperation." in told
    assert run("-c", PLAY).splitlines() == ["An Evening Together Společný večer", "(2, 3) 1", "3 True"]
