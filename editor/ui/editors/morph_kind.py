"""The kind of a morph: asks before its offsets go, which a morph of another kind cannot hold, or converts them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial
from typing import Any

import numpy as np
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from editor.late_imports import imported
from editor.model.columns import Columns
from editor.model.edit import Edit
from editor.model.fields import Field, field_of
from editor.model.model import Model
from editor.model.morphs import Morph, MorphKind, lost_offsets
from editor.ui.dialog import MessageBox
from editor.ui.value_text import count_text, error_text

KIND = field_of(Morph, Morph.kind)
CONVERSION = "editor.operations.morphs.morph_conversion"

translate = QCoreApplication.translate
Setting = Callable[[Edit], object]


class KindChange(Enum):
    """The ways to treat offsets that the new kind cannot hold."""

    CONVERT = auto()
    DELETE = auto()
    CANCEL = auto()


def asked(
    setting: Setting, model: Model, rows: Any, field: Field, values: Any, parent: QWidget | None
) -> Setting | None:
    """Return the setting that gives rows the values of a field, `setting` as a rule; None if the user cancels.

    Asks where morphs would lose offsets by it, and may convert them instead.
    """
    if field is not KIND:
        return setting
    numbers = np.asarray(rows, np.intp)
    kinds = values if isinstance(values, list) else [values] * len(numbers)
    lost = lost_offsets([model.morphs[row] for row in numbers.tolist()], kinds)
    if not lost:
        return setting
    offsets, reason = _converted(model, numbers, kinds)
    match ask_about_offsets(parent, lost, reason):
        case KindChange.CONVERT:
            return partial(imported(CONVERSION).set_kinds, rows=numbers, kinds=kinds, offsets=offsets)
        case KindChange.DELETE:
            return setting
    return None


def _converted(model: Model, rows: Any, kinds: Sequence[MorphKind]) -> tuple[list[Columns], str]:
    """The offsets as those of other kinds, or why they cannot be."""
    try:
        return imported(CONVERSION).converted_offsets(model, rows, kinds), ""
    except ValueError as error:
        return [], error_text(error)


def ask_about_offsets(parent: QWidget | None, count: int, reason: str) -> KindChange:
    """Ask how to treat so many offsets; `reason`: why they cannot be converted, "" where they can."""
    box = MessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(translate("MorphKind", "Change the kind"))
    text = translate("MorphKind", "Offsets that a morph of the new kind cannot hold: {count}")
    box.setText(text.format(count=count_text(count)))
    box.setInformativeText(
        reason or translate("MorphKind", "They can be converted: the morph does the same then as one of the new kind.")
    )
    answers = {}
    if not reason:
        convert = box.addButton(translate("MorphKind", "Con&vert"), QMessageBox.ButtonRole.AcceptRole)
        answers[convert] = KindChange.CONVERT
    delete = box.addButton(translate("MorphKind", "&Delete and change"), QMessageBox.ButtonRole.DestructiveRole)
    answers[delete] = KindChange.DELETE
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(cancel if reason else next(iter(answers)))
    return box.ask(answers, KindChange.CANCEL)
