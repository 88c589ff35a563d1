"""Tools beside the view, their options above it, and the buttons in its corner."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from editor.formats import new_content, save
from editor.ui.action import BY_ICONS, WITH_NAMES
from editor.ui.commands import file_commands
from editor.ui.icons import icon
from editor.ui.tabs import FoldingRow
from editor.ui.viewport.region_tool import RegionTool
from editor.ui.viewport.tools import Tool
from editor.ui.window.main_window import MainWindow
from editor.ui.window.tool_bars import ToolBar, ToolOptions, ToolStrip, ViewCorner
from tests.operations.model_making import full_model
from tests.ui.driving import Driver, Key

Left = Qt.MouseButton.LeftButton


@pytest.fixture
def driver(window: MainWindow, qtbot: QtBot) -> Driver:
    driver = Driver(window, qtbot)
    driver.open(full_model())
    window.resize(1600, 800)
    driver.settle()
    return driver


def buttons(parent: QWidget | None) -> dict[str, QToolButton]:
    """The buttons that are seen in a part of the window, by the ids of their commands, or else by what they say.

    From the upper left to the lower right.
    """
    assert parent is not None
    seen = [button for button in parent.findChildren(QToolButton) if button.isVisible()]
    seen.sort(key=lambda button: (button.mapTo(parent, QPoint()).y(), button.mapTo(parent, QPoint()).x()))
    return {
        action.objectName() if (action := button.defaultAction()) is not None else button.text(): button
        for button in seen
    }


def seen_options(driver: Driver) -> list[str]:
    options = driver.window.findChild(ToolOptions)
    assert options is not None
    fields = [*options.findChildren(QComboBox), *options.findChildren(QDoubleSpinBox)]
    return [*buttons(options), *(field.accessibleName() for field in fields if field.isVisible())]


@pytest.mark.gl
def test_the_strip_has_the_tools_of_the_mode_with_what_there_is_to_choose(driver: Driver) -> None:
    strip = driver.window.findChild(ToolStrip)
    assert strip is not None
    assert strip.width() < 60
    of_edit = buttons(strip)
    names = ("select", "move", "rotate", "scale", "paint", "sculpt", "knife")
    assert list(of_edit) == [*(f"tool.{name}" for name in names), "view.pose"]
    assert all(button.toolTip() for button in of_edit.values())
    assert set(seen_options(driver)) == {*RegionTool.REGIONS, "region.through"}
    QTest.mouseClick(of_edit["tool.rotate"], Left)
    driver.settle()
    assert driver.bench.tools.tool is Tool.ROTATE
    assert {"region.box", "Global axes", "shaping.mirror", "shaping.falloff"} <= set(seen_options(driver))
    QTest.mouseClick(buttons(driver.window.findChild(ToolOptions))["shaping.falloff"], Left)
    driver.settle()
    assert "Radius of the falloff" in seen_options(driver)
    QTest.mouseClick(of_edit["tool.paint"], Left)
    driver.settle()
    assert {"Mode", "Radius", "Strength", "Weight"} <= set(seen_options(driver))
    driver.key(Key.Key_F9)
    driver.settle()
    assert list(buttons(driver.window.findChild(ToolStrip))) == [
        f"tool.{name}" for name in ("select", "move", "rotate", "scale", "grab")
    ]
    assert {"Local axes", "physics.on"} <= set(seen_options(driver))
    QTest.mouseClick(buttons(driver.window.findChild(ToolOptions))["physics.on"], Left)
    assert driver.document.posing.physics.is_on


def test_a_click_opens_a_model_beside_the_one_that_is_open(
    empty_driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, other = empty_driver, tmp_path / "other.pmx"
    driver.open(full_model())
    save(replace(new_content(), model=full_model()), other)
    monkeypatch.setattr(file_commands, "choose_files_to_open", lambda *_: [other])
    bar = driver.window.findChild(ToolBar)
    QTest.mouseClick(bar.widgetForAction(driver.bench.commands["file.open"]), Left)
    driver.qtbot.waitUntil(lambda: len(driver.bench.session.documents) == 2)
    assert driver.document.path == other


@pytest.mark.gl
def test_the_corner_of_the_view_has_its_menus_and_frames_the_model(driver: Driver) -> None:
    found = buttons(driver.view.findChild(ViewCorner))
    assert list(found) == ["Display", "Overlays", "Camera", "camera.frame-selection", "camera.frame-all"]
    assert found["Overlays"].menu() is driver.bench.commands.menus["view.overlays"]
    driver.view.camera_control.frame()
    framed = driver.view.camera
    driver.view.camera_control.set_camera(replace(framed, distance=2 * framed.distance))
    QTest.mouseClick(found["camera.frame-all"], Left)
    assert driver.view.camera.distance == pytest.approx(framed.distance)


def test_what_finds_no_room_in_the_line_is_in_a_card(qtbot: QtBot) -> None:
    row, parts = FoldingRow(), [QToolButton(text=f"Part {number}") for number in range(4)]
    qtbot.addWidget(row)
    row.give_room(10_000)
    row.show_parts(parts)
    whole = row.sizeHint().width()
    for width, in_line in ((whole, 4), (whole - 1, 3), (20, 0), (whole, 4)):
        row.resize(width, 30)
        row.show()
        assert [part.isVisible() for part in parts] == [True] * in_line + [False] * (4 - in_line)
        assert all(row.rect().contains(part.geometry()) for part in parts[:in_line])
        assert row.more.isVisible() == (in_line < 4)
    row.resize(20, 30)
    parts[2].setIcon(icon("mirror"))  # alone, as long as there is room in the line
    row.resize(row.width() + 1, 30)
    QTest.mouseClick(row.more, Left)
    assert all(part.isVisible() for part in parts)
    assert parts[2].toolButtonStyle() is WITH_NAMES
    row.show_parts(parts[:1])
    assert not parts[3].isVisible()
    row.show_parts(parts)
    row.resize(whole + 100, 30)
    assert parts[2].toolButtonStyle() is BY_ICONS
    assert not row.more.isVisible()
