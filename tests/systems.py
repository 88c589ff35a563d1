"""On which system tests run, for those that one system cannot pass."""

from __future__ import annotations

import ctypes
import sys

import pytest

# Of Windows: why no walk drags rows of a list there; tests of the window do, by tests.ui.dragging.
DRAGS = "Windows itself follows the mouse in a drag that begins in the window, where events of Qt do not reach"

NO_KEYBOARD = "the keyboard is nobody's after the popup of a combo box"


def _is_wine() -> bool:
    return sys.platform == "win32" and hasattr(ctypes.windll.ntdll, "wine_get_version")


IS_WINE = _is_wine()


def not_under_wine(why: str) -> pytest.MarkDecorator:
    """Skip a test where Wine is at fault, and Windows itself is not."""
    return pytest.mark.skipif(IS_WINE, reason=f"Wine: {why}")
