"""Masks are saved by name and fit the model again in a later session, also after rows came, went or moved."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QSettings

from editor.document.masking import KEY, Masking, SavedMasks
from editor.model.bones import Bone
from editor.model.edit import Edit
from editor.model.materials import Material
from editor.model.model import Model
from tests.operations.model_making import full_model


@pytest.fixture
def stored(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def model() -> Model:
    return full_model()


@pytest.fixture
def masking(model: Model) -> Masking:
    """The whole first material, one face of the second, a bone and a joint are hidden."""
    masking = Masking(model)
    masking.mask("faces", [0, 1, 3])
    masking.mask("bones", [2])
    masking.mask("joints", [0])
    return masking


def as_rows(masks: dict[str, np.ndarray]) -> dict[str, list[int]]:
    return {table: np.flatnonzero(mask).tolist() for table, mask in masks.items()}


def test_they_are_there_in_the_next_session(stored: QSettings, model: Model, masking: Masking) -> None:
    saved = SavedMasks(stored)
    saved.save(model, "骨", {"bones": np.ones(4, np.bool_)})
    saved.save(model, "顔", masking.masks)
    stored.sync()
    later = SavedMasks(QSettings(stored.fileName(), QSettings.Format.IniFormat))
    assert later.names(model) == ["骨", "顔"]
    masks, missing = later.masks(model, "顔")
    assert as_rows(masks) == {"faces": [0, 1, 3], "bones": [2], "joints": [0]}
    assert not missing
    other = Masking(model)
    other.mask_only(masks)
    assert as_rows(dict(other.masks)) == as_rows(dict(masking.masks))


def test_they_belong_to_models_of_one_name(stored: QSettings, model: Model, masking: Masking) -> None:
    saved = SavedMasks(stored)
    saved.save(model, "顔", masking.masks)
    other = model.snapshot()
    with Edit(other) as edit:
        edit.set(other.info, 0, "name", "別")
    assert saved.names(other) == []
    saved.forget(model, "顔")
    assert SavedMasks(stored).names(model) == []


def test_rows_that_moved_are_found_and_those_that_went_are_counted(
    stored: QSettings, model: Model, masking: Masking
) -> None:
    saved = SavedMasks(stored)
    saved.save(model, "顔", masking.masks)
    with Edit(model) as edit:
        edit.insert(model.bones, 0, [Bone("新"), Bone("手")])  # a namesake before the one that is meant
        edit.remove(model.bones, [1])
        edit.insert(model.materials, 0, [Material("前")])
        edit.remove(model.joints, [0])
    masks, missing = saved.masks(model, "顔")
    assert as_rows(masks) == {"faces": [0, 1, 3], "bones": [3], "joints": []}
    assert missing == 1


def test_some_faces_of_a_material_are_told_only_while_it_has_as_many(
    stored: QSettings, model: Model, masking: Masking
) -> None:
    saved = SavedMasks(stored)
    saved.save(model, "顔", masking.masks)
    with Edit(model) as edit:
        edit.remove(model.faces, [0, 2])
    masks, missing = saved.masks(model, "顔")
    assert as_rows(masks)["faces"] == [0]  # what is left of the material that was hidden
    assert missing == 1


@pytest.mark.parametrize(
    "text",
    [
        *("x", "[]", "[1]", '{"": 5}', '{"": {"a": 5}}', '{"": {"a": {"bones": [5]}}}'),
        '{"": {"a": {"faces": [["", 0, 1, [2, 1]]]}}}',
    ],
)
def test_settings_that_somebody_wrote_are_no_trouble(stored: QSettings, model: Model, text: str) -> None:
    stored.setValue(KEY, text)
    assert SavedMasks(stored).names(model) == []
