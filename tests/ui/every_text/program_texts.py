"""The texts that the sources want to be translated, as translations/update.py collects them."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import ModuleType

import PySide6
from PySide6.QtCore import QLockFile

from editor.resources import resource
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
    folder = os.environ.get("KATACHI_TEXTS_CACHE")
    return update.program_texts() if folder is None else _kept_texts(update, Path(folder))


def _kept_texts(update: ModuleType, folder: Path) -> Mapping[tuple[str, str], list[str]]:
    """Those of these very sources, which one process collects for the others and for later runs: it takes seconds."""
    file = folder / f"{_digest()}.json"
    lock = QLockFile(str(folder / "lock"))
    lock.setStaleLockTime(0)
    lock.lock()
    try:
        if not file.exists():
            for old in folder.glob("*.json"):
                old.unlink()
            texts = [[*text, places] for text, places in update.program_texts().items()]
            file.write_text(json.dumps(texts), encoding="utf-8")
        return {(context, text): places for context, text, places in json.loads(file.read_text(encoding="utf-8"))}
    finally:
        lock.unlock()


def _digest() -> str:
    """Another one whenever the sources that texts are collected from are others, or what collects them is."""
    digest = hashlib.sha256(PySide6.__version__.encode())
    folders = (CHECKOUT / "editor", CHECKOUT / "translations", resource("scripts"))
    for path in sorted(path for folder in folders for path in folder.rglob("*.py")):
        digest.update(f"{path}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()
