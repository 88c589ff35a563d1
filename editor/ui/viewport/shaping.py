"""Options of the handles in Edit mode: the pivot, and what goes along. One choice for the window."""

from __future__ import annotations

from enum import Enum
from functools import partial

from PySide6.QtCore import QObject, QSettings, Signal

from editor.operations.transform.session import MESH, MOVABLE, TransformOptions
from editor.ui.command import Command, CommandList, When

PIVOT, RADIUS = "handles/pivot", "handles/radius"
MIRRORS, FALLS_OFF = "handles/mirror", "handles/falloff"
CHILDREN, HANGING, MORPHS, NORMALS = "handles/children", "handles/hanging", "handles/morphs", "handles/normals"
JOINTS = "handles/joints"
AT_FIRST = {key: key in (JOINTS, MORPHS) for key in (MIRRORS, FALLS_OFF, CHILDREN, HANGING, JOINTS, MORPHS, NORMALS)}
# The tables whose rows each makes a difference to.
TABLES = {
    MIRRORS: MOVABLE,
    FALLS_OFF: MESH,
    CHILDREN: ("bones",),
    HANGING: ("bones",),
    JOINTS: ("rigid_bodies",),
    MORPHS: MESH,
    NORMALS: MESH,
}
# What each is called in the ids of commands.
ICONS = {MIRRORS: "mirror", FALLS_OFF: "falloff"}
NAMES = {
    MIRRORS: "mirror",
    FALLS_OFF: "falloff",
    CHILDREN: "with-children",
    HANGING: "with-attached",
    JOINTS: "with-joints",
    MORPHS: "with-morphs",
    NORMALS: "normals",
}
RADIUS_AT_FIRST = 2.0  # model units
RADII = 0.01, 1000.0
WIDENING = 1.1  # of the radius, by one notch of the wheel


class Pivot(Enum):
    """About what is turned and scaled, and where the handles are."""

    CENTRE = "centre"
    MEDIAN = "median"
    CURRENT = "current"
    ORIGIN = "origin"


PIVOT_AT_FIRST = Pivot.MEDIAN  # a single bone far away, as many models have, takes the middle of the box out of view


class Shaping(QObject):
    """The choice, and the commands that make it: `PIVOTS` and `SWITCHES` are their ids.

    They can be used while `when` says so. `stored` is where the choice is kept; None keeps it nowhere.
    """

    PIVOTS = tuple(f"pivot.{pivot.value}" for pivot in Pivot)
    SWITCHES = tuple(f"shaping.{name}" for name in NAMES.values())

    changed = Signal()

    def __init__(self, commands: CommandList, stored: QSettings | None = None, when: When = lambda: True) -> None:
        super().__init__(commands)
        self.commands = commands
        self._stored = stored
        self.pivot = self._stored_pivot()
        self.radius = self._stored_radius()
        self._is_on = {key: bool(self._value(key, at_first, bool)) for key, at_first in AT_FIRST.items()}
        commands.add([*self._pivot_commands(when), *self._switch_commands(when)], "Shaping")

    @property
    def options(self) -> TransformOptions:
        """The options as they are chosen now."""
        on = self._is_on
        radius = self.radius if on[FALLS_OFF] else 0.0
        return TransformOptions(on[MIRRORS], radius, on[CHILDREN], on[HANGING], on[MORPHS], on[NORMALS], on[JOINTS])

    @property
    def falls_off(self) -> bool:
        return self._is_on[FALLS_OFF]

    def applying_to(self, table: str) -> list[str]:
        """The ids of the switches that make a difference to rows of a table, as the others are set."""
        keys = {key for key, tables in TABLES.items() if table in tables}
        if table == "bones" and self._is_on[HANGING]:
            keys.add(MORPHS)  # of the vertices that go along
        return [f"shaping.{name}" for key, name in NAMES.items() if key in keys]

    def choose_pivot(self, pivot: Pivot) -> None:
        self.pivot = pivot
        self._keep(PIVOT, pivot.value)

    def set_radius(self, radius: float) -> None:
        """Let the falloff reach so far, in model units."""
        low, high = RADII
        self.radius = min(max(radius, low), high)
        self._keep(RADIUS, self.radius)

    def widen(self, notches: float) -> None:
        """Let the falloff reach further, by so many notches of the wheel."""
        self.set_radius(self.radius * WIDENING**notches)

    def _switch(self, key: str, on: bool) -> None:
        self._is_on[key] = on
        self._keep(key, on)

    def _keep(self, key: str, value: object) -> None:
        if self._stored is not None:
            self._stored.setValue(key, value)
        self.commands.renew_soon()
        self.changed.emit()

    def _value(self, key: str, at_first: object, kind: type) -> object:
        return at_first if self._stored is None else self._stored.value(key, at_first, kind)

    def _stored_pivot(self) -> Pivot:
        value = self._value(PIVOT, PIVOT_AT_FIRST.value, str)
        return next((pivot for pivot in Pivot if pivot.value == value), PIVOT_AT_FIRST)

    def _stored_radius(self) -> float:
        low, high = RADII
        try:
            radius = float(str(self._value(RADIUS, RADIUS_AT_FIRST, str)))
        except ValueError:
            return RADIUS_AT_FIRST
        return radius if low <= radius <= high else RADIUS_AT_FIRST

    def _pivot_commands(self, when: When) -> list[Command]:
        texts = {
            Pivot.CENTRE: (self.tr("About the &centre"), self.tr("The middle of the box around what is selected")),
            Pivot.MEDIAN: (self.tr("About the &mean place"), self.tr("The mean of the places that are selected")),
            Pivot.CURRENT: (
                self.tr("About the c&urrent row"),
                self.tr("The place of the row that is the current one"),
            ),
            Pivot.ORIGIN: (self.tr("About the &origin"), self.tr("The origin of the model")),
        }
        return [
            Command(
                f"pivot.{pivot.value}",
                text,
                partial(self.choose_pivot, pivot),
                tip=tip,
                when=when,
                checked=partial(self._has_pivot, pivot),
                group="pivot",
                menu="pivots",
            )
            for pivot, (text, tip) in texts.items()
        ]

    def _has_pivot(self, pivot: Pivot) -> bool:
        return self.pivot is pivot

    def _switch_commands(self, when: When) -> list[Command]:
        texts = {
            MIRRORS: (
                self.tr("M&irror across X"),
                self.tr(
                    "Does the same on the other side: vertices are found at the mirrored place, bones and"
                    " others by left and right in their names"
                ),
            ),
            FALLS_OFF: (
                self.tr("&Falloff"),
                self.tr(
                    "Moves the vertices around, too, the less the farther away they are (proportional editing). The"
                    " wheel changes the radius while dragging"
                ),
            ),
            CHILDREN: (
                self.tr("Chil&dren of bones too"),
                self.tr("Child bones, vertices, bodies and joints move along"),
            ),
            HANGING: (
                self.tr("What &bones move too"),
                self.tr("Vertices go along by their weights, and rigid bodies and joints with their bones"),
            ),
            JOINTS: (
                self.tr("&Joints between bodies too"),
                self.tr("A joint goes along where both rigid bodies that it connects are moved"),
            ),
            MORPHS: (
                self.tr("&Vertex morphs too"),
                self.tr("Offsets of vertex morphs are rotated and scaled with the vertices when the drag ends"),
            ),
            NORMALS: (
                self.tr("&Normals alone"),
                self.tr("The rings turn the normals of the selected vertices, which stay where they are"),
            ),
        }
        return [
            Command(
                f"shaping.{NAMES[key]}",
                text,
                partial(self._switch, key),
                icon=ICONS.get(key, ""),
                tip=tip,
                when=when,
                checked=partial(self._is_on.__getitem__, key),
                menu="shaping",
            )
            for key, (text, tip) in texts.items()
        ]
