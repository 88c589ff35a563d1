"""Which models lie below a folder: one answer for the folder pane, `katachi check` and `katachi list`."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from editor.formats.model_files import models_at


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("b/two.pmd", "C.PMX", "a.pmx", ".hidden/three.pmx", ".four.pmx", "picture.png"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(b"")
    with zipfile.ZipFile(tmp_path / "packed.zip", "w") as archive:
        for name in ("in/five.pmx", "__MACOSX/in/._five.pmx", ".git/six.pmx", "in/five.png"):
            archive.writestr(name, "")
    (tmp_path / "broken.zip").write_bytes(b"PK\3\4")
    return tmp_path


def test_models_in_folders_and_archives_are_found_and_hidden_ones_are_not(folder: Path) -> None:
    found = ["a.pmx", "C.PMX", "b/two.pmd", "packed.zip/in/five.pmx"]
    assert [path.relative_to(folder).as_posix() for path in models_at(folder)] == found


def test_a_file_or_what_is_not_there_is_itself(folder: Path) -> None:
    for name in (".four.pmx", "packed.zip", "none.pmx"):
        assert models_at(folder / name) == [folder / name]


def test_a_folder_that_is_asked_for_may_be_hidden(folder: Path) -> None:
    assert models_at(folder / ".hidden") == [folder / ".hidden" / "three.pmx"]


def test_the_search_ends_with_the_most_that_are_wanted(folder: Path) -> None:
    assert len(models_at(folder, most=2)) == 2
