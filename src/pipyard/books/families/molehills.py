"""The six molehills of the Clever Mole, and the riddles about them: which there are, and which hill they mean."""

from math import lcm

from pipyard.vocabulary import *

FEET = ((0, 0, 2), (0, 1, 1), (0, 2, 0), (1, 0, 1), (1, 1, 0), (2, 0, 0))
"""The six hills; three times these are their tops."""
OFFSETS = [(a, b, c) for a in range(3) for b in range(3 - a) for c in range(3 - a - b)]
HILLS: list[list[int]] = [[cell(3 * i + a, 3 * j + b, 3 * k + c) for a, b, c in OFFSETS] for i, j, k in FEET]
PLACES: list[int] = sorted([place for hill in HILLS for place in hill])
COLOURS = ("red", "green", "black")
SUMS = (6, 7, 9, 10, 11, 12, 14, 15)
"""What three faces round a corner can add up to."""
MOST_WORDS = 30
LONGEST_WORD = 24
MOST_CHANGES = 60
"""How often a master who builds the hills may change them before a riddle."""
SITES: list[Atom] = [CELLS[place] for place in PLACES]


def _word(token: str) -> str | None:
    return token if len(token) <= LONGEST_WORD and token.isprintable() else None


kind("WORD", _word, because("part-word", letters=LONGEST_WORD))


class Riddles(Space):
    """What a master may ask: one of the riddles that fit one hill, or their own words about a hill that only the master knows.

    A master who builds the hills may first swap two dice or turn one.
    """

    def __init__(self, riddles: list[Move], master: int, building: bool = False) -> None:
        self.riddles: list[Move] = riddles
        self.master: int = master
        self.building: bool = building

    def contains(self, move: Move) -> bool:
        if move.verb in ("swap", "turn"):
            return self.building and self.changes(move)
        if move.verb != "tell":
            return move in self.riddles
        words = move.atoms[2:]
        right = len(move.atoms) > 2 and isinstance(move.atoms[1], int) and 1 <= move.atoms[1] <= 6
        return right and len(words) <= MOST_WORDS and all([isinstance(word, str) for word in words])

    def changes(self, move: Move) -> bool:
        if len(move.atoms) != 3 or move.atoms[1] not in SITES:
            return False
        if move.verb == "turn":
            return move.atoms[2] in TRIPLES
        return move.atoms[2] in SITES and move.atoms[2] != move.atoms[1]

    def sample(self, rng: Random) -> Move:
        if self.building and rng.random() < 0.5:
            site = int(rng.random() * len(SITES))
            if rng.random() < 0.5:
                return Move("turn", SITES[site], TRIPLES[int(rng.random() * len(TRIPLES))])
            return Move("swap", SITES[site], SITES[(site + 1 + int(rng.random() * (len(SITES) - 1))) % len(SITES)])
        if not self.riddles or rng.random() < 0.25:
            return Move("tell", 1 + int(rng.random() * 6), "which", "hill")
        return self.riddles[int(rng.random() * len(self.riddles))]

    def steps(self, prefix: tuple[Atom, ...] = ()) -> Steps:
        if self.building and prefix and prefix[0] in ("swap", "turn"):
            if len(prefix) == 1:
                return Steps(SITES, False)
            if len(prefix) == 2 and prefix[1] in SITES:
                seconds: list[Atom] = [*TRIPLES] if prefix[0] == "turn" else [site for site in SITES if site != prefix[1]]
                return Steps(seconds, False)
            return Steps([], self.contains(Move(*prefix)))
        if prefix and prefix[0] == "tell":
            if len(prefix) == 1:
                return Steps(list(range(1, 7)), False)
            done = self.contains(Move(*prefix))
            return Steps(["which", "hill"] if len(prefix) < MOST_WORDS else [], done)
        depth = len(prefix)
        fitting = [riddle for riddle in self.riddles if riddle.atoms[:depth] == prefix]
        found = {str(riddle.atoms[depth]): riddle.atoms[depth] for riddle in fitting if len(riddle.atoms) > depth}
        atoms = list(found.values())
        if depth == 0:
            atoms.extend(["tell", "swap", "turn"] if self.building else ["tell"])
        return Steps(atoms, any([len(riddle.atoms) == depth for riddle in fitting]))

    def shown(self, outcome: Outcome, seat: int | None) -> str:
        if outcome.verb != "tell" or seat == self.master:
            return outcome.text
        return " ".join(["tell", "?", *[str(word) for word in outcome.atoms[2:]]])


class MolehillState(RacingState):
    """What the hills show, and what can be asked about it."""

    palette = COLOURS

    def count(self, hill: int, colour: int) -> int:
        return sum([1 for place in HILLS[hill] if self.pile.at(place) == colour])

    def faces(self, hill: int) -> list[int]:
        """The 18 numbers that can be seen on a hill."""
        top = xyz(HILLS[hill][0])
        return [self.pile.face(place, axis) for place in HILLS[hill] for axis in AXES if xyz(place)[axis] == top[axis]]

    def top(self, hill: int) -> int:
        return sum([self.pile.face(HILLS[hill][0], axis) for axis in AXES])

    def scores_for(self, riddle: Move) -> list[int]:
        """For each hill how well the riddle fits it: the largest is meant, if it is the only one; 0 for an exact fit, -1 for none."""
        asked, hills = riddle.number, range(6)
        if riddle.verb in ("least", "most"):
            sign = 1 if riddle.verb == "most" else -1
            return [sign * self.count(hill, COLOURS.index(str(riddle.atoms[1]))) for hill in hills]
        if riddle.verb == "faces":
            return [self.faces(hill).count(asked) for hill in hills]
        if riddle.verb == "near":
            return [-abs(sum(self.faces(hill)) - asked) for hill in hills]
        if riddle.verb == "age":
            return [0 if sum(self.faces(hill)) == asked else -1 for hill in hills]
        above = asked if riddle.verb == "top" else 21 - asked
        return [0 if self.top(hill) == above else -1 for hill in hills]

    def solve(self, riddle: Move) -> int:
        """The hill a riddle means, -1 if it does not mean exactly one."""
        fit = self.scores_for(riddle)
        best = max(fit)
        if fit.count(best) != 1 or (riddle.verb in ("age", "top", "below") and best < 0):
            return -1
        return fit.index(best)

    def kinds_of_riddles(self) -> list[list[Move]]:
        """The five kinds of riddles with all the values they may have; not all of them are valid."""
        ages = sorted({sum(self.faces(hill)) for hill in range(6)})
        return [
            [Move(verb, colour) for verb in ("least", "most") for colour in COLOURS],
            [Move("age", age) for age in ages],
            [Move("near", age) for age in range(ages[0], ages[-1] + 1)],
            [Move(verb, asked) for verb in ("top", "below") for asked in SUMS],
            [Move("faces", face) for face in range(1, 7)],
        ]

    def valid_riddles(self) -> list[Move]:
        return [riddle for values in self.kinds_of_riddles() for riddle in values if self.solve(riddle) >= 0]

    def drawn_riddle(self) -> Biased:
        """A kind, then a value, drawn until the riddle is valid."""
        kinds = self.kinds_of_riddles()
        whole = lcm(*[len(values) for values in kinds])
        weighed = [(riddle, whole // len(values)) for values in kinds for riddle in values if self.solve(riddle) >= 0]
        return Biased([riddle for riddle, _ in weighed], [weight for _, weight in weighed])
