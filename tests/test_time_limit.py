"""Whatever hangs, the run ends, and says where it was."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.systems import not_under_wine

TESTS = '''
import ctypes
import sys
import time

import pytest


def test_lock():
    """As in a call into Bullet: it waits in C, and all of Python with it."""
    if sys.platform == "win32":
        ctypes.PyDLL("kernel32").Sleep(100_000)
    wait, lock = ctypes.PyDLL(None).pthread_mutex_lock, ctypes.create_string_buffer(256)
    wait(lock)
    wait(lock)


def test_sleep():
    time.sleep(100)


@pytest.fixture
def never_ends():
    yield
    time.sleep(100)


def test_teardown(never_ends):
    assert False
'''


@pytest.mark.parametrize(
    ("name", "where"),
    [
        pytest.param("lock", "test_lock", marks=not_under_wine("a process that waits in C ends with the wait alone")),
        ("sleep", "test_sleep"),
        ("teardown", "never_ends"),
    ],
)
def test_a_hang_ends_with_a_stack(name: str, where: str, tmp_path: Path, checkout: Path) -> None:
    (tmp_path / "test_hangs.py").write_text(TESTS)
    (tmp_path / "conftest.py").write_text("from tests.conftest import *\n")
    command = [sys.executable, "-m", "pytest", "-c", checkout / "pyproject.toml", "--rootdir", tmp_path]
    command += ["-o", "faulthandler_timeout=3", f"{tmp_path / 'test_hangs.py'}::test_{name}"]
    with open(tmp_path / "output.txt", "w+b") as output:  # not a pipe: what it leaves behind might keep that open
        status = subprocess.run(command, cwd=checkout, stdout=output, stderr=output, timeout=90, check=False).returncode
    text = (tmp_path / "output.txt").read_text("utf-8", "replace")
    assert status == 1
    assert "Timeout (0:00:03)!" in text
    assert f"in {where}" in text
