"""Moves, turns and scales what is selected by numbers, with the same choices as the handles of the model view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

import numpy as np
from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QAction, QShowEvent, QStandardItemModel
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.connections import connect
from editor.math3d.arrays import Float64Array
from editor.operations.transform.transform import combined
from editor.ui.action import plain
from editor.ui.dialog import Dialog
from editor.ui.help_card import set_command
from editor.ui.services import CurrentDocument, WindowMode
from editor.ui.viewport.gizmo.edited_rows import EditedRows
from editor.ui.viewport.shaping import RADII
from editor.ui.viewport.tools import AXES_OF, Axes, Tool, Tools

FARTHEST = 100_000.0  # model units
LEAST = 0.001  # scale
DECIMALS = 4

CameraAxes = Callable[[], Float64Array]  # (3, 3) as columns


class Numbers(QWidget):
    """Three numbers side by side: x, y and z."""

    def __init__(self, name: str, at_first: float, low: float, high: float, step: float, suffix: str = "") -> None:
        super().__init__()
        self._at_first = at_first
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.boxes = [QDoubleSpinBox(decimals=DECIMALS, minimum=low, maximum=high, singleStep=step) for _ in "XYZ"]
        for letter, box in zip("XYZ", self.boxes, strict=True):
            box.setValue(at_first)
            box.setPrefix(f"{letter} ")
            box.setSuffix(suffix)
            box.setAccessibleName(f"{name} {letter}")
            row.addWidget(box, 1)

    @property
    def values(self) -> tuple[float, ...]:
        return tuple(box.value() for box in self.boxes)

    def reset(self) -> None:
        for box in self.boxes:
            box.setValue(self._at_first)

    def lock(self, locked: bool) -> None:
        """Let the first number be that of all three."""
        for box in self.boxes[1:]:
            box.setDisabled(locked)
            if locked:
                box.setValue(self.boxes[0].value())
                self.boxes[0].valueChanged.connect(box.setValue, Qt.ConnectionType.UniqueConnection)
            else:
                self.boxes[0].valueChanged.disconnect(box.setValue)


class TransformBox(Dialog):
    """Stays beside the window; each Apply is one step, and goes on from how things are then."""

    def __init__(self, current: CurrentDocument, tools: Tools, camera_axes: CameraAxes, window: QWidget) -> None:
        super().__init__(window)
        self._current = current
        self._tools = tools
        self._shaping = tools.shaping
        self._camera_axes = camera_axes
        self._rows: EditedRows | None = None
        self.setWindowTitle(self.tr("Transform by numbers"))
        set_command(self, "transform.by-numbers")
        self.rows_label = QLabel()
        self.move_by = Numbers(self.tr("Move"), 0, -FARTHEST, FARTHEST, 0.1)
        self.rotate_by = Numbers(self.tr("Rotate"), 0, -360, 360, 5, "°")
        self.scale_by = Numbers(self.tr("Scale"), 1, LEAST, FARTHEST, 0.1)
        self.evenly = QCheckBox(self.tr("&Evenly"))
        self._commands = commands = tools.commands
        self.axes = self._make_choice(commands.keep_up(*(f"axes.{axes.value}" for axes in AXES_OF[WindowMode.EDIT])))
        self.pivot = self._make_choice(commands.keep_up(*self._shaping.PIVOTS))
        self.radius = self._make_radius()
        self.switches = {id: self._make_switch(commands[id]) for id in self._shaping.SWITCHES}
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.apply_button = self._add_button(self.tr("&Apply"), self.apply, QDialogButtonBox.ButtonRole.ApplyRole)
        self._add_button(self.tr("&Reset"), self.reset, QDialogButtonBox.ButtonRole.ResetRole)
        self._lay_out()
        self._connect()
        self._switch()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin at the first number, selected, so that what is typed replaces it."""
        super().showEvent(event)
        if not event.spontaneous():
            self.move_by.boxes[0].setFocus()
            self.move_by.boxes[0].selectAll()

    # -- what it does --------------------------------------------------------------------------------------------------

    def apply(self) -> None:
        """Move, turn and scale what is selected, as one step."""
        rows = self._rows
        stand = rows.frame(Tool.SELECT, self._tools.chosen_axes) if rows is not None else None
        if rows is None or stand is None:
            return
        axes = self._camera_axes() if self._tools.chosen_axes is Axes.SCREEN else stand.axes
        angles = np.radians(self.rotate_by.values)
        rows.apply(combined(stand.position, axes, self.move_by.values, angles, self.scale_by.values), stand)

    def reset(self) -> None:
        """Go back to the numbers that change nothing."""
        for numbers in (self.move_by, self.rotate_by, self.scale_by):
            numbers.reset()

    def _switch(self) -> None:
        """Another document is current, or another mode."""
        if self._rows is not None:
            self._rows.deleteLater()
        document = self._current.document
        self._rows = EditedRows(document, self._shaping, self) if document is not None else None
        self._show()

    def _show(self) -> None:
        is_able = self._rows is not None and self._rows.is_able
        self.apply_button.setEnabled(is_able)
        self.rows_label.setText(self._rows.moved_text() if self._rows is not None and is_able else self._excuse())
        self._show_applying()
        with QSignalBlocker(self.radius):
            self.radius.setValue(self._shaping.radius)
        self.radius.setEnabled(self._shaping.falls_off and self._commands["shaping.falloff"].isEnabled())
        for choice in (self.axes, self.pivot):
            actions = self._commands.actions(*(choice.itemData(index).objectName() for index in range(choice.count())))
            checked = [index for index, action in enumerate(actions) if action.isChecked()]
            choice.setCurrentIndex(checked[0] if checked else 0)
            self._enable_items(choice)

    def _show_applying(self) -> None:
        """Show only what makes a difference to what is selected; everything where there is no document."""
        rows, shaping = self._rows, self._shaping
        switches = shaping.applying_to(rows.table) if rows is not None else list(self.switches)
        for id, box in self.switches.items():
            box.setVisible(id in switches)
            box.setChecked(self._commands[id].isChecked())
        self._form.setRowVisible(self.radius, "shaping.falloff" in switches)
        self._form.setRowVisible(self.move_by, rows is None or not rows.is_of_normals)
        if self.isVisible():
            self.adjustSize()

    def _enable_items(self, choice: QComboBox) -> None:
        """Let only that be chosen which can be now."""
        items = cast(QStandardItemModel, choice.model())
        for place in range(choice.count()):
            items.item(place).setEnabled(choice.itemData(place).isEnabled())

    def _excuse(self) -> str:
        if self._rows is not None and self._rows.why_not:
            return self._rows.why_not
        return self.tr("Nothing is selected that has a position.")

    # -- parts ---------------------------------------------------------------------------------------------------------

    def _make_choice(self, actions: Sequence[QAction]) -> QComboBox:
        choice = QComboBox()
        for action in actions:
            choice.addItem(plain(action.text()), action)
            choice.setItemData(choice.count() - 1, action.statusTip(), Qt.ItemDataRole.ToolTipRole)
        choice.activated.connect(lambda place: choice.itemData(place).trigger())
        return choice

    def _make_switch(self, action: QAction) -> QCheckBox:
        box = QCheckBox(action.text())
        box.setToolTip(action.statusTip())
        box.setChecked(action.isChecked())
        box.clicked.connect(action.trigger)
        return box

    def _make_radius(self) -> QDoubleSpinBox:
        low, high = RADII
        radius = QDoubleSpinBox(decimals=2, minimum=low, maximum=high, singleStep=0.1)
        radius.setToolTip(self.tr("How far vertices around go along"))
        radius.valueChanged.connect(self._shaping.set_radius)
        return radius

    def _add_button(self, text: str, run: Callable[[], object], role: QDialogButtonBox.ButtonRole) -> QPushButton:
        button = self.buttons.addButton(text, role)
        connect(button.clicked, self, run)
        button.setAutoDefault(False)
        return button

    def _lay_out(self) -> None:
        scale = QHBoxLayout()
        scale.addWidget(self.scale_by, 1)
        scale.addWidget(self.evenly)
        self._form = form = QFormLayout()
        form.addRow(self.tr("Move"), self.move_by)
        form.addRow(self.tr("Rotate"), self.rotate_by)
        form.addRow(self.tr("Scale"), scale)
        form.addRow(self.tr("Axes"), self.axes)
        form.addRow(self.tr("Pivot"), self.pivot)
        form.addRow(self.tr("Radius"), self.radius)
        column = QVBoxLayout(self)
        column.addWidget(self.rows_label)
        column.addLayout(form)
        for box in self.switches.values():
            column.addWidget(box)
        column.addWidget(self.buttons)
        self.apply_button.setDefault(True)

    def _connect(self) -> None:
        self.evenly.toggled.connect(self.scale_by.lock)
        self.evenly.setChecked(True)
        self.buttons.rejected.connect(self.reject)
        for signal in (self._current.switched, self._current.mode_changed):
            signal.connect(self._switch)
        for signal in (self._tools.changed, self._shaping.changed, self._current.selection_changed):
            signal.connect(self._show)
