"""The state of a pane of any kind: filters, expanded items, scroll positions. For the pane that replaces it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QTimer
from PySide6.QtWidgets import QAbstractScrollArea, QTreeView, QWidget

from editor.ui.panes.filtered_pane import FilterBox

MOST_ROWS = 10_000
Path = tuple[int, ...]  # the numbers of an item and those around it, the outermost first


@dataclass(frozen=True, slots=True)
class PaneState:
    """Of each part of the pane, in the order in which Qt finds them."""

    filters: list[str]
    folded: list[set[Path]]
    scrolled: list[tuple[int, int]]

    @staticmethod
    def of(pane: QWidget) -> PaneState:
        return PaneState(
            [box.text() for box in pane.findChildren(FilterBox)],
            [{path for path, index in _parents(tree) if not tree.isExpanded(index)} for tree in _trees(pane)],
            [(area.horizontalScrollBar().value(), area.verticalScrollBar().value()) for area in _areas(pane)],
        )

    def give(self, pane: QWidget) -> None:
        """Bring a pane of the same kind to this, as soon as it is seen."""
        for box, text in zip(pane.findChildren(FilterBox), self.filters, strict=False):
            if text:
                box.show_text(text)
                box.wanted.emit(text)
        for tree, folded in zip(_trees(pane), self.folded, strict=False):
            for path, index in list(_parents(tree)):
                tree.setExpanded(index, path not in folded)
        QTimer.singleShot(0, pane, lambda: self._scroll(pane))

    def _scroll(self, pane: QWidget) -> None:
        for area, (x, y) in zip(_areas(pane), self.scrolled, strict=False):
            area.horizontalScrollBar().setValue(x)
            area.verticalScrollBar().setValue(y)


def _trees(pane: QWidget) -> list[QTreeView]:
    return pane.findChildren(QTreeView)


def _areas(pane: QWidget) -> list[QAbstractScrollArea]:
    return pane.findChildren(QAbstractScrollArea)


def _parents(tree: QTreeView) -> Iterator[tuple[Path, QModelIndex]]:
    """All that have something below them. Among very many there is nothing to fold: they are vertices and faces."""
    model = tree.model()

    def below(parent: QModelIndex, path: Path) -> Iterator[tuple[Path, QModelIndex]]:
        count = model.rowCount(parent)
        for row in range(count if count <= MOST_ROWS else 0):
            index = model.index(row, 0, parent)
            if model.rowCount(index):
                yield (*path, row), index
                yield from below(index, (*path, row))

    return below(QModelIndex(), ())
