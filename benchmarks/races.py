"""How many races reflex bots play in a minute of virtual time: ``python -m benchmarks.races [games]``; with ``PYTHONPATH=.fast`` compiled.

Every race with its standard options, the fewest seats and normal bots, on one processor. A thousand games a minute is the goal.
"""

from __future__ import annotations

import sys
import time

from pipyard.bots.race_arena import race, races
from pipyard.shelf import games


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    for one in games():
        if races(one):
            race(one, one.fewest(), ["reflex:normal"], "warm")
            began = time.process_time()
            for seed in range(count):
                race(one, one.fewest(), ["reflex:normal"], seed)
            taken = (time.process_time() - began) / count
            sys.stdout.write(f"{one.info.key:18} {60 / taken:7.0f} games a minute ({1000 * taken:.1f} ms each)\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
