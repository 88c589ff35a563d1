"""Makes the panes of a document that stand in the docks, and passes on what they ask of the window."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtWidgets import QWidget

from editor.document.document import Document
from editor.ui.commands.mask_commands import MaskCommands
from editor.ui.commands.playback_commands import Transport
from editor.ui.inspector.inspector import InspectorPane
from editor.ui.models.name_marks import NameMode
from editor.ui.panes.history import HistoryPane
from editor.ui.panes.masks_pane import MasksPane
from editor.ui.panes.messages import MessagesPane
from editor.ui.panes.morph_pane import MorphPane
from editor.ui.panes.outline import OutlinePane
from editor.ui.panes.pose_pane import PosePane
from editor.ui.panes.table_pane import TablePane
from editor.ui.panes.timeline import TimelinePane


class DocumentPanes(QObject):
    """A method a kind of pane, named like its dock."""

    frame_requested = Signal(str, object)  # table, rows
    motion_wanted = Signal()
    files_dropped = Signal(object)  # list of Path

    def __init__(
        self, names: NameMode, transport: Transport, masks: MaskCommands, stored: QSettings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._names = names
        self._transport = transport
        self._masks = masks
        self._stored = stored

    def outline(self, document: Document) -> QWidget:
        return self._framing(OutlinePane(document, names=self._names))

    def inspector(self, document: Document) -> QWidget:
        return InspectorPane(document)

    def history(self, document: Document) -> QWidget:
        return HistoryPane(document)

    def table(self, document: Document) -> QWidget:
        return self._framing(TablePane(document, names=self._names))

    def messages(self, document: Document) -> QWidget:
        return self._framing(MessagesPane(document))

    def pose(self, document: Document) -> QWidget:
        return self._framing(PosePane(document, self._names, stored=self._stored))

    def morphs(self, document: Document) -> QWidget:
        return self._framing(MorphPane(document, self._names))

    def masks(self, document: Document) -> QWidget:
        return self._framing(MasksPane(document, self._masks, self._names))

    def timeline(self, document: Document) -> QWidget:
        pane = TimelinePane(document, self._transport)
        pane.motion_wanted.connect(self.motion_wanted)
        pane.dropped.connect(self.files_dropped)
        return pane

    def _framing(self, pane: OutlinePane | TablePane | MessagesPane | PosePane | MorphPane | MasksPane) -> QWidget:
        pane.frame_requested.connect(self.frame_requested)
        return pane
