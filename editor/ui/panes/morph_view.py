"""MorphView: the tree of morphs, whose sliders are dragged with the mouse and stepped with the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView

from editor.model.fields import NONE
from editor.ui.models.morph_list import SLIDER, WEIGHT, MorphList
from editor.ui.models.row_tree import NAME, NUMBER
from editor.ui.panes.morph_delegate import MorphDelegate, weight_at
from editor.ui.panes.row_tree_view import RowTreeView

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
STEP, FINE, COARSE = 0.05, 0.01, 0.25  # with a bare key, with Shift, with Ctrl
SHARE = 0.4  # of the room for names and sliders is for the sliders
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        header = self.header()
        room = header.sectionSize(NAME) + header.sectionSize(SLIDER) + self.viewport().width() - header.length()
        if not self.isColumnHidden(SLIDER):
            header.resizeSection(SLIDER, max(round(room * SHARE), NARROWEST_SLIDER))

    def paintEvent(self, event: QPaintEvent) -> None:
        self._delegate.prepare(self.palette(), event.rect())
        super().paintEvent(event)

    # -- a gesture --------------------------------------------------------------------------------------------------

    def _begin_drag(self, row: int) -> None:
        self.morphs.posing.begin(self.tr("Morph {name}").format(name=self.morphs.name(row)))
        self._dragged = row

    def _set(self, weight: float) -> None:
        if self.morphs.posing.is_open:
            self.morphs.posing.set_weights([self._dragged], weight)
            self.morphs.refresh()
        else:  # it was taken back, or something else was done, meanwhile
            self._dragged = NONE

    def _let_go(self, keep: bool = True) -> None:
        if self._dragged != NONE and self.morphs.posing.is_open:
            if keep:
                self.morphs.posing.commit()
            else:
                self.morphs.posing.cancel()
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
            self.morphs.posing.reset_morphs([self.morphs.node(index)])
            self.morphs.refresh()
        else:
            super().mouseDoubleClickEvent(event)

    def _drag_to(self, event: QMouseEvent) -> None:
        cell = self.visualRect(self.morphs.node_index(self._dragged, SLIDER))
        self._set(weight_at(event.position().x(), cell))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._dragged == NONE:  # the slider in hand shall not scroll away
            super().wheelEvent(event)

    # -- keys -------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.current_row
        if event.key() == Qt.Key.Key_Escape and self._dragged != NONE:
            self._let_go(keep=False)
        elif row >= 0 and event.key() in STEPS:
            self._step(row, STEPS[Qt.Key(event.key())] * _width(event.modifiers()))
        elif row >= 0 and event.key() == Qt.Key.Key_Space:
            self.morphs.posing.set_weights([row], 0.0 if self.morphs.weight(row) >= 0.5 else 1.0)
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
        index: QModelIndex | QPersistentModelIndex,
        trigger: QAbstractItemView.EditTrigger = QAbstractItemView.EditTrigger.AllEditTriggers,
        event: QEvent | None = None,
    ) -> bool:
        """Whether a cell is edited now; keys that no number begins with do nothing."""
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
