"""MaskMenu: hiding and showing, for the View menu; and MaskIndicator, which says in the status line what is hidden."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from editor.ui.actions.action import make_action
from editor.ui.actions.mask_commands import MaskCommands, hidden_text
from editor.ui.current_document import CurrentDocument


class MaskMenu(QMenu):
    """The actions of `commands`, and the way to the pane that has more."""

    pane_wanted = Signal(str)  # the name of a dock

    def __init__(self, commands: MaskCommands, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("&Hide and show"))
        self.addActions(commands.of_selection)
        for title, actions in ((self.tr("By &bones"), commands.of_bones), (self.tr("By &morphs"), commands.of_morphs)):
            self.addMenu(title).addActions(actions)
        self.addSeparator()
        self.addActions(commands.others)
        self.addSeparator()
        tip = self.tr("Check which materials are shown")
        self.pane = make_action(self, self.tr("Mas&ks…"), partial(self.pane_wanted.emit, "masks"), keys=["F3"], tip=tip)
        self.addAction(self.pane)


class MaskIndicator(QToolButton):
    """Seen only while the current document hides something, so that nobody thinks it were gone."""

    def __init__(self, current: CurrentDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoRaise(True)
        self.setToolTip(self.tr("This is still in the model, but not shown (F3 opens the masks)"))
        self._current = current
        current.masks_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        document = self._current.document
        text = hidden_text(document.masking) if document is not None else ""
        self.setText(text)
        self.setVisible(bool(text))
