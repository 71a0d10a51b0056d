"""Fair shuffles: what proves afterwards that nobody could choose how a game was dealt.

Before anybody sits down a secret is drawn, and a hash of it shown to everybody: the commitment. Players may add words
of their own. Secret and words together make the key with which everything is shuffled and rolled (`rng.Keyed`). When
the game is over the secret is opened: whoever has the record can check that it is the one that was committed to, that
their own word is in it, and that the whole game follows from the key.
"""

from __future__ import annotations

import hashlib
import secrets

import msgspec

from herna.kernel.rng import Keyed

SECRET_BYTES = 32
DEALT_FROM = ("splitmix64", "blake2b")


class Fair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fair shuffle: the commitment, the players' words by seat, and the secret once it is opened."""

    commitment: str
    secret: str = ""
    words: tuple[tuple[int, str], ...] = ()

    @classmethod
    def fresh(cls) -> Fair:
        """A new secret, and the commitment to it."""
        secret = secrets.token_bytes(SECRET_BYTES)
        return cls(committed(secret), secret.hex())

    @property
    def sound(self) -> bool:
        """Is the secret the one that was committed to?"""
        try:
            secret = bytes.fromhex(self.secret)
        except ValueError:
            return False
        return len(secret) == SECRET_BYTES and committed(secret) == self.commitment

    def with_words(self, words: dict[int, str]) -> Fair:
        """This promise with what the players have added."""
        return msgspec.structs.replace(self, words=tuple(sorted(words.items())))

    def closed(self) -> Fair:
        """This promise without the secret: what everybody may know while the game goes on."""
        return msgspec.structs.replace(self, secret="")

    def generator(self) -> Keyed:
        """The generator with which the game is dealt: from the secret and everybody's words."""
        words = msgspec.json.encode(self.words)
        key = hashlib.blake2b(words, key=bytes.fromhex(self.secret), digest_size=SECRET_BYTES, person=b"herna deal")
        return Keyed(key.hexdigest())


def committed(secret: bytes) -> str:
    """The commitment to a secret, which says nothing about it."""
    return hashlib.blake2b(secret, digest_size=SECRET_BYTES, person=b"herna commit").hexdigest()
