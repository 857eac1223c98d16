"""Jumping: a turn is one right-angle jump of one of your dice; a seat without a jump passes (D5)."""

from pipyard.vocabulary import *

PASS = Move("pass")


class JumpingState(PassingState):
    """Every seat has dice of its colour. The options are shared by all such games: long jumps, the limit, the starting player."""

    own_colours = True

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.long_jumps: bool = options.chosen["long_jump"] == "allowed"
        self.max_rounds: int = int(str(options.chosen["max_rounds"]))

    def jumps(self, seat: int) -> list[Move]:
        return jumps_of(self.pile, self.pile.cells_of(seat), self.long_jumps)

    def able(self, seat: int) -> bool:
        return can_jump(self.pile, self.pile.cells_of(seat), self.long_jumps)

    def moves(self, seat: int) -> Space:
        return Listed(self.jumps(seat))

    def objection(self, seat: int, move: Move) -> Text | None:
        return no_own_jump_because(self.pile, seat, move.at, move.to)


class BlockadeState(JumpingState):
    """Dice under enemy dice cannot move; a blockaded player may pass, and the blockers must lift the blockade."""

    def is_blockaded(self, seat: int) -> bool:
        """Whether the dice of others prevent a seat's required jump."""
        raise NotImplementedError

    def useful(self, seat: int, move: Move) -> bool:
        """Whether a jump brings a seat nearer to its goal."""
        raise NotImplementedError

    def has_useful_jump(self, seat: int) -> bool:
        for place in self.pile.cells_of(seat):  # die by die, because the first useful jump is enough
            for move in jumps_of(self.pile, [place], self.long_jumps):
                if self.useful(seat, move):
                    return True
        return False

    def due(self, seat: int) -> list[Move]:
        """The jumps that lift a blockade, if a seat must and can."""
        raise NotImplementedError

    def moves(self, seat: int) -> Space:
        due = self.due(seat)
        if due:
            return Listed(due)
        return Listed([*self.jumps(seat), PASS] if self.is_blockaded(seat) else self.jumps(seat))

    def jump_or_pass(self, move: Move) -> None:
        self.last = move
        if move.verb == "jump":
            carry(self.pile, move.at, move.to)

    def objection(self, seat: int, move: Move) -> Text | None:
        if move.verb == "pass":
            return because("why-only-a-blockaded-player-may")
        return because("why-you-have-to-lift-a") if self.due(seat) else super().objection(seat, move)

    def said(self) -> list[Text]:
        found = super().said()
        if self.seat >= 0 and self.due(self.seat):
            found.append(Text("lift-the-blockade"))
        return found
