"""The welcome page says what the user wants."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDropEvent, QImage, QMovie
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCommandLinkButton, QLabel, QMenu, QMessageBox
from pytestqt.qtbot import QtBot

from editor.document.program.settings import Settings
from editor.ui.welcome import Dance, DropArea, RecentList, StartLink, WelcomePage, keep_picture, picture_file, pin_rect
from editor.ui.window.main_window import MainWindow


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> WelcomePage:
    settings = Settings()
    settings.recent_files = [tmp_path / "a.pmx", tmp_path / "b.pmx"]
    page = WelcomePage(settings)
    qtbot.addWidget(page)
    page.show()
    return page


def recent(page: WelcomePage) -> RecentList:
    return page.recent


def test_the_starts(page: WelcomePage) -> None:
    wanted: list[str] = []
    page.start_wanted.connect(wanted.append)
    for button in page.findChildren(QCommandLinkButton):
        button.click()
    assert wanted == ["new", "open", "last", "sample", "cloth", "tour"]


def test_all_that_is_at_the_left_has_one_edge(page: WelcomePage, qtbot: QtBot) -> None:
    page.resize(1200, 800)
    page.show()
    qtbot.waitExposed(page)
    links = [link for link in page.findChildren(StartLink) if link.isVisible()]
    titles = [label for label in page.findChildren(QLabel) if "Katachi" in label.text() or "PMX" in label.text()]
    parts = [*links, *titles, page.findChild(DropArea)]
    assert len(parts) == 5 + 2 + 1
    assert len({part.mapTo(page, QPoint()).x() for part in parts}) == 1
    for link in links:
        picture = link.grab().toImage()
        ground = picture.pixelColor(link.width() - 2, 2)
        assert picture.pixelColor(0, link.height() // 2) != ground, "the tile begins at the edge"


def test_a_recent_file_is_opened_by_the_keyboard(page: WelcomePage, tmp_path: Path) -> None:
    wanted: list[str] = []
    page.recent.file_wanted.connect(wanted.append)
    recent(page).setCurrentRow(1)
    QTest.keyClick(recent(page), Qt.Key.Key_Return)
    assert wanted == [str(tmp_path / "b.pmx")]


def test_and_once_by_a_click(page: WelcomePage, tmp_path: Path) -> None:
    wanted: list[str] = []
    page.recent.file_wanted.connect(wanted.append)
    place = recent(page).visualItemRect(recent(page).item(0)).center()
    QTest.mouseClick(recent(page).viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert wanted == [str(tmp_path / "a.pmx")]


def test_same_names_are_told_apart_by_their_folders(page: WelcomePage, tmp_path: Path) -> None:
    assert str(tmp_path) in recent(page).item(0).text()


def test_without_recent_files_the_sample_dances(page: WelcomePage, qtbot: QtBot) -> None:
    dance = page.findChild(Dance)
    assert dance is not None
    assert dance.isHidden()
    Settings().recent_files = []
    page.show_recent()
    assert recent(page).isHidden()
    first = dance.movie().currentFrameNumber()
    qtbot.waitUntil(lambda: dance.movie().currentFrameNumber() != first)
    page.hide()
    assert dance.movie().state() == QMovie.MovieState.NotRunning


def test_pictures_of_models(page: WelcomePage, tmp_path: Path) -> None:
    model = tmp_path / "a.pmx"
    image = QImage(300, 100, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    keep_picture(model, image)
    assert QImage(str(picture_file(model))).width() == QImage(str(picture_file(model))).height()
    page.show_recent()
    assert not recent(page).item(0).icon().isNull()


def test_a_click_on_the_pin_pins_and_opens_nothing(page: WelcomePage, tmp_path: Path) -> None:
    opened: list[str] = []
    pinned: list[tuple[str, bool]] = []
    page.recent.file_wanted.connect(opened.append)
    recent(page).pin_wanted.connect(lambda path, is_pinned: pinned.append((path, is_pinned)))
    place = pin_rect(recent(page).visualItemRect(recent(page).item(1))).center()
    QTest.mouseClick(recent(page).viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert (opened, pinned) == ([], [(str(tmp_path / "b.pmx"), True)])


def test_keys_pin_and_remove(page: WelcomePage, tmp_path: Path) -> None:
    pinned: list[tuple[str, bool]] = []
    removed: list[str] = []
    recent(page).pin_wanted.connect(lambda path, is_pinned: pinned.append((path, is_pinned)))
    recent(page).removal_wanted.connect(removed.append)
    Settings().pinned_files = [tmp_path / "pinned.pmx"]
    page.show_recent()
    assert [recent(page).item(row).text().split("\n")[0] for row in range(3)] == ["pinned.pmx", "a.pmx", "b.pmx"]
    recent(page).setCurrentRow(0)
    QTest.keyClick(recent(page), Qt.Key.Key_Space)
    recent(page).setCurrentRow(1)
    QTest.keyClick(recent(page), Qt.Key.Key_Space)
    QTest.keyClick(recent(page), Qt.Key.Key_Delete)
    assert pinned == [(str(tmp_path / "pinned.pmx"), False), (str(tmp_path / "a.pmx"), True)]
    assert removed == [str(tmp_path / "a.pmx")]


def test_the_menu_of_a_recent_file(page: WelcomePage, tmp_path: Path) -> None:
    pinned: list[tuple[str, bool]] = []
    recent(page).pin_wanted.connect(lambda path, is_pinned: pinned.append((path, is_pinned)))
    recent(page).setCurrentRow(1)
    by_key = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(recent(page), QContextMenuEvent(by_key, QPoint(), QPoint()))
    menu = recent(page).findChild(QMenu)
    assert isinstance(menu, QMenu)
    next(action for action in menu.actions() if "Pin" in action.text()).trigger()
    menu.close()
    assert pinned == [(str(tmp_path / "b.pmx"), True)]


def test_what_was_open_last_is_named(page: WelcomePage) -> None:
    assert page.reopen.isHidden()
    page.offer_to_reopen(["a.pmx", "b.pmx", "c.pmx", "d.pmx", "e.pmx"])
    assert page.reopen.isVisible()
    assert page.reopen.description() == "a.pmx, b.pmx, c.pmx and 2 more"
    page.offer_nothing_to_reopen()
    assert page.reopen.isHidden()


@pytest.fixture
def bare(qtbot: QtBot, autosaves: Path, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """The window as it is seen in the first second: the welcome page, and nothing that could open a file."""
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Discard)
    window = MainWindow(Settings())
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    return window


def test_what_is_clicked_before_the_rest_has_come_is_done_then(bare: MainWindow, qtbot: QtBot) -> None:
    (sample,) = [link for link in bare.findChildren(QCommandLinkButton) if link.text() == "Open the sample"]
    qtbot.mouseClick(sample, Qt.MouseButton.LeftButton)
    assert bare.session is None
    bare.furnish()
    assert bare.session is not None
    session = bare.session
    qtbot.waitUntil(lambda: session.current is not None)
    assert [document.title for document in session.documents] == ["mochi.pmx"]


def test_a_file_that_is_dropped_before_is_opened_then(bare: MainWindow, sample: Path, qtbot: QtBot) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(sample))])
    keys, buttons = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, data, buttons, keys)
    QApplication.sendEvent(bare, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(bare, QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, buttons, keys))
    bare.furnish()
    assert bare.session is not None
    session = bare.session
    qtbot.waitUntil(lambda: [document.path for document in session.documents] == [sample])
