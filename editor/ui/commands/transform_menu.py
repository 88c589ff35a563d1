"""The Transform menu: the mode, playing, motions and poses, and what becomes of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from editor.ui.action import make_action
from editor.ui.commands.motion_commands import MotionCommands
from editor.ui.commands.physics_commands import PhysicsCommands
from editor.ui.commands.playback_commands import ModeSwitch, Transport
from editor.ui.commands.pose_commands import PoseCommands
from editor.ui.current_document import CurrentDocument
from editor.ui.dialogs.transform_box import CameraAxes, TransformBox
from editor.ui.viewport.tools import Tools


class HandlesMenu(QMenu):
    """`camera_axes()` gives the axes of the picture that is seen, as columns."""

    def __init__(
        self, current: CurrentDocument, tools: Tools, window: QWidget, camera_axes: CameraAxes = lambda: np.eye(3)
    ):
        super().__init__(window)
        self.setTitle(self.tr("&Handles"))
        self._current = current
        self._tools = tools
        self._window = window
        self._camera_axes = camera_axes
        shaping = tools.shaping
        self.numbers = make_action(
            self,
            self.tr("&Transform by numbers…"),
            self.show_box,
            keys=["F4"],
            tip=self.tr("Move, rotate and scale what is selected by as much as you type"),
        )
        self.addActions(tools.actions)
        self.addAction(tools.handles)
        self.addSeparator()
        self._add_menu(self.tr("A&xes"), [*tools.axes, tools.next_axes])
        self._add_menu(self.tr("&Pivot"), shaping.pivots)
        self.addSeparator()
        self.addActions([shaping.symmetry, shaping.falls_off, *shaping.following])
        self.addSeparator()
        self.addAction(self.numbers)
        current.switched.connect(self._show)
        self._show()

    def show_box(self) -> TransformBox:
        """Show the numbers beside the window, where they are not shown yet; does not block."""
        box = self._window.findChild(TransformBox)
        if box is None:
            box = TransformBox(self._current, self._tools, self._camera_axes, self._window)
        box.show()
        box.activateWindow()
        return box

    def close_box(self) -> None:
        """Take the numbers away, for good."""
        box = self._window.findChild(TransformBox)
        if box is not None:
            box.setParent(None)
            box.close()
            box.deleteLater()

    def _add_menu(self, title: str, actions: list) -> None:
        self.addMenu(title).addActions(actions)

    def _show(self) -> None:
        self.numbers.setEnabled(self._current.document is not None)


class TransformMenu(QMenu):
    """What it does works in Transform mode; only loading, which leads there, can be done before."""

    def __init__(
        self,
        current: CurrentDocument,
        mode: ModeSwitch,
        transport: Transport,
        physics: PhysicsCommands,
        motions: MotionCommands,
        poses: PoseCommands,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.setTitle(self.tr("&Transform"))
        self._current = current
        self._of_pose: list[QAction] = []
        self.addAction(mode.toggle)
        self.tools = self.addMenu(self.tr("&Handles"))
        self._add_playing(transport)
        self.physics = self.addMenu(self.tr("Ph&ysics"))
        self.physics.addActions([physics.switch, physics.only_playing, physics.reset, physics.settings])
        self._add_motions(motions)
        self._add_poses(motions, poses)
        self._add_history(poses)
        self._add_resets(poses)
        for signal in (current.mode_changed, current.motions_changed, current.pose_history_changed):
            signal.connect(self._show)
        self._show()

    def add_section(self, actions: Sequence[QAction]) -> None:
        """Add what others do with what is posed, at the end."""
        self.addSeparator()
        self.addActions(list(actions))

    def add_to_physics(self, actions: Sequence[QAction]) -> None:
        """Add what others do with physics, after its own entries."""
        self.physics.addSeparator()
        self.physics.addActions(list(actions))

    def _add_playing(self, transport: Transport) -> None:
        self.addActions([transport.play, transport.stop])
        self.playing = self.addMenu(self.tr("Playin&g"))
        self.playing.addActions([action for action in transport.all if action not in self.actions()])

    def _add_motions(self, motions: MotionCommands) -> None:
        self.addSeparator()
        self.load_motion = self._add(self.tr("&Load motion…"), partial(motions.ask_and_load, ".vmd"), icon="motion")
        self.remove_motions = self._add(self.tr("Re&move motions"), motions.remove_all)
        self.save_keys = self._add_of_pose(self.tr("Save &keys of the pose…"), motions.save_keys)

    def _add_poses(self, motions: MotionCommands, poses: PoseCommands) -> None:
        self.addSeparator()
        self.load_pose = self._add(self.tr("L&oad pose…"), partial(motions.ask_and_load, ".vpd"))
        self.save_pose = self._add_of_pose(self.tr("Sa&ve pose…"), motions.save_pose)
        self.copy = self._add_of_pose(self.tr("&Copy pose"), poses.copy, "Ctrl+Shift+C")
        self.paste = self._add_of_pose(self.tr("P&aste pose"), poses.paste, "Ctrl+Shift+V")
        self.mirror = self._add_of_pose(self.tr("M&irror pose"), poses.mirror, icon="mirror")

    def _add_history(self, poses: PoseCommands) -> None:
        self.addSeparator()
        self.undo = self._add(self.tr("&Undo pose"), poses.undo, "Ctrl+Alt+Z")
        self.redo = self._add(self.tr("&Redo pose"), poses.redo, "Ctrl+Alt+Y")

    def _add_resets(self, poses: PoseCommands) -> None:
        self.addSeparator()
        self.reset_bones = self._add_of_pose(self.tr("Reset all bones"), poses.reset_bones, "Ctrl+B", "reset-pose")
        self.reset_morphs = self._add_of_pose(self.tr("Reset all morphs"), poses.reset_morphs, "Ctrl+K")
        self.reset_all = self._add_of_pose(self.tr("Reset &everything"), poses.reset_all, "Ctrl+Shift+B")
        self.ik_on = self._add_of_pose(self.tr("All IK o&n"), partial(poses.switch_ik, True))
        self.ik_off = self._add_of_pose(self.tr("All IK o&ff"), partial(poses.switch_ik, False))

    def _add(self, text: str, run: Callable[[], object], key: str = "", icon: str = "") -> QAction:
        action = make_action(self, text, run, keys=[key] if key else [], icon=icon)
        self.addAction(action)
        return action

    def _add_of_pose(self, text: str, run: Callable[[], object], key: str = "", icon: str = "") -> QAction:
        action = self._add(text, run, key, icon)
        self._of_pose.append(action)
        return action

    def _show(self) -> None:
        posing, is_posing = self._current.posing, self._current.is_posing
        for action in self._of_pose:
            action.setEnabled(is_posing)
        self.tools.setEnabled(is_posing)
        self.playing.setEnabled(is_posing)
        self.physics.setEnabled(is_posing)
        for action in (self.load_motion, self.load_pose):
            action.setEnabled(posing is not None)
        self.remove_motions.setEnabled(posing is not None and bool(posing.motions))
        self.undo.setEnabled(is_posing and posing is not None and posing.can_undo)
        self.redo.setEnabled(is_posing and posing is not None and posing.can_redo)
