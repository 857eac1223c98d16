"""Write the golden playthroughs: one short, readable game for every game and preset, with its whole log.

    python tools/golden.py              all that are missing or no longer right
    python tools/golden.py rasanto …    only these games

Everything follows from the log, so a test replays the log and compares every line.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from pathlib import Path

from pipyard.bots.race_arena import race, races
from pipyard.core import log as logs
from pipyard.core.errors import BadOption, PipyardError
from pipyard.core.facts import facts
from pipyard.core.game import Game, State
from pipyard.core.log import CHANCE_SEAT, Event
from pipyard.core.match import Match
from pipyard.core.scene import Scene
from pipyard.core.turn import Choose, Over
from pipyard.shelf import game, games

GOLDEN_FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
HEAD, TAIL = 12, 6
"""Events shown at the start and at the end; the middle of a longer game is in its log only."""
SHORT_GAME = 16
"""Shorter games are drawn at their end only."""
SEED_COUNT = 4
"""Games tried; the shortest is kept."""
FENCE = "~~~ log"


def path_of(key: str, preset: str) -> Path:
    return GOLDEN_FOLDER / f"{key}.{preset}.txt"


def fewest_seats(one: Game) -> int:
    for seats in one.info.seats:
        try:
            one.start(seats)
        except BadOption:
            continue
        return seats
    raise PipyardError(f"{one.info.key} takes no number of seats with {one.options}")


def played(one: Game) -> Match:
    """The shortest of a few games: random, or by bots in virtual time for a race."""
    found: list[Match] = []
    if races(one):
        seats = fewest_seats(one)
        return min([race(one, seats, ["reflex:normal"], seed) for seed in range(1, SEED_COUNT + 1)], key=lambda match: len(match.events))
    for seed in range(1, SEED_COUNT + 1):
        rng = random.Random(f"golden {seed}")
        match = Match(one, fewest_seats(one), seed)
        turn = match.turn
        while isinstance(turn, Choose):
            seat = turn.seats[int(rng.random() * len(turn.seats))]
            match.submit(seat, match.state.moves(seat).sample(rng))
            turn = match.turn
        found.append(match)
    return min(found, key=lambda match: len(match.events))


def digest(state: State) -> str:
    """A short digest of a state, the same in both forms of the program."""
    return hashlib.sha256(repr(facts(state)).encode()).hexdigest()[:16]


def playthrough(text: str, preset: str) -> str:
    """The playthrough of a log."""
    header, events = logs.read(text)
    match = Match(game(header.game, **header.options), header.seats, header.seed, header.players, source=None)
    info = match.game.info
    options = f" ({match.game.options})" if str(match.game.options) else ""
    lines = [f"{info.title}: {preset}{options}, {match.seats} seats, seed {header.seed}", ""]
    stops = {len(events) * quarter // 4 for quarter in (1, 2, 3)} if len(events) >= SHORT_GAME else set[int]()
    hidden = range(HEAD, len(events) - TAIL) if len(events) > HEAD + TAIL + 6 else range(0)
    for number, event in enumerate(events):
        match.follow([event])
        if number == HEAD and hidden:
            lines += ["", f"… {len(hidden)} events, see the log", ""]
        if number not in hidden:
            lines.append(spoken(number + 1, event))
        if number + 1 in stops:
            lines += ["", f"After {number + 1} events, state {digest(match.state)}", *indented(match.state), ""]
    lines += ["", *ending(match)]
    return "\n".join([*lines, "", FENCE, text.rstrip("\n"), "~~~", ""]).replace("\n\n\n", "\n\n")


def spoken(number: int, event: Event) -> str:
    who = "chance" if event.seat == CHANCE_SEAT else f"seat {event.seat}"
    when = "" if event.stamp is None else f" at {event.stamp} ms"
    return f"{number:4}  {who:7} {event.text}{when}"


def ending(match: Match) -> list[str]:
    over = match.turn
    assert isinstance(over, Over)
    ranks = ", ".join(
        [f"seat {seat} rank {rank} score {score}" for seat, (rank, score) in enumerate(zip(over.ranks, over.scores, strict=True))]
    )
    return [f"Over after {len(match.events)} events, state {digest(match.state)}", *indented(match.state), "", f"{over.why}: {ranks}"]


def indented(state: State) -> list[str]:
    return [f"    {line}" for line in drawn(state.scene())]


def drawn(scene: Scene) -> list[str]:
    """A scene in a few lines: every level of the pyramid in rows of equal x, then what lies beside it."""
    lines: list[str] = []
    letters = {die.cell: letter(die.colour) for die in scene.dice}
    for level in range(9):
        total = 8 - level
        rows = ["".join([letters.get(f"{x},{y},{total - x - y}", ".") for y in range(total - x + 1)]) for x in range(total + 1)]
        if any(set(row) != {"."} for row in rows):
            lines.append(f"level {level}  {' '.join(rows)}")
    triples = [f"{die.cell} {die.triple}" for die in scene.dice if die.triple]
    if triples:
        lines.append(f"{len(triples)} triples, the last: {'; '.join(triples[-4:])}")
    for roll in scene.rolls:
        lines.append(f"{roll.label} of seat {roll.by}: {' '.join(map(str, roll.values))}")
    for heap in scene.heaps:
        held = ", ".join([f"{count} {colour}" for colour, count in heap.dice.items() if count])
        lines.append(f"{heap.label} of seat {heap.owner}: {held or 'nothing'}")
    if scene.scores:
        lines.append(f"scores {' '.join(map(str, scene.scores))}")
    for text in scene.say:
        lines.append(" ".join([text.key, *[f"{name}={value}" for name, value in text.args.items()]]))
    if scene.extra:
        extra = json.dumps(scene.extra, sort_keys=True, default=str)
        lines.append(f"{scene.table}: {extra if len(extra) <= 160 else extra[:157] + '...'}")
    return lines or [f"an empty {scene.table}"]


def letter(colour: str) -> str:
    """Black is k, since blue has the b; golden is y, as in a deal."""
    return {"black": "k", "golden": "y"}.get(colour, colour[:1] or "o")


def log_in(text: str) -> str:
    """The log of a golden file."""
    _, fence, rest = text.partition(f"\n{FENCE}\n")
    if not fence:
        raise PipyardError(f"there is no line {FENCE!r}")
    return rest.partition("\n~~~")[0] + "\n"


def wanted() -> list[tuple[str, str]]:
    """Every game and preset."""
    return [(one.info.key, preset) for one in games() for preset in one.presets]


def written_anew(path: Path, key: str, preset: str) -> str:
    """The expected content of a file: its game replayed, or a new game if that is no longer possible."""
    one = game(key)
    one = one.configured(**one.presets[preset])
    try:
        text = log_in(path.read_text(encoding="utf-8"))
        header, _ = logs.read(text)
        if header.version == one.info.version and game(key, **header.options).options == one.options:
            return playthrough(text, preset)
    except (OSError, PipyardError, AssertionError):
        pass
    return playthrough(played(one).log, preset)


def main(only: list[str]) -> int:
    for key in only:
        game(key)  # raises an error if there is none
    known = wanted()
    for key, preset in known:
        path = path_of(key, preset)
        if only and key not in only:
            continue
        text = written_anew(path, key, preset)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"{path.name}: written")
    if not only:
        for path in sorted(GOLDEN_FOLDER.glob("*.txt")):
            if path not in {path_of(key, preset) for key, preset in known}:
                path.unlink()
                print(f"{path.name}: there is no such game or preset any more, taken away")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
