"""Bones and bodies are made, and bones get parents and tails, by clicks on the model in the whole window."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from editor.model.bones import Bone, BoneFlags
from editor.model.fields import NONE
from editor.model.frames import BoneItem, DisplayFrame, special_frames
from editor.model.materials import Material
from editor.model.model import Model
from editor.operations.choices import NewSide
from editor.render.camera import ViewSide
from editor.ui.dialogs.click_dialogs import ClickDialog, NewBodyDialog, NewBoneDialog, NewVertexDialog, PickBoneDialog
from editor.ui.viewport.click_placing import PlaceOn
from editor.ui.viewport.tools import Tool
from tests.model.random_models import fingerprint
from tests.ui.driving import Control, Driver, Key, entries
from tests.ui.keyboard import give_keyboard

pytestmark = pytest.mark.gl

ROOT, OTHER = range(2)
AT = {ROOT: (0.0, 12.0, 5.0), OTHER: (3.0, 10.0, 0.0)}


def box() -> Model:
    """A box, 4 wide, 8 high and 2 deep, around (0, 10, 0); a bone behind it and one beside it."""
    model = Model()
    x, y, z = np.meshgrid((-2, 2), (6, 14), (-1, 1), indexing="ij")
    positions = np.stack((x.ravel(), y.ravel(), z.ravel()), axis=1).astype(np.float32)
    quads = [(0, 2, 6, 4), (1, 5, 7, 3), (0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6)]
    faces = [part for a, b, c, d in quads for part in ((a, b, c), (a, c, d))]
    model.vertices.fill(8, position=positions, normal=positions - (0, 10, 0), bones=np.tile((0, -1, -1, -1), (8, 1)))
    model.faces.fill(len(faces), vertices=faces, material=[0] * len(faces))
    model.materials.records[:] = [Material("red", diffuse=(1, 0, 0, 1), ambient=(0.5, 0, 0), flags=1)]
    model.bones.records[:] = [Bone("root", position=AT[ROOT]), Bone("other", position=AT[OTHER], parent=ROOT)]
    model.frames.records[:] = [*special_frames(), DisplayFrame("体", items=(BoneItem(ROOT), BoneItem(OTHER)))]
    return model


@pytest.fixture
def driver(empty_driver: Driver, qtbot: QtBot) -> Driver:
    empty_driver.open(box())
    qtbot.waitUntil(lambda: empty_driver.view.has_drawn)
    empty_driver.view.camera_control.set_camera(empty_driver.view.camera.turned(ViewSide.FRONT))
    empty_driver.settle()
    return empty_driver


def point(driver: Driver, place: tuple[float, float, float]) -> QPoint:
    view = driver.view
    x, y, _ = view.camera.project([place], view.pixels)[0] / view.devicePixelRatioF()
    return QPoint(round(x), round(y))


def click(driver: Driver, place: tuple[float, float, float]) -> None:
    driver.click(driver.view, point(driver, place))


def dialog(driver: Driver, kind: type[ClickDialog]) -> ClickDialog:
    return next(found for found in driver.window.findChildren(kind) if found.isVisible())


def start(driver: Driver, text: str) -> None:
    driver.choose(driver.bench.commands.menus["bone"], text)


def place_by_clicks(driver: Driver, on: PlaceOn) -> None:
    start(driver, "New bones by click…")
    found = dialog(driver, NewBoneDialog)
    assert isinstance(found, NewBoneDialog)
    driver.click(found.choices[on], QPoint(12, found.choices[on].height() // 2))


def test_clicks_make_a_chain_in_the_middle_of_the_mesh(driver: Driver) -> None:
    driver.click_row("bones", ROOT)
    before = fingerprint(driver.model)
    place_by_clicks(driver, PlaceOn.MIDDLE)
    click(driver, (0.0, 12.0, 0.0))
    click(driver, (0.5, 8.0, 0.0))  # at once, which is no double click here
    bones = driver.model.bones
    assert [bone.name for bone in bones] == ["root", "root_2", "root_3", "other"]
    assert [bone.parent for bone in bones] == [NONE, 0, 1, 0]
    np.testing.assert_allclose(bones[1].position, (0, 12, 0), atol=0.1)
    np.testing.assert_allclose(bones[2].position, (0.5, 8, 0), atol=0.1)
    assert bones[1].flags & BoneFlags.TAIL_IS_BONE
    assert bones[1].tail_bone == 2
    assert driver.rows("bones") == [2]
    assert driver.model.frames[2].items == tuple(map(BoneItem, (0, 1, 2, 3)))
    driver.key(Key.Key_Escape)
    assert not driver.window.findChildren(NewBoneDialog)
    click(driver, AT[OTHER])  # which selects again
    assert len(driver.model.bones) == 4
    assert driver.rows("bones") == [3]
    driver.key(Key.Key_Z, Control)
    assert len(driver.model.bones) == 3
    assert driver.rows("bones") == [1]
    driver.key(Key.Key_Z, Control)
    assert fingerprint(driver.model) == before


def test_the_tail_of_the_parent_stays_unless_it_is_wanted(driver: Driver) -> None:
    driver.click_row("bones", ROOT)
    before = driver.model.bones[ROOT]
    place_by_clicks(driver, PlaceOn.MIDDLE)
    click(driver, (0.0, 12.0, 0.0))
    click(driver, (0.5, 8.0, 0.0))
    assert driver.model.bones[ROOT] == before
    assert driver.model.bones[1].tail_bone == 2, "within the chain tails lead to the next bone"
    driver.key(Key.Key_Z, Control)
    click(driver, (1.0, 9.0, 0.0))
    assert driver.model.bones[1].tail_bone == 2
    driver.click_row("bones", ROOT)
    found = dialog(driver, NewBoneDialog)
    assert isinstance(found, NewBoneDialog)
    driver.click(found.tail, QPoint(12, found.tail.height() // 2))
    click(driver, (-1.0, 9.0, 0.0))
    bones = driver.model.bones
    assert bones[ROOT].flags & BoneFlags.TAIL_IS_BONE
    assert bones[bones[ROOT].tail_bone].position[0] == pytest.approx(-1, abs=0.1)


def test_new_bones_get_a_name_and_a_side(driver: Driver) -> None:
    driver.click_row("bones", ROOT)
    place_by_clicks(driver, PlaceOn.MIDDLE)
    found = dialog(driver, NewBoneDialog)
    assert isinstance(found, NewBoneDialog)
    found.editors["name"].set_value("髪1")
    found.editors["side"].set_value(NewSide.POSITION)
    click(driver, (1.0, 12.0, 0.0))
    click(driver, (1.0, 9.0, 0.0))
    driver.click_row("bones", ROOT)
    click(driver, (-1.0, 12.0, 0.0))
    click(driver, (-1.0, 9.0, 0.0))
    names = [bone.name for bone in driver.model.bones]
    assert sorted(names) == sorted(["root", "左髪1", "左髪2", "右髪1", "右髪2", "other"])


def test_the_dialog_names_the_parent_of_the_next_bone(driver: Driver) -> None:
    driver.document.selection.select("bones", [ROOT, OTHER])
    driver.document.selection.set_current("bones", OTHER)
    place_by_clicks(driver, PlaceOn.MIDDLE)
    found = dialog(driver, NewBoneDialog)
    assert isinstance(found, NewBoneDialog)
    assert found.parent_text.text() == "The next one is a child of 1: other"
    driver.document.selection.select("bones", [])
    assert found.parent_text.text() == "The next one has no parent, as no bone is selected"


def test_on_the_surface(driver: Driver) -> None:
    driver.click_row("bones", ROOT)
    place_by_clicks(driver, PlaceOn.SURFACE)
    click(driver, (0.0, 9.0, -1.0))
    np.testing.assert_allclose(driver.model.bones[1].position, (0, 9, -1), atol=0.1)
    click(driver, (4.0, 9.0, 0.0))
    assert len(driver.model.bones) == 3
    assert driver.status() == "There is no surface here to place anything on"


def test_on_the_plane_through_the_selected_bone(driver: Driver) -> None:
    driver.click_row("bones", ROOT)
    place_by_clicks(driver, PlaceOn.PLANE)
    click(driver, (3.0, 13.0, 5.0))
    np.testing.assert_allclose(driver.model.bones[1].position, (3, 13, 5), atol=0.1)


def test_without_a_selected_bone_it_is_a_root(driver: Driver) -> None:
    place_by_clicks(driver, PlaceOn.MIDDLE)
    click(driver, (0.0, 12.0, 0.0))
    assert driver.model.bones[2].parent == NONE


def test_neither_handles_nor_regions_are_in_the_way(driver: Driver) -> None:
    driver.click_row("bones", OTHER)
    driver.bench.tools.choose(Tool.MOVE)
    place_by_clicks(driver, PlaceOn.PLANE)
    click(driver, AT[OTHER])
    assert driver.model.bones[OTHER].position == AT[OTHER]
    np.testing.assert_allclose(driver.model.bones[2].position, AT[OTHER], atol=0.1)


def test_it_ends_with_the_mode_and_is_not_offered_in_the_other(driver: Driver) -> None:
    place_by_clicks(driver, PlaceOn.MIDDLE)
    give_keyboard(driver.window, driver.qtbot)
    driver.key(Key.Key_F9)
    assert not driver.window.findChildren(NewBoneDialog)
    assert not driver.bench.tools.placing.is_on
    assert driver.bench.commands.list.reason("bones.new-by-click") == "It works in Edit mode (F9)"


def test_clicks_make_a_chain_of_bodies(driver: Driver) -> None:
    before = fingerprint(driver.model)
    driver.choose(driver.bench.commands.menus["physics"], "New rigid bodies by click…")
    found = dialog(driver, NewBodyDialog)
    assert isinstance(found, NewBodyDialog)
    click(driver, (0.0, 12.0, 0.0))
    (body,) = driver.model.rigid_bodies
    assert (body.name, body.bone) == ("root", ROOT)
    np.testing.assert_allclose(body.position, (0, 12, 0), atol=0.1)
    assert driver.rows("rigid_bodies") == [0]
    assert not found.joined_text.isVisible()
    driver.click(found.chain, QPoint(12, found.chain.height() // 2))
    assert found.joined_text.isVisible()
    assert found.joined_text.text() == "The next one is joined with 0: root"
    found.editors["radius"].set_value(0.5)
    click(driver, (0.5, 8.0, 0.0))
    assert [body.name for body in driver.model.rigid_bodies] == ["root", "root_2"]
    assert driver.model.rigid_bodies[1].size[0] == 0.5
    (joint,) = driver.model.joints
    assert (joint.body_a, joint.body_b) == (0, 1)
    np.testing.assert_allclose(joint.position, (0.25, 10, 0), atol=0.1)
    click(driver, (4.0, 9.0, 0.0))
    assert driver.status() == "Nothing here has a front and a back to be between"
    driver.key(Key.Key_Escape)
    assert not driver.window.findChildren(NewBodyDialog)
    driver.key(Key.Key_Z, Control)
    driver.key(Key.Key_Z, Control)
    assert fingerprint(driver.model) == before


# -- parents and tails -------------------------------------------------------------------------------------------------


def test_the_parent_is_clicked(driver: Driver) -> None:
    driver.click_row("bones", ROOT)
    place_by_clicks(driver, PlaceOn.MIDDLE)
    click(driver, (0.0, 12.0, 0.0))
    driver.key(Key.Key_Escape)
    driver.click_row("bones", 1)
    start(driver, "Set parent by click…")
    assert driver.rows("bones") == []
    click(driver, AT[OTHER])
    assert driver.model.bones[1].parent == 2
    assert driver.rows("bones") == [1]
    assert not driver.window.findChildren(PickBoneDialog)


def test_circles_are_refused(driver: Driver) -> None:
    before = fingerprint(driver.model)
    driver.click_row("bones", ROOT)
    start(driver, "Set parent by click…")
    click(driver, AT[OTHER])
    assert "cannot be its own ancestor" in driver.status()
    assert fingerprint(driver.model) == before


def test_the_tail_is_clicked_or_chosen_in_a_list(driver: Driver) -> None:
    driver.click_row("bones", OTHER)
    start(driver, "Set tail by click…")
    driver.click_row("bones", ROOT)
    assert driver.model.bones[OTHER].tail_bone == ROOT
    assert driver.rows("bones") == [OTHER]
    driver.key(Key.Key_Z, Control)
    assert driver.model.bones[OTHER].tail_bone == NONE


def test_escape_picks_nothing_and_selects_what_was_selected(driver: Driver) -> None:
    before = fingerprint(driver.model)
    driver.click_row("bones", OTHER)
    start(driver, "Set tail by click…")
    driver.key(Key.Key_Escape)
    assert not driver.window.findChildren(PickBoneDialog)
    assert driver.rows("bones") == [OTHER]
    click(driver, AT[ROOT])
    assert fingerprint(driver.model) == before


# -- the menu of the model view ----------------------------------------------------------------------------------------


def test_a_right_click_opens_what_fits_the_selection(driver: Driver) -> None:
    driver.click_row("bones", OTHER)
    QTest.mouseClick(driver.view, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, point(driver, AT[OTHER]))
    driver.qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    by_id = {action.objectName(): action for action in entries(menu)}
    for id in ("edit.copy", "rows.copy-references", "bones.parent-by-click", "bones.set-tail", "rows.delete"):
        assert by_id[id].isEnabled(), id
    assert "materials.merge" not in by_id
    driver.close_menus()


def test_vertices_and_a_strip_of_faces_are_made_by_clicks(driver: Driver) -> None:
    before = fingerprint(driver.model)
    driver.choose(driver.bench.commands.menus["mesh"], "New vertices by click…")
    found = dialog(driver, NewVertexDialog)
    assert isinstance(found, NewVertexDialog)
    driver.click(found.strip, QPoint(12, found.strip.height() // 2))
    for place in ((-1.0, 8.0, -1.0), (1.0, 8.0, -1.0), (0.0, 10.0, -1.0)):
        click(driver, place)
    assert driver.model.vertices["position"][8:, 2].tolist() == pytest.approx([-1] * 3, abs=1e-4)
    assert len(driver.model.faces) == 13
    assert driver.rows("vertices") == [9, 10]
    driver.key(Key.Key_Escape)
    assert not driver.bench.tools.placing.is_on
    for _ in range(3):
        driver.key(Key.Key_Z, Control)
    assert fingerprint(driver.model) == before


def test_it_ends_as_the_window_speaks_another_language(driver: Driver) -> None:
    start(driver, "New bones by click…")
    found = dialog(driver, NewBoneDialog)
    driver.window.furnish()
    driver.qtbot.waitUntil(lambda: not isValid(found))
    driver.open(box())  # in front of the model that it was for
