"""Says in lists what bones do: by a spot in the colour that the model view has for it, and in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtGui import QColor

from editor.document.document import Document
from editor.model.bone_roles import BoneRole
from editor.model.bones import BoneFlags
from editor.model.fields import Vec3

_TEXTS: dict[BoneRole, Any] = {
    BoneRole.IK: QT_TRANSLATE_NOOP("RoleMark", "IK bone"),
    BoneRole.DRIVEN: QT_TRANSLATE_NOOP("RoleMark", "Moved by physics"),
    BoneRole.TWISTED: QT_TRANSLATE_NOOP("RoleMark", "Fixed axis"),
    BoneRole.LINK: QT_TRANSLATE_NOOP("RoleMark", "IK link"),
    BoneRole.MOVED: QT_TRANSLATE_NOOP("RoleMark", "Movable"),
    BoneRole.ROTATED: QT_TRANSLATE_NOOP("RoleMark", "Rotatable"),
    BoneRole.INOPERABLE: QT_TRANSLATE_NOOP("RoleMark", "Not operable"),
}


class RoleMark(NamedTuple):
    """The mark of one bone; `text` says in words what it does. Hidden bones have a ring instead of a spot."""

    color: QColor
    is_visible: bool
    text: str


def role_mark(document: Document, table: str, row: int, colors: Sequence[Vec3]) -> RoleMark | None:
    """The mark of a row, in one of the colours by BoneRole; None for what is no bone."""
    if table != "bones":
        return None
    role = document.bone_roles.of(row)
    is_visible = bool(document.model.bones[row].flags & BoneFlags.VISIBLE)
    text = QCoreApplication.translate("RoleMark", _TEXTS[role])
    if not is_visible:
        text = QCoreApplication.translate("RoleMark", "{role}, hidden").format(role=text)
    return RoleMark(QColor.fromRgbF(*colors[role]), is_visible, text)
