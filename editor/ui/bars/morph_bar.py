"""MorphBar: says across the top of the window which morph takes what is changed, and ends that."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QWidget

from editor.document.edited_morph import EditedMorph
from editor.model.fields import NONE
from editor.model.morphs import MorphKind, OffsetMethod
from editor.ui.bars.answer_bar import AnswerBar
from editor.ui.current_document import CurrentDocument
from editor.ui.value_text import record_title, tr_field


class MorphBar(AnswerBar):
    """Seen as long as a morph of the current document is edited."""

    def __init__(self, current: CurrentDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current = current
        current.edited_morph_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        document = self._current.document
        if document is None or document.edited_morph.row == NONE:
            self.say()
            return
        edited = document.edited_morph
        title = record_title(document.model, "morphs", edited.row)
        answers = {self.tr("Done"): edited.end, self.tr("Cancel"): edited.cancel}
        choice = self._make_method(edited) if edited.row_of(MorphKind.MATERIAL) != NONE else None
        self.say((self._text(edited).format(morph=title), answers), choice=choice)

    def _text(self, edited: EditedMorph) -> str:
        if edited.row_of(MorphKind.VERTEX) != NONE:
            return self.tr("What handles and brushes move goes into the morph {morph}; the mesh stays as it is.")
        if edited.row_of(MorphKind.BONE) != NONE:
            return self.tr("How handles move and turn bones goes into the morph {morph}; the bones stay as they are.")
        if edited.row_of(MorphKind.MATERIAL) != NONE:
            return self.tr("Colours and edges that the inspector changes go into the morph {morph}; materials stay.")
        return self.tr("What is moved in the UV pane goes into the morph {morph}; the UVs stay as they are.")

    def _make_method(self, edited: EditedMorph) -> QWidget:
        """A choice of how the morph comes to what is seen."""
        method = QComboBox()
        for each in OffsetMethod:
            method.addItem(tr_field(each.label), each)
        method.setCurrentIndex(method.findData(edited.method))
        tip = self.tr("How the morph comes to what is seen. Where multiplying cannot, as of 0, it adds")
        method.setToolTip(tip)
        method.setAccessibleName(tr_field("Operation"))
        method.currentIndexChanged.connect(
            lambda place: setattr(edited, "method", OffsetMethod(method.itemData(place)))
        )
        return method
