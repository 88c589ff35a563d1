"""SnapshotsPane: the states of the model that were kept by name, and what can be done with them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt, Signal
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

from editor.document.comparison import OtherModel
from editor.document.connections import connect
from editor.document.document import Document
from editor.document.files import OWN_FORMATS, folder_beside
from editor.document.said import translate
from editor.document.snapshots import Snapshot
from editor.messages import Message
from editor.ui.action import make_action
from editor.ui.dialogs.choose_file import choose_file_to_save
from editor.ui.dialogs.message_boxes import show_failure
from editor.ui.list_commands import ListCommands
from editor.ui.value_text import count_text, size_text

KEPT = Qt.ItemDataRole.UserRole
COMPARE, KEEP = "pane.go-to-compare", "snapshots.keep"  # ids of commands


class SnapshotsPane(QWidget, ListCommands):
    """A list; a name is changed where it stands (F2), and a double click compares."""

    command_wanted = Signal(str)  # its id

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.list = QListWidget()
        self.list.setEditTriggers(QListWidget.EditTrigger.EditKeyPressed)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.keep = QPushButton(self.tr("Keep this state as…"))
        self.keep.clicked.connect(lambda: self.command_wanted.emit(KEEP))
        self._memory = QLabel()
        self._make_actions()
        self._arrange()
        self.list.customContextMenuRequested.connect(self._open_menu)
        self.list.itemActivated.connect(lambda _: self._compare())
        self.list.itemChanged.connect(self._rename)
        self.list.currentItemChanged.connect(lambda *_: self._show_possible())
        document.snapshots.changed.connect(self._show)
        self._show()

    # -- parts -----------------------------------------------------------------------------------------------------

    def _make_actions(self) -> None:
        compare, swap, merge = self.tr("Compare"), self.tr("Swap in"), self.tr("Append")
        rename, save, delete = self.tr("Rename"), self.tr("Save as file…"), self.tr("Delete")
        tips = {
            compare: self.tr("Show what the model differs in from this state, and both in the view"),
            swap: self.tr("Make the model what it was; undoing brings back what it is now"),
            merge: self.tr("Append this state to the model; bones and morphs of the same name become one"),
        }
        runs = {
            compare: self._compare,
            swap: self._swap_in,
            merge: self._merge,
            rename: lambda: self.list.editItem(self.list.currentItem()),
            save: self._save,
            delete: self._delete,
        }
        self.kept_actions = [make_action(self, text, run, tip=tips.get(text, "")) for text, run in runs.items()]

    def _arrange(self) -> None:
        self.keep.setToolTip(self.tr("It survives saving, and is gone when the document closes; Save as file keeps it"))
        self._memory.setContentsMargins(4, 0, 4, 0)
        grid = QGridLayout()
        grid.setContentsMargins(4, 0, 4, 4)
        grid.setSpacing(2)
        self.buttons = []
        for place, action in enumerate(self.kept_actions):
            button = QPushButton(action.text())
            button.setToolTip(action.toolTip())
            button.clicked.connect(action.trigger)
            grid.addWidget(button, place // 3, place % 3)
            self.buttons.append(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.keep)
        column.addWidget(self.list, 1)
        column.addWidget(self._memory)
        column.addLayout(grid)
        self.setFocusProxy(self.list)

    # -- what is seen ----------------------------------------------------------------------------------------------

    @property
    def current(self) -> Snapshot | None:
        item = self.list.currentItem()
        return item.data(KEPT) if item is not None else None

    def _show(self) -> None:
        chosen, kept, before = self.current, self.document.snapshots.all, self.list.count()
        self.list.blockSignals(True)
        self.list.clear()
        for each in kept:
            item = QListWidgetItem(each.name)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            item.setData(KEPT, each)
            item.setToolTip(self.tr("Vertices: {}").format(count_text(len(each.model.vertices))))
            self.list.addItem(item)
        self.list.blockSignals(False)
        is_new = len(kept) > before and self.isVisible()
        self.list.setCurrentRow(kept.index(chosen) if chosen in kept and not is_new else len(kept) - 1)
        if is_new:
            self.list.editItem(self.list.currentItem())
        size = size_text(self.document.snapshots.nbytes)
        self._memory.setText(self.tr("Memory: {}").format(size))
        self._show_possible()

    def _show_possible(self) -> None:
        for action, button in zip(self.kept_actions, self.buttons, strict=True):
            action.setEnabled(self.current is not None)
            button.setEnabled(self.current is not None)

    def _open_menu(self, at: QPoint) -> None:
        if self.list.itemAt(at) is not None:
            menu = QMenu(self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.addActions(self.kept_actions)
            menu.popup(self.list.viewport().mapToGlobal(at))

    # -- what is done ----------------------------------------------------------------------------------------------

    def _compare(self) -> None:
        if (kept := self.current) is not None:
            self.document.comparison.start(OtherModel(kept.name, kept.model))
            self.command_wanted.emit(COMPARE)

    def _swap_in(self) -> None:
        if (kept := self.current) is not None:
            self.document.snapshots.swap_in(kept, translate("SnapshotsPane", "Swap in {}").format(kept.name))
            self.document.show_status(self.tr("The model is as in {}").format(kept.name))

    def _merge(self) -> None:
        if (kept := self.current) is not None:
            done = self.document.snapshots.merge(kept, translate("SnapshotsPane", "Append {}").format(kept.name))
            count = count_text(len(done.rows["vertices"]))
            self.document.show_status(
                self.tr("{name} appended; new vertices: {count}").format(name=kept.name, count=count)
            )

    def _rename(self, item: QListWidgetItem) -> None:
        kept, name = item.data(KEPT), item.text().strip()
        self.document.snapshots.rename(kept, name)
        self._show()

    def _delete(self) -> None:
        if (kept := self.current) is not None:
            self.document.snapshots.delete(kept)

    def _save(self) -> None:
        kept = self.current
        if kept is None:
            return
        folder = folder_beside(self.document.path) if self.document.path is not None else Path()
        path = choose_file_to_save(self.window(), self.tr("Save as file"), folder / f"{kept.name}.pmx", OWN_FORMATS)
        if path is not None:
            job = self.document.snapshots.save_job(kept, path)
            connect(job.finished, self, lambda losses: self._report(path, losses))
            connect(job.failed, self, lambda error: self._report_failed(path, error))
            job.start()

    def _report(self, path: Path, losses: list[Message]) -> None:
        self.document.messages.add(*losses)
        self.document.show_status(self.tr("{} saved").format(path.name))

    def _report_failed(self, path: Path, error: Exception) -> None:
        text = self.tr("The file could not be saved; what was there is untouched.")
        show_failure(self.window(), text, path, error, is_saving=True)
