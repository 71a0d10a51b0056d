"""The schema is true, and nothing that fits or does not fit it breaks the server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error

from herna.server.doors import PIPELINED_MOST
from herna.server.limits import SEAT_SHARE, SEATED, SOCKETS_OF_A_SEAT, TOGETHER, WATCHERS
from herna.server.refusals import STATUS
from herna.server.serving import SETTINGS
from herna.server.settings import Settings
from tests.server.running import Server

ROOT = Path(__file__).parents[2]
DOCS, SOURCE = ROOT / "docs", ROOT / "src" / "herna"


def test_no_request_breaks_the_server(tmp_path_factory: pytest.TempPathFactory, soak: bool) -> None:
    with Server(tmp_path_factory.mktemp("schema")) as server:
        known = server.new_table("human", "human")
        schema = schemathesis.openapi.from_url(f"{server.url}/schema")
        count = 0
        for result in schema.get_all_operations():
            operation: Any = result.ok()  # type: ignore[union-attr]
            count += 1

            @settings(
                max_examples=200 if soak else 12,
                deadline=None,
                derandomize=True,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @pytest.mark.filterwarnings("ignore")
            def run(case: Any) -> None:
                # Half of what is tried goes to a table that exists, so that it gets past the door.
                if "table_id" in (case.path_parameters or {}) and len(str(case.path_parameters["table_id"])) % 2:
                    case.path_parameters["table_id"] = known.id
                    if isinstance(case.body, dict) and "token" in case.body:
                        case.body["token"] = known.tokens[0]
                case.call_and_validate(checks=[not_a_server_error], timeout=60)

            schemathesis_run(operation, run)
        assert count >= 18
        assert known.state(0)["view"]["players"] == 2


def schemathesis_run(operation: Any, run: Any) -> None:
    given(case=operation.as_strategy())(run)()


def test_every_path_of_the_schema_is_in_the_documentation(server: Server) -> None:
    told = (DOCS / "api.md").read_text()
    for path in server.get("/schema")["paths"]:
        last = [part for part in path.split("/") if part and not part.startswith("{")][-1]
        assert re.search(rf"[/`]{last}\b", told), path


SHAPES = (
    *("GameInfo", "TableInfo", "SeatInfo", "HelloFrame", "UpdateFrame"),
    *("UndoShown", "LineShown", "ReplayMove", "Glance"),
)


@pytest.mark.parametrize("shape", SHAPES)
def test_every_field_of_the_main_shapes_is_in_the_documentation(server: Server, shape: str) -> None:
    told = (DOCS / "api.md").read_text()
    fields = server.get("/schema")["components"]["schemas"][shape]["properties"]
    assert [field for field in fields if not re.search(rf"\b{field}\b", told)] == []


def test_every_code_with_a_status_of_its_own_is_in_the_documentation() -> None:
    told = (DOCS / "api.md").read_text()
    assert [code for code in STATUS if f"`{code}`" not in told] == []


def test_every_variable_and_every_limit_is_in_the_documentation() -> None:
    told = (DOCS / "operating.md").read_text()
    source = "".join(file.read_text() for file in (SOURCE / "server").rglob("*.py"))
    variables = set(re.findall(r'"(HERNA_[A-Z_]+)"', source)) - {SETTINGS}
    assert len(variables) >= 6
    assert [name for name in sorted(variables) if f"`{name}`" not in told] == []
    public = (DOCS / "public.md").read_text()
    limits = Settings()
    for number in (
        limits.requests_at_once,
        limits.requests_per_second,
        limits.sockets_per_address,
        limits.frames_at_once,
        limits.frames_per_second,
        limits.backlog_most,
        limits.backlog_bytes // 2**20,
        limits.backlog_seconds,
        limits.head_seconds,
        limits.body_seconds,
        limits.bytes_at_once // 2**20,
        limits.tables_at_once,
        limits.tables_per_hour,
        limits.study_most,
        limits.study_each,
        limits.think_at_once,
        limits.keep_empty_days,
        limits.keep_finished_days,
        *(limit * SEAT_SHARE for limit in (limits.requests_at_once, limits.requests_per_second)),
        *(limit * TOGETHER for limit in (limits.requests_at_once, limits.requests_per_second)),
        *(limit * WATCHERS for limit in (limits.frames_at_once, limits.frames_per_second)),
        *(limit * SEATED for limit in (limits.frames_at_once, limits.frames_per_second)),
        SOCKETS_OF_A_SEAT,
        PIPELINED_MOST,
        limits.think_seconds,
    ):
        assert re.search(rf"\b{number:g}\b", public), number


def test_every_metric_is_in_the_documentation(server: Server) -> None:
    told = (DOCS / "operating.md").read_text()
    found = re.findall(r"^# TYPE (herna_\w+) (\w+)$", server.http.get("/metrics").text, re.MULTILINE)
    names = {name for name, kind in found if not name.endswith("_created")}
    assert len(names) >= 7
    assert [name for name in sorted(names) if name not in told] == []


def test_refusals_are_in_the_schema_in_our_own_form(server: Server) -> None:
    paths = server.get("/schema")["paths"]
    for path, methods in paths.items():
        for operation in methods.values():
            for status, answer in operation["responses"].items():
                if status >= "4" and path.startswith("/api"):
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema["$ref"].endswith("ErrorBody"), (path, status)
