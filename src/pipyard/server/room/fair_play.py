"""What makes a game fair enough to be rated, or to be played by correspondence."""

from __future__ import annotations

from collections.abc import Sequence

from pipyard.core.errors import BadOption
from pipyard.core.game import Game
from pipyard.core.text import because
from pipyard.server.club.club import must_rate
from pipyard.server.club.members import Member
from pipyard.server.protocol.http_messages import NewRoom
from pipyard.server.room.seats import RequestRefused, Seat, seed_from


def must_be_fair(wish: NewRoom, played: Game, member: Member | None) -> None:
    """Refuse a rated room whose games could not be rated, or could be escaped: time decides about those who walk away."""
    must_rate()
    people = [place for place in wish.seats if place.kind == "person"]
    if member is None or len(people) != 1:
        raise BadOption(because("why-rated-needs-members"))
    if len(wish.seats) < 2 or wish.hand:
        raise BadOption(because("why-cannot-be-rated"))
    if not (wish.clock or wish.bank or wish.days) or wish.when_out != "lose":
        raise BadOption(because("why-rated-needs-a-clock"))
    must_be_standard(played)


def must_be_standard(played: Game) -> None:
    """Refuse options that nobody else is rated with: only the usual ones, and the presets of a game, share its ratings."""
    chosen = played.options.changed()
    known = [played.chosen(**options).options.changed() for options in played.presets.values()]
    if chosen and chosen not in known:
        raise BadOption(because("why-rated-standard-options"))


def must_be_for_days(wish: NewRoom, played: Game) -> None:
    """Refuse a correspondence game that could not be played when its players are not here at the same time."""
    if wish.clock or wish.bank or wish.more or wish.hand or wish.when_out != "lose":
        raise BadOption(because("why-days-are-the-clock"))
    if "speed" in played.info.kinds or played.info.timed or len(wish.seats) < 2:
        raise BadOption(because("why-not-by-correspondence"))


def device_proof(secret: str, device: str) -> str:
    """What a room keeps of a device: it cannot be compared with that of another room."""
    return seed_from(secret, "device", device) if device else ""


def must_be_a_player(seats: Sequence[Seat], member: Member | None, proof: str) -> None:
    """Rated games are for members, and nobody sits at two sides of one, under whatever name."""
    if member is None:
        raise RequestRefused("seat", because("why-rated-needs-members"))
    if member.id in [seat.member for seat in seats]:
        raise RequestRefused("seat", because("why-rated-one-seat"))
    if proof and proof in [seat.device for seat in seats]:
        raise RequestRefused("seat", because("why-rated-one-device"))
