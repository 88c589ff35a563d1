"""The switch between Edit and Transform mode, of the document that is current."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup

from editor.ui.actions.action import make_action
from editor.ui.current_document import CurrentDocument, WindowMode


class ModeSwitch(QObject):
    """`toggle`, for a menu, goes from one mode to the other; of `choices`, for a tool bar, one is checked."""

    def __init__(self, current: CurrentDocument) -> None:
        super().__init__(current)
        self._current = current
        self.toggle = make_action(
            self,
            self.tr("&Transform mode"),
            self.choose_transform,
            keys=["F9"],
            icon="pose",
            tip=self.tr("Move bones and morphs and play motions; the model itself stays as it is"),
            checked=False,
        )
        self.choices = [
            make_action(self, self.tr("Edit"), self._edit, icon="edit", tip=self.tr("Change the model (F9)")),
            make_action(self, self.tr("Transform"), self._transform, icon="pose", tip=self.tr("Move the model (F9)")),
        ]
        group = QActionGroup(self)
        for action in self.choices:
            action.setCheckable(True)
            group.addAction(action)
        current.mode_changed.connect(self._show)
        self._show()

    @property
    def all(self) -> list[QAction]:
        return [self.toggle, *self.choices]

    def choose_transform(self, wanted: bool) -> None:
        """Take the current document to Transform mode, or back to Edit mode."""
        if self._current.posing is not None:
            self._current.posing.set_active(wanted)

    def _edit(self) -> None:
        self.choose_transform(False)

    def _transform(self) -> None:
        self.choose_transform(True)

    def _show(self) -> None:
        mode = self._current.mode
        for action in self.all:
            action.setEnabled(mode is not None)
        self.toggle.setChecked(mode is WindowMode.TRANSFORM)
        for action, shown in zip(self.choices, WindowMode, strict=True):
            action.setChecked(mode is shown)
