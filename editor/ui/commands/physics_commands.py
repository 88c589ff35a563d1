"""Physics on and off, when it works, from the start again, and its settings, as actions for the Transform menu."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from editor.messages import Message
from editor.ui.action import make_action
from editor.ui.current_document import CurrentDocument
from editor.ui.dialogs.physics import show_physics
from editor.ui.value_text import count_text


class PhysicsCommands(QObject):
    """Its actions by attribute; they are about the current document, and work in Transform mode only."""

    status_message = Signal(str)
    messages_added = Signal(object, object)  # Document, and a list of Message about it

    def __init__(self, current: CurrentDocument, window: QWidget) -> None:
        super().__init__(current)
        self._current = current
        self.switch = make_action(
            self,
            self.tr("P&hysics"),
            self._switch,
            keys=["Ctrl+P"],
            tip=self.tr("Rigid bodies move by themselves, and take their bones along"),
            checked=False,
        )
        self.only_playing = make_action(
            self,
            self.tr("Physics on&ly while playing"),
            self._choose_when,
            tip=self.tr("While motions stand still, their poses are seen as they are"),
            checked=False,
        )
        self.reset = make_action(
            self,
            self.tr("Reset ph&ysics"),
            self._reset,
            keys=["Ctrl+Alt+P"],
            tip=self.tr("Every rigid body starts from its bone again"),
        )
        self.settings = make_action(
            self,
            self.tr("Physics settin&gs…"),
            partial(show_physics, current, window),
            tip=self.tr("Gravity, the ground, and how fine physics is"),
        )
        current.mode_changed.connect(self._show)
        current.physics_changed.connect(self._show)
        current.physics_warnings_added.connect(self._add_warnings)
        self._show()

    def _switch(self, on: bool) -> None:
        posing = self._current.posing
        # In another mode it only shows as off.
        if posing is None or not self._current.is_posing or posing.physics.is_on == on:
            return
        reason = posing.physics.switch(on)
        if reason is not None:
            self.status_message.emit(self.tr("Physics is not available: {}").format(reason))
        self._show()

    def _choose_when(self, only: bool) -> None:
        if self._current.posing is not None:
            self._current.posing.physics.only_playing = only

    def _add_warnings(self, warnings: Sequence[Message]) -> None:
        self.messages_added.emit(self._current.document, warnings)
        self.status_message.emit(self.tr("Physics: warnings in Messages: {}").format(count_text(len(warnings))))

    def _reset(self) -> None:
        if self._current.posing is not None:
            self._current.posing.physics.reset()

    def _show(self) -> None:
        posing = self._current.posing if self._current.is_posing else None
        is_on = posing is not None and posing.physics.is_on
        self.switch.setEnabled(posing is not None)
        self.switch.setChecked(is_on)
        self.only_playing.setEnabled(posing is not None)
        self.only_playing.setChecked(posing is not None and posing.physics.only_playing)
        self.reset.setEnabled(is_on)
        self.settings.setEnabled(posing is not None)
