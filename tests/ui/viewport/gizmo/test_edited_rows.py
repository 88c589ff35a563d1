"""What the handles do to the model itself: where they stand, and that a gesture is one step, or none."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.math3d.arrays import Float64Array
from editor.math3d.rotations import matrices_from_euler
from editor.model.bones import Bone, BoneFlags
from editor.model.joints import Joint
from editor.model.materials import Material
from editor.model.model import Model
from editor.model.rigid_bodies import RigidBody
from editor.operations.transform.transform import moved
from editor.ui.command import CommandList
from editor.ui.viewport.gizmo.edited_rows import EditedRows
from editor.ui.viewport.shaping import Pivot, Shaping
from editor.ui.viewport.tools import Axes, Tool
from tests.model.random_models import fingerprint

X, Y, Z = np.eye(3)


def square() -> Model:
    """A square that lies on its back, with a bone and a body that are turned."""
    model = Model()
    corners = [(-1, 0, -1), (1, 0, -1), (1, 0, 3), (-1, 0, 1)]
    model.vertices.fill(4, position=corners, normal=np.tile((0, 1, 0), (4, 1)))
    model.faces.fill(2, vertices=[(0, 1, 2), (0, 2, 3)], material=[0, 0])
    model.materials.records[:] = [Material("板")]
    axes = {"local_x": (0, 1, 0), "local_z": (0, 0, 1), "flags": BoneFlags.LOCAL_AXES}
    model.bones.records[:] = [Bone("左腕", position=(1, 2, 3), **axes), Bone("右腕", position=(-1, 2, 3))]
    model.rigid_bodies.records[:] = [RigidBody("錘", position=(0, 5, 0), rotation=(0.5, 0.25, 1))]
    return model


@pytest.fixture
def document() -> Document:
    return Document(Content(square()))


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def shaping(window: QWidget) -> Shaping:
    return Shaping(CommandList(window))


@pytest.fixture
def rows(document: Document, shaping: Shaping) -> EditedRows:
    return EditedRows(document, shaping)


def select(document: Document, table: str, *chosen: int) -> None:
    document.selection.set_active_table(table)
    document.selection.select(table, list(chosen))


def place(rows: EditedRows, axes: Axes = Axes.GLOBAL) -> Float64Array:
    stand = rows.frame(Tool.MOVE, axes)
    assert stand is not None
    return stand.position


def axes(rows: EditedRows, chosen: Axes) -> Float64Array:
    stand = rows.frame(Tool.MOVE, chosen)
    assert stand is not None
    return stand.axes


def positions(document: Document) -> list[list[float]]:
    return document.model.vertices["position"].tolist()


def begin(rows: EditedRows, tool: Tool = Tool.MOVE) -> None:
    stand = rows.frame(tool, Axes.GLOBAL)
    assert stand is not None
    rows.begin(tool, stand)


# -- where -------------------------------------------------------------------------------------------------------------


def test_there_are_no_handles_at_nothing(document: Document, rows: EditedRows) -> None:
    for table in ("vertices", "morphs", "textures"):
        document.selection.set_active_table(table)
        assert rows.frame(Tool.MOVE, Axes.GLOBAL) is None
    select(document, "vertices", 0)
    assert rows.frame(Tool.MOVE, Axes.GLOBAL) is not None
    document.posing.set_active(True)
    assert rows.frame(Tool.MOVE, Axes.GLOBAL) is None


def test_handles_are_where_the_pivot_says(document: Document, shaping: Shaping, rows: EditedRows) -> None:
    select(document, "vertices", 0, 1, 2)
    document.selection.set_current("vertices", 2)
    expected = {
        Pivot.CENTRE: (0, 0, 1),
        Pivot.MEDIAN: (1 / 3, 0, 1 / 3),
        Pivot.CURRENT: (1, 0, 3),
        Pivot.ORIGIN: (0, 0, 0),
    }
    for pivot, where in expected.items():
        shaping.choose_pivot(pivot)
        assert place(rows) == pytest.approx(where)


def test_one_bone_far_away_does_not_take_the_handles_with_it(document: Document, rows: EditedRows) -> None:
    with document.edit("Bones") as edit:
        far = Bone("遠い", position=(0, -60, 0))
        edit.insert(
            document.model.bones, 2, [*(Bone(str(height), position=(0, height, 0)) for height in range(20)), far]
        )
    select(document, "bones", *range(len(document.model.bones)))
    assert 0 < place(rows)[1] < 20


def test_handles_follow_the_selection_and_the_model(document: Document, shaping: Shaping, rows: EditedRows) -> None:
    shaping.choose_pivot(Pivot.CENTRE)
    select(document, "faces", 1)
    assert place(rows) == pytest.approx((0, 0, 1))
    select(document, "materials", 0)
    assert place(rows) == pytest.approx((0, 0, 1))
    with document.edit("Move") as edit:
        edit.set(document.model.vertices, [2], "position", (1, 0, 5))
    assert place(rows) == pytest.approx((0, 0, 2))
    select(document, "bones", 0, 1)
    assert place(rows) == pytest.approx((0, 2, 3))
    select(document, "rigid_bodies", 0)
    assert place(rows) == pytest.approx((0, 5, 0))


def test_axes_are_those_of_the_model_the_normal_or_the_row(document: Document, rows: EditedRows) -> None:
    select(document, "vertices", 0, 1)
    np.testing.assert_allclose(axes(rows, Axes.GLOBAL), np.eye(3))
    np.testing.assert_allclose(axes(rows, Axes.LOCAL), np.eye(3))
    normal = axes(rows, Axes.NORMAL)
    np.testing.assert_allclose(normal[:, 2], Y)
    np.testing.assert_allclose(normal.T @ normal, np.eye(3), atol=1e-12)
    select(document, "bones", 0)
    np.testing.assert_allclose(axes(rows, Axes.LOCAL)[:, 0], Y)
    select(document, "rigid_bodies", 0)
    np.testing.assert_allclose(axes(rows, Axes.LOCAL), matrices_from_euler([(0.5, 0.25, 1)])[0])


def test_what_is_no_place_counts_for_nothing(document: Document, rows: EditedRows) -> None:
    with document.edit("Break") as edit:
        edit.set(document.model.vertices, [0], "position", (np.nan, np.inf, 0))
    select(document, "vertices", 0)
    assert rows.frame(Tool.MOVE, Axes.GLOBAL) is None
    select(document, "vertices", 0, 1)
    assert place(rows) == pytest.approx((1, 0, -1))


# -- a gesture ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "chosen", "name"),
    [
        ("vertices", [0, 1], "Move 2 vertices"),
        ("vertices", [1], "Move vertex 1"),
        ("faces", [0, 1], "Move 2 faces"),
        ("materials", [0], "Move 板"),
        ("bones", [0, 1], "Move 2 bones"),
        ("rigid_bodies", [0], "Move 錘"),
    ],
)
def test_a_gesture_is_one_step_by_name(
    document: Document, rows: EditedRows, table: str, chosen: list[int], name: str
) -> None:
    before = positions(document), list(document.model.bones), list(document.model.rigid_bodies)
    told = []
    document.status_message.connect(told.append)
    select(document, table, *chosen)
    begin(rows)
    for height in (1, 5, 2):
        rows.move(np.array((0.0, height, 0)))
    rows.commit()
    assert document.history.undo_name == name
    assert told == [name]
    assert document.history.position == 1
    document.undo()
    assert (positions(document), list(document.model.bones), list(document.model.rigid_bodies)) == before


def test_nothing_adds_up(document: Document, rows: EditedRows) -> None:
    select(document, "vertices", 0)
    begin(rows, Tool.SCALE)
    for _ in range(5):
        rows.rotate(Z, 1.0)
        rows.scale(np.eye(3), np.array((2.0, 3, 4)))
        rows.move(np.array((0.0, 2, 0)))
    assert positions(document)[0] == [-1, 2, -1]


def test_handles_go_along_when_they_move(document: Document, rows: EditedRows) -> None:
    select(document, "vertices", 0)
    begin(rows)
    rows.move(np.array((0.0, 2, 0)))
    assert place(rows) == pytest.approx((-1, 2, -1))
    rows.rotate(Z, 1.0)
    assert place(rows) == pytest.approx((-1, 0, -1))
    rows.commit()
    assert place(rows) == pytest.approx((-1, 0, -1))


def test_taking_back_leaves_no_step(document: Document, rows: EditedRows) -> None:
    select(document, "bones", 0)
    before = list(document.model.bones)
    begin(rows)
    rows.move(X)
    assert list(document.model.bones) != before
    rows.cancel()
    assert list(document.model.bones) == before
    assert not document.history.can_undo
    assert not document.is_editing


def test_going_nowhere_is_no_step(document: Document, rows: EditedRows) -> None:
    select(document, "vertices", 0)
    told = []
    document.status_message.connect(told.append)
    begin(rows)
    rows.move(np.zeros(3))
    rows.commit()
    assert not document.history.can_undo
    assert not told


def test_undo_ends_a_gesture(document: Document, rows: EditedRows) -> None:
    select(document, "vertices", 0)
    begin(rows)
    rows.move(X)
    document.undo()
    assert not rows.is_open
    rows.move(X)
    rows.commit()
    assert positions(document) == square().vertices["position"].tolist()
    assert not document.history.can_undo


def test_the_falloff_widens_while_it_goes_on(document: Document, shaping: Shaping, rows: EditedRows) -> None:
    select(document, "vertices", 0)
    shaping.commands["shaping.falloff"].trigger()
    shaping.set_radius(1.9)
    begin(rows)
    rows.move(Y)
    assert [y for _, y, _ in positions(document)] == [1, 0, 0, 0]
    assert rows.remark() == "radius 1.90"
    assert rows.widen(2)
    raised = [y for _, y, _ in positions(document)]
    assert raised[0] == 1
    assert raised[1] == raised[3] > 0
    rows.widen(-2)
    assert [y for _, y, _ in positions(document)] == [1, 0, 0, 0]
    rows.commit()
    document.undo()
    assert positions(document) == square().vertices["position"].tolist()
    assert not document.history.can_undo


def test_nothing_widens_without_a_falloff(document: Document, shaping: Shaping, rows: EditedRows) -> None:
    assert not rows.widen(1)
    select(document, "vertices", 0)
    begin(rows)
    assert not rows.widen(1)
    rows.cancel()
    shaping.commands["shaping.falloff"].trigger()
    select(document, "bones", 0)
    begin(rows)
    assert not rows.widen(1)
    assert not rows.remark()
    rows.cancel()


def test_what_is_masked_does_not_go_along(document: Document, shaping: Shaping, rows: EditedRows) -> None:
    document.masking.mask("faces", [1])
    shaping.commands["shaping.falloff"].trigger()
    shaping.set_radius(100)
    select(document, "vertices", 0)
    begin(rows)
    rows.move(Y)
    assert [y > 0 for _, y, _ in positions(document)] == [True, True, True, False]
    rows.cancel()


@pytest.mark.parametrize(
    "names", [("左腕", "右腕"), ("arm_L", "arm_R"), ("LeftArm", "RightArm"), ("左足ＩＫ", "右足IK")]
)
def test_mirroring_follows_names(
    document: Document, shaping: Shaping, rows: EditedRows, names: tuple[str, str]
) -> None:
    with document.edit("Rename") as edit:
        edit.set(document.model.bones, [0, 1], "name", list(names))
    shaping.commands["shaping.mirror"].trigger()
    select(document, "bones", 0)
    begin(rows)
    rows.move(np.array((1.0, 1, 0)))
    rows.commit()
    assert [bone.position for bone in document.model.bones] == [(2, 3, 3), (-2, 3, 3)]


def test_numbers_are_one_step(document: Document, rows: EditedRows) -> None:
    select(document, "vertices", 0, 1)
    stand = rows.frame(Tool.SELECT, Axes.GLOBAL)
    assert stand is not None
    rows.apply(moved((0, 7, 0)), stand)
    assert document.history.undo_name == "Transform 2 vertices"
    assert [y for _, y, _ in positions(document)] == [7, 7, 0, 0]


# -- in the pose that Edit mode shows ----------------------------------------------------------------------------------


@pytest.fixture
def posed(document: Document) -> Document:
    """The square hangs from one bone that is turned by half a turn about Y; its last vertex from none at all."""
    with document.edit("Weights") as edit:
        edit.set(document.model.vertices, range(4), "weights", [(1, 0, 0, 0)] * 3 + [(0, 0, 0, 0)])
        edit.set(document.model.vertices, range(4), "deform", [0, 0, 0, 2])
        edit.set(document.model.vertices, range(4), "bones", [(0, -1, -1, -1)] * 4)
    document.posing.pose_bones([0], rotations=(0, 1, 0, 0))
    document.posing.show_in_edit(True)
    return document


def test_handles_stand_where_the_pose_has_what_is_selected(rows: EditedRows, posed: Document) -> None:
    select(posed, "vertices", 0)
    np.testing.assert_allclose(place(rows), (3, 0, 7), atol=1e-5)
    posed.posing.reset_all()
    np.testing.assert_allclose(place(rows), (-1, 0, -1), atol=1e-5)


def test_what_stays_is_told(rows: EditedRows, posed: Document) -> None:
    said: list[str] = []
    posed.status_message.connect(said.append)
    select(posed, "vertices", 0, 3)
    before = positions(posed)
    stand = rows.frame(Tool.MOVE, Axes.GLOBAL)
    assert stand is not None
    rows.apply(moved((1, 0, 0)), stand)
    np.testing.assert_allclose(np.subtract(positions(posed), before), [(-1, 0, 0), *[(0, 0, 0)] * 3], atol=1e-5)
    assert said[-1].endswith("in this pose: 1")
    posed.undo()
    assert positions(posed) == before


def test_only_what_is_of_the_mesh_is_moved_in_the_pose(rows: EditedRows, posed: Document) -> None:
    for table in ("bones", "rigid_bodies"):
        select(posed, table, 0)
        assert not rows.is_able
        assert "only vertices" in rows.why_not
        assert rows.frame(Tool.MOVE, Axes.GLOBAL) is None
    select(posed, "materials", 0)
    assert rows.is_able
    posed.posing.set_active(True)
    assert "Transform mode" in rows.why_not


def test_normals_alone_are_turned_as_one_step_and_not_moved(
    document: Document, shaping: Shaping, rows: EditedRows
) -> None:
    select(document, "vertices", 0, 1)
    before = positions(document)
    shaping.commands["shaping.normals"].trigger()
    assert rows.frame(Tool.MOVE, Axes.GLOBAL) is None
    begin(rows, Tool.ROTATE)
    rows.rotate(X, np.pi / 2)
    rows.commit()
    assert positions(document) == before
    assert document.model.vertices["normal"][:3] == pytest.approx(np.array([Z, Z, Y]), abs=1e-6)
    assert [step.name for step in document.history.steps] == ["Turn the normals of 2 vertices"]
    select(document, "bones", 0)
    assert rows.frame(Tool.MOVE, Axes.GLOBAL) is not None, "bones have no normals"
    document.undo()
    assert document.model.vertices["normal"].tolist() == [[0, 1, 0]] * 4


def test_joints_between_moved_bodies_are_seen_to_go_along_in_one_step(
    document: Document, rows: EditedRows, shaping: Shaping
) -> None:
    model = document.model
    with document.edit("test") as edit:
        edit.insert(model.rigid_bodies, 1, [RigidBody("a", position=(2, 5, 0)), RigidBody("b", position=(4, 5, 0))])
        edit.insert(model.joints, 0, [Joint("0a", body_a=0, body_b=1, position=(1, 5, 0))])
        edit.insert(model.joints, 1, [Joint("ab", body_a=1, body_b=2, position=(3, 5, 0))])
    before, steps = fingerprint(model), len(document.history.steps)
    select(document, "rigid_bodies", 0, 1)
    frame = rows.frame(Tool.MOVE, Axes.GLOBAL)
    assert frame is not None
    rows.begin(Tool.MOVE, frame)
    rows.move(np.array((0.0, 1.0, 0.0)))
    assert [joint.position for joint in model.joints] == [(1, 6, 0), (3, 5, 0)], "while it is dragged"
    rows.commit()
    assert len(document.history.steps) == steps + 1
    document.undo()
    assert fingerprint(model) == before
    shaping.commands["shaping.with-joints"].trigger()
    rows.apply(moved((0, 1, 0)), frame)
    assert [joint.position for joint in model.joints] == [(1, 5, 0), (3, 5, 0)]
