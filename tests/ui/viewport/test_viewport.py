"""The viewport in a real window: draws, follows the document, picks, and survives what cannot be drawn."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QColorDialog
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.messages import Message
from editor.model.bones import Bone
from editor.model.fields import field_of
from editor.model.materials import Material, Texture
from editor.model.model import Model
from editor.render.options import ViewOptions
from editor.ui.editors.colors import ColorEditor
from editor.ui.viewport.picture_timing import REST_MS
from editor.ui.viewport.viewport import Viewport

pytestmark = pytest.mark.gl

Left, Right = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
BACKGROUND = (0.0, 0.0, 1.0, 1.0)
RIGHT_MIDDLE = (2.0, 10.0, 0.0)


def two_squares() -> Model:
    """A red square on the left, a green one on the right, both facing the camera; a bone in each."""
    model = Model()
    square = np.array([(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)], np.float32)
    positions = np.concatenate((np.add(square, (-2, 10, 0)), np.add(square, (2, 10, 0))))
    faces = np.array([(0, 3, 2), (0, 2, 1)])
    model.vertices.fill(8, position=positions, normal=np.tile((0, 0, -1), (8, 1)), uv=np.full((8, 2), 0.5))
    model.faces.fill(4, vertices=np.concatenate((faces, faces + 4)), material=[0, 0, 1, 1])
    colors = {"ambient": (1, 1, 1), "flags": 1}
    model.materials.records[:] = [
        Material("red", diffuse=(1, 0, 0, 1), **{**colors, "ambient": (1, 0, 0)}),
        Material("green", diffuse=(0, 1, 0, 1), **{**colors, "ambient": (0, 1, 0)}),
    ]
    model.bones.records[:] = [Bone("left", position=(-2, 10, 0)), Bone("right", position=(2, 10, 0))]
    return model


@pytest.fixture
def document() -> Document:
    return Document(Content(two_squares()))


@pytest.fixture
def viewport(document: Document, qtbot: QtBot) -> Iterator[Viewport]:
    viewport = shown(document, qtbot)
    yield viewport
    viewport.stop()


def shown(document: Document, qtbot: QtBot) -> Viewport:
    viewport = Viewport(document)
    qtbot.addWidget(viewport)
    viewport.set_options(ViewOptions(show=frozenset(), background=BACKGROUND))
    viewport.resize(400, 200)
    viewport.show()
    qtbot.waitUntil(lambda: viewport.has_drawn)
    return viewport


def at(viewport: Viewport, point: tuple[float, float, float]) -> QPoint:
    """Where a point of the model is seen, in logical pixels."""
    x, y, _ = viewport.camera.project([point], viewport.pixels)[0] / viewport.devicePixelRatioF()
    return QPoint(round(x), round(y))


def color(viewport: Viewport, point: tuple[float, float, float]) -> tuple[int, int, int]:
    image = viewport.grabFramebuffer()
    place = at(viewport, point) * viewport.devicePixelRatioF()
    seen = image.pixelColor(place)
    return seen.red(), seen.green(), seen.blue()


def selected(document: Document, table: str) -> list[int]:
    return document.selection.rows(table).tolist()


def test_the_model_is_framed_and_drawn(viewport: Viewport) -> None:
    assert color(viewport, (-2, 10, 0))[0] > 200
    assert color(viewport, (2, 10, 0))[1] > 200
    assert color(viewport, (0, 10, 0)) == (0, 0, 255)


@pytest.mark.parametrize("place", [(1e6, 0, 0), (0, -1e30, 0)])
def test_the_model_is_seen_though_one_vertex_is_far_outside(
    place: tuple[float, float, float], document: Document, qtbot: QtBot
) -> None:
    with document.edit("Slip") as edit:
        edit.set(document.model.vertices, [7], "position", [place])
    viewport = shown(document, qtbot)
    try:
        assert color(viewport, (-2, 10, 0))[0] > 200
        assert abs(at(viewport, (-3, 9, 0)).x() - at(viewport, (-1, 9, 0)).x()) > 40
        viewport.camera_control.set_camera(viewport.camera.orbited(100, 0))
        assert viewport.camera_control.frame()
        viewport.camera_control.reset()
        assert color(viewport, (-2, 10, 0))[0] > 200
    finally:
        viewport.stop()


def test_an_edit_shows_in_the_next_frame_and_undo_takes_it_back(viewport: Viewport, document: Document) -> None:
    with document.edit("Hide") as edit:
        edit.set(document.model.materials, [0], "diffuse", (1, 0, 0, 0))
    assert color(viewport, (-2, 10, 0)) == (0, 0, 255)
    document.undo()
    assert color(viewport, (-2, 10, 0))[0] > 200


def come_to_rest(frames: list[int], qtbot: QtBot) -> None:
    """Wait for a pause in what is drawn: a view that has just been shown or sized draws again, and once more smoothly.

    Empties `frames`.
    """
    for _ in range(100):
        frames.clear()
        qtbot.wait(2 * REST_MS)
        if not frames:
            return
    pytest.fail("it draws and draws")


def test_nothing_is_drawn_unless_something_changed(
    viewport: Viewport, document: Document, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    frames = []
    viewport.frameSwapped.connect(lambda: frames.append(1))
    come_to_rest(frames, qtbot)
    qtbot.wait(300)
    assert not frames
    with document.edit("Rename") as edit:
        edit.set(document.model.materials, [0], "edge_size", 2.0)
    qtbot.waitUntil(lambda: len(frames) > 0)


def test_another_name_is_drawn_only_where_names_are_shown(viewport: Viewport, document: Document, qtbot: QtBot) -> None:
    frames: list[int] = []
    viewport.frameSwapped.connect(lambda: frames.append(1))
    come_to_rest(frames, qtbot)
    with document.edit("Rename") as edit:
        edit.set(document.model.materials, [0], "name", "first")
    qtbot.wait(300)
    assert not frames
    viewport.set_options(viewport.options.with_shown("names", True))
    come_to_rest(frames, qtbot)
    with document.edit("Rename") as edit:
        edit.set(document.model.materials, [0], "name", "second")
    qtbot.waitUntil(lambda: len(frames) > 0)


def test_clicking_selects_materials_and_empty_space_selects_nothing(viewport: Viewport, document: Document) -> None:
    QTest.mouseClick(viewport, Left, pos=at(viewport, (2, 10, 0)))
    assert selected(document, "materials") == [1]
    QTest.mouseClick(viewport, Left, Qt.KeyboardModifier.ShiftModifier, at(viewport, (-2, 10, 0)))
    assert selected(document, "materials") == [0, 1]
    QTest.mouseClick(viewport, Left, Qt.KeyboardModifier.ControlModifier, at(viewport, (2, 10, 0)))
    assert selected(document, "materials") == [0]
    QTest.mouseClick(viewport, Left, pos=at(viewport, (0, 10, 0)))
    assert selected(document, "materials") == []


@pytest.mark.parametrize(
    ("table", "point", "row"),
    [("bones", (2, 10, 0), 1), ("faces", (2.5, 9.5, 0), 3), ("vertices", (1, 9, 0), 4)],
)
def test_the_active_table_is_what_a_click_selects(
    viewport: Viewport, document: Document, table: str, point: tuple[float, float, float], row: int
) -> None:
    document.selection.set_active_table(table)
    told = []
    viewport.picked.connect(lambda table, row, point: told.append((table, row)))
    QTest.mouseClick(viewport, Left, pos=at(viewport, point))
    assert selected(document, table) == [row]
    assert told == [(table, row)]


@pytest.mark.parametrize(("table", "kind"), [("morphs", "materials"), ("frames", "bones"), ("joints", "joints")])
def test_for_tables_without_a_place_something_else_is_picked(
    viewport: Viewport, document: Document, table: str, kind: str
) -> None:
    document.selection.set_active_table(table)
    assert viewport.kind == kind


def test_a_box_selects_what_is_in_it(viewport: Viewport, document: Document) -> None:
    document.selection.set_active_table("vertices")
    start, end = at(viewport, (0.5, 11.5, 0)), at(viewport, (3.5, 8.5, 0))
    QTest.mousePress(viewport, Left, pos=start)
    for place in ((start + end) / 2, end):
        QTest.mouseMove(viewport, place)
    QTest.mouseRelease(viewport, Left, pos=end)
    assert selected(document, "vertices") == [4, 5, 6, 7]


def test_escape_gives_a_box_up(viewport: Viewport, document: Document) -> None:
    document.selection.select("materials", [1])
    QTest.mousePress(viewport, Left, pos=QPoint(2, 2))
    QTest.mouseMove(viewport, QPoint(100, 100))
    QTest.keyClick(viewport, Qt.Key.Key_Escape)
    QTest.mouseRelease(viewport, Left, pos=QPoint(100, 100))
    assert selected(document, "materials") == [1]


def test_dragging_moves_the_camera_and_a_right_double_click_resets_it(viewport: Viewport) -> None:
    at_first = viewport.camera
    QTest.mousePress(viewport, Right, pos=QPoint(100, 100))
    QTest.mouseMove(viewport, QPoint(150, 100))
    QTest.mouseRelease(viewport, Right, pos=QPoint(150, 100))
    assert viewport.camera.rotation != at_first.rotation
    QTest.mouseDClick(viewport, Right, pos=QPoint(100, 100))
    assert viewport.camera == at_first


def drag(viewport: Viewport, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(viewport, Right, pos=start)
    QTest.mouseMove(viewport, end)
    QTest.mouseRelease(viewport, Right, pos=end)


def test_a_right_double_click_with_ctrl_turns_the_camera_around_what_is_there(
    viewport: Viewport, document: Document
) -> None:
    """The picture does not jump; what was clicked stays where it is while the camera turns. Elsewhere: reset."""
    at_first, place = viewport.camera, at(viewport, (2.5, 10.5, 0))
    QTest.mouseDClick(viewport, Right, Qt.KeyboardModifier.ControlModifier, place)
    assert viewport.camera == at_first
    centre = document.cameras.centre
    assert centre == pytest.approx((2.5, 10.5, 0), abs=0.02)
    drag(viewport, QPoint(100, 100), QPoint(170, 130))
    assert viewport.camera.rotation != at_first.rotation
    assert at(viewport, centre) == place  # type: ignore[arg-type]
    QTest.mouseDClick(viewport, Right, Qt.KeyboardModifier.ControlModifier, QPoint(2, 2))
    assert document.cameras.centre is None
    assert viewport.camera == at_first


def test_where_bones_are_clicked_it_turns_around_the_bone(viewport: Viewport, document: Document) -> None:
    document.selection.set_active_table("bones")
    beside = at(viewport, (2, 10, 0)) + QPoint(2, 2)
    QTest.mouseDClick(viewport, Right, Qt.KeyboardModifier.ControlModifier, beside)
    assert document.cameras.centre == (2, 10, 0)
    assert not selected(document, "bones")


def test_a_double_click_frames_what_is_selected(viewport: Viewport) -> None:
    away = viewport.camera.distance
    place = at(viewport, (2, 10, 0))
    QTest.mouseClick(viewport, Left, pos=place)
    QTest.mouseDClick(viewport, Left, pos=place)
    assert viewport.camera.target == pytest.approx((2, 10, 0))
    assert viewport.camera.distance < away


def test_textures_come_in_and_missing_ones_are_told_of(qtbot: QtBot, tmp_path: Path) -> None:
    Image.new("RGB", (4, 4), (0, 255, 255)).save(tmp_path / "Cyan.PNG")
    (tmp_path / "broken.png").write_bytes(b"no image")
    model = two_squares()
    model.textures.records[:] = [Texture(".\\cyan.png"), Texture("gone.png"), Texture("broken.png")]
    model.materials.records[:] = [
        Material("textured", texture=0, ambient=(1, 1, 1), flags=1),
        Material("missing", texture=1, sphere_texture=2, sphere_mode=1, ambient=(1, 1, 1), flags=1),
    ]
    document = Document(Content(model, path=tmp_path / "model.pmx"))
    told: list[Message] = []
    viewport = Viewport(document)
    viewport.message_added.connect(told.append)
    qtbot.addWidget(viewport)
    viewport.set_options(ViewOptions(show=frozenset({"texture", "sphere"}), background=BACKGROUND))
    viewport.resize(400, 200)
    viewport.show()
    qtbot.waitUntil(lambda: viewport.has_drawn)
    assert color(viewport, (-2, 10, 0)) == pytest.approx((0, 255, 255), abs=4)
    red, green, blue = color(viewport, (2, 10, 0))
    assert min(red, blue) > green + 50 > 100  # the checker pattern, not black
    assert [(message.table, message.row) for message in told if "gone.png" in message.text] == [("textures", 1)]
    assert [(message.table, message.row) for message in told if "broken.png" in message.text] == [("textures", 2)]
    viewport.stop()


def test_where_a_texture_was_found_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "tex").mkdir()
    Image.new("RGB", (4, 4)).save(tmp_path / "tex" / "moved.png")
    model = two_squares()
    model.textures.records[:] = [Texture("moved.png"), Texture("tex\\MOVED.png")]
    document = Document(Content(model, path=tmp_path / "model.pmx"))
    told: list[Message] = []
    viewport = Viewport(document)
    viewport.message_added.connect(told.append)
    qtbot.addWidget(viewport)
    viewport.show()
    qtbot.waitUntil(lambda: viewport.has_drawn)
    (message,) = told
    assert (message.table, message.row) == ("textures", 0)
    assert str(Path("tex", "moved.png")) in message.text
    viewport.stop()


def test_a_fault_in_drawing_is_shown_and_can_be_tried_again(
    qtbot: QtBot, document: Document, monkeypatch: pytest.MonkeyPatch, logged_errors: list[logging.LogRecord]
) -> None:
    viewport = shown(document, qtbot)
    with monkeypatch.context() as patch:
        patch.setattr(viewport._scene, "draw", lambda *arguments: 1 / 0)
        viewport.grabFramebuffer()
    assert viewport._notice.is_shown
    assert any("could not be drawn" in record.getMessage() for record in logged_errors)
    logged_errors.clear()
    viewport._notice._again.click()
    assert color(viewport, (2, 10, 0))[1] > 200
    viewport.stop()


def test_the_context_may_go_and_come_back(qtbot: QtBot, document: Document) -> None:
    viewport = shown(document, qtbot)
    viewport.release()
    assert color(viewport, (2, 10, 0))[1] > 200
    viewport.stop()


def test_a_model_with_nothing_in_it(qtbot: QtBot) -> None:
    viewport = shown(Document(Content(Model())), qtbot)
    QTest.mouseClick(viewport, Left, pos=QPointF(20, 20).toPoint())
    assert not viewport.camera_control.frame("bones", [])
    viewport.stop()


def test_a_colour_that_is_chosen_is_seen_without_the_tint_of_the_selection(
    viewport: Viewport, document: Document, qtbot: QtBot
) -> None:
    editor = ColorEditor(field_of(Material, "ambient"), document)
    qtbot.addWidget(editor)
    document.selection.set_active_table("materials")
    viewport.set_options(ViewOptions(show=frozenset({"selected-faces"}), background=BACKGROUND))
    plain = color(viewport, RIGHT_MIDDLE)
    document.selection.select("materials", [1])
    tinted = color(viewport, RIGHT_MIDDLE)
    assert tinted != plain
    editor.set_value((0.0, 1.0, 0.0))
    editor.show()
    editor.swatch.click()
    assert color(viewport, RIGHT_MIDDLE) == plain
    QTest.keyClick(editor.findChild(QColorDialog), Qt.Key.Key_Escape)
    assert color(viewport, RIGHT_MIDDLE) == tinted
    QTest.keyPress(editor.lines[1], Qt.Key.Key_Up)
    assert color(viewport, RIGHT_MIDDLE) == plain
    QTest.keyRelease(editor.lines[1], Qt.Key.Key_Up)
    assert color(viewport, RIGHT_MIDDLE) == tinted


def hover(viewport: Viewport, place: QPoint) -> None:
    """Move the pointer there, whichever button another test left pressed."""
    no_button, keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    where = QPointF(place), QPointF(viewport.mapToGlobal(place))
    QApplication.sendEvent(viewport, QMouseEvent(QEvent.Type.MouseMove, *where, no_button, no_button, keys))


def test_the_row_under_the_pointer_is_lit_and_named_and_known_to_lists(
    viewport: Viewport, document: Document, qtbot: QtBot
) -> None:
    document.selection.set_active_table("bones")
    before = viewport.grabFramebuffer()
    hover(viewport, at(viewport, (2, 10, 0)))
    assert viewport.grabFramebuffer() != before
    table, bone = document.selection.hovered
    assert table == "bones"
    assert document.model.bones[bone].position[:2] == (2, 10)
    hover(viewport, QPoint(1, 1))
    assert viewport.grabFramebuffer() == before
    document.selection.hover("materials", 0)  # as a list does
    assert viewport.grabFramebuffer() != before
    document.selection.hover()
    document.locking.mask("bones", [bone])
    hover(viewport, at(viewport, (2, 10, 0)))
    assert document.selection.hovered == ("", -1)
    QTest.mouseClick(viewport, Left, pos=at(viewport, (2, 10, 0)))
    assert document.selection.rows("bones").tolist() == []
    document.selection.set_active_table("materials")
    hover(viewport, at(viewport, (2, 10, 0)))
    qtbot.waitUntil(lambda: document.selection.hovered[0] == "materials")
