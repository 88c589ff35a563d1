"""Replaces a file all at once: whoever looks sees the old one or the new one, whole, whatever goes wrong."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from editor.formats.temporary import clear_abandoned, temporary_beside

BACKUP_SUFFIX = ".bak"


@contextmanager
def atomic_write(path: Path, backup: bool = False) -> Iterator[BinaryIO]:
    """A new file that takes the place of `path` when the block ends without an exception; else nothing has changed.

    The file keeps its permissions, and a link goes on pointing to it. With `backup` the old file stays beside the new
    one, its name followed by BACKUP_SUFFIX. OSError names `path` and not the file that is written meanwhile.
    """
    target = path.resolve()
    clear_abandoned(target.parent)
    try:
        _check_writable(target)
        with temporary_beside(target) as temporary:
            with open(temporary, "wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            _copy_permissions(target, temporary)
            if backup and target.exists():
                _keep(target)
            os.replace(temporary, target)
        _sync_folder(target.parent)
    except OSError as error:
        raise type(error)(error.errno, error.strerror or str(error), str(path)) from error


def _check_writable(target: Path) -> None:
    """Replacing a file asks for no permission to write it, only to its folder; the user's wish counts all the same."""
    if target.exists():
        with open(target, "r+b"):
            pass


def _keep(target: Path) -> None:
    with temporary_beside(target) as copy:
        shutil.copy2(target, copy)
        os.replace(copy, target.with_name(target.name + BACKUP_SUFFIX))


def _copy_permissions(old: Path, new: Path) -> None:
    if not old.exists():
        return
    shutil.copymode(old, new)
    if hasattr(os, "chown"):
        # Whoever may not give files away keeps the new one.
        with suppress(PermissionError):
            os.chown(new, old.stat().st_uid, old.stat().st_gid)


def _sync_folder(folder: Path) -> None:
    """Make the new name last. Not every system and file system can; the file itself is safe by now."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
