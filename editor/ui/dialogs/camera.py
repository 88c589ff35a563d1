"""Shows and sets the camera of the model view that is worked in, with the numbers that MMD shows."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from editor.document.cameras import Lock
from editor.model.fields import Vec3
from editor.render.camera import NARROWEST, WIDEST, Camera
from editor.ui.dialog import Dialog
from editor.ui.help_card import set_command
from editor.ui.tabs import DocumentTabs

FARTHEST = 100_000.0
MOST_TURNS = 36_000.0  # degrees: cameras of motions turn around more than once


def show_camera(tabs: DocumentTabs, parent: QWidget) -> CameraDialog:
    """Show the dialog beside the window, if it is not there yet; does not block."""
    dialog = parent.findChild(CameraDialog)
    if dialog is None:
        dialog = CameraDialog(tabs, parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
    dialog.activateWindow()
    return dialog


class CameraDialog(Dialog):
    """Follows the camera wherever it goes; every change takes effect at once."""

    def __init__(self, tabs: DocumentTabs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Camera"))
        set_command(self, "camera.values")
        self._tabs = tabs
        self.target = self._three_boxes(FARTHEST, self.tr("Target"), 0.1)
        self.rotation = self._three_boxes(MOST_TURNS, self.tr("Rotation"), 1.0, "°")
        self.distance = self._box(-FARTHEST, FARTHEST, self.tr("Distance"), 1.0)
        self.fov = self._box(NARROWEST, WIDEST, self.tr("Field of view"), 1.0, "°")
        self._values = QWidget()
        self._arrange()
        for box in (*self.target, *self.rotation, self.distance, self.fov):
            box.valueChanged.connect(self._set_camera)
        tabs.painted.connect(self.show_camera)
        tabs.currentChanged.connect(self.show_camera)
        tabs.destroyed.connect(self.close)  # the window is made anew in another language
        self.show_camera()

    def _box(self, lowest: float, highest: float, name: str, step: float, unit: str = "") -> QDoubleSpinBox:
        box = QDoubleSpinBox(self, decimals=2, minimum=lowest, maximum=highest, singleStep=step, suffix=unit)
        box.setAccessibleName(name)
        return box

    def _three_boxes(self, most: float, name: str, step: float, unit: str = "") -> list[QDoubleSpinBox]:
        boxes = [self._box(-most, most, f"{name} {axis}", step, unit) for axis in "XYZ"]
        for axis, box in zip("XYZ", boxes, strict=True):
            box.setPrefix(f"{axis} ")
        return boxes

    def _arrange(self) -> None:
        rows = QFormLayout(self._values)
        for title, boxes in ((self.tr("Target"), self.target), (self.tr("Rotation"), self.rotation)):
            row = QHBoxLayout()
            for box in boxes:
                row.addWidget(box)
            rows.addRow(title, row)
        rows.addRow(self.tr("Distance"), self.distance)
        rows.addRow(self.tr("Field of view"), self.fov)
        ending = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        ending.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self._values)
        layout.addWidget(ending)

    def show_camera(self) -> None:
        """Show the camera as it is now; what is locked cannot be typed."""
        view = self._tabs.viewport
        control = view.camera_control if view is not None else None
        self._values.setEnabled(control is not None and control.cameras.lock is not Lock.ALL)
        if control is None:
            return
        camera, free = control.camera, control.cameras.lock is Lock.NONE
        numbers = (*camera.target, *camera.rotation, camera.distance, camera.fov)
        for box, number in zip((*self.target, *self.rotation, self.distance, self.fov), numbers, strict=True):
            with QSignalBlocker(box):
                box.setValue(number)
        for box in self.rotation:
            box.setEnabled(free)

    def _set_camera(self) -> None:
        view = self._tabs.viewport
        if view is not None:
            was = view.camera
            target, rotation = _values(self.target, was.target), _values(self.rotation, was.rotation)
            distance, fov = _value(self.distance, was.distance), _value(self.fov, was.fov)
            view.camera_control.recall(Camera(target, rotation, distance, fov, was.perspective))


def _values(boxes: list[QDoubleSpinBox], before: Vec3) -> Vec3:
    x, y, z = map(_value, boxes, before)
    return x, y, z


def _value(box: QDoubleSpinBox, before: float) -> float:
    """Return the value of a box; `before` if the box shows that, rounded to its decimals."""
    return before if box.value() == round(before, box.decimals()) else box.value()
