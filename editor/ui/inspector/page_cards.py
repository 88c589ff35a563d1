"""Cards at the top of pages of the inspector: what a row looks like, and what is done with it most."""

from __future__ import annotations

import html
from collections.abc import Mapping
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.connections import connect
from editor.document.document import Document
from editor.document.texts import RetranslatableText, row_name, translate
from editor.document.textures import Thumbnail, image_of, pixels_of, thumbnail_of_toon
from editor.math3d.arrays import IndexArray
from editor.model.changes import Change
from editor.model.fields import NONE, Field, Kind
from editor.model.materials import Material, has_shared_toon
from editor.render.material_ball import BallMaps, ball_pixels
from editor.ui.command import CommandList
from editor.ui.editors.choices import ChoiceEditor
from editor.ui.editors.field_editor import FieldEditor
from editor.ui.editors.lines import NumberEditor
from editor.ui.editors.references import ReferencesEditor
from editor.ui.editors.textures import draw_thumbnail, fault_text, thumbnail_icon, thumbnail_tip
from editor.ui.icons import icon
from editor.ui.tokens import RADIUS, SPACING_M, SPACING_S
from editor.ui.value_text import NOTHING, record_title, size_text, tr_field


class PageCard(QWidget):
    """Of one table; shown for a single row."""

    jump_requested = Signal(str, int)  # table, row
    reveal_wanted = Signal(str)  # the name of a field below it, which is to be seen
    folded_groups: ClassVar[frozenset[str]] = frozenset()  # groups of fields below it that are folded at first
    shown_tables: ClassVar[frozenset[str]] = frozenset()  # whose changes it shows

    def __init__(self, document: Document, commands: CommandList | None) -> None:
        super().__init__()
        self.document = document
        self.row = NONE
        self.editors: Mapping[str, FieldEditor] = {}  # of the fields below it
        self._commands = commands
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._refresh_row)
        document.changed.connect(self._follow_change)

    def show_rows(self, rows: IndexArray) -> None:
        """Show the row, if it is one."""
        self.row = int(rows[0]) if len(rows) == 1 else NONE
        self.setVisible(self.row != NONE)
        self._refresh_row()

    def release(self) -> None:
        """Let go of the row."""
        self.row = NONE

    def refresh(self) -> None:
        """Show the row, which there is, as it is now."""
        raise NotImplementedError

    def refresh_soon(self) -> None:
        """Show the row anew in this turn of the event loop, if it is seen."""
        if self.isVisible():
            self._turn.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._turn.start()

    def _refresh_row(self) -> None:
        self._turn.stop()
        if self.row != NONE:
            self.refresh()

    def _follow_change(self, change: Change) -> None:
        if change.table in self.shown_tables:
            self.refresh_soon()


LARGEST = 160  # logical pixels of a side of a picture
NOTCHES = 100  # of a slider, from 0 to 1
PAUSE = 600  # milliseconds without a key or a turn of the wheel that end a gesture of the slider
WEIGHT = Field(Kind.NUMBER, "Weight", 0.0, name="weight")


class BeforeAndAfter(QWidget):
    """Two pictures side by side, of the model without a morph and with it; a click shows the model in the view so."""

    def __init__(self, card: MorphCard) -> None:
        super().__init__()
        self._card = card
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(self.tr("The model without the morph and with it"))
        self.setToolTip(self.tr("Click a picture to see the model so in the view"))
        self.captions = self.tr("Without"), self.tr("With")
        card.document.morph_thumbnails.changed.connect(self._show_new)

    def sizeHint(self) -> QSize:
        width = 2 * LARGEST + SPACING_M
        return QSize(width, self.heightForWidth(width))

    def heightForWidth(self, width: int) -> int:
        return self._side(width) + self.fontMetrics().height() + SPACING_S

    def frames(self) -> tuple[QRect, QRect]:
        """The places of the two pictures."""
        side = self._side(self.width())
        left = (self.width() - 2 * side - SPACING_M) // 2
        return QRect(left, 0, side, side), QRect(left + side + SPACING_M, 0, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        for number, (frame, caption) in enumerate(zip(self.frames(), self.captions, strict=True)):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.palette().light())
            painter.drawRoundedRect(frame, RADIUS, RADIUS)
            image = self._card.picture(is_posed=bool(number))
            if image is not None:
                painter.drawImage(frame, image)
            painter.setPen(self.palette().placeholderText().color())
            below = QRect(frame.left(), frame.bottom() + SPACING_S, frame.width(), self.fontMetrics().height())
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, caption)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for weight, frame in enumerate(self.frames()):
            if frame.contains(event.position().toPoint()) and event.button() == Qt.MouseButton.LeftButton:
                self._card.set_weight(float(weight))

    def _side(self, width: int) -> int:
        return max(min((width - SPACING_M) // 2, LARGEST), 1)

    def _show_new(self) -> None:
        self.setVisible(self._card.document.morph_thumbnails.is_able)
        self.update()


class MorphCard(PageCard):
    """Shows a morph by two pictures and, in the view, at the weight of a slider.

    In Edit mode that is a preview, which ends with the page; in Transform mode, and while the morph is edited on the
    model, it is the weight of the pose.
    """

    folded_groups = frozenset({"Offsets"})

    def __init__(self, document: Document, commands: CommandList | None) -> None:
        super().__init__(document, commands)
        self._earlier = 0.0  # the weight when a gesture started
        self.pictures = BeforeAndAfter(self)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.number = NumberEditor(WEIGHT, document)
        self._is_showing = False  # what is so, and nothing that the user does
        self._is_in_gesture = False
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._lay_out()
        self._connect()

    def picture(self, *, is_posed: bool) -> QImage | None:
        """The picture of the model with the morph, or without; None while it is not there."""
        return self.document.morph_thumbnails.of(self.row, is_posed=is_posed) if self.row != NONE else None

    def refresh(self) -> None:
        """Show the weight at which the morph is seen now."""
        posing = self.document.posing
        weight = float(posing.seen_pose().weights[self.row]) if posing.is_shown else 0.0
        self._is_showing = True
        self.slider.setValue(round(weight * NOTCHES))
        self.number.set_value(weight)
        self._is_showing = False
        self.pictures.update()

    def release(self) -> None:
        self.number.stop()
        self._end()
        self.document.posing.preview_morph(NONE)
        super().release()

    def set_weight(self, weight: float) -> None:
        """Show the morph at a weight, as one step where it is that of the pose."""
        self._begin()
        self._set(weight)
        self._end()

    # -- a gesture ------------------------------------------------------------------------------------------------

    @property
    def _is_of_pose(self) -> bool:
        return self.document.posing.is_active or self.document.edited_morph.row == self.row

    def _step_name(self) -> RetranslatableText:
        return translate("MorphList", "Morph {name}").format(name=row_name(self.document.model.morphs, self.row))

    def _begin(self) -> None:
        self._end()
        self._earlier, self._is_in_gesture = float(self.number.value()), True
        if self._is_of_pose:
            self.document.posing.begin(self._step_name())

    def _set(self, weight: float) -> None:
        if self.row == NONE:
            return
        if self._is_of_pose:
            self.document.posing.set_weights([self.row], weight, self._step_name())
        else:
            self.document.posing.preview_morph(self.row, weight)

    def _end(self, keep: bool = True) -> None:
        self._pause.stop()
        if not self._is_in_gesture:
            return
        self._is_in_gesture = False
        posing = self.document.posing
        if self._is_of_pose and posing.is_open:
            posing.commit() if keep else posing.cancel()
        elif not keep:
            self._set(self._earlier)

    def _slide(self, notch: int) -> None:
        if self._is_showing:
            return
        if not self._is_in_gesture:
            self._begin()
        self._set(notch / NOTCHES)
        if not self.slider.isSliderDown():
            self._pause.start()

    # -- looks ----------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.slider.setRange(0, NOTCHES)
        self.slider.setSingleStep(5)
        self.slider.setPageStep(25)
        weight = translate("MorphList", "Weight")
        for part in (self.slider, self.number, self.number.line):
            part.setAccessibleName(weight)
        self.slider.setToolTip(self.tr("The weight at which the model in the view shows the morph"))
        row = QHBoxLayout()
        row.setSpacing(SPACING_M)
        row.addWidget(self.number.make_label(weight))
        row.addWidget(self.slider, 1)
        row.addWidget(self.number)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACING_S, SPACING_S, SPACING_S, SPACING_M)
        column.setSpacing(SPACING_M)
        column.addWidget(self.pictures)
        column.addLayout(row)
        if self._commands is not None:
            column.addWidget(self._commands.button("morphs.edit-on-mesh", wide=True))

    def _connect(self) -> None:
        self._pause.timeout.connect(self._end)
        self.slider.sliderPressed.connect(self._begin)
        self.slider.valueChanged.connect(self._slide)
        self.slider.sliderReleased.connect(self._end)
        self.number.edited.connect(self.set_weight)
        self.number.gesture_started.connect(self._begin)
        self.number.dragging.connect(self._set)
        self.number.gesture_ended.connect(self._end)
        self.document.posing.changed.connect(self.refresh_soon)
        self.document.edited_morph.changed.connect(self.refresh_soon)


BALL, TILE = 96, 48  # logical pixels of a side
TEXTURES = {"texture": "texture", "sphere_texture": "sphere", "toon": "toon"}  # tiles, and their icons when empty


class TextureTile(QToolButton):
    """A button with the picture of a texture above its name; a click opens the choice of another."""

    def __init__(self, text: str, icon_name: str) -> None:
        super().__init__()
        self._icon_name = icon_name
        self.setText(text)
        self.setAutoRaise(True)
        self.setIconSize(QSize(TILE, TILE))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(TILE)

    def show_texture(self, thumbnail: Thumbnail | None, path: str) -> None:
        """Show a texture; an empty path for none."""
        image = thumbnail.preview if thumbnail is not None else None
        self.setIcon(icon(self._icon_name) if image is None else thumbnail_icon(image, TILE))
        choose = self.tr("Click: choose another")
        self.setToolTip(thumbnail_tip(thumbnail, path, choose) if path else choose)
        self.setAccessibleName(f"{self.text()}: {path or NOTHING}")


class MaterialCard(PageCard):
    """Shows a material as a ball in the light of MMD, and its pictures as buttons that change them."""

    shown_tables = frozenset({"materials", "textures"})

    def __init__(self, document: Document, commands: CommandList | None) -> None:
        super().__init__(document, commands)
        self.ball = QLabel()
        self.ball.setFixedSize(BALL, BALL)
        self.ball.setAccessibleName(self.tr("A ball of the material"))
        texts = self.tr("Texture"), self.tr("Sphere"), self.tr("Toon")
        self.tiles = {
            name: TextureTile(text, icon_name) for (name, icon_name), text in zip(TEXTURES.items(), texts, strict=True)
        }
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACING_S, SPACING_S, 0, SPACING_M)
        row.setSpacing(SPACING_S)
        row.addWidget(self.ball)
        for name, tile in self.tiles.items():
            row.addWidget(tile, tile.fontMetrics().horizontalAdvance(tile.text()))  # none needs to be cut
            connect(tile.clicked, self, partial(self._choose, name))
        document.thumbnails.changed.connect(self.refresh_soon)

    def refresh(self) -> None:
        material, shown = self.document.model.materials[self.row], {}
        for name, tile in self.tiles.items():
            shown[name], path = self._texture(material, name)
            tile.show_texture(shown[name], path)
        ratio = self.devicePixelRatioF()
        images = {name: each.preview for name, each in shown.items() if each is not None and each.preview is not None}
        sphere, toon = (pixels_of(images[name]) if name in images else None for name in ("sphere_texture", "toon"))
        maps = BallMaps(mean_color(images["texture"]) if "texture" in images else None, sphere, toon)
        pixmap = QPixmap.fromImage(image_of(ball_pixels(material, maps, round(BALL * ratio))))
        pixmap.setDevicePixelRatio(ratio)
        self.ball.setPixmap(pixmap)

    def _texture(self, material: Material, name: str) -> tuple[Thumbnail | None, str]:
        """The thumbnail and the path of a texture; "" for none."""
        if name == "toon" and has_shared_toon(material):
            return thumbnail_of_toon(int(material.shared_toon)), tr_field(material.shared_toon.label)
        row = material.toon_texture if name == "toon" else getattr(material, name)
        return self.document.thumbnails.of_texture(row), row_name(self.document.model.textures, row)

    def _choose(self, name: str) -> None:
        """Open the list of what the texture can be, below."""
        if name == "toon":
            material = self.document.model.materials[self.row]
            name = "shared_toon" if has_shared_toon(material) else "toon_texture"
        editor = self.editors[name]
        self.reveal_wanted.emit(name)
        if isinstance(editor, ChoiceEditor):
            editor.box.setFocus(Qt.FocusReason.PopupFocusReason)
            editor.box.showPopup()
        elif isinstance(editor, ReferencesEditor):
            editor.lines[0].offer_all()


def mean_color(image: QImage) -> tuple[float, float, float, float]:
    """The mean colour of a picture, 0 to 1; what is transparent counts as much less."""
    pixels = pixels_of(image).reshape(-1, 4) / 255.0
    weights = pixels[:, 3]
    total = float(weights.sum())
    red, green, blue = (pixels[:, :3] * weights[:, None]).sum(axis=0) / total if total else (1.0, 1.0, 1.0)
    return float(red), float(green), float(blue), total / len(pixels)


TALLEST = 1.5  # of the width of a picture
MOST_LINKS = 30  # materials that are named


class TexturePicture(QWidget):
    """A texture, as wide as the page."""

    def __init__(self) -> None:
        super().__init__()
        self._image: QImage | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_image(self, image: QImage | None) -> None:
        self._image = image
        self.setVisible(image is not None)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(LARGEST, self.heightForWidth(LARGEST))

    def heightForWidth(self, width: int) -> int:
        image = self._image
        if image is None or not image.width():
            return 0
        return max(min(round(width * image.height() / image.width()), round(TALLEST * width)), 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._image is not None:
            draw_thumbnail(QPainter(self), self.rect(), self._image)


class TextureCard(PageCard):
    """Shows a texture as wide as the page, what its file is, and which materials use it."""

    shown_tables = frozenset({"materials", "textures"})

    def __init__(self, document: Document, commands: CommandList | None) -> None:
        super().__init__(document, commands)
        self.picture = TexturePicture()
        self.facts, self.users = QLabel(wordWrap=True), QLabel(wordWrap=True)
        self.facts.setTextFormat(Qt.TextFormat.PlainText)
        links = Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        self.users.setTextFormat(Qt.TextFormat.RichText)
        self.users.setTextInteractionFlags(links)
        self.users.linkActivated.connect(lambda row: self.jump_requested.emit("materials", int(row)))
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACING_S, SPACING_S, 0, SPACING_M)
        column.setSpacing(SPACING_S)
        for part in (self.picture, self.facts, self.users):
            column.addWidget(part)
        document.thumbnails.changed.connect(self.refresh_soon)

    def refresh(self) -> None:
        thumbnail = self.document.thumbnails.of_texture(self.row)
        self.picture.show_image(thumbnail.preview if thumbnail is not None else None)
        self.picture.setAccessibleName(self.document.model.textures[self.row].path)
        self.facts.setText(self._facts(thumbnail) if thumbnail is not None else "")
        self.users.setText(self._users_text())

    def _facts(self, thumbnail: Thumbnail) -> str:
        if thumbnail.preview is None:
            return fault_text(thumbnail)
        width, height = thumbnail.size
        size = QCoreApplication.translate("Textures", "{} × {} pixels").format(width, height)
        channels = self.tr("with transparency") if thumbnail.has_alpha else self.tr("without transparency")
        of_file = (thumbnail.format, size_text(thumbnail.bytes)) if thumbnail.bytes else ()
        return " · ".join((size, *of_file, channels))

    def _users_text(self) -> str:
        materials = self.document.model.materials
        rows = [row for row, material in enumerate(materials) if self.row in textures_of(material)]
        if not rows:
            return self.tr("No material uses it")
        names = (html.escape(record_title(self.document.model, "materials", row)) for row in rows[:MOST_LINKS])
        links = [f'<a href="{row}">{name}</a>' for row, name in zip(rows, names, strict=False)]
        text = ", ".join(links + ["…"] * (len(rows) > MOST_LINKS))
        return self.tr("Used by {materials}").format(materials=text)


def textures_of(material: Material) -> tuple[int, ...]:
    """The rows of the textures that a material uses, NONE among them."""
    toon = NONE if has_shared_toon(material) else material.toon_texture
    return material.texture, material.sphere_texture, toon


CARDS: dict[str, type[PageCard]] = {"morphs": MorphCard, "materials": MaterialCard, "textures": TextureCard}
