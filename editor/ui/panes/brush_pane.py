"""BrushPane: how a brush works: its mode, strength and falloff, and what it spares. Each kind of brush has its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QScrollArea, QToolButton, QWidget

from editor.document.connections import connect
from editor.document.document import Document
from editor.operations.transform.influence import Falloff
from editor.ui.action import plain
from editor.ui.dialogs.light import Amount
from editor.ui.viewport.brush_painter import BrushSettings
from editor.ui.viewport.region_tool import LARGEST, SMALLEST, RegionTool
from editor.ui.viewport.tools import Tools

Switch = tuple[str, str, Callable[[bool], object]]  # text, tooltip, what takes it


class BrushPane(QScrollArea):
    """Everything takes effect with the next stroke."""

    def __init__(
        self,
        document: Document,
        tools: Tools,
        tool: str,
        settings: BrushSettings[Any],
        modes: dict[Any, tuple[str, str]],
        parent: QWidget | None = None,
    ) -> None:
        """`modes`: what each mode of the brush is called, and what it does."""
        super().__init__(parent)
        self.document = document
        self._settings = settings
        self._modes = modes
        self.paint = QToolButton()
        self.paint.setDefaultAction(*tools.commands.keep_up(tools.rows[tool].command_id))
        self.mode = self._make_choice(self.tr("Mode"), "mode", modes)
        self.radius_label = self.tr("Radius")
        self.radius = self._make_radius(tools.regions)
        self.strength = self._make_amount(self.tr("Strength"), "strength")
        self.falloff = self._make_falloffs()
        self.switches: list[QCheckBox] = []
        self._regions = tools.regions
        self._through = tools.commands["region.through"]
        settings.changed.connect(self._show)

    def _show(self) -> None:
        """Show what is chosen now."""
        brush = self._settings.brush
        self.strength.show_value(brush.strength)
        with QSignalBlocker(self.mode):
            self.mode.setCurrentIndex(list(self._modes).index(brush.mode))
        with QSignalBlocker(self.falloff):
            self.falloff.setCurrentIndex(list(Falloff).index(brush.falloff))
        for box, on in zip(self.switches, self._switched(), strict=False):
            with QSignalBlocker(box):
                box.setChecked(on)

    def _switched(self) -> list[bool]:
        """Return the states of the first of the switches."""
        return [self._settings.brush.mirrors, self._settings.only_selected, self._settings.shows_vertices]

    # -- parts -----------------------------------------------------------------------------------------------------

    def _make_falloffs(self) -> QComboBox:
        texts = {  # "Smooth" is a mode, too, and another word in other languages
            Falloff.SMOOTH: (
                QCoreApplication.translate("Falloff", "Smooth"),
                QCoreApplication.translate("BrushPane", "Falls gently at the middle and at the rim"),
            ),
            Falloff.LINEAR: (
                QCoreApplication.translate("Falloff", "Linear"),
                QCoreApplication.translate("BrushPane", "Falls evenly from the middle to the rim"),
            ),
            Falloff.SHARP: (
                QCoreApplication.translate("Falloff", "Sharp"),
                QCoreApplication.translate("BrushPane", "Falls fast: most is at the middle"),
            ),
            Falloff.CONSTANT: (
                QCoreApplication.translate("Falloff", "Constant"),
                QCoreApplication.translate("BrushPane", "The same up to the rim"),
            ),
        }
        return self._make_choice(self.tr("Falloff"), "falloff", texts)

    def _make_radius(self, regions: RegionTool) -> Amount:
        """That of all brushes on the model, in logical pixels."""
        radius = Amount(self.radius_label, SMALLEST, LARGEST)
        radius.setToolTip(self.tr("In pixels of the view; [ and ], or Ctrl + wheel over the model"))
        radius.moved.connect(lambda: regions.resize(radius.value))
        connect(regions.changed, self, lambda: radius.show_value(regions.radius))
        radius.show_value(regions.radius)
        return radius

    def _make_choice(self, name: str, value: str, texts: dict[Any, tuple[str, str]]) -> QComboBox:
        """A list of what a value of the brush may be: what each is called, and what it does."""
        box, choices = QComboBox(), list(texts)
        box.setAccessibleName(name)
        for index, (text, tip) in enumerate(texts.values()):
            box.addItem(text)
            box.setItemData(index, tip, Qt.ItemDataRole.ToolTipRole)
        box.currentIndexChanged.connect(lambda index: self._settings.set(**{value: choices[index]}))
        return box

    def _make_amount(self, name: str, value: str) -> Amount:
        amount = Amount(name, 0, 1, decimals=2)
        amount.moved.connect(lambda: self._settings.set(**{value: amount.value}))
        return amount

    def _make_switches(self, mirror_tip: str, through_tip: str) -> list[Switch]:
        """Those that every brush has. The last shows what selecting through the surface has, too."""
        return [
            (self.tr("&Mirror across X"), mirror_tip, lambda on: self._settings.set(mirrors=on)),
            (
                self.tr("Only &selected vertices"),
                self.tr("Vertices that are not selected stay as they are"),
                self._settings.keep_to_selected,
            ),
            (
                self.tr("Show &vertices"),
                self.tr("Points at the vertices under the brush, the larger the more they get"),
                self._settings.show_vertices,
            ),
            (
                plain(self._through.text()),
                through_tip,
                self._regions.take_covered,
            ),
        ]

    def _make_boxes(self, switches: list[Switch]) -> list[QCheckBox]:
        boxes = []
        for text, tip, take in switches:
            box = QCheckBox(text)
            box.setToolTip(tip)
            box.toggled.connect(take)
            boxes.append(box)
        through = boxes[-1]
        through.setChecked(self._regions.takes_covered)
        connect(self._regions.changed, self, lambda: through.setChecked(self._regions.takes_covered))
        return boxes

    def _show_inner(self, inner: QWidget) -> None:
        """Scroll what was laid out, upwards and downwards only."""
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(inner.minimumSizeHint().width())
        self.setFocusProxy(self.mode)
