"""Names the steps of the history: what was done, and to which rows. Every edit of a document gets its name here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from editor.model.changes import Rows
from editor.model.fields import Field
from editor.model.tables import Table
from editor.ui.value_text import count_text, field_label, row_name, section_title

MOST_NAMES = 3  # named of many rows

# What rows of each table are called: one that has no name, one that is named besides, and several.
_WORDS: dict[str, tuple[Any, Any, Any]] = {
    "vertices": (
        QT_TRANSLATE_NOOP("StepNames", "vertex {row}"),
        QT_TRANSLATE_NOOP("StepNames", "vertex"),
        QT_TRANSLATE_NOOP("StepNames", "{count} vertices"),
    ),
    "faces": (
        QT_TRANSLATE_NOOP("StepNames", "face {row}"),
        QT_TRANSLATE_NOOP("StepNames", "face"),
        QT_TRANSLATE_NOOP("StepNames", "{count} faces"),
    ),
    "textures": (
        QT_TRANSLATE_NOOP("StepNames", "texture {row}"),
        QT_TRANSLATE_NOOP("StepNames", "texture"),
        QT_TRANSLATE_NOOP("StepNames", "{count} textures"),
    ),
    "materials": (
        QT_TRANSLATE_NOOP("StepNames", "material {row}"),
        QT_TRANSLATE_NOOP("StepNames", "material"),
        QT_TRANSLATE_NOOP("StepNames", "{count} materials"),
    ),
    "bones": (
        QT_TRANSLATE_NOOP("StepNames", "bone {row}"),
        QT_TRANSLATE_NOOP("StepNames", "bone"),
        QT_TRANSLATE_NOOP("StepNames", "{count} bones"),
    ),
    "morphs": (
        QT_TRANSLATE_NOOP("StepNames", "morph {row}"),
        QT_TRANSLATE_NOOP("StepNames", "morph"),
        QT_TRANSLATE_NOOP("StepNames", "{count} morphs"),
    ),
    "frames": (
        QT_TRANSLATE_NOOP("StepNames", "display frame {row}"),
        QT_TRANSLATE_NOOP("StepNames", "display frame"),
        QT_TRANSLATE_NOOP("StepNames", "{count} display frames"),
    ),
    "rigid_bodies": (
        QT_TRANSLATE_NOOP("StepNames", "rigid body {row}"),
        QT_TRANSLATE_NOOP("StepNames", "rigid body"),
        QT_TRANSLATE_NOOP("StepNames", "{count} rigid bodies"),
    ),
    "joints": (
        QT_TRANSLATE_NOOP("StepNames", "joint {row}"),
        QT_TRANSLATE_NOOP("StepNames", "joint"),
        QT_TRANSLATE_NOOP("StepNames", "{count} joints"),
    ),
    "soft_bodies": (
        QT_TRANSLATE_NOOP("StepNames", "soft body {row}"),
        QT_TRANSLATE_NOOP("StepNames", "soft body"),
        QT_TRANSLATE_NOOP("StepNames", "{count} soft bodies"),
    ),
}


def rows_text(table: Table, rows: Sequence[int] | Rows) -> str:
    """Rows in short: the name of a single one, "vertex 12" where it has none, or "12 materials"."""
    if table.fixed:
        return section_title(table.name)
    alone, _, several = _WORDS[table.name]
    if len(rows) == 1:
        return row_name(table, int(rows[0])) or _translated(alone).format(row=int(rows[0]))
    return _translated(several).format(count=count_text(len(rows)))


def rows_named(table: Table, rows: Sequence[int] | Rows) -> str:
    """Rows with what they are: "bone: 左腕", "5 bones: 左腕, 右腕, 首, …", "12 vertices"."""
    names = [row_name(table, int(row)) for row in rows[: MOST_NAMES + 1]]
    if not all(names) or table.fixed:
        return rows_text(table, rows)
    many = rows_text(table, rows) if len(rows) > 1 else _translated(_WORDS[table.name][1])
    return _colon(many, ", ".join([*names[:MOST_NAMES], *["…"] * (len(names) > MOST_NAMES)]))


def about(step: str, table: Table, rows: Sequence[int] | Rows) -> str:
    """The name of a step that does something to rows: "Add to IK links: 左足ＩＫ"."""
    return _colon(step, rows_text(table, rows))


def change_name(field: Field, table: Table, rows: Sequence[int] | Rows) -> str:
    """The name of a step that gives a field of rows other values: "Change Parent: 左腕"."""
    step = QCoreApplication.translate("StepNames", "Change {field}").format(field=field_label(field))
    return about(step, table, rows)


def operation_name(operation: str, table: Table, rows: Sequence[int] | Rows) -> str:
    """The name of a step that does an operation to whole rows: "Delete 3 bones: 左腕, 右腕, 首"."""
    template = QCoreApplication.translate("StepNames", "{operation} {rows}")
    return template.format(operation=operation, rows=rows_named(table, rows))


def _colon(step: str, what: str) -> str:
    return QCoreApplication.translate("StepNames", "{step}: {what}").format(step=step, what=what)


def _translated(text: Any) -> str:
    return QCoreApplication.translate("StepNames", str(text))
