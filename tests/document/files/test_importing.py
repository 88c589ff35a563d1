"""Taking a loaded model into a document: one step, or nothing at all."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.document.files.loading import ImportMode, ImportOptions, bring_textures, fits, rescale, take_in
from editor.formats import Content
from editor.formats.content import ExtractedFiles
from editor.model.edit import Edit
from editor.model.materials import Texture
from editor.operations.queries.compare import differences
from tests.operations.model_making import full_model


@pytest.fixture
def document() -> Document:
    return Document(content())


def content() -> Content:
    return dataclasses.replace(formats.new_content(), model=full_model(), path=Path("other.pmx"))


def moved() -> Content:
    """The same model with other positions, normals and UVs."""
    other = content()
    edit = Edit(other.model)
    vertices = other.model.vertices
    edit.set(vertices, slice(None), "position", vertices["position"] + 1)
    edit.set(vertices, slice(None), "normal", vertices["normal"] + 1)
    edit.set(vertices, slice(None), "uv", vertices["uv"] + np.float32(0.5))
    return other


def changed_fields(document: Document) -> set[str]:
    return {found.field for found in differences(full_model(), document.model)}


@pytest.mark.parametrize(("mode", "fields"), [(ImportMode.SHAPE, {"position", "normal"}), (ImportMode.UV, {"uv"})])
def test_only_what_is_wanted_is_replaced(document: Document, mode: ImportMode, fields: set[str]) -> None:
    take_in(document, moved(), ImportOptions(mode), "Import")
    assert changed_fields(document) == fields
    assert [step.name for step in document.history.steps] == ["Import"]
    document.undo()
    assert not changed_fields(document)


def test_positions_are_scaled(document: Document) -> None:
    take_in(document, moved(), ImportOptions(ImportMode.SHAPE, scale=10), "Import")
    np.testing.assert_allclose(
        document.model.vertices["position"], 10 * (full_model().vertices["position"] + 1), rtol=1e-6
    )


@pytest.mark.parametrize("mode", [ImportMode.SHAPE, ImportMode.UV])
def test_other_numbers_of_vertices_do_not_fit(document: Document, mode: ImportMode) -> None:
    other = formats.new_content()
    assert not fits(document, other)
    with pytest.raises(ValueError, match="vertices"):
        take_in(document, other, ImportOptions(mode), "Import")
    assert not document.history.steps
    assert not changed_fields(document)


def test_appending_is_one_step(document: Document) -> None:
    before = document.model.counts()
    take_in(document, content(), ImportOptions(ImportMode.APPEND), "Append")
    after = document.model.counts()
    assert after["vertices"] == 2 * before["vertices"]
    assert after["materials"] == 2 * before["materials"]
    assert after["bones"] == before["bones"]
    assert len(document.history.steps) == 1
    document.undo()
    assert not changed_fields(document)


def test_bones_of_the_same_name_may_stay_apart(document: Document) -> None:
    take_in(document, content(), ImportOptions(ImportMode.APPEND, merges_bones=False), "Append")
    assert len(document.model.bones) == 2 * len(full_model().bones)


def with_texture(*, unpacked: bool) -> Content:
    other = formats.new_content()
    other.model.textures.records.append(Texture("hat.png"))
    if unpacked:
        other.extracted = ExtractedFiles()
        other.extracted.put("hat.png", b"a picture")
    return other


def test_paths_of_textures_are_translated(tmp_path: Path) -> None:
    document = Document(dataclasses.replace(formats.new_content(), path=tmp_path / "miku" / "miku.pmx"))
    other = with_texture(unpacked=False)
    other.path = tmp_path / "hat" / "hat.pmx"
    take_in(document, other, ImportOptions(ImportMode.APPEND), "Append")
    assert document.model.textures[0].path == "..\\hat\\hat.png"


def test_unpacked_textures_come_beside_the_model(tmp_path: Path) -> None:
    document = Document(dataclasses.replace(formats.new_content(), path=tmp_path / "miku.pmx"))
    other = with_texture(unpacked=True)
    assert bring_textures(document, other) == []
    take_in(document, other, ImportOptions(ImportMode.APPEND), "Append")
    assert document.model.textures[0].path == "hat.png"
    assert (tmp_path / "hat.png").read_bytes() == b"a picture"


def test_a_file_that_is_in_the_way_stays_and_is_told(tmp_path: Path) -> None:
    (tmp_path / "hat.png").write_bytes(b"another picture")
    document = Document(dataclasses.replace(formats.new_content(), path=tmp_path / "miku.pmx"))
    (loss,) = bring_textures(document, with_texture(unpacked=True))
    assert loss.table == "textures"
    assert (tmp_path / "hat.png").read_bytes() == b"another picture"


def test_without_a_file_the_unpacked_textures_are_kept(tmp_path: Path, qtbot: QtBot) -> None:
    document = Document(formats.new_content())
    other = with_texture(unpacked=True)
    with qtbot.waitSignal(document.path_changed):
        bring_textures(document, other)
    assert document.content.folder is not None
    assert (document.content.folder / "hat.png").exists()


def test_a_scale_of_one_changes_nothing() -> None:
    same = content()
    rescale(same, 1)
    assert not list(differences(full_model(), same.model))
