"""Ghost: the other shape that a view shows with its own: a model compared with, or what a morph begins from."""

from __future__ import annotations

import dataclasses

from editor.document.document import Document
from editor.model.changes import Change
from editor.model.fields import NONE
from editor.model.model import Model
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.render.options import ViewOptions
from editor.render.scene import Scene

MORPH_BASE = "morph-base"  # the overlay


class Ghost:
    """At most one at a time: models are compared at rest, and a morph is edited on one that is posed."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._shown: tuple[Model, Scene] | None = None
        self._base: PosedModel | None = None  # the document's own model, without the morph that is edited
        self._pose: Pose | None = None  # with the morph, that the base was last posed by

    def mark(self, change: Change) -> None:
        """Take notice of a change of the document's model."""
        if self._base is not None and self._shown is not None:
            self._base.mark(change)
            self._shown[1].mark(change)

    def synced(self, options: ViewOptions) -> Scene | None:
        """Return the scene of the other shape, brought to its current state. The context is current."""
        document, base = self._document, self._base_is_wanted(options)
        model = document.model if base else document.comparison.ghost
        if self._shown is not None and (self._shown[0] is not model or base != (self._base is not None)):
            self.release()
            self._shown = self._base = self._pose = None
        if self._shown is None and model is not None:
            self._shown = model, Scene(model, None)
            self._base = PosedModel(model) if base else None
        if self._shown is None:
            return None
        if self._base is not None:
            self._pose_base(self._base, self._shown[1])
        return self._shown[1]

    def _base_is_wanted(self, options: ViewOptions) -> bool:
        document = self._document
        return document.edited_morph.row != NONE and document.posing.is_shown and options.shows(MORPH_BASE)

    def _pose_base(self, base: PosedModel, scene: Scene) -> None:
        pose = self._document.posing.current_pose()
        if pose is not self._pose:
            weights = pose.weights.copy()
            weights[self._document.edited_morph.row] = 0
            base.pose(dataclasses.replace(pose, weights=weights))
            self._pose = pose
        scene.hide(self._document.masking.masks)
        scene.posed_model = base

    def release(self) -> None:
        """Give back what is on the GPU."""
        if self._shown is not None:
            self._shown[1].release()
