"""WeightsPane: how weights are painted, and which bones painting leaves alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import (
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.document import Document
from editor.document.row_texts import row_name
from editor.messages import first_names
from editor.model.changes import Change
from editor.model.fields import NONE
from editor.model.names import SidePairs
from editor.operations.painting.weight_stroke import PaintMode
from editor.ui.editors.references import ReferenceLine
from editor.ui.panes.brush_pane import BrushPane, Switch
from editor.ui.value_text import record_title, translated
from editor.ui.viewport.tools import Tool, Tools

PRESETS = (0, 25, 50, 75, 100)  # percent
NAMED = 6  # of the locked bones


class WeightsPane(BrushPane):
    """Of the brush of weights."""

    def __init__(self, document: Document, tools: Tools, parent: QWidget | None = None) -> None:
        super().__init__(document, tools, Tool.PAINT, tools.painting, self._mode_texts(), parent)
        self._locks = document.weight_locks
        self.bone = QLabel(wordWrap=True)
        self.weight = self._make_amount(self.tr("Weight"), "weight")
        mirror_tip = self.tr("The same on the other side, for the bone of the other side")
        through_tip = self.tr("Whatever is under the brush, also behind")
        self.switches = self._make_boxes([self._normalizing(), *self._make_switches(mirror_tip, through_tip)])
        self.giver = ReferenceLine(document, "bones")
        self.giver.setAccessibleName(self.tr("Exchanges with"))
        self.giver.setToolTip(
            self.tr("The one bone that weight is taken from and given to; none: all others that are not locked")
        )
        self.giver.entered.connect(self._locks.set_giver)
        self.giver.rejected.connect(document.show_status)
        self.locked = QLabel(wordWrap=True)
        self.presets = self._make_presets()
        self.buttons = self._make_buttons()
        self._lay_out()
        for signal in (self._locks.changed, document.selection.changed):
            signal.connect(self._show)
        document.changed.connect(self._follow)
        self._show()

    # -- what is shown ---------------------------------------------------------------------------------------------

    def _follow(self, change: Change) -> None:
        if change.table == "bones":
            self._show()

    def _show(self) -> None:
        super()._show()
        brush, current = self._settings.brush, self.document.selection.current("bones")
        if current == NONE:
            self.bone.setText(self.tr("Bone: none; select one, or Shift+click the model"))
        elif self._locks.is_locked(current):
            self.bone.setText(self.tr("Bone: {} (locked)").format(self._title(current)))
        elif brush.mirrors and SidePairs.of(self.document.model.bones).across[current] == NONE:
            self.bone.setText(self.tr("Bone: {} (its other side is not there)").format(self._title(current)))
        else:
            self.bone.setText(self.tr("Bone: {}").format(self._title(current)))
        self.weight.show_value(brush.weight)
        uses_weight = brush.mode in (PaintMode.REPLACE, PaintMode.FILL, PaintMode.GRADIENT)
        mode = self._mode_texts()[brush.mode][0]
        reason = "" if uses_weight else self.tr("The mode {} does not use the weight").format(mode)
        for part in (self.weight, *self.presets):
            part.setEnabled(uses_weight)
            part.setToolTip(reason)
        for each in (self.strength, self.falloff):
            each.setEnabled(brush.mode not in (PaintMode.FILL, PaintMode.GRADIENT))
        self.giver.show_value(self._locks.giver)
        self.locked.setText(self._locked_text())

    def _switched(self) -> list[bool]:
        return [self._settings.brush.normalize, *super()._switched()]

    def _title(self, bone: int) -> str:
        return record_title(self.document.model, "bones", bone)

    def _locked_text(self) -> str:
        rows, bones = self._locks.rows.tolist(), self.document.model.bones
        if not rows:
            return self.tr("No bone is locked")
        names = first_names([row_name(bones, row) or str(row) for row in rows[:NAMED]], max(len(rows) - NAMED, 0))
        return self.tr("Locked: {count} ({names})").format(count=len(rows), names=translated(names))

    # -- parts -----------------------------------------------------------------------------------------------------

    def _mode_texts(self) -> dict[PaintMode, tuple[str, str]]:
        return {
            PaintMode.ADD: (self.tr("Add"), self.tr("Each dab adds the strength")),
            PaintMode.SUBTRACT: (self.tr("Subtract"), self.tr("Each dab takes the strength away")),
            PaintMode.REPLACE: (self.tr("Replace"), self.tr("Goes towards the weight, by the strength")),
            PaintMode.SMOOTH: (self.tr("Smooth"), self.tr("Goes towards the mean of the neighbours")),
            PaintMode.FILL: (self.tr("Fill"), self.tr("A click gives the weight to all that hangs together")),
            PaintMode.GRADIENT: (
                self.tr("Gradient"),
                self.tr("From where the mouse is pressed the weight falls to 0 where it is released"),
            ),
        }

    def _normalizing(self) -> Switch:
        tip = self.tr("What the bone gains others lose, so that the sum stays 1")
        return self.tr("&Normalize"), tip, lambda on: self._settings.set(normalize=on)

    def _make_buttons(self) -> list[QPushButton]:
        locks, selection = self._locks, self.document.selection
        texts: tuple[tuple[str, Callable[[], object]], ...] = (
            (self.tr("&Lock selected"), lambda: locks.set(selection.rows("bones"), True)),
            (self.tr("&Unlock selected"), lambda: locks.set(selection.rows("bones"), False)),
            (self.tr("Unlock &all"), lambda: locks.set(locks.rows, False)),
        )
        buttons = []
        for text, run in texts:
            button = QPushButton(text)
            button.clicked.connect(lambda _=False, run=run: run())
            buttons.append(button)
        return buttons

    def _make_presets(self) -> list[QToolButton]:
        buttons = []
        for percent in PRESETS:
            button = QToolButton()
            button.setText(f"{percent} %")
            button.clicked.connect(partial(self._take_preset, percent / 100))
            buttons.append(button)
        return buttons

    def _take_preset(self, weight: float) -> None:
        self._settings.set(weight=weight)

    def _lay_out(self) -> None:
        inner = QWidget()
        form = QFormLayout()
        form.addRow(self.tr("Mode"), self.mode)
        form.addRow(self.radius_label, self.radius)
        form.addRow(self.tr("Strength"), self.strength)
        form.addRow(self.tr("Falloff"), self.falloff)
        form.addRow(self.tr("Weight"), self.weight)
        presets = QHBoxLayout()
        for preset in self.presets:
            presets.addWidget(preset)
        presets.addStretch(1)
        form.addRow("", presets)
        form.addRow(self.tr("Exchanges with"), self.giver)
        column = QVBoxLayout(inner)
        head = QHBoxLayout()
        head.addWidget(self.paint)
        head.addWidget(self.bone, 1)
        column.addLayout(head)
        column.addLayout(form)
        for box in self.switches:
            column.addWidget(box)
        column.addWidget(self.locked)
        grid = QGridLayout()
        for index, button in enumerate(self.buttons):
            grid.addWidget(button, *divmod(index, 2))
        column.addLayout(grid)
        column.addStretch(1)
        self._show_inner(inner)
