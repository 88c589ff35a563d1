"""Makes what is seen in Transform mode part of the model: morphs out of it, or the model's own shape.

Each runs an operation of the list, as one undoable step of the document.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QMetaObject, QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from editor.document.document import Document
from editor.document.operation_run import run_at_once
from editor.operations.catalog import OPERATIONS
from editor.ui.action import make_action
from editor.ui.current_document import CurrentDocument
from editor.ui.dialogs.open_forms import show_operation_form


class ShapeCommands(QObject):
    """`actions` belong into the Transform menu; they can be used in Transform mode only."""

    job_started = Signal(object, str)  # the Job, and what it does

    def __init__(self, current: CurrentDocument, window: QWidget) -> None:
        super().__init__(window)
        self._current = current
        self._window = window
        self._connection: QMetaObject.Connection | None = None
        self.actions = self._make_actions()
        current.switched.connect(self._switch)
        self._switch(current.document)

    def _make_actions(self) -> list[QAction]:
        texts: tuple[tuple[str, Callable[[str], None], str, str], ...] = (
            (
                self.tr("New &bone morph from the pose…"),
                self._ask,
                "pose.bone-morph",
                self.tr("Adds a bone morph from the current pose"),
            ),
            (
                self.tr("New verte&x morph from the shape…"),
                self._ask,
                "pose.vertex-morph",
                self.tr("Adds a vertex morph from the current shape, as bones and morphs deform it"),
            ),
            (
                self.tr("Apply the shape to the mo&del"),
                self._run,
                "pose.apply-as-rest",
                self.tr(
                    "Makes what is seen the rest shape: vertices, bones, rigid bodies and joints; morphs are corrected"
                ),
            ),
            (
                self.tr("Set morph &weights into the mesh"),
                self._run,
                "pose.apply-morphs",
                self.tr("Makes what vertex and UV morphs do now part of the mesh, and resets their weights"),
            ),
        )
        return [make_action(self._window, text, partial(do, name), tip=tip) for text, do, name, tip in texts]

    # -- when they can be used -------------------------------------------------------------------------------------

    def _switch(self, document: Document | None) -> None:
        if self._connection is not None:
            QObject.disconnect(self._connection)
        self._connection = document.posing.active_changed.connect(self._enable) if document is not None else None
        self._enable()

    def _enable(self) -> None:
        for action in self.actions:
            action.setEnabled(self._document is not None)

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
            run_at_once(self._document, OPERATIONS[name], show_job=self.job_started.emit)
