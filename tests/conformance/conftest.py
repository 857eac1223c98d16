"""All tests of one case run one after the other, so that its game is played once and then forgotten."""

from __future__ import annotations

import pytest

HERE = "tests/conformance/"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places = [index for index, item in enumerate(items) if item.nodeid.startswith(HERE)]
    order: dict[object, int] = {}

    def when(item: pytest.Item) -> int:
        case = item.callspec.params.get("case", "") if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ""
        return order.setdefault(case, len(order))

    for index, item in zip(places, sorted([items[index] for index in places], key=when), strict=True):
        items[index] = item
