"""Commands of the View menu: what of the model is shown, in which names, from where, and which docks are open."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QMenu, QSlider, QWidget, QWidgetAction

from editor.document.cameras import Lock
from editor.document.program.plugin_list import PluginList
from editor.render.camera import ViewSide
from editor.render.modes import MODES, OWN_MODES, ModeRow
from editor.render.overlays.overlay_list import Overlay
from editor.ui.command import Answer, Command, CommandList, InView, WindowWide
from editor.ui.language import LANGUAGES
from editor.ui.models.marks import NameMode, Names
from editor.ui.services import WindowServices
from editor.ui.viewport.camera_control import CameraControl
from editor.ui.viewport.view_settings import ViewSettings
from editor.ui.viewport.viewport import Viewport

MODEL_VIEW_KEY = "Alt+0"
_NAMES: dict[Names, Any] = {
    Names.JAPANESE: QT_TRANSLATE_NOOP("ViewMenu", "Japanese names"),
    Names.ENGLISH: QT_TRANSLATE_NOOP("ViewMenu", "English names"),
    Names.BOTH: QT_TRANSLATE_NOOP("ViewMenu", "Both names"),
}


class ViewCommands(QObject):
    """Display modes, overlays, names and languages, each a command; those of plug-ins stand behind them."""

    def __init__(
        self,
        settings: ViewSettings,
        names: NameMode,
        language: str,
        viewport: Callable[[], Viewport | None],
        go_to_neighbour: Callable[[int], object],
        commands: CommandList,
        services: WindowServices,
    ) -> None:
        """`viewport()` gives the view that is worked in, or None; `go_to_neighbour(1)` goes to the next document."""
        super().__init__(commands)
        self._services = services
        self._go_to_neighbour = go_to_neighbour
        self._viewport = viewport
        self._settings = settings
        self._names = names
        self._language = language
        self._of_plugins: list[str] = []  # ids
        modes = [self._of_mode(mode, row) for mode, row in MODES.items() if mode in OWN_MODES]
        commands.add(modes, "DisplayMode")
        commands.add([*map(self._overlay_command, settings.overlays), *self._of_names(), self._of_roles()], "ViewMenu")
        commands.add([*self._language_commands(), *self._other_commands()], "ViewCommands")
        settings.changed.connect(commands.renew_soon)

    def _of_mode(self, mode: str, row: ModeRow) -> Command:
        return Command(
            f"view.mode-{mode.replace('_', '-')}",
            QCoreApplication.translate("DisplayMode", row.label),
            partial(self._settings.set_mode, mode),
            tip=QCoreApplication.translate("DisplayMode", row.tip) if row.tip else "",
            checked=partial(self._is_in, mode),
            group="view.modes",
            menu=f"view.modes.{row.group}".rstrip("."),
        )

    def _is_in(self, mode: object) -> bool:
        return self._settings.options.mode == mode

    def offer_of_plugins(self, plugins: PluginList, commands: CommandList, menus: Mapping[str, QMenu]) -> None:
        """Offer the overlays and display modes of plug-ins at the ends of their menus, in place of those before."""
        for id in self._of_plugins:
            commands.remove(id)
        self._settings.offer_overlays(plugins.overlays)
        self._settings.follow_modes()
        overlays = [self._overlay_command(overlay) for overlay in plugins.overlays]
        modes = [self._of_mode(mode, row) for mode, row in plugins.modes.items()]
        for name, context, added in (("view.overlays", "ViewMenu", overlays), ("view.modes", "DisplayMode", modes)):
            commands.add(added, context)
            menus[name].addActions(commands.actions(*(command.id for command in added)))
        self._of_plugins = [command.id for command in (*overlays, *modes)]

    def _overlay_command(self, overlay: Overlay) -> Command:
        return Command(
            f"view.{overlay.name.replace('_', '-')}",
            QCoreApplication.translate("ViewMenu", overlay.label),
            partial(self._toggle, overlay.name),
            tip=QCoreApplication.translate("ViewMenu", overlay.tip) if overlay.tip else "",
            checked=partial(self._shows, overlay.name),
            text=partial(self._text_of, overlay),
            menu=f"view.overlays.{overlay.group.value}",
        )

    def _shows(self, overlay: str) -> bool:
        return self._settings.shows(overlay) or self._is_automatic(overlay)

    def _is_automatic(self, overlay: str) -> bool:
        """Return whether an overlay is drawn only as what it shows is picked by clicks."""
        viewport = self._viewport()
        is_drawn = viewport is not None and viewport.automatic_overlay == overlay
        return is_drawn and not self._settings.options.shows(overlay)

    def _text_of(self, overlay: Overlay) -> str:
        label = QCoreApplication.translate("ViewMenu", overlay.label)
        return self.tr("{overlay} (automatic)").format(overlay=label) if self._is_automatic(overlay.name) else label

    def _toggle(self, overlay: str, _: bool) -> None:
        self._settings.show(overlay, not self._settings.shows(overlay))

    def _of_names(self) -> list[Command]:
        return [
            Command(
                f"view.names-{names.value}",
                QCoreApplication.translate("ViewMenu", text),
                partial(self._names.choose, names),
                checked=partial(self._has_names, names),
                group="view.names",
                menu="view.names",
            )
            for names, text in _NAMES.items()
        ]

    def _of_roles(self) -> Command:
        return Command(
            "view.bone-roles",
            QCoreApplication.translate("ViewMenu", "Colours of bones in lists"),
            self._names.show_roles,
            tip=QCoreApplication.translate("ViewMenu", "Beside each bone a spot in the colour of the model view"),
            checked=lambda: self._names.shows_roles,
            menu="view.bone-roles",
        )

    def _has_names(self, names: Names) -> bool:
        return self._names.names is names

    def _language_commands(self) -> list[Command]:
        return [
            Command(
                f"view.language-{code or 'system'}",
                text,
                partial(self._services.choose_language, code),
                checked=partial(self._speaks, code),
                group="view.languages",
                menu="view.languages",
            )
            for code, text in {"": self.tr("System"), **LANGUAGES}.items()
        ]

    def _speaks(self, code: str) -> bool:
        return self._language == code

    def _other_commands(self) -> list[Command]:
        go, other = self._go_to_neighbour, "view.documents"
        forward, back = ["Ctrl+Tab", "Ctrl+PgDown"], ["Ctrl+Shift+Tab", "Ctrl+PgUp"]
        light, show = self.tr("&Light and background"), partial(self._services.focus_or_close_pane, "light")
        return [
            Command("view.light", light, show, when=lambda: _is_there(self._viewport()), menu="view.light"),
            Command("view.next-document", self.tr("Ne&xt document"), partial(go, 1), forward, menu=other),
            Command("view.previous-document", self.tr("Pre&vious document"), partial(go, -1), back, menu=other),
        ]


class DensityAction(QWidgetAction):
    """A slider in a menu: how dense overlays are shown."""

    def __init__(self, settings: ViewSettings, menu: QMenu) -> None:
        super().__init__(menu)
        self._settings = settings
        row, label = QWidget(menu), QLabel(self.tr("Density"))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, 100)
        self.slider.setAccessibleName(self.tr("Density of overlays"))
        self.slider.setToolTip(self.tr("How much is seen of vertices and bones that stand close together"))
        layout = QHBoxLayout(row)
        layout.addWidget(label)
        layout.addWidget(self.slider, 1)
        self.setDefaultWidget(row)
        self._show()
        menu.aboutToShow.connect(self._show)
        self.slider.valueChanged.connect(self._choose)

    def _show(self) -> None:
        self.slider.setValue(round(100 * self._settings.overlay_density))

    def _choose(self, value: int) -> None:
        self._settings.set_overlay_density(value / 100)


class PanesMenu(QMenu):
    """Opens and closes the docks. Of the commands that go to a dock, that to the model view stands here.

    The others are for their keys, but for those that `menus` has a part for, by the names of panes.
    """

    def __init__(
        self,
        docks: Mapping[str, QDockWidget],
        keys: Mapping[str, str],
        menus: Mapping[str, str],
        commands: CommandList,
        services: WindowServices,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._services = services
        self.setTitle(self.tr("&Panes"))
        self._docks = docks
        self._keys = keys
        self._menus = menus
        self._commands = commands
        self._offered: frozenset[str] = frozenset(docks)
        shown = [self._to_show(name, dock) for name, dock in docks.items()]
        self.addActions(commands.add(shown, "Workbench"))
        self.addSeparator()
        titles = {"": self.tr("Model view"), **{name: dock.windowTitle() for name, dock in docks.items()}}
        to_view, *_ = commands.add([self._to_go(name, title) for name, title in titles.items()], "Workbench")
        self.addAction(to_view)
        for name in docks:
            parent.addAction(commands[f"pane.go-to-{name}"])
        self.ids = [*(command.id for command in shown), "pane.go-to-view"]
        self.aboutToShow.connect(lambda: commands.show_possible(self.ids))

    def add(self, command: Command, context: str) -> None:
        """Add another command about panes at the end."""
        self.addActions(self._commands.add([command], context))
        self.ids.append(command.id)

    def offer(self, names: Collection[str]) -> None:
        """Offer these docks and no others, beside the model view."""
        self._offered = frozenset(names)
        self._commands.renew_soon()

    def _to_show(self, name: str, dock: QDockWidget) -> Command:
        return Command(
            f"pane.show-{name}",
            dock.windowTitle(),
            partial(self._show, name),
            checked=lambda: not dock.isHidden(),
            when=partial(self._offers, name),
            offered=partial(self._offers, name),
        )

    def _to_go(self, name: str, title: str) -> Command:
        key = self._keys[name] if name else MODEL_VIEW_KEY
        return Command(
            f"pane.go-to-{name or 'view'}",
            self.tr("Go to {}").format(title),
            partial(self._services.focus_or_close_pane if name else self._services.go_to_pane, name),
            [key] if key else [],
            when=partial(self._offers, name),
            offered=partial(self._offers, name),
            menu=self._menus.get(name, ""),
        )

    def _offers(self, name: str) -> bool:
        return not name or name in self._offered

    def _show(self, name: str, is_shown: bool) -> None:
        """Open a dock before those that it shares a place with, where Qt leaves it behind them; or close it."""
        dock = self._docks[name]
        if dock.isHidden() == is_shown:
            dock.toggleViewAction().trigger()
        if not dock.isHidden():
            dock.raise_()
            self._services.go_to_line(name)


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
        of_sides, others = (
            self._side_commands(),
            [*self._centre_commands(), *self._arrangement_commands(), *self._lock_commands()],
        )
        framing = self._framing_commands()
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

    def _camera_command(
        self, name: str, label: str, run: Act, *keys: str, icon: str = "", when: Ask | None = None, menu: str
    ) -> Command:
        asks = self._has_view if when is None else partial(self._answer, when)
        scope, run_here = InView if keys else WindowWide, partial(self._on, run)
        return Command(f"camera.{name}", label, run_here, keys, icon, when_shown=asks, scope=scope, menu=menu)

    def _switch_command(
        self, name: str, label: str, run: Act, is_on: Ask, keys: tuple[str, ...] = (), *, menu: str
    ) -> Command:
        """A command that shows what is so; `run` turns it over."""
        return Command(
            f"camera.{name}",
            label,
            lambda _: self._on(run),
            keys,
            when_shown=self._has_view,
            checked=lambda: self._answer(is_on) is True,
            menu=menu,
        )

    def _on(self, run: Act) -> None:
        view = self._viewport()
        if view is not None:
            run(view.camera_control)

    def _has_view(self) -> Answer:
        return _is_there(self._viewport())

    def _answer(self, ask: Ask) -> Answer:
        view = self._viewport()
        return view is not None and ask(view.camera_control)

    def _framing_commands(self) -> list[Command]:
        frame, reset = (
            partial(self._camera_command, menu="camera.framing"),
            partial(self._camera_command, menu="camera.reset"),
        )
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

    def _side_commands(self) -> list[Command]:
        act = partial(self._camera_command, menu="camera.sides")
        return [
            act(name, QCoreApplication.translate("ViewMenu", text), partial(_look_from, side), f"Num+{key}")
            for side, (name, text, key) in _SIDES.items()
        ]

    def _centre_commands(self) -> list[Command]:
        act = partial(self._camera_command, menu="camera.centre")
        return [
            act("centre-on-model", self.tr("&Model"), CameraControl.centre_on, "Ctrl+1"),
            act("centre-on-selection", self.tr("&Selection"), _centre_on_selection, "Ctrl+2"),
            act("centre-on-bone", self.tr("Current &bone"), _centre_on_bone, "Ctrl+3"),
            act("no-centre", self.tr("What the camera &looks at"), _set_no_centre, "Ctrl+0"),
        ]

    def _arrangement_commands(self) -> list[Command]:
        settings, views = self._settings, "camera.views"
        return [
            Command(
                "camera.perspective",
                self.tr("&Perspective"),
                settings.set_perspective,
                checked=lambda: settings.perspective,
                menu="camera.perspective",
            ),
            self._switch_command("four-views", self.tr("Four v&iews"), _switch_four, _is_four, ("F12",), menu=views),
            Command(
                "camera.second-view",
                self.tr("Seco&nd view"),
                partial(self._services.focus_or_close_pane, "second"),
                ["F8"],
                menu=views,
            ),
            self._switch_command(
                "move-together", self.tr("Move all views to&gether"), _switch_sync, _is_synced, menu=views
            ),
            Command("camera.values", self.tr("&Values…"), self._services.show_camera, menu="camera.values"),
        ]

    def _lock_commands(self) -> list[Command]:
        texts = {
            Lock.ROTATION: ("lock-rotation", self.tr("Lock r&otation")),
            Lock.ALL: ("lock-all", self.tr("Lock everyt&hing")),
        }
        return [
            self._switch_command(name, label, partial(_set_lock, lock), partial(_is_locked, lock), menu="camera.locks")
            for lock, (name, label) in texts.items()
        ]


def _is_there(viewport: Viewport | None) -> Answer:
    return viewport is not None or QCoreApplication.translate("Conditions", "No model is open")


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
