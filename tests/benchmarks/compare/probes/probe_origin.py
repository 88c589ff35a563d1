"""Makes sure that a probe measures the checkout that it is meant for, whatever is installed."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path


def check_origin(root: Path) -> None:
    """SystemExit unless `editor` and `tests` are imported from below `root`."""
    for name in ("editor", "tests"):
        spec = importlib.util.find_spec(name)
        origin = None if spec is None else spec.origin or next(iter(spec.submodule_search_locations or ()), None)
        if origin is None or not Path(origin).resolve().is_relative_to(root.resolve()):
            sys.exit(f"{name} comes from {origin}, not from {root}")
