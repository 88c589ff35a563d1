"""MorphPane: a slider a morph, in both modes, by panel as MMD has them, with ways back to the motion or to rest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from editor.document.document import Document
from editor.model.morphs import Panel
from editor.ui.action import make_action
from editor.ui.models.morph_list import ORDER, MorphList
from editor.ui.models.name_marks import NameMode
from editor.ui.panes.transform.morph_view import MorphView
from editor.ui.panes.transform.panel_drops import move_to_panel
from editor.ui.panes.transform.transform_pane import TransformPane
from editor.ui.value_text import tr_field


class MorphPane(TransformPane):
    """No widget a morph: rows are painted. `names` says which names are shown."""

    has_operations = True

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
        for action in (self.to_none, self.to_full, self.to_panel):
            action.setEnabled(len(rows) > 0)

    def menu_actions(self) -> Sequence[QAction | None]:
        return (self.reset, self.to_none, self.to_full, None, self.reset_all, None, self.to_panel)

    def _make_actions(self) -> None:
        make, model = partial(make_action, self), self.model
        one = self.tr("Give the selected morphs back to the motion, or to 0 (or double click a slider)")
        every = self.tr("Give all morphs back to the motion, or to 0")
        self.reset = make(self.tr("Reset"), lambda: model.reset(self.rows()), tip=one)
        self.reset_all = make(self.tr("Reset all"), model.reset, tip=every)
        self.to_none = make(self.tr("Set to 0"), lambda: model.set_weights(self.rows(), 0.0))
        self.to_full = make(self.tr("Set to 1"), lambda: model.set_weights(self.rows(), 1.0))
        panels = QMenu(self.tr("Move to panel"), self)
        for panel in ORDER:
            panels.addAction(tr_field(panel.label), partial(self._move_to, panel))
        self.to_panel = panels.menuAction()

    def _move_to(self, panel: Panel) -> None:
        move_to_panel(self.document, np.array(self.rows(), np.intp), panel)
