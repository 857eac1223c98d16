"""What a server measures of itself, for Prometheus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import Response

from pipyard.server.metrics import resident

if TYPE_CHECKING:
    from pipyard.server.web.app import WebApp


def measured(site: WebApp) -> Response:
    lobby, store = site.lobby, site.lobby.store
    gauges = {
        "pipyard_rooms": ("rooms in memory", float(len(lobby.rooms))),
        "pipyard_connections": ("open sockets", float(len(site.dispatcher.clients))),
        "pipyard_resident_bytes": ("memory of this process", float(resident())),
        "pipyard_bot_queue": ("bots that wait for a worker", float(lobby.bots.places.queued)),
        "pipyard_simulation_queue": ("shots that wait for a worker", float(lobby.simulations.queued)),
        "pipyard_live_queue": ("players who wait for a live scene", float(lobby.lives.queued)),
        "pipyard_store_queue": ("events that wait for the store", float(store.waiting)),
    }
    counters = {
        "pipyard_entries_total": ("entries that were kept", float(store.kept)),
        "pipyard_commits_total": ("commits of the store", float(store.commits)),
        "pipyard_commit_seconds_total": ("how long all commits took together", store.seconds),
        "pipyard_bot_failures_total": ("questions to which a bot found no move", float(lobby.bots.failures)),
        "pipyard_store_troubles_total": ("commits that failed", float(store.troubles)),
    }
    return Response(site.metrics_now.text(gauges, counters), headers={"content-type": site.metrics_now.content_type})
