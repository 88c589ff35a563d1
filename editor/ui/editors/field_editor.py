"""Editors of declared fields: their protocol, what one makes of them, and their help as rich text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale, QObject, QPoint, Signal
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget

from editor.document.document import Document
from editor.model.fields import Field
from editor.model.tables import TABLE_LABELS
from editor.ui.editors.revisions import Revision, SameValue, revised_value
from editor.ui.help_card import titled
from editor.ui.value_text import component_text, field_help, field_label, section_title, tr_field

_LIMITS = {
    (True, True): QT_TRANSLATE_NOOP("WhatsThis", "From {least} to {most}"),
    (True, False): QT_TRANSLATE_NOOP("WhatsThis", "At least {least}"),
    (False, True): QT_TRANSLATE_NOOP("WhatsThis", "At most {most}"),
}


def field_whats_this(field: Field) -> str:
    """Return the What's This text of a field: its label, its help, its unit, its limits and its options."""
    return titled(field_label(field), field_help(field), " · ".join(field_facts(field)))


def field_facts(field: Field) -> list[str]:
    """The unit, the limits, what can be chosen and what it refers to, as far as a field has any."""
    facts = [_translated(QT_TRANSLATE_NOOP("WhatsThis", "In degrees"))] if field.angle else []
    limits = _LIMITS.get((field.minimum is not None, field.maximum is not None))
    if limits:
        bounds = (field.minimum, field.maximum)
        least, most = (component_text(field, bound) if bound is not None else "" for bound in bounds)
        facts.append(_translated(limits).format(least=least, most=most))
    if field.type is not None:
        labels = (tr_field(member.label) for member in field.type.__members__.values())
        facts.append(_translated(QT_TRANSLATE_NOOP("WhatsThis", "Can be: {}")).format(", ".join(labels)))
    if field.target in TABLE_LABELS:
        facts.append(_translated(QT_TRANSLATE_NOOP("WhatsThis", "Refers to: {}")).format(section_title(field.target)))
    return facts


def number_limits(minimum: float, maximum: float, unit: str) -> str:
    """The limits of a number with a unit behind it, in words."""
    least, most = (QLocale.c().toString(float(bound), "g", 6) + unit for bound in (minimum, maximum))
    return _translated(_LIMITS[True, True]).format(least=least, most=most)


def _translated(text: object) -> str:
    return QCoreApplication.translate("WhatsThis", str(text))  # str: of Qt's marks the stubs know no type


class FieldEditor(QWidget):
    """Edits one field.

    `edited` carries a finished value. A gesture (drag, key held down, colour dialog) is `gesture_started`, any number
    of `dragging`, then `gesture_ended` with whether to keep it. The value is MIXED, or has MIXED components or is
    MixedBits, as long as the rows differ. After `edited` and `dragging`, `revision` says what was done; in a gesture
    it applies to the values that the rows had when it started. While `edited` is sent `is_chosen` says that the value
    was ticked or picked, not typed.
    """

    edited = Signal(object)
    dragging = Signal(object)
    gesture_started = Signal()
    gesture_ended = Signal(bool)
    jump_requested = Signal(str, object)  # table, row or rows
    rejected = Signal(str)  # why something was not accepted

    def __init__(self, field: Field, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = field
        self.document = document
        self.revision: Revision = SameValue(field.default)
        self.is_chosen = False
        self.takes_same = False  # choosing the present value counts, too: other rows may hold another
        self._is_in_gesture = False
        self._value: Any = field.default
        self._origin: Any = field.default
        self.setAutoFillBackground(True)  # in a cell, what lies below must not shine through
        self.setToolTip(field_help(field))
        self.setAccessibleName(field_label(field))
        self.setWhatsThis(field_whats_this(field))

    def value(self) -> Any:
        """Return the edited value, with what has been typed so far."""
        self.finish()
        return self._value

    def pending(self) -> Any:
        """The value as it would be if what is being typed were confirmed now; if it can be."""
        return self._value

    def coming(self) -> Revision:
        """Give what confirming now, or the next click, would do. ValueError, saying why, for a text without sense."""
        return self.revision if self._is_in_gesture else SameValue(self._value)

    def set_value(self, value: Any) -> None:
        """Show `value`: a value of the field, MIXED, a tuple with MIXED components, or MixedBits."""
        self._value = value
        self._show(value)

    def make_label(self, text: str) -> QLabel:
        """A label to stand beside the editor; numbers drag by it."""
        label = QLabel(text)
        label.setBuddy(self)
        return label

    def fit_cell(self) -> None:
        """Leave out what makes no sense in the cell of a table."""

    def show_parts(self, labels: Sequence[str]) -> None:
        """Show the first components alone, by these labels, of which there is one for each that means anything."""

    def finish(self) -> None:
        """Take over what has been typed but not confirmed."""

    def stop(self, keep: bool = True) -> None:
        """End the running gesture, if any; going on starts another."""

    def discard(self) -> None:
        """Forget what has been typed, because something else is about to be shown."""

    def complain(self, message: str) -> None:
        """Say beside the editor, where that is still seen, why something was not accepted."""
        self.rejected.emit(message)
        if self.isVisible():
            QToolTip.showText(self.mapToGlobal(QPoint(0, self.height())), message, self)

    def _show(self, value: Any) -> None:
        """Bring the widgets to `value`."""
        raise NotImplementedError

    def _commit(self, revision: Revision) -> None:
        self.revision = revision
        self._value = revised_value(self.field, revision, self._value)
        self._show(self._value)
        self.edited.emit(self._value)

    def _choose(self, revision: Revision) -> None:
        """Take over what was ticked or picked."""
        self.is_chosen = True
        self._commit(revision)
        self.is_chosen = False

    def _begin(self) -> None:
        self._origin = self._value
        self._is_in_gesture = True
        self.revision = SameValue(self._value)
        self.gesture_started.emit()

    def _drag(self, revision: Revision) -> None:
        self.revision = revision
        self._value = revised_value(self.field, revision, self._origin)
        self._show(self._value)
        self.dragging.emit(self._value)

    def _end(self, keep: bool) -> None:
        self._is_in_gesture = False
        if not keep:
            self.set_value(self._origin)
        self.gesture_ended.emit(keep)


def editor_around(widget: QObject | None) -> FieldEditor | None:
    """The editor that a widget is, or is a part of."""
    while widget is not None and not isinstance(widget, FieldEditor):
        widget = widget.parent()
    return widget


def finish_typing(report: Callable[[str], object]) -> bool:
    """Take in what is typed in any window; False where an editor refuses it, and `report` is told why."""
    refusals: list[str] = []
    for window in QApplication.topLevelWidgets():
        # The last focus of each window: a dock may float, and no window has the focus while another program is active.
        editor = editor_around(window.focusWidget())
        if editor is not None:
            connection = editor.rejected.connect(refusals.append)
            editor.stop()
            editor.finish()
            editor.rejected.disconnect(connection)
    if refusals:
        text = QCoreApplication.translate("Typing", "Nothing was done, for what is being typed cannot be taken: {}")
        report(text.format(refusals[0]))
    return not refusals
