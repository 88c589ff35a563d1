"""Several views of one document: four in its page and a second one, each with a camera, and one that is worked in."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.document.cameras import Lock
from editor.document.document import Document
from editor.formats import Content
from editor.render.camera import ViewSide
from editor.render.options import ViewOptions
from editor.ui.viewport.viewport import Viewport
from editor.ui.viewport.views import Views
from tests.ui.keyboard import show_active
from tests.ui.pixels import pixels_of
from tests.ui.viewport.test_viewport import come_to_rest, two_squares

pytestmark = pytest.mark.gl


@pytest.fixture
def views(qtbot: QtBot) -> Iterator[Views]:
    views = shown(Document(Content(two_squares())), qtbot)
    yield views
    views.stop()


def shown(document: Document, qtbot: QtBot) -> Views:
    views = Views(document, lambda view: view.set_options(ViewOptions(show=frozenset())))
    qtbot.addWidget(views)
    views.resize(600, 400)
    show_active(views, qtbot)
    qtbot.waitUntil(lambda: views.first.has_drawn)
    return views


def four(views: Views, qtbot: QtBot) -> list[Viewport]:
    views.cameras.set_four(True)
    qtbot.waitUntil(lambda: all(view.has_drawn for view in views.all))
    return views.all


def red(view: Viewport) -> int:
    """How many pixels of its picture are red."""
    pixels = pixels_of(view.grabFramebuffer())
    return int(((pixels[..., 0] > 180) & (pixels[..., 1] < 80)).sum())


def test_four_views_from_four_sides(views: Views, qtbot: QtBot) -> None:
    first, top, front, side = four(views, qtbot)
    assert [view.camera_control.side for view in (first, top, front, side)] == [
        None,
        ViewSide.TOP,
        ViewSide.FRONT,
        ViewSide.RIGHT,
    ]
    assert [view.camera.perspective for view in (first, top, front, side)] == [True, False, False, False]
    assert top.camera.rotation == ViewSide.TOP.value
    assert red(first) > 50
    assert red(front) > 50
    assert red(side) == 0  # flat as they are
    size = views.size() / 2
    assert all(abs(view.width() - size.width()) < 20 and abs(view.height() - size.height()) < 20 for view in views.all)


def test_one_again(views: Views, qtbot: QtBot) -> None:
    camera, gone = views.first.camera, [weakref.ref(view) for view in four(views, qtbot)[1:]]
    views.all[2].setFocus()
    assert views.active is views.all[2]
    views.cameras.set_four(False)
    assert views.all == [views.first]
    assert views.active is views.first
    assert views.first.camera == camera
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert not any(view() for view in gone)
    qtbot.waitUntil(lambda: views.first.size() == views.size())


def test_an_edit_is_seen_in_all(views: Views, qtbot: QtBot) -> None:
    document = views.first.document
    first, _, front, _ = four(views, qtbot)
    with document.edit("Hide") as edit:
        edit.set(document.model.materials, [0], "diffuse", (1, 0, 0, 0))
    assert red(first) == red(front) == 0


def test_the_view_that_is_clicked_is_worked_in(views: Views, qtbot: QtBot) -> None:
    _, _, front, _ = four(views, qtbot)
    place = front.camera.project([(-2, 10, 0)], front.pixels)[0] / front.devicePixelRatioF()
    QTest.mouseClick(front, Qt.MouseButton.LeftButton, pos=QPoint(round(place[0]), round(place[1])))
    assert views.active is front
    assert front.document.selection.rows("materials").tolist() == [0]
    views.setFocus()
    assert front.hasFocus()


def test_idle_views_draw_nothing(views: Views, qtbot: QtBot) -> None:
    drawn: list[int] = []
    for view in four(views, qtbot):
        view.frameSwapped.connect(lambda: drawn.append(1))
    come_to_rest(drawn, qtbot)
    qtbot.wait(300)
    assert not drawn


def test_views_move_together_if_they_are_to(views: Views, qtbot: QtBot) -> None:
    first, top, front, _ = four(views, qtbot)
    before = front.camera
    first.camera_control.set_camera(first.camera.zoomed(0.5).orbited(10, 0))
    assert front.camera == before
    views.cameras.set_synced(True)
    first.camera_control.set_camera(first.camera.panned(5, 7, first.pixels))
    for other in (top, front):
        assert (other.camera.target, other.camera.distance) == (first.camera.target, first.camera.distance)
    assert front.camera.rotation == ViewSide.FRONT.value


def test_a_second_view_moves_and_ends_by_itself(views: Views, qtbot: QtBot) -> None:
    pane = views.make_second()
    qtbot.addWidget(pane)
    pane.resize(300, 200)
    pane.show()
    second = pane.view
    qtbot.waitUntil(lambda: second.has_drawn)
    assert second.camera.rotation == views.first.camera.rotation
    second.camera_control.set_camera(second.camera.turned(ViewSide.BACK))
    assert views.first.camera.rotation == ViewSide.FRONT.value
    views.cameras.set_synced(True)
    views.first.camera_control.set_camera(views.first.camera.orbited(33, 0))
    assert second.camera.rotation == views.first.camera.rotation
    views.drop_second()
    assert views.all == [views.first]


def test_locked_cameras_stay(views: Views) -> None:
    camera = views.first.camera
    views.cameras.set_lock(Lock.ALL)
    QTest.keyClick(views.first, Qt.Key.Key_Left)
    views.first.camera_control.reset()
    assert views.first.camera == camera
    views.cameras.set_lock(Lock.ROTATION)
    QTest.keyClick(views.first, Qt.Key.Key_Left)
    assert views.first.camera == camera
    QTest.keyClick(views.first, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert views.first.camera.target != camera.target


def test_a_reset_can_be_taken_back(views: Views) -> None:
    view = views.first
    view.camera_control.set_camera(view.camera.orbited(30, 10).zoomed(3))
    before = view.camera
    assert not view.camera_control.can_go_back
    view.camera_control.reset()
    reset = view.camera
    view.camera_control.take_back_reset()
    assert view.camera == before
    view.camera_control.take_back_reset()
    assert view.camera == reset


def test_the_rotation_centre_is_looked_at_and_orbited(views: Views) -> None:
    view = views.first
    assert view.camera_control.centre_on("bones", [1])
    assert view.camera.target == (2, 10, 0)
    view.camera_control.set_camera(view.camera.panned(40, 0, view.pixels))
    before = view.camera.project([(2, 10, 0)], view.pixels)
    QTest.keyClick(view, Qt.Key.Key_Left)
    np.testing.assert_allclose(view.camera.project([(2, 10, 0)], view.pixels), before, atol=1e-6)
    view.camera_control.reset()
    assert views.cameras.centre is None


def test_only_the_view_that_is_worked_in_follows_a_guide(views: Views, qtbot: QtBot) -> None:
    """A motion's camera never moves the views from the sides."""
    first, top, *_ = four(views, qtbot)
    second = views.make_second().view
    top.setFocus()
    assert [view.camera_control.is_guided for view in views.all] == [True, False, False, False, False]
    second.focused.emit()
    assert [view for view in views.all if view.camera_control.is_guided] == [second]
    views.drop_second()
    assert first.camera_control.is_guided


def test_closing_lets_go_of_the_document(qtbot: QtBot) -> None:
    views = shown(Document(Content(two_squares())), qtbot)
    four(views, qtbot)
    model = weakref.ref(views.first.document.model)
    views.stop()
    views.deleteLater()
    del views
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert model() is None
