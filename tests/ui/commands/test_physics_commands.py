"""Physics as actions of the Transform menu."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor import formats
from editor.document import playback
from editor.document.document import Document
from editor.document.session import Session
from editor.formats.vmd.content import MotionContent
from editor.messages import Level, Message, TranslatableText
from editor.motion.merging import with_keys
from editor.motion.motion import Motion
from editor.motion.sampling import NamedPose
from editor.operations.queries.compare import differences
from editor.preview.baked_motion import Baking
from editor.resources import resource
from editor.ui.command import CommandList
from editor.ui.commands import physics_commands
from editor.ui.commands.file_commands import FileCommands
from editor.ui.commands.physics_commands import BakeCommands, PhysicsCommands
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.dialogs.physics import BakeDialog, BakedInto
from editor.ui.services import CurrentDocument
from tests.ui.posing import open_posable
from tests.ui.told_services import ToldServices


@pytest.fixture
def services() -> ToldServices:
    return ToldServices()


@pytest.fixture
def commands(session: Session, services: ToldServices, qtbot: QtBot) -> PhysicsCommands:
    window = QWidget()
    qtbot.addWidget(window)
    return PhysicsCommands(CurrentDocument(session, session), CommandList(window), services, window)


@pytest.fixture
def document(session: Session, commands: PhysicsCommands) -> Document:
    return open_posable(session)


def test_only_in_transform_mode(commands: PhysicsCommands, document: Document) -> None:
    assert not commands.commands["physics.on"].isEnabled()
    assert not commands.commands["physics.settings"].isEnabled()
    document.posing.set_active(True)
    assert commands.commands["physics.on"].isEnabled()
    assert commands.commands["physics.settings"].isEnabled()
    assert not commands.commands["physics.reset"].isEnabled()


def test_each_document_has_its_own(commands: PhysicsCommands, document: Document, session: Session) -> None:
    pytest.importorskip("panda3d.bullet")
    document.posing.set_active(True)
    commands.commands["physics.on"].trigger()
    assert document.posing.physics.is_on
    assert commands.commands["physics.reset"].isEnabled()
    open_posable(session).posing.set_active(True)
    assert not commands.commands["physics.on"].isChecked()
    session.set_current(document)
    assert commands.commands["physics.on"].isChecked()
    commands.commands["physics.on"].trigger()
    assert not document.posing.physics.is_on


def test_when_it_works(commands: PhysicsCommands, document: Document) -> None:
    document.posing.set_active(True)
    commands.commands["physics.only-playing"].trigger()
    assert document.posing.physics.only_playing
    assert commands.commands["physics.only-playing"].isChecked()
    commands.commands["physics.only-playing"].trigger()
    assert not document.posing.physics.only_playing


def test_warnings_go_to_the_messages(commands: PhysicsCommands, services: ToldServices, document: Document) -> None:
    document.posing.physics.warnings_added.emit(
        [Message(Level.WARNING, TranslatableText("It has no mass."), "rigid_bodies", 3)]
    )
    assert services.messages == [(document, [Message(Level.WARNING, "It has no mass.", "rigid_bodies", 3)])]


def test_it_tells_why_there_is_none(
    commands: PhysicsCommands, services: ToldServices, document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playback, "reason_unavailable", lambda: "no Bullet")
    document.posing.set_active(True)
    commands.commands["physics.on"].trigger()
    assert services.reports == ["Physics is not available: no Bullet"]
    assert not commands.commands["physics.on"].isChecked()


pytest.importorskip("panda3d.bullet")

SHORT = Baking(0, 6, warm_up=0)
TAIL = "しっぽ５"


class Desk:
    """The sample in Transform mode with a motion, the commands, and what they told."""

    def __init__(
        self, qtbot: QtBot, session: Session, files: FileCommands, services: ToldServices, window: QWidget
    ) -> None:
        self._qtbot = qtbot
        self.session = session
        self.current = CurrentDocument(session, window)
        self.services = services
        self.commands = BakeCommands(
            self.current, files.motions, session.settings.stored, CommandList(window), self.services, window
        )
        self.reports, self.jobs = self.services.reports, self.services.jobs
        self.document: Document = session.add(formats.load_model(resource("samples", "mochi.pmx")))
        self.document.posing.add_motion(bow(), "bow.vmd", Path("bow.vmd"))
        self.document.posing.set_active(True)
        self.original = self.document.model.snapshot()

    @property
    def messages(self) -> list[Message]:
        return [message for _, messages in self.services.messages for message in messages]

    def wait(self) -> None:
        """Until what was started last is done."""
        self._qtbot.waitUntil(lambda: bool(self.jobs) and not self.jobs[-1].is_running, timeout=20_000)

    def bake(self, into: BakedInto, how: Baking = SHORT, path: Path | None = None) -> None:
        self.commands.start_baking(self.document, how, into, path)
        self.wait()

    def is_original(self) -> bool:
        return not list(differences(self.original, self.document.model))

    def row(self, name: str) -> int:
        return [bone.name for bone in self.document.model.bones].index(name)


def bow() -> Motion:
    motion = Motion()
    for frame, angle in ((0, 0.0), (6, 0.6)):
        turn = np.float32([(np.sin(angle), 0, 0, np.cos(angle))])
        motion = with_keys(motion, NamedPose("もち", ("センター",), np.zeros((1, 3), np.float32), turn), frame)
    return motion


@pytest.fixture
def desk(qtbot: QtBot, session: Session, files: FileCommands, services: ToldServices, window: QWidget) -> Desk:
    return Desk(qtbot, session, files, services, window)


def test_bakes_only_in_transform_mode(desk: Desk) -> None:
    commands, ids = desk.commands.commands, ("physics.bake", "physics.settle")
    assert all(action.isEnabled() and action.statusTip() for action in commands.actions(*ids))
    desk.document.posing.set_active(False)
    assert not any(action.isEnabled() for action in commands.actions(*ids))


class TestBaking:
    def test_beside_the_motions(self, desk: Desk) -> None:
        desk.document.posing.pose_bones([desk.row(TAIL)], rotations=(0, 0, 1, 0))
        desk.bake(BakedInto.BESIDE)
        posing = desk.document.posing
        assert [loaded.title for loaded in posing.motions] == ["bow.vmd", "Baked physics"]
        assert not posing.overridden_bones.any(), "what is held would win over the keys"
        posing.set_frame(6)
        assert not posing.current_pose().physics[desk.row(TAIL)]
        assert "bones: 21, keys: 147 of 147, largest error: " in desk.reports[-1]
        assert not desk.document.is_modified

    def test_once_more_it_takes_the_place_of_the_first(self, desk: Desk) -> None:
        desk.bake(BakedInto.BESIDE)
        desk.bake(BakedInto.BESIDE)
        assert [loaded.title for loaded in desk.document.posing.motions] == ["bow.vmd", "Baked physics"]

    def test_in_the_place_of_the_motions(self, desk: Desk) -> None:
        desk.bake(BakedInto.IN_PLACE, Baking(0, 6, is_whole=True, warm_up=0))
        (loaded,) = desk.document.posing.motions
        assert {"センター", TAIL} <= set(loaded.motion.bones.names)

    def test_into_a_file(self, desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
        path = tmp_path / "physics.vmd"
        desk.bake(BakedInto.FILE, path=path)
        qtbot.waitUntil(lambda: bool(desk.reports))
        assert desk.reports[-1].startswith("physics.vmd: bones: 21, keys: ")
        content = formats.load(path)
        assert isinstance(content, MotionContent)
        assert len(content.motion.bones.names) == 21
        assert not content.motion.bones.keys["physics"].any()
        assert len(desk.document.posing.motions) == 1

    def test_the_model_can_be_edited_meanwhile(self, desk: Desk) -> None:
        desk.commands.start_baking(desk.document, SHORT, BakedInto.BESIDE)
        with desk.document.edit("Delete") as edit:
            edit.remove(desk.document.model.rigid_bodies, range(len(desk.document.model.rigid_bodies)))
        desk.wait()
        assert len(desk.document.posing.motions) == 2
        assert len(desk.document.history.steps) == 1

    def test_cancelled(self, desk: Desk) -> None:
        desk.commands.start_baking(desk.document, SHORT, BakedInto.BESIDE)
        assert not desk.commands.commands["physics.bake"].isEnabled(), "one at a time"
        desk.jobs[-1].progressed.connect(desk.jobs[-1].cancel)
        desk.wait()
        assert len(desk.document.posing.motions) == 1
        assert desk.reports == ["Bake physics into a motion was cancelled"]
        assert desk.commands.commands["physics.bake"].isEnabled()

    def test_it_ends_with_the_window_s_parts(self, desk: Desk) -> None:
        """As when they are made anew in another language."""
        desk.commands.start_baking(desk.document, SHORT, BakedInto.BESIDE)
        desk.commands.commands.deleteLater()
        desk.wait()
        assert len(desk.document.posing.motions) == 1

    def test_what_no_motion_can_hold_is_told(self, desk: Desk) -> None:
        row = desk.row(TAIL)
        with desk.document.edit("Rename") as edit:
            edit.set(desk.document.model.bones, row, "name", "とても長い名前のしっぽ")
        desk.bake(BakedInto.BESIDE)
        assert [(message.table, message.row) for message in desk.messages] == [("bones", row)]

    def test_where_motions_keep_physics_away(self, desk: Desk) -> None:
        desk.bake(BakedInto.IN_PLACE, Baking(0, 6, is_whole=True, warm_up=0))
        desk.bake(BakedInto.BESIDE)
        assert desk.reports[-1] == "Bake physics into a motion: physics moves no bone"
        assert len(desk.document.posing.motions) == 1


class TestAsking:
    @pytest.fixture
    def shown(self, monkeypatch: pytest.MonkeyPatch) -> list[BakeDialog]:
        """The dialogs that were shown and accepted, after a change."""
        shown: list[BakeDialog] = []

        def accept(dialog: BakeDialog) -> int:
            shown.append(dialog)
            dialog.into.setCurrentIndex(dialog.into.findData(BakedInto.BESIDE.value))
            dialog.last.setValue(3)
            return 1

        monkeypatch.setattr(BakeDialog, "exec", accept)
        return shown

    def test_the_choice_is_remembered(self, desk: Desk, shown: list[BakeDialog]) -> None:
        desk.commands.commands["physics.bake"].trigger()
        desk.wait()
        assert desk.document.posing.motions[-1].motion.last_frame == 3
        desk.commands.commands["physics.bake"].trigger()
        desk.wait()
        stored = str(desk.session.settings.stored.value(physics_commands.CHOICE))
        assert len(shown) == 2
        assert '"beside"' in stored

    def test_nothing_is_asked_where_nothing_moves(
        self, desk: Desk, shown: list[BakeDialog], session: Session, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        open_posable(session).posing.set_active(True)
        desk.commands.commands["physics.bake"].trigger()
        desk.commands.commands["physics.settle"].trigger()
        assert desk.reports == ["No rigid body of the model is moved by physics"] * 2
        session.set_current(desk.document)
        monkeypatch.setattr(physics_commands, "reason_unavailable", lambda: "no Bullet")
        desk.commands.commands["physics.bake"].trigger()
        assert desk.reports[-1] == "Physics is not available: no Bullet"
        assert not shown


class TestHanging:
    @pytest.fixture
    def form(self, desk: Desk, window: QWidget) -> OperationForm:
        """What the entry of the menu opens."""
        desk.document.status_message.connect(desk.reports.append)
        desk.commands.commands["physics.settle"].trigger()
        return next(form for form in window.findChildren(OperationForm) if form.is_open)

    def settle(self, form: OperationForm, seconds: float, qtbot: QtBot) -> None:
        self.press_ok(form, seconds)
        qtbot.waitUntil(lambda: not form.is_open, timeout=20_000)

    def press_ok(self, form: OperationForm, seconds: float) -> None:
        assert form.parameters().seconds == 3
        form.editors["seconds"].set_value(seconds)
        form.ok.click()

    def test_one_step_that_can_be_taken_back(self, desk: Desk, form: OperationForm, qtbot: QtBot) -> None:
        self.settle(form, 2.0, qtbot)
        assert [step.name for step in desk.document.history.steps] == ["Settle the rest pose with physics"]
        assert desk.reports[-1].startswith("Settled; vertices moved: ")
        tail = np.array(desk.document.model.bones[desk.row(TAIL)].position)
        assert np.linalg.norm(tail - desk.original.bones[desk.row(TAIL)].position) > 0.5
        assert desk.document.model.bones[desk.row("センター")] == desk.original.bones[desk.row("センター")]
        desk.document.undo()
        assert desk.is_original()

    def test_what_still_moves_is_told(self, desk: Desk, form: OperationForm, qtbot: QtBot) -> None:
        before = desk.document.messages.count(Level.WARNING)
        self.settle(form, 0.3, qtbot)
        assert desk.document.messages.count(Level.WARNING) > before
        assert "had not come to rest" in str(desk.document.messages.all[-1].text)

    def test_an_edit_meanwhile_wins(self, desk: Desk, form: OperationForm, qtbot: QtBot) -> None:
        self.press_ok(form, 0.3)
        with desk.document.edit("Rename") as edit:
            edit.set(desk.document.model.bones, 0, "name", "root")
        qtbot.waitUntil(lambda: "edited meanwhile" in form.status.message.text(), timeout=20_000)
        assert len(desk.document.history.steps) == 1
        form.reject()

    def test_cancelled(self, desk: Desk, form: OperationForm, qtbot: QtBot) -> None:
        self.press_ok(form, 3.0)
        qtbot.waitUntil(lambda: form.status.progress.value() > 0)
        form.reject()
        qtbot.wait(50)
        assert not desk.document.history.steps
        assert desk.is_original()


def test_it_is_like_playing(desk: Desk) -> None:
    """What is seen of the baked motion without physics is where it was with it."""
    desk.bake(BakedInto.BESIDE, Baking(0, 6, warm_up=0.5))
    posing = desk.document.posing
    posing.set_frame(6)
    baked = posing.posed_model().bone_transforms.positions.copy()
    posing.remove_motion(1)
    still = posing.posed_model().bone_transforms.positions
    tail = desk.row(TAIL)
    assert np.abs(baked - still)[tail].max() > 0.1
    assert np.abs(baked - still)[desk.row("センター")].max() == 0
