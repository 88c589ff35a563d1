"""SummaryProcess: a process of its own that sums models up (`katachi list`), so that the window waits for nothing."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment, Signal

PACKAGES = Path(__file__).resolve().parents[2]  # where the program's package lies
ENDING = 500  # milliseconds for the process to go


class SummaryProcess(QObject):
    """Is given one model at a time, and starts with the first; `folder` is where it keeps what it finds."""

    summarized = Signal(object)  # what `katachi list --json-lines` says of the model
    died = Signal()  # at the model that it was given last

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._process: QProcess | None = None
        self.asked: Path | None = None  # the model that it is at

    def ask(self, path: Path) -> None:
        """Have a model summed up."""
        self.asked = path
        process = self._process = self._process or self._started()
        process.write(os.fsencode(path) + b"\n")

    def stop(self) -> None:
        """End the process, whatever it is at. Where the machine is busy it goes later, and its QProcess with it."""
        process, self._process, self.asked = self._process, None, None
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
            self.asked = None
            self.summarized.emit(entry)

    def _fail(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._end()

    def _end(self, *_: object) -> None:
        at = self.asked
        self.stop()
        self.asked = at
        self.died.emit()


def _environment() -> QProcessEnvironment:
    """That of this process, but for what was settled for its window; and the program is found from any folder."""
    environment = QProcessEnvironment.systemEnvironment()
    environment.remove("PYOPENGL_PLATFORM")
    paths = [str(PACKAGES), environment.value("PYTHONPATH", "")]
    environment.insert("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    return environment
