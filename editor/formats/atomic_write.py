"""Replaces a file all at once: whoever looks sees the old one or the new one, whole, whatever goes wrong."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from editor.formats.file_access import check_writable, refuse_folder, replace
from editor.formats.temporary import clear_abandoned, temporary_beside

BACKUP_SUFFIX = ".bak"


@contextmanager
def atomic_write(path: Path, backups: int = 0) -> Iterator[BinaryIO]:
    """A new file that takes the place of `path` when the block ends without an exception; else nothing has changed.

    The file keeps its permissions, and a link goes on pointing to it. The old file, and those kept before it, stay
    beside the new one, at most so many `backups` (`backup_of`); others stay as they are. OSError names `path` and not
    the file that is written meanwhile.
    """
    target = path.resolve()
    clear_abandoned(target.parent)
    try:
        if target.exists():  # replacing asks for no permission to write it; the user's wish counts all the same
            refuse_folder(target)
            check_writable(target)
        # The new file is let go of before the old one is kept, which may have to be put back.
        with ExitStack() as kept, temporary_beside(target) as temporary:
            with open(temporary, "wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            _copy_permissions(target, temporary)
            kept.enter_context(_kept(target, backups))
            replace(temporary, target)
        _sync_folder(target.parent)
    except OSError as error:
        raise type(error)(error.errno, error.strerror or str(error), str(path)) from error


def backup_of(path: Path, number: int = 1) -> Path:
    """Return the path of the backup of a replaced file: the latest is "a.pmx.bak", the one before "a.pmx.bak2"."""
    return path.with_name(f"{path.name}{BACKUP_SUFFIX}{number if number > 1 else ''}")


@contextmanager
def _kept(target: Path, backups: int) -> Iterator[None]:
    """The old file becomes a backup after the block, which replaces it; where it cannot, it is put back.

    Until then no backup is touched, so that what fails leaves all of them. Each takes the place of the next older one,
    and the oldest goes.
    """
    if not backups or not target.exists():
        yield
        return
    with temporary_beside(target) as copy:
        shutil.copyfile(target, copy)
        shutil.copystat(target, copy)
        yield
        free = next((number for number in range(1, backups) if not backup_of(target, number).exists()), backups)
        try:
            for number in range(free, 1, -1):
                replace(backup_of(target, number - 1), backup_of(target, number))
            replace(copy, backup_of(target))
        except OSError:
            replace(copy, target)
            raise


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
