"""WeightsPane: how weights are painted, and which bones painting leaves alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.document import Document
from editor.model.changes import Change
from editor.model.fields import NONE
from editor.operations.painting.weight_stroke import PaintMode
from editor.operations.transform.falloff import Falloff
from editor.ui.action import plain
from editor.ui.dialogs.light import Amount
from editor.ui.editors.references import ReferenceLine
from editor.ui.value_text import record_title, row_name
from editor.ui.viewport.tools import Tool, Tools

PRESETS = (0, 25, 50, 75, 100)  # percent
NAMED = 6  # of the locked bones


class WeightsPane(QScrollArea):
    """Everything takes effect with the next stroke."""

    def __init__(self, document: Document, tools: Tools, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self._painting, self._locks = tools.painting, document.weight_locks
        self.paint = QToolButton()
        self.paint.setDefaultAction(tools.actions[list(Tool).index(Tool.PAINT)])
        self.bone = QLabel(wordWrap=True)
        self.mode = self._make_modes()
        self.weight = self._make_amount(self.tr("Weight"), "weight")
        self.strength = self._make_amount(self.tr("Strength"), "strength")
        self.falloff = self._make_falloffs()
        self.switches = self._make_switches(tools.regions.through)
        self.giver = ReferenceLine(document, "bones")
        self.giver.setAccessibleName(self.tr("Exchanges with"))
        self.giver.setToolTip(
            self.tr("The one bone that weight is taken from and given to; none: all others that are not locked")
        )
        self.giver.entered.connect(self._locks.set_giver)
        self.giver.rejected.connect(document.show_status)
        self.locked = QLabel(wordWrap=True)
        self.buttons = self._make_buttons()
        self._lay_out()
        for signal in (self._painting.changed, self._locks.changed, document.selection.changed):
            signal.connect(self._show)
        document.changed.connect(self._follow)
        self._show()

    # -- what is shown ---------------------------------------------------------------------------------------------

    def _follow(self, change: Change) -> None:
        if change.table == "bones":
            self._show()

    def _show(self) -> None:
        brush, current = self._painting.brush, self.document.selection.current("bones")
        if current == NONE:
            self.bone.setText(self.tr("Bone: none; select one, or Shift+click the model"))
        elif self._locks.is_locked(current):
            self.bone.setText(self.tr("Bone: {} (locked)").format(self._title(current)))
        else:
            self.bone.setText(self.tr("Bone: {}").format(self._title(current)))
        self.weight.show_value(brush.weight)
        self.strength.show_value(brush.strength)
        with QSignalBlocker(self.mode):
            self.mode.setCurrentIndex(list(PaintMode).index(brush.mode))
        with QSignalBlocker(self.falloff):
            self.falloff.setCurrentIndex(list(Falloff).index(brush.falloff))
        on_off = (brush.normalize, brush.mirrors, self._painting.only_selected, self._painting.shows_vertices)
        for box, on in zip(self.switches, on_off, strict=False):
            with QSignalBlocker(box):
                box.setChecked(on)
        uses_weight = brush.mode in (PaintMode.REPLACE, PaintMode.FILL, PaintMode.GRADIENT)
        self.weight.setEnabled(uses_weight)
        for each in (self.strength, self.falloff):
            each.setEnabled(brush.mode not in (PaintMode.FILL, PaintMode.GRADIENT))
        self.giver.show_value(self._locks.giver)
        self.locked.setText(self._locked_text())

    def _title(self, bone: int) -> str:
        return record_title(self.document.model, "bones", bone)

    def _locked_text(self) -> str:
        rows, bones = self._locks.rows.tolist(), self.document.model.bones
        if not rows:
            return self.tr("No bone is locked")
        names = ", ".join(row_name(bones, row) or str(row) for row in rows[:NAMED])
        more = "…" if len(rows) > NAMED else ""
        return self.tr("Locked: {count} ({names}{more})").format(count=len(rows), names=names, more=more)

    # -- parts -----------------------------------------------------------------------------------------------------

    def _make_modes(self) -> QComboBox:
        texts = {
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
        return self._make_choice(self.tr("Mode"), "mode", texts)

    def _make_falloffs(self) -> QComboBox:
        texts = {  # "Smooth" is a mode, too, and another word in other languages
            Falloff.SMOOTH: (
                QCoreApplication.translate("Falloff", "Smooth"),
                QCoreApplication.translate("WeightsPane", "Falls gently at the middle and at the rim"),
            ),
            Falloff.LINEAR: (
                QCoreApplication.translate("Falloff", "Linear"),
                QCoreApplication.translate("WeightsPane", "Falls evenly from the middle to the rim"),
            ),
            Falloff.SHARP: (
                QCoreApplication.translate("Falloff", "Sharp"),
                QCoreApplication.translate("WeightsPane", "Falls fast: most is at the middle"),
            ),
            Falloff.CONSTANT: (
                QCoreApplication.translate("Falloff", "Constant"),
                QCoreApplication.translate("WeightsPane", "The same up to the rim"),
            ),
        }
        return self._make_choice(self.tr("Falloff"), "falloff", texts)

    def _make_choice(self, name: str, value: str, texts: dict[Any, tuple[str, str]]) -> QComboBox:
        """A list of what a value of the brush may be: what each is called, and what it does."""
        box, choices = QComboBox(), list(texts)
        box.setAccessibleName(name)
        for place, (text, tip) in enumerate(texts.values()):
            box.addItem(text)
            box.setItemData(place, tip, Qt.ItemDataRole.ToolTipRole)
        box.currentIndexChanged.connect(lambda place: self._painting.set(**{value: choices[place]}))
        return box

    def _make_amount(self, name: str, value: str) -> Amount:
        amount = Amount(name, 0, 1, decimals=2)
        amount.moved.connect(lambda: self._painting.set(**{value: amount.value}))
        return amount

    def _make_switches(self, through: QAction) -> list[QCheckBox]:
        """Those of the brush, and the one that selecting through the surface has, too."""
        texts = (
            (
                self.tr("&Normalise"),
                self.tr("What the bone gains others lose, so that the sum stays 1"),
                lambda on: self._painting.set(normalize=on),
            ),
            (
                self.tr("&Mirror across X"),
                self.tr("The same on the other side, for the bone of the other side"),
                lambda on: self._painting.set(mirrors=on),
            ),
            (
                self.tr("Only &selected vertices"),
                self.tr("Vertices that are not selected stay as they are"),
                self._painting.keep_to_selected,
            ),
            (
                self.tr("Show &vertices"),
                self.tr("Points at the vertices under the brush, the larger the more they get"),
                self._painting.show_vertices,
            ),
            (plain(through.text()), self.tr("Whatever is under the brush, also behind"), through.setChecked),
        )
        boxes = []
        for text, tip, take in texts:
            box = QCheckBox(text)
            box.setToolTip(tip)
            box.toggled.connect(take)
            boxes.append(box)
        boxes[-1].setChecked(through.isChecked())
        through.toggled.connect(boxes[-1].setChecked)
        return boxes

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

    def _make_presets(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for percent in PRESETS:
            button = QToolButton()
            button.setText(f"{percent} %")
            button.clicked.connect(partial(self._take_preset, percent / 100))
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _take_preset(self, weight: float) -> None:
        self._painting.set(weight=weight)

    def _lay_out(self) -> None:
        inner = QWidget()
        form = QFormLayout()
        form.addRow(self.tr("Mode"), self.mode)
        form.addRow(self.tr("Strength"), self.strength)
        form.addRow(self.tr("Falloff"), self.falloff)
        form.addRow(self.tr("Weight"), self.weight)
        form.addRow("", self._make_presets())
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
        for place, button in enumerate(self.buttons):
            grid.addWidget(button, *divmod(place, 2))
        column.addLayout(grid)
        column.addStretch(1)
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(inner.minimumSizeHint().width())
        self.setFocusProxy(self.mode)
