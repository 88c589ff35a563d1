"""Shows the form that projects UVs, with the direction in which a camera looks."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from editor.document.document import Document
from editor.document.operation_run import reason_against
from editor.operations.catalog import OPERATIONS
from editor.render.camera import Camera
from editor.ui.dialogs.open_forms import show_operation_form
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.value_text import translated

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
