"""FramesPane: the display frames with their items, and below or beside them the bones and morphs that are in none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QSplitter,
    QToolButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from editor.document.connections import connect
from editor.document.document import Document
from editor.document.operation_run import run_at_once
from editor.model.changes import Change
from editor.model.fields import NONE
from editor.operations.catalog import OPERATIONS
from editor.operations.edits.frame_entries import LAST, ORDERS, Place
from editor.operations.queries.display_frames import target_of
from editor.ui.action import explain, make_action
from editor.ui.dialogs.open_forms import show_operation_form
from editor.ui.keyboard import MenuKeys
from editor.ui.models.frame_tree import FrameTree
from editor.ui.models.list_painting import warning_icon
from editor.ui.models.name_marks import NameMode
from editor.ui.models.unlisted_rows import UnlistedRows
from editor.ui.panes.frames.frame_commands import FrameCommands
from editor.ui.panes.frames.frame_views import FrameTreeView, ItemsView, UnlistedView
from editor.ui.value_text import count_text, section_title

SHOWN_TABLES = ("frames", "bones", "morphs")
BESIDE = 80  # characters of width from which on the list may be beside the tree


class FramesPane(QWidget):
    """Shows the frames as they are once a turn of the event loop, while it is seen."""

    frame_requested = Signal(str, object)  # table, rows

    def __init__(self, document: Document, names: NameMode | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.tree = FrameTree(document, self, names)
        self.unlisted = UnlistedRows(document, self, names)
        self.tree_view = FrameTreeView(self.tree)
        self.unlisted_view = UnlistedView(self.unlisted)
        self.commands = FrameCommands(document, self)
        self.faults = QToolButton(autoRaise=True)
        self.double = QToolButton()
        self.missing = QLabel(textFormat=Qt.TextFormat.PlainText)
        self._turn = QTimer(self, singleShot=True, interval=0)
        self.faults.setIcon(warning_icon())
        self.faults.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.faults.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._make_actions()
        self.double.setDefaultAction(self.move_here)
        self.double.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        self._connect()
        self.refresh()

    def refresh(self) -> None:
        """Show frames, and what is in none, as they are now."""
        self._turn.stop()
        self.tree.refresh()
        self.unlisted.refresh()
        self._show_faults()
        self._show_missing()
        self._enable()

    # -- parts --------------------------------------------------------------------------------------------------------

    def _make_actions(self) -> None:
        make = partial(make_action, self)
        self.new = make(self.tr("New"), self._insert, tip=self.tr("Insert a display frame after the current one"))
        self.add_selected = make(self.tr("Add selected"), self._add_selected)
        self.move_here = make(self.tr("Move here"), self._move_here)
        tip = self.tr("Take the selected items out of their display frames, or delete the selected display frames")
        self.remove = make(self.tr("Remove"), self._remove, tip=tip)
        self.up = make(self.tr("Move up"), partial(self._order, "move-up"), icon="move-up")
        self.down = make(self.tr("Move down"), partial(self._order, "move-down"), icon="move-down")
        self.go_there = make(self.tr("Go there"), self._go_to_current)
        self.rename = make(self.tr("Rename"), self._rename)
        self.register = self._operation("frames.register-missing", self.tr("Register missing…"))
        self.standard = self._operation("frames.standard", self.tr("Standard frames"))
        self.normalize = self._operation("frames.normalize", self.tr("Normalize"))

    def _operation(self, id: str, text: str) -> QAction:
        operation = OPERATIONS[id]

        def run() -> None:
            if operation.fields:
                show_operation_form(self.document, operation, self.window())
            else:
                run_at_once(self.document, operation)

        return make_action(self, text, run, tip=QCoreApplication.translate("Operation", operation.help))

    def _lay_out(self) -> None:
        self.splitter = QSplitter(Qt.Orientation.Vertical, childrenCollapsible=False)
        below = QWidget()
        column = QVBoxLayout(below)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.missing)
        column.addWidget(self.unlisted_view, 1)
        self.splitter.addWidget(self.tree_view)
        self.splitter.addWidget(below)
        self.splitter.setStretchFactor(0, 2)
        self.splitter.setStretchFactor(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(2)
        column.addLayout(self._lay_out_buttons())
        column.addLayout(self._lay_out_faults())
        column.addWidget(self.splitter, 1)
        self.setFocusProxy(self.tree_view)

    def _lay_out_buttons(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(4, 0, 4, 0)
        grid.setSpacing(2)
        lines = (self.new, self.add_selected, self.remove), (self.register, self.standard, self.normalize)
        for line, actions in enumerate(lines):
            for place, action in enumerate(actions):
                grid.addWidget(_button(action), line, place)
                grid.setColumnStretch(place, 1)
        for line, action in enumerate((self.up, self.down)):
            grid.addWidget(_button(action, wide=False), line, len(lines[0]))
        return grid

    def _lay_out_faults(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.addWidget(self.faults)
        line.addWidget(self.double)
        line.addStretch(1)
        return line

    def _connect(self) -> None:
        self.document.changed.connect(self._mark)
        self.document.selection.changed.connect(self._enable)
        self.document.selection.active_changed.connect(self._enable)
        self._turn.timeout.connect(self.refresh)
        self.faults.clicked.connect(self._go_to_next_fault)
        self.tree.dropped.connect(self.commands.drop)
        self.unlisted.dropped.connect(lambda drag: self.commands.remove_items(drag.items))
        self.tree.refused.connect(self._complain)
        self.commands.refused.connect(self._complain)
        self.commands.placed.connect(self._show_placed)
        for view in (self.tree_view, self.unlisted_view):
            view.selectionModel().selectionChanged.connect(self._enable)
            view.selectionModel().currentChanged.connect(self._enable)
        for view in (self.tree_view, self.unlisted_view):
            view.activated.connect(self._go_there)
            connect(view.customContextMenuRequested, self, partial(self._open_menu, view))
        self._give_commands()

    def _give_commands(self) -> None:
        """Let the Edit and Select menus, and their keys, work in the lists."""
        tree, unlisted = self.tree_view, self.unlisted_view
        orders = {order: partial(self._order, order) for order in ORDERS}
        tree.commands = {
            "insert": self._insert,
            "delete": self._remove,
            **orders,
            "select-all": tree.select_all_items,
            "select-none": tree.clearSelection,
        }
        tree.is_possible = lambda name: name in ("insert", "select-all", "select-none") or bool(tree.chosen())
        unlisted.commands = {"select-all": unlisted.selectAll, "select-none": unlisted.clearSelection}

    # -- what is seen -------------------------------------------------------------------------------------------------

    def _mark(self, change: Change) -> None:
        if change.table in SHOWN_TABLES and self.isVisible():
            self._turn.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is the width for it, and no height, the list is beside the tree."""
        super().resizeEvent(event)
        is_wide = self.width() > max(self.height(), self.fontMetrics().averageCharWidth() * BESIDE)
        self.splitter.setOrientation(Qt.Orientation.Horizontal if is_wide else Qt.Orientation.Vertical)

    def _show_missing(self) -> None:
        """Say how many bones and morphs are in no frame."""
        rows = Counter(table for table, _ in self.unlisted.rows)
        counts = " · ".join(f"{section_title(table)} {count_text(count)}" for table, count in rows.items())
        text = self.tr("In no display frame: {counts}").format(counts=counts)
        self.missing.setText(text if rows else self.tr("All visible bones and morphs are in display frames"))

    def _show_faults(self) -> None:
        """Say how much there is that MMD cannot bear; of all frames together there is no other place to say why."""
        count = self.tree.fault_count
        self.faults.setVisible(count > 0)
        self.faults.setText(self.tr("Problems in MMD: {count}").format(count=count_text(count)))
        hint = self.tr("Goes to the next one; the tool tip of what is marked says why")
        self.faults.setToolTip("\n".join([*self.tree.general, hint]))

    def _enable(self, *_: object) -> None:
        has_chosen = self.tree_view.selectionModel().hasSelection()
        for action in (self.remove, self.up, self.down):
            action.setEnabled(has_chosen)
        self._enable_adding()
        doubles = self._doubles()
        self.move_here.setEnabled(bool(doubles))
        self.double.setVisible(bool(doubles))
        if doubles:
            tip = self.tr("Put {what} into {frame}, out of the other display frames that have it")
            frame = self.tree.frame_index(doubles[0][0]).data()
            explain(self.move_here, tip.format(what=self.commands.names_at(doubles), frame=frame))

    def _enable_adding(self) -> None:
        """Say what would be added, or why nothing can be."""
        rows, (row, _) = self._addable(), self.tree_view.current_place
        self.add_selected.setEnabled(bool(rows) and row != NONE)
        if row == NONE:
            tip = self.tr("Choose the display frame that they are to come to")
        elif not rows:
            tip = self.tr("No bone or morph is selected, neither in the list of what is in no frame nor in the model")
        else:
            tip = self.commands.put_name(rows, row)
        explain(self.add_selected, tip)

    def _addable(self) -> dict[str, list[int]]:
        """What is seen to be selected: what is in no frame, or else the bones or morphs of the active table."""
        return self.unlisted.by_table(self.unlisted_view.chosen()) or self.commands.selected_rows()

    def _doubles(self) -> list[Place]:
        """The selected items of the current frame that are in others, too."""
        frame, places = self.tree_view.current_place[0], self.tree.places()
        chosen = [place for place in self.tree_view.chosen_items() if place[0] == frame]
        return [place for place in chosen if len(places[self.tree.item(place)]) > 1]

    def _complain(self, text: str) -> None:
        """Say at the list, and in the status line, why everything stays as it was."""
        below = self.tree_view.visualRect(self.tree_view.currentIndex()).bottomLeft()
        QToolTip.showText(self.tree_view.viewport().mapToGlobal(below), text, self.tree_view)
        self.document.show_status(text)

    def _go_to_next_fault(self) -> None:
        """Select the next item or frame that is marked, and say why it is."""
        self.refresh()
        marked, current = self.tree.marked_places(), self.tree_view.current_place
        if marked:
            place = next((place for place in marked if place > current), marked[0])
            self.tree_view.select_places([place])
            self.tree_view.setFocus()
        self.document.show_status((self.tree.reasons(place) if marked else self.tree.general)[0])

    def _show_placed(self, places: list[Place]) -> None:
        self.refresh()
        self.tree_view.select_places(places)

    # -- what is done -------------------------------------------------------------------------------------------------

    def _insert(self) -> None:
        self.refresh()
        self.commands.insert_frame(self.tree_view.current_place[0])
        self._rename()

    def _rename(self) -> None:
        row, _ = self.tree_view.current_place
        if row != NONE:
            self.tree_view.edit(self.tree.frame_index(row))

    def _remove(self) -> None:
        """Take the selected items out; where only frames are selected, delete these."""
        self.refresh()
        items, frames = self.tree_view.chosen_items(), self.tree_view.chosen_frames()
        if items:
            self.commands.remove_items(items)
        elif frames:
            self.commands.remove_frames(frames)

    def _order(self, order: str) -> None:
        self.refresh()
        items, frames = self.tree_view.chosen_items(), self.tree_view.chosen_frames()
        if items:
            self.commands.order_items(items, order)
        elif frames:
            self.commands.order_frames(frames, order)

    def _add_selected(self) -> None:
        """Put what is selected behind the current item, or at the end of the current frame."""
        self.refresh()
        row, at = self.tree_view.current_place
        self.commands.put_rows(self._addable(), row, LAST if at == NONE else at + 1)

    def _move_here(self) -> None:
        """Leave the selected items where they are, and in no other frame."""
        self.refresh()
        self.commands.move_here(self._doubles())

    def _go_to_current(self) -> None:
        view = self.unlisted_view if self.unlisted_view.hasFocus() else self.tree_view
        self._go_there(view.currentIndex())

    def _go_there(self, index: QModelIndex) -> None:
        """Select what an index is about in the model, and frame it in the view."""
        if index.model() is self.unlisted:
            table, row = self.unlisted.rows[index.row()]
        else:
            frame, at = self.tree.place_of(index)
            table, row = ("frames", frame) if at == NONE else target_of(self.tree.item((frame, at)))
        if 0 <= row < len(self.document.model.tables[table]):
            self.document.selection.go_to(table, row)
            self.frame_requested.emit(table, [row])

    # -- menus --------------------------------------------------------------------------------------------------------

    def _open_menu(self, view: ItemsView, at: QPoint) -> None:
        menu = QMenu(self)
        MenuKeys([menu], menu)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        if view is self.tree_view:
            menu.addActions([self.go_there, self.rename, self.new, self.add_selected, self.move_here])
            items = self.tree_view.chosen_items()
            self._add_frames(menu, self.tr("Move to"), bool(items), partial(self.commands.move_items, items))
            menu.addActions([self.remove, self.up, self.down])
        else:
            rows = self.unlisted.by_table(self.unlisted_view.chosen())
            menu.addAction(self.go_there)
            self._add_frames(menu, self.tr("Put into"), bool(rows), partial(self.commands.put_rows, rows))
        menu.addSeparator()
        menu.addActions([self.register, self.standard, self.normalize])
        menu.popup(view.viewport().mapToGlobal(at))

    def _add_frames(self, menu: QMenu, title: str, is_possible: bool, put: Callable[[int], None]) -> None:
        """Add a menu of all frames, each of which `put` gets."""
        frames = menu.addMenu(title)
        frames.setEnabled(is_possible and bool(self.tree.frames))
        MenuKeys([frames], frames)
        for row in range(len(self.tree.frames)):
            frames.addAction(self.tree.frame_index(row).data().replace("&", "&&"), partial(put, row))


def _button(action: QAction, wide: bool = True) -> QToolButton:
    button = QToolButton(autoRaise=not wide)
    button.setDefaultAction(action)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    if wide:
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return button
