"""Commands of playing motions, and the switch between Edit and Transform mode."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup

from editor.document.posing import Posing
from editor.ui.action import KEY_OF, Keys, explain, make_action
from editor.ui.current_document import CurrentDocument, WindowMode
from editor.ui.icons import icon

RATES = (30, 60)  # pictures a second


class Transport(QObject):
    """Its actions by attribute; `rates` by pictures a second. They work in Transform mode only."""

    def __init__(self, current: CurrentDocument) -> None:
        super().__init__(current)
        self._current = current
        self.play = self._add(self.tr("&Play"), self._play, ["Ctrl+M"], "play")
        self.stop = self._add(self.tr("&Stop"), self._on(Posing.stop), ["Ctrl+Shift+M"], "stop")
        explain(self.stop, self.tr("Stop, and go back to the start"))
        self.to_start = self._add(self.tr("To the st&art"), partial(self._seek, 0), ["Ctrl+Shift+Left"], "to-start")
        self.back = self._add(self.tr("One frame &back"), partial(self._step, -1), ["Ctrl+Left"], "step-back")
        self.forward = self._add(self.tr("One frame &forward"), partial(self._step, 1), ["Ctrl+Right"], "step-forward")
        self.to_end = self._add(self.tr("To the &end"), self._go_to_end, ["Ctrl+Shift+Right"], "to-end")
        self.loop = self._add_switch(self.tr("&Loop"), "loop", "loops")
        self.camera = self._add_switch(self.tr("&Camera of the motion"), "camera", "uses_camera")
        self.rates = self._make_rates()
        for signal in (current.mode_changed, current.motions_changed, current.playing_changed):
            signal.connect(self._show)
        self._show()

    @property
    def all(self) -> list[QAction]:
        """In the order of a menu."""
        steps = [self.play, self.stop, self.to_start, self.back, self.forward, self.to_end]
        return [*steps, self.loop, *self.rates.values(), self.camera]

    @property
    def for_motions(self) -> list[QAction]:
        """Those that need something to play."""
        return [self.play, self.to_end]

    def _add(self, text: str, run: Callable[[], object], keys: Sequence[Keys], icon: str) -> QAction:
        return make_action(self, text, run, keys=keys, icon=icon)

    def _add_switch(self, text: str, icon: str, name: str) -> QAction:
        """A switch for a property of Posing."""
        return make_action(self, text, partial(self._set, name), icon=icon, checked=True)

    def _make_rates(self) -> dict[int, QAction]:
        group = QActionGroup(self)
        rates = {}
        for rate in RATES:
            text = self.tr("&{rate} fps").format(rate=rate)
            tip = self.tr("Show {count} pictures a second").format(count=rate)
            action = make_action(self, text, partial(self._set, "fps", rate), tip=tip)
            action.setCheckable(True)
            group.addAction(action)
            rates[rate] = action
        return rates

    # -- what is done ------------------------------------------------------------------------------------------

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

    # -- what is shown -----------------------------------------------------------------------------------------

    def _show(self) -> None:
        posing = self._current.posing if self._current.is_posing else None
        for action in self.all:
            action.setEnabled(posing is not None)
        if posing is None:
            return
        for action in self.for_motions:
            action.setEnabled(posing.last_frame > 0)
        self.camera.setEnabled(any(len(loaded.motion.camera) for loaded in posing.motions))
        self.loop.setChecked(posing.loops)
        self.camera.setChecked(posing.uses_camera)
        self.rates[posing.fps].setChecked(True)
        self._show_playing(posing.is_playing)

    def _show_playing(self, playing: bool) -> None:
        text = self.tr("&Pause") if playing else self.tr("&Play")
        self.play.setIcon(icon("pause" if playing else "play"))
        if text != self.play.text():  # the tooltip may tell why there is nothing to play
            self.play.setText(text)
            explain(self.play)


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
            make_action(self, self.tr("Edit"), self._edit, icon="edit", tip=self.tr("Change the model")),
            make_action(self, self.tr("Transform"), self._transform, icon="pose", tip=self.tr("Move the model")),
        ]
        group = QActionGroup(self)
        for action in self.choices:
            action.setProperty(KEY_OF, "mode.toggle")
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
