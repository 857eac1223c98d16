"""Laws are tried without a deadline, since the machine may be busy; where ``CI`` is set, always with the same examples."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile("pipyard", deadline=None, derandomize="CI" in os.environ, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("pipyard")
