"""A monkey at the window: seeded random events, judged after each action.

    python -m tests.benchmarks.monkey --seed N --minutes M [MODEL…]
    python -m tests.benchmarks.monkey --replay LOG

Models are copied with what lies beside them, and with the samples, into a temporary home; nothing is written elsewhere.
It has a screen of its own where Xvfb is installed, unless `--here` is given. What is found is told at the end, with the
folder of the log; the exit status is then 1.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import nullcontext
from pathlib import Path

from editor.resources import resource
from tests.benchmarks.monkey.log import Log, read, stack_of, summary
from tests.benchmarks.monkey.program import OVER, STUCK
from tests.screen import can_have_screen, own_screen

CHECKOUT = Path(__file__).resolve().parents[3]
CACHE = Path(tempfile.gettempdir()) / "katachi-monkey-cache"  # what is compiled stays from run to run
LONGEST_REPLAY = 24 * 60 * 60.0


def make_home(folder: Path, models: list[Path]) -> list[str]:
    """Copy the models, each with its folder, and the samples; the names of the models."""
    place = folder / "home" / "models"
    (folder / "home" / "out").mkdir(parents=True)
    shutil.copytree(resource("samples"), place / "samples", ignore=shutil.ignore_patterns("*.py"))
    names = [] if models else ["models/samples/mochi.pmx", "models/samples/cloth.pmx"]
    for number, model in enumerate(models):
        if model.resolve().is_relative_to(resource("samples").resolve()):
            names.append(f"models/samples/{model.name}")
        else:
            shutil.copytree(model.parent, place / str(number))
            names.append(f"models/{number}/{model.name}")
    return names


def environment(home: Path, display: str) -> dict[str, str]:
    """That of the program: a home of its own, Qt's own dialogs, GL asked for errors after each call."""
    kept = {name: text for name, text in os.environ.items() if name not in ("WAYLAND_DISPLAY", "XDG_CURRENT_DESKTOP")}
    return kept | {
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CACHE_HOME": str(CACHE),
        "TMPDIR": str(home.parent / "tmp"),
        "LANG": "C.UTF-8",
        "LANGUAGE": "en",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYOPENGL_ERROR_CHECKING": "1",
    }


class Run:
    """Starts the program again and again, whatever it ended by, until the time is over or the log is at its end."""

    def __init__(self, folder: Path, seed: str, names: list[str], seconds: float, replayed: str) -> None:
        self._folder = folder
        self._seed = seed
        self._names = names
        self._end = time.monotonic() + seconds
        self._replayed = replayed
        self._log = Log(folder)

    def go(self, display: str) -> None:
        number, status = 1, 0
        (self._folder / "tmp").mkdir()
        while status != OVER and time.monotonic() < self._end and number > 0:
            name = self._logged(number) or random.Random(f"{self._seed}:{number}").choice(self._names)
            self._log.add({"n": number, "kind": "start", "steps": [], "file": name})
            status = self._start(number, name, display)
            if status not in (0, OVER, STUCK):
                crash = stack_of((self._folder / "crash.txt").read_text("utf-8", "replace"))
                self._log.report(f"the program ended with status {status}", crash, self._latest())
            number = self._next()

    def _start(self, number: int, name: str, display: str) -> int:
        home, left = self._folder / "home", self._end - time.monotonic()
        words = [self._folder, self._seed, number, left, self._replayed, home / name]
        command = [sys.executable, "-m", "tests.benchmarks.monkey.program", *map(str, words)]
        with (self._folder / "output.txt").open("a") as output:
            return subprocess.run(
                command, cwd=CHECKOUT, env=environment(home, display), stdout=output, stderr=output, check=False
            ).returncode

    def _logged(self, number: int) -> str:
        """What the log that is replayed began with there; "" for nothing."""
        logged = read(Path(self._replayed)) if self._replayed else ()
        return next((action["file"] for action in logged if action["kind"] == "start" and action["n"] == number), "")

    def _latest(self) -> int:
        return max(action["n"] for action in read(self._log.actions))

    def _next(self) -> int:
        """The number of the action that comes next; 0 where all of a log was replayed."""
        latest = self._latest()
        if not self._replayed:
            return latest + 1
        return min((action["n"] for action in read(Path(self._replayed)) if action["n"] > latest), default=0)


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", nargs="*", type=Path, metavar="MODEL", help="opened in turn; the samples without any")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument(
        "--replay", type=Path, metavar="LOG", help="do the actions of a log again, with the same models"
    )
    parser.add_argument("--here", action="store_true", help="on the screen that there is; it takes mouse and keyboard")
    parser.add_argument("--out", type=Path, help="the folder of the log, which must not be there yet")
    return parser.parse_args()


def main() -> int:
    arguments = parsed()
    folder = (arguments.out or Path(tempfile.mkdtemp(prefix="katachi-monkey-")) / "run").resolve()
    folder.mkdir(parents=True)
    CACHE.mkdir(exist_ok=True)
    names = make_home(folder, arguments.models)
    replayed = str(arguments.replay.resolve()) if arguments.replay else ""
    seconds = LONGEST_REPLAY if replayed else 60 * arguments.minutes
    has_own = can_have_screen() and not arguments.here
    with own_screen() if has_own else nullcontext(os.environ.get("DISPLAY", "")) as display:
        Run(folder, arguments.seed, names, seconds, replayed).go(display)
    shutil.rmtree(folder / "home", ignore_errors=True)
    print(summary(folder, arguments.seed))
    print(f"\nthe log: {folder / 'log.jsonl'}")
    return 1 if any(read(folder / "findings.jsonl")) else 0


if __name__ == "__main__":
    sys.exit(main())
