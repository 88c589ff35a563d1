"""The UV pane by mouse and keys: what it shows, selecting, panning, and drags that are one step each."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QColor, QKeySequence, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.session import Session
from editor.formats import new_content
from editor.model.columns import Columns
from editor.model.materials import Material, Texture
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, UvOffset
from editor.ui.command import CommandList
from editor.ui.panes.uv.uv_pane import UvPane
from editor.ui.viewport.tools import Tool, Tools
from tests.model.random_models import fingerprint
from tests.ui.keyboard import give_keyboard

Left, Middle = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
Plain, Shift, Control = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
FIRST, SECOND = [0, 1, 2, 3], [4, 5, 6, 7]  # vertices of the islands of the first material
SIZE = (64, 32)  # pixels of the texture


def islands() -> Model:
    """Three squares; the first two are of one material, the last one of another."""
    model = Model()
    corner = np.array([(0, 0), (1, 0), (0, 1), (1, 1)])
    places = np.concatenate([corner * 0.25 + at for at in ((0.125, 0.125), (0.625, 0.5), (0.25, 0.25))])
    model.vertices.fill(12, uv=places, position=np.column_stack((places, np.zeros(12))), uv1=np.full((12, 4), 0.5))
    faces = np.concatenate([np.array([(0, 1, 2), (2, 1, 3)]) + 4 * square for square in range(3)])
    model.faces.fill(6, vertices=faces, material=np.repeat((0, 0, 1), 2))
    model.textures.records += [Texture("skin.png"), Texture("gone.png")]
    model.materials.records += [Material("肌", texture=0), Material("服", texture=1)]
    offsets = Columns(UvOffset, vertex=[0, 4], uv=[(0.5, 0, 1, 1)] * 2)
    model.morphs.records += [Morph("照れ", kind=MorphKind.UV, offsets=offsets)]
    return model


@pytest.fixture
def document(session: Session, tmp_path: Path) -> Document:
    Image.new("RGB", SIZE, (200, 40, 40)).save(tmp_path / "skin.png")
    document = session.add(dataclasses.replace(new_content(), model=islands(), path=tmp_path / "model.pmx"))
    document.selection.set_active_table("vertices")
    return document


@pytest.fixture
def model_view(qtbot: QtBot) -> QWidget:
    view = QWidget()
    qtbot.addWidget(view)
    return view


@pytest.fixture
def view_tools(model_view: QWidget) -> Tools:
    return Tools(CommandList(model_view))


def command(pane: UvPane, name: str) -> QAction:
    return pane.commands[f"uv.{name}"]


def of_tools(pane: UvPane) -> list[QAction]:
    return [command(pane, name) for name in ("select", "move", "rotate", "scale")]


@pytest.fixture
def pane(document: Document, view_tools: Tools, qtbot: QtBot) -> UvPane:
    pane = UvPane(document, view_tools)
    qtbot.addWidget(pane)
    pane.resize(500, 400)
    pane.show()
    give_keyboard(pane, qtbot)
    qtbot.waitUntil(lambda: pane.scene.size is not None)
    settle()
    return pane


def settle() -> None:
    for _ in range(5):
        QApplication.processEvents()


def at(pane: UvPane, u: float, v: float) -> QPoint:
    return QPointF(*pane.canvas.projection.pixels(np.array((u, v)))).toPoint()


def click(pane: UvPane, u: float, v: float, keys: Qt.KeyboardModifier = Plain) -> None:
    QTest.mouseClick(pane.canvas, Left, keys, at(pane, u, v))
    settle()


def move(pane: UvPane, place: QPoint, button: Qt.MouseButton, keys: Qt.KeyboardModifier) -> None:
    where = QPointF(place)
    event = QMouseEvent(QEvent.Type.MouseMove, where, pane.canvas.mapToGlobal(where), button, button, keys)
    QApplication.sendEvent(pane.canvas, event)
    settle()


def press_and_drag(
    pane: UvPane,
    start: tuple[float, float],
    end: tuple[float, float],
    keys: Qt.KeyboardModifier = Plain,
    button: Qt.MouseButton = Left,
) -> QPoint:
    """Press at a UV and drag to another, without letting go; the pixel where the pointer is then."""
    first, last = at(pane, *start), at(pane, *end)
    QTest.mousePress(pane.canvas, button, keys, first)
    for share in (0.5, 1.0):
        move(pane, first + (last - first) * share, button, keys)
    return last


def drag(
    pane: UvPane,
    start: tuple[float, float],
    end: tuple[float, float],
    keys: Qt.KeyboardModifier = Plain,
    button: Qt.MouseButton = Left,
) -> None:
    QTest.mouseRelease(pane.canvas, button, keys, press_and_drag(pane, start, end, keys, button))
    settle()


def selected(document: Document, table: str = "vertices") -> list[int]:
    return document.selection.rows(table).tolist()


def select(document: Document, rows: list[int]) -> None:
    document.selection.select("vertices", rows)
    settle()


def pixel(pane: UvPane, u: float, v: float) -> QColor:
    return pane.canvas.grab().toImage().pixelColor(at(pane, u, v))


# -- showing -----------------------------------------------------------------------------------------------------------


def test_the_material_of_what_is_selected_is_shown(pane: UvPane, document: Document) -> None:
    assert pane.scene.mesh.vertices.tolist() == FIRST + SECOND
    assert pane.hint.text() == "0: 肌, skin.png, 64 × 32 pixels"
    select(document, [9])
    assert pane.scene.mesh.faces.tolist() == [4, 5]
    assert pane.hint.text() == "1: 服, without a picture"
    document.selection.go_to("materials", 0)
    settle()
    assert pane.scene.mesh.faces.tolist() == [0, 1, 2, 3]
    assert pane.scene.marked.all(), "all of a material is selected with it"
    document.selection.go_to("faces", 5)
    settle()
    assert pane.scene.material == 1
    document.selection.set_active_table("bones")
    settle()
    assert pane.scene.material == 1


def test_the_material_is_chosen_by_its_name(pane: UvPane, document: Document) -> None:
    box = pane.material
    assert [box.itemText(row) for row in range(box.count())] == ["0: 肌", "1: 服"]
    select(document, FIRST)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    settle()
    assert selected(document, "materials") == [1]
    assert pane.scene.mesh.faces.tolist() == [4, 5]
    assert not document.history.steps, "nothing to undo"
    assert (selected(document), document.selection.active_table) == ([], "vertices")
    click(pane, 0.25, 0.25)
    assert selected(document) == [8]
    document.selection.go_to("morphs", 0)
    settle()
    assert box.currentText() == "0: 肌"
    QTest.keyClick(box, Qt.Key.Key_Down)
    settle()
    assert pane.scene.material == box.currentIndex() == 1
    document.selection.go_to("vertices", 0)
    settle()
    assert box.currentText() == "0: 肌", "that of what is selected"
    with document.edit("Rename") as edit:
        edit.set(document.model.materials, [0], "name", "顔")
    settle()
    assert box.currentText() == "0: 顔"


def test_the_texture_is_seen_and_faintly_how_it_goes_on(pane: UvPane, document: Document) -> None:
    scale = pane.canvas.projection.scale
    assert scale[0] / scale[1] == pytest.approx(2), "as wide as the texture is"
    assert pixel(pane, 0.5, 0.25) == QColor(200, 40, 40)
    beyond = pixel(pane, 0.5, -0.05)
    assert 60 < beyond.red() < 150
    assert pixel(pane, 0.375, 0.25).red() < 100, "an edge"
    select(document, FIRST)
    assert pixel(pane, 0.25, 0.125) == QColor(255, 138, 0)


def test_what_the_current_morph_does_is_shown(pane: UvPane, document: Document) -> None:
    document.selection.go_to("morphs", 0)
    settle()
    assert pane.hint.text() == "Morph 0: 照れ: 2 UVs of the material are moved"
    assert pixel(pane, 0.375, 0.125) == QColor(0x30, 0xD8, 0xFF), "on its way"
    assert pixel(pane, 0.625, 0.125) == QColor(0x30, 0xD8, 0xFF), "at its end"
    document.selection.go_to("vertices", 9)
    settle()
    assert (pane.scene.material, len(pane.scene.morphed)) == (1, 0)
    document.selection.go_to("morphs", 0)
    settle()
    assert (pane.scene.material, len(pane.scene.morphed)) == (0, 2), "that of the vertices that it moves"
    document.selection.go_to("materials", 0)
    settle()
    assert not len(pane.scene.morphed)
    assert pixel(pane, 0.5, 0.125) != QColor(0x30, 0xD8, 0xFF)


def test_a_very_large_texture_is_shown_smaller_and_renewed(
    pane: UvPane, document: Document, tmp_path: Path, qtbot: QtBot
) -> None:
    Image.new("RGB", (3000, 3000), (20, 160, 40)).save(tmp_path / "skin.png")
    qtbot.waitUntil(lambda: pane.scene.size == (3000, 3000))
    settle()
    assert pane.scene.picture is not None
    assert pane.scene.picture.width() == 2048
    assert pixel(pane, 0.5, 0.25) == QColor(20, 160, 40)
    assert pane.canvas.projection.aspect == (1, 1)
    select(document, [9])
    assert pane.scene.picture is None
    select(document, [0])
    qtbot.waitUntil(lambda: pane.scene.size == (3000, 3000))


def test_hidden_faces_are_not_shown(pane: UvPane, document: Document) -> None:
    document.masking.mask("faces", [0, 1])
    settle()
    assert pane.scene.mesh.vertices.tolist() == SECOND


def test_uvs_that_are_no_numbers_or_far_away_are_put_up_with(pane: UvPane, document: Document) -> None:
    with document.edit("break") as edit:
        edit.set(document.model.vertices, [0, 1], "uv", [(np.nan, 0), (1e30, -np.inf)])
    settle()
    assert pane.canvas.projection.unit > 100
    pane.canvas.grab()
    before = fingerprint(document.model)
    select(document, FIRST)
    pane.snap.setChecked(True)
    for tool in of_tools(pane)[1:]:
        tool.trigger()
        drag(pane, (0.3, 0.3), (0.5, 0.4))
        document.undo()
    assert fingerprint(document.model) == before


def test_faces_and_materials_that_come_and_go_are_followed(pane: UvPane, document: Document) -> None:
    with document.edit("delete") as edit:
        edit.remove(document.model.faces, [0])
    settle()
    assert pane.scene.mesh.faces.tolist() == [0, 1, 2]
    select(document, [9])
    with document.edit("delete") as edit:
        edit.remove(document.model.materials, [0])
    settle()
    assert (pane.scene.material, len(pane.scene.mesh.faces)) == (0, 2)
    document.undo()
    settle()
    assert (pane.scene.material, len(pane.scene.mesh.faces)) == (1, 2)
    with document.edit("delete") as edit:
        edit.remove(document.model.materials, [0, 1])
    settle()
    assert pane.hint.text() == "No material"
    pane.canvas.grab()


def test_a_click_right_after_an_edit_meets_what_is_there(pane: UvPane, document: Document) -> None:
    """The pane is brought up to date in the next turn of the event loop, or before that when it is used."""
    select(document, SECOND)
    with document.edit("delete") as edit:
        edit.remove(document.model.vertices, list(range(4)))
        edit.remove(document.model.vertices, list(range(4, 8)))
    QTest.mouseClick(pane.canvas, Left, Plain, at(pane, 0.875, 0.75))
    assert selected(document) == [3]
    command(pane, "flip-u").trigger()
    document.undo()
    document.undo()
    QTest.mouseClick(pane.canvas, Left, Plain, at(pane, 0.875, 0.75))
    assert selected(document) == [7]


def test_it_is_panned_zoomed_and_shown_whole_again(pane: UvPane) -> None:
    first = pane.canvas.projection
    drag(pane, (0.5, 0.5), (0.25, 0.5), button=Middle)
    assert pane.canvas.projection.centre[0] == pytest.approx(first.centre[0] + 0.25, abs=0.01)
    place = at(pane, 0.375, 0.375)
    where = QPointF(place)
    wheel = QWheelEvent(
        where,
        pane.canvas.mapToGlobal(where),
        QPoint(),
        QPoint(0, 240),
        Qt.MouseButton.NoButton,
        Plain,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(pane.canvas, wheel)
    assert pane.canvas.projection.unit > 1.2 * first.unit
    assert at(pane, 0.375, 0.375) == place, "what is under the pointer stays there"
    pane.canvas.setFocus()
    QTest.keyClick(pane.canvas, Qt.Key.Key_A)
    assert pane.canvas.projection == first


# -- selecting ---------------------------------------------------------------------------------------------------------


def test_clicks_select_vertices(pane: UvPane, document: Document) -> None:
    click(pane, 0.125, 0.125)
    assert selected(document) == [0]
    click(pane, 0.375, 0.125, Shift)
    assert selected(document) == [0, 1]
    click(pane, 0.125, 0.125, Control)
    assert selected(document) == [1]
    click(pane, 0.5, 0.25)
    assert not selected(document)


def test_vertices_that_share_a_uv_are_selected_together(pane: UvPane, document: Document) -> None:
    with document.edit("join") as edit:
        edit.set(document.model.vertices, [4], "uv", (0.375, 0.375))
    settle()
    click(pane, 0.375, 0.375)
    assert selected(document) == [3, 4]


def test_boxes_and_double_clicks(pane: UvPane, document: Document) -> None:
    drag(pane, (0.05, 0.05), (0.3, 0.45))
    assert selected(document) == [0, 2]
    drag(pane, (0.6, 0.4), (0.95, 0.85), Shift)
    assert selected(document) == [0, 2, *SECOND]
    QTest.mouseDClick(pane.canvas, Left, Plain, at(pane, 0.375, 0.125))
    assert selected(document) == FIRST


def test_faces_are_selected_where_faces_are_worked_on(pane: UvPane, document: Document) -> None:
    document.selection.set_active_table("faces")
    settle()
    click(pane, 0.2, 0.2)
    assert selected(document, "faces") == [0]
    assert pane.scene.rows.tolist() == [0, 1, 2]
    drag(pane, (0.5, 0.4), (0.95, 0.85), Shift)
    assert selected(document, "faces") == [0, 2, 3]
    assert not document.history.steps


# -- dragging ----------------------------------------------------------------------------------------------------------


def uvs(document: Document, rows: list[int]) -> list[list[float]]:
    values: list[list[float]] = document.model.vertices["uv"][rows].round(3).tolist()
    return values


def test_a_drag_moves_what_is_selected_as_one_step(pane: UvPane, document: Document) -> None:
    before = fingerprint(document.model)
    select(document, FIRST)
    pane.canvas.setFocus()
    QTest.keyClick(pane.canvas, Qt.Key.Key_W)
    drag(pane, (0.2, 0.2), (0.45, 0.45))
    np.testing.assert_allclose(document.model.vertices["uv"][FIRST], islands().vertices["uv"][FIRST] + 0.25, atol=0.01)
    np.testing.assert_array_equal(document.model.vertices["uv"][4:], islands().vertices["uv"][4:])
    assert [step.name for step in document.history.steps] == ["Move UVs"]
    drag(pane, (0.5, 0.5), (0.75, 0.6), Shift)
    np.testing.assert_allclose(
        document.model.vertices["uv"][FIRST], islands().vertices["uv"][FIRST] + (0.5, 0.25), atol=0.02
    )
    document.undo()
    document.undo()
    assert fingerprint(document.model) == before


def test_escape_takes_a_drag_back(pane: UvPane, document: Document) -> None:
    before = fingerprint(document.model)
    select(document, FIRST)
    of_tools(pane)[1].trigger()
    pane.canvas.setFocus()
    last = press_and_drag(pane, (0.2, 0.2), (0.45, 0.45))
    assert fingerprint(document.model) != before
    assert pane.hint.text().startswith("U 0.2"), "how far it goes"
    QTest.keyClick(pane.canvas, Qt.Key.Key_Escape)
    assert fingerprint(document.model) == before
    QTest.mouseRelease(pane.canvas, Left, Plain, last)
    assert fingerprint(document.model) == before
    assert selected(document) == FIRST
    assert not document.history.steps
    assert pane.hint.text().startswith("0: 肌")


def test_a_drag_that_was_undone_is_over(pane: UvPane, document: Document) -> None:
    before = fingerprint(document.model)
    select(document, FIRST)
    of_tools(pane)[1].trigger()
    last = press_and_drag(pane, (0.2, 0.2), (0.45, 0.45))
    document.undo()
    move(pane, last + QPoint(9, 9), Left, Plain)
    QTest.mouseRelease(pane.canvas, Left, Plain, last)
    assert fingerprint(document.model) == before


def test_it_is_turned_as_the_texture_is_seen(pane: UvPane, document: Document) -> None:
    """A quarter: on a texture that is twice as wide as it is high, what is wide becomes high."""
    select(document, FIRST)
    of_tools(pane)[2].trigger()
    drag(pane, (0.45, 0.25), (0.25, 0.65), Control)
    np.testing.assert_allclose(
        uvs(document, FIRST), [(0.3125, 0), (0.3125, 0.5), (0.1875, 0), (0.1875, 0.5)], atol=1e-3
    )
    morph = document.model.morphs[0].offsets["uv"]
    np.testing.assert_allclose(morph, [(0, 1, 1, 1), (0.5, 0, 1, 1)], atol=1e-6)
    assert [step.name for step in document.history.steps] == ["Rotate UVs"]


def test_it_is_scaled_about_its_centre(pane: UvPane, document: Document) -> None:
    before = fingerprint(document.model)
    select(document, FIRST)
    of_tools(pane)[3].trigger()
    drag(pane, (0.375, 0.25), (0.5, 0.25), Control)
    assert uvs(document, FIRST) == [[0, 0], [0.5, 0], [0, 0.5], [0.5, 0.5]]
    drag(pane, (0.5, 0.25), (0.375, 0.25), Control | Shift)
    assert uvs(document, FIRST) == [[0.125, 0], [0.375, 0], [0.125, 0.5], [0.375, 0.5]]
    document.undo()
    document.undo()
    assert fingerprint(document.model) == before


def test_flipping_is_a_step(pane: UvPane, document: Document) -> None:
    assert not command(pane, "flip-u").isEnabled()
    before = fingerprint(document.model)
    select(document, FIRST)
    command(pane, "flip-u").trigger()
    assert uvs(document, FIRST) == [[0.375, 0.125], [0.125, 0.125], [0.375, 0.375], [0.125, 0.375]]
    assert document.model.morphs[0].offsets["uv"][0].tolist() == [-0.5, 0, 1, 1]
    command(pane, "flip-v").trigger()
    assert uvs(document, [0]) == [[0.375, 0.375]]
    assert [step.name for step in document.history.steps] == ["Flip U", "Flip V"]
    document.undo()
    document.undo()
    assert fingerprint(document.model) == before


def test_without_anything_selected_every_tool_draws_a_box(pane: UvPane, document: Document) -> None:
    for tool in of_tools(pane):
        select(document, [])
        tool.trigger()
        drag(pane, (0.05, 0.05), (0.3, 0.45))
        assert selected(document) == [0, 2]
    assert pane.tool is Tool.SCALE
    assert not document.history.steps


# -- pixels and channels -----------------------------------------------------------------------------------------------


def test_what_is_moved_lands_on_pixels(pane: UvPane, document: Document) -> None:
    select(document, FIRST)
    of_tools(pane)[1].trigger()
    pane.snap.setChecked(True)
    drag(pane, (0.37, 0.37), (0.4763, 0.4613))
    pixels = document.model.vertices["uv"][3] * SIZE
    np.testing.assert_allclose(pixels, np.rint(pixels), atol=1e-4)
    np.testing.assert_allclose(pixels, (31, 15), atol=1e-4)
    assert uvs(document, [0])[0] == pytest.approx([31 / 64 - 0.25, 15 / 32 - 0.25], abs=1e-3), "the shape is kept"


def test_turning_snaps_to_steps(pane: UvPane, document: Document) -> None:
    select(document, FIRST)
    of_tools(pane)[2].trigger()
    quarter = [(0.3125, 0), (0.3125, 0.5), (0.1875, 0), (0.1875, 0.5)]
    pane.snap.setChecked(True)
    drag(pane, (0.45, 0.25), (0.24, 0.65))
    np.testing.assert_allclose(uvs(document, FIRST), quarter, atol=1e-3)
    document.undo()
    drag(pane, (0.45, 0.25), (0.2, 0.65), Control)
    assert np.abs(np.array(uvs(document, FIRST)) - quarter).max() > 0.01, "Ctrl: the other way round"
    assert not pane.hint.text().endswith("°")


def test_scaling_snaps_to_whole_pixels(pane: UvPane, document: Document) -> None:
    """16 by 8 pixels about a centre that stays."""
    select(document, FIRST)
    of_tools(pane)[3].trigger()
    pane.snap.setChecked(True)
    drag(pane, (0.375, 0.375), (0.45, 0.45))
    low, high = (document.model.vertices["uv"][row] * SIZE for row in (0, 3))
    assert (high - low)[0] == pytest.approx(26)
    np.testing.assert_allclose((low + high) / 2, (16, 8), atol=1e-4)
    document.undo()
    drag(pane, (0.25, 0.375), (0.25, 0.43), Shift)
    low, high = (document.model.vertices["uv"][row] * SIZE for row in (0, 3))
    np.testing.assert_allclose(high - low, (16, 12), atol=1e-4)
    document.undo()
    drag(pane, (0.375, 0.375), (0.255, 0.255))
    low, high = (document.model.vertices["uv"][row] * SIZE for row in (0, 3))
    assert (high - low)[0] == pytest.approx(1), "it never becomes nothing"


def test_without_a_picture_scaling_goes_by_steps(pane: UvPane, document: Document) -> None:
    select(document, [8, 9, 10, 11])
    of_tools(pane)[3].trigger()
    drag(pane, (0.5, 0.5), (0.56, 0.56), Control)
    np.testing.assert_allclose(np.ptp(document.model.vertices["uv"][8:], axis=0), 0.25 * 1.5, atol=1e-4)


# -- a morph that is edited --------------------------------------------------------------------------------------------


def test_what_is_dragged_goes_into_the_morph_that_is_edited(pane: UvPane, document: Document) -> None:
    before = fingerprint(document.model)
    document.edited_morph.begin(0)
    select(document, [0, 1])
    np.testing.assert_allclose(pane.scene.uvs[0], (0.625, 0.125))
    assert pane.hint.text() == "What is moved goes into morph 0: 照れ, which moves 2 UVs of the material"
    assert pixel(pane, 0.375, 0.125) == QColor(0x30, 0xD8, 0xFF), "the way from where it is in the mesh"
    of_tools(pane)[1].trigger()
    drag(pane, (0.625, 0.125), (0.5, 0.25))
    offsets = document.model.morphs[0].offsets
    assert offsets["vertex"].tolist() == [0, 1, 4]
    np.testing.assert_allclose(offsets["uv"][:2], [(0.375, 0.125, 1, 1), (-0.125, 0.125, 0, 0)], atol=0.01)
    assert offsets["uv"][2].tolist() == [0.5, 0, 1, 1]
    assert fingerprint(document.model)["vertices"] == before["vertices"]
    assert [step.name for step in document.history.steps] == ["Show morph 照れ", "Move UVs in morph 照れ"]
    np.testing.assert_allclose(pane.scene.uvs[:2], [(0.5, 0.25), (0.25, 0.25)], atol=0.01)
    command(pane, "flip-u").trigger()
    settle()
    np.testing.assert_allclose(pane.scene.uvs[:2], [(0.25, 0.25), (0.5, 0.25)], atol=0.01)
    assert fingerprint(document.model)["vertices"] == before["vertices"]
    for _ in range(2):
        document.undo()
    assert fingerprint(document.model) == before
    document.edited_morph.end()
    settle()
    np.testing.assert_allclose(pane.scene.uvs[0], (0.125, 0.125))


def test_a_morph_of_another_channel_shows_it_and_guards_the_others(pane: UvPane, document: Document) -> None:
    with document.edit("morph") as edit:
        edit.insert(document.model.morphs, 1, [Morph("流れ", kind=MorphKind.UV2)])
    settle()
    document.edited_morph.begin(1)
    settle()
    assert (pane.scene.channel, pane.channel.currentText()) == (2, "Additional UV 2")
    select(document, FIRST)
    of_tools(pane)[1].trigger()
    drag(pane, (0, 0), (0.25, 0))
    assert document.model.morphs[1].offsets["vertex"].tolist() == FIRST
    before, told = fingerprint(document.model), []
    document.status_message.connect(told.append)
    pane.scene.choose(0)
    settle()
    drag(pane, (0.125, 0.125), (0.25, 0.25))
    command(pane, "flip-u").trigger()
    assert fingerprint(document.model) == before
    assert told[-1] == "The morph that is edited moves another channel: Additional UV 2"
    assert not pane.copy.isEnabled()
    assert not command(pane, "project").isEnabled()


# -- other materials, other channels -----------------------------------------------------------------------------------


def test_other_materials_of_the_texture_are_shown_faintly(pane: UvPane, document: Document) -> None:
    with document.edit("same") as edit:
        edit.set(document.model.materials, 1, "texture", 0)
        edit.set(document.model.vertices, [8, 9, 10, 11], "uv", [(0.5, 0.5), (0.9, 0.5), (0.5, 0.9), (0.9, 0.9)])
    settle()
    plain = pixel(pane, 0.5, 0.8)
    pane.others_box.click()
    settle()
    assert pane.scene.other_mesh.faces.tolist() == [4, 5]
    assert pixel(pane, 0.5, 0.8) != plain
    click(pane, 0.9, 0.9)
    assert not selected(document), "they are not to be clicked"
    document.masking.mask("faces", [4, 5])
    settle()
    assert not len(pane.scene.other_mesh.faces)
    document.masking.unmask("faces", [4, 5])
    with document.edit("another") as edit:
        edit.set(document.model.materials, 1, "texture", 1)
    settle()
    assert not len(pane.scene.other_mesh.faces)
    pane.others_box.click()
    settle()
    assert pixel(pane, 0.5, 0.8) == plain


def test_a_channel_is_copied_to_another(pane: UvPane, document: Document) -> None:
    assert not pane.copy.isEnabled()
    before = fingerprint(document.model)
    document.selection.set_active_table("faces")
    document.selection.select("faces", [0, 1])
    settle()
    pane.copies.aboutToShow.emit()
    assert [action.text() for action in pane.copies.actions()] == [f"Additional UV {number}" for number in range(1, 5)]
    pane.copies.actions()[1].trigger()
    settle()
    np.testing.assert_array_equal(document.model.vertices["uv2"][FIRST, :2], document.model.vertices["uv"][FIRST])
    assert not document.model.vertices["uv2"][4:].any()
    assert pane.channel.count() == 3
    assert [step.name for step in document.history.steps] == ["Copy UVs to another channel"]
    document.undo()
    assert fingerprint(document.model) == before


def test_additional_uvs_are_shown_and_dragged(pane: UvPane, document: Document) -> None:
    assert pane.channel.count() == 1
    with document.edit("count") as edit:
        edit.set(document.model.info, 0, "additional_uvs", 2)
    settle()
    assert [pane.channel.itemText(place) for place in range(3)] == ["UV", "Additional UV 1", "Additional UV 2"]
    pane.channel.setFocus()
    QTest.keyClick(pane.channel, Qt.Key.Key_Down)
    settle()
    assert pane.scene.channel == 1
    assert pane.scene.uvs.tolist() == [[0.5, 0.5]] * 8
    select(document, FIRST)
    of_tools(pane)[1].trigger()
    drag(pane, (0.5, 0.5), (0.75, 0.5))
    np.testing.assert_allclose(document.model.vertices["uv1"][:5, 0], [0.75] * 4 + [0.5], atol=0.01)
    assert document.model.vertices["uv1"][0, 2:].tolist() == [0.5, 0.5]
    np.testing.assert_array_equal(document.model.vertices["uv"], islands().vertices["uv"])
    document.undo()
    document.undo()
    settle()
    assert (pane.channel.count(), pane.scene.channel) == (1, 0)


def test_what_is_selected_fills_the_pane(pane: UvPane) -> None:
    click(pane, 0.625, 0.5)
    pane.document.selection.select("vertices", SECOND)
    settle()
    pane.canvas.setFocus()
    QTest.keyClick(pane.canvas, Qt.Key.Key_Period)
    projection = pane.canvas.projection
    assert projection.centre == pytest.approx((0.75, 0.625))
    width = float(projection.scale[0]) * 0.25
    assert max(width / pane.canvas.width(), width / 2 / pane.canvas.height()) == pytest.approx(1 / 1.1, abs=0.01)
    pane.document.selection.select("vertices", [])
    settle()
    QTest.keyClick(pane.canvas, Qt.Key.Key_Period)
    assert float(pane.canvas.projection.scale[0]) < pane.canvas.width(), "all is seen where nothing is selected"


def test_its_tools_have_the_keys_of_those_of_the_model_view(pane: UvPane, view_tools: Tools) -> None:
    QTest.keyClick(pane.canvas, Qt.Key.Key_W)
    assert pane.tool is Tool.MOVE
    view_tools.commands.set_keys({"tool.move": [QKeySequence("G")], "tool.select": [QKeySequence("W")]})  # Blender's
    QTest.keyClick(pane.canvas, Qt.Key.Key_W)
    assert pane.tool is Tool.SELECT
    QTest.keyClick(pane.canvas, Qt.Key.Key_G)
    assert pane.tool is Tool.MOVE
    assert "(G)" in of_tools(pane)[1].toolTip()
