"""The windows take theme, accent colour and size of texts; all of it can be read; nothing has colours of its own."""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Callable, Iterator
from dataclasses import astuple, fields, replace
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDockWidget,
    QFrame,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMainWindow,
    QMenu,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QStyle,
    QTabBar,
    QTableWidget,
    QToolBar,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

import editor.ui
from editor.document.program.settings import Settings
from editor.resources import resource
from editor.ui import appearance
from editor.ui.appearance import Appearance, accentuate, theme_palette
from editor.ui.dialog import Dialog, MessageBox
from editor.ui.icons import IconLabel, icon, is_dark
from editor.ui.panes.console import ConsoleOutput, Tone
from editor.ui.style import Style
from editor.ui.tokens import (
    ACCENTS,
    DARK,
    DARK_CONTRAST,
    LIGHT,
    LIGHT_CONTRAST,
    ROW,
    SOFT,
    Colors,
    contrast,
    mixed,
    theme_colors,
)

Role = QPalette.ColorRole
Group = QPalette.ColorGroup
READABLE = 4.5  # WCAG 2.2, level AA, of texts
SEEN = 3.0  # of symbols
THEMES = {"light": LIGHT, "dark": DARK, "light, high contrast": LIGHT_CONTRAST, "dark, high contrast": DARK_CONTRAST}
GROUNDS = ("window", "pane", "field")
in_each_theme = pytest.mark.parametrize("colors", THEMES.values(), ids=list(THEMES))


def color(name: str) -> QColor:
    return QColor(name)


@pytest.fixture
def settings(qapp: QApplication, tmp_path: Path) -> Iterator[Settings]:
    """Settings that windows follow; at the end they look as before."""
    font, palette = qapp.font(), qapp.palette()
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    follower = Appearance(settings, qapp)
    yield settings
    settings.reset_preferences()
    follower.deleteLater()
    assert (qapp.font(), qapp.palette()) == (font, palette)


def shown_label(qtbot: QtBot) -> QLabel:
    label = QLabel("text")
    qtbot.addWidget(label)
    label.show()
    return label


# -- contrast --------------------------------------------------------------------------------------------------------


@in_each_theme
def test_texts_stand_out(colors: Colors) -> None:
    texts = ("text", "dim", "link", "error")
    axes = ("axis_x", "axis_y", "axis_z")
    for text, ground in product((*texts, *axes), GROUNDS):
        assert contrast(color(getattr(colors, text)), color(getattr(colors, ground))) >= READABLE, (text, ground)
    assert contrast(color(colors.text), color(colors.tip)) >= READABLE
    assert contrast(color(colors.on_accent), color(colors.accent)) >= READABLE
    soft = mixed(color(colors.accent), color(colors.pane), SOFT)
    assert contrast(color(colors.text), soft) >= READABLE


@in_each_theme
def test_symbols_stand_out(colors: Colors) -> None:
    for symbol, ground in product(("dim", "accent", "info", "warning", "error"), GROUNDS):
        assert contrast(color(getattr(colors, symbol)), color(getattr(colors, ground))) >= SEEN, (symbol, ground)


def test_icons_stand_out() -> None:
    spec = importlib.util.spec_from_file_location("make_icons", resource("make", "icons.py"))
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    for name, colors in (("light", LIGHT), ("dark", DARK)):
        for ink, ground in product(script.THEMES[name][:1], GROUNDS):
            assert contrast(color(ink), color(getattr(colors, ground))) >= SEEN, (name, ink, ground)


@in_each_theme
def test_the_palette_has_the_tokens_in_every_group(colors: Colors, qapp: QApplication) -> None:
    palette = theme_palette(colors)
    for group in (Group.Active, Group.Inactive):
        assert palette.color(group, Role.WindowText) == color(colors.text)
        for text, ground in ((Role.Text, Role.Base), (Role.Text, Role.AlternateBase), (Role.ButtonText, Role.Button)):
            assert contrast(palette.color(group, text), palette.color(group, ground)) >= READABLE
        pair = palette.color(group, Role.HighlightedText), palette.color(group, Role.Highlight)
        assert contrast(*pair) >= READABLE
    assert palette.color(Group.Active, Role.Highlight) == color(colors.accent)
    assert palette.color(Group.Inactive, Role.HighlightedText) == color(colors.text)


@in_each_theme
def test_accents_are_seen_in_every_theme(colors: Colors, qapp: QApplication) -> None:
    for accent in (*ACCENTS, "#ffffff", "#000000", "#ffe000", "#101040"):
        palette = theme_palette(colors, color(accent))
        shown = palette.color(Group.Active, Role.Highlight)
        assert contrast(palette.color(Group.Active, Role.HighlightedText), shown) >= READABLE, accent
        for ground in GROUNDS:
            assert contrast(shown, color(getattr(colors, ground))) >= SEEN, (accent, ground)
        soft = palette.color(Group.Inactive, Role.Highlight)
        assert contrast(palette.color(Group.Inactive, Role.HighlightedText), soft) >= READABLE, accent
        if accent in ACCENTS:
            assert shown == color(accent)


@pytest.mark.parametrize("accent", ["#ffffff", "#000000", "#ffe000", "#777777", "#d04010", "#2060c0"])
def test_texts_on_any_accent_can_be_read(accent: str, qapp: QApplication) -> None:
    palette = QPalette()
    accentuate(palette, QColor(accent))
    assert contrast(palette.color(Role.HighlightedText), QColor(accent)) >= READABLE


def test_contrast() -> None:
    assert contrast(QColor("white"), QColor("black")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)


def test_every_theme_has_its_own_colors() -> None:
    assert len({astuple(theme_colors(dark=d, high_contrast=h)) for d, h in product((True, False), repeat=2)}) == 4
    assert all(QColor(getattr(LIGHT, each.name)).isValid() for each in fields(Colors))


# -- themes ----------------------------------------------------------------------------------------------------------


def test_themes_and_back(settings: Settings, qtbot: QtBot) -> None:
    label = shown_label(qtbot)
    for theme in ("dark", "light", "dark"):
        settings.choose(theme=theme)
        qtbot.waitUntil(lambda wanted=theme == "dark": is_dark(label.palette()) is wanted)  # type: ignore[misc]
    red = (1.0, 0.0, 0.0)
    settings.choose(has_accent=True, accent=red)
    qtbot.waitUntil(lambda: label.palette().color(Group.Active, Role.Highlight) == QColor.fromRgbF(*red))
    assert is_dark(label.palette())
    settings.choose(has_accent=False)
    qtbot.waitUntil(lambda: label.palette().color(Group.Active, Role.Highlight) == color(DARK.accent))


def _window() -> QMainWindow:
    """A window with a part of each kind."""
    window = QMainWindow()
    window.resize(700, 620)
    bar = QToolBar()
    bar.addAction(icon("undo"), "undo")
    chosen = bar.addAction(icon("move"), "move")
    chosen.setCheckable(True)
    chosen.setChecked(True)
    window.addToolBar(bar)
    window.menuBar().addMenu("File")
    dock = QDockWidget("A pane")
    rows = QTreeWidget(columnCount=1, headerHidden=False)
    for name in ("one", "two"):
        QTreeWidgetItem(QTreeWidgetItem(rows, [name]), ["below"])
    rows.expandAll()
    rows.setCurrentItem(rows.topLevelItem(0))
    dock.setWidget(rows)
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    window.setCentralWidget(_page())
    window.statusBar().showMessage("status")
    return window


def _page() -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    tabs, entries, table = QTabBar(tabsClosable=True), QListWidget(), QTableWidget(2, 2)
    for name in ("first", "second"):
        tabs.addTab(name)
    entries.addItems([str(number) for number in range(30)])
    entries.setCurrentRow(1)
    box, group, slider, frame = QComboBox(), QGroupBox("group"), QSlider(Qt.Orientation.Horizontal), QFrame()
    box.addItems(["one", "two"])
    frame.setFrameShape(QFrame.Shape.StyledPanel)
    disabled = QPushButton("disabled", enabled=False)
    checks = [QCheckBox("check", checked=True), QRadioButton("radio", checked=True)]
    fields = [QLineEdit("text", placeholderText="empty"), QLineEdit(placeholderText="empty"), QSpinBox(), box]
    parts = [tabs, QLabel("label"), *fields, *checks, QPushButton("button"), disabled, slider, QProgressBar(value=40)]
    for part in (*parts, group, frame, IconLabel(icon("warning"), 16), QPlainTextEdit("lines"), entries, table):
        column.addWidget(part)
    return page


@pytest.mark.parametrize(("before", "after"), [("light", "dark"), ("dark", "light")])
def test_a_change_of_theme_looks_as_a_fresh_start(before: str, after: str, settings: Settings, qtbot: QtBot) -> None:
    settings.choose(theme=before)
    changed = _window()
    qtbot.addWidget(changed)
    changed.show()
    changed.grab()
    settings.choose(theme=after)
    fresh = _window()
    qtbot.addWidget(fresh)
    fresh.show()
    fresh.resize(changed.size())
    for window in (changed, fresh):  # no cursor blinks, and neither has the keyboard
        window.setFocus()
    qtbot.waitUntil(lambda: changed.grab().toImage() == fresh.grab().toImage())


def test_what_a_console_wrote_follows_the_theme(settings: Settings, qtbot: QtBot) -> None:
    settings.choose(theme="light")
    changed = ConsoleOutput()
    settings.choose(theme="light")
    pictures = []
    for output in (changed, None):
        shown = output or ConsoleOutput()
        qtbot.addWidget(shown)
        for tone in Tone:
            shown.add("text", tone)
        settings.choose(theme="dark")
        shown.resize(200, 120)
        shown.show()
        pictures.append(shown.grab().toImage())
    assert pictures[0] == pictures[1]


def test_only_buttons_that_answer_are_filled_with_the_accent(settings: Settings, qtbot: QtBot) -> None:
    settings.choose(theme="light")
    dialog = Dialog()
    qtbot.addWidget(dialog)
    column, within = QVBoxLayout(dialog), QPushButton()
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok)
    for part in (within, buttons):
        column.addWidget(part)
    dialog.show()
    accent = dialog.palette().color(Group.Active, Role.Highlight)
    answer = buttons.button(QDialogButtonBox.StandardButton.Ok)
    for default in (answer, within):
        default.setDefault(True)
        filled = [each for each in (answer, within) if each.grab().toImage().pixelColor(8, 5) == accent]
        assert filled == ([answer] if default is answer else [])


def test_high_contrast_is_the_systems(settings: Settings, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.choose(theme="dark")
    with monkeypatch.context() as patched:
        patched.setattr(appearance, "has_high_contrast", lambda app: True)
        settings.choose(theme="light")
        assert qapp.palette().color(Role.WindowText) == color(LIGHT_CONTRAST.text)
        assert qapp.palette().color(Role.Mid) == color(LIGHT_CONTRAST.hairline)


@pytest.mark.parametrize("kind", [QPushButton, QLineEdit, QSpinBox, QComboBox])
def test_what_is_used_is_dark_in_dark_windows(kind: type[QWidget], settings: Settings, qtbot: QtBot) -> None:
    settings.choose(theme="dark")
    widget = kind()
    qtbot.addWidget(widget)
    widget.resize(200, 30)
    widget.show()
    assert widget.grab().toImage().pixelColor(widget.rect().center()).lightness() < 128


def test_larger_texts(settings: Settings, qtbot: QtBot) -> None:
    label = shown_label(qtbot)
    before = label.sizeHint().width()
    settings.choose(text_size=200)
    qtbot.waitUntil(lambda: label.sizeHint().width() > 1.6 * before)
    settings.choose(text_size=100)
    qtbot.waitUntil(lambda: label.sizeHint().width() == before)


# -- parts -----------------------------------------------------------------------------------------------------------


def test_the_selection_is_in_the_accent_only_where_the_keyboard_is(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    lists = [QListWidget(), QListWidget()]
    for each in lists:
        each.addItem("")
        each.setCurrentRow(0)
        column.addWidget(each)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    lists[0].setFocus()
    qtbot.waitUntil(lambda: lists[0].hasFocus())
    soft = page.palette().color(Group.Inactive, Role.Highlight)

    def ground(of: QListWidget) -> QColor:
        place = of.visualItemRect(of.item(0)).center()
        return of.viewport().grab().toImage().pixelColor(place)

    qtbot.waitUntil(lambda: ground(lists[0]) == page.palette().color(Group.Active, Role.Highlight))
    assert ground(lists[1]).rgb() == soft.rgb()


@pytest.mark.parametrize("kind", [Dialog, MessageBox])
def test_buttons_of_dialogs_have_no_stock_icons(qtbot: QtBot, kind: type[QDialog]) -> None:
    dialog = kind()
    qtbot.addWidget(dialog)
    button = QDialogButtonBox.StandardButton.Close
    buttons = QDialogButtonBox(button)
    QVBoxLayout(QWidget(dialog)).addWidget(buttons)
    sign = QStyle.StandardPixmap.SP_DialogCloseButton
    assert buttons.button(button).icon().isNull()
    assert dialog.style().standardIcon(sign).isNull()


@pytest.mark.parametrize("sign", [MessageBox.Icon.Warning, MessageBox.Icon.Critical, MessageBox.Icon.Question])
def test_message_boxes_have_icons_that_follow_the_theme(
    sign: MessageBox.Icon, settings: Settings, qtbot: QtBot
) -> None:
    settings.choose(theme="light")
    box = MessageBox(sign, "title", "text")
    qtbot.addWidget(box)
    light = box.iconPixmap().toImage()
    settings.choose(theme="dark")
    fresh = MessageBox(sign, "title", "text")
    qtbot.addWidget(fresh)
    qtbot.waitUntil(lambda: box.iconPixmap().toImage() == fresh.iconPixmap().toImage())
    assert box.iconPixmap().toImage() != light


def test_rows_and_fields_are_as_high_as_the_tokens_say(qtbot: QtBot) -> None:
    entries, line, box, menu = QListWidget(), QLineEdit(), QComboBox(), QMenu()
    for widget in (entries, line, box, menu):
        qtbot.addWidget(widget)
    entries.addItem("entry")
    box.addItem("entry")
    assert entries.sizeHintForRow(0) >= ROW
    assert line.sizeHint().height() >= ROW
    assert box.sizeHint().height() >= ROW


def test_an_unknown_icon_of_the_system_is_fusions(qapp: QApplication) -> None:
    style = qapp.style()
    assert isinstance(style, Style)
    assert not style.standardIcon(QStyle.StandardPixmap.SP_DirIcon).isNull()
    assert isinstance(style.standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning), QIcon)
    assert not style.standardIcon(QStyle.StandardPixmap.SP_TitleBarCloseButton).pixmap(QSize(16, 16)).isNull()


# -- tokens ----------------------------------------------------------------------------------------------------------

SOURCES = Path(editor.ui.__file__).parent
OWN_COLORS = ("tokens.py", "viewport/")  # of the picture of the model, in `viewport`
NUMBERED = {
    "setSpacing",
    "addSpacing",
    "setContentsMargins",
    "setHorizontalSpacing",
    "setVerticalSpacing",
    "drawRoundedRect",
}
SEEN_THROUGH = "transparent"


def _written_numbers(call: ast.Call) -> bool:
    numbers = [each.value for each in call.args if isinstance(each, ast.Constant)]
    return any(isinstance(number, int | float) and number != 0 for number in numbers)


def _is_written_out(node: ast.AST) -> bool:
    """Return whether a colour, a distance or a radius stands here as a number."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        digits = node.value.removeprefix("#")
        return (
            node.value.startswith("#")
            and len(digits) in (3, 6, 8)
            and all(c in "0123456789abcdefABCDEF" for c in digits)
        )
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute):
        return node.value.attr == "GlobalColor" and node.attr != SEEN_THROUGH
    if not isinstance(node, ast.Call):
        return False
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return name == "setStyleSheet" or ((name in NUMBERED or name == "QColor") and _written_numbers(node))


def _places(source: Path, is_found: Callable[[ast.AST], bool]) -> list[str]:
    name = source.relative_to(SOURCES).as_posix()
    return [
        f"{name}:{getattr(node, 'lineno', 0)}"
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
        if is_found(node)
    ]


def test_colors_distances_and_radii_are_tokens() -> None:
    sources = [
        path for path in SOURCES.rglob("*.py") if not path.relative_to(SOURCES).as_posix().startswith(OWN_COLORS)
    ]
    assert [place for source in sorted(sources) for place in _places(source, _is_written_out)] == []


def test_what_is_written_out_is_found() -> None:
    found = [
        'a = "#12ab34"',
        "QColor(1, 2, 3)",
        "row.setSpacing(3)",
        "Qt.GlobalColor.white",
        "p.drawRoundedRect(r, 3, 3)",
    ]
    allowed = [
        'a = "# one"',
        "QColor(name)",
        "row.setSpacing(0)",
        "Qt.GlobalColor.transparent",
        "row.setSpacing(SPACING_S)",
    ]
    for text in found:
        assert any(map(_is_written_out, ast.walk(ast.parse(text)))), text
    for text in allowed:
        assert not any(map(_is_written_out, ast.walk(ast.parse(text)))), text


def test_an_accent_of_the_users_own_is_in_both_groups() -> None:
    palette = theme_palette(replace(DARK, accent="#d04010"))
    assert palette.color(Group.Inactive, Role.Highlight) == mixed(color("#d04010"), color(DARK.pane), SOFT)
