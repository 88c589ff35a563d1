"""Copying, pasting, mirroring and resetting poses; poses travel between documents and as text."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.jobs import Job
from editor.document.session import Session
from editor.formats import load_model
from editor.model.columns import Columns
from editor.model.morphs import MorphKind, Panel
from editor.motion.binding import lacking_names
from editor.motion.motion import BoneKey, Motion
from editor.motion.sampling import NamedPose
from editor.motion.tracks import Tracks
from editor.operations.queries.compare import differences
from editor.resources import resource
from editor.ui.command import CommandList
from editor.ui.commands.pose_commands import MIME_TYPE, PoseCommands, ShapeCommands, mime_of, pose_in
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.services import CurrentDocument
from tests.ui.posing import LEFT, LEG_IK, RIGHT, TURN, arm_pose, open_posable
from tests.ui.told_services import ToldServices


@pytest.fixture
def document(session: Session) -> Document:
    return open_posable(session)


@pytest.fixture
def poses(session: Session, document: Document, services: ToldServices) -> PoseCommands:
    return PoseCommands(CurrentDocument(session, session), services)


@pytest.fixture
def told(services: ToldServices) -> list[str]:
    """What was said in the status line."""
    return services.reports


def text(words: str) -> QMimeData:
    mime = QMimeData()
    mime.setText(words)
    return mime


def assert_same(pose: NamedPose | None, other: NamedPose) -> None:
    assert pose is not None
    assert (pose.model, pose.bones, pose.morphs) == (other.model, other.bones, other.morphs)
    np.testing.assert_allclose(pose.rotations, other.rotations, atol=1e-6)
    np.testing.assert_allclose(pose.weights, other.weights, atol=1e-6)


def test_from_one_document_to_another(
    poses: PoseCommands, told: list[str], session: Session, document: Document
) -> None:
    document.posing.apply(arm_pose(0.25))
    poses.copy()
    other = open_posable(session)
    poses.paste()
    assert other.posing.overridden_bones.tolist() == [False, True, False, False, False]
    np.testing.assert_allclose(other.posing.current_pose().rotations[LEFT], TURN, atol=1e-6)
    assert other.posing.current_pose().weights.tolist() == [0.25, 0]
    assert other.history.undo_name == "Paste pose"
    assert told == [
        "Pose copied; bones: 1, morphs: 1",
        "Pose pasted; bones: 1, morphs: 1, not in the model: 0",
    ]


def test_the_text_is_that_of_a_vpd_file() -> None:
    mime = mime_of(arm_pose())
    assert mime.text().startswith("Vocaloid Pose Data file")
    assert "Bone0{左腕" in mime.text()
    assert_same(pose_in(mime), arm_pose())
    assert_same(pose_in(text(mime.text())), arm_pose())


def test_names_that_are_no_text_come_back() -> None:
    odd = NamedPose("", ("左\udc83",), np.zeros((1, 3), np.float32), np.float32([[0, 0, 0, 1]]))
    mime = mime_of(odd)
    assert mime.hasFormat(MIME_TYPE)
    assert_same(pose_in(mime), odd)


@pytest.mark.parametrize("mime", [None, QMimeData(), text("左腕"), text("Vertex,0,1")])
def test_anything_else_is_no_pose(mime: QMimeData | None) -> None:
    assert pose_in(mime) is None


def test_what_cannot_be_done_is_told(poses: PoseCommands, told: list[str], document: Document) -> None:
    QGuiApplication.clipboard().setText("something else")
    poses.copy()
    poses.paste()
    assert told == ["There is no pose to copy: the model is in its rest pose", "There is no pose on the clipboard"]
    assert QGuiApplication.clipboard().text() == "something else"
    assert not document.history.can_undo


def test_mirror_and_reset(poses: PoseCommands, document: Document) -> None:
    document.posing.apply(arm_pose())
    poses.mirror()
    assert document.posing.current_pose().rotations[RIGHT].round(3).tolist() == [0, 0, -0.707, 0.707]
    poses.reset_bones()
    assert not document.posing.overridden_bones.any()
    assert document.posing.overridden_morphs.any()
    poses.reset_morphs()
    assert not document.posing.overridden_morphs.any()
    document.undo()
    assert document.posing.overridden_morphs.any()
    poses.reset_all()
    document.undo()
    document.redo()
    assert not document.posing.overridden_morphs.any()


def test_cutting_copies_and_resets(poses: PoseCommands, document: Document) -> None:
    document.posing.apply(arm_pose())
    poses.cut()
    assert not document.posing.overridden_bones.any()
    poses.paste()
    assert document.posing.overridden_bones[LEFT]


def test_all_ik_at_once(poses: PoseCommands, told: list[str], document: Document) -> None:
    poses.switch_ik(False)
    assert not document.posing.current_pose().ik[LEG_IK]
    assert document.posing.overridden_ik.sum() == 1
    poses.switch_ik(True)
    assert document.posing.current_pose().ik.all()
    assert told == ["IK switched off: 1", "IK switched on: 1"]


def test_what_a_model_lacks(document: Document) -> None:
    assert lacking_names(arm_pose(), document.model) == ["尻尾", "う"]


def test_what_has_no_other_side_is_told(poses: PoseCommands, told: list[str], document: Document) -> None:
    with document.edit("Rename") as edit:
        edit.set(document.model.bones, [RIGHT], "name", ["尾"])
    document.posing.apply(arm_pose())
    before = document.posing.current_pose().rotations.tolist()
    poses.mirror()
    assert document.posing.current_pose().rotations.tolist() == before
    assert told == ["Left and right of the pose exchanged; the other side is not there: 左腕"]


ACTIONS = ("pose.bone-morph", "pose.vertex-morph", "pose.apply-as-rest", "pose.apply-morphs")
QUARTER = (0.0, 0.0, np.sqrt(0.5), np.sqrt(0.5))


class Desk:
    """The sample in Transform mode, with the commands, and what they told."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.session = Session()
        self.list = CommandList(self.window)
        self.services = ToldServices()
        self.commands = ShapeCommands(CurrentDocument(self.session, self.window), self.list, self.services, self.window)
        self.reports: list[str] = []
        self.jobs: list[Job] = self.services.jobs
        self.document = self.session.add(load_model(resource("samples", "mochi.pmx")))
        self.document.status_message.connect(self.reports.append)
        self.document.posing.set_active(True)
        self.original = self.document.model.snapshot()
        self._qtbot = qtbot

    def bone(self, name: str) -> int:
        return [bone.name for bone in self.document.model.bones].index(name)

    def morph(self, name: str) -> int:
        return [morph.name for morph in self.document.model.morphs].index(name)

    def pose(self) -> None:
        self.document.posing.pose_bones([self.bone("左腕")], rotations=QUARTER)
        self.document.posing.set_weights([self.morph("あ"), self.morph("照れ")], [0.5, 0.5])

    def seen(self) -> np.ndarray:
        return np.array(self.document.posing.posed_model().skinned()[0])

    def wait(self) -> None:
        """Until the last job is done and what it made is put in."""
        self._qtbot.waitUntil(lambda: not self.jobs[-1].is_running)

    def apply_shape(self) -> None:
        self.list[ACTIONS[2]].trigger()
        self.wait()

    def form(self, action: int) -> OperationForm:
        """The form that an entry of the menu opens."""
        self.list[ACTIONS[action]].trigger()
        return next(form for form in self.window.findChildren(OperationForm) if form.is_open)

    def make_morph(self, action: int, name: str, name_en: str = "", threshold: str = "0.0001") -> OperationForm:
        """Type into the form, and press Enter."""
        form = self.form(action)
        for field, text in (("name", name), ("name_en", name_en), ("threshold", threshold)):
            line: Any = form.editors[field].line  # type: ignore[attr-defined]
            line.selectAll()
            line.insert(text)
        QTest.keyClick(form, Qt.Key.Key_Return)
        self._qtbot.waitUntil(lambda: not form.is_open or form.status.sign.isVisible())
        return form


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot)


def is_original(desk: Desk) -> bool:
    return not list(differences(desk.original, desk.document.model))


def test_only_in_transform_mode(desk: Desk) -> None:
    assert all(action.isEnabled() for action in desk.list.actions(*ACTIONS))
    assert all(action.text() and action.statusTip() for action in desk.list.actions(*ACTIONS))
    desk.document.posing.set_active(False)
    assert not any(action.isEnabled() for action in desk.list.actions(*ACTIONS))
    desk.document.posing.set_active(True)
    desk.session.close(desk.document)
    assert not any(action.isEnabled() for action in desk.list.actions(*ACTIONS))


def test_the_shape_stays_when_it_is_applied(desk: Desk) -> None:
    desk.pose()
    seen = desk.seen()
    desk.apply_shape()
    np.testing.assert_allclose(desk.seen(), seen, atol=1e-4)
    np.testing.assert_allclose(desk.document.model.vertices["position"], seen, atol=1e-4)
    assert sum(step.is_edit for step in desk.document.history.steps) == 1
    assert "bones: 11" in desk.reports[-1]
    assert "motion" not in desk.reports[-1]
    assert not desk.document.posing.overridden_bones.any()
    pose = desk.document.posing.current_pose()
    assert pose.weights[desk.morph("あ")] == 0
    assert pose.weights[desk.morph("照れ")] == 0.5, "colours are no part of a shape"


def test_undoing_gives_back_model_and_pose_in_one_step(desk: Desk) -> None:
    desk.pose()
    seen = desk.seen()
    desk.apply_shape()
    desk.document.undo()
    assert is_original(desk)
    np.testing.assert_allclose(desk.seen(), seen, atol=1e-6)
    desk.document.redo()
    np.testing.assert_allclose(desk.seen(), seen, atol=1e-4)
    assert not desk.document.posing.overridden_bones.any()


def test_a_pose_that_is_under_way_is_a_step_before_the_shape(desk: Desk) -> None:
    desk.pose()
    posing = desk.document.posing
    posing.begin("Drag")
    posing.pose_bones([desk.bone("右腕")], rotations=QUARTER)
    held = posing.override()
    desk.apply_shape()
    assert [step.name for step in desk.document.history.steps[-2:]] == ["Drag", desk.document.history.edit_name]
    assert not posing.overridden_bones.any()
    desk.document.undo()
    assert posing.override().same_as(held)


def test_what_a_motion_moves_is_held_at_rest(desk: Desk) -> None:
    keys = Columns(BoneKey, frame=[0], rotation=[QUARTER])
    desk.document.posing.add_motion(Motion("", Tracks.of(["左腕"], [0], keys)), "wave")
    seen = desk.seen()
    desk.apply_shape()
    np.testing.assert_allclose(desk.seen(), seen, atol=1e-4)
    assert np.flatnonzero(desk.document.posing.overridden_bones).tolist() == [desk.bone("左腕")]
    assert desk.reports[-1].endswith("the motion is held at rest: Reset everything lets it go on")


def test_an_edit_meanwhile_wins(desk: Desk) -> None:
    desk.pose()
    desk.list[ACTIONS[2]].trigger()
    with desk.document.edit("rename") as edit:
        edit.set(desk.document.model.bones, 0, "name", "root")
    desk.wait()
    assert sum(step.is_edit for step in desk.document.history.steps) == 1
    assert desk.document.posing.overridden_bones.any()
    assert "edited meanwhile" in desk.reports[-1]


def test_nothing_to_apply(desk: Desk) -> None:
    desk.apply_shape()
    desk.list[ACTIONS[3]].trigger()
    assert not desk.document.history.steps
    assert len(desk.reports) == 2


def test_weights_into_the_mesh(desk: Desk) -> None:
    desk.pose()
    seen = desk.seen()
    desk.list[ACTIONS[3]].trigger()
    np.testing.assert_allclose(desk.seen(), seen, atol=1e-5)
    pose = desk.document.posing.current_pose()
    assert pose.weights[desk.morph("あ")] == 0
    assert pose.weights[desk.morph("照れ")] == 0.5
    assert desk.document.posing.overridden_bones.any()
    desk.document.undo()
    assert is_original(desk)


def test_a_bone_morph_of_the_pose(desk: Desk) -> None:
    desk.pose()
    form = desk.make_morph(0, " 挙手", "raise")
    assert not form.is_open
    morph = desk.document.model.morphs[-1]
    assert (morph.name, morph.name_en, morph.panel, morph.kind) == ("挙手", "raise", Panel.OTHER, MorphKind.BONE)
    assert morph.offsets["bone"].tolist() == [desk.bone("左腕")]
    assert desk.document.posing.overridden_bones.any()
    assert "bones moved: 1" in desk.reports[-1]
    desk.document.undo()
    assert is_original(desk)


def test_a_vertex_morph_of_the_shape(desk: Desk) -> None:
    desk.pose()
    seen = desk.seen()
    desk.make_morph(1, "形")
    posing = desk.document.posing
    posing.reset_all()
    posing.set_weights([desk.morph("形")], 1.0)
    np.testing.assert_allclose(desk.seen(), seen, atol=2e-4)


@pytest.mark.parametrize("action", [0, 1])
def test_no_morph_of_nothing(desk: Desk, action: int) -> None:
    form = desk.make_morph(action, "無")
    assert form.is_open
    assert "is moved" in form.status.message.text()
    assert not desk.document.history.steps
    desk.pose()
    assert form.ok.isEnabled(), "now there is something"


def test_a_morph_needs_a_name(desk: Desk) -> None:
    desk.pose()
    form = desk.make_morph(0, " ")
    assert "name" in form.status.message.text()
    assert not desk.document.history.edit_name


def test_a_name_that_is_taken_gets_a_number(desk: Desk) -> None:
    desk.pose()
    for _ in range(2):
        form = desk.form(0)
        form.accept()
    assert [morph.name for morph in desk.document.model.morphs.records[-2:]] == ["新規モーフ", "新規モーフ_2"]
