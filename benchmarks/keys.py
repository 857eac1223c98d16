"""How many keys a move needs: for moves of random positions of every game, by the page's own rules of picking and typing.

    python -m benchmarks.keys [--games KEY...] [--positions 12] [--moves 6]

``web/keys/keys.ts`` finds the shortest way to type each move, Enter included. Actions of a hand, whose numbers are set in a form or by
arrows, are not typed and count separately. Figures are in benchmarks/keys.md.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from pipyard.core.errors import BadOption
from pipyard.core.game import Game
from pipyard.core.match import Match
from pipyard.core.space import Space
from pipyard.core.turn import Chance, Choose, Over
from pipyard.server.room.move_tree import MoveTree, offer
from pipyard.shelf import games

ROOT = Path(__file__).resolve().parents[1]
MOST_KEYS = 5
"""Keys that a move may need."""
HAND_VERBS = {"throw", "flick", "ladle", "stack", "pull", "tilt", "press", "blow"}
"""Verbs that the page does not list where a hand acts on the board; as in ``web/src/rules/move_picker.ts``."""


def bundled(folder: Path) -> list[str]:
    """The command of the half in TypeScript."""
    sys.path.insert(0, str(ROOT / "tools"))
    import web  # noqa: PLC0415 - tools/ is on the path only here

    node, _, env = web.node()
    bundle = folder / "keys.mjs"
    rolldown = ROOT / "web" / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    given = [*node, str(rolldown), str(ROOT / "web" / "keys" / "keys.ts"), "--file", str(bundle), "--format", "esm", "--platform", "node"]
    subprocess.run(given, check=True, cwd=ROOT / "web", env=env, stdout=subprocess.DEVNULL)
    return [*node, str(bundle)]


def seats_of(game: Game) -> int:
    """The smallest number of players above one for which the standard game is made."""
    for seats in sorted(game.info.seats, key=lambda seats: (seats < 2, seats)):
        try:
            game.start(seats)
        except BadOption:
            continue
        return seats
    raise SystemExit(f"{game.info.key} cannot be begun")


class Asked(NamedTuple):
    """A seat to move."""

    moves: Space
    own: bool
    """The game has a board of its own."""
    acts: bool
    """A hand acts on it."""
    race: dict[str, Any] | None
    """In a race, what lies on the board."""
    rng: Random


class Typist:
    """The program that types."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def say(self, message: object) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(msgspec.to_builtins(message)) + "\n")
        self.process.stdin.flush()
        heard: dict[str, Any] = json.loads(self.process.stdout.readline())
        return heard

    def keys(self, asked: Asked, moves: list[str]) -> list[int | None]:
        """The keys of every move; None: no way to type it was found."""
        root = told(offer(asked.moves))["branches"]
        heard = self.say({"root": root, "own": asked.own, "race": asked.race, "moves": moves})
        while "keys" not in heard:
            found = offer(asked.moves, tuple(heard["steps"]))
            heard = self.say(None if found is None else told(found))
        result: list[int | None] = heard["keys"]
        return result


def told(tree: MoveTree | None) -> dict[str, Any]:
    if tree is None:
        return {"branches": [], "done": False, "settings": []}
    return {"branches": json.loads(msgspec.json.encode(tree.branches)), "done": tree.done, "settings": tree.settings}


def positions(game: Game, count: int, seed: int) -> Iterator[Asked]:
    """Seats to move along a random game, with what they know."""
    rng = Random(f"{game.info.key} {seed}")
    match = Match(game, seats_of(game), seed=str(seed), source=None)
    found, event = 0, 0
    while found < count and not isinstance(match.turn, Over) and event < 40 * count:
        turn = match.turn
        event += 1
        if isinstance(turn, Chance):
            match.happen(turn.space.sample(rng).text)
            continue
        assert isinstance(turn, Choose)
        seat = rng.choice(turn.seats)
        if rng.random() < 0.3:
            found += 1
            view = match.state.view(seat)
            scene = msgspec.to_builtins(view.scene())
            own = scene["table"] != "pyramid"
            yield Asked(view.moves(seat), own, "ground" in scene["extra"], scene if turn.how == "race" else None, rng)
        match.submit(seat, match.state.moves(seat).sample(rng).text, event * 3000 if turn.how == "race" else None)


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", nargs="*", help="only these")
    arguments.add_argument("--positions", type=int, default=12, help="positions of a game")
    arguments.add_argument("--moves", type=int, default=6, help="moves of a position")
    given = arguments.parse_args()
    print(f"| game | moves | by hand | most keys | more than {MOST_KEYS} | keys of how many moves |\n|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        typist = Typist(bundled(Path(folder)))
        for game in games():
            if given.games and game.info.key not in given.games:
                continue
            counts: Counter[int] = Counter()
            hands = lost = senseless = 0
            for asked in positions(game, given.positions, 1):
                moves = sorted({asked.moves.sample(asked.rng).text for _ in range(given.moves)})
                typed = [move for move in moves if "=" not in move and not (asked.acts and move.split()[0] in HAND_VERBS)]
                hands += len(moves) - len(typed)
                found = typist.keys(asked, typed) if typed else []
                counts.update([keys for keys in found if keys is not None])
                # in a race only what may be right is listed
                senseless += found.count(None) if asked.race else 0
                lost += 0 if asked.race else found.count(None)
            each = [f"{keys}: {many}" for keys, many in sorted(counts.items())]
            each += [f"{many} {what}" for many, what in ((lost, "not found"), (senseless, "cannot be right")) if many]
            long = sum([many for keys, many in counts.items() if keys > MOST_KEYS]) + lost
            print(
                f"| {game.info.title} | {counts.total()} | {hands or ''} | {max(counts, default='')} | {long or ''} | {', '.join(each)} |",
                flush=True,
            )
        typist.process.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
