"""Cards at the top of pages of the inspector: what a row looks like, and what is done with it most."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QRect, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QImage, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QVBoxLayout, QWidget

from editor.document.document import Document
from editor.document.retranslatable import RetranslatableText, translate
from editor.document.row_texts import row_name
from editor.math3d.arrays import IndexArray
from editor.model.fields import NONE, Field, Kind
from editor.ui.command import CommandList
from editor.ui.editors.lines import NumberEditor
from editor.ui.tokens import RADIUS, SPACING_M, SPACING_S


class PageCard(QWidget):
    """Of one table; shown for a single row."""

    folded_groups: ClassVar[frozenset[str]] = frozenset()  # groups of fields below it that are folded at first

    def __init__(self, document: Document, commands: CommandList | None) -> None:
        super().__init__()
        self.document = document
        self.row = NONE
        self._commands = commands

    def show_rows(self, rows: IndexArray) -> None:
        """Show the row, if it is one."""
        self.row = int(rows[0]) if len(rows) == 1 else NONE
        self.setVisible(self.row != NONE)
        if self.row != NONE:
            self.refresh()

    def release(self) -> None:
        """Let go of the row."""
        self.row = NONE

    def refresh(self) -> None:
        """Show the row as it is now."""
        raise NotImplementedError


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
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._lay_out()
        self._connect()

    def picture(self, *, is_posed: bool) -> QImage | None:
        """The picture of the model with the morph, or without; None while it is not there."""
        return self.document.morph_thumbnails.of(self.row, is_posed=is_posed) if self.row != NONE else None

    def refresh(self) -> None:
        """Show the weight at which the morph is seen now."""
        self._turn.stop()
        posing = self.document.posing
        if not 0 <= self.row < len(self.document.model.morphs):
            return
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

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._turn.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._turn.stop()

    def _follow(self) -> None:
        if self.isVisible():
            self._turn.start()

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
        self._turn.timeout.connect(self.refresh)
        self.slider.sliderPressed.connect(self._begin)
        self.slider.valueChanged.connect(self._slide)
        self.slider.sliderReleased.connect(self._end)
        self.number.edited.connect(self.set_weight)
        self.number.gesture_started.connect(self._begin)
        self.number.dragging.connect(self._set)
        self.number.gesture_ended.connect(self._end)
        self.document.posing.changed.connect(self._follow)
        self.document.edited_morph.changed.connect(self._follow)


CARDS: dict[str, type[PageCard]] = {"morphs": MorphCard}
