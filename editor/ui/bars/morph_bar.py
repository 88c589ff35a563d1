"""MorphBar: says across the top of the window which morph takes what is changed, and ends that."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QComboBox, QWidget

from editor.document.document import Document
from editor.document.edited_morph import EditedMorph
from editor.model.fields import NONE
from editor.model.morphs import MorphKind, OffsetMethod
from editor.ui.bars.answer_bar import AnswerBar, Answers
from editor.ui.current_document import CurrentDocument
from editor.ui.value_text import record_title, section_title, tr_field


class MorphBar(AnswerBar):
    """Seen as long as a morph of the current document is edited."""

    def __init__(
        self, current: CurrentDocument, go_to_pane: Callable[[str], object], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._current = current
        self._go_to_pane = go_to_pane
        self._said: tuple[str, ...] = ()
        current.edited_morph_changed.connect(self._show)
        current.selection_changed.connect(self._follow_selection)
        self._show()

    def _show(self) -> None:
        document = self._current.document
        if document is None or document.edited_morph.row == NONE:
            self._said = ()
            self.say()
            return
        edited = document.edited_morph
        text, answers = self._line(document)
        self._said = text, *answers
        choice = self._make_method(edited) if edited.row_of(MorphKind.MATERIAL) != NONE else None
        self.say((text, answers), choice=choice)

    def _follow_selection(self) -> None:
        """Say it anew where it is another thing now: that takes the keyboard from what is on the bar."""
        document = self._current.document
        if document is not None and document.edited_morph.row != NONE:
            text, answers = self._line(document)
            if (text, *answers) != self._said:
                self._show()

    def _line(self, document: Document) -> tuple[str, Answers]:
        """The text, and the answers to it."""
        edited, morph = document.edited_morph, record_title(document.model, "morphs", document.edited_morph.row)
        ends = {self.tr("Done"): edited.end, self.tr("Cancel"): edited.cancel}
        if edited.has_selected_rows:
            return self._text(edited).format(morph=morph), ends
        return self._hint(edited).format(morph=morph), {**self._way(document), **ends}

    def _hint(self, edited: EditedMorph) -> str:
        """The text while nothing is selected that could go into the morph."""
        if edited.row_of(MorphKind.VERTEX) != NONE:
            return self.tr("Select vertices that the morph {morph} is to move, or sculpt with brushes; the mesh stays.")
        if edited.row_of(MorphKind.BONE) != NONE:
            return self.tr("Select bones that the morph {morph} is to move; the bones stay.")
        if edited.row_of(MorphKind.MATERIAL) != NONE:
            return self.tr("Select materials that the morph {morph} is to color; they stay as they are.")
        return self.tr("In the UV pane, select what the morph {morph} is to move; the UVs stay.")

    def _way(self, document: Document) -> Answers:
        """The answer that leads to where rows for the morph are selected; none where clicks select them already."""
        tables = document.edited_morph.tables
        if not tables:
            return {self.tr("Show the UV pane"): partial(self._go_to_pane, "uv")}
        if document.selection.active_table in tables:
            return {}
        name = self.tr("Select {rows}").format(rows=section_title(tables[0]))
        return {name: partial(document.selection.set_active_table, tables[0])}

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
