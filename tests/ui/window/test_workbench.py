"""The tool bar and the icons in light and dark windows: what is checked, and what is disabled, is plainly seen so."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QImage, QPalette, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMainWindow, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from editor.document.session import Session
from editor.ui import tokens
from editor.ui.action import WITH_NAMES
from editor.ui.appearance import theme_palette
from editor.ui.editors.choices import GroupButton
from editor.ui.icons import IconLabel, icon
from editor.ui.services import CurrentDocument
from editor.ui.style import soft_accent
from editor.ui.window.docks import DocumentDock
from editor.ui.window.tool_bars import ToolBar

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
    for colors in (tokens.DARK, tokens.LIGHT, tokens.DARK):
        qapp.setPalette(theme_palette(colors))
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


def shown_bar(window: QMainWindow, qtbot: QtBot, *, is_solid: bool) -> tuple[ToolBar, list[QAction]]:
    """A tool bar with a choice of two, the first of which is chosen."""
    qtbot.addWidget(window)
    bar = ToolBar("bar", window)
    window.addToolBar(bar)
    actions = [QAction(icon("pose"), text, bar, checkable=True) for text in ("Edit", "Transform")]
    bar.add_segments(actions, "Mode", is_solid=is_solid)
    actions[0].setChecked(True)
    window.show()
    qtbot.waitExposed(window)
    return bar, actions


def test_only_the_mode_stands_on_the_accent_itself(qtbot: QtBot) -> None:
    for is_solid in (True, False):
        window = QMainWindow()
        bar, (chosen, other) = shown_bar(window, qtbot, is_solid=is_solid)
        button, accent = bar.widgetForAction(chosen), bar.palette().color(QPalette.ColorGroup.Active, Roles.Highlight)
        assert button is not None
        expected = accent if is_solid else soft_accent(bar.palette())
        assert corner(button).rgb() == expected.rgb()
        assert corner(bar.widgetForAction(other)).rgb() != expected.rgb()
        assert [label.text() for label in bar.findChildren(QLabel)] == ([] if is_solid else ["Mode"])
        chosen.setChecked(False)
        assert corner(button).rgb() != expected.rgb()


def test_segments_have_names_where_there_is_room(qtbot: QtBot) -> None:
    window = QMainWindow()
    bar, (chosen, _) = shown_bar(window, qtbot, is_solid=False)
    bar.add_segments([QAction(icon("pose"), "A choice of one", bar)], "Choice")
    (other,) = bar._segments[1].buttons

    def has_names(*shown: bool) -> bool:
        return [style_of(bar, chosen) is WITH_NAMES, other.toolButtonStyle() is WITH_NAMES] == [*shown]

    window.resize(1000, 200)
    qtbot.waitUntil(lambda: has_names(True, True))
    QApplication.sendPostedEvents()
    needed = bar.sizeHint().width()
    window.resize(needed - 1, 200)
    qtbot.waitUntil(lambda: has_names(True, False))
    window.resize(60, 200)
    qtbot.waitUntil(lambda: has_names(False, False))
    window.resize(needed, 200)
    qtbot.waitUntil(lambda: has_names(True, True))


def style_of(bar: ToolBar, action: QAction) -> Qt.ToolButtonStyle:
    button = bar.widgetForAction(action)
    assert isinstance(button, QToolButton)
    return button.toolButtonStyle()


def test_what_is_set_is_seen_in_inactive_windows(qtbot: QtBot) -> None:
    bit = GroupButton("1")
    qtbot.addWidget(bit)
    bit.show_state(mixed=False, on=True)
    assert corner(bit).rgb() == soft_accent(bit.palette(), Roles.Base).rgb()


def corner(button: QWidget) -> QColor:
    return button.grab().toImage().pixelColor(button.width() - 5, 5)


def test_the_buttons_of_docks_are_seen_while_the_mouse_is_over_them(palette: QPalette, qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    dock = DocumentDock(
        "table", "Table", lambda document: QWidget(), CurrentDocument(Session(parent=window)), (9, 9), window
    )
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    window.show()
    qtbot.waitExposed(window)
    close = dock.findChild(QAbstractButton, "qt_dockwidget_closebutton")
    assert len(set(colors_of(close.grab().toImage()))) == 1, "nothing is drawn"
    dock.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert contrast(close.grab().toImage(), palette.color(Roles.Window)) > 250


def colors_of(image: QImage) -> list[int]:
    return [image.pixel(x, y) for x in range(image.width()) for y in range(image.height())]


def test_what_opens_the_rest_of_a_bar_is_seen_on_it(palette: QPalette, qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    bar = ToolBar("Tools", window)
    bar.addActions([QAction(icon("undo"), f"Action {number}", window) for number in range(20)])
    window.addToolBar(bar)
    window.resize(300, 100)
    window.show()
    (rest,) = (each for each in bar.findChildren(QToolButton) if each.objectName() == "qt_toolbar_ext_button")
    qtbot.waitUntil(rest.isVisible)
    assert contrast(rest.grab().toImage(), palette.color(Roles.Window)) > 150
