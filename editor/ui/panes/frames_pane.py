"""FramesPane: the display frames with their items, and below or beside them the bones and morphs that are in none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QModelIndex, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
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
from editor.operations.frames.frame_entries import LAST, ORDERS, FrameEntry
from editor.operations.queries.display_frames import bones_in_no_frame, morphs_in_no_frame, target_of
from editor.ui.command import Answer, Command, CommandList, PaneScope, When
from editor.ui.dialogs.open_forms import show_operation_form
from editor.ui.keyboard import MenuKeys
from editor.ui.models.frame_tree import FrameTree, UnlistedRows
from editor.ui.models.marks import NameMode, warning_icon
from editor.ui.panes.frame_views import FrameCommands, FrameTreeView, ItemsView, UnlistedView
from editor.ui.services import CurrentDocument, WindowServices
from editor.ui.tokens import SPACING_S
from editor.ui.value_text import count_text, section_title

SHOWN_TABLES = ("frames", "bones", "morphs")
BESIDE = 80  # characters of width from which on the list may be beside the tree


def _frame_commands(scope: PaneScope[FramesPane]) -> list[Command]:
    translate = QCoreApplication.translate
    has_chosen, add = scope.when(lambda pane: pane.can_change()), partial(_frame_command, scope)
    take_out = translate(
        "FramesPane", "Take the selected items out of their display frames, or delete the selected frames"
    )
    return [
        add(
            "new",
            translate("FramesPane", "New"),
            lambda pane: pane.insert(),
            tip=translate("FramesPane", "Insert a display frame after the current one"),
        ),
        add(
            "add-selected",
            translate("FramesPane", "Add selected"),
            lambda pane: pane.add_selected(),
            when=scope.when(lambda pane: pane.can_add()),
            tip=translate("FramesPane", "Put the selected bones and morphs into the current display frame"),
            tip_now=scope.value(lambda pane: pane.add_tip(), ""),
        ),
        add(
            "move-here",
            translate("FramesPane", "Move here"),
            lambda pane: pane.move_here(),
            when=scope.when(lambda pane: pane.can_move_here()),
            tip=translate("FramesPane", "Leave the selected items in this display frame alone"),
            tip_now=scope.value(lambda pane: pane.move_here_tip(), ""),
        ),
        add(
            "remove",
            translate("FramesPane", "Remove"),
            lambda pane: pane.remove_selected(),
            tip=take_out,
            when=has_chosen,
        ),
        *_move_commands(scope, has_chosen),
        add(
            "go-there",
            translate("FramesPane", "Go there"),
            lambda pane: pane.go_to_current(),
            tip=translate("FramesPane", "Select the bone or morph in the model, and show it in the view"),
        ),
        add(
            "rename",
            translate("FramesPane", "Rename"),
            lambda pane: pane.rename(),
            tip=translate("FramesPane", "Rename the current display frame"),
        ),
        *_operation_commands(scope),
    ]


def _move_commands(scope: PaneScope[FramesPane], when: When) -> list[Command]:
    translate = QCoreApplication.translate
    ways = (
        ("up", translate("FramesPane", "Move up"), translate("FramesPane", "Move what is selected up")),
        ("down", translate("FramesPane", "Move down"), translate("FramesPane", "Move what is selected down")),
    )
    return [
        _frame_command(
            scope,
            way,
            label,
            lambda pane, way=way: pane.order(f"move-{way}"),  # type: ignore[misc]
            f"move-{way}",
            tip=tip,
            when=when,
        )
        for way, label, tip in ways
    ]


def _operation_commands(scope: PaneScope[FramesPane]) -> list[Command]:
    translate = QCoreApplication.translate
    operations = {
        "register": ("frames.register-missing", translate("FramesPane", "Register missing…")),
        "make-standard": ("frames.standard", translate("FramesPane", "Standard frames")),
        "make-normal": ("frames.normalize", translate("FramesPane", "Normalize")),
    }
    return [
        _frame_command(
            scope,
            name,
            label,
            lambda pane, id=id: pane.operate(id),  # type: ignore[misc]
            tip=translate("Operation", OPERATIONS[id].help),
            listed=False,
        )
        for name, (id, label) in operations.items()
    ]


def _frame_command(
    scope: PaneScope[FramesPane],
    name: str,
    label: str,
    run: Callable[[FramesPane], object],
    icon: str = "",
    when: When | None = None,
    **more: Any,
) -> Command:
    when = when or scope.when()
    return Command(f"frames.{name}", label, scope.run(run), icon=icon, when=when, pane=scope.name, **more)


FRAME_COMMANDS = _frame_commands, "FramesPane"


class FramesPane(QWidget):
    """Shows the frames as they are once a turn of the event loop, while it is seen."""

    def __init__(
        self,
        document: Document,
        names: NameMode | None = None,
        parent: QWidget | None = None,
        commands: CommandList | None = None,
    ) -> None:
        """Without the `commands` of a window the pane has its own."""
        super().__init__(parent)
        self.services = WindowServices()  # until it stands in a window
        self.document = document
        self.list = commands if commands is not None else CommandList(self)
        self.list.scope("frames").declare(FRAME_COMMANDS)
        self.tree = FrameTree(document, self, names)
        self.unlisted = UnlistedRows(document, self, names)
        self.tree_view = FrameTreeView(self.tree)
        self.unlisted_view = UnlistedView(self.unlisted)
        self.commands = FrameCommands(document, self)
        self.faults = QToolButton(autoRaise=True)
        self.double = QToolButton()
        self.missing = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self._turn = QTimer(self, singleShot=True, interval=0)
        self.faults.setIcon(warning_icon())
        self.faults.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.faults.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.double.setDefaultAction(*self.list.keep_up("frames.move-here"))
        self.double.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        self._connect()
        self.list.scope("frames").join(self, FRAME_COMMANDS)
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

    def _lay_out(self) -> None:
        self.splitter = QSplitter(Qt.Orientation.Vertical, childrenCollapsible=False)
        below = QWidget()
        column = QVBoxLayout(below)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING_S)
        column.addWidget(self.missing)
        column.addWidget(self.unlisted_view, 1)
        self.splitter.addWidget(self.tree_view)
        self.splitter.addWidget(below)
        self.splitter.setStretchFactor(0, 2)
        self.splitter.setStretchFactor(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, SPACING_S)
        column.setSpacing(SPACING_S)
        column.addLayout(self._lay_out_buttons())
        column.addLayout(self._lay_out_faults())
        column.addWidget(self.splitter, 1)
        self.setFocusProxy(self.tree_view)

    def _lay_out_buttons(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(SPACING_S, 0, SPACING_S, 0)
        grid.setSpacing(SPACING_S)
        lines = ("new", "add-selected"), ("remove", "register"), ("make-standard", "make-normal")
        for line, names in enumerate(lines):
            for column, name in enumerate(names):
                grid.addWidget(self.list.button(f"frames.{name}", wide=True), line, column)
                grid.setColumnStretch(column, 1)
        for line, name in enumerate(("up", "down")):
            grid.addWidget(self.list.button(f"frames.{name}"), line, len(lines[0]))
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
            view.activated.connect(self._go_to_index)
            connect(view.customContextMenuRequested, self, partial(self._open_menu, view))
        self._give_commands()

    def _give_commands(self) -> None:
        """Let the Edit and Select menus, and their keys, work in the lists."""
        tree, unlisted = self.tree_view, self.unlisted_view
        orders = {order: partial(self.order, order) for order in ORDERS}
        tree.commands = {
            "insert": self.insert,
            "delete": self.remove_selected,
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
        """Put the list beside the tree where there is the width for it, and no height."""
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
        self.list.renew_soon()
        self.double.setVisible(bool(self._doubled_entries()))

    def can_change(self) -> Answer:
        return self.tree_view.selectionModel().hasSelection() or self.tr("Nothing is selected")

    def can_move_here(self) -> Answer:
        return bool(self._doubled_entries()) or self.tr("Nothing that is selected is in another display frame, too")

    def move_here_tip(self) -> str:
        doubles = self._doubled_entries()
        if not doubles:
            return ""
        frame = self.tree.frame_index(doubles[0][0]).data()
        tip = self.tr("Put {what} into {frame}, out of the other display frames that have it")
        return tip.format(what=self.commands.names_at(doubles), frame=frame)

    def can_add(self) -> Answer:
        if self.tree_view.current_entry[0] == NONE:
            return self.tr("Choose the display frame that they are to come to")
        return bool(self._addable()) or self.tr(
            "No bone or morph is selected, neither in the list of what is in no frame nor in the model"
        )

    def add_tip(self) -> str:
        return self.commands.put_name(self._addable(), self.tree_view.current_entry[0])

    def _addable(self) -> dict[str, list[int]]:
        """Return the selected rows that are in no frame, or else the selected bones or morphs of the active table."""
        return self.unlisted.by_table(self.unlisted_view.chosen()) or self.commands.selected_rows()

    def _doubled_entries(self) -> list[FrameEntry]:
        """The selected items of the current frame that are in others, too."""
        frame, entries = self.tree_view.current_entry[0], self.tree.entries()
        chosen = [entry for entry in self.tree_view.chosen_items() if entry[0] == frame]
        return [entry for entry in chosen if len(entries[self.tree.item(entry)]) > 1]

    def _complain(self, text: str) -> None:
        """Say at the list, and in the status line, why everything stays as it was."""
        below = self.tree_view.visualRect(self.tree_view.currentIndex()).bottomLeft()
        QToolTip.showText(self.tree_view.viewport().mapToGlobal(below), text, self.tree_view)
        self.document.show_status(text)

    def _go_to_next_fault(self) -> None:
        """Select the next item or frame that is marked, and say why it is."""
        self.refresh()
        marked, current = self.tree.invalid_entries(), self.tree_view.current_entry
        if marked:
            entry = next((entry for entry in marked if entry > current), marked[0])
            self.tree_view.select_entries([entry])
            self.tree_view.setFocus()
        self.document.show_status((self.tree.reasons(entry) if marked else self.tree.general)[0])

    def _show_placed(self, entries: list[FrameEntry]) -> None:
        self.refresh()
        self.tree_view.select_entries(entries)

    # -- what is done -------------------------------------------------------------------------------------------------

    def operate(self, id: str) -> None:
        """Run an operation of all frames, after its form where it has one."""
        operation = OPERATIONS[id]
        if operation.fields:
            show_operation_form(self.document, operation, self.window())
        else:
            run_at_once(self.document, operation)

    def insert(self) -> None:
        self.refresh()
        self.commands.insert_frame(self.tree_view.current_entry[0])
        self.rename()

    def rename(self) -> None:
        row, _ = self.tree_view.current_entry
        if row != NONE:
            self.tree_view.edit(self.tree.frame_index(row))

    def remove_selected(self) -> None:
        """Take the selected items out; where only frames are selected, delete these."""
        self.refresh()
        items, frames = self.tree_view.chosen_items(), self.tree_view.chosen_frames()
        if items:
            self.commands.remove_items(items)
        elif frames:
            self.commands.remove_frames(frames)

    def order(self, order: str) -> None:
        self.refresh()
        items, frames = self.tree_view.chosen_items(), self.tree_view.chosen_frames()
        if items:
            self.commands.order_items(items, order)
        elif frames:
            self.commands.order_frames(frames, order)

    def add_selected(self) -> None:
        """Put what is selected behind the current item, or at the end of the current frame."""
        self.refresh()
        row, at = self.tree_view.current_entry
        self.commands.put_rows(self._addable(), row, LAST if at == NONE else at + 1)

    def move_here(self) -> None:
        """Leave the selected items where they are, and in no other frame."""
        self.refresh()
        self.commands.move_here(self._doubled_entries())

    def go_to_current(self) -> None:
        view = self.unlisted_view if self.unlisted_view.hasFocus() else self.tree_view
        self._go_to_index(view.currentIndex())

    def _go_to_index(self, index: QModelIndex) -> None:
        """Select what an index is about in the model, and frame it in the view."""
        if index.model() is self.unlisted:
            table, row = self.unlisted.rows[index.row()]
        else:
            frame, at = self.tree.entry_of(index)
            table, row = ("frames", frame) if at == NONE else target_of(self.tree.item((frame, at)))
        if 0 <= row < len(self.document.model.tables[table]):
            self.document.selection.go_to(table, row)
            self.services.frame_rows(table, [row])

    # -- menus --------------------------------------------------------------------------------------------------------

    def _open_menu(self, view: ItemsView, at: QPoint) -> None:
        menu = QMenu(self)
        MenuKeys([menu], menu)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        if view is self.tree_view:
            menu.addActions(self._actions_to_show("go-there", "rename", "new", "add-selected", "move-here"))
            items = self.tree_view.chosen_items()
            self._add_frames_menu(menu, self.tr("Move to"), bool(items), partial(self.commands.move_items, items))
            menu.addActions(self._actions_to_show("remove", "up", "down"))
        else:
            rows = self.unlisted.by_table(self.unlisted_view.chosen())
            menu.addActions(self._actions_to_show("go-there"))
            self._add_frames_menu(menu, self.tr("Put into"), bool(rows), partial(self.commands.put_rows, rows))
        menu.addSeparator()
        menu.addActions(self._actions_to_show("register", "make-standard", "make-normal"))
        menu.popup(view.viewport().mapToGlobal(at))

    def _actions_to_show(self, *names: str) -> list[QAction]:
        """The actions of commands that a menu is about to show."""
        ids = [f"frames.{name}" for name in names]
        self.list.show_possible(ids)
        return self.list.actions(*ids)

    def _add_frames_menu(self, menu: QMenu, title: str, is_possible: bool, put_into: Callable[[int], None]) -> None:
        """Add a menu of all frames, each of which `put_into` gets."""
        frames = menu.addMenu(title)
        frames.setEnabled(is_possible and bool(self.tree.frames))
        MenuKeys([frames], frames)
        for row in range(len(self.tree.frames)):
            frames.addAction(self.tree.frame_index(row).data().replace("&", "&&"), partial(put_into, row))


class FrameIndicator(QToolButton):
    """Seen only where there are any, as MMD would not show them."""

    def __init__(self, current: CurrentDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoRaise(True)
        self.setToolTip(self.tr("Visible bones and morphs that are in no display frame: MMD does not show them"))
        self._current = current
        current.history_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        document = self._current.document
        count = 0
        if document is not None:
            count = len(bones_in_no_frame(document.model)) + len(morphs_in_no_frame(document.model))
        self.setText(self.tr("{count} not in a display frame").format(count=count_text(count)))
        self.setVisible(count > 0)
