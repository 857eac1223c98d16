"""The laws of secrets: what a seat may not know is in no view, scene or log."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

from pipyard.core.facts import facts
from pipyard.core.game import Game, State
from pipyard.core.match import Match
from pipyard.core.notation import Move
from pipyard.core.space import Space
from pipyard.core.text import because
from pipyard.core.turn import Chance, Choose, Over, Turn
from pipyard.workshop.laws import BrokenLaw, differing, got, members, neighbours, seat_to_ask, viewer_name, viewers


def views_hide_at_once(state: State, seats: int) -> None:
    """A view of a view hides nothing more."""
    for viewer in viewers(seats):
        view = state.view(viewer)
        if not isinstance(cast("object", view), State):
            raise BrokenLaw(because("check-no-view", got=got(view)), "view")
        if facts(view.view(viewer)) != facts(view):
            raise BrokenLaw(because("check-view-twice", field=differing(view.view(viewer), view)), "conceal", "view")


def guesses_fit(state: State, seats: int, rng: Random) -> None:
    """A state that differs only in what a viewer cannot know looks the same to it."""
    for viewer in viewers(seats):
        view = state.view(viewer)
        seen = facts(view)
        for _ in range(2):
            guessed = view.guess(rng)
            if not isinstance(cast("object", guessed), State):
                raise BrokenLaw(because("check-no-guess", got=got(guessed)), "guess")
            again = guessed.view(viewer)
            if facts(again) != seen:
                raise BrokenLaw(because("check-guess", viewer=viewer_name(viewer), field=differing(again, view)), "guess", "conceal")
        if facts(view) != seen:
            raise BrokenLaw(because("check-looking-changes", method="guess"), "guess")


def read_by(turn: Turn, space: Space, decided: Move, viewer: int | None) -> str:
    """What a viewer reads of a decision in the log."""
    if isinstance(turn, Choose) and turn.hidden_from and viewer in (*turn.hidden_from, None):
        return f"{decided.verb} ?"
    return space.shown(decided, viewer)


def nothing_leaks(state: State, seats: int, rng: Random) -> int:
    """Decisions that read the same to a viewer leave the same view; return how many were compared."""
    turn = state.turn()
    if isinstance(turn, Chance):
        deciding: dict[int, Space] = {-1: turn.space}
    elif isinstance(turn, Choose) and turn.how == "alone":
        deciding = {seat: state.moves(seat) for seat in turn.seats}
    else:
        return 0  # not the end, nor races, where all read everything, nor sealed decisions, which have their own law
    compared = 0
    for seat, space in deciding.items():
        if type(space).shown is Space.shown and not (isinstance(turn, Choose) and turn.hidden_from):
            continue
        for viewer in viewers(seats):
            seen: dict[str, tuple[Move, object]] = {}
            for decided in neighbours(space, rng):
                read = read_by(turn, space, decided, viewer)
                after = state.copy()
                if seat < 0:
                    after.land(decided)
                else:
                    after.play(seat, decided)
                if read == decided.text or isinstance(after.turn(), Over):
                    continue  # everybody learns how a game ends
                first, held = seen.setdefault(read, (decided, facts(after.view(viewer))))
                if facts(after.view(viewer)) != held:
                    leak = because("check-leak-view", viewer=viewer_name(viewer), read=read, one=decided.text, two=first.text)
                    raise BrokenLaw(leak, "conceal", "view")
                compared += 1
    return compared


def sealed_is_unseen(state: State, seats: int) -> None:
    """Where all choose together, nobody sees another seat's choice."""
    turn = state.turn()
    if not isinstance(turn, Choose) or turn.how != "together" or len(turn.seats) < 2:
        return
    seat = turn.seats[0]
    seen: set[object] = set()
    for move in members(state.moves(seat), 6):
        after = state.copy()
        after.play(seat, move)
        seen.add(tuple([repr(facts(after.view(viewer))) for viewer in viewers(seats) if viewer != seat]))
    if len(seen) > 1:
        raise BrokenLaw(because("check-leak-sealed", seat=seat), "conceal", "view")


def made_secret(match: Match, rng: Random, events: int = 12) -> Iterator[tuple[int | None, str, str]]:
    """Events that create a secret: for whom, how they read the event, and its full text."""
    everybody = viewers(match.header.seats)
    for _ in range(events):
        turn = match.turn
        open_before = [viewer for viewer in everybody if facts(match.state.view(viewer)) == facts(match.state)]
        if isinstance(turn, Choose):
            seat = seat_to_ask(turn, rng)
            match.submit(seat, match.state.moves(seat).sample(rng))
        elif isinstance(turn, Chance):
            match.happen(turn.space.sample(rng))
        else:
            return
        for viewer in open_before:
            if facts(match.state.view(viewer)) != facts(match.state):
                yield viewer, match.shown(len(match.events) - 1, viewer).text, match.events[-1].text


def logs_keep_secrets(game: Game, seats: int, seed: str) -> None:
    """Seats that may not know a secret do not read the event that creates it in full."""
    for viewer, read, text in made_secret(Match(game, seats, seed, source=None), Random(seed)):
        if read == text:
            raise BrokenLaw(because("check-leak-log", viewer=viewer_name(viewer), text=text), "shown", "conceal")
