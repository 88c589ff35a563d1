"""OutlinePane: the sections of the model and their rows as a tree; what is selected in it is selected everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import numpy as np
from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSettings,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAction, QHelpEvent, QIcon, QMouseEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QToolTip,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from editor.document.document import Document
from editor.math3d.arrays import BoolArray, IndexArray
from editor.model.bone_tree import ancestors
from editor.model.changes import Action, Change
from editor.model.fields import NONE
from editor.ui.command import CommandList
from editor.ui.commands.row_actions import row_commands
from editor.ui.icons import icon
from editor.ui.keyboard import MenuKeys
from editor.ui.lists import FilteredList, Index
from editor.ui.models.marks import NameMode
from editor.ui.models.outline import EYE, LOCK, NAME, NUMBER, SECTIONS, OutlineModel
from editor.ui.models.outline_section import CLOSED
from editor.ui.panes.filtered_pane import FilteredPane
from editor.ui.panes.row_drops import DropPosition, RowDrops, drag_rows, take_pictures
from editor.ui.panes.row_tree_view import READABLE
from editor.ui.panes.selection_link import Command, SelectionLink
from editor.ui.style import soft_accent
from editor.ui.tokens import ICON, SPACING_S
from editor.ui.value_text import section_title

TREE_SETTING = "outline/bones_as_tree"
OPEN_AT_FIRST = ("materials", "bones")
PADDING = 10  # pixels of a column that are not text
# Pixels a level: hair hangs twenty bones below the root, and its names are to be read.
INDENTATION, LEAST_INDENTATION = 12, 6
DEEP_NAME = 64  # pixels of the name that stands deepest
SIGNS_WIDTH = 40  # pixels of an eye and a lock
MOST_MARKED = 100  # of selected rows: in a tree Qt asks for what each hangs from with every row that it paints
MS_OF_REST = 80  # of the pointer, before the view is drawn anew for what is below it


OUTLINE_COMMANDS = row_commands, "Operation"


class OutlinePane(FilteredPane):
    """A filter box above a tree."""

    def __init__(
        self,
        document: Document,
        parent: QWidget | None = None,
        *,
        names: NameMode | None = None,
        stored: QSettings | None = None,
        commands: CommandList | None = None,
    ) -> None:
        """Without the `commands` of a window the pane has its own."""
        super().__init__(document, parent)
        self._stored = stored if stored is not None else QSettings()
        self._folded: set[int] = set()  # bones whose children are hidden
        self._open_before: list[bool] | None = None  # the sections, before something was looked for
        self.model = OutlineModel(document, self, names)
        self.tree = OutlineTree(self.model)
        self.tree_button = QToolButton(autoRaise=True)
        self.tree_button.setCheckable(True)
        self.commands = commands if commands is not None else CommandList(self)
        self._fit_soon = QTimer(self, singleShot=True, interval=0)  # a step is many changes
        self._fit_soon.timeout.connect(self._fit_columns)
        self._set_up_tree()
        self._arrange()
        self._connect()
        self.set_tree(bool(self._stored.value(TREE_SETTING, True, bool)))
        for name in OPEN_AT_FIRST:
            self.tree.expand(self.model.section_index(name))
        self.tree.setAutoScroll(False)  # or Qt scrolls to the current section once the tree is seen, and still small
        self.tree.link.start()
        self.tree.setAutoScroll(True)
        for signal in (document.selection.changed, document.selection.active_changed):
            signal.connect(self.commands.renew_soon)
        self.commands.scope("outline").join(self, OUTLINE_COMMANDS)

    @property
    def actions_on_rows(self) -> list[QAction]:
        return self.commands.actions(*self.commands.scope("outline").ids)

    def set_tree(self, is_tree: bool) -> None:
        """Show bones below their parents, or in the order of the model; remembered."""
        self._stored.setValue(TREE_SETTING, is_tree)
        self.model.set_tree(is_tree)
        self.tree_button.setChecked(is_tree)
        self._unfold()
        self._fit_columns()

    # -- parts --------------------------------------------------------------------------------------------------

    def _set_up_tree(self) -> None:
        tree = self.tree
        tree.setHeaderHidden(True)
        tree.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        tree.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        tree.setExpandsOnDoubleClick(False)
        tree.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        header = tree.header()
        header.setStretchLastSection(False)
        for column in (EYE, LOCK):  # which are shown over the names
            tree.setColumnHidden(column, True)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(NUMBER, QHeaderView.ResizeMode.Fixed)
        self._fit_columns()
        tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def _fit_columns(self) -> None:
        """Leave something of the names, also of those that stand deepest; what has no room beside them is not shown."""
        width = max(map(self.tree.fontMetrics().horizontalAdvance, self.model.counts())) + PADDING
        room = self.tree.viewport().width() - READABLE
        self.tree.header().resizeSection(NUMBER, width)
        has_room = width <= room
        self.tree.setColumnHidden(NUMBER, not has_room)
        room -= width if has_room else 0
        room += READABLE - DEEP_NAME
        self.tree.setIndentation(min(max(room // self.model.depth(), LEAST_INDENTATION), INDENTATION))

    def _note_count(self, first: QModelIndex, *_: object) -> None:
        if not first.parent().isValid():  # a section, which has the count
            self._fit_soon.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()
        self._fit_soon.start()  # the tree has another size only now

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACING_S)
        top = QHBoxLayout()
        top.setContentsMargins(SPACING_S, 0, SPACING_S, 0)
        top.addWidget(self.filter_box)
        self.tree_button.setIcon(icon("parents"))
        self.tree_button.setToolTip(self.tr("Bones as a tree"))
        self.tree_button.setAccessibleName(self.tr("Bones as a tree"))
        self.tree_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        top.addWidget(self.tree_button)
        layout.addLayout(top)
        layout.addWidget(self.tree)
        self.setFocusProxy(self.tree)

    def _connect(self) -> None:
        self.filter_box.filter_changed.connect(self._filter)
        self.filter_box.left.connect(self.tree.setFocus)
        self.tree_button.toggled.connect(self.set_tree)
        self.tree.doubleClicked.connect(self._double_clicked)
        self.tree.customContextMenuRequested.connect(self._open_menu)
        self.tree.collapsed.connect(partial(self._remember_folding, is_folded=True))
        self.tree.expanded.connect(partial(self._remember_folding, is_folded=False))
        self.document.about_to_change.connect(self._follow)
        self.model.refused.connect(self._complain)
        self.tree.reset_shown.connect(self._unfold)
        self.model.dataChanged.connect(self._note_count)

    def _complain(self, text: str) -> None:
        """Say at the row, and in the status line, why it stays as it was."""
        below = self.tree.visualRect(self.tree.currentIndex()).bottomLeft()
        QToolTip.showText(self.tree.viewport().mapToGlobal(below), text, self.tree)
        self.document.show_status(text)

    # -- folding ------------------------------------------------------------------------------------------------

    def _follow(self, change: Change) -> None:
        """The folded bones keep their state when they are renumbered."""
        if change.table == "bones" and change.action is not Action.SET:
            self._folded = {row for row in change.renumber(sorted(self._folded)).tolist() if row != NONE}

    def _unfold(self) -> None:
        """Of the tree of bones, show all but what the user folded."""
        if not self.model.is_tree:
            return
        bones = self.model.section_index("bones")
        is_open, folded = self.tree.isExpanded(bones), set(self._folded)
        self.tree.expandRecursively(bones)
        for row in folded:
            self.tree.collapse(self.model.row_index("bones", row))
        self.tree.setExpanded(bones, is_open)
        self._folded = folded

    def _remember_folding(self, index: QModelIndex, is_folded: bool) -> None:
        table, row = self.model.row_at(index)
        if table == "bones" and row != NONE:
            (self._folded.add if is_folded else self._folded.discard)(row)

    def _filter(self, text: str) -> None:
        """Open the sections for what is found, and close them again afterwards."""
        if text and self._open_before is None:
            self._open_before = self.tree.open_sections()
        self.model.set_filter(text)
        if self._open_before is not None:
            self.tree.open([bool(text) or was_open for was_open in self._open_before])
        if not text:
            self._open_before = None
            self.tree.executeDelayedItemsLayout()
            current = self.tree.currentIndex()
            if self.tree.visualRect(current).isValid():  # scrollTo would unfold what it is in
                self.tree.scrollTo(current)

    # -- mouse and keys -----------------------------------------------------------------------------------------

    def _double_clicked(self, index: QModelIndex) -> None:
        table, row = self.model.row_at(index)
        if row == NONE:
            self.tree.setExpanded(index, not self.tree.isExpanded(index))
        else:
            self.services.frame_rows(table, [row])

    def _open_menu(self, position: QPoint) -> None:
        menu = QMenu(self)
        MenuKeys([menu], menu)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        index = self.tree.indexAt(position).siblingAtColumn(NAME)
        rename = menu.addAction(self.tr("Rename"), lambda: self.tree.edit(index))
        rename.setObjectName("rows.rename")
        rename.setEnabled(bool(index.flags() & Qt.ItemFlag.ItemIsEditable))
        frame = menu.addAction(self.tr("Frame in the view"), self._frame)
        frame.setObjectName("rows.frame")
        frame.setEnabled(len(self.document.selection.chosen()) > 0)
        menu.addSeparator()
        menu.addActions(self.actions_on_rows)
        menu.addSeparator()
        as_tree = menu.addAction(self.tr("Bones as a tree"))
        as_tree.setCheckable(True)
        as_tree.setChecked(self.model.is_tree)
        as_tree.toggled.connect(self.set_tree)
        menu.setToolTipsVisible(True)
        self.services.add_operations(self.document, menu)
        menu.popup(self.tree.viewport().mapToGlobal(position))

    def _frame(self) -> None:
        self.services.frame_rows(self.document.selection.active_table, self.document.selection.chosen())


class OutlineDelegate(QStyledItemDelegate):
    """Shows eyes behind names: faint ones of what is seen, and those that are shut; locks where they are shut.

    The row below the pointer, and selected ones, show an open lock, too.
    """

    def __init__(self, tree: OutlineTree) -> None:
        super().__init__(tree)
        self._tree = tree
        self._open = {EYE: icon("eye"), LOCK: icon("unlocked")}
        self._shut = {EYE: icon("eye-closed"), LOCK: icon("locked")}

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw as Qt does, which asks for everything anew for each part: a name has its signs beside it."""
        cell = QStyleOptionViewItem(option)
        if self._tree.is_beyond_view(index):
            cell.state |= QStyle.StateFlag.State_Selected
        self.initStyleOption(cell, index)
        style = self._tree.style()
        signs = list(self._signs(cell, index)) if index.column() == NAME else []
        if signs:
            style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, cell, painter, self._tree)
            cell.rect = option.rect.adjusted(0, 0, -SIGNS_WIDTH, 0)
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, cell, painter, self._tree)
        for column, sign, mode in signs:
            sign.paint(painter, sign_rect(option.rect, column), mode=mode)

    def _signs(self, cell: QStyleOptionViewItem, index: Index) -> Iterator[tuple[int, QIcon, QIcon.Mode]]:
        """The columns of the signs that the row of a name shows, with their icons; faint ones cut no names."""
        if not self._tree.rows.has_switches(index):
            return
        is_near = self._tree.is_below_pointer(index) or cell.state & QStyle.StateFlag.State_Selected
        for column in (EYE, LOCK):
            if self._tree.rows.is_switched(index, column):
                yield column, self._shut[column], QIcon.Mode.Normal
            elif is_near:
                yield column, self._open[column], QIcon.Mode.Normal
            elif column == EYE and self._width(cell) + SIGNS_WIDTH <= cell.rect.width():
                yield column, self._open[column], QIcon.Mode.Disabled

    def _width(self, cell: QStyleOptionViewItem) -> int:
        """Return the width that a cell needs to be seen whole."""
        kind = QStyle.ContentsType.CT_ItemViewItem
        return self._tree.style().sizeFromContents(kind, cell, QSize(), self._tree).width()

    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        sign = self._tree.sign_at(event.pos())
        if not sign.isValid():
            return super().helpEvent(event, view, option, index)
        QToolTip.showText(event.globalPos(), sign.data(Qt.ItemDataRole.ToolTipRole), view)
        return True


def sign_rect(name: QRect, column: int) -> QRect:
    """The place of an eye or a lock at the end of the rectangle of a name."""
    place = QRect(0, 0, ICON, ICON)
    middle = name.right() - SIGNS_WIDTH + (SIGNS_WIDTH // 4) * (1 if column == EYE else 3)
    place.moveCenter(QPoint(middle, name.center().y()))
    return place


class OutlineTree(QTreeView, FilteredList):
    """Rows are dropped among those of their own table.

    In the tree of bones they hang from the bone that they are dropped onto; between two they come in the order of the
    model where they hang from the same.
    """

    reset_shown = Signal()  # after changes of the tree of bones, once each, before its rows are laid out

    def __init__(self, model: OutlineModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = model
        self.link = SelectionLink(self, model, most_ranges=MOST_MARKED)
        self._open = [False] * len(SECTIONS)  # the sections, before a reset
        self._may_drag_all = False  # whether a row is held that Qt alone takes for the only selected one
        self._hovered = QPersistentModelIndex()  # the row below the pointer
        self._lit = model.document.selection.hovered  # as it is drawn
        self._at_rest = QTimer(self, singleShot=True, interval=MS_OF_REST)
        self._at_rest.timeout.connect(self._light)
        self.setMouseTracking(True)
        self.setItemDelegate(OutlineDelegate(self))
        model.document.selection.hovered_changed.connect(self._show_hovered)
        self.setUniformRowHeights(True)  # before there are rows: those that were laid out would keep no height
        self.setModel(model)
        model.modelAboutToBeReset.connect(self._note_open)
        self.setDragEnabled(True)
        self.drops = RowDrops(self, model.document, self._allowed_drop_position)
        self.picture_drops = take_pictures(self, model.document, self._takes_pictures)

    def is_listed(self, table: str, rows: IndexArray) -> BoolArray:
        return np.ones(len(rows), np.bool_) if table in CLOSED else self.rows.is_shown(table, rows)

    # -- folding ------------------------------------------------------------------------------------------------

    def open_sections(self) -> list[bool]:
        """Return for each section whether it is open."""
        return [self.isExpanded(index) for index in self._sections()]

    def open(self, are_open: list[bool]) -> None:
        """Open these sections, and close the others."""
        for index, is_open in zip(self._sections(), are_open, strict=True):
            self.setExpanded(index, is_open)

    def _sections(self) -> list[QModelIndex]:
        return [self.rows.index(row, NAME) for row in range(self.rows.rowCount())]

    def _note_open(self) -> None:
        self._open = self.open_sections()

    def reset(self) -> None:
        super().reset()
        self.open(self._open)
        self.link.is_held = True

    def doItemsLayout(self) -> None:
        """Qt asks for the layout before it paints, or says where something is."""
        if self.link.is_held:
            self.link.is_held = False
            self.reset_shown.emit()
            self.link.show_unmoved()
        super().doItemsLayout()

    # -- eyes, locks, and what is below the pointer -------------------------------------------------------------

    def sign_at(self, at: QPoint) -> QModelIndex:
        """The index of the eye or lock at a point of the view; an invalid one where there is none."""
        index = self.indexAt(at).siblingAtColumn(NAME)
        if index.isValid() and self.rows.has_switches(index):
            for place in (index.siblingAtColumn(EYE), index.siblingAtColumn(LOCK)):
                if self.sign_area(place).contains(at):
                    return place
        return QModelIndex()

    def sign_area(self, index: QModelIndex) -> QRect:
        """The rectangle of an eye or a lock in the view."""
        return sign_rect(self.visualRect(index.siblingAtColumn(NAME)), index.column()).adjusted(-1, -4, 1, 4)

    def is_beyond_view(self, index: Index) -> bool:
        """Return whether the row of an index is selected without being so in this view."""
        if not self.link.is_scattered:
            return False
        table, row = self.rows.row_at(index)
        return row != NONE and table == self.rows.document.selection.active_table and self.link.is_beyond_view(row)

    def selectionCommand(self, index: Index, event: QEvent | None = None) -> QItemSelectionModel.SelectionFlag:
        command = super().selectionCommand(index, event)
        self.link.note_command(command)
        return command

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Eyes and locks are switched, and leave the selection as it is."""
        at, is_left = event.position().toPoint(), event.button() == Qt.MouseButton.LeftButton
        sign, index = self.sign_at(at), self.indexAt(at)
        is_control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if is_left and sign.isValid():
            self.rows.switch(sign)
        elif is_left and is_control and self.is_beyond_view(index):
            self.link.toggle(self.rows.row_at(index)[1])
        elif not event.modifiers() and self.is_beyond_view(index):
            self._press_beyond(index, event)
        else:
            super().mousePressEvent(event)

    def _press_beyond(self, index: QModelIndex, event: QMouseEvent) -> None:
        """Let all that is selected be dragged, which Qt does with a row that it knows to be selected."""
        self._may_drag_all = True
        with self.link.blocked():
            self.selectionModel().select(index, Command.ClearAndSelect | Command.Rows)
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self.sign_at(event.position().toPoint()).isValid():
            super().mouseReleaseEvent(event)
        if self._may_drag_all and event.button() == Qt.MouseButton.LeftButton:
            self.link.take_rows()
        self._may_drag_all = False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks on a sign switch it twice."""
        if self.sign_at(event.position().toPoint()).isValid():
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        is_held = event.buttons() != Qt.MouseButton.NoButton
        self._hover(QModelIndex() if is_held else self.indexAt(event.position().toPoint()))
        self._at_rest.start()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(QModelIndex())
        self._at_rest.stop()
        self._light()

    def _hover(self, index: QModelIndex) -> None:
        name = index.siblingAtColumn(NAME)
        if self._hovered == name:
            return
        self._update_row(self._hovered)
        self._hovered = QPersistentModelIndex(name)
        self._update_row(self._hovered)

    def _update_row(self, index: Index) -> None:
        place = self.visualRect(index)
        self.viewport().update(0, place.top(), self.viewport().width(), place.height())

    def _light(self) -> None:
        """Show in the view what the row below the pointer is."""
        table, row = self.rows.row_at(self._hovered)
        if row == NONE:
            table = ""
        self.rows.document.selection.hover(table, row)

    def _show_hovered(self) -> None:
        before, self._lit = self._lit, self.rows.document.selection.hovered
        for table, row in (before, self._lit):
            if row != NONE:
                self._update_row(self.rows.row_index(table, row))

    def is_hovered(self, index: Index) -> bool:
        """Return whether the pointer is over the row of an index, here or in the view."""
        return self.rows.row_at(index) == self.rows.document.selection.hovered

    def is_below_pointer(self, index: Index) -> bool:
        """Return whether the pointer is over the row of an index here."""
        hovered = self._hovered
        return hovered.isValid() and (index.row(), index.internalId()) == (hovered.row(), hovered.internalId())

    def drawRow(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if self.is_hovered(index) and not self.is_below_pointer(index):
            painter.fillRect(option.rect, soft_accent(self.palette(), QPalette.ColorRole.Base))
        if self.is_beyond_view(index):
            group = QPalette.ColorGroup.Active if self.hasFocus() else QPalette.ColorGroup.Inactive
            painter.fillRect(option.rect, self.palette().brush(group, QPalette.ColorRole.Highlight))
        super().drawRow(painter, option, index)

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """Draw the arrow alone: the style has no lines, for which Qt asks all rows above for their siblings."""
        if not self.rows.hasChildren(index):
            return
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = QRect(rect)
        if self.isRightToLeft():
            option.rect.setRight(rect.left() + self.indentation() - 1)
        else:
            option.rect.setLeft(rect.right() + 1 - self.indentation())
        option.state |= QStyle.StateFlag.State_Children
        if self.isExpanded(index):
            option.state |= QStyle.StateFlag.State_Open
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_IndicatorBranch, option, painter, self)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag the selected rows of the table in which the mouse was pressed."""
        self._may_drag_all = False
        table, row = self.rows.row_at(self.currentIndex())
        if row != NONE:
            drag_rows(self, self.rows.document, table, self.rows.document.selection.chosen(table))

    def _allowed_drop_position(self, table: str, rows: IndexArray, point: QPoint) -> DropPosition:
        index = self.indexAt(point).siblingAtColumn(NAME)
        there, row = self.rows.row_at(index)
        if there != table or table in CLOSED:
            raise ValueError(self.tr("{}: they are moved among themselves only").format(section_title(table)))
        rect = self.visualRect(index)
        if self.rows.is_tree and table == "bones":
            third = rect.height() // 3
            is_open = self.isExpanded(index) and self.rows.rowCount(index) > 0  # below it are those that hang from it
            if row == NONE or rect.top() + third <= point.y() <= rect.bottom() - (0 if is_open else third):
                return self._position_below(row, rows, rect)
            self._check_siblings(row, rows)
        if row == NONE:
            return DropPosition(0, rect.bottom() + 1)
        is_below = point.y() > rect.center().y()
        return DropPosition(row + is_below, rect.bottom() + 1 if is_below else rect.top())

    def _position_below(self, bone: int, rows: IndexArray, rect: QRect) -> DropPosition:
        """The position of rows that are to hang from a bone; from none at the heading."""
        if bone != NONE and np.isin([bone, *ancestors(list(self.rows.document.model.bones), bone)], rows).any():
            raise ValueError(self.tr("A bone cannot hang from itself"))
        return DropPosition(bone + 1, rect.bottom() + 1, rect, bone)

    def _check_siblings(self, bone: int, rows: IndexArray) -> None:
        """Raise ValueError where rows hang from something else than a bone does."""
        bones = self.rows.document.model.bones
        if any(bones[row].parent != bones[bone].parent for row in rows.tolist()):
            raise ValueError(self.tr("Between two bones come those with the same parent; drop onto one to change it"))

    def _takes_pictures(self, point: QPoint) -> bool:
        """Return whether the section of textures is at a point."""
        return self.rows.row_at(self.indexAt(point))[0] == "textures"
