"""Kills the program at random moments, many times, and tells what work was lost and whether a file was harmed.

Run it with `python -m tests.benchmarks.kill_loop [--kills N] [--model FILE] [--out FOLDER]`, best under
`xvfb-run -a`. A worker program edits, saves, autosaves, or works in Transform mode; each step is written down in a log
as it is done. After the kill the file must open and hold what was saved, and the file and the copies beside it
together may lack only the steps of the last interval between autosaves.
"""

from __future__ import annotations

import argparse
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings, QTimer

from editor import formats
from editor.app import make_application
from editor.document.document import Document
from editor.document.files import autosave
from editor.document.files.autosave import Autosave
from editor.document.files.loading import SaveOptions, save_job
from editor.document.program.settings import Settings
from editor.document.session import Session
from editor.formats import Content
from editor.formats.atomic_write import SUFFIX
from editor.resources import resource
from editor.ui.window.main_window import MainWindow

KINDS = ("editing", "saving", "autosaving", "transform", "form")
INTERVAL = 1.0  # seconds between autosaves, in place of the minute of which a user has them
STEP_MS = 15
LONGEST_LIFE = 4.0  # seconds of work before the kill
START = 60.0  # seconds in which the worker has to be there


# -- the program that is killed --------------------------------------------------------------------------------------


class Worker:
    """Edits a model in the whole window, one step after another, each with a number that its log has too."""

    def __init__(self, home: Path, kind: str) -> None:
        autosave.default_folder = lambda: home / "autosave"  # type: ignore[assignment]
        self.app = make_application()
        settings = Settings(QSettings(str(home / "settings.ini"), QSettings.Format.IniFormat))
        settings.choose(autosave_minutes=INTERVAL / 60, backups=2)
        self.window = MainWindow(settings)
        self.window.show()
        self.window.furnish()
        self.autosave = self.window.findChild(Autosave)
        self.kind, self.path = kind, home / "model.pmx"
        self.window.open([self.path])
        self.log = (home / "log").open("w")  # what was written survives the process
        self.number = 0
        self.is_saving = False
        self.timer = QTimer(interval=STEP_MS)
        self.timer.timeout.connect(self.step)
        self.timer.start()

    def run(self) -> None:
        self.app.exec()

    def step(self) -> None:
        """One step, and whatever else this kind does beside it."""
        document = self.window.session.current if self.window.session else None
        if document is None:
            return
        if not self.number and self.kind == "transform":
            document.posing.set_active(True)
        self.number += 1
        if self.kind == "form":
            self._change_in_a_form(document)
        else:
            with document.edit("Step") as edit:
                edit.set(document.model.info, 0, "comment_en", str(self.number))
        self._note("step", self.number)
        if self.kind == "saving" and not self.is_saving:
            self._save(document)
        if self.kind == "autosaving":
            self.autosave.save_now()
        if self.kind == "transform":
            document.posing.set_weights([0], self.number % 10 / 10)

    def _change_in_a_form(self, document: Document) -> None:
        """A gesture that is never committed, as a preview of a form is while the form is open."""
        if not document.is_editing:
            self.gesture = document.begin("Form")
        self.gesture.set(document.model.info, 0, "comment_en", str(self.number))

    def _save(self, document: Document) -> None:
        number, self.is_saving = self.number, True
        job = save_job(document, self.path, SaveOptions(backups=2))
        job.finished.connect(lambda _: self._saved(number))
        self._note("saving", number)
        job.start()

    def _saved(self, number: int) -> None:
        self.is_saving = False
        self._note("saved", number)

    def _note(self, what: str, number: int) -> None:
        self.log.write(f"{what} {number} {time.monotonic():.4f}\n")
        self.log.flush()


# -- the one that kills it -------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Found:
    """What one kill left: the seconds of work that are lost, temporary files beside the model, and what is wrong."""

    lost: float
    temporary: int
    fault: str = ""


def kill_once(home: Path, kind: str, model: Path, life: float) -> Found:
    """Let a worker live so long in a home of its own, kill it, and look at what is there."""
    home.mkdir(parents=True)
    path = Path(shutil.copy(model, home / "model.pmx"))
    command = [sys.executable, "-m", "tests.benchmarks.kill_loop", "--worker", kind, "--out", str(home)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for_work(home / "log", process)
        time.sleep(life)
    finally:
        killed = time.monotonic()
        process.kill()
        process.wait()
    return look(home, path, killed)


def wait_for_work(log: Path, process: subprocess.Popen[bytes]) -> None:
    """Until the first step is done. TimeoutError, or RuntimeError when the worker ended by itself."""
    end = time.monotonic() + START
    while not (log.exists() and log.read_text()):
        if process.poll() is not None:
            raise RuntimeError(f"the worker ended with {process.returncode}")
        if time.monotonic() > end:
            raise TimeoutError("the worker did nothing")
        time.sleep(0.02)


def look(home: Path, path: Path, killed: float) -> Found:
    """Open the file and the copies as the next start does."""
    lines = [line.split() for line in (home / "log").read_text().splitlines()]
    whole = [line for line in lines if len(line) == 3]
    steps = {int(number): float(at) for what, number, at in whole if what == "step"}
    saved = max((int(number) for what, number, _ in whole if what == "saved"), default=0)
    temporary = sum(file.suffix == SUFFIX for file in home.iterdir())
    try:
        in_file = number_in(path)
        kept = max(in_file, *(number_in(file) for file in copies(home)), 0)
        for backup in home.glob("*.bak*"):
            number_in(backup)
        formats.save(formats.new_content(), home / "other.pmx")
    except Exception as error:
        return Found(0.0, temporary, f"{type(error).__name__}: {error}")
    left = sum(file.suffix == SUFFIX for file in home.iterdir())
    lost = [at for number, at in steps.items() if number > kept]
    fault = f"{left} temporary files were not cleared" if left else ""
    if in_file < saved:
        fault = f"step {saved} was saved, and the file holds {in_file}"
    return Found(killed - min(lost) if lost else 0.0, temporary, fault)


def copies(home: Path) -> list[Path]:
    """The copies that a start would offer."""
    session = Session(Settings(QSettings(str(home / "other.ini"), QSettings.Format.IniFormat)))
    return [recovery.file for recovery in Autosave(session, home / "autosave").recoveries()]


def number_in(path: Path) -> int:
    """The last step that a file holds; 0 for the model as it came. ValueError when it was mended while it was read."""
    content = formats.load(path)
    assert isinstance(content, Content)
    text = content.model.info[0].comment_en
    return int(text) if text.isdecimal() else 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=25)
    parser.add_argument("--model", type=Path, default=resource("samples", "mochi.pmx"))
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--worker", choices=KINDS, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        Worker(arguments.out, arguments.worker).run()
        return
    _app = QCoreApplication([])
    out = arguments.out or Path(tempfile.mkdtemp())
    print(f"{'kind':<12}{'kills':>6}{'lost, median':>14}{'most':>8}{'left behind':>13}  faults")
    for kind in KINDS:
        found = []
        for number in range(-(-arguments.kills // len(KINDS))):
            home = out / f"{kind}-{number}"
            found.append(kill_once(home, kind, arguments.model, random.uniform(0.05, LONGEST_LIFE)))
            if not found[-1].fault:
                shutil.rmtree(home)
        lost = sorted(each.lost for each in found)
        faults = Counter(each.fault for each in found if each.fault)
        left = sum(each.temporary > 0 for each in found)
        shown = f"{kind:<12}{len(found):>6}{lost[len(lost) // 2]:>12.2f} s{lost[-1]:>6.2f} s{left:>13}"
        print(shown, dict(faults) or "  none", flush=True)


if __name__ == "__main__":
    main()
