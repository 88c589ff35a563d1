"""The Handles menu: what dragging does to what is selected, about what, what goes along; and the same by numbers."""

from __future__ import annotations

import numpy as np
from PySide6.QtWidgets import QMenu, QWidget

from editor.ui.actions.action import make_action
from editor.ui.current_document import CurrentDocument
from editor.ui.dialogs.transform_box import CameraAxes, TransformBox
from editor.ui.viewport.tools import Tools


class HandlesMenu(QMenu):
    """`camera_axes()` gives the axes of the picture that is seen, as columns."""

    def __init__(
        self, current: CurrentDocument, tools: Tools, window: QWidget, camera_axes: CameraAxes = lambda: np.eye(3)
    ):
        super().__init__(window)
        self.setTitle(self.tr("&Handles"))
        self._current = current
        self._tools = tools
        self._window = window
        self._camera_axes = camera_axes
        shaping = tools.shaping
        self.numbers = make_action(
            self,
            self.tr("&Transform by numbers…"),
            self.show_box,
            keys=["F4"],
            tip=self.tr("Move, rotate and scale what is selected by as much as you type"),
        )
        self.addActions(tools.actions)
        self.addAction(tools.handles)
        self.addSeparator()
        self._add_menu(self.tr("A&xes"), [*tools.axes, tools.next_axes])
        self._add_menu(self.tr("&Pivot"), shaping.pivots)
        self.addSeparator()
        self.addActions([shaping.symmetry, shaping.falls_off, *shaping.following])
        self.addSeparator()
        self.addAction(self.numbers)
        current.switched.connect(self._show)
        self._show()

    def show_box(self) -> TransformBox:
        """Show the numbers beside the window, where they are not shown yet; does not block."""
        box = self._window.findChild(TransformBox)
        if box is None:
            box = TransformBox(self._current, self._tools, self._camera_axes, self._window)
        box.show()
        box.activateWindow()
        return box

    def close_box(self) -> None:
        """Take the numbers away, for good."""
        box = self._window.findChild(TransformBox)
        if box is not None:
            box.setParent(None)
            box.close()
            box.deleteLater()

    def _add_menu(self, title: str, actions: list) -> None:
        self.addMenu(title).addActions(actions)

    def _show(self) -> None:
        self.numbers.setEnabled(self._current.document is not None)
