"""Marks of rows in lists: names and their language, faults, the swatch of a color, what a bone does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from enum import Enum
from typing import Any, NamedTuple

import numpy as np
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QGuiApplication, QIcon, QPainter, QPen, QPixmap, QPolygonF

from editor.document.document import Document
from editor.document.program.settings import Settings
from editor.document.texts import row_name
from editor.model.bone_roles import BoneRole
from editor.model.bones import BoneFlags
from editor.model.fields import NONE, Field, Vec3
from editor.model.model import Model
from editor.model.tables import RecordTable, Table
from editor.render.overlays.bones import ROLE_COLORS
from editor.ui.editors.colors import paint_swatch
from editor.ui.tokens import HALO, MARK, MARK_INK, PICTURE_FRAME, SPACING_S, signal_color
from editor.ui.value_text import reference_text, translated

NAMES_SETTING, ROLES_SETTING = "view/names", "view/bone-roles"


class Names(Enum):
    JAPANESE = "japanese"
    ENGLISH = "english"
    BOTH = "both"


class NameMode(QObject):
    """The names that are shown now. Where the English name is empty, the Japanese one stands in for it.

    `shows_roles`: beside the names of bones stands what they do, in `bone_colors` by BoneRole.
    """

    changed = Signal()

    def __init__(self, names: Names = Names.JAPANESE, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self.shows_roles = True
        self.bone_colors = ROLE_COLORS
        self._settings: Settings | None = None

    @property
    def names(self) -> Names:
        return self._names

    def choose(self, names: Names) -> None:
        if names is not self._names:
            self._names = names
            self.changed.emit()

    def follow(self, settings: Settings) -> None:
        """Show what was shown last, remember what is chosen, and take the colours of the preferences."""
        self._settings = settings
        with suppress(ValueError):
            self._names = Names(settings.stored.value(NAMES_SETTING, Names.JAPANESE.value))
        self.shows_roles = bool(settings.stored.value(ROLES_SETTING, True, bool))
        self._take_colors()
        self.changed.connect(self._remember)
        settings.preferences_changed.connect(self._take_colors)

    def _take_colors(self) -> None:
        if self._settings is not None:
            self.set_bone_colors(self._settings.preferences.bone_colors)

    def _remember(self) -> None:
        if self._settings is not None:
            self._settings.stored.setValue(NAMES_SETTING, self._names.value)
            self._settings.stored.setValue(ROLES_SETTING, self.shows_roles)

    def show_roles(self, shown: bool) -> None:
        """Show what bones do, or only their names."""
        if shown != self.shows_roles:
            self.shows_roles = shown
            self.changed.emit()

    def set_bone_colors(self, colors: tuple[Vec3, ...]) -> None:
        """Show what bones do in other colours."""
        if colors != self.bone_colors:
            self.bone_colors = colors
            self.changed.emit()

    def name(self, table: Table, row: int) -> str:
        """The name of a row, "" for what has none; of textures the path."""
        name = row_name(table, row)
        if self._names is Names.JAPANESE or not isinstance(table, RecordTable) or not 0 <= row < len(table):
            return name
        english = getattr(table[row], "name_en", "")
        if not english or english == name:
            return name
        return english if self._names is Names.ENGLISH else f"{name} / {english}"

    def reference(self, model: Model, target: str, row: int) -> str:
        """A reference into the table `target`, by number and name: "12: 名前"."""
        name = self.name(model.tables[target], row) if row != NONE else ""
        return f"{row}: {name}" if name else reference_text(model, target, row)

    def references(self, model: Model, field: Field, value: Any) -> str:
        """The value of a field that refers to rows: one reference, or several without the empty ones at the end."""
        rows = list(value) if field.size > 1 else [value]
        while len(rows) > 1 and rows[-1] == NONE:
            rows.pop()
        return ", ".join(self.reference(model, field.target, row) for row in rows)


FEW = 64  # rows that views are told of run by run, which takes its time


class FaultMarks(QObject):
    """As long as a list has it, the checks are asked. Notes are told with the rest, and mark nothing."""

    changed = Signal(str, np.ndarray)  # a table, and those of its rows that are marked otherwise, ascending

    def __init__(self, document: Document, tables: Iterable[str], parent: QObject) -> None:
        super().__init__(parent)
        self._model = document.model
        self._checker = document.checker
        self._shown = {table: self._checker.faults(table) for table in tables}
        if self._shown:
            self._checker.changed.connect(self._report_differing)
            self._checker.watch(self, True)

    def text(self, table: str, row: int) -> str:
        """Return the findings in a row, a line each; "" for none."""
        faults = self._checker.faults(table).of(row) if table in self._shown else []
        return "\n".join(translated(finding.text) for _, finding in faults)

    def warns(self, table: str, row: int) -> bool:
        """Return whether a row has a warning or an error."""
        return table in self._shown and self._checker.faults(table).warns(row)

    def brush(self, table: str, row: int) -> QBrush | None:
        """Return the foreground brush of a name; None for the default."""
        is_wrong = table in self._shown and self._checker.faults(table).is_wrong(row)
        return QBrush(signal_color(QGuiApplication.palette(), "error")) if is_wrong else None

    def _report_differing(self) -> None:
        """Tell of the rows that are marked otherwise than when it was told last."""
        for table, before in self._shown.items():
            now = self._shown[table] = self._checker.faults(table)
            if now is before:
                continue
            rows = now.rows_marked_otherwise(before)
            rows = rows[rows < len(self._model.tables[table])]  # rows may have gone since it was told
            if len(rows):
                self.changed.emit(table, rows)


_TEXTS: dict[BoneRole, Any] = {
    BoneRole.IK: QT_TRANSLATE_NOOP("RoleMark", "IK bone"),
    BoneRole.DRIVEN: QT_TRANSLATE_NOOP("RoleMark", "Moved by physics"),
    BoneRole.TWISTED: QT_TRANSLATE_NOOP("RoleMark", "Fixed axis"),
    BoneRole.LINK: QT_TRANSLATE_NOOP("RoleMark", "IK link"),
    BoneRole.MOVED: QT_TRANSLATE_NOOP("RoleMark", "Movable"),
    BoneRole.ROTATED: QT_TRANSLATE_NOOP("RoleMark", "Rotatable"),
    BoneRole.INOPERABLE: QT_TRANSLATE_NOOP("RoleMark", "Not operable"),
}


class RoleMark(NamedTuple):
    """The mark of one bone; `text` says in words what it does. Hidden bones have a ring instead of a spot."""

    color: QColor
    is_visible: bool
    text: str


def role_mark(document: Document, table: str, row: int, colors: Sequence[Vec3]) -> RoleMark | None:
    """The mark of a row, in one of the colours by BoneRole; None for what is no bone."""
    if table != "bones":
        return None
    role = document.bone_roles.of(row)
    is_visible = bool(document.model.bones[row].flags & BoneFlags.VISIBLE)
    text = QCoreApplication.translate("RoleMark", _TEXTS[role])
    if not is_visible:
        text = QCoreApplication.translate("RoleMark", "{role}, hidden").format(role=text)
    return RoleMark(QColor.fromRgbF(*colors[role]), is_visible, text)


GAP = SPACING_S
SIZE = 12
SPOT = 8
ROLE_WIDTH = SPOT + 2 + GAP
DARKER = 140  # percent: the rim of a spot, to be seen on white


def draw_swatch(painter: QPainter, rect: QRect, color: QColor) -> QRect:
    """A colour at the left of `rect`, its second half with its alpha; what is left of `rect`."""
    swatch = QRect(rect.left(), rect.center().y() - SIZE // 2, 2 * SIZE, SIZE)
    painter.save()
    if color.alpha() < 255:
        paint_swatch(painter, swatch, color)
    else:
        painter.fillRect(swatch, color)
    painter.setPen(PICTURE_FRAME)
    painter.drawRect(swatch.adjusted(0, 0, -1, -1))
    painter.restore()
    return rect.adjusted(swatch.width() + GAP, 0, 0, 0)


def draw_role(painter: QPainter, rect: QRect, role: RoleMark) -> QRect:
    """The mark of a bone at the left of `rect`; what is left of `rect`."""
    middle, radius = QPointF(rect.left() + SPOT / 2 + 1, rect.center().y() + 0.5), SPOT / 2 - 0.5
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(HALO, 3))
    painter.drawEllipse(middle, radius, radius)
    if role.is_visible:
        painter.setPen(QPen(role.color.darker(DARKER), 1))
        painter.setBrush(role.color)
    else:
        painter.setPen(QPen(role.color, 2))
    painter.drawEllipse(middle, radius, radius)
    painter.restore()
    return rect.adjusted(ROLE_WIDTH, 0, 0, 0)


def draw_mark(painter: QPainter, rect: QRect) -> QRect:
    """A warning triangle at the left of `rect`; what is left of `rect`."""
    box = QRectF(rect.left() + 0.5, rect.center().y() - SIZE / 2 + 0.5, SIZE, SIZE - 1)
    middle = box.center().x()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(MARK_INK, 1))
    painter.setBrush(MARK)
    painter.drawPolygon(QPolygonF([QPointF(middle, box.top()), box.bottomRight(), box.bottomLeft()]))
    painter.setPen(QPen(MARK_INK, 1.6))
    painter.drawLine(QPointF(middle, box.top() + 4), QPointF(middle, box.bottom() - 4))
    painter.drawPoint(QPointF(middle, box.bottom() - 1.8))
    painter.restore()
    return rect.adjusted(SIZE + GAP, 0, 0, 0)


def warning_icon() -> QIcon:
    """The warning triangle as an icon."""
    return QIcon(mark_pixmap())


def mark_pixmap(role: RoleMark | None = None, *, warns: bool = True) -> QPixmap:
    """The mark of a bone and the warning triangle side by side, as far as there are any, sharp on the screen there is.

    A pixmap, for icons are all drawn in one size.
    """
    width = (ROLE_WIDTH if role is not None else 0) + (SIZE + 2 if warns else -GAP)
    ratio = QGuiApplication.primaryScreen().devicePixelRatio()
    pixmap = QPixmap(round(width * ratio), round((SIZE + 2) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    rect = QRect(0, 1, width, SIZE)
    if role is not None:
        rect = draw_role(painter, rect, role)
    if warns:
        draw_mark(painter, rect)
    painter.end()
    return pixmap
