"""Two people at two terminals sit at one table of a real server, each with the eyes of one seat."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from textual.pilot import Pilot

import herna
from herna import words
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.state import KnightState
from herna.kernel import Action, HernaError, Match, Record
from herna.tui import saves
from herna.tui.afar_table import AfarScreen
from herna.tui.app import HernaApp
from herna.tui.complaint import Complaint
from herna.tui.dialogs import Ask, Dialog
from herna.tui.links import sit_down
from tests.games.mage_knight.attacks import attack
from tests.server.running import Opened, Server
from tests.tui.sitting import PATIENCE, on_page, said, shown
from tests.tui.test_joint_assault import before_the_assault, chosen

SIZE = (120, 40)
ENDS = (act.PassAttack, act.FinishBlock, act.Done, act.EndTurn)
NAMES = ("Anna", "Bob", "Cyril", "Dana")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("afar")) as running:
        yield running


def screen(pilot: Pilot[None]) -> AfarScreen:
    found = pilot.app.screen
    assert isinstance(found, AfarScreen), found
    return found


async def until(pilot: Pilot[None], fulfilled: Callable[[], bool]) -> None:
    for _ in range(PATIENCE):
        if fulfilled():
            await pilot.pause()
            return
        await pilot.pause(0.005)
    raise AssertionError(f"that never came true\n{shown(pilot)}")


def told(pilot: Pilot[None]) -> list[str]:
    """The notices that the screen has shown of late."""
    return [notice.message for notice in pilot.app._notifications]


class Company:
    """A match at the server, the same match here to compare it with, and a terminal for each person."""

    def __init__(self, server: Server, match: Match, people: Sequence[int]) -> None:
        self.match = Match(Record(match.record.head, match.record.setting, list(match.record.moves)))
        wishes = [
            {"kind": "open"} if seat in people else {"kind": "bot", "level": "random"}
            for seat in range(match.record.setting.players)
        ]
        self.table = Opened(server, server.post("/api/records", 201, record=match.record.write(), seats=wishes))
        self.people = people
        self.pilots: dict[int, Pilot[None]] = {}

    def link(self, seat: int) -> str:
        return f"{self.table.server.url}/#/join/{self.table.id}/{self.table.invitations[seat]}"

    @asynccontextmanager
    async def sitting(self) -> AsyncIterator[Company]:
        async with AsyncExitStack() as stack:
            for seat in self.people:
                app = HernaApp(afar=sit_down(self.link(seat), lambda name=NAMES[seat]: name))  # type: ignore[misc]
                self.pilots[seat] = await stack.enter_async_context(app.run_test(size=SIZE))
            await self.all_see()
            yield self

    @property
    def state(self) -> KnightState:
        assert isinstance(self.match.state, KnightState)
        return self.match.state

    async def all_see(self) -> None:
        """Every terminal comes to know what its seat may see of the match, exactly, and nothing else."""
        for seat, pilot in self.pilots.items():
            view = self.match.state.view(seat)
            await until(pilot, lambda view=view, pilot=pilot: screen(pilot).playing.view() == view)  # type: ignore[misc]
            assert screen(pilot).playing.viewer == seat
            assert "{" not in shown(pilot)

    async def keys_for(self, seat: int, action: Action) -> None:
        """The keys that lead to an action: its own, or first that of the part of the list in which it stands."""
        pilot = self.pilots[seat]
        await until(pilot, lambda: screen(pilot).sent is None)
        listed = screen(pilot).listed
        own = [choice.key for choice in listed if choice.action == action]
        if not own:
            await pilot.press(next(choice.key for choice in listed if action in choice.part))
            own = [choice.key for choice in screen(pilot).listed if choice.action == action]
        await pilot.press(own[0])

    async def play(self, seat: int, action: Action) -> None:
        """Somebody plays at the keys of their own terminal, and all see it."""
        await self.keys_for(seat, action)
        self.match.play(action, seat)
        await self.all_see()


async def test_heroes_fight_each_other_from_two_terminals_and_the_server_dies_in_between(server: Server) -> None:
    match, aggressor, asked = attack()
    company = Company(server, match, (aggressor, asked))
    async with company.sitting():
        hers, his = company.pilots[aggressor], company.pilots[asked]
        assert said(his, "prompt") == "You are attacked. How do you attend to the fight?"
        assert NAMES[asked] in said(hers, "prompt"), "the name with which he took his seat"
        await company.play(asked, company.state.options(asked)[0])

        # A key pressed while there is no server: the move is made once, when there is one again.
        server.kill()
        for pilot in (hers, his):
            await until(pilot, lambda pilot=pilot: screen(pilot).playing.lost)  # type: ignore[misc]
        assert "no connection" in said(hers, "title")
        seat = company.state.seats_awaited[0]
        action = company.state.options(seat)[-1]
        await company.keys_for(seat, action)
        company.match.play(action, seat)
        server.start()
        await company.all_see()
        assert "The connection is back." in told(hers)
        assert "no connection" not in said(hers, "title")

        # A move for a table that has moved on is refused in words, and nothing has changed.
        seat = company.state.seats_awaited[0]
        pilot = company.pilots[seat]
        now = screen(pilot).playing.version
        screen(pilot).playing.version = 0
        await company.keys_for(seat, company.state.options(seat)[0])
        await until(pilot, lambda: screen(pilot).sent is None)
        assert told(pilot)[-1].startswith("The table has moved on since")
        screen(pilot).playing.version = now
        await company.all_see()

        for _ in range(120):
            if not company.state.fights:
                break
            seat = company.state.seats_awaited[0]
            options = company.state.options(seat)
            await company.play(seat, next((one for one in options if isinstance(one, ENDS)), options[0]))
        assert company.state.fights == ()
        played = company.match.record.moves[match.ply :]
        assert {move.seat for move in played} == {aggressor, asked}
        assert company.table.state()["table"]["moves"] == company.match.ply


async def test_two_terminals_assault_a_city_together(server: Server) -> None:
    match = before_the_assault()
    first = match.state.seats_awaited[0]
    guest, agreed = 1 - first, False
    company = Company(server, match, (first, guest))
    async with company.sitting():
        while not agreed or company.state.assault is not None or company.state.turns[guest] is not None:
            seat = company.state.seats_awaited[0]
            action = chosen(company.state.options(seat))
            if isinstance(action, act.AnswerProposal):
                agreed = True
                assert seat == guest
                assert on_page(company.pilots[guest]).id == "proposal"
                assert f"{NAMES[first]} proposes a joint assault" in shown(company.pilots[guest])
            await company.play(seat, action)
        assert company.state.turn == first
        assert not any(company.state.order_down)
        played = company.match.record.moves[match.ply :]
        assert {act.ProposeAssault, act.AnswerProposal, act.NextPhase} <= {type(move.action) for move in played}


async def test_what_is_asked_of_the_others_at_the_table(server: Server) -> None:
    """Something is said aloud, a move is taken back with the other's consent, and somebody leaves and comes back."""
    match, aggressor, asked = attack()
    company = Company(server, match, (aggressor, asked))
    async with company.sitting():
        hers, his = company.pilots[aggressor], company.pilots[asked]
        await hers.press("s", *"Ahoj", "enter")
        await until(his, lambda: f"{NAMES[aggressor]}: Ahoj" in told(his))
        # He attends and she goes on: only if she agrees can he have it back.
        before = company.match.state.view(asked)
        while company.match.ply == match.ply or company.match.record.moves[-1].seat == asked:
            seat = company.state.seats_awaited[0]
            options = company.state.options(seat)
            before = company.match.state.view(asked) if seat == asked else before
            await company.play(seat, next((one for one in options if isinstance(one, ENDS)), options[0]))
        await his.press("u")
        await until(hers, lambda: isinstance(hers.app.screen, Dialog))
        assert f"{NAMES[asked]} asks to take 2 moves back" in shown(hers)
        await hers.press("y")
        await until(his, lambda: screen(his).playing.view() == before)
        assert screen(his).playing.heard()[-1].note == "taken-back"
        await his.press("w")
        await until(his, lambda: told(his)[-1] == "Everything that answers this question is offered.")
    # The invitation is used up, but whoever took it comes back with it; nobody else does.
    back = sit_down(company.link(asked), lambda: pytest.fail("nobody is asked for a name again"))
    assert (back.viewer, back.view()) == (asked, before)
    saves.seats_file().unlink()
    with pytest.raises(HernaError) as refused:
        sit_down(company.link(asked), lambda: "Mallory")
    assert refused.value.code == "wrong-invitation"
    assert all(refused.value.reason(language) for language in words.LANGUAGES)


async def test_a_word_for_the_shuffle_and_what_a_bot_would_do(server: Server) -> None:
    table = server.new_table("human", "random", words=True)
    app = HernaApp(afar=sit_down(f"{server.url}/#/table/{table.id}/{table.tokens[0]}", str))
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, Ask))
        await pilot.press(*"mrkev", "enter")
        await until(pilot, lambda: isinstance(app.screen, AfarScreen) and bool(screen(pilot).playing.options()))
        assert [list(word) for word in table.state()["table"]["shuffle"]["words"]] == [[0, "mrkev"]]
        before = screen(pilot).playing.view().ply
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, Dialog))
        await pilot.press("1")
        await until(pilot, lambda: screen(pilot).playing.view().ply > before)


def test_somebody_without_a_seat_watches(server: Server) -> None:
    table = server.new_table("human", "random")
    watching = sit_down(f"{server.url}/#/table/{table.id}", str)
    assert (watching.viewer, watching.options()) == (None, ())
    playing = sit_down(f"{server.url}/#/table/{table.id}/{table.tokens[0]}", str)
    assert playing.viewer == 0


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("hello", "“hello” is not a link to a seat"),
        ("{server}/#/join/abc", "is not a link to a seat"),
        ("ftp://127.0.0.1/#/join/a/b", "is not a link to a seat"),
        ("http://127.0.0.1:99999/#/join/a/b", "is not a link to a seat"),
        ("http://127.0.0.1:1/#/join/a/b", "Nobody answers at 127.0.0.1:1."),
        ("{server}/elsewhere/#/join/a/b", "it is not a Herna server"),
    ],
)
def test_a_wrong_address_is_told_in_a_sentence(server: Server, link: str, sentence: str) -> None:
    with pytest.raises(Complaint) as complaint:
        sit_down(link.format(server=server.url), str)
    assert sentence in complaint.value.text("en")
    assert complaint.value.text("cs") != complaint.value.text("en")


@pytest.mark.parametrize(("link", "code"), [("join/nowhere/x", "unknown-table"), ("table/{table}/x", "wrong-token")])
def test_what_the_server_does_not_know_is_told_in_its_words(server: Server, link: str, code: str) -> None:
    table = server.new_table("open", "random")
    with pytest.raises(HernaError) as refused:
        sit_down(f"{server.url}/#/{link.format(table=table.id)}", str)
    assert refused.value.code == code


def test_other_rules_are_refused_before_the_seat_is_taken(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = server.new_table("open", "random")
    link = f"{server.url}/#/join/{table.id}/{table.invitations[0]}"
    with monkeypatch.context() as patch:
        patch.setattr(type(herna.game("eight_minute_empire")), "rules", 99)
        with pytest.raises(Complaint, match="here is version 99"):
            sit_down(link, lambda: "Anna")
    assert sit_down(link, lambda: "Anna").viewer == 0
