"""SnapshotsPane: the states of the model that were kept by name, and what can be done with them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
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
from editor.ui.command import Answer, Command, CommandList, PaneScope
from editor.ui.dialogs.message_boxes import choose_file_to_save, show_failure
from editor.ui.lists import ListCommands
from editor.ui.services import WindowServices
from editor.ui.tokens import SPACING_S
from editor.ui.value_text import count_text, size_text

SNAPSHOT_ROLE = Qt.ItemDataRole.UserRole
COMPARE, KEEP = "pane.go-to-compare", "snapshots.keep"  # ids of commands


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
