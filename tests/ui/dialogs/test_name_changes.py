"""The form of an operation that changes names shows them before and after, row by row."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.session import Session
from editor.formats import Content
from editor.model.bones import Bone
from editor.model.model import Model
from editor.model.names import SideStyle
from editor.operations.catalog import OPERATIONS
from editor.operations.names.names import SpellSides
from editor.ui.dialogs.open_forms import show_operation_form
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.models.rename_grid import NEW, NEW_EN, OLD, OLD_EN

Show = Callable[[str], OperationForm]


@pytest.fixture
def document(session: Session) -> Document:
    model = Model()
    model.bones.records[:] = [Bone("左腕"), Bone("右腕", "arm"), Bone("腰", "waist"), Bone("腰", "waist")]
    return session.add(Content(model, "pmx"))


@pytest.fixture
def show(document: Document, bare_window: QMainWindow, qtbot: QtBot) -> Show:
    def shown(operation: str) -> OperationForm:
        document.selection.set_active_table("bones")
        form = show_operation_form(document, OPERATIONS[operation], bare_window, QSettings())
        assert form is not None
        return form

    return shown


def told(form: OperationForm, old: int, new: int) -> list[tuple[str, str]]:
    """The names before and after that can be seen."""
    seen = form.names.isVisible() and not (form.names.isColumnHidden(old) or form.names.isColumnHidden(new))
    grid = form.names.grid
    return [(grid.index(row, old).data(), grid.index(row, new).data()) for row in range(grid.rowCount() * seen)]


def test_translations(show: Show) -> None:
    form = show("names.translate")
    assert told(form, OLD_EN, NEW_EN) == [("", "arm_L")]
    assert told(form, OLD, NEW) == []
    form.reject()


def test_names_follow_the_parameters(show: Show, qtbot: QtBot) -> None:
    form = show("names.sides")
    form.fill(SpellSides(SideStyle.SUFFIX))
    qtbot.waitUntil(lambda: ("左腕", "腕_L") in told(form, OLD, NEW))
    form.fill(SpellSides(SideStyle.PREFIX))
    qtbot.waitUntil(lambda: not form.names.isVisible())
    assert not form.ok.isEnabled()  # as nothing changes
    form.reject()


def test_names_that_stood_twice(show: Show) -> None:
    form = show("names.unique")
    assert told(form, OLD, NEW) == [("腰", "腰_2")]
    form.reject()


def test_a_form_that_leaves_names_alone_shows_none(show: Show, document: Document) -> None:
    document.selection.select("bones", [0, 1])
    form = show("rows.sort")
    assert told(form, OLD, NEW) == []
    form.reject()
