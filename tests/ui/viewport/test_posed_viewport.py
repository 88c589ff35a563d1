"""The viewport in Transform mode: shows the pose, follows motions, picks what is posed, and is posed by handles."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.files.pictures import picture_spec_of
from editor.document.posing import Posing
from editor.document.virtual_axis import VirtualAxis
from editor.formats import Content
from editor.math3d.arrays import Float64Array
from editor.math3d.rotations import quaternions_about_axes
from editor.model.bones import Bone, BoneFlags
from editor.model.columns import Columns
from editor.model.materials import Material
from editor.model.model import Model
from editor.motion.motion import CameraKey, IkState, LightKey, Motion, ShowIk, ShowKey
from editor.preview.posed_model import PosedModel
from editor.render.camera import Camera
from editor.render.options import ViewOptions
from editor.ui.viewport.gizmo.geometry import ViewProjection
from editor.ui.viewport.gizmo.parts import ARM, ARROW, RING
from editor.ui.viewport.tools import Axes, Tool, Tools
from editor.ui.viewport.viewport import Viewport
from tests.ui.viewport.showing import shown_viewport

pytestmark = pytest.mark.gl

Left, Right = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
Ctrl, Shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
BACKGROUND = (0.0, 0.0, 1.0, 1.0)
ALL = BoneFlags.ROTATABLE | BoneFlags.MOVABLE | BoneFlags.VISIBLE | BoneFlags.OPERABLE
ROOT, FLAG = 0, 1
MAST = (0.0, 8.0, 0.0)


def flag_on_a_mast() -> Model:
    """A red square that the bone "flag" carries, to the right of the bone."""
    model = Model()
    square = np.array([(1, -1, 0), (3, -1, 0), (3, 1, 0), (1, 1, 0)], np.float32)
    shape = {"position": square + np.float32(MAST), "normal": np.tile((0, 0, -1), (4, 1))}
    model.vertices.fill(4, **shape, bones=np.full((4, 4), FLAG), weights=np.tile((1.0, 0, 0, 0), (4, 1)))
    model.faces.fill(2, vertices=np.array([(0, 3, 2), (0, 2, 1)]), material=[0, 0])
    model.materials.records[:] = [Material("red", diffuse=(1, 0, 0, 1), ambient=(1, 0, 0), flags=1)]
    model.bones.records[:] = [Bone("root", flags=ALL), Bone("flag", position=MAST, parent=ROOT, flags=ALL)]
    return model


@pytest.fixture
def document() -> Document:
    document = Document(Content(flag_on_a_mast()))
    document.selection.set_active_table("bones")
    return document


@pytest.fixture
def posing(document: Document) -> Posing:
    document.posing.set_active(True)
    return document.posing


@pytest.fixture
def viewport(document: Document, qtbot: QtBot) -> Iterator[Viewport]:
    options = ViewOptions(show=frozenset(), background=BACKGROUND)
    with shown_viewport(document, qtbot, ((-6.0, 2.0, -2.0), (6.0, 14.0, 2.0)), options) as viewport:
        yield viewport


@pytest.fixture
def tools(viewport: Viewport) -> Tools:
    return viewport.parentWidget().findChild(Tools)


def at(viewport: Viewport, point: tuple[float, float, float] | np.ndarray) -> QPoint:
    """Where a point of the model is seen, in logical pixels."""
    x, y, _ = viewport.camera.project([point], viewport.pixels)[0] / viewport.devicePixelRatioF()
    return QPoint(round(x), round(y))


def color(viewport: Viewport, point: tuple[float, float, float]) -> tuple[int, int, int]:
    image = viewport.grabFramebuffer()
    seen = image.pixelColor(at(viewport, point) * viewport.devicePixelRatioF())
    return seen.red(), seen.green(), seen.blue()


def is_red(viewport: Viewport, point: tuple[float, float, float]) -> bool:
    red, _, blue = color(viewport, point)
    return red > 200 > blue


def drag(viewport: Viewport, places: list[QPoint], keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Drag without letting go."""
    QTest.mouseMove(viewport, places[0])
    QTest.mousePress(viewport, Left, pos=places[0])
    for place in places[1:]:
        _move(viewport, place, keys)


def _move(viewport: Viewport, place: QPoint, keys: Qt.KeyboardModifier) -> None:
    """A move with the left button and keys held, which QTest's own does not carry."""
    from_global = viewport.mapToGlobal(place)
    event = QMouseEvent(
        QEvent.Type.MouseMove, QPointF(place), QPointF(from_global), Qt.MouseButton.NoButton, Left, keys
    )
    QApplication.sendEvent(viewport, event)


def around(viewport: Viewport, angles: list[float]) -> list[QPoint]:
    """Places on the ring about z at the flag's bone; degrees."""
    radius = RING * ViewProjection(viewport.camera, viewport.pixels, viewport.devicePixelRatioF()).length(MAST)
    ways = [(np.cos(angle), np.sin(angle), 0) for angle in np.radians(angles)]
    return [at(viewport, np.add(MAST, np.multiply(way, radius))) for way in ways]


# -- what is seen ------------------------------------------------------------------------------------------------------


def test_the_pose_is_seen_in_transform_mode_only(viewport: Viewport, document: Document) -> None:
    document.posing.pose_bones([FLAG], rotations=about_z(np.pi))
    assert is_red(viewport, (2, 8.6, 0))
    document.posing.set_active(True)
    assert is_red(viewport, (-2, 8, 0))
    assert not is_red(viewport, (2, 8.6, 0))
    document.posing.set_active(False)
    assert is_red(viewport, (2, 8.6, 0))


def test_posing_draws_a_frame(viewport: Viewport, posing: Posing, qtbot: QtBot) -> None:
    frames = []
    viewport.frameSwapped.connect(lambda: frames.append(1))
    qtbot.wait(100)
    frames.clear()
    posing.pose_bones([FLAG], offsets=(0, 1, 0))
    qtbot.waitUntil(lambda: len(frames) > 0)


def test_edits_show_at_once_in_the_pose(viewport: Viewport, document: Document, posing: Posing) -> None:
    posing.pose_bones([FLAG], rotations=about_z(np.pi))
    with document.edit("Move") as edit:
        edit.set(document.model.bones, [FLAG], "position", (4.0, 8.0, 0.0))
    assert is_red(viewport, (6, 8, 0))


def test_a_motion_that_hides_the_model_hides_it(viewport: Viewport, posing: Posing, document: Document) -> None:
    show = ShowIk(Columns(ShowKey, 1, frame=[0], visible=[False]), (), Columns(IkState, 0))
    posing.add_motion(Motion(show_ik=show), "hidden")
    assert color(viewport, (2, 8, 0)) == (0, 0, 255)
    QTest.mouseClick(viewport, Left, pos=at(viewport, MAST))
    assert not len(document.selection.rows("bones"))
    posing.clear_motions()
    assert is_red(viewport, (2, 8.6, 0))


def test_a_motions_camera_is_seen_through_until_the_user_moves_it(viewport: Viewport, posing: Posing) -> None:
    own = viewport.camera
    keys = Columns(CameraKey, 1, frame=[0], distance=[-20.0], target=[(1, 2, 3)], rotation=[(0, 0.5, 0)])
    posing.add_motion(Motion(camera=keys), "camera")
    assert viewport.camera.target == pytest.approx((1, 2, 3))
    posing.uses_camera = False
    assert viewport.camera == own
    posing.uses_camera = True
    followed = viewport.camera
    QTest.mousePress(viewport, Right, pos=QPoint(100, 100))
    QTest.mouseMove(viewport, QPoint(110, 100))
    QTest.mouseRelease(viewport, Right, pos=QPoint(110, 100))
    assert not posing.uses_camera
    assert viewport.camera.target == followed.target  # it goes on from where it was
    assert viewport.camera.rotation != followed.rotation
    posing.set_active(False)
    assert viewport.camera.target == followed.target


def test_a_motions_light_shines_along_with_its_camera(viewport: Viewport, document: Document, posing: Posing) -> None:
    with document.edit("Darken") as edit:
        edit.set(document.model.materials, [0], "ambient", (0.2, 0.0, 0.0))
    bright = color(viewport, (2, 8, 0))
    posing.add_motion(Motion(light=Columns(LightKey, 1, frame=[0], color=[(0.1, 0.1, 0.1)])), "light")
    assert sum(color(viewport, (2, 8, 0))) < sum(bright)
    posing.uses_camera = False
    assert color(viewport, (2, 8, 0)) == bright


def test_a_fault_in_the_pose_is_shown_and_can_be_tried_again(
    viewport: Viewport, posing: Posing, monkeypatch: pytest.MonkeyPatch, logged_errors: list[logging.LogRecord]
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(posing, "posed_model", lambda: 1 / 0)
        viewport.grabFramebuffer()
        QTest.mouseClick(viewport, Left, pos=at(viewport, MAST))
    assert viewport._notice.is_shown
    assert any("could not be evaluated" in record.getMessage() for record in logged_errors)
    logged_errors.clear()
    viewport._notice._again.click()
    assert is_red(viewport, (2, 8.6, 0))


# -- picking -----------------------------------------------------------------------------------------------------------


def test_asking_a_view_moves_nothing(
    viewport: Viewport, document: Document, posing: Posing, monkeypatch: pytest.MonkeyPatch
) -> None:
    document.selection.select("bones", [FLAG])
    posing.pose_bones([FLAG], offsets=(-4, 4, 0))  # not painted yet
    posed: list[object] = []
    monkeypatch.setattr(PosedModel, "pose", lambda *arguments: posed.append(arguments))
    parts = (viewport, viewport.camera_control, viewport._posed, viewport._left_button, viewport._gizmo)
    questions = [(part, name) for part in parts for name in sorted(questions_of(type(part)))]
    assert {"camera", "has_drawn", "is_hidden", "is_dragging"} <= {name for _, name in questions}
    for part, name in questions:
        getattr(part, name)
    assert not posed


def questions_of(kind: type) -> set[str]:
    """The properties of a class, those of its Python bases too."""
    return {name for base in kind.__mro__ for name, value in vars(base).items() if isinstance(value, property)}


def test_clicks_and_boxes_select_bones_where_they_are_posed(
    viewport: Viewport, posing: Posing, document: Document
) -> None:
    posing.pose_bones([FLAG], offsets=(-4, 4, 0))
    QTest.mouseClick(viewport, Left, pos=at(viewport, MAST))
    assert document.selection.rows("bones").tolist() == []
    QTest.mouseClick(viewport, Left, pos=at(viewport, (-4, 12, 0)))
    assert document.selection.rows("bones").tolist() == [FLAG]
    document.selection.clear()
    drag(viewport, [at(viewport, (-5, 13, 0)), at(viewport, (-4, 12, 0)), at(viewport, (-3, 11, 0))])
    QTest.mouseRelease(viewport, Left, pos=at(viewport, (-3, 11, 0)))
    assert document.selection.rows("bones").tolist() == [FLAG]


def test_a_double_click_frames_what_is_posed(viewport: Viewport, posing: Posing, tools: Tools) -> None:
    tools.choose(Tool.SELECT)
    posing.pose_bones([FLAG], offsets=(-4, 4, 0))
    place = at(viewport, (-4, 12, 0))
    QTest.mouseClick(viewport, Left, pos=place)
    QTest.mouseDClick(viewport, Left, pos=place)
    assert viewport.camera.target == pytest.approx((-4, 12, 0))


def test_transform_mode_begins_with_bones(viewport: Viewport, document: Document) -> None:
    document.selection.set_active_table("materials")
    document.posing.set_active(True)
    assert viewport.kind == document.selection.active_table == "bones"
    document.selection.set_active_table("materials")
    assert viewport.kind == "materials"


def test_bones_are_picked_while_morphs_are_worked_on(viewport: Viewport, document: Document, posing: Posing) -> None:
    document.selection.set_active_table("morphs")
    assert viewport.kind == "bones"
    posing.set_active(False)
    assert viewport.kind == "materials"


# -- handles -----------------------------------------------------------------------------------------------------------


def test_there_are_handles_at_selected_bones_while_they_are_shown(
    viewport: Viewport, document: Document, posing: Posing, tools: Tools
) -> None:
    document.selection.select("bones", [FLAG])
    (place,) = around(viewport, [135])
    assert viewport.grabFramebuffer().pixelColor(place).green() > 0
    for hide in (tools.commands[tools.HANDLES].trigger, lambda: tools.choose(Tool.SELECT)):
        hide()
        assert viewport.grabFramebuffer().pixelColor(place).green() == 0
        tools.choose(Tool.ROTATE)
        if not tools.shows_handles:
            tools.commands[tools.HANDLES].trigger()
        assert viewport.grabFramebuffer().pixelColor(place).green() > 0
    document.selection.set_active_table("materials")
    assert viewport.grabFramebuffer().pixelColor(place).green() == 0


def test_handles_of_a_bone_that_something_else_turns_are_grey_and_it_is_said_what(
    viewport: Viewport, document: Document, posing: Posing
) -> None:
    said: list[str] = []
    document.status_message.connect(said.append)
    document.selection.select("bones", [FLAG])
    (place,) = around(viewport, [135])
    colored = viewport.grabFramebuffer().pixelColor(place)
    with document.edit("append") as edit:
        edit.set(document.model.bones, FLAG, "flags", ALL | BoneFlags.APPEND_ROTATION)
        edit.set(document.model.bones, FLAG, "append_parent", ROOT)
        edit.set(document.model.bones, FLAG, "append_ratio", 1.0)
    document.selection.select("bones", [ROOT])
    assert said == []
    document.selection.select("bones", [FLAG])
    assert said == ["flag is not posed by hand alone: append parent root takes it along"]
    grey = viewport.grabFramebuffer().pixelColor(place)
    assert max(grey.red(), grey.green()) - min(grey.red(), grey.green()) < 10
    assert colored.blue() - colored.red() > 30
    drag(viewport, around(viewport, [135, 160]))
    assert "append parent root" in viewport._readout.text()
    QTest.mouseRelease(viewport, Left, pos=around(viewport, [160])[0])


def test_a_ring_is_lit_under_the_pointer(viewport: Viewport, document: Document, posing: Posing, qtbot: QtBot) -> None:
    document.selection.select("bones", [FLAG])
    (place,) = around(viewport, [135])
    before = viewport.grabFramebuffer().pixelColor(place)
    QTest.mouseMove(viewport, place)
    qtbot.waitUntil(lambda: viewport.grabFramebuffer().pixelColor(place) != before)  # the screen tells of it


def test_a_drag_of_a_ring_is_one_step_that_follows_live(viewport: Viewport, document: Document, posing: Posing) -> None:
    document.selection.select("bones", [FLAG])
    drag(viewport, around(viewport, [135, 160, 200, 225]))
    np.testing.assert_allclose(posing.current_pose().rotations[FLAG], about_z(np.pi / 2), atol=0.02)
    assert is_red(viewport, (0.6, 10.3, 0))
    assert viewport._readout.isVisible()
    assert "flag" in viewport._readout.text()
    assert not document.history.can_undo
    QTest.mouseRelease(viewport, Left, pos=around(viewport, [225])[0])
    assert document.history.undo_name == "Rotate flag"
    assert not viewport._readout.isVisible()
    assert document.selection.rows("bones").tolist() == [FLAG]
    document.undo()
    assert not document.history.can_undo
    assert is_red(viewport, (2, 8.6, 0))


def test_a_drag_of_an_arm_scales_the_bone_along_its_own_axes(
    viewport: Viewport, document: Document, posing: Posing, tools: Tools
) -> None:
    document.selection.select("bones", [FLAG])
    tools.choose(Tool.SCALE)
    tools.choose_axes(Axes.SCREEN)
    place = posing.posed_model().bone_transforms.positions[FLAG]
    unit = viewport._projection().length(place)
    first = at(viewport, place + 0.7 * ARM * unit * np.array((1, 0, 0)))
    drag(viewport, [first, first + QPoint(15, 0), first + QPoint(30, 0)])
    QTest.mouseRelease(viewport, Left, pos=first + QPoint(30, 0))
    scales = posing.current_pose().scales[FLAG]
    assert scales[0] > 1.1
    assert scales[1:].tolist() == [1, 1]
    assert document.history.undo_name == "Scale flag"
    document.undo()
    assert not posing.current_pose().scaled().any()


def test_escape_takes_a_drag_back(viewport: Viewport, document: Document, posing: Posing) -> None:
    document.selection.select("bones", [FLAG])
    drag(viewport, around(viewport, [135, 200]))
    QTest.keyClick(viewport, Qt.Key.Key_Escape)
    assert is_red(viewport, (2, 8.6, 0))
    QTest.mouseRelease(viewport, Left, pos=around(viewport, [200])[0])
    assert not document.history.can_undo
    assert document.selection.rows("bones").tolist() == [FLAG]


def test_ctrl_snaps_and_shift_is_fine(viewport: Viewport, document: Document, posing: Posing) -> None:
    document.selection.select("bones", [FLAG])
    drag(viewport, around(viewport, [135, 150, 176]), Ctrl)
    np.testing.assert_allclose(posing.current_pose().rotations[FLAG], about_z(np.pi / 4), atol=1e-9)
    QTest.keyClick(viewport, Qt.Key.Key_Escape)
    drag(viewport, around(viewport, [135, 165, 195]), Shift)
    np.testing.assert_allclose(posing.current_pose().rotations[FLAG], about_z(np.radians(6)), atol=0.004)


def test_an_arrow_moves_along_the_axes_that_were_chosen(
    viewport: Viewport, document: Document, posing: Posing, tools: Tools
) -> None:
    posing.pose_bones([ROOT], rotations=about_z(np.pi / 2))
    document.selection.select("bones", [FLAG])
    tools.choose(Tool.MOVE)
    place = np.array((-8.0, 0, 0))
    viewport.camera_control.set_camera(viewport.camera.centred(place))
    length = ARROW * 0.8 * ViewProjection(viewport.camera, viewport.pixels, viewport.devicePixelRatioF()).length(place)
    for axes, way in ((Axes.GLOBAL, (1, 0, 0)), (Axes.PARENT, (0, 1, 0)), (Axes.LOCAL, (0, 1, 0))):
        tools.choose_axes(axes)
        grabbed = place + np.multiply(way, length)
        drag(viewport, [at(viewport, grabbed + np.multiply(way, step)) for step in (0, 0.5, 1.0)])
        moved = posing.posed_model().bone_transforms.positions[FLAG] - place
        np.testing.assert_allclose(moved, way, atol=0.05)
        QTest.keyClick(viewport, Qt.Key.Key_Escape)


def test_leaving_the_mode_or_changing_bones_lets_go(viewport: Viewport, document: Document, posing: Posing) -> None:
    document.selection.select("bones", [FLAG])
    drag(viewport, around(viewport, [135, 200]))
    posing.set_active(False)
    assert document.history.can_undo
    assert not posing.is_open
    posing.set_active(True)
    posing.reset_bones()
    drag(viewport, around(viewport, [135, 200]))
    with document.edit("Delete") as edit:
        edit.remove(document.model.bones, [ROOT])
    assert not posing.is_open
    _move(viewport, QPoint(10, 10), Qt.KeyboardModifier.NoModifier)


def test_undo_ends_a_drag(viewport: Viewport, document: Document, posing: Posing) -> None:
    document.selection.select("bones", [FLAG])
    drag(viewport, around(viewport, [135, 200]))
    document.undo()
    _move(viewport, around(viewport, [225])[0], Qt.KeyboardModifier.NoModifier)
    assert is_red(viewport, (2, 8.6, 0))
    QTest.mouseRelease(viewport, Left, pos=around(viewport, [225])[0])
    assert not document.history.can_undo


def test_a_dance_is_watched_without_handles_and_bones(viewport: Viewport, document: Document, posing: Posing) -> None:
    document.selection.select("bones", [FLAG])
    (ring,) = around(viewport, [135])
    keys = Columns(CameraKey, 2, frame=[0, 900], distance=[-45.0, -45.0])
    posing.add_motion(Motion(camera=keys), "long")
    posing.uses_camera = False
    assert viewport.grabFramebuffer().pixelColor(at(viewport, MAST)).red() > 0
    posing.play()
    for place in (ring, at(viewport, MAST)):
        assert viewport.grabFramebuffer().pixelColor(place).red() == 0
    posing.pause()
    assert viewport.grabFramebuffer().pixelColor(ring).green() > 0


def about_z(angle: float) -> Float64Array:
    return quaternions_about_axes([(0, 0, 1)], [angle])[0]


def test_about_a_virtual_axis_what_may_be_moved_goes_around(
    viewport: Viewport, document: Document, posing: Posing, tools: Tools
) -> None:
    document.selection.select("bones", [FLAG])
    origin = np.array((2.0, 8.0, 0.0))
    document.virtual_axis = VirtualAxis(origin, np.array((0.0, 0.0, 1.0)))
    tools.take_virtual_axis()
    aside = at(viewport, origin) - at(viewport, MAST)
    ring = [place + aside for place in around(viewport, [45, 90, 135])]
    for flags, place in ((ALL, (2, 6, 0)), (ALL & ~BoneFlags.MOVABLE, MAST)):
        with document.edit("Flags") as edit:
            edit.set(document.model.bones, [FLAG], "flags", flags)
        drag(viewport, ring)
        QTest.mouseRelease(viewport, Left, pos=ring[-1])
        transforms = posing.posed_model().bone_transforms
        np.testing.assert_allclose(transforms.positions[FLAG], place, atol=0.1)
        np.testing.assert_allclose(transforms.rotations[FLAG], about_z(np.pi / 2), atol=0.05)
        document.undo()


# -- the pose in Edit mode ---------------------------------------------------------------------------------------------


@pytest.fixture
def shown(document: Document) -> Posing:
    """The flag turned by a quarter, upwards, and seen so in Edit mode."""
    document.posing.pose_bones([FLAG], rotations=about_z(np.pi / 2))
    document.posing.show_in_edit(True)
    return document.posing


def test_edit_mode_shows_the_pose_while_that_is_wanted(viewport: Viewport, shown: Posing) -> None:
    assert is_red(viewport, (0, 10, 0))
    shown.show_in_edit(False)
    assert is_red(viewport, (2, 8.6, 0))


@pytest.mark.parametrize(("table", "place", "row"), [("vertices", (1, 11, 0), 1), ("faces", (-0.5, 10.8, 0), 1)])
def test_what_stands_in_the_pose_is_picked_there(
    viewport: Viewport, document: Document, shown: Posing, table: str, place: tuple[float, float, float], row: int
) -> None:
    document.selection.set_active_table(table)
    QTest.mouseClick(viewport, Left, pos=at(viewport, place))
    assert document.selection.rows(table).tolist() == [row]


def test_a_vertex_is_dragged_where_it_stands(
    viewport: Viewport, document: Document, shown: Posing, tools: Tools
) -> None:
    document.selection.set_active_table("vertices")
    tools.choose(Tool.MOVE)
    QTest.mouseClick(viewport, Left, pos=at(viewport, (1, 11, 0)))
    place = np.array((1.0, 11.0, 0.0))
    length = ARROW * 0.8 * ViewProjection(viewport.camera, viewport.pixels, viewport.devicePixelRatioF()).length(place)
    grabbed = place + length * np.eye(3)[0]
    drag(viewport, [at(viewport, grabbed + step * np.eye(3)[0]) for step in (0, 0.5, 1.0)])
    QTest.mouseRelease(viewport, Left, pos=at(viewport, grabbed + np.eye(3)[0]))
    moved = document.model.vertices["position"][1] - (3, 7, 0)
    np.testing.assert_allclose(shown.posed_model().skinned()[0][1] - place, (-moved[1], 0, 0), atol=1e-4)
    np.testing.assert_allclose(moved, (0, -1, 0), atol=0.05)
    np.testing.assert_allclose(shown.seen_positions()[1], (2, 11, 0), atol=0.05)
    assert document.history.steps[-1].is_edit
    document.undo()
    assert document.model.vertices["position"][1].tolist() == [3, 7, 0]
    assert not document.history.edit_name


def test_bones_have_no_handles_in_the_shown_pose_and_it_is_said_why(
    viewport: Viewport, document: Document, shown: Posing, tools: Tools
) -> None:
    said: list[str] = []
    document.status_message.connect(said.append)
    document.selection.select("bones", [FLAG])
    (ring,) = around(viewport, [135])
    assert viewport.grabFramebuffer().pixelColor(ring).green() == 0
    tools.choose(Tool.MOVE)
    assert "only vertices, faces and materials" in said[-1]
    for tool in (Tool.SELECT, Tool.PAINT, Tool.SCULPT, "knife"):
        tools.choose(tool)
        document.selection.select("bones", [FLAG] if tool is Tool.PAINT else [])
    assert len(said) == 1, "what moves nothing needs no handles"
    document.selection.select("bones", [FLAG])
    shown.show_in_edit(False)
    tools.choose(Tool.ROTATE)
    assert viewport.grabFramebuffer().pixelColor(ring).green() > 0
    assert len(said) == 1


def test_positions_go_to_the_pose_and_back(document: Document, shown: Posing) -> None:
    rows = np.array([3, 1])
    seen = shown.seen_positions()[rows]
    np.testing.assert_allclose(seen, [(-1, 9, 0), (1, 11, 0)], atol=1e-5)
    back, can = shown.unposed(rows, seen + np.eye(3)[1])
    assert can.all()
    np.testing.assert_allclose(back, document.model.vertices["position"][rows] + (1, 0, 0), atol=1e-4)
    shown.show_in_edit(False)
    assert shown.seen_positions() is not None
    np.testing.assert_allclose(shown.unposed(rows, seen)[0], seen)


def test_pictures_have_the_pose_that_is_shown_and_no_motion_hides_it_from_editing(shown: Posing) -> None:
    show = ShowIk(Columns(ShowKey, 1, frame=[0], visible=[False]), (), Columns(IkState, 0))
    shown.add_motion(Motion(show_ik=show), "hidden")
    picture = picture_spec_of(shown, Camera(), ViewOptions())
    assert picture.pose is not None
    assert picture.pose.posed()[FLAG]
    assert not picture.is_hidden
    shown.set_active(True)
    assert picture_spec_of(shown, Camera(), ViewOptions()).is_hidden
    shown.set_active(False)
    shown.show_in_edit(False)
    assert picture_spec_of(shown, Camera(), ViewOptions()).pose is None
