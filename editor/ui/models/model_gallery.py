"""The models of a folder as a list with thumbnails, and the filter that finds some of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    QSortFilterProxyModel,
    Qt,
    QUrl,
)
from PySide6.QtGui import QIcon, QPixmap

from editor.document.connections import connect
from editor.document.model_folder import FoundModel, ModelFolder
from editor.operations.checks.catalog import CHECKS
from editor.ui.dropping import MODEL
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
        connect(folder.known, self, lambda row: self.dataChanged.emit(self.index(row), self.index(row)))

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
