"""The editor of vectors and rotations: a number a component, copied and pasted as a whole."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QWidget

from editor.document.connections import connect
from editor.document.document import Document
from editor.model.fields import XYZ, Field
from editor.ui.editors.field_editor import FieldEditor
from editor.ui.editors.lines import DragLabel, NumberLine, Quantity
from editor.ui.editors.revisions import MIXED, Arithmetic, Parts, Revision, constant, pending_parts
from editor.ui.tokens import SPACING_S
from editor.ui.value_text import component_text, tr_field

NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")


def whole_text(field: Field, value: tuple[Any, ...]) -> str:
    """A vector as it is copied: "1, 2.5, 3", angles in degrees; components that differ between rows stay empty."""
    return ", ".join("" if part is MIXED else component_text(field, part) for part in value)


def whole_value(field: Field, text: str) -> tuple[float, ...] | None:
    """The stored vector that `text` (numbers with anything between them) says, or None when it is not one."""
    numbers = [float(part) for part in NUMBER.findall(text)]
    if len(numbers) != field.size or len(numbers) < 2:
        return None
    return tuple(math.radians(part) if field.angle else part for part in numbers)


AXES = ("axis_x", "axis_y", "axis_z")  # names of their colours


class ComponentLine(NumberLine):
    """A NumberLine that hands the pasting of a whole vector to its editor."""

    def __init__(self, editor: VectorEditor, component: int) -> None:
        super().__init__(Quantity(editor.field), editor)
        self._editor = editor
        self.name_part(editor.field.components[component])

    def name_part(self, label: str) -> None:
        """Say which number of the vector this is to those who do not see it."""
        self.setAccessibleName(f"{self._editor.accessibleName()} {tr_field(label)}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        copies = event.matches(QKeySequence.StandardKey.Copy) and not self.hasSelectedText()
        if event.matches(QKeySequence.StandardKey.Paste) and self._editor.paste():
            return
        if copies:
            self._editor.copy()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.createStandardContextMenu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addSeparator()
        menu.addActions(self._editor.actions())
        menu.popup(event.globalPos())


class VectorEditor(FieldEditor):
    """Numbers side by side, each with a letter to drag by."""

    first_row = 0  # of the grid, with numbers

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        self.lines = [ComponentLine(self, component) for component in range(field.size)]
        parts = zip(field.components, self.lines, strict=False)
        self.labels = [DragLabel(tr_field(text), line, color=self._color(text)) for text, line in parts]
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setHorizontalSpacing(SPACING_S // 2)
        for component, line in enumerate(self.lines):
            self._connect(line, component)
        self._arrange(field.size)
        self.setFocusProxy(self.lines[0])
        self._add_action(self.tr("Copy whole"), self.copy)
        self._add_action(self.tr("Paste whole"), self.paste)
        self._show(self._value)

    def pending(self) -> Any:
        return pending_parts(self.field, self._value, [line.typed() for line in self.lines])

    def coming(self) -> Revision:
        typed = {component: line.coming() for component, line in enumerate(self.lines)}
        parts = {component: arithmetic for component, arithmetic in typed.items() if arithmetic is not None}
        return Parts(parts) if parts else super().coming()

    def fit_cell(self) -> None:
        for label in self.labels:
            label.fit_cell()

    def show_parts(self, labels: Sequence[str]) -> None:
        """Letters stand beside each other, words below."""
        for component, (label, line) in enumerate(zip(self.labels, self.lines, strict=True)):
            is_shown = component < len(labels)
            label.setVisible(is_shown)
            line.setVisible(is_shown)
            if is_shown:
                label.show_text(tr_field(labels[component]), self._color(labels[component]))
                line.name_part(labels[component])
        self._arrange(len(labels), are_below=any(len(label) > 1 for label in labels))

    def _color(self, label: str) -> str:
        """The name of the colour of a letter that is an axis; "" for others."""
        return AXES[XYZ.index(label)] if self.field.components == XYZ and label in XYZ else ""

    def _arrange(self, count: int, *, are_below: bool = False) -> None:
        """Put the first numbers beside each other, or below."""
        for component, (label, line) in enumerate(zip(self.labels, self.lines, strict=True)):
            row, column = (component, 0) if are_below else (self.first_row, 2 * component)
            self.grid.addWidget(label, row, column)
            self.grid.addWidget(line, row, column + 1)
            self.grid.setColumnStretch(2 * component + 1, component < (1 if are_below else count))
        self.updateGeometry()

    def finish(self) -> None:
        for line in self.lines:
            line.finish()

    def stop(self, keep: bool = True) -> None:
        for line in self.lines:
            line.stop(keep)

    def discard(self) -> None:
        for line in self.lines:
            line.discard()

    def copy(self) -> None:
        """Put all components on the clipboard."""
        QGuiApplication.clipboard().setText(whole_text(self.field, self._components(self._value)))

    def paste(self) -> bool:
        """Take all components from the clipboard; whether it held as many numbers."""
        value = whole_value(self.field, QGuiApplication.clipboard().text())
        if value is not None:
            self._commit(Parts({component: constant(part) for component, part in enumerate(value)}))
        return value is not None

    def _connect(self, line: NumberLine, component: int) -> None:
        connect(line.entered, self, partial(self._entered, component))
        line.started.connect(self._begin)
        connect(line.moved, self, partial(self._moved, component))
        line.ended.connect(self._end)
        line.rejected.connect(self.complain)

    def _entered(self, component: int, arithmetic: Arithmetic) -> None:
        self._commit(Parts({component: arithmetic}))

    def _moved(self, component: int, arithmetic: Arithmetic) -> None:
        self._drag(Parts({component: arithmetic}))

    def _add_action(self, text: str, slot: Any) -> None:
        action = QAction(text, self)
        action.triggered.connect(slot)
        self.addAction(action)

    def _components(self, value: Any) -> tuple[Any, ...]:
        return (MIXED,) * self.field.size if value is MIXED else tuple(value)

    def _show(self, value: Any) -> None:
        for line, part in zip(self.lines, self._components(value), strict=True):
            line.show_value(part)
