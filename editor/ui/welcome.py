"""The page without a document, and the list of recent files with their pictures."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, QStandardPaths, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QIcon, QImage, QKeyEvent, QMouseEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QCommandLinkButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from editor.document.program.settings import Settings
from editor.ui.icons import icon
from editor.ui.tokens import SPACING_L, SPACING_S

PICTURE_SIZE = 64


def picture_file(model: Path) -> Path:
    """Return the path of the picture of the model at this path; it may not exist."""
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation))
    name = hashlib.sha1(str(model.absolute()).encode(), usedforsecurity=False).hexdigest()
    return folder / "pictures" / f"{name}.png"


def keep_picture(model: Path, image: QImage) -> None:
    """Keep the middle square of an image of the model; silently nothing where the cache cannot be written."""
    side = min(image.width(), image.height())
    middle = image.copy((image.width() - side) // 2, (image.height() - side) // 2, side, side)
    small = middle.scaledToWidth(2 * PICTURE_SIZE, Qt.TransformationMode.SmoothTransformation)
    file = picture_file(model)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        return
    small.save(str(file))


PATH, PINNED = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
PIN = 20  # logical pixels of the pin, and
ROOM = 32  # of what is kept free for it
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RecentList(QListWidget):
    """Says what the user wants of files through its signals; does nothing itself."""

    file_wanted = Signal(str)
    pin_wanted = Signal(str, bool)
    removal_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pressed = QPoint()
        self.setItemDelegate(_PinDelegate(self))
        self.setIconSize(QSize(PICTURE_SIZE, PICTURE_SIZE))
        self.setSpacing(SPACING_S)
        self.setMouseTracking(True)  # the pin is seen where the mouse is
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Recent files"))
        self.itemActivated.connect(lambda item: self.file_wanted.emit(item.data(PATH)))
        self.itemClicked.connect(self._click)

    def show_files(self, pinned: Sequence[Path], others: Sequence[Path]) -> None:
        """List these files; who is the current one stays it."""
        current = self.currentItem()
        kept = current.data(PATH) if current is not None else None
        self.clear()
        for file in (*pinned, *others):
            self._add(file, is_pinned=file in pinned)
            if str(file) == kept:
                self.setCurrentRow(self.count() - 1)

    def _add(self, file: Path, *, is_pinned: bool) -> None:
        item = QListWidgetItem(f"{file.name}\n{file.parent}")
        item.setData(PATH, str(file))
        item.setData(PINNED, is_pinned)
        item.setToolTip(str(file))
        if is_pinned:
            text = self.tr("{}, pinned").format(item.text())
            item.setData(Qt.ItemDataRole.AccessibleTextRole, text)
        picture = picture_file(file)
        item.setIcon(QIcon(str(picture)) if picture.exists() else icon("model"))
        self.addItem(item)

    # -- mouse and keys --------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def _click(self, item: QListWidgetItem) -> None:
        if pin_rect(self.visualItemRect(item)).contains(self._pressed):
            self._pin(item)
        else:
            self.file_wanted.emit(item.data(PATH))

    def _pin(self, item: QListWidgetItem) -> None:
        self.pin_wanted.emit(item.data(PATH), not item.data(PINNED))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if item is not None and event.key() == Qt.Key.Key_Space:
            self._pin(item)
        elif item is not None and event.key() == Qt.Key.Key_Delete:
            row = self.currentRow()
            self.removal_wanted.emit(item.data(PATH))
            self.setCurrentRow(min(row, self.count() - 1))
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        is_by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        item = self.currentItem() if is_by_key else self.itemAt(event.pos())
        if item is None:
            return
        path = item.data(PATH)
        pin = self.tr("Un&pin\tSpace") if item.data(PINNED) else self.tr("&Pin to the top\tSpace")
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("&Open"), partial(self.file_wanted.emit, path))
        menu.addAction(pin, partial(self.pin_wanted.emit, path, not item.data(PINNED)))
        menu.addAction(self.tr("&Remove from the list\tDel"), partial(self.removal_wanted.emit, path))
        at = self.viewport().mapToGlobal(self.visualItemRect(item).center())
        menu.popup(at if is_by_key else event.globalPos())

    def viewportEvent(self, event: QEvent) -> bool:
        """Over a pin the tooltip says what a click does."""
        if event.type() == QEvent.Type.ToolTip:
            item = self.itemAt(event.pos())  # type: ignore[attr-defined]
            if item is not None and pin_rect(self.visualItemRect(item)).contains(event.pos()):  # type: ignore[attr-defined]
                text = self.tr("Unpin (Space)") if item.data(PINNED) else self.tr("Pin to the top (Space)")
                QToolTip.showText(event.globalPos(), text, self)  # type: ignore[attr-defined]
                return True
        return super().viewportEvent(event)


class _PinDelegate(QStyledItemDelegate):
    """Draws the pin at the end of a row: that of a pinned file always, others where the mouse or the keyboard is."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        whole = QRect(option.rect)
        option.widget.style().drawPrimitive(
            QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget
        )
        option.rect = whole.adjusted(0, 0, -ROOM, 0)
        super().paint(painter, option, index)
        option.rect = whole
        is_met = option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected)
        if index.data(PINNED) or is_met:
            icon("pinned" if index.data(PINNED) else "pin").paint(painter, pin_rect(whole))


def pin_rect(row: QRect) -> QRect:
    """Return the rectangle of the pin of a row."""
    return QRect(row.right() - ROOM + (ROOM - PIN) // 2, row.center().y() - PIN // 2, PIN, PIN)


PAGE_WIDTH = 860
MOST_NAMED = 3
STARTS = ("new", "open", "last", "sample", "cloth", "tour")  # ways to begin


class WelcomePage(QWidget):
    """Says what the user wants through its signals; does nothing itself."""

    start_wanted = Signal(str)  # one of STARTS

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.recent = RecentList()
        self.reopen = _link(self.tr("Open what was open last"), "", "revert", self._start("last"))
        self.offer_to_reopen([path.name for path in settings.last_files])
        tour = self.tr("The window in six steps, on the sample.")
        self._tour = _link(self.tr("Take the tour"), tour, "info", self._start("tour"))
        self._nothing = QLabel(self.tr("Files that you open will be listed here."))
        self._nothing.setWordWrap(True)
        self._nothing.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        columns = QHBoxLayout()
        columns.addLayout(self._make_start(), 2)
        columns.addSpacing(2 * SPACING_L)
        columns.addLayout(self._make_recent(), 3)
        page = QWidget()
        page.setMaximumWidth(PAGE_WIDTH)
        inner = QVBoxLayout(page)
        inner.addStretch(1)
        inner.addWidget(_title())
        inner.addWidget(QLabel(self.tr("An editor for PMX and PMD models")))
        inner.addSpacing(2 * SPACING_L)
        inner.addLayout(columns, 8)
        inner.addStretch(1)
        self._scroll(page)
        self.show_recent()
        self.offer_tour(not settings.is_tour_taken)

    def _start(self, start: str) -> Callable[[], None]:
        return lambda: self.start_wanted.emit(start)

    def _scroll(self, page: QWidget) -> None:
        """Put the page in the middle. On a small screen it scrolls, and asks no room of the documents behind it."""
        middle = QWidget()
        row = QHBoxLayout(middle)
        row.addStretch(1)
        row.addWidget(page, 100)
        row.addStretch(1)
        area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(middle)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(area)

    def show_recent(self) -> None:
        """List the files that are pinned, and the recent ones."""
        self.recent.show_files(self._settings.pinned_files, self._settings.recent_files)
        self.recent.setVisible(self.recent.count() > 0)
        self._nothing.setVisible(self.recent.count() == 0)

    def offer_to_reopen(self, names: Sequence[str]) -> None:
        """Offer to open what was open last: files of these names; where there are none, nothing."""
        self.reopen.setVisible(bool(names))
        more = self.tr(" and {} more").format(len(names) - MOST_NAMED) if len(names) > MOST_NAMED else ""
        self.reopen.setDescription(", ".join(names[:MOST_NAMED]) + more)

    def offer_nothing_to_reopen(self) -> None:
        self.offer_to_reopen([])

    def offer_tour(self, is_offered: bool) -> None:
        """Offer the tour, or no longer."""
        self._tour.setVisible(is_offered)

    def _make_start(self) -> QVBoxLayout:
        layout = QVBoxLayout()
        sample, cloth = self.tr("A sample model for experiments."), self.tr("Cloths that physics moves.")
        for button in (
            _link(self.tr("New model"), self.tr("Start from a centre bone."), "new", self._start("new")),
            _link(self.tr("Open…"), self.tr("A model file; or drop one here."), "open", self._start("open")),
            self.reopen,
            _link(self.tr("Open the sample"), sample, "sample", self._start("sample")),
            _link(self.tr("Open the cloth sample"), cloth, "soft_bodies", self._start("cloth")),
        ):
            layout.addWidget(button)
        layout.addWidget(self._tour)
        layout.addStretch(1)
        return layout

    def _make_recent(self) -> QVBoxLayout:
        layout = QVBoxLayout()
        layout.addWidget(_heading(self.tr("Recent files")))
        layout.addWidget(self._nothing)
        layout.addWidget(self.recent, 100)
        layout.addStretch(1)
        return layout


def _link(text: str, explanation: str, name: str, start: Callable[[], None]) -> QCommandLinkButton:
    button = QCommandLinkButton(text, explanation)
    button.setIcon(icon(name))
    button.clicked.connect(start)
    return button


def _title() -> QLabel:
    title = QLabel("Katachi")
    font = title.font()
    font.setPointSizeF(font.pointSizeF() * 2.6)
    title.setFont(font)
    return title


def _heading(text: str) -> QLabel:
    heading = QLabel(text)
    font = heading.font()
    font.setBold(True)
    heading.setFont(font)
    return heading
