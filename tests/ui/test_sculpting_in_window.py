"""Sculpting in the whole window: the tool and its pane, by keys and clicks, on the mesh and into an edited morph."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from editor.model.morphs import Morph
from editor.operations.painting.sculpt_stroke import SculptMode
from editor.operations.transform.influence import Falloff
from editor.ui.command import CommandList
from editor.ui.panes.brush_panes import SculptPane
from editor.ui.viewport.tools import Tool, Tools
from editor.ui.window.bars import MorphBar
from tests.model.random_models import fingerprint
from tests.operations.painting.test_weight_stroke import sheet
from tests.ui.driving import Control, Driver, Key, Qt
from tests.ui.test_weights_in_window import combo_box, number
from tests.ui.window.test_main_window import has_drawn

Left = Qt.MouseButton.LeftButton


@pytest.fixture
def driver(empty_driver: Driver, qtbot: QtBot) -> Driver:
    model = sheet()
    model.morphs.records[:] = [Morph("笑い")]
    empty_driver.open(model)
    qtbot.waitUntil(lambda: has_drawn(empty_driver.window))
    return empty_driver


def pane(driver: Driver) -> SculptPane:
    found = driver.bench.docks["sculpt"].pane
    assert isinstance(found, SculptPane)
    return found


def click_model(driver: Driver) -> None:
    QTest.mouseClick(driver.view, Left, Qt.KeyboardModifier.NoModifier, driver.view.rect().center())
    driver.settle()


def steps(driver: Driver) -> list[str]:
    return [step.name for step in driver.document.history.steps]


@pytest.mark.gl
def test_the_mesh_is_sculpted_by_keys_and_clicks_and_undone(driver: Driver) -> None:
    before = fingerprint(driver.model)
    driver.key(Key.Key_F6, Control)
    shown = pane(driver)
    assert shown.isVisible()
    assert shown.target.text() == "Changes the mesh"
    driver.view.setFocus()
    driver.key(Key.Key_U)
    assert driver.bench.tools.tool is Tool.SCULPT
    assert not number(driver, "Strength").isEnabled(), "what is moved follows the pointer"
    combo_box(driver, "Mode").setCurrentIndex(list(SculptMode).index(SculptMode.INFLATE))
    assert number(driver, "Strength").isEnabled()
    click_model(driver)
    assert steps(driver) == ["Sculpt: inflate"]
    assert not driver.rows("materials"), "a click with the brush selects nothing"
    driver.document.selection.set_active_table("bones")
    assert not driver.view.drawn_options().shows("bones"), "which would hide the surface"
    driver.bench.tools.choose(Tool.SELECT)
    assert driver.view.drawn_options().shows("bones")
    driver.key(Key.Key_Z, Control)
    assert fingerprint(driver.model) == before


@pytest.mark.gl
def test_the_pane_and_the_bar_say_what_takes_it(driver: Driver) -> None:
    mesh = driver.model.vertices["position"].tobytes()
    driver.click_row("morphs", 0)
    driver.bench.commands["morphs.edit-on-mesh"].trigger()
    driver.key(Key.Key_F6, Control)
    shown = pane(driver)
    assert shown.target.text() == "Changes the morph 0: 笑い"
    bar = driver.window.findChild(MorphBar)
    assert bar is not None
    assert "brushes" in bar.findChildren(QLabel)[0].text()
    driver.click(shown.paint)
    combo_box(driver, "Mode").setCurrentIndex(list(SculptMode).index(SculptMode.INFLATE))
    click_model(driver)
    assert len(driver.model.morphs[0].offsets)
    assert driver.document.history.undo_name == "Sculpt: inflate in morph 笑い"
    assert driver.model.vertices["position"].tobytes() == mesh
    driver.document.edited_morph.end()
    assert shown.target.text() == "Changes the mesh"


def test_the_radius_is_set_above_the_view_and_by_keys_in_the_pane(driver: Driver) -> None:
    driver.key(Key.Key_F6, Control)
    shown, regions = pane(driver), driver.bench.tools.regions
    assert shown.isAncestorOf(QApplication.focusWidget())
    driver.key(Key.Key_BracketRight)
    assert regions.radius == 30
    driver.key(Key.Key_Space)
    assert driver.bench.tools.tool is Tool.SCULPT, "its button had the keyboard"
    assert number(driver, "Radius").value() == 30
    number(driver, "Radius").setValue(60)
    assert regions.radius == 60


def test_what_is_chosen_is_remembered(driver: Driver) -> None:
    driver.key(Key.Key_F6, Control)
    shown = pane(driver)
    driver.click(shown.paint)
    combo_box(driver, "Mode").setCurrentIndex(list(SculptMode).index(SculptMode.RESTORE))
    number(driver, "Strength").setValue(0.75)
    combo_box(driver, "Falloff").setCurrentIndex(list(Falloff).index(Falloff.SHARP))
    for box in shown.switches[:3]:
        driver.click(box, QPoint(10, box.height() // 2))
    sculpting = driver.bench.tools.sculpting
    assert (sculpting.brush.mirrors, sculpting.only_selected, sculpting.shows_vertices) == (True, True, False)
    again = Tools(CommandList(driver.window), driver.bench.session.settings.stored).sculpting
    assert again.brush == sculpting.brush
    assert again.brush.mode is SculptMode.RESTORE
    assert not again.shows_vertices
    assert not driver.bench.tools.painting.brush.mirrors, "which is another brush"
