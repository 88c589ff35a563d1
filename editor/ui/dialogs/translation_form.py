"""TranslationForm: the form of `names.translate`, which leads to renaming where the dictionary knows no name."""

from __future__ import annotations

import dataclasses

from PySide6.QtWidgets import QDialogButtonBox

from editor.document.operation_run import rows_of
from editor.operations.choices import TranslatedBy
from editor.operations.names.names_dictionary import knows_any, untranslated_rows
from editor.operations.names.naming import NAMED_TABLES
from editor.operations.operation import Result
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.dialogs.rename import rename_found
from editor.ui.value_text import translated


class TranslationForm(OperationForm):
    """Begins by looking up parts of names where whole names would change nothing."""

    def begin(self) -> None:
        model, by_parts = self.document.model, dataclasses.replace(self.parameters(), by=TranslatedBy.PARTS)
        lacking = self._lacking()
        if not knows_any(model, lacking, self.parameters()) and knows_any(model, lacking, by_parts):
            self.fill(by_parts)
        super().begin()

    def _make_parts(self) -> None:
        super()._make_parts()
        self.rename = self.buttons.addButton(self.tr("Rename…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.rename.setToolTip(self.tr("Give the names that the dictionary does not know by hand"))
        self.rename.setAutoDefault(False)  # Enter is OK
        self.rename.hide()
        self.rename.clicked.connect(self._rename)

    def _note_done(self, result: Result) -> None:
        super()._note_done(result)
        if self.is_open:
            is_left = self._run.changes_nothing and bool(result.warnings)
            self.rename.setVisible(is_left)
            if is_left:
                self._show_state(translated(result.warnings[0]))

    def _lacking(self) -> dict[str, list[int]]:
        """The rows to work on that have no translation, by table."""
        model, working = self.document.model, rows_of(self.document, self.operation)
        rows = {working.table: working.rows.tolist()}
        if not working.table:
            rows = {table: list(range(len(model.tables[table]))) for table in NAMED_TABLES}
        return untranslated_rows(model, rows, self.parameters())

    def _rename(self) -> None:
        document, window, lacking = self.document, self.parentWidget(), self._lacking()
        assert window is not None
        self.reject()
        rename_found(document, window, lacking)
