"""What another program holds is waited for, and told; what a process locks is locked until it ends."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from editor import formats
from editor.formats import file_access
from editor.formats.atomic_write import atomic_write, backup_of
from editor.formats.file_access import ACCESS_DENIED, SHARING_VIOLATION, HeldError, lock

LOCK = """
import sys
from pathlib import Path
from editor.formats.file_access import lock
try:
    print("locked", lock(Path(sys.argv[1])) is not None, flush=True)
except BlockingIOError:
    print("taken", flush=True)
sys.stdin.readline()
"""

Hold = Callable[..., list[Path]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "a.pmx"
    for text in (b"1", b"2", b"3"):
        with atomic_write(path, backups=3) as file:
            file.write(text)
    return path


@pytest.fixture
def hold(monkeypatch: pytest.MonkeyPatch) -> Hold:
    """Have a file held as Windows has it: replacing it fails so many times, and each time is noted."""
    replace = os.replace

    def hold(held: Path, winerror: int = ACCESS_DENIED, times: int | None = None) -> list[Path]:
        tried: list[Path] = []

        def refused(new: Path, old: Path) -> None:
            if Path(old) == held and (times is None or len(tried) < times):
                tried.append(Path(old))
                error = PermissionError(errno.EACCES, "Access is denied")
                error.winerror = winerror  # type: ignore[misc,attr-defined,unused-ignore]
                raise error
            replace(new, old)

        monkeypatch.setattr(os, "replace", refused)
        monkeypatch.setattr(file_access, "PATIENCE", 0.1)
        monkeypatch.setattr(file_access, "PAUSE", 0.01)
        return tried

    return hold


def contents(path: Path) -> list[bytes]:
    return [file.read_bytes() for file in (path, backup_of(path), backup_of(path, 2))]


def save(path: Path) -> None:
    with atomic_write(path, backups=3) as file:
        file.write(b"4")


@pytest.mark.parametrize("winerror", [ACCESS_DENIED, SHARING_VIOLATION])
def test_a_file_that_is_held_for_a_moment_is_waited_for(path: Path, hold: Hold, winerror: int) -> None:
    tried = hold(path, winerror, times=2)
    save(path)
    assert (len(tried), contents(path)) == (2, [b"4", b"3", b"2"])


def test_a_file_that_stays_held_is_told(path: Path, hold: Hold) -> None:
    hold(path)
    with pytest.raises(HeldError) as caught:
        save(path)
    assert (caught.value.strerror, caught.value.filename) == ("another program has a.pmx open", str(path))


def test_what_fails_leaves_the_backups(path: Path, hold: Hold) -> None:
    hold(path)
    for _ in range(2):
        with pytest.raises(HeldError):
            save(path)
    assert contents(path) == [b"3", b"2", b"1"]
    assert len(list(path.parent.iterdir())) == 3


def test_a_backup_that_is_held_leaves_the_file(path: Path, hold: Hold) -> None:
    hold(backup_of(path))
    with pytest.raises(HeldError, match=r"a\.pmx\.bak open"):
        save(path)
    assert path.read_bytes() == b"3"
    hold(path, times=0)
    save(path)
    assert path.read_bytes() == b"4"
    assert backup_of(path).read_bytes() == b"3"


def test_other_errors_are_not_waited_for(path: Path, hold: Hold) -> None:
    tried = hold(path, winerror=112)  # the disk is full
    with pytest.raises(PermissionError) as caught:
        save(path)
    assert not isinstance(caught.value, HeldError)
    assert len(tried) == 1


@pytest.mark.skipif(sys.platform != "win32", reason="only Windows keeps files from being replaced")
def test_a_file_that_another_handle_holds(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_access, "PATIENCE", 0.1)
    with open(path, "rb"), pytest.raises(HeldError):
        save(path)
    assert contents(path) == [b"3", b"2", b"1"]
    save(path)
    assert contents(path) == [b"4", b"3", b"2"]


def test_a_lock_ends_with_its_process(path: Path, checkout: Path) -> None:
    command = [sys.executable, "-c", LOCK, str(path)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, cwd=checkout, **pipes) as first:
        assert first.stdout is not None
        assert first.stdout.readline().split() == [b"locked", b"True"]
        with pytest.raises(BlockingIOError):
            lock(path)
        assert path.read_bytes() == b"3"
        first.kill()
    descriptor = lock(path)
    assert descriptor is not None
    os.replace(path, path.with_name("b.pmx"))  # a lock keeps nobody from that
    os.close(descriptor)


def test_what_cannot_be_opened_is_not_locked(tmp_path: Path) -> None:
    assert lock(tmp_path / "none") is None


def test_saving_a_model_over_a_held_file_says_which(path: Path, hold: Hold) -> None:
    hold(path)
    with pytest.raises(HeldError, match=r"another program has a\.pmx open"):
        formats.save(formats.new_content(), path)
