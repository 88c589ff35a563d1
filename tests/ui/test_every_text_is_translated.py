"""Every text that the window shows went through translation: one that marks what it translates finds the others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QModelIndex, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.document.operation_run import reason_against
from editor.document.settings import Settings
from editor.model.fields import Kind
from editor.model.tables import RecordTable
from editor.operations.catalog import OPERATIONS
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.dialogs.preferences import PreferencesDialog
from editor.ui.main_window import MainWindow
from editor.ui.value_text import translated

MARK = "⟦"
MOST_ROWS = 30  # of a list
# What is the same in every language: names of programs, formats, keys, units, and of the languages themselves.
_SAME = re.compile(
    r"""(?x)
    Katachi | script\.py | English
    | MMD | PMX | PMD | VMD | VPD | OBJ | glTF | CSV | PNG | WebP | APNG | OpenGL | UTF-?\d+ | Python
    | BDEF\d? | SDEF | QDEF | IK | UV\d? | RGBA? | XYZW? | MiB | KiB | bytes | Blender | PMXEditor | FPS | fps
    | Ctrl | Alt | Shift | Meta | Num | Del | Ins | Esc | Tab | Home | End | PgUp | PgDown | Space | Return | Enter
    | Backspace | Up | Down | Left | Right | F\d+ | \#[0-9a-f]{6}
    """
)
WORD = re.compile("[A-Za-z]{3,}")


class MarkingTranslator(QTranslator):
    """Translates every text into itself behind a mark."""

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return f"{MARK}{text}"

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


@pytest.fixture
def translator(qapp: QCoreApplication) -> Iterator[QTranslator]:
    translator = MarkingTranslator()
    QCoreApplication.installTranslator(translator)
    yield translator
    QCoreApplication.removeTranslator(translator)


@pytest.fixture
def document(translator: QTranslator, window: MainWindow, sample: Path) -> Document:
    """The sample with no letters in its texts, in a window that was furnished with the translator at work."""
    content = formats.load_model(sample)
    for table in content.model.tables.values():
        if isinstance(table, RecordTable):
            texts = [field.name for field in table.fields if field.kind is Kind.TEXT]
            table.records[:] = [replace(record, **dict.fromkeys(texts, f"名{row}")) for row, record in enumerate(table)]
    assert window.session is not None
    return window.session.add(content)


def settings_of(window: MainWindow) -> Settings:
    assert window.session is not None
    return window.session.settings


def untranslated(text: str) -> bool:
    return MARK not in text and bool(WORD.search(_SAME.sub("", text)))


def texts_of(widget: QWidget) -> Iterator[str]:
    """What can be read in a widget, or is told of it."""
    yield from (widget.toolTip(), widget.accessibleName(), widget.windowTitle(), widget.whatsThis())
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QGroupBox):
        yield widget.title()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(row) for row in range(widget.count()))
    if isinstance(widget, QTabBar):
        yield from (text for tab in range(widget.count()) for text in (widget.tabText(tab), widget.tabToolTip(tab)))
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from headers_of(widget)


def headers_of(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
        header = getattr(view, "horizontalHeader", None) or getattr(view, "header", None)
        for column in range(header().count() if header is not None else 1):
            yield str(model.headerData(column, Qt.Orientation.Horizontal, role) or "")
            for row in range(min(model.rowCount(QModelIndex()), MOST_ROWS)):
                yield str(model.index(row, column, QModelIndex()).data(role) or "")


def texts_below(root: QWidget) -> set[str]:
    """Those of a widget and all that it is made of, its actions too."""
    found: set[str] = set()
    for widget in (root, *root.findChildren(QWidget)):
        if not isinstance(widget, QHeaderView):
            found.update(texts_of(widget))
    for action in root.findChildren(QAction):
        found.update((action.text(), action.toolTip(), action.statusTip()))
    for menu in root.findChildren(QMenu):
        found.add(menu.title())
    return found


def bad(texts: set[str], document: Document | None = None) -> list[str]:
    """Those that were not translated; the name of a document's file is its own."""
    names = (str(document.path), document.title) if document is not None else ()
    return sorted(text for text in texts if untranslated(re.sub("|".join(map(re.escape, names)), "", text)))


def test_the_window_in_both_modes(document: Document, window: MainWindow, qtbot: QtBot) -> None:
    for posed in (False, True):
        document.posing.set_active(posed)
        for dock in window.findChildren(QDockWidget):
            dock.show()
        qtbot.wait(100)
        assert bad(texts_below(window), document) == []


def test_each_table_with_its_inspector(document: Document, window: MainWindow, qtbot: QtBot) -> None:
    for name, table in document.model.tables.items():
        document.selection.set_active_table(name)
        if len(table):
            document.selection.select(name, [0])
        qtbot.wait(50)
        assert bad(texts_below(window), document) == [], name


def test_every_form_and_every_refusal(document: Document, window: MainWindow) -> None:
    for operation in OPERATIONS.values():
        form = OperationForm(document, operation, window, settings_of(window).stored)
        assert bad(texts_below(form)) == [], operation.id
        form.reject()
        document.selection.clear()
        reason = reason_against(document, operation)
        assert reason is None or not untranslated(translated(reason)), operation.id


def test_the_preferences(document: Document, window: MainWindow) -> None:
    assert bad(texts_below(PreferencesDialog(settings_of(window), window))) == []
