"""Every preference can be found, changed and taken back in the dialog, and takes effect at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QColorDialog,
    QComboBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QLabel,
    QSpinBox,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from editor.document.program.preferences import VIEW, CameraButton, Preference, Preferences, Theme, declared_preferences
from editor.document.program.settings import Settings
from editor.ui.commands.keys_and_mouse import ShortcutsDialog
from editor.ui.dialogs import preferences
from editor.ui.dialogs.preferences import AccentSwatches, PreferencesDialog, SliderRow, Tiles
from editor.ui.language import Language
from tests.ui.driving import driven
from tests.ui.keyboard import show_active


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def dialog(settings: Settings, qtbot: QtBot) -> PreferencesDialog:
    dialog = PreferencesDialog(settings, lambda: None)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_all_are_there_with_their_values(dialog: PreferencesDialog, settings: Settings) -> None:
    assert list(dialog.editors) == list(declared_preferences())
    assert all(editor.accessibleName() for editor in dialog.editors.values())


def test_each_kind_by_hand(dialog: PreferencesDialog, settings: Settings, qtbot: QtBot) -> None:
    of = dialog.editors
    theme, switch, size, speed = of["theme"], of["is_wheel_reversed"], of["text_size"], of["camera_speed"]
    assert isinstance(theme, Tiles)
    QTest.mouseClick(theme.tiles[Theme.LIGHT], Qt.MouseButton.LeftButton)
    assert settings.preferences.theme is Theme.LIGHT
    settings.choose(theme="dark")
    assert [tile.isChecked() for tile in theme.tiles.values()] == [False, False, True]
    assert isinstance(switch, QCheckBox)
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert settings.preferences.is_wheel_reversed
    assert isinstance(size, QSpinBox)
    size.selectAll()
    QTest.keyClicks(size, "150")
    QTest.keyClick(size, Qt.Key.Key_Return)
    assert settings.preferences.text_size == 150
    assert isinstance(speed, QDoubleSpinBox)
    QTest.keyClick(speed, Qt.Key.Key_Up)
    assert settings.preferences.camera_speed == pytest.approx(1.1)


def test_an_accent_is_chosen_by_its_swatch_and_the_size_of_texts_by_a_slider(
    dialog: PreferencesDialog, settings: Settings
) -> None:
    swatches, system, size = (dialog.editors[name] for name in ("accent", "has_accent", "text_size"))
    assert isinstance(swatches, AccentSwatches)
    assert isinstance(system, QToolButton)
    assert system.isChecked()
    assert not any(dot.isChecked() for dot in swatches.dots)
    QTest.mouseClick(swatches.dots[2], Qt.MouseButton.LeftButton)
    assert settings.preferences.has_accent
    assert QColor.fromRgbF(*settings.preferences.accent) == swatches.dots[2].color
    assert [dot.isChecked() for dot in swatches.dots].index(True) == 2
    assert not system.isChecked()
    QTest.mouseClick(system, Qt.MouseButton.LeftButton)
    assert not settings.preferences.has_accent
    assert not any(dot.isChecked() for dot in swatches.dots)
    row = size.parentWidget()
    assert isinstance(row, SliderRow)
    row.slider.setFocus()
    QTest.keyClick(row.slider, Qt.Key.Key_PageUp)
    assert settings.preferences.text_size == 125
    row.slider.setSliderDown(True)
    row.slider.setSliderPosition(175)  # as while it is dragged
    assert row.sample.font().pointSizeF() > 1.3 * QApplication.font().pointSizeF()
    assert settings.preferences.text_size == 125
    row.slider.setSliderDown(False)
    assert settings.preferences.text_size == 175
    settings.choose(text_size=100)
    assert row.slider.value() == 100


def test_the_time_between_autosaves_is_shown_in_seconds(dialog: PreferencesDialog, settings: Settings) -> None:
    time = dialog.editors["autosave_minutes"]
    assert isinstance(time, QDoubleSpinBox)
    assert time.text() == "45 s"
    time.selectAll()
    QTest.keyClicks(time, "90")
    QTest.keyClick(time, Qt.Key.Key_Return)
    assert settings.preferences.autosave_minutes == 1.5
    assert "86400 s" in time.whatsThis()
    settings.choose(autosave_minutes=0.05)
    assert time.text() == "3 s"


def test_a_colour(dialog: PreferencesDialog, settings: Settings) -> None:
    swatch = dialog.editors["selection_color"]
    assert isinstance(swatch, QToolButton)
    swatch.click()
    chooser = swatch.findChild(QColorDialog)
    assert isinstance(chooser, QColorDialog)
    chooser.setCurrentColor(QColor(0, 255, 0))
    chooser.accept()
    assert settings.preferences.selection_color == (0, 1, 0)


def test_a_text(qtbot: QtBot) -> None:
    taken: list[str] = []
    line, show = preferences._preference_editor(Preference("", "", "Author"), taken.append)
    qtbot.addWidget(line)
    show_active(line, qtbot)
    show("初音")
    QTest.keyClicks(line, " Miku")
    assert taken == []
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert taken == ["初音 Miku"]


def test_what_others_change_is_shown(dialog: PreferencesDialog, settings: Settings) -> None:
    settings.choose(camera_mouse="blender", backups=7)
    mouse, backups = dialog.editors["camera_mouse"], dialog.editors["backups"]
    assert isinstance(mouse, QComboBox)
    assert isinstance(backups, QSpinBox)
    assert mouse.currentData() == CameraButton.BLENDER.value
    assert backups.value() == 7


def test_reset(dialog: PreferencesDialog, settings: Settings) -> None:
    settings.choose(theme="dark", gravity=3)
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    resets = [button for button in buttons.buttons() if buttons.buttonRole(button) is buttons.ButtonRole.ResetRole]
    resets[0].click()
    assert settings.preferences == Preferences()


def test_search(dialog: PreferencesDialog) -> None:
    def found() -> set[str]:
        return {name for name, editor in dialog.editors.items() if editor.isVisible()}

    QTest.keyClicks(dialog.search, "wheel")
    assert found() == {"is_wheel_reversed"}
    dialog.search.setText("camera speed")
    assert found() == {"camera_speed"}
    dialog.search.setText("physics")
    assert {"gravity", "steps"} <= found()
    assert "theme" not in found()
    dialog.search.setText("nothing of the sort")
    assert not found()
    page = dialog.pages.visualItemRect(dialog.pages.item(2)).center()
    QTest.mouseClick(dialog.pages.viewport(), Qt.MouseButton.LeftButton, pos=page)
    assert not dialog.search.text()
    assert found() == {name for name, each in declared_preferences().items() if each.group == VIEW}


def seen_labels(dialog: PreferencesDialog) -> set[str]:
    return {label.text() for label in dialog.findChildren(QLabel) if label.isVisible()}


def test_the_open_dialog_speaks_the_language_that_is_chosen_in_it(
    dialog: PreferencesDialog, settings: Settings, qtbot: QtBot
) -> None:
    language = Language(settings, dialog)
    for code, title, label in (("ja", "設定", "言語"), ("en", "Preferences", "Language")):
        languages = dialog.editors["language"]
        assert isinstance(languages, QComboBox)
        languages.setCurrentIndex(languages.findData(code))
        qtbot.waitUntil(lambda label=label: dialog.editors["language"].accessibleName() == label)
        assert dialog.windowTitle() == title
        qtbot.waitUntil(lambda label=label: label in seen_labels(dialog))
    assert language.parent() is dialog


def test_the_keys_are_reached_after_the_language_was_changed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    with driven(qtbot, monkeypatch) as driver:
        language = Language(driver.bench.session.settings)
        driver.bench.commands["edit.preferences"].trigger()
        dialog = driver.window.findChild(PreferencesDialog)
        assert dialog is not None
        was_made = dialog.keys
        language.choose("ja")
        qtbot.waitUntil(lambda: dialog.keys is not was_made)
        driver.settle()
        driver.click(dialog.keys)
        language.choose("en")
        assert len(driver.window.findChildren(ShortcutsDialog)) == 1
