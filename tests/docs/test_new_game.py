"""`docs/new-game.md` is true: its game is there wherever Herna looks for games, by its folder alone."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import herna
from herna.bots import LEVELS, bot
from herna.bots.general import general_sheet
from herna.bots.judging import OwnJudge, judge_of
from herna.bots.weights import read
from herna.envs import HernaAEC, HernaSolo
from herna.tui import seats
from herna.tui.app import HernaApp
from tests.cli.running import Shell
from tests.docs.blocks import files, write_files
from tests.games.battery import check_actions, check_hidden, check_snapshot, play_randomly, settings_of
from tests.server.running import Server
from tests.tui.sitting import press, said, shown, sitting, table


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"HERNA_GAMES": str(folder)}
    return subprocess.run(
        [sys.executable, *command], env=environment, cwd=folder, capture_output=True, text=True, check=False
    )


def test_its_own_tests_pass_and_prove_every_clause(own_games: Path) -> None:
    options = ("-q", "-c", os.devnull, "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestUnknownMarkWarning")
    ran = run(own_games, "-m", "pytest", *options, "test_pebbles.py")
    assert ran.returncode == 0, ran.stdout
    covered = run(own_games, "-m", "herna.cli", "rules", "pebbles", "--coverage", "--tests", ".")
    assert (covered.returncode, covered.stdout) == (0, "7 of 7 clauses are proved by 4 tests\n"), covered


def test_its_code_has_the_style_of_the_house(own_games: Path) -> None:
    settings = Path(__file__).parents[2] / "pyproject.toml"
    ran = run(own_games, "-m", "ruff", "check", "--no-cache", "--config", str(settings), "pebbles")
    assert ran.returncode == 0, ran.stdout


def test_it_keeps_the_contract_of_every_game(pebbles: str) -> None:
    draw = random.Random(3)

    def watch(state: herna.State) -> None:
        for seat in state.seats_to_act:
            check_actions(state, seat)
        check_hidden(state, draw)
        check_snapshot(state)

    found = list(settings_of(pebbles))
    assert len(found) == 6
    for setting in found:
        assert play_randomly(setting, seed=5, watch=watch).winners


def test_the_command_line_knows_it(pebbles: str, shell: Shell) -> None:
    assert "Pebbles  pebbles" in shell("games").out
    assert "Oblázky" in shell("games", "--lang", "cs").out
    ran = shell("sim", pebbles, "--games", "20", "--bots", "greedy,random", "--set", "size=large")
    assert ran.code == 0
    assert "Pebbles, 2 players: 20 games" in ran.out
    assert "a pebble drawn from the bag" in shell("rules", "pb", "2.3").out.lower()
    assert "small, large" in shell.refused("sim", pebbles, "--set", "size=huge")


def test_every_level_plays_it_although_it_teaches_nothing_and_learns_it_from_its_views(
    pebbles: str, monkeypatch: pytest.MonkeyPatch, shell: Shell, tmp_path: Path
) -> None:
    game = herna.game(pebbles)
    monkeypatch.delattr(type(game), "feature_sheet")
    assert not any(game.brings(part) for part in ("value", "plans", "expected", "advise", "feature_sheet"))
    setting = game.setting(2)
    assert isinstance(judge_of(setting), OwnJudge)
    state = game.new(2, 5)
    for level in LEVELS:
        seat = state.seats_to_act[0]
        advice = bot(level, 1).explain(state, seat)
        assert advice.action in state.options(seat)
        state.apply(advice.action, seat)
    file = tmp_path / "learned.toml"
    ran = shell("train", pebbles, "--players", "2", "--games", "6", "--out", str(file))
    assert ran.code == 0, ran.err
    learnt = read(file, game.name, game.rules)
    assert learnt is not None
    judged = general_sheet(setting).judged
    assert len(learnt.table[0].weights) == len(judged)
    assert {"lead", "my score", "next 1 score"} <= set(judged)


async def test_the_terminal_plays_it(pebbles: str) -> None:
    seated = tuple(seats.chair(word) for word in ("Anna", "random"))
    match = herna.Match.new(herna.game(pebbles), 2, 7, ("Anna", "random"))
    async with sitting(HernaApp(match, seated, language="cs", pause=0)) as pilot:
        assert said(pilot, "prompt") == "Který oblázek si vezmete?"
        assert "oblázek, číslo 1" in shown(pilot)
        while not table(pilot).playing.over:
            await press(pilot, "1")
        assert "Konec hry." in said(pilot, "prompt")


def test_the_server_offers_it_with_its_words_rules_and_picture(pebbles: str, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        listed = {game["name"]: game for game in server.get("/api/games")}
        assert listed[pebbles]["actions"] == {"take": {"place": "place"}}
        assert server.get(f"/api/games/{pebbles}/content") == {}
        assert "game-title = Oblázky" in server.http.get(f"/api/games/{pebbles}/words", params={"language": "cs"}).text
        assert server.get(f"/api/games/{pebbles}/rulebook")[1]["clauses"][1]["id"] == "PB-2.2"
        opened = open_table(server, pebbles, {"kind": "human", "name": "Anna"}, {"kind": "bot", "level": "greedy"})
        path, token = f"/api/tables/{opened['id']}", opened["seats"][0]["token"]
        picture = server.get(f"{path}/picture", token=token, language="cs")
        assert [panel["title"] for panel in picture["panels"]] == ["Řada", "Hráči"]
        assert picture["labels"][0].startswith("Vzít")
        assert "Anna" in picture["panels"][1]["lines"][0][0]["text"]
        assert server.get(f"{path}/picture", language="en")["labels"] == [], "a spectator may do nothing"
        frame = server.get(f"{path}/state", token=token)
        action = frame["view"]["options"][0]
        server.post(f"{path}/actions", token=token, action=action, version=frame["version"])
        then = server.get(f"{path}/picture", token=token, language="cs", ply=0)
        assert then == picture, "the table as it was before the first move"
        server.refused(server.http.get(f"{path}/picture", params={"ply": 999}), 422, "no-such-move")
        server.refused(server.http.get(f"{path}/picture", params={"language": "de"}), 400, "unknown-language")


def open_table(server: Server, game: str, *wishes: dict[str, str]) -> Any:
    return server.post("/api/tables", 201, game=game, players=len(wishes), seats=list(wishes))


def test_learning_machines_can_play_it(pebbles: str) -> None:
    aec = HernaAEC(pebbles, players=3)
    aec.reset(seed=1)
    for agent in aec.agent_iter():
        observation, _, over, _, _ = aec.last()
        aec.step(None if over else int(observation["action_mask"].argmax()))
        assert agent in aec.possible_agents
    solo = HernaSolo(pebbles, opponent="greedy")
    observation, _ = solo.reset(seed=1)
    space: Any = solo.observation_space
    assert observation["observation"].shape == space["observation"].shape


def test_a_game_that_is_broken_is_left_out_and_named(tmp_path: Path) -> None:
    rooms = {"broken": "import nothing_like_that\n", "leaving": "raise SystemExit(5)\n", "nameless": "GAME = 3\n"}
    for name, text in rooms.items():
        (tmp_path / name / "rulebook").mkdir(parents=True)
        (tmp_path / name / "__init__.py").write_text(text)
    (tmp_path / "andor" / "rulebook").mkdir(parents=True)
    (tmp_path / "andor" / "__init__.py").write_text("GAME = 'not the real one'\n")
    code = "import herna, herna.games; print(herna.game_names()); [print(e) for e in herna.games.left_out()]"
    names, *wrong = run(tmp_path, "-c", code).stdout.splitlines()
    assert "andor" in names
    assert "broken" not in names
    assert wrong == [
        f"There is a game in {tmp_path / 'broken'} that cannot be played:"
        " ModuleNotFoundError: No module named 'nothing_like_that'.",
        f"There is a game in {tmp_path / 'leaving'} that cannot be played: SystemExit: 5.",
        f"There is a game in {tmp_path / 'nameless'} that cannot be played: GAME must be a Game called 'nameless'.",
    ]
    played = run(tmp_path, "-m", "herna.cli", "play", "pebbles")
    assert "left out" in played.stderr
    assert "leaving" in run(tmp_path, "-m", "herna.cli", "games").stderr
    asked = run(tmp_path, "-m", "herna.cli", "sim", "leaving")
    assert asked.returncode == 2
    assert "SystemExit: 5" in asked.stderr
    absent = run(
        tmp_path,
        "-c",
        code.replace("import herna,", f"import os; os.environ['HERNA_GAMES'] = '{tmp_path}/no'; import herna,"),
    )
    assert absent.stdout.splitlines()[1].startswith(f"There is no folder {tmp_path}/no, which HERNA_GAMES names")


def test_every_file_of_the_paper_is_one_the_house_reads() -> None:
    assert {path.split("/")[0] for path in files("new-game.md")} == {"pebbles", "test_pebbles.py", "web"}


def test_its_emblem_is_found_when_the_page_is_built(tmp_path: Path) -> None:
    """The folders of both sides, put where a game of the house has them: the page takes them in by itself."""
    root = Path(__file__).parents[2]
    modules = root / "web" / "node_modules"
    if not modules.is_dir():
        pytest.skip("the page's packages are not installed: make page installs them")
    shutil.copytree(root / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    (tmp_path / "web" / "node_modules").symlink_to(modules)
    shutil.copytree(root / "src" / "herna", tmp_path / "src" / "herna", ignore=shutil.ignore_patterns("page", "*.py*"))
    write_files("new-game.md", tmp_path)
    shutil.move(tmp_path / "pebbles", tmp_path / "src" / "herna" / "games" / "pebbles")
    node = Path(sys.executable).with_name("node")
    vite = [str(node if node.exists() else "node"), "node_modules/vite/bin/vite.js", "build", "--logLevel", "error"]
    subprocess.run(vite, cwd=tmp_path / "web", check=True)
    built = "".join(
        file.read_text(encoding="utf-8") for file in (tmp_path / "src/herna/server/page/assets").glob("*.js")
    )
    assert "#7d9a8c" in built, "the emblem"
    assert "game-title = Oblázky" in built, "the words"
