"""What all commands of ``pipyard admin`` share: the store they work on."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from pipyard.core.folders import rooms_home
from pipyard.server.store.base import Store
from pipyard.server.store.choose import VARIABLE, store_at

T = TypeVar("T")
Folder = Annotated[Path | None, typer.Option("--data", help="The folder where rooms are stored.", metavar="FOLDER")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def with_store(data: Path | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store, work with it, close it."""

    async def run() -> T:
        store = store_at(data or rooms_home(), os.environ.get(VARIABLE, ""))
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())
