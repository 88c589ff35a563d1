"""OutlineModel: the sections of a model with their rows below them, for a tree view.

Vertices and faces are sections without rows: there are too many to be found by reading. Indexes hold no objects: their
id says the section and the row above.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import numpy as np
from PySide6.QtCore import (
    QAbstractItemModel,
    QItemSelectionRange,
    QModelIndex,
    QObject,
    Qt,
    Signal,
)
from PySide6.QtGui import QIcon, QPixmap

from editor.document.document import Document
from editor.document.masking import HIDEABLE, RowMasks
from editor.document.textures import Thumbnail
from editor.math3d.arrays import BoolArray, IndexArray
from editor.model.bone_roles import changes_roles
from editor.model.changes import Action, Change
from editor.model.fields import NONE, Field
from editor.model.tables import Table
from editor.ui.editors.textures import fault_text, thumbnail_icon, thumbnail_tip
from editor.ui.icons import icon
from editor.ui.lists import NO_INDEX, Index, Role
from editor.ui.models.marks import FEW, FaultMarks, NameMode, Names, RoleMark, mark_pixmap, role_mark, warning_icon
from editor.ui.models.outline_section import CLOSED, Branches, Section, flat
from editor.ui.models.row_filter import rows_matching
from editor.ui.models.row_tree import mute_brush
from editor.ui.value_text import NAMING, change_name, count_text, error_text, section_title

SECTIONS = (
    "info",
    "textures",
    "materials",
    "bones",
    "morphs",
    "frames",
    "rigid_bodies",
    "joints",
    "soft_bodies",
    "vertices",
    "faces",
)
SWITCHED = ("materials", *(table for table in HIDEABLE if table != "faces"))  # whose rows have an eye and a lock
ROLES = frozenset(
    (
        Role.DisplayRole,
        Role.EditRole,
        Role.DecorationRole,
        Role.ForegroundRole,
        Role.ToolTipRole,
        Role.TextAlignmentRole,
    )
)  # that there is an answer for: views ask for many more
# Columns: the name; the row number, of sections the count; whether it is hidden; whether the view selects it not.
NAME, NUMBER, EYE, LOCK = range(4)
SPREAD = (
    16  # ids of rows: the number of the section, and the row above (which may be NONE) times this; 0 is for sections
)
LEAST = NONE - 1


class OutlineModel(QAbstractItemModel):
    """Bones are a flat list, in the order of the model, unless `set_tree`; `set_filter` leaves the sections."""

    refused = Signal(str)  # why a name stays as it was

    def __init__(self, document: Document, parent: QObject | None = None, names: NameMode | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.names = names or NameMode(parent=self)
        self.is_tree = False
        self.is_changing = False  # rows are just coming, going or moving: views must not be told anything now
        self._filter = ""
        self._finish: Callable[[Branches], None] | None = None
        self._parents: dict[int, QModelIndex] = {}  # by the id of an index: Qt asks for thousands again and again
        self._marks = FaultMarks(document, [name for name in SECTIONS if name not in CLOSED], self)
        self._warning = warning_icon()
        self._pixmaps: dict[tuple[int, bool, bool], QPixmap] = {}  # of roles
        self._icons = [icon(name) for name in SECTIONS]
        tables = document.model.tables
        self._sections = [Section(number, tables[name]) for number, name in enumerate(SECTIONS)]
        document.about_to_change.connect(self._about_to_change)
        document.changed.connect(self._changed)
        self._marks.changed.connect(self._show_marks)
        self.names.changed.connect(self._show_names)
        document.thumbnails.changed.connect(self._show_thumbnails)
        document.masking.changed.connect(self._show_signs)
        document.locking.changed.connect(self._show_signs)

    # -- what is shown ------------------------------------------------------------------------------------------

    def set_tree(self, is_tree: bool) -> None:
        """Show bones below their parents, or in the order of the model."""
        if is_tree != self.is_tree:
            self.is_tree = is_tree
            self._regrow(self._section("bones"))

    def set_filter(self, text: str) -> None:
        """Show the rows whose names have every word of `text`, and all sections."""
        self._filter = text.strip()
        for section in self._sections:
            if section.table.name not in CLOSED:
                section.view.show(self._mask(section.table), None, False)
                self._regrow(section)
                self._emit_changed(self.section_index(section.table.name, NUMBER))

    def _mask(self, table: Table) -> Any:
        if not self._filter:
            return None
        names = [field for field in table.fields if field.name in NAMING]
        return rows_matching(self.document.model, table, names, self._filter)

    def _section(self, table_name: str) -> Section:
        return self._sections[SECTIONS.index(table_name)]

    # -- indexes ------------------------------------------------------------------------------------------------

    def section_index(self, table_name: str, column: int = NAME) -> QModelIndex:
        """The index of a section."""
        return self.createIndex(SECTIONS.index(table_name), column, 0)

    def row_index(self, table_name: str, row: int, column: int = NAME) -> QModelIndex:
        """The index of a row; an invalid one when it is not shown."""
        section = self._section(table_name)
        if row not in section.branches:
            return QModelIndex()
        above = section.branches.parent(row)
        return self.createIndex(section.branches.index(row), column, _id(section.number, above))

    def row_at(self, index: Index) -> tuple[str, int]:
        """The table and the row of an index; NONE as the row of a section, "" as the table of nothing."""
        if not index.isValid():
            return "", NONE
        if not index.internalId():
            return SECTIONS[index.row()], NONE
        section, above = self._section_and_parent(index)
        siblings = section.branches.children(above)
        return section.table.name, siblings[index.row()] if index.row() < len(siblings) else NONE

    def _section_and_parent(self, index: Index) -> tuple[Section, int]:
        """The section of the index of a row, and the row above it."""
        above, number = divmod(index.internalId(), SPREAD)
        return self._sections[number], above + LEAST

    def rows_below(self, parent: Index) -> list[int]:
        """The rows of the table that stand right below an index, of a section or of a row."""
        table, row = self.row_at(parent)
        return self._section(table).branches.children(row)

    def index_of(self, table: str, row: int) -> QModelIndex:
        """The index of a row, or of its section where it is not shown."""
        index = self.row_index(table, row)
        return index if index.isValid() else self.section_index(table)

    def is_shown(self, table: str, rows: IndexArray) -> BoolArray:
        branches = self._section(table).branches
        if not branches.rows:
            return np.zeros(len(rows), np.bool_)
        return np.fromiter((row in branches for row in rows.tolist()), np.bool_, len(rows))

    def ranges_of(self, table: str, rows: IndexArray, most: int) -> list[tuple[QModelIndex, QModelIndex]] | None:
        """The shown ones of the rows, as runs of neighbours: first and last index; None where they are over `most`."""
        number = SECTIONS.index(table)
        blocks = list(self._section(table).branches.blocks(rows.tolist()))
        ends = (
            (self.createIndex(run[0], NAME, _id(number, above)), self.createIndex(run[-1], LOCK, _id(number, above)))
            for above, run in blocks
        )
        return list(ends) if len(blocks) <= most else None

    def rows_of(self, ranges: Iterable[QItemSelectionRange]) -> dict[str, IndexArray]:
        """The rows in ranges of items, ascending, by table; sections are none."""
        marked: dict[str, set[int]] = defaultdict(set)
        for part in ranges:
            if part.parent().isValid():
                table, _ = self.row_at(part.parent())
                marked[table].update(self.rows_below(part.parent())[part.top() : part.bottom() + 1])
        return {table: np.array(sorted(rows), np.intp) for table, rows in marked.items() if rows}

    def index(self, position: int, column: int, parent: Index = NO_INDEX) -> QModelIndex:
        if not 0 <= column <= LOCK or parent.column() > NAME:
            return QModelIndex()
        if not parent.isValid():
            return self.createIndex(position, column, 0) if 0 <= position < len(SECTIONS) else QModelIndex()
        table, row = self.row_at(parent)
        number = SECTIONS.index(table)
        is_there = 0 <= position < len(self._sections[number].branches.children(row))
        return self.createIndex(position, column, _id(number, row)) if is_there else QModelIndex()

    def parent(self, index: Index = NO_INDEX) -> QModelIndex:  # type: ignore[override]
        id = index.internalId()
        if not id:
            return QModelIndex()
        found = self._parents.get(id)
        if found is None:
            section, above = self._section_and_parent(index)
            found = self._parents[id] = self.index_of(section.table.name, above)
        return found

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        if not parent.isValid():
            return len(SECTIONS)
        return 0 if parent.column() != NAME else len(self.rows_below(parent))

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return LOCK + 1

    def depth(self) -> int:
        """Return the number of levels of the tree, with the sections."""
        return 1 + max(section.branches.depth() for section in self._sections)

    # -- hidden and locked --------------------------------------------------------------------------------------

    def has_switches(self, index: Index) -> bool:
        """Return whether the row of an index has an eye and a lock: one that the view shows, or a section of them."""
        return self.row_at(index)[0] in SWITCHED

    def switch(self, index: Index) -> None:
        """Hide or lock the row of an index, with the selected ones where it is one of them; or no longer.

        At a section all of its rows.
        """
        table, row = self.row_at(index)
        chosen = self.document.selection.rows(table)
        rows = np.arange(len(self._section(table).table)) if row == NONE else chosen if row in chosen else [row]
        masks = self._masks(index.column())
        masks.mask(table, rows, not masks.masked(table)[rows].all())

    def is_switched(self, index: Index, column: int) -> bool:
        """Return whether the row of an index is hidden (EYE) or locked (LOCK); a section when all of its rows are."""
        return self._is_switched(*self.row_at(index), column)

    def _is_switched(self, table: str, row: int, column: int) -> bool:
        if table not in SWITCHED:
            return False
        rows = self._masks(column).masked(table)
        return bool(rows.all() and len(rows)) if row == NONE else row < len(rows) and bool(rows[row])

    def _masks(self, column: int) -> RowMasks:
        return self.document.masking if column == EYE else self.document.locking

    def _sign_data(self, index: Index, role: int) -> Any:
        if role != Role.ToolTipRole or not self.has_switches(index):
            return None
        is_switched = self.is_switched(index, index.column())
        if index.column() == EYE:
            return self.tr("Hidden: a click shows it") if is_switched else self.tr("A click hides it")
        locked = self.tr("Locked: a click in the view passes it over; a click here unlocks it")
        return locked if is_switched else self.tr("A click locks it, so that the view does not select it")

    def _show_signs(self) -> None:
        """Others are hidden or locked."""
        for table in SWITCHED:
            self._show_names(table)
            self._emit_changed(self.section_index(table, EYE), self.section_index(table, LOCK))

    # -- cells --------------------------------------------------------------------------------------------------

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        table, row = self.row_at(index) if role in ROLES else ("", NONE)
        if not table or row >= len(self._section(table).table):
            return None
        if index.column() in (EYE, LOCK):
            return self._sign_data(index, role)
        if index.column() == NUMBER:
            return self._number_data(table, row, role)
        return self._heading_data(table, role) if row == NONE else self._name_data(table, row, role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        is_name = index.isValid() and index.internalId() and index.column() == NAME
        return flags | Qt.ItemFlag.ItemIsEditable | Qt.ItemFlag.ItemIsDragEnabled if is_name else flags

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        """Rename a row, in the language whose names are shown."""
        name, row = self.row_at(index)
        if role != Role.EditRole or row == NONE:
            return False
        table = self._section(name).table
        field = self._naming(table)
        try:
            with self.document.edit(change_name(field, table, [row])) as edit:
                edit.set(table, row, field.name, str(value))
        except ValueError as error:
            self.refused.emit(error_text(error))
            return False
        return True

    def _naming(self, table: Table) -> Field:
        """The field whose text is edited."""
        texts = [field for field in table.fields if field.name in NAMING]
        return texts[-1] if self.names.names is Names.ENGLISH else texts[0]

    def _number_data(self, table: str, row: int, role: int) -> Any:
        if role == Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Role.ForegroundRole:
            return mute_brush()
        if role != Role.DisplayRole or table == "info":
            return None
        return self._count(self._section(table)) if row == NONE else str(row)

    def counts(self) -> list[str]:
        """Return the number of rows of each section, as it is written."""
        return [self._count(section) for section in self._sections]

    def _count(self, section: Section) -> str:
        count = count_text(len(section.table))
        return count if section.view.is_whole else f"{count_text(len(section.view))} / {count}"

    def _heading_data(self, table: str, role: int) -> Any:
        if role == Role.DisplayRole:
            name = self.names.name(self._section(table).table, 0) if table == "info" else ""
            return f"{section_title(table)}: {name}" if name else section_title(table)
        return self._icons[SECTIONS.index(table)] if role == Role.DecorationRole else None

    def _name_data(self, table_name: str, row: int, role: int) -> Any:
        table = self._section(table_name).table
        if role == Role.DisplayRole:
            return self.names.name(table, row) or self.tr("(no name)")
        if role == Role.EditRole:
            return table.value(row, self._naming(table).name)
        if role == Role.DecorationRole:
            return self._decoration(table, row)
        if role == Role.ForegroundRole:
            is_hidden = self._is_switched(table_name, row, EYE)
            return self._marks.brush(table_name, row) or (mute_brush() if is_hidden else None)
        if role == Role.ToolTipRole:
            thumbnail = self._thumbnail(table_name, row)
            if thumbnail is not None and table_name == "textures":
                return thumbnail_tip(thumbnail, self.names.name(table, row), self._marks.text(table_name, row))
            bone = self._role(table, row)
            about = self.names.name(table, row), bone.text if bone is not None else ""
            return "\n".join(filter(None, (self._marks.text(table_name, row), *about)))
        return None

    def _thumbnail(self, table: str, row: int) -> Thumbnail | None:
        """The texture that a row of textures is, or that a material has."""
        if table == "materials":
            return self.document.thumbnails.of_texture(self.document.model.materials[row].texture)
        return self.document.thumbnails.of_texture(row) if table == "textures" else None

    def _role(self, table: Table, row: int) -> RoleMark | None:
        colors = self.names.bone_colors
        return role_mark(self.document, table.name, row, colors) if self.names.shows_roles else None

    def _decoration(self, table: Table, row: int) -> QPixmap | QIcon | None:
        """Return the decoration of a name: the role of a bone, the thumbnail of a texture, the warning."""
        role, thumbnail = self._role(table, row), self._thumbnail(table.name, row)
        is_fault = table.name == "textures" and bool(fault_text(thumbnail))
        warns = is_fault or self._marks.warns(table.name, row)
        if thumbnail is not None and not warns and thumbnail.small is not None:
            return thumbnail_icon(thumbnail.small)
        if role is None:
            return self._warning if warns else None
        key = role.color.rgb(), role.is_visible, warns
        if key not in self._pixmaps:
            self._pixmaps[key] = mark_pixmap(role, warns=warns)
        return self._pixmaps[key]

    # -- changes ------------------------------------------------------------------------------------------------

    def _about_to_change(self, change: Change) -> None:
        if change.action is not Action.SET and change.table not in CLOSED:
            self.is_changing = True
            self._finish = self._begin(self._section(change.table), change)

    def _begin(self, section: Section, change: Change) -> Callable[[Branches], None]:
        """Tell the views what is going to happen; what to do with the new branches when it has."""
        index = self.section_index(section.table.name)
        is_flat = not (self.is_tree and section.table.name == "bones")
        if is_flat and change.action is Action.INSERT and (view_rows := section.view.rows_to_come(change)):
            self.beginInsertRows(index, view_rows.start, view_rows.stop - 1)
            return partial(self._take, section, self.endInsertRows)
        if is_flat and change.action is Action.REMOVE and (view_rows := section.view.rows_to_go(change)):
            self.beginRemoveRows(index, view_rows.start, view_rows.stop - 1)
            return partial(self._take, section, self.endRemoveRows)
        if is_flat and change.action is Action.MOVE and (move := section.view.block_to_move(change)):
            self.beginMoveRows(index, move[0].start, move[0].stop - 1, index, move[1])
            return partial(self._take, section, self.endMoveRows)
        return self._begin_anew(section, is_flat)

    def _begin_anew(self, section: Section, is_flat: bool) -> Callable[[Branches], None]:
        """Have the views forget the rows of a section.

        Of a tree they forget all sections: for rows that go Qt asks each bone that is selected or unfolded for all
        that it hangs from.
        """
        if not is_flat:
            self.beginResetModel()
            return partial(self._take, section, self.endResetModel)
        self._close(section)
        return partial(self._open, section)

    def _changed(self, change: Change) -> None:
        section = self._section(change.table)
        if self._finish is not None:
            section.view.follow(change)
            finish, self._finish, self.is_changing = self._finish, None, False
            finish(section.make_branches(self.is_tree))
        elif self.is_tree and change.table == "bones" and "parent" in change.fields:
            self._regrow(section)
        elif change.fields & NAMING:
            self._show_marks(change.table, np.asarray(change.rows))
        if change.table == "rigid_bodies" and changes_roles(change):
            self._show_names("bones")
        if change.action is not Action.SET or change.table == "info":  # how many there are, or the name of the model
            self._emit_changed(self.section_index(change.table), self.section_index(change.table, NUMBER))

    def _take(self, section: Section, end: Callable[[], None], branches: Branches) -> None:
        self._grow(section, branches)
        end()

    def _regrow(self, section: Section) -> None:
        self.is_changing = True
        finish = self._begin_anew(section, section.table.name != "bones")
        self.is_changing = False
        finish(section.make_branches(self.is_tree))

    def _close(self, section: Section) -> None:
        if count := len(section.branches.children(NONE)):
            self.beginRemoveRows(self.section_index(section.table.name), 0, count - 1)
            self._grow(section, Branches([], flat))
            self.endRemoveRows()

    def _open(self, section: Section, branches: Branches) -> None:
        if count := len(branches.children(NONE)):
            self.beginInsertRows(self.section_index(section.table.name), 0, count - 1)
            self._grow(section, branches)
            self.endInsertRows()

    def _grow(self, section: Section, branches: Branches) -> None:
        section.branches = branches
        self._parents = {}

    def _show_names(self, table_name: str = "") -> None:
        """The names in a section, or in all, are others, or marked otherwise."""
        for section in self._sections:
            if section.table.name in (table_name or section.table.name):
                for family in section.branches.families():
                    siblings = section.branches.children(family)
                    ends = (siblings[0], NAME), (siblings[-1], LOCK)
                    self._emit_changed(*(self.row_index(section.table.name, *end) for end in ends))

    def _show_thumbnails(self) -> None:
        for table_name in ("textures", "materials"):
            self._show_names(table_name)

    def _show_marks(self, table_name: str, rows: IndexArray) -> None:
        """Rows are marked otherwise."""
        if len(rows) > FEW:
            self._show_names(table_name)
        else:
            for ends in self.ranges_of(table_name, rows, FEW) or []:
                self._emit_changed(*ends)

    def _emit_changed(self, first: QModelIndex, last: QModelIndex | None = None) -> None:
        self.dataChanged.emit(first, last or first)


def _id(section: int, above: int) -> int:
    return (above - LEAST) * SPREAD + section
