"""MorphCommands: lets handles, the inspector and the UV pane change what a morph does, in place of the model."""

from __future__ import annotations

from PySide6.QtCore import QObject

from editor.document.edited_morph import EDITABLE
from editor.model.fields import NONE
from editor.ui.command import Answer, Command, CommandList, Conditions
from editor.ui.services import CurrentDocument
from editor.ui.value_text import error_text


class MorphCommands(QObject):
    """The command is checked while a morph is edited."""

    def __init__(self, current: CurrentDocument, commands: CommandList) -> None:
        super().__init__(commands)
        self._current = current
        self._conditions = Conditions(current)
        edit = Command(
            "morphs.edit-on-mesh",
            self.tr("&Edit on the model"),
            self._edit,
            tip=self.tr(
                "While this is on, the model is shown with the selected morph at 1, and what is moved or coloured"
                " changes the morph, not the model"
            ),
            when=self._can_edit,
            checked=self._is_editing,
            menu="morph.new",
        )
        commands.add([edit], "MorphCommands")

    def _is_editing(self) -> bool:
        document = self._current.document
        return document is not None and document.edited_morph.row != NONE

    def _can_edit(self) -> Answer:
        document, answer = self._current.document, self._conditions.editing()
        if document is None or answer is not True or self._is_editing():
            return answer
        row = document.selection.current("morphs")
        if row == NONE or document.model.morphs[row].kind not in EDITABLE:
            return self.tr("Select a morph of vertices, UVs, bones or materials")
        return True

    def _edit(self, edits: bool) -> None:
        document = self._current.document
        if document is None:
            return
        document.commit()
        if not edits:
            document.edited_morph.end()
            return
        try:
            document.edited_morph.begin(document.selection.current("morphs"))
        except ValueError as error:
            document.show_status(error_text(error))
