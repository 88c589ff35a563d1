"""The middle of the window: a tab with a viewport a document, or the welcome page where there is none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import takewhile
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QDropEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QStackedWidget,
    QTabBar,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.clipboard import ROWS_TYPE
from editor.document.connections import connect
from editor.document.document import Document
from editor.document.session import Session
from editor.ui.action import BY_ICONS, WITH_NAMES
from editor.ui.help_card import set_chapter
from editor.ui.icons import icon
from editor.ui.models.marks import NameMode
from editor.ui.services import WindowServices
from editor.ui.tokens import BUTTON, SPACING_S
from editor.ui.viewport.gl_format import has_opengl
from editor.ui.viewport.labels import Labels
from editor.ui.viewport.textures import OpenTextures
from editor.ui.viewport.tools import Tools
from editor.ui.viewport.view_settings import ViewSettings
from editor.ui.viewport.viewport import Viewport
from editor.ui.viewport.views import Views
from editor.ui.welcome import WelcomePage, keep_picture


class DocumentTabs(QStackedWidget):
    """Makes, shows and closes the viewports as the session opens and closes documents."""

    painted = Signal()  # as Viewport.painted

    def __init__(
        self,
        session: Session,
        settings: ViewSettings,
        tools: Tools,
        names: NameMode,
        textures: OpenTextures,
        services: WindowServices,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._session = session
        self._settings = settings
        self._tools = tools
        self._names = names
        self._textures = textures
        self._pages: dict[Document, QWidget] = {}
        self._keys: list[QAction] = []
        self.strip: Callable[[], QWidget] = QWidget  # makes the tools beside the views of a document
        self.corner: Callable[[], QWidget] = QWidget  # makes the buttons in their corner
        self.welcome = WelcomePage(session.settings)
        set_chapter(self, "modes.html")
        self._tabs = Tabs()
        self._tabs.setAccessibleName(self.tr("Documents"))
        self._tabs.tabBar().setAccessibleName(self.tr("Documents"))
        SpringingTabs(self._tabs.tabBar())
        self.addWidget(self.welcome)
        self.addWidget(self._tabs)
        self._tabs.currentChanged.connect(self._bring)
        connect(self._tabs.tabCloseRequested, self, self._close_tab)
        session.opened.connect(self._open)
        session.closed.connect(self._close)
        session.current_changed.connect(self._show)
        session.recent_files_changed.connect(self.welcome.show_recent)
        connect(self.welcome.recent.pin_wanted, self, lambda path, is_pinned: session.pin(Path(path), is_pinned))
        connect(self.welcome.recent.removal_wanted, self, lambda path: session.forget(Path(path)))
        settings.changed.connect(self._show_settings)

    def show_session(self) -> None:
        """Show what is open already, and leave in front what is there."""
        with QSignalBlocker(self._tabs):  # the first tab would come to the front by itself
            for document in self._session.documents:
                self._open(document)
        self._show(self._session.current)

    def show_options(self, options: FoldingRow) -> None:
        """Show the options of the tool on the line of the tabs."""
        self._tabs.show_beside(options)

    def add_keys(self, actions: list[QAction]) -> None:
        """Let the actions' shortcuts work while a viewport is focused, in place of others before."""
        self._keys = actions
        for views in self._views():
            for view in views.all:
                view.addActions(actions)

    @property
    def viewport(self) -> Viewport | None:
        """The view of the current document that is, or was last, worked in."""
        page = self._pages.get(self._session.current) if self._session.current else None
        return page.active if isinstance(page, Views) else None

    def make_second(self, document: Document) -> QWidget:
        """One more view of a document, for a dock."""
        page = self._pages[document]
        return page.make_second() if isinstance(page, Views) else self._make_excuse()

    def drop_second(self, document: Document) -> None:
        """End what `make_second` made."""
        page = self._pages.get(document)
        if isinstance(page, Views):
            page.drop_second()

    def settle(self) -> None:
        """Have panes be arranged around the views, whose pictures are in their middle again."""
        for views in self._views():
            views.settle()

    def keep_pictures(self) -> None:
        """Keep for the welcome page how each model looks."""
        for document in self._pages:
            self._keep_picture(document)

    def stop(self) -> None:
        """End what the viewports have under way, before this widget goes."""
        for views in self._views():
            views.stop()
        self._pages.clear()

    def _close_tab(self, index: int) -> None:
        if (document := self._document(index)) is not None:
            self._services.close_document(document)

    def _open(self, document: Document) -> None:
        page = self._pages[document] = self._make_views(document) if has_opengl() else self._make_excuse()
        place = self._session.documents.index(document)
        self._tabs.insertTab(place, page, document.title)
        # A connection that holds the document itself would keep it for ever.
        document.modified_changed.connect(self._show_titles)
        document.path_changed.connect(self._show_titles)
        self._show_titles()

    def _make_views(self, document: Document) -> Views:
        views = Views(document, partial(self._prepare, document), self._textures.of(document))
        views.surround(self.strip(), self.corner())
        views.painted.connect(self.painted)
        first = views.first
        connect(first.message_added, self, partial(self._services.add_warning, document))
        # Once: textures may come again and again, as other programs save them, and a picture takes its time.
        once = Qt.ConnectionType.SingleShotConnection
        connect(first.images_arrived, self, partial(self._keep_picture, document), once)
        return views

    def _prepare(self, document: Document, view: Viewport) -> None:
        view.set_tools(self._tools)
        view.labels = Labels(document.model, self._names)
        self._names.changed.connect(view.redraw)
        view.addActions(self._keys)
        view.picked.connect(self._services.show_position)
        view.mouse.menu_wanted.connect(self._services.open_view_menu)
        view.slow_pictures.found.connect(self._settings.pause_shadows)
        self._apply_settings(view)

    def _make_excuse(self) -> QLabel:
        """Make the label in place of a viewport where there is no OpenGL; everything else works."""
        excuse = QLabel(self.tr("OpenGL 3.3 is needed to show the model."))
        excuse.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return excuse

    def _close(self, document: Document) -> None:
        self._keep_picture(document)
        self.welcome.show_recent()
        page = self._pages.pop(document)
        if isinstance(page, Views):
            page.stop()
        self._textures.release(document)
        self._tabs.removeTab(self._tabs.indexOf(page))
        page.deleteLater()
        self._show_titles()

    def _show(self, document: Document | None) -> None:
        page = self._pages.get(document) if document is not None else None
        self.setCurrentWidget(self.welcome if page is None else self._tabs)
        if page is not None:
            self._tabs.setCurrentWidget(page)
            page.setFocus()

    def _bring(self, index: int) -> None:
        document = self._document(index)
        if document is not None and document in self._session.documents:
            self._session.set_current(document)

    def _document(self, index: int) -> Document | None:
        shown = self._tabs.widget(index)
        return next((document for document, page in self._pages.items() if page is shown), None)

    def _show_titles(self) -> None:
        folders = distinguishing_folders([document.path for document in self._pages if document.path is not None])
        for document, page in self._pages.items():
            place = self._tabs.indexOf(page)
            folder = folders.get(document.path) if document.path is not None else None
            text = f"{document.title}{'*' * document.is_modified}" + (f" — {folder}" if folder else "")
            self._tabs.setTabText(place, text.replace("&", "&&"))
            self._tabs.setTabToolTip(place, str(document.path or document.title))

    def _show_settings(self) -> None:
        for views in self._views():
            for view in views.all:
                self._apply_settings(view)

    def _views(self) -> list[Views]:
        return [page for page in self._pages.values() if isinstance(page, Views)]

    def _apply_settings(self, view: Viewport) -> None:
        settings = self._settings
        view.set_options(settings.options, settings.overlays, settings.paused, settings.samples)
        view.mouse.navigation = view.orientation.navigation = self._settings.navigation
        view.orientation.setVisible(self._settings.has_orientation_axes)
        view.camera_control.set_perspective(self._settings.perspective)

    def _keep_picture(self, document: Document) -> None:
        page = self._pages.get(document)
        if isinstance(page, Views) and page.first.has_drawn and document.path is not None:
            keep_picture(document.path, page.first.grabFramebuffer())


class FoldingRow(QWidget):
    """Parts at the right end of a line; a button there opens a card with those that find no room, by their names."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: Sequence[QWidget] = ()
        self._widths: dict[QWidget, int] = {}  # of parts, as they are in the line
        self._icons_alone: set[QToolButton] = set()  # that have names in the card
        self._room = 0
        self._card = QFrame(self, Qt.WindowType.Popup)
        self._card.setFrameShape(QFrame.Shape.StyledPanel)
        self._column = QVBoxLayout(self._card)
        self.more = QToolButton(self, autoRaise=True)
        self.more.setIcon(icon("more"))
        self.more.setText(self.tr("More options"))
        self.more.setToolTip(self.more.text())
        self.more.clicked.connect(self._open)

    def show_parts(self, parts: Sequence[QWidget]) -> None:
        """Show these, and none that were shown before."""
        for part in self._parts:
            if part not in parts:
                part.hide()
        self._parts = parts
        self._arrange()

    def give_room(self, width: int) -> None:
        """Take at most so many logical pixels."""
        if width != self._room:
            self._room = width
            self._arrange()

    def sizeHint(self) -> QSize:
        wanted = sum(part.sizeHint().width() + SPACING_S for part in self._parts)
        return QSize(min(wanted, self._room), BUTTON)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, BUTTON)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # a part wants another size
            self._arrange()
        return super().event(event)

    def _arrange(self) -> None:
        """Give each part its place, in the line as long as there is room for it, or in the card."""
        for part in self._parts:
            if part.parentWidget() is not self._card:
                self._widths[part] = part.sizeHint().width() + SPACING_S
        widths = [self._widths[part] for part in self._parts]
        room = self.width()
        is_folded = sum(widths) > room
        room -= self.more.sizeHint().width() if is_folded else 0
        count = next((n for n in range(len(widths), 0, -1) if sum(widths[:n]) <= room), 0)
        left = room - sum(widths[:count])
        for part, width in zip(self._parts[:count], widths, strict=False):
            if part.parentWidget() is not self:
                part.setParent(self)
                self._name(part, False)
            height = min(part.sizeHint().height(), self.height())
            part.setGeometry(left, (self.height() - height) // 2, width - SPACING_S, height)
            part.show()
            left += width
        for part in self._parts[count:]:
            self._name(part, True)
            self._column.addWidget(part)
            part.show()
        self.more.setVisible(is_folded)
        self.more.setGeometry(left, 0, self.more.sizeHint().width(), self.height())
        self.updateGeometry()

    def _name(self, part: QWidget, is_named: bool) -> None:
        """Give buttons that are icons alone in the line their names in the card, or take them away again."""
        for button in (part, *part.findChildren(QToolButton)):
            if not isinstance(button, QToolButton) or button.icon().isNull():
                continue
            if is_named and button.toolButtonStyle() is BY_ICONS:
                self._icons_alone.add(button)
                button.setToolButtonStyle(WITH_NAMES)
            elif not is_named and button in self._icons_alone:
                button.setToolButtonStyle(BY_ICONS)

    def _open(self) -> None:
        self._card.adjustSize()
        at = self.more.mapToGlobal(QPoint(self.more.width() - self._card.width(), self.more.height()))
        self._card.move(max(at.x(), self.screen().availableGeometry().left()), at.y())
        self._card.show()


class Tabs(QTabWidget):
    """Documents, with options at the right of their tabs, which have at least half of the line."""

    def __init__(self) -> None:
        super().__init__(documentMode=True, tabsClosable=True, movable=True)
        self._beside: FoldingRow | None = None

    def show_beside(self, row: FoldingRow) -> None:
        """Show a row at the right of the tabs."""
        self._beside = row
        self.setCornerWidget(row, Qt.Corner.TopRightCorner)
        self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._share()
        super().resizeEvent(event)

    def tabInserted(self, index: int) -> None:
        self._share()

    def tabRemoved(self, index: int) -> None:
        self._share()

    def setTabText(self, index: int, text: str) -> None:
        super().setTabText(index, text)
        self._share()

    def _share(self) -> None:
        if self._beside is not None:
            free = self.width() - self.tabBar().sizeHint().width()
            self._beside.give_room(max(free, self.width() // 2))


class SpringingTabs(QObject):
    """Has the tab over which rows are dragged come to the front after a moment; files are left to the window."""

    def __init__(self, bar: QTabBar) -> None:
        super().__init__(bar)
        bar.setAcceptDrops(True)
        bar.setChangeCurrentOnDrag(True)
        bar.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop):
            return False
        assert isinstance(event, QDropEvent)
        if event.mimeData().hasFormat(ROWS_TYPE):
            return False
        event.ignore()
        return True


def distinguishing_folders(paths: Sequence[Path]) -> dict[Path, Path]:
    """Return the folders of those files that are called as another is, as far up as they have to be told."""
    found: dict[Path, Path] = {}
    for path in paths:
        alike = [_equal_folders_above(path, other) for other in paths if other.name == path.name and other != path]
        if alike:
            found[path] = Path(*path.parent.parts[-max(alike) - 1 :])
    return found


def _equal_folders_above(path: Path, other: Path) -> int:
    """Return how many folders above two files are called the same, from the innermost up."""
    pairs = zip(reversed(path.parent.parts), reversed(other.parent.parts), strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
