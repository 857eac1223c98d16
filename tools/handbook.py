"""Write the handbook of this checkout to build/handbook (or the folder named): plain files for any web server.

    python tools/handbook.py [FOLDER]

It lies in a folder named by the version, beside those of other versions; the first page leads to the newest. Faults such as broken links
and external resources are printed, and the exit status is 1.
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
