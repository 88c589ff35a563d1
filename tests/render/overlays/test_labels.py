"""Names stand beside what is shown: the selected first, then the nearest, none over another."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from editor.model.bones import Bone, BoneFlags
from editor.model.joints import Joint
from editor.model.model import Model
from editor.model.rigid_bodies import RigidBody
from editor.render.options import ViewOptions
from editor.render.overlays.labels import AWAY, LETTER, LINE, MOST, Label
from editor.render.overlays.overlay_list import LABELS
from editor.render.scene import Scene
from tests.render.making import CAMERA, Quad, Shown, model_of, plain, showing
from tests.render.posing import shifted

SIZE = (640, 640)


def crowd() -> Model:
    """Bones in a row to the right, a hidden one above, and a body and a joint below."""
    model = model_of(Quad(plain()))
    flags = Bone().flags
    model.bones.records[:] = [Bone(f"bone{row}", position=(row * 0.01, 0, row * 0.01), flags=flags) for row in range(3)]
    model.bones.records.append(Bone("hidden", position=(0, 3, 0), flags=flags & ~BoneFlags.VISIBLE))
    model.rigid_bodies.records[:] = [RigidBody("body", position=(0, -3, 0))]
    model.joints.records[:] = [Joint("joint", position=(0, -4, 0))]
    return model


def labels_of(scene: Scene, model: Model, options: ViewOptions) -> list[Label]:
    def name(table: str, row: int) -> str:
        return f"vertex {row}" if table == "vertices" else model.tables[table][row].name

    return scene.labels(CAMERA, options, SIZE, name)


def texts(*names: str, **selected: list[int]) -> list[str]:
    model = crowd()
    scene = Scene(model, None)
    for table, rows in selected.items():
        scene.highlight(table, rows)
    return [label.text for label in labels_of(scene, model, showing(*names))]


def test_nothing_is_named_unless_names_are_shown() -> None:
    assert texts("bones") == []
    assert texts(LABELS) == []


def test_a_few_selected_bones_are_named_all_the_same() -> None:
    assert texts("bones", bones=[3]) == ["hidden"]
    assert texts(bones=[3]) == []


def test_what_an_overlay_shows_is_named() -> None:
    assert texts(LABELS, "bones") == ["bone0", "hidden"]
    assert texts(LABELS, "solid-bodies") == ["body"]
    assert texts(LABELS, "joints", "bodies") == ["body", "joint"]


def test_selected_vertices_are_numbered_and_no_others() -> None:
    assert texts(LABELS, "vertices", vertices=[2, 0]) == ["vertex 0", "vertex 2"]


def test_hidden_bones_are_named_as_they_are_shown() -> None:
    model = crowd()
    scene = Scene(model, None)
    options = showing(LABELS, "bones", hiding=("hidden-bones",))
    assert [label.text for label in labels_of(scene, model, options)] == ["bone0"]
    scene.highlight("bones", [3])
    assert [label.text for label in labels_of(scene, model, options)] == ["hidden", "bone0"]


def test_the_selected_goes_before_the_near() -> None:
    assert texts(LABELS, "bones", bones=[2])[0] == "bone2"


def test_masked_rows_are_not_named() -> None:
    model = crowd()
    scene = Scene(model, None)
    scene.hide({"bones": np.array([True, False, False, True])})
    assert [label.text for label in labels_of(scene, model, showing(LABELS, "bones"))] == ["bone1"]


def test_a_label_is_where_its_row_is_seen() -> None:
    shown = Shown(crowd())
    shown.pose(shifted(shown.model, 3, (1, 1, 2)))
    label = labels_of(shown.scene, shown.model, showing(LABELS, "bones"))[-1]
    assert label[1:4] == pytest.approx(tuple(CAMERA.project([(1, 4, 2)], SIZE)[0]), abs=1e-3)
    assert not label.is_selected


def test_what_is_outside_or_behind_is_not_named() -> None:
    model = Model()
    places = ((0, 0, 0), (50, 0, 0), (0, 0, -50), (0, float("nan"), 0))
    model.bones.records[:] = [Bone(f"{row}", position=place) for row, place in enumerate(places)]
    camera = replace(CAMERA, perspective=True)
    found = Scene(model, None).labels(camera, showing(LABELS, "bones"), SIZE, lambda _, row: str(row))
    assert [label.text for label in found] == ["0"]


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_in_a_crowd_only_some_are_named_and_none_over_another(ratio: float) -> None:
    model = Model()
    places = np.random.default_rng(0).uniform(-5, 5, (5000, 3)).tolist()
    model.bones.records[:] = [Bone("右腕", position=tuple(place)) for place in places]
    scene = Scene(model, None)
    found = labels_of(scene, model, showing(LABELS, "bones", pixel_ratio=ratio))
    assert 20 < len(found) <= MOST
    boxes = np.array([(label.x / ratio + AWAY, label.y / ratio) for label in found])
    across = np.abs(boxes[:, None, 0] - boxes[None, :, 0]) < 4 * LETTER
    down = np.abs(boxes[:, None, 1] - boxes[None, :, 1]) < LINE - 1
    assert (across & down).sum() == len(found)


def test_what_has_no_name_gets_no_label() -> None:
    scene = Scene(crowd(), None)
    assert scene.labels(CAMERA, showing(LABELS, "bones"), SIZE, lambda _table, _row: "") == []
