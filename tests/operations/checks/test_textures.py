"""Checks of textures, with the files that they mean."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from editor.model.materials import Material, SphereMode, Texture, ToonKind
from editor.model.model import Model
from editor.operations.checks.catalog import CHECKS
from editor.operations.checks.check import CheckSubject
from editor.operations.checks.textures import missing_in_materials
from tests.operations.checks.proving import found, prove_fix


def with_textures(*paths: str) -> Model:
    """A model of textures each of which a material has."""
    model = Model()
    model.textures.records[:] = map(Texture, paths)
    model.materials.records[:] = [Material(texture=row) for row in range(len(paths))]
    return model


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "tex").mkdir()
    for name, kind in (("a.png", "PNG"), ("tex/b.bmp", "BMP"), ("c.png", "WEBP"), ("d.gif", "GIF"), ("e.tga", "TGA")):
        Image.new("RGB", (2, 2)).save(tmp_path / name, kind)
    return tmp_path


def test_missing_files(folder: Path) -> None:
    model = with_textures("a.png", "A.PNG", "tex\\b.bmp", "none.png", "screen.bmp", "SCREEN.BMP", "")
    model.textures.records.append(Texture("unused.png"))
    assert found("texture-missing", CheckSubject(model, folder)) == [("textures", [3])]
    assert found("texture-missing", CheckSubject(model)) == [], "nobody knows where to look"


@pytest.mark.parametrize("path", ["toon01.bmp", "toon10.bmp", "TOON05.BMP", "toon0.bmp"])
def test_the_toons_of_mmd_are_no_missing_files_where_a_toon_is_wanted(folder: Path, path: str) -> None:
    model = with_textures(path)
    toon = Material(toon_kind=ToonKind.TEXTURE, toon_texture=0)
    model.materials.records[:] = [toon]
    assert found("texture-missing", CheckSubject(model, folder)) == []
    for other in (Material(texture=0), Material(sphere_texture=0, sphere_mode=SphereMode.MULTIPLY)):
        model.materials.records[:] = [toon, other]
        missing = CHECKS["texture-missing"].findings(CheckSubject(model, folder))
        assert [finding.rows.tolist() for finding in missing] == [[0]]
        marked = [finding.rows.tolist() for finding in missing_in_materials(model, missing)]
        assert marked == [[1]], "the other one has its toon"


def test_a_toon_of_mmd_is_sought_where_a_folder_is_written(folder: Path) -> None:
    model = with_textures("tex/toon01.bmp")
    assert found("texture-missing", CheckSubject(model, folder)) == [("textures", [0])]


def test_files_in_another_folder(folder: Path) -> None:
    model = with_textures("a.png", "b.bmp", "TEX/B.bmp", "none.png")
    subject = CheckSubject(model, folder)
    assert found("texture-elsewhere", subject) == [("textures", [1])]
    prove_fix("texture-elsewhere", model, {"textures.path"}, folder)


def test_pictures_that_mmd_does_not_read(folder: Path) -> None:
    model = with_textures("a.png", "tex/b.bmp", "c.png", "d.gif", "e.tga", "none.webp")
    assert found("texture-format", CheckSubject(model, folder)) == [("textures", [2]), ("textures", [3])]


def test_paths_that_begin_at_a_drive_or_a_root(folder: Path) -> None:
    assert found("texture-path-absolute", with_textures("a.png", "tex/b.bmp", "..\\a.png")) == []
    model = with_textures("C:\\models\\a.png", "/home/a.png", "tex/b.bmp")
    assert found("texture-path-absolute", model) == [("textures", [0, 1])]
    prove_fix("texture-path-absolute", model, {"textures.path"}, folder)


def test_paths_that_shift_jis_lacks() -> None:
    assert found("texture-path-not-shift-jis", with_textures("顔.png", "～.png")) == []
    assert found("texture-path-not-shift-jis", with_textures("顔.png", "é.png")) == [("textures", [1])]


def test_textures_without_a_path() -> None:
    assert found("texture-path-empty", with_textures("a.png")) == []
    model = with_textures("a.png", "", "b.png")
    assert found("texture-path-empty", model) == [("textures", [1])]
    prove_fix("texture-path-empty", model, {"textures", "materials.texture"})


def test_textures_that_nothing_uses() -> None:
    model = with_textures("a.png")
    assert found("texture-unused", model) == []
    model.textures.records.append(Texture("b.png"))
    assert found("texture-unused", model) == [("textures", [1])]
    prove_fix("texture-unused", model, {"textures"})


def test_textures_that_are_there_twice() -> None:
    assert found("texture-duplicate", with_textures("a.png", "tex/a.png", "", "")) == []
    model = with_textures("tex\\a.png", "b.png", "Tex/A.png")
    assert found("texture-duplicate", model) == [("textures", [0, 2])]
    prove_fix("texture-duplicate", model, {"textures", "materials.texture"})


def test_paths_too_long_for_a_pmd() -> None:
    model = with_textures("12345678901234567890")
    assert found("pmd-texture-path-too-long", CheckSubject(model, is_pmd=True)) == []
    model.materials.records[0] = Material(texture=0, sphere_texture=0)
    assert found("pmd-texture-path-too-long", CheckSubject(model, is_pmd=True)) == [("materials", [0])]
    assert found("pmd-texture-path-too-long", CheckSubject(model)) == []
