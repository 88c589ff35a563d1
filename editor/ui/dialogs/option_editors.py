"""OptionEditors: the declared options of a format in a form, as words that saving takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QFormLayout, QWidget

from editor.document.document import Document
from editor.formats.file_format import from_keywords, keywords
from editor.model.fields import Kind, fields_of
from editor.operations.parameters import check_limits
from editor.ui.editors import FieldEditor, editor_for
from editor.ui.editors.lines import EntryLine
from editor.ui.value_text import field_help, field_label


class OptionEditors:
    """`by_name` are the editors by option; `given` is what was chosen before."""

    def __init__(self, options: type, document: Document, given: Mapping[str, Any], form: QFormLayout) -> None:
        self._options = options
        self.by_name: dict[str, FieldEditor] = {}
        parent: QWidget | None = form.parentWidget()
        chosen = from_keywords(options, given)
        for field in fields_of(options):
            editor = self.by_name[field.name] = editor_for(field, document, parent)
            label = editor.make_label(field_label(field))
            label.setToolTip(label.toolTip() or field_help(field))
            editor.set_value(getattr(chosen, field.name))
            form.addRow(label, editor)

    def finish(self) -> bool:
        """Take what has been typed; whether all of it makes sense."""
        for editor in self.by_name.values():
            editor.finish()
        lines = [line for editor in self.by_name.values() for line in editor.findChildren(EntryLine)]
        return not any(line.isModified() for line in lines)

    def given(self) -> dict[str, Any]:
        """What is chosen now, as `formats.save` takes it: what is not as it comes."""
        return keywords(self._options(**{name: editor.value() for name, editor in self.by_name.items()}))


def as_stored(options: type, stored: Mapping[str, str]) -> dict[str, Any]:
    """Options from the texts that settings have of them; those that make no sense any more as they come."""
    given: dict[str, Any] = {}
    for field in fields_of(options):
        text = stored.get(field.name, "")
        if not text:
            continue
        try:
            value = text == "true" if field.kind is Kind.SWITCH else float(text) if field.kind is Kind.NUMBER else text
            check_limits(field, value)
            from_keywords(options, {field.name: value})
        except (TypeError, ValueError, OverflowError):
            continue
        given[field.name] = value
    return given
