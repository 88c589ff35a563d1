"""Files that stand for others while these are written; those that a killed process left are cleared by the next one.

The process that writes such a file holds a lock on it, which the system takes away when the process ends in whatever
way. Its name says on which machine that is, for locks do not always reach from one to another.
"""

from __future__ import annotations

import hashlib
import os
import platform
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from editor.formats.file_access import lock

MACHINE = hashlib.sha256(platform.node().encode()).hexdigest()[:8]
PREFIX, SUFFIX = f".katachi-{MACHINE}-", ".tmp"


@contextmanager
def temporary_beside(target: Path) -> Iterator[Path]:
    """An empty file in the folder of `target`; at the end it is removed, unless it was given another name."""
    path, descriptor = _claimed(target)
    try:
        yield path
    finally:
        with suppress(OSError):  # what went wrong before is what matters
            path.unlink(missing_ok=True)
        if descriptor is not None:
            os.close(descriptor)


def clear_abandoned(folder: Path) -> None:
    """Remove the temporary files in a folder whose process is dead. Where it cannot be known, they stay."""
    with suppress(OSError):
        for path in folder.glob(f"{PREFIX}*{SUFFIX}"):
            with suppress(OSError):
                _remove_if_abandoned(path)


def _claimed(target: Path) -> tuple[Path, int | None]:
    """A new file, and the descriptor by which it is locked."""
    while True:
        path = target.with_name(f"{PREFIX}{secrets.token_hex(8)}{SUFFIX}")
        with open(path, "xb"):
            pass
        try:
            descriptor = lock(path)
        except BlockingIOError:  # somebody is clearing it, for it was not yet locked
            continue
        if path.exists():
            return path, descriptor
        if descriptor is not None:  # it was cleared before it was locked
            os.close(descriptor)


def _remove_if_abandoned(path: Path) -> None:
    descriptor = lock(path)
    if descriptor is not None:
        try:
            path.unlink()
        finally:
            os.close(descriptor)
