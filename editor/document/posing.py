"""Posing: how a document's model stands and moves while it is previewed. Never changes the model.

It plays motions and physics, and has the model posed by hand. What is set by hand wins over the motions until it is
reset. Each pose by hand is a step of the document's history, among the edits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike
from PySide6.QtCore import QObject, Signal

from editor.document.playback import Playback
from editor.document.texts import NO_TEXT, translate
from editor.math3d.arrays import BoolArray, Float32Array, Float64Array, FloatArray, IndexArray
from editor.math3d.rotations import mirrored_offsets, mirrored_rotations, unit_quaternions
from editor.messages import TranslatableText
from editor.model.bones import Bone
from editor.model.changes import Action, Change
from editor.model.fields import NONE
from editor.model.history import Step
from editor.model.mesh import Vertex
from editor.model.model import Model
from editor.model.names import SidePairs
from editor.motion.sampling import NamedPose
from editor.preview.pose import NO_ROTATION, Pose, PoseOverride, Rows, named_pose
from editor.preview.posed_model import PosedModel

FOLLOWED = ("vertices", "faces", "materials", "bones", "morphs", "rigid_bodies", "joints", "soft_bodies")


@dataclass(frozen=True, slots=True, eq=False)
class Gesture:
    """One that is under way. Without a name it tries something out, and is no step in the end."""

    name: TranslatableText


@dataclass(frozen=True, slots=True, eq=False)
class NewPose:
    """A step that is not in the history yet, and the pose that it led to."""

    name: TranslatableText
    override: PoseOverride


class Posing(Playback):
    """Of one document; `document.posing` gives it. Rows are rows of the model's bones or morphs."""

    active_changed = Signal(bool)
    posed = Signal()  # there is a new pose for the history

    def __init__(self, model: Model, parent: QObject | None = None) -> None:
        super().__init__(model, parent)
        self._override = PoseOverride.empty(len(model.bones), len(model.morphs))
        self._committed_override = self._override.copy()  # as the history has it; never written into
        self._new: list[NewPose] = []
        self._gesture: Gesture | None = None
        self._posed_model: PosedModel | None = None
        self._pose: Pose | None = None  # the stance of now, None once anything it comes from has changed
        self._preview: tuple[int, float] | None = None  # a morph, and the weight at which it is seen in Edit mode
        self._preview_pose: tuple[Pose, Pose] | None = None  # the stance of now, and the one with the preview
        self._figure_stance: Pose | None = None  # the stance that the figure was last posed in
        self._is_active = False
        self._shows_in_edit = False

    # -- what is seen ----------------------------------------------------------------------------------------------

    @property
    def is_active(self) -> bool:
        """True if the document is in Transform mode."""
        return self._is_active

    @property
    def is_shown(self) -> bool:
        """True if the model is seen as it is posed, and not at rest: in Edit mode, where that is wanted."""
        return self._is_active or self._shows_in_edit or self._preview is not None

    @property
    def shows_in_edit(self) -> bool:
        """True if the pose is seen in Edit mode, too; physics has no part in it there."""
        return self._shows_in_edit

    def show_in_edit(self, shown: bool) -> None:
        if shown != self._shows_in_edit:
            self._shows_in_edit = shown
            self._renew()

    def set_active(self, active: bool) -> None:
        if active != self._is_active:
            self._is_active = active
            self._preview = None
            if not active:
                self.pause()
            self.physics.watch(active)
            self._pose = None  # the figure has to be posed anew for physics, which begins or has ended
            self.active_changed.emit(active)
            self.changed.emit()

    def current_pose(self) -> Pose:
        """The pose at the present frame: motions with the overrides laid over. Read only."""
        if self._pose is None:
            self._pose = self._override.laid_over(self._player.pose(self.frame))
        return self._pose

    def seen_pose(self) -> Pose:
        """The pose that is seen: the current one, or with the morph that is previewed. Read only."""
        now = self.current_pose()
        if self._preview is None:
            return now
        if self._preview_pose is None or self._preview_pose[0] is not now:
            pose = now.copy() if self._shows_in_edit else Pose.at_rest(len(self._model.bones), len(self._model.morphs))
            row, pose.weights[row] = self._preview
            self._preview_pose = now, pose
        return self._preview_pose[1]

    def preview_morph(self, row: int, weight: float = 0.0) -> None:
        """Have a morph seen at a weight in Edit mode, without holding it, until this is said of NONE; no step."""
        preview = None if row == NONE or self._is_active else (row, weight)
        if preview is not None and weight == self.current_pose().weights[row] * self._shows_in_edit:
            preview = None
        if preview != self._preview:
            self._preview, self._preview_pose = preview, None
            self._renew()

    def posed_model(self) -> PosedModel:
        """The model as it stands now. No time passes by asking: bodies stay where `advance` left them."""
        if self._posed_model is None or self._figure_stance is not self.seen_pose():
            return self._pose_figure()
        return self._posed_model

    def seen_positions(self) -> Float32Array:
        """(vertices, 3) where the vertices are seen: as they are posed, or at rest. Read only."""
        return self.posed_model().skinned()[0] if self.is_shown else self._model.vertices[Vertex.position]

    def unposed(self, rows: IndexArray, positions: FloatArray) -> tuple[Float64Array, BoolArray]:
        """(rows, 3) where vertices have to be at rest to be seen at `positions` (rows, 3), and whether they can be.

        Those that cannot, for their bones cancel each other out in this pose, stay where they are.
        """
        if not self.is_shown:
            return positions.astype(np.float64), np.ones(len(rows), np.bool_)
        unskinning, at_rest = self.posed_model().unskinning(rows), self._model.vertices[Vertex.position][rows]
        return at_rest + unskinning.carried_back(positions), unskinning.is_good

    def advance(self, seconds: float) -> None:
        """Let so much time pass for physics, on the way to the pose of now."""
        self._pose_figure(seconds)
        self.physics.note_advance(seconds)
        self.changed.emit()

    def _pose_figure(self, seconds: float = 0.0) -> PosedModel:
        posed_model, pose = self._posed_model or PosedModel(self._model), self.seen_pose()
        is_in_edit = self.is_shown and not self._is_active
        posed_model.physics = None if is_in_edit else self.physics.simulated
        posed_model.pose(pose, seconds)
        self._posed_model, self._figure_stance = posed_model, pose
        return posed_model

    def follow(self, change: Change) -> bool:
        """Stay with the same bones and morphs after a change of the model; whether what is seen may be another.

        For the Document: it emits `changed` itself, when everybody else has heard of the change.
        """
        if change.table not in FOLLOWED:
            return False
        self._override, self._committed_override = (
            self._override.followed(change),
            self._committed_override.followed(change),
        )
        self._new = [NewPose(new.name, new.override.followed(change)) for new in self._new]
        if self._preview is not None and change.table == "morphs" and change.action is not Action.SET:
            row = int(change.renumber([self._preview[0]])[0])
            self._preview = None if row == NONE else (row, self._preview[1])
        self._player.mark(change)
        if self._posed_model is not None:
            self._posed_model.mark(change)
        self._pose = None
        return self.is_shown

    def _renew(self) -> None:
        self._pose = None
        super()._renew()

    # -- by hand -----------------------------------------------------------------------------------------------------

    def override(self) -> PoseOverride:
        """A copy of all that is set by hand."""
        return self._override.copy()

    @property
    def overridden_bones(self) -> BoolArray:
        """(bones,): whether the bone was set by hand."""
        return self._override.bones

    @property
    def overridden_morphs(self) -> BoolArray:
        """(morphs,): whether the weight was set by hand."""
        return self._override.morphs

    @property
    def overridden_ik(self) -> BoolArray:
        """(bones,): whether the IK was switched by hand."""
        return self._override.ik

    def begin(self, name: TranslatableText = NO_TEXT) -> Gesture:
        """Let what follows be one step, until `commit` or `cancel`; a gesture that is still open is committed first.

        Without a name it tries something out: `commit` takes it back, too.
        """
        self.commit()
        self._gesture = Gesture(name)
        return self._gesture

    @property
    def is_open(self) -> bool:
        """Return whether a gesture is under way that becomes a step."""
        return self._gesture is not None and self._gesture.name != ""

    def has_open(self, gesture: Gesture | None) -> bool:
        """Return whether `gesture`, as `begin` gave it, is still under way."""
        return gesture is not None and gesture is self._gesture

    def commit(self) -> None:
        """Make the gesture a step of the history; nothing when none is open."""
        if self._gesture is not None and self._gesture.name:
            name, self._gesture = self._gesture.name, None
            self._keep(name)
        else:
            self.cancel()

    def cancel(self) -> None:
        """Take the gesture back; nothing when none is open."""
        if self._gesture is not None:
            self._gesture = None
            self._take(self._new[-1].override if self._new else self._committed_override)

    def join_edit(self) -> None:
        """Make the gesture a part of the Edit that is open, which takes it back together with what it changed."""
        self._gesture = None
        self._committed_override = self._override.copy()

    def pose_bones(
        self,
        rows: Rows,
        offsets: ArrayLike | None = None,
        rotations: ArrayLike | None = None,
        scales: ArrayLike | None = None,
    ) -> None:
        """Hold bones as they are told: `offsets` and `scales` (rows, 3) or (3,), `rotations` (rows, 4) or (4,).

        None as it is.
        """
        with self._step(translate("Posing", "Pose bones")):
            self._override_bones(rows)
            if offsets is not None:
                self._override.pose.offsets[rows] = offsets
            if rotations is not None:
                self._override.pose.rotations[rows] = unit_quaternions(np.atleast_2d(np.asarray(rotations, np.float64)))
            if scales is not None:
                self._override.pose.scales[rows] = scales

    def set_weights(self, rows: Rows, weights: ArrayLike, name: TranslatableText = NO_TEXT) -> None:
        """Hold morphs at weights; what is previewed is seen no longer."""
        self._preview = None
        with self._step(name or translate("Posing", "Set morphs")):
            self._override.set_weights(rows, weights)

    def set_ik(self, rows: Rows, on: bool) -> None:
        """Switch the IK of bones."""
        with self._step(translate("Posing", "Switch IK on") if on else translate("Posing", "Switch IK off")):
            self._override.set_ik(rows, on)

    def reset_bones(self, rows: Rows | None = None) -> None:
        """Let go of bones, which go back to the motion or to rest; None: of all."""
        with self._step(translate("Posing", "Reset bones")):
            held, gone = self._override, slice(None) if rows is None else rows
            held.pose.offsets[gone], held.pose.rotations[gone], held.bones[gone] = 0.0, NO_ROTATION, False
            held.pose.scales[gone] = 1.0

    def reset_morphs(self, rows: Rows | None = None, name: TranslatableText = NO_TEXT) -> None:
        with self._step(name or translate("Posing", "Reset morphs")):
            held, gone = self._override, slice(None) if rows is None else rows
            held.pose.weights[gone], held.morphs[gone] = 0.0, False

    def reset_ik(self) -> None:
        with self._step(translate("Posing", "Reset IK")):
            self._override.pose.ik[:] = True
            self._override.ik[:] = False

    def reset_all(self) -> None:
        """Let go of everything; limits that are lifted stay so."""
        with self._step(translate("Posing", "Reset pose")):
            lifts = self.lifts_limits
            self._override = PoseOverride.empty(len(self._model.bones), len(self._model.morphs))
            self._override.pose.lifts_limits = lifts

    @property
    def lifts_limits(self) -> bool:
        """True if any bone may be posed in any way; fixed axes and limits of IK do not count then."""
        return self._override.pose.lifts_limits

    def lift_limits(self, lifts: bool) -> None:
        """Let any bone be posed in any way, or hold them to their limits again."""
        with self._step(translate("Posing", "Lift limits") if lifts else translate("Posing", "Restore limits")):
            self._override.pose.lifts_limits = lifts

    @property
    def bones(self) -> Sequence[Bone]:
        """The bones as they may be posed: those of the model, or with their limits lifted."""
        return self.posed_model().skeleton.bones if self.lifts_limits else self._model.bones.records

    def mirror(self, rows: Rows | None = None) -> list[int]:
        """Give each of some bones' pose to the bone on the other side; None: exchange left and right of all.

        Bones whose other side is not there stay as they are; returns those of them that are posed.
        """
        pose = self.current_pose()
        across = SidePairs.of(self._model.bones).across
        chosen = np.arange(len(across)) if rows is None else np.asarray(rows, np.intp)
        moves = pose.posed() | pose.scaled() | self._override.bones
        lone, chosen = chosen[across[chosen] == NONE], chosen[across[chosen] != NONE]
        if rows is None:
            chosen = chosen[moves[chosen] | moves[across[chosen]]]
        others = across[chosen]
        with self._step(translate("Posing", "Mirror pose")):
            self._override_bones(others)
            self._override.pose.offsets[others] = mirrored_offsets(pose.offsets[chosen])
            self._override.pose.rotations[others] = mirrored_rotations(pose.rotations[chosen])
            self._override.pose.scales[others] = pose.scales[chosen]
        return [int(row) for row in lone[moves[lone]]]

    def pose(self) -> NamedPose:
        """The current pose as a NamedPose, without what is at rest."""
        return named_pose(self.current_pose(), self._model)

    def apply(self, pose: NamedPose, name: TranslatableText = NO_TEXT) -> None:
        """Hold what a pose names, as it says; the rest stays."""
        with self._step(name or translate("Posing", "Apply pose")):
            self._override.set_pose(pose, self._model)

    def _override_bones(self, rows: Rows) -> None:
        """Hold bones as they are at the moment."""
        held, now = self._override, self.current_pose()
        fresh = np.asarray(rows, np.intp)
        fresh = fresh[~held.bones[fresh]]
        held.pose.offsets[fresh] = now.offsets[fresh]
        held.pose.rotations[fresh] = now.rotations[fresh]
        held.pose.scales[fresh] = now.scales[fresh]
        held.bones[fresh] = True

    # -- steps of the history -----------------------------------------------------------------------------------------

    @contextmanager
    def _step(self, name: TranslatableText) -> Iterator[None]:
        """One step of the history, or a part of the gesture that is under way."""
        yield
        self._renew()
        if self._gesture is None:
            self._keep(name)

    def _keep(self, name: TranslatableText) -> None:
        if not self._override.same_as(self._new[-1].override if self._new else self._committed_override):
            self._new.append(NewPose(name, self._override.copy()))
            self.posed.emit()

    def _take(self, override: PoseOverride) -> None:
        self._override = override.copy()
        self._renew()

    @property
    def has_new(self) -> bool:
        """Return whether there are poses that are not in the history yet: they wait until no Edit is open."""
        return bool(self._new)

    def take_new(self) -> Step:
        """The first pose that is not in the history yet, for the Document, which adds it there."""
        new = self._new.pop(0)
        self._committed_override = new.override
        return Step(new.name, [], new.override.nbytes)

    def drop_new(self) -> None:
        """Take back what is not in the history yet."""
        if self._new:
            self._new.clear()
            self._take(self._committed_override)

    def state(self) -> PoseOverride:
        """All that is set by hand, as of the last step of the history. Not to be written into."""
        return self._committed_override

    def restore(self, state: PoseOverride) -> None:
        """Stand as at another position of the history; what is new, or under way, stays as it is."""
        is_other = not self._committed_override.same_as(state)
        self._committed_override = state
        if is_other and not self._new and not self.is_open:
            self._take(state)
