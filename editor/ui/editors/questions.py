"""Questions before a value is written: offsets that another kind of morph cannot hold, one name for many rows."""

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
from editor.ui.value_text import count_text, error_text, field_label

KIND = field_of(Morph, Morph.kind)
CONVERSION = "editor.operations.morphs.morph_conversion"
IDENTIFYING = ("name", "name_en")

translate = QCoreApplication.translate
Setting = Callable[[Edit], object]


class KindChange(Enum):
    """The ways to treat offsets that the new kind cannot hold."""

    CONVERT = auto()
    DELETE = auto()
    CANCEL = auto()


def confirmed_setting(
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
    offsets, reason = _converted_offsets(model, numbers, kinds)
    match ask_about_offsets(parent, lost, reason):
        case KindChange.CONVERT:
            return partial(imported(CONVERSION).set_kinds, rows=numbers, kinds=kinds, offsets=offsets)
        case KindChange.DELETE:
            return setting
    return None


def _converted_offsets(model: Model, rows: Any, kinds: Sequence[MorphKind]) -> tuple[list[Columns], str]:
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


class OneName(Enum):
    """An answer to the question."""

    WRITE = auto()
    RENAME = auto()
    CANCEL = auto()


def ask_one_name(parent: QWidget, field: Field, count: int) -> OneName:
    """Ask whether so many rows shall have the same text, where the field names them; of others WRITE, unasked."""
    if field.name not in IDENTIFYING or count < 2:
        return OneName.WRITE
    box = MessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    text = translate("OneName", "Give {count} rows the same {field}?")
    box.setText(text.format(count=count_text(count), field=field_label(field)))
    box.setInformativeText(
        translate("OneName", "Motions find bones and morphs by their names. Rename… gives each row a name of its own.")
    )
    rename = box.addButton(translate("OneName", "&Rename…"), QMessageBox.ButtonRole.AcceptRole)
    write = box.addButton(translate("OneName", "&Write all"), QMessageBox.ButtonRole.DestructiveRole)
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(cancel)
    return box.ask({rename: OneName.RENAME, write: OneName.WRITE}, OneName.CANCEL)
