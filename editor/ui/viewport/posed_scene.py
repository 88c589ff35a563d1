"""Shows a scene as its document's model is posed: the figure, and the camera and light that motions bring along."""

from __future__ import annotations

from editor.document.document import Document
from editor.model.changes import Change
from editor.model.model import Model
from editor.preview.player import SceneState
from editor.render.camera import Camera
from editor.render.options import ViewOptions
from editor.render.scene import Scene
from editor.ui.viewport.ghost import Ghost


class PosedView:
    """Outside of Transform mode the camera and light are the user's own; the model is at rest, unless Edit mode shows
    the pose.
    """

    def __init__(self, document: Document, scene: Scene) -> None:
        self._posing = document.posing
        self._masking = document.masking
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
        """Bring the scene to what is posed and hidden now; raises what evaluating the pose raises."""
        self._scene.hide(self._masking.masks)
        self._scene.posed_model = self._posing.posed_model() if self._posing.is_shown else None

    @property
    def is_hidden(self) -> bool:
        """True if a motion hides the model."""
        return not self._scene_state().visible

    @property
    def drawn(self) -> Scene:
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
