"""Runs the tests on a Windows that Wine makes; for .ci/windows."""

from __future__ import annotations

import argparse
import fcntl
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from threading import Timer
from time import monotonic, sleep
from typing import IO, NamedTuple

try:
    from bare_debian import MODEL, colors, screen, wait_for_model
    from PIL import Image
    from windows_machine import CHECKOUT, WINE, copy_checkout, lacking, made, make_prefix, python
except ImportError as problem:
    sys.exit(f".ci/windows needs this checkout's own .venv: run .ci/setup dev ({problem})")

SEEN = CHECKOUT / "build" / "windows"  # pictures, and what the parts print
# Each in a process of its own: one that crashes takes no other with it. Those that take longest come first. What lies
# in a folder of one part and is named by another is the other's.
PARTS = {
    "window": ("tests/ui",),
    "operations": ("tests/operations",),
    "physics": ("tests/preview/physics", "tests/test_sample_cloth.py"),
    "panes": ("tests/ui/panes",),
    "commands": ("tests/ui/commands",),
    "render": ("tests/render", "tests/golden"),
    "parts of the window": ("tests/ui/viewport", "tests/ui/models", "tests/ui/editors", "tests/ui/inspector"),
    "texts": ("tests/ui/every_text", "tests/ui/test_texts_fit.py"),
    "walks": ("tests/walks",),
    "files": ("tests/formats", "tests/test_texture_paths.py", "tests/test_resources.py"),
    "documents": ("tests/document",),
    "command line": ("tests/cli", "tests/desktop", "tests/plugins", "tests/test_app.py"),
    "preview": ("tests/preview", "tests/test_sample.py", "tests/test_sample_dance.py"),
    "model": ("tests/model", "tests/math3d", "tests/motion"),
    "program": ("tests",),
}
QUICK = ("files", "documents", "command line")
# Tests of the tools of those who write the program.
NOT_THERE = ("tests/benchmarks", "tests/test_packaging.py")
# Of the quick parts more than half of the time: random files by the thousand, which are the same on every system.
NOT_QUICK = (
    "tests/formats/test_fuzz.py",
    "tests/formats/csv/test_round_trip.py",
    "tests/formats/pmd/test_damage.py",
    "tests/formats/vmd/test_round_trip.py",
)
LONGEST = {"quick": 1200.0, "whole": 7200.0}  # seconds: twice those of a machine that does nothing else
SUMMARY = re.compile(r"(\d+) (passed|failed|skipped|error)")
SECOND = "/prefix-2"
SAMPLE, DANCE = "resources/samples/mochi.pmx", "resources/samples/mochi_dance.vmd"


class Lane(NamedTuple):
    """A Windows on a screen of its own, where one part after the other is run; of windows one has the keyboard."""

    display: str
    prefix: str  # Wine's folder, which has a Windows in it


def main() -> int:
    """The exit status: 0 where all went well, 1 where something failed, 2 where nothing can be tried."""
    parser = argparse.ArgumentParser(".ci/windows", description=__doc__)
    parser.add_argument("--folder", type=Path, help="keeps the machine there for the next time")
    parser.add_argument("what", nargs="?", choices=("whole", "quick", "run"), default="whole")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, metavar="ARGUMENT", help="what Python is to run")
    chosen = parser.parse_args()
    if chosen.arguments and chosen.what != "run":
        parser.error(f"nothing comes after {chosen.what}")
    if problem := lacking():
        print(f".ci/windows: {problem}", file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # else what was started goes on
    with ExitStack() as stack:
        folder = chosen.folder or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="katachi-windows-")))
        folder.mkdir(parents=True, exist_ok=True)
        if not _claimed(stack.enter_context(open(folder / "lock", "w"))):
            print(f".ci/windows: another one is at work in {folder}", file=sys.stderr)
            return 2
        root = made(folder.resolve())
        copy_checkout(root)
        display = stack.enter_context(screen())
        if chosen.what == "run":
            return _run(root, display, chosen.arguments, LONGEST["whole"])
        if not (root / SECOND[1:]).is_dir():
            make_prefix(root, WINE | {"WINEPREFIX": SECOND})
        lanes = (Lane(display, WINE["WINEPREFIX"]), Lane(stack.enter_context(screen()), SECOND))
        return _tried(root, lanes, chosen.what)


def _claimed(lock: IO[str]) -> bool:
    """Whether nobody else is at work in the folder with this file; nobody is from now on until it is closed."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _tried(root: Path, lanes: Sequence[Lane], what: str) -> int:
    """Run the tests, draw the picture, show the window, and print a line of each and one of all."""
    started, total, lines, failed = monotonic(), Counter[str](), [], 0
    SEEN.mkdir(parents=True, exist_ok=True)
    for name, code, text in _results(root, lanes, _parts(what), LONGEST[what]):
        print(f"== {name}", text, sep="\n", flush=True)
        counts = Counter({kind: int(count) for count, kind in SUMMARY.findall(text.rstrip().rpartition("\n")[2])})
        total += counts
        failed += code != 0
        lines.append(f"{name}: {_told(counts)}" + ("" if code in (0, 1) else f", FAILED: it ended with {code}"))
    for name, see in (("posed picture", _draws), ("window", _shows)):
        print(f"== {name}", flush=True)
        problem = see(root, lanes[0].display)
        failed += bool(problem)
        lines.append(f"{name}: {f'FAILED, {problem}' if problem else 'passed'}")
    minutes = (monotonic() - started) / 60
    print(*lines, f"Windows ({what}): {_told(total)}, {failed} parts FAILED, {minutes:.0f} minutes", sep="\n")
    return int(failed > 0)


def _told(counts: Counter[str]) -> str:
    return ", ".join(f"{counts[kind]:,} {kind}" for kind in ("passed", "skipped", "failed", "error") if counts[kind])


def _parts(what: str) -> Iterator[tuple[str, Sequence[str]]]:
    """The name of each part, and pytest's arguments for its tests."""
    left_out = (*NOT_THERE, *(NOT_QUICK if what == "quick" else ()))
    of_parts = (path for tests in PARTS.values() for path in tests)
    known = [path for path in (*of_parts, *left_out) if (CHECKOUT / path).stat()]  # who moves one is told
    for name in PARTS if what == "whole" else QUICK:
        tests = PARTS[name]
        of_others = (path for path in known if path not in tests and any(path.startswith(f"{own}/") for own in tests))
        yield name, (*tests, *(f"--ignore={path}" for path in of_others))


def _results(
    root: Path, lanes: Sequence[Lane], parts: Iterable[tuple[str, Sequence[str]]], longest: float
) -> Iterator[tuple[str, int, str]]:
    """Run parts, in each lane one at a time; yields the name, the exit status and the output of each when it ends."""
    waiting, ends = deque(parts), monotonic() + longest
    running: dict[Lane, tuple[str, subprocess.Popen[bytes]]] = {}
    try:
        while waiting or running:
            for lane in lanes:
                if lane in running and running[lane][1].poll() is not None:
                    name, program = running.pop(lane)
                    yield name, program.returncode, _output(name).read_text("utf-8", "replace")
                if lane not in running and waiting:
                    name, tests = waiting.popleft()
                    running[lane] = name, _start(root, lane, tests, _output(name))
                if lane in running and monotonic() > ends:
                    running[lane][1].kill()
            sleep(0.2)
    finally:  # Ctrl+C, too
        for _, program in running.values():
            program.kill()
            program.wait()


def _output(part: str) -> Path:
    return SEEN / f"{part}.txt"


def _start(root: Path, lane: Lane, tests: Sequence[str], output: Path) -> subprocess.Popen[bytes]:
    """Start pytest. Wine's Python takes a file for its output that can be read as well."""
    variables = {"DISPLAY": lane.display, "WINEPREFIX": lane.prefix}
    command = python(root, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests, variables=variables)
    with output.open("w+b") as file:
        return subprocess.Popen(command, stdout=file, stderr=subprocess.STDOUT)


def _run(root: Path, display: str, arguments: Sequence[str], longest: float) -> int:
    """Run Windows' Python, showing what it prints; its exit status."""
    command = python(root, *arguments, variables={"DISPLAY": display})
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as program:
        timer = Timer(max(longest, 1), program.kill)
        timer.start()
        try:
            assert program.stdout is not None
            for line in program.stdout:
                print(line.decode("utf-8", "replace").rstrip(), flush=True)
            program.wait()
        finally:  # Ctrl+C, too
            timer.cancel()
            program.kill()
    return program.returncode


def _draws(root: Path, display: str) -> str:
    """What is wrong with a picture of the sample in its dance; "" for nothing."""
    _run(
        root,
        display,
        ("-m", "editor", "render", SAMPLE, "--motion", DANCE, "--frame", "40", "-o", "Z:\\posed.png"),
        300,
    )
    picture = root / "posed.png"
    if not picture.is_file():
        return "there is no picture"
    kept = Path(shutil.move(picture, SEEN / "posed.png"))
    with Image.open(kept) as image:
        return "" if colors(image) > MODEL else f"next to nothing is drawn: {kept}"


def _shows(root: Path, display: str) -> str:
    """What is wrong with the window, started with the sample; "" for nothing."""
    command = python(root, "-m", "editor", SAMPLE, variables={"DISPLAY": display})
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True) as program:
        try:
            wait_for_model(display, program, 180.0, SEEN / "window.png")
        except AssertionError as problem:
            return str(problem)
        finally:
            os.killpg(program.pid, signal.SIGKILL)  # the first process of a namespace hears no other
    return ""


if __name__ == "__main__":
    sys.exit(main())
