"""The page without a document: where files are dropped, recent ones with their pictures, and the samples."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    QStandardPaths,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetrics,
    QHideEvent,
    QIcon,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QMovie,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QShowEvent,
)
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
    QStyleOptionButton,
    QStyleOptionViewItem,
    QStylePainter,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from editor.document.program.settings import Settings
from editor.resources import resource
from editor.ui.icons import icon
from editor.ui.tokens import HAIRLINE, RADIUS, SPACING_L, SPACING_M, SPACING_S

PICTURE_SIZE = 160  # logical pixels
LINES = 2  # of text below a picture


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
PIN = 20  # logical pixels
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
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setMovement(QListWidget.Movement.Static)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setIconSize(QSize(PICTURE_SIZE, PICTURE_SIZE))
        self._fit_cells()
        self.setUniformItemSizes(True)
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

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_cells()

    def _fit_cells(self) -> None:
        text = LINES * self.fontMetrics().lineSpacing()
        self.setGridSize(QSize(PICTURE_SIZE + 2 * SPACING_L, PICTURE_SIZE + text + 2 * SPACING_L))

    def _add(self, file: Path, *, is_pinned: bool) -> None:
        item = QListWidgetItem(f"{file.name}\n{file.parent}")
        item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter)
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
    """Draws the pin over a picture: that of a pinned file always, others where the mouse or the keyboard is."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        is_met = option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected)
        if index.data(PINNED) or is_met:
            icon("pinned" if index.data(PINNED) else "pin").paint(painter, pin_rect(option.rect))


def pin_rect(cell: QRect) -> QRect:
    """Return the rectangle of the pin of a file's cell."""
    return QRect(cell.right() - PIN - SPACING_L, cell.top() + SPACING_L, PIN, PIN)


PAGE_WIDTH, START_WIDTH = 1100, 320
TILE, TILE_ICON, DROP_ICON = 48, 24, 32
DANCE = "mochi.webp"
MOST_NAMED = 3
STARTS = ("new", "open", "last", "sample", "cloth", "tour")  # ways to begin


class WelcomePage(QWidget):
    """Says what the user wants through its signals; does nothing itself."""

    start_wanted = Signal(str)  # one of STARTS

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.recent = RecentList()
        self.reopen = self._link("last", self.tr("Open what was open last"), "", "revert")
        self.offer_to_reopen([path.name for path in settings.last_files])
        tour = self.tr("The window in six steps, on the sample.")
        self._tour = self._link("tour", self.tr("Take the tour"), tour, "info")
        self._heading = _heading(self.tr("Recent files"))
        self._dance = Dance()
        self._nothing = QLabel(self.tr("Files that you open will be listed here."))
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._nothing.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        columns = QHBoxLayout()
        columns.addLayout(self._make_start())
        columns.addSpacing(2 * SPACING_L)
        columns.addLayout(self._make_recent(), 1)
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

    def _link(self, start: str, text: str, explanation: str, icon_name: str, picture: str = "") -> StartLink:
        """Return a link with an icon, or a picture from the folder of the samples."""
        shown = QIcon(str(resource("samples", "pictures", picture))) if picture else icon(icon_name)
        button = StartLink(text, explanation, shown, TILE if picture else TILE_ICON)
        button.clicked.connect(lambda: self.start_wanted.emit(start))
        return button

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
        """List the files that are pinned, and the recent ones; the sample dances where there are none."""
        self.recent.show_files(self._settings.pinned_files, self._settings.recent_files)
        has_files = self.recent.count() > 0
        self._heading.setVisible(has_files)
        self.recent.setVisible(has_files)
        self._nothing.setVisible(not has_files)
        self._dance.setVisible(not has_files)

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
        new, open_ = self.tr("Start from a centre bone."), self.tr("A PMX, PMD, VRM or other model.")
        area = DropArea(self.tr("Drop a model here"))
        area.setFixedWidth(START_WIDTH)
        sample, cloth = self.tr("A sample model for experiments."), self.tr("Cloths that physics moves.")
        links = QVBoxLayout()
        links.setSpacing(SPACING_M)
        for link in (
            self._link("new", self.tr("New model"), new, "new"),
            self._link("open", self.tr("Open…"), open_, "open"),
            self.reopen,
            self._link("sample", self.tr("Open the sample"), sample, "sample", DANCE),
            self._link("cloth", self.tr("Open the cloth sample"), cloth, "sample", "cloth.png"),
            self._tour,
        ):
            links.addWidget(link)
        layout = QVBoxLayout()
        layout.addWidget(area)
        layout.addSpacing(SPACING_M)
        layout.addLayout(links)
        layout.addStretch(1)
        return layout

    def _make_recent(self) -> QVBoxLayout:
        layout = QVBoxLayout()
        layout.addWidget(self._heading)
        layout.addWidget(self.recent, 100)
        layout.addStretch(1)
        layout.addWidget(self._dance, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self._nothing)
        layout.addStretch(1)
        return layout


class StartLink(QCommandLinkButton):
    """A way to begin: a tile with an icon or a picture, and two texts beside it. All tiles are of one size."""

    def __init__(self, text: str, explanation: str, picture: QIcon, size: int) -> None:
        super().__init__(text, explanation)
        self.setIcon(picture)
        self.setIconSize(QSize(size, size))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.heightForWidth(0))

    def heightForWidth(self, width: int) -> int:
        return max(TILE, 3 * self.fontMetrics().lineSpacing() + SPACING_S)

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text, option.icon = "", QIcon()
        painter = QStylePainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        tile = QRect(0, (self.height() - TILE) // 2, TILE, TILE)
        self._paint_tile(painter, tile)
        self._paint_texts(painter, self.rect().adjusted(tile.right() + SPACING_L, 0, -SPACING_M, 0))
        painter.end()

    def _paint_tile(self, painter: QPainter, tile: QRect) -> None:
        picture = self.icon().pixmap(self.iconSize(), self.devicePixelRatioF())
        outline = QPainterPath()
        outline.addRoundedRect(tile.toRectF().adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.fillPath(outline, self.palette().base())
        painter.save()
        painter.setClipPath(outline)
        at = QRect(QPoint(), self.iconSize())
        at.moveCenter(tile.center())
        painter.drawPixmap(at, picture)
        painter.restore()
        painter.drawPath(outline)

    def _paint_texts(self, painter: QPainter, room: QRect) -> None:
        """Paint one line and, below it, up to two, in the middle of the height; what is too long ends in dots."""
        bold = self.font()
        bold.setBold(True)
        painter.setPen(self.palette().color(QPalette.ColorRole.ButtonText))
        wrapped, most = Qt.TextFlag.TextWordWrap, Qt.TextElideMode.ElideRight
        description = self.fontMetrics().elidedText(self.description(), most, int(1.8 * room.width()))
        below = self.fontMetrics().boundingRect(room, wrapped, description).height() if description else 0
        line = QFontMetrics(bold).lineSpacing()
        top = room.center().y() - (line + below) // 2
        painter.setFont(bold)
        title = QFontMetrics(bold).elidedText(self.text(), most, room.width())
        painter.drawText(QRect(room.left(), top, room.width(), line), Qt.TextFlag.TextSingleLine, title)
        painter.setFont(self.font())
        painter.drawText(QRect(room.left(), top + line, room.width(), below + line), wrapped, description)


class DropArea(QFrame):
    """A dashed frame where files may be dropped, as they may be anywhere in the window."""

    def __init__(self, text: str) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACING_L, SPACING_L, SPACING_L, SPACING_L)
        symbol = QLabel(alignment=Qt.AlignmentFlag.AlignHCenter)
        symbol.setPixmap(icon("model").pixmap(DROP_ICON))
        title = _heading(text)
        title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        for part in (symbol, title):
            column.addWidget(part)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.PlaceholderText), HAIRLINE, Qt.PenStyle.DashLine))
        edge = HAIRLINE / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(edge, edge, -edge, -edge), RADIUS, RADIUS)


class Dance(QLabel):
    """The sample as it dances, while it is seen; it stands still where the system wants no animation."""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.movie() is None:
            self.setMovie(QMovie(str(resource("samples", "pictures", DANCE)), parent=self))
            self.movie().jumpToFrame(0)
        if self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, self):
            self.movie().start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture as a card, for its ground is light in every theme."""
        if self.movie() is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.movie().currentPixmap())
        painter.drawRoundedRect(QRectF(self.movie().currentPixmap().rect()), 2 * RADIUS, 2 * RADIUS)
        painter.end()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.movie() is not None:
            self.movie().stop()


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
