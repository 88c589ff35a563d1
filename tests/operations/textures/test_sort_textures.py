"""Textures sorted into folders by use: paths, copies of files, and what is refused as a whole."""

import shutil
from pathlib import Path

import numpy as np
import pytest

from editor.model.materials import Material, SharedToon, Texture, ToonKind
from editor.model.model import Model
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import OperationContext
from editor.operations.run_operation import Outcome, run_operation
from editor.operations.textures.sort_textures import SortTextures, sorted_textures
from tests.model.random_models import fingerprint


def model_of(*paths: str) -> Model:
    """One material with the first three as texture, sphere and toon; any others are textures of more materials."""
    model = Model()
    model.textures.records += [Texture(path) for path in paths]
    model.materials.records.append(
        Material("一", texture=0, sphere_texture=1, toon_kind=ToonKind.TEXTURE, toon_texture=2)
    )
    model.materials.records += [Material(str(row), texture=row) for row in range(3, len(paths))]
    return model


def sort(model: Model, folder: Path | None = None, **parameters: object) -> Outcome:
    operation = OPERATIONS["textures.sort-folders"]
    context = OperationContext(model, {"textures": np.array([], np.intp)}, folder=folder)
    return run_operation(operation, context, operation.parameters(**parameters))


def paths(model: Model) -> list[str]:
    return [texture.path for texture in model.textures]


def written(folder: Path, **files: str) -> Path:
    """A folder with files, `__` for a slash and `_` for the dot."""
    for name, content in files.items():
        path = folder / name.replace("__", "/").replace("_", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return folder


def files_in(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_paths_are_sorted_by_use_with_the_slashes_of_the_model():
    model = model_of("a.png", "s\\a.sph", "t/t.bmp", "x\\b.png", "unused.png")
    model.materials.records.pop()
    model.materials.records.append(Material("髪", texture=1, sphere_texture=2))
    outcome = sort(model)
    assert paths(model) == ["tex\\a.png", "tex\\a.sph", "sph\\t.bmp", "tex\\b.png", "unused.png"]
    assert "sorted: 4; files copied: 0" in outcome.result.message
    assert sort(model).step is None


def test_a_toon_that_is_shared_uses_no_texture():
    model = model_of("a.png", "b.sph", "c.bmp")
    model.materials.records[0] = Material("一", toon_kind=ToonKind.SHARED, shared_toon=SharedToon(0), toon_texture=2)
    assert sort(model).step is None


def test_files_are_copied_and_the_old_ones_stay(tmp_path: Path):
    folder = written(tmp_path, a_png="A", other__s_spa="S", t_bmp="T", tex__b_png="B")
    model = model_of("A.PNG", "other/s.spa", "t.bmp", "tex/b.png", "gone.png")
    outcome = sort(model, folder, copy=True)
    assert paths(model) == ["tex/A.PNG", "sph/s.spa", "toon/t.bmp", "tex/b.png", "gone.png"]
    new = {"tex/A.PNG": "A", "sph/s.spa": "S", "toon/t.bmp": "T"}
    old = {"a.png": "A", "other/s.spa": "S", "t.bmp": "T", "tex/b.png": "B"}
    assert files_in(folder) == new | old
    assert "sorted: 3; files copied: 3" in outcome.result.message
    assert ["gone.png" in warning for warning in outcome.result.warnings] == [True]
    assert sort(model, folder, copy=True).step is None


def test_what_lies_outside_the_folder_is_brought_in(tmp_path: Path):
    outside = written(tmp_path / "far", a_png="A") / "a.png"
    folder = written(tmp_path / "model", s_spa="S", t_bmp="T")
    model = model_of(outside.as_posix(), "s.spa", "t.bmp")
    sort(model, folder, copy=True, textures="textures", spheres="textures/sphere", toons="")
    assert paths(model) == ["textures/a.png", "textures/sphere/s.spa", "t.bmp"]
    assert files_in(folder)["textures/a.png"] == "A"
    assert outside.exists()


def test_without_copies_no_file_is_written_and_it_is_told(tmp_path: Path):
    folder = written(tmp_path, a_png="A", s_spa="S", t_bmp="T")
    before = files_in(folder)
    model = model_of("a.png", "s.spa", "t.bmp")
    outcome = sort(model, folder)
    assert paths(model) == ["tex/a.png", "sph/s.spa", "toon/t.bmp"]
    assert files_in(folder) == before
    assert "tex/a.png" in outcome.result.warnings[0]


@pytest.mark.parametrize("copy", [False, True])
@pytest.mark.parametrize("clash", ["there", "each other"])
def test_names_that_meet_are_refused_and_nothing_is_done(tmp_path: Path, clash: str, copy: bool):
    folder = written(tmp_path, x__a_png="A", s_spa="S", t_bmp="T", y__b_png="B")
    written(folder, **({"tex__a_png": "other"} if clash == "there" else {"z__A_PNG": "other"}))
    model = model_of("x/a.png", "s.spa", "t.bmp", "y/b.png", "z/A.PNG" if clash == "each other" else "y/b.png")
    before = files_in(folder), fingerprint(model)
    with pytest.raises(ValueError, match=r"tex/[aA]\.(png|PNG)"):
        sort(model, folder, copy=copy)
    assert (files_in(folder), fingerprint(model)) == before


def test_the_same_file_that_is_there_already_is_no_clash(tmp_path: Path):
    folder = written(tmp_path, x__a_png="A", tex__a_png="A", s_spa="S", t_bmp="T")
    model = model_of("x/a.png", "s.spa", "t.bmp", "x/A.png")
    outcome = sort(model, folder, copy=True)
    assert paths(model)[0] == "tex/a.png"
    assert "files copied: 2" in outcome.result.message


def test_copies_that_were_made_go_again_where_one_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    folder = written(tmp_path, a_png="A", s_spa="S", t_bmp="T")
    model = model_of("a.png", "s.spa", "t.bmp")
    before = files_in(folder), fingerprint(model), sorted(folder.iterdir())
    copies = []

    def copy(original: object, target: object) -> None:
        copies.append(target)
        if len(copies) == 3:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(shutil, "copyfileobj", copy)
    with pytest.raises(ValueError, match="No space left"):
        sort(model, folder, copy=True)
    assert (files_in(folder), fingerprint(model), sorted(folder.iterdir())) == before


def test_nothing_is_written_beforehand(tmp_path: Path):
    folder = written(tmp_path, a_png="A", s_spa="S", t_bmp="T")
    before = files_in(folder)
    context = OperationContext(model_of("a.png", "s.spa", "t.bmp"), folder=folder)
    assert len(sorted_textures(context, SortTextures(copy=True), lambda *_: None).copies) == 3
    assert files_in(folder) == before


@pytest.mark.parametrize("name", ["../x", "/x", "C:\\x", "a/../../x"])
def test_folders_lie_within_that_of_the_model(name: str):
    with pytest.raises(ValueError, match="folder"):
        sort(model_of("a.png", "b.spa", "c.bmp"), textures=name)


def test_copies_need_a_folder():
    with pytest.raises(ValueError, match="save it first"):
        sort(model_of("a.png", "b.spa", "c.bmp"), copy=True)
