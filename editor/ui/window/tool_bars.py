"""Bars of buttons: above the window, beside the views, in their corner, and the options of the tool above them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.late_imports import Late
from editor.ui.action import WITH_NAMES, Segments, plain
from editor.ui.icons import icon
from editor.ui.services import WindowMode
from editor.ui.tabs import FoldingRow
from editor.ui.tokens import RADIUS, SPACING_M, SPACING_S
from editor.ui.viewport.region_tool import RegionTool
from editor.ui.viewport.shaping import RADII
from editor.ui.viewport.tools import Tool, Tools

brush_options = Late("editor.ui.panes.brush_panes:brush_options")
INSTANT = QToolButton.ToolButtonPopupMode.InstantPopup


class ToolBar(QToolBar):
    """Filled from left to right by its methods; of its choices as many have names as there is room for."""

    def __init__(self, title: str, window: QWidget) -> None:
        super().__init__(title, window)
        self.setObjectName("tools")
        self._segments: list[Segments] = []  # those that have names in narrower windows first

    def add_segments(self, actions: Iterable[QAction], title: str, *, is_solid: bool = False) -> None:
        """Add a choice, whose parts have names where there is room for all of them, and a line behind it.

        One that is not `is_solid` has its title before it.
        """
        segments = Segments(actions, is_solid=is_solid)
        segments.setAccessibleName(title)
        for button in segments.buttons:
            button.setIconSize(self.iconSize())
        if not is_solid:
            label = QLabel(title)
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            label.setContentsMargins(0, 0, SPACING_S, 0)
            self.addWidget(label)
        self._segments.append(segments)
        self.addWidget(segments)
        self._add_gap()
        self.addSeparator()
        self._add_gap()

    def _add_gap(self) -> None:
        gap = QWidget()
        gap.setFixedWidth(SPACING_M)
        self.addWidget(gap)

    def widgetForAction(self, action: QAction) -> QWidget | None:  # type: ignore[override]  # Qt's may be None, too
        """The button of an action, which may be one of a choice."""
        buttons = (button for segments in self._segments for button in segments.buttons)
        return next((each for each in buttons if each.defaultAction() is action), None) or super().widgetForAction(
            action
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._name()

    def _name(self) -> None:
        """Show the names of as many choices as there is room for, the first before others."""
        widths = {segments: segments.width_of_names for segments in self._segments}
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        room = self.width() - layout.sizeHint().width()
        room += sum(width for segments, width in widths.items() if segments.shows_names)
        for segments, width in widths.items():
            segments.show_names(width <= room)
            room -= width if width <= room else 0


class ToolStrip(QWidget):
    """The tools of the mode, from the top down; what finds no room is in a menu.

    Each mode has a bar of its own: where buttons are deleted, PySide would take others at their addresses for them.
    """

    def __init__(self, tools: Tools, others: Sequence[QAction]) -> None:
        """`others` stand below those of Edit mode."""
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._tools = tools
        self._bars = {mode: self._make_bar() for mode in WindowMode}
        edit = self._bars[WindowMode.EDIT]
        self._line = edit.addSeparator()
        edit.addActions(others)
        tools.changed.connect(self._show)
        self._show()

    def _make_bar(self) -> QToolBar:
        bar = QToolBar(self.tr("Tools"), orientation=Qt.Orientation.Vertical)
        bar.setAccessibleName(bar.windowTitle())
        column = self.layout() or QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(bar)
        return bar

    def _show(self) -> None:
        """Show the bar of the mode, with the tools that came since."""
        mode = self._tools.mode
        bar, before = self._bars[mode], self._line if mode is WindowMode.EDIT else None
        for action in self._tools.commands.keep_up(*(row.command_id for row in self._tools.offered)):
            if action not in bar.actions():
                bar.insertAction(before, action)  # type: ignore[arg-type]  # None, too
        for each in self._bars.values():
            each.setVisible(each is bar)


class ViewCorner(QWidget):
    """Buttons on a card: menus by their icons, and actions."""

    def __init__(self, menus: Mapping[str, QMenu], actions: Iterable[QAction]) -> None:
        """`menus` by the names of their icons."""
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for icon_name, menu in menus.items():
            button = QToolButton(autoRaise=True, popupMode=INSTANT)
            button.setText(plain(menu.title()))
            button.setToolTip(button.text())
            button.setIcon(icon(icon_name))
            button.setMenu(menu)
            row.addWidget(button)
        for action in actions:
            button = QToolButton(autoRaise=True)
            button.setDefaultAction(action)
            row.addWidget(button)
        self.setCursor(Qt.CursorShape.ArrowCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Window))
        painter.drawRoundedRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        painter.end()


class ToolOptions(FoldingRow):
    """What there is to choose of the tool that is taken, and the switch of physics in Transform mode."""

    def __init__(self, tools: Tools, menus: Mapping[str, QMenu]) -> None:
        """`menus` of the window, by name, which has those of axes and pivots."""
        super().__init__()
        self._tools, self._shaping, commands = tools, tools.shaping, tools.commands
        self.setAccessibleName(self.tr("Options of the tool"))
        self._regions = Segments(commands.keep_up(*RegionTool.REGIONS))
        self._through, self._physics = map(commands.button, (RegionTool.THROUGH, "physics.on"))
        self._axes = _menu_button(menus["edit.axes"])
        self._pivot = _menu_button(menus["edit.pivot"])
        self._mirror, self._falloff = map(commands.button, ("shaping.mirror", "shaping.falloff"))
        self._radius = self._make_radius()
        self._along = self._make_along()
        self._hint = QLabel()
        self._hint.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._of_brushes: dict[str, list[QWidget]] = {}  # by the id of the tool
        selecting, shaping = (self._regions, self._through), (self._mirror, self._falloff, self._radius, self._along)
        for part in (*selecting, self._axes, self._pivot, *shaping, self._hint, self._physics):
            part.setParent(self)
            part.hide()
        commands.keep_up(*tools.AXES_IDS, *self._shaping.PIVOTS)
        for signal in (tools.changed, self._shaping.changed):
            signal.connect(self._show)
        self._show()

    def _make_radius(self) -> QDoubleSpinBox:
        low, high = RADII
        radius = QDoubleSpinBox(decimals=2, minimum=low, maximum=high, singleStep=0.1)
        radius.setPrefix(self.tr("Radius") + " ")
        radius.setAccessibleName(self.tr("Radius of the falloff"))
        radius.setToolTip(self.tr("How far vertices around go along"))
        radius.valueChanged.connect(self._shaping.set_radius)
        return radius

    def _make_along(self) -> QToolButton:
        commands = self._tools.commands
        ids = [id for id in self._shaping.SWITCHES if id not in ("shaping.mirror", "shaping.falloff")]
        menu = QMenu(self.tr("Goes along"), self)
        menu.setToolTipsVisible(True)
        menu.addActions(commands.actions(*ids))
        menu.aboutToShow.connect(lambda: commands.show_possible(ids))
        return _menu_button(menu)

    def _show(self) -> None:
        with QSignalBlocker(self._radius):
            self._radius.setValue(self._shaping.radius)
        commands = self._tools.commands
        axes = commands[f"axes.{self._tools.chosen_axes.value}"]
        self._axes.setIcon(axes.icon())
        self._axes.setText(plain(axes.text()))
        self._pivot.setText(plain(commands[f"pivot.{self._shaping.pivot.value}"].text()))
        of_mode = [self._physics] if self._tools.mode is WindowMode.TRANSFORM else []
        self.show_parts([*self._parts_of_tool(), *of_mode])

    def _parts_of_tool(self) -> list[QWidget]:
        row = self._tools.row
        selecting = [self._regions, self._through]
        if row.id in self._tools.settings:
            return self._parts_of_brush(row.id)
        if row.make is not None:
            self._hint.setText(plain(self._tools.commands[row.command_id].statusTip()))
            return [self._hint]
        if not row.has_handles:
            return selecting
        if self._tools.mode is WindowMode.TRANSFORM:
            return [*selecting, self._axes]
        pivot = [self._pivot] if row.id != Tool.MOVE else []
        radius = [self._radius] if self._shaping.falls_off else []
        return [*selecting, self._axes, *pivot, self._mirror, self._falloff, *radius, self._along]

    def _parts_of_brush(self, tool: str) -> list[QWidget]:
        if tool not in self._of_brushes:
            self._of_brushes[tool] = [*brush_options(self._tools, tool, self), self._through]
        return self._of_brushes[tool]


def _menu_button(menu: QMenu) -> QToolButton:
    """A button with a name that opens a menu, and is called as that."""
    button = QToolButton(autoRaise=True, popupMode=INSTANT)
    button.setText(plain(menu.title()))
    button.setAccessibleName(button.text())
    button.setToolTip(button.text())
    button.setToolButtonStyle(WITH_NAMES)
    button.setMenu(menu)
    return button
