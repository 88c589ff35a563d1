"""TaskPanes: shows the panes that only some documents have, for as long as they have a task there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow

from editor.document.connections import connect
from editor.document.document import Document
from editor.ui.current_document import CurrentDocument
from editor.ui.docks import lies_in_front
from editor.ui.layout import Layout
from editor.ui.pane_types import PaneType, tab_groups


def suiting(panes: Sequence[PaneType], document: Document | None) -> list[PaneType]:
    """The panes that a document has."""
    return [pane for pane in panes if pane.suits is None or (document is not None and pane.suits(document))]


class TaskPanes(QObject):
    """The panes that are open or closed for a document, and not by the layout of the window."""

    def __init__(
        self,
        window: QMainWindow,
        panes: Sequence[PaneType],
        docks: Mapping[str, QDockWidget],
        current: CurrentDocument,
        layout: Layout,
        open_pane: Callable[[str], object],
        parent: QObject,
    ) -> None:
        """`docks` by the names of `panes`; `open_pane` opens one and brings it to the front."""
        super().__init__(parent)
        self._window = window
        self._panes = panes
        self._docks = docks
        self._current = current
        self._open_pane = open_pane
        self._is_noting = True
        self._file: tuple[Document | None, Path | None] = (None, None)  # the current document and where it is saved
        for pane in self._own:
            connect(docks[pane.name].toggleViewAction().toggled, self, partial(self._note, pane))
        layout.about_to_arrange.connect(self.stop)
        layout.arranged.connect(self._show)
        current.switched.connect(self._show)
        current.title_changed.connect(self._follow_file)

    @property
    def _own(self) -> list[PaneType]:
        return [pane for pane in self._panes if pane.suits is not None]

    def lead(self) -> None:
        """Bring to the front what leads for the current document, which was just opened."""
        self._open_leading()
        QTimer.singleShot(0, self, self._open_leading)  # the layout may still be on its way

    def _open_leading(self) -> None:
        document = self._current.document
        for pane in self._own:
            if document is not None and pane.leads is not None and pane.leads(document):
                self._open_pane(pane.name)

    def stop(self) -> None:
        """Note nothing of what is opened and closed, until the panes are shown again."""
        self._is_noting = False

    def _note(self, pane: PaneType, is_open: bool) -> None:
        document = self._current.document
        if self._is_noting and document is not None:
            document.panes[_key(pane)] = is_open

    def _show(self, *_: object) -> None:
        """Open and close the panes as the current document has them."""
        document = self._current.document
        if document is None:
            return  # all panes are away
        suiting_it = suiting(self._own, document)
        with self._unnoted():
            for pane in self._own:
                is_open = pane in suiting_it and bool(document.panes.get(_key(pane)))
                if not is_open:
                    self._uncover(pane)
                self._docks[pane.name].setVisible(is_open)

    @contextmanager
    def _unnoted(self) -> Iterator[None]:
        self._is_noting = False
        yield
        self._is_noting = True

    def _follow_file(self) -> None:
        """Put the panes behind others whose task is done, as the document is saved to another file."""
        document = self._current.document
        before, self._file = self._file, (document, document.path if document is not None else None)
        if before[0] is not document or before == self._file:
            return
        for pane in suiting(self._own, document):
            if document is not None and pane.leads is not None and not pane.leads(document):
                self._uncover(pane)

    def _uncover(self, pane: PaneType) -> None:
        """Bring what comes first in the place of a pane before it, where the pane is in front."""
        dock, mode = self._docks[pane.name], self._current.mode
        if mode is None or not lies_in_front(self._window, dock):
            return
        group = next(group for group in tab_groups(self._panes, mode) if pane in group)
        beside = self._window.tabifiedDockWidgets(dock)
        docks = [self._docks[other.name] for other in group]
        first = next((other for other in docks if other in beside and not other.isHidden()), None)
        if first is not None:
            first.raise_()


def _key(pane: PaneType) -> str:
    """Of what a document knows of its panes."""
    return f"{pane.name} is open"
