"""UvScene: what the UV pane shows of a document: a material's faces by their UVs, what is selected, the texture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from editor.document.document import Document
from editor.document.textures import Thumbnail, Thumbnails
from editor.math3d.arrays import BoolArray, Float64Array, IndexArray, are_among, mask_of
from editor.model.changes import Action, Change
from editor.model.columns import Columns
from editor.model.fields import NONE
from editor.model.materials import SphereMode
from editor.model.mesh import Face
from editor.model.model import Model
from editor.model.morphs import UvOffset
from editor.operations.mesh.uv_map import KINDS, UV_COLUMNS
from editor.operations.queries.topology import Network
from editor.operations.transform.session import MESH, vertices_of
from editor.render.camera import Size

PREVIEW = 2048  # pixels of the longer side of the texture, as it is shown at most


@dataclass(frozen=True, slots=True, eq=False)
class UvMesh:
    """The faces of materials that are not hidden: `faces` and `vertices` are rows, the others indices in `vertices`."""

    faces: IndexArray
    vertices: IndexArray
    corners: IndexArray  # (faces, 3)
    edges: IndexArray  # (edges, 2), each once

    def islands(self, chosen: BoolArray) -> BoolArray:
        """(vertices,) those that hang together with chosen ones."""
        return Network(len(self.vertices), self.corners).connected(chosen)


def uv_mesh(model: Model, materials: Sequence[int], hidden: BoolArray) -> UvMesh:
    """That of some materials, without faces that are `hidden`."""
    rows = np.flatnonzero(np.isin(model.faces[Face.material], materials) & ~hidden)
    corners = model.faces[Face.vertices][rows]
    is_whole = (corners != NONE).all(axis=1)
    rows, corners = rows[is_whole], corners[is_whole]
    used = np.zeros(len(model.vertices), np.bool_)
    used[corners] = True
    indices = (np.cumsum(used) - 1)[corners].reshape(-1, 3)
    pairs = np.sort(np.concatenate((indices[:, :2], indices[:, 1:], indices[:, ::2])), axis=1)
    count = max(int(used.sum()), 1)
    numbers = np.unique(pairs[:, 0] * count + pairs[:, 1])
    return UvMesh(rows, np.flatnonzero(used), indices, np.stack(np.divmod(numbers, count), axis=1))


class UvScene(QObject):
    """Brought up to date by `refresh`, some time after `stale`. `uvs` is another array when other UVs are shown."""

    stale = Signal()
    changed = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.material = NONE
        self.channel = 0
        self.mesh = self.other_mesh = uv_mesh(document.model, (), document.masking.masked("faces"))
        self.other_uvs: Float64Array = np.empty((0, 2))
        self.shows_others = False  # the materials that have the same texture
        self._other_materials: list[int] = []
        self.uvs: Float64Array = np.empty((0, 2))
        self.marked: BoolArray = np.empty(0, np.bool_)  # (vertices of the mesh,) whether each is selected
        self.edited = NONE  # the morph that takes what is moved, in place of the mesh: `uvs` are as it shows them
        self.morph = NONE  # that one, or the current one where it is of the channel
        self.morphed: Float64Array = np.empty((0, 2, 2))  # from where to where it moves UVs
        self.texture = NONE
        self._is_stale = self._is_mesh_stale = True
        self._thumbnails = Thumbnails(document.model, document.texture_files, self, preview=PREVIEW)
        document.changed.connect(self._follow)
        document.masking.changed.connect(self._follow_masking)
        document.edited_morph.changed.connect(self._follow_edited)
        for signal in (self._thumbnails.changed, document.selection.changed, document.selection.active_changed):
            signal.connect(self._mark_stale)

    # -- asked -----------------------------------------------------------------------------------------------------

    @property
    def channels(self) -> int:
        """The number of channels: the UV itself, and additional ones."""
        return 1 + max(self.document.model.info[0].additional_uvs, self.edited_channel)

    @property
    def edited_channel(self) -> int:
        """The channel of the UV morph that is edited; NONE while there is none."""
        row_of = self.document.edited_morph.row_of
        return next((channel for channel, kind in enumerate(KINDS) if row_of(kind) != NONE), NONE)

    @property
    def edited_weight(self) -> float:
        """The weight that the edited morph is shown with: 1 where the model has it at 0."""
        return self.document.edited_morph.weight or 1.0

    @property
    def rows(self) -> IndexArray:
        """The vertices that are selected here: what is dragged."""
        return self.mesh.vertices[self.marked]

    @property
    def kind(self) -> str:
        """The table that a click selects from."""
        return "faces" if self.document.selection.active_table == "faces" else "vertices"

    @property
    def picture(self) -> QImage | None:
        """The texture, smaller where it is very large; None where there is none, or none yet."""
        return self._thumbnail.preview

    @property
    def size(self) -> Size | None:
        """The pixels of the texture itself."""
        return self._thumbnail.size if self._thumbnail.preview is not None else None

    @property
    def _thumbnail(self) -> Thumbnail:
        return self._thumbnails.of_texture(self.texture) or Thumbnail()

    # -- told ------------------------------------------------------------------------------------------------------

    def choose(self, channel: int) -> None:
        """Show another channel: 0 is the UV itself."""
        self.channel = channel
        self._mark_stale()

    def choose_material(self, row: int) -> None:
        """Show another material and select it; what else is selected on the mesh is selected no longer.

        A click in the view selects what it did before.
        """
        selection = self.document.selection
        selection.select("materials", row)
        selection.set_current("materials", row)
        mesh = uv_mesh(self.document.model, [row], self.document.masking.masked("faces"))
        for table, rows in (("vertices", mesh.vertices), ("faces", mesh.faces)):
            selection.select(table, np.intersect1d(selection.rows(table), rows))
        if selection.active_table == "morphs":  # which would show the material that it moves
            selection.set_active_table("materials")
        self.material, self._is_mesh_stale = row, True
        self._mark_stale()

    def show_others(self, shows: bool) -> None:
        """Show the other materials that have the same texture, too, or no longer."""
        self.shows_others = shows
        self._mark_stale()

    def catch_up(self) -> None:
        """Show what is there now, before something is done to it."""
        if self._is_stale:
            self.refresh()

    def refresh(self) -> None:
        """Show the material that is meant now, as it is."""
        model, material = self.document.model, self._worked_material()
        if self._is_mesh_stale or material != self.material:
            self.mesh = uv_mesh(model, [material], self.document.masking.masked("faces"))
            self.material = material
        self.channel = min(self.channel, self.channels - 1)
        self._take_uvs()
        self.marked = self._chosen_mask()
        self.texture = self._texture(material)
        self._take_others()
        self._thumbnails.keep_only(self.texture)
        self._is_stale = self._is_mesh_stale = False
        self.changed.emit()

    def _mark_stale(self, *_: object) -> None:
        self._is_stale = True
        self.stale.emit()

    def _follow(self, change: Change) -> None:
        if change.table == "materials" and change.action is not Action.SET and self.material != NONE:
            self.material = int(change.renumber([self.material])[0])
        comes_or_goes = change.table in ("vertices", "materials") and change.action is not Action.SET
        self._is_mesh_stale |= comes_or_goes or change.table == "faces"
        if change.table in ("vertices", "faces", "materials", "textures", "info", "morphs"):
            self._mark_stale()

    def _follow_masking(self) -> None:
        self._is_mesh_stale = True
        self._mark_stale()

    def _follow_edited(self) -> None:
        """Show the channel of a morph that is edited from now on."""
        if self.edited_channel != NONE:
            self.channel = self.edited_channel
        self._mark_stale()

    def _worked_material(self) -> int:
        """The material that is worked on: the present one, as long as what is selected is of it."""
        selection, model = self.document.selection, self.document.model
        table, count = selection.active_table, len(model.materials)
        current = selection.current("materials")
        if table == "materials" and current != NONE:
            return current
        if table in ("vertices", "faces", "morphs"):
            materials = self._materials(table)
            if len(materials) and self.material not in materials:
                return int(materials[0])
        if 0 <= self.material < count:
            return self.material
        return current if current != NONE else min(count, 1) - 1

    def _materials(self, table: str) -> IndexArray:
        """Those, ascending, of the vertices or faces that are selected, or of the vertices of the current UV morph."""
        selection, model = self.document.selection, self.document.model
        rows = selection.chosen(table)
        if table == "morphs":
            morph = model.morphs[selection.current(table)] if len(rows) else None
            rows = morph.offsets["vertex"] if morph is not None and morph.kind in KINDS else rows[:0]
        if table != "faces":
            mask = mask_of(len(model.vertices), rows)
            rows = np.flatnonzero(are_among(mask, model.faces[Face.vertices]).any(axis=1))
        materials = np.unique(model.faces[Face.material][rows])
        return np.asarray(materials[materials != NONE], np.intp)

    def _chosen_mask(self) -> BoolArray:
        selection, model = self.document.selection, self.document.model
        table = selection.active_table if selection.active_table in MESH else "vertices"
        mask = np.zeros(len(model.vertices), np.bool_)
        mask[vertices_of(model, table, selection.chosen(table))] = True
        return mask[self.mesh.vertices]

    def _take_uvs(self) -> None:
        """Show the UVs, and how the morph that is edited, or is worked on, moves them."""
        model, selection = self.document.model, self.document.selection
        self.edited = self.document.edited_morph.row_of(KINDS[self.channel])
        current = selection.current("morphs") if selection.active_table == "morphs" else NONE
        is_mine = current != NONE and model.morphs[current].kind == KINDS[self.channel]
        self.morph = self.edited if self.edited != NONE else current if is_mine else NONE
        uvs, moves = self._stored_uvs(self.mesh), self._morph_moves()
        is_moved = (moves != 0).any(axis=1)
        morphed = np.stack((uvs[is_moved], uvs[is_moved] + moves[is_moved]), axis=1)
        if self.edited != NONE:
            uvs = uvs + moves * self.edited_weight
        if not np.array_equal(uvs, self.uvs, equal_nan=True):
            self.uvs = uvs
        if not np.array_equal(morphed, self.morphed, equal_nan=True):
            self.morphed = morphed

    def _stored_uvs(self, mesh: UvMesh) -> Float64Array:
        """(vertices of the mesh, 2) those of the model in the channel."""
        column = self.document.model.vertices[UV_COLUMNS[self.channel]]
        return np.asarray(column[mesh.vertices][:, :2], np.float64)

    def _morph_moves(self) -> Float64Array:
        """(vertices of the mesh, 2) by how much the morph moves each."""
        model = self.document.model
        offsets = model.morphs[self.morph].offsets if self.morph != NONE else Columns(UvOffset, 0)
        offsets = offsets.take(offsets[UvOffset.vertex] != NONE)
        moves = np.zeros((len(model.vertices), 2))
        np.add.at(moves, offsets[UvOffset.vertex], offsets[UvOffset.uv][:, :2])
        return np.asarray(moves[self.mesh.vertices])

    def _take_others(self) -> None:
        """Show the other materials that have the same texture, where that is wanted."""
        model = self.document.model
        rows = range(len(model.materials)) if self.shows_others and self.texture != NONE else range(0)
        others = [row for row in rows if row != self.material and self._texture(row) == self.texture]
        if self._is_mesh_stale or others != self._other_materials:
            self.other_mesh, self._other_materials = (
                uv_mesh(model, others, self.document.masking.masked("faces")),
                others,
            )
        uvs = self._stored_uvs(self.other_mesh)
        if not np.array_equal(uvs, self.other_uvs, equal_nan=True):
            self.other_uvs = uvs

    def _texture(self, row: int) -> int:
        """That which the channel of a material is for; a sub-texture goes by additional UV 1 (mmd-semantics §1.3)."""
        if row == NONE:
            return NONE
        material = self.document.model.materials[row]
        is_sub_texture = self.channel == 1 and material.sphere_mode == SphereMode.SUB_TEXTURE
        return material.sphere_texture if is_sub_texture else material.texture
