"""Commands of the View menu: what of the model is shown, in which names and language, and which docks are open."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject
from PySide6.QtWidgets import QDockWidget, QMenu, QWidget

from editor.document.program.plugin_list import PluginList
from editor.render.modes import MODES, OWN_MODES, ModeRow
from editor.render.overlays.overlay_list import Overlay
from editor.ui.command import Command, CommandList
from editor.ui.dialogs.light import show_light
from editor.ui.language import LANGUAGES
from editor.ui.models.name_marks import NameMode, Names
from editor.ui.services import WindowServices
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
        window: QWidget,
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
        commands.add([*map(self._of_overlay, settings.overlays), *self._of_names(), self._of_roles()], "ViewMenu")
        commands.add([*self._languages(), *self._others(window)], "ViewCommands")
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
        overlays = [self._of_overlay(overlay) for overlay in plugins.overlays]
        modes = [self._of_mode(mode, row) for mode, row in plugins.modes.items()]
        for name, context, added in (("view.overlays", "ViewMenu", overlays), ("view.modes", "DisplayMode", modes)):
            commands.add(added, context)
            menus[name].addActions(commands.actions(*(command.id for command in added)))
        self._of_plugins = [command.id for command in (*overlays, *modes)]

    def _of_overlay(self, overlay: Overlay) -> Command:
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
        return self._settings.options.shows(overlay) or self._is_automatic(overlay)

    def _is_automatic(self, overlay: str) -> bool:
        """Return whether an overlay is drawn only as what it shows is picked by clicks."""
        viewport = self._viewport()
        is_drawn = viewport is not None and viewport.automatic_overlay == overlay
        return is_drawn and not self._settings.options.shows(overlay)

    def _text_of(self, overlay: Overlay) -> str:
        label = QCoreApplication.translate("ViewMenu", overlay.label)
        return self.tr("{overlay} (automatic)").format(overlay=label) if self._is_automatic(overlay.name) else label

    def _toggle(self, overlay: str, _: bool) -> None:
        self._settings.show(overlay, not self._settings.options.shows(overlay))

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

    def _languages(self) -> list[Command]:
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

    def _others(self, window: QWidget) -> list[Command]:
        go, other = self._go_to_neighbour, "view.documents"
        forward, back = ["Ctrl+Tab", "Ctrl+PgDown"], ["Ctrl+Shift+Tab", "Ctrl+PgUp"]
        light, show = self.tr("&Light and background…"), partial(show_light, self._settings, window)
        return [
            Command("view.light", light, show, menu="view.light"),
            Command("view.next-document", self.tr("Ne&xt document"), partial(go, 1), forward, menu=other),
            Command("view.previous-document", self.tr("Pre&vious document"), partial(go, -1), back, menu=other),
        ]


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
            partial(self._services.go_to_pane, name),
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
