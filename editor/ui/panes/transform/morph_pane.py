"""MorphPane: a slider a morph, in both modes, by panel as MMD has them, with ways back to the motion or to rest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QPointF, QRect, QRectF, QSettings, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QMenu, QRubberBand, QStyle, QStyleOptionViewItem, QToolButton, QWidget

from editor.document.clipboard import rows_of_mime
from editor.document.connections import connect
from editor.document.document import Document
from editor.math3d.arrays import IndexArray
from editor.model.fields import NONE, Field, Kind
from editor.model.morphs import Panel
from editor.operations.catalog import OPERATIONS
from editor.ui.action import make_action
from editor.ui.command import CommandList
from editor.ui.commands.row_actions import run_operation_step
from editor.ui.editors.cells import CellDelegate
from editor.ui.editors.lines import EntryLine
from editor.ui.editors.revisions import Parts, Revision
from editor.ui.icons import icon
from editor.ui.lists import Index
from editor.ui.models.marks import NameMode
from editor.ui.models.row_lists import NO_WEIGHT, ORDER, SLIDER, WEIGHT, MorphList
from editor.ui.models.row_tree import HELD, NAME, NUMBER, OVERRIDDEN_SIGN, heading_node
from editor.ui.panes.row_drops import drag_rows
from editor.ui.panes.row_tree_view import READABLE, RowTreeView
from editor.ui.panes.transform.morph_grid import MorphGrid
from editor.ui.panes.transform.transform_pane import TransformPane
from editor.ui.tokens import SPACING_S, row_height
from editor.ui.value_text import tr_field

Kinds = QEvent.Type


def move_to_panel(document: Document, rows: IndexArray, panel: Panel) -> None:
    """Show morphs in another panel, as one step."""
    document.selection.set_active_table("morphs")
    document.selection.select("morphs", rows)
    moving = OPERATIONS["morphs.move-to-panel"]
    run_operation_step(document, moving, moving.parameters(panel))


class PanelDrops(QObject):
    """A frame around its heading shows which panel is meant."""

    def __init__(self, view: MorphView) -> None:
        super().__init__(view)
        self._view = view
        self.frame = QRubberBand(QRubberBand.Shape.Rectangle, view.viewport())
        view.viewport().setAcceptDrops(True)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == Kinds.DragLeave:
            self.frame.hide()
        if event.type() not in (Kinds.DragEnter, Kinds.DragMove, Kinds.Drop):
            return False
        assert isinstance(event, QDropEvent)
        document = self._view.morphs.document
        dragged = rows_of_mime(document, event.mimeData())
        if dragged is None or dragged[0] != "morphs":
            return False
        panel = self._panel_at(event.position().toPoint())
        event.setDropAction(Qt.DropAction.MoveAction)
        event.setAccepted(panel is not None or event.type() == Kinds.DragEnter)  # or no move would be told
        if event.type() != Kinds.Drop:
            self._show(panel)
        else:
            self.frame.hide()
            if panel is not None:
                move_to_panel(document, dragged[1], panel)
        return True

    def _panel_at(self, point: QPoint) -> Panel | None:
        index = self._view.indexAt(point)
        return self._view.morphs.panel_at(index) if index.isValid() else None

    def _show(self, panel: Panel | None) -> None:
        self.frame.setVisible(panel is not None)
        if panel is not None:
            heading = self._view.visualRect(self._view.morphs.node_index(heading_node(panel)))
            self.frame.setGeometry(0, heading.top(), self._view.viewport().width(), heading.height())


State = QStyle.StateFlag
MARGIN = SPACING_S
GROOVE = 4.0  # pixels high
HANDLE = 5.0  # pixels from the middle of the handle to its edge
WEIGHT_FIELD = Field(Kind.NUMBER, "Weight", 0.0, name="weight")
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTER = Qt.AlignmentFlag.AlignCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

DISABLED = QPalette.ColorGroup.Disabled


class Inks(NamedTuple):
    text: QColor
    faint: QColor  # what matters less: numbers, and weights of 0
    filled: QColor
    empty: QColor  # a slider at 0


def weight_at(x: float, cell: QRect) -> float:
    """The weight, 0 to 1, that a position in the cell of a slider stands for."""
    way = cell.width() - 2 * (MARGIN + HANDLE)
    return min(max((x - cell.left() - MARGIN - HANDLE) / way, 0.0), 1.0) if way > 0 else 0.0


class MorphDelegate(CellDelegate):
    """Headings are left to Qt."""

    def __init__(self, model: MorphList, view: QAbstractItemView) -> None:
        super().__init__(model.document, view)
        self._model = model

    # -- editing ----------------------------------------------------------------------------------------------------

    def field(self, index: Index) -> Field:
        return WEIGHT_FIELD

    def value(self, index: Index) -> float:
        return self._model.weight(self._model.node(index))

    def revise(self, index: Index, revision: Revision) -> None:
        assert isinstance(revision, Parts)
        self._model.setData(index, revision.of(self.value(index)))

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Show the value in the editor; what is being typed stays, while a motion plays too."""
        if not any(line.isModified() for line in editor.findChildren(EntryLine)):
            super().setEditorData(editor, index)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(super().sizeHint(option, index).width(), row_height(option.fontMetrics))

    # -- painting ---------------------------------------------------------------------------------------------------

    def prepare(self, palette: QPalette, part: QRect, *, has_focus: bool) -> None:
        """Take the colours, before `part` of the view is painted."""
        self._part = part
        group = QPalette.ColorGroup.Active if has_focus else QPalette.ColorGroup.Inactive
        self._selection = palette.color(group, QPalette.ColorRole.Highlight)
        text, grey = palette.color(QPalette.ColorRole.Text), palette.color(QPalette.ColorRole.PlaceholderText)
        self._plain = Inks(text, grey, text, palette.color(DISABLED, QPalette.ColorRole.Text))
        light = palette.color(group, QPalette.ColorRole.HighlightedText)
        self._selected = Inks(light, light, light, light)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect, row = option.rect, self._model.node(index)
        if row < 0:  # a heading
            super().paint(painter, option, index)
            return
        if not self._part.intersects(rect):
            return
        inks = self._plain
        if option.state & State.State_Selected:
            painter.fillRect(rect, self._selection)
            inks = self._selected
        inner = rect.adjusted(MARGIN, 0, -MARGIN, 0)
        if index.column() == SLIDER:
            paint_slider(painter, inner, self._model.weight(row), inks)
        else:
            self._write(painter, inner, row, index.column(), inks)

    def _write(self, painter: QPainter, rect: QRect, row: int, column: int, inks: Inks) -> None:
        weight = self._model.weight_text(row) if column == WEIGHT else ""
        painter.setPen(inks.faint if column == NUMBER or weight == NO_WEIGHT else inks.text)
        if column == NAME:
            name = painter.fontMetrics().elidedText(self._model.name(row), Qt.TextElideMode.ElideMiddle, rect.width())
            painter.drawText(rect, LEFT, name)
        elif column == HELD and self._model.is_overridden(row):
            painter.drawText(rect, CENTER, OVERRIDDEN_SIGN)
        elif column == NUMBER:
            painter.drawText(rect, RIGHT, str(row))
        elif column == WEIGHT:
            painter.drawText(rect, RIGHT, weight)


def paint_slider(painter: QPainter, rect: QRect, weight: float, inks: Inks) -> None:
    """A groove, filled as far as the weight goes, and a handle; at 0 without colour."""
    way = rect.width() - 2 * HANDLE
    if way <= 0:
        return
    middle = QRectF(rect).center().y()
    x = rect.left() + HANDLE + way * min(max(weight, 0.0), 1.0)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    groove = QColor(inks.empty)
    groove.setAlphaF(0.35)
    _bar(painter, groove, rect.left(), rect.left() + rect.width(), middle)
    if weight:
        _bar(painter, inks.filled, rect.left(), x, middle)
    painter.setBrush(inks.filled if weight else inks.empty)
    painter.drawEllipse(QPointF(x, middle), HANDLE, HANDLE)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def _bar(painter: QPainter, color: QColor, left: float, right: float, middle: float) -> None:
    painter.setBrush(color)
    bar = QRectF(left, middle - GROOVE / 2, right - left, GROOVE)
    painter.drawRoundedRect(bar, GROOVE / 2, GROOVE / 2)


STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
STEP, FINE, COARSE = 0.05, 0.01, 0.25  # with a bare key, with Shift, with Ctrl
SLIDER_FRACTION = 0.4  # of the room for names and sliders is for the sliders at most
NARROWEST_SLIDER = 60  # pixels


class MorphView(RowTreeView):
    """A drag, or a key held down, is one pose step; Escape takes it back."""

    yielding = (NUMBER, SLIDER)

    def __init__(self, model: MorphList) -> None:
        super().__init__(model)
        self.morphs = model
        self._dragged = NONE  # the row whose weight a gesture is setting
        self._is_on_slider = False  # the mouse, since its button went down
        self._delegate = MorphDelegate(model, self)
        self.setItemDelegate(self._delegate)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed | triggers.AnyKeyPressed)
        self.fit_column(WEIGHT, "-0.000")
        self._widths[SLIDER] = NARROWEST_SLIDER
        model.modelAboutToBeReset.connect(self._let_go)
        model.modelReset.connect(self._fit_names)
        model.dataChanged.connect(self._fit_renamed)
        self.setDragEnabled(True)
        self.drops = PanelDrops(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_names()

    def _fit_renamed(self, first: QModelIndex) -> None:
        if first.column() == NAME:
            self._fit_names()

    def _fit_names(self) -> None:
        """Leave the names the room that the longest needs, before numbers, and sliders the rest, up to their share."""
        if self.isColumnHidden(SLIDER):
            return
        metrics, widths = self.fontMetrics(), self._widths
        names = (metrics.horizontalAdvance(self.morphs.name(row)) for row in range(len(self.morphs.table)))
        needed = max(names, default=0) + self.morphs.depth() * self.indentation() + 2 * MARGIN
        room = self.viewport().width() - widths[HELD] - widths[WEIGHT]
        is_numbered = room - widths[NUMBER] - NARROWEST_SLIDER >= max(needed, READABLE)
        self.setColumnHidden(NUMBER, not is_numbered)
        self.header().resizeSection(NUMBER, widths[NUMBER])
        room -= widths[NUMBER] * is_numbered
        self.header().resizeSection(SLIDER, max(min(round(room * SLIDER_FRACTION), room - needed), NARROWEST_SLIDER))

    def paintEvent(self, event: QPaintEvent) -> None:
        self._delegate.prepare(self.palette(), event.rect(), has_focus=self.hasFocus())
        super().paintEvent(event)

    # -- a gesture --------------------------------------------------------------------------------------------------

    def _begin_drag(self, row: int) -> None:
        self.morphs.posing.begin(self.morphs.step_name(row))
        self._dragged = row

    def _set(self, weight: float) -> None:
        if self.morphs.posing.is_open:
            self.morphs.set_weights([self._dragged], weight)
            self.morphs.refresh()
        else:  # it was taken back, or something else was done, meanwhile
            self._dragged = NONE

    def _let_go(self, keep: bool = True) -> None:
        if self._dragged != NONE and self.morphs.posing.is_open:
            if keep:
                self.morphs.posing.commit()
            else:
                self.morphs.posing.cancel()
                self.morphs.show_at_rest()
        self._dragged = NONE

    def _slider_cell(self, event: QMouseEvent) -> QModelIndex:
        """The cell of the slider under the mouse, if there is one."""
        index = self.indexAt(event.position().toPoint())
        is_slider = index.column() == SLIDER and self.morphs.node(index) >= 0
        return index if is_slider and event.button() == Qt.MouseButton.LeftButton else QModelIndex()

    # -- mouse ------------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        index = self._slider_cell(event)
        self._is_on_slider = index.isValid() and event.modifiers() == Qt.KeyboardModifier.NoModifier
        if self._is_on_slider:
            self._begin_drag(self.morphs.node(index))
            self._drag_to(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self._is_on_slider:
            super().mouseMoveEvent(event)
        elif self._dragged != NONE:
            self._drag_to(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._let_go()
            self._is_on_slider = False
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self._slider_cell(event)
        if index.isValid():
            self.morphs.reset([self.morphs.node(index)])
            self.morphs.refresh()
        else:
            super().mouseDoubleClickEvent(event)

    def _drag_to(self, event: QMouseEvent) -> None:
        cell = self.visualRect(self.morphs.node_index(self._dragged, SLIDER))
        self._set(weight_at(event.position().x(), cell))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._dragged == NONE:  # the slider in hand shall not scroll away
            super().wheelEvent(event)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag the selected morphs, to another panel for example."""
        document = self.morphs.document
        if self.current_row != NONE:
            self.morphs.show_empty(True)
            drag_rows(self, document, "morphs", document.selection.chosen("morphs"))
            self.morphs.show_empty(False)

    # -- keys -------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.current_row
        if event.key() == Qt.Key.Key_Escape and self._dragged != NONE:
            self._let_go(keep=False)
        elif row >= 0 and event.key() in STEPS:
            self._step(row, STEPS[Qt.Key(event.key())] * _width(event.modifiers()))
        elif row >= 0 and event.key() == Qt.Key.Key_Space:
            self.morphs.set_weights([row], 0.0 if self.morphs.weight(row) >= 0.5 else 1.0)
        else:
            if row >= 0:
                self._make_editable()
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() in STEPS and not event.isAutoRepeat():
            self._let_go()
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._let_go()
        super().focusOutEvent(event)

    def _step(self, row: int, step: float) -> None:
        """Go further, but not by this beyond what a slider can show."""
        if self._dragged != row:
            self._begin_drag(row)
        weight = self.morphs.weight(row)
        wanted = round(weight + step, 6)
        self._set(min(max(wanted, min(weight, 0.0)), max(weight, 1.0)))

    def _make_editable(self) -> None:
        """Let what is typed go into the weight, whichever cell of its row is current."""
        index = self.currentIndex().siblingAtColumn(WEIGHT)
        if index != self.currentIndex():
            self.selectionModel().setCurrentIndex(index, self.selectionModel().SelectionFlag.NoUpdate)

    def edit(  # type: ignore[override]
        self,
        index: Index,
        trigger: QAbstractItemView.EditTrigger = QAbstractItemView.EditTrigger.AllEditTriggers,
        event: QEvent | None = None,
    ) -> bool:
        """Edit a cell, and return whether it is edited now; keys that no number begins with do nothing."""
        typed = event.text() if isinstance(event, QKeyEvent) else ""
        if trigger == QAbstractItemView.EditTrigger.AnyKeyPressed and not _begins_number(typed):
            return False
        return super().edit(index, trigger, event)  # type: ignore[arg-type]  # Qt takes none, too


def _begins_number(text: str) -> bool:
    return text[:1].isdigit() or text[:1] in tuple("+-*/.")


def _width(modifiers: Qt.KeyboardModifier) -> float:
    if modifiers & Qt.KeyboardModifier.ShiftModifier:
        return FINE
    return COARSE if modifiers & Qt.KeyboardModifier.ControlModifier else STEP


AS_PICTURES = "morphs/as pictures"  # what is remembered of it
NEW = "morphs.new"  # the id of a command


class MorphPane(TransformPane):
    """No widget a morph: rows are painted. `names` says which names are shown; `stored` remembers what is chosen.

    `commands` has that of a new morph, for a button beside the filter.
    """

    has_operations = True

    def __init__(
        self,
        document: Document,
        names: NameMode | None = None,
        parent: QWidget | None = None,
        *,
        stored: QSettings | None = None,
        commands: CommandList | None = None,
    ) -> None:
        self._stored = stored if stored is not None else QSettings()
        self.model = MorphList(document, names=names)
        super().__init__(document, MorphView(self.model), parent)
        self.grid: MorphGrid | None = None  # once it is wanted
        self._make_actions()
        self.add_buttons(self.reset, self.reset_all)
        self.refresh()
        if commands is not None:
            self.top.addWidget(commands.button(NEW))
        self.as_pictures = self._make_switch()
        self.as_pictures.setChecked(bool(self._stored.value(AS_PICTURES, False, bool)))

    def show_as_pictures(self, shown: bool) -> None:
        """Show pictures in place of the list, or the list, here and from now on."""
        self._stored.setValue(AS_PICTURES, shown)
        if self.grid is None:
            self.grid = self._make_grid()
        had_keyboard = self.hasFocus()
        self.grid.setVisible(shown)
        self.view.setVisible(not shown)
        self.setFocusProxy(self.grid if shown else self.view)
        if had_keyboard:
            self.setFocus()

    def _make_grid(self) -> MorphGrid:
        grid = MorphGrid(self.model)
        self.column.insertWidget(self.column.indexOf(self.view) + 1, grid, 1)
        connect(grid.customContextMenuRequested, self, lambda at: self.open_menu(grid.viewport().mapToGlobal(at)))
        return grid

    def _make_switch(self) -> QToolButton:
        switch = QToolButton(autoRaise=True)
        switch.setCheckable(True)
        switch.setIcon(icon("thumbnails"))
        switch.setToolTip(self.tr("Show the morphs as pictures; Space or a double click takes one to 1, or back to 0"))
        switch.setAccessibleName(self.tr("Pictures"))
        switch.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        switch.toggled.connect(self.show_as_pictures)
        self.top.addWidget(switch)
        return switch

    def refresh(self) -> None:
        self.model.refresh()
        held, rows = self.document.posing.overridden_morphs, self.rows()
        self.reset.setEnabled(bool(held[rows].any()))
        self.reset_all.setEnabled(bool(held.any()))
        for action in (self.to_none, self.to_full, self.to_panel):
            action.setEnabled(len(rows) > 0)

    def menu_actions(self) -> Sequence[QAction | None]:
        return (self.reset, self.to_none, self.to_full, None, self.reset_all, None, self.to_panel)

    def _make_actions(self) -> None:
        make, model = partial(make_action, self), self.model
        one = self.tr("Give the selected morphs back to the motion, or to 0 (or double click a slider)")
        every = self.tr("Give all morphs back to the motion, or to 0")
        self.reset = make(self.tr("Reset"), lambda: model.reset(self.rows()), tip=one)
        self.reset_all = make(self.tr("Reset all"), model.reset, tip=every)
        self.to_none = make(self.tr("Set to 0"), lambda: model.set_weights(self.rows(), 0.0))
        self.to_full = make(self.tr("Set to 1"), lambda: model.set_weights(self.rows(), 1.0))
        panels = QMenu(self.tr("Move to panel"), self)
        for panel in ORDER:
            panels.addAction(tr_field(panel.label), partial(self._move_to, panel))
        self.to_panel = panels.menuAction()

    def _move_to(self, panel: Panel) -> None:
        move_to_panel(self.document, np.array(self.rows(), np.intp), panel)
