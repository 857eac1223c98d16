"""Slipped: a secret objective, three spars, and the courage to call.

The pyramid is complete and everybody sees its numbers. You have a secret card, say "six equal numbers in a row". In your turn you
pull a die out of any of the three edges; those above it slide down, and the pulled one goes on the top. When your card is
fulfilled in your turn, before or after the pull, you call. If you are right you have won. If not, you are out.
(Longer than most: it holds the cards, how each is fulfilled, and objectives of one's own.)
"""

from pipyard.books.families.own_objectives import LONGEST_TEXT, can_be_shown, check_objectives, own_list, shown_in, spelled
from pipyard.books.families.spars import OUTER_AXES, SPARS, SparState, check_own_run, pulls
from pipyard.vocabulary import *

DEAL = Chance(Deal(SIZE, OUTER_AXES))
CLAIM = Move("claim")
DONE = Move("done")
AFTER_PULL = Listed([DONE, CLAIM])
PULL = pulls(list(AXES), False).moves
PULL_TURNING = pulls(list(AXES), True).moves
DECK = 16
OWN = 17
"""The first card with an objective of the players' own."""
UNKNOWN = 0
WORDS: dict[int, str] = {1: "123456", 2: "142536", 3: "246135", 4: "361524", 5: "112233", 6: "445566"}


class SlippedOptions(Options):
    claim = choice("by_hand", "automatic", why="you call yourself, or the cards are tested after every pull", source="book, quick")
    turn_on_replace = flag(False, why="the pulled die may be set down with any triple", source="french")
    cards = choice("1", "2", why="one card each, or two of which one must be fulfilled", source="book, variant")
    own_run = numbers((0, 0, 0, 0, 0, 0), 0, 6, why="one more card: six numbers of your own, zeros for none", source="french")
    own_objectives = line("", LONGEST_TEXT, why="more cards: rows, doubles and combinations of your own", source="book, french")
    max_rounds = max_rounds(100, "the players still in share")
    start_seat = start_seat()


class Card(Even):
    """Drawing a card: only the player who draws it reads it."""

    def __init__(self, cards: list[int], drawer: int) -> None:
        super().__init__([Move(f"O{card}") for card in cards])
        self.drawer: int = drawer

    def shown(self, outcome: Outcome, seat: int | None) -> str:
        return outcome.text if seat == self.drawer else "?"


def pattern(run: str) -> str:
    """A run by its form: 335566 has the form aabbcc."""
    letters: dict[str, str] = {}
    return "".join([letters.setdefault(face, "abcdefg"[len(letters)]) for face in run])


def runs(chain: list[int], length: int) -> list[str]:
    """All runs of a length, in both directions."""
    text = "".join([str(face) for face in chain])
    found = [text[start : start + length] for start in range(len(text) - length + 1)]
    return [*found, *[run[::-1] for run in found]]


def fulfilled(card: int, chains: list[list[int]], views: list[list[int]]) -> bool:
    """Whether an objective is reached: three chains from foot to foot, six views of a spar from foot to apex."""
    if card in WORDS:
        return any([WORDS[card] in runs(chain, 6) for chain in chains])
    if card == 7:
        return any([pattern(run) == "aaaaaa" for chain in chains for run in runs(chain, 6)])
    if card == 8:
        return any([pattern(run) == "aaabbb" and int(run[0]) + int(run[5]) == 7 for chain in chains for run in runs(chain, 6)])
    if card == 9:
        return sum([any([pattern(run) == "aabbcc" for run in runs(chain, 6)]) for chain in chains]) >= 2
    if card == 10:
        return any([pattern(run) == "abababa" for chain in chains for run in runs(chain, 7)])
    if card == 11:
        return any([all([int(run[k]) + int(run[k + 1]) == 7 for k in range(5)]) for chain in chains for run in runs(chain, 6)])
    if card == 12:
        return any([all([chain[8 - j] == chain[8 + j] for j in range(1, 5)]) for chain in chains])
    if card == 13:
        return any([view in (sorted(view), sorted(view, reverse=True)) for view in views])
    if card == 14:
        return any([sum(view) >= 46 for view in views])
    if card == 15:
        return any([sum(view) <= 17 for view in views])
    return all([chain[7] == chain[9] for chain in chains])


def possible(card: int, faces: list[list[int]]) -> bool:
    """Whether the numbers that the 25 edge dice have on each axis suffice for an objective; they never turn."""
    counts = [[axis.count(face) for face in range(7)] for axis in faces]
    if card in WORDS:
        return any([all([count[int(face)] >= WORDS[card].count(face) for face in set(WORDS[card])]) for count in counts])
    if card == 7:
        return any([max(count) >= 6 for count in counts])
    if card in (8, 11):
        return any([count[a] >= 3 and count[7 - a] >= 3 for count in counts for a in range(1, 4)])
    if card == 9:
        return sum([sum([many >= 2 for many in count]) >= 3 for count in counts]) >= 2
    if card == 10:
        return any([count[a] >= 4 and count[b] >= 3 for count in counts for a in range(1, 7) for b in range(1, 7) if a != b])
    if card == 12:
        return any([sum([many // 2 for many in count]) >= 4 for count in counts])
    if card == 14:
        return any([sum(sorted(axis)[-9:]) >= 46 for axis in faces])
    if card == 15:
        return any([sum(sorted(axis)[:9]) <= 17 for axis in faces])
    return True


class SlippedState(SparState):
    def __init__(self, seats: int, options: SlippedOptions) -> None:
        super().__init__(seats, options.start_seat, DEAL)
        self.automatic: bool = options.claim == "automatic"
        self.turning: bool = options.turn_on_replace
        self.cards: int = int(options.cards)
        self.max_rounds: int = options.max_rounds
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.valid: list[int] = []  # the cards that were neither fulfilled nor impossible when the pile was dealt
        self.shown: list[int] = []
        self.out: list[int] = []
        self.pulled: bool = False
        self.winner: int = -1

    def accepts_deal(self) -> bool:
        """Enough cards must be worth drawing; otherwise pile and deck are made anew."""
        chains, views = self.chains(), self.views()
        dice = sorted({place for spar in SPARS for place in spar})
        faces = [[self.pile.face(place, axis) for place in dice] for axis in AXES]
        self.valid = [card for card in range(1, DECK + 1) if not fulfilled(card, chains, views) and (self.turning or possible(card, faces))]
        return len(self.valid) >= self.seats * self.cards

    def chains(self) -> list[list[int]]:
        return [self.chain(side) for side in AXES]

    def views(self) -> list[list[int]]:
        """The six views: each spar with the apex, from foot to apex, on its two sides."""
        return [[self.pile.face(place, side) for place in reversed(SPARS[spar])] for spar in AXES for side in AXES if side != spar]

    def drawing(self) -> int:
        """The seat that draws a card next, -1 when all have theirs."""
        for many in range(self.cards):
            for seat in range(self.seats):
                if len(self.hands[seat]) == many:
                    return seat
        return -1

    def on_turn(self) -> Turn:
        drawer = self.drawing()
        if drawer < 0:
            return ALONE[self.seat]
        drawn = [card for hand in self.hands for card in hand]
        return Chance(Card([card for card in self.valid if card not in drawn], drawer), drawer)

    def ended(self) -> Over | None:
        left = [seat for seat in range(self.seats) if seat not in self.out]
        if self.winner >= 0:
            return won([self.winner], self.drawn_scores(), "objective-fulfilled")
        if len(left) == 1:
            return won(left, self.drawn_scores(), "last-player-left")
        return won(left, self.drawn_scores(), "round-limit") if self.past(self.max_rounds) else None

    def land(self, outcome: Outcome) -> None:
        if self.setting_up() is not None:
            super().land(outcome)
        else:
            self.hands[self.drawing()].append(int(outcome.text[1:]))

    def moves(self, seat: int) -> Space:
        if self.pulled:
            return AFTER_PULL
        listed = PULL_TURNING if self.turning else PULL
        return Listed(listed if self.automatic else [*listed, CLAIM])

    def play(self, seat: int, move: Move) -> None:
        if move.verb == "pull":
            self.pull(move)
            if not self.automatic:
                self.pulled = True
                return
            winners = [one for one in range(seat, seat + self.seats) if self.holds(one % self.seats)]
            self.winner = winners[0] % self.seats if winners else -1
        elif move.verb == "claim":
            self.shown.extend(self.hands[seat])
            if self.holds(seat):
                self.winner = seat
            else:
                self.out.append(seat)
        self.next_player()

    def holds(self, seat: int) -> bool:
        """Whether one of a seat's cards is fulfilled now."""
        chains, views = self.chains(), self.views()
        return any([self.reached(card, chains, views) for card in self.hands[seat]])

    def reached(self, card: int, chains: list[list[int]], views: list[list[int]]) -> bool:
        return fulfilled(card, chains, views)

    def deck(self) -> int:
        """How many cards there are."""
        return DECK

    def card_text(self, card: int, seat: int) -> Text:
        return Text(f"slipped-card-{card}", {"seat": seat})

    def next_player(self) -> None:
        self.pulled = False
        self.next_seat()
        while self.seat in self.out and len(self.out) < self.seats:
            self.next_seat()

    def conceal(self, seat: int | None) -> None:
        """Cards are their owners' secret until they are shown or the game is over; covered faces are nobody's."""
        ended = self.winner >= 0 or len(self.out) == self.seats - 1
        self.hide_numbers()
        if not ended:
            for other in range(self.seats):
                if other != seat and other not in self.out:
                    self.hands[other] = [UNKNOWN] * len(self.hands[other])

    def guess(self, rng: Random) -> State:
        new = super().guess(rng)
        assert isinstance(new, SlippedState)
        known = {card for hand in new.hands for card in hand}
        left = [card for card in new.valid if card not in known]
        for hand in new.hands:
            for index, card in enumerate(hand):
                if card == UNKNOWN:
                    hand[index] = left.pop(int(rng.random() * len(left)))
        return new

    def objection(self, seat: int, move: Move) -> Text | None:
        if self.pulled:
            return because("why-you-have-pulled-say-done")
        return because("why-you-pull-a-die-of")

    def drawn_scores(self) -> list[int]:
        return [int(seat == self.winner) for seat in range(self.seats)]

    def said(self) -> list[Text]:
        found = [self.said_round(self.max_rounds)]
        for seat, hand in enumerate(self.hands):
            found.extend([self.card_text(card, seat) for card in hand if card != UNKNOWN])
            if seat in self.out:
                found.append(Text("slipped-out", {"seat": seat}))
        found.append(Text("slipped-cards-left", {"cards": self.deck() - sum([len(hand) for hand in self.hands])}))
        return found


class SlippedOwnState(SlippedState):
    """With more cards: objectives that the players have thought of themselves. A run of six numbers is the first of them."""

    def __init__(self, seats: int, options: SlippedOptions) -> None:
        super().__init__(seats, options)
        self.objectives: list[str] = own_list(options.own_objectives)
        if any(options.own_run):
            self.objectives.insert(0, "".join([str(face) for face in options.own_run]))

    def accepts_deal(self) -> bool:
        super().accepts_deal()
        chains = self.chains()
        dice = sorted({place for spar in SPARS for place in spar})
        faces = [[self.pile.face(place, axis) for place in dice] for axis in AXES]
        for card, objective in enumerate(self.objectives, OWN):
            if not shown_in(objective, chains) and (self.turning or can_be_shown(objective, faces)):
                self.valid.append(card)
        return len(self.valid) >= self.seats * self.cards

    def reached(self, card: int, chains: list[list[int]], views: list[list[int]]) -> bool:
        return shown_in(self.objectives[card - OWN], chains) if card >= OWN else fulfilled(card, chains, views)

    def deck(self) -> int:
        return DECK + len(self.objectives)

    def card_text(self, card: int, seat: int) -> Text:
        if card < OWN:
            return super().card_text(card, seat)
        objective = self.objectives[card - OWN]
        key = "slipped-card-own" if objective.isdigit() else "slipped-card-pattern"
        return Text(key, {"seat": seat, "run": spelled(objective)})


def begun(seats: int, options: SlippedOptions) -> SlippedState:
    return SlippedOwnState(seats, options) if any(options.own_run) or options.own_objectives else SlippedState(seats, options)


def check(options: SlippedOptions, seats: int) -> None:
    check_own_run(options.own_run)
    check_objectives(options.own_objectives)


Slipped = Game(
    begun, SlippedOptions, moves=["pull CELL", "pull CELL TRIPLE", "claim", "done"],
    presets={
        "standard": {}, "automatic": {"claim": "automatic"}, "two_cards": {"cards": "2"},
        "turning": {"turn_on_replace": True, "claim": "automatic"},
        "own_objectives": {"own_objectives": "1234561,abcabc,aabbccdd,aabb+aabb", "claim": "automatic"},
    },
    check=check,
    key="slipped", book="kosmos", number=36, title="Slipped", seats=(2, 3, 4, 5, 6, 7, 8), minutes=30,
    kinds=("alteration", "tactics", "hidden"), authors="Jürgen Wagner",
    score="last",
    summary="You have a secret objective. Pull dice out of the edges until it is fulfilled, and call before others spoil it.",
)  # fmt: skip
