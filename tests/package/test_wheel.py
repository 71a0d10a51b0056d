"""What is in the packages that people install, and what is not."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

import pytest

import herna
from tests.package.environments import ROOT, built

UNREACHABLE = "http://127.0.0.1:9"


@pytest.fixture(scope="module")
def names(wheel: Path) -> list[str]:
    with ZipFile(wheel) as packed:
        return packed.namelist()


@pytest.fixture(scope="module")
def source_distribution(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("sdist", tmp_path_factory.mktemp("sdist"))


def unpacked(source_distribution: Path, folder: Path) -> Path:
    with tarfile.open(source_distribution) as packed:
        packed.extractall(folder, filter="data")
    (place,) = folder.iterdir()
    return place


def test_the_wheel_has_the_page_and_everything_the_page_names(wheel: Path, names: list[str]) -> None:
    page = "herna/server/page"
    with ZipFile(wheel) as packed:
        index = packed.read(f"{page}/index.html").decode()
    named = re.findall(r"(?:src|href)=\"/([^\"]+)\"", index)
    assert len(named) > 2
    assert {f"{page}/{name}" for name in named} <= set(names)


def test_the_wheel_has_every_file_of_the_package(names: list[str]) -> None:
    package = ROOT / "src" / "herna"
    left_out = ("__pycache__", "page")
    ours = [path for path in package.rglob("*") if path.is_file() and not set(path.parts) & set(left_out)]
    assert {f"herna/{path.relative_to(package).as_posix()}" for path in ours} <= set(names)
    assert "herna/py.typed" in names


def test_the_wheel_has_nothing_but_the_package(names: list[str]) -> None:
    assert {PurePosixPath(name).parts[0].partition("-")[0] for name in names} == {"herna"}
    assert not [name for name in names if re.search(r"/server/bench|breeding|/tests?/|node_modules|__pycache__", name)]


def test_the_version_stands_in_one_place(wheel: Path) -> None:
    assert wheel.name.startswith(f"herna-{herna.__version__}-")
    papers = [*ROOT.glob("*.toml"), *ROOT.glob("src/herna/**/*.py"), *ROOT.glob("tools/**/*.py")]
    papers += [ROOT / "web/package.json", ROOT / "tests/browser/chromium/package.json"]
    numbered = re.compile(rf"version\W.*{re.escape(herna.__version__)}|version__ = ")
    assert [path.name for path in papers if numbered.search(path.read_text())] == ["__init__.py"]


def test_the_source_distribution_brings_the_page_so_that_its_wheel_needs_no_node(
    source_distribution: Path, wheel: Path, names: list[str], tmp_path: Path
) -> None:
    place = unpacked(source_distribution, tmp_path)
    assert not (place / "web" / "node_modules").exists()
    with ZipFile(built("wheel", tmp_path, place, without_registry())) as packed:
        assert sorted(packed.namelist()) == sorted(names)


def test_sources_without_the_page_build_it(source_distribution: Path, names: list[str], tmp_path: Path) -> None:
    place = without_page(unpacked(source_distribution, tmp_path))
    (place / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    with ZipFile(built("wheel", tmp_path, place, without_registry())) as packed:
        assert sorted(packed.namelist()) == sorted(names)


def test_sources_without_the_page_say_what_building_it_needs(source_distribution: Path, tmp_path: Path) -> None:
    place = without_page(unpacked(source_distribution, tmp_path))
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    ended = subprocess.run(command, cwd=place, env=without_registry(), capture_output=True, text=True, check=False)
    assert ended.returncode != 0
    assert "Herna's page could not be built: that needs the packages in web/package-lock.json" in ended.stderr
    assert "Traceback" not in ended.stdout + ended.stderr
    assert not list(tmp_path.glob("*.whl"))


def without_page(place: Path) -> Path:
    shutil.rmtree(place / "src" / "herna" / "server" / "page")
    return place


def without_registry() -> dict[str, str]:
    """The environment of somebody without a network."""
    away = {"npm_config_registry": UNREACHABLE, "npm_config_fetch_retries": "0", "npm_config_cache": "/nonexistent/npm"}
    return dict(os.environ) | away
