"""What holds for every test."""

import os

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """With TRICKERION_FULL=1 the promises are tried with all their cases, and take their time."""
    if os.environ.get("TRICKERION_FULL"):
        for item in items:
            item.add_marker(pytest.mark.timeout(0))
