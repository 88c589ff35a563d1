"""Pulling rigid bodies with the mouse: by their shapes and by the mesh that they move; and what is said where not."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.model.bones import Bone
from editor.model.columns import Columns
from editor.model.materials import Material
from editor.model.model import Model
from editor.model.rigid_bodies import BodyMode, BodyShape, RigidBody
from editor.model.soft_bodies import Pin, SoftBody
from editor.preview.physics.engine import PhysicsSettings
from editor.preview.physics.simulation import Simulation
from editor.render.options import ViewOptions
from editor.ui.services import WindowMode
from editor.ui.viewport.gizmo.parts import NO_LINES
from editor.ui.viewport.tools import Tool, Tools
from editor.ui.viewport.viewport import Viewport
from tests.ui.viewport.showing import shown_viewport

pytest.importorskip("panda3d.bullet")
pytestmark = pytest.mark.gl

Left, Right = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
ROOT, STRAND, TIP = range(3)
HELD, FREE, MOVER = range(3)
AT = {HELD: (-4.0, 8.0, 0.0), FREE: (0.0, 8.0, 0.0), MOVER: (4.0, 8.0, 0.0)}
FLAG = (4.0, 4.0, 0.0)  # the middle of a square that the bone "tip" carries, which is below that of the body MOVER


def bodies() -> list[RigidBody]:
    form = {"shape": BodyShape.SPHERE, "size": (0.8, 0, 0), "mask": 0, "linear_damping": 0.9, "angular_damping": 0.9}
    return [
        RigidBody("held", bone=ROOT, position=AT[HELD], mode=BodyMode.FOLLOWS_BONE, **form),
        RigidBody("髪", bone=-1, position=AT[FREE], mode=BodyMode.PHYSICS, **form),
        RigidBody("mover", bone=STRAND, position=AT[MOVER], mode=BodyMode.PHYSICS, **form),
    ]


def hairy() -> Model:
    """Three balls, and a square that the last of them moves by a bone below its own."""
    model = Model()
    square = np.array([(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)], np.float32) + np.float32(FLAG)
    shape = {"position": square, "normal": np.tile((0, 0, -1), (4, 1))}
    model.vertices.fill(4, **shape, bones=np.full((4, 4), TIP), weights=np.tile((1.0, 0, 0, 0), (4, 1)))
    model.faces.fill(2, vertices=np.array([(0, 3, 2), (0, 2, 1)]), material=[0, 0])
    model.materials.records[:] = [Material("red", diffuse=(1, 0, 0, 1), ambient=(1, 0, 0), flags=1)]
    model.bones.records[:] = [Bone("root"), Bone("strand", position=AT[MOVER], parent=0), Bone("tip", parent=STRAND)]
    model.rigid_bodies.records[:] = bodies()
    return model


@pytest.fixture
def document() -> Iterator[Document]:
    document = Document(Content(hairy()))
    document.posing.physics.settings = PhysicsSettings(gravity=0, ground=False)
    document.posing.set_active(True)
    assert document.posing.physics.switch(True) is None
    yield document
    document.posing.set_active(False)


def choose_grab(tools: Tools) -> None:
    tools.update_for_mode(WindowMode.TRANSFORM, has_physics=True)
    tools.choose("grab")


@pytest.fixture
def viewport(document: Document, qtbot: QtBot) -> Iterator[Viewport]:
    box = (-6.0, 2.0, -2.0), (6.0, 14.0, 2.0)
    with shown_viewport(document, qtbot, box, ViewOptions(show=frozenset()), choose_grab) as viewport:
        yield viewport


@pytest.fixture
def tools(viewport: Viewport) -> Tools:
    return viewport.parentWidget().findChild(Tools)


def at(viewport: Viewport, point: tuple[float, float, float]) -> QPoint:
    x, y, _ = viewport.camera.project([point], viewport.pixels)[0] / viewport.devicePixelRatioF()
    return QPoint(round(x), round(y))


def press(viewport: Viewport, point: tuple[float, float, float]) -> None:
    QTest.mousePress(viewport, Left, pos=at(viewport, point))


def move(viewport: Viewport, point: tuple[float, float, float]) -> None:
    place = QPointF(at(viewport, point))
    kind, none = QEvent.Type.MouseMove, Qt.MouseButton.NoButton
    event = QMouseEvent(kind, place, viewport.mapToGlobal(place), none, Left, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(viewport, event)


def release(viewport: Viewport, point: tuple[float, float, float]) -> None:
    QTest.mouseRelease(viewport, Left, pos=at(viewport, point))


def said(viewport: Viewport) -> str:
    """What stands beside the pointer."""
    return next((label.text() for label in viewport.findChildren(QLabel) if label.isVisible()), "")


def simulation(document: Document) -> Simulation:
    physics = document.posing.posed_model().physics
    assert physics is not None
    return physics.simulation


def held_at(document: Document) -> np.ndarray:
    """Where the place of the body is that is held."""
    return simulation(document).grab_point.position(simulation(document).state.transforms)


def is_near(document: Document, row: int, point: tuple[float, float, float]) -> bool:
    return bool(np.linalg.norm(simulation(document).state.transforms.positions[row] - point) < 1.0)


# -- pulling -----------------------------------------------------------------------------------------------------------


def test_a_body_follows_the_pointer(viewport: Viewport, document: Document, qtbot: QtBot) -> None:
    there = (1.0, 12.0, 0.0)
    press(viewport, AT[FREE])
    assert "髪" in said(viewport)
    move(viewport, there)
    qtbot.waitUntil(lambda: is_near(document, FREE, there))
    assert simulation(document).grab_point.target == pytest.approx(
        (1, 12, -0.8), abs=0.2
    )  # in the plane of the place grabbed
    release(viewport, there)
    assert simulation(document).grab_point is None
    assert said(viewport) == ""


def test_a_body_is_grabbed_by_the_mesh_that_it_moves(viewport: Viewport, document: Document, qtbot: QtBot) -> None:
    there = (0.0, 3.0, 0.0)
    press(viewport, FLAG)
    assert "mover" in said(viewport)
    assert simulation(document).grab_point.row == MOVER
    move(viewport, there)
    qtbot.waitUntil(lambda: bool(np.linalg.norm(held_at(document) - there) < 0.5))


def test_the_mesh_in_front_counts_before_a_body_behind_it(viewport: Viewport, document: Document) -> None:
    with document.edit("Move") as edit:
        edit.set(document.model.rigid_bodies, [FREE], "position", [(*FLAG[:2], 3.0)])
    press(viewport, FLAG)
    assert simulation(document).grab_point.row == MOVER


def test_a_body_is_grabbed_from_close_by(viewport: Viewport, document: Document) -> None:
    edge = at(viewport, (0, 8.8, 0)) - QPoint(0, 5)
    QTest.mousePress(viewport, Left, pos=edge)
    assert simulation(document).grab_point.row == FREE


def test_a_line_goes_from_the_body_to_the_pointer(viewport: Viewport, document: Document) -> None:
    projection = viewport._projection()
    assert len(viewport.lines(projection)) == 0
    press(viewport, AT[FREE])
    move(viewport, (3.0, 12.0, 0.0))
    lines = viewport.lines(projection)
    ends = np.concatenate((lines["start"], lines["end"]))
    assert np.linalg.norm(ends - simulation(document).grab_point.target, axis=1).min() < 0.01
    assert np.linalg.norm(ends - held_at(document), axis=1).min() < 0.01
    release(viewport, AT[FREE])
    assert viewport.lines(projection) is NO_LINES


def test_escape_lets_go(viewport: Viewport, document: Document) -> None:
    press(viewport, AT[FREE])
    QTest.keyClick(viewport, Qt.Key.Key_Escape)
    assert simulation(document).grab_point is None
    move(viewport, (1, 12, 0))
    assert simulation(document).grab_point is None


def test_another_button_lets_go(viewport: Viewport, document: Document) -> None:
    press(viewport, AT[FREE])
    QTest.mousePress(viewport, Right, pos=at(viewport, AT[FREE]))
    assert simulation(document).grab_point is None


def test_pulling_is_no_step_of_the_history(viewport: Viewport, document: Document, qtbot: QtBot) -> None:
    press(viewport, AT[FREE])
    move(viewport, (1, 12, 0))
    qtbot.wait(50)
    release(viewport, (1, 12, 0))
    assert not document.history.can_undo
    assert len(document.selection.rows("rigid_bodies")) == 0


# -- soft bodies -------------------------------------------------------------------------------------------------------


@pytest.fixture
def soft(viewport: Viewport, document: Document) -> Document:
    """The square is cloth, and pinned at its first corner."""
    cloth = SoftBody("布", material=0, mask=0, p_it=4, pins=Columns(Pin, vertex=[0]))
    with document.edit("Cloth") as edit:
        edit.insert(document.model.soft_bodies, 0, [cloth])
    assert document.posing.posed_model().soft is not None
    viewport.grabFramebuffer()
    return document


def corner(document: Document, number: int) -> np.ndarray:
    return document.posing.posed_model().skinned()[0][number]


def test_cloth_follows_the_pointer(viewport: Viewport, soft: Document, qtbot: QtBot) -> None:
    press(viewport, (4.8, 4.8, 0))
    assert said(viewport) == "Pull 布"
    move(viewport, (5, 1, 0))
    qtbot.waitUntil(lambda: corner(soft, 2)[1] < 3)
    assert len(viewport.lines(viewport._projection())) > 0
    assert np.linalg.norm(corner(soft, 0) - (3, 3, 0)) < 0.01
    release(viewport, (5, 1, 0))
    assert simulation(soft).grab_point is None


def test_a_pinned_place_of_cloth_says_so(viewport: Viewport, soft: Document) -> None:
    press(viewport, (3.2, 3.2, 0))
    assert said(viewport) == "布 is pinned here"
    assert simulation(soft).grab_point is None


# -- when there is nothing to pull -------------------------------------------------------------------------------------


def test_a_body_that_follows_its_bone_says_so(viewport: Viewport, document: Document) -> None:
    press(viewport, AT[HELD])
    assert said(viewport) == "held follows its bone"
    assert simulation(document).grab_point is None
    release(viewport, AT[HELD])
    assert said(viewport) == ""


def test_where_nothing_is_that_is_said(viewport: Viewport, document: Document) -> None:
    press(viewport, (0, 13, 0))
    assert said(viewport) == "There is no body here that physics moves"
    move(viewport, AT[FREE])
    assert simulation(document).grab_point is None


def test_what_is_gone_is_let_go_of(viewport: Viewport, document: Document) -> None:
    press(viewport, AT[FREE])
    with document.edit("Delete") as edit:
        edit.remove(document.model.rigid_bodies, [FREE])
    move(viewport, (1, 12, 0))
    assert simulation(document).grab_point is None
    assert said(viewport) == ""


@pytest.mark.parametrize("end", ["physics", "mode", "tool"])
def test_it_ends_with_physics_the_mode_and_the_tool(
    end: str, viewport: Viewport, document: Document, tools: Tools
) -> None:
    press(viewport, AT[FREE])
    pulled = simulation(document)
    match end:
        case "physics":
            document.posing.physics.switch(False)
        case "mode":
            document.posing.set_active(False)
        case "tool":
            tools.choose(Tool.SELECT)
    assert pulled.grab_point is None
    assert len(viewport.lines(viewport._projection())) == 0


def test_physics_that_stands_still_says_so(viewport: Viewport, document: Document) -> None:
    document.posing.physics.only_playing = True
    press(viewport, AT[FREE])
    assert said(viewport) == "Physics is paused: nothing can be pulled"


def test_the_pointer_is_a_hand(viewport: Viewport, tools: Tools) -> None:
    assert viewport.cursor().shape() is Qt.CursorShape.OpenHandCursor
    press(viewport, AT[FREE])
    assert viewport.cursor().shape() is Qt.CursorShape.ClosedHandCursor
    release(viewport, AT[FREE])
    assert viewport.cursor().shape() is Qt.CursorShape.OpenHandCursor
    tools.choose(Tool.ROTATE)
    assert viewport.cursor().shape() is Qt.CursorShape.ArrowCursor


def test_bones_are_not_in_the_way(viewport: Viewport, tools: Tools, document: Document) -> None:
    document.selection.set_active_table("bones")
    assert not viewport.drawn_options().shows("bones")
    tools.choose(Tool.ROTATE)
    assert viewport.drawn_options().shows("bones")
