"""Members: a name and the hash of a key that their devices hold. No password, no address.

Whoever has the key is the member. It has 128 random bits, so a plain hash is enough.
"""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from typing import Any, Final, Literal, cast

from msgspec import Struct, structs

from pipyard.core.errors import PipyardError
from pipyard.core.text import Text, because
from pipyard.server.names import clean
from pipyard.server.store.events import Freed, Renamed, RoomEvent, Sat, Spoken, decode, encode
from pipyard.server.store.script import Script

MOST_MEMBERS: Final = 100_000
MOST_INVITATIONS: Final = 1000
"""Invitations that wait to be used."""
INVITED_DAYS: Final = 14
"""Days for which an invitation is valid."""
Role = Literal["member", "moderator", "host"]
Door = Literal["open", "members", "invited"]
"""Who may come in: everybody; members, which everybody may become; members, who need an invitation to become one."""
MEMBER_COLUMNS = "id, name, role, banned, made"
GONE_NAME: Final = "?"
"""The name of those who have left."""


class Member(Struct, frozen=True):
    """A member as the club knows them."""

    id: str
    name: str
    role: Role
    banned: bool
    made: int

    @property
    def moderates(self) -> bool:
        return self.role in ("moderator", "host") and not self.banned


class ClubRefusal(PipyardError):
    """A refused request to the club, with the status of HTTP."""

    def __init__(self, text: Text, status: int = 403) -> None:
        super().__init__(text)
        self.args = (text, status)
        self.status = status


class UnknownKey(ClubRefusal):
    """Nobody has this key."""

    def __init__(self) -> None:
        super().__init__(because("why-key-is-unknown"), 401)
        self.args = ()


def proof_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def folded(name: str) -> str:
    """A name for comparison: two members must not look alike."""
    return unicodedata.normalize("NFKC", name).casefold()


def _now() -> int:
    return int(time.time() * 1000)


def _member(row: tuple[Any, ...]) -> Member:
    id, name, role, banned, made = row
    return Member(str(id), str(name), cast("Role", role), bool(banned), int(made))


def by_key(key: str) -> Script[Member | None]:
    rows = yield f"SELECT {MEMBER_COLUMNS} FROM members WHERE proof = ?", (proof_of(key),)
    return _member(rows[0]) if rows else None


def by_id(id: str) -> Script[Member]:
    rows = yield f"SELECT {MEMBER_COLUMNS} FROM members WHERE id = ?", (id,)
    if not rows:
        raise ClubRefusal(because("why-no-such-member"), 404)
    return _member(rows[0])


def by_name(name: str) -> Script[Member]:
    rows = yield f"SELECT {MEMBER_COLUMNS} FROM members WHERE folded = ?", (folded(clean(name)),)
    if not rows:
        raise ClubRefusal(because("why-no-such-member"), 404)
    return _member(rows[0])


def everybody(most: int, first: int = 0) -> Script[list[Member]]:
    rows = yield f"SELECT {MEMBER_COLUMNS} FROM members ORDER BY folded LIMIT ? OFFSET ?", (most, first)
    return [_member(row) for row in rows]


def count() -> Script[int]:
    rows = yield "SELECT count(*) FROM members", ()
    return int(rows[0][0])


# --- the door


def door() -> Script[Door]:
    rows = yield "SELECT value FROM house WHERE name = 'door'", ()
    return cast("Door", rows[0][0]) if rows else "open"


def set_door(value: Door) -> Script[None]:
    yield "INSERT INTO house VALUES ('door', ?) ON CONFLICT (name) DO UPDATE SET value = ?", (value, value)


def invite(by: str) -> Script[str]:
    """A code that lets one person become a member."""
    yield "DELETE FROM invitations WHERE ends < ?", (_now(),)
    rows = yield "SELECT count(*) FROM invitations", ()
    if rows[0][0] >= MOST_INVITATIONS:
        raise ClubRefusal(because("why-too-many-invitations"), 429)
    code = secrets.token_urlsafe(12)
    yield "INSERT INTO invitations VALUES (?,?,?)", (proof_of(code), by, _now() + INVITED_DAYS * 86_400_000)
    return code


# --- one's own account


def join(key: str, name: str, invitation: str = "") -> Script[Member]:
    """Become a member. The key is new; a device that sends it twice is answered twice."""
    known = yield from by_key(key)
    if known is not None:
        return known
    if (yield from door()) == "invited":
        used = yield "DELETE FROM invitations WHERE proof = ? AND ends >= ? RETURNING 1", (proof_of(invitation), _now())
        if not used:
            raise ClubRefusal(because("why-by-invitation-only"))
    if (yield from count()) >= MOST_MEMBERS:
        raise ClubRefusal(because("why-club-is-full"), 503)
    wanted = yield from _free_name(name)
    member = Member(secrets.token_hex(8), wanted, "member", False, _now())
    values = (member.id, wanted, folded(wanted), proof_of(key), member.role, 0, member.made)
    yield "INSERT INTO members (id, name, folded, proof, role, banned, made) VALUES (?,?,?,?,?,?,?)", values
    return member


def _free_name(name: str, of: str = "") -> Script[str]:
    wanted = clean(name)
    if wanted == GONE_NAME:
        raise ClubRefusal(because("why-name-is-empty"), 400)
    rows = yield "SELECT id FROM members WHERE folded = ?", (folded(wanted),)
    if rows and rows[0][0] != of:
        raise ClubRefusal(because("why-name-is-taken"), 409)
    return wanted


def rename(id: str, name: str) -> Script[None]:
    wanted = yield from _free_name(name, id)
    yield "UPDATE members SET name = ?, folded = ? WHERE id = ?", (wanted, folded(wanted), id)


def renew_key(id: str, key: str) -> Script[None]:
    """Replace the key. Devices with the old one are out."""
    yield "UPDATE members SET proof = ? WHERE id = ?", (proof_of(key), id)


def give_role(id: str, role: Role) -> Script[None]:
    yield "UPDATE members SET role = ? WHERE id = ?", (role, id)


def ban(id: str, yes: bool) -> Script[None]:
    yield "UPDATE members SET banned = ? WHERE id = ?", (int(yes), id)


# --- rooms


def visit(member: str, room: str) -> Script[None]:
    """Note that a member took a seat in a room, so that their name can be found there and removed."""
    yield "INSERT INTO visits VALUES (?,?) ON CONFLICT DO NOTHING", (member, room)


def rooms_of(member: str) -> Script[list[str]]:
    rows = yield "SELECT room FROM visits WHERE member = ?", (member,)
    return [str(room) for (room,) in rows]


def forget_in_room(member: str, room: str) -> Script[None]:
    """Remove a member's name and words from the log of a room. The moves stay."""
    rows = yield "SELECT n, body FROM log WHERE room = ? ORDER BY n", (room,)
    held: set[int] = set()
    for n, body in rows:
        event = decode(bytes(body))
        nameless = _nameless(event, member, held)
        if nameless is not event:
            yield "UPDATE log SET body = ? WHERE room = ? AND n = ?", (encode(nameless), room, n)
    yield "DELETE FROM listings WHERE room = ?", (room,)
    # the browsers of the others give theirs again with their next visit
    yield "DELETE FROM pushes WHERE room = ?", (room,)
    yield "UPDATE turns SET member = '' WHERE room = ? AND member = ?", (room, member)
    yield "UPDATE turns SET names = '' WHERE room = ?", (room,)
    yield "DELETE FROM premoves WHERE room = ?", (room,)
    yield "DELETE FROM reports WHERE room = ? AND member = ?", (room, member)
    yield "DELETE FROM visits WHERE member = ? AND room = ?", (member, room)


def _nameless(event: RoomEvent, member: str, held: set[int]) -> RoomEvent:
    """An event without the member; ``held``: the seats that were theirs so far."""
    match event:
        case Sat():
            held.discard(event.seat)
            if event.member == member:
                held.add(event.seat)
                return structs.replace(event, name=GONE_NAME, member="", device="")
        case Freed():
            held.discard(event.seat)
        case Renamed() if event.seat in held:
            return structs.replace(event, name=GONE_NAME)
        case Spoken() if event.seat in held:
            return structs.replace(event, name=GONE_NAME, text="…")
        case _:
            pass
    return event


def forget(id: str) -> Script[None]:
    """Delete a member who is in no room's log any more. Results stay, without the name."""
    yield "UPDATE reports SET reporter = '' WHERE reporter = ?", (id,)
    yield "UPDATE players SET who = '', name = ? WHERE who = ?", (GONE_NAME, id)
    for table, column in (("ratings", "who"), ("visits", "member"), ("vacations", "member"), ("invitations", "made_by"), ("members", "id")):
        yield f"DELETE FROM {table} WHERE {column} = ?", (id,)
