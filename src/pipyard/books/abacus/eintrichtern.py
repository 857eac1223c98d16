"""Eintrichtern: drum the numbers into your head.

45 yellow dice cover the plate, 36 red dice hide the numbers between them. Roll three grey dice, or leave them as they lie
after somebody's miss, and lift one red die: if the three numbers of its funnel add up to the total, it is yours and you roll again.
If not, the die goes back and the left neighbour is on. The eighth red die wins, the sixth from five players.
"""

from pipyard.books.families.covered_numbers import MemoryState
from pipyard.vocabulary import *

PEEKS_WITHOUT_A_HIT = 200


class EintrichternOptions(Options):
    peek = choice(
        "all", "sum_only", why="everybody sees the lifted numbers, or only the mover, the others the total", source="abacus, variant"
    )
    reveal_ms = number(4000, 500, 60_000, why="how many milliseconds the numbers are shown", source="screen")
    notes = flag(False, why="an open list of all announced totals, for small children", source="screen")
    target = number(0, 0, 36, why="how many red dice win; 0: 8, from five players 6", source="abacus")
    max_players = choice("8", "6", why="the booklet's last line allows 8, its header 6", source="R1")
    start_seat = start_seat()


class EintrichternState(MemoryState):
    palette = ("yellow", "red")
    target_text: str = "eintrichtern-target"

    def __init__(self, seats: int, options: EintrichternOptions) -> None:
        super().__init__(seats, options.start_seat, options.target or (8 if seats <= 4 else 6), options.reveal_ms / 1000)
        self.sum_only: bool = options.peek == "sum_only"
        self.notes: bool = options.notes
        self.announced: list[tuple[str, int]] = []  # cells and totals, kept only where notes are allowed
        self.peeker: int = -1

    def limit(self) -> Over | None:
        return ranked(self.stored, "peek-limit") if self.misses >= PEEKS_WITHOUT_A_HIT else None

    def play(self, seat: int, move: Move) -> None:
        if move.verb == "lift":
            self.peeker = seat
            if self.notes:
                self.announced.append((CELLS[move.at].text, sum(self.pile.funnel_numbers(move.at))))
        super().play(seat, move)

    def sees_faces(self, seat: int | None) -> bool:
        return not self.sum_only or seat == self.peeker

    def said(self) -> list[Text]:
        notes = [Text("eintrichtern-note", {"cell": cell, "total": total}) for cell, total in self.announced[-12:]]
        return [*super().said(), *notes]


def check(options: EintrichternOptions, seats: int) -> None:
    most = int(options.max_players)
    if seats > most:
        raise BadOption(because("why-eintrichtern-with-max-players-cannot", most=most, seats=seats))


Eintrichtern = Game(
    EintrichternState, EintrichternOptions, moves=["roll", "keep", "lift CELL"],
    presets={"standard": {}, "sum_only": {"peek": "sum_only"}, "notes": {"notes": True}},
    check=check,
    key="eintrichtern", book="abacus", number=5, title="Eintrichtern", seats=(2, 3, 4, 5, 6, 7, 8), minutes=15,
    kinds=("special", "memory", "chance", "hidden"), authors="Reinhold Wittig", printed=(2, 3, 5),
    score="stored",
    summary="Roll a total, lift a red die: do the three numbers under it add up? What everybody has seen is worth remembering.",
)  # fmt: skip
