"""Write the quizzes of How to play: ``python tools/quizzes.py [KEY ...]``, without keys those of all games.

Play each game a few times with partly good, partly random moves, collect questions of every kind from all positions, and write the five
most instructive ones to ``src/pipyard/quizzes/KEY.toml``. The same rules give the same file.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from pipyard import shelf
from pipyard.core.errors import PipyardError
from pipyard.core.game import Game, State
from pipyard.core.notation import Move
from pipyard.core.options import written
from pipyard.core.race import HIT
from pipyard.core.scene import Scene
from pipyard.core.space import Finite
from pipyard.core.turn import Chance, Choose, Over
from pipyard.pyramid.cells import CELLS, OVER, UNDER
from pipyard.quizzes import FIVE, Question, QuizGame
from pipyard.quizzes.answers import MINUTE, right_choices
from pipyard.rules import sections, source
from pipyard.rules.how_to_play import seats as span

Thing = TypeVar("Thing")
QUIZ_FOLDER = Path(__file__).resolve().parents[1] / "src" / "pipyard" / "quizzes"
POSITION_TRIES = 12
LONGEST, SHORT = 400, 90
"""Maximum events of a complete game, and those after which only the winner is asked for."""
MOST_MOVES = 400
OPTIONS = 4
"""Choices of a question."""
GUESSES = 24
"""The right answer is the same under so many guesses of what the player cannot see."""
MOST_WINNERS = 2
"""Who wins is asked so often at most, and more than once only if nothing else is left to ask."""
MOST_POINTS = 200
"""Higher scores are times or sums that nobody can compute from a picture."""
MANY = 60
"""So many moves that are not allowed are looked at for the rules they break."""
NEAREST = 5
"""Wrong ways are taken from so many of the shortest."""
SETTING_UP_MOVES = 3
"""More chance events than these are the game itself."""
SCORED = ("Your turn", "Special cases", "The end", "Aim")
"""The sections that may say what counts, in the order of reading."""
END, TURN, AIM, SPECIAL = "The end", "", "Aim", "Special cases"
SEE: dict[tuple[str, str], str] = {
    ("acquire", "points"): TURN, ("asparagus", "points"): AIM, ("dice_trip", "points"): END, ("flea_chase", "turn"): END,
    ("golden_centre", "points"): TURN, ("mes_des_tes_des", "points"): TURN, ("mucho", "points"): END, ("race", "points"): END,
    ("rasanto", "points"): END, ("reducto", "points"): AIM, ("ruins", "points"): END, ("squeezing", "points"): TURN,
    ("storing_scores", "points"): TURN, ("summit_storm", "points"): END, ("tabula_rasa", "points"): TURN, ("trulla", "points"): END,
    ("up_and_down", "points"): END, ("vain_guinea_fowl", "points"): TURN, ("witches_dance", "points"): END,
    ("witches_dance", "turn"): SPECIAL,
}  # fmt: skip
"""The section that explains the answer to a kind of question, where it is not the usual one."""
ORDINALS = {cell.text: at for at, cell in enumerate(CELLS)}
WORTH = {
    "legal": 10, "right": 10, "round": 10, "points": 9, "forbidden": 9, "colour": 8, "dice": 8, "winner": 8, "turn": 6, "moves": 6,
    "time": 8, "begin": 3, "stock": 3, "attempts": 3, "limit": 3, "players": 1.5,
}  # fmt: skip
"""The value of a kind of question."""
AT_MOST = {"legal": 2, "forbidden": 2, "round": 3, "right": 2, "points": 3}
"""The maximum number of questions of a kind, one by default."""
FAMILIES = (("legal", "forbidden", "right", "moves"), ("points", "dice", "colour", "round", "time"), ("turn", "winner"))
"""Kinds that ask for much the same; two of a family do not follow each other if that can be helped."""
LAST_RESORT = ("players",)
"""Asked only if nothing else is left."""
FILLER_OPTIONS = ("begin", "stock", "attempts", "limit", *LAST_RESORT)
"""Fallbacks for games without better questions."""
FEW_FILLERS = 1
"""Fallbacks in a quiz, as long as positions give enough to ask."""


class Found(NamedTuple):
    worth: float
    question: Question
    lesson: str = ""
    """What it teaches; two questions with the same lesson are a repetition."""


def seats_of(game: Game) -> int:
    """Two seats, else the fewest possible, else one."""
    for seats in (*[count for count in game.info.seats if count > 1], 1):
        try:
            game.check(seats)
        except PipyardError:
            continue
        if seats in game.info.seats:
            return seats
    return game.fewest()


def chosen(game: Game, state: State, seat: int, rng: Random) -> Move:
    """A good-looking or a random move."""
    space = state.moves(seat)
    if not isinstance(space, Finite) or rng.random() < 0.35:
        drawn = space.sample(rng)
        for _ in range(40):  # at a real table dice seldom jump about
            if drawn.verb not in ("object", "shifted", "lost"):
                break
            drawn = space.sample(rng)
        return drawn
    moves = [move for move in space.all() if move.verb != "object"]
    some = moves if len(moves) <= 24 else [moves[int(rng.random() * len(moves))] for _ in range(24)]
    best, value = some[0], float("-inf")
    for move in some:
        new = state.copy()
        new.play(seat, move)
        looks = new.outlook(seat) + rng.random() * 1e-3
        if looks > value:
            best, value = move, looks
    return best


def step(game: Game, state: State, rng: Random) -> str:
    """Play one event and return its log line."""
    turn = state.turn()
    if isinstance(turn, Chance):
        outcome = turn.space.sample(rng)
        state.land(outcome)
        return f"* {outcome.text}"
    assert isinstance(turn, Choose)
    seat = turn.seats[int(rng.random() * len(turn.seats))]
    window = state.race() if turn.how == "race" else None
    if window is not None:
        hits = [move for move in state.glances(seat) if state.judge(seat, move) == HIT]
        if not hits or rng.random() < 0.15:
            bell, closing = window.soonest(), state.closing(seat)
            if bell is not None and (closing is None or rng.random() < 0.05):
                state.land(bell.event)
                return f"* {bell.event.text}"
            move = closing if closing is not None else state.moves(seat).sample(rng)
        else:
            move = hits[int(rng.random() * len(hits))]
    else:
        move = chosen(game, state, seat, rng)
    state.play(seat, move)
    return f"{seat} {move.text}"


class Finder:
    """Collects questions along a game."""

    def __init__(self, game: Game, played: Game, seed: int) -> None:
        self.game, self.played = game, played
        self.rng = Random(f"{game.info.key} {seed}")
        self.seats = seats_of(played)
        self.log: list[str] = []
        self.seen: set[str] = set()
        self.found: list[Found] = []

    def play(self) -> None:
        state = self.played.start(self.seats)
        before: State | None = None
        began = False
        while len(self.log) < LONGEST:
            turn = state.turn()
            if isinstance(turn, Over):
                self.winner(state, turn)
                return
            if not began and (isinstance(turn, Choose) or turn.by >= 0 or len(self.log) > SETTING_UP_MOVES):
                began = True
                self.begin(state)
                self.players(state)
            if isinstance(turn, Choose) and len(self.log) < SHORT:
                self.here(state, turn)
            before = state.copy()
            line = step(self.played, state, self.rng)
            if len(self.log) < SHORT and began:
                self.what_comes(before, state, line)
            self.log.append(line)

    def add(self, worth: float, state: State, lesson: str = "", **given: object) -> None:
        """Keep a question with exactly one right choice, under any guess of what the player cannot see."""
        asked = Question(at=len(self.log), **given)  # type: ignore[arg-type]
        try:
            if right_choices(self.played, state, asked) != [asked.choices[asked.answer]]:
                return
            view = state.view(asked.seat)
            for number in range(GUESSES):
                if right_choices(self.played, view.guess(Random(number)), asked) != [asked.choices[asked.answer]]:
                    return
        except (PipyardError, ValueError, IndexError, AttributeError, KeyError):
            return
        self.found.append(Found(worth * WORTH[asked.kind] + self.rng.random() * 2 - len(self.log) / 60, asked, lesson))

    def numbers(self, right: int, least: int = 0, step: int = 1, near: int | None = None) -> tuple[tuple[str, ...], int]:
        """The right number among others, sorted, at any position."""
        below = min(int(self.rng.random() * OPTIONS), (right - least) // step)
        others = [right + step * (at - below) for at in range(OPTIONS) if at != below]
        if near is not None and near != right and near not in others:
            others[0 if near < right else -1] = near
        listed = sorted([right, *others])
        return tuple(map(str, listed)), listed.index(right)

    def shuffled(self, right: str, wrong: list[str]) -> tuple[tuple[str, ...], int]:
        listed = sorted([right, *wrong], key=lambda _: self.rng.random())
        return tuple(listed), listed.index(right)

    def begin(self, state: State) -> None:
        scene = state.view(None).scene()
        if len(scene.dice) > 2:
            choices, answer = self.numbers(len(scene.dice), 1, stride(len(scene.dice)))
            self.add(1, state, kind="begin", seat=0, choices=choices, answer=answer)
        mine = [sum(heap.dice.values()) for heap in scene.heaps if heap.owner == 0]
        if len(mine) == 1 and mine[0] > 2:
            choices, answer = self.numbers(mine[0], 1, stride(mine[0]))
            self.add(1, state, kind="stock", seat=0, choices=choices, answer=answer)

    def players(self, state: State) -> None:
        right = span(self.game)
        most = max(self.game.info.seats)
        others = [other for other in ("1", "2", "2–3", "2–4", "3–4", "2–6", "1–8", "3–6", "2–8") if other not in (right, str(most))]
        choices, answer = self.shuffled(right, mixed(others, self.rng)[:3])
        self.add(1, state, kind="players", seat=0, choices=choices, answer=answer)
        attempts = getattr(state, "attempts", 0)
        if attempts > 1:
            choices, answer = self.numbers(attempts, 1)
            self.add(1, state, kind="attempts", seat=0, choices=choices, answer=answer)
        limit = getattr(state, "limit", 0)
        if attempts and isinstance(limit, int) and limit and not limit % MINUTE:
            choices, answer = self.numbers(limit // MINUTE, 1)
            self.add(1, state, kind="limit", seat=0, choices=choices, answer=answer)

    def round(self, state: State, scene: Scene) -> None:
        """The value of dice on a board."""
        dice = scene.extra.get("dice")
        if not isinstance(dice, list) or "round_points" not in scene.extra:
            return
        for seat, points in enumerate(scene.extra["round_points"]):
            mine = [die for die in dice if die["owner"] == seat]
            if points and len(mine) >= 2:
                choices, answer = self.numbers(points, 0, near=sum([int(die["lies"][-1]) for die in mine]))
                self.add(min(len(mine), 4) / 4, state, f"round {points}", kind="round", seat=seat, choices=choices, answer=answer)

    def winner(self, state: State, over: Over) -> None:
        if not over.winners() or len(over.ranks) < 2:
            return
        if self.game.info.score == "win" and set(over.scores) <= {0, 1}:  # the score says no more than who wins
            return
        right = " ".join(map(str, over.winners()))
        everybody = " ".join(map(str, range(len(over.ranks))))
        names = [*map(str, range(len(over.ranks))), everybody]
        if right not in names:
            names.append(right)
        worth = 1.0 if len(self.log) < 150 else 0.6
        if len(set(over.scores)) > 1 and len(over.winners()) == 1:
            worth += 0.4
        self.add(worth, state, kind="winner", seat=0, choices=tuple(names), answer=names.index(right))

    def here(self, state: State, turn: Choose) -> None:
        """Questions about legal moves."""
        seat = turn.seats[0]
        scene = state.view(seat).scene()
        self.round(state, scene)
        if turn.how == "race":
            self.race(state, turn, scene)
            return
        space = state.moves(seat)
        if not isinstance(space, Finite) or not 1 <= space.size() <= MOST_MOVES:
            return
        moves = space.all()
        if 2 <= len(moves) <= 6 and len({move.verb for move in moves}) == 1 and all(len(cells_of(move.text)) == 1 for move in moves):
            choices, answer = self.numbers(len(moves), 1)
            self.add(1, state, kind="moves", seat=seat, choices=choices, answer=answer)
        verbs = [move.verb for move in moves if cells_of(move.text)]
        if not verbs:
            return
        verb = max(sorted(set(verbs)), key=verbs.count)
        legal = [move.text for move in moves if move.verb == verb and 1 <= len(cells_of(move.text)) <= 3]
        taken = {(move.verb, *cells_of(move.text)[:at]) for move in moves for at in range(1, len(move.atoms) + 1)}
        ways = {cells[1:] for cells in taken}
        wrong = [text for text in self.wrong(state, seat, scene, legal) if tuple(cells_of(text)) not in ways]  # right, but for the verb
        wrong = self.subtle(state, seat, wrong)
        if legal and not cells_of(legal[0].split()[-1]):
            legal = [text for text in legal if text.split()[-1] == legal[0].split()[-1]]
        lean = min(1.0, 6 / max(1, len(scene.dice)) + 0.75)
        if len(wrong) >= 3 and legal:
            right = legal[int(self.rng.random() * len(legal))]
            choices, answer = self.shuffled(right, wrong[:3])
            self.add(lean, state, self.reasons(state, seat, wrong[:3]), kind="legal", seat=seat, choices=choices, answer=answer)
        if wrong and len(legal) >= 3:
            some = [legal[int(self.rng.random() * len(legal))] for _ in range(12)]
            three = list(dict.fromkeys(some))[:3]
            if len(three) == 3:
                choices, answer = self.shuffled(wrong[0], three)
                lesson = self.reasons(state, seat, wrong[:1])
                self.add(lean, state, lesson, kind="forbidden", seat=seat, choices=choices, answer=answer)

    def why_not(self, state: State, seat: int, text: str) -> str:
        """The rule that forbids a move."""
        why = state.objection(seat, self.played.parse(text))
        return why.key if why is not None else ""

    def subtle(self, state: State, seat: int, wrong: list[str]) -> list[str]:
        """The same moves, those that break the rarest rules first, by turns: what is easy to see is forbidden nearly everywhere."""
        by_rule: dict[str, list[str]] = {}
        for text in wrong:
            by_rule.setdefault(self.why_not(state, seat, text), []).append(text)
        heaps = sorted(by_rule.values(), key=len)
        return [heap[at] for at in range(len(wrong)) for heap in heaps if at < len(heap)]

    def reasons(self, state: State, seat: int, wrong: list[str]) -> str:
        """A lesson about legal moves: the rules that forbid the others."""
        return " ".join(["may", *sorted({self.why_not(state, seat, text) for text in wrong})])

    def wrong(self, state: State, seat: int, scene: Scene, legal: list[str]) -> list[str]:
        """Plausible but illegal moves, the likeliest first."""
        if not legal:
            return []
        dice = {die.cell: die for die in scene.dice}
        shapes = {(text.split()[0], len(text.split()), len(cells_of(text))) for text in legal}
        verb, words, count = next(iter(shapes))
        if len(shapes) != 1 or not 1 <= count <= 2:
            return []
        last = legal[0].split()[count + 1 :]  # a triple common to all
        if words != count + 1 + len(last) or len(last) > 1 or (not "".join(last).isdigit() and last):
            return []
        space = state.moves(seat)
        roles = [[cell_state(cells_of(text)[at], dice) for text in legal] for at in range(count)]
        wanted = [set(role) for role in roles]
        pools = [[cell for cell in ORDINALS if cell_state(cell, dice) in wanted[at]] for at in range(count)]
        if count == 1:
            spare = [
                cell for cell in ORDINALS if cell_state(cell, dice) in ("covered", "nearly") and cell_state(cell, dice) not in wanted[0]
            ]
            found = [f"{verb} {cell}" for cell in mixed(pools[0], self.rng)]
            more = [f"{verb} {cell}" for cell in mixed(spare, self.rng)] if wanted[0] & {"free"} or wanted[0] & {"open", "plate"} else []
            if wanted[0] & {"free"}:
                more = [text for text in more if cell_state(text.split()[1], dice) == "covered"]
            else:
                more = [text for text in more if cell_state(text.split()[1], dice) == "nearly"]
        else:
            mine = {dice[cells_of(text)[0]].colour for text in legal if cells_of(text)[0] in dice}
            first = [cell for cell in pools[0] if cell not in dice or dice[cell].colour in mine]
            pairs = [(one, two) for one in first for two in pools[1] if one != two]
            pairs = sorted(mixed(pairs, self.rng)[:600], key=lambda pair: distance(*pair))
            found, more = [f"{verb} {one} {two}" for one, two in pairs], []
        bad: list[str] = []
        for text in [" ".join([one, *last]) for one in [*found, *more]]:
            try:
                move = self.played.parse(text)
            except PipyardError:
                continue
            why = state.objection(seat, move)
            if why is not None and "-named" in why.key:  # a matter of notation, not of the rules
                continue
            if why is not None and "cell" in why.args and why.args["cell"] == why.args.get("cell2"):  # nobody moves to where they are
                continue
            if not space.contains(move) and not space.contains(Move(*move.atoms[:1], *reversed(move.atoms[1:]))):
                bad.append(text)
            if len(bad) >= (MANY if count == 1 else 12):
                break
        return mixed(bad[:NEAREST], self.rng) if count == 2 else bad

    def race(self, state: State, turn: Choose, scene: Scene) -> None:
        for seat in turn.seats[:1]:
            space = state.moves(seat)
            looked = space.all() if isinstance(space, Finite) and space.size() <= MOST_MOVES else state.glances(seat)
            hits = [move.text for move in looked if state.judge(seat, move) == HIT]
            glances = {move.text for move in state.glances(seat)}
            wrong = mixed([move.text for move in looked if state.judge(seat, move) != HIT and move.text not in hits], self.rng)
            wrong.sort(key=lambda text: text not in glances)
            if hits and len(wrong) >= 3:
                right = hits[int(self.rng.random() * len(hits))]
                same = [text for text in wrong if text.split()[0] == right.split()[0]]
                if len(same) >= 3:
                    choices, answer = self.shuffled(right, same[:3])
                    amiss = [state.amiss(seat, self.played.parse(text)) for text in same[:3]]
                    lesson = " ".join(["right", *sorted({why.key for why in amiss if why is not None})])
                    self.add(1, state, lesson, kind="right", seat=seat, choices=choices, answer=answer)

    def what_comes(self, before: State, now: State, line: str) -> None:
        """Questions about the last event."""
        who, text = line.split(" ", 1)
        turn = before.turn()
        if len(text) > 40 or (who == "*" and not (isinstance(turn, Chance) and all(w.isdigit() and len(w) < 3 for w in text.split()))):
            return
        if text.split()[0] in ("accept", "object") or isinstance(now.turn(), Over):
            return
        seat = int(who) if who != "*" else turn.seat
        if seat < 0:
            changed = [at for at, (one, two) in enumerate(zip(before.scene().scores, now.scene().scores, strict=True)) if one != two]
            seat = changed[int(self.rng.random() * len(changed))] if changed else 0
        then, was = now.view(seat).scene(), before.view(seat).scene()
        clear = 0.4 if any(len(word) == 3 and word.isdigit() for word in text.split()) else 1.0  # orientation is hard to read in words
        if len(then.scores) > seat and len(was.scores) > seat:
            gain = then.scores[seat] - was.scores[seat]
            verb = "" if who == "*" else text.split()[0]
            if gain and abs(then.scores[seat]) < MOST_POINTS:
                choices, answer = self.numbers(then.scores[seat], min(0, then.scores[seat]), near=was.scores[seat])
                lesson = f"points {verb} {gain if cells_of(text) or not verb else ''}"
                given = {"event": line, "choices": choices, "answer": answer}
                self.add(clear + min(abs(gain), 6) / 20, before, lesson, kind="points", seat=seat, **given)
            if verb == "solved" and was.scores[seat] and not then.scores[seat] % 100:
                seconds = [min(was.scores[seat] // 100, int(text.split()[1])), int(text.split()[1]), was.scores[seat] // 100]
                others = [number for number in (*seconds, sum(seconds[1:]), seconds[0] + 10, seconds[0] + 20) if number != seconds[0]]
                numbers = sorted([seconds[0], *list(dict.fromkeys(others))[:3]])
                answer = numbers.index(seconds[0])
                self.add(1, before, "time", kind="time", seat=seat, event=line, choices=tuple(map(str, numbers)), answer=answer)
        change = abs(len(then.dice) - len(was.dice))
        if 1 < change < 13 and change != len(cells_of(text)) and was.dice and len(text.split()) == len(set(text.split())):
            choices, answer = self.numbers(change, 1)
            self.add(clear + min(change, 5) / 20, before, kind="dice", seat=seat, event=line, choices=choices, answer=answer)
        old = {die.cell for die in was.dice}
        new = [die for die in then.dice if die.cell not in old and die.cell not in text.split()]
        colours = sorted({die.colour for die in then.dice})
        if new and "sandbox" not in self.game.info.kinds and len(colours) > 1 and len(then.dice) > len(was.dice):
            die = new[0]
            under = [CELLS[cell].text for cell in UNDER[ORDINALS[die.cell]]]
            if under and all(cell in old or cell in text.split() for cell in under):
                given = {"event": line, "place": die.cell, "choices": tuple(colours), "answer": colours.index(die.colour)}
                self.add(clear, before, kind="colour", seat=seat, **given)
        following = now.turn()
        racing = isinstance(turn, Choose) and turn.how != "alone"
        usual = isinstance(following, Choose) and following.seats[0] != seat
        done = not usual and hasattr(now, "attempts")  # no picture shows that the others need no more attempts
        if self.seats > 1 and isinstance(following, Choose) and len(following.seats) == 1 and who != "*" and not racing and not done:
            names = tuple(map(str, range(self.seats)))
            self.add(
                clear * (0.5 if usual else 1.2),
                before,
                f"turn {usual}",
                kind="turn",
                seat=seat,
                event=line,
                choices=names,
                answer=following.seats[0],
            )


def cells_of(text: str) -> list[str]:
    return [word for word in text.split() if word in ORDINALS]


def cell_state(cell: str, dice: dict[str, object]) -> str:
    """The visible state of a cell."""
    at = ORDINALS[cell]
    if cell in dice:
        return "covered" if any(CELLS[over].text in dice for over in OVER[at]) else "free"
    under = [CELLS[one].text in dice for one in UNDER[at]]
    if not under:
        return "plate"
    return "open" if all(under) else "nearly" if sum(under) == 2 else "air"


def distance(one: str, two: str) -> int:
    a, b = CELLS[ORDINALS[one]], CELLS[ORDINALS[two]]
    return abs(a.x - b.x) + abs(a.y - b.y) + abs(a.z - b.z)


def mixed(things: list[Thing], rng: Random) -> list[Thing]:
    return [things[at] for at in sorted(range(len(things)), key=lambda _: rng.random())]


def best(found: list[Found], fillers: int = FEW_FILLERS) -> list[Found]:
    """Five questions of as many kinds and lessons as possible."""
    picked: list[Found] = []
    counts: dict[str, int] = {}
    for turn in range(6):
        for one in sorted(found, key=lambda one: -one.worth):
            kind = one.question.kind
            least = (
                0 if kind in FILLER_OPTIONS else 1,
                0 if kind in FILLER_OPTIONS else AT_MOST.get(kind, 1),
                0 if kind in LAST_RESORT else AT_MOST.get(kind, 1),
                AT_MOST.get(kind, 1),
                AT_MOST.get(kind, 2),
                max(3, AT_MOST.get(kind, 3)) if fillers == FEW_FILLERS and kind not in ("winner", *FILLER_OPTIONS) else 0,
            )[turn]
            if one in picked or len(picked) == FIVE or counts.get(kind, 0) >= least:
                continue
            if kind in FILLER_OPTIONS and sum([counts.get(filler, 0) for filler in FILLER_OPTIONS]) >= fillers:
                continue
            near = [other.question for other in picked if other.question.kind == kind and other.question.game == one.question.game]
            if any(abs(one.question.at - other.at) < 4 and (kind != "round" or one.question.seat == other.seat) for other in near):
                continue
            often = 2 if kind == "right" else 4  # another position is another task, where everybody looks for something
            if any(same(one, other) for other in picked) or (turn < often and any(alike(one, other) for other in picked)):
                continue
            picked.append(one)
            counts[kind] = counts.get(kind, 0) + 1
    return picked


def same(one: Found, other: Found) -> bool:
    """Whether two questions ask for the result of the same event with the same answer, at different moments."""
    mine, others = one.question, other.question
    events = [asked.event.partition(" ")[2] for asked in (mine, others)]
    return mine.kind == others.kind and events[0] == events[1] != "" and mine.choices[mine.answer] == others.choices[others.answer]


def alike(one: Found, other: Found) -> bool:
    """Whether two questions teach the same, or are about the very same event."""
    here, there = [(asked.game, asked.at, asked.event) for asked in (one.question, other.question)]
    return one.lesson == other.lesson != "" or (here == there and here[2] != "")


def see(key: str, asked: Question) -> str:
    """The section of the page with the answer, unless it is the one that questions of the kind name anyway."""
    if (key, asked.kind) in SEE or asked.kind != "points":
        return SEE.get((key, asked.kind), "")
    parts = sections(source(key, "en"))
    words = (r"\b(scores?|points?)\b", r"\bcounts?\b|most|fewest|rid of|first")
    found = [name for word in words for name in SCORED if re.search(word, parts[name])]
    return found[0] if found and found[0] != SCORED[0] else ""


def alternated(questions: list[Question]) -> list[Question]:
    """The same questions, fillers first and winners last, so that each asks for something else than the one before."""
    left = sorted(questions, key=lambda asked: (asked.kind == "winner", asked.kind not in FILLER_OPTIONS, asked.game, asked.at))
    ordered: list[Question] = []
    while left:
        before = family(ordered[-1].kind) if ordered else None
        open_ = [asked for asked in left if asked.kind != "winner"] or left
        ordered.append(next((asked for asked in open_ if family(asked.kind) != before), open_[0]))
        left.remove(ordered[-1])
    return ordered


def family(kind: str) -> int:
    return next((at for at, kinds in enumerate(FAMILIES) if kind in kinds), -1)


def variants(game: Game) -> Iterator[dict[str, object]]:
    """The standard game; for games of dexterity, the form for real dice."""
    if "by_hand" in game.presets:
        yield game.presets["by_hand"]
    if "goal" in type(game.options).fields and game.hurries:
        yield {"goal": "rounds:1"}
    yield {}


def made(key: str) -> tuple[list[QuizGame], list[Question]]:
    """The games and questions of a quiz: from one game if possible, else from up to four."""
    game = shelf.game(key)
    rated = played_games(game)
    games: list[QuizGame] = []
    questions: list[Question] = []
    for fillers in (FIVE, *range(FEW_FILLERS, FIVE + 1)):  # as it comes, unless that asks too little of positions
        for winners in range(1, MOST_WINNERS + 1):
            games, questions = collected(picked_from(rated, fillers), winners, fillers)
            if len(questions) == FIVE:
                break
        asked_aside = sum([asked.kind in FILLER_OPTIONS for asked in questions])
        if len(questions) == FIVE and (fillers < FIVE or asked_aside <= FEW_FILLERS):
            break
    return games, [replace(asked, see=see(key, asked)) for asked in alternated(questions)]


PlayedGame = tuple[int, dict[str, object], Finder]
RatedGame = tuple[float, int, dict[str, object], Finder, list[Found]]


def played_games(game: Game) -> list[PlayedGame]:
    """Some games of every form, with all that could be asked in them."""
    found: list[PlayedGame] = []
    for at, options in enumerate(variants(game)):
        played = game.configured(**options) if options else game
        for seed in range(POSITION_TRIES):
            finder = Finder(game, played, seed)
            try:
                finder.play()
            except NotImplementedError:
                continue
            found.append((at, options, finder))
    return found


def picked_from(played: list[PlayedGame], fillers: int) -> list[RatedGame]:
    """The games with the questions picked from each, those with the best questions first."""
    rated: list[RatedGame] = []
    for at, options, finder in played:
        picked = best(finder.found, fillers)
        rated.append((sum([one.worth for one in picked]) - at * 3, -len(rated), options, finder, picked))
    rated.sort(key=lambda row: row[:2], reverse=True)
    return rated


def collected(rated: list[RatedGame], winners: int, most_fillers: int) -> tuple[list[QuizGame], list[Question]]:
    """Questions from the best games, who wins asked so often at most."""
    questions: list[Question] = []
    games: list[QuizGame] = []
    for _, _, options, finder, picked in rated:
        known = [asked.kind for asked in questions]
        fresh = [one.question for one in picked if not games or one.question.kind == "winner" or one.question.kind not in known]
        if known.count("winner") == winners or not answers_differ(fresh, questions):
            fresh = [asked for asked in fresh if asked.kind != "winner"]
        left = most_fillers - sum([kind in FILLER_OPTIONS for kind in known])
        fillers = [asked for asked in fresh if asked.kind in FILLER_OPTIONS]
        fresh = [asked for asked in fresh if asked not in fillers[max(0, left) :]]
        fresh = fresh[: FIVE - len(questions)]
        if fresh:
            longest = max([asked.at for asked in fresh])
            result = {name: written(value) for name, value in options.items()}
            games.append(QuizGame(seats=finder.seats, options=result, log=tuple(finder.log[:longest])))
            questions += [replace(asked, game=len(games) - 1) for asked in sorted(fresh, key=lambda asked: asked.at)]
        if len(questions) == FIVE or len(games) == 4:
            break
    return games, questions


def answers_differ(fresh: list[Question], others: list[Question]) -> bool:
    """Whether the winner differs from that of the previous question."""
    won = [asked.choices[asked.answer] for asked in [*others, *fresh] if asked.kind == "winner"]
    return len(won) < 2 or won[-1] != won[-2]


def stride(number: int) -> int:
    """Numbers easily confused."""
    return 1 if number < 12 else 3 if number < 40 else 5


def listed(words: tuple[str, ...]) -> str:
    return "[" + ", ".join([f'"{word}"' for word in words]) + "]"


def text(games: list[QuizGame], questions: list[Question]) -> str:
    """The file."""
    lines = ["# written by tools/quizzes.py"]
    for game in games:
        lines += ["", "[[games]]", f"seats = {game.seats}"]
        if game.options:
            lines.append("options = { " + ", ".join([f'{name} = "{value}"' for name, value in game.options.items()]) + " }")
        lines.append("log = [")
        row = "   "
        for line in game.log:
            if len(row) + len(line) + 4 > 138 and row.strip():
                lines.append(row)
                row = "   "
            row += f' "{line}",'
        if row.strip():
            lines.append(row)
        lines.append("]")
    for asked in questions:
        lines += ["", "[[questions]]", f'kind = "{asked.kind}"']
        if asked.game:
            lines.append(f"game = {asked.game}")
        lines += [f"at = {asked.at}", f"seat = {asked.seat}"]
        if asked.event:
            lines.append(f'event = "{asked.event}"')
        if asked.place:
            lines.append(f'place = "{asked.place}"')
        if asked.see:
            lines.append(f'see = "{asked.see}"')
        lines += [f"choices = {listed(asked.choices)}", f"answer = {asked.answer}"]
    return "\n".join(lines) + "\n"


def main() -> None:
    for key in sys.argv[1:] or shelf.keys():
        games, questions = made(key)
        print(key, len(questions), [asked.kind for asked in questions], sum([len(game.log) for game in games]))
        (QUIZ_FOLDER / f"{key}.toml").write_text(text(games, questions), encoding="utf-8")


if __name__ == "__main__":
    main()
