"""The editors of textures: a small picture, and a button and a drop by which a picture becomes the texture."""

from __future__ import annotations

import html
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QBuffer, QCoreApplication, QEvent, QIODevice, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QHelpEvent,
    QIcon,
    QImage,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QFileDialog, QLabel, QToolButton, QToolTip, QWidget

from editor.document.document import Document
from editor.document.texts import translate
from editor.document.textures import Thumbnail, thumbnail_of_toon
from editor.model.edit import Edit
from editor.model.fields import Field, field_of
from editor.model.materials import SharedToon, Texture
from editor.texture_paths import PICTURES, leads_out
from editor.ui.dropping import accept_copy, dropped_pictures
from editor.ui.editors.choices import ChoiceEditor
from editor.ui.editors.field_editor import FieldEditor
from editor.ui.editors.references import ReferenceEditor
from editor.ui.editors.revisions import MIXED, Parts, SameValue, constant
from editor.ui.editors.texts import TextEditor
from editor.ui.icons import icon
from editor.ui.tokens import CHECKER, PICTURE_FRAME
from editor.ui.value_text import error_text, field_label, translated

PATH = field_of(Texture, Texture.path)
SIDE = 22  # logical pixels of the small picture
LISTED = 14  # in a list
SQUARE = 4  # of the chequered ground under what is transparent

Kinds = QEvent.Type


def is_of_textures(field: Field) -> bool:
    """Return whether a field's value is a texture, and so can be seen."""
    return field.target == "textures" or field.type is SharedToon or field is PATH


def thumbnail_of(document: Document, field: Field, value: Any) -> Thumbnail | None:
    """Return the thumbnail of a field's texture; None for no texture, and as long as it is not made."""
    if field.type is SharedToon:
        return thumbnail_of_toon(int(value))
    thumbnails = document.thumbnails
    if field is PATH:
        return thumbnails.of_path(value) if value else None
    return thumbnails.of_texture(value)


def choose_pictures(parent: QWidget, document: Document, *, many: bool = False) -> list[Path]:
    """The pictures that the user chooses for textures; none if they thought better of it."""
    translate = QCoreApplication.translate
    folder = str(document.content.folder or "")
    patterns = " ".join(f"*{extension}" for extension in PICTURES)
    pictures, all_files = (
        translate("Textures", "Pictures ({})").format(patterns),
        translate("ChooseFile", "All files (*)"),
    )
    filters = f"{pictures};;{all_files}"
    if many:
        names, _ = QFileDialog.getOpenFileNames(parent, translate("Textures", "Add pictures"), folder, filters)
    else:
        name, _ = QFileDialog.getOpenFileName(parent, translate("Textures", "Choose picture"), folder, filters)
        names = [name] if name else []
    return [Path(name) for name in names]


def outside_note(path: str) -> str:
    """Return a note about a texture path that leads out of the folder of the model; "" for any other."""
    if not leads_out(path):
        return ""
    text = QCoreApplication.translate(
        "Textures", "{path} is outside of the folder of the model: others will not find it"
    )
    return text.format(path=path)


def thumbnail_tip(thumbnail: Thumbnail | None, path: str, note: str = "") -> str:
    """A texture as a tooltip: its picture, its path and its size, or in words why there is none; and a note."""
    if thumbnail is None:
        return path
    lines = [html.escape(path)]
    if thumbnail.preview is not None:
        width, height = thumbnail.size
        lines.append(QCoreApplication.translate("Textures", "{} × {} pixels").format(width, height))
        lines.insert(0, f'<img src="data:image/png;base64,{_encoded_image(_on_squares(thumbnail.preview))}">')
    else:
        lines.append(html.escape(fault_text(thumbnail)))
    return "<p style='white-space:pre'>" + "<br>".join(filter(None, (*lines, html.escape(note)))) + "</p>"


def fault_text(thumbnail: Thumbnail | None) -> str:
    """Return why there is no picture; "" where there is one, or will be."""
    if thumbnail is None or thumbnail.preview is not None:
        return ""
    if thumbnail.fault:
        return QCoreApplication.translate("Textures", "The file cannot be read: {}").format(translated(thumbnail.fault))
    return QCoreApplication.translate("Textures", "The file is missing")


def draw_thumbnail(painter: QPainter, rect: QRect, image: QImage) -> None:
    """A small picture in the middle of a rectangle, over squares where it is transparent."""
    size = image.size().scaled(rect.size(), Qt.AspectRatioMode.KeepAspectRatio)
    area = QRect(rect.topLeft(), size.expandedTo(QSize(1, 1)))
    area.moveCenter(rect.center())
    painter.save()
    if image.hasAlphaChannel():
        _fill_squares(painter, area)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(area, image)
    painter.setPen(PICTURE_FRAME)
    painter.drawRect(area.adjusted(0, 0, -1, -1))
    painter.restore()


def thumbnail_icon(image: QImage, side: int = LISTED) -> QIcon:
    """A small picture for a list, or a button, of the same colours where it is selected."""
    ratio = QGuiApplication.primaryScreen().devicePixelRatio()
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_thumbnail(painter, QRect(0, 0, side, side), image)
    painter.end()
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon


def _fill_squares(painter: QPainter, rect: QRect) -> None:
    painter.setBrushOrigin(rect.topLeft())
    painter.fillRect(rect, QBrush(_checkerboard()))


@lru_cache(1)
def _checkerboard() -> QImage:
    """The ground under what is transparent, to be repeated."""
    tile = QImage(2 * SQUARE, 2 * SQUARE, QImage.Format.Format_RGB32)
    tile.fill(CHECKER[0])
    painter = QPainter(tile)
    for corner in (0, SQUARE):
        painter.fillRect(corner, SQUARE - corner, SQUARE, SQUARE, CHECKER[1])
    painter.end()
    return tile


def _on_squares(image: QImage) -> QImage:
    shown = QImage(image.size(), QImage.Format.Format_RGB32)
    painter = QPainter(shown)
    _fill_squares(painter, shown.rect())
    painter.drawImage(0, 0, image)
    painter.end()
    return shown


def _encoded_image(image: QImage) -> str:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().toBase64().data()).decode()


class ThumbnailLabel(QLabel):
    """A texture in small, in words where there is no picture; larger as a tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.thumbnail: Thumbnail | None = None
        self._path = ""
        self.setMinimumHeight(SIDE)

    def show_thumbnail(self, thumbnail: Thumbnail | None, path: str) -> None:
        self.thumbnail, self._path = thumbnail, path
        fault = fault_text(thumbnail)
        self.setText((self.tr("unreadable") if thumbnail and thumbnail.fault else self.tr("missing")) if fault else "")
        self.setAccessibleName(fault)
        self.setMinimumWidth(0 if fault else SIDE)
        self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() == Kinds.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), thumbnail_tip(self.thumbnail, self._path), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.thumbnail is None or self.thumbnail.small is None:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        draw_thumbnail(painter, self.rect(), self.thumbnail.small)


class PictureTools(QObject):
    """The tools beside the line of a texture's editor: a thumbnail, a button and the drop of a file (`chosen`)."""

    chosen = Signal(Path)

    def __init__(self, editor: FieldEditor) -> None:
        super().__init__(editor)
        self._editor = editor
        self.thumbnail = ThumbnailLabel()
        self.thumbnail.setObjectName("thumbnail")
        self.button = QToolButton()
        self.button.setIcon(icon("open"))
        self.button.setAutoRaise(True)
        choose = self.tr("Choose picture…")
        self.button.setToolTip(choose)
        self.button.setAccessibleName(f"{field_label(editor.field)}: {choose}")
        self.button.clicked.connect(self._choose)
        editor.setAcceptDrops(True)
        editor.installEventFilter(self)

    def hide(self) -> None:
        for part in (self.thumbnail, self.button):
            part.hide()

    def take(self, file: Path, commit: Any) -> None:
        """Do `commit(edit)` with a file as one step; say beside the editor and in the status line why that cannot be.

        What is said beside the editor goes as the window comes back from a dialog of the system.
        """
        document = self._editor.document
        name = translate("StepNames", "{step}: {what}")
        try:
            with document.edit(name.format(step=field_label(self._editor.field), what=file.name)) as edit:
                commit(edit)
            document.show_status(outside_note(document.texture_files.path_to(file)) or edit.name)
        except ValueError as error:
            self._editor.complain(error_text(error))
            document.show_status(error_text(error))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QDragEnterEvent | QDropEvent) or event.type() not in (Kinds.DragEnter, Kinds.Drop):
            return False
        pictures = dropped_pictures(event)
        if len(pictures) != 1:
            return False
        accept_copy(event)
        if event.type() == Kinds.Drop:
            self.chosen.emit(pictures[0])
        return True

    def _choose(self) -> None:
        for file in choose_pictures(self._editor, self._editor.document):
            self.chosen.emit(file)


class TextureEditor(ReferenceEditor):
    """A texture by name or number, or by the picture that it is."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        self._tools: PictureTools | None = None
        super().__init__(field, document, parent)
        self._tools = PictureTools(self)
        self.lines[0].setAcceptDrops(False)  # it would put an address into its text
        self.grid.addWidget(self._tools.thumbnail, 0, 0)
        self.grid.addWidget(self._tools.button, 0, 3)
        self._tools.chosen.connect(self.take_picture)
        document.thumbnails.changed.connect(self._show_thumbnail)
        self._show_thumbnail()

    def fit_cell(self) -> None:
        super().fit_cell()
        if self._tools is not None:
            self._tools.hide()

    def take_picture(self, file: Path) -> None:
        """Take a picture; it becomes a texture of the model if it is none yet."""
        if self._tools is not None:
            self._tools.take(file, partial(self._use, file))

    def _use(self, file: Path, edit: Edit) -> None:
        self._commit(Parts({0: constant(self.document.texture_files.use(edit, file))}))

    def _show(self, value: Any) -> None:
        super()._show(value)
        self._show_thumbnail()

    def _show_thumbnail(self) -> None:
        if self._tools is None:
            return
        textures, row = self.document.model.textures, -1 if self._value is MIXED else int(self._value)
        path = textures[row].path if 0 <= row < len(textures) else ""
        self._tools.thumbnail.show_thumbnail(self.document.thumbnails.of_texture(row), path)


class TexturePathEditor(TextEditor):
    """The path of a texture, or the picture that it leads to."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        self._tools: PictureTools | None = None
        super().__init__(field, document, parent)
        self._tools = PictureTools(self)
        self.line.setAcceptDrops(False)
        row = self.layout()
        assert row is not None
        row.removeWidget(self.line)
        for part in (self._tools.thumbnail, self.line, self._tools.button):
            row.addWidget(part)
        self._tools.chosen.connect(self.take_picture)
        document.thumbnails.changed.connect(self._show_thumbnail)

    def fit_cell(self) -> None:
        if self._tools is not None:
            self._tools.hide()

    def take_picture(self, file: Path) -> None:
        """Lead to another file."""
        if self._tools is not None:
            self._tools.take(file, partial(self._lead_to, file))

    def _lead_to(self, file: Path, _edit: Edit) -> None:
        self._commit(SameValue(self.document.texture_files.path_to(file)))

    def _show(self, value: Any) -> None:
        super()._show(value)
        self._show_thumbnail()

    def _show_thumbnail(self) -> None:
        if self._tools is not None:
            path = "" if self._value is MIXED else str(self._value)
            thumbnail = self.document.thumbnails.of_path(path) if path else None
            self._tools.thumbnail.show_thumbnail(thumbnail, path)


class SharedToonEditor(ChoiceEditor):
    """The toons that all models share, each with what it looks like."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        self.box.setIconSize(QSize(SIDE, SIDE))
        for index in range(self._named):
            small = thumbnail_of_toon(self.box.itemData(index)).small
            if small is not None:
                self.box.setItemIcon(index, QIcon(QPixmap.fromImage(small)))
