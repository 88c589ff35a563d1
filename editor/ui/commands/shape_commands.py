"""Makes what is seen in Transform mode part of the model: morphs out of it, or the model's own shape.

Each runs an operation of the list, as one undoable step of the document.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from editor.document.document import Document
from editor.document.operation_run import run_at_once
from editor.operations.catalog import OPERATIONS
from editor.ui.command import Command, CommandList
from editor.ui.conditions import Conditions
from editor.ui.current_document import CurrentDocument
from editor.ui.dialogs.open_forms import show_operation_form
from editor.ui.services import WindowServices


class ShapeCommands(QObject):
    """Commands of the Transform menu, in Transform mode only; their ids are those of the operations that they run."""

    def __init__(
        self, current: CurrentDocument, commands: CommandList, services: WindowServices, window: QWidget
    ) -> None:
        super().__init__(commands)
        self._services = services
        self._current = current
        self.commands = commands
        self._window = window
        commands.add(self._made(), "ShapeCommands")
        current.mode_changed.connect(commands.renew_soon)
        commands.renew_soon()

    def _made(self) -> list[Command]:
        texts = {
            "pose.bone-morph": (
                self.tr("New &bone morph from the pose…"),
                self._ask,
                self.tr("Adds a bone morph from the current pose"),
            ),
            "pose.vertex-morph": (
                self.tr("New verte&x morph from the shape…"),
                self._ask,
                self.tr("Adds a vertex morph from the current shape, as bones and morphs deform it"),
            ),
            "pose.apply-as-rest": (
                self.tr("Apply the shape to the mo&del"),
                self._run,
                self.tr(
                    "Makes what is seen the rest shape: vertices, bones, rigid bodies and joints; morphs are corrected"
                ),
            ),
            "pose.apply-morphs": (
                self.tr("Set morph &weights into the mesh"),
                self._run,
                self.tr("Makes what vertex and UV morphs do now part of the mesh, and resets their weights"),
            ),
        }
        posing = Conditions(self._current).posing
        return [
            Command(id, text, partial(do, id), tip=tip, when=posing, menu="transform.shapes")
            for id, (text, do, tip) in texts.items()
        ]

    @property
    def _document(self) -> Document | None:
        """The current document, if it is in Transform mode."""
        document = self._current.document
        return document if document is not None and document.posing.is_active else None

    # -- what they do ----------------------------------------------------------------------------------------------

    def _ask(self, name: str) -> None:
        """Show the form of an operation."""
        if self._document is not None:
            show_operation_form(self._document, OPERATIONS[name], self._window)

    def _run(self, name: str) -> None:
        if self._document is not None:
            run_at_once(self._document, OPERATIONS[name], show_job=self._services.show_job)
