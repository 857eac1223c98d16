"""What the club costs a move: ``python -m benchmarks.club`` prints the figures of club.md.

One server on this machine, over loopback only, for about a minute: rooms whose players move at a steady pace, without and then with
a thousand members who look at the list of tables every five seconds. It ends by itself.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from pathlib import Path

from benchmarks.load import quantile
from benchmarks.table import Table, reaching

ONLINE = 1000
LOOK_EVERY_SECONDS = 5.0
PLAYED_ROOMS = 200
MOVES_A_SECOND = 40.0
SPAN_SECONDS = 15.0
ROUNDS = 2


async def look(port: int, start: float, taken: list[float]) -> None:
    """A member who looks at the list of tables until cancelled. Like a browser, it opens a new connection for each look that comes
    after the server has closed the idle one."""
    await asyncio.sleep(start)
    while True:
        asked = time.perf_counter()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET /api/club/tables HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
        if b" 200 " not in answer[:20]:
            raise RuntimeError(answer[:60].decode())
        taken.append(time.perf_counter() - asked)
        await asyncio.sleep(max(0.0, LOOK_EVERY_SECONDS - (time.perf_counter() - asked)))


async def side_by_side(folder: Path) -> list[dict[str, dict[str, float]]]:
    """Rounds of moves without and with the members, at the same server."""
    table = Table(folder)
    rounds: list[dict[str, dict[str, float]]] = []
    try:
        for _ in range(ROUNDS):
            alone = await reaching(table, MOVES_A_SECOND, SPAN_SECONDS, PLAYED_ROOMS)
            looks: list[float] = []
            members = [asyncio.create_task(look(table.port, LOOK_EVERY_SECONDS * number / ONLINE, looks)) for number in range(ONLINE)]
            await asyncio.sleep(LOOK_EVERY_SECONDS)
            together = await reaching(table, MOVES_A_SECOND, SPAN_SECONDS, PLAYED_ROOMS)
            for member in members:
                member.cancel()
            ended = await asyncio.gather(*members, return_exceptions=True)
            failed = len([one for one in ended if not isinstance(one, asyncio.CancelledError)])
            listed = {"looks": float(len(looks)), "failed": float(failed), "p99_ms": round(1000 * quantile(looks, 0.99), 1)}
            rounds.append({"alone": alone, "together": together, "list": listed})
    finally:
        table.stop()
    return rounds


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(asyncio.wait_for(side_by_side(Path(folder)), 300)), indent=2))


if __name__ == "__main__":
    main()
