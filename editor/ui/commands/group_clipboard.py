"""GroupClipboard: copies the values of a group of fields, and pastes them, or those of copied rows, onto other rows."""

from __future__ import annotations

import dataclasses
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from editor.document.clipboard import clip_in, mime_of
from editor.document.document import Document
from editor.document.said import translate
from editor.document.session import Session
from editor.math3d.arrays import IndexArray
from editor.operations.rows.copy_paste import Clip, copy_rows, field_groups, lost_weights, paste_values
from editor.ui.commands.row_pasting import tell_weights
from editor.ui.keyboard import MenuKeys
from editor.ui.step_names import about
from editor.ui.value_text import count_text, error_text, record_title, section_title, tr_field


class GroupClipboard(QObject):
    """Works on rows of any table with groups of fields; says in the status line what was set on how many."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session

    @property
    def clip(self) -> Clip | None:
        """The clip on the clipboard, if it was copied here."""
        return clip_in(QGuiApplication.clipboard().mimeData(), self._session.clipboard)

    def copy(self, document: Document, table: str, row: int, group: str) -> None:
        """Put the values of a row in a group of fields on the clipboard."""
        clip = dataclasses.replace(copy_rows(document.model, table, [row], document.content.folder), group=group)
        self._session.clipboard = clip
        QGuiApplication.clipboard().setMimeData(mime_of(clip))
        text = self.tr("{group} of {row} copied: it can be pasted onto other rows")
        document.show_status(text.format(group=tr_field(group), row=record_title(document.model, table, row)))

    def paste(self, document: Document, table: str, rows: IndexArray, group: str | None = None) -> None:
        """Give rows, as one step, a group of what was copied; with "" all but names, with None what there is."""
        clip, reason = self.clip, self.reason_against(table, rows, group)
        if clip is None or reason:
            document.show_status(reason)
            return
        group = clip.group if group is None else group
        what = tr_field(group) or translate("GroupClipboard", "All but names")
        groups = field_groups(clip.records.row_type)
        names = groups[group] if group else frozenset[str]().union(*groups.values())
        bones, weightless = lost_weights(document.model, clip) if "bones" in names else ([], ())
        try:
            document.edited_morph.check_fields(table, names)
            step = translate("GroupClipboard", "Paste “{what}”").format(what=what)
            with document.edit(about(step, document.model.tables[table], rows)) as edit:
                paste_values(edit, clip, rows, group, document.content.folder)
        except ValueError as error:
            document.show_status(self.tr("Nothing was pasted: {}").format(error_text(error)))
            return
        if len(weightless):
            lacking = rows[weightless] if len(clip) > 1 else rows
            document.show_status(tell_weights(document, table, len(rows), bones, lacking.tolist()))
            return
        text = self.tr("{section}: {what} set on {count}")
        document.show_status(text.format(section=section_title(table), what=what, count=count_text(len(rows))))

    def reason_against(self, table: str, rows: IndexArray, group: str | None = None) -> str:
        """Return why the clip on the clipboard cannot be pasted onto rows; "" where it can."""
        clip = self.clip
        if clip is None or clip.table != table or not field_groups(clip.records.row_type):
            return self.tr("{}: nothing was copied that others can be given").format(section_title(table))
        if clip.group and group not in (None, clip.group):
            return self.tr("What was copied is “{}”").format(tr_field(clip.group))
        return "" if len(rows) else self.tr("{}: nothing is selected").format(section_title(table))

    # -- menus -------------------------------------------------------------------------------------------------

    def add_to(self, menu: QMenu, document: Document) -> None:
        """Add to the menu of a right click in a list what of the copied row the selected ones can be given."""
        table, rows = document.selection.active_table, document.selection.chosen()
        groups = field_groups(document.model.tables[table].row_type)
        if not groups:
            return
        onto = menu.addMenu(self.tr("Paste onto the selection"))
        onto.setToolTipsVisible(True)
        for group in ("", *groups):
            text = tr_field(group) or translate("GroupClipboard", "All but names")
            self._add_pasting(onto, text, document, table, rows, group)

    def open_menu(
        self, document: Document, table: str, rows: IndexArray, group: str, place: QPoint, parent: QWidget
    ) -> None:
        """Open the menu of the heading of a group in the inspector, which shows these rows."""
        menu = QMenu(parent)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        current = document.selection.current(table)
        row = current if current in rows else int(rows[0])
        menu.addAction(self.tr("Copy this group"), partial(self.copy, document, table, row, group))
        self._add_pasting(menu, self.tr("Paste onto the selection"), document, table, rows, group)
        MenuKeys([menu], menu)
        menu.popup(place)

    def _add_pasting(
        self, menu: QMenu, text: str, document: Document, table: str, rows: IndexArray, group: str
    ) -> None:
        action = menu.addAction(text, partial(self.paste, document, table, rows, group))
        reason = self.reason_against(table, rows, group)
        action.setEnabled(not reason)
        action.setToolTip(reason)
