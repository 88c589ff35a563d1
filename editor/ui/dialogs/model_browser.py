"""ModelBrowser: a window with all models below a folder, in pictures; found by name and by what is wrong with them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QItemSelectionModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QSettings,
    QSize,
    QSortFilterProxyModel,
    Qt,
    QTimer,
    QUrl,
    Signal,
)
from PySide6.QtGui import QDesktopServices, QIcon, QKeyEvent, QKeySequence, QPixmap, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.connections import connect
from editor.document.files.loading import folder_beside
from editor.document.files.model_folder import FoundModel, ModelFolder
from editor.operations.checks.catalog import CHECKS
from editor.ui.dialog import Dialog
from editor.ui.dropping import MODEL
from editor.ui.help_card import set_command
from editor.ui.icons import icon
from editor.ui.models.row_filter import folded
from editor.ui.value_text import count_text

Index = QModelIndex | QPersistentModelIndex
THUMBNAIL = 128  # logical pixels
MOST_NAMED = 8  # lines of a tooltip about textures, and about errors


class ModelGallery(QAbstractListModel):
    """A row for each model of a ModelFolder; all cells have the same size."""

    def __init__(self, folder: ModelFolder, cell: QSize, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._cell = cell
        self._icons: dict[Path, QIcon] = {}
        folder.listed.connect(self._renew)
        connect(folder.named, self, lambda first, last: self.dataChanged.emit(self.index(first), self.index(last)))
        connect(folder.summarized, self, lambda row: self.dataChanged.emit(self.index(row), self.index(row)))

    def _renew(self) -> None:
        self.beginResetModel()
        self._icons.clear()
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt has it
        return 0 if parent.isValid() else len(self.folder.models)

    def model_at(self, index: Index) -> FoundModel:
        return self.folder.models[index.row()]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        model = self.model_at(index)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return "\n".join(_lines(model))
            case Qt.ItemDataRole.SizeHintRole:
                return self._cell
            case Qt.ItemDataRole.DecorationRole:
                return self._icon(model)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                return "\n".join(_tip_lines(model))
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        return [MODEL, "text/uri-list"]

    def mimeData(self, indexes: Any) -> QMimeData:
        """One model: as a file for whoever takes files, and as a model for the model view."""
        mime = QMimeData()
        paths = [self.model_at(index).path for index in indexes]
        mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
        mime.setData(MODEL, str(paths[0]).encode("utf-8", "surrogatepass") if paths else b"")
        return mime

    def _icon(self, model: FoundModel) -> QIcon:
        """The thumbnail, read when it is first seen."""
        if model.thumbnail is None:
            return icon("error" if model.fault else "model")
        if model.thumbnail not in self._icons:
            picture = QPixmap(str(model.thumbnail))
            self._icons[model.thumbnail] = QIcon(picture) if not picture.isNull() else icon("model")
        return self._icons[model.thumbnail]


class GalleryFilter(QSortFilterProxyModel):
    """Lets through what has every word of the text in its file name, folder or names, and the faults asked for."""

    def __init__(self, gallery: ModelGallery, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: list[str] = []
        self._is_missing = self._is_faulty = False
        self.gallery = gallery
        self.setSourceModel(gallery)

    def want(self, text: str, *, textures_missing: bool, errors_found: bool) -> None:
        """Look for other models."""
        self._words = folded(text).split()
        self._is_missing, self._is_faulty = textures_missing, errors_found
        self.invalidate()

    def filterAcceptsRow(self, row: int, _parent: Index) -> bool:
        model = self.gallery.folder.models[row]
        if self._is_missing and not model.missing_textures:
            return False
        if self._is_faulty and not (model.errors or model.fault):
            return False
        text = folded(" ".join((str(model.path), *model.names))) if self._words else ""
        return all(word in text for word in self._words)

    def model_at(self, index: Index) -> FoundModel:
        return self.gallery.model_at(self.mapToSource(index))


def cell_size(text_height: int) -> QSize:
    """Return the size of a thumbnail with the lines below it, in logical pixels."""
    return QSize(THUMBNAIL + 36, THUMBNAIL + 4 * text_height + 16)


def _lines(model: FoundModel) -> list[str]:
    """The file, what the model is called, and what is wrong with it."""
    name = next(filter(None, (name.strip() for name in model.names)), "")
    faults = []
    if model.fault:
        faults.append(QCoreApplication.translate("ModelGallery", "⚠ cannot be read"))
    if model.missing_textures:
        text = QCoreApplication.translate("ModelGallery", "⚠ textures missing: {}")
        faults.append(text.format(count_text(len(model.missing_textures))))
    if model.errors:
        text = QCoreApplication.translate("ModelGallery", "⚠ errors: {}")
        faults.append(text.format(count_text(len(model.errors))))
    return [model.path.name, *filter(None, [name]), *faults]


def _tip_lines(model: FoundModel) -> list[str]:
    lines = [str(model.path), *(name for name in model.names if name.strip())]
    if model.fault:
        return [*lines, model.fault]
    if not model.is_known:
        return lines
    text = QCoreApplication.translate("ModelGallery", "Vertices: {}")
    lines.append(text.format(count_text(model.vertices)))
    if model.missing_textures:
        lines.append(QCoreApplication.translate("ModelGallery", "Textures that are missing:"))
        lines += _shortened(model.missing_textures)
    if model.errors:
        labels = [CHECKS[code].label if code in CHECKS else code for code in model.errors]
        lines.append(QCoreApplication.translate("ModelGallery", "Errors that the checks find:"))
        lines += _shortened([QCoreApplication.translate("Check", label) for label in labels])
    return lines


def _shortened(lines: list[str]) -> list[str]:
    more = ["  …"] * (len(lines) > MOST_NAMED)
    return [f"  {line}" for line in lines[:MOST_NAMED]] + more


SIZE = (920, 640)
LAST_FOLDER = "browser/folder"
SOON = 100  # milliseconds from scrolling until what is seen comes first
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ModelBrowser(Dialog):
    """Not modal. What it finds out stays in the platform's cache; closing ends the finding out."""

    closed = Signal()

    def __init__(
        self,
        stored: QSettings,
        open_model: Callable[[Path], object],
        append_model: Callable[[Path], object],
        parent: QWidget | None = None,
        folder: ModelFolder | None = None,
    ) -> None:
        """`stored` is where the folder is remembered; the others are done to the model that is the current one."""
        super().__init__(parent)
        self._open_model, self._append_model = open_model, append_model
        self._stored = stored
        self.folder = folder if folder is not None else ModelFolder()
        self.folder.setParent(self)
        self._has_document = False
        self.cell = cell_size(self.fontMetrics().height())
        self.filter = GalleryFilter(ModelGallery(self.folder, self.cell, self), self)
        self.folder_label = QLabel()
        self.change = QPushButton(self.tr("&Folder…"))
        self.search = QLineEdit(placeholderText=self.tr("Find a file or a model name"), clearButtonEnabled=True)
        self.missing = QCheckBox(self.tr("&Textures missing"))
        self.faulty = QCheckBox(self.tr("&Errors found"))
        self.list = _GalleryView(self._open_current)
        self.status = QLabel()
        self.progress = QProgressBar(textVisible=False)
        self.open_button = QPushButton(self.tr("&Open"))
        self.append_button = QPushButton(self.tr("&Append to the open model…"))
        self._visible_timer = QTimer(self, singleShot=True, interval=SOON)
        self.setWindowTitle(self.tr("Models in a folder"))
        set_command(self, "file.browse")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(*SIZE)
        self._arrange()
        self._connect()
        self._show_state()

    # -- parts -----------------------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        self._set_up_list()
        self.folder_label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.search.setAccessibleName(self.search.placeholderText())
        for button in (self.change, self.open_button, self.append_button):
            button.setAutoDefault(False)  # Enter is for the list
        self.append_button.setToolTip(self.tr("Or drag a model into the model view; dropped elsewhere it is opened"))
        column = QVBoxLayout(self)
        for parts in ((self.folder_label, self.change), (self.search, self.missing, self.faulty)):
            column.addLayout(_in_a_row(*parts))
        column.addWidget(self.list, 1)
        column.addLayout(_in_a_row(self.status, self.progress, self.append_button, self.open_button))

    def _set_up_list(self) -> None:
        view = self.list
        view.setModel(self.filter)
        view.setViewMode(QListView.ViewMode.IconMode)
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setMovement(QListView.Movement.Static)
        view.setUniformItemSizes(True)
        view.setWordWrap(False)  # each line is shortened by itself
        view.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        view.setGridSize(self.cell)
        view.setIconSize(QSize(THUMBNAIL, THUMBNAIL))
        view.setDragEnabled(True)
        view.setDragDropMode(QListView.DragDropMode.DragOnly)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.setAccessibleName(self.tr("Models"))

    def _connect(self) -> None:
        self.change.clicked.connect(self.ask_for_folder)
        self.search.textChanged.connect(self._filter)
        self.missing.toggled.connect(self._filter)
        self.faulty.toggled.connect(self._filter)
        self.open_button.clicked.connect(self._open_current)
        self.append_button.clicked.connect(partial(self._do_to_current, self._append_model))
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        self.list.customContextMenuRequested.connect(self._open_menu)
        self.list.selectionModel().currentChanged.connect(self._show_state)
        for signal in (self.list.verticalScrollBar().valueChanged, self.filter.modelReset, self.folder.named):
            signal.connect(self._look_soon)
        self._visible_timer.timeout.connect(self._look_first_at_visible)
        for signal in (self.folder.listed, self.folder.named, self.folder.summarized, self.folder.finished):
            signal.connect(self._show_state)

    # -- what is shown ---------------------------------------------------------------------------------------------

    @property
    def current(self) -> FoundModel | None:
        """The model that the keyboard is at."""
        index = self.list.currentIndex()
        return self.filter.model_at(index) if index.isValid() else None

    @property
    def last_folder(self) -> Path | None:
        """The folder that was shown last, if it is still there."""
        last = str(self._stored.value(LAST_FOLDER, ""))
        return Path(last) if last and Path(last).is_dir() else None

    def offer_appending(self, document: object) -> None:
        """Offer to append models to the document in front, if there is one."""
        self._has_document = document is not None
        self._show_state()

    def ask_for_folder(self) -> None:
        """Ask for the folder, beginning with the last one."""
        beginning = str(self.last_folder or "")
        chosen = QFileDialog.getExistingDirectory(self, self.tr("Browse a folder"), beginning)
        if chosen:
            self.show_folder(Path(chosen))

    def show_folder(self, folder: Path) -> None:
        """List the models below a folder."""
        self._stored.setValue(LAST_FOLDER, str(folder))
        self.folder_label.setText(str(folder))
        self.folder.start(folder)
        self._show_state()
        self.list.setFocus()

    def _filter(self) -> None:
        self.filter.want(
            self.search.text(), textures_missing=self.missing.isChecked(), errors_found=self.faulty.isChecked()
        )
        self._visible_timer.start()
        self._show_state()

    def _show_state(self, *_: object) -> None:
        count, known, shown = len(self.folder.models), self.folder.summarized_count, self.filter.rowCount()
        text = self.tr("Models: {}").format(count_text(count))
        if shown != count:
            text = self.tr("Models: {} of {}").format(count_text(shown), count_text(count))
        if self.folder.is_cut_short:
            text += self.tr("; there are more, which are not listed")
        self.status.setText(text)
        self.progress.setVisible(self.folder.is_working)
        self.progress.setRange(0, count)
        self.progress.setValue(known)
        self.open_button.setEnabled(self.current is not None)
        self.append_button.setEnabled(self._has_document and self.current is not None)

    def _look_soon(self, *_: int) -> None:
        self._visible_timer.start()

    def _look_first_at_visible(self) -> None:
        """Have what is seen looked into before the rest."""
        view, spacing = self.list.viewport().rect(), self.list.gridSize()
        places = [
            QPoint(x, y)
            for y in range(spacing.height() // 2, view.bottom() + spacing.height() // 2, spacing.height())
            for x in range(spacing.width() // 2, view.right(), spacing.width())
        ]
        seen = [index for place in places if (index := self.list.indexAt(place)).isValid()]
        self.folder.look_first_at(self.filter.mapToSource(index).row() for index in seen)

    # -- what is wanted --------------------------------------------------------------------------------------------

    def _open_current(self, *_: object) -> None:
        self._do_to_current(self._open_model)

    def _do_to_current(self, do: Callable[[Path], object], *_: object) -> None:
        if self.current is not None:
            do(self.current.path)

    def _open_menu(self, at: QPoint) -> None:
        index = self.list.indexAt(at)
        if not index.isValid():
            return
        self.list.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        menu = QMenu(self, toolTipsVisible=True)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.open_button.text(), self.open_button.click)
        menu.addAction(self.append_button.text(), self.append_button.click).setEnabled(self.append_button.isEnabled())
        menu.addAction(self.tr("Show in its &folder"), self._show_in_folder)
        menu.popup(self.list.viewport().mapToGlobal(at))

    def _show_in_folder(self) -> None:
        if self.current is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder_beside(self.current.path))))

    def done(self, result: int) -> None:
        """Escape and the button of the window end here, both."""
        self.folder.stop()
        super().done(result)
        self.closed.emit()


class _GalleryView(QListView):
    """Tells of Enter and of double clicks, on every platform; what is typed looks for a file name."""

    def __init__(self, open_current: Callable[[], object]) -> None:
        super().__init__()
        self._open_current = open_current
        self.doubleClicked.connect(open_current)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self._open_current()
        else:
            super().keyPressEvent(event)


def _in_a_row(first: QWidget, *others: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addWidget(first, 1)
    for widget in others:
        row.addWidget(widget)
    return row
