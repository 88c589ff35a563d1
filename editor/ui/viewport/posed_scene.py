"""Shows a scene as its document's model is posed: the figure, and the camera and light that motions bring along."""

from __future__ import annotations

import dataclasses

from editor.document.document import Document
from editor.model.changes import Change
from editor.model.fields import NONE
from editor.model.model import Model
from editor.motion.sampling import SceneState
from editor.preview.pose import Pose
from editor.preview.posed_model import PosedModel
from editor.render.camera import Camera
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
        document, base = self._document, self._shows_base(options)
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

    def _shows_base(self, options: ViewOptions) -> bool:
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


class PosedView:
    """Outside of Transform mode the camera and light are the user's own; the model is at rest, unless Edit mode shows
    the pose.
    """

    def __init__(self, document: Document, scene: Scene) -> None:
        self._posing = document.posing
        self._masking = document.masking
        self._locking, self._selection = document.locking, document.selection
        self._scene = scene
        self._nothing: Scene | None = None  # what is drawn while a motion hides the model: grid and axes
        self._ghost = Ghost(document)

    @property
    def is_active(self) -> bool:
        return self._posing.is_active

    @property
    def is_playing(self) -> bool:
        return self.is_active and self._posing.is_playing

    def mark(self, change: Change) -> None:
        """Take notice of a change of the model."""
        self._scene.mark(change)
        self._ghost.mark(change)

    def sync(self) -> None:
        """Bring the scene to what is posed, hidden, locked and hovered now; raises what evaluating the pose raises."""
        self._scene.hide(self._masking.masks)
        self._scene.lock(self._locking.masks)
        self._scene.hover(*self._selection.lit)
        self._scene.posed_model = self._posing.posed_model() if self._posing.is_shown else None

    @property
    def is_hidden(self) -> bool:
        """True if a motion hides the model."""
        return not self._scene_state().visible

    @property
    def drawn_scene(self) -> Scene:
        """The scene to be drawn: one without a model while that is hidden."""
        if not self.is_hidden:
            return self._scene
        if self._nothing is None:
            self._nothing = Scene(Model(), None)
        return self._nothing

    def synced_ghost(self, options: ViewOptions) -> Scene | None:
        """Return the scene of the other shape that is shown, if any. The context is current."""
        return self._ghost.synced(options)

    def release(self) -> None:
        """Give back what is on the GPU."""
        self._scene.release()
        self._ghost.release()
        if self._nothing is not None:
            self._nothing.release()

    def camera(self, own: Camera) -> Camera:
        """The camera that is seen through: a motion's, if one has a camera that is to be used, or else `own`."""
        view = self._scene_state().camera if self._posing.uses_camera else None
        return own if view is None else Camera.of_motion(view)

    @property
    def follows_camera(self) -> bool:
        """True if a motion has the camera."""
        return self._posing.uses_camera and self._scene_state().camera is not None

    def leave_camera(self) -> None:
        """Use no motion's camera any more."""
        self._posing.uses_camera = False

    def options(self, options: ViewOptions) -> ViewOptions:
        """The options, with the light and self shadow of motions that have them and whose camera is used."""
        if not self._posing.uses_camera:
            return options
        scene_state = self._scene_state()
        return options.lit_by(scene_state.light, scene_state.self_shadow)

    def _scene_state(self) -> SceneState:
        return self._posing.scene_state() if self.is_active else SceneState()
