"""The examples of the page about running Herna in public are ones that can be used."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from herna.cli.commands.admin import ORDERS

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = DOCS / "examples"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not there (Debian: systemd)")
def test_the_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    unit = tmp_path / "herna.service"
    unit.write_text(
        (EXAMPLES / "herna.service").read_text().replace("/opt/herna/bin/herna", shutil.which("true") or "")
    )
    checked = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert "herna.service" not in checked.stderr


@pytest.mark.skipif(shutil.which("caddy") is None, reason="caddy is not there (Debian: caddy)")
def test_the_caddyfile_is_one_that_caddy_understands() -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(EXAMPLES / "Caddyfile")]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


def test_proxies_pass_on_who_asks_and_the_socket_and_keep_metrics_and_tokens_to_themselves() -> None:
    nginx, caddy = (EXAMPLES / "nginx.conf").read_text(), (EXAMPLES / "Caddyfile").read_text()
    assert nginx.count("{") == nginx.count("}")
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in nginx
    assert "proxy_set_header Upgrade $http_upgrade;" in nginx
    assert "$request " not in nginx
    assert "header_up X-Forwarded-For {remote_host}" in caddy
    for text in (nginx, caddy):
        assert "/metrics" in text
        assert "127.0.0.1:8642" in text


def test_every_order_of_the_operator_is_told() -> None:
    told = re.findall(r"`([a-z]+)[^`]*`", (DOCS / "public.md").read_text().partition("## The operator's hand")[2])
    assert set(ORDERS) <= set(told)
