from collections.abc import Mapping

from py_vapid import Vapid02

class _Response:
    status_code: int

class WebPushException(Exception):
    response: _Response | None

def webpush(
    subscription_info: Mapping[str, object],
    data: str | None = None,
    vapid_private_key: Vapid02 | None = None,
    vapid_claims: dict[str, str | int] | None = None,
    *,
    timeout: float | None = None,
    ttl: int = 0,
) -> object: ...
