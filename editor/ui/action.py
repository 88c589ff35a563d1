"""QActions of commands, the keys that they have now, for texts that name them, and buttons of a choice of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QColor, QKeySequence, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QMenu, QStyle, QStyleOptionToolButton, QStylePainter, QToolButton, QWidget

from editor.ui.icons import icon as find_icon
from editor.ui.icons import tinted
from editor.ui.style import shade, soft_accent
from editor.ui.tokens import HOVER, PRESSED, RADIUS, RADIUS_S, SPACING_M, SPACING_S, mixed

_ID = re.compile(r"\{([a-z0-9-]+\.[a-z0-9-]+)\}")
_OPTIONAL = re.compile(r"\[([^\[\]]*\{[a-z0-9-]+\.[a-z0-9-]+\}[^\[\]]*)\]")


class BoundKeys(QObject):
    """The first key of each command that has one, by id."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._keys: dict[str, QKeySequence | None] = {}

    def note(self, keys: Mapping[str, Sequence[QKeySequence]]) -> None:
        """Take over the keys of some commands; those of others stay."""
        first = {id: next(iter(of_command), None) for id, of_command in keys.items()}
        if any(self._keys.get(id) != key for id, key in first.items()):
            self._keys.update(first)
            self.changed.emit()

    def of(self, id: str) -> str:
        """The key of a command as the system writes it; "" for none."""
        key = self._keys.get(id)
        return key.toString(QKeySequence.SequenceFormat.NativeText) if key is not None else ""


BOUND_KEYS = BoundKeys()


def with_bound_keys(text: str) -> str:
    """The text with the keys of commands in the place of their ids: "Transform mode[ ({mode.toggle})]".

    What is in brackets around an id is left out where one of the commands in it has no key.
    """

    def part(found: re.Match[str]) -> str:
        return found[1] if all(map(BOUND_KEYS.of, _ID.findall(found[1]))) else ""

    return _ID.sub(lambda found: BOUND_KEYS.of(found[1]), _OPTIONAL.sub(part, text))


Keys = str | QKeySequence.StandardKey


def make_action(
    owner: QObject,
    text: str,
    run: Callable[..., object],
    *,
    keys: Sequence[Keys] = (),
    icon: str = "",
    tip: str = "",
) -> QAction:
    """An action of `owner` that calls `run` with nothing.

    `tip` explains more than the text does; the tooltip names the first shortcut, too.
    """
    action = QAction(find_icon(icon), text, owner)
    action.setShortcuts([QKeySequence(key) for key in keys])
    action.setStatusTip(tip)
    set_tooltip(action)
    action.triggered.connect(lambda: run())
    return action


def add_choice(menu: QMenu, of: str, text: str, run: Callable[..., object], tip: str = "") -> QAction:
    """Add to a menu that is filled as it opens one of what there is then: names, files, values, which are no commands.

    `of` is the id of the command, or the name of the menu, that they are choices of.
    """
    action = make_action(menu, text, run, tip=tip)
    action.setObjectName(f"{of}/{text}")
    menu.addAction(action)
    return action


def is_letter(action: QAction) -> bool:
    """Return whether all keys of an action are bare letters."""
    keys = [key.toString() for key in action.shortcuts()]
    return bool(keys) and all(len(key) == 1 and key.isalpha() for key in keys)


def set_tooltip(action: QAction, key_of: str = "") -> None:
    """Give an action its tooltip: what its status tip or text says, and its shortcut, or that of a command."""
    what = action.statusTip() or plain(action.text().partition("\t")[0])
    shortcut = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText) or BOUND_KEYS.of(key_of)
    action.setToolTip(f"{what} ({shortcut})" if shortcut else what)


def plain(text: str) -> str:
    """The text of a menu entry without its mnemonic, "&File" or "ファイル(&F)", and without dots."""
    return without_mnemonic(text).rstrip("…")


def without_mnemonic(text: str) -> str:
    """A text as it is read: without the letter that Alt chooses it by."""
    return re.sub(r"\(&\w\)", "", text).replace("&&", "\0").replace("&", "").replace("\0", "&")


WITH_NAMES, BY_ICONS = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly
Role = QPalette.ColorRole
Group = QPalette.ColorGroup


class Segment(QToolButton):
    """One of the parts of a choice; `is_solid` fills it with the accent itself where it is chosen."""

    def __init__(self, action: QAction, *, is_solid: bool) -> None:
        super().__init__(autoRaise=True)
        self._is_solid = is_solid
        self.setDefaultAction(action)

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        palette, painter = option.palette, QStylePainter(self)
        if self.isChecked() and self.isEnabled():
            ground = put_on_accent(option, self.devicePixelRatioF()) if self._is_solid else soft_accent(palette)
            _draw_ground(painter, self, ground)
        elif self.underMouse() and self.isEnabled():
            _draw_ground(painter, self, shade(palette, HOVER))
        _draw_label(painter, self, option)


class PrimaryButton(QToolButton):
    """The one button of a bar that is wanted most: its icon stands on the accent while it can be clicked."""

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        if self.isEnabled():
            accent = put_on_accent(option, self.devicePixelRatioF())
            share = PRESSED if self.isDown() else HOVER if self.underMouse() else 0.0
            _draw_ground(painter, self, mixed(option.palette.color(Role.ButtonText), accent, share))
        _draw_label(painter, self, option)


def put_on_accent(option: QStyleOptionToolButton, ratio: float) -> QColor:
    """Have the text and the icon of a button be seen on the accent; its colour. `ratio`: device pixels of a logical."""
    palette = option.palette
    ink = palette.color(Group.Active, Role.HighlightedText)
    palette.setColor(Role.ButtonText, ink)
    option.palette = palette
    option.icon = tinted(option.icon, option.iconSize, ink, ratio)
    return palette.color(Group.Active, Role.Highlight)


def _draw_ground(painter: QPainter, button: QToolButton, color: QColor) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRoundedRect(_inner(button), RADIUS, RADIUS)
    painter.restore()


def _draw_label(painter: QStylePainter, button: QToolButton, option: QStyleOptionToolButton) -> None:
    """Draw the icon and text of a button, and its frame while it has the keyboard."""
    if button.hasFocus():
        painter.setPen(button.palette().color(Role.WindowText))
        painter.drawRoundedRect(_inner(button), RADIUS, RADIUS)
    painter.drawControl(QStyle.ControlElement.CE_ToolButtonLabel, option)
    painter.end()


def _inner(button: QToolButton) -> QRectF:
    return button.rect().toRectF().adjusted(1, 1, -1, -1)


class Segments(QWidget):
    """A choice, a button for each action: in one frame, or, as tabs are, without one where it `is_solid`."""

    def __init__(self, actions: Iterable[QAction], *, is_solid: bool = False) -> None:
        super().__init__()
        self._is_framed = not is_solid
        self.buttons = [Segment(action, is_solid=is_solid) for action in actions]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for button in self.buttons:
            row.addWidget(button)

    @property
    def shows_names(self) -> bool:
        return any(button.toolButtonStyle() is WITH_NAMES for button in self.buttons)

    @property
    def width_of_names(self) -> int:
        """The logical pixels that it is wider by with the names."""
        shown, widths = self.shows_names, []
        for named in (not shown, shown):
            self.show_names(named)
            widths.append(sum(button.sizeHint().width() for button in self.buttons))
        return abs(widths[1] - widths[0])

    def show_names(self, shown: bool) -> None:
        """Show the names of all parts, or their icons alone."""
        for button in self.buttons:
            button.setToolButtonStyle(WITH_NAMES if shown else BY_ICONS)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._is_framed:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(Role.Mid))
        painter.setBrush(self.palette().color(Role.Light))
        painter.drawRoundedRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        painter.end()


def draw_key_caps(painter: QPainter, rect: QRect, keys: str, ink: QColor) -> int:
    """Draw the keys of a shortcut as caps at the right of `rect`; where what is left of it ends."""
    metrics, right = painter.fontMetrics(), rect.right()
    height = metrics.height() + 2
    outline = QColor(ink)
    outline.setAlphaF(0.5)
    for part in reversed(keys.replace("++", "+\0").split("+")):
        name = part.replace("\0", "+")
        width = max(metrics.horizontalAdvance(name) + SPACING_M, height)
        cap = QRect(right - width, rect.center().y() - height // 2, width, height)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(outline)
        painter.drawRoundedRect(QRectF(cap).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_S, RADIUS_S)
        painter.setPen(ink)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, name)
        right -= width + SPACING_S
    return right - SPACING_M
