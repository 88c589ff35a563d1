"""Field editors: every kind shows and gives back its values, in forms and in cells."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence

from editor.model.bones import Bone, BoneFlags
from editor.model.fields import Field, field_of
from editor.model.materials import Material
from editor.model.mesh import Vertex
from editor.model.rigid_bodies import RigidBody
from editor.ui.editors import MIXED, FieldEditor
from editor.ui.editors.cells import editor_rect
from editor.ui.editors.choices import ChoiceEditor, FlagsEditor, GroupsEditor
from editor.ui.editors.colors import ColorEditor
from editor.ui.editors.lines import NumberEditor
from editor.ui.editors.references import ReferenceEditor, ReferencesEditor
from editor.ui.editors.texts import LinesEditor, TextEditor
from editor.ui.editors.vectors import VectorEditor
from tests.operations.model_making import full_model
from tests.ui.editors.desk import Desk

Key = Qt.Key


def every_field() -> list[tuple[type, Field]]:
    tables = full_model().tables.values()
    return [(table.row_type, field) for table in tables for field in table.fields if not field.items]


@pytest.mark.parametrize(("row_type", "field"), every_field(), ids=lambda part: getattr(part, "name", None))
@pytest.mark.parametrize("in_cell", [False, True])
def test_every_field_gives_back_what_it_shows(desk: Desk, row_type: type, field: Field, in_cell: bool) -> None:
    for table in desk.document.model.tables.values():
        if table.row_type is row_type and len(table):
            value = field.coerce(table.value(0, field.name))
            editor = desk.editor(row_type, field.name, value, in_cell=in_cell)
            assert editor.value() == value
            editor.set_value(MIXED)
            assert editor.value() is MIXED
    assert not desk.edited, "nothing was touched"


@pytest.mark.parametrize(
    ("row_type", "name", "kind"),
    [
        (Bone, "name", TextEditor),
        (Material, "memo", LinesEditor),
        (Bone, "level", NumberEditor),
        (Bone, "position", VectorEditor),
        (Material, "diffuse", ColorEditor),
        (Material, "sphere_mode", ChoiceEditor),
        (Bone, "flags", FlagsEditor),
        (RigidBody, "mask", GroupsEditor),
        (Bone, "parent", ReferenceEditor),
        (Vertex, "bones", ReferencesEditor),
    ],
)
def test_kinds_have_their_editor(desk: Desk, row_type: type, name: str, kind: type[FieldEditor]) -> None:
    editor = desk.editor(row_type, name, field_of(row_type, name).default)
    assert type(editor) is kind
    assert editor.accessibleName()


def test_editors_in_cells_stay_within_the_table(desk: Desk) -> None:
    editor = desk.editor(Bone, "flags", BoneFlags(0), in_cell=True)
    bounds, cell = editor.rect().adjusted(0, 0, 500, 300), editor.rect()
    cell.setSize(cell.size() / 10)
    cell.moveBottomRight(bounds.bottomRight())
    rect = editor_rect(editor, cell, bounds)
    assert bounds.contains(rect)
    assert rect.height() >= editor.sizeHint().height()
    assert not desk.editor(Bone, "parent", 0, in_cell=True).arrows[0].isVisible()


def test_undo_is_the_documents_unless_something_is_being_typed(desk: Desk) -> None:
    editor = desk.editor(Bone, "name", "腕")
    undone: list[bool] = []
    shortcut = QAction("Undo", editor)
    shortcut.setShortcut(QKeySequence.StandardKey.Undo)
    shortcut.triggered.connect(lambda: undone.append(True))
    editor.addAction(shortcut)
    desk.focus(editor.line)
    desk.qtbot.keyClick(editor.line, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert undone == [True]
    desk.qtbot.keyClicks(editor.line, "x")
    desk.qtbot.keyClick(editor.line, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (undone, editor.line.text()) == ([True], "腕")
