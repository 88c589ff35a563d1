"""The questions about an import: only what is possible can be chosen, and the answer is what was chosen."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.document.files.loading import ImportMode, ImportOptions
from editor.formats import Content
from editor.ui.dialogs.file_options import ImportOptionsDialog
from tests.operations.model_making import full_model


@pytest.fixture
def content() -> Content:
    return dataclasses.replace(formats.new_content(), model=full_model(), path=Path("hat.obj"))


def asked(qtbot: QtBot, content: Content, document: Document | None) -> ImportOptionsDialog:
    dialog = ImportOptionsDialog(content, document)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def enabled(dialog: ImportOptionsDialog) -> set[ImportMode]:
    return {mode for mode, button in dialog.modes.items() if button.isEnabled()}


def ok_is_enabled(dialog: ImportOptionsDialog) -> bool:
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    return buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()


def test_without_a_document_it_becomes_one(content: Content, qtbot: QtBot) -> None:
    dialog = asked(qtbot, content, None)
    assert enabled(dialog) == {ImportMode.NEW}
    assert dialog.options() == ImportOptions(ImportMode.NEW)
    assert dialog.reason.isHidden()


def test_everything_is_possible_with_as_many_vertices(content: Content, qtbot: QtBot) -> None:
    dialog = asked(qtbot, content, Document(dataclasses.replace(content, model=full_model())))
    assert enabled(dialog) == set(ImportMode) - {ImportMode.UPDATE}
    assert dialog.options().mode is ImportMode.APPEND
    for mode, button in dialog.modes.items():
        button.click()
        assert dialog.options().mode is mode
        assert dialog.merge.isEnabled() == (mode is ImportMode.APPEND)
        assert dialog.scale.isEnabled() == (mode is not ImportMode.UV)


def test_rows_of_a_csv_file_update_the_model_unless_something_else_is_chosen(content: Content, qtbot: QtBot) -> None:
    rows = dataclasses.replace(content, format="csv")
    dialog = asked(qtbot, rows, Document(formats.new_content()))
    assert dialog.options().mode is ImportMode.UPDATE
    assert not dialog.scale.isEnabled()
    assert asked(qtbot, rows, None).options().mode is ImportMode.NEW
    assert enabled(dialog) == {ImportMode.NEW, ImportMode.APPEND, ImportMode.GEOMETRY, ImportMode.UPDATE}


def test_why_vertices_cannot_be_replaced(content: Content, qtbot: QtBot) -> None:
    dialog = asked(qtbot, content, Document(formats.new_content()))
    assert enabled(dialog) == {ImportMode.NEW, ImportMode.APPEND, ImportMode.GEOMETRY}
    assert not dialog.reason.isHidden()
    assert str(len(content.model.vertices)) in dialog.reason.text()


@pytest.mark.parametrize(("typed", "given"), [("0.1", 0.1), ("10", 10.0), ("12.5", 12.5), ("1e-3", 0.001)])
def test_any_scale_can_be_typed(content: Content, qtbot: QtBot, typed: str, given: float) -> None:
    dialog = asked(qtbot, content, None)
    dialog.scale.setCurrentText(typed)
    assert ok_is_enabled(dialog)
    assert dialog.options().scale == given


@pytest.mark.parametrize("typed", ["", "0", "-1", "big", "1,5"])
def test_what_is_no_scale_cannot_be_accepted(content: Content, qtbot: QtBot, typed: str) -> None:
    dialog = asked(qtbot, content, None)
    dialog.scale.setCurrentText(typed)
    assert not ok_is_enabled(dialog)


def test_the_choices_are_given_back(content: Content, qtbot: QtBot) -> None:
    dialog = asked(qtbot, content, Document(formats.new_content()))
    dialog.merge.setChecked(False)
    assert dialog.options() == ImportOptions(ImportMode.APPEND, merges_bones=False)
