"""Keeps the monkey in its folder: what would be written elsewhere, or opened by another program, is refused."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices

WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC
CHANGING = ("os.rename", "os.remove", "os.rmdir", "os.mkdir", "os.link", "os.symlink", "os.truncate", "shutil.rmtree")
SCHEMES = ("file", "http", "https")


def keep_within(folders: list[Path], report: Callable[[str, str], None]) -> None:
    """Refuse to Python, from now on, to write outside of some folders and of the devices."""
    allowed = tuple(str(folder.resolve()) + os.sep for folder in (*folders, Path("/dev"), Path("/proc")))

    def watch(event: str, arguments: tuple[Any, ...]) -> None:
        if event == "open":
            path, _, flags = arguments
            paths = [path] if isinstance(flags, int) and flags & WRITING else []
        elif event in CHANGING:
            paths = [_within(folder, one) for one, folder in _pairs(event, arguments)]
        else:
            return
        for path in paths:
            if isinstance(path, str | bytes | os.PathLike):
                full = os.path.abspath(os.fsdecode(path)) + os.sep
                if not full.startswith(allowed):
                    report("a file is written outside of its folder", f"{event} {full}")
                    raise PermissionError(13, "The monkey keeps to its folder", full)

    sys.addaudithook(watch)


def _pairs(event: str, arguments: tuple[Any, ...]) -> list[tuple[Any, int]]:
    """The paths of an event, each with the descriptor of the folder that it is in, -1 for none."""
    if event in ("os.rename", "os.link"):
        source, target, *folders = arguments
        return list(zip((source, target), folders or (-1, -1), strict=True))
    if event == "os.symlink":
        return [(arguments[1], arguments[2])]
    return [(arguments[0], arguments[-1] if event in ("os.remove", "os.rmdir", "os.mkdir") else -1)]


def _within(folder: int | None, path: Any) -> Any:
    if folder in (None, -1) or not isinstance(path, str | bytes):
        return path
    return os.path.join(os.readlink(f"/proc/self/fd/{folder}"), os.fsdecode(path))


class Links(QObject):
    """Takes what would be shown by other programs, and shows nothing."""

    @Slot(QUrl)
    def take(self, url: QUrl) -> None:
        pass

    def install(self) -> None:
        for scheme in SCHEMES:
            QDesktopServices.setUrlHandler(scheme, self, "take")


def use_own_dialogs() -> None:
    """Have file dialogs be Qt's, which take events."""
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
