"""Names of tables and tokens of seats."""

from __future__ import annotations

from herna.table.tokens import new_id


def test_no_table_is_named_like_an_option_of_a_command() -> None:
    names = {new_id() for _ in range(2000)}
    assert len(names) == 2000
    assert not [name for name in names if name.startswith("-")], "one in 64 would be"
