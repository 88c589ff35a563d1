"""Makes what is seen in Transform mode part of the model: morphs out of it, or the model's own shape.

Each is one undoable step of the document. The pose itself is reset where it became part of the model, in a step of the
pose's own history that comes before it, so that taking back one after the other never shows the pose twice over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
from PySide6.QtCore import QMetaObject, QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from editor.document.document import Document
from editor.document.jobs import Job
from editor.document.posing import Posing
from editor.math3d.arrays import BoolArray, Float32Array
from editor.model.history import History, Step
from editor.model.model import Model
from editor.model.morphs import MorphKind
from editor.operations.edits.apply_morphs import apply_morphs, morphed_columns, reaching_kinds
from editor.operations.edits.apply_pose_as_rest import FieldValues, apply_pose_as_rest, changed_rows, pose_as_rest
from editor.operations.edits.shape_morphs import LEAST_MOVE, bone_morph_from_pose, vertex_morph_from_shape
from editor.preview.morphed_vertices import COLUMNS
from editor.preview.pose import NO_ROTATION
from editor.preview.skinning import skin
from editor.ui.action import make_action, plain
from editor.ui.current_document import CurrentDocument
from editor.ui.dialogs.new_morph import NewMorph, ask_new_morph, fresh_morph
from editor.ui.value_text import count_text, record_title

HistoryPosition = tuple[int, Step | None]

OF_THE_MESH = tuple(COLUMNS)
OF_THE_SHAPE = (*OF_THE_MESH, MorphKind.BONE)
COUNTED = ("vertices", "bones", "rigid_bodies", "joints", "morphs")


class ShapeCommands(QObject):
    """`actions` belong into the Transform menu; they can be used in Transform mode only."""

    status_message = Signal(str)
    job_started = Signal(object, str)  # the Job, and what it does

    def __init__(self, current: CurrentDocument, window: QWidget) -> None:
        super().__init__(window)
        self._current = current
        self._window = window
        self._connection: QMetaObject.Connection | None = None
        self.actions = self._make_actions()
        current.switched.connect(self._switch)
        self._switch(current.document)

    def _make_actions(self) -> list[QAction]:
        texts: tuple[tuple[str, Callable[[], object], str], ...] = (
            (
                self.tr("New &bone morph from the pose…"),
                self.ask_bone_morph,
                self.tr("Adds a morph that moves the bones as they are moved now"),
            ),
            (
                self.tr("New verte&x morph from the shape…"),
                self.ask_vertex_morph,
                self.tr("Adds a morph that takes the vertices where bones and morphs have them now"),
            ),
            (
                self.tr("Apply the shape to the mo&del"),
                self.apply_pose_as_rest,
                self.tr(
                    "Makes what is seen the rest shape: vertices, bones, rigid bodies and joints; morphs are corrected"
                ),
            ),
            (
                self.tr("Set morph &weights into the mesh"),
                self.apply_morphs,
                self.tr("Makes what vertex and UV morphs do now part of the mesh, and resets their weights"),
            ),
        )
        return [make_action(self._window, text, run, tip=tip) for text, run, tip in texts]

    # -- when they can be used -------------------------------------------------------------------------------------

    def _switch(self, document: Document | None) -> None:
        if self._connection is not None:
            QObject.disconnect(self._connection)
        self._connection = document.posing.active_changed.connect(self._enable) if document is not None else None
        self._enable()

    def _enable(self) -> None:
        for action in self.actions:
            action.setEnabled(self._document is not None)

    @property
    def _document(self) -> Document | None:
        """The current document, if it is in Transform mode."""
        document = self._current.document
        return document if document is not None and document.posing.is_active else None

    # -- new morphs ------------------------------------------------------------------------------------------------

    def ask_bone_morph(self) -> None:
        what = self.tr("The bones that are moved now, by hand or by a motion, become a morph.")
        self._ask(self.actions[0], what, LEAST_MOVE, self.make_bone_morph)

    def make_bone_morph(self, document: Document, new: NewMorph) -> None:
        """Add a bone morph of the pose of now."""
        pose = document.posing.current_pose()
        make = partial(bone_morph_from_pose, pose=pose)
        self._make_morph(document, new, make, self.tr("New bone morph {morph}; bones moved: {count}"))

    def ask_vertex_morph(self) -> None:
        what = self.tr("What bones and morphs do to the vertices now becomes a morph.")
        self._ask(self.actions[1], what, LEAST_MOVE, self.make_vertex_morph)

    def make_vertex_morph(self, document: Document, new: NewMorph) -> None:
        """Add a vertex morph of the shape of now."""
        posed_model = document.posing.posed_model()
        positions, bone_transforms, soft = (
            posed_model.morphed_vertices.column("position").copy(),
            posed_model.bone_transforms,
            posed_model.soft,
        )

        def work(model: Model) -> Float32Array:
            shape, normals = skin(model.vertices, positions, bone_transforms)
            if soft is not None:
                soft.lay_over(shape, normals)
            return shape

        def put_in(shape: Float32Array) -> None:
            make = partial(vertex_morph_from_shape, positions=shape)
            self._make_morph(document, new, make, self.tr("New vertex morph {morph}; vertices moved: {count}"))

        self._run(document, plain(self.actions[1].text()), work, put_in)

    def _ask(self, action: QAction, what: str, threshold: float, make: Callable[[Document, NewMorph], None]) -> None:
        document = self._document
        if document is None:
            return
        new = ask_new_morph(self._window, plain(action.text()), what, fresh_morph(document.model.morphs, threshold))
        if new is not None:
            make(document, new)

    def _make_morph(self, document: Document, new: NewMorph, make: Callable[..., int], told: str) -> None:
        try:
            with document.edit(self.tr("New morph {}").format(new.name)) as edit:
                row = make(edit, name=new.name, name_en=new.name_en, panel=new.panel, threshold=new.threshold)
        except ValueError:
            self.status_message.emit(self.tr("No morph was made: nothing is moved by more than that"))
            return
        morph = document.model.morphs[row]
        document.selection.set_current("morphs", row)
        title = record_title(document.model, "morphs", row)
        self.status_message.emit(told.format(morph=title, count=count_text(len(morph.offsets))))

    # -- into the model --------------------------------------------------------------------------------------------

    def apply_pose_as_rest(self) -> None:
        """Give the model the shape that is seen, and reset what made it so."""
        document = self._document
        if document is None:
            return
        document.posing.pause()
        posed_model, applied = document.posing.posed_model(), reaching_kinds(document.model, OF_THE_SHAPE)
        columns, bone_transforms, soft = (
            morphed_columns(posed_model.morphed_vertices),
            posed_model.bone_transforms,
            posed_model.soft,
        )

        def work(model: Model) -> list[FieldValues]:
            return pose_as_rest(model, bone_transforms, columns, soft)

        def put_in(shape: list[FieldValues]) -> None:
            self._apply_pose_as_rest(document, shape, applied)

        self._run(document, plain(self.actions[2].text()), work, put_in)

    def _apply_pose_as_rest(self, document: Document, shape: Sequence[FieldValues], applied: BoolArray) -> None:
        name = plain(self.actions[2].text())
        counts = changed_rows(document.model, shape)
        if not counts:
            self.status_message.emit(self.tr("{}: no row is moved by the pose").format(name))
            return
        self._reset(document.posing, applied, bones=True)
        with document.edit(name) as edit:
            apply_pose_as_rest(edit, shape)
        told = self.tr(
            "{command}; vertices moved: {vertices}, bones: {bones}, rigid bodies: {rigid_bodies}, joints: {joints};"
            " morphs corrected: {morphs}"
        )
        texts = {table: count_text(counts[table]) for table in COUNTED}
        self.status_message.emit(told.format(command=name, **texts))

    def apply_morphs(self) -> None:
        """Make what vertex and UV morphs do at the moment part of the mesh, and reset their weights."""
        document = self._document
        if document is None:
            return
        name = plain(self.actions[3].text())
        columns = morphed_columns(document.posing.posed_model().morphed_vertices)
        if not columns:
            self.status_message.emit(self.tr("{}: no vertex or UV morph is at work").format(name))
            return
        document.posing.pause()
        self._reset(document.posing, reaching_kinds(document.model, OF_THE_MESH), bones=False)
        with document.edit(name) as edit:
            count = apply_morphs(edit, columns)
        self.status_message.emit(
            self.tr("{command}; vertices changed: {count}").format(command=name, count=count_text(count))
        )

    def _reset(self, posing: Posing, morphs: BoolArray, bones: bool) -> None:
        """Bring morphs, and all bones, to rest in one step of the pose; what a motion moves is held there."""
        posing.begin(self.tr("Reset what became part of the model"))
        posing.reset_morphs(np.flatnonzero(morphs))
        if bones:
            posing.reset_bones()
            pose = posing.current_pose()
            posed = (pose.rotations[:, :3] != 0).any(axis=1) | (pose.offsets != 0).any(axis=1)
            if posed.any():
                posing.pose_bones(np.flatnonzero(posed), (0.0, 0.0, 0.0), NO_ROTATION)
        weighed = np.flatnonzero(morphs & (posing.current_pose().weights != 0))
        if len(weighed):
            posing.set_weights(weighed, 0.0)
        posing.commit()

    # -- on a thread -----------------------------------------------------------------------------------------------

    def _run(self, document: Document, name: str, work: Callable[[Model], Any], put_in: Callable[[Any], None]) -> None:
        """Work something out of a snapshot, and put it in if the model is still what it was."""
        document.commit()
        model, place = document.model.snapshot(), history_position_of(document.history)

        def take(value: Any) -> None:
            if history_position_of(document.history) == place and not document.is_editing:
                put_in(value)
            else:
                self.status_message.emit(
                    self.tr("{}: not applied, because the model was edited meanwhile").format(name)
                )

        job = Job(lambda progress: work(model), take)
        job.failed.connect(lambda error: self.status_message.emit(self.tr("{} failed: {}").format(name, error)))
        job.cancelled.connect(lambda: self.status_message.emit(self.tr("{} was cancelled").format(name)))
        self.job_started.emit(job, name)
        job.start()


def history_position_of(history: History) -> HistoryPosition:
    """Where in its history a model is: the number of the last step, and that step."""
    return history.position, history.steps[history.position - 1] if history.position else None
