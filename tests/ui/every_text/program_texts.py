"""The texts that the sources want to be translated, as translations/update.py collects them."""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping
from functools import cache
from types import ModuleType

from tests.conftest import CHECKOUT


@cache
def update_script() -> ModuleType:
    """translations/update.py."""
    spec = importlib.util.spec_from_file_location("update", CHECKOUT / "translations" / "update.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def program_texts() -> Mapping[tuple[str, str], list[str]]:
    """Each text with its context, and where it stands; those of a .ts, and no places, where nothing collects them."""
    update = update_script()
    if update.found("pyside6-lupdate") is None:
        return {text: [] for text in update.messages(CHECKOUT / "translations" / "katachi_ja.ts")}
    return update.program_texts()
