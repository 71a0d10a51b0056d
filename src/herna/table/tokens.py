"""Tokens and invitations: whoever holds one holds the seat. Only their hashes are kept."""

from __future__ import annotations

import base64
import hashlib
import secrets

TABLE_BYTES, TOKEN_BYTES = 12, 24
TOKEN_MOST = 64


def new_id() -> str:
    """The name of a new table: whoever knows it may watch, so nobody must guess it.

    None begins with a dash: on a command line that would be an option.
    """
    while (found := secrets.token_urlsafe(TABLE_BYTES)).startswith("-"):
        pass
    return found


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def next_token(token: str, table: str) -> str:
    """The token with which its holder sits at the next table: always the same one, and nobody else can work it out."""
    keyed = hashlib.blake2b(table.encode(), key=token.encode()[:64], digest_size=TOKEN_BYTES, person=b"herna next")
    return base64.urlsafe_b64encode(keyed.digest()).decode()


def hashed(token: str) -> str:
    """What is kept of a token. Tokens are long and random, so one plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
