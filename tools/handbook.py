"""The handbook, from this checkout into build/handbook (or the folder named): plain files, to be opened or put on any web server.

    python tools/handbook.py [FOLDER]

Whatever is wrong with it, a link that leads nowhere or a page that asks others for something, is told, and the status is 1.
"""

from __future__ import annotations

import sys
from pathlib import Path

from pipyard.handbook import site

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "handbook"
    faults = site.write(ROOT, out)
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{out / 'index.html'}" if not faults else f"{len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
