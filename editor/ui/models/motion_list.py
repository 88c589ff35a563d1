"""MotionList: the motions that are loaded onto a document, for lists."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from editor.document.playback import LoadedMotion
from editor.document.posing import Posing
from editor.ui.icons import icon
from editor.ui.item_models import NO_INDEX, Index
from editor.ui.value_text import count_text


class MotionList(QAbstractListModel):
    """A row a motion, in the order in which they apply; the last one wins."""

    def __init__(self, posing: Posing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._posing = posing
        posing.motions_changed.connect(self._reset)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._posing.motions)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._posing.motions):
            return None
        loaded = self._posing.motions[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{loaded.title} — {self._summary(loaded)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return str(loaded.path or loaded.title)
        if role == Qt.ItemDataRole.DecorationRole:
            return icon("camera" if loaded.motion.for_camera else "motion")
        return None

    def _summary(self, loaded: LoadedMotion) -> str:
        motion = loaded.motion
        text = self.tr("frames: {frames}, bones: {bones}, morphs: {morphs}, camera keys: {camera}")
        counts = {"frames": motion.last_frame, "bones": len(motion.bones), "morphs": len(motion.morphs)}
        counts["camera"] = len(motion.camera)
        return text.format(**{what: count_text(count) for what, count in counts.items()})

    def _reset(self) -> None:
        self.beginResetModel()
        self.endResetModel()
