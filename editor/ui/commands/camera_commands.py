"""Commands of cameras: from where the model is seen, in one view or several, and what cameras share and remember."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from editor.document.cameras import Lock
from editor.render.camera import ViewSide
from editor.ui.command import Answer, Command, CommandList, InView, WindowWide
from editor.ui.services import WindowServices
from editor.ui.viewport.camera_control import CameraControl
from editor.ui.viewport.view_settings import ViewSettings
from editor.ui.viewport.viewport import Viewport

_SIDES: dict[ViewSide, tuple[str, Any, str]] = {
    ViewSide.FRONT: ("front", QT_TRANSLATE_NOOP("ViewMenu", "&Front"), "2"),
    ViewSide.BACK: ("back", QT_TRANSLATE_NOOP("ViewMenu", "&Back"), "8"),
    ViewSide.LEFT: ("models-right", QT_TRANSLATE_NOOP("ViewMenu", "The model's &right"), "4"),
    ViewSide.RIGHT: ("models-left", QT_TRANSLATE_NOOP("ViewMenu", "The model's &left"), "6"),
    ViewSide.TOP: ("top", QT_TRANSLATE_NOOP("ViewMenu", "&Top"), "5"),
    ViewSide.BOTTOM: ("bottom", QT_TRANSLATE_NOOP("ViewMenu", "Botto&m"), "0"),
}
Act = Callable[[CameraControl], object]
Ask = Callable[[CameraControl], bool]


class CameraCommands(QObject):
    """`viewport()` gives the view that is worked in, or None; `in_view`: ids of those whose keys work there only."""

    def __init__(
        self,
        settings: ViewSettings,
        viewport: Callable[[], Viewport | None],
        commands: CommandList,
        services: WindowServices,
    ) -> None:
        super().__init__(commands)
        self._services = services
        self._settings = settings
        self._viewport = viewport
        of_sides, others = self._sides(), [*self._centres(), *self._arrangement(), *self._locks()]
        framing = self._framing()
        for group, context in ((framing, "CameraCommands"), (of_sides, "ViewMenu"), (others, "CameraCommands")):
            commands.add(group, context)
        groups = [*framing, *of_sides, *others]
        # Lists have Home themselves, while letters are for everywhere.
        home = Command(
            "camera.frame-all-by-home",
            commands.label("camera.frame-all"),
            partial(self._on, CameraControl.frame),
            ["Home"],
            scope=InView,
            listed=False,
        )
        commands.add([home], "CameraCommands")
        self.in_view = [command.id for command in (*groups, home) if command.scope is InView]

    # -- commands --------------------------------------------------------------------------------------------------

    def _act(
        self, name: str, label: str, run: Act, *keys: str, icon: str = "", when: Ask | None = None, menu: str
    ) -> Command:
        asks = self._has_view if when is None else partial(self._asked, when)
        scope, run_here = InView if keys else WindowWide, partial(self._on, run)
        return Command(f"camera.{name}", label, run_here, keys, icon, when_shown=asks, scope=scope, menu=menu)

    def _switch(self, name: str, label: str, run: Act, is_on: Ask, keys: tuple[str, ...] = (), *, menu: str) -> Command:
        """A command that shows what is so; `run` turns it over."""
        return Command(
            f"camera.{name}",
            label,
            lambda _: self._on(run),
            keys,
            when_shown=self._has_view,
            checked=lambda: self._asked(is_on) is True,
            menu=menu,
        )

    def _on(self, run: Act) -> None:
        view = self._viewport()
        if view is not None:
            run(view.camera_control)

    def _has_view(self) -> Answer:
        return self._viewport() is not None or self.tr("No model is open")

    def _asked(self, ask: Ask) -> Answer:
        view = self._viewport()
        return view is not None and ask(view.camera_control)

    def _framing(self) -> list[Command]:
        frame, reset = partial(self._act, menu="camera.framing"), partial(self._act, menu="camera.reset")
        return [
            frame("frame-selection", self.tr("Frame &selection"), CameraControl.frame_selection, ".", icon="frame"),
            frame("frame-all", self.tr("Frame &all"), CameraControl.frame, "A", icon="frame-all"),
            reset("reset", self.tr("R&eset"), CameraControl.reset, icon="reset-camera"),
            reset(
                "take-back-reset",
                self.tr("Bac&k to before the reset"),
                CameraControl.take_back_reset,
                when=_can_go_back,
            ),
        ]

    def _sides(self) -> list[Command]:
        act = partial(self._act, menu="camera.sides")
        return [
            act(name, QCoreApplication.translate("ViewMenu", text), partial(_look_from, side), f"Num+{key}")
            for side, (name, text, key) in _SIDES.items()
        ]

    def _centres(self) -> list[Command]:
        act = partial(self._act, menu="camera.centre")
        return [
            act("centre-on-model", self.tr("&Model"), CameraControl.centre_on, "Ctrl+1"),
            act("centre-on-selection", self.tr("&Selection"), _centre_on_selection, "Ctrl+2"),
            act("centre-on-bone", self.tr("Current &bone"), _centre_on_bone, "Ctrl+3"),
            act("no-centre", self.tr("What the camera &looks at"), _set_no_centre, "Ctrl+0"),
        ]

    def _arrangement(self) -> list[Command]:
        settings, views = self._settings, "camera.views"
        return [
            Command(
                "camera.perspective",
                self.tr("&Perspective"),
                settings.set_perspective,
                checked=lambda: settings.perspective,
                menu="camera.perspective",
            ),
            self._switch("four-views", self.tr("Four v&iews"), _switch_four, _is_four, ("F12",), menu=views),
            Command(
                "camera.second-view",
                self.tr("Seco&nd view"),
                partial(self._services.open_or_close_pane, "second"),
                ["F8"],
                menu=views,
            ),
            self._switch("move-together", self.tr("Move all views to&gether"), _switch_sync, _is_synced, menu=views),
            Command("camera.values", self.tr("&Values…"), self._services.show_camera, menu="camera.values"),
        ]

    def _locks(self) -> list[Command]:
        texts = {
            Lock.ROTATION: ("lock-rotation", self.tr("Lock r&otation")),
            Lock.ALL: ("lock-all", self.tr("Lock everyt&hing")),
        }
        return [
            self._switch(name, label, partial(_set_lock, lock), partial(_is_locked, lock), menu="camera.locks")
            for lock, (name, label) in texts.items()
        ]


def _can_go_back(control: CameraControl) -> bool:
    return control.can_go_back


def _is_four(control: CameraControl) -> bool:
    return control.cameras.is_four


def _is_synced(control: CameraControl) -> bool:
    return control.cameras.is_synced


def _is_locked(lock: Lock, control: CameraControl) -> bool:
    return control.cameras.lock is lock


def _look_from(side: ViewSide, control: CameraControl) -> None:
    control.set_camera(control.camera.turned(side))


def _centre_on_selection(control: CameraControl) -> None:
    selection = control.document.selection
    table = selection.active_table
    rows = selection.rows(table)
    if len(rows):
        control.centre_on(table, rows)


def _centre_on_bone(control: CameraControl) -> None:
    bone = control.document.selection.current("bones")
    if bone >= 0:
        control.centre_on("bones", [bone])


def _set_no_centre(control: CameraControl) -> None:
    control.cameras.set_centre(None)


def _switch_four(control: CameraControl) -> None:
    control.cameras.set_four(not control.cameras.is_four)


def _switch_sync(control: CameraControl) -> None:
    control.cameras.set_synced(not control.cameras.is_synced)


def _set_lock(lock: Lock, control: CameraControl) -> None:
    control.cameras.set_lock(Lock.NONE if control.cameras.lock is lock else lock)
