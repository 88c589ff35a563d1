"""FrameTree: the display frames of a document with their items below them, marked where MMD cannot bear them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, QMimeData, QModelIndex, QObject, Qt, Signal

from editor.document.clipboard import ROWS_TYPE, owned_content, owned_mime, rows_of_mime
from editor.document.document import Document
from editor.model.changes import Action, Change
from editor.model.fields import NONE, field_of
from editor.model.frames import DisplayFrame, FrameItem
from editor.operations.frames.frame_entries import LAST, FrameEntry
from editor.operations.queries.display_frames import bones_in_no_frame, frame_faults, morphs_in_no_frame, target_of
from editor.ui.icons import icon
from editor.ui.lists import NO_INDEX, Index, Role
from editor.ui.models.marks import NameMode, Names, warning_icon
from editor.ui.value_text import change_name, count_text, error_text, row_noun, section_title, translated

FRAMES_TYPE = "application/x-katachi-frames"
LISTED = ("bones", "morphs")


@dataclass(frozen=True, slots=True)
class FrameDrag:
    """`rows` are of bones and morphs, by table."""

    items: list[FrameEntry] = field(default_factory=list)
    rows: dict[str, list[int]] = field(default_factory=dict)
    frames: list[int] = field(default_factory=list)

    def mime(self, document: Document) -> QMimeData:
        """It as bytes that mean something in this document only."""
        content = {"items": self.items, "rows": self.rows, "frames": self.frames}
        return owned_mime(document, FRAMES_TYPE, content)


def drag_of(mime: QMimeData, document: Document) -> FrameDrag | None:
    """Return the dragged items, if they are of this document, and display frames can have them."""
    content = owned_content(document, mime, FRAMES_TYPE)
    if content is not None:
        return FrameDrag([(row, at) for row, at in content["items"]], content["rows"], content["frames"])
    found = rows_of_mime(document, mime)
    if found is None:
        return None
    table, rows = found[0], found[1].tolist()
    if table == "frames":
        return FrameDrag(frames=rows)
    return FrameDrag(rows={table: rows}) if table in LISTED else None


NAME, NUMBER = range(2)  # columns
COLUMNS = 2
Flag = Qt.ItemFlag
# Put together once: Qt asks for those of every row, again and again.
OF_ITEMS = Flag.ItemIsEnabled | Flag.ItemIsSelectable | Flag.ItemIsDragEnabled | Flag.ItemNeverHasChildren
OF_FRAMES = Flag.ItemIsEnabled | Flag.ItemIsSelectable | Flag.ItemIsDragEnabled | Flag.ItemIsDropEnabled
OF_NAMES = OF_FRAMES | Flag.ItemIsEditable
SHOWN_ROLES = frozenset(
    (Role.DisplayRole, Role.EditRole, Role.DecorationRole, Role.ToolTipRole, Role.TextAlignmentRole)
)
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class FrameTree(QAbstractItemModel):
    """Shows the frames as they were at the last `refresh`. The id of an index is 0 for frames, else that of the frame
    around it plus 1.
    """

    refused = Signal(str)  # why a name stays as it was
    about_to_refresh = Signal()  # frames or items are about to come, go or move
    refreshed = Signal()
    dropped = Signal(FrameDrag, int, int)  # on a frame, before an item of it

    def __init__(self, document: Document, parent: QObject | None = None, names: NameMode | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.names = names or NameMode(parent=self)
        self.frames: list[DisplayFrame] = []
        self.general: list[str] = []  # what is wrong with all of them together
        self._reasons: dict[FrameEntry, list[str]] = {}  # the item is NONE for a frame as a whole
        self._renumbering: list[Change] = []  # since the last refresh
        self._warning = warning_icon()
        self._icons = {table: icon(table) for table in ("frames", *LISTED)}
        self.names.changed.connect(self._show_texts)
        document.about_to_change.connect(self._note_renumbering)
        self.refresh()

    @property
    def fault_count(self) -> int:
        """The number of faults that MMD cannot bear."""
        return sum(map(len, self._reasons.values())) + len(self.general)

    def refresh(self) -> None:
        """Show the frames as they are now."""
        frames = list(self.document.model.frames)
        differing = [frame.items is not old.items for frame, old in zip(frames, self.frames, strict=False)]
        is_same = len(frames) == len(self.frames) and not any(differing)
        if not is_same:
            self.about_to_refresh.emit()
            self._take(frames)
        self.frames = frames
        self._find_faults()
        self._renumbering.clear()
        if not is_same:
            self.refreshed.emit()
        self._show_texts()

    def _take(self, frames: list[DisplayFrame]) -> None:
        """Let rows come and go, so that there are as many as the frames have."""
        if len(frames) != len(self.frames):
            self.beginResetModel()
            self.frames = frames
            self.endResetModel()
            return
        for row, frame in enumerate(frames):
            self._take_items(row, frame)

    def _take_items(self, row: int, frame: DisplayFrame) -> None:
        """Let rows come or go where the items of a frame begin to differ: whoever selects finds the items again."""
        old, new, parent = self.frames[row].items, frame.items, self.frame_index(row)
        pairs = enumerate(zip(old, new, strict=False))
        first = next((at for at, (one, other) in pairs if one != other), min(len(old), len(new)))
        if len(new) > len(old):
            self.beginInsertRows(parent, first, first + len(new) - len(old) - 1)
            self.frames[row] = frame
            self.endInsertRows()
        elif len(new) < len(old):
            self.beginRemoveRows(parent, first, first + len(old) - len(new) - 1)
            self.frames[row] = frame
            self.endRemoveRows()

    def _find_faults(self) -> None:
        reasons: dict[FrameEntry, list[str]] = defaultdict(list)
        for fault in frame_faults(self.document.model, self.document.content.is_pmd):
            reasons[fault.row, fault.index].append(translated(fault.reason))
        self.general = reasons.pop((NONE, NONE), [])
        self._reasons = dict(reasons)

    def _note_renumbering(self, change: Change) -> None:
        if change.table in ("frames", *LISTED) and change.action is not Action.SET:
            self._renumbering.append(change)

    def row_now(self, table: str, row: int) -> int:
        """The number that a row of the last refresh has by now; NONE where it is gone."""
        for change in self._renumbering:
            if change.table == table and row != NONE:
                row = int(change.renumber([row])[0])
        return row

    def _show_texts(self) -> None:
        """Have everything painted anew; a view does that whichever rows it is told of, and each of them costs time."""
        if self.frames:
            self.dataChanged.emit(self.frame_index(0), self.index(len(self.frames) - 1, NUMBER))

    def invalid_entries(self) -> list[FrameEntry]:
        """The items, and frames as a whole, that MMD cannot bear, from the top down."""
        return sorted(self._reasons)

    def reasons(self, entry: FrameEntry) -> list[str]:
        """Return why MMD cannot bear an item, or a frame as a whole."""
        return self._reasons.get(entry, [])

    # -- indexes ------------------------------------------------------------------------------------------------------

    def frame_index(self, row: int) -> QModelIndex:
        return self.index(row, NAME)

    def item_index(self, entry: FrameEntry, column: int = NAME) -> QModelIndex:
        return self.index(entry[1], column, self.frame_index(entry[0]))

    def entry_of(self, index: Index) -> FrameEntry:
        """The frame of an index, and the item; NONE for the frame itself, and for both where there is none."""
        if not index.isValid():
            return NONE, NONE
        return (index.internalId() - 1, index.row()) if index.internalId() else (index.row(), NONE)

    def item(self, entry: FrameEntry) -> FrameItem:
        return self.frames[entry[0]].items[entry[1]]

    def entries(self) -> dict[FrameItem, list[FrameEntry]]:
        """Return the entries of each item."""
        found: dict[FrameItem, list[FrameEntry]] = defaultdict(list)
        for row, frame in enumerate(self.frames):
            for at, item in enumerate(frame.items):
                found[item].append((row, at))
        return found

    def index(self, row: int, column: int, parent: Index = NO_INDEX) -> QModelIndex:
        if not (0 <= row < self.rowCount(parent) and 0 <= column < COLUMNS):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, index: Index = NO_INDEX) -> QModelIndex:  # type: ignore[override]
        around = index.internalId()  # 0 of none, too
        return self.createIndex(around - 1, NAME, 0) if around else QModelIndex()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        if not parent.isValid():
            return len(self.frames)
        is_frame = parent.column() == NAME and not parent.internalId()
        return len(self.frames[parent.row()].items) if is_frame else 0

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return COLUMNS

    # -- cells --------------------------------------------------------------------------------------------------------

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        row, at = self.entry_of(index)
        if row == NONE or role not in SHOWN_ROLES:
            return None
        if role == Role.TextAlignmentRole and index.column() == NUMBER:
            return RIGHT
        if role == Role.ToolTipRole:
            return "\n".join(self._tooltip_lines(row, at))
        if index.column() == NUMBER:
            return self._number_text(row, at) if role == Role.DisplayRole else None
        return self._frame_data(row, role) if at == NONE else self._item_data(row, at, role)

    def _number_text(self, row: int, at: int) -> str:
        if at == NONE:
            return count_text(len(self.frames[row].items))
        table, target = target_of(self.frames[row].items[at])
        return f"{row_noun(table)} {target}"

    def _frame_data(self, row: int, role: int) -> Any:
        table = self.document.model.frames
        if role == Role.DisplayRole:
            return self.names.name(table, row) or self.tr("(no name)")
        if role == Role.EditRole and row < len(table):
            return getattr(table[row], self._naming)
        if role == Role.DecorationRole:
            return self._warning if self._faults_within(row) else self._icons["frames"]
        return None

    def _item_data(self, row: int, at: int, role: int) -> Any:
        table, target = target_of(self.frames[row].items[at])
        if role == Role.DisplayRole:
            return self.names.name(self.document.model.tables[table], target) or self.tr("(no name)")
        if role == Role.DecorationRole:
            return self._warning if (row, at) in self._reasons else self._icons[table]
        return None

    def _faults_within(self, row: int) -> int:
        """Return the number of faults of a frame and its items."""
        return sum(len(reasons) for (frame, _), reasons in self._reasons.items() if frame == row)

    def _tooltip_lines(self, row: int, at: int) -> list[str]:
        """The lines of a tool tip."""
        reasons = list(self.reasons((row, at)))
        if at != NONE:
            return reasons
        within = self._faults_within(row) - len(reasons)
        if within:
            reasons.append(self.tr("Items with problems in MMD: {count}").format(count=count_text(within)))
        if self.frames[row].special:
            reasons.append(self.tr("A special frame: it can neither be deleted, renamed nor moved"))
        return reasons

    def flags(self, index: Index) -> Flag:
        if index.internalId():
            return OF_ITEMS
        if not index.isValid():
            return Flag.ItemIsDropEnabled
        return OF_NAMES if index.column() == NAME else OF_FRAMES

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical or role != Role.DisplayRole:
            return None
        return section_title("frames") if section == NAME else self.tr("No.")

    @property
    def _naming(self) -> str:
        return "name_en" if self.names.names is Names.ENGLISH else "name"

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        """Rename a frame, in the language whose names are shown."""
        row, table = self.entry_of(index)[0], self.document.model.frames
        if role != Role.EditRole or not 0 <= row < len(table):
            return False
        field = field_of(table.row_type, self._naming)
        try:
            with self.document.edit(change_name(field, table, [row])) as edit:
                edit.set(table, row, field.name, str(value))
        except ValueError as error:
            self.refused.emit(error_text(error))
            return False
        return True

    # -- drag and drop ------------------------------------------------------------------------------------------------

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction | Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:
        return [FRAMES_TYPE, ROWS_TYPE]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The items among the indexes; where there are none, the frames."""
        entries = [self.entry_of(index) for index in indexes if index.column() == NAME]
        items = [entry for entry in entries if entry[1] != NONE]
        frames = [] if items else [row for row, _ in entries]
        return FrameDrag(sorted(items), frames=sorted(frames)).mime(self.document)

    def canDropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        return drag_of(data, self.document) is not None

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        """Say what was dropped where. What was dragged is moved by whoever listens, and not by the view."""
        drag = drag_of(data, self.document)
        if drag is not None and drag.frames:
            self.dropped.emit(drag, self._frame_drop_row(row, parent), LAST)
        elif drag is not None and self.frames:
            self.dropped.emit(drag, *self._item_drop_entry(row, parent))
        return drag is not None

    def _frame_drop_row(self, row: int, parent: Index) -> int:
        """The row that dropped frames come before."""
        if parent.isValid():
            return self.entry_of(parent)[0] + 1
        return len(self.frames) if row == NONE else row

    def _item_drop_entry(self, row: int, parent: Index) -> FrameEntry:
        """The frame and the item that dropped items come before: between two frames they come to the upper one."""
        if parent.isValid():
            return self.entry_of(parent)[0], LAST if row == NONE else row
        if row == 0:
            return 0, 0
        return (len(self.frames) if row == NONE else row) - 1, LAST


OF_ROWS = Flag.ItemIsEnabled | Flag.ItemIsSelectable | Flag.ItemIsDragEnabled | Flag.ItemNeverHasChildren


class UnlistedRows(QAbstractTableModel):
    """Shows them as they were at the last `refresh`. Items that are dropped here are to leave their frames."""

    dropped = Signal(FrameDrag)

    def __init__(self, document: Document, parent: QObject | None = None, names: NameMode | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.names = names or NameMode(parent=self)
        self.rows: list[tuple[str, int]] = []  # table and row
        self._icons = {table: icon(table) for table in LISTED}
        self.names.changed.connect(self._show_texts)
        self.refresh()

    def refresh(self) -> None:
        """Show what is in no frame now."""
        model = self.document.model
        bones, morphs = bones_in_no_frame(model), morphs_in_no_frame(model)
        rows = [*(("bones", row) for row in bones), *(("morphs", row) for row in morphs)]
        if rows == self.rows:
            self._show_texts()
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def by_table(self, indexes: Iterable[Index]) -> dict[str, list[int]]:
        """The rows of indexes, ascending."""
        found: dict[str, list[int]] = defaultdict(list)
        for view_row in sorted({index.row() for index in indexes}):
            table, row = self.rows[view_row]
            found[table].append(row)
        return dict(found)

    def _show_texts(self) -> None:
        if self.rows:
            self.dataChanged.emit(self.index(0, NAME), self.index(len(self.rows) - 1, NUMBER))

    # -- cells --------------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 2

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        table, row = self.rows[index.row()]
        if index.column() == NUMBER:
            texts = {Role.DisplayRole: f"{row_noun(table)} {row}", Role.TextAlignmentRole: RIGHT}
            return texts.get(Role(role))
        if role == Role.DisplayRole:
            return self.names.name(self.document.model.tables[table], row) or self.tr("(no name)")
        if role == Role.DecorationRole:
            return self._icons[table]
        return self.tr("In no display frame: MMD does not show it") if role == Role.ToolTipRole else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical or role != Role.DisplayRole:
            return None
        return self.tr("Name") if section == NAME else self.tr("No.")

    # -- drag and drop ------------------------------------------------------------------------------------------------

    def flags(self, index: Index) -> Flag:
        return OF_ROWS if index.isValid() else Flag.ItemIsDropEnabled

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction | Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:
        return [FRAMES_TYPE]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        return FrameDrag(rows=self.by_table(indexes)).mime(self.document)

    def canDropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        drag = drag_of(data, self.document)
        return drag is not None and bool(drag.items)

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        drag = drag_of(data, self.document)
        if drag is not None and drag.items:
            self.dropped.emit(drag)
        return drag is not None
