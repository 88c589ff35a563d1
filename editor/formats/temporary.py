"""Files that stand for others while these are written; those that a killed process left are cleared by the next one.

The process that writes such a file holds a lock on it, which the system takes away when the process ends in whatever
way. Its name says on which machine that is, for locks do not always reach from one to another.
"""

from __future__ import annotations

import hashlib
import os
import platform
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

if sys.platform != "win32":
    import fcntl

MACHINE = hashlib.sha256(platform.node().encode()).hexdigest()[:8]
PREFIX, SUFFIX = f".katachi-{MACHINE}-", ".tmp"


@contextmanager
def temporary_beside(target: Path) -> Iterator[Path]:
    """An empty file in the folder of `target`; at the end it is removed, unless it was given another name."""
    path, lock = _claimed(target)
    try:
        yield path
    finally:
        with suppress(OSError):  # what went wrong before is what matters
            path.unlink(missing_ok=True)
        if lock is not None:
            os.close(lock)


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
            lock = _lock(path)
        except BlockingIOError:  # somebody is clearing it, for it was not yet locked
            continue
        if path.exists():
            return path, lock
        if lock is not None:  # it was cleared before it was locked
            os.close(lock)


def _remove_if_abandoned(path: Path) -> None:
    lock = _lock(path)
    if lock is not None:
        try:
            path.unlink()
        finally:
            os.close(lock)


if sys.platform == "win32":

    def _lock(path: Path) -> int | None:
        """Nothing is locked, and so nothing cleared: Windows has other locks."""
        return None

else:

    def _lock(path: Path) -> int | None:
        """The descriptor by which a file is locked now; None on a disk without locks. BlockingIOError: it is taken."""
        try:
            descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW)
        except OSError:
            return None
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(descriptor)
            raise
        except OSError:
            os.close(descriptor)
            return None
        return descriptor
