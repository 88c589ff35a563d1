"""The order in which Tab goes through a window: pane by pane, though what is in panes is made when it is needed.

Qt goes by the order in which widgets came into the window, and so would reach what came late after everything else.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def go_to_next(window: QWidget, panes: Sequence[QWidget], step: int) -> bool:
    """Take the keyboard to the next widget (1) or the one before (-1); panes in their order, then everything else."""
    focused = QApplication.focusWidget()
    if focused is None or not _is_stop(focused):  # it is just being hidden or destroyed, which is Qt's concern
        return False
    covered = [pane for pane in panes if window.isAncestorOf(pane) and pane.visibleRegion().isEmpty()]  # by others
    seen = [stop for stop in tab_stops(window) if not any(pane.isAncestorOf(stop) for pane in covered)]
    stops = sorted(seen, key=lambda widget: _place(widget, panes))[::step]
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


def _place(widget: QWidget, panes: Sequence[QWidget]) -> int:
    places = (place for place, pane in enumerate(panes) if pane.isAncestorOf(widget))
    return next(places, len(panes))
