"""The page of one document: one model view or four, a second one elsewhere, and which of them is worked in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSplitter, QVBoxLayout, QWidget

from editor.document.connections import connect
from editor.document.document import Document
from editor.render.camera import ViewSide
from editor.ui.tokens import SPACING_M
from editor.ui.viewport.textures import DocumentTextures
from editor.ui.viewport.viewport import Viewport

MARK = 2  # logical pixels around a view: the sign of the one that is worked in
CORNER = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop


class Pane(QWidget):
    """A view within its frame, which says which of several is worked in, and from where that one looks."""

    def __init__(self, view: Viewport, name: str) -> None:
        super().__init__()
        self.view = view
        self._is_active = False
        self._label = QLabel(name)
        self._label.setAutoFillBackground(True)
        self._label.setMargin(MARK)
        self._label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.corner = corner = QVBoxLayout(view)
        corner.setContentsMargins(SPACING_M, SPACING_M, SPACING_M, SPACING_M)
        corner.addWidget(self._label, 0, CORNER)
        corner.addWidget(view.orientation, 0, CORNER)
        corner.addStretch()
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(view)
        self.setFocusProxy(view)
        self.mark(one_of_many=False, active=False)

    def mark(self, *, one_of_many: bool, active: bool) -> None:
        """Show what tells several views apart, or nothing where there is only one."""
        margin = MARK if one_of_many else 0
        self._layout.setContentsMargins(margin, margin, margin, margin)
        self._label.setVisible(one_of_many)
        self._is_active = active
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        role = QPalette.ColorRole.Highlight if self._is_active else QPalette.ColorRole.Window
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(role))
        painter.end()


class Views(QWidget):
    """All views show one document; `prepare` is told of each new one. What they tell of comes from here."""

    painted = Signal()  # as Viewport.painted, of the active view

    def __init__(
        self, document: Document, prepare: Callable[[Viewport], None], textures: DocumentTextures | None = None
    ) -> None:
        """`textures`: those that outlive these views, None for some of their own."""
        super().__init__()
        self._document = document
        self._prepare = prepare
        self._textures = textures or DocumentTextures(document)
        self._is_syncing = False
        self._panes: list[Pane] = []  # the first one, that is always there, in front
        self._second: Pane | None = None
        self._rows = (QSplitter(Qt.Orientation.Horizontal), QSplitter(Qt.Orientation.Horizontal))
        self._arrange()
        self.cameras = document.cameras
        first = self._make_pane(self.tr("Model view"), None)
        self._panes.append(first)
        self._rows[0].addWidget(first)
        self.first = self.active = first.view
        self._guided = first.view
        self.setFocusProxy(first.view)
        if self.cameras.last is not None:
            first.view.camera_control.resume(self.cameras.last)
        first.view.camera_control.changed.connect(self._remember_camera)
        self.cameras.changed.connect(self._follow_cameras)
        self._follow_cameras()

    def _arrange(self) -> None:
        above, below = self._rows
        self._split = QSplitter(Qt.Orientation.Vertical)
        for row, other in ((above, below), (below, above)):
            row.setChildrenCollapsible(False)
            self._split.addWidget(row)
            connect(row.splitterMoved, self, partial(_match, row, other))
        self._split.setChildrenCollapsible(False)
        below.hide()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self._split)

    def surround(self, strip: QWidget, corner: QWidget) -> None:
        """Show tools at the left of all views, and buttons in the corner of the first, which is at the upper right."""
        self._row.insertWidget(0, strip)
        self._panes[0].corner.insertWidget(0, corner, 0, CORNER)

    def _make_pane(self, name: str, side: ViewSide | None) -> Pane:
        view = Viewport(self._document, textures=self._textures, side=side)
        self._prepare(view)
        view.painted.connect(partial(self._emit_painted, view))
        view.focused.connect(partial(self._activate, view))
        connect(view.camera_control.changed, self, partial(self._sync, view))
        return Pane(view, name)

    # -- which views there are -----------------------------------------------------------------------------------

    @property
    def all(self) -> list[Viewport]:
        """Every view that there is now."""
        return [pane.view for pane in self._all_panes]

    @property
    def _all_panes(self) -> list[Pane]:
        return self._panes if self._second is None else [*self._panes, self._second]

    def make_second(self) -> Pane:
        """One more view, for somewhere else in the window or beside it; the one that there was is ended."""
        self.drop_second()
        self._second = self._make_pane(self.tr("Second view"), None)
        self._show_marks()
        return self._second

    def drop_second(self) -> None:
        """End the second view, if there is one; whoever shows it takes it away."""
        if self._second is not None:
            pane, self._second = self._second, None
            pane.view.stop()
            self._return_from(pane.view)

    def _follow_cameras(self) -> None:
        if self.cameras.is_four and len(self._panes) == 1:
            self._open_four()
        elif not self.cameras.is_four and len(self._panes) > 1:
            self._close_four()
        if self.cameras.is_synced:
            self._sync(self.active)

    def _open_four(self) -> None:
        """The three sides around the first view, which stays where it is: a moved one would lose its GL context."""
        above, below = self._rows
        top = self._make_pane(self.tr("Top"), ViewSide.TOP)
        front = self._make_pane(self.tr("Front"), ViewSide.FRONT)
        side = self._make_pane(self.tr("The model's left"), ViewSide.RIGHT)
        above.insertWidget(0, top)
        below.addWidget(front)
        below.addWidget(side)
        below.show()
        self._panes += [top, front, side]
        for splitter, length in ((self._split, self.height()), (above, self.width()), (below, self.width())):
            splitter.setSizes([length // 2, length // 2])
        self.settle()
        self._show_marks()

    def _close_four(self) -> None:
        closing = self._panes[1:]
        del self._panes[1:]
        for pane in closing:
            pane.view.stop()
            self._return_from(pane.view)
            pane.setParent(None)
            pane.deleteLater()
        self._rows[1].hide()
        self.settle()

    def settle(self) -> None:
        """Have each view show the middle of its picture in its middle, as places are shared out anew."""
        for view in self.all:
            view.place.settle()

    def _remember_camera(self) -> None:
        self.cameras.last = self.first.camera_control.own

    def stop(self) -> None:
        """End what the views have under way, before this widget goes."""
        for view in self.all:
            view.stop()

    # -- which one is worked in ----------------------------------------------------------------------------------

    def _activate(self, view: Viewport) -> None:
        self.active = view
        if self._second is None or view is not self._second.view:
            self.setFocusProxy(view)
        if view.camera_control.side is None:
            self._guided = view
        self._show_marks()

    def _return_from(self, view: Viewport) -> None:
        """Work in the first view instead of one that goes."""
        had_focus = view.hasFocus()
        if view in (self.active, self._guided):
            self._activate(self.first)
        if had_focus:
            self.first.setFocus()
        self.setFocusProxy(self.active)
        self._show_marks()

    def _show_marks(self) -> None:
        panes = self._all_panes
        for pane in panes:
            pane.mark(one_of_many=len(panes) > 1, active=len(panes) > 1 and pane.view is self.active)
            pane.view.guide(pane.view is self._guided)

    def _emit_painted(self, view: Viewport) -> None:
        if view is self.active:
            self.painted.emit()

    def _sync(self, moved: Viewport) -> None:
        """Let the others go along with a view that was moved."""
        if not self.cameras.is_synced or self._is_syncing:
            return
        self._is_syncing = True
        try:
            for view in self.all:
                if view is not moved:
                    view.camera_control.go_along(moved.camera_control)
        finally:
            self._is_syncing = False


def _match(moved: QSplitter, other: QSplitter, *_: int) -> None:
    """Keep the cross between four views a cross."""
    other.setSizes(moved.sizes())
