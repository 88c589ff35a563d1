"""The tool bar and the icons in light and dark windows: what is checked, and what is disabled, is plainly seen so."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QImage, QPalette, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from editor.document.program.preferences import Theme
from editor.document.session import Session
from editor.ui.appearance import own_palette
from editor.ui.editors.choices import GroupButton
from editor.ui.icons import IconLabel, icon
from editor.ui.services import CurrentDocument
from editor.ui.window.docks import DocumentDock
from editor.ui.window.workbench import ToolBar

Roles = QPalette.ColorRole
LIGHT = {Roles.Window: "#f0f0f0", Roles.Button: "#f0f0f0", Roles.WindowText: "#101010", Roles.ButtonText: "#101010"}
DARK = {Roles.Window: "#2b2b2b", Roles.Button: "#333333", Roles.WindowText: "#dddddd", Roles.ButtonText: "#dddddd"}


@pytest.fixture(params=[LIGHT, DARK], ids=["light", "dark"])
def palette(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[QPalette]:
    before, palette = qapp.palette(), qapp.palette()
    for role, color in request.param.items():
        palette.setColor(role, QColor(color))
    qapp.setPalette(palette)
    yield palette
    qapp.setPalette(before)


def contrast(image: QImage, background: QColor) -> int:
    """How far the pixel that differs most is from the background."""
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return max(_distance(pixel, background) * pixel.alpha() // 255 for pixel in pixels)


def _distance(one: QColor, other: QColor) -> int:
    return abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue())


@pytest.mark.parametrize("name", ["undo", "redo", "play"])
def test_a_disabled_icon_is_fainter_than_an_enabled_one(palette: QPalette, name: str) -> None:
    background = palette.color(Roles.Window)
    enabled, disabled = (
        contrast(icon(name).pixmap(QSize(24, 24), mode).toImage(), background)
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled)
    )
    assert disabled < 0.7 * enabled


def test_an_icon_is_made_once_for_all_who_show_it(palette: QPalette) -> None:
    """A window asks for hundreds of icons."""
    assert icon("undo").cacheKey() == icon("undo").cacheKey() != icon("redo").cacheKey()
    assert icon("").isNull()


def test_an_icon_that_is_shown_follows_the_theme(palette: QPalette, qapp: QApplication, qtbot: QtBot) -> None:
    button, label = QToolButton(), IconLabel(icon("undo"), 16)
    button.setIcon(icon("undo"))
    for shown in (button, label):
        qtbot.addWidget(shown)
        shown.show()
    for theme in (Theme.DARK, Theme.LIGHT, Theme.DARK):
        qapp.setPalette(own_palette(theme))
        for shown in (button, label):
            assert contrast(shown.grab().toImage(), shown.palette().color(Roles.Window)) > 150


def test_a_button_without_room_for_its_icon_is_painted_without_it(qtbot: QtBot, qtlog: Any) -> None:
    """As in a pane that others squeeze: Qt asks for an icon of no size."""
    window, button = QWidget(), QToolButton()
    qtbot.addWidget(window)
    button.setParent(window)
    button.setIcon(icon("undo"))
    for side in (5, 4, 3, 1):
        button.setFixedSize(side, side)
        window.show()
        button.grab()
    assert icon("undo").pixmap(QSize(0, 0)).isNull()
    assert [record.message for record in qtlog.records] == []


def test_a_copy_of_an_icon_that_is_added_to_leaves_the_icon_alone(qapp: QApplication) -> None:
    copy = QIcon(icon("undo"))
    copy.addPixmap(QPixmap(5, 5))
    gc.collect()
    assert copy.pixmap(16, 16).toImage() == icon("undo").pixmap(16, 16).toImage()


def test_what_is_checked_stands_on_the_colour_of_selections(palette: QPalette, qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    bar = ToolBar("bar", window)
    window.addToolBar(bar)
    checked, other = (QAction(icon("pose"), text, bar, checkable=True) for text in ("Edit", "Transform"))
    bar.add_words([checked, other])
    checked.setChecked(True)
    window.show()
    qtbot.waitExposed(window)
    assert corner(bar.widgetForAction(checked)) == palette.color(Roles.Highlight)
    assert corner(bar.widgetForAction(other)) != palette.color(Roles.Highlight)
    checked.setChecked(False)
    assert corner(bar.widgetForAction(checked)) != palette.color(Roles.Highlight)


def test_what_is_checked_is_seen_in_inactive_windows(qtbot: QtBot) -> None:
    """Windows gives these the colour of the window for selections."""
    groups, given = QPalette.ColorGroup, QPalette()
    given.setColor(groups.Inactive, Roles.Highlight, given.color(Roles.Window))
    given.setColor(groups.Inactive, Roles.HighlightedText, given.color(Roles.WindowText))
    window = QMainWindow()
    qtbot.addWidget(window)
    window.setPalette(given)
    bar = ToolBar("bar", window)
    window.addToolBar(bar)
    checked = QAction(icon("pose"), "Edit", bar, checkable=True)
    bar.add_words([checked])
    checked.setChecked(True)
    window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    window.show()
    qtbot.waitExposed(window)
    button = bar.widgetForAction(checked)
    assert button.palette().currentColorGroup() == groups.Inactive
    assert corner(button) == given.color(groups.Active, Roles.Highlight)
    bit = GroupButton("1")
    qtbot.addWidget(bit)
    bit.setPalette(given)
    bit.show_state(mixed=False, on=True)
    assert corner(bit) == given.color(groups.Active, Roles.Highlight)


def corner(button: QWidget) -> QColor:
    return button.grab().toImage().pixelColor(button.width() - 5, 5)


def test_the_buttons_of_docks_are_seen(palette: QPalette, qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    dock = DocumentDock(
        "table", "Table", lambda document: QWidget(), CurrentDocument(Session(parent=window)), (9, 9), window
    )
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    window.show()
    qtbot.waitExposed(window)
    close = dock.findChild(QAbstractButton, "qt_dockwidget_closebutton")
    assert contrast(close.grab().toImage(), palette.color(Roles.Window)) > 250


def test_what_opens_the_rest_of_a_bar_is_seen_on_it(palette: QPalette, qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    bar = ToolBar("Tools", window)
    bar.add_words([QAction(icon("undo"), f"Action {number}", window) for number in range(20)])
    window.addToolBar(bar)
    window.resize(300, 100)
    window.show()
    (rest,) = (each for each in bar.findChildren(QToolButton) if each.objectName() == "qt_toolbar_ext_button")
    qtbot.waitUntil(rest.isVisible)
    assert contrast(rest.grab().toImage(), palette.color(Roles.Window)) > 150
