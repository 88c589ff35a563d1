"""Where the memory of the window is: what each part of the program adds, in a process that takes them in one by one.

Run it on a screen of Linux with `python -m tests.benchmarks.memory_parts [MODEL…]`. Megabytes of the machine, as
the system counts them; of the models, what each document adds while the others stay open, and what is left of all of
them once they are closed.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from editor.late_imports import imported

PAUSE_MS, IDLE = 3000, 0.1  # seconds of the processor in a pause
PAUSES = 10  # at most, one after another


def megabytes() -> float:
    """What the process has in memory."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


class Parts:
    """Prints what each part adds."""

    def __init__(self) -> None:
        self._last = megabytes()
        print(f"{'Python':30} {self._last:6.0f} MB")

    def add(self, name: str, take_in: Callable[[], Any]) -> Any:
        """Take a part in, and print what it adds."""
        made, now = take_in(), megabytes()
        print(f"{name:30} {now - self._last:+6.0f} MB {now:6.0f} in all", flush=True)
        self._last = now
        return made


def main() -> None:
    parts, files = Parts(), [Path(argument).resolve() for argument in sys.argv[1:]]
    parts.add("numpy", lambda: imported("numpy"))
    parts.add("Qt", lambda: imported("PySide6.QtWidgets"))
    parts.add("the program's own modules", lambda: imported("editor.ui.window.workbench"))
    with tempfile.TemporaryDirectory() as home:
        core = imported("PySide6.QtCore")
        core.QSettings.setDefaultFormat(core.QSettings.Format.IniFormat)
        core.QSettings.setPath(core.QSettings.Format.IniFormat, core.QSettings.Scope.UserScope, home)
        _open(parts, files)
        os._exit(0)


def _open(parts: Parts, files: list[Path]) -> None:
    app = imported("editor.app")
    application = app.make_application()
    garbage = app.GarbageCollection(application)
    settings = imported("editor.document.program.settings").Settings()
    window = imported("editor.ui.window.main_window").MainWindow(settings)

    def settle() -> None:
        """Wait until nothing is at work any more, but for the dance of the welcome page."""
        for _ in range(PAUSES):
            begin = time.process_time()
            imported("PySide6.QtTest").QTest.qWait(PAUSE_MS)
            if time.process_time() - begin < IDLE:
                return

    def show() -> None:
        window.resize(1920, 1080)
        window.show()
        window.furnish()
        garbage.follow(window.workbench.session)
        settle()

    def open_file(file: Path) -> None:
        window.open([file])
        settle()
        session = window.workbench.session
        while session.current is None or session.current.path != file:
            settle()

    def close() -> None:
        session = window.workbench.session
        for document in session.documents[1:]:
            session.close(document)
        settle()

    parts.add("the window, empty", show)
    parts.add(
        "OpenGL, and the sample", lambda: open_file(imported("editor.resources").resource("samples", "mochi.pmx"))
    )
    for file in files:
        parts.add(file.name, lambda file=file: open_file(file))
    parts.add("these files closed", close)


if __name__ == "__main__":
    main()
