"""Turns clicks in the model view into bones: where a click means, and whose child the new bone is."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from enum import Enum

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, Signal

from editor.document.document import Document
from editor.document.operation_run import run_at_once
from editor.math3d.arrays import BoolArray, Float64Array
from editor.model.fields import NONE
from editor.operations.catalog import OPERATIONS
from editor.operations.edits.bone_adding import AddBoneAt
from editor.operations.queries.mesh_depth import middle_of_mesh
from editor.render.scene import Scene
from editor.ui.viewport.gizmo.geometry import At, ViewProjection, on_plane


class PlaceOn(Enum):
    """What a click places a bone on."""

    SURFACE = "surface"
    MIDDLE = "middle"
    PLANE = "plane"


class BonePlacing(QObject):
    """Whether clicks place bones, for all views of a window, and on what."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_on = False
        self.place_on = PlaceOn.MIDDLE

    def switch(self, is_on: bool) -> None:
        if is_on != self.is_on:
            self.is_on = is_on
            self.changed.emit()


class BonePlacer:
    """Places bones in one view. `current()`: the context of `scene` is current within."""

    def __init__(
        self,
        document: Document,
        placing: BonePlacing,
        scene: Scene,
        current: Callable[[], AbstractContextManager[None]],
    ) -> None:
        self._document = document
        self._placing = placing
        self._scene = scene
        self._current = current

    @property
    def is_on(self) -> bool:
        return self._placing.is_on and not self._document.posing.is_active

    def click(self, projection: ViewProjection, at: At) -> None:
        """Add a bone where a click means, as a child of the selected bone, and select it; or say why there is none."""
        parent = self._parent()
        place = self._place(projection, at, parent)
        if place is None:
            self._document.show_status(self._refusal())
        else:
            x, y, z = place.tolist()
            run_at_once(self._document, OPERATIONS["bones.add-at"], AddBoneAt((x, y, z), parent))

    def _parent(self) -> int:
        """The current one of the selected bones, NONE where none is selected."""
        selection = self._document.selection
        current, rows = selection.current("bones"), selection.rows("bones")
        return current if current in rows else NONE

    def _place(self, projection: ViewProjection, at: At, parent: int) -> Float64Array | None:
        match self._placing.place_on:
            case PlaceOn.SURFACE:
                with self._current():
                    hit = self._scene.pick(projection.camera, projection.size, *at, ("faces",), 0)
                return None if hit is None else np.asarray(hit.point)
            case PlaceOn.MIDDLE:
                faces = self._document.model.faces["vertices"][self._drawn()]
                return middle_of_mesh(self._scene.posed("vertices"), faces, *projection.ray(at))
            case PlaceOn.PLANE:
                bones, camera = self._document.model.bones, projection.camera
                through = bones[parent].position if parent != NONE else camera.target
                return on_plane(projection.ray(at), np.asarray(through), camera.axes[:, 2])

    def _drawn(self) -> BoolArray:
        """(faces,) which are seen: not those that are hidden, nor those of materials that nothing is seen of."""
        model, hidden = self._document.model, self._scene.hidden("faces")
        seen = np.array([material.diffuse[3] > 0 for material in model.materials] + [False])
        drawn = seen[model.faces["material"]]
        return drawn if hidden is None else drawn & ~hidden

    def _refusal(self) -> str:
        match self._placing.place_on:
            case PlaceOn.SURFACE:
                return QCoreApplication.translate("BonePlacing", "There is no surface here to place a bone on")
            case PlaceOn.MIDDLE:
                return QCoreApplication.translate("BonePlacing", "Nothing here has a front and a back to be between")
            case PlaceOn.PLANE:
                return QCoreApplication.translate("BonePlacing", "The plane cannot be met from here")
