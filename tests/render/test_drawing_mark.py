"""The mark of a process that begins to draw: found after a crash, and only then."""

from __future__ import annotations

import subprocess
import sys

from editor.render.drawing_mark import PATTERN, DrawingMark, abandoned_driver

BEGINNING = """
import os, sys
from pathlib import Path
from editor.render.drawing_mark import DrawingMark
with DrawingMark(Path(sys.argv[1])) as mark:
    mark.put("Old 3000")
    print("begun", flush=True)
    if sys.stdin.readline() == "crash\\n":
        os.abort() if os.name == "posix" else os._exit(3)
"""


def begun(folder, checkout) -> subprocess.Popen[str]:
    """A process that has begun to draw; a line tells it how to go on."""
    command = [sys.executable, "-c", BEGINNING, str(folder)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    process = subprocess.Popen(command, cwd=checkout, text=True, **pipes)
    assert process.stdout is not None
    assert process.stdout.readline() == "begun\n"
    return process


def test_a_crash_is_told_once(tmp_path, checkout):
    begun(tmp_path, checkout).communicate("crash\n")
    assert abandoned_driver(tmp_path) == "Old 3000"
    assert abandoned_driver(tmp_path) is None
    assert not list(tmp_path.glob(PATTERN))


def test_a_process_that_lives_did_not_crash(tmp_path, checkout):
    process = begun(tmp_path, checkout)
    assert abandoned_driver(tmp_path) is None
    assert len(list(tmp_path.glob(PATTERN))) == 1
    process.communicate("go on\n")
    assert not list(tmp_path.glob(PATTERN))


def test_what_drew_leaves_nothing(tmp_path):
    mark = DrawingMark(tmp_path / "new")
    mark.clear()
    with mark:
        mark.put("a driver")
        assert len(list((tmp_path / "new").glob(PATTERN))) == 1
        mark.clear()
    assert not list((tmp_path / "new").glob(PATTERN))
    assert abandoned_driver(tmp_path / "new") is None


def test_where_nothing_can_be_written_nothing_is_told(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    with DrawingMark(tmp_path / "file"):
        assert abandoned_driver(tmp_path / "file") is None
