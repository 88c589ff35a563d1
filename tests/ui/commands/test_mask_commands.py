"""Hiding and showing by what is selected, what the status line says of it, and what can be done when."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.session import Session
from editor.formats import Content
from editor.ui.command import CommandList
from editor.ui.commands.mask_commands import MaskCommands, MaskIndicator, hidden_text
from editor.ui.commands.row_commands import RowCommands
from editor.ui.services import CurrentDocument
from tests.operations.model_making import full_model
from tests.ui.commands.commanding import WindowWithCommands
from tests.ui.told_services import ToldServices


@pytest.fixture
def document(session: Session) -> Document:
    return session.add(Content(full_model()))


@pytest.fixture
def current(session: Session, document: Document) -> CurrentDocument:
    return CurrentDocument(session, session)


@pytest.fixture
def masks(current: CurrentDocument) -> MaskCommands:
    return MaskCommands(current, CommandList(current), ToldServices())


@pytest.fixture
def told(document: Document) -> list[str]:
    told: list[str] = []
    document.status_message.connect(told.append)
    return told


def choose(document: Document, table: str, *rows: int) -> None:
    document.selection.set_active_table(table)
    document.selection.select(table, rows)


def shown(document: Document, table: str = "faces") -> list[int]:
    return np.flatnonzero(~document.masking.masked(table)).tolist()


def test_what_is_hidden_is_selected_no_longer(masks: MaskCommands, document: Document, told: list[str]) -> None:
    choose(document, "faces", 1, 2)
    masks.commands["hide.selected"].trigger()
    assert shown(document) == [0, 3]
    assert not len(document.selection.rows("faces"))
    assert told == ["Hidden: Faces 2"]


def test_hidden_materials_stay_selected(masks: MaskCommands, document: Document) -> None:
    choose(document, "materials", 1)
    masks.commands["hide.selected"].trigger()
    assert shown(document) == [0, 1]
    assert document.selection.rows("materials").tolist() == [1]


@pytest.mark.parametrize(("table", "rows", "left"), [("faces", [3], [3]), ("materials", [0], [0, 1])])
def test_only_what_is_selected_is_shown(
    masks: MaskCommands, document: Document, table: str, rows: list[int], left: list[int]
) -> None:
    choose(document, table, *rows)
    masks.commands["hide.isolate"].trigger()
    assert shown(document) == left
    assert document.selection.rows(table).tolist() == rows


def test_bones_bodies_and_joints_are_hidden_themselves(
    masks: MaskCommands, document: Document, told: list[str]
) -> None:
    choose(document, "bones", 1)
    masks.commands["hide.isolate"].trigger()
    assert shown(document, "bones") == [1]
    choose(document, "rigid_bodies", 0)
    masks.commands["hide.selected"].trigger()
    assert shown(document, "rigid_bodies") == [1]
    assert len(shown(document)) == 4
    assert told[-1] == "Hidden: Bones 3 · Rigid bodies 1"


def test_faces_by_bones_and_by_morphs(masks: MaskCommands, document: Document, told: list[str]) -> None:
    with document.edit("weights") as edit:
        edit.set(document.model.vertices, slice(None), "bones", [(int(row == 0), -1, -1, -1) for row in range(6)])
    choose(document, "bones", 1)
    masks.commands[masks.OF_BONES[0]].trigger()
    assert shown(document) == [1, 2]
    masks.commands[masks.OF_BONES[1]].trigger()
    assert shown(document) == [0, 3]
    masks.commands["hide.show-all"].trigger()
    masks.whole_faces = True
    masks.commands[masks.OF_BONES[1]].trigger()
    assert told[-1] == "Bones: no faces go with what is selected"
    assert not document.masking.is_hiding


@pytest.mark.parametrize("table", ["bones", "morphs"])
def test_no_faces_are_hidden_by_rows_of_a_table_that_is_not_active(
    masks: MaskCommands, document: Document, table: str
) -> None:
    choose(document, table, 1)
    ids = {"bones": masks.OF_BONES, "morphs": masks.OF_MORPHS}[table]
    assert all(action.isEnabled() for action in masks.commands.actions(*ids))
    document.selection.set_active_table("materials")
    assert not any(action.isEnabled() for action in masks.commands.actions(*ids))


def test_rigid_bodies_lead_to_the_bones_by_which_faces_are_hidden(masks: MaskCommands, document: Document) -> None:
    row = next(row for row, body in enumerate(document.model.rigid_bodies) if body.bone >= 0)
    choose(document, "bones", document.model.rigid_bodies[row].bone)
    masks.commands[masks.OF_BONES[0]].trigger()
    by_bone = shown(document)
    masks.commands["hide.show-all"].trigger()
    choose(document, "rigid_bodies", row)
    masks.commands[masks.OF_BONES[0]].trigger()
    assert shown(document) == by_bone


def test_morphs_hide_the_faces_that_they_move(masks: MaskCommands, document: Document) -> None:
    model = document.model
    rows = [row for row, morph in enumerate(model.morphs) if morph.kind.label == "Vertex"]
    choose(document, "morphs", *rows)
    moved = model.morphs[rows[0]].offsets["vertex"]
    with_them = np.isin(model.faces["vertices"], moved).any(axis=1)
    masks.commands["hide.isolate"].trigger()
    assert shown(document) == np.flatnonzero(with_them).tolist()
    masks.commands["hide.show-all"].trigger()
    masks.commands["hide.selected"].trigger()
    assert shown(document) == np.flatnonzero(~with_them).tolist()


def test_everything_is_shown_again_and_the_step_back(masks: MaskCommands, document: Document, told: list[str]) -> None:
    choose(document, "faces", 0)
    masks.commands["hide.selected"].trigger()
    masks.commands["hide.invert"].trigger()
    assert shown(document) == [0]
    count = len(document.model.faces) - 1
    masks.commands["hide.show-all"].trigger()
    assert told[-1] == f"Shown again: Faces {count:,}", "what was hidden is told, not only that it is so no longer"
    masks.commands["hide.previous"].trigger()
    assert shown(document) == [0]
    masks.commands["hide.previous"].trigger()
    assert told[-1] == "Nothing is hidden any more"


def test_what_can_be_done_when(masks: MaskCommands, document: Document) -> None:
    choose(document, "textures", 0)
    assert not masks.commands["hide.selected"].isEnabled()
    assert not masks.commands["hide.show-all"].isEnabled()
    assert not masks.commands["hide.previous"].isEnabled()
    choose(document, "faces")
    assert not masks.commands["hide.selected"].isEnabled()
    choose(document, "faces", 0)
    masks.commands["hide.selected"].trigger()
    assert masks.commands["hide.show-all"].isEnabled()
    assert masks.commands["hide.previous"].isEnabled()


def test_the_key_of_another_command_in_transform_mode_is_left_to_it(masks: MaskCommands, document: Document) -> None:
    assert [key.toString() for key in masks.commands["hide.isolate"].shortcuts()] == ["Ctrl+K"]
    document.posing.set_active(True)
    assert masks.commands["hide.isolate"].shortcuts() == []
    document.posing.set_active(False)
    assert [key.toString() for key in masks.commands["hide.isolate"].shortcuts()] == ["Ctrl+K"]


def test_without_a_document_nothing_can_be_done(masks: MaskCommands, document: Document, session: Session) -> None:
    session.close(document)
    actions = masks.commands.actions(*(id for id in masks.commands if id != "hide.masks"))
    assert not any(action.isEnabled() for action in actions)
    for action in actions:
        action.trigger()


def test_selecting_all_and_inverting_leave_out_what_is_hidden(session: Session, document: Document) -> None:
    rows = RowCommands(session, ToldServices(), session)
    document.masking.mask("faces", [1, 2])
    choose(document, "faces", 0)
    rows.select_all()
    assert document.selection.rows("faces").tolist() == [0, 3]
    choose(document, "faces", 0)
    rows.invert()
    assert document.selection.rows("faces").tolist() == [3]


def test_the_sign_is_there_while_something_is_hidden(
    current: CurrentDocument, document: Document, session: Session, qtbot: QtBot
) -> None:
    sign = MaskIndicator(current)
    qtbot.addWidget(sign)
    assert sign.isHidden()
    document.masking.mask("faces", [0])
    assert not sign.isHidden()
    assert sign.text() == "Hidden: Faces 1" == hidden_text(document.masking)
    session.add(Content(full_model()))
    assert sign.isHidden()
    session.set_current(document)
    assert not sign.isHidden()
    document.masking.clear()
    assert sign.isHidden()


def test_the_menu_has_all_of_them_and_the_way_to_the_pane(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    made = WindowWithCommands(window)
    masks, menu = made.parts.masks, made.commands.menus["view.hide"]
    below = [action for sub in menu.actions() if sub.menu() for action in sub.menu().actions()]
    of_masks = {id for id in masks.commands if id.startswith("hide.") and id != "hide.save-as"}
    assert of_masks <= {action.objectName() for action in (*menu.actions(), *below)}
    made.commands["hide.masks"].trigger()
    assert isinstance(made.parts.services, ToldServices)
    assert made.parts.services.panes == ["masks"]
