"""Tokens and invitations: whoever holds one holds the seat. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets

TABLE_BYTES, TOKEN_BYTES = 12, 24
TOKEN_MOST = 64


def new_id() -> str:
    """The name of a new table: whoever knows it may watch, so nobody must guess it."""
    return secrets.token_urlsafe(TABLE_BYTES)


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token. Tokens are long and random, so one plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
