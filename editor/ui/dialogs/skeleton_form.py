"""SkeletonForm: the form of `bones.to-mmd`, which shows the skeleton and which bone is which, to be corrected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QCompleter,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from editor.document.connections import connect
from editor.document.document import Document
from editor.math3d.arrays import Float64Array
from editor.model.fields import NONE, Field, Kind
from editor.model.model import Model
from editor.operations.bones.humanoid.mapping import SkeletonMapping, map_skeleton
from editor.operations.bones.humanoid.naming_schemes import STANDARD_BONES
from editor.operations.choices import RigSource, TranslatedBy, TranslatedTo
from editor.operations.names.names_dictionary import translated_name
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.editors import editor_for
from editor.ui.editors.field_editor import FieldEditor
from editor.ui.editors.revisions import SameValue
from editor.ui.tokens import SPACING_M, row_height, signal_color
from editor.ui.value_text import count_text, field_help, field_label, tr_field

Index = QModelIndex | QPersistentModelIndex
SIZE = QSize(300, 340)  # of the picture, at least
LINES = 12  # of the table, that are seen without scrolling
DOT, RING = 3.5, 5.0  # radii, pixels
LEAST = 1e-6  # model units
NEAR = 12.0  # pixels: a click so near to a bone is on it
OURS, THEIRS, STATE = range(3)
NOTHING = "–"
COLUMNS = 60  # characters that a line of the table has room for
SWITCHES = 3  # beside each other


class SkeletonPicture(QWidget):
    """The bones of a model from the front: dots for those that are surely MMD's, rings for those that may be."""

    clicked = Signal(str)  # the standard name of a bone

    def __init__(self, model: Model, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bones = model.bones.records
        self._points: Float64Array = np.array([bone.position[:2] for bone in self._bones], np.float64).reshape(-1, 2)
        self._mapping = SkeletonMapping({}, frozenset(), RigSource.AUTO)
        self._chosen = ""
        self.setMinimumSize(SIZE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_mapping(self, mapping: SkeletonMapping) -> None:
        self._mapping = mapping
        self.update()

    def choose(self, standard: str) -> None:
        """Name the bone that is a standard one."""
        self._chosen = standard
        self.update()

    def place(self, standard: str) -> QPointF:
        """The place of a standard bone in the widget."""
        return QPointF(*self._places()[self._mapping.rows[standard]])

    def _places(self) -> Float64Array:
        """(bones, 2) the places of all bones in the widget, which those that are MMD's fill."""
        shown = [each for each in self._mapping.rows.values() if np.isfinite(self._points[each]).all()]
        points = self._points[shown] if shown else self._points
        low, high = points.min(axis=0, initial=np.inf), points.max(axis=0, initial=-np.inf)
        size = np.array([self.width(), self.height()])
        scale = float(((size - 4 * SPACING_M) / np.maximum(high - low, LEAST)).min())
        return np.asarray(size / 2 + (self._points - (low + high) / 2) * (scale, -scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, palette = QPainter(self), self.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), palette.color(QPalette.ColorRole.Base))
        if len(self._bones):
            places = [QPointF(*place) for place in self._places().tolist()]
            self._draw_bones(painter, places)
            for standard, row in self._mapping.rows.items():
                self._draw_mark(painter, places[row], standard in self._mapping.sure)
            if self._chosen in self._mapping.rows:
                self._draw_name(painter, places[self._mapping.rows[self._chosen]])
        painter.end()

    def _draw_bones(self, painter: QPainter, places: Sequence[QPointF]) -> None:
        mapped, seen = set(self._mapping.rows.values()), self.rect().toRectF()
        for row, bone in enumerate(self._bones):
            if bone.parent == NONE or not (seen.contains(places[row]) and seen.contains(places[bone.parent])):
                continue
            role = QPalette.ColorRole.Text if row in mapped and bone.parent in mapped else QPalette.ColorRole.Mid
            painter.setPen(QPen(self.palette().color(role), 1))
            painter.drawLine(places[bone.parent], places[row])

    def _draw_mark(self, painter: QPainter, place: QPointF, is_sure: bool) -> None:
        palette = self.palette()
        color = palette.color(QPalette.ColorRole.Accent) if is_sure else signal_color(palette, "warning")
        painter.setPen(QPen(color, 2))
        painter.setBrush(color if is_sure else Qt.BrushStyle.NoBrush)
        radius = DOT if is_sure else RING
        painter.drawEllipse(place, radius, radius)

    def _draw_name(self, painter: QPainter, place: QPointF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Text), 2))
        painter.drawEllipse(place, 2 * RING, 2 * RING)
        text = f"{self._chosen}  {self._bones[self._mapping.rows[self._chosen]].name}"
        painter.drawText(QRectF(self.rect()).adjusted(8, 6, -8, -6), Qt.AlignmentFlag.AlignTop, text)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        away = {
            standard: (self.place(standard) - event.position()).manhattanLength() for standard in self._mapping.rows
        }
        nearest = min(away, key=lambda standard: away[standard], default="")
        if nearest and away[nearest] <= NEAR:
            self.clicked.emit(nearest)


class BoneDelegate(QStyledItemDelegate):
    """Offers the bones of a model in a list in which one can type."""

    def __init__(self, names: list[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._names = names

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        box = QComboBox(parent, editable=True, insertPolicy=QComboBox.InsertPolicy.NoInsert)
        box.addItems([NOTHING, *self._names])
        completer = box.completer()
        assert completer is not None
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        line = box.lineEdit()
        assert line is not None
        for signal in (box.activated, line.returnPressed):  # the one from the list, the other also where it is empty
            connect(signal, box, lambda *_: self._finish(box))
        line.installEventFilter(self)
        return box

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Return and Escape end the editing, and not the dialog."""
        box = watched.parent() if isinstance(watched, QLineEdit) else None
        if not isinstance(box, QComboBox):
            return super().eventFilter(watched, event)
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._finish(box)
            return True
        if event.key() == Qt.Key.Key_Escape:
            self.closeEditor.emit(box, QStyledItemDelegate.EndEditHint.RevertModelCache)
            return True
        return False

    def _finish(self, box: QComboBox) -> None:
        if not box.signalsBlocked():
            box.blockSignals(True)
            self.commitData.emit(box)
            self.closeEditor.emit(box)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        assert isinstance(editor, QComboBox)
        editor.setCurrentText(index.data(Qt.ItemDataRole.DisplayRole))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        assert isinstance(editor, QComboBox)
        text = editor.currentText().strip() or NOTHING
        if text in (NOTHING, *self._names) and text != index.data(Qt.ItemDataRole.DisplayRole):
            model.setData(index, text, Qt.ItemDataRole.EditRole)


class BoneMapEditor(FieldEditor):
    """The skeleton, and a table of MMD's bones with those of the model; the value has the pairs that were corrected."""

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(field, document, parent)
        self._model = document.model.snapshot(("bones", "vertices.bones", "vertices.weights"))
        self._source = RigSource.AUTO
        self.picture = SkeletonPicture(self._model)
        self.summary = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.table = QTableWidget(len(STANDARD_BONES), 3)
        self._fill_table()
        column = QVBoxLayout()
        column.addWidget(self.summary)
        column.addWidget(self.table, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACING_M)
        row.addWidget(self.picture, 1)
        row.addLayout(column, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusProxy(self.table)
        self.picture.setAccessibleName(self.tr("The skeleton from the front"))
        self.picture.clicked.connect(lambda standard: self.table.setCurrentCell(STANDARD_BONES.index(standard), THEIRS))
        self.table.currentCellChanged.connect(lambda at, *_: self.picture.choose(STANDARD_BONES[at] if at >= 0 else ""))
        self.table.itemChanged.connect(self._take)
        self._show(self._value)

    def _fill_table(self) -> None:
        table = self.table
        table.setHorizontalHeaderLabels([self.tr("MMD"), self.tr("Bone of the model"), self.tr("State")])
        table.setAccessibleName(self.tr("MMD's bones, and those of the model"))
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(row_height(self.fontMetrics()))
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.horizontalHeader().setSectionResizeMode(THEIRS, QHeaderView.ResizeMode.Stretch)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.AllEditTriggers)
        table.setMinimumHeight(LINES * row_height(self.fontMetrics()))
        table.setMinimumWidth(self.fontMetrics().averageCharWidth() * COLUMNS)
        names = [bone.name for bone in self._model.bones]
        table.setItemDelegateForColumn(THEIRS, BoneDelegate(list(dict.fromkeys(names)), table))
        for at, standard in enumerate(STANDARD_BONES):
            english = translated_name(standard, "bones", TranslatedTo.EN, TranslatedBy.WHOLE) or ""
            for column, text in ((OURS, f"{standard}  {english}"), (THEIRS, NOTHING), (STATE, "")):
                item = QTableWidgetItem(text)
                if column != THEIRS:
                    item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
                table.setItem(at, column, item)

    # -- values --------------------------------------------------------------------------------------------------------

    def set_source(self, source: RigSource) -> None:
        """Take the names for those of another program."""
        self._source = source
        self._show(self._value)

    def _take(self, item: QTableWidgetItem) -> None:
        """A bone was chosen for a standard one."""
        theirs, standard = item.text(), STANDARD_BONES[item.row()]
        pairs = [part for part in self._value.split(", ") if part and part.rpartition("=")[2] != standard]
        self._choose(SameValue(", ".join([*pairs, f"{'' if theirs == NOTHING else theirs}={standard}"])))

    def _show(self, value: Any) -> None:
        try:
            mapping = map_skeleton(self._model, self._source, value)
        except ValueError:  # what the operation itself says
            return
        own = {part.rpartition("=")[2] for part in value.split(", ") if part}
        self.picture.show_mapping(mapping)
        self.table.blockSignals(True)
        for at, standard in enumerate(STANDARD_BONES):
            row = mapping.rows.get(standard, NONE)
            self._item(at, THEIRS).setText(self._model.bones[row].name if row != NONE else NOTHING)
            self._show_state(at, self._state(mapping, standard, standard in own), standard in mapping.unsure)
        self.table.blockSignals(False)
        self.table.viewport().update()
        self.summary.setText(self._summary(mapping))

    def _show_state(self, at: int, text: str, is_unsure: bool) -> None:
        item = self._item(at, STATE)
        item.setText(text)
        color = signal_color(self.palette(), "warning") if is_unsure else self.palette().text().color()
        item.setForeground(color)

    def _item(self, at: int, column: int) -> QTableWidgetItem:
        item = self.table.item(at, column)
        assert item is not None
        return item

    def _state(self, mapping: SkeletonMapping, standard: str, is_own: bool) -> str:
        if is_own:
            return self.tr("chosen")
        if standard not in mapping.rows:
            return ""
        return self.tr("sure") if standard in mapping.sure else self.tr("not sure")

    def _summary(self, mapping: SkeletonMapping) -> str:
        is_named = mapping.source is not RigSource.AUTO
        names = tr_field(mapping.source.label) if is_named else self.tr("no known names")
        counts = [len(mapping.sure), len(mapping.unsure)]
        text = self.tr("{names} · sure: {sure}, not sure: {unsure}")
        return text.format(names=names, sure=count_text(counts[0]), unsure=count_text(counts[1]))

    def choose_first_unsure(self) -> None:
        """Go to the first bone that somebody should look at."""
        states = (self._item(at, STATE).text() for at in range(self.table.rowCount()))
        at = next((at for at, text in enumerate(states) if text == self.tr("not sure")), 0)
        self.table.setCurrentCell(at, OURS)
        self.table.scrollToItem(self._item(at, OURS), QAbstractItemView.ScrollHint.PositionAtCenter)


class SkeletonForm(OperationForm):
    """Shows the skeleton and which bone is which; what is corrected there is of this model, and not remembered."""

    def fill(self, parameters: Any) -> None:
        super().fill(parameters)
        self._take_source(parameters.from_)

    def begin(self) -> None:
        self.document.selection.set_active_table("bones")  # so that the model view shows them
        editor = self._map_editor
        editor.set_value("")
        self.editors["from_"].edited.connect(self._take_source)
        editor.choose_first_unsure()
        super().begin()

    @property
    def _map_editor(self) -> BoneMapEditor:
        editor = self.editors["map"]
        assert isinstance(editor, BoneMapEditor)
        return editor

    def _take_source(self, source: RigSource) -> None:
        self._map_editor.set_source(source)

    def _arrange(self) -> None:
        self._switches = QGridLayout()
        super()._arrange()
        hidden = QWidget(self)  # the table has the names already
        hidden.hide()
        self.names.setParent(hidden)

    def _add(self, field: Field) -> None:
        if field.kind is Kind.SWITCH:
            self._add_switch(field)
        elif field.name == "map":
            self.editors[field.name] = BoneMapEditor(field, self.document, self)
            self._form.addRow(self._switches)
            self._form.addRow(self.editors[field.name])
        else:
            super()._add(field)

    def _add_switch(self, field: Field) -> None:
        editor = self.editors[field.name] = editor_for(field, self.document, self)
        label = editor.make_label(field_label(field))
        label.setToolTip(field_help(field))
        at, column = divmod(self._switches.count() // 2, SWITCHES)
        self._switches.addWidget(editor, at, 2 * column)
        self._switches.addWidget(label, at, 2 * column + 1)
        self._switches.setColumnStretch(2 * column + 1, 1)
