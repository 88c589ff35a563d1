"""Files of textures that are missing are found in another folder, by name; the files stay where they are."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from editor.model.materials import Texture
from editor.model.model import Model
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import OperationContext
from editor.operations.run_operation import Outcome, run_operation


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """That of a model, with one texture, and another one with two."""
    model, other = tmp_path / "model", tmp_path / "old" / "tex"
    for file in (model / "there.png", other / "Face.PNG", other / "in" / "髪.png"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"any")
    return model, tmp_path / "old"


def find(folder: Path | None, searched: str, *paths: str, rows: tuple[int, ...] = ()) -> tuple[list[str], Outcome]:
    model = Model()
    model.textures.records[:] = [Texture(path) for path in paths]
    operation = OPERATIONS["textures.find"]
    context = OperationContext(model, {"textures": np.array(rows, np.intp)}, folder=folder)
    outcome = run_operation(operation, context, operation.parameters(searched))
    return [texture.path for texture in model.textures], outcome


def test_paths_lead_to_the_files_with_the_slashes_that_they_had(folders: tuple[Path, Path]) -> None:
    model, other = folders
    paths, outcome = find(model, str(other), "there.png", "tex\\face.png", "髪.png", "lost.png")
    assert paths == ["there.png", "..\\old\\tex\\Face.PNG", "../old/tex/in/髪.png", "lost.png"]
    assert outcome.result.message == "Files found: 2 of 3"
    assert outcome.result.rows["textures"].tolist() == [1, 2]
    assert outcome.result.warnings == (
        "Files that are not found there either (1): lost.png",
        "Files outside of the folder of the model, which others will not find (2): ..\\old\\tex\\Face.PNG, "
        "../old/tex/in/髪.png",
    )


def test_only_chosen_textures(folders: tuple[Path, Path]) -> None:
    paths, _ = find(folders[0], str(folders[1]), "face.png", "髪.png", rows=(1,))
    assert paths == ["face.png", "../old/tex/in/髪.png"]


@pytest.mark.parametrize(
    ("paths", "searched", "why"),
    [
        (("there.png",), "old", "no file of a texture is missing"),
        (("lost.png",), "old", "none of the missing files is in"),
        (("lost.png",), "nowhere", "there is no folder"),
        (("lost.png",), "", "there is no folder"),
    ],
)
def test_what_is_refused(folders: tuple[Path, Path], paths: tuple[str, ...], searched: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        find(folders[0], searched and str(folders[1].parent / searched), *paths)


def test_a_model_that_was_never_saved_has_no_folder(folders: tuple[Path, Path]) -> None:
    with pytest.raises(ValueError, match="save it first"):
        find(None, str(folders[1]), "lost.png")
