"""What a killed save leaves behind is cleared by the next; what belongs to anybody else is left alone."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.files import load_job
from editor.formats import atomic_write as temporary
from editor.formats.atomic_write import PREFIX, SUFFIX

# Stops in mid-save, or in the middle of keeping the old file, until it is told to go on or is killed.
SAVE = """
import shutil, sys
from pathlib import Path
from editor import formats
from editor.formats import atomic_write

def pause(*_):
    print("ready", flush=True)
    sys.stdin.readline()

copy = shutil.copyfile
if "backup" in sys.argv:
    shutil.copyfile = lambda old, new: (copy(old, new), pause())
else:
    atomic_write._copy_permissions = pause
formats.save(formats.new_content(), sys.argv[1], backups=1)
"""

Saving = subprocess.Popen[bytes]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "model.pmx"
    formats.save(formats.new_content(), path)
    return path


@pytest.fixture(params=["save", "backup"])
def saving(request: pytest.FixtureRequest, path: Path, checkout: Path) -> Iterator[Saving]:
    """Another program that is saving the same file."""
    command = [sys.executable, "-c", SAVE, str(path), request.param]
    process = subprocess.Popen(command, cwd=checkout, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline().split() == [b"ready"]
    yield process
    process.kill()
    process.communicate()


def temporary_files(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir() if file.name.endswith(SUFFIX)}


def test_a_killed_save_is_cleared_by_the_next_save(path: Path, saving: Saving) -> None:
    saving.kill()
    saving.wait()
    assert temporary_files(path.parent)
    formats.save(formats.new_content(), path.with_name("other.pmx"))
    assert not temporary_files(path.parent)


def test_a_killed_save_is_cleared_by_opening_what_lies_beside_it(
    path: Path, saving: Saving, qapp: QApplication, qtbot: QtBot
) -> None:
    saving.kill()
    saving.wait()
    job = load_job(path)
    with qtbot.waitSignal(job.finished):
        job.start()
    assert not temporary_files(path.parent)


def test_a_save_under_way_goes_on(path: Path, saving: Saving) -> None:
    before = temporary_files(path.parent)
    formats.save(formats.new_content(), path.with_name("other.pmx"))
    assert temporary_files(path.parent) == before != set()
    saving.communicate(b"\n")
    assert saving.returncode == 0
    assert not temporary_files(path.parent)
    assert formats.load_model(path).model.bones[0].name == "センター"


def test_a_file_that_is_being_cleared_is_left_to_that(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two saves side by side: one clears what the other has made, but not yet locked."""
    lock, cleared = temporary.lock, {}

    def lock_later(file: Path) -> int | None:
        if not cleared:
            cleared[file] = lock(file)
        return lock(file)

    monkeypatch.setattr(temporary, "lock", lock_later)
    with temporary.temporary_beside(path) as file:
        for other, descriptor in cleared.items():
            other.unlink()
            os.close(descriptor)
        assert file.exists()


def test_what_is_not_ours_stays(path: Path) -> None:
    foreign = {".katachi-0123456789abcdef.tmp", ".katachi-00000000-0123456789abcdef.tmp", "katachi.tmp", "a.tmp"}
    for name in foreign:
        (path.parent / name).write_bytes(b"theirs")
    (path.parent / f"{PREFIX}folder{SUFFIX}").mkdir()
    if sys.platform != "win32":  # where making links is a right that few have
        (path.parent / f"{PREFIX}link{SUFFIX}").symlink_to(path)
    before = temporary_files(path.parent)
    formats.save(formats.new_content(), path)
    assert temporary_files(path.parent) == before
