"""Opens the forms of operations beside the window, that of projected UVs along the camera among them."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from editor.document.document import Document
from editor.document.operation_run import reason_against
from editor.operations.catalog import OPERATIONS
from editor.operations.operation import Operation
from editor.render.camera import Camera
from editor.ui.dialogs.message_boxes import FormAnswer, ask_form
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.value_text import translated

SAVE = "file.save"  # the command


def show_operation_form(
    document: Document,
    operation: Operation,
    window: QWidget,
    stored: QSettings | None = None,
    form_type: Callable[..., OperationForm] | None = None,
    given: Mapping[str, Any] | None = None,
) -> OperationForm:
    """Show the form of an operation beside the model; the one that the document has, if any, is cancelled.

    `stored` is where its values are remembered: the platform's place by default. `form_type`: of an operation that has
    a form of its own. `given`: values of parameters to begin with, in place of those that are remembered.
    """
    shown = open_form(document, window)
    if shown is not None and shown.operation is operation:
        shown.fill(dataclasses.replace(shown.parameters(), **(given or {})))
        shown.activateWindow()
        return shown
    if shown is not None:
        shown.reject()
    form = (form_type or OperationForm)(document, operation, window, stored if stored is not None else QSettings())
    _let_save(form, window)
    form.fill(dataclasses.replace(form.parameters(), **(given or {})))
    form.show()
    form.activateWindow()
    form.begin()
    return form


def open_form(document: Document, window: QWidget) -> OperationForm | None:
    """The form that is open for a document."""
    forms = (form for form in window.findChildren(OperationForm) if form.document is document and form.is_open)
    return next(forms, None)


def settle_form(document: Document, window: QWidget) -> str:
    """Ask whether what a form shows becomes a step, before the model is saved or handed on.

    "" if one may go on; where the user thinks better of it, or the form cannot be applied yet, what is to be told.
    """
    form = open_form(document, window)
    if form is None or not document.shows_gesture:
        return ""
    answer = ask_form(window, form.windowTitle())
    if answer is FormAnswer.CANCEL:
        return QCoreApplication.translate("OpenForms", "Nothing was done")
    if answer is FormAnswer.LEAVE:
        form.take_back(QCoreApplication.translate("OpenForms", "Not shown now; OK applies it"))
        return ""
    form.accept()
    text = QCoreApplication.translate("OpenForms", "Nothing was done, for “{}” is not applied yet")
    return text.format(form.windowTitle()) if form.is_open else ""


def renew_forms(window: QWidget) -> None:
    """Put forms that show the same in place of those that are open, in the language of the window."""
    for form in window.findChildren(OperationForm):
        if form.is_open:
            renewed = type(form)(form.document, form.operation, window, form.stored)
            _let_save(renewed, window)
            renewed.take_over(form)
            renewed.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, not form.isActiveWindow())
            is_seen, is_accepted, place = form.isVisible(), form.is_accepted, form.pos()
            form.reject()
            renewed.setVisible(is_seen)
            renewed.begin()
            renewed.move(place)
            if is_accepted:
                renewed.accept()


def _let_save(form: OperationForm, window: QWidget) -> None:
    """Have the key of Save work in a form as in the window."""
    form.addActions(window.findChildren(QAction, SAVE)[-1:])  # before it, while they last, those of another language


PROJECT = OPERATIONS["vertices.uv-project"]


def show_uv_projection(
    document: Document, camera: Camera, window: QWidget, channel: int = 0, aspect: float = 1.0
) -> OperationForm | None:
    """`aspect`: of the texture, width to height. None, and the status line says why, where nothing is selected."""
    reason = reason_against(document, PROJECT)
    if reason is not None:
        document.show_status(translated(reason))
        return None
    direction, up = (tuple(camera.axes[:, axis].round(6).tolist()) for axis in (2, 1))
    given = {"direction": direction, "up": up, "channel": channel, "aspect": aspect}
    return show_operation_form(document, PROJECT, window, given=given)
