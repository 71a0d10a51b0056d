"""Seats: who sits where, and who moves the hand."""

from __future__ import annotations

import re
import unicodedata

import msgspec

from herna.table.entries import (
    DeviceAdded,
    DeviceInvited,
    DeviceWithdrawn,
    SeatKind,
    SeatSetting,
    StandInWished,
)
from herna.table.errors import TableError

NAME_MOST = 40
TEXT_MOST = 500
WORD_MOST = 100
MARKUP = re.compile(r"<\s*[/!?]?\s*[a-zA-Z]")


class Device(msgspec.Struct):
    """A browser or telephone that has taken a seat along."""

    name: str
    since: float


class Seat(msgspec.Struct):
    """A seat as it stands. `tokens` are the hashes of the secrets that hold it, one per browser."""

    kind: SeatKind
    name: str = ""
    level: str | None = None
    tokens: list[str] = []
    invitation: str | None = None
    stand_in: str | None = None
    muted: bool = False
    stood_in_by: int | None = None
    """The seat that wanted the bot that stands in."""
    wished_by: list[int] = []
    """The seats that want a bot to stand in without waiting."""
    late: bool = False
    """Did time run out at the last decision here?"""
    devices: dict[str, Device] = {}
    """What is known of the browsers that hold the seat, by their tokens' hashes."""
    tickets: dict[str, float] = {}
    """Hashes of the tickets for one more device, and until when each is good."""

    @classmethod
    def of(cls, setting: SeatSetting) -> Seat:
        tokens = [setting.token] if setting.token else []
        return cls(setting.kind, setting.name, setting.level, tokens, setting.invitation)

    def take(self, entry: StandInWished | DeviceInvited | DeviceAdded | DeviceWithdrawn) -> None:
        """Carry out an entry of the log that is about this seat alone."""
        match entry:
            case StandInWished():
                self.wished_by.append(entry.by)
            case DeviceInvited():
                self.tickets[entry.ticket] = entry.until
            case DeviceAdded():
                self.tickets = {
                    ticket: until
                    for ticket, until in self.tickets.items()
                    if ticket != entry.ticket and until >= entry.at
                }
                self.tokens.append(entry.token)
                self.devices[entry.token] = Device(entry.name, entry.at)
            case DeviceWithdrawn():
                self.tokens.remove(entry.token)
                self.devices.pop(entry.token, None)

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays here now, if one does."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def has_a_say(self) -> bool:
        """Is there a person here who is asked before moves are taken back?"""
        return self.kind == "human" and self.stand_in is None


def checked_name(name: str) -> str:
    """A name as it will be shown: one line of plain text."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= NAME_MOST or any(not _plain(letter) or letter in "<>" for letter in name):
        raise TableError("bad-name", most=NAME_MOST)
    return name


def checked_text(text: str) -> str:
    """A line of chat: plain text, nothing that looks like markup."""
    text = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(text) <= TEXT_MOST or any(not _plain(letter) for letter in text):
        raise TableError("bad-text", most=TEXT_MOST)
    if MARKUP.search(text):
        raise TableError("markup")
    return text


def checked_word(text: str) -> str:
    """What somebody adds to the shuffle: a line of plain text, shorter than one of chat."""
    text = checked_text(text)
    if len(text) > WORD_MOST:
        raise TableError("bad-text", most=WORD_MOST)
    return text


def _plain(letter: str) -> bool:
    """Not a control character, a lone surrogate, or a mark that turns the direction of the text."""
    category = unicodedata.category(letter)
    return category not in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") and (category != "Cf" or letter == "\u200d")
