"""ModelFolder: the models below a folder, with their names at once, and what is found out of each behind the window.

A process of its own sums them up (`katachi list`), so that the window waits for nothing.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment, QStandardPaths, Signal

from editor.document.connections import connect
from editor.document.jobs import Job
from editor.formats.model_files import models_at, names_of
from editor.formats.progress import Progress

PACKAGES = Path(__file__).resolve().parents[2]  # where the program's package lies
ENDING = 500  # milliseconds for the process to go
MOST_MODELS = 20_000
NAMED_AT_A_TIME = 100
MOST_PROCESSES = 2
MOST_DEATHS = 3  # one after the other, without an answer in between: then there is no use in it
LARGEST_CACHE = 256 << 20  # bytes


class SummaryProcess(QObject):
    """Process that sums models up (`katachi list`).

    Is given one model at a time, and starts with the first; `folder` is where it keeps what it finds.
    """

    summarized = Signal(object)  # what `katachi list --json-lines` says of the model
    died = Signal()  # at the model that it was given last

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._process: QProcess | None = None
        self.current: Path | None = None  # the model that it is at

    def ask(self, path: Path) -> None:
        """Have a model summed up."""
        self.current = path
        process = self._process = self._process or self._started()
        process.write(os.fsencode(path) + b"\n")

    def stop(self) -> None:
        """End the process, whatever it is at. Where the machine is busy it goes later, and its QProcess with it."""
        process, self._process, self.current = self._process, None, None
        if process is not None:
            for signal in (process.readyReadStandardOutput, process.finished, process.errorOccurred):
                signal.disconnect()
            process.kill()
            process.waitForFinished(ENDING)
            if process.state() == QProcess.ProcessState.NotRunning:
                process.deleteLater()
            else:
                process.setParent(QCoreApplication.instance())
                process.finished.connect(process.deleteLater)

    def _started(self) -> QProcess:
        process = QProcess(self)
        process.setProcessEnvironment(_environment())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._end)
        process.errorOccurred.connect(self._fail)
        program = [] if getattr(sys, "frozen", False) else ["-m", "editor"]
        process.start(sys.executable, [*program, "list", "-", "--json-lines", "--thumbnails", str(self._folder)])
        return process

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            try:
                entry: Any = json.loads(bytes(self._process.readLine().data()))
            except ValueError:
                continue
            self.current = None
            self.summarized.emit(entry)

    def _fail(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._end()

    def _end(self, *_: object) -> None:
        at = self.current
        self.stop()
        self.current = at
        self.died.emit()


def _environment() -> QProcessEnvironment:
    """That of this process, but for what was settled for its window; and the program is found from any folder."""
    environment = QProcessEnvironment.systemEnvironment()
    environment.remove("PYOPENGL_PLATFORM")
    paths = [str(PACKAGES), environment.value("PYTHONPATH", "")]
    environment.insert("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    return environment


@dataclass(slots=True)
class FoundModel:
    """A model below the folder. `is_known`: it was looked into, and what comes after that is so."""

    path: Path
    names: tuple[str, str] = ("", "")  # Japanese, English
    is_known: bool = False
    thumbnail: Path | None = None
    vertices: int = 0
    missing_textures: list[str] = field(default_factory=list)
    errors: dict[str, int] = field(default_factory=dict)  # how often, by the code of the check
    fault: str = ""  # why it cannot be read


class ModelFolder(QObject):
    """`models` in the order of their paths. Nothing is done before `start`, nor after `stop`."""

    listed = Signal()  # `models` are others
    named = Signal(int, int)  # the first and the last of those whose names are known now
    summarized = Signal(int)  # the number of one that was looked into
    finished = Signal()

    def __init__(self, parent: QObject | None = None, cache: Path | None = None) -> None:
        super().__init__(parent)
        self.models: list[FoundModel] = []
        self.summarized_count = 0  # how many were looked into
        self.is_cut_short = False  # whether there are more than MOST_MODELS
        self._cache = cache if cache is not None else default_cache()
        self._job: Job | None = None
        self._number = 0  # of the job: what an earlier one brings is of another folder
        self._pending: dict[int, None] = {}  # the numbers of those to be looked into, in this order
        self._numbers: dict[Path, int] = {}
        self._processes: list[SummaryProcess] = []
        self._deaths = 0

    @property
    def is_working(self) -> bool:
        """True if anything is still to be found out."""
        return self._job is not None or any(process.current is not None for process in self._processes)

    def start(self, folder: Path) -> None:
        """List the models below a folder; what was being done for another one ends."""
        self.stop()
        self._take([])
        self._run(partial(_list_models, folder, self._cache), self._take_listed)

    def stop(self) -> None:
        """Find out nothing more."""
        if self._job is not None:
            self._job.cancel()
            self._job = None
        self._number += 1
        for process in self._processes:
            process.stop()
            process.deleteLater()
        self._processes.clear()
        self._pending.clear()

    def look_first_at(self, numbers: Iterable[int]) -> None:
        """Look into these before the others: they are seen."""
        first = dict.fromkeys(number for number in numbers if number in self._pending)
        self._pending = first | self._pending

    # -- listing ---------------------------------------------------------------------------------------------------

    def _run(self, work: Any, take: Any) -> None:
        self._number += 1
        job = self._job = Job(work)
        connect(job.finished, self, partial(self._end_job, self._number, take))
        connect(job.failed, self, partial(self._end_job, self._number, self._give_up))
        job.start()

    def _end_job(self, number: int, take: Any, value: object) -> None:
        if number == self._number:
            self._job = None
            take(value)

    def _give_up(self, _: object) -> None:
        self.finished.emit()

    def _take_listed(self, paths: list[Path]) -> None:
        self.is_cut_short = len(paths) > MOST_MODELS
        self._take(paths[:MOST_MODELS])
        self._read_next_names(0)

    def _take(self, paths: Sequence[Path]) -> None:
        self.models = [FoundModel(path) for path in paths]
        self.summarized_count = 0
        self._numbers = {path: number for number, path in enumerate(paths)}
        self.listed.emit()

    def _read_next_names(self, first: int) -> None:
        """Read the names of the next few, or begin to look into them where all have theirs."""
        paths = [model.path for model in self.models[first : first + NAMED_AT_A_TIME]]
        if paths:
            self._run(partial(_names_of_files, paths), partial(self._take_names, first))
        else:
            self._look_into_all()

    def _take_names(self, first: int, names: list[tuple[str, str]]) -> None:
        for model, known in zip(self.models[first:], names, strict=False):
            model.names = known
        self.named.emit(first, first + len(names) - 1)
        self._read_next_names(first + len(names))

    # -- looking into them -----------------------------------------------------------------------------------------

    def _look_into_all(self) -> None:
        self._pending, self._deaths = dict.fromkeys(range(len(self.models))), 0
        for _ in range(min(MOST_PROCESSES, max((os.cpu_count() or 1) // 2, 1), len(self.models))):
            process = SummaryProcess(self._cache, self)
            process.summarized.connect(partial(self._take_summary, process))
            process.died.connect(partial(self._replace_dead_process, process))
            self._processes.append(process)
        for process in list(self._processes):
            self._ask_next(process)
        if not self._processes:
            self.finished.emit()

    def _ask_next(self, process: SummaryProcess) -> None:
        if self._pending:
            number = next(iter(self._pending))
            del self._pending[number]
            process.ask(self.models[number].path)
            return
        process.stop()
        if not self.is_working:
            self.finished.emit()

    def _take_summary(self, process: SummaryProcess, entry: dict[str, Any]) -> None:
        self._deaths = 0
        self._note_summary(Path(str(entry.get("file"))), entry)
        self._ask_next(process)

    def _note_summary(self, path: Path, entry: dict[str, Any]) -> None:
        number = self._numbers.get(path)
        if number is not None:
            self.summarized_count += not self.models[number].is_known
            _take_entry(self.models[number], entry)
            self.summarized.emit(number)

    def _replace_dead_process(self, process: SummaryProcess) -> None:
        """The process is gone at a model, which is told of as that; another one goes on with the rest."""
        self._deaths += 1
        path, process.current = process.current, None
        if path is not None:
            self._note_summary(path, {"error": self.tr("The program ended when it looked into the file")})
        if self._deaths >= MOST_DEATHS:
            self._pending.clear()
        self._ask_next(process)


def default_cache() -> Path:
    """Return the folder for caches, as the platform has it."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)
    return Path(folder) / "models"


def _list_models(folder: Path, cache: Path, progress: Progress) -> list[Path]:
    """The models below a folder; what of the cache is too much goes."""
    prune_cache(cache)
    found = models_at(folder, progress, MOST_MODELS + 1)
    return [path for path in found if "\n" not in str(path)]  # paths are handed on a line each


def _names_of_files(paths: list[Path], progress: Progress) -> list[tuple[str, str]]:
    names = []
    for done, path in enumerate(paths):
        progress.report(done / len(paths))
        try:
            names.append(names_of(path))
        except OSError:  # in an archive, or gone
            names.append(("", ""))
    return names


def _take_entry(model: FoundModel, entry: dict[str, Any]) -> None:
    """Take over what was found out."""
    model.is_known = True
    model.fault = str(entry.get("error", ""))
    if model.fault:
        return
    model.names = str(entry["name"]), str(entry["name_en"])
    model.vertices = int(entry["vertices"])
    model.missing_textures = list(entry["missing_textures"])
    model.errors = dict(entry["errors"])
    model.thumbnail = Path(entry["thumbnail"]) if "thumbnail" in entry else None


def prune_cache(cache: Path, largest: int = LARGEST_CACHE) -> None:
    """Remove what was made longest ago as far as a cache has more bytes than it may."""
    try:
        files = [(entry.stat().st_mtime, entry.stat().st_size, Path(entry.path)) for entry in os.scandir(cache)]
    except OSError:
        return
    kept = 0
    for _, size, path in sorted(files, reverse=True):
        kept += size
        if kept > largest:
            path.unlink(missing_ok=True)
