"""What nobody caught is logged to a file and shown, whichever thread it comes from; the program goes on."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import Qt, QTimer, qInstallMessageHandler, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from editor.document.jobs import Job
from editor.document.program.settings import Settings
from editor.ui import crash
from editor.ui.crash import CrashDialog, CrashReporter, log_folder, start_log
from editor.ui.language import LANGUAGES, Language
from tests.ui.room import faults_below

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


def shown(qtbot: QtBot) -> CrashDialog:
    """The dialog, once it is seen, with what was caught until then."""
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    qtbot.wait(20)
    (dialog,) = dialogs()
    return dialog


def details(dialog: CrashDialog) -> str:
    text = dialog.findChild(QPlainTextEdit)
    assert isinstance(text, QPlainTextEdit)
    return text.toPlainText()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_the_next_exception_opens_the_dialog_again(
    reporter: CrashReporter, qtbot: QtBot, logged_errors: list[logging.LogRecord], key: Qt.Key
) -> None:
    for _ in range(3):
        QTimer.singleShot(0, fail)
        QTest.keyClick(shown(qtbot), key)
        qtbot.waitUntil(lambda: not dialogs())
    assert 0 < len(logged_errors) <= 3


def test_an_exception_after_the_dialog_was_destroyed(reporter: CrashReporter, qtbot: QtBot) -> None:
    QTimer.singleShot(0, fail)
    shiboken6.delete(shown(qtbot))
    QTimer.singleShot(0, fail)
    assert details(shown(qtbot)).count("Traceback") == 1


def test_an_exception_of_the_reporter_itself_is_logged_once(
    reporter: CrashReporter, qtbot: QtBot, logged_errors: list[logging.LogRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crash, "CrashDialog", lambda: 1 / 0)
    for _ in range(5):
        QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: len(logged_errors) > 1)
    qtbot.wait(50)
    assert ["ZeroDivisionError" in str(record.exc_info) for record in logged_errors].count(True) == 1


def test_an_exception_while_a_job_runs_lets_the_job_end(reporter: CrashReporter, qtbot: QtBot) -> None:
    may_end = threading.Event()
    job = Job(lambda progress: may_end.wait())
    job.progressed.connect(fail)
    job.start()
    QTimer.singleShot(0, fail)
    shown(qtbot)
    with qtbot.waitSignal(job.finished):
        may_end.set()


def test_an_exception_in_what_a_job_is_followed_by(reporter: CrashReporter, qtbot: QtBot) -> None:
    job = Job(lambda progress: None)
    job.finished.connect(fail)
    job.start()
    assert "nobody catches me" in details(shown(qtbot))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_an_exception_on_a_full_disk_is_shown(
    reporter: CrashReporter, qtbot: QtBot, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    handler = RotatingFileHandler("/dev/full", maxBytes=0)
    monkeypatch.setattr(logging.getLogger(), "handlers", [handler])
    QTimer.singleShot(0, fail)
    shown(qtbot).close()
    QTimer.singleShot(0, fail)
    assert details(shown(qtbot)).count("Traceback") == 1
    with pytest.raises(OSError, match="No space left"):
        handler.close()
    assert "No space left" in capfd.readouterr().err


def test_an_exception_behind_a_modal_dialog_can_be_closed(reporter: CrashReporter, qtbot: QtBot) -> None:
    box = QDialog(modal=True)
    qtbot.addWidget(box)
    box.show()
    QTimer.singleShot(0, fail)
    dialog = shown(qtbot)
    assert QApplication.activeModalWidget() is dialog
    dialog.close()
    assert QApplication.activeModalWidget() is box


@pytest.mark.parametrize("code", list(LANGUAGES))
@pytest.mark.parametrize(
    "reason", ["short", "a long reason of many words " * 40, "<b>no</b>\nsecond line\n" * 30, "x" * 9999]
)
def test_the_texts_fit_in_each_language(reporter: CrashReporter, qtbot: QtBot, code: str, reason: str) -> None:
    language = Language(Settings())
    language.choose(code)
    for text in ("the first", reason):
        reporter.report(ValueError, ValueError(text), None)
    dialog = shown(qtbot)
    found = faults_below(dialog)
    buttons = {button.text(): button for button in dialog.findChildren(QPushButton)}
    fold = next(button for button in buttons.values() if button.isCheckable())
    for _ in range(2):
        fold.click()
        qtbot.wait(20)
        found += faults_below(dialog)
    dialog.resize(10, 10)
    qtbot.wait(20)
    found += faults_below(dialog)
    language.choose("en")
    assert not found


def test_a_flood_of_exceptions_keeps_the_first(reporter: CrashReporter, qtbot: QtBot) -> None:
    reporter.report(ValueError, ValueError("the cause"), None)
    for number in range(2000):
        reporter.report(ValueError, ValueError(f"what follows, {number}"), None)
    dialog = shown(qtbot)
    assert details(dialog).startswith("ValueError: the cause")
    assert len(details(dialog).splitlines()) < 1100


def test_an_exception_again_and_again_is_logged_ever_more_seldom(
    reporter: CrashReporter, qtbot: QtBot, logged_errors: list[logging.LogRecord]
) -> None:
    for _ in range(1000):
        reporter.report(ValueError, ValueError("in every frame"), None)
    shown(qtbot)
    assert len(logged_errors) == 10
    assert "512" in logged_errors[-1].getMessage()


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
