"""How a click or a drag in the model view takes what it selects: one choice of region for the whole window."""

from __future__ import annotations

from enum import Enum
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from editor.ui.actions.action import make_action
from editor.ui.actions.exclusive import exclusive

InView = Qt.ShortcutContext.WidgetWithChildrenShortcut

SMALLEST, LARGEST = 4.0, 120.0  # radius of the brush in logical pixels
GROWTH = 1.25  # by a step of the wheel or a key


class Region(Enum):
    CLICK = "click"
    BOX = "box"
    LASSO = "lasso"
    BRUSH = "brush"
    PART = "part"


class RegionTool(QObject):
    """The choice, and the actions that make it: `actions`, `through`, `smaller` and `larger`, all of them in `all`.

    `radius` is the brush's, in logical pixels.
    """

    changed = Signal()

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self.region = Region.BOX
        self.radius = 24.0
        self.actions = self._make_regions(owner)
        self.through = make_action(
            owner,
            self.tr("&Through the surface"),
            lambda _: self.changed.emit(),
            keys=["T"],
            icon="through",
            tip=self.tr("Select vertices, faces and materials that are covered, too"),
            checked=False,
            context=InView,
        )
        step = partial(make_action, owner, context=InView)
        self.smaller = step(self.tr("S&maller brush"), partial(self.grow, -1), keys=["["])
        self.larger = step(self.tr("Lar&ger brush"), partial(self.grow, 1), keys=["]"])

    @property
    def all(self) -> list[QAction]:
        """In order; their keys work in the model view only."""
        return [*self.actions, self.through, self.smaller, self.larger]

    @property
    def takes_covered(self) -> bool:
        """Whether what the surface covers is selected, too."""
        return self.through.isChecked()

    def choose(self, region: Region) -> None:
        self.actions[list(Region).index(region)].setChecked(True)
        self.region = region
        self.changed.emit()

    def grow(self, steps: float) -> None:
        """Make the brush larger by some steps, or smaller by negative ones."""
        self.radius = min(max(self.radius * GROWTH**steps, SMALLEST), LARGEST)
        self.changed.emit()

    def _make_regions(self, owner: QWidget) -> list[QAction]:
        # The keys are those of PMXEditor.
        texts = {
            Region.CLICK: (self.tr("&Click"), self.tr("Select one by one")),
            Region.BOX: (self.tr("&Box"), self.tr("Click, or drag a box around what to select")),
            Region.LASSO: (self.tr("&Lasso"), self.tr("Click, or draw around what to select")),
            Region.BRUSH: (self.tr("B&rush"), self.tr("Paint over what to select; Ctrl + wheel changes the size")),
            Region.PART: (
                self.tr("Connected &part"),
                self.tr("Click, or drag a box, to select what hangs together"),
            ),
        }
        actions = [
            make_action(
                owner,
                text,
                partial(self.choose, region),
                keys=[str(number)],
                icon=f"region-{region.value}",
                tip=tip,
                context=InView,
            )
            for number, (region, (text, tip)) in enumerate(texts.items(), 1)
        ]
        return exclusive(owner, actions, list(texts).index(self.region))
