"""Short codes of rooms."""

from __future__ import annotations

import re
import urllib.error
import urllib.request

import pytest

from pipyard.server.store.room_codes import CODE_LETTERS, GUESS_BURST, LIFETIME, MOST_CODES, RoomCodes

from .guests import Server


class Time:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_code_leads_to_its_room_until_it_expires() -> None:
    clock = Time()
    codes = RoomCodes(clock)
    code = codes.code_of("room")
    assert re.fullmatch(f"[{CODE_LETTERS}]{{4}}", code)
    assert codes.room_of(code.lower()) == "room"
    clock.now = LIFETIME - 1
    assert codes.code_of("room") == code  # asked again: it lives on
    clock.now = 2 * LIFETIME - 2
    assert codes.room_of(code) == "room"
    clock.now = 2 * LIFETIME
    assert codes.room_of(code) == ""


def test_codes_are_bounded_and_never_shared() -> None:
    codes = RoomCodes()
    made = [codes.code_of(f"room {number}") for number in range(MOST_CODES + 5)]
    assert len(set(made)) == len(made)
    assert [codes.room_of(code) for code in made[:5]] == [""] * 5
    assert codes.room_of(made[5]) == "room 5"


def status(server: Server, path: str) -> int:
    try:
        with urllib.request.urlopen(server.url + path) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


@pytest.mark.table
def test_guessing_codes_is_refused_and_a_full_room_has_none(server: Server) -> None:
    waiting, _ = server.room("rasanto", "me", "open")
    full, _ = server.room("rasanto", "me", "random")
    assert server.post(f"/api/rooms/{full}/code", b"")[0] == 404
    assert server.post("/api/rooms/AAAA/code", b"")[0] == 404
    assert server.post(f"/api/rooms/{waiting}/code", b"", origin="http://elsewhere.test")[0] == 403
    answered, made = server.post(f"/api/rooms/{waiting}/code", b"")
    assert answered == 200
    assert server.get(f"/api/codes/{made['code']}") == {"room": waiting}
    tried = [status(server, f"/api/codes/AEI{number}") for number in range(int(GUESS_BURST) + 2)]
    assert tried[0] == 404
    assert tried[-1] == 429
