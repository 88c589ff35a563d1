"""A Model with a file, a History, a Selection and signals: the one thing that views talk to, and edit through."""

from __future__ import annotations

import dataclasses
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from editor.document.bone_role_list import BoneRoleList
from editor.document.cameras import Cameras
from editor.document.checker import Checker
from editor.document.comparison import Comparison
from editor.document.copied_references import CopiedReferences
from editor.document.edited_morph import EditedMorph
from editor.document.file_watch import FileWatch
from editor.document.masking import Masking
from editor.document.message_log import MessageLog
from editor.document.painted_surface import PaintedSurface
from editor.document.posing import Posing
from editor.document.saved_shape import SavedShape
from editor.document.selection import PastStates, Selection
from editor.document.selection_history import SelectionHistory
from editor.document.snapshots import Snapshots
from editor.document.step_times import StepTimes
from editor.document.stored_positions import StoredPositions
from editor.document.texture_files import TextureFiles
from editor.document.thumbnails import Thumbnails
from editor.document.virtual_axis import VirtualAxis
from editor.document.weight_locks import WeightLocks
from editor.formats import Content
from editor.formats.content import stamp_of
from editor.math3d.arrays import Float32Array
from editor.messages import Level, Message, untranslatable
from editor.model.changes import Change
from editor.model.edit import Edit
from editor.model.history import History, Step
from editor.model.model import Model
from editor.model.rules import RefusingEdit
from editor.operations.edits.whole_model import uvs_of
from editor.operations.operation import Operation

NOWHERE = -1  # as the saved position: no step of the history leads to what the file holds


class Document(QObject):
    """One model being edited. Views hear of every change of its data by `about_to_change` and `changed`.

    At most one Edit is open at a time: that of an `edit` block, or a gesture between `begin` and `commit`.
    """

    about_to_change = Signal(object)  # Change
    changed = Signal(object)  # Change
    history_changed = Signal()
    path_changed = Signal()
    modified_changed = Signal(bool)
    status_message = Signal(str)  # what a command did, for the status line
    heat_changed = Signal()
    front_changed = Signal(bool)  # whether the session has it in front
    closed = Signal()

    def __init__(self, content: Content, parent: QObject | None = None, *, is_saved: bool = True) -> None:
        super().__init__(parent)
        self.content = content
        self.history = History()
        self.step_times = StepTimes(self.history)
        self.selection = Selection(content.model, self)
        self.masking = Masking(content.model, self)  # what of the model is hidden
        self._make_followers(content)
        self.cameras = Cameras(self)
        self.snapshots = Snapshots(self)
        self.comparison = Comparison(self)
        self.heat: Float32Array | None = None  # a number of each vertex, NaN for none, that is shown as colours
        self.virtual_axis: VirtualAxis | None = None  # that was set for the handles
        self.last_operation: tuple[Operation, Any] | None = None  # and its parameters, to be repeated
        self.panes: dict[str, Any] = {}  # by name, what each left of filters and scrolling for the next one
        self.file_watch = FileWatch(self)
        self.closed.connect(self.file_watch.stop)
        self._marks: weakref.WeakSet[SaveMark] = weakref.WeakSet()
        self._edit: Edit | None = None
        self._is_gesture = False
        self._relay = Relay(self)  # of the open Edit, or of the history
        if not is_saved:
            self.history.mark_saved(NOWHERE)
        self._was_modified = self.is_modified

    def _make_followers(self, content: Content) -> None:
        """Make what goes by the model, in the order in which it is told of changes."""
        self.bone_roles = BoneRoleList(content.model)
        self.changed.connect(self.bone_roles.follow)
        self.posing = Posing(content.model, self)  # how the model stands and moves while it is previewed
        self.posing.active_changed.connect(self._activate_bones)
        self.posing.status_message.connect(self.show_status)
        self.edited_morph = EditedMorph(self)
        self.changed.connect(self.edited_morph.follow)
        self.selection_history = SelectionHistory(self.selection, self)
        self.changed.connect(self.selection_history.follow)
        self.copied_references = CopiedReferences(self)
        self.changed.connect(self.copied_references.follow)
        self.painted_surface = PaintedSurface(self)
        self.saved_shape = SavedShape(content.model, self)
        self.changed.connect(self.saved_shape.follow)
        self.weight_locks = WeightLocks(self)
        self.changed.connect(self.weight_locks.follow)
        self.stored_positions = StoredPositions(self)
        self.changed.connect(self.stored_positions.follow)
        self._past = PastStates(self.selection)
        self.messages = MessageLog(content.warnings, self)
        self.changed.connect(self.messages.follow)
        self.texture_files = TextureFiles(content, self)
        self.changed.connect(self.texture_files.follow)
        self.closed.connect(self.texture_files.stop)
        self.path_changed.connect(self._look_elsewhere)
        self.thumbnails = Thumbnails(content.model, self.texture_files, self)
        self.checker = Checker(self)
        self._past_repairs = PastStates(self.checker)

    @property
    def model(self) -> Model:
        return self.content.model

    @property
    def path(self) -> Path | None:
        """The file, None for a model that has none yet."""
        return self.content.path

    @property
    def title(self) -> str:
        """The file's name, or what a document without one is called."""
        return self.path.name if self.path else QCoreApplication.translate("Document", "Untitled")

    @property
    def warnings(self) -> list[Message]:
        """What the reader of the file had to say, as of the load."""
        return self.content.warnings

    @property
    def is_modified(self) -> bool:
        """Whether the model is another than in the file."""
        return not self.history.is_saved

    def show_heat(self, heat: Float32Array | None) -> None:
        """Show a number of each vertex as colours, in place of others."""
        if heat is not self.heat:
            self.heat = heat
            self.heat_changed.emit()

    def show_status(self, text: str) -> None:
        """Say what a command did, in the status line."""
        self.status_message.emit(text)

    def note(self, text: str) -> None:
        """Keep what a command did, to be read later among the messages."""
        self.messages.add(Message(Level.INFO, untranslatable(text)))

    def _activate_bones(self, is_posed: bool) -> None:
        """In Transform mode a click selects bones, to begin with: they are what a pose is made of."""
        if is_posed:
            self.selection.set_active_table("bones")

    # -- editing --------------------------------------------------------------------------------------------------

    @contextmanager
    def edit(self, name: str, refuses: bool = True) -> Iterator[Edit]:
        """An Edit that becomes one step of the history at the end of the block; an exception takes everything back.

        `refuses`: what no model should have, such as circles of parents (see RefusingEdit); what comes from a file may.
        Within another `edit` block it is that block's Edit, and the step is that block's. A gesture that is still
        open is committed first.
        """
        if self._edit is not None and not self._is_gesture:
            yield self._edit
            return
        self.commit()
        edit = self._open(name, refuses)
        try:
            yield edit
        except BaseException:
            self._close(edit.cancel)
            self._past.restore(self.history.position)
            self._past_repairs.restore(self.history.position)
            raise
        self._keep(self._finish(edit))

    def begin(self, name: str, refuses: bool = True) -> Edit:
        """Open the Edit of a gesture, until `commit` or `cancel`; one that is still open is committed first.

        Whatever else edits meanwhile ends the gesture: `is_open` tells. RuntimeError within an `edit` block.
        """
        self._refuse_within_edit()
        self.commit()
        self._is_gesture = True
        return self._open(name, refuses)

    def is_open(self, edit: Edit) -> bool:
        """Whether `edit`, as `begin` gave it, may still be written through."""
        return edit is self._edit

    @property
    def shows_gesture(self) -> bool:
        """Whether a gesture is open that has changed the model."""
        return self._is_gesture and self._relay.has_changed

    @property
    def is_editing(self) -> bool:
        """Whether an Edit is open, so that the model is between two steps."""
        return self._edit is not None

    def commit(self) -> None:
        """Make the gesture a step of the history; nothing when none is open. RuntimeError within an `edit` block."""
        self._refuse_within_edit()
        if self._edit is not None:
            self._keep(self._finish(self._edit))

    def cancel(self) -> None:
        """Take the gesture back; nothing when none is open. RuntimeError within an `edit` block."""
        self._refuse_within_edit()
        if self._edit is not None:
            self._close(self._edit.cancel)
            self._past_repairs.restore(self.history.position)

    def undo(self) -> None:
        """Take back the gesture that is open, where it changed something already, or else the last step."""
        gesture_changed = self.is_editing and self._relay.has_changed
        self.cancel()
        if gesture_changed:
            return
        self._leave()
        if step := self.history.undo(self._relay):
            self._arrive()
            self.show_status(QCoreApplication.translate("Document", "Undone: {name}").format(name=step.name))

    def redo(self) -> None:
        """Do the step again that was last taken back; a gesture that is open is committed first, and so forbids it."""
        self.commit()
        self._leave()
        if step := self.history.redo(self._relay):
            self._arrive()
            self.show_status(QCoreApplication.translate("Document", "Redone: {name}").format(name=step.name))

    def go_to(self, position: int) -> None:
        """Undo or redo until `position` steps of the history are done. A gesture that is open is committed first."""
        self.commit()
        if position != self.history.position:
            self._leave()
            self.history.go_to(position, self._relay)
            self._arrive()

    def _arrive(self) -> None:
        """At another position of the history: select again what was selected when the model was last there."""
        self._past.restore(self.history.position)
        self._past_repairs.restore(self.history.position)
        self._announce()

    def _leave(self) -> None:
        """Note which rows are meant, before the model goes from this position of the history to another."""
        self._past.leave(self.history.position)
        self._past_repairs.leave(self.history.position)

    def _open(self, name: str, refuses: bool) -> Edit:
        self._leave()
        self._relay = Relay(self)
        self._edit = (RefusingEdit if refuses else Edit)(self.model, name, self._relay)
        return self._edit

    def _finish(self, edit: Edit) -> Step | None:
        """Commit the open Edit. The count of additional UVs goes up to those that it used: others are not saved."""
        info, uvs = self.model.info, self._relay.uvs
        if uvs > info[0].additional_uvs:
            edit.set(info, 0, "additional_uvs", uvs)
            self.show_status(QCoreApplication.translate("Document", "Additional UVs: {count}").format(count=uvs))
        return self._close(edit.commit)

    def _close(self, end: Callable[[], Any]) -> Any:
        """Commit or cancel the open Edit, as `end` does; whoever still holds it can write through it no longer."""
        try:
            return end()
        finally:
            self._relay.is_closed = True
            self._relay = Relay(self)
            self._edit = None
            self._is_gesture = False

    def _keep(self, step: Step | None) -> None:
        if step is None:
            return
        position = self.history.position
        self.history.add(step)
        forgotten = position + 1 - self.history.position
        self._past.follow(position, forgotten)
        self._past_repairs.follow(position, forgotten)
        for mark in self._marks:
            mark.follow(position, forgotten)
        self._announce()

    def _refuse_within_edit(self) -> None:
        if self._edit is not None and not self._is_gesture:
            raise RuntimeError("An edit is not finished yet")

    def _announce(self) -> None:
        self.step_times.follow()
        self.history_changed.emit()
        if self.is_modified != self._was_modified:
            self._was_modified = self.is_modified
            self.modified_changed.emit(self._was_modified)

    # -- the file -------------------------------------------------------------------------------------------------

    def snapshot(self) -> tuple[Content, SaveMark]:
        """The content as it is now, for a worker, and the mark to give to `saved` when the file holds it.

        A gesture that is open is committed first. RuntimeError within an `edit` block.
        """
        self.commit()
        mark = SaveMark(self.history.position)
        self._marks.add(mark)
        return self.copy_as_seen(), mark

    def copy_as_seen(self) -> Content:
        """The content as it is now, for a worker, with what a gesture that is open has changed so far."""
        return dataclasses.replace(self.content, model=self.model.snapshot())

    def saved(self, mark: SaveMark, path: Path, file_format: str) -> None:
        """Take note that `path` now holds the content as of `mark`, and is the file from now on."""
        self._marks.discard(mark)
        self.content.stamp = stamp_of(path)
        self.saved_shape.take()
        self.history.mark_saved(NOWHERE if mark.position is None else mark.position)
        if path != self.path or file_format != self.content.format:
            self.content = dataclasses.replace(self.content, path=path, format=file_format, extracted=None)
            self.path_changed.emit()
        self.file_watch.follow()
        self._announce()

    def _look_elsewhere(self) -> None:
        self.texture_files.move(self.content)


def is_changed_on_disk(document: Document) -> bool:
    """Whether another program wrote the document's file since it was read or written here."""
    now = stamp_of(document.path) if document.path is not None else None
    return now is not None and now != document.content.stamp


class SaveMark:
    """A position in the history that a job saves; None when there is no way back to it."""

    def __init__(self, position: int) -> None:
        self.position: int | None = position

    def follow(self, before: int, forgotten: int) -> None:
        """Stay at the same step when one was added at `before` and the oldest `forgotten` ones went."""
        if self.position is None:
            return
        lost = self.position > before or self.position < forgotten
        self.position = None if lost else self.position - forgotten


class Relay:
    """The Watcher of one Edit, or of the history: tells the document's own parts first, so that views find them right.

    Those are, in this order, selection, masking and posing. They speak after the change, in the same order.
    """

    def __init__(self, document: Document) -> None:
        # Weak, for a circle would leave the Document to the collector, which runs on any thread.
        self._document = weakref.proxy(document)
        self.has_changed = False
        self.uvs = 0  # how many additional ones there have to be for what has changed
        self.is_closed = False

    def about_to_change(self, change: Change) -> None:
        if self.is_closed:
            raise RuntimeError("The edit was committed or cancelled, and changes nothing any more")
        self._document.about_to_change.emit(change)

    def changed(self, change: Change) -> None:
        self.has_changed = True
        self.uvs = max(self.uvs, uvs_of(self._document.model, change))
        selection, masking, posing = self._document.selection, self._document.masking, self._document.posing
        selects_others = selection.follow(change)
        hides_others = masking.follow(change)
        looks_different = posing.follow(change)
        self._document.changed.emit(change)
        if selects_others:
            selection.changed.emit(change.table)
        if hides_others:
            masking.changed.emit()
        if looks_different:
            posing.changed.emit()
