"""Files are replaced whole or not at all, whatever goes wrong."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.files.loading import load_job
from editor.formats import FormatError
from editor.formats import atomic_write as temporary
from editor.formats.atomic_write import PREFIX, SUFFIX, atomic_write, backup_of
from tests.formats.making import full_content

posix = pytest.mark.skipif(sys.platform == "win32", reason="permissions are POSIX")
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
def path(tmp_path) -> Path:
    path = tmp_path / "a.pmx"
    path.write_bytes(b"old")
    return path


def alone(path: Path) -> bool:
    """Whether nothing else is in the folder."""
    return [child.name for child in path.parent.iterdir()] == [path.name]


def test_the_new_file_takes_the_place_of_the_old(path):
    with atomic_write(path) as file:
        file.write(b"new")
        assert path.read_bytes() == b"old"
    assert path.read_bytes() == b"new"
    assert alone(path)


def test_a_backup_is_the_old_file(path):
    formats.save(full_content(), path, backups=1)
    backup = path.with_name("a.pmx.bak")
    assert backup.read_bytes() == b"old"
    formats.save(full_content(), path, backups=1)
    assert backup.read_bytes() == path.read_bytes()
    assert len(list(path.parent.iterdir())) == 2


def test_older_backups_are_numbered_and_the_oldest_goes(path):
    for text in (b"1", b"2", b"3", b"4"):
        with atomic_write(path, backups=3) as file:
            file.write(text)
    kept = [backup_of(path, number).read_bytes() for number in (1, 2, 3)]
    assert kept == [b"3", b"2", b"1"]
    assert [backup_of(path, 1).name, backup_of(path, 2).name] == ["a.pmx.bak", "a.pmx.bak2"]
    assert len(list(path.parent.iterdir())) == 4


def test_a_lower_limit_leaves_the_backups_beyond_it(path):
    for text, backups in ((b"1", 2), (b"2", 2), (b"3", 1)):
        with atomic_write(path, backups) as file:
            file.write(text)
    assert [backup_of(path, number).read_bytes() for number in (1, 2)] == [b"2", b"old"]


def test_a_first_file_has_no_backup(tmp_path):
    formats.save(full_content(), tmp_path / "new.pmx", backups=1)
    assert [child.name for child in tmp_path.iterdir()] == ["new.pmx"]


def test_an_exception_leaves_the_old_file(path):
    def fail() -> None:
        with atomic_write(path, backups=1) as file:
            file.write(b"new")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    assert path.read_bytes() == b"old"
    assert alone(path)


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_full_disk(path, monkeypatch, call):
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "the file meanwhile")

    monkeypatch.setattr(os, call, full)
    with pytest.raises(OSError, match="No space left") as caught:
        formats.save(full_content(), path)
    assert (caught.value.errno, caught.value.filename) == (errno.ENOSPC, str(path))
    assert path.read_bytes() == b"old"
    assert alone(path)


def test_a_folder_that_is_not_there(tmp_path):
    path = tmp_path / "none" / "a.pmx"
    with pytest.raises(FileNotFoundError) as caught:
        formats.save(full_content(), path)
    assert caught.value.filename == str(path)


def test_a_file_in_the_place_of_the_folder(path):
    with pytest.raises(OSError, match=r"a\.pmx"):
        formats.save(full_content(), path / "b.pmx")


@pytest.mark.parametrize("read", [formats.load, lambda folder: formats.save(full_content(), folder)])
def test_a_folder_is_not_a_file_without_permission(tmp_path, monkeypatch, read):
    """As on Windows, where opening a folder is denied, and nothing more is said."""

    def denied(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    folder = tmp_path / "a.pmx"
    folder.mkdir()
    monkeypatch.setattr("builtins.open", denied)
    with pytest.raises(IsADirectoryError) as caught:
        read(folder)
    assert caught.value.filename == str(folder)


def test_a_text_that_cannot_be_encoded(path):
    content = full_content(encoding="utf8")
    bones = content.model.bones
    bones.records[2] = replace(bones[2], name_en="\ud800")
    with pytest.raises(FormatError, match=r"name_en: U\+D800 cannot be written") as caught:
        formats.save(content, path)
    assert (caught.value.section, caught.value.record, caught.value.path) == ("bones", 2, path)
    assert path.read_bytes() == b"old"
    assert alone(path)


def test_a_value_that_does_not_fit(path):
    content = full_content()
    bodies = content.model.rigid_bodies
    bodies.records[1] = replace(bodies[1], group=256)
    with pytest.raises(FormatError, match="does not fit") as caught:
        formats.save(content, path)
    assert (caught.value.section, caught.value.record) == ("rigid_bodies", 1)
    assert path.read_bytes() == b"old"


def test_a_weight_type_that_has_no_layout(path):
    content = full_content()
    content.model.vertices.writable("deform")[3] = 9
    with pytest.raises(FormatError, match="weight type 9") as caught:
        formats.save(content, path)
    assert (caught.value.section, caught.value.record) == ("vertices", 3)


@posix
def test_permissions_stay(path):
    path.chmod(0o640)
    formats.save(full_content(), path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_new_file_has_the_usual_permissions(tmp_path):
    usual, path = tmp_path / "usual", tmp_path / "a.pmx"
    usual.touch()
    formats.save(full_content(), path)
    assert path.stat().st_mode == usual.stat().st_mode


@pytest.mark.skipif(sys.platform != "win32" and os.geteuid() == 0, reason="root may write everything")
def test_a_file_that_may_not_be_written_is_not_replaced(path):
    path.chmod(0o444)
    with pytest.raises(PermissionError):
        formats.save(full_content(), path)
    assert path.read_bytes() == b"old"


@posix
def test_a_link_goes_on_pointing_to_the_file(path, tmp_path):
    link = tmp_path / "link.pmx"
    link.symlink_to(path)
    formats.save(full_content(), link)
    assert link.is_symlink()
    assert path.read_bytes().startswith(b"PMX ")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    saved = tmp_path / "model.pmx"
    formats.save(formats.new_content(), saved)
    return saved


@pytest.fixture(params=["save", "backup"])
def saving(request: pytest.FixtureRequest, saved: Path, checkout: Path) -> Iterator[Saving]:
    """Another program that is saving the same file."""
    command = [sys.executable, "-c", SAVE, str(saved), request.param]
    process = subprocess.Popen(command, cwd=checkout, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline().split() == [b"ready"]
    yield process
    process.kill()
    process.communicate()


def temporary_files(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir() if file.name.endswith(SUFFIX)}


def test_a_killed_save_is_cleared_by_the_next_save(saved: Path, saving: Saving) -> None:
    saving.kill()
    saving.wait()
    assert temporary_files(saved.parent)
    formats.save(formats.new_content(), saved.with_name("other.pmx"))
    assert not temporary_files(saved.parent)


def test_a_killed_save_is_cleared_by_opening_what_lies_beside_it(
    saved: Path, saving: Saving, qapp: QApplication, qtbot: QtBot
) -> None:
    saving.kill()
    saving.wait()
    job = load_job(saved)
    with qtbot.waitSignal(job.finished):
        job.start()
    assert not temporary_files(saved.parent)


def test_a_save_under_way_goes_on(saved: Path, saving: Saving) -> None:
    before = temporary_files(saved.parent)
    formats.save(formats.new_content(), saved.with_name("other.pmx"))
    assert temporary_files(saved.parent) == before != set()
    saving.communicate(b"\n")
    assert saving.returncode == 0
    assert not temporary_files(saved.parent)
    assert formats.load_model(saved).model.bones[0].name == "センター"


def test_a_file_that_is_being_cleared_is_left_to_that(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two saves side by side: one clears what the other has made, but not yet locked."""
    lock, cleared = temporary.lock, {}

    def lock_later(file: Path) -> int | None:
        if not cleared:
            cleared[file] = lock(file)
        return lock(file)

    monkeypatch.setattr(temporary, "lock", lock_later)
    with temporary.temporary_beside(saved) as file:
        for other, descriptor in cleared.items():
            other.unlink()
            os.close(descriptor)
        assert file.exists()


def test_what_is_not_ours_stays(saved: Path) -> None:
    foreign = {".katachi-0123456789abcdef.tmp", ".katachi-00000000-0123456789abcdef.tmp", "katachi.tmp", "a.tmp"}
    for name in foreign:
        (saved.parent / name).write_bytes(b"theirs")
    (saved.parent / f"{PREFIX}folder{SUFFIX}").mkdir()
    if sys.platform != "win32":  # where making links is a right that few have
        (saved.parent / f"{PREFIX}link{SUFFIX}").symlink_to(saved)
    before = temporary_files(saved.parent)
    formats.save(formats.new_content(), saved)
    assert temporary_files(saved.parent) == before
