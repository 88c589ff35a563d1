"""Keys: those that text keeps for itself, those of open menus, and the order in which Tab goes through the window."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from editor.ui.help_card import show_menu_help

COMMANDING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def keep_key(event: QEvent, key: QKeySequence.StandardKey) -> bool:
    """Keep `key` from the main window, if `event` is the question whether to; it comes again as a key press then."""
    if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride or not event.matches(key):
        return False
    event.accept()
    return True


def keeps_text(event: QEvent) -> bool:
    """Keeps all keys that type something: where typing begins an edit, letters choose no tools."""
    if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride:
        return False
    if not event.text().isprintable() or not event.text() or event.modifiers() & COMMANDING:
        return False
    event.accept()
    return True


class MenuKeys(QObject):
    """Keeps keys from shortcuts while a menu is open; F1 shows the help of its entries.

    Before any shortcut has a key, Qt asks the open menu whether it wants it; menus want arrows and Return only. A key
    that means nothing there goes on to the menu bar, and Qt asks again, up to the window: so both are to be `asked`.
    """

    def __init__(self, widgets: Iterable[QWidget], parent: QObject) -> None:
        super().__init__(parent)
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return False
        if isinstance(watched, QMenu) and event.type() is QEvent.Type.KeyPress and event.key() == Qt.Key.Key_F1:
            show_menu_help(watched)
            return True
        if event.type() is not QEvent.Type.ShortcutOverride:
            return False
        leads_to_menus = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if leads_to_menus or not isinstance(QApplication.activePopupWidget(), QMenu):
            return False
        event.accept()
        return True


def go_to_next(window: QWidget, panes: Sequence[QWidget], step: int) -> bool:
    """Take the keyboard to the next widget (1) or the one before (-1); panes in their order, then everything else."""
    focused = QApplication.focusWidget()
    if focused is None or not _is_stop(focused):  # it is just being hidden or destroyed, which is Qt's concern
        return False
    covered = [pane for pane in panes if window.isAncestorOf(pane) and pane.visibleRegion().isEmpty()]  # by others
    seen = [stop for stop in tab_stops(window) if not any(pane.isAncestorOf(stop) for pane in covered)]
    stops = sorted(seen, key=lambda widget: _pane_index(widget, panes))[::step]
    place = stops.index(focused) if focused in stops else -1
    reason = Qt.FocusReason.TabFocusReason if step > 0 else Qt.FocusReason.BacktabFocusReason
    for stop in (*stops[place + 1 :], *stops[: max(place, 0)]):
        stop.setFocus(reason)
        if QApplication.focusWidget() is stop:  # and not a part that stands for it, which has its own place
            return True
    return False


def tab_stops(root: QWidget) -> list[QWidget]:
    """The widgets of a window, or of a part of one, at which Tab stops now, in the order in which they were put there.

    Not in that of Qt's chain of focus: asked for the next of a widget, PySide makes that one its child.
    """
    return [widget for widget in root.findChildren(QWidget) if root.isAncestorOf(widget) and _is_stop(widget)]


def _is_stop(widget: QWidget) -> bool:
    takes_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
    return takes_tab and widget.isVisible() and widget.isEnabled()


def _pane_index(widget: QWidget, panes: Sequence[QWidget]) -> int:
    places = (place for place, pane in enumerate(panes) if pane.isAncestorOf(widget))
    return next(places, len(panes))
