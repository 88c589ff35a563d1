"""What nobody caught is logged to a file and shown, whichever thread it comes from; the program goes on."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer, qInstallMessageHandler, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from editor.ui.crash import CrashDialog, CrashReporter, log_folder, start_log

pytestmark = pytest.mark.qt_no_exception_capture


@pytest.fixture
def reporter(qtbot: QtBot) -> Iterator[CrashReporter]:
    hooks = sys.excepthook, threading.excepthook
    reporter = CrashReporter()
    reporter.install()
    yield reporter
    sys.excepthook, threading.excepthook = hooks
    qInstallMessageHandler(None)
    for dialog in dialogs():
        dialog.close()


@pytest.fixture(autouse=True)
def expected_errors(logged_errors: list[logging.LogRecord]) -> Iterator[None]:
    yield
    logged_errors.clear()


def dialogs() -> list[CrashDialog]:
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, CrashDialog) and w.isVisible()]


def fail() -> None:
    raise ValueError("nobody catches me")


def test_an_exception_in_a_slot(reporter: CrashReporter, qtbot: QtBot, logged_errors: list[logging.LogRecord]) -> None:
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    assert any("nobody catches me" in record.getMessage() for record in logged_errors)


def test_an_exception_in_another_thread(reporter: CrashReporter, qtbot: QtBot) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(dialogs()) == 1)


def test_many_exceptions_make_one_dialog_with_all_their_details(reporter: CrashReporter, qtbot: QtBot) -> None:
    for _ in range(3):
        QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    qtbot.wait(20)
    (dialog,) = dialogs()
    details = dialog.findChild(QPlainTextEdit)
    assert isinstance(details, QPlainTextEdit)
    assert details.toPlainText().count("Traceback") == 3
    buttons = {button.text(): button for button in dialog.findChildren(QPushButton)}
    assert details.isHidden()
    buttons["Details"].click()
    assert details.isVisible()
    buttons["Copy"].click()
    assert "nobody catches me" in QGuiApplication.clipboard().text()


def test_words_of_qt_are_logged(reporter: CrashReporter, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        qWarning("a word of Qt's")
    assert "a word of Qt's" in caplog.text


def test_the_log_file(reporter: CrashReporter, qtbot: QtBot) -> None:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    start_log()
    logging.getLogger("test").info("remember this")
    for handler in set(root.handlers) - set(handlers):
        handler.close()
        root.removeHandler(handler)
    root.setLevel(level)
    assert "remember this" in (log_folder() / "katachi.log").read_text(encoding="utf-8")
