"""Replaces a file all at once: whoever looks sees the old one or the new one, whole, whatever goes wrong.

A temporary file stands for it while it is written. The process that writes it holds a lock on it, which the system
takes away when the process ends in whatever way; what a killed process left is cleared by the next one. Its name says
on which machine that is, for locks do not always reach from one to another.
"""

from __future__ import annotations

import hashlib
import os
import platform
import secrets
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from editor.formats.file_access import check_writable, lock, refuse_folder, replace

MACHINE = hashlib.sha256(platform.node().encode()).hexdigest()[:8]
PREFIX, SUFFIX = f".katachi-{MACHINE}-", ".tmp"
BACKUP_SUFFIX = ".bak"


@contextmanager
def temporary_beside(target: Path) -> Iterator[Path]:
    """An empty file in the folder of `target`; at the end it is removed, unless it was given another name."""
    path, descriptor = _locked_new_file(target)
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


def _locked_new_file(target: Path) -> tuple[Path, int | None]:
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
            kept.enter_context(_backed_up(target, backups))
            replace(temporary, target)
        _sync_folder(target.parent)
    except OSError as error:
        raise type(error)(error.errno, error.strerror or str(error), str(path)) from error


def backup_of(path: Path, number: int = 1) -> Path:
    """Return the path of the backup of a replaced file: the latest is "a.pmx.bak", the one before "a.pmx.bak2"."""
    return path.with_name(f"{path.name}{BACKUP_SUFFIX}{number if number > 1 else ''}")


@contextmanager
def _backed_up(target: Path, backups: int) -> Iterator[None]:
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
