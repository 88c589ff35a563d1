"""HandbookWindow: the handbook that comes with the program, with contents, ways back and forward, and search."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, QUrl
from PySide6.QtGui import QImage, QKeySequence, QResizeEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLineEdit,
    QMainWindow,
    QSplitter,
    QTextBrowser,
    QToolBar,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from editor.resources import resource
from editor.ui.action import make_action
from editor.ui.models.row_filter import folded
from editor.ui.tokens import signal_color

SIZE = (1040, 760)
CONTENTS_WIDTH = 240
COLUMN, MARGIN = 680, 24  # logical pixels
STYLE = """
p, li {{ line-height: 6px; -qt-line-height-type: line-distance }}
h1 {{ margin-bottom: 16px }}
h2 {{ margin-top: 32px }}
a {{ color: {link}; text-decoration: none }}
pre, code {{ background-color: {pane}; white-space: pre-wrap }}
table {{ border-collapse: collapse; border-color: {line} }}
td, th {{ padding: 4px 8px; border-color: {line} }}
"""
ADDRESS = Qt.ItemDataRole.UserRole
FALLBACK = "en"
Sought = QTextDocument.FindFlag


def handbook_folder(language: str) -> Path:
    """Return the folder of the pages in a language; that of the English ones where there are none."""
    try:
        return resource("handbook", language)
    except FileNotFoundError:
        return resource("handbook", FALLBACK)


class PageBrowser(QTextBrowser):
    """A page in a column, in the colours of the window: browsers have a style sheet of their own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, openExternalLinks=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._take_colors()
        self.sourceChanged.connect(self._fit_column)

    def loadResource(self, type: int, name: QUrl | str) -> Any:
        """Load what a page refers to; pictures no wider than the column, and no style sheet."""
        if type == QTextDocument.ResourceType.StyleSheetResource:
            return ""
        loaded = super().loadResource(type, name)
        if type != QTextDocument.ResourceType.ImageResource:
            return loaded
        image = QImage(self.source().resolved(QUrl(name)).toLocalFile())
        if image.width() <= COLUMN:
            return loaded
        ratio = self.devicePixelRatioF()
        fitted = image.scaledToWidth(round(COLUMN * ratio), Qt.TransformationMode.SmoothTransformation)
        fitted.setDevicePixelRatio(ratio)
        return fitted

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_column()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._take_colors()
            self.reload()
            self._fit_column()

    def _fit_column(self) -> None:
        frame = self.document().rootFrame()
        shape = frame.frameFormat()
        margin = max((self.viewport().width() - COLUMN) / 2, MARGIN)
        shape.setLeftMargin(margin)
        shape.setRightMargin(margin)
        shape.setTopMargin(MARGIN)
        shape.setBottomMargin(2 * MARGIN)
        frame.setFrameFormat(shape)

    def _take_colors(self) -> None:
        self.document().setDocumentMargin(0)
        pane, line = (signal_color(self.palette(), name).name() for name in ("window", "hairline"))
        self.document().setDefaultStyleSheet(
            STYLE.format(pane=pane, line=line, link=self.palette().link().color().name())
        )


class HandbookWindow(QMainWindow):
    """Shows pages of HTML from a folder in `browser`; `search` finds what is typed, on this page and on later ones."""

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.setWindowTitle(self.tr("Handbook of Katachi"))
        self.resize(QSize(*SIZE).boundedTo(self.screen().availableGeometry().size()))
        self.browser = PageBrowser()
        self.browser.setSearchPaths([str(folder)])
        self.contents = QTreeWidget()
        self.contents.setHeaderHidden(True)
        self.contents.setAccessibleName(self.tr("Contents"))
        self.search = QLineEdit(placeholderText=self.tr("Find in the handbook"), clearButtonEnabled=True)
        self.search.setAccessibleName(self.search.placeholderText())
        self.found_label = QLabel()
        self._pages: list[str] = []
        self._items: dict[str, QTreeWidgetItem] = {}  # of the contents, by place
        self._fill()
        self._arrange()
        self.search.textChanged.connect(self._find_typed)
        self.search.returnPressed.connect(self.find_next)
        self.contents.itemActivated.connect(self._open_item)
        self.contents.itemClicked.connect(self._open_item)
        self.browser.sourceChanged.connect(self._mark)
        self.open("index.html")

    def open(self, address: str) -> None:
        """Show a page, "keys.html", or a place in one, "panes.html#outline"."""
        page, _, anchor = address.partition("#")
        url = QUrl.fromLocalFile(str(self.folder / page))
        url.setFragment(anchor)
        self.browser.setSource(url)

    def show_over(self, window: QWidget) -> None:
        """Show it above a window: a modal dialog keeps the keyboard and the mouse from all that do not belong to it."""
        self.show()
        handle, below = self.windowHandle(), window.window().windowHandle()
        if handle is not None:
            handle.setTransientParent(below)
        self.activateWindow()

    def replace_window(self, other: HandbookWindow) -> None:
        """Show what another one shows, where it stands, and close that."""
        self.open(other.address)
        self.setGeometry(other.geometry())
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.show()
        other.close()

    @property
    def address(self) -> str:
        """The page that is shown and the place that was gone to in it: "panes.html#outline"."""
        source = self.browser.source()
        return f"{source.fileName()}#{source.fragment()}"

    @property
    def page(self) -> str:
        """The file name of the page that is shown."""
        return self.browser.source().fileName()

    def find_next(self) -> None:
        """Go to the next place with the words that are typed: on this page, or on the next that has them."""
        text = self.search.text()
        if not text or self.browser.find(text):
            self._show_found(True)
            return
        start = self._pages.index(self.page) + 1 if self.page in self._pages else 0
        pages = [*self._pages[start:], *self._pages[:start]]
        page = next((page for page in pages if folded(text) in self._text(page)), "")
        if page and page != self.page:
            self.open(page)
        self.browser.moveCursor(QTextCursor.MoveOperation.Start)
        self._show_found(self.browser.find(text))

    def find_previous(self) -> None:
        """Go to the place before with the words that are typed, on this page."""
        if self.search.text() and not self.browser.find(self.search.text(), Sought.FindBackward):
            self.browser.moveCursor(QTextCursor.MoveOperation.End)
            self._show_found(self.browser.find(self.search.text(), Sought.FindBackward))

    def _find_typed(self) -> None:
        """Find from where the last find began, so that a longer word is found where its beginning was."""
        cursor = self.browser.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self.browser.setTextCursor(cursor)
        self.find_next()

    def _show_found(self, is_found: bool) -> None:
        self.found_label.setText("" if is_found else self.tr("Not found"))

    def _text(self, page: str) -> str:
        """The words of a page, as they are compared."""
        source = (self.folder / page).read_text("utf-8")
        return folded(re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]*>", "", source))))

    def _fill(self) -> None:
        for title, page, sections in json.loads((self.folder / "contents.json").read_text("utf-8")):
            chapter = QTreeWidgetItem(self.contents, [title])
            chapter.setData(0, ADDRESS, page)
            self._pages.append(page)
            self._items[page] = chapter
            for name, anchor in sections:
                section = self._items[f"{page}#{anchor}"] = QTreeWidgetItem(chapter, [name])
                section.setData(0, ADDRESS, f"{page}#{anchor}")

    def _mark(self, shown: QUrl) -> None:
        """Mark in the contents what is shown, or the page that it is on, and open the chapter."""
        page = shown.fileName()
        item = self._items.get(f"{page}#{shown.fragment()}", self._items.get(page))
        if item is not None:
            (item.parent() or item).setExpanded(True)
            self.contents.setCurrentItem(item)

    def _arrange(self) -> None:
        bar = QToolBar(self.tr("Tool bar"), movable=False)
        back_keys, forward_keys = QKeySequence.StandardKey.Back, QKeySequence.StandardKey.Forward
        back = make_action(self, self.tr("Back"), self.browser.backward, keys=[back_keys], icon="back")
        forward = make_action(self, self.tr("Forward"), self.browser.forward, keys=[forward_keys], icon="forward")
        start = make_action(self, self.tr("Start"), self.browser.home, keys=["Alt+Home"], icon="home")
        self.browser.backwardAvailable.connect(back.setEnabled)
        self.browser.forwardAvailable.connect(forward.setEnabled)
        for action in (back, forward):
            action.setEnabled(False)
        bar.addActions([back, forward, start])
        bar.addSeparator()
        bar.addWidget(self.search)
        bar.addWidget(self.found_label)
        self.addToolBar(bar)
        self.addActions(
            [
                make_action(self, self.tr("Find"), self.search.setFocus, keys=[QKeySequence.StandardKey.Find]),
                make_action(self, self.tr("Find next"), self.find_next, keys=["F3"]),
                make_action(self, self.tr("Find previous"), self.find_previous, keys=["Shift+F3"]),
                make_action(self, self.tr("Close"), self.close, keys=["Esc"]),
            ]
        )
        both = QSplitter()
        both.addWidget(self.contents)
        both.addWidget(self.browser)
        both.setSizes([CONTENTS_WIDTH, SIZE[0] - CONTENTS_WIDTH])
        self.setCentralWidget(both)

    def _open_item(self, item: QTreeWidgetItem) -> None:
        self.open(str(item.data(0, ADDRESS)))
