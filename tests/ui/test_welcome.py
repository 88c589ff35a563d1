"""The welcome page says what the user wants."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCommandLinkButton, QListWidget
from pytestqt.qtbot import QtBot

from editor.ui.thumbnails import keep_picture, picture_file
from editor.ui.welcome import WelcomePage


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> WelcomePage:
    page = WelcomePage([tmp_path / "a.pmx", tmp_path / "b.pmx"])
    qtbot.addWidget(page)
    page.show()
    return page


def recent(page: WelcomePage) -> QListWidget:
    found = page.findChild(QListWidget)
    assert isinstance(found, QListWidget)
    return found


def test_the_starts(page: WelcomePage) -> None:
    wanted: list[str] = []
    page.new_wanted.connect(lambda: wanted.append("new"))
    page.open_wanted.connect(lambda: wanted.append("open"))
    page.sample_wanted.connect(lambda: wanted.append("sample"))
    page.cloth_wanted.connect(lambda: wanted.append("cloth"))
    for button in page.findChildren(QCommandLinkButton):
        button.click()
    assert wanted == ["new", "open", "sample", "cloth"]


def test_a_recent_file_is_opened_by_the_keyboard(page: WelcomePage, tmp_path: Path) -> None:
    wanted: list[str] = []
    page.file_wanted.connect(wanted.append)
    recent(page).setCurrentRow(1)
    QTest.keyClick(recent(page), Qt.Key.Key_Return)
    assert wanted == [str(tmp_path / "b.pmx")]


def test_and_once_by_a_click(page: WelcomePage, tmp_path: Path) -> None:
    wanted: list[str] = []
    page.file_wanted.connect(wanted.append)
    place = recent(page).visualItemRect(recent(page).item(0)).center()
    QTest.mouseClick(recent(page).viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert wanted == [str(tmp_path / "a.pmx")]


def test_same_names_are_told_apart_by_their_folders(page: WelcomePage, tmp_path: Path) -> None:
    assert str(tmp_path) in recent(page).item(0).text()


def test_without_recent_files(page: WelcomePage) -> None:
    page.show_recent([])
    assert recent(page).isHidden()


def test_pictures_of_models(page: WelcomePage, tmp_path: Path) -> None:
    model = tmp_path / "a.pmx"
    image = QImage(300, 100, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    keep_picture(model, image)
    assert QImage(str(picture_file(model))).width() == QImage(str(picture_file(model))).height()
    page.show_recent([model])
    assert not recent(page).item(0).icon().isNull()
