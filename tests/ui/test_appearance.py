"""The windows take the theme, the accent colour and the size of texts that were chosen, and texts can be read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QStyle,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from editor.document.program.preferences import Theme
from editor.document.program.settings import Settings
from editor.ui import appearance
from editor.ui.appearance import Appearance, accentuate, contrast, own_palette, with_outlines
from editor.ui.dialog import Dialog, MessageBox
from editor.ui.icons import is_dark

Role = QPalette.ColorRole
READABLE = 4.5  # WCAG 2.2, level AA
TEXT_ON = [
    *product((Role.WindowText, Role.Link), (Role.Window,)),
    *product((Role.Text, Role.PlaceholderText, Role.Link), (Role.Base, Role.AlternateBase)),
    (Role.ButtonText, Role.Button),
    (Role.ToolTipText, Role.ToolTipBase),
    (Role.HighlightedText, Role.Highlight),
]


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


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
def test_texts_stand_out(theme: Theme, qapp: QApplication) -> None:
    palette = own_palette(theme)
    for text, ground in TEXT_ON:
        assert contrast(palette.color(text), palette.color(ground)) >= READABLE, (text, ground)


@pytest.mark.parametrize("accent", ["#ffffff", "#000000", "#ffe000", "#777777", "#d04010", "#2060c0"])
def test_texts_on_any_accent_can_be_read(accent: str, qapp: QApplication) -> None:
    palette = QPalette()
    accentuate(palette, QColor(accent))
    assert contrast(palette.color(Role.HighlightedText), QColor(accent)) >= READABLE


def test_contrast() -> None:
    assert contrast(QColor("white"), QColor("black")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)


def test_themes_and_back(settings: Settings, qtbot: QtBot) -> None:
    label = shown_label(qtbot)
    for theme in ("dark", "light", "dark"):
        settings.choose(theme=theme)
        qtbot.waitUntil(lambda wanted=theme == "dark": is_dark(label.palette()) is wanted)  # type: ignore[misc]
    settings.choose(has_accent=True, accent=(1.0, 0.0, 0.0))
    qtbot.waitUntil(lambda: label.palette().color(Role.Highlight) == QColor(255, 0, 0))
    assert is_dark(label.palette())
    settings.choose(has_accent=False)
    qtbot.waitUntil(lambda: label.palette().color(Role.Highlight) != QColor(255, 0, 0))


@pytest.fixture
def light_style(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The system's style, as if it could not be dark."""
    before, style = qapp.style().name(), "windows"
    monkeypatch.setattr(appearance, "LIGHT_STYLES", (style,))
    qapp.setStyle(style)
    yield style
    qapp.setStyle(before)


def test_a_style_that_cannot_be_dark_is_not_used_for_dark_windows(
    light_style: str, settings: Settings, qapp: QApplication
) -> None:
    """As Windows 10's, which writes white on white."""
    for theme, style in (("dark", "fusion"), ("light", light_style), ("dark", "fusion"), ("system", light_style)):
        settings.choose(theme=theme)
        assert qapp.style().name() == style


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


def test_outlines_of_boxes_are_seen_in_the_dark() -> None:
    outline = with_outlines(own_palette(Theme.DARK)).color(Role.Window).darker(140)  # as Fusion makes it
    assert contrast(outline, own_palette(Theme.DARK).color(Role.Window)) > 1.2


@pytest.mark.parametrize("kind", [Dialog, MessageBox])
def test_buttons_of_dialogs_have_no_pictures_for_light_colours_alone(qtbot: QtBot, kind: type[QDialog]) -> None:
    dialog = kind()
    qtbot.addWidget(dialog)
    if isinstance(dialog, MessageBox):
        button = dialog.addButton(MessageBox.StandardButton.Close)
    else:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        button = buttons.button(QDialogButtonBox.StandardButton.Close)
        QVBoxLayout(dialog).addWidget(buttons)
    button.setIcon(dialog.style().standardIcon(QStyle.StandardPixmap.SP_DialogCloseButton))  # as some styles do
    dialog.show()
    assert button.icon().isNull()
