"""The tables of the database."""

from __future__ import annotations

import sqlalchemy as sql

METADATA = sql.MetaData()

TABLES = sql.Table(
    "tables",
    METADATA,
    sql.Column("id", sql.String(64), primary_key=True),
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("created", sql.Double, nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("over", sql.Boolean, nullable=False),
    # When somebody has to look at the table even if nobody asks: a clock runs out, or a bot has not moved.
    sql.Column("due", sql.Double, nullable=True),
    sql.Index("tables_due", "due"),
    sql.Index("tables_listed", "listed", "created"),
)

ENTRIES = sql.Table(
    "entries",
    METADATA,
    # The key is what keeps two servers from both writing entry 17.
    sql.Column("table_id", sql.String(64), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("data", sql.LargeBinary, nullable=False),
    # The entries of a table lie side by side, and a commit touches one page instead of two.
    sqlite_with_rowid=False,
    # On PostgreSQL the tables are spread over several files, each with an index of its own that stays small.
    postgresql_partition_by="HASH (table_id)",
)
PARTITIONS = 16


@sql.event.listens_for(ENTRIES, "after_create")
def make_partitions(_: sql.Table, connection: sql.Connection, **__: object) -> None:
    """Make the parts of the log, where the database has such."""
    if connection.dialect.name == "postgresql":
        for number in range(PARTITIONS):
            part = f"{ENTRIES.name}_{number} PARTITION OF {ENTRIES.name}"
            values = f"FOR VALUES WITH (MODULUS {PARTITIONS}, REMAINDER {number})"
            connection.execute(sql.text(f"CREATE TABLE {part} {values}"))


ARCHIVE = sql.Table(
    "archive",
    METADATA,
    # The whole log of a game that has been over for long, packed. Its entries are put back when somebody opens it.
    sql.Column("table_id", sql.String(64), primary_key=True),
    sql.Column("number", sql.Integer, nullable=False),
    sql.Column("at", sql.Double, nullable=False),
    sql.Column("data", sql.LargeBinary, nullable=False),
    sql.Index("archive_at", "at"),
)

SNAPSHOTS = sql.Table(
    "snapshots",
    METADATA,
    sql.Column("table_id", sql.String(64), primary_key=True),
    sql.Column("number", sql.Integer, nullable=False),
    sql.Column("data", sql.LargeBinary, nullable=False),
)

TORN = sql.Table(
    "torn",
    METADATA,
    # Entries that followed a hole in their log. Nothing reads them; they are put aside rather than thrown away.
    sql.Column("table_id", sql.String(64), primary_key=True),
    sql.Column("cut", sql.Double, primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("data", sql.LargeBinary, nullable=False),
)

PULSE = sql.Table(
    "pulse",
    METADATA,
    # What servers write to find out whether anything can be written.
    sql.Column("server", sql.String(64), primary_key=True),
    sql.Column("beat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("at", sql.Double, nullable=False),
    sql.Column("data", sql.LargeBinary, nullable=False),
)

SCHEMA = sql.Table(
    "schema_version",
    METADATA,
    # Every version this database has had; the highest is the one it has.
    sql.Column("version", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("at", sql.Double, nullable=False),
)

TALES = sql.Table(
    "tales",
    METADATA,
    # What a game told everybody, packed: it can be watched whatever becomes of the rules.
    sql.Column("table_id", sql.String(64), primary_key=True),
    sql.Column("number", sql.Integer, nullable=False),
    sql.Column("data", sql.LargeBinary, nullable=False),
)

BANS = sql.Table(
    "bans",
    METADATA,
    # Networks that are not served.
    sql.Column("network", sql.String(64), primary_key=True),
    sql.Column("at", sql.Double, nullable=False),
    sql.Column("until", sql.Double, nullable=True),
)

REPORTS = sql.Table(
    "reports",
    METADATA,
    # Chat lines that somebody at the table has reported; each line once.
    sql.Column("table_id", sql.String(64), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("by_seat", sql.Integer, nullable=True),
    sql.Column("at", sql.Double, nullable=False),
)

PROCESSES = sql.Table(
    "processes",
    METADATA,
    # The processes that serve these tables, where there are several, and where each can be reached by the others.
    sql.Column("worker", sql.String(64), primary_key=True),
    sql.Column("address", sql.String(255), nullable=False),
    # Whoever can read this may hand connections over to it.
    sql.Column("secret", sql.String(64), nullable=False),
    # A process lives as long as its beat grows: nobody has to trust another's clock.
    sql.Column("beat", sql.Integer, nullable=False),
    # How often a table was taken from it.
    sql.Column("taken", sql.Integer, nullable=False),
    sql.Column("at", sql.Double, nullable=False),
)

LEASES = sql.Table(
    "leases",
    METADATA,
    # Which process a table is alive in. It saves work and is no truth: the key of the entries lets only one write each.
    sql.Column("table_id", sql.String(64), primary_key=True),
    sql.Column("worker", sql.String(64), nullable=False),
    sql.Index("leases_worker", "worker"),
)
