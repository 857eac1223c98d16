"""Questions in words and pictures, in every language: task, position, choices, answer and reason."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final, cast

from msgspec import Struct

from pipyard.core.errors import UnknownGame
from pipyard.core.game import Game
from pipyard.core.log import CHANCE_SEAT
from pipyard.core.scene import Scene
from pipyard.core.space import Finite
from pipyard.core.text import Arg, Text, because
from pipyard.core.turn import Chance, Over
from pipyard.pictures import figures
from pipyard.pictures.pyramid_drawing import PLATE_FRAME, Drawing, picture
from pipyard.pictures.signs import Arrow, Label, Ring, Sign
from pipyard.pictures.trip_sheet import named, sheet_picture
from pipyard.pyramid.cells import CELLS, UNDER
from pipyard.quizzes import Question, QuizGame, quiz
from pipyard.quizzes.answers import after, event_of, position
from pipyard.rules import HEADINGS, SECTIONS
from pipyard.texts import language, say, say_text, speaking
from pipyard.texts.move_words import move_words
from pipyard.texts.place_names import place_name

ANSWER_LETTERS: Final = "ABCDE"
CELL_INDEX: Final = {cell.text: at for at, cell in enumerate(CELLS)}
TRIPLE: Final = re.compile(r"[1-6]{3}")
DICE: Final = {"r": "red", "b": "blue", "g": "green", "y": "yellow"}
"""The dice of a sheet, in rolling order."""
FILLERS: Final = ("begin", "stock", "players", "attempts", "limit")
"""Questions about the game, not about a position."""
SECTION: Final = {"winner": 4, "time": 4, "begin": 0, "stock": 0, "players": 0}
"""The section of the page that answers a kind of question; by default the one about a turn."""
LIMITS: Final = ("round", "quiet-turns", "dishing-up-throws", "hide-away-throw", "attempt-again", "skill-again")
"""Counters that only keep games from going on for ever: not part of a question."""
OUT_MARKS: Final = ("slipped-out",)
"""Who is out, where the winner is the last one left."""
DECISIONS: Final = ("done", "stop", "use")
"""What a player decides with real dice, too."""
MOVES: Final = ("legal", "forbidden", "right")
"""Kinds whose choices are moves."""


class ShownQuestion(Struct, frozen=True):
    """A question as it is shown."""

    ask: str
    facts: tuple[str, ...]
    choices: tuple[str, ...]
    answer: int
    why: str
    picture: str = ""
    """The text alternative of its picture; empty if there is none."""


def asked(game: Game, lang: str = "") -> list[ShownQuestion]:
    """The questions of a game in a language; empty if the game has no quiz."""
    with speaking(language(lang)):
        return [one.shown() for one in _questions(game)]


def drawn(game: Game, number: int, lang: str = "") -> str:
    """The picture of a question by number, from 1, as SVG."""
    questions = _questions(game)
    with speaking(language(lang)):
        if not 1 <= number <= len(questions):
            raise UnknownGame(because("why-page-has-no-figure", game=game.info.key, number=number))
        return questions[number - 1].svg()


def drawing(game: Game, number: int) -> Drawing | None:
    """The same as a drawing of the pyramid, if it is one."""
    return _questions(game)[number - 1].drawing()


def sheet(game: Game, number: int) -> Scene | None:
    """What a question about a sheet shows, as its player sees it."""
    return _questions(game)[number - 1].sheet()


@lru_cache(maxsize=8)  # the same game serves several languages, and its pictures
def _questions(game: Game) -> list[_QuestionWriter]:
    found = quiz(game.info.key)
    return [_QuestionWriter(game, found.games[one.game], one) for one in found.questions] if found else []


class _QuestionWriter:
    """A question with its position."""

    def __init__(self, game: Game, played: QuizGame, question: Question) -> None:
        self.game = game.configured(**played.options) if played.options else game
        self.played, self.question, self.seat = played, question, question.seat
        self.state = position(game, played, question.at)
        self.scene: Scene = self.state.view(None if question.kind == "winner" else question.seat).scene()
        self.then = after(self.game, self.state, question.event) if question.event else self.state

    def shown(self) -> ShownQuestion:
        kind = self.question.kind
        you = kind not in ("winner", *FILLERS) and self.played.seats > 1
        ask = " ".join([*([say("quiz-you", who=self.who(self.seat))] if you else []), self.ask()])
        see = self.question.see
        section = HEADINGS[language()][SECTIONS.index(see) if see else SECTION.get(kind, 2)]
        why = f"{self.why()} {say('quiz-read', section=section)}"
        choices = tuple([self.choice(at) for at in range(len(self.question.choices))])
        return ShownQuestion(ask, tuple(self.facts()), choices, self.question.answer, why, self.words())

    def who(self, seat: int) -> str:
        """A player by colour if all colours differ, else by number."""
        colours = self.scene.colours
        if seat < len(colours) and len(set(colours)) == len(colours):
            return say(f"colour-{colours[seat]}")
        return say("cli-player", seat=seat + 1)

    def event(self) -> str:
        """An event as a sentence."""
        event = event_of(self.question.event)
        if event.seat == CHANCE_SEAT:
            turn = self.state.turn()
            mine = isinstance(turn, Chance) and turn.by == self.seat
            return say("quiz-lead-rolled" if mine else "quiz-lead-fallen", roll=event.text)
        return self.result(*event.text.split()) or say(self.lead(event.text), event=self.move(event.text))

    def lead(self, text: str) -> str:
        """Whether a player decides, or only says what real dice did."""
        by_hand = self.game.options.chosen.get("input") == "by_hand"
        return "quiz-lead-happens" if by_hand and text.split(maxsplit=1)[0] not in DECISIONS else "quiz-lead-move"

    def result(self, verb: str, *words: str) -> str:
        """What real dice did, as a sentence; empty if no sentence of its own says it."""
        match verb:
            case "off" | "stayed":
                return say(f"quiz-event-{verb}")
            case "settled":
                return say("quiz-event-settled", place=place_name(words[0]))
            case "failed":
                return say("quiz-event-failed", edges=words[0], others=words[1])
            case "fell":
                return say("quiz-event-fell", count=int(words[0]), face=words[1])
            case "landed" | "missed":
                fallen = [say("quiz-fact", what=self.who(seat), how=count) for seat, count in enumerate(words) if count != "0"]
                return say(f"quiz-event-{verb}", fallen=", ".join(fallen) or say("quiz-event-none-fallen"))
            case _:
                return ""

    def move(self, text: str) -> str:
        """A move in words: pieces of a block only by their destination, without a triple common to all choices."""
        if self.scene.table == "dice_trip":
            return self.written(text)
        verb, _, rest = text.partition(" ")
        if " on " in rest:
            return move_words(f"{verb} {rest.rpartition(' on ')[2]}")
        words = text.split()
        if (
            self.question.kind in MOVES
            and TRIPLE.fullmatch(words[-1])
            and {one.split()[-1] for one in self.question.choices} == {words[-1]}
        ):
            words = words[:-1]
        cells = [word for word in words if word in CELL_INDEX]
        if len(cells) > 1 and cells[0] in {die.cell for die in self.scene.dice} and words[1 : len(cells) + 1] == cells:
            words[1 : len(cells) + 1] = f"{' → '.join(cells)}".split()
        return move_words(" ".join(words))

    def written(self, text: str) -> str:
        """The entries on a sheet, city by city."""
        sheet = cast("dict[str, Any]", self.scene.extra)
        names = {city["id"]: named(city["name"], language()) for city in sheet["map"]["cities"]}
        verb, *words = text.split()
        entries: list[str] = []
        for what, city in zip(words[::2], words[1::2], strict=False):
            dice = " + ".join([say(f"colour-{DICE[letter]}") for letter in what]) if what != "cross" else say("quiz-crossed")
            entries.append(say("quiz-fact", what=names.get(city, city), how=dice))
        return move_words(f"{verb} {'; '.join(entries)}")

    def before(self) -> int:
        return self.scene.scores[self.seat] if self.seat < len(self.scene.scores) else 0

    def change(self) -> tuple[list[str], list[str]]:
        """The cells that dice enter, and those they leave."""
        then = {die.cell for die in self.then.view(self.seat).scene().dice}
        was = {die.cell for die in self.scene.dice}
        return sorted(then - was, key=CELL_INDEX.__getitem__), sorted(was - then, key=CELL_INDEX.__getitem__)

    def ask(self) -> str:
        kind = self.question.kind
        match kind:
            case "points":
                return " ".join([say("quiz-ask-score", before=self.before()), self.event(), say("quiz-ask-points")])
            case "dice":
                more = len(self.change()[0]) > len(self.change()[1])
                return f"{self.event()} {say('quiz-ask-dice-more' if more else 'quiz-ask-dice-fewer')}"
            case "colour":
                return f"{self.event()} {say('quiz-ask-colour', place=place_name(self.question.place))}"
            case "turn" | "time":
                return f"{self.event()} {say(f'quiz-ask-{kind}')}"
            case "begin" | "stock":
                return say(f"quiz-ask-{kind}", seats=self.played.seats)
            case "winner":
                over = self.state.turn()
                assert isinstance(over, Over)
                return say("quiz-ask-winner", why=say(over.why))
            case _:
                return say(f"quiz-ask-{kind}")

    def choice(self, at: int) -> str:
        """A choice in words."""
        text = self.question.choices[at]
        match self.question.kind:
            case "legal" | "forbidden" | "right":
                return self.move(text)
            case "colour":
                return say(f"colour-{text}")
            case "turn" | "winner":
                names = [self.who(int(seat)) for seat in text.split()]
                return names[0] if len(names) == 1 else say("quiz-share", names=", ".join(names))
            case _:
                return text

    def why(self) -> str:
        right = self.choice(self.question.answer)
        kind = self.question.kind
        match kind:
            case "legal" | "right" | "forbidden":
                return " ".join([say(f"quiz-why-{kind}", move=right), *self.objections()])
            case "moves":
                space = self.state.moves(self.seat)
                listed = [self.move(move.text) for move in space.all()] if isinstance(space, Finite) else []
                return say("quiz-why-moves", moves=", ".join(listed))
            case "points":
                return say("quiz-why-points", before=self.before(), after=right)
            case "dice":
                more, fewer = self.change()
                moved = event_of(self.question.event).text.split() if more and fewer else []
                cells = [cell for cell in (more if len(more) > len(fewer) else fewer) if cell not in moved]
                return say("quiz-why-dice", places=", ".join(map(place_name, cells)))
            case "colour":
                dice = {die.cell: die.colour for die in self.then.view(self.seat).scene().dice}
                under = [say(f"colour-{dice[CELLS[cell].text]}") for cell in UNDER[CELL_INDEX[self.question.place]]]
                return say("quiz-why-colour", place=place_name(self.question.place), colours=", ".join(under), colour=right)
            case "turn":
                again = self.question.choices[self.question.answer] == str(self.seat)
                return say("quiz-why-turn-again") if again else say("quiz-why-turn", who=right)
            case "winner" | "time":
                return say(f"quiz-why-{kind}", who=right)
            case _:
                return say("quiz-why-number", number=right)

    def objections(self) -> list[str]:
        """The rules' objections to the wrong moves, if any, without duplicates."""
        reasons: dict[str, list[str]] = {}
        for at, text in enumerate(self.question.choices):
            if (at == self.question.answer) == (self.question.kind == "forbidden"):
                move = self.game.parse(text)
                why = self.state.amiss(self.seat, move) if self.question.kind == "right" else self.state.objection(self.seat, move)
                if why is not None:
                    reasons.setdefault(say_text(self.named(why)).rstrip("."), []).append(ANSWER_LETTERS[at])
        return [say("quiz-objection", choices=", ".join(letters), why=why) for why, letters in reasons.items()]

    def named(self, text: Text) -> Text:
        """A text with the players' names."""
        args: dict[str, Arg] = {
            name: self.who(value) if name.startswith("seat") and isinstance(value, int) and value >= 0 else value
            for name, value in text.args.items()
        }
        return Text(text.key, args)

    def facts(self) -> list[str]:
        """The relevant facts besides the dice."""
        kind = self.question.kind
        if kind in FILLERS:
            return []
        if kind == "round":
            dice = cast("list[dict[str, Any]]", self.scene.extra["dice"])
            return [self.lies(str(die["lies"])) for die in dice if die["owner"] == self.seat]
        if kind == "winner":
            return self.results()
        facts: list[str] = [self.counted()] if kind == "points" else []
        for roll in self.scene.rolls:
            if roll.values:
                shown = " ".join(map(str, roll.values))
                how = self.coloured(roll.values) if self.scene.table == "dice_trip" else shown
                facts.append(say("quiz-fact", what=self.of(roll.label, roll.by), how=how))
        for heap in self.scene.heaps:
            counted = [say("count-colour", count=count, colour=say(f"colour-{colour}")) for colour, count in heap.dice.items() if count]
            if counted and heap.owner in (-1, self.seat):
                facts.append(say("quiz-fact", what=say(heap.label), how=", ".join(counted)))
        return list(dict.fromkeys([*facts, *[say_text(self.named(text)) for text in self.scene.say if text.key not in LIMITS]]))

    def of(self, label: str, seat: int) -> str:
        """The owner of something."""
        return say("cli-label-of", label=say(label), name=self.who(seat)) if seat >= 0 and len(self.scene.rolls) > 1 else say(label)

    def coloured(self, values: tuple[int, ...]) -> str:
        return ", ".join([f"{say(f'colour-{colour}')} {value}" for colour, value in zip(DICE.values(), values, strict=False)])

    def lies(self, reading: str) -> str:
        """The position of a die on a board."""
        zone, face = reading[:-1], reading[-1]
        if zone in ("short", "off"):
            return say(f"quiz-lies-{zone}", face=face)
        return say("quiz-lies", face=face, times=zone.rstrip("x"))

    def results(self) -> list[str]:
        """The final results: times in games about time, otherwise scores."""
        over = self.state.turn()
        assert isinstance(over, Over)
        times = [say_text(self.named(text)) for text in self.scene.say if text.key == "attempt-times"]
        out = [say_text(self.named(text)) for text in self.scene.say if text.key in OUT_MARKS]
        scores = ", ".join([say("quiz-fact", what=self.who(seat), how=score) for seat, score in enumerate(over.scores)])
        return times or [self.counted().partition(". ")[0].rstrip(".") + ".", scores, *out]

    def counted(self) -> str:
        """What the score counts."""
        return say(f"counts-{self.game.info.key}")

    def drawing(self) -> Drawing | None:
        """The pyramid with the moves in question."""
        signs = tuple(self.signs())
        if self.question.kind in FILLERS or self.scene.table != "pyramid" or not (self.scene.dice or signs):
            return None
        return Drawing(self.scene.dice, signs)

    def sheet(self) -> Scene | None:
        """The sheet, if there is one and it matters."""
        return self.scene if self.scene.table == "dice_trip" and self.question.kind != "players" else None

    def words(self) -> str:
        """The picture in words."""
        if self.sheet():
            return say("quiz-sheet")
        drawing = self.drawing()
        return figures.words((drawing,), language()) if drawing else ""

    def svg(self) -> str:
        """The picture; empty if there is nothing to show."""
        words, drawing = self.words(), self.drawing()
        if drawing:
            return picture(drawing, words, frame=PLATE_FRAME)
        return sheet_picture(self.scene.extra, self.seat, lang=language()) if words else ""

    def signs(self) -> list[Sign]:
        """The signs for the moves in question."""
        found: list[Sign] = []
        standing = {die.cell for die in self.scene.dice}
        if self.question.kind in MOVES:
            for letter, text in zip(ANSWER_LETTERS, self.question.choices, strict=False):
                cells = [word for word in text.split() if word in CELL_INDEX]
                if len(cells) == 2 and cells[0] in standing and cells[1] not in standing:
                    found += [Arrow(tuple(cells)), Label(cells[1], letter)]
                else:
                    found += [Label(cell, letter) for cell in cells]
        if self.question.event:
            cells = [word for word in event_of(self.question.event).text.split() if word in CELL_INDEX]
            if len(cells) > 1 and cells[0] in standing and cells[1] not in standing:
                found.append(Arrow(tuple(cells)))
            else:
                found += [Ring(cell) for cell in cells]
        if self.question.place:
            found.append(Label(self.question.place, "?"))
        return found
