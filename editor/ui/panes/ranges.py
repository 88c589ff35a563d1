"""The selected ranges of a view: the only quick question to ask about Qt's selection of many cells."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QItemSelectionRange
from PySide6.QtWidgets import QAbstractItemView


def selected_ranges(view: QAbstractItemView) -> list[QItemSelectionRange]:
    """Blocks of selected cells; they may overlap."""
    return list(cast(Iterable[QItemSelectionRange], view.selectionModel().selection()))
