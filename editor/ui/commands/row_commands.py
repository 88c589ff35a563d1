"""Does to the selected rows of the active table what the Edit and Select menus say; each is one undoable step.

A list with commands of its own gets them instead while it has the keyboard.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication, QMenuBar, QWidget

from editor.document.clipboard import clip_in, copy_references, info_text, mime_of, references_on_clipboard, text_of
from editor.document.document import Document
from editor.document.files.csv_update import TO_CLIPBOARD, stored_style
from editor.document.session import Session
from editor.document.texts import about, names_text, translate
from editor.formats import FormatError
from editor.formats.csv.clipboard import apply_text
from editor.formats.csv.report import ApplyReport
from editor.formats.csv.row_kind import CsvStyle
from editor.formats.message_texts import located_text
from editor.math3d.arrays import BoolArray, IndexArray
from editor.model.history import History
from editor.operations.frames.frame_entries import enter_new
from editor.operations.names.naming import give_fresh_names
from editor.operations.operation import Need, Operation
from editor.operations.rows.copy_paste import Clip, copy_rows
from editor.ui.action import Keys
from editor.ui.command import Answer, Command, CommandList, Conditions
from editor.ui.commands.pose_commands import PoseCommands
from editor.ui.commands.row_actions import GroupClipboard, paste_clip, run_operation_step, target_row
from editor.ui.lists import CLIPBOARD, FilteredList, ListCommands, RowList, nearest
from editor.ui.services import CurrentDocument, WindowServices
from editor.ui.value_text import count_text, error_text, operation_name, section_title, translated


class FocusedList(QObject):
    """Follows the keyboard. While it is in the menu bar, it is as good as where it was before."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._list: ListCommands | RowList | None = None
        self._filtered: FilteredList | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)

    @property
    def commands(self) -> ListCommands | None:
        """The list, if it does commands itself."""
        return self._list if isinstance(self._list, ListCommands) else None

    @property
    def table(self) -> str:
        """The table whose rows the list has; "" for none in particular."""
        return self._list.commanded_table if isinstance(self._list, RowList) else ""

    def is_listed(self, table: str, rows: IndexArray) -> BoolArray:
        """Return a mask of the rows of a table that the list does not filter out."""
        return self._filtered.is_listed(table, rows) if self._filtered else np.ones(len(rows), np.bool_)

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        if not isinstance(new, QMenuBar):
            self._list = nearest(new, ListCommands, RowList)
            self._filtered = nearest(new, FilteredList)


class RowCommands(QObject):
    """Acts on the session's current document; says in the status line what it did, or why it did not."""

    def __init__(self, session: Session, services: WindowServices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._session = session
        self._focused = FocusedList(self)
        self.groups = GroupClipboard(session, self)

    # -- where they go -----------------------------------------------------------------------------------------

    def can(self, name: str) -> bool:
        """Return whether a command is possible for the list that has the focus."""
        focused = self._focused.commands
        return self._session.current is not None and (focused is None or name in focused.possible_commands())

    def run(self, name: str) -> None:
        """Do a command in the list that has the keyboard, or else to the rows; never to rows instead of a list."""
        document, focused = self._session.current, self._focused.commands
        if document is None or not self.can(name):
            return
        if focused is not None:
            focused.run_command(name)
            return
        document.selection.set_active_table(self._focused.table or document.selection.active_table)
        if f"rows.{name}" in self._session.plugins.operations:
            self.operate(f"rows.{name}")
        else:
            self._actions_by_name[name]()

    @property
    def _actions_by_name(self) -> dict[str, Callable[[], object]]:
        """The commands that are no operations, by name."""
        clipboard = {"cut": self.cut, "copy": self.copy, "paste": self.paste, "paste-onto": self.paste_onto}
        clipboard |= {"copy-references": self.copy_references, "paste-values": self.paste_values}
        return {**clipboard, "select-all": self.select_all, "select-none": self.select_none, "invert": self.invert}

    # -- operations --------------------------------------------------------------------------------------------

    def operate(self, name: str) -> None:
        """Apply an operation, by its id."""
        document, operation = self._session.current, self._session.plugins.operations[name]
        if document is None:
            return
        if reason := self._reason_against(document, operation, document.selection.active_table):
            self._services.show_status(reason)
        else:
            self._run(document, operation)

    def reason_against(self, name: str) -> str:
        """Return why an operation on rows, of those that no list does itself, cannot be done here; "" where it can."""
        document, operation = self._session.current, self._session.plugins.operations.get(f"rows.{name}")
        if document is None or operation is None or self._focused.commands is not None:
            return ""
        return self._reason_against(document, operation, self._focused.table or document.selection.active_table)

    def label_of_deletion(self, label: str) -> str:
        """The label of Delete with the rows that it takes, where it is no list that deletes."""
        document = self._session.current
        if document is None or self._focused.commands is not None or self.reason_against("delete"):
            return label
        table = document.model.tables[self._focused.table or document.selection.active_table]
        return about(label, names_text(table, document.selection.chosen(table.name)).replace("&", "&&"))

    def _reason_against(self, document: Document, operation: Operation, table: str) -> str:
        if table not in operation.tables:
            return self.tr("{}: rows cannot be added or removed here").format(section_title(table))
        if Need.ROWS in operation.needs and not len(document.selection.chosen(table)):
            return self._nothing_text(table)
        return ""

    def _run(self, document: Document, operation: Operation) -> None:
        try:
            run_operation_step(document, operation)
        except ValueError as error:  # the operation's own words for what it cannot do
            self._services.show_status(error_text(error))

    # -- clipboard ---------------------------------------------------------------------------------------------

    def copy(self) -> bool:
        """Put the chosen rows on the clipboard; False when there are none."""
        document = self._session.current
        if document is not None and document.selection.active_table == document.model.info.name:
            QGuiApplication.clipboard().setText(info_text(document.model, self._style))
            self._report(self.tr("{section}: copied {count}"), document.model.info.name, 1)
            return True
        clip = self._make_clip()
        if clip is not None:
            self._report(self.tr("{section}: copied {count}"), clip.table, len(clip))
        return clip is not None

    def copy_references(self) -> None:
        """Copy the chosen rows, for entries of nested lists that are about them."""
        document = self._session.current
        if document is None:
            return
        table, rows = document.selection.active_table, document.selection.chosen()
        if document.model.tables[table].fixed or not len(rows):
            self._report_nothing(table)
            return
        copy_references(document, table, rows)
        self._report(self.tr("{section}: copied {count} as references"), table, len(rows))

    def cut(self) -> None:
        """Copy the chosen rows, then delete them."""
        if self._make_clip() is not None:
            self.operate("rows.delete")

    def paste(self) -> None:
        """Insert the rows of the clipboard, whoever put them there, after the chosen rows of their table or at its end.

        It is always a copy that comes, also of rows that the model has, and whether the program that copied them still
        runs or not: rows are only updated by `paste_onto`. Names that are taken get a number.
        """
        document, mime = self._session.current, QGuiApplication.clipboard().mimeData()
        clip = clip_in(mime, self._session.clipboard)
        if document is not None and references_on_clipboard(document) is not None:
            self._services.show_status(self.tr("References are pasted into the lists of the inspector"))
        elif document is not None and clip is not None and clip.group:
            self.paste_values()
        elif document is not None and clip is not None:
            self._services.show_status(paste_clip(document, clip))
        elif document is None or mime is None or not self._paste_text(document, mime.text(), inserts=True):
            self._report_no_rows()

    def paste_onto(self) -> None:
        """Update the rows that have the names of those on the clipboard, and insert only those that have none."""
        document, mime = self._session.current, QGuiApplication.clipboard().mimeData()
        clip = clip_in(mime, self._session.clipboard)
        text = text_of(clip, self._style) if clip is not None else mime.text() if mime is not None else ""
        if document is None or not self._paste_text(document, text, inserts=False):
            self._report_no_rows()

    def paste_values(self) -> None:
        """Give the chosen rows the values of the copied one, all but its name, or of the copied group of fields."""
        document = self._session.current
        if document is not None:
            self.groups.paste(document, document.selection.active_table, document.selection.chosen())

    def _paste_text(self, document: Document, text: str, *, inserts: bool) -> bool:
        """Put in the rows that the text has; False when it has none."""
        selection, table = document.selection, document.selection.active_table
        try:
            with document.edit(translate("RowCommands", "Paste")) as edit:
                report = apply_text(edit, text, table, target_row(document, table), inserts=inserts)
                for name, placed in report.tables.items():
                    give_fresh_names(edit, document.model.tables[name], placed.added)
                    enter_new(edit, document.model.tables[name], placed.added)
                for name, placed in list(report.tables.items())[:1]:
                    edit.name = operation_name(edit.name, document.model.tables[name], placed.rows)
        except FormatError as error:
            self._services.show_status(self.tr("Nothing was pasted: {}").format(translated(error.message.text)))
            return True
        except ValueError as error:
            self._services.show_status(self.tr("Nothing was pasted: {}").format(error_text(error)))
            return True
        if report.rows_read:
            self._services.show_status(self._result_text(report))
        if report.tables:
            table = table if table in report.tables else next(iter(report.tables))
            selection.set_active_table(table)
            selection.select(table, report.tables[table].rows)
        return report.rows_read > 0

    def _result_text(self, report: ApplyReport) -> str:
        """Return the text of the status line about rows that were pasted as text."""
        parts = []
        for table, placed in report.tables.items():
            counts = [
                template.format(count_text(len(rows)))
                for template, rows in ((self.tr("{} updated"), placed.updated), (self.tr("{} added"), placed.added))
                if len(rows)
            ]
            parts.append(f"{section_title(table)}: {', '.join(counts)}")
        if report.warnings:
            parts.append(
                self.tr("warnings: {count} ({first})").format(
                    count=len(report.warnings), first=translated(located_text(report.warnings[0]))
                )
            )
        return "; ".join(parts)

    @property
    def _style(self) -> CsvStyle:
        """The style in which rows are copied as text, as the user chose it."""
        return stored_style(self._session.settings.stored, TO_CLIPBOARD)

    def _make_clip(self) -> Clip | None:
        document = self._session.current
        if document is None:
            return None
        table = document.selection.active_table
        if document.model.tables[table].fixed or not len(document.selection.chosen()):
            self._report_nothing(table)
            return None
        clip = self._session.clipboard = copy_rows(
            document.model, table, document.selection.chosen(), document.content.folder
        )
        QGuiApplication.clipboard().setMimeData(mime_of(clip, self._style))
        return clip

    # -- selection ---------------------------------------------------------------------------------------------

    def select_all(self) -> None:
        """Select all that is not hidden, nor filtered out of the list that has the keyboard."""
        self._select(np.ones_like)

    def select_none(self) -> None:
        self._select(np.zeros_like)

    def invert(self) -> None:
        """Select what was not selected and can be seen, as for all, and nothing else."""
        self._select(np.logical_not)

    def _select(self, choose: Callable[[BoolArray], BoolArray]) -> None:
        document = self._session.current
        if document is not None:
            table = document.selection.active_table
            hidden = document.masking.masked(table)
            shown = ~hidden & self._focused.is_listed(table, np.arange(len(hidden)))
            document.selection.select(table, choose(document.selection.mask(table)) & shown)
            count = len(document.selection.rows(table))
            self._report(self.tr("{section}: {count} selected"), table, count)

    # -- the status line ---------------------------------------------------------------------------------------

    def _report(self, template: str, table: str, count: int) -> None:
        text = QCoreApplication.translate("RowCommands", template)
        self._services.show_status(text.format(section=section_title(table), count=count_text(count)))

    def _report_no_rows(self) -> None:
        self._services.show_status(self.tr("There are no rows on the clipboard"))

    def _report_nothing(self, table: str) -> None:
        self._services.show_status(self._nothing_text(table))

    def _nothing_text(self, table: str) -> str:
        return self.tr("{}: nothing is selected").format(section_title(table))


Standard = QKeySequence.StandardKey


class EditCommands(QObject):
    """Text fields keep their own undo, clipboard and Delete while they are focused: Qt asks them first.

    Cut, Copy and Paste are for poses while `is_for_poses` says so; all of them for a list that has the keyboard.
    """

    def __init__(
        self,
        current: CurrentDocument,
        rows: RowCommands,
        poses: PoseCommands,
        commands: CommandList,
        is_for_poses: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(commands)
        self._current = current
        self._conditions = Conditions(current)
        self._rows = rows
        self._poses = poses
        self._is_for_poses = is_for_poses
        commands.add([*self._of_history(), *self._of_clipboard(), *self._of_rows()], "EditCommands")

    def _of_history(self) -> list[Command]:
        return [
            Command(
                "edit.undo",
                self.tr("&Undo"),
                self._undo,
                ["Ctrl+Z"],
                "undo",
                when=lambda: self._can_undo() or self.tr("Nothing was done yet"),
                text=lambda: self._named(self.tr("&Undo"), lambda history: history.undo_name),
                menu="edit.history",
            ),
            Command(
                "edit.redo",
                self.tr("&Redo"),
                self._redo,
                ["Ctrl+Y", "Ctrl+Shift+Z"],
                "redo",
                when=lambda: self._can_redo() or self.tr("Nothing was undone"),
                text=lambda: self._named(self.tr("&Redo"), lambda history: history.redo_name),
                menu="edit.history",
            ),
        ]

    def _undo(self) -> None:
        if self._current.document is not None:
            self._current.document.undo()

    def _redo(self) -> None:
        if self._current.document is not None:
            self._current.document.redo()

    def _can_undo(self) -> bool:
        document = self._current.document
        return document is not None and (document.history.can_undo or document.posing.is_open)

    def _can_redo(self) -> bool:
        return self._current.document is not None and self._current.document.history.can_redo

    def _named(self, text: str, name_in: Callable[[History], str]) -> str:
        document = self._current.document
        name = "" if document is None else translated(name_in(document.history))
        return f"{text} {name.replace('&', '&&')}".rstrip()

    def _of_clipboard(self) -> list[Command]:
        add, copying, onto = self._of_row, "edit.copying", "edit.paste-onto"
        values, key = self.tr("Paste v&alues onto the selection"), "Ctrl+Alt+Shift+V"
        return [
            add("edit.cut", self.tr("Cu&t"), [Standard.Cut], "cut", menu="edit.cut"),
            add("edit.copy", self.tr("&Copy"), [Standard.Copy], "copy", menu=copying),
            add("rows.copy-references", self.tr("Copy as re&ferences"), ["Ctrl+Alt+C"], menu=copying),
            add("edit.paste", self.tr("&Paste"), [Standard.Paste], "paste", menu=copying),
            add("edit.paste-onto", self.tr("Paste onto rows of the same &name"), ["Ctrl+Alt+V"], menu=onto),
            add("rows.paste-values", values, [key], menu=onto),
        ]

    def _of_rows(self) -> list[Command]:
        """The operations on rows, which a list that has the keyboard may have as commands of its own."""
        add, in_view = self._of_row, "model-view.rows"
        return [
            add("rows.insert", self.tr("&Insert"), ["Ctrl+I", "Ins"], "add"),
            add("rows.duplicate", self.tr("&Duplicate"), ["Ctrl+D"], "duplicate", menu=in_view),
            add("rows.delete", self.tr("De&lete"), [Standard.Delete], "delete", menu=in_view),
            add("rows.move-up", self.tr("Mo&ve up"), ["Ctrl+Up"], "move-up"),
            add("rows.move-down", self.tr("Move do&wn"), ["Ctrl+Down"], "move-down"),
            add("rows.move-to-top", self.tr("Move to t&op"), ["Ctrl+Shift+Up", "Alt+Home"], "move-to-top"),
            add("rows.move-to-bottom", self.tr("Move to &bottom"), ["Ctrl+Shift+Down", "Alt+End"], "move-to-bottom"),
        ]

    def _of_row(self, id: str, label: str, keys: Sequence[Keys], icon: str = "", *, menu: str = "") -> Command:
        name = id.partition(".")[2]
        when_shown = partial(self._can, name)
        run = partial(self._run, name)
        text = partial(self._rows.label_of_deletion, label) if name == "delete" else None
        when = self._conditions.document
        return Command(id, label, run, keys, icon, when=when, when_shown=when_shown, text_when_shown=text, menu=menu)

    def _run(self, name: str) -> None:
        if name in CLIPBOARD and self._is_for_poses():
            {"cut": self._poses.cut, "copy": self._poses.copy, "paste": self._poses.paste}[name]()
        else:
            self._rows.run(name)

    def _can(self, name: str) -> Answer:
        is_for_poses = name in CLIPBOARD and self._is_for_poses()
        if is_for_poses or self._rows.can(name):
            return self._rows.reason_against(name) or True
        return self.tr("This list cannot do that now")
