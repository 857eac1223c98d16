"""The course of a shot in words: "A1 bumps B2 off 3x; it comes to rest on 2x showing 5: 10 points"."""

from __future__ import annotations

from pipyard.core.notation import Outcome
from pipyard.core.scene import Text
from pipyard.dice.board import FOUL, OFF_BOARD, SHORT, Reading
from pipyard.dice.shot import die_name
from pipyard.dice.shot_outcome import Lie, ShotOutcome
from pipyard.physics.motion import Motion


def course(chance: ShotOutcome, outcome: Outcome, motion: Motion | None = None) -> list[Text]:
    """What happened, in the order in which the dice were set moving (in the order of the outcome where no motion is known)."""
    lies = chance.lies(outcome)
    if motion is not None:
        began = {track.die: track.first for track in motion.tracks}
        lies.sort(key=lambda lie: (lie.die != chance.shot.die, began.get(lie.die, 0), lie.die))
    mine = next(lie for lie in lies if lie.die == chance.shot.die)
    report: list[Text] = []
    for lie in lies:
        if lie.die != chance.shot.die:
            report.append(_bumped(chance, lie))
    report.append(_rested(chance, mine))
    return report


def _zone(chance: ShotOutcome, reading: Reading) -> str:
    return f"{chance.board.multiplier(reading.zone)}x"


def _bumped(chance: ShotOutcome, lie: Lie) -> Text:
    name = die_name(lie.die)
    pose = chance.before[lie.die]
    was = chance.board.read(pose, chance.faces) if pose is not None else None
    before = _zone(chance, was) if was is not None and was.zone > 0 else ""
    points = chance.worth(lie)
    if lie.reading.zone == OFF_BOARD:
        return Text("tumblin-bumps-off", {"die": name, "from": before or "0x", "points": points})
    if lie.reading.zone == SHORT:
        return Text("tumblin-bumps-short", {"die": name})
    if was is not None and was == lie.reading:
        return Text("tumblin-nudges", {"die": name, "zone": before, "face": lie.reading.face})
    words: dict[str, str | int] = {
        "die": name,
        "from": before or "0x",
        "zone": _zone(chance, lie.reading),
        "face": lie.reading.face,
        "points": points,
    }
    return Text("tumblin-bumps", words)


def _rested(chance: ShotOutcome, lie: Lie) -> Text:
    name = die_name(lie.die)
    points = chance.worth(lie)
    if lie.reading.zone == FOUL:
        return Text("tumblin-foul", {"die": name})
    if lie.reading.zone == OFF_BOARD:
        return Text("tumblin-rolls-off", {"die": name, "points": points})
    if lie.reading.zone == SHORT:
        return Text("tumblin-short", {"die": name})
    return Text("tumblin-rests", {"die": name, "zone": _zone(chance, lie.reading), "face": lie.reading.face, "points": points})
