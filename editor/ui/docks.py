"""Docks: each holds one pane a document, and shows the one of the current document."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeGuard

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QDockWidget, QStackedWidget, QWidget

from editor.document.document import Document
from editor.ui.action import without_mnemonic
from editor.ui.current_document import CurrentDocument
from editor.ui.help_card import set_chapter, titled
from editor.ui.icons import icon
from editor.ui.pane_state import PaneState
from editor.ui.pane_types import MakePane

BUTTONS = {"qt_dockwidget_closebutton": "close", "qt_dockwidget_floatbutton": "detach"}  # as Qt calls them
RENEWING = (QEvent.Type.StyleChange, QEvent.Type.PaletteChange)  # may have put others in place


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
        self._panes: dict[Document, QWidget] = {}
        self._current = current
        self._suits = suits
        self._stack = _Stack(QSize(*size), self)
        self.setWidget(self._stack)
        current.switched.connect(self._switch)
        self.visibilityChanged.connect(self._become_visible)
        self._renew_icons()
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
            pane = self._panes[document] = self._make_pane(document)
            _name_areas(pane, self.windowTitle())
            _drop_mnemonics(pane)
            self._stack.addWidget(pane)  # the first one that GL draws has the window of a floating dock made anew
            if isinstance(state := document.panes.get(self.objectName()), PaneState):
                state.give(pane)
        return self._panes[document]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in RENEWING:
            self._renew_icons()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._renew_icons()

    def _renew_icons(self) -> None:
        """Give the buttons of the title icons that suit the palette: those of the style are black in any."""
        for name, icon_name in BUTTONS.items():
            button = self.findChild(QAbstractButton, name)
            if isinstance(button, QAbstractButton):
                button.setIcon(icon(icon_name))

    def remember(self) -> None:
        """Leave to the documents what the panes show of them: other panes will be made in their place."""
        for document, pane in self._panes.items():
            document.panes[self.objectName()] = PaneState.of(pane)

    def end_drag(self) -> None:
        """Have it no longer dragged: away from its window, Qt would crash as it goes on."""
        QDockWidget.closeEvent(self, QCloseEvent())  # which ends it and closes nothing

    def forget(self, document: Document) -> None:
        """Let go of the pane of a document that is closing."""
        pane = self._panes.pop(document, None)
        if pane is not None:
            self._stack.removeWidget(pane)
            pane.deleteLater()

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
            pane = self.pane_of(document)
            if self._stack.indexOf(pane) >= 0:  # not while it is added, after which it is shown
                self._stack.setCurrentWidget(pane)


def _name_areas(pane: QWidget, title: str) -> None:
    """Have screen readers say, at a list that has no name of its own, what its pane is called."""
    for area in (pane, *pane.findChildren(QAbstractScrollArea)):
        if not area.accessibleName():
            area.setAccessibleName(title)


def _drop_mnemonics(pane: QWidget) -> None:
    """Leave keys with Alt to menus and commands: where a button of a pane has the same, Qt runs neither."""
    for button in pane.findChildren(QAbstractButton):
        button.setText(without_mnemonic(button.text()).replace("&", "&&"))


class _Stack(QStackedWidget):
    """Wants a size of its own, so that an empty dock does not start as a sliver."""

    def __init__(self, wanted: QSize, parent: QWidget) -> None:
        super().__init__(parent)
        self._wanted = wanted

    def sizeHint(self) -> QSize:
        return self._wanted
