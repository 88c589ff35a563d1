"""TextureFiles: which files texture paths mean, and what is written into the model for a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.model.materials import Texture
from editor.model.model import Model


def document_in(folder: Path | None, *paths: str) -> Document:
    model = Model()
    model.textures.records[:] = [Texture(path) for path in paths]
    return Document(Content(model, path=folder / "model.pmx" if folder else None))


def used(document: Document, file: Path) -> int:
    with document.edit("Use") as edit:
        return document.texture_files.use(edit, file)


def test_a_file_that_is_a_texture_already_is_used_again(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "Face.png").touch()
    document = document_in(tmp_path, "other.png", "FACE.PNG")
    with qtbot.waitSignal(document.texture_files.looked):
        document.texture_files.start()
    assert used(document, tmp_path / "Face.png") == 1
    assert used(document, tmp_path / "tex" / "new.png") == 2
    assert document.model.textures[2].path == "tex/new.png"


@pytest.mark.parametrize(("others", "path"), [((), "tex/a.png"), (("sub\\b.png",), "tex\\a.png")])
def test_a_path_has_the_slashes_of_the_others(others: tuple[str, ...], path: str, tmp_path: Path, qapp: object) -> None:
    assert document_in(tmp_path, *others).texture_files.path_to(tmp_path / "tex" / "a.png") == path


def test_a_model_without_a_file_takes_no_picture(tmp_path: Path, qapp: object) -> None:
    document = document_in(None)
    with pytest.raises(ValueError, match="Save the model first"):
        used(document, tmp_path / "a.png")
    assert not document.model.textures
    assert not document.is_modified


def test_files_of_new_paths_are_looked_for(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "a.png").touch()
    document = document_in(tmp_path)
    files = document.texture_files
    with qtbot.waitSignal(files.looked):
        files.start()
    with document.edit("Add") as edit:
        edit.insert(document.model.textures, 0, [Texture("a.png"), Texture("none.png")])
    assert not files.is_known("a.png")
    qtbot.waitUntil(lambda: files.is_known("a.png"))
    assert files.file_of("a.png") == tmp_path / "a.png"
    assert files.file_of("none.png") is None


def test_a_document_that_is_saved_elsewhere_looks_there(tmp_path: Path, qtbot: QtBot) -> None:
    other = tmp_path / "other"
    other.mkdir()
    for folder in (tmp_path, other):
        (folder / "a.png").touch()
    document = document_in(tmp_path, "a.png")
    with qtbot.waitSignal(document.texture_files.looked):
        document.texture_files.start()
    _, mark = document.snapshot()
    document.saved(mark, other / "model.pmx", "pmx")
    qtbot.waitUntil(lambda: document.texture_files.file_of("a.png") == other / "a.png")


def test_nothing_is_told_of_a_file_that_was_only_looked_at(tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "a.png"
    file.touch()
    document = document_in(tmp_path, "a.png")
    told: list[set[Path]] = []
    document.texture_files.changed.connect(lambda files, _moves: told.append(files))
    painted: list[bool] = []
    document.thumbnails.changed.connect(lambda: painted.append(True))
    with qtbot.waitSignal(document.texture_files.looked):
        document.texture_files.start()
    assert painted
    painted.clear()
    (tmp_path / "unrelated.txt").touch()
    with qtbot.waitSignal(document.texture_files.looked):
        file.read_bytes()
    assert not told
    assert not painted, "nothing is painted anew for what has nothing to do with textures"
    file.write_bytes(b"other")
    qtbot.waitUntil(lambda: told == [{file}])
