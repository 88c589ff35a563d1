"""The soft bodies of a model: their layouts, initial states, pin targets for each step, and vertices after it.

What stays when something changes: a soft body goes on where its nodes are, with the velocities that they have, when it
or the world is made anew and its nodes are the same ones, joined alike; else it begins where the bones have its
vertices. Coefficients of the config change in place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple, TypeVar

import numpy as np

from editor.math3d.arrays import Float32Array, Float64Array, IndexArray
from editor.messages import Level, Message, TranslatableText
from editor.model.changes import Action, Change
from editor.model.fields import NONE
from editor.model.model import Model
from editor.preview.physics.bodies import Warnings
from editor.preview.physics.mouse_constraint import SoftGrabPoint, next_position
from editor.preview.physics.soft_body_layout import SoftBodyLayout, SoftVertices, soft_body_layouts
from editor.preview.physics.soft_nodes import PinTargets, SoftNodes

Skinned = Callable[[IndexArray], Float32Array]  # where the bones take vertices (n,): (n, 3)

NAMES = frozenset(("name", "name_en"))
OF_VERTICES = frozenset(("position", "normal"))
OUTERMOST = 5e4  # model units: nothing begins farther out, nor is led there
MOST_FAILURES = 3  # of one soft body, until it is switched off


Value = TypeVar("Value")


class SoftStart(NamedTuple):
    """A soft body that is to be made, and where its nodes begin: (nodes, 3) each; at rest without velocities."""

    layout: SoftBodyLayout
    positions: Float64Array
    velocities: Float64Array | None


class SoftBodies:
    """Follows its model by `mark`."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._layouts: list[SoftBodyLayout] | None = None
        self._layout_warnings: Warnings = []
        self._failures: dict[int, int] = {}  # by row
        self._running: dict[int, SoftNodes] = {}  # by row
        self._rows_changed = False  # rows came, went or moved since they were made
        self._vertex_rows: tuple[list[SoftBodyLayout], IndexArray, list[IndexArray]] | None = None
        self.grab_point: SoftGrabPoint | None = None
        self._pulled: tuple[SoftBodyLayout, SoftBodyLayout] | None = (
            None  # a plan, and the same with the node that is pulled
        )

    # -- following the model -----------------------------------------------------------------------------------------

    @property
    def layouts(self) -> list[SoftBodyLayout]:
        """The soft bodies that can be made, and have not failed too often."""
        if self._layouts is None:
            self._layout_warnings = []
            self._layouts = soft_body_layouts(self._model, self._layout_warnings)
        working = [layout for layout in self._layouts if self._failures.get(layout.row, 0) < MOST_FAILURES]
        return [self._with_grabbed_node(layout) for layout in working]

    @property
    def warnings(self) -> Warnings:
        self.layouts  # noqa: B018  made if they are not yet
        off = [row for row, count in self._failures.items() if count >= MOST_FAILURES]
        text = TranslatableText(
            "Simulation became unstable {} times; this soft body is off until you change it.", MOST_FAILURES
        )
        return [*self._layout_warnings, *(Message(Level.WARNING, text, "soft_bodies", row) for row in off)]

    def mark(self, change: Change) -> None:
        if not len(self._model.soft_bodies) and not self._running and change.table != "soft_bodies":
            self._layouts = None
            return
        is_set = change.action is Action.SET
        if change.table == "vertices" and not is_set:
            self.release()
        match change.table:
            case "soft_bodies":
                self._mark_own(change)
            case "vertices" if not is_set or (change.fields & OF_VERTICES and self._has_any(change)):
                self._layouts = None
            case "faces":
                self._layouts = None
            case "materials" | "rigid_bodies" if not is_set:
                self._layouts = None

    def _mark_own(self, change: Change) -> None:
        if change.action is not Action.SET:
            self.release()
            self._rows_changed = True
            self._running = _renumbered(self._running, change)
            self._failures = _renumbered(self._failures, change)
        elif change.fields <= NAMES:
            return
        else:
            for row in np.asarray(change.rows).tolist():
                self._failures.pop(row, None)
        self._layouts = None

    def _has_any(self, change: Change) -> bool:
        return self._layouts is None or any(
            np.isin(layout.rows, np.asarray(change.rows)).any() for layout in self._layouts
        )

    @property
    def must_be_remade(self) -> bool:
        """True if they have to be made anew, and the world with them."""
        layouts = self.layouts
        if self._rows_changed or [layout.row for layout in layouts] != list(self._running):
            return True
        running = [(layout, self._running[layout.row].layout) for layout in layouts]
        return any(layout is not before and not layout.has_same_structure(before) for layout, before in running)

    def update_properties(self, are_made_anew: bool) -> None:
        """Take in what may change while they move, unless all of them are to be made anew."""
        for layout in () if are_made_anew else self.layouts:
            nodes = self._running[layout.row]
            if nodes.layout is not layout:
                nodes.update_properties(layout)

    # -- beginning ---------------------------------------------------------------------------------------------------

    def reset(self) -> None:
        """Forget where they were, and how often they failed."""
        self._running, self._failures = {}, {}

    def drop(self) -> None:
        """Forget where they were."""
        self._running = {}

    def starts(self, skinned: Skinned | None) -> list[SoftStart]:
        """All of them as they are to be made; those that go on begin where they are."""
        return [self._start(layout, skinned) for layout in self.layouts]

    def _start(self, layout: SoftBodyLayout, skinned: Skinned | None) -> SoftStart:
        running = self._running.get(layout.row)
        if running is not None and layout.has_nodes_of(running.layout):
            return SoftStart(layout, *running.state())
        return SoftStart(layout, _skinned_positions(skinned, layout.source_vertices), None)

    def run(self, soft_nodes: Sequence[SoftNodes]) -> None:
        """Go on with soft bodies that were made of what `starts` says."""
        self._running = {nodes.layout.row: nodes for nodes in soft_nodes}
        self._rows_changed = False
        if self.grab_point is not None and self.grab_point.row not in self._running:
            self.release()

    # -- moving ------------------------------------------------------------------------------------------------------

    def targets(self, steps: int, skinned: Skinned | None) -> Iterator[list[PinTargets]]:
        """Step by step, where pins and what is pulled go, for each soft body."""
        begins = [nodes.now[nodes.layout.pins] for nodes in self._running.values()]
        ends = [_skinned_positions(skinned, nodes.layout.pin_rows) for nodes in self._running.values()]
        for number in range(1, steps + 1):
            hands = [self._pull_target(nodes) for nodes in self._running.values()]
            pins = [begin + (end - begin) * (number / steps) for begin, end in zip(begins, ends, strict=True)]
            yield [PinTargets(*aim) for aim in zip(pins, hands, strict=True)]

    def read_nodes(self) -> None:
        """Reads the node positions from Bullet after a step that was aborted."""
        for nodes in self._running.values():
            nodes.now = nodes.state()[0]

    def count_failures(self, distance: float) -> bool:
        """Counts a failure for each soft body that left a box of `distance` or is not finite; whether there was one."""
        bad = [row for row, nodes in self._running.items() if not nodes.are_within(distance)]
        for row in bad:
            self._failures[row] = self._failures.get(row, 0) + 1
        return bool(bad)

    # -- by hand -----------------------------------------------------------------------------------------------------

    def grab(self, vertex: int, point: Float64Array) -> bool:
        """Pull a vertex to a point (3,); False, and nothing is pulled, if it belongs to none, or is pinned."""
        self.release()
        for row, nodes in self._running.items():
            node = nodes.layout.node_of(vertex)
            if node != NONE and node not in nodes.layout.pins:
                self.grab_point = SoftGrabPoint(row, vertex, nodes.now[node], point)
                return True
        return False

    def pull(self, point: Float64Array) -> None:
        """Pull what is grabbed to another point (3,)."""
        if self.grab_point is not None:
            self.grab_point = replace(self.grab_point, target=point)

    def release(self) -> None:
        self.grab_point = self._pulled = None

    def _with_grabbed_node(self, layout: SoftBodyLayout) -> SoftBodyLayout:
        """The plan with the node that is pulled."""
        grab_point = self.grab_point
        if grab_point is None or grab_point.row != layout.row:
            return layout
        if self._pulled is None or self._pulled[0] is not layout:
            self._pulled = layout, replace(layout, pulled=layout.node_of(grab_point.vertex))
        return self._pulled[1]

    def _pull_target(self, nodes: SoftNodes) -> Float64Array | None:
        """(3,) where what is pulled is to be after the next step; None: it is not of these nodes."""
        grab_point, pulled = self.grab_point, nodes.layout.pulled
        if grab_point is None or pulled == NONE:
            return None
        now = nodes.now[pulled]
        self.grab_point = replace(grab_point, at=now)
        return next_position(nodes.layout, now, grab_point.target)

    # -- what is seen ------------------------------------------------------------------------------------------------

    def vertices(self) -> Callable[[], SoftVertices | None]:
        """Works out, whenever it is called, where the vertices are at this moment; it keeps nothing of Bullet."""
        running = list(self._running.values())
        if not running:
            return lambda: None
        layouts = [nodes.layout for nodes in running]
        return partial(_vertices_by_nodes, layouts, [nodes.now for nodes in running], *self._vertex_rows_of(layouts))

    def _vertex_rows_of(self, layouts: list[SoftBodyLayout]) -> tuple[IndexArray, list[IndexArray]]:
        """All vertices, and where among them those of each are."""
        if self._vertex_rows is None or not _same(self._vertex_rows[0], layouts):
            rows = np.unique(np.concatenate([layout.rows for layout in layouts]))
            if self._vertex_rows is not None and np.array_equal(rows, self._vertex_rows[1]):
                rows = self._vertex_rows[1]
            self._vertex_rows = layouts, rows, [np.searchsorted(rows, layout.rows) for layout in layouts]
        return self._vertex_rows[1:]


def _skinned_positions(skinned: Skinned | None, rows: IndexArray) -> Float64Array:
    """(rows, 3) where bones take vertices, within what Bullet can calculate with."""
    assert skinned is not None, "soft bodies have to know where bones take their vertices"
    return np.clip(np.nan_to_num(np.asarray(skinned(rows), np.float64)), -OUTERMOST, OUTERMOST)


def _vertices_by_nodes(
    layouts: Sequence[SoftBodyLayout], nodes: Sequence[Float64Array], rows: IndexArray, indices: Sequence[IndexArray]
) -> SoftVertices:
    """Vertices `rows` by the positions of the nodes of each soft body, those of each at some indices among them."""
    positions, normals = np.zeros((2, len(rows), 3), np.float32)
    for layout, now, index in zip(layouts, nodes, indices, strict=True):
        positions[index] = now[layout.nodes]
        normals[index] = layout.normals.at(now)
    return SoftVertices(rows, positions, normals)


def _same(some: list[SoftBodyLayout], others: list[SoftBodyLayout]) -> bool:
    return len(some) == len(others) and all(one is other for one, other in zip(some, others, strict=True))


def _renumbered(by_row: dict[int, Value], change: Change) -> dict[int, Value]:
    rows = change.renumber(list(by_row)).tolist()
    pairs = zip(rows, by_row.values(), strict=True)
    return dict(sorted(((row, value) for row, value in pairs if row != NONE), key=lambda pair: pair[0]))
