"""PosePane: the bones with what the pose makes of them, their numbers, and ways back to the motion or to rest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QToolButton, QWidget

from editor.document.document import Document
from editor.document.row_texts import names_text
from editor.document.said import translate
from editor.document.selection import SelectionMode
from editor.math3d.ragged import mask_of
from editor.operations.queries.selection import descendants
from editor.ui.action import make_action
from editor.ui.models.marks import NameMode
from editor.ui.models.row_lists import IK, Arrangement, PoseList
from editor.ui.panes.row_tree_view import RowTreeView
from editor.ui.panes.transform.pose_numbers import PoseNumbers
from editor.ui.panes.transform.transform_pane import TransformPane

ARRANGEMENT = "pose/arrangement"
LEAST_ROWS = 2  # lines of text, one of them the header, that the list has room for at least


class PoseView(RowTreeView):
    """Space switches the IK of the selected bones."""

    def __init__(self, model: PoseList) -> None:
        super().__init__(model)
        self._bones = model
        self.fit_column(IK, "IK---")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self._bones.switch_ik(self._bones.document.selection.chosen("bones").tolist())
        else:
            super().keyPressEvent(event)


class PosePane(TransformPane):
    """`names` says which names are shown; `stored` remembers how the bones are arranged."""

    def __init__(
        self,
        document: Document,
        names: NameMode | None = None,
        parent: QWidget | None = None,
        *,
        stored: QSettings | None = None,
    ) -> None:
        self._stored = stored if stored is not None else QSettings()
        self.model = PoseList(document, names=names, arrangement=_arrangement(self._stored))
        super().__init__(document, PoseView(self.model), parent)
        self.view.setMinimumHeight(LEAST_ROWS * self.fontMetrics().lineSpacing())
        self.numbers = PoseNumbers(document, self.model.names)
        self.column.insertWidget(2, self.numbers)
        self.arrangements = self._make_arrangements()
        self._make_actions()
        self.add_buttons(self.reset, self.reset_all, self.mirror)
        self.refresh()

    def refresh(self) -> None:
        self.model.refresh()
        self.numbers.refresh()
        posing, rows = self.document.posing, self.rows()
        self.reset.setEnabled(bool(posing.overridden_bones[rows].any()))
        self.reset_all.setEnabled(bool(posing.overridden_bones.any() or posing.overridden_ik.any()))
        for action in (self.mirror_selected, self.select_children):
            action.setEnabled(len(rows) > 0)

    def menu_actions(self) -> Sequence[QAction | None]:
        return (self.reset, self.mirror_selected, self.select_children, None, self.reset_all, self.mirror)

    def arrange(self, arrangement: Arrangement) -> None:
        """Show the bones as a list, below their parents or by display frame; remembered."""
        self._stored.setValue(ARRANGEMENT, arrangement.value)
        self.arrangements[arrangement].setChecked(True)
        self.model.arrange(arrangement)
        self.view.show_current()

    # -- parts ------------------------------------------------------------------------------------------------------

    def _make_arrangements(self) -> dict[Arrangement, QToolButton]:
        texts = {
            Arrangement.LIST: (self.tr("List"), self.tr("All bones in the order of the model")),
            Arrangement.TREE: (self.tr("Tree"), self.tr("Bones below their parents")),
            Arrangement.FRAMES: (self.tr("Frames"), self.tr("Bones by display frame")),
        }
        group, buttons = QButtonGroup(self), {}
        for arrangement, (text, tip) in texts.items():
            button = QToolButton()
            button.setText(text)
            button.setToolTip(tip)
            button.setCheckable(True)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setChecked(arrangement is self.model.arrangement)
            button.clicked.connect(partial(self.arrange, arrangement))
            group.addButton(button)
            self.top.addWidget(button)
            buttons[arrangement] = button
        return buttons

    def _make_actions(self) -> None:
        make, posing = partial(make_action, self), self.document.posing
        tips = (
            self.tr("Give the selected bones back to the motion, or to rest"),
            self.tr("Give all bones and IK switches back to the motion, or to rest"),
            self.tr("Exchange left and right of the whole pose"),
            self.tr("Put the pose of the selected bones on those of the other side"),
        )
        self.reset = make(self.tr("Reset"), lambda: posing.reset_bones(self.rows()), tip=tips[0])
        self.reset_all = make(self.tr("Reset all"), self._reset_all, tip=tips[1])
        self.mirror = make(self.tr("Mirror"), self._mirror, tip=tips[2])
        self.mirror_selected = make(self.tr("Mirror selected"), lambda: self._mirror(self.rows()), tip=tips[3])
        self.select_children = make(self.tr("Select children"), self._select_children)

    # -- what is done -----------------------------------------------------------------------------------------------

    def _reset_all(self) -> None:
        posing = self.document.posing
        posing.begin(translate("PosePane", "Reset all bones"))
        posing.reset_bones()
        posing.reset_ik()
        posing.commit()

    def _mirror(self, rows: list[int] | None = None) -> None:
        """Mirror the pose of bones, None for all, and tell which have no other side."""
        if lone := self.document.posing.mirror(rows):
            names = names_text(self.document.model.bones, lone)
            self.document.show_status(self.tr("The other side is not there: {names}").format(names=names))

    def _select_children(self) -> None:
        """Add all that hangs from the selected bones."""
        model = self.document.model
        below = descendants(model, mask_of(len(model.bones), self.rows()))
        self.document.selection.select("bones", np.flatnonzero(below), SelectionMode.ADD)


def _arrangement(stored: QSettings) -> Arrangement:
    try:
        return Arrangement(stored.value(ARRANGEMENT, Arrangement.LIST.value))
    except ValueError:
        return Arrangement.LIST
