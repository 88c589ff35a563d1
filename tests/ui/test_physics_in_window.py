"""Rigid bodies and soft bodies by hand in the whole window: groups that collide, anchors, what is similar."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.panes.physics_panes import BodiesPane, CollisionsPane
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model
from tests.ui.driving import Control, Driver, Key


@pytest.fixture
def driver(empty_driver: Driver) -> Driver:
    return empty_driver


def test_groups_are_kept_apart_in_the_grid_that_the_menu_opens(driver: Driver) -> None:
    driver.open(full_model())
    before = fingerprint(driver.model)
    driver.choose(driver.bench.commands.menus["physics"], "Go to Collision groups")
    pane = driver.bench.docks["collisions"].pane
    assert isinstance(pane, CollisionsPane)
    driver.qtbot.waitUntil(pane.view.hasFocus)
    assert pane.grid.index(0, 0).data() == "●"
    driver.click_index(pane.view, pane.grid.index(0, 0))
    assert {body.mask for body in (*driver.model.rigid_bodies, *driver.model.soft_bodies)} == {0xFFFE}
    driver.qtbot.waitUntil(lambda: pane.grid.index(0, 0).data() == "")
    QTest.keyClick(pane.view, Key.Key_Z, Control)
    assert fingerprint(driver.model) == before


def test_joints_are_found_as_plainly_as_bodies(driver: Driver) -> None:
    driver.open(full_model())
    driver.bench.commands["workspace.physics"].trigger()
    driver.settle()
    pane = driver.bench.docks["bodies"].pane
    assert isinstance(pane, BodiesPane)
    bodies, joints = pane.pages["rigid_bodies"], pane.pages["joints"]
    assert (bodies.isVisible(), joints.isVisible()) == (True, False)
    of_joints = next(each for each in pane.switch.buttons if each.text() == "Joints")
    driver.click(of_joints)
    assert (bodies.isVisible(), joints.isVisible()) == (False, True)
    assert driver.bench.commands["select.click-joints"].isChecked(), "as a click in the view selects then"
    driver.click_index(joints.view, joints.view.rows.node_index(0))
    assert (driver.document.selection.active_table, driver.rows("joints")) == ("joints", [0])
    table, rows = driver.inspector.page
    assert (table, list(rows)) == ("joints", [0])
    driver.document.selection.go_to("rigid_bodies", 1)
    driver.settle()
    assert bodies.isVisible()
    assert bodies.rows() == [1]
    driver.document.selection.set_active_table("bones")
    assert bodies.isVisible(), "rows of others leave the list as it is"


def test_anchors_follow_the_vertices_that_are_selected_while_the_form_is_open(driver: Driver) -> None:
    driver.open(full_model())
    driver.click_row("rigid_bodies", 1)
    driver.document.selection.set_active_table("vertices")
    driver.document.selection.select("vertices", [3])
    driver.bench.commands["soft-bodies.anchor"].trigger()
    form = driver.window.findChild(OperationForm)
    assert form is not None

    def anchored() -> list[int]:
        return sorted(driver.model.soft_bodies[0].anchors["vertex"].tolist())

    driver.qtbot.waitUntil(lambda: anchored() == [2, 3, 5])
    driver.document.selection.select("vertices", [4])
    driver.qtbot.waitUntil(lambda: anchored() == [2, 4, 5])
    QTest.keyClick(form, Key.Key_Return)
    driver.settle()
    assert anchored() == [2, 4, 5]
    assert [(each.body, each.vertex) for each in driver.model.soft_bodies[0].anchors][-1] == (1, 4)
    assert driver.model.soft_bodies[0].pins["vertex"].tolist() == [0], "what is anchored is pinned no more"
    assert len(driver.document.history.steps) == 1


def test_similar_bodies_are_selected_from_the_menu(driver: Driver) -> None:
    driver.open(full_model())
    driver.click_row("rigid_bodies", 0)
    driver.choose(driver.bench.commands.menus["select"], "Similar", "Shape: Sphere")
    assert driver.rows("rigid_bodies") == [0, 1]
