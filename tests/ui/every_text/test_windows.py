"""Every text that the window shows went through translation: one that marks what it translates finds the others."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDockWidget
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.operation_run import reason_against
from editor.document.program.settings import Settings
from editor.operations.catalog import OPERATIONS
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.dialogs.preferences import PreferencesDialog
from editor.ui.value_text import translated
from editor.ui.window.main_window import MainWindow
from tests.ui.every_text.marking import bad, texts_below, untranslated


def settings_of(window: MainWindow) -> Settings:
    assert window.session is not None
    return window.session.settings


@pytest.mark.gl
def test_the_window_in_both_modes(document: Document, marked_window: MainWindow, qtbot: QtBot) -> None:
    for posed in (False, True):
        document.posing.set_active(posed)
        for dock in marked_window.findChildren(QDockWidget):
            dock.show()
        qtbot.wait(100)
        assert bad(texts_below(marked_window)) == []


def test_each_table_with_its_inspector(document: Document, marked_window: MainWindow, qtbot: QtBot) -> None:
    for name, table in document.model.tables.items():
        document.selection.set_active_table(name)
        if len(table):
            document.selection.select(name, [0])
        qtbot.wait(50)
        assert bad(texts_below(marked_window)) == [], name


def test_every_form_and_every_refusal(document: Document, marked_window: MainWindow) -> None:
    for operation in OPERATIONS.values():
        form = OperationForm(document, operation, marked_window, settings_of(marked_window).stored)
        assert bad(texts_below(form)) == [], operation.id
        form.reject()
        document.selection.clear()
        reason = reason_against(document, operation)
        assert reason is None or not untranslated(translated(reason)), operation.id


def test_the_preferences(document: Document, marked_window: MainWindow) -> None:
    assert bad(texts_below(PreferencesDialog(settings_of(marked_window), lambda: None, marked_window))) == []
