"""Catches what no handler caught: writes it to a rotating log file and shows it, without ending the program.

The document stays editable: an edit that failed was taken back by its Edit, and everything else goes on.
"""

from __future__ import annotations

import logging
import re
import sys
import threading
import traceback
from collections import Counter
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QStandardPaths,
    Qt,
    QtMsgType,
    QUrl,
    Signal,
    Slot,
    qInstallMessageHandler,
)
from PySide6.QtGui import QDesktopServices, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
)
from shiboken6 import isValid

LOG_BYTES = 1 << 20
LOG_FILES = 3
WIDTH = 460  # pixels, at least, of what is said
MOST_CHARACTERS = 400  # of an error in a sentence
MOST_LINES = 1000  # of details
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_LONG_WORD = re.compile(r"\S{40}")
_log = logging.getLogger("katachi")


def log_folder() -> Path:
    """Return the folder of the log files; it may not exist yet."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)) / "log"


def show_log_folder() -> None:
    """Open the folder of the log files in the platform's file browser."""
    log_folder().mkdir(parents=True, exist_ok=True)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(log_folder())))


def start_log() -> None:
    """Send everything that is logged to the file; where none can be written, to stderr alone."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    try:
        log_folder().mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = RotatingFileHandler(
            log_folder() / "katachi.log", maxBytes=LOG_BYTES, backupCount=LOG_FILES, encoding="utf-8"
        )
    except OSError as error:
        handler = logging.StreamHandler()
        _log.warning("no log file: %s", error)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(handler)


def _log_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    logging.getLogger(f"qt.{context.category or ''}").log(_LEVELS[kind], "%s", message)


class CrashReporter(QObject):
    """The last place an exception comes to, from any thread; shows one dialog that gathers them."""

    _caught = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._dialog: CrashDialog | None = None
        self._is_failing = False  # an error of the dialog itself would be reported for ever
        self._counts: Counter[str] = Counter()  # how often each was reported, by its details
        # Queued, so that the dialog never opens inside a paint or from another thread.
        self._caught.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Become Python's hook for uncaught exceptions, and the logger of Qt's messages."""
        sys.excepthook = self.report
        threading.excepthook = lambda args: self.report(args.exc_type, args.exc_value, args.exc_traceback)
        qInstallMessageHandler(_log_qt_message)

    def report(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        """Log an exception and show it; the signature is that of `sys.excepthook`."""
        if issubclass(kind, KeyboardInterrupt):
            QGuiApplication.quit()
            return
        details = "".join(traceback.format_exception(kind, error, trace))
        self._log(details)
        self._caught.emit(f"{kind.__name__}: {error}", details)

    def _log(self, details: str) -> None:
        """Log an exception; one that comes again and again ever more seldom, or the log would hold nothing else."""
        self._counts[details] += 1
        count = self._counts[details]
        if count & (count - 1) == 0:
            _log.error("uncaught%s: %s", f" ({count} times)" if count > 1 else "", details)

    @Slot(str, str)
    def _show(self, summary: str, details: str) -> None:
        try:
            dialog = self._open_dialog()
            dialog.add(summary, details)
            dialog.show()
        except Exception:
            if not self._is_failing:
                _log.exception("an error cannot be shown")
            self._is_failing = True

    def _open_dialog(self) -> CrashDialog:
        """The dialog that is open, or a new one: once closed, one is destroyed."""
        if self._dialog is None or not (isValid(self._dialog) and self._dialog.isVisible()):
            self._dialog = CrashDialog()
        return self._dialog


class CrashDialog(QDialog):
    """An error in a sentence; the rest folds out and can be copied."""

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Something went wrong"))
        if QApplication.activeModalWidget() is not None:  # which would let nobody close this one
            self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self._summary = QLabel(wordWrap=True)
        self._summary.setTextFormat(Qt.TextFormat.PlainText)
        self._summary.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._summary.setMinimumWidth(WIDTH)
        self._details = QPlainTextEdit(readOnly=True)
        self._details.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._details.hide()
        layout = QVBoxLayout(self)
        layout.addWidget(self._summary)
        layout.addWidget(self._details, 1)
        layout.addWidget(self._make_buttons())

    def add(self, summary: str, details: str) -> None:
        """Show one more error; the newest one is named on top. Of very many the first ones keep their details."""
        advice = self.tr("The last step may not have been done. You can go on working; saving a copy is wise.")
        self._summary.setText(f"{_shortened_paragraph(summary)}\n\n{advice}")
        # Room for all lines at any width: of a wrapped label a window does not reserve it.
        self._summary.setMinimumHeight(self._summary.heightForWidth(WIDTH))
        if self._details.blockCount() < MOST_LINES:
            self._details.appendPlainText(details)

    def _make_buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        fold = QPushButton(self.tr("Details"))
        fold.setCheckable(True)
        fold.toggled.connect(self._fold)
        copy = QPushButton(self.tr("Copy"))
        copy.clicked.connect(self._copy)
        folder = QPushButton(self.tr("Log files"))
        folder.clicked.connect(show_log_folder)
        for button in (fold, copy, folder):
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        return buttons

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._details.toPlainText())

    def _fold(self, shown: bool) -> None:
        self._details.setVisible(shown)
        self.resize(max(self.width(), 640 if shown else 0), 420 if shown else 0)


def _shortened_paragraph(text: str) -> str:
    """A text in one paragraph of bounded length, with places to break in words that are too long for a line."""
    paragraph = " ".join(text.split())
    if len(paragraph) > MOST_CHARACTERS:
        paragraph = f"{paragraph[:MOST_CHARACTERS]}…"
    return _LONG_WORD.sub("\\g<0>\u200b", paragraph)
