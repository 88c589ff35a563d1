"""A Model with a file, a History, a Selection and signals: the one thing that views talk to, and edit through."""

from __future__ import annotations

import dataclasses
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Signal

from editor.document.cameras import Cameras
from editor.document.checker import Checker
from editor.document.comparison import Comparison, Snapshots
from editor.document.edited_morph import EditedMorph
from editor.document.files.file_watch import FileWatch
from editor.document.files.open_models import OpenModels
from editor.document.followers import (
    BoneRoleList,
    CopiedReferences,
    MessageLog,
    SavedShape,
    StoredPositions,
    WeightLocks,
)
from editor.document.masking import Locking, Masking
from editor.document.painted_surface import PaintedSurface
from editor.document.posing import Posing
from editor.document.program.preferences import Preferences
from editor.document.selection import PastStates, Selection, SelectionHistory
from editor.document.texts import translated_template
from editor.document.textures import TextureFiles, Thumbnails
from editor.document.virtual_axis import VirtualAxis
from editor.formats import Content
from editor.formats.content import stamp_of
from editor.formats.pmd.structure import Pmd
from editor.late_imports import imported
from editor.math3d.arrays import Float32Array
from editor.messages import Level, Message, TranslatableText, translated
from editor.model.changes import Change
from editor.model.edit import Edit
from editor.model.history import History, Step
from editor.model.model import Info, Model
from editor.model.rules import RefusingEdit
from editor.operations.operation import Operation
from editor.operations.queries.additional_uvs import uvs_of

if TYPE_CHECKING:
    from editor.document.morph_thumbnails import MorphThumbnails

Ended = TypeVar("Ended")
NOWHERE = -1  # as the saved revision: no step of the history leads to what the file holds


class Document(QObject):
    """One model being edited. Views hear of every change of its data by `about_to_change` and `changed`.

    At most one Edit is open at a time: that of an `edit` block, or a gesture between `begin` and `commit`.
    """

    about_to_change = Signal(Change)
    changed = Signal(Change)
    history_changed = Signal()
    path_changed = Signal()
    modified_changed = Signal(bool)
    status_message = Signal(str)  # what a command did, for the status line
    hint_changed = Signal(str)  # what keys do in what is open now, for the status line; "" once it is closed
    heat_changed = Signal()
    front_changed = Signal(bool)  # whether the session has it in front
    closed = Signal()

    def __init__(self, content: Content, parent: QObject | None = None, *, is_saved: bool = True) -> None:
        super().__init__(parent)
        self.content = content
        self.opened_from = content.path  # the file, whatever the model was saved to since
        self.history = History()
        self.selection = Selection(content.model, self)
        self.masking = Masking(content.model, self)  # what of the model is hidden
        self.locking = Locking(content.model, self)  # what of it the view does not select
        self._make_followers(content)
        self.cameras = Cameras(self)
        self.snapshots = Snapshots(self)
        self.open_models = OpenModels()  # those of its session, once it is in one
        self.preferences = Preferences()  # likewise
        self.comparison = Comparison(self)
        self.heat: Float32Array | None = None  # a number of each vertex, NaN for none, that is shown as colours
        self.virtual_axis: VirtualAxis | None = None  # that was set for the handles
        self.last_operation: tuple[Operation, Any] | None = None  # and its parameters, to be repeated
        self.panes: dict[str, Any] = {}  # by name, what each left of filters and scrolling for the next one
        self.file_watch = FileWatch(self)
        self.closed.connect(self.file_watch.stop)
        self._edit: Edit | None = None
        self._is_gesture = False
        self._is_travelling = False  # from one position of the history to another
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
        self.posing.posed.connect(self._keep_poses)
        self._past_poses = PastStates(self.posing)
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
        self.left_folder: Path | None = None  # where the file was that it was saved as another of
        self.messages = MessageLog(content.warnings, self)
        self.changed.connect(self.messages.follow)
        self.texture_files = TextureFiles(content, self)
        self.changed.connect(self.texture_files.follow)
        self.closed.connect(self.texture_files.stop)
        self.path_changed.connect(self._look_elsewhere)
        self.thumbnails = Thumbnails(content.model, self.texture_files, self)
        self._morph_thumbnails: MorphThumbnails | None = None
        self.checker = Checker(self)
        self._past_repairs = PastStates(self.checker)

    @property
    def model(self) -> Model:
        return self.content.model

    @property
    def morph_thumbnails(self) -> MorphThumbnails:
        """Small pictures of what its morphs do."""
        if self._morph_thumbnails is None:
            self._morph_thumbnails = imported("editor.document.morph_thumbnails").MorphThumbnails(self)
        return self._morph_thumbnails

    @property
    def path(self) -> Path | None:
        """The file, None for a model that has none yet."""
        return self.content.path

    @property
    def was_pmd(self) -> bool:
        """True if it was opened from a PMD, whatever it was saved as since."""
        return isinstance(self.content.extra, Pmd)

    @property
    def title(self) -> str:
        """The file's name, or what a document without one is called."""
        return self.path.name if self.path else QCoreApplication.translate("Document", "Untitled")

    @property
    def warnings(self) -> list[Message]:
        """Warnings of the reader of the file, as of the load."""
        return self.content.warnings

    @property
    def is_modified(self) -> bool:
        """True if the model is another than in the file."""
        return not self.history.is_saved

    def show_heat(self, heat: Float32Array | None) -> None:
        """Show a number of each vertex as colours, in place of others."""
        if heat is not self.heat:
            self.heat = heat
            self.heat_changed.emit()

    def show_status(self, text: str) -> None:
        """Say what a command did, in the status line."""
        self.status_message.emit(text)

    def note(self, text: TranslatableText) -> None:
        """Keep what a command did, to be read later among the messages."""
        self.messages.add(Message(Level.INFO, text))

    def _activate_bones(self, is_posed: bool) -> None:
        """In Transform mode a click selects bones, to begin with: they are what a pose is made of."""
        if is_posed:
            self.selection.set_active_table("bones")

    # -- editing --------------------------------------------------------------------------------------------------

    @contextmanager
    def edit(self, name: TranslatableText, refuses: bool = True) -> Iterator[Edit]:
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
            self._take_back(edit)
            self._past.restore(self.history.position)
            raise
        self._keep(self._finish(edit))

    def begin(self, name: TranslatableText, refuses: bool = True) -> Edit:
        """Open the Edit of a gesture, until `commit` or `cancel`; one that is still open is committed first.

        Whatever else edits meanwhile ends the gesture: `is_open` tells. RuntimeError within an `edit` block.
        """
        self._refuse_within_edit()
        self.commit()
        self._is_gesture = True
        return self._open(name, refuses)

    def is_open(self, edit: Edit) -> bool:
        """Return whether `edit`, as `begin` gave it, may still be written through."""
        return edit is self._edit

    @property
    def shows_gesture(self) -> bool:
        """Return whether a gesture is open that has changed the model."""
        return self._is_gesture and self._relay.has_changed

    @property
    def is_editing(self) -> bool:
        """True if an Edit is open, so that the model is between two steps."""
        return self._edit is not None

    @property
    def has_changed(self) -> bool:
        """Return whether an Edit is open that has changed something."""
        return self.is_editing and self._relay.has_changed

    @property
    def is_within_edit(self) -> bool:
        """Return whether an `edit` block is open, within which no gesture begins or ends."""
        return self._edit is not None and not self._is_gesture

    def commit(self) -> Step | None:
        """Make the gesture a step of the history, and return that; None where none is open, or nothing was changed.

        RuntimeError within an `edit` block.
        """
        self._refuse_within_edit()
        if self._edit is None:
            return None
        step = self._finish(self._edit)
        self._keep(step)
        return step

    def cancel(self) -> None:
        """Take the gesture back; nothing when none is open. RuntimeError within an `edit` block."""
        self._refuse_within_edit()
        if self._edit is not None:
            self._take_back(self._edit)

    def _take_back(self, edit: Edit) -> None:
        self._close(edit.cancel)
        self._past_repairs.restore(self.history.position)
        self._past_poses.restore(self.history.position)
        self._keep_poses()

    def undo(self) -> None:
        """Take back the gesture that is open, where it changed something already, or else the last edit or pose."""
        gesture_changed = self.has_changed
        self.cancel()
        if gesture_changed:
            return
        if self.posing.is_open:
            self.posing.cancel()
        elif self.history.can_undo:
            name = translated(self.history.undo_name, translated_template)
            self._go_to_position(self.history.position - 1)
            self.show_status(QCoreApplication.translate("Document", "Undone: {name}").format(name=name))

    def redo(self) -> None:
        """Do the edit or pose again that was last taken back.

        A gesture that is open is committed first, or taken back: as a step it would leave nothing to be done again.
        """
        self._commit_all()
        if self.history.can_redo:
            name = translated(self.history.redo_name, translated_template)
            self._go_to_position(self.history.position + 1)
            self.show_status(QCoreApplication.translate("Document", "Redone: {name}").format(name=name))

    def go_to(self, position: int) -> None:
        """Undo or redo until `position` steps of the history are done. A gesture that is open goes as in `redo`."""
        self._commit_all()
        self._go_to_position(min(max(position, 0), len(self.history.steps)))

    def _commit_all(self) -> None:
        if self.history.can_redo:
            self.cancel()
        self.commit()
        if self.posing.is_open:
            self.posing.commit()

    def _go_to_position(self, position: int) -> None:
        """Go from one position of the history to another, and have selected there what was selected there last.

        A pose between them leaves the selection as it is.
        """
        history = self.history
        first, last = sorted((history.position, position))
        is_model_changed = any(step.is_edit for step in history.steps[first:last])
        if is_model_changed:
            self._leave()
        self._is_travelling = True
        try:
            while history.position != position:
                self._past_poses.leave(history.position)
                history.go_to(history.position + (1 if position > history.position else -1), self._relay)
                self.posing.drop_new()  # of whom a change of the model made pose: the history knows the pose here
                self._past_poses.restore(history.position)
        finally:
            self._is_travelling = False
        if is_model_changed:
            self._past.restore(position)
            self._past_repairs.restore(position)
        if first < last:
            self._announce()

    def _leave(self) -> None:
        """Note which rows are meant and how they are posed, before the model goes from here to another position."""
        for past in (self._past, self._past_repairs, self._past_poses):
            past.leave(self.history.position)

    def _open(self, name: TranslatableText, refuses: bool) -> Edit:
        self._leave()
        self._relay = Relay(self)
        self._edit = (RefusingEdit if refuses else Edit)(self.model, name, self._relay)
        return self._edit

    def _finish(self, edit: Edit) -> Step | None:
        """Commit the open Edit. The count of additional UVs goes up to those that it used: others are not saved."""
        info, uvs = self.model.info, self._relay.uvs
        if uvs > info[0].additional_uvs:
            edit.set(info, 0, Info.additional_uvs, uvs)
            self.show_status(QCoreApplication.translate("Document", "Additional UVs: {count}").format(count=uvs))
        return self._close(edit.commit)

    def _close(self, end: Callable[[], Ended]) -> Ended:
        """Commit or cancel the open Edit, as `end` does; whoever still holds it can write through it no longer."""
        try:
            return end()
        finally:
            self._relay.is_closed = True
            self._relay = Relay(self)
            self._edit = None
            self._is_gesture = False

    def _keep(self, step: Step | None) -> None:
        """Make what an Edit did a step, and then what was posed while it was open."""
        if step is not None:
            self._add(step)
        else:
            self._past_poses.restore(self.history.position)
        self._keep_poses()

    def _keep_poses(self) -> None:
        """Make steps of what was posed; that waits while an Edit is open."""
        while self.posing.has_new and self._edit is None and not self._is_travelling:
            self._past_poses.leave(self.history.position)
            self._add(self.posing.take_new())

    def _add(self, step: Step) -> None:
        position = self.history.position
        self.history.add(step)
        for past in (self._past, self._past_repairs, self._past_poses):
            past.follow(position, forgotten=position + 1 - self.history.position)
        self._announce()

    def _refuse_within_edit(self) -> None:
        if self.is_within_edit:
            raise RuntimeError("An edit is not finished yet")

    def _announce(self) -> None:
        self.history_changed.emit()
        if self.is_modified != self._was_modified:
            self._was_modified = self.is_modified
            self.modified_changed.emit(self._was_modified)

    # -- the file -------------------------------------------------------------------------------------------------

    def snapshot(self) -> tuple[Content, int]:
        """The content as it is now, for a worker, and the revision to give to `saved` when the file holds it.

        A gesture that is open is committed first. RuntimeError within an `edit` block.
        """
        self.commit()
        return self.copy_as_seen(), self.history.revision

    def copy_as_seen(self) -> Content:
        """The content as it is now, for a worker, with what a gesture that is open has changed so far."""
        return dataclasses.replace(self.content, model=self.model.snapshot())

    def saved(self, revision: int, path: Path, file_format: str) -> None:
        """Take note that `path` now holds the content of a revision, and is the file from now on."""
        self.content.stamp = stamp_of(path)
        self.saved_shape.take()
        self.history.mark_saved(revision)
        if path != self.path or file_format != self.content.format:
            self.left_folder = self.content.folder
            self.content = dataclasses.replace(self.content, path=path, format=file_format, extracted=None)
            self.path_changed.emit()
        self.file_watch.follow()
        self._announce()

    def _look_elsewhere(self) -> None:
        self.texture_files.move(self.content)


def is_changed_on_disk(document: Document) -> bool:
    """Return whether another program wrote the document's file since it was read or written here."""
    now = stamp_of(document.path) if document.path is not None else None
    return now is not None and now != document.content.stamp


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
        locks_others = self._document.locking.follow(change)
        looks_different = posing.follow(change)
        self._document.changed.emit(change)
        if selects_others:
            selection.changed.emit(change.table)
        if hides_others:
            masking.changed.emit()
        if locks_others:
            self._document.locking.changed.emit()
        if looks_different:
            posing.changed.emit()
