"""Runs the program with the monkey beside it: what `monkey` starts, as often as the program ends.

    python -m tests.benchmarks.monkey.program FOLDER SEED NUMBER SECONDS REPLAYED FILE…

FOLDER has the home, the log and the findings; actions are counted from NUMBER; REPLAYED is a log, or "".
"""

from __future__ import annotations

import faulthandler
import logging
import os
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from itertools import chain, count
from pathlib import Path

from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from editor.__main__ import main
from tests.benchmarks.monkey import guard, kinds, screen
from tests.benchmarks.monkey.hand import Hand
from tests.benchmarks.monkey.judge import Judge, Listener
from tests.benchmarks.monkey.log import Action, Log, read
from tests.benchmarks.monkey.responsiveness import Responsiveness
from tests.benchmarks.monkey.scene import Scene, Steps
from tests.walks.events import ProgramThread

OVER, STUCK = 10, 11  # as exit statuses: the time is over; the program had to be ended
ANSWER = 600.0  # seconds, for a program that never answers is ended by Responsiveness
START = 60.0  # seconds that the window may take to come


class Monkey(threading.Thread):
    """Does one action after the other, and has each judged."""

    def __init__(self, folder: Path, seed: str, first: int, end: float, replayed: str) -> None:
        super().__init__(daemon=True, name="monkey")
        self._home = folder / "home"
        self._seed = seed
        self._end = end
        self._log = Log(folder)
        self._number = first
        self._replayed = read(Path(replayed)) if replayed else None
        self._judge = Judge(self.report)
        self._thread: ProgramThread | None = None
        self._links = guard.Links()
        self._listener = Listener(self.report, self.give_up)

    def report(self, what: str, details: str) -> None:
        self._log.report(what, details, self._number)

    def give_up(self, what: str, details: str) -> None:
        """Report what the program does not survive, and end it."""
        self.report(what, details)
        os._exit(STUCK)

    def run(self) -> None:
        try:
            self._work()
        except BaseException as error:
            if self._thread is not None and not isValid(self._thread):
                return  # the program ends
            self.report(f"the monkey itself failed: {error}", traceback.format_exc())
            os._exit(STUCK)

    def _work(self) -> None:
        while not isinstance(QApplication.instance(), QApplication):
            time.sleep(0.01)
        logging.getLogger().addHandler(self._listener)
        sys.unraisablehook = lambda caught: self.report(f"unraisable: {caught.exc_value!r}", str(caught.object))
        thread = self._thread = ProgramThread(ANSWER)
        self._links.moveToThread(thread.thread())
        thread.ask(self._links.install)
        self._watch = Responsiveness(thread, self.report, self.give_up)
        self._wait_for_window(thread)
        self._watch.start()
        hand = Hand(thread, self._home, self._undo_all)
        for action in self._actions(thread):
            self._number, self._listener.count = action["n"], 0
            hand.perform(action)
            thread.ask(self._look)
        os._exit(OVER)

    def _wait_for_window(self, thread: ProgramThread) -> None:
        end = time.monotonic() + START
        while not thread.ask(self._is_there):
            assert time.monotonic() < end, "no window comes"
            time.sleep(0.05)

    def _is_there(self) -> bool:
        window = screen.main_window()
        if window is None or window.session is None or window.workbench is None:
            return False
        self._judge.follow(window.session)
        return True

    def _actions(self, thread: ProgramThread) -> Iterator[Action]:
        """Those of the log that is replayed, or new ones until the time is over, each logged before it is done."""
        if self._replayed is not None:
            for action in self._replayed:
                if action["kind"] == "start" and action["n"] > self._number:
                    os._exit(0)  # and it is started again
                if action["n"] >= self._number and action["kind"] != "start":
                    self._log.add(action)
                    yield action
            return
        for number in chain([self._number], count(self._number + 1)):
            if time.monotonic() > self._end:
                return
            kind, steps = thread.ask(lambda number=number: self._choose(number))
            action = {"n": number, "kind": kind, "steps": steps}
            self._log.add(action)
            yield action

    def _choose(self, number: int) -> tuple[str, Steps]:
        with self._watch.resting():
            return kinds.choose(Scene(kinds.generator(self._seed, number), self._home))

    def _look(self) -> None:
        with self._watch.resting():
            window = screen.main_window()
            if window is not None and window.session is not None:
                self._judge.look(window.session.documents)

    def _undo_all(self) -> None:
        with self._watch.resting():
            window = screen.main_window()
            if window is not None and window.session is not None:
                self._judge.undo_all(window.session.documents)


if __name__ == "__main__":
    folder, seed, number, seconds, replayed, *files = sys.argv[1:]
    faulthandler.enable(open(Path(folder) / "crash.txt", "w"))  # noqa: SIM115 - for as long as the process lives
    monkey = Monkey(Path(folder), seed, int(number), time.monotonic() + float(seconds), replayed)
    guard.use_own_dialogs()
    guard.keep_within([Path(folder), Path(os.environ["XDG_CACHE_HOME"])], monkey.report)
    monkey.start()
    sys.exit(main(files))
