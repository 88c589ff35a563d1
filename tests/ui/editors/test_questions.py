"""Another kind of morph: offsets of the same type stay, and nobody loses others without being asked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QMessageBox
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.model.columns import Columns
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, MorphOffset, UvOffset, VertexOffset
from editor.ui.editors.revisions import SameValue
from editor.ui.inspector.inspector import InspectorPane
from editor.ui.models.field_table import FieldTableModel
from editor.ui.panes.table import sheet_cells
from tests.ui.keyboard import give_keyboard

UV, VERTEX, GROUP = range(3)


@pytest.fixture
def document(qapp: object) -> Document:
    model = Model()
    model.vertices.fill(3)
    model.morphs.records += [
        Morph("uv", kind=MorphKind.UV, offsets=Columns.of(UvOffset, [UvOffset(1, (1, 2, 3, 4))])),
        Morph("a", kind=MorphKind.VERTEX, offsets=Columns.of(VertexOffset, [VertexOffset(n) for n in range(3)])),
        Morph("g", kind=MorphKind.GROUP, offsets=Columns.of(MorphOffset, [MorphOffset(1, 0.5)])),
    ]
    return Document(Content(model))


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was asked; answered by the default button, or, where the list begins with "yes", by the other one."""
    texts: list[str] = []

    def answer(box: QMessageBox) -> int:
        change = next(b for b in box.buttons() if box.buttonRole(b) is QMessageBox.ButtonRole.DestructiveRole)
        (change if texts and texts[0] == "yes" else box.defaultButton()).click()
        texts.append(box.text())
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    return texts


def choose(document: Document, qtbot: QtBot, row: int, kind: MorphKind) -> InspectorPane:
    """Choose the kind in the inspector, with the keyboard."""
    pane = InspectorPane(document)
    qtbot.addWidget(pane)
    pane.show()
    document.selection.set_active_table("morphs")
    document.selection.select("morphs", [row])
    qtbot.waitUntil(lambda: "kind" in pane.form.bindings and pane.form.bindings["kind"].editor.isVisible())
    box = kind_box(pane)
    give_keyboard(pane, qtbot)
    box.setFocus()
    box.showPopup()
    box.view().setCurrentIndex(box.model().index(box.findText(kind.label), 0))
    QTest.keyClick(box.view(), Qt.Key.Key_Return)
    qtbot.wait(1)  # the pane follows once a turn of the event loop
    return pane


def kind_box(pane: InspectorPane) -> QComboBox:
    return pane.form.bindings["kind"].editor.findChild(QComboBox)


def kinds(document: Document) -> list[MorphKind]:
    return [morph.kind for morph in document.model.morphs]


@pytest.mark.parametrize(
    ("row", "kind"), [(UV, MorphKind.UV3), (GROUP, MorphKind.FLIP)], ids=["uv to additional uv", "group to flip"]
)
def test_offsets_of_the_same_type_stay_and_nothing_is_asked(
    document: Document, qtbot: QtBot, asked: list[str], row: int, kind: MorphKind
) -> None:
    before = document.model.morphs[row].offsets
    choose(document, qtbot, row, kind)
    assert document.model.morphs[row].kind is kind
    assert document.model.morphs[row].offsets == before
    assert not asked


def test_cancel_keeps_kind_and_offsets(document: Document, qtbot: QtBot, asked: list[str]) -> None:
    pane = choose(document, qtbot, VERTEX, MorphKind.BONE)
    assert asked == ["Offsets that a morph of the new kind cannot hold: 3"]
    assert document.model.morphs[VERTEX].kind is MorphKind.VERTEX
    assert len(document.model.morphs[VERTEX].offsets) == 3
    assert not document.history.can_undo
    assert kind_box(pane).currentText() == "Vertex"


def test_who_agrees_loses_the_offsets_in_one_step(document: Document, qtbot: QtBot, asked: list[str]) -> None:
    asked.append("yes")
    choose(document, qtbot, VERTEX, MorphKind.BONE)
    assert document.model.morphs[VERTEX] == Morph("a", kind=MorphKind.BONE)
    document.undo()
    assert len(document.model.morphs[VERTEX].offsets) == 3


def test_a_cell_of_many_rows_asks_once(document: Document, asked: list[str]) -> None:
    table = FieldTableModel(document, "morphs")
    document.selection.set_active_table("morphs")
    document.selection.select("morphs", [UV, VERTEX, GROUP])
    column = [field.name for field in table.fields].index("kind")
    table.revise(0, column, SameValue(MorphKind.UV1), in_selected=True)
    assert asked == ["Offsets that a morph of the new kind cannot hold: 4"]
    assert kinds(document) == [MorphKind.UV, MorphKind.VERTEX, MorphKind.GROUP]
    assert not table.setData(table.index(VERTEX, column), MorphKind.BONE)
    document.selection.select("morphs", [UV])
    table.revise(0, column, SameValue(MorphKind.UV1))
    assert kinds(document)[UV] is MorphKind.UV1


def test_filled_down_kinds_are_refused_where_offsets_would_go(document: Document, asked: list[str]) -> None:
    table = FieldTableModel(document, "morphs")
    refused: list[str] = []
    table.refused.connect(refused.append)
    column = [field.name for field in table.fields].index("kind")
    sheet_cells.filled_down(table, {column: [UV, VERTEX]})
    assert "offsets" in refused[0]
    assert kinds(document)[VERTEX] is MorphKind.VERTEX
    assert not asked
    assert not document.history.can_undo
