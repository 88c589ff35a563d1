"""Commands of playing motions, and the switch between Edit and Transform mode."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from editor.document.posing import Posing
from editor.ui.command import Answer, Command, CommandList, Conditions
from editor.ui.services import CurrentDocument, WindowMode

RATES = (30, 60)  # pictures a second


class Transport(QObject):
    """Commands of playing, of which `RATES` are the ids of those for pictures a second. They work in Transform mode."""

    RATES = tuple(f"playback.{rate}-fps" for rate in RATES)

    def __init__(self, current: CurrentDocument, commands: CommandList) -> None:
        super().__init__(commands)
        self._current = current
        self.commands = commands
        self._conditions = Conditions(current)
        commands.add([*self._steps(), self._loop(), *self._rates(), self._camera()], "Transport")
        for signal in (current.mode_changed, current.motions_changed, current.playing_changed):
            signal.connect(commands.renew_soon)
        commands.renew_soon()

    def _steps(self) -> list[Command]:
        posing, playable = self._conditions.posing, self._conditions.playable
        return [
            Command(
                "playback.play",
                self.tr("&Play"),
                self._play,
                ["Ctrl+M"],
                when=playable,
                text=lambda: self.tr("&Pause") if self._is_playing() else self.tr("&Play"),
                icon_now=lambda: "pause" if self._is_playing() else "play",
                menu="playback.play",
            ),
            Command(
                "playback.stop",
                self.tr("&Stop"),
                self._on(Posing.stop),
                ["Ctrl+Shift+M"],
                "stop",
                self.tr("Stop, and go back to the start"),
                when=posing,
                menu="playback.play",
            ),
            self._step_command("to-start", self.tr("To the st&art"), partial(self._seek, 0), "Ctrl+Shift+Left"),
            self._step_command("step-back", self.tr("One frame &back"), partial(self._step, -1), "Ctrl+Left"),
            self._step_command("step-on", self.tr("One frame &forward"), partial(self._step, 1), "Ctrl+Right"),
            Command(
                "playback.to-end",
                self.tr("To the &end"),
                self._go_to_end,
                ["Ctrl+Shift+Right"],
                "to-end",
                when=playable,
                menu="playback",
            ),
        ]

    def _step_command(self, name: str, label: str, run: Callable[[], object], key: str) -> Command:
        icon = "step-forward" if name == "step-on" else name
        return Command(f"playback.{name}", label, run, [key], icon, when=self._conditions.posing, menu="playback")

    def _loop(self) -> Command:
        return Command(
            "playback.loop",
            self.tr("&Loop"),
            partial(self._set, "loops"),
            icon="loop",
            when=self._conditions.posing,
            checked=self._asked(lambda posing: posing.loops),
            menu="playback",
        )

    def _camera(self) -> Command:
        return Command(
            "playback.camera",
            self.tr("&Camera of the motion"),
            partial(self._set, "uses_camera"),
            icon="camera",
            when=self._has_camera,
            checked=self._asked(lambda posing: posing.uses_camera),
            menu="playback",
        )

    def _rates(self) -> list[Command]:
        return [
            Command(
                id,
                self.tr("&{rate} fps").format(rate=rate),
                partial(self._set, "fps", rate),
                tip=self.tr("Show {count} pictures a second").format(count=rate),
                when=self._conditions.posing,
                checked=self._asked(lambda posing, rate=rate: posing.fps == rate),  # type: ignore[misc]
                group="playback.rates",
                menu="playback",
            )
            for id, rate in zip(self.RATES, RATES, strict=True)
        ]

    # -- what is so ----------------------------------------------------------------------------------------------

    def _asked(self, ask: Callable[[Posing], bool]) -> Callable[[], bool]:
        def answer() -> bool:
            posing = self._current.posing if self._current.is_posing else None
            return posing is not None and ask(posing)

        return answer

    def _is_playing(self) -> bool:
        return self._current.posing is not None and self._current.posing.is_playing

    def _has_camera(self) -> Answer:
        posing = self._current.posing
        if posing is None or not self._current.is_posing:
            return self._conditions.posing()
        return any(len(loaded.motion.camera) for loaded in posing.motions) or self.tr("No motion moves the camera")

    # -- what is done --------------------------------------------------------------------------------------------

    def _on(self, run: Callable[[Posing], object]) -> Callable[[], None]:
        def act() -> None:
            if self._current.posing is not None:
                run(self._current.posing)

        return act

    def _set(self, name: str, value: object) -> None:
        posing = self._current.posing
        if posing is not None and getattr(posing, name) != value:
            setattr(posing, name, value)

    def _play(self) -> None:
        posing = self._current.posing
        if posing is not None and posing.is_playing:
            posing.pause()
        elif posing is not None:
            posing.play()

    def _seek(self, frame: float) -> None:
        if self._current.posing is not None:
            self._current.posing.set_frame(frame)

    def _go_to_end(self) -> None:
        if self._current.posing is not None:
            self._seek(self._current.posing.last_frame)

    def _step(self, step: int) -> None:
        """Pause, and go to the next whole frame in a direction."""
        posing = self._current.posing
        if posing is not None:
            posing.pause()
            frame = math.floor(posing.frame) + 1 if step > 0 else math.ceil(posing.frame) - 1
            posing.set_frame(max(frame, 0))


class ModeSwitch(QObject):
    """`TOGGLE`, for a menu, goes from one mode to the other; of `CHOICES`, for a tool bar, one is checked."""

    TOGGLE = "mode.toggle"
    CHOICES = ("mode.edit", "mode.transform")

    def __init__(self, current: CurrentDocument, commands: CommandList) -> None:
        super().__init__(commands)
        self._current = current
        self.commands = commands
        self._conditions = Conditions(current)
        commands.add([self._toggle(), *self._choices()], "ModeSwitch")
        current.mode_changed.connect(commands.renew_soon)
        commands.renew_soon()

    def _toggle(self) -> Command:
        return Command(
            self.TOGGLE,
            self.tr("&Transform mode"),
            self.choose_transform,
            ["F9"],
            "pose",
            self.tr("Move bones and morphs and play motions; the model itself stays as it is"),
            when=self._conditions.document,
            checked=partial(self._is_in, WindowMode.TRANSFORM),
            menu="transform.mode",
        )

    def _choices(self) -> list[Command]:
        texts = {
            WindowMode.EDIT: (self.tr("Edit"), "edit", self.tr("Change the model")),
            WindowMode.TRANSFORM: (self.tr("Transform"), "pose", self.tr("Move the model")),
        }
        return [
            Command(
                id,
                text,
                partial(self.choose_transform, mode is WindowMode.TRANSFORM),
                icon=icon,
                tip=tip,
                when=self._conditions.document,
                checked=partial(self._is_in, mode),
                group="mode",
                key_of=self.TOGGLE,
            )
            for id, (mode, (text, icon, tip)) in zip(self.CHOICES, texts.items(), strict=True)
        ]

    def choose_transform(self, wanted: bool) -> None:
        """Take the current document to Transform mode, or back to Edit mode."""
        if self._current.posing is not None:
            self._current.posing.set_active(wanted)

    def _is_in(self, mode: WindowMode) -> bool:
        return self._current.mode is mode
