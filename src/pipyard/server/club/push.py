"""Web push: calls that reach a player whose page is closed. The host sets it up with ``pipyard serve --push``.

A browser that may call its player gives the table an address at the push service of its maker, and a key. What is sent there is
encrypted for that browser, and signed with a key of this table, which the push service checks (RFC 8030, 8291 and 8292).
"""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

from msgspec import Struct

from pipyard.core.errors import PipyardError
from pipyard.core.text import because
from pipyard.server.store.base import Store, StoreError
from pipyard.server.store.script import Script

logger = logging.getLogger(__name__)
SERVICES: Final = ("fcm.googleapis.com", "push.services.mozilla.com", "notify.windows.com", "push.apple.com")
"""The hosts of push services, and what ends like them. Nothing is sent anywhere else, whatever a browser says."""
MOST_DEVICES: Final = 4
"""Browsers of one seat; one more drops the oldest."""
KEPT_MS: Final = 60 * 86_400_000
"""Addresses are forgotten after this time, unless their browser gives them again."""
USEFUL_SECONDS: Final = 12 * 3600
"""For how long a push service keeps a call for a phone that is off."""
PATIENCE_SECONDS: Final = 10.0
SIGNING_KEY: Final = "push-key"


class Address(Struct, frozen=True):
    """Where a browser is called, the keys for it, and its language."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


Sender = Callable[[Address, str, str, str], bool]
"""Sends words to an address, given the table's private key and the host's contact; False: the address is no longer valid."""
Worded = Callable[[str], dict[str, str]]
"""What to say, in a language."""


class Push:
    """The addresses in a store, and calls to them."""

    def __init__(self, store: Store, contact: str, send: Sender | None = None) -> None:
        self._store = store
        self._contact = contact
        self._send = send or deliver
        self._pem = ""

    async def public_key(self) -> str:
        """The key that a browser wants before it gives its address."""
        return await asyncio.to_thread(_public, await self._key())

    async def keep(self, room: str, proof: str, address: Address) -> None:
        """Call the holder of a seat, known by the hash of its token, at this address."""
        await self._store.run(partial(_keep, room, proof, address))

    async def call(self, room: str, proof: str, worded: Worded) -> None:
        """Call the holder of a seat at all addresses. Whatever goes wrong is nobody's trouble but the journal's."""
        try:
            addresses = await self._store.run(partial(_addresses, room, proof))
            for address in addresses:
                text = json.dumps(worded(address.language), ensure_ascii=False)
                if not await asyncio.to_thread(self._send, address, text, await self._key(), self._contact):
                    await self._store.run(partial(_forget, address.endpoint))
        except StoreError as error:
            logger.warning("nobody was called: %s", error)

    async def _key(self) -> str:
        """The private key, the same for all servers that share the store."""
        if not self._pem:
            made = await asyncio.to_thread(_new_key)
            self._pem = await self._store.run(partial(_signing_key, made))
        return self._pem


def checked(contact: str) -> str:
    """The contact of the host, as push services want it; refused if it is none, or the library is missing."""
    if not contact.startswith(("mailto:", "https://")):
        raise PipyardError(because("why-push-contact"))
    try:
        import pywebpush  # noqa: F401, PLC0415  # pyright: ignore[reportUnusedImport]
    except ImportError:
        raise PipyardError(because("why-push-needs")) from None
    return contact


def at_a_service(endpoint: str) -> bool:
    """Whether an address is at a push service of a browser's maker."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    known = any([host == service or host.endswith(f".{service}") for service in SERVICES])
    return parts.scheme == "https" and known and port in (None, 443) and not parts.username


def deliver(address: Address, text: str, key: str, contact: str) -> bool:
    """Encrypt, sign and send."""
    from py_vapid import Vapid02  # noqa: PLC0415
    from pywebpush import WebPushException, webpush  # noqa: PLC0415
    from requests import RequestException  # noqa: PLC0415

    to = {"endpoint": address.endpoint, "keys": {"p256dh": address.p256dh, "auth": address.auth}}
    claims: dict[str, str | int] = {"sub": contact}
    try:
        webpush(to, text, Vapid02.from_pem(key.encode()), claims, timeout=PATIENCE_SECONDS, ttl=USEFUL_SECONDS)
    except WebPushException as error:
        status = error.response.status_code if error.response is not None else 0
        # 404 and 410: the player has withdrawn the permission, or the browser is gone
        if status in (404, 410):
            return False
        logger.warning("a push service refused a call: %s", status)
    except (RequestException, ValueError, TypeError) as error:
        logger.warning("a call was not sent: %s", type(error).__name__)
    return True


def _new_key() -> str:
    from py_vapid import Vapid02  # noqa: PLC0415

    made = Vapid02()
    made.generate_keys()
    return made.private_pem().decode()


def _public(pem: str) -> str:
    from cryptography.hazmat.primitives import serialization  # noqa: PLC0415

    private: Any = serialization.load_pem_private_key(pem.encode(), None)
    point = private.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def _signing_key(made: str) -> Script[str]:
    yield "INSERT INTO house VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (SIGNING_KEY, made)
    rows = yield "SELECT value FROM house WHERE name = ?", (SIGNING_KEY,)
    return str(rows[0][0])


def forget_old() -> Script[None]:
    """Forget the addresses that no browser has given again for a long time."""
    yield "DELETE FROM pushes WHERE made < ?", (int(time.time() * 1000) - KEPT_MS,)


def _keep(room: str, proof: str, address: Address) -> Script[None]:
    now = int(time.time() * 1000)
    yield from forget_old()
    yield "DELETE FROM pushes WHERE room = ? AND endpoint = ?", (room, address.endpoint)
    facts = (address.endpoint, address.p256dh, address.auth, address.language)
    yield "INSERT INTO pushes VALUES (?,?,?,?,?,?,?)", (room, proof, *facts, now)
    rows = yield "SELECT endpoint FROM pushes WHERE room = ? AND proof = ? ORDER BY made DESC, endpoint", (room, proof)
    for (endpoint,) in rows[MOST_DEVICES:]:
        yield "DELETE FROM pushes WHERE room = ? AND endpoint = ?", (room, endpoint)


def _addresses(room: str, proof: str) -> Script[list[Address]]:
    rows = yield "SELECT endpoint, p256dh, auth, language FROM pushes WHERE room = ? AND proof = ?", (room, proof)
    return [Address(*row) for row in rows]


def _forget(endpoint: str) -> Script[None]:
    yield "DELETE FROM pushes WHERE endpoint = ?", (endpoint,)
