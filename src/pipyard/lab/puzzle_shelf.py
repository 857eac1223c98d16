"""The puzzles that ship with Pipyard, and their proof file: the question, the proof of each puzzle, and a digest."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.text import because
from pipyard.lab import puzzle_search
from pipyard.lab.puzzle_ratings import rated_again
from pipyard.lab.puzzle_search import PuzzleQuery, PuzzleSearch
from pipyard.puzzles import Proof, Puzzle


class ProvedPuzzle(Struct, frozen=True):
    """A puzzle in the proof file."""

    found: str
    kind: str
    moves: int
    solutions: list[str]
    rating: int
    fails: dict[str, tuple[int, int]]
    proof: Proof


class GameProofs(Struct, frozen=True):
    """The puzzles of a game: the question, how many games were searched, how many puzzles were kept, and a digest of their file."""

    quest: PuzzleQuery
    games: int
    wanted: int
    keep: int
    digest: str
    puzzles: list[ProvedPuzzle]


def written(kept: list[Puzzle]) -> bytes:
    """The file of a game's puzzles, one per line."""
    return b"".join([msgspec.json.encode(one) + b"\n" for one in kept])


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:32]


def write(folder: Path, proof: Path | None, found: PuzzleSearch, kept: list[Puzzle], wanted: int, keep: int) -> None:
    """Write a game's puzzle file, and its line of the proof file."""
    key = found.quest.subject.word
    data = written(kept)
    path = folder / f"{key}.jsonl"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if kept:
            path.write_bytes(data)
        else:
            path.unlink(missing_ok=True)
        if proof is not None:
            known = {one.quest.subject.word: one for one in read(proof)} if proof.exists() else {}
            known.pop(key, None)
            if kept:
                rows = [ProvedPuzzle(one.found, one.kind, one.moves, one.solutions(), one.rating, one.fails, one.proof) for one in kept]
                known[key] = GameProofs(found.quest, found.games, wanted, keep, digest(data), rows)
            proof.write_bytes(b"".join([msgspec.json.encode(known[name]) + b"\n" for name in sorted(known)]))
    except OSError as error:
        raise PipyardError(because("why-nothing-written-to", out=path, strerror=reason_of(error))) from None


def read(proof: Path) -> list[GameProofs]:
    """Read a proof file."""
    try:
        return msgspec.json.Decoder(GameProofs).decode_lines(proof.read_bytes())
    except (OSError, msgspec.DecodeError) as error:
        raise PipyardError(because("why-no-file-of-results", path=proof, error=reason_of(error))) from None


def again(proof: Path, keys: list[str]) -> Iterator[tuple[str, bool]]:
    """Rebuild puzzles of a proof file (without keys: all), and report for each game whether they match."""
    for one in read(proof):
        key = one.quest.subject.word
        if not keys or key in keys:
            found = puzzle_search.search(one.quest.subject, one.quest.seed, one.games, one.wanted, None, estimated=one.quest.estimated)
            kept = rated_again(one.quest.subject.game(), puzzle_search.chosen(found.puzzles, one.keep))
            yield key, digest(written(kept)) == one.digest


def rate(folder: Path, proof: Path, keys: list[str]) -> Iterator[tuple[str, int]]:
    """Rate the puzzles of a proof file (without keys: all) again, and write them back; for each game, how many there are."""
    for one in read(proof):
        key = one.quest.subject.word
        if keys and key not in keys:
            continue
        try:
            kept = msgspec.json.Decoder(Puzzle).decode_lines((folder / f"{key}.jsonl").read_bytes())
        except (OSError, msgspec.DecodeError) as error:
            raise PipyardError(because("why-no-file-of-results", path=folder / f"{key}.jsonl", error=reason_of(error))) from None
        found = PuzzleSearch(one.quest, one.games, kept)
        write(folder, proof, found, rated_again(one.quest.subject.game(), kept), one.wanted, one.keep)
        yield key, len(kept)
