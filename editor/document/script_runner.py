"""ScriptRunner: runs scripts and lines of Python on a document, on the window's thread, and can be stopped."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from types import FrameType
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from editor.document.document import Document
from editor.document.window_host import View, WindowHost
from editor.formats.progress import Cancelled
from editor.plugins.host import Host, running_in
from editor.plugins.run_script import Source, run_source, script_names
from editor.plugins.script_model import ScriptModel

LONG = 0.5  # seconds that a script may run before the window lets it be stopped
PULSE = 0.05  # seconds between two looks at what the user does meanwhile
CONSOLE = "<entry {}>"  # what errors call it: each its own, for functions stay that others defined
LONGEST_NAME = 40  # of a step


class ScriptRunner(QObject):
    """Everything that is run is one step, or, where it raises or is stopped, nothing.

    The document stands within an edit while a script runs, so that no other may begin. Events are therefore handled
    only after `became_long`, to which the window answers with a modal dialog, and then between lines of the script:
    a trace function looks every now and then whether `stop` was called. It traces the script's own lines alone, so
    that library code runs at its full speed, and no edit is ever left in the middle of a verb.
    """

    written = Signal(str, bool)  # text; whether it is of stderr
    became_long = Signal()
    progressed = Signal(float, str)  # fraction, what comes now
    ended = Signal()

    def __init__(self, document: Document, view: Callable[[], View | None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._host = WindowHost(document, view, self._report)
        self._model = ScriptModel(document, self._host)
        self.names = self._names("<console>")  # of the console
        self._files = set[str]()  # whose code is traced
        self._entries = 0
        self.is_running = False
        self._is_long = False
        self._is_stopped = False
        self._looked = 0.0

    def run_entry(self, text: str) -> None:
        """Run what was typed into the console. Raises as `run_script` does."""
        line = text.strip().partition("\n")[0]
        short = line if len(line) <= LONGEST_NAME else line[: LONGEST_NAME - 1] + "…"
        self._entries += 1
        self._run_source(Source(text, CONSOLE.format(self._entries), f"Python: {short}", echoes=True), self.names)

    def run_text(self, text: str, file: str, name: str, options: Mapping[str, str]) -> None:
        """Run a script, whose step is called `name`. Raises as `run_script` does."""
        self._run_source(Source(text, file, name), self._names(file, options))

    def run_function(
        self, function: Callable[[ScriptModel, Host], object], name: str, files: Iterable[str] = ()
    ) -> None:
        """Run a function whose code is in `files`, and whose step is called `name`. Raises what it raises."""

        def run() -> None:
            with running_in(self._host), self._model.edit(name):
                function(self._model, self._host)

        self._files.update(files)
        self._run(run)

    def stop(self) -> None:
        """Stop the script at its next line."""
        self._is_stopped = True

    def _names(self, file: str, options: Mapping[str, str] | None = None) -> dict[str, Any]:
        return {**script_names(self._model, self._host, file, options), "window": self._host}

    def _run_source(self, source: Source, names: dict[str, Any]) -> None:
        output, errors = _Stream(self.written, False), _Stream(self.written, True)
        self._files.add(source.file)
        self._run(lambda: run_source(source, self._model, names, self._host, output=output, errors=errors))

    def _run(self, run: Callable[[], None]) -> None:
        if self.is_running:
            raise RuntimeError("A script is running")
        self.is_running, self._is_long, self._is_stopped = True, False, False
        self._looked = time.monotonic() + LONG - PULSE
        try:
            with self._traced():
                run()
        finally:
            self.is_running = False
            self.ended.emit()

    @contextmanager
    def _traced(self) -> Iterator[None]:
        def on_line(frame: FrameType, event: str, argument: object) -> Any:
            if event == "line":
                self._look()
            return on_line

        def on_call(frame: FrameType, event: str, argument: object) -> Any:
            return on_line if frame.f_code.co_filename in self._files else None

        before = sys.gettrace()
        sys.settrace(on_call)
        try:
            yield
        finally:
            sys.settrace(before)

    def _look(self) -> None:
        """Let the user do something, now and then. Raises Cancelled where that was to stop the script."""
        now = time.monotonic()
        if now - self._looked >= PULSE:
            if not self._is_long:
                self._is_long = True
                self.became_long.emit()
            QCoreApplication.processEvents()
            self._looked = time.monotonic()
        if self._is_stopped:
            raise Cancelled

    def _report(self, fraction: float, text: str) -> None:
        self.progressed.emit(fraction, text)
        self._look()


class _Stream(io.StringIO):
    """Passes on what is printed."""

    def __init__(self, written: Any, is_error: bool) -> None:
        super().__init__()
        self._written = written
        self._is_error = is_error

    def write(self, text: str) -> int:
        if text:
            self._written.emit(text, self._is_error)
        return len(text)
