"""Motions and poses: loaded onto the model in front, saved as files, and keys of the pose in a motion."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document.document import Document
from editor.document.session import Session
from editor.formats.motions import Moving, PoseContent
from editor.formats.vmd.content import MotionContent
from editor.motion.motion import Motion
from editor.ui.commands import motion_commands
from editor.ui.commands.file_commands import FileCommands
from editor.ui.dialogs.pose_keys import Into, PoseKeys
from tests.ui.commands.message_boxes import boxes
from tests.ui.posing import LEFT, arm_motion, arm_pose, open_posable, posable_model
from tests.ui.told_services import ToldServices

pytestmark = pytest.mark.usefixtures("bound_keys")


@pytest.fixture
def told(services: ToldServices) -> list[str]:
    return services.reports


@pytest.fixture
def document(session: Session) -> Document:
    return open_posable(session)


@pytest.fixture
def dance(tmp_path: Path) -> Path:
    path = tmp_path / "dance.vmd"
    formats.save(MotionContent(arm_motion()), path)
    return path


def moving(path: Path) -> Moving:
    content = formats.load(path)
    assert not isinstance(content, formats.Content)
    return content


def motion_in(path: Path) -> Motion:
    content = moving(path)
    assert isinstance(content, MotionContent)
    return content.motion


class Answers:
    """What the user says to the questions."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch

    def save_as(self, path: Path | None) -> None:
        self._monkeypatch.setattr(motion_commands, "choose_file_to_save", lambda *arguments: path)

    def load(self, *paths: Path) -> None:
        self._monkeypatch.setattr(motion_commands, "choose_moving_files", lambda *arguments: list(paths))

    def keys(self, keys: PoseKeys | None) -> None:
        self._monkeypatch.setattr(motion_commands, "ask_pose_keys", lambda *arguments: keys)


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Answers:
    return Answers(monkeypatch)


# -- loading ----------------------------------------------------------------------------------------------------------


def test_a_motion_is_loaded_onto_the_model(
    files: FileCommands, document: Document, dance: Path, told: list[str], qtbot: QtBot
) -> None:
    with qtbot.waitSignal(document.posing.active_changed):
        files.open([dance])
    assert [loaded.title for loaded in document.posing.motions] == ["dance.vmd"]
    assert document.posing.last_frame == 60
    text = "dance.vmd loaded; keys: 8, not in the model: 2"
    assert told[-1] == f"{text}; in Transform mode: Ctrl+M plays, F9 goes back to editing"
    with qtbot.waitSignal(document.posing.motions_changed):
        files.open([dance])
    assert told[-1] == text  # who is there knows it
    assert not document.is_modified


def test_a_pose_is_loaded_onto_the_model(
    files: FileCommands, document: Document, tmp_path: Path, told: list[str], qtbot: QtBot
) -> None:
    path = tmp_path / "arm.vpd"
    formats.save(PoseContent(arm_pose()), path)
    with qtbot.waitSignal(document.posing.active_changed):
        files.open([path])
    assert document.posing.overridden_bones[LEFT]
    assert document.history.undo_name == "Load pose arm.vpd"
    text = "arm.vpd loaded; bones: 2, morphs: 2, not in the model: 2"
    assert told[-1] == f"{text}; in Transform mode: F9 goes back to editing"


def test_the_same_file_again_takes_the_place_of_the_first(
    files: FileCommands, document: Document, dance: Path, qtbot: QtBot
) -> None:
    document.posing.add_motion(arm_motion(10), "dance.vmd", dance)
    document.posing.add_motion(arm_motion(20), "other.vmd")
    with qtbot.waitSignal(document.posing.motions_changed):
        files.open([dance])
    assert [loaded.motion.last_frame for loaded in document.posing.motions] == [60, 20]


def test_a_motion_waits_for_the_model_that_is_opened_with_it(
    files: FileCommands, session: Session, dance: Path, tmp_path: Path, window: QWidget, qtbot: QtBot
) -> None:
    model = tmp_path / "もち.pmx"
    content = formats.new_content()
    content.model = posable_model()
    formats.save(content, model)
    files.open([dance, model])
    qtbot.waitUntil(lambda: session.current is not None and bool(session.current.posing.motions))
    assert not boxes(window)


def test_motions_come_in_the_order_in_which_they_were_chosen(
    files: FileCommands, document: Document, tmp_path: Path, answers: Answers, qtbot: QtBot
) -> None:
    paths = [tmp_path / f"{name}.vmd" for name in "abcd"]
    for number, path in enumerate(paths):
        formats.save(MotionContent(arm_motion(10 + number)), path)
    answers.load(*paths)
    files.motions.ask_and_load(".vmd")
    qtbot.waitUntil(lambda: len(document.posing.motions) == 4)
    assert [loaded.path for loaded in document.posing.motions] == paths


def test_a_model_is_no_motion(
    files: FileCommands, document: Document, tmp_path: Path, told: list[str], session: Session, qtbot: QtBot
) -> None:
    path = tmp_path / "model.pmx"
    formats.save(formats.new_content(), path)
    files.motions.load([path])
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["model.pmx holds a model, no motion"]
    assert session.documents == [document]


def test_remove_all(files: FileCommands, document: Document, told: list[str]) -> None:
    document.posing.add_motion(arm_motion(), "dance.vmd")
    document.posing.set_frame(7)
    files.motions.remove_all()
    assert (document.posing.motions, document.posing.frame) == ((), 0)
    assert told == ["Motions removed: 1"]


# -- saving -----------------------------------------------------------------------------------------------------------


def test_a_pose_as_a_file(
    files: FileCommands, document: Document, tmp_path: Path, answers: Answers, told: list[str], qtbot: QtBot
) -> None:
    path = tmp_path / "arm.vpd"
    answers.save_as(path)
    document.posing.apply(arm_pose(0.25))
    files.motions.save_pose()
    qtbot.waitUntil(lambda: told == [f"{path.name} saved"])
    content = moving(path)
    assert isinstance(content, PoseContent)
    assert (content.pose.model, content.pose.bones, content.pose.morphs) == ("もち", ("左腕",), ("あ",))


def test_at_rest_there_is_nothing_to_save(files: FileCommands, document: Document, told: list[str]) -> None:
    files.motions.save_pose()
    files.motions.save_keys()
    assert told == ["There is nothing to save: the model is in its rest pose"] * 2


def test_keys_in_a_new_motion(
    files: FileCommands, document: Document, tmp_path: Path, answers: Answers, told: list[str], qtbot: QtBot
) -> None:
    path = tmp_path / "new.vmd"
    answers.save_as(path)
    answers.keys(PoseKeys(25))
    document.posing.apply(arm_pose())
    files.motions.save_keys()
    qtbot.waitUntil(lambda: bool(told))
    motion = motion_in(path)
    assert (motion.bones.names, motion.morphs.names, motion.last_frame) == (("左腕",), ("あ",), 25)
    assert not document.posing.motions


def test_keys_in_a_loaded_motion_are_played_at_once(
    files: FileCommands, document: Document, dance: Path, answers: Answers, told: list[str], qtbot: QtBot
) -> None:
    document.posing.add_motion(arm_motion(), "dance.vmd", dance)
    document.posing.apply(arm_pose())
    answers.save_as(dance)
    answers.keys(PoseKeys(90, Into.LOADED, 0))
    files.motions.save_keys()
    qtbot.waitUntil(lambda: bool(told))
    assert document.posing.last_frame == 90
    assert motion_in(dance).counts()["bones"] == 5


def test_keys_in_a_file(
    files: FileCommands, document: Document, dance: Path, answers: Answers, told: list[str], qtbot: QtBot
) -> None:
    document.posing.apply(arm_pose())
    answers.load(dance)
    answers.keys(PoseKeys(60, Into.FILE))
    files.motions.save_keys()
    qtbot.waitUntil(lambda: bool(told))
    motion = motion_in(dance)
    assert motion.counts()["bones"] == 4  # the key at the same frame is another
    assert motion.morphs.keys["weight"].tolist() == [0, 0.5, 0, 1]


def test_what_a_file_cannot_hold_is_told(
    services: ToldServices,
    files: FileCommands,
    document: Document,
    tmp_path: Path,
    answers: Answers,
    window: QWidget,
    qtbot: QtBot,
) -> None:
    with document.edit("Rename") as edit:
        edit.set(document.model.bones, [LEFT], "name", "名前がとても長いボーン")
    document.posing.pose_bones([LEFT], offsets=(1, 0, 0))
    answers.save_as(tmp_path / "new.vmd")
    answers.keys(PoseKeys(0))
    files.motions.save_keys()
    qtbot.waitUntil(lambda: bool(services.messages))
    assert "名前がとても長いボーン" in services.messages[0][1][0].text
    assert len(boxes(window)) == 1


def test_nothing_is_saved_when_the_user_thinks_better_of_it(
    files: FileCommands, document: Document, answers: Answers, told: list[str]
) -> None:
    document.posing.apply(arm_pose())
    answers.keys(None)
    answers.save_as(None)
    files.motions.save_keys()
    files.motions.save_pose()
    assert told == []
