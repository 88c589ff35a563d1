"""Models below a folder, and their names, which are read without the rest."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from editor import formats
from editor.formats.model_files import BEGINNING, models_at, names_of
from editor.model.edit import Edit


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


def saved(path: Path, encoding: str | None = None, comment: str = "") -> Path:
    content = formats.new_content()
    with Edit(content.model) as edit:
        for field, value in (("name", "初音ミク"), ("name_en", "Hatsune Miku"), ("comment", comment)):
            edit.set(content.model.info, 0, field, [value])
    formats.save(content, path, encoding=encoding)
    return path


@pytest.mark.parametrize("encoding", ["utf16", "utf8"])
def test_of_a_pmx(tmp_path: Path, encoding: str) -> None:
    assert names_of(saved(tmp_path / "a.pmx", encoding, "長い" * BEGINNING)) == ("初音ミク", "Hatsune Miku")


def test_of_a_pmd(tmp_path: Path) -> None:
    assert names_of(saved(tmp_path / "a.pmd")) == ("初音ミク", "")


@pytest.mark.parametrize(
    "data", [b"", b"PMX ", b"Pmd", b"Pmd\0\0\x80\x3f", b"PMX \0\0\0\x40\x08" + b"\xff" * 40, b"?" * 99]
)
def test_of_anything_else(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "a.pmx").write_bytes(data)
    assert names_of(tmp_path / "a.pmx") == ("", "")


def test_of_real_models(corpus: Path) -> None:
    for file in (corpus / "gene" / "Gene.pmx", corpus / "gene" / "Gene.pmd"):
        info = formats.load_model(file).model.info[0]
        name, name_en = names_of(file)
        assert name == info.name
        assert name_en in (info.name_en, "")
