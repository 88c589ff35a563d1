"""MasksPane: which materials are shown, by check boxes, and buttons that hide and show by what is selected."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDoubleSpinBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QStyle,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.document import Document
from editor.ui.commands.dynamic_menus import SavedMasksMenu
from editor.ui.commands.mask_commands import MaskCommands, hidden_text
from editor.ui.models.marks import NameMode
from editor.ui.models.row_lists import FACES, MaskList
from editor.ui.models.row_tree import HELD, NAME, NUMBER
from editor.ui.panes.filtered_pane import FilterBox, PoseFollower
from editor.ui.panes.row_tree_view import RowTreeView
from editor.ui.services import WindowServices
from editor.ui.tokens import SPACING_S

Metric = QStyle.PixelMetric


class MaskView(RowTreeView):
    """Switching a selected material switches all selected ones; check boxes leave the selection as it is."""

    yielding = (NUMBER, FACES)

    def __init__(self, model: MaskList, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self._masks = model
        self.setColumnHidden(HELD, True)
        del self._widths[HELD]
        self.fit_column(FACES, "00,000 / 00,000")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and self._is_on_box(at):
            self._switch(self._masks.node(self.indexAt(at)))
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self._is_on_box(event.position().toPoint()):
            super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks on a box switch it twice."""
        if self._is_on_box(event.position().toPoint()):
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._masks.switch(self._chosen())
        else:
            super().keyPressEvent(event)

    def _switch(self, row: int) -> None:
        chosen = self._chosen()
        self._masks.switch(chosen if row in chosen else [row])

    def _chosen(self) -> list[int]:
        rows: list[int] = self._masks.document.selection.chosen("materials").tolist()
        return rows

    def _is_on_box(self, at: QPoint) -> bool:
        index, style = self.indexAt(at), self.style()
        if not index.isValid() or index.column() != NAME:
            return False
        margin = style.pixelMetric(Metric.PM_FocusFrameHMargin, None, self) + 1
        room = style.pixelMetric(Metric.PM_IndicatorWidth, None, self) + 2 * margin
        return at.x() - self.visualRect(index).left() < room


LEAST_ROWS = 6  # lines of text that the list has room for at least


class MasksPane(QWidget):
    """The buttons are the actions of `commands`, which are those of the current document: the one that is shown."""

    def __init__(
        self, document: Document, commands: MaskCommands, names: NameMode | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.services = WindowServices()  # until it stands in a window
        self.document = document
        self._commands = commands
        self.filter_box = FilterBox()
        self.model = MaskList(document, self, names)
        self.view = MaskView(self.model)
        self.summary = QLabel()
        self.least = QDoubleSpinBox()
        self.whole_faces_box = QCheckBox(self.tr("Whole faces only"))
        self.saved = QToolButton(autoRaise=True)
        self._set_up_saved()
        self._set_up_limits()
        self._lay_out()
        self._connect()
        self.refresh()

    def refresh(self) -> None:
        """Show what is hidden now, and the limits as the pane of another document may have left them."""
        least, whole = self._commands.least, self._commands.whole_faces
        self.least.setValue(least)
        self.whole_faces_box.setChecked(whole)
        self.model.refresh()
        self.summary.setText(hidden_text(self.document.masking) or self.tr("Nothing is hidden"))

    # -- parts ------------------------------------------------------------------------------------------------------

    def _set_up_saved(self) -> None:
        self.saved.setText(self.tr("Saved"))
        self.saved.setToolTip(self.tr("Save what is hidden by a name, or hide again what was saved"))
        self.saved.setMenu(SavedMasksMenu(self._commands, self))
        self.saved.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.saved.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _set_up_limits(self) -> None:
        self.least.setRange(0.0, 1.0)
        self.least.setSingleStep(0.05)
        self.least.setToolTip(self.tr("The weight by which bones must move a vertex for it to count"))
        self.least.setAccessibleName(self.least.toolTip())
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.whole_faces_box.setToolTip(self.tr("Only faces all of whose corners are moved"))

    def _lay_out(self) -> None:
        top, commands = QHBoxLayout(), self._commands
        top.setSpacing(0)
        for id in ("hide.show-all", "hide.all-materials", "hide.invert", "hide.previous"):
            top.addWidget(commands.commands.button(id))
        top.addWidget(self.saved)
        top.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, SPACING_S)
        column.setSpacing(SPACING_S)
        column.addLayout(top)
        middle = QHBoxLayout()
        middle.setContentsMargins(SPACING_S, 0, SPACING_S, 0)
        middle.addWidget(self.filter_box)
        column.addLayout(middle)
        column.addWidget(self.view, 1)
        column.addLayout(self._lay_out_commands())
        self.view.setMinimumHeight(LEAST_ROWS * self.fontMetrics().lineSpacing())
        self.setFocusProxy(self.view)

    def _lay_out_commands(self) -> QGridLayout:
        commands, grid = self._commands, QGridLayout()
        grid.setContentsMargins(SPACING_S, 0, SPACING_S, 0)
        grid.setSpacing(SPACING_S)
        lines = (
            (self.tr("Selection"), commands.OF_SELECTION),
            (self.tr("Bones, weight from"), commands.OF_BONES),
            (self.tr("Morphs"), commands.OF_MORPHS),
        )
        for number, (text, ids) in enumerate(lines):
            grid.addWidget(QLabel(text), number, 0)
            for column, id in enumerate(ids, 2):
                grid.addWidget(commands.commands.button(id, wide=True), number, column)
        grid.addWidget(self.least, 1, 1)
        grid.addWidget(self.whole_faces_box, len(lines), 0, 1, 2)
        grid.addWidget(self.summary, len(lines), 2, 1, 2)
        for column in (2, 3):
            grid.setColumnStretch(column, 1)
        return grid

    def _connect(self) -> None:
        follower = PoseFollower(self, self.document.masking, self.refresh)
        self.document.changed.connect(follower.mark)
        self.filter_box.filter_changed.connect(self.model.set_filter)
        self.filter_box.left.connect(self.view.setFocus)
        self.least.valueChanged.connect(self._limit)
        self.whole_faces_box.toggled.connect(self._limit)
        self.view.row_framed.connect(lambda row: self.services.frame_rows("materials", [row]))

    def _limit(self) -> None:
        self._commands.least, self._commands.whole_faces = self.least.value(), self.whole_faces_box.isChecked()
