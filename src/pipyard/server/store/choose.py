"""Choose the store: a database by its address, otherwise a SQLite file in a folder."""

from __future__ import annotations

from pathlib import Path

from pipyard.core.text import because, quoted
from pipyard.server.store.base import Store, StoreError
from pipyard.server.store.sqlite import SqliteStore

FILE = "rooms.sqlite"
VARIABLE = "PIPYARD_DATABASE"
"""The environment variable that names a PostgreSQL database."""


def store_at(folder: Path, address: str = "", exclusive: bool = False) -> Store:
    """The store, to be opened from an event loop. ``exclusive``: lock the file, as a server does."""
    if not address:
        return SqliteStore(folder / FILE, exclusive)
    if not address.startswith(("postgresql://", "postgres://")):
        raise StoreError(because("why-database-address", variable=VARIABLE, typed=quoted(address.partition(":")[0])))
    try:
        from pipyard.server.store.postgres import Postgres  # noqa: PLC0415 - only who uses it has to have it
    except ImportError:
        raise StoreError(because("why-postgres-needs-a-package")) from None
    return Postgres(address)
