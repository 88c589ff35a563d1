"""SoftBodies: the soft bodies of a model from frame to frame: which there are, where they begin, what they make of it.

What stays when something changes: a soft body goes on where its nodes are, with the velocities that they have, when it
or the world is made anew and its nodes are the same ones, joined alike; else it begins where the bones have its
vertices. Coefficients of the config change in place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from editor.model.changes import Action, Change
from editor.model.fields import NONE
from editor.model.model import Model
from editor.model.words import Words
from editor.preview.physics.bodies import Warnings
from editor.preview.physics.poses import Doubles, Rows
from editor.preview.physics.soft_grabbing import SoftGrip, next_place
from editor.preview.physics.soft_nodes import Aim, SoftNodes
from editor.preview.physics.soft_plans import SoftPlan, plans_of
from editor.preview.physics.soft_vertices import SoftVertices

Skinned = Callable[[Rows], NDArray[np.float32]]  # where the bones take vertices (n,): (n, 3)

NAMES = frozenset(("name", "name_en"))
OF_VERTICES = frozenset(("position", "normal"))
OUTERMOST = 5e4  # model units: nothing begins farther out, nor is led there
MOST_FAILURES = 3  # of one soft body, until it is switched off


Value = TypeVar("Value")


class SoftStart(NamedTuple):
    """A soft body that is to be made, and where its nodes begin: (nodes, 3) each; at rest without velocities."""

    plan: SoftPlan
    positions: Doubles
    velocities: Doubles | None


class SoftBodies:
    """Follows its model by `mark`."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._plans: list[SoftPlan] | None = None
        self._plan_warnings: Warnings = []
        self._failures: dict[int, int] = {}  # by row
        self._running: dict[int, SoftNodes] = {}  # by row
        self._are_others = False  # rows came, went or moved since they were made
        self._skinned: Skinned | None = None
        self._layout: tuple[list[SoftPlan], Rows, list[Rows]] | None = None
        self._shown: SoftVertices | None = None
        self.grip: SoftGrip | None = None
        self._pulled: tuple[SoftPlan, SoftPlan] | None = None  # a plan, and the same with the node that is pulled

    # -- following the model -----------------------------------------------------------------------------------------

    @property
    def plans(self) -> list[SoftPlan]:
        """The soft bodies that can be made, and have not failed too often."""
        if self._plans is None:
            self._plan_warnings = []
            self._plans = plans_of(self._model, self._plan_warnings)
        working = [plan for plan in self._plans if self._failures.get(plan.row, 0) < MOST_FAILURES]
        return [self._gripped(plan) for plan in working]

    @property
    def warnings(self) -> Warnings:
        self.plans  # noqa: B018  made if they are not yet
        off = [row for row, count in self._failures.items() if count >= MOST_FAILURES]
        text = Words("It was thrown away by its numbers {} times; it is switched off until it changes.", MOST_FAILURES)
        return [*self._plan_warnings, *(("soft_bodies", row, text) for row in off)]

    def mark(self, change: Change) -> None:
        if not len(self._model.soft_bodies) and not self._running and change.table != "soft_bodies":
            self._plans = None
            return
        is_set = change.action is Action.SET
        if change.table == "vertices" and not is_set:
            self.let_go()
        match change.table:
            case "soft_bodies":
                self._mark_own(change)
            case "vertices" if not is_set or (change.fields & OF_VERTICES and self._has_any(change)):
                self._plans = None
            case "faces":
                self._plans = None
            case "materials" | "rigid_bodies" if not is_set:
                self._plans = None

    def _mark_own(self, change: Change) -> None:
        if change.action is not Action.SET:
            self.let_go()
            self._are_others = True
            self._running = _renumbered(self._running, change)
            self._failures = _renumbered(self._failures, change)
        elif change.fields <= NAMES:
            return
        else:
            for row in np.asarray(change.rows).tolist():
                self._failures.pop(row, None)
        self._plans = None

    def _has_any(self, change: Change) -> bool:
        return self._plans is None or any(np.isin(plan.rows, np.asarray(change.rows)).any() for plan in self._plans)

    def lead(self, skinned: Skinned) -> None:
        """Where the bones take vertices in this frame."""
        self._skinned = skinned

    @property
    def is_other(self) -> bool:
        """Whether they have to be made anew, and the world with them."""
        plans = self.plans
        if self._are_others or [plan.row for plan in plans] != list(self._running):
            return True
        running = [(plan, self._running[plan.row].plan) for plan in plans]
        return any(plan is not before and not plan.is_made_as(before) for plan, before in running)

    def feel(self, are_made_anew: bool) -> None:
        """Take in what may change while they move, unless all of them are to be made anew."""
        for plan in () if are_made_anew else self.plans:
            nodes = self._running[plan.row]
            if nodes.plan is not plan:
                nodes.feel(plan)

    # -- beginning ---------------------------------------------------------------------------------------------------

    def reset(self) -> None:
        """Forget where they were, and how often they failed."""
        self._running, self._failures = {}, {}

    def drop(self) -> None:
        """Forget where they were."""
        self._running = {}

    def starts(self) -> list[SoftStart]:
        """All of them as they are to be made; those that go on begin where they are."""
        return [self._start(plan) for plan in self.plans]

    def _start(self, plan: SoftPlan) -> SoftStart:
        running = self._running.get(plan.row)
        if running is not None and plan.has_nodes_of(running.plan):
            return SoftStart(plan, *running.state())
        return SoftStart(plan, self._at(plan.leaders), None)

    def _at(self, rows: Rows) -> Doubles:
        assert self._skinned is not None, "lead has to come first"
        told = np.asarray(self._skinned(rows), np.float64)
        return np.clip(np.nan_to_num(told), -OUTERMOST, OUTERMOST)

    def run(self, made: Sequence[SoftNodes]) -> None:
        """Go on with soft bodies that were made of what `starts` says."""
        self._running = {nodes.plan.row: nodes for nodes in made}
        self._are_others, self._shown = False, None
        if self.grip is not None and self.grip.row not in self._running:
            self.let_go()

    # -- moving ------------------------------------------------------------------------------------------------------

    def aims(self, steps: int) -> Iterator[list[Aim]]:
        """Step by step, where pins and what is pulled go, for each soft body."""
        begins = [nodes.now[nodes.plan.pins] for nodes in self._running.values()]
        ends = [self._at(nodes.plan.pin_rows) for nodes in self._running.values()]
        self._shown = None
        for number in range(1, steps + 1):
            hands = [self._hand(nodes) for nodes in self._running.values()]
            pins = [begin + (end - begin) * (number / steps) for begin, end in zip(begins, ends, strict=True)]
            yield [Aim(*aim) for aim in zip(pins, hands, strict=True)]

    def look(self) -> None:
        """See where the nodes are, after a step that did not come to its end."""
        for nodes in self._running.values():
            nodes.now = nodes.state()[0]

    def blame(self, distance: float) -> bool:
        """Count those that were thrown further than a distance, or have no numbers; whether there are any."""
        bad = [row for row, nodes in self._running.items() if not nodes.are_within(distance)]
        for row in bad:
            self._failures[row] = self._failures.get(row, 0) + 1
        return bool(bad)

    # -- by hand -----------------------------------------------------------------------------------------------------

    def grab(self, vertex: int, point: Doubles) -> bool:
        """Pull a vertex to a point (3,); False, and nothing is pulled, if it belongs to none, or is pinned."""
        self.let_go()
        for row, nodes in self._running.items():
            node = nodes.plan.node_of(vertex)
            if node != NONE and node not in nodes.plan.pins:
                self.grip = SoftGrip(row, vertex, nodes.now[node], point)
                return True
        return False

    def pull(self, point: Doubles) -> None:
        """Pull what is grabbed to another point (3,)."""
        if self.grip is not None:
            self.grip = replace(self.grip, hand=point)

    def let_go(self) -> None:
        self.grip = self._pulled = None

    def _gripped(self, plan: SoftPlan) -> SoftPlan:
        """The plan with the node that is pulled."""
        grip = self.grip
        if grip is None or grip.row != plan.row:
            return plan
        if self._pulled is None or self._pulled[0] is not plan:
            self._pulled = plan, replace(plan, pulled=plan.node_of(grip.vertex))
        return self._pulled[1]

    def _hand(self, nodes: SoftNodes) -> Doubles | None:
        """(3,) where what is pulled is to be after the next step; None: it is not of these nodes."""
        grip, pulled = self.grip, nodes.plan.pulled
        if grip is None or pulled == NONE:
            return None
        now = nodes.now[pulled]
        self.grip = replace(grip, at=now)
        return next_place(nodes.plan, now, grip.hand)

    # -- what is seen ------------------------------------------------------------------------------------------------

    @property
    def vertices(self) -> SoftVertices | None:
        if not self._running:
            return None
        if self._shown is None:
            self._shown = self._spread()
        return self._shown

    def _spread(self) -> SoftVertices:
        running = list(self._running.values())
        rows, places = self._layout_of([nodes.plan for nodes in running])
        positions, normals = np.zeros((2, len(rows), 3), np.float32)
        for nodes, place in zip(running, places, strict=True):
            positions[place] = nodes.now[nodes.plan.nodes]
            normals[place] = nodes.plan.normals.at(nodes.now)
        return SoftVertices(rows, positions, normals)

    def _layout_of(self, plans: list[SoftPlan]) -> tuple[Rows, list[Rows]]:
        """All vertices, and where among them those of each are."""
        if self._layout is None or not _same(self._layout[0], plans):
            rows = np.unique(np.concatenate([plan.rows for plan in plans]))
            if self._layout is not None and np.array_equal(rows, self._layout[1]):
                rows = self._layout[1]
            self._layout = plans, rows, [np.searchsorted(rows, plan.rows) for plan in plans]
        return self._layout[1:]


def _same(some: list[SoftPlan], others: list[SoftPlan]) -> bool:
    return len(some) == len(others) and all(one is other for one, other in zip(some, others, strict=True))


def _renumbered(by_row: dict[int, Value], change: Change) -> dict[int, Value]:
    rows = change.renumber(list(by_row)).tolist()
    pairs = zip(rows, by_row.values(), strict=True)
    return dict(sorted(((row, value) for row, value in pairs if row != NONE), key=lambda pair: pair[0]))
