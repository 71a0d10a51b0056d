"""Invitations: an address that works for the guest, copied, shared, or read by a camera."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.people import WAIT
from tests.browser.test_together import opens_for_a_guest
from tests.server.running import Server

IN_A_NETWORK = "import herna.server.reach as reach; reach.network_addresses = lambda _: ['192.168.1.7', '10.0.0.7']\n"
FOR_GUESTS = "http://192.168.1.7:8642/#/join/"


@pytest.fixture(scope="module")
def for_others(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that others on its network can reach."""
    with Server(tmp_path_factory.mktemp("others"), before=IN_A_NETWORK, listens_at=("0.0.0.0", 8642)) as server:
        yield server


def test_on_the_servers_own_machine_invitations_carry_the_networks_address(people: People, for_others: Server) -> None:
    host = people(url=for_others.url)
    opens_for_a_guest(host)
    page = host.page
    link = page.locator("[data-invitation='1']")
    expect(link).to_have_value(_begins_with(FOR_GUESTS), timeout=WAIT)
    expect(page.get_by_text("These links work only on this machine")).to_have_count(0)

    page.get_by_role("button", name="QR code").first.click()
    picture = page.get_by_role("dialog").get_by_role("img")
    expect(picture).to_have_attribute("alt", f"QR code of the link {link.input_value()}")
    page.wait_for_function("() => document.querySelector('dialog img').naturalWidth > 0")
    page.keyboard.press("Escape")
    expect(picture).to_have_count(0)


def test_a_server_for_its_own_machine_says_that_the_links_work_nowhere_else(
    people: People, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with Server(tmp_path_factory.mktemp("alone"), listens_at=("127.0.0.1", 8642)) as server:
        host = people(url=server.url, viewport={"width": 390, "height": 844})
        link = opens_for_a_guest(host)
        assert link.startswith(f"{server.url}/#/join/")
        expect(host.page.get_by_text("herna serve --host 0.0.0.0")).to_be_visible(timeout=WAIT)
        links = host.page.get_by_role("dialog", name="Invite")
        expect(links).to_be_visible()
        host.page.keyboard.press("Escape")
        expect(links).to_have_count(0)
        host.page.get_by_role("button", name="Invite").click()
        expect(links.locator("[data-invitation='1']")).to_be_visible()


def test_a_link_is_copied_and_shared(people: People, for_others: Server) -> None:
    host = people(url=for_others.url, permissions=["clipboard-read", "clipboard-write"])
    host.context.add_init_script("navigator.share = async (what) => { window.shared = what }")
    opens_for_a_guest(host)
    page = host.page
    link = page.locator("[data-invitation='1']")
    expect(link).to_have_value(_begins_with(FOR_GUESTS), timeout=WAIT)
    page.get_by_role("button", name="Copy the link").first.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible(timeout=WAIT)
    assert page.evaluate("() => navigator.clipboard.readText()") == link.input_value()
    page.get_by_role("button", name="Share").first.click()
    page.wait_for_function("() => window.shared")
    assert page.evaluate("() => window.shared") == {
        "text": "Come and play Eight-Minute Empire with me",
        "url": link.input_value(),
    }


def test_a_page_without_tls_copies_too(people: People, for_others: Server) -> None:
    host = people(url=for_others.url)
    host.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    opens_for_a_guest(host)
    host.page.get_by_role("button", name="Copy the link").first.click()
    expect(host.page.get_by_role("button", name="Copied")).to_be_visible(timeout=WAIT)


def _begins_with(text: str) -> re.Pattern[str]:
    return re.compile("^" + re.escape(text))
