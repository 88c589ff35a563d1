"""Helpers of every item model and delegate in Qt's terms: indices, the roles of data, the alignment of fields."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

from editor.model.fields import Field, Kind

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
NO_INDEX = QModelIndex()
NUMBERS = (Kind.NUMBER, Kind.INTEGER, Kind.VECTOR, Kind.ROTATION, Kind.COLOR)


def alignment(field: Field) -> Qt.AlignmentFlag:
    """Numbers stand at the right, all else at the left."""
    side = Qt.AlignmentFlag.AlignRight if field.kind in NUMBERS else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
