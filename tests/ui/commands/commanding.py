"""All commands of a window that has nothing else in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QMainWindow

from editor.document.session import Session
from editor.render.overlays.overlay_list import OVERLAYS, Overlay
from editor.ui.command import CommandList
from editor.ui.commands.document_commands import RecoveryCommands
from editor.ui.commands.file_commands import FileCommands
from editor.ui.commands.mask_commands import MaskCommands
from editor.ui.commands.motion_commands import ModeSwitch, Transport
from editor.ui.commands.physics_commands import BakeCommands, PhysicsCommands
from editor.ui.commands.pose_commands import PoseCommands, ShapeCommands
from editor.ui.commands.row_commands import RowCommands
from editor.ui.commands.window_commands import WindowCommands, WindowParts
from editor.ui.models.marks import NameMode
from editor.ui.services import CurrentDocument
from editor.ui.viewport.tools import Tools
from editor.ui.viewport.view_settings import ViewSettings
from editor.ui.viewport.viewport import Viewport
from editor.ui.workspaces import Workspaces
from tests.ui.told_services import ToldServices


class WindowWithCommands:
    """The parts that commands act on, and the commands; without docks."""

    def __init__(
        self,
        window: QMainWindow,
        overlays: Sequence[Overlay] = OVERLAYS,
        viewport: Callable[[], Viewport | None] = lambda: None,
    ) -> None:
        session = Session(parent=window)
        session.settings.choose(language="ja")
        current = CurrentDocument(session, window)
        commands, services = CommandList(window), ToldServices()
        files = FileCommands(session, services, window)
        self.parts = WindowParts(
            commands,
            services,
            session,
            current,
            files,
            RecoveryCommands(session, services, window),
            RowCommands(session, services, window),
            PoseCommands(current, services),
            PhysicsCommands(current, commands, services, window),
            ShapeCommands(current, commands, services, window),
            BakeCommands(current, files.motions, session.settings.stored, commands, services, window),
            ModeSwitch(current, commands),
            Transport(current, commands),
            MaskCommands(current, commands, services),
            Tools(commands),
            ViewSettings(session.settings, window.palette(), window, overlays),
            NameMode(parent=window),
            Workspaces(session.settings.stored, current, window),
            viewport,
        )
        self.commands = WindowCommands(self.parts, window)
