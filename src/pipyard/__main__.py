"""``python -m pipyard`` is the same as ``pipyard``."""

from pipyard.cli import main

if __name__ == "__main__":
    main()
