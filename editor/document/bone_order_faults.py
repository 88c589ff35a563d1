"""BoneOrderFaults: which bones deform too early or hang from themselves, for all lists that show bones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from editor.messages import TranslatableText
from editor.model.changes import Action, Change
from editor.model.deform_order import ORDERING, order_faults
from editor.model.model import Model


class BoneOrderFaults:
    """Worked out once after each edit that may make a difference, when somebody asks."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._found: Mapping[int, Sequence[TranslatableText]] | None = None

    def follow(self, change: Change) -> None:
        """Take notice of a change of the model."""
        if change.table == "bones" and (change.action is not Action.SET or change.fields & ORDERING):
            self._found = None

    def of(self, row: int) -> Sequence[TranslatableText]:
        """What is wrong with where a bone stands; mostly nothing."""
        if self._found is None:
            self._found = order_faults(self._model.bones.records)
        return self._found.get(row, ())
