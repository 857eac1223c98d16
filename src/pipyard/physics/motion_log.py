"""Motion stored in a log: a comment line ``# motion …`` after the outcome of a shot.

Readers that do not know it skip it as a comment. A replay shows the recorded motion and needs no engine.
"""

from __future__ import annotations

from collections.abc import Mapping

from pipyard.physics.motion import Motion, read_text

MOTION_PREFIX = "# motion "


def with_motion(log: str, motions: Mapping[str, Motion]) -> str:
    """Add the known motions to a log, each after its outcome."""
    lines: list[str] = []
    for line in log.splitlines():
        lines.append(line)
        if line.startswith("* ") and line[2:] in motions:
            lines.append(MOTION_PREFIX + motions[line[2:]].text())
    return "\n".join([*lines, ""])


def motions_in(log: str) -> dict[str, Motion]:
    """The motions in a log, by the text of their outcomes."""
    found: dict[str, Motion] = {}
    outcome = ""
    for line in log.splitlines():
        if line.startswith("* "):
            outcome = line[2:]
        elif line.startswith(MOTION_PREFIX) and outcome:
            found[outcome] = read_text(line[len(MOTION_PREFIX) :].strip())
    return found
