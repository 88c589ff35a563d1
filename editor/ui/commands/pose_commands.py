"""Commands of poses, and of the morph that handles, the inspector and the UV pane change."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Callable
from functools import partial
from io import BytesIO

import numpy as np
from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from editor.document.document import Document
from editor.document.edited_morph import EDITABLE
from editor.document.operation_run import run_at_once
from editor.document.posing import Posing
from editor.document.texts import names_text, translate
from editor.formats import FormatError
from editor.formats.binary import FileBuffer
from editor.formats.motions import FORMATS as MOTION_FORMATS
from editor.formats.motions import PoseContent
from editor.formats.progress import NoProgress
from editor.messages import Messages
from editor.model import cp932
from editor.model.bones import BoneFlags
from editor.model.fields import NONE
from editor.motion.binding import lacking_names
from editor.motion.sampling import NamedPose
from editor.operations.catalog import OPERATIONS
from editor.ui.command import Answer, Command, CommandList, Conditions
from editor.ui.dialogs.open_forms import show_operation_form
from editor.ui.services import CurrentDocument, WindowServices
from editor.ui.value_text import count_text, error_text

VPD = MOTION_FORMATS[".vpd"]
MIME_TYPE = "application/x-katachi-pose"  # the bytes of the file, with names that are no text


def mime_of(pose: NamedPose) -> QMimeData:
    stream = BytesIO()
    assert VPD.write is not None
    VPD.write(PoseContent(pose), stream, NoProgress())
    mime = QMimeData()
    mime.setData(MIME_TYPE, stream.getvalue())
    mime.setText(stream.getvalue().decode(cp932.ENCODING, "replace").replace("\r\n", "\n"))
    return mime


def pose_in(mime: QMimeData | None) -> NamedPose | None:
    """The pose, of this program or of another; None where there is none."""
    if mime is None:
        return None
    own = bytes(mime.data(MIME_TYPE).data())
    data = own or BOM_UTF8 + mime.text().encode("utf-8", "replace")
    assert VPD.read is not None
    try:
        content: PoseContent = VPD.read(FileBuffer(np.frombuffer(data, np.uint8)), Messages(), NoProgress())
    except FormatError:
        return None
    return content.pose


class PoseCommands(QObject):
    """Says in the status line what it did, or why it did not."""

    def __init__(self, current: CurrentDocument, services: WindowServices) -> None:
        super().__init__(current)
        self._services = services
        self._current = current

    # -- clipboard ---------------------------------------------------------------------------------------------

    def copy(self) -> bool:
        """Put what is posed on the clipboard; False when nothing is."""
        document = self._current.document
        pose = document.posing.pose() if document is not None else NamedPose()
        if not any(pose.counts().values()):
            self._services.show_status(self.tr("There is no pose to copy: the model is in its rest pose"))
            return False
        QGuiApplication.clipboard().setMimeData(mime_of(pose))
        self._report(self.tr("Pose copied; bones: {bones}, morphs: {morphs}"), pose)
        return True

    def cut(self) -> None:
        """Copy the pose, then reset it."""
        if self.copy():
            self.reset_all()

    def paste(self) -> None:
        """Take over the pose of the clipboard, as far as the model has its bones and morphs."""
        document, pose = self._current.document, pose_in(QGuiApplication.clipboard().mimeData())
        if pose is None:
            self._services.show_status(self.tr("There is no pose on the clipboard"))
        elif document is not None:
            document.posing.apply(pose, translate("PoseCommands", "Paste pose"))
            lacking = len(lacking_names(pose, document.model))
            self._report(
                self.tr("Pose pasted; bones: {bones}, morphs: {morphs}, not in the model: {lacking}"), pose, lacking
            )

    def _report(self, text: str, pose: NamedPose, lacking: int = 0) -> None:
        counts = {**pose.counts(), "lacking": lacking}
        self._services.show_status(text.format(**{what: count_text(count) for what, count in counts.items()}))

    # -- the whole pose ----------------------------------------------------------------------------------------

    def mirror(self) -> None:
        """Exchange left and right; bones that have no other side stay as they are, and are told."""
        document = self._current.document
        if document is None:
            return
        told = self.tr("Left and right of the pose exchanged")
        if lone := document.posing.mirror():
            names = names_text(document.model.bones, lone)
            told = self.tr("{told}; the other side is not there: {names}").format(told=told, names=names)
        self._services.show_status(told)

    def reset_bones(self) -> None:
        self._run_and_report(Posing.reset_bones, self.tr("All bones are as the motion has them, or at rest"))

    def reset_morphs(self) -> None:
        self._run_and_report(Posing.reset_morphs, self.tr("All morphs are as the motion has them, or at rest"))

    def reset_all(self) -> None:
        self._run_and_report(Posing.reset_all, self.tr("Bones, morphs and IK are as the motion has them, or at rest"))

    def switch_ik(self, on: bool) -> None:
        """Switch all IK of the model."""
        document = self._current.document
        if document is None:
            return
        rows = [row for row, bone in enumerate(document.model.bones) if bone.flags & BoneFlags.IK]
        text = self.tr("IK switched on: {count}") if on else self.tr("IK switched off: {count}")
        self._run_and_report(lambda posing: posing.set_ik(rows, on), text.format(count=count_text(len(rows))))

    def _run_and_report(self, run: Callable[[Posing], object], message: str) -> None:
        if self._current.posing is not None:
            run(self._current.posing)
            self._services.show_status(message)


class ShapeCommands(QObject):
    """Commands of the Transform menu, in Transform mode only; their ids are those of the operations that they run."""

    def __init__(
        self, current: CurrentDocument, commands: CommandList, services: WindowServices, window: QWidget
    ) -> None:
        super().__init__(commands)
        self._services = services
        self._current = current
        self.commands = commands
        self._window = window
        commands.add(self._make_commands(), "ShapeCommands")
        current.mode_changed.connect(commands.renew_soon)
        commands.renew_soon()

    def _make_commands(self) -> list[Command]:
        texts = {
            "pose.bone-morph": (
                self.tr("New &bone morph from the pose…"),
                self._ask,
                self.tr("Adds a bone morph from the current pose"),
            ),
            "pose.vertex-morph": (
                self.tr("New verte&x morph from the shape…"),
                self._ask,
                self.tr("Adds a vertex morph from the current shape, as bones and morphs deform it"),
            ),
            "pose.apply-as-rest": (
                self.tr("Apply the shape to the mo&del"),
                self._run,
                self.tr(
                    "Makes what is seen the rest shape: vertices, bones, rigid bodies and joints; morphs are corrected"
                ),
            ),
            "pose.apply-morphs": (
                self.tr("Set morph &weights into the mesh"),
                self._run,
                self.tr("Makes what vertex and UV morphs do now part of the mesh, and resets their weights"),
            ),
        }
        posing = Conditions(self._current).posing
        return [
            Command(id, text, partial(do, id), tip=tip, when=posing, menu="transform.shapes")
            for id, (text, do, tip) in texts.items()
        ]

    @property
    def _document(self) -> Document | None:
        """The current document, if it is in Transform mode."""
        document = self._current.document
        return document if document is not None and document.posing.is_active else None

    # -- what they do ----------------------------------------------------------------------------------------------

    def _ask(self, name: str) -> None:
        """Show the form of an operation."""
        if self._document is not None:
            show_operation_form(self._document, OPERATIONS[name], self._window)

    def _run(self, name: str) -> None:
        if self._document is not None:
            run_at_once(self._document, OPERATIONS[name], show_job=self._services.show_job)


class MorphCommands(QObject):
    """The command is checked while a morph is edited."""

    def __init__(self, current: CurrentDocument, commands: CommandList) -> None:
        super().__init__(commands)
        self._current = current
        self._conditions = Conditions(current)
        edit = Command(
            "morphs.edit-on-mesh",
            self.tr("&Edit on the model"),
            self._edit,
            tip=self.tr(
                "While this is on, the model is shown with the selected morph at 1, and what is moved or coloured"
                " changes the morph, not the model"
            ),
            when=self._can_edit,
            checked=self._is_editing,
            menu="morph.new",
        )
        commands.add([edit], "MorphCommands")

    def _is_editing(self) -> bool:
        document = self._current.document
        return document is not None and document.edited_morph.row != NONE

    def _can_edit(self) -> Answer:
        document, answer = self._current.document, self._conditions.editing()
        if document is None or answer is not True or self._is_editing():
            return answer
        row = document.selection.current("morphs")
        if row == NONE or document.model.morphs[row].kind not in EDITABLE:
            return self.tr("Select a morph of vertices, UVs, bones or materials")
        return True

    def _edit(self, edits: bool) -> None:
        document = self._current.document
        if document is None:
            return
        document.commit()
        if not edits:
            document.edited_morph.end()
            return
        try:
            document.edited_morph.begin(document.selection.current("morphs"))
        except ValueError as error:
            document.show_status(error_text(error))
