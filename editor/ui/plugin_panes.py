"""Makes the panes of plug-ins, as rows of the list of panes. One that cannot be made says so in its place."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QWidget

from editor.document.document import Document
from editor.document.plugin_list import PluginList
from editor.document.window_host import WindowHost
from editor.plugins.containment import PluginFailedError, contained
from editor.plugins.offered import OfferedPane
from editor.plugins.script_model import ScriptModel
from editor.ui.commands.plugin_commands import report_failure
from editor.ui.pane_types import EVERY_TABLE, Area, PaneContext, PaneType
from editor.ui.value_text import translated


def plugin_panes(plugins: PluginList) -> list[PaneType]:
    """Rows for the panes that plug-ins add now."""
    return [
        PaneType(
            name=name,
            title=offered.pane.title,
            make=partial(_make, name),
            area=Area.RightDockWidgetArea,
            group="below the inspector",
            is_on_demand=True,
            size=(330, 400),
            is_of_plugin=True,
            tables=EVERY_TABLE,  # as far as anybody knows
        )
        for name, offered in plugins.panes.items()
    ]


def _make(name: str, context: PaneContext, document: Document) -> QWidget:
    """The pane of this name as its plug-in, which may have been loaded anew meanwhile, makes it now."""
    offered = context.plugins.panes.get(name)
    if offered is None:
        return _notice(QCoreApplication.translate("PluginPanes", "The plug-in of this pane is not loaded"))
    try:
        return _made(offered, context, document)
    except PluginFailedError as failure:
        report_failure(document, failure)
        return _notice(translated(failure.text))


def _made(offered: OfferedPane, context: PaneContext, document: Document) -> QWidget:
    host = WindowHost(document, context.view, lambda *_: None)
    model = ScriptModel(document, host)
    # What it edits is taken back where it fails; but a gesture that is open would be ended by another edit.
    block = nullcontext() if document.is_editing else model.edit(offered.pane.title)
    with contained(offered.of, offered.name), block:
        pane = offered.pane.make(model, host)
        if not isinstance(pane, QWidget):
            raise TypeError(f"{pane!r} is no QWidget")
        return pane


def _notice(text: str) -> QLabel:
    notice = QLabel(text, wordWrap=True, margin=8)
    notice.setTextFormat(Qt.TextFormat.PlainText)
    notice.setAlignment(Qt.AlignmentFlag.AlignTop)
    notice.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return notice
