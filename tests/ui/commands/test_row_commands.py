"""The commands on rows act on the active table's selection, and tell what they did."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.document.session import Session
from editor.model.bones import BoneFlags
from editor.model.fields import NONE
from editor.model.mesh import Deform
from editor.ui.commands.row_commands import RowCommands
from tests.model.random_models import fingerprint
from tests.operations.model_making import full_model
from tests.ui.told_services import ToldServices


class Desk:
    """A session with one document, its commands, and what was reported."""

    def __init__(self) -> None:
        self.session = Session()
        services = ToldServices()
        self.rows, self.reports = RowCommands(self.session, services), services.reports
        self.document = self.open()

    def open(self) -> Document:
        document = self.session.add(dataclasses.replace(formats.new_content(), model=full_model()))
        document.status_message.connect(self.reports.append)
        return document

    def select(self, table: str, *rows: int) -> None:
        self.document.selection.set_active_table(table)
        self.document.selection.select(table, list(rows))

    def names(self, table: str = "bones") -> list[str]:
        return [record.name for record in self.document.model.tables[table]]  # type: ignore[union-attr]

    def selected(self, table: str = "bones") -> list[int]:
        return self.document.selection.rows(table).tolist()


@pytest.fixture
def desk(qapp: object) -> Desk:
    return Desk()


def test_each_is_one_step_and_says_what_it_did(desk: Desk) -> None:
    before = desk.names()
    desk.select("bones", 1)
    for name in ("duplicate", "move-up", "move-to-bottom", "delete"):
        desk.rows.operate(f"rows.{name}")
    assert len(desk.document.history.steps) == 4
    assert len(desk.reports) == 4
    desk.document.go_to(0)
    assert desk.names() == before


def test_moving_keeps_the_rows_selected(desk: Desk) -> None:
    name = desk.names()[0]
    desk.select("bones", 0)
    desk.rows.operate("rows.move-down")
    assert desk.selected() == [1]
    assert desk.names()[1] == name


def test_deleting_selects_nothing_that_would_go_next(desk: Desk) -> None:
    desk.select("bones", 0)
    desk.document.selection.set_current("bones", 0)
    count = len(desk.names())
    desk.rows.operate("rows.delete")
    desk.rows.operate("rows.delete")
    assert len(desk.names()) == count - 1
    assert desk.reports[-1] == "Bones: nothing is selected"


@pytest.mark.parametrize("name", ["delete", "duplicate", "move-up"])
def test_without_a_selection_nothing_happens_but_a_word(desk: Desk, name: str) -> None:
    desk.select("morphs")
    desk.rows.operate(f"rows.{name}")
    assert not desk.document.history.steps
    assert len(desk.reports) == 1


def test_the_model_itself_has_no_rows_to_work_on(desk: Desk) -> None:
    desk.select("info", 0)
    for name in ("insert", "delete", "duplicate"):
        desk.rows.operate(f"rows.{name}")
    desk.rows.copy()
    assert not desk.document.history.steps
    assert len(desk.reports) == 4


def test_what_an_operation_refuses_is_said(desk: Desk) -> None:
    desk.select("vertices", *range(6))
    desk.rows.operate("rows.delete")
    desk.select("faces")
    desk.rows.operate("rows.insert")
    assert "three vertices" in desk.reports[-1]


def test_copy_and_paste_between_documents(desk: Desk) -> None:
    desk.select("bones", 1, 2)
    assert desk.rows.copy()
    source = desk.names()
    desk.document = desk.open()
    desk.select("materials", 0)
    desk.rows.paste()
    assert desk.document.selection.active_table == "bones"
    assert desk.selected() == [len(source), len(source) + 1]
    assert len(desk.names()) == len(source) + 2


def copy_of_the_hand(desk: Desk) -> Document:
    """A hand is on the clipboard, and in front a model without the arm that it hangs from."""
    desk.select("bones", 2)
    desk.rows.copy()
    desk.document = other = desk.session.new()
    with other.edit("Name") as edit:
        edit.set(other.model.bones, 0, "name", "首")
    return other


def test_a_pasted_bone_without_its_parent_hangs_from_the_selected_bone_and_it_is_told(desk: Desk) -> None:
    other = copy_of_the_hand(desk)
    desk.select("bones", 0)
    desk.rows.paste()
    assert other.model.bones[1].parent == 0
    (message,) = other.messages.all
    assert (message.table, message.row) == ("bones", 1)
    assert message.text == "Pasted below 首, as its parent 腕 is not in this model"
    assert "1 hang from 首" in desk.reports[-1]
    other.undo()
    assert desk.names() == ["首"]


def test_what_pasted_rows_refer_to_and_is_not_there_is_told(desk: Desk) -> None:
    with desk.document.edit("Tail") as edit:
        edit.set(desk.document.model.bones, 0, "flags", BoneFlags.TAIL_IS_BONE)
        edit.set(desk.document.model.bones, 0, "tail_bone", 1)
    tail = desk.names()[1]
    desk.select("bones", 0)
    desk.rows.copy()
    desk.document = other = desk.session.new()
    desk.rows.paste()
    (message,) = other.messages.all
    assert message.text == f"Not in this model, and so not referred to: {tail}"
    assert not other.model.bones[message.row].flags & BoneFlags.TAIL_IS_BONE


@pytest.mark.parametrize(("table", "pasted"), [("faces", 1), ("vertices", 3)])
def test_the_bones_are_told_of_which_pasted_weights_are_without(desk: Desk, table: str, pasted: int) -> None:
    source = desk.document.model
    with desk.document.edit("Weights") as edit:
        edit.set(source.vertices, [0, 1, 2], "deform", Deform.BDEF1)
        edit.set(source.vertices, [0, 1, 2], "bones", [(0, NONE, NONE, NONE), (1, 2, NONE, NONE), (1, 2, 2, 2)])
        edit.set(source.vertices, [2], "deform", Deform.BDEF2)
        edit.set(source.vertices, [2], "weights", (0.5, 0.5, 0, 0))
    desk.select(table, *range(pasted))
    desk.rows.copy()
    desk.document = other = desk.session.new()
    with other.edit("Name") as edit:
        edit.set(other.model.bones, 0, "name", desk.session.documents[0].model.bones[0].name)
    count = len(other.model.vertices)
    desk.rows.paste()
    (message,) = other.messages.all
    assert message.text == (
        "Bones of weights that are not in this model: 腕, 手. In 2 pasted vertices their share moves with no bone"
    )
    assert (message.table, message.row) == ("vertices", count + 1)
    assert other.model.vertices["bones"][count + 1, 0] == NONE
    assert desk.reports[-1].endswith(
        f"pasted {pasted}; weights are without their bones, which are not in this model: 腕, 手"
    )


def test_faces_whose_bones_are_there_are_pasted_without_a_word_about_weights(desk: Desk) -> None:
    desk.select("faces", 0)
    desk.rows.copy()
    desk.document = desk.open()
    desk.rows.paste()
    assert desk.reports[-1] == "Faces: pasted 1"
    assert not desk.document.messages.all


def test_without_a_selected_bone_it_stays_selected_to_be_given_a_parent(desk: Desk) -> None:
    other = copy_of_the_hand(desk)
    desk.select("materials")
    desk.rows.paste()
    assert other.model.bones[1].parent == NONE
    assert desk.selected() == [1]
    assert "腕" in other.messages.all[-1].text
    assert "lack their parent" in desk.reports[-1]


def test_a_pasted_bone_whose_parent_is_there_is_told_nothing_of(desk: Desk) -> None:
    desk.select("bones", 2)
    desk.rows.copy()
    desk.document = desk.open()
    count = len(desk.document.messages.all)
    desk.rows.paste()
    assert len(desk.document.messages.all) == count
    assert desk.reports[-1] == "Bones: pasted 1"


def test_cut_and_paste_after_the_selected_row(desk: Desk) -> None:
    first, second, *others = desk.names()
    desk.select("bones", 0)
    desk.rows.cut()
    assert desk.names() == [second, *others]
    desk.select("bones", 0)
    desk.rows.paste()
    assert desk.names() == [second, first, *others]


def test_pasting_what_another_program_copied_is_refused(desk: Desk, qapp: object) -> None:
    desk.select("bones", 0)
    desk.rows.copy()
    qapp.clipboard().setText("something else")  # type: ignore[attr-defined]
    desk.rows.paste()
    assert not desk.document.history.steps


@pytest.mark.parametrize("is_another_program", [False, True])
def test_pasting_inserts_whoever_copied(desk: Desk, qapp: QApplication, is_another_program: bool) -> None:
    """Bones that have namesakes, with what they refer to among themselves: the hand and its IK."""
    desk.select("bones", 2, 3)
    desk.rows.copy()
    if is_another_program:
        qapp.clipboard().setText(qapp.clipboard().text())
    before = fingerprint(desk.document.model)
    desk.rows.paste()
    assert desk.names() == ["センター", "腕", "手", "手ＩＫ", "手_2", "手ＩＫ_2"]
    bones = desk.document.model.bones
    assert (bones[4].parent, bones[5].ik_target, [link.bone for link in bones[5].ik_links]) == (1, 4, [1, 0])
    assert (bones[3].ik_target, bones[4].name_en) == (2, "hand_2")
    assert desk.selected() == [4, 5]
    assert len(desk.document.history.steps) == 1
    desk.document.undo()
    assert fingerprint(desk.document.model) == before


@pytest.mark.parametrize("table", ["vertices", "bones", "morphs", "frames", "rigid_bodies", "joints", "soft_bodies"])
def test_a_paste_does_the_same_after_the_program_was_started_again(desk: Desk, qapp: QApplication, table: str) -> None:
    """Then the rows are on the clipboard as text only."""
    done = []
    for is_text in (False, True):
        desk.select(table, 0)
        desk.rows.copy()
        if is_text:
            qapp.clipboard().setText(qapp.clipboard().text())
        desk.rows.paste()
        done.append((fingerprint(desk.document.model), desk.selected(table)))
        desk.document.undo()
    assert done[0] == done[1]


@pytest.mark.parametrize("is_another_program", [False, True])
def test_pasting_onto_namesakes_updates_whoever_copied(
    desk: Desk, qapp: QApplication, is_another_program: bool
) -> None:
    desk.select("bones", 2)
    desk.rows.copy()
    if is_another_program:
        qapp.clipboard().setText(qapp.clipboard().text())
    with desk.document.edit("Change") as edit:
        edit.set(edit.model.bones, 2, "name_en", "other")
    desk.rows.run("paste-onto")
    assert desk.names() == ["センター", "腕", "手", "手ＩＫ"]
    assert desk.document.model.bones[2].name_en == "hand"


def test_pasted_vertices_and_faces_of_text_are_new(desk: Desk, qapp: QApplication) -> None:
    model = desk.document.model
    desk.select("vertices", 0, 1, 2)
    desk.rows.copy()
    text = qapp.clipboard().text()
    desk.select("faces", 0)
    desk.rows.copy()
    qapp.clipboard().setText(text + qapp.clipboard().text())
    desk.select("vertices")
    desk.rows.paste()
    assert (len(model.vertices), len(model.faces)) == (9, 5)
    assert model.faces["vertices"][2].tolist() == [6, 7, 8]
    assert model.faces["vertices"][:2].tolist() == [[0, 1, 2], [2, 1, 3]]
    assert model.vertices["position"][6:].tolist() == model.vertices["position"][:3].tolist()


def test_pasting_text_onto_namesakes_updates_and_adds_rows(desk: Desk, qapp: QApplication) -> None:
    desk.select("bones", 1)
    qapp.clipboard().setText(";Bone,ボーン名,ボーン名(英)\nBone,手,the hand\nBone,新,new\nNode,腕,Arms\n")
    desk.rows.paste_onto()
    assert desk.names() == ["センター", "腕", "新", "手", "手ＩＫ"]
    assert desk.document.model.bones[3].name_en == "the hand"
    assert desk.selected() == [2, 3]
    assert desk.reports == ["Bones: 1 updated, 1 added; Display frames: 1 updated"]
    assert len(desk.document.history.steps) == 1
    desk.document.undo()
    assert desk.names() == ["センター", "腕", "手", "手ＩＫ"]


def test_pasting_text_of_another_table_goes_there(desk: Desk, qapp: QApplication) -> None:
    desk.select("bones", 1)
    qapp.clipboard().setText("Node\t新\tnew\nNodeItem\t新\t0\t誰\n")
    desk.rows.paste()
    assert desk.document.selection.active_table == "frames"
    assert desk.selected("frames") == [3]
    assert desk.reports == [
        "Display frames: 1 added; warnings: 1 (Bones: ボーン名／モーフ名: '誰' on line 2 does not exist)"
    ]


def test_text_that_cannot_be_pasted_says_where(desk: Desk, qapp: QApplication) -> None:
    qapp.clipboard().setText("Node,新,new\nBody,剛体A,,,9999999\n")
    desk.rows.paste()
    assert not desk.document.history.steps
    assert len(desk.document.model.frames) == 3
    assert desk.reports[-1].startswith("Nothing was pasted: line 2, 剛体タイプ")


def test_what_is_copied_to_the_clipboard_comes_back_as_text(desk: Desk, qapp: QApplication) -> None:
    """As when another program, or a spreadsheet, has put it there again."""
    desk.select("bones", 1, 3)
    desk.rows.copy()
    qapp.clipboard().setText(qapp.clipboard().text())
    desk.rows.operate("rows.delete")
    desk.rows.paste()
    assert sorted(desk.names()) == sorted(["センター", "腕", "手", "手ＩＫ"])
    assert [link.bone for link in desk.document.model.bones[desk.names().index("手ＩＫ")].ik_links] == [
        desk.names().index("腕"),
        desk.names().index("センター"),
    ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (";Bone,ボーン名,親ボーン名\nBone,腕,腕\n", "腕 cannot be its own parent"),
        (";Bone,ボーン名,親ボーン名\nBone,腕,手\n", "腕 cannot be its own ancestor: 腕 → 手 → 腕"),
        (";Bone,ボーン名,親ボーン名\nBone,新,新\n", "新 cannot be its own parent"),
        ("IKLink,手ＩＫ,手ＩＫ\n", "手ＩＫ cannot be a link of its own IK"),
    ],
)
def test_pasted_text_brings_nothing_impossible(desk: Desk, qapp: QApplication, text: str, reason: str) -> None:
    desk.select("bones", 1)
    qapp.clipboard().setText(text)
    desk.rows.paste_onto()
    assert desk.reports == [f"Nothing was pasted: {reason}"]
    assert not desk.document.history.steps
    assert desk.names() == ["センター", "腕", "手", "手ＩＫ"]


def test_steps_are_named_after_what_they_were_done_to(desk: Desk, qapp: QApplication) -> None:
    desk.select("bones", 1)
    desk.rows.copy()
    desk.rows.paste()
    desk.select("bones", 0, 1)
    desk.rows.operate("rows.duplicate")
    desk.rows.operate("rows.insert")
    desk.select("bones", *range(5))
    desk.rows.operate("rows.delete")
    desk.select("vertices", 0, 1)
    desk.rows.operate("rows.delete")
    desk.select("vertices", 0)
    desk.rows.operate("rows.insert")
    assert [step.name for step in desk.document.history.steps] == [
        "Paste bone: 腕_2",
        "Duplicate 2 bones: センター_2, 腕_3",
        "Insert bone: 新規ボーン",
        "Delete 5 bones: センター, 腕, センター_2 and 2 more",
        "Delete 2 vertices",
        "Insert vertex 1",
    ]


def test_new_frames_come_behind_the_special_ones(desk: Desk) -> None:
    frames = formats.new_content().model.frames.records
    desk.document.model.frames.records[:] = frames
    desk.select("frames", 0)
    desk.rows.copy()
    for name in ("insert", "duplicate", "insert", "move-to-top", "delete"):
        desk.rows.operate(f"rows.{name}")
    desk.select("frames", 0)
    desk.rows.paste()
    assert desk.names("frames") == ["Root", "表情", "Root_2", "新規枠", "新規枠_2"]
    desk.select("frames", *range(5))
    desk.rows.operate("rows.delete")
    assert desk.reports[-1].startswith("MMD needs the special frame Root")


def test_names_and_comments_travel_as_text(desk: Desk) -> None:
    with desk.document.edit("") as edit:
        edit.set(edit.model.info, 0, "name", "名")
    desk.select("info", 0)
    assert desk.rows.copy()
    desk.document = desk.open()
    desk.rows.paste()
    assert desk.document.model.info[0].name == "名"


def test_selecting(desk: Desk) -> None:
    every = list(range(len(desk.names())))
    desk.select("bones", *every[2:])
    desk.rows.invert()
    assert desk.selected() == [0, 1]
    desk.rows.select_all()
    assert desk.selected() == every
    desk.rows.select_none()
    assert desk.selected() == []


def test_without_a_document(qtbot: QtBot) -> None:
    rows = RowCommands(Session(), ToldServices())
    rows.operate("rows.delete")
    rows.select_all()
    rows.paste()
    assert not rows.copy()
