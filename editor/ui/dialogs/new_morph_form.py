"""NewMorphForm: the form of `morphs.new`, whose morph is edited from then on."""

from __future__ import annotations

from editor.document.edited_morph import EDITABLE
from editor.model.fields import NONE
from editor.ui.dialogs.operation_form import OperationForm


class NewMorphForm(OperationForm):
    """Lets the new morph take what is moved or coloured, as far as its kind is changed so."""

    def _keep(self) -> None:
        super()._keep()
        document = self.document
        row = document.selection.current("morphs")
        if row != NONE and document.model.morphs[row].kind in EDITABLE and not document.posing.is_active:
            document.edited_morph.begin(row, is_new=True)
