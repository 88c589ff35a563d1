"""PoseWarnings: what of a model's bones, IK and morphs is left out when it moves, worked out anew after edits."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from editor.document.message_log import MessageLog
from editor.messages import Level, Message
from editor.model.changes import Change
from editor.model.deform_order import circle_faults
from editor.model.model import Model
from editor.preview.morph_weights import MorphWeights
from editor.preview.skeleton import Skeleton

FOLLOWED = ("bones", "morphs")
PAUSE = 200  # milliseconds after an edit: a gesture is many


class PoseWarnings(QObject):
    """Keeps what is left out among the current messages, as of the last pause between edits.

    Those that the user has cleared come back only when there is something else to say.
    """

    def __init__(self, model: Model, messages: MessageLog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._messages = messages
        self._found: list[Message] = []
        self._timer = QTimer(self, interval=PAUSE, singleShot=True)
        self._timer.timeout.connect(self._look)
        self._look()

    def mark(self, change: Change) -> None:
        """Take notice of a change of the model."""
        if change.table in FOLLOWED:
            self._timer.start()

    def _look(self) -> None:
        found = self._warnings()
        if found != self._found:
            self._found = found
            self._messages.set_current(found)

    def _warnings(self) -> list[Message]:
        bones, morphs = self._model.bones.records, self._model.morphs.records
        found = list(Skeleton(bones).warnings)
        circles = circle_faults(bones).items()
        found += [Message(Level.WARNING, fault, "bones", row) for row, fault in circles if bones[row].parent != row]
        return [*found, *MorphWeights(morphs).warnings]
