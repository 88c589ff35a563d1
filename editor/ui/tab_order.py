"""The order in which Tab goes through a window: pane by pane, though what is in panes is made when it is needed.

Qt goes by the order in which widgets came into the window, and so would reach what came late after everything else.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def go_to_next(window: QWidget, panes: Sequence[QWidget], step: int) -> bool:
    """Take the keyboard to the next widget (1) or the one before (-1); panes in their order, then everything else."""
    covered = [pane for pane in panes if pane.window() is window and pane.visibleRegion().isEmpty()]  # by others
    seen = [stop for stop in tab_stops(window) if not any(pane.isAncestorOf(stop) for pane in covered)]
    stops = sorted(seen, key=lambda widget: _place(widget, panes))
    focused = QApplication.focusWidget()
    if focused not in stops:
        return False
    reason = Qt.FocusReason.TabFocusReason if step > 0 else Qt.FocusReason.BacktabFocusReason
    stops[(stops.index(focused) + step) % len(stops)].setFocus(reason)
    return True


def tab_stops(root: QWidget) -> list[QWidget]:
    """The widgets of a window, or of a part of one, at which Tab stops now, in Qt's order."""
    found, widget = [], root.nextInFocusChain()
    while widget is not None and widget is not root:
        if root.isAncestorOf(widget) and _is_stop(widget, root):
            found.append(widget)
        widget = widget.nextInFocusChain()
    return found


def _is_stop(widget: QWidget, root: QWidget) -> bool:
    takes_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
    within = widget.window() is root.window() and widget.isVisible() and widget.isEnabled()
    return takes_tab and within and widget.focusProxy() is None


def _place(widget: QWidget, panes: Sequence[QWidget]) -> int:
    places = (place for place, pane in enumerate(panes) if pane.isAncestorOf(widget))
    return next(places, len(panes))
