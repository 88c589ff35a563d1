"""Goes to a row: selects it, in its table, and nothing else of that table."""

from __future__ import annotations

from editor.document.document import Document


def go_to(document: Document, table_name: str, row: int) -> None:
    """Make a row the selected and current one, and its table the active one."""
    document.selection.select(table_name, row)
    document.selection.set_current(table_name, row)
    document.selection.set_active_table(table_name)
