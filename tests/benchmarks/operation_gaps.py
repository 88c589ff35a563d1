"""How long the window stands while operations are done to a big model: 10⁶ vertices, 2 · 10⁶ faces, 600 bones.

    python -m tests.benchmarks.operation_gaps [--side 1000] [--cancel] [ID…]

Prints a row for each operation: the longest time for which the event loop stood while it was worked out, while its
result was put in and shown, kept, and undone; how long it took in all; and with --cancel how long cancelling took.
Milliseconds, what the window's thread itself was at work after the slash. OpenGL does not draw: in software that takes
longer than all else, and says nothing of the program. First come the opening of the file, the memory of the process
after it, and selecting rows.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from OpenGL import GL
from PySide6.QtCore import QObject, QSettings, Qt, QTimer

from editor.app import GarbageCollection, make_application
from editor.document.document import Document
from editor.document.operation_run import OperationRun, default_parameters
from editor.document.program.settings import Settings
from editor.formats import Content
from editor.model.joints import Joint
from editor.model.model import Model
from editor.model.rigid_bodies import RigidBody
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import Operation
from editor.render import gpu
from editor.resources import resource
from editor.ui.window.main_window import MainWindow
from tests.benchmarks.draw_speed import sheet
from tests.benchmarks.generated import big_model
from tests.benchmarks.memory_parts import megabytes
from tests.benchmarks.operations import BONES, SOME
from tests.render.counting import DRAWING

TICK = 4  # ms
QUIET = 0.4  # seconds without a longer turn, after which everything is shown
LONG_TURN = 0.02  # seconds
LONGEST = 300.0  # seconds for one operation
USED_FIRST = 3 << 27  # numbers of 8 bytes
CHAIN = 20  # bones, as of skirts and long hair
FEW = 10_000  # rows that are deleted, duplicated and the like


class Gap(NamedTuple):
    """A turn of the event loop: when it ended, how long it took, and how long the window's thread was at work."""

    end: float
    seconds: float
    own: float


class EventLoopGaps(QObject):
    """Looks at the clock again and again, and notes each turn that took longer than its interval."""

    def __init__(self) -> None:
        super().__init__()
        self.gaps: list[Gap] = []
        self._timer = QTimer(self, interval=TICK, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._last = (time.perf_counter(), time.thread_time())
        self._timer.start()

    def _tick(self) -> None:
        now = time.perf_counter(), time.thread_time()
        seconds, own = (after - before for after, before in zip(now, self._last, strict=True))
        self._last = now
        self.gaps.append(Gap(now[0], max(seconds - TICK / 1000, 0.0), own))

    def restart(self) -> None:
        """Forget all turns so far."""
        self.gaps = []
        self._last = (time.perf_counter(), time.thread_time())

    def is_quiet(self) -> bool:
        """Return whether nothing took long of late."""
        begin = time.perf_counter() - QUIET
        late = [gap for gap in self.gaps if gap.end > begin]
        return bool(late) and self.gaps[0].end < begin and max(gap.seconds for gap in late) < LONG_TURN

    def longest(self, begin: float = 0.0, end: float = float("inf")) -> Gap:
        """Return the longest turn that ended between two times."""
        return max((gap for gap in self.gaps if begin < gap.end <= end), key=lambda gap: gap.seconds, default=NO_GAP)


NO_GAP = Gap(0.0, 0.0, 0.0)


class Bench:
    """A window in which a file was opened."""

    def __init__(self, file: Path) -> None:
        self.application = make_application()
        QSettings.setDefaultFormat(QSettings.Format.IniFormat)
        self.garbage = GarbageCollection()
        self.window = MainWindow(Settings())
        self.window.resize(1600, 900)
        self.window.show()
        self.window.furnish()
        assert self.window.workbench is not None
        self.workbench = self.window.workbench
        self.loop = EventLoopGaps()
        self.garbage.follow(self.workbench.session)
        self.settle()
        self.memory_before = megabytes()
        with self.measured():
            self.window.open([file])
            self.until(lambda: self.workbench.session.current is not None)
        self.opening = self.loop.longest()

    @property
    def document(self) -> Document:
        document = self.workbench.session.current
        assert document is not None
        return document

    def until(self, condition: Callable[[], bool], seconds: float = LONGEST) -> None:
        """Let events come until something is so."""
        end = time.perf_counter() + seconds
        while not condition() and time.perf_counter() < end:
            self.application.processEvents()
            time.sleep(0.0005)

    def settle(self) -> None:
        """Wait until everything is shown."""
        self.loop.restart()
        self.until(self.loop.is_quiet)

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Do something, and let all of the window follow."""
        self.loop.restart()
        yield
        self.until(self.loop.is_quiet)


class Run:
    """One run of an operation, by the window's way: worked out, shown, kept, undone."""

    def __init__(self, bench: Bench, operation: Operation) -> None:
        self._bench = bench
        self._operation = operation
        self._said = ""
        self._ended = 0.0
        self._job: Any = None
        select(bench.document, operation)
        bench.settle()
        self._parameters = _parameters(operation, bench.document)
        self._run = OperationRun(bench.document, operation, bench.document)
        self._run.done.connect(lambda result: self._end(str(result.message)))
        self._run.refused.connect(lambda why: self._end(f"refused: {why}"))
        self._run.job_started.connect(self._note_job)

    def _end(self, said: str) -> None:
        self._said, self._ended = said, time.perf_counter()

    def _note_job(self, job: Any, _: str) -> None:
        self._job = job

    def row(self) -> list[str]:
        """Run it to the end, and take it back; a row of the table."""
        bench = self._bench
        with bench.measured():
            begin = time.perf_counter()
            self._run.run(self._parameters)
            called = time.perf_counter()
            bench.until(lambda: bool(self._ended))
        gaps = bench.loop
        working = gaps.longest(called, self._ended)
        showing = gaps.longest(self._ended) if self._job is not None else gaps.longest(begin)
        took = self._ended - begin
        with bench.measured():
            self._run.keep()
        keeping = gaps.longest()
        with bench.measured():
            bench.document.undo()
        undoing = gaps.longest()
        return [
            *(_milliseconds(gap) for gap in (working, showing, keeping, undoing)),
            f"{1000 * took:,.0f}",
            self._said,
        ]

    def cancelled(self) -> str:
        """Run it, and cancel soon after: the milliseconds until that is said; "" for what is done at once."""
        bench = self._bench
        revision = bench.document.history.revision
        self._run.run(self._parameters)
        if self._job is None or self._ended:
            self._run.take_back()
            return ""
        begin = time.perf_counter()
        bench.until(lambda: time.perf_counter() > begin + 0.1 or bool(self._ended))
        if self._ended:
            self._run.take_back()
            return "done before"
        cancelled = time.perf_counter()
        self._job.cancel()
        bench.until(lambda: bool(self._ended))
        is_same = bench.document.history.revision == revision and not bench.document.has_changed
        said = f"{1000 * (self._ended - cancelled):,.0f}"
        self._run.take_back()
        return said if is_same else f"{said} CHANGED"


def _milliseconds(gap: Gap) -> str:
    return f"{1000 * gap.seconds:,.0f} / {1000 * gap.own:,.0f}"


def _parameters(operation: Operation, document: Document) -> Any:
    """The parameters as a form begins with them, or such that something is done."""
    given = default_parameters(operation, document.preferences)
    some = dict(SOME.get(operation.id, {}))
    for field in operation.fields:
        if field.target == "model":
            some[field.name] = str(resource("samples", "mochi.pmx"))
    return operation.parameters(
        **{field.name: some.get(field.name, getattr(given, field.name)) for field in operation.fields}
    )


def select(document: Document, operation: Operation) -> None:
    """Select what the operation works on: all of a table, and of rows as such a few thousand."""
    table = "vertices" if operation.id.startswith(BONES) else next(iter(operation.tables), "")
    if not table:
        return
    count = len(document.model.tables[table])
    few = operation.id.startswith(BONES) and count > FEW
    rows = np.linspace(0, count - 1, FEW).astype(np.intp) if few else np.arange(count)
    document.selection.set_active_table(table)
    document.selection.select(table, rows)


def big_content(side: int) -> Content:
    """A sheet with 600 bones in chains, 50 materials, 30 morphs, and a body and a joint for each of 300 bones."""
    model: Model = sheet(side, big_model(side**2, 8, 600, 30, 50))
    parents = [row - 1 if row % CHAIN or not row else 0 for row in range(len(model.bones))]
    model.bones.records[:] = [replace(bone, parent=above) for bone, above in zip(model.bones, parents, strict=True)]
    model.rigid_bodies.records[:] = [RigidBody(name=f"body{row}", bone=row) for row in range(300)]
    model.joints.records[:] = [Joint(name=f"joint{row}", body_a=row, body_b=row + 1) for row in range(299)]
    return Content(model)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--side", type=int, default=1000, help="vertices a side of the sheet")
    parser.add_argument("--model", type=Path, help="instead of the sheet")
    parser.add_argument("--cancel", action="store_true")
    parser.add_argument("ids", nargs="*")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        _settle(Path(home))
        np.ones(USED_FIRST)  # memory that a virtual machine never had before is dearer than all that is done with it
        bench = Bench(chosen.model or _saved(chosen.side, Path(home)))
        _print_first(bench)
        print("| operation | worked out | put in | kept | undone | in all | cancelled | result |")
        print("|---|---:|---:|---:|---:|---:|---:|---|")
        for id in chosen.ids or OPERATIONS:
            operation = OPERATIONS[id]
            *figures, said = Run(bench, operation).row()
            cancelled = Run(bench, operation).cancelled() if chosen.cancel else ""
            print(f"| {id} | {' | '.join(figures)} | {cancelled} | {said} |", flush=True)
        os._exit(0)


def _saved(side: int, folder: Path) -> Path:
    """The sheet in a file, made by another process, whose memory is not this one's."""
    file = folder / "sheet.pmx"
    module = "tests.benchmarks.operation_gaps"
    code = f"import sys, pathlib, {module} as here; from editor import formats;"
    code += "formats.save(here.big_content(int(sys.argv[1])), pathlib.Path(sys.argv[2]))"
    subprocess.run([sys.executable, "-c", code, str(side), file], check=True)
    return file


def _print_first(bench: Bench) -> None:
    """Print the size of the model, how it was opened, and how long selecting rows takes."""
    document = bench.document
    print(", ".join(f"{count:,} {table}" for table, count in document.model.counts().items() if count))
    print(f"opened: {_milliseconds(bench.opening)} ms, {megabytes():.0f} MB; before: {bench.memory_before:.0f} MB")
    document.selection.set_active_table("vertices")
    bench.settle()
    few = np.linspace(0, len(document.model.vertices) - 1, FEW).astype(np.intp)
    for what, rows in (("scattered", few), ("neighbours", np.arange(FEW)), ("all", slice(None))):
        with bench.measured():
            document.selection.select("vertices", np.arange(len(document.model.vertices))[rows])
        print(f"selected, {what}: {_milliseconds(bench.loop.longest())} ms", flush=True)


def _settle(home: Path) -> None:
    """Leave the user's settings alone, and draw nothing."""
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(home))
    os.environ["HOME"] = str(home)
    for module in (GL, gpu):
        for name in DRAWING:
            if hasattr(module, name):
                setattr(module, name, lambda *_: None)


if __name__ == "__main__":
    sys.exit(main())
