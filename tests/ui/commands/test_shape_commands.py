"""What is seen becomes part of the model, in one step of the document, and the pose goes where it did so."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor.document.jobs import Job
from editor.document.session import Session
from editor.formats import load_model
from editor.model.columns import Columns
from editor.model.morphs import MorphKind, Panel
from editor.motion.keys import BoneKey
from editor.motion.motion import Motion
from editor.motion.tracks import Tracks
from editor.operations.queries.compare import differences
from editor.resources import resource
from editor.ui.command import CommandList
from editor.ui.commands.pose_commands import ShapeCommands
from editor.ui.current_document import CurrentDocument
from editor.ui.dialogs.operation_form import OperationForm
from tests.ui.told_services import ToldServices

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
