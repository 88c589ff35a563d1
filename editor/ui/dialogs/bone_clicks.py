"""Small windows beside the model that stay while clicks in it make bones, or tell a parent or a tail."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.document import Document
from editor.document.operation_run import run_at_once
from editor.operations.operation import Operation
from editor.ui.editors.picking import PickButton
from editor.ui.viewport.bone_placing import BonePlacing, PlaceOn

MARGIN, BELOW_TABS = 12, 80  # pixels between the window and the corner of the main window's middle
COLUMNS = 40  # characters that a line of text has room for


class ClickDialog(QDialog):
    """Not modal. Escape ends it wherever the keyboard is in the main window, and so does all that leaves the model."""

    def __init__(self, document: Document, window: QWidget) -> None:
        super().__init__(window)
        self.document = document
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), window, self.reject)
        self.column = QVBoxLayout(self)
        document.front_changed.connect(self.reject)
        document.posing.active_changed.connect(self.reject)
        document.closed.connect(self.reject)

    def add_text(self, text: str) -> QLabel:
        label = QLabel(text, wordWrap=True)
        label.setMinimumWidth(self.fontMetrics().averageCharWidth() * COLUMNS)
        return label

    def begin(self) -> None:
        """Show it where it covers little of the model."""
        window = self.parentWidget()
        middle = (window.centralWidget() if isinstance(window, QMainWindow) else None) or window
        assert middle is not None
        self.move(middle.mapToGlobal(QPoint(MARGIN, BELOW_TABS)))
        self.show()

    def done(self, result: int) -> None:
        self._escape.setEnabled(False)
        self._escape.deleteLater()
        super().done(result)


class NewBoneDialog(ClickDialog):
    """While it is open, each click in the model view makes a bone."""

    def __init__(self, document: Document, placing: BonePlacing, window: QWidget) -> None:
        super().__init__(document, window)
        self.setWindowTitle(self.tr("New bones by click"))
        self._placing = placing
        self.column.addWidget(
            self.add_text(
                self.tr("Each click in the model view makes a bone, a child of the selected one. Escape ends it.")
            )
        )
        self.choices = {
            PlaceOn.MIDDLE: QRadioButton(self.tr("In the &middle, between front and back")),
            PlaceOn.SURFACE: QRadioButton(self.tr("On the &surface")),
            PlaceOn.PLANE: QRadioButton(self.tr("On the &plane of the picture, through the selected bone")),
        }
        group = QButtonGroup(self)
        for place_on, button in self.choices.items():
            group.addButton(button)
            button.setChecked(place_on is placing.place_on)
            button.toggled.connect(self._choose)
            self.column.addWidget(button)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.column.addWidget(buttons)

    def begin(self) -> None:
        super().begin()
        self._placing.switch(True)

    def _choose(self) -> None:
        self._placing.place_on = next(place_on for place_on, button in self.choices.items() if button.isChecked())

    def done(self, result: int) -> None:
        self._placing.switch(False)
        super().done(result)


class PickBoneDialog(ClickDialog):
    """Runs an operation on the bones that are selected, with the bone that is clicked next, in any view, as `name`."""

    def __init__(self, document: Document, operation: Operation, name: str, text: str, window: QWidget) -> None:
        super().__init__(document, window)
        self.setWindowTitle(QCoreApplication.translate("Operation", operation.label))
        self._operation = operation
        self._name = name
        self._picked: int | None = None
        self.picker = PickButton(document, "bones", one=True)
        row = QHBoxLayout()
        row.addWidget(self.picker)
        row.addWidget(self.add_text(text), 1)
        self.column.addLayout(row)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.rejected.connect(self.reject)
        self.column.addWidget(buttons)
        self.picker.picked.connect(self._take)
        self.picker.ended.connect(self._finish)

    def begin(self) -> None:
        super().begin()
        self.picker.setChecked(True)

    def _take(self, rows: list[int]) -> None:
        self._picked = int(rows[0])

    def _finish(self) -> None:
        """The bones are selected again: give them the one that was picked, if one was."""
        if self._picked is not None:
            run_at_once(self.document, self._operation, self._operation.parameters(**{self._name: self._picked}))
        super().done(QDialog.DialogCode.Accepted)

    def done(self, result: int) -> None:
        if self.picker.isChecked():
            self.picker.setChecked(False)  # which ends it
        else:
            super().done(result)
