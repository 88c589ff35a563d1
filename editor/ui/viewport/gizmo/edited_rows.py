"""The target of the handles in Edit mode: the selected rows of the model itself, changed through one open Edit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import numpy as np
from PySide6.QtCore import QObject

from editor.document.document import Document
from editor.document.texts import RetranslatableText, rows_text, translate
from editor.math3d.arrays import BoolArray, Float64Array, IndexArray, finite_rows
from editor.math3d.rotations import matrices_from_euler
from editor.messages import TranslatableText
from editor.model.edit import Edit
from editor.model.fields import NONE
from editor.model.mesh import Vertex
from editor.model.morphs import MorphKind
from editor.operations.transform.session import (
    MESH,
    Distances,
    TransformOptions,
    TransformSession,
    begin_transform,
    vertices_of,
)
from editor.operations.transform.targets import SeenMorph
from editor.operations.transform.transform import Transform, moved, rotated, scaled_along
from editor.preview.bone_axes import local_axes
from editor.ui.value_text import count_text, fixed_text, in_morph
from editor.ui.viewport.click_selection import kind_for
from editor.ui.viewport.gizmo.drags import GizmoFrame
from editor.ui.viewport.gizmo.geometry import directions_across
from editor.ui.viewport.shaping import Pivot, Shaping
from editor.ui.viewport.tools import Axes, Tool


class EditedRows(QObject):
    """The selected rows of the table that is picked from: their vertices, or they themselves."""

    def __init__(self, document: Document, shaping: Shaping, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._shaping = shaping
        self._cached_positions: tuple[str, IndexArray, IndexArray, Float64Array] | None = (
            None  # rows of a table, their vertices, and where those are
        )
        self._edit: Edit | None = None
        self._session: TransformSession | None = None
        self._options = TransformOptions()  # of the gesture
        self._distances: Distances | None = None
        self._begun: tuple[TranslatableText, GizmoFrame] | None = None  # the name and the stand of the gesture
        self._transform = Transform()
        self._is_writing = False
        document.changed.connect(self._forget_positions)
        document.posing.changed.connect(self._forget_positions)

    # -- where ---------------------------------------------------------------------------------------------------------

    def frame(self, tool: str, axes: Axes) -> GizmoFrame | None:
        """Return the frame of the handles; during a gesture it keeps its axes, and goes along with a move."""
        if self._begun is not None:
            begun = self._begun[1]
            return begun if begun.stays else begun._replace(position=begun.position + self._transform.offset)
        if not self.is_able or (self.is_of_normals and tool is Tool.MOVE):
            return None
        if axes is Axes.VIRTUAL and self._document.virtual_axis is not None:
            return GizmoFrame.of_axis(self._document.virtual_axis)
        return GizmoFrame(self._pivot(), self._axes(axes))

    @property
    def is_able(self) -> bool:
        """True if there is something to move."""
        return not self.why_not and len(self._selected_positions()) > 0

    @property
    def why_not(self) -> str:
        """The reason why no rows of the table that is picked from can be moved now; "" where they can."""
        posing = self._document.posing
        if posing.is_active:
            return self.tr("In Transform mode nothing of the model is changed.")
        edited = self._document.edited_morph
        if edited.row_of(MorphKind.BONE) != NONE and self.table == "bones":
            return self.tr("Bones go into the morph by the handles of the model view.")
        if posing.is_shown and self.table not in MESH:
            return self.tr("While the pose is shown only vertices, faces and materials can be moved.")
        if posing.is_shown and self.is_of_normals:
            return self.tr("While the pose is shown normals cannot be turned on their own.")
        if edited.row != NONE and edited.row != edited.row_of(MorphKind.VERTEX):
            return self.tr("The morph that is edited moves no vertices.")
        if edited.row != NONE and not edited.has_weight:
            return self.tr("The morph that is edited has no weight in this pose.")
        return ""

    def _selected_positions(self) -> Float64Array:
        return self._selected()[1]

    def _selected(self) -> tuple[IndexArray, Float64Array]:
        """The vertices that are meant, if it is them, and the positions that are selected."""
        table, rows = self.table, self._rows()
        if (
            self._cached_positions is None
            or self._cached_positions[0] != table
            or self._cached_positions[1] is not rows
        ):
            self._cached_positions = table, rows, *self._vertices_and_positions(rows)
        return self._cached_positions[2:]

    def _vertices_and_positions(self, rows: IndexArray) -> tuple[IndexArray, Float64Array]:
        model, table = self._document.model, self.table
        vertices = vertices_of(model, table, rows) if table in MESH else rows[:0]
        positions = np.empty((0, 3))
        if table in MESH:
            positions = self._document.posing.seen_positions()[vertices].astype(np.float64)
        elif not self.why_not:
            records: Any = model.tables[table]
            positions = np.array([records[row].position for row in rows.tolist()], np.float64).reshape(-1, 3)
        return vertices, positions[finite_rows(positions)]

    def _forget_positions(self) -> None:
        if not self._is_writing:
            self._cached_positions = None

    def _pivot(self) -> Float64Array:
        positions = self._selected_positions()
        match self._shaping.pivot:
            case Pivot.ORIGIN:
                return np.zeros(3)
            case Pivot.MEDIAN:
                return np.asarray(positions.mean(axis=0, dtype=np.float64))
            case Pivot.CURRENT if self._current >= 0:
                found = self._vertices_and_positions(np.array([self._current], np.intp))[1]
                positions = found if len(found) else positions
        return np.asarray((positions.min(axis=0).astype(np.float64) + positions.max(axis=0)) / 2)

    def _axes(self, axes: Axes) -> Float64Array:
        if axes is Axes.NORMAL and self.table in MESH:
            return self._normal_axes()
        if axes in (Axes.GLOBAL, Axes.VIRTUAL) or self.table in MESH:
            return np.eye(3)
        model, current = self._document.model, self._current
        row = current if current >= 0 else int(self._rows()[0])
        if self.table == "bones":
            return local_axes(model.bones.records, row)
        records: Any = model.tables[self.table]
        axes_of_row: Float64Array = matrices_from_euler([records[row].rotation])[0]
        return axes_of_row

    def _normal_axes(self) -> Float64Array:
        posing, vertices = self._document.posing, self._selected()[0]
        normals = posing.posed_model().skinned()[1] if posing.is_shown else self._document.model.vertices[Vertex.normal]
        normals = normals[vertices]
        mean = np.nan_to_num(normals).mean(axis=0, dtype=np.float64)
        length = np.linalg.norm(mean)
        if length < 1e-6:
            return np.eye(3)
        return np.column_stack((*directions_across(mean / length), mean / length))

    # -- of what -------------------------------------------------------------------------------------------------------

    @property
    def table(self) -> str:
        """The table that is picked from, whose selected rows are meant."""
        return kind_for(self._document.selection.active_table)

    def _rows(self) -> IndexArray:
        return self._document.selection.rows(self.table)

    @property
    def _current(self) -> int:
        return self._document.selection.current(self.table)

    @property
    def is_of_normals(self) -> bool:
        """True if normals rotate on their own, and vertices stay."""
        return self._shaping.options.normals and self.table in MESH

    def name(self, tool: str) -> TranslatableText:
        """Return the name of the step in the history, also while it is under way."""
        if self._begun is not None:
            return self._begun[0]
        texts: dict[str, RetranslatableText] = {
            Tool.MOVE: translate("EditedRows", "Move {what}"),
            Tool.ROTATE: translate("EditedRows", "Rotate {what}"),
            Tool.SCALE: translate("EditedRows", "Scale {what}"),
            Tool.SELECT: translate("EditedRows", "Transform {what}"),
        }
        text = translate("EditedRows", "Turn the normals of {what}") if self.is_of_normals else texts[tool]
        name = text.format(what=self.moved_text())
        return in_morph(name, self._document.model.morphs, self._document.edited_morph.row_of(MorphKind.VERTEX))

    def moved_text(self) -> str:
        """Return a text for the rows that would be moved."""
        return rows_text(self._document.model.tables[self.table], self._rows())

    # -- a gesture -----------------------------------------------------------------------------------------------------

    def begin(self, tool: str, frame: GizmoFrame) -> None:
        """Take hold of what is selected, as it is, and open an Edit."""
        name = self.name(tool)
        self._options, self._distances = self._shaping.options, None
        self._edit = self._document.begin(name)
        self._session = self._begin_transform()
        self._transform = Transform(frame.position)
        self._begun = name, frame

    def _begin_transform(self) -> TransformSession:
        document, table, rows, options = self._document, self.table, self._rows(), self._options
        edited, morph = document.edited_morph, document.edited_morph.row_of(MorphKind.VERTEX)
        mesh = document.selection.mesh() if table in MESH and options.symmetry else None
        if self._falls_off and self._distances is None:
            vertices, positions = vertices_of(document.model, table, rows), document.posing.seen_positions()
            self._distances = Distances(document.model, vertices, positions)
        return begin_transform(
            document.model,
            table,
            rows,
            options,
            mesh=mesh,
            distances=self._distances,
            hidden=_hidden(document),
            posed_model=document.posing.posed_model() if document.posing.is_shown else None,
            morph=None if morph == NONE else SeenMorph(morph, edited.weight),
        )

    @property
    def is_open(self) -> bool:
        return self._edit is not None and self._document.is_open(self._edit)

    def rotate(self, axis: Float64Array, angle: float) -> None:
        self._go(rotated(self._centre, axis, angle))

    def move(self, offset: Float64Array) -> None:
        self._go(moved(offset))

    def scale(self, axes: Float64Array, factors: Float64Array) -> None:
        self._go(scaled_along(self._centre, axes, factors))

    @property
    def _centre(self) -> Float64Array:
        return self._begun[1].position if self._begun is not None else np.zeros(3)

    def _go(self, transform: Transform) -> None:
        self._transform = transform
        self._write(TransformSession.write)

    def _write(self, write: Callable[[TransformSession, Edit, Transform], None]) -> None:
        if self._session is None or self._edit is None or not self.is_open:
            return
        self._is_writing = True
        try:
            write(self._session, self._edit, self._transform)
        finally:
            self._is_writing = False

    def widen(self, notches: float) -> bool:
        """Let the falloff reach further: what has moved goes back, and all that is in reach now moves instead."""
        if self._begun is None or not self.is_open or not self._falls_off:
            return False
        self._shaping.widen(notches)
        self._options = replace(self._options, radius=self._shaping.radius)
        self._document.cancel()
        self._edit = self._document.begin(self._begun[0])
        self._session = self._begin_transform()
        self._go(self._transform)
        return True

    @property
    def _falls_off(self) -> bool:
        return self.table in MESH and self._options.radius > 0

    def remark(self) -> str:
        return self.tr("radius {}").format(fixed_text(self._options.radius, 2)) if self._falls_off else ""

    def commit(self) -> None:
        if self.is_open:
            self._write(TransformSession.finish)
            self._document.commit()
            if not self._transform.is_nothing:
                self._document.show_status(self._report_text())
        self._end()

    def _report_text(self) -> str:
        stayed = self._session.stayed if self._session is not None else 0
        if not stayed:
            return self.name(Tool.SELECT)
        text = self.tr(
            "{name}. Vertices that could not be moved, because their bones cancel each other out in this pose: {count}"
        )
        return text.format(name=self.name(Tool.SELECT), count=count_text(stayed))

    def cancel(self) -> None:
        if self.is_open:
            self._document.cancel()
        self._end()

    def _end(self) -> None:
        self._edit = self._session = self._distances = self._begun = None
        self._transform = Transform()
        self._cached_positions = None

    def apply(self, transform: Transform, frame: GizmoFrame) -> None:
        """One step by numbers."""
        self.begin(Tool.SELECT, frame)
        self._go(transform)
        self.commit()


def _hidden(document: Document) -> Mapping[str, BoolArray]:
    """Return masks of the hidden rows, by table: they go along with nothing."""
    masking = document.masking
    tables = ("vertices", "bones", "rigid_bodies", "joints")
    return {table: masking.masked(table) for table in tables} if masking.is_hiding else {}
