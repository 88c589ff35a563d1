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
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from threading import Timer
from time import monotonic
from typing import IO

try:
    from bare_debian import MODEL, colors, screen, wait_for_model
    from PIL import Image
    from windows_machine import CHECKOUT, copy_checkout, lacking, made, python
except ImportError as problem:
    sys.exit(f".ci/windows needs this checkout's own .venv: run .ci/setup dev ({problem})")

PICTURES = CHECKOUT / "build" / "windows"
# Each in a process of its own: one that crashes takes no other with it.
QUICK = (
    ("files", ("tests/formats", "tests/test_texture_paths.py", "tests/test_resources.py")),
    ("command line", ("tests/cli", "tests/desktop", "tests/plugins", "tests/test_app.py")),
    ("documents", ("tests/document",)),
)
OF_PROGRAM = tuple(
    f"tests/test_{name}.py"
    for name in (
        "checks_page",
        "dependencies",
        "dtypes",
        "handbook",
        "icons",
        "imports",
        "messages",
        "messages_gathered",
        "reference",
        "refusals",
    )
)
WHOLE = (
    *QUICK,
    ("model", ("tests/model", "tests/math3d", "tests/motion", "tests/operations")),
    ("preview", ("tests/preview", "tests/test_sample.py", "tests/test_sample_dance.py", "tests/test_sample_cloth.py")),
    ("render", ("tests/render",)),
    ("window", ("tests/ui",)),
    ("walks", ("tests/walks",)),
    ("program", OF_PROGRAM),
)
ALONE = ("render", "window", "walks")  # of windows one has the keyboard; other parts run in two processes
LONGEST = {"quick": 1200.0, "whole": 7200.0}  # seconds: twice those of a machine that does nothing else
SUMMARY = re.compile(r"(\d+) (passed|failed|skipped|error)")
SAMPLE, DANCE = "resources/samples/mochi.pmx", "resources/samples/mochi_dance.vmd"


def main() -> int:
    """The exit status: 0 where all went well, 1 where something failed, 2 where nothing can be tried."""
    parser = argparse.ArgumentParser(".ci/windows", description=__doc__)
    parser.add_argument("--folder", type=Path, help="keeps the machine there for the next time")
    parser.add_argument("what", nargs="?", choices=("whole", "quick", "run"), default="whole")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, metavar="ARGUMENT", help="what Python is to run")
    chosen = parser.parse_args()
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
            return _run(root, display, chosen.arguments, LONGEST["whole"])[0]
        return _tried(root, display, chosen.what)


def _claimed(lock: IO[str]) -> bool:
    """Whether nobody else is at work in the folder with this file; nobody is from now on until it is closed."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _tried(root: Path, display: str, what: str) -> int:
    """Run the tests, draw the picture, show the window, and print a line of each and one of all."""
    started, total, lines, failed = monotonic(), Counter[str](), [], 0
    for name, tests in WHOLE if what == "whole" else QUICK:
        print(f"== {name}", flush=True)
        left = LONGEST[what] - (monotonic() - started)
        beside = () if name in ALONE else ("-n", "2", "--dist", "loadfile")
        command = ("-m", "pytest", "-q", "-o", "cache_dir=Z:\\pytest_cache", *beside, *tests)
        code, counts = _run(root, display, command, left)
        total += counts
        failed += code != 0
        lines.append(f"{name}: {_told(counts)}" + ("" if code in (0, 1) else f", FAILED: it ended with {code}"))
    for name, see in (("posed picture", _draws), ("window", _shows)):
        print(f"== {name}", flush=True)
        problem = see(root, display)
        failed += bool(problem)
        lines.append(f"{name}: {f'FAILED, {problem}' if problem else 'passed'}")
    minutes = (monotonic() - started) / 60
    print(*lines, f"Windows ({what}): {_told(total)}, {failed} parts FAILED, {minutes:.0f} minutes", sep="\n")
    return int(failed > 0)


def _told(counts: Counter[str]) -> str:
    return ", ".join(f"{counts[kind]:,} {kind}" for kind in ("passed", "skipped", "failed", "error") if counts[kind])


def _run(root: Path, display: str, arguments: Sequence[str], longest: float) -> tuple[int, Counter[str]]:
    """Run Windows' Python, showing what it prints; its exit status, and the numbers of pytest's last line."""
    command, last = python(root, *arguments, variables={"DISPLAY": display}), ""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as program:
        timer = Timer(max(longest, 1), program.kill)
        timer.start()
        try:
            assert program.stdout is not None
            for line in program.stdout:
                last = line.decode("utf-8", "replace").rstrip()
                print(last, flush=True)
            program.wait()
        finally:  # Ctrl+C, too
            timer.cancel()
            program.kill()
    return program.returncode, Counter({kind: int(count) for count, kind in SUMMARY.findall(last)})


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
    PICTURES.mkdir(parents=True, exist_ok=True)
    kept = Path(shutil.move(picture, PICTURES / "posed.png"))
    with Image.open(kept) as image:
        return "" if colors(image) > MODEL else f"next to nothing is drawn: {kept}"


def _shows(root: Path, display: str) -> str:
    """What is wrong with the window, started with the sample; "" for nothing."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    command = python(root, "-m", "editor", SAMPLE, variables={"DISPLAY": display})
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True) as program:
        try:
            wait_for_model(display, program, 180.0, PICTURES / "window.png")
        except AssertionError as problem:
            return str(problem)
        finally:
            os.killpg(program.pid, signal.SIGKILL)  # the first process of a namespace hears no other
    return ""


if __name__ == "__main__":
    sys.exit(main())
