"""The command that gives what is selected the UVs by which it is seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from editor.document.operation_run import reason_against
from editor.ui.command import Answer, Command, CommandList
from editor.ui.commands.row_actions import named_label
from editor.ui.conditions import Conditions
from editor.ui.current_document import CurrentDocument
from editor.ui.dialogs.project_uvs import PROJECT, show_uv_projection
from editor.ui.value_text import translated
from editor.ui.viewport.viewport import Viewport


class UvCommands(QObject):
    """`viewport()` gives the view that is worked in, or None."""

    def __init__(
        self, current: CurrentDocument, viewport: Callable[[], Viewport | None], commands: CommandList, window: QWidget
    ) -> None:
        super().__init__(commands)
        self._current = current
        self._viewport = viewport
        self._window = window
        command = Command(
            "vertices.project-from-view",
            self.tr("Project &UVs from view…"),
            self._project,
            tip=self.tr("Projects the texture onto the selection from the current view"),
            when=Conditions(current).document,
            when_shown=self._can,
            text_when_shown=self._text,
            menu="mesh.by-view",
        )
        commands.add([command], "UvCommands")

    def _project(self) -> None:
        document, viewport = self._current.document, self._viewport()
        if document is not None and viewport is not None:
            show_uv_projection(document, viewport.camera, self._window)

    def _text(self) -> str:
        document, label = self._current.document, self.tr("Project &UVs from view…")
        return label if document is None else named_label(document, PROJECT, label)

    def _can(self) -> Answer:
        document = self._current.document
        reason = reason_against(document, PROJECT) if document is not None else None
        return reason is None or translated(reason)
