"""MorphPane: a slider a morph, by panel as MMD has them, with ways back to the motion or to rest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from editor.document.document import Document
from editor.ui.action import make_action
from editor.ui.models.morph_list import MorphList
from editor.ui.models.name_marks import NameMode
from editor.ui.panes.transform.morph_view import MorphView
from editor.ui.panes.transform.transform_pane import TransformPane


class MorphPane(TransformPane):
    """No widget a morph: rows are painted. `names` says which names are shown."""

    def __init__(self, document: Document, names: NameMode | None = None, parent: QWidget | None = None) -> None:
        self.model = MorphList(document, names=names)
        super().__init__(document, MorphView(self.model), parent)
        self._make_actions()
        self.add_buttons(self.reset, self.reset_all)
        self.refresh()

    def refresh(self) -> None:
        self.model.refresh()
        held, rows = self.document.posing.overridden_morphs, self.rows()
        self.reset.setEnabled(bool(held[rows].any()))
        self.reset_all.setEnabled(bool(held.any()))
        for action in (self.to_none, self.to_full):
            action.setEnabled(len(rows) > 0)

    def menu_actions(self) -> Sequence[QAction | None]:
        return (self.reset, self.to_none, self.to_full, None, self.reset_all)

    def _make_actions(self) -> None:
        make, posing = partial(make_action, self), self.document.posing
        one = self.tr("Give the selected morphs back to the motion, or to 0 (or double click a slider)")
        every = self.tr("Give all morphs back to the motion, or to 0")
        self.reset = make(self.tr("Reset"), lambda: posing.reset_morphs(self.rows()), tip=one)
        self.reset_all = make(self.tr("Reset all"), lambda: posing.reset_morphs(), tip=every)
        self.to_none = make(self.tr("Set to 0"), lambda: posing.set_weights(self.rows(), 0.0))
        self.to_full = make(self.tr("Set to 1"), lambda: posing.set_weights(self.rows(), 1.0))
