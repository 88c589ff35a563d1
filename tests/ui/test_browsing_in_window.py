"""The models of a folder in the window: found by words and faults, opened, dragged into the model view."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.document.files import model_folder
from editor.document.files.model_folder import SummaryProcess
from editor.ui.dialogs.model_browser import ModelBrowser
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.window.main_window import MainWindow
from tests.ui.window.test_main_window import bench

COPY, LEFT, PLAIN = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
FOUND = {"name": "", "name_en": "", "vertices": 3, "missing_textures": [], "errors": {}}


@pytest.fixture
def models(sample: Path, tmp_path: Path) -> Path:
    place = tmp_path / "models"
    place.mkdir()
    shutil.copy(sample, place / "fox.pmx")
    formats.save(formats.new_content(), place / "empty.pmx")
    formats.save(formats.new_content(), place / "more.pmd")
    return place


@pytest.fixture
def browser(
    main_window: MainWindow, models: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> ModelBrowser:
    """That of the command of the menu; nobody answers what is in the models."""

    def ask(process: SummaryProcess, path: Path) -> None:
        process.current = path

    monkeypatch.setattr(SummaryProcess, "ask", ask)
    monkeypatch.setattr(model_folder, "default_cache", lambda: tmp_path / "cache")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(models))
    bench(main_window).commands["file.browse"].trigger()
    browser = bench(main_window).commands.browse.browser
    assert browser is not None
    with qtbot.waitSignal(browser.folder.named):
        pass
    return browser


def shown(browser: ModelBrowser) -> list[str]:
    rows = range(browser.filter.rowCount())
    return [browser.filter.model_at(browser.filter.index(row, 0)).path.name for row in rows]


def answer(browser: ModelBrowser, name: str, **found: object) -> None:
    """Have the process know of one model."""
    model = next(model for model in browser.folder.models if model.path.name == name)
    process = next(iter(browser.folder.findChildren(SummaryProcess)))
    process.summarized.emit({**FOUND, "file": str(model.path), **found})


def choose(browser: ModelBrowser, name: str) -> None:
    browser.list.setCurrentIndex(browser.filter.index(shown(browser).index(name), 0))


def test_found_by_words_of_file_and_names(browser: ModelBrowser) -> None:
    assert shown(browser) == ["empty.pmx", "fox.pmx", "more.pmd"]
    for words, found in (("モチ", []), ("もち", ["fox.pmx"]), ("MOCHI fox", ["fox.pmx"]), (".pmd", ["more.pmd"])):
        browser.search.setText(words)
        assert shown(browser) == found
    assert "1" in browser.status.text()


def test_found_by_what_is_wrong(browser: ModelBrowser) -> None:
    QTest.mouseClick(browser.missing, LEFT, pos=QPoint(8, browser.missing.height() // 2))
    assert shown(browser) == []
    answer(browser, "fox.pmx", missing_textures=["a.png"])
    answer(browser, "empty.pmx", errors={"bone-parent-circle": 2})
    assert shown(browser) == ["fox.pmx"]
    browser.missing.setChecked(False)
    browser.faulty.setChecked(True)
    assert shown(browser) == ["empty.pmx"]
    index = browser.filter.index(0, 0)
    assert "errors: 1" in index.data()
    assert "in a circle of parents" in index.data(Qt.ItemDataRole.ToolTipRole)


def test_enter_opens(browser: ModelBrowser, main_window: MainWindow, qtbot: QtBot) -> None:
    choose(browser, "fox.pmx")
    with qtbot.waitSignal(bench(main_window).session.opened):
        QTest.keyClick(browser.list, Qt.Key.Key_Return)
    assert opened(main_window).title == "fox.pmx"


def test_so_does_a_double_click(browser: ModelBrowser, main_window: MainWindow, qtbot: QtBot) -> None:
    place = browser.list.visualRect(browser.filter.index(0, 0)).center()
    QTest.mouseClick(browser.list.viewport(), LEFT, pos=place)
    with qtbot.waitSignal(bench(main_window).session.opened):
        QTest.mouseDClick(browser.list.viewport(), LEFT, pos=place)
    assert opened(main_window).title == "empty.pmx"


def opened(window: MainWindow) -> Document:
    document = bench(window).session.current
    assert document is not None
    return document


def dragged(browser: ModelBrowser, target: QWidget, window: MainWindow) -> None:
    """Drag the chosen model onto a widget of the window."""
    data: QMimeData = browser.filter.mimeData([browser.list.currentIndex()])
    at = target.mapTo(window, target.rect().center())
    QApplication.sendEvent(window, QDragEnterEvent(at, COPY, data, LEFT, PLAIN))
    QApplication.sendEvent(window, QDropEvent(QPointF(at), COPY, data, LEFT, PLAIN))


@pytest.mark.gl
def test_dragged_into_the_model_view_it_is_appended(
    browser: ModelBrowser, main_window: MainWindow, qtbot: QtBot
) -> None:
    document = bench(main_window).session.new()
    choose(browser, "fox.pmx")
    dragged(browser, bench(main_window).tabs, main_window)
    form = main_window.findChild(OperationForm)
    assert isinstance(form, OperationForm)
    form.ok.click()
    qtbot.waitUntil(lambda: len(document.model.vertices) == 19704)
    document.undo()
    assert len(document.model.vertices) == 0
    assert bench(main_window).session.documents == [document]


def test_dropped_elsewhere_it_is_opened(browser: ModelBrowser, main_window: MainWindow, qtbot: QtBot) -> None:
    bench(main_window).session.new()
    choose(browser, "more.pmd")
    with qtbot.waitSignal(bench(main_window).session.opened):
        dragged(browser, bench(main_window).docks["outline"], main_window)
    assert opened(main_window).title == "more.pmd"


def test_without_a_document_nothing_can_be_appended(browser: ModelBrowser, main_window: MainWindow) -> None:
    choose(browser, "fox.pmx")
    assert not browser.append_button.isEnabled()
    bench(main_window).session.new()
    assert browser.append_button.isEnabled()
    browser.append_button.click()
    assert main_window.findChild(OperationForm) is not None


def test_closing_ends_the_work(browser: ModelBrowser, main_window: MainWindow) -> None:
    folder = browser.folder
    assert folder.is_working
    QTest.keyClick(browser, Qt.Key.Key_Escape)
    assert not folder.is_working
    assert bench(main_window).commands.browse.browser is None


def test_nothing_is_shown_where_no_folder_is_chosen(main_window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    bench(main_window).commands["file.browse"].trigger()
    assert bench(main_window).commands.browse.browser is None


def test_the_last_folder_is_shown_without_a_question(
    browser: ModelBrowser, main_window: MainWindow, models: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser.reject()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: pytest.fail("asked"))
    bench(main_window).commands["file.browse"].trigger()
    again = bench(main_window).commands.browse.browser
    assert again is not None
    assert again.folder_label.text() == str(models)


def test_what_is_scrolled_to_comes_first(browser: ModelBrowser, models: Path, qtbot: QtBot) -> None:
    for number in range(60):
        shutil.copy(models / "empty.pmx", models / f"x{number:02}.pmx")
    with qtbot.waitSignal(browser.folder.named):
        browser.show_folder(models)
    bar = browser.list.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    qtbot.wait(300)
    answer(browser, "empty.pmx")
    process = next(iter(browser.folder.findChildren(SummaryProcess)))
    assert process.current is not None
    at = next(row for row, name in enumerate(shown(browser)) if name == process.current.name)
    assert browser.list.visualRect(browser.filter.index(at, 0)).intersects(browser.list.viewport().rect())
