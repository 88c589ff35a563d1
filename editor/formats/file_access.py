"""File access that differs by system: locks that end with a process, and files that another program holds.

Windows refuses to replace or write what another program has open. Scanners and indexers hold a file for moments, so
that it is tried again for a second; what is then still held is a HeldError.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

from editor.messages import TranslatableText

if sys.platform == "win32":
    import _winapi
    import msvcrt
else:
    import fcntl

ACCESS_DENIED, SHARING_VIOLATION = 5, 32  # errors of Windows
PATIENCE, PAUSE = 1.0, 0.05  # seconds


class HeldError(PermissionError):
    """Another program has a file open that was to be written or replaced."""


def refuse_folder(path: Path) -> None:
    """IsADirectoryError where a folder is given for a file; Windows says of it that permission is denied."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))


def check_writable(path: Path) -> None:
    """OSError where an existing file may not be written, HeldError where another program holds it."""
    _retry_while_held(lambda: _open_for_writing(path), path, (SHARING_VIOLATION,))


def replace(new: Path, old: Path) -> None:
    """Give a file the name of another, as `os.replace` does; HeldError where another program holds that one."""
    _retry_while_held(lambda: os.replace(new, old), old, (SHARING_VIOLATION, ACCESS_DENIED))


def _retry_while_held(action: Callable[[], None], path: Path, held: tuple[int, ...]) -> None:
    """Do what fails with one of the errors `held` of Windows as long as another program holds the file at `path`."""
    end = monotonic() + PATIENCE
    while True:
        try:
            return action()
        except OSError as error:
            if getattr(error, "winerror", None) not in held:
                raise
            if monotonic() > end:
                text = TranslatableText("another program has {} open", path.name)
                raise HeldError(errno.EACCES, text, str(path)) from error
        sleep(PAUSE)


if sys.platform == "win32":
    _DELETE, _SHARED = 0x10000, 0x1 | 0x2 | 0x4  # with readers, writers, and whoever renames or deletes it
    _BEYOND = 0x7FFFFFFF  # a byte that no file reaches: others may neither read nor write what is locked

    def _opened(path: Path, access: int) -> int:
        """A handle of Windows; unlike those of `open` it lets others rename and delete the file meanwhile."""
        return _winapi.CreateFile(str(path), access, _SHARED, _winapi.NULL, _winapi.OPEN_EXISTING, 0, _winapi.NULL)

    def _open_for_writing(path: Path) -> None:
        _winapi.CloseHandle(_opened(path, _winapi.GENERIC_WRITE | _DELETE))

    def lock(path: Path) -> int | None:
        """The descriptor by which a file is locked now; None on a disk without locks. BlockingIOError: it is taken."""
        try:
            descriptor = msvcrt.open_osfhandle(_opened(path, _winapi.GENERIC_READ), os.O_RDONLY)
        except OSError:
            return None
        try:
            os.lseek(descriptor, _BEYOND, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            os.close(descriptor)
            raise BlockingIOError(error.errno, error.strerror, str(path)) from error
        except OSError:
            os.close(descriptor)
            return None
        return descriptor

else:

    def _open_for_writing(path: Path) -> None:
        with open(path, "r+b"):
            pass

    def lock(path: Path) -> int | None:
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
