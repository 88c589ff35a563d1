"""Painting weights in the whole window: the tool and its pane, by keys and clicks, down to the step and its undo."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import TypeVar

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSettings
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QLabel,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from editor.formats import new_content, save
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.rigid_bodies import RigidBody
from editor.operations.catalog import OPERATIONS
from editor.operations.painting.weight_stroke import PaintMode
from editor.operations.transform.influence import Falloff
from editor.render.modes import DisplayMode
from editor.ui.command import CommandList
from editor.ui.dialogs.open_forms import show_operation_form
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.editors.files import FileEditor
from editor.ui.editors.lines import NumberEditor
from editor.ui.panes.brush_panes import WeightsPane
from editor.ui.viewport.labels import Legend
from editor.ui.viewport.tools import Tool, Tools
from editor.ui.window.tool_bars import ToolOptions
from tests.model.random_models import fingerprint
from tests.operations.painting.test_weight_stroke import HEAD, LEFT, RIGHT, sheet
from tests.ui.driving import Control, Driver, Key, Qt
from tests.ui.window.test_main_window import has_drawn

Left = Qt.MouseButton.LeftButton


@pytest.fixture
def driver(empty_driver: Driver, qtbot: QtBot) -> Driver:
    empty_driver.open(sheet())
    qtbot.waitUntil(lambda: has_drawn(empty_driver.window))
    return empty_driver


def pane(driver: Driver) -> WeightsPane:
    found = driver.bench.docks["weights"].pane
    assert isinstance(found, WeightsPane)
    return found


def combo_box(driver: Driver, name: str) -> QComboBox:
    """A choice among the options of the tool, which are above the view."""
    return option(driver, QComboBox, name)


def number(driver: Driver, name: str) -> QDoubleSpinBox:
    return option(driver, QDoubleSpinBox, name)


Option = TypeVar("Option", bound=QWidget)


def option(driver: Driver, kind: type[Option], name: str) -> Option:
    driver.settle()
    found = driver.window.findChild(ToolOptions).findChildren(kind)
    return next(field for field in found if field.accessibleName() == name and field.isVisible())


def drag_name(driver: Driver, name: str, pixels: int) -> None:
    """Drag the name of a number among the options of the tool to the right."""
    number_box = number(driver, name)
    label = next(each for each in driver.window.findChildren(QLabel) if each.buddy() is number_box)
    places = [QPointF(label.rect().center() + QPoint(way, 0)) for way in (0, pixels)]
    for kind, place in zip(("MouseButtonPress", "MouseMove", "MouseButtonRelease"), (*places, places[1]), strict=True):
        held = Qt.MouseButton.NoButton if kind == "MouseButtonRelease" else Left
        event = QMouseEvent(
            QEvent.Type[kind], place, label.mapToGlobal(place), Left, held, Qt.KeyboardModifier.NoModifier
        )
        QApplication.sendEvent(label, event)


def click_model(driver: Driver) -> None:
    QTest.mouseClick(driver.view, Left, Qt.KeyboardModifier.NoModifier, driver.view.rect().center())
    driver.settle()


@pytest.mark.gl
def test_a_bone_is_painted_and_undone(driver: Driver) -> None:
    before = fingerprint(driver.model)
    driver.click_row("bones", LEFT)
    driver.view.setFocus()
    driver.key(Key.Key_P)
    assert driver.bench.tools.tool is Tool.PAINT
    assert driver.view.drawn_options().mode is DisplayMode.BONE_WEIGHT
    click_model(driver)
    assert [step.name for step in driver.document.history.steps] == ["Paint 左腕"]
    assert (driver.model.vertices["bones"] == LEFT).any()
    assert driver.rows("bones") == [LEFT], "a click with the brush selects nothing"
    driver.key(Key.Key_Z, Control)
    assert fingerprint(driver.model) == before
    driver.view.setFocus()
    driver.key(Key.Key_Q)
    assert driver.view.drawn_options().mode is DisplayMode.NORMAL


@pytest.mark.gl
def test_how_far_weights_come_is_seen_until_they_are_kept(driver: Driver, tmp_path: Path) -> None:
    other = sheet()
    other.vertices.writable("position")[:, 2] += 0.25
    save(dataclasses.replace(new_content(), model=other), tmp_path / "other.pmx")
    driver.document.selection.select("vertices", np.arange(len(driver.model.vertices)))
    driver.document.selection.set_active_table("vertices")
    stored = QSettings(str(tmp_path / "forms.ini"), QSettings.Format.IniFormat)
    for button in (QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel):
        form = show_operation_form(driver.document, OPERATIONS["weights.transfer"], driver.window, stored)
        editor = form.editors["model"]
        assert isinstance(editor, FileEditor)
        editor.take_file(tmp_path / "other.pmx")
        driver.qtbot.waitUntil(lambda: driver.view.drawn_options().heat is not None)
        driver.qtbot.waitUntil(lambda form=form: not form.status.stop.isVisible())  # the job has ended
        heat = driver.view.drawn_options().heat
        assert heat is not None
        np.testing.assert_allclose(np.unique(heat.round(4)), (0.2, 0.25))  # of both sheets
        for overlay in ("vertices", "selected-vertices"):
            assert not driver.view.drawn_options().shows(overlay), "they would hide the colours"
        legend = driver.view.findChild(Legend)
        assert legend is not None
        assert legend.isVisible()
        assert "0.25" in legend.text()
        driver.click(form.buttons.button(button))
        assert driver.view.drawn_options().heat is None
        assert driver.view.drawn_options().shows("selected-vertices")
        assert not legend.isVisible()


@pytest.mark.gl
def test_how_far_bodies_reach_is_seen_while_their_fall_off_is_tried(driver: Driver) -> None:
    """Two of three bodies are selected, with all vertices; those near none are grey and stay as they are."""
    model = sheet()
    model.rigid_bodies.records += [
        RigidBody(str(bone), bone=bone, size=(0.3, 0, 0), position=model.bones[bone].position)
        for bone in (LEFT, RIGHT, HEAD)
    ]
    driver.open(model)
    driver.qtbot.waitUntil(lambda: driver.view.has_drawn)
    before = fingerprint(driver.model)
    driver.document.selection.select("rigid_bodies", [0, 1])
    driver.document.selection.select("vertices", np.arange(len(model.vertices)))
    driver.document.selection.set_active_table("vertices")
    driver.settle()
    driver.choose(driver.bench.commands.menus["mesh"], "Weights", "Weights from rigid bodies…")
    form = next(form for form in driver.window.findChildren(OperationForm) if form.is_open)

    def reached() -> int:
        heat = driver.view.drawn_options().heat
        return 0 if heat is None else int(np.isfinite(heat).sum())

    driver.qtbot.waitUntil(lambda: reached() > 0)
    wide = reached()
    editor = form.editors["fall_off"]
    assert isinstance(editor, NumberEditor)
    editor.line.selectAll()
    QTest.keyClicks(editor.line, "0")
    QTest.keyClick(editor.line, Key.Key_Tab)
    driver.qtbot.waitUntil(lambda: 0 < reached() < wide)
    driver.click(form.buttons.button(QDialogButtonBox.StandardButton.Ok))
    assert driver.view.drawn_options().heat is None
    assert [step.name for step in driver.document.history.steps] == [
        "Weights from rigid bodies: 3,362 vertices; with 2 rigid bodies: 1, 2"
    ]
    assert set(driver.model.vertices["bones"][:, 0].tolist()) == {0, LEFT, RIGHT}
    driver.document.undo()
    assert fingerprint(driver.model) == before


@pytest.mark.gl
def test_the_pane_says_how_is_painted(driver: Driver) -> None:
    driver.click_row("bones", HEAD)
    driver.key(Key.Key_F6)
    shown = pane(driver)
    assert shown.isVisible()
    assert shown.bone.text() == "Bone: 3: 頭"
    driver.click(shown.paint)
    assert driver.bench.tools.tool is Tool.PAINT
    assert not shown.findChildren(QDoubleSpinBox), "which are above the view"
    combo_box(driver, "Mode").setCurrentIndex(list(PaintMode).index(PaintMode.REPLACE))
    number(driver, "Weight").setValue(0.3)
    drag_name(driver, "Strength", 400)
    assert number(driver, "Strength").value() == 1
    click_model(driver)
    used = driver.model.vertices["bones"] == HEAD
    assert driver.model.vertices["weights"][used].max() == pytest.approx(0.3, abs=0.01)


def test_the_buttons_of_weights_are_there_where_the_weight_is_used(driver: Driver) -> None:
    driver.click_row("bones", HEAD)
    driver.key(Key.Key_F6)
    shown = pane(driver)
    driver.click(shown.paint)
    half = next(button for button in shown.findChildren(QToolButton) if button.text() == "50 %")
    combo_box(driver, "Mode").setCurrentIndex(list(PaintMode).index(PaintMode.ADD))
    weight = number(driver, "Weight")
    assert not weight.isEnabled()
    assert not half.isEnabled()
    assert half.toolTip() == weight.parentWidget().toolTip() == "The mode Add does not use the weight"
    before = weight.value()
    driver.click(half)
    assert weight.value() == before
    combo_box(driver, "Mode").setCurrentIndex(list(PaintMode).index(PaintMode.FILL))
    assert half.toolTip() == "Paint with this weight"
    driver.click(half)
    assert weight.value() == 0.5


@pytest.mark.gl
def test_bones_are_locked_and_unlocked_by_buttons(driver: Driver) -> None:
    driver.click_row("bones", RIGHT)
    driver.key(Key.Key_F6)
    shown = pane(driver)
    lock, unlock, _ = shown.buttons
    driver.click(lock)
    assert shown.locked.text() == "Locked: 1 (右腕)"
    assert shown.bone.text() == "Bone: 2: 右腕 (locked)"
    driver.bench.tools.choose(Tool.PAINT)
    click_model(driver)
    assert not driver.document.history.steps
    driver.click(unlock)
    assert shown.locked.text() == "No bone is locked"
    click_model(driver)
    assert len(driver.document.history.steps) == 1


def test_what_is_chosen_is_remembered(driver: Driver) -> None:
    driver.key(Key.Key_F6)
    shown = pane(driver)
    driver.click(shown.switches[1], QPoint(10, shown.switches[1].height() // 2))
    assert driver.bench.tools.painting.brush.mirrors
    driver.click(shown.paint)
    number(driver, "Strength").setValue(0.75)
    combo_box(driver, "Falloff").setCurrentIndex(list(Falloff).index(Falloff.SHARP))
    assert driver.bench.tools.painting.brush.falloff is Falloff.SHARP
    driver.click(shown.switches[3], QPoint(10, shown.switches[3].height() // 2))
    assert not driver.bench.tools.painting.shows_vertices
    stored = driver.bench.session.settings.stored
    assert float(str(stored.value("painting/strength"))) == 0.75
    again = Tools(CommandList(driver.window), stored).painting
    assert again.brush == driver.bench.tools.painting.brush
    assert np.isclose(again.brush.strength, 0.75)
    assert not again.shows_vertices


def test_the_pane_tells_that_the_other_side_of_a_bone_is_not_there(driver: Driver) -> None:
    with driver.document.edit("Rename") as edit:
        edit.set(driver.model.bones, [RIGHT], "name", ["尾"])
    driver.click_row("bones", LEFT)
    driver.key(Key.Key_F6)
    shown = pane(driver)
    assert shown.bone.text() == "Bone: 1: 左腕"
    driver.click(shown.switches[1], QPoint(10, shown.switches[1].height() // 2))
    assert shown.bone.text() == "Bone: 1: 左腕 (its other side is not there)"
    with driver.document.edit("Rename") as edit:
        edit.set(driver.model.bones, [LEFT, RIGHT], "name", ["arm_L", "arm_R"])
    assert shown.bone.text() == "Bone: 1: arm_L"


def test_weights_pasted_onto_vertices_tell_the_bones_that_are_missing(driver: Driver) -> None:
    driver.document.selection.select("vertices", [0])
    driver.document.selection.set_active_table("vertices")
    with driver.document.edit("Weight") as edit:
        edit.set(driver.model.vertices, [0], "bones", (LEFT, NONE, NONE, NONE))
        edit.set(driver.model.vertices, [0], "weights", (1, 0, 0, 0))
    driver.bench.commands["edit.copy"].trigger()
    other = sheet()
    with Edit(other) as edit:
        edit.set(other.bones, [LEFT], "name", "another")
    driver.open(other, "other.pmx")
    driver.document.selection.select("vertices", [1, 2])
    driver.document.selection.set_active_table("vertices")
    driver.settle()
    driver.bench.rows.run("paste-values")
    assert driver.status().endswith("weights are without their bones, which are not in this model: 左腕")
    assert any("左腕" in message.text and message.row == 1 for message in driver.document.messages.all)


def test_the_tooltip_of_a_disabled_command_tells_the_present_reason(driver: Driver) -> None:
    """Of whatever is on a tool bar, without a menu being opened, and as the key says it."""
    commands = driver.bench.commands.list

    def outdated() -> list[str]:
        dead = [id for id in commands if not commands[id].isEnabled() and commands.reason(id)]
        return [id for id in dead if not commands[id].toolTip().endswith(commands.reason(id))]

    for act in (
        lambda: driver.click_row("bones", HEAD),
        lambda: driver.click_row("materials", 0),
        lambda: driver.document.posing.set_active(True),
        lambda: driver.document.posing.set_active(False),
        lambda: driver.bench.session.close(driver.document),
    ):
        act()
        driver.settle()
        assert not outdated()
