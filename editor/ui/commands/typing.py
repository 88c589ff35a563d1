"""Takes in what is still being typed, for commands that save, close or hand on what a document holds."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from editor.ui.editors.field_editor import editor_around


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
