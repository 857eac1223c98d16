"""What bots know of Trulla: the lead of a side in outer faces."""

from pipyard.books.das_spiel.skill.trulla import TrullaState


def outlook(state: TrullaState, seat: int) -> float:
    faces = state.faces()
    mine = seat % state.sides
    return float(faces[mine] - max([theirs for side, theirs in enumerate(faces) if side != mine]))
