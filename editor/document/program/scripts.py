"""Scripts in the window: the one that is edited, the one that runs, and the window as far as a script may ask it."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, QSettings, Signal
from PySide6.QtGui import QTextDocument

from editor.document.document import Document
from editor.document.files.pictures import OffscreenGl
from editor.formats.atomic_write import atomic_write
from editor.formats.progress import Cancelled
from editor.late_imports import Late
from editor.math3d.arrays import IndexArray, UInt8Array
from editor.model.model import Model
from editor.plugins.host import Host, running_in
from editor.plugins.script_model import ScriptModel
from editor.preview.posed_model import PosedModel
from editor.render.camera import Camera, Size
from editor.render.offscreen.offscreen import decoded_image
from editor.render.offscreen.pictures import draw_image
from editor.render.options import ViewOptions
from editor.render.scene import Scene

if TYPE_CHECKING:
    from editor.plugins.run_script import Source

_source = Late("editor.plugins.run_script:Source")
run_source = Late("editor.plugins.run_script:run_source")
script_names = Late("editor.plugins.run_script:script_names")

KEY = "python/script"
UNTITLED = "script"  # name of a step without another
SAMPLES = 4  # a pixel of pictures that scripts draw
LONG = 0.5  # seconds that a script may run before the window lets it be stopped
PULSE = 0.05  # seconds between two looks at what the user does meanwhile
CONSOLE = "<entry {}>"  # what errors call a line of Python: each its own, for functions stay that others defined
LONGEST_NAME = 40  # of a step


class ScriptFile(QObject):
    """The script that is edited, and the file that it is saved to; one for the whole window.

    The text is kept in the settings as it is typed, so that quitting loses nothing.
    """

    changed = Signal()  # another script, or another name of it

    def __init__(self, stored: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stored = stored
        self.text = QTextDocument(self)
        path = str(stored.value(f"{KEY}/path", "") or "")
        self.path = Path(path) if path else None
        self.name = str(stored.value(f"{KEY}/name", "") or UNTITLED)  # of the step
        self.is_open = bool(stored.value(f"{KEY}/open", False, bool))
        self.text.setPlainText(str(stored.value(f"{KEY}/text", "") or ""))
        self.text.setModified(bool(stored.value(f"{KEY}/modified", False, bool)))
        self.text.contentsChanged.connect(self._remember)
        self.text.modificationChanged.connect(self._remember)

    @property
    def title(self) -> str:
        """The file name."""
        return self.path.name if self.path is not None else f"{self.name}.py"

    @property
    def is_modified(self) -> bool:
        """True if there is something that no file holds."""
        return self.text.isModified()

    def new(self, name: str = UNTITLED, text: str = "") -> None:
        """Begin another script, which has no file yet."""
        self._take(name, None, text)

    def open(self, path: Path) -> None:
        """Read a script. OSError or ValueError when that cannot be done."""
        self._take(path.stem, path, path.read_text("utf-8-sig"))

    def save(self, path: Path) -> None:
        """Write it to a file, which is its own from now on. OSError when that cannot be done."""
        with atomic_write(path) as stream:
            stream.write(self.text.toPlainText().encode("utf-8"))
        self.name, self.path = path.stem, path
        self.text.setModified(False)
        self._remember()
        self.changed.emit()

    def close(self) -> None:
        """Edit none any more."""
        self._take(UNTITLED, None, "", is_open=False)

    def _take(self, name: str, path: Path | None, text: str, *, is_open: bool = True) -> None:
        self.name, self.path, self.is_open = name, path, is_open
        self.text.setPlainText(text)
        self.text.setModified(False)
        self._remember()
        self.changed.emit()

    def _remember(self) -> None:
        values = {
            "path": str(self.path or ""),
            "name": self.name,
            "open": self.is_open,
            "text": self.text.toPlainText(),
            "modified": self.is_modified,
        }
        for key, value in values.items():
            self._stored.setValue(f"{KEY}/{key}", value)


class View(Protocol):
    """A view of a model."""

    @property
    def camera(self) -> Camera: ...

    def set_camera(self, camera: Camera) -> None: ...


class WindowHost:
    """The Host of scripts that the window runs. `view`: what the document is seen in, where it is seen at all."""

    def __init__(
        self, document: Document, view: Callable[[], View | None], progress: Callable[[float, str], None]
    ) -> None:
        self._document = document
        self._view = view
        self._progress = progress
        self._gl: OffscreenGl | None = None

    def __repr__(self) -> str:
        return "<window>"

    @property
    def path(self) -> Path | None:
        return self._document.path

    @property
    def out(self) -> Path | None:
        return None  # the user saves the model

    @property
    def camera(self) -> Camera:
        view = self._view()
        return view.camera if view is not None else Camera()

    @camera.setter
    def camera(self, camera: Camera) -> None:
        view = self._view()
        if view is not None:
            view.set_camera(camera)

    def selected(self, table: str) -> IndexArray:
        return self._document.selection.rows(table)

    def select(self, table: str, rows: Sequence[int] | IndexArray) -> None:
        """Select these rows, and work on their table from now on. IndexError for a row that is not there."""
        numbers = np.unique(np.asarray(rows, np.intp))
        count = len(self._document.model.tables[table])
        if len(numbers) and not (numbers[0] >= 0 and numbers[-1] < count):
            raise IndexError(f"{table}: rows of 0 to {count - 1} expected")
        self._document.selection.select(table, numbers)
        self._document.selection.set_active_table(table)

    def status(self, text: str) -> None:
        self._document.show_status(text)

    def progress(self, fraction: float, text: str = "") -> None:
        self._progress(fraction, text)

    def draw(
        self, model: Model, folder: Path | None, camera: Camera, options: ViewOptions, size: Size, posed: PosedModel
    ) -> UInt8Array:
        self._gl = self._gl or OffscreenGl()
        with self._gl.current():
            scene = Scene(model, folder)
            scene.posed_model = posed
            for file in scene.wanted_images():
                scene.provide_image(file, decoded_image(file))
            picture = draw_image(scene, camera, options, size, SAMPLES)
            scene.release()
        return picture


class ScriptRunner(QObject):
    """Runs scripts and lines of Python on a document, on the window's thread, and can be stopped.

    Everything that is run is one step, or, where it raises or is stopped, nothing.

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
        self._run_source(_source(text, CONSOLE.format(self._entries), f"Python: {short}", echoes=True), self.names)

    def run_text(self, text: str, file: str, name: str, options: Mapping[str, str]) -> None:
        """Run a script, whose step is called `name`. Raises as `run_script` does."""
        self._run_source(_source(text, file, name), self._names(file, options))

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
            with self._tracing():
                run()
        finally:
            self.is_running = False
            self.ended.emit()

    @contextmanager
    def _tracing(self) -> Iterator[None]:
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
