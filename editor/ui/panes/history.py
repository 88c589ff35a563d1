"""HistoryPane and SnapshotsPane: what was done, as a list in which a click goes there; and the states kept by name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from editor.document.comparison import OtherModel, Snapshot
from editor.document.connections import connect
from editor.document.document import Document
from editor.document.files.loading import OWN_FORMATS, folder_beside
from editor.document.texts import translate
from editor.messages import Message
from editor.model.history import Step
from editor.ui.command import Answer, Command, CommandList, PaneScope
from editor.ui.dialogs.message_boxes import choose_file_to_save, show_failure
from editor.ui.icons import icon
from editor.ui.lists import NO_INDEX, Index, ListCommands, Role
from editor.ui.services import WindowServices
from editor.ui.tokens import SPACING_S, row_height
from editor.ui.value_text import count_text, size_text, translated

SNAPSHOT_ROLE = Qt.ItemDataRole.UserRole
COMPARE, KEEP = "pane.go-to-compare", "snapshots.keep"  # ids of commands


class StepsModel(QAbstractListModel):
    """The row of an entry is the position in the history at which its step has just been done.

    Poses, which change nothing in the file, have an icon, and say so.
    """

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = document.history
        self._steps = self._present()
        document.history_changed.connect(self._follow)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._steps)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._steps):
            return None
        position, step = self._history.position, self._steps[index.row()]
        is_pose = step is not None and not step.is_edit
        if role == Role.DisplayRole:
            return self._name(step)
        if role == Role.DecorationRole:
            return icon("pose" if is_pose else "edit") if step is not None else None
        if role == Role.AccessibleTextRole:
            name = self._name(step)
            return self.tr("{step}, a pose").format(step=name) if is_pose else name
        if role == Role.SizeHintRole:
            return QSize(0, row_height(QFontMetrics(QGuiApplication.font())))  # as wide as the list: names end in "…"
        if role == Role.FontRole:
            font = QFont(QGuiApplication.font())
            font.setBold(index.row() == position)
            font.setItalic(index.row() > position)
            return font
        if role == Role.ForegroundRole and index.row() > position:
            return QGuiApplication.palette().brush(QPalette.ColorRole.PlaceholderText)
        if role == Role.ToolTipRole:
            told = self.tr("Undone") if index.row() > position else self._name(step)
            return "\n".join((told, self.tr("A pose, which changes nothing in the file"))) if is_pose else told
        return None

    def _name(self, step: Step | None) -> str:
        return self.tr("Start") if step is None else translated(step.name)

    def _present(self) -> list[Step | None]:
        return [None, *self._history.steps]

    def _follow(self) -> None:
        """Steps come and go at the end, or are forgotten at the start: what both lists share stays."""
        old, new = self._steps, self._present()
        shared = next(
            (view_row for view_row, pair in enumerate(zip(old, new, strict=False)) if pair[0] is not pair[1]),
            min(len(old), len(new)),
        )
        if shared < len(old):
            self.beginRemoveRows(NO_INDEX, shared, len(old) - 1)
            self._steps = new[:shared]
            self.endRemoveRows()
        if shared < len(new):
            self.beginInsertRows(NO_INDEX, shared, len(new) - 1)
            self._steps = new
            self.endInsertRows()
        self.dataChanged.emit(self.index(0), self.index(len(new) - 1))


class HistoryPane(QWidget, ListCommands):
    """The list, and how much of the history's memory is used below it. Steps are not rows: no command is for them."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.model = StepsModel(document, self)
        self.list = QListView()
        self.list.setModel(self.model)
        self.list.setUniformItemSizes(True)
        side = self.fontMetrics().height()  # as high as an entry
        self.list.setIconSize(QSize(side, side))
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.clicked.connect(self._go_to)
        self.list.activated.connect(self._go_to)
        self._memory = QLabel()
        self._memory.setContentsMargins(SPACING_S, 0, SPACING_S, SPACING_S)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACING_S)
        layout.addWidget(self.list)
        layout.addWidget(self._memory)
        self.setFocusProxy(self.list)
        document.history_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self.list.setCurrentIndex(self.model.index(self.document.history.position))
        history = self.document.history
        text = self.tr("Memory: {used} of {budget}")
        self._memory.setText(text.format(used=size_text(history.nbytes), budget=size_text(history.budget)))

    def _go_to(self, index: QModelIndex) -> None:
        if index.row() != self.document.history.position:
            self.document.go_to(index.row())


def _snapshot_commands(scope: PaneScope[SnapshotsPane]) -> list[Command]:
    translate = QCoreApplication.translate
    texts: dict[str, tuple[str, Callable[[SnapshotsPane], object], str]] = {
        "compare": (
            translate("SnapshotsPane", "Compare"),
            lambda pane: pane.compare(),
            translate("SnapshotsPane", "Show what the model differs in from this state, and both in the view"),
        ),
        "swap-in": (
            translate("SnapshotsPane", "Swap in"),
            lambda pane: pane.swap_in(),
            translate("SnapshotsPane", "Make the model what it was; undoing brings back what it is now"),
        ),
        "append": (
            translate("SnapshotsPane", "Append"),
            lambda pane: pane.merge(),
            translate("SnapshotsPane", "Append this state to the model; bones and morphs of the same name become one"),
        ),
        "rename": (
            translate("SnapshotsPane", "Rename"),
            lambda pane: pane.list.editItem(pane.list.currentItem()),
            translate("SnapshotsPane", "Give this state another name"),
        ),
        "save": (
            translate("SnapshotsPane", "Save as file…"),
            lambda pane: pane.save(),
            translate("SnapshotsPane", "Write this state to a file of its own"),
        ),
        "delete": (
            translate("SnapshotsPane", "Delete"),
            lambda pane: pane.delete(),
            translate("SnapshotsPane", "Keep this state no longer"),
        ),
    }
    when = scope.when(lambda pane: pane.has_chosen())
    return [
        Command(f"snapshots.{name}", label, scope.run(do), tip=tip, when=when, pane=scope.name)
        for name, (label, do, tip) in texts.items()
    ]


SNAPSHOT_COMMANDS = _snapshot_commands, "SnapshotsPane"


class SnapshotsPane(QWidget, ListCommands):
    """A list; a name is changed where it stands (F2), and a double click compares."""

    def __init__(self, document: Document, parent: QWidget | None = None, commands: CommandList | None = None) -> None:
        """Without the `commands` of a window the pane has its own."""
        super().__init__(parent)
        self.services = WindowServices()  # until it stands in a window
        self.document = document
        self.commands = commands if commands is not None else CommandList(self)
        self._scope = self.commands.scope("snapshots")
        self._scope.declare(SNAPSHOT_COMMANDS)
        self.list = QListWidget()
        self.list.setEditTriggers(QListWidget.EditTrigger.EditKeyPressed)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.keep = QPushButton(self.tr("Keep this state as…"))
        self.keep.clicked.connect(lambda: self.services.run_command(KEEP))
        self._memory = QLabel()
        self._arrange()
        self.list.customContextMenuRequested.connect(self._open_menu)
        self.list.itemActivated.connect(lambda _: self.compare())
        self.list.itemChanged.connect(self._rename)
        self.list.currentItemChanged.connect(self.commands.renew_soon)
        document.snapshots.changed.connect(self._show)
        self._scope.join(self, SNAPSHOT_COMMANDS)
        self._show()

    # -- parts -----------------------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        self.keep.setToolTip(self.tr("It survives saving, and is gone when the document closes; Save as file keeps it"))
        self._memory.setContentsMargins(SPACING_S, 0, SPACING_S, 0)
        grid = QGridLayout()
        grid.setContentsMargins(SPACING_S, 0, SPACING_S, SPACING_S)
        grid.setSpacing(SPACING_S)
        self.buttons = []
        for number, id in enumerate(self._scope.ids):
            button = self.commands.button(id, wide=True)
            grid.addWidget(button, number // 3, number % 3)
            self.buttons.append(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, SPACING_S, 0, 0)
        column.setSpacing(SPACING_S)
        column.addWidget(self.keep)
        column.addWidget(self.list, 1)
        column.addWidget(self._memory)
        column.addLayout(grid)
        self.setFocusProxy(self.list)

    # -- what is seen ----------------------------------------------------------------------------------------------

    @property
    def current(self) -> Snapshot | None:
        item = self.list.currentItem()
        snapshot: Snapshot | None = item.data(SNAPSHOT_ROLE) if item is not None else None
        return snapshot

    def _show(self) -> None:
        chosen, snapshot, before = self.current, self.document.snapshots.all, self.list.count()
        self.list.blockSignals(True)
        self.list.clear()
        for each in snapshot:
            item = QListWidgetItem(each.name)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            item.setData(SNAPSHOT_ROLE, each)
            item.setToolTip(self.tr("Vertices: {}").format(count_text(len(each.model.vertices))))
            self.list.addItem(item)
        self.list.blockSignals(False)
        is_new = len(snapshot) > before and self.isVisible()
        self.list.setCurrentRow(snapshot.index(chosen) if chosen in snapshot and not is_new else len(snapshot) - 1)
        if is_new:
            self.list.editItem(self.list.currentItem())
        size = size_text(self.document.snapshots.nbytes)
        self._memory.setText(self.tr("Memory: {}").format(size))
        self.commands.renew_soon()

    def has_chosen(self) -> Answer:
        return self.current is not None or self.tr("No snapshot is selected")

    def _open_menu(self, at: QPoint) -> None:
        if self.list.itemAt(at) is not None:
            menu = QMenu(self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.commands.show_possible(self._scope.ids)
            menu.addActions(self.commands.actions(*self._scope.ids))
            menu.popup(self.list.viewport().mapToGlobal(at))

    # -- what is done ----------------------------------------------------------------------------------------------

    def compare(self) -> None:
        if (snapshot := self.current) is not None:
            self.document.comparison.start(OtherModel(snapshot.name, snapshot.model))
            self.services.run_command(COMPARE)

    def swap_in(self) -> None:
        if (snapshot := self.current) is not None:
            self.document.snapshots.swap_in(snapshot, translate("SnapshotsPane", "Swap in {}").format(snapshot.name))
            self.document.show_status(self.tr("The model is as in {}").format(snapshot.name))

    def merge(self) -> None:
        if (snapshot := self.current) is not None:
            done = self.document.snapshots.merge(
                snapshot, translate("SnapshotsPane", "Append {}").format(snapshot.name)
            )
            count = count_text(len(done.rows["vertices"]))
            self.document.show_status(
                self.tr("{name} appended; new vertices: {count}").format(name=snapshot.name, count=count)
            )

    def _rename(self, item: QListWidgetItem) -> None:
        snapshot, name = item.data(SNAPSHOT_ROLE), item.text().strip()
        self.document.snapshots.rename(snapshot, name)
        self._show()

    def delete(self) -> None:
        if (snapshot := self.current) is not None:
            self.document.snapshots.delete(snapshot)

    def save(self) -> None:
        snapshot = self.current
        if snapshot is None:
            return
        folder = folder_beside(self.document.path) if self.document.path is not None else Path()
        path = choose_file_to_save(self.window(), self.tr("Save as file"), folder / f"{snapshot.name}.pmx", OWN_FORMATS)
        if path is not None:
            job = self.document.snapshots.save_job(snapshot, path)
            connect(job.finished, self, lambda losses: self._report(path, losses))
            connect(job.failed, self, lambda error: self._report_failed(path, error))
            job.start()

    def _report(self, path: Path, losses: list[Message]) -> None:
        self.document.messages.add(*losses)
        self.document.show_status(self.tr("{} saved").format(path.name))

    def _report_failed(self, path: Path, error: Exception) -> None:
        text = self.tr("The file could not be saved; what was there is untouched.")
        show_failure(self.window(), text, path, error, is_saving=True)
