"""Textures that nothing uses, that are there twice, and that are written from somewhere else."""

from pathlib import Path

import numpy as np

from editor.model.materials import Material, Texture
from editor.model.model import Model
from editor.operations.catalog import OPERATIONS
from editor.operations.choices import PathStyle
from editor.operations.operation import OperationContext
from editor.operations.run_operation import Outcome, run_operation


def model_of(*paths: str, used: list[int] | None = None) -> Model:
    """A material for each of the textures, or of those that are `used`; toons use one, too."""
    model = Model()
    model.textures.records += [Texture(path) for path in paths]
    rows = range(len(paths)) if used is None else used
    model.materials.records += [Material(str(row), texture=row, toon_texture=row) for row in rows]
    return model


def clean(model: Model, folder: Path | None = None, **parameters: object) -> Outcome:
    operation = OPERATIONS["textures.clean"]
    context = OperationContext(model, {"textures": np.array([], np.intp)}, folder=folder)
    return run_operation(operation, context, operation.parameters(**parameters))


def paths(model: Model) -> list[str]:
    return [texture.path for texture in model.textures]


def used_paths(model: Model) -> list[str]:
    return [model.textures[material.texture].path for material in model.materials]


def test_what_no_material_uses_goes():
    model = model_of("a.png", "b.png", "c.png", used=[2])
    model.materials.records.append(Material("球", sphere_texture=0))
    outcome = clean(model)
    assert paths(model) == ["a.png", "c.png"]
    assert used_paths(model)[0] == "c.png"
    assert model.materials[1].sphere_texture == 0
    assert "unused 1" in outcome.result.message
    assert clean(model).step is None


def test_paths_that_differ_by_case_and_slashes_are_one():
    model = model_of("tex\\A.png", "tex/a.PNG", "./tex/b.png", "tex//b.png", "c.png")
    clean(model)
    assert paths(model) == ["tex\\A.png", "./tex/b.png", "c.png"]
    assert [material.texture for material in model.materials] == [0, 0, 1, 1, 2]
    assert [material.toon_texture for material in model.materials] == [0, 0, 1, 1, 2]


def test_files_of_the_same_content_are_one(tmp_path):
    for name, content in (
        ("a.png", b"same"),
        ("b.png", b"same"),
        ("c.png", b"else"),
        ("d.spa", b"same"),
        ("e.png", b""),
    ):
        (tmp_path / name).write_bytes(content)
    model = model_of("a.png", "c.png", "b.png", "d.spa", "e.png", "missing.png", "missing2.png")
    clean(model, tmp_path)
    assert paths(model) == ["a.png", "c.png", "d.spa", "e.png", "missing.png", "missing2.png"]
    assert used_paths(model)[2] == "a.png"


def test_a_file_that_is_only_guessed_is_no_duplicate(tmp_path):
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "a.png").write_bytes(b"same")
    model = model_of("gone/a.png", "sub/a.png")
    clean(model, tmp_path)
    assert len(model.textures) == 2


def test_path_and_content_together_make_one(tmp_path):
    (tmp_path / "a.png").write_bytes(b"same")
    (tmp_path / "b.png").write_bytes(b"same")
    model = model_of("a.png", "x.png", "b.png", "B.png", "X.png")
    clean(model, tmp_path)
    assert paths(model) == ["a.png", "x.png"]
    assert [material.texture for material in model.materials] == [0, 1, 0, 0, 1]


def test_paths_are_written_from_the_folder_of_the_model(tmp_path):
    (tmp_path / "tex").mkdir()
    (tmp_path / "tex" / "a.png").write_bytes(b"a")
    (tmp_path / "tex" / "b.png").write_bytes(b"b")
    found = (tmp_path / "tex" / "a.png").as_posix()
    model = model_of(found, "C:\\made\\b.png", "tex\\A.png", "D:\\lost\\c.png")
    outcome = clean(model, tmp_path, paths=PathStyle.RELATIVE, duplicates=False)
    assert paths(model) == ["tex/a.png", "tex\\b.png", "tex\\A.png", "D:\\lost\\c.png"]
    assert "c.png" in outcome.result.warnings[0]
    clean(model, tmp_path)
    assert paths(model) == ["tex/a.png", "tex\\b.png", "D:\\lost\\c.png"]


def test_switched_off_nothing_goes(tmp_path):
    model = model_of("a.png", "A.png", used=[])
    assert clean(model, tmp_path, unused=False, duplicates=False).step is None
    clean(model, unused=False)
    assert paths(model) == ["a.png"]


def test_only_the_paths_that_become_others_are_counted(tmp_path):
    (tmp_path / "tex").mkdir()
    for name in ("a.png", "b.png"):
        (tmp_path / "tex" / name).write_bytes(name.encode())
    model = model_of("tex/a.png", "b.png")
    outcome = clean(model, tmp_path, unused=False, duplicates=False, paths=PathStyle.RELATIVE)
    assert paths(model) == ["tex/a.png", "tex/b.png"]
    assert outcome.changed == {"textures": {"added": 0, "removed": 0, "moved": 0, "set": 1}}
