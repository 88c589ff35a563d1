"""The middle of the window: a tab with a viewport a document, or the welcome page where there is none."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QStackedWidget, QTabWidget, QWidget

from editor.document.document import Document
from editor.document.session import Session
from editor.ui.pictures import keep_picture
from editor.ui.viewport.look import Look
from editor.ui.viewport.viewport import Viewport
from editor.ui.welcome import WelcomePage


class DocumentTabs(QStackedWidget):
    """Makes, shows and closes the viewports as the session opens and closes documents."""

    close_wanted = Signal(object)  # Document
    picked = Signal(str, int, object)  # as Viewport.picked
    warned = Signal(object, str, str, int)  # Document, and as Viewport.warned

    def __init__(self, session: Session, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._look = look
        self._viewports: dict[Document, Viewport] = {}
        self._keys: list[QAction] = []
        self.welcome = WelcomePage(session.recent_files())
        self._tabs = QTabWidget(documentMode=True, tabsClosable=True, movable=True)
        self.addWidget(self.welcome)
        self.addWidget(self._tabs)
        self._tabs.currentChanged.connect(self._bring)
        self._tabs.tabCloseRequested.connect(lambda place: self.close_wanted.emit(self._document(place)))
        session.opened.connect(self._open)
        session.closed.connect(self._close)
        session.current_changed.connect(self._show)
        session.recent_files_changed.connect(self._show_recent)
        look.changed.connect(self._show_look)

    def show_session(self) -> None:
        """Show what is open already."""
        for document in self._session.documents:
            self._open(document)
        self._show(self._session.current)

    def add_keys(self, actions: list[QAction]) -> None:
        """Let the actions' shortcuts work while a viewport is focused."""
        self._keys = actions

    @property
    def viewport(self) -> Viewport | None:
        """The viewport of the current document."""
        return self._viewports.get(self._session.current) if self._session.current else None

    def stop(self) -> None:
        """End what the viewports have under way, before this widget goes."""
        for document, viewport in self._viewports.items():
            self._keep_picture(document)
            viewport.stop()
        self._viewports.clear()

    def _show_recent(self) -> None:
        self.welcome.show_recent(self._session.recent_files())

    def _open(self, document: Document) -> None:
        viewport = Viewport(document)
        viewport.addActions(self._keys)
        viewport.picked.connect(self.picked)
        viewport.warned.connect(partial(self.warned.emit, document))
        viewport.images_arrived.connect(partial(self._keep_picture, document))
        self._viewports[document] = viewport
        self._apply_look(viewport)
        place = self._session.documents.index(document)
        self._tabs.insertTab(place, viewport, document.title)
        document.modified_changed.connect(partial(self._title, document))
        document.path_changed.connect(partial(self._title, document))
        self._title(document)

    def _close(self, document: Document) -> None:
        self._keep_picture(document)
        viewport = self._viewports.pop(document)
        viewport.stop()
        self._tabs.removeTab(self._tabs.indexOf(viewport))
        viewport.deleteLater()

    def _show(self, document: Document | None) -> None:
        viewport = self._viewports.get(document) if document is not None else None
        self.setCurrentWidget(self.welcome if viewport is None else self._tabs)
        if viewport is not None:
            self._tabs.setCurrentWidget(viewport)
            viewport.setFocus()

    def _bring(self, place: int) -> None:
        document = self._document(place)
        if document is not None and document in self._session.documents:
            self._session.set_current(document)

    def _document(self, place: int) -> Document | None:
        shown = self._tabs.widget(place)
        return next((d for d, viewport in self._viewports.items() if viewport is shown), None)

    def _title(self, document: Document, *_: object) -> None:
        if document in self._viewports:
            place = self._tabs.indexOf(self._viewports[document])
            star = "*" if document.is_modified else ""
            self._tabs.setTabText(place, document.title.replace("&", "&&") + star)
            self._tabs.setTabToolTip(place, str(document.path or document.title))

    def _show_look(self) -> None:
        for viewport in self._viewports.values():
            self._apply_look(viewport)

    def _apply_look(self, viewport: Viewport) -> None:
        viewport.set_options(self._look.options)
        viewport.set_perspective(self._look.perspective)

    def _keep_picture(self, document: Document) -> None:
        viewport = self._viewports.get(document)
        if viewport is not None and viewport.has_drawn and document.path is not None:
            keep_picture(document.path, viewport.grabFramebuffer())
