"""Mouse and keys move the camera as in MMD."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.document.program.preferences import CameraButton
from editor.render.camera import Camera, ViewSide
from editor.ui.viewport.navigation import CameraDrag, Navigation, OrientationAxes, camera_after_key

SIZE = (400, 300)
Button, Key, Modifier = Qt.MouseButton, Qt.Key, Qt.KeyboardModifier
NONE = Modifier.NoModifier


def press(button: Button, modifiers: Modifier = NONE) -> QMouseEvent:
    at = QPointF(10, 10)
    return QMouseEvent(QEvent.Type.MouseButtonPress, at, at, button, button, modifiers)


def key(code: Key, modifiers: Modifier = NONE) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, code, modifiers)


@pytest.mark.parametrize(
    ("button", "modifiers", "motion"),
    [
        (Button.RightButton, NONE, CameraDrag.ORBIT),
        (Button.MiddleButton, NONE, CameraDrag.PAN),
        (Button.RightButton, Modifier.ShiftModifier, CameraDrag.PAN),
        (Button.RightButton, Modifier.ControlModifier, CameraDrag.ZOOM),
        (Button.LeftButton, NONE, None),
    ],
)
def test_buttons(button: Button, modifiers: Modifier, motion: CameraDrag | None) -> None:
    assert Navigation().drag_of(press(button, modifiers)) is motion


def test_panning_follows_the_pointer() -> None:
    camera = Camera()
    before = camera.project([camera.target], SIZE)[0]
    after = Navigation().dragged(camera, CameraDrag.PAN, QPointF(20, -10), 2.0, SIZE).project([camera.target], SIZE)[0]
    assert after[:2] - before[:2] == pytest.approx((40, -20))  # two device pixels each


def test_orbiting_turns_what_is_in_front_with_the_pointer() -> None:
    camera = Camera()
    nose = np.add(camera.target, (0, 0, -1))  # models face -Z, towards the camera
    after = Navigation().dragged(camera, CameraDrag.ORBIT, QPointF(30, 15), 1.0, SIZE).project([nose], SIZE)[0]
    before = camera.project([nose], SIZE)[0]
    assert after[0] > before[0]
    assert after[1] > before[1]


def test_dragging_down_and_the_wheel_zoom() -> None:
    camera = Camera()
    assert Navigation().dragged(camera, CameraDrag.ZOOM, QPointF(0, 10), 1.0, SIZE).distance > camera.distance
    away_from_the_user = QWheelEvent(
        QPointF(), QPointF(), QPoint(), QPoint(0, 120), Button.NoButton, NONE, Qt.ScrollPhase.NoScrollPhase, False
    )
    assert Navigation().wheeled(camera, away_from_the_user).distance < camera.distance


@pytest.mark.parametrize(
    ("code", "view"),
    [(Key.Key_2, ViewSide.FRONT), (Key.Key_8, ViewSide.BACK), (Key.Key_5, ViewSide.TOP), (Key.Key_0, ViewSide.BOTTOM)],
)
def test_number_pad(code: Key, view: ViewSide) -> None:
    turned = camera_after_key(Camera().orbited(33, 20), key(code, Modifier.KeypadModifier), SIZE)
    assert turned is not None
    assert turned.rotation == view.value


def test_right_and_left_of_the_number_pad() -> None:
    """From the model's own right, which is at -X, its nose points to the right of the screen."""
    camera = camera_after_key(Camera(), key(Key.Key_4, Modifier.KeypadModifier), SIZE)
    assert camera is not None
    assert camera.eye[0] < -1
    assert camera.project([np.add(camera.target, (0, 0, -1))], SIZE)[0][0] > SIZE[0] / 2


def test_keys_without_a_number_pad() -> None:
    camera = Camera()
    orbited = camera_after_key(camera, key(Key.Key_Left), SIZE)
    panned = camera_after_key(camera, key(Key.Key_Left, Modifier.ShiftModifier), SIZE)
    assert orbited is not None
    assert orbited.target == camera.target
    assert panned is not None
    assert panned.rotation == camera.rotation
    assert camera_after_key(camera, key(Key.Key_2), SIZE) is None
    assert camera_after_key(camera, key(Key.Key_Plus), SIZE).distance < camera.distance  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("button", "modifiers", "motion"),
    [
        (Button.MiddleButton, NONE, CameraDrag.ORBIT),
        (Button.MiddleButton, Modifier.ShiftModifier, CameraDrag.PAN),
        (Button.MiddleButton, Modifier.ControlModifier, CameraDrag.ZOOM),
        (Button.RightButton, NONE, None),
        (Button.LeftButton, NONE, None),
    ],
)
def test_buttons_as_in_blender(button: Button, modifiers: Modifier, motion: CameraDrag | None) -> None:
    navigation = Navigation(CameraButton.BLENDER)
    assert navigation.drag_of(press(button, modifiers)) is motion
    assert navigation.may_ask_menu(press(button, modifiers)) is (button is Button.RightButton)


def test_a_higher_speed_turns_and_zooms_further_and_pans_as_far() -> None:
    slow, fast, camera, step = Navigation(), Navigation(speed=2.0), Camera(), QPointF(10, 10)
    twice = slow.dragged(camera, CameraDrag.ORBIT, 2 * step, 1.0, SIZE)
    assert fast.dragged(camera, CameraDrag.ORBIT, step, 1.0, SIZE) == twice
    nearer = slow.dragged(camera, CameraDrag.ZOOM, 2 * step, 1.0, SIZE)
    assert fast.dragged(camera, CameraDrag.ZOOM, step, 1.0, SIZE).distance == pytest.approx(nearer.distance)
    assert fast.dragged(camera, CameraDrag.PAN, step, 1.0, SIZE) == slow.dragged(
        camera, CameraDrag.PAN, step, 1.0, SIZE
    )


def test_a_click_on_an_axis_looks_along_it_and_back(qtbot: QtBot) -> None:
    seen = [Camera().orbited(30, 20)]
    axes = OrientationAxes(lambda: seen[-1])
    qtbot.addWidget(axes)
    axes.moved.connect(seen.append)
    for side, other in (
        (ViewSide.RIGHT, ViewSide.LEFT),
        (ViewSide.TOP, ViewSide.BOTTOM),
        (ViewSide.BACK, ViewSide.FRONT),
    ):
        letter = (ViewSide.RIGHT, ViewSide.TOP, ViewSide.BACK).index(side)
        for expected in (side, other):
            x, y, _ = axes._ends()[letter]
            QTest.mouseClick(axes, Qt.MouseButton.LeftButton, pos=QPoint(round(x), round(y)))
            assert seen[-1] == Camera().turned(expected)
        seen.append(Camera().orbited(30, 20))


def test_a_drag_of_the_axes_orbits(qtbot: QtBot) -> None:
    seen = [Camera()]
    axes = OrientationAxes(lambda: seen[-1])
    qtbot.addWidget(axes)
    axes.moved.connect(seen.append)
    QTest.mousePress(axes, Qt.MouseButton.LeftButton, pos=QPoint(46, 46))
    QTest.mouseMove(axes, QPoint(86, 46))
    QTest.mouseRelease(axes, Qt.MouseButton.LeftButton, pos=QPoint(86, 46))
    assert seen[-1] == Navigation().orbited(Camera(), QPointF(40, 0))
