"""Tests of contexts themselves have one of their own for each picture."""

import pytest


@pytest.fixture(scope="module")
def _one_context_for_pictures() -> None:
    pass
