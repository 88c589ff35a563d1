"""Copying, pasting, mirroring and resetting poses; poses travel between documents and as text."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from editor.document.document import Document
from editor.document.session import Session
from editor.motion.named_pose import NamedPose
from editor.ui.commands.pose_commands import MIME_TYPE, PoseCommands, lacking_names, mime_of, pose_in
from editor.ui.current_document import CurrentDocument
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
