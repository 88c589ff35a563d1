"""Files are replaced whole or not at all, whatever goes wrong."""

import errno
import os
import stat
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from editor import formats
from editor.formats import FormatError
from editor.formats.atomic_write import atomic_write, backup_of
from tests.formats.making import full_content

posix = pytest.mark.skipif(sys.platform == "win32", reason="permissions are POSIX")


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
