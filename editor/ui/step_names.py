"""Names the steps of the history: what was done, and to which rows. Every edit of a document gets its name here."""

from __future__ import annotations

from collections.abc import Sequence

from editor.document import row_texts
from editor.document.row_texts import row_name, rows_named, rows_text
from editor.document.said import Said, translate
from editor.messages import TranslatableText
from editor.model.changes import Rows
from editor.model.fields import NONE, Field
from editor.model.tables import Table
from editor.ui.value_text import field_label


def about(step: str, table: Table, rows: Sequence[int] | Rows) -> Said:
    """The name of a step that does something to rows: "Add to IK links: 左足ＩＫ"."""
    return row_texts.about(step, rows_text(table, rows))


def in_morph(step: TranslatableText, morphs: Table, row: int) -> TranslatableText:
    """The name of a step that changes what a morph does: "Move 187 vertices in morph 笑い"; the step's own for NONE."""
    if row == NONE:
        return step
    template = translate("StepNames", "{step} in morph {morph}")
    return template.format(step=step, morph=row_name(morphs, row) or row)


def change_name(field: Field, table: Table, rows: Sequence[int] | Rows) -> Said:
    """The name of a step that gives a field of rows other values: "Change Parent: 左腕"."""
    step = translate("StepNames", "Change {field}").format(field=field_label(field))
    return about(step, table, rows)


def operation_name(operation: str, table: Table, rows: Sequence[int] | Rows) -> Said:
    """The name of a step that does an operation to whole rows: "Delete 3 bones: 左腕, 右腕, 首"."""
    template = translate("StepNames", "{operation} {rows}")
    return template.format(operation=operation, rows=rows_named(table, rows))
