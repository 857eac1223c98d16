"""Mes dés, tes dés: my dice, your dice. Throw, share out, and spend dice to change it.

Each of two players owns two numbers, 6 and 5 or 1 and 2, and six action dice. In your turn you throw the largest group of the
reserve: your two numbers win dice for you, the other's first number wins them for the other, and you throw the rest again as long as
somebody wins. With action dice you ransom dice the other would win, or buy another throw. With 28 dice you have won.
"""

from pipyard.vocabulary import *

DICE = 55
MAIN = (6, 1)  # the first number of each player, and the second
SIDE = (5, 2)
ACTION = 6
GROUPS = (8, 7, 7, 7, 7, 7)
THROW: list[list[Chance]] = [[Chance(UnorderedThrow(count), seat) for count in range(DICE + 1)] for seat in range(2)]
RANSOM: list[Move] = [Move("ransom", count) for count in range(DICE + 1)]
FEED: list[Move] = [Move("feed", size) for size in range(DICE + 1)]
BUY_OR_END = Listed([Move("buy"), Move("end")])
COLOUR = "blue"


class MesDesTesDesOptions(Options):
    ransom_continues = flag(False, why="a ransomed die lets the turn go on like a die that was won", source="R1")
    target = number(28, 7, 28, why="with so many dice you have won; fewer make a short game", source="quick")


class MesDesTesDesState(State):
    """``asking`` is what the active seat has to decide: "ransom", "buy", "feed", or nothing while the dice are to be thrown."""

    def __init__(self, seats: int, options: MesDesTesDesOptions) -> None:
        self.ransom_continues: bool = options.ransom_continues
        self.target: int = options.target
        self.seat: int = 0
        self.action: list[int] = [ACTION, ACTION]
        self.won: list[int] = [0, 0]
        self.groups: list[int] = list(GROUPS[1:])
        self.pool: int = GROUPS[0]
        self.thrown: list[int] = []
        self.gain: int = 0  # what the active seat wins of the throw, and what the other would
        self.loss: int = 0
        self.asking: str = ""
        self.winner: int = -1
        self.last: Move | None = None

    def turn(self) -> Turn:
        if self.winner >= 0:
            return won([self.winner], self.owned(), "enough-dice-won")
        return ALONE[self.seat] if self.asking else THROW[self.seat][self.pool]

    def owned(self) -> list[int]:
        """The dice that count: won ones and action dice that are left."""
        return [self.won[seat] + self.action[seat] for seat in range(2)]

    def land(self, outcome: Outcome) -> None:
        self.thrown = outcome.numbers()
        self.gain = self.thrown.count(MAIN[self.seat]) + self.thrown.count(SIDE[self.seat])
        self.loss = self.thrown.count(MAIN[1 - self.seat])
        if self.loss and self.action[self.seat]:
            self.asking = "ransom"
        else:
            self.share_out(0)

    def moves(self, seat: int) -> Space:
        if self.asking == "ransom":
            return Listed(RANSOM[: 1 + min(self.loss, self.action[seat])])
        return BUY_OR_END if self.asking == "buy" else Listed([FEED[size] for size in self.sizes()])

    def sizes(self) -> list[int]:
        """The sizes of the groups in the reserve, the largest first."""
        return sorted(set(self.groups), reverse=True)

    def play(self, seat: int, move: Move) -> None:
        self.last = move
        self.asking = ""
        if move.verb == "ransom":
            self.share_out(move.number)
        elif move.verb == "buy":
            self.action[seat] -= 1
            self.pool += 1
        elif move.verb == "end":
            self.end_turn()
        else:
            self.feed(move.number)

    def share_out(self, ransom: int) -> None:
        """Everybody gets what they have won; the ransomed dice and those paid for them are thrown again."""
        seat, other = self.seat, 1 - self.seat
        lost = self.loss - ransom
        self.action[seat] -= ransom
        self.won[seat] += self.gain
        self.won[other] += lost
        self.pool += ransom - self.gain - lost
        self.look_for_winner()
        goes_on = self.gain + lost > 0 or (self.ransom_continues and ransom > 0)
        if self.winner >= 0 or (goes_on and self.pool):
            return
        if not goes_on and self.action[seat]:
            self.asking = "buy"
        else:
            self.end_turn()

    def look_for_winner(self) -> None:
        """Who has enough; if both, who has more, and the active one of two equals."""
        owned = self.owned()
        if max(owned) >= self.target:
            self.winner = self.seat if owned[self.seat] == max(owned) else 1 - self.seat

    def end_turn(self) -> None:
        """What is left of the pool feeds a group of the reserve, or falls to the other player."""
        if self.pool and not self.groups:
            self.won[1 - self.seat] += self.pool
            self.pool = 0
            self.look_for_winner()
        if self.winner >= 0:
            return
        if self.pool and self.groups[0] != self.groups[-1]:
            self.asking = "feed"
        else:
            self.feed(self.groups[0])

    def feed(self, size: int) -> None:
        """The rest goes to a group, and the other player takes the largest one."""
        self.groups[self.groups.index(size)] += self.pool
        self.groups.sort(reverse=True)
        self.pool = self.groups.pop(0)
        self.seat = 1 - self.seat
        self.thrown = []

    def objection(self, seat: int, move: Move) -> Text | None:
        if self.asking == "ransom":
            return because("why-you-can-ransom-0-to", seat=min(self.loss, self.action[seat]))
        if self.asking == "buy":
            return because("why-nobody-has-won-a-die")
        return because("why-feed-a-group-there-is", true=", ".join([str(size) for size in self.sizes()]))

    def scene(self) -> Scene:
        heaps = [Heap("reserve-group", -1, {COLOUR: size}) for size in self.groups]
        for seat in range(2):
            heaps.append(Heap("won-dice", seat, {COLOUR: self.won[seat]}))
            heaps.append(Heap("action-dice", seat, {COLOUR: self.action[seat]}))
        rolls = (Roll(tuple(self.thrown), self.seat, "throw"),) if self.thrown else ()
        owned = self.owned()
        return Scene(table="dice", rolls=rolls, heaps=tuple(heaps), scores=tuple(owned), leaders=leaders(owned), say=tuple(self.said()))

    def said(self) -> list[Text]:
        found = [Text("mes-des-numbers", {"seat": 0, "seat_two": 1}), Text("mes-des-target", {"target": self.target})]
        found.append(Text("mes-des-pool", {"count": self.pool}))
        if self.asking == "ransom":
            found.append(Text("mes-des-ransom", {"gain": self.gain, "loss": self.loss}))
        elif self.asking:
            found.append(Text("mes-des-buy" if self.asking == "buy" else "mes-des-feed"))
        return found


MesDesTesDes = Game(
    MesDesTesDesState, MesDesTesDesOptions,
    moves=["ransom NUMBER", "buy", "end", "feed NUMBER"],
    presets={"standard": {}, "ransom_continues": {"ransom_continues": True}, "short": {"target": 16}},
    key="mes_des_tes_des", book="fifty_five", number=1, title="Mes dés, tes dés", seats=(2,), minutes=10, kinds=("chance", "tactics"),
    printed=(2, 8, 0),
    score="win",
    summary="Throw a group of dice; your numbers win for you, those of the other player for them. Spend action dice to bend fortune.",
)  # fmt: skip
