"""“What would you do?” in the terminal: at a key, done at a number, and off where people play each other."""

from __future__ import annotations

from textual.pilot import Pilot

from herna.tui.dialogs import Dialog, Reading
from tests.tui.sitting import PATIENCE, new_app, press, shown, sitting, table


async def advised(pilot: Pilot[None]) -> Dialog:
    """Ask, and wait for the answer."""
    await pilot.press("h")
    for _ in range(PATIENCE):
        await pilot.pause(0.005)
        if isinstance(pilot.app.screen, Dialog):
            return pilot.app.screen
    raise AssertionError("nobody gave advice")


async def test_a_hint_comes_with_its_reason_and_is_done_at_a_number() -> None:
    async with sitting(new_app("human,easy", language="cs")) as pilot:
        assert "h Rada" in shown(pilot)
        screen = table(pilot)
        await press(pilot, "1")
        ply = screen.playing.match.ply
        asked = await advised(pilot)
        assert "Co by tu udělal bot" in shown(pilot)
        assert 1 <= len(asked.answers) <= 3
        first = screen.playing.options()
        await press(pilot, "1")
        assert screen.playing.match.record.moves[ply].action in first
        assert not any(line.note == "hint-taken" for line in screen.playing.log)


async def test_where_people_play_each_other_hints_are_off_or_told() -> None:
    app = new_app("human,human")
    async with sitting(app) as pilot:
        if not hasattr(pilot.app.screen, "playing"):
            await press(pilot, "enter")
        await press(pilot, "h")
        assert "herna play --hints" in [*pilot.app._notifications][-1].message
        app.hints = True
        screen = table(pilot)
        await advised(pilot)
        await press(pilot, "escape")
        await advised(pilot)
        await press(pilot, "escape")
        assert [line.by for line in screen.playing.log if line.note == "hint-taken"] == [screen.playing.viewer]


async def test_a_finished_game_is_analysed_at_a_key() -> None:
    app = new_app("human,easy", language="cs")
    playing = app.playing
    assert playing is not None
    while not playing.over:
        seat = playing.match.state.seats_to_act[0]
        playing.act(playing.match.state.options(seat)[0], seat)
    async with sitting(app) as pilot:
        assert "a  Rozebrat hru" in shown(pilot)
        await pilot.press("a")
        for _ in range(PATIENCE):
            await pilot.pause(0.005)
            if isinstance(pilot.app.screen, Reading):
                break
        assert isinstance(pilot.app.screen, Reading)
        assert "vyhlídky na vítězství" in pilot.app.screen.text
        assert "Štěstí při tažení a hodech" in pilot.app.screen.text
