"""Has the compiler make the preview faster, on a thread of its own, from the first time that something is posed.

Not before that: taking the compiler in costs time and memory, which many a session never needs.
"""

from __future__ import annotations

import atexit
import contextlib
import logging
import os
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths

from editor.late_imports import imported

if TYPE_CHECKING:
    from editor.document.document import Document
    from editor.document.session import Session

MOMENT = 0.3  # seconds that the end of the program waits for the compiler

_log = logging.getLogger(__name__)


class WarmUp(QObject):
    """Starts with the first document of a session that enters Transform mode. Failure costs speed only."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: threading.Thread | None = None

    def follow(self, session: Session) -> None:
        session.opened.connect(self._watch)

    def _watch(self, document: Document) -> None:
        if self._thread is None:
            document.posing.active_changed.connect(self.start)

    def start(self) -> None:
        """Once only."""
        if self._thread is None:
            folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)
            cache = Path(folder) / "kernels" if folder else None
            self._thread = threading.Thread(target=_compile, args=(cache,), name="warm-up", daemon=True)
            self._thread.start()

    def end_program(self, status: int) -> None:
        """End the process at once if the compiler is still at work, which nothing can stop; all else is finished."""
        if self._thread is None:
            return
        self._thread.join(MOMENT)
        if self._thread.is_alive():
            _finish_all_else()
            os._exit(status)


def _finish_all_else() -> None:
    """Do what Python does at its end, but for taking itself down, which may crash under the compiler's feet."""
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):  # nobody reads it any more, or it is closed
            if stream is not None:  # as it is on Windows, without a console
                stream.flush()


def _compile(cache: Path | None) -> None:
    reason = imported("editor.preview.compiling").warm_up(cache)
    if reason:
        _log.info("bones are moved by plain Python, which is slower: %s", reason)
