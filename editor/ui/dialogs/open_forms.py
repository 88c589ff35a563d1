"""Shows forms of operations beside the model, at most one a document, and closes them."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QWidget

from editor.document.document import Document
from editor.operations.operation import Operation
from editor.ui.dialogs.operation_form import OperationForm


def show_operation_form(
    document: Document,
    operation: Operation,
    window: QWidget,
    stored: QSettings | None = None,
    form_type: type[OperationForm] | None = None,
    given: Mapping[str, Any] | None = None,
) -> OperationForm:
    """Show the form of an operation beside the model; the one that the document has, if any, is cancelled.

    `stored` is where its values are remembered: the platform's place by default. `form_type`: of an operation that has
    a form of its own. `given`: values of parameters to begin with, in place of those that are remembered.
    """
    for form in window.findChildren(OperationForm):
        if form.document is document and form.is_open:
            if form.operation is operation:
                form.fill(dataclasses.replace(form.parameters(), **(given or {})))
                form.activateWindow()
                return form
            form.reject()
    form = (form_type or OperationForm)(document, operation, window, stored if stored is not None else QSettings())
    form.fill(dataclasses.replace(form.parameters(), **(given or {})))
    form.show()
    form.activateWindow()
    form.begin()
    return form


def close_forms(window: QWidget) -> None:
    """Cancel every form of a window, which is about to be made anew."""
    for form in window.findChildren(OperationForm):
        form.reject()
