"""Puts the bars that the window has above its model views."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from editor.render.graphics import GraphicsMemory
from editor.ui.bars.far_vertices_bar import FarVerticesBar
from editor.ui.bars.faults_bar import FaultsBar
from editor.ui.bars.file_bar import FileBar
from editor.ui.bars.graphics_bar import GraphicsBar
from editor.ui.bars.morph_bar import MorphBar
from editor.ui.bars.recovery_bar import RecoveryBar
from editor.ui.bars.textures_bar import TexturesBar
from editor.ui.commands.file_commands import FileCommands
from editor.ui.commands.recovery_commands import RecoveryCommands
from editor.ui.current_document import CurrentDocument
from editor.ui.services import WindowServices


def below_bars(
    middle: QWidget,
    current: CurrentDocument,
    files: FileCommands,
    recovery: RecoveryCommands,
    services: WindowServices,
    graphics: GraphicsMemory,
) -> QWidget:
    """A widget with the bars across its top, which take no room while they are hidden."""
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    for bar in (
        GraphicsBar(graphics),
        RecoveryBar(recovery),
        FileBar(current, files, services),
        TexturesBar(current),
        FarVerticesBar(current, partial(services.go_to_pane, "table")),
        FaultsBar(current, files.saving, partial(services.go_to_pane, "checks")),
        MorphBar(current, services.go_to_pane),
    ):
        column.addWidget(bar)
    column.addWidget(middle, 1)
    return whole
