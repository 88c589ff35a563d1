"""The views of the pane of display frames: the tree of frames, and the list of what is in none."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import cast

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QItemSelectionRange, QModelIndex, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeView, QWidget

from editor.model.fields import NONE
from editor.model.frames import FrameItem
from editor.operations.frames.frame_entries import FrameEntry
from editor.operations.queries.display_frames import target_of
from editor.ui.lists import ListCommands
from editor.ui.models.frame_tree import NAME, NUMBER, FrameTree, UnlistedRows
from editor.ui.value_text import row_noun, section_title

INDENTATION = 12  # pixels
PADDING = 10  # pixels of a column that are not text
FEWEST_ROWS = 3  # lines of text that a view has room for at least
Flag = QItemSelectionModel.SelectionFlag
Do = Callable[[], object]


class ItemsView(QTreeView, ListCommands):
    """Rows that are dragged and dropped. `commands` are those of the Edit and Select menus that it does, by name."""

    def __init__(self, model: FrameTree | UnlistedRows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.commands: Mapping[str, Do] = {}
        self.is_possible: Callable[[str], bool] = lambda name: True
        self._set_up()
        self.setUniformRowHeights(True)
        self.setModel(model)
        self._set_up_header()

    def possible_commands(self) -> Collection[str]:
        return [name for name in self.commands if self.is_possible(name)]

    def run_command(self, name: str) -> None:
        self.commands[name]()

    def chosen(self) -> list[QModelIndex]:
        """The selected rows, from the top down."""
        ranges = cast(Iterable[QItemSelectionRange], self.selectionModel().selection())
        return [part.model().index(row, NAME, part.parent()) for part in ranges for row in _rows_in(part)]

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Something is current from the beginning, so that keys have something to start from."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.selectionModel().setCurrentIndex(self.model().index(0, NAME), Flag.NoUpdate)

    def _set_up(self) -> None:
        self.setAllColumnsShowFocus(True)
        self.setExpandsOnDoubleClick(False)
        self.setIndentation(INDENTATION)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setMinimumHeight(FEWEST_ROWS * self.fontMetrics().lineSpacing())

    def _set_up_header(self) -> None:
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(NUMBER, QHeaderView.ResizeMode.Fixed)
        texts = (f"{row_noun('morphs')} 0000", f"{row_noun('bones')} 0000")
        header.resizeSection(NUMBER, max(map(self.fontMetrics().horizontalAdvance, texts)) + PADDING)


class UnlistedView(ItemsView):
    """The list of what is in no frame."""

    def __init__(self, model: UnlistedRows, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self.setRootIsDecorated(False)
        self.setAccessibleName(self.tr("In no display frame"))


class FrameTreeView(ItemsView):
    """All frames are open but those that the user folded. What was selected stays so while frames change."""

    def __init__(self, model: FrameTree, parent: QWidget | None = None) -> None:
        self._frames = model
        self._folded: set[int] = set()
        self._selected: list[tuple[FrameEntry, FrameItem | None]] = []
        self._current: FrameEntry = (NONE, NONE)
        self._scrolled = 0
        self._is_unfolding = False
        super().__init__(model, parent)
        self.setAccessibleName(section_title("frames"))
        model.about_to_refresh.connect(self._remember)
        model.refreshed.connect(self._restore)
        self.collapsed.connect(partial(self._fold, is_folded=True))
        self.expanded.connect(partial(self._fold, is_folded=False))
        self._unfold()

    # -- what is selected ---------------------------------------------------------------------------------------------

    def chosen_items(self) -> list[FrameEntry]:
        """The entries of the selected items, ascending."""
        entries = map(self._frames.entry_of, self.chosen())
        return sorted(entry for entry in entries if entry[1] != NONE)

    def chosen_frames(self) -> list[int]:
        """The rows of the selected frames, ascending."""
        return sorted(row for row, at in map(self._frames.entry_of, self.chosen()) if at == NONE)

    @property
    def current_entry(self) -> FrameEntry:
        """The entry of the current index; NONE as the item for a frame, and as both for an invalid index."""
        return self._frames.entry_of(self.currentIndex())

    def select_entries(self, entries: Sequence[FrameEntry]) -> None:
        """Select items, or whole frames where the item is NONE, and make the first the current one."""
        indexes = [self._index(entry) for entry in sorted(entries)]
        if indexes:
            self.selectionModel().setCurrentIndex(indexes[0], Flag.NoUpdate)
            self.scrollTo(indexes[0])
        self.selectionModel().select(_selection_of(indexes), Flag.ClearAndSelect | Flag.Rows)

    def select_all_items(self) -> None:
        """Select all items of all frames, but not the frames, which are not to be deleted along with them."""
        self.select_entries([entry for entries in self._frames.entries().values() for entry in entries])

    def _index(self, entry: FrameEntry) -> QModelIndex:
        return self._frames.frame_index(entry[0]) if entry[1] == NONE else self._frames.item_index(entry)

    # -- staying as it was --------------------------------------------------------------------------------------------

    def _remember(self) -> None:
        """Note what is selected, by the numbers that rows have by now."""
        rows = self._frames.row_now
        entries = map(self._frames.entry_of, self.chosen())
        self._selected = [((rows("frames", row), at), self._item_now((row, at))) for row, at in entries]
        self._folded = {row for row in (rows("frames", old) for old in self._folded) if row != NONE}
        self._current = self.current_entry
        self._scrolled = self.verticalScrollBar().value()

    def _item_now(self, entry: FrameEntry) -> FrameItem | None:
        """The item of an entry; None for a frame."""
        if entry[1] == NONE:
            return None
        item = self._frames.item(entry)
        table, row = target_of(item)
        return type(item)(self._frames.row_now(table, row))

    def _restore(self) -> None:
        """Stay where the view was, with what was selected and folded."""
        self._unfold()
        self.executeDelayedItemsLayout()
        self.verticalScrollBar().setValue(self._scrolled)
        self.selectionModel().select(_selection_of(self._selected_again()), Flag.ClearAndSelect | Flag.Rows)
        current = self._index(self._current)
        if current.isValid():
            self.selectionModel().setCurrentIndex(current, Flag.NoUpdate)

    def _selected_again(self) -> list[QModelIndex]:
        """The items that were selected, where they are now, if that is one entry only; frames by their rows."""
        entries, found = self._frames.entries(), []
        for entry, item in self._selected:
            now = entries.get(item, []) if item is not None else [entry]
            if entry in now or len(now) == 1:
                found.append(entry if entry in now else now[0])
        return [index for index in map(self._index, sorted(set(found))) if index.isValid()]

    def _unfold(self) -> None:
        self._is_unfolding = True
        for row in range(len(self._frames.frames)):
            self.setExpanded(self._frames.frame_index(row), row not in self._folded)
        self._is_unfolding = False

    def _fold(self, index: QModelIndex, is_folded: bool) -> None:
        if not self._is_unfolding:
            (self._folded.add if is_folded else self._folded.discard)(index.row())


def _selection_of(indexes: Sequence[QModelIndex]) -> QItemSelection:
    """A selection of rows, as few ranges as there are runs of neighbours: many make Qt slow."""
    selection, start = QItemSelection(), 0
    for end in range(1, len(indexes) + 1):
        if end == len(indexes) or not _is_next(indexes[end - 1], indexes[end]):
            selection.append(QItemSelectionRange(indexes[start], indexes[end - 1].siblingAtColumn(NUMBER)))
            start = end
    return selection


def _is_next(index: QModelIndex, other: QModelIndex) -> bool:
    return other.row() == index.row() + 1 and other.internalId() == index.internalId()


def _rows_in(part: QItemSelectionRange) -> range:
    return range(part.top(), part.bottom() + 1) if part.left() <= NAME <= part.right() else range(0)
