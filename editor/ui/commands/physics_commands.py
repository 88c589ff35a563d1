"""Commands of physics: on and off, when it works, from the start again, and its settings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from editor.messages import Message
from editor.ui.command import Answer, Command, CommandList
from editor.ui.conditions import Conditions
from editor.ui.current_document import CurrentDocument
from editor.ui.dialogs.physics import show_physics
from editor.ui.services import WindowServices
from editor.ui.value_text import count_text


class PhysicsCommands(QObject):
    """They are about the current document, and work in Transform mode only."""

    def __init__(
        self, current: CurrentDocument, commands: CommandList, services: WindowServices, window: QWidget
    ) -> None:
        super().__init__(commands)
        self._services = services
        self._current = current
        self.commands = commands
        self._window = window
        self._conditions = Conditions(current)
        commands.add(self._made(), "PhysicsCommands")
        current.mode_changed.connect(commands.renew_soon)
        current.physics_changed.connect(commands.renew_soon)
        current.physics_warnings_added.connect(self._add_warnings)
        commands.renew_soon()

    def _made(self) -> list[Command]:
        posing, menu = self._conditions.posing, "transform.physics"
        return [
            Command(
                "physics.on",
                self.tr("P&hysics"),
                self._switch,
                ["Ctrl+P"],
                tip=self.tr("Rigid bodies move by themselves, and take their bones along"),
                when=posing,
                checked=self._is_on,
                menu=menu,
            ),
            Command(
                "physics.only-playing",
                self.tr("Physics on&ly while playing"),
                self._choose_when,
                tip=self.tr("While motions stand still, their poses are seen as they are"),
                when=posing,
                checked=self._is_for_playing,
                menu=menu,
            ),
            Command(
                "physics.reset",
                self.tr("Reset ph&ysics"),
                self._reset,
                ["Ctrl+Alt+P"],
                tip=self.tr("Every rigid body starts from its bone again"),
                when=self._can_reset,
                menu=menu,
            ),
            Command(
                "physics.settings",
                self.tr("Physics settin&gs…"),
                partial(show_physics, self._current, self._window),
                tip=self.tr("Gravity, the ground, and how fine physics is"),
                when=posing,
                menu=menu,
            ),
        ]

    def _switch(self, on: bool) -> None:
        posing = self._current.posing
        # In another mode it only shows as off.
        if posing is None or not self._current.is_posing or posing.physics.is_on == on:
            return
        reason = posing.physics.switch(on)
        if reason is not None:
            self._services.show_status(self.tr("Physics is not available: {}").format(reason))
        self.commands.renew_soon()

    def _choose_when(self, only: bool) -> None:
        if self._current.posing is not None:
            self._current.posing.physics.only_playing = only

    def _add_warnings(self, warnings: Sequence[Message]) -> None:
        if self._current.document is not None:
            self._services.add_messages(self._current.document, warnings)
        self._services.show_status(self.tr("Physics: warnings in Messages: {}").format(count_text(len(warnings))))

    def _reset(self) -> None:
        if self._current.posing is not None:
            self._current.posing.physics.reset()

    def _is_on(self) -> bool:
        posing = self._current.posing
        return posing is not None and self._current.is_posing and posing.physics.is_on

    def _is_for_playing(self) -> bool:
        posing = self._current.posing
        return posing is not None and self._current.is_posing and posing.physics.only_playing

    def _can_reset(self) -> Answer:
        answer = self._conditions.posing()
        return answer if answer is not True else self._is_on() or self.tr("Physics is off")
