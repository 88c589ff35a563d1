"""Docks of panes: what each holds of its document, the state that it remembers, and the room that docks take."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeGuard

from PySide6.QtCore import QChildEvent, QEvent, QModelIndex, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QEnterEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QDockWidget,
    QFrame,
    QMainWindow,
    QScrollArea,
    QStackedWidget,
    QTabBar,
    QTabWidget,
    QTreeView,
    QWidget,
)

from editor.document.document import Document
from editor.ui.action import without_mnemonic
from editor.ui.help_card import set_chapter, titled
from editor.ui.panes.filtered_pane import FilterBox
from editor.ui.services import CurrentDocument
from editor.ui.tokens import SCROLL_BAR
from editor.ui.window.pane_types import MakePane

MOST_ROWS = 10_000
Path = tuple[int, ...]  # the numbers of an item and those around it, the outermost first


@dataclass(frozen=True, slots=True)
class PaneState:
    """Of each part of the pane, in the order in which Qt finds them."""

    filters: list[str]
    folded: list[set[Path]]
    scrolled: list[tuple[int, int]]

    @staticmethod
    def of(pane: QWidget) -> PaneState:
        return PaneState(
            [box.text() for box in pane.findChildren(FilterBox)],
            [{path for path, index in _open_indexes(tree) if not tree.isExpanded(index)} for tree in _trees(pane)],
            [(area.horizontalScrollBar().value(), area.verticalScrollBar().value()) for area in _areas(pane)],
        )

    def give(self, pane: QWidget) -> None:
        """Bring a pane of the same kind to this, as soon as it is seen."""
        for box, text in zip(pane.findChildren(FilterBox), self.filters, strict=False):
            if text:
                box.show_text(text)
                box.filter_changed.emit(text)
        for tree, folded in zip(_trees(pane), self.folded, strict=False):
            for path, index in list(_open_indexes(tree)):
                tree.setExpanded(index, path not in folded)
        QTimer.singleShot(0, pane, lambda: self._scroll(pane))

    def _scroll(self, pane: QWidget) -> None:
        for area, (x, y) in zip(_areas(pane), self.scrolled, strict=False):
            area.horizontalScrollBar().setValue(x)
            area.verticalScrollBar().setValue(y)


def _trees(pane: QWidget) -> list[QTreeView]:
    return pane.findChildren(QTreeView)


def _areas(pane: QWidget) -> list[QAbstractScrollArea]:
    return pane.findChildren(QAbstractScrollArea)


def _open_indexes(tree: QTreeView) -> Iterator[tuple[Path, QModelIndex]]:
    """All that have something below them. Among very many there is nothing to fold: they are vertices and faces."""
    model = tree.model()

    def below(parent: QModelIndex, path: Path) -> Iterator[tuple[Path, QModelIndex]]:
        count = model.rowCount(parent)
        for row in range(count if count <= MOST_ROWS else 0):
            index = model.index(row, 0, parent)
            if model.rowCount(index):
                yield (*path, row), index
                yield from below(index, (*path, row))

    return below(QModelIndex(), ())


Area = Qt.DockWidgetArea
SIDES = (Area.LeftDockWidgetArea, Area.RightDockWidgetArea)
AREAS = (*SIDES, Area.BottomDockWidgetArea)
MOST_WIDTH = 0.75  # of the window for both sides together
MOST_HEIGHT = 0.45  # of the window for the bottom


def lies_in_front(window: QMainWindow, dock: QDockWidget) -> bool:
    """Return whether a dock is seen in its window; those behind a tab are not."""
    return dock.isVisible() and not dock.isFloating() and window.rect().intersects(dock.geometry())


class DockSizes(QObject):
    """Qt squeezes docks in a small window, and leaves them so in a large one; this gives them back what they had.

    What the user drags a side to is what it is meant to be from then on.
    """

    def __init__(self, window: QMainWindow, docks: Mapping[str, QDockWidget], parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._docks = docks
        self._wanted_sizes: dict[Area, int] = {}
        self._given_sizes: dict[Area, int] = {}
        self._turn = QTimer(self, singleShot=True, interval=0)  # docks are as large as they get only then
        self._turn.timeout.connect(self._resize_docks)
        window.installEventFilter(self)

    @property
    def wanted_sizes(self) -> list[int]:
        """The sizes that are meant, in the order of `AREAS`; 0 where there is no dock."""
        self._note_drags()
        return [self._wanted_sizes.get(area, 0) for area in AREAS]

    def want(self, sizes: list[int]) -> None:
        """Give the docks these sizes as far as there is room, and whenever there is."""
        self._wanted_sizes = {area: size for area, size in zip(AREAS, sizes, strict=True) if size > 0}
        self._given_sizes = {}
        self._resize_docks()
        self._turn.start()

    def stop(self) -> None:
        """Leave the docks alone from now on."""
        self._turn.stop()
        self._window.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._turn.start()
        elif event.type() == QEvent.Type.MouseButtonRelease:  # perhaps of the line beside a dock
            QTimer.singleShot(0, self, self._note_drags)
        return False

    def _note_drags(self) -> None:
        if not self._turn.isActive():
            self._wanted_sizes |= {
                area: now for area, now in self._present().items() if now != self._given_sizes.get(area, now)
            }

    def _resize_docks(self) -> None:
        self._turn.stop()
        present = self._present()
        wanted = {area: self._wanted_sizes.setdefault(area, now) for area, now in present.items()}
        width = sum(wanted.get(area, 0) for area in SIDES)
        narrowing = min(1.0, MOST_WIDTH * self._window.width() / width) if width else 1.0
        for area, size in wanted.items():
            if area in SIDES:
                self._resize(area, int(size * narrowing), Qt.Orientation.Horizontal)
            else:
                self._resize(area, min(size, int(MOST_HEIGHT * self._window.height())), Qt.Orientation.Vertical)
        layout = self._window.layout()
        assert layout is not None
        layout.activate()
        self._given_sizes = self._present()

    def _resize(self, area: Area, size: int, orientation: Qt.Orientation) -> None:
        self._window.resizeDocks([self._shown()[area]], [size], orientation)

    def _shown(self) -> dict[Area, QDockWidget]:
        """A dock of each area that is seen there."""
        docks = [dock for dock in self._docks.values() if lies_in_front(self._window, dock)]
        return {self._window.dockWidgetArea(dock): dock for dock in docks}

    def _present(self) -> dict[Area, int]:
        shown = self._shown()
        return {a: shown[a].width() if a in SIDES else shown[a].height() for a in AREAS if a in shown}


class DockTabs(QObject):
    """Gives the tabs of docks that lie upon each other the icons of their docks; at the right these are all there is.

    Qt makes the tab bars, children of the window, when it needs them, and fills them by the titles of docks.
    """

    def __init__(self, window: QMainWindow, docks: Iterable[QDockWidget], parent: QObject) -> None:
        super().__init__(parent)
        self._docks = {dock.windowTitle(): dock for dock in docks}
        window.setTabPosition(Area.RightDockWidgetArea, QTabWidget.TabPosition.West)
        for bar in window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            bar.installEventFilter(self)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QChildEvent) and event.added() and isinstance(event.child(), QTabBar):
            event.child().installEventFilter(self)
        elif event.type() == QEvent.Type.Paint and isinstance(watched, QTabBar):
            self._show_icons(watched)
        return False

    def _show_icons(self, bar: QTabBar) -> None:
        for tab in range(bar.count()):
            if bar.tabIcon(tab).isNull() and (dock := self._docks.get(bar.tabText(tab))) is not None:
                bar.setTabIcon(tab, dock.windowIcon())


class DocumentDock(QDockWidget):
    """A dock whose panes are made when their document first becomes current and the dock is open."""

    closed = Signal()  # by the user; not when it is hidden for a while

    def __init__(
        self,
        name: str,
        title: str,
        make_pane: MakePane,
        current: CurrentDocument,
        size: tuple[int, int],
        parent: QWidget,
        help: str = "",
        suits: Callable[[Document], bool] | None = None,
    ) -> None:
        """`size` is what the dock wants, in logical pixels; `help` tells what its panes are for.

        `suits` says which documents have a pane in it; None: all.
        """
        super().__init__(title, parent)
        self.setObjectName(name)
        self.setWhatsThis(titled(title, help))
        set_chapter(self, f"panes.html#{name}")
        self._make_pane = make_pane
        self._panes: dict[Document, _ScrolledPane] = {}
        self._current = current
        self._suits = suits
        self._stack = _Stack(QSize(*size), self)
        self._stack.setAutoFillBackground(True)
        self.setWidget(self._stack)
        current.switched.connect(self._switch)
        self.visibilityChanged.connect(self._become_visible)
        self._switch(current.document)

    @property
    def pane(self) -> QWidget | None:
        """The pane of the current document, if there is one."""
        document = self._current.document
        return self.pane_of(document) if self._has_pane(document) else None

    def _has_pane(self, document: Document | None) -> TypeGuard[Document]:
        return document is not None and (self._suits is None or self._suits(document))

    def pane_of(self, document: Document) -> QWidget:
        """The pane of a document, made if it was not."""
        if document not in self._panes:
            pane = self._make_pane(document)
            _name_areas(pane, self.windowTitle())
            _drop_mnemonics(pane)
            _drop_frames(pane)
            scrolled = self._panes[document] = _ScrolledPane(pane)
            self._stack.addWidget(scrolled)  # the first one that GL draws has the window of a floating dock made anew
            if isinstance(state := document.panes.get(self.objectName()), PaneState):
                state.give(pane)
        return self._panes[document].pane

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._show_buttons()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._show_buttons()

    def _show_buttons(self) -> None:
        """Have the style draw the buttons of the title, or leave them out."""
        for button in self.findChildren(QAbstractButton, options=Qt.FindChildOption.FindDirectChildrenOnly):
            button.update()

    def remember(self) -> None:
        """Leave to the documents what the panes show of them: other panes will be made in their place."""
        for document, scrolled in self._panes.items():
            document.panes[self.objectName()] = PaneState.of(scrolled.pane)

    def end_drag(self) -> None:
        """Have it no longer dragged: away from its window, Qt would crash as it goes on."""
        QDockWidget.closeEvent(self, QCloseEvent())  # which ends it and closes nothing

    def forget(self, document: Document) -> None:
        """Let go of the pane of a document that is closing."""
        scrolled = self._panes.pop(document, None)
        if scrolled is not None:
            self._stack.removeWidget(scrolled)
            scrolled.deleteLater()

    def renew(self) -> None:
        """Make the panes anew, each when it is seen."""
        for document in list(self._panes):
            self.forget(document)
        self._switch(self._current.document)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def _become_visible(self, visible: bool) -> None:
        if visible:
            self._switch(self._current.document)

    def _switch(self, document: Document | None) -> None:
        if self._has_pane(document) and not self.isHidden():
            self.pane_of(document)
            scrolled = self._panes[document]
            if self._stack.indexOf(scrolled) >= 0:  # not while it is added, after which it is shown
                self._stack.setCurrentWidget(scrolled)


def _name_areas(pane: QWidget, title: str) -> None:
    """Have screen readers say, at a list that has no name of its own, what its pane is called."""
    for area in (pane, *_areas(pane)):
        if not area.accessibleName():
            area.setAccessibleName(title)


def _drop_frames(pane: QWidget) -> None:
    """Leave out the lines around lists: the pane is their frame."""
    for area in (pane, *_areas(pane)):
        if isinstance(area, QAbstractItemView):
            area.setFrameShape(QFrame.Shape.NoFrame)


def _drop_mnemonics(pane: QWidget) -> None:
    """Leave keys with Alt to menus and commands: where a button of a pane has the same, Qt runs neither."""
    for button in pane.findChildren(QAbstractButton):
        button.setText(without_mnemonic(button.text()).replace("&", "&&"))


LEAST_HEIGHT = 120  # logical pixels that a dock asks for at most


class _ScrolledPane(QScrollArea):
    """Scrolls a pane where the window is too low for all that it needs: panes alone would have it grow."""

    def __init__(self, pane: QWidget) -> None:
        super().__init__(widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.pane = pane
        self.setWidget(pane)
        self.verticalScrollBar().rangeChanged.connect(self.updateGeometry)

    def minimumSizeHint(self) -> QSize:
        least = self.pane.minimumSizeHint().expandedTo(self.pane.minimumSize())
        bar = SCROLL_BAR if self.verticalScrollBar().maximum() else 0
        return QSize(least.width() + bar, min(least.height(), LEAST_HEIGHT))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class _Stack(QStackedWidget):
    """Wants a size of its own, so that an empty dock does not start as a sliver."""

    def __init__(self, size_hint: QSize, parent: QWidget) -> None:
        super().__init__(parent)
        self._size_hint = size_hint

    def sizeHint(self) -> QSize:
        return self._size_hint
