"""Commands of the Transform menu: motions and poses, and what becomes of them; and the numbers of the handles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from editor.document.texts import translate
from editor.document.virtual_axis import axis_of
from editor.ui.action import with_bound_keys
from editor.ui.command import Answer, Command, CommandList, Conditions, InView, When
from editor.ui.commands.motion_commands import MotionCommands
from editor.ui.commands.pose_commands import PoseCommands
from editor.ui.dialogs.transform_box import CameraAxes, TransformBox
from editor.ui.services import CurrentDocument
from editor.ui.value_text import count_text, counts_text, error_text
from editor.ui.viewport.click_selection import kind_for
from editor.ui.viewport.tools import Tools

RESETS = "transform.resets"  # a part of the menus


class HandlesCommands(QObject):
    """`camera_axes()` gives the axes of the picture that is seen, as columns."""

    def __init__(
        self,
        current: CurrentDocument,
        tools: Tools,
        commands: CommandList,
        window: QWidget,
        camera_axes: CameraAxes = lambda: np.eye(3),
    ) -> None:
        super().__init__(commands)
        self._current = current
        self._tools = tools
        self._window = window
        self._camera_axes = camera_axes
        numbers = Command(
            "transform.by-numbers",
            self.tr("&Transform by numbers…"),
            self.show_box,
            ["F4"],
            tip=self.tr("Move, rotate and scale what is selected by as much as you type"),
            when=Conditions(current).document,
            menu="edit.numbers",
        )
        axis = Command(
            "axes.virtual-from-selection",
            self.tr("Virtual axis &from selection"),
            self.set_virtual_axis,
            tip=self.tr(
                "Handles turn about this axis and move along it, whatever is selected then:"
                " from one selected row to another, of a bone to its tail, or of a face along its normal"
            ),
            when=Conditions(current).document,
            scope=InView,
            menu="axes.virtual",
        )
        commands.add([numbers, axis, *self._of_positions()], "HandlesCommands")

    def _of_positions(self) -> list[Command]:
        editing = Conditions(self._current).editing
        return [
            Command(
                "positions.store",
                self.tr("St&ore positions"),
                self.store_positions,
                ["Ctrl+F4"],
                tip=self.tr(
                    "Remembers where what is selected is, with normals, axes and rotations, until it is stored again"
                ),
                when=editing,
                menu="edit.numbers",
            ),
            Command(
                "positions.restore",
                self.tr("R&estore positions"),
                self.restore_positions,
                ["Ctrl+Shift+F4"],
                tip=self.tr("Puts what is selected back where it was stored; without a selection all that was stored"),
                when=editing,
                menu="edit.numbers",
            ),
        ]

    def store_positions(self) -> None:
        """Remember where the selected rows of the active table are."""
        document = self._current.document
        if document is None:
            return
        document.commit()
        table = document.selection.active_table
        count = document.stored_positions.store(document.model, table, document.selection.rows(table))
        if not count:
            document.show_status(self.tr("Nothing is selected that has a position."))
            return
        document.show_status(self.tr("Positions stored: {}").format(counts_text(document.stored_positions.counts)))

    def restore_positions(self) -> None:
        """Put the selected rows of the active table back where they were stored, or all that are."""
        document = self._current.document
        if document is None:
            return
        stored = document.stored_positions
        table = document.selection.active_table
        with document.edit(translate("HandlesCommands", "Restore positions")) as edit:
            rows = stored.restore(edit, table, document.selection.rows(table))
        if len(rows):
            document.show_status(self.tr("Positions restored: {}").format(count_text(len(rows))))
        elif stored.counts:
            counts = counts_text(stored.counts)
            document.show_status(self.tr("Nothing of this is stored; stored are: {}").format(counts))
        else:
            document.show_status(self.tr("No positions are stored."))

    def set_virtual_axis(self) -> None:
        """Take an axis from what is selected, and its handles; say why not where there is none."""
        document = self._current.document
        if document is None:
            return
        posing = document.posing
        table = kind_for(document.selection.active_table, is_posed=posing.is_active)
        rows = document.selection.rows(table).tolist()
        posed_model = posing.posed_model() if posing.is_shown else None
        try:
            document.virtual_axis = axis_of(document.model, table, rows, posed_model)
        except ValueError as error:
            document.show_status(error_text(error))
            return
        self._tools.take_virtual_axis()
        document.show_status(self.tr("The virtual axis was set."))

    def show_box(self) -> TransformBox:
        """Show the numbers beside the window, where they are not shown yet; does not block."""
        box = self._window.findChild(TransformBox)
        if box is None:
            box = TransformBox(self._current, self._tools, self._camera_axes, self._window)
            box.stand_in_view()
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


class TransformCommands(QObject):
    """The commands of Transform mode; only loading, which leads there, is possible before."""

    def __init__(
        self, current: CurrentDocument, motions: MotionCommands, poses: PoseCommands, commands: CommandList
    ) -> None:
        super().__init__(commands)
        self._current = current
        self._conditions = Conditions(current)
        groups = [*self._motion_commands(motions), *self._pose_commands(motions, poses), *self._reset_commands(poses)]
        commands.add([*groups, self._in_edit_mode()], "TransformCommands")

    def _in_edit_mode(self) -> Command:
        tip = self.tr(
            "Shows the pose of Transform mode in Edit mode: vertices, faces and materials can be moved in the posed"
            " model; their rest positions are calculated from that"
        )
        return Command(
            "view.pose",
            self.tr("Show the pose in &Edit mode"),
            self._show_pose,
            ["Ctrl+F9"],
            "posed",
            tip,
            when=self._conditions.editing,
            checked=self._shows_pose,
            menu="view.pose",
        )

    def _shows_pose(self) -> bool:
        posing = self._current.posing
        return posing is not None and posing.shows_in_edit

    def _show_pose(self, shown: bool) -> None:
        document = self._current.document
        if document is None:
            return
        document.commit()
        document.posing.show_in_edit(shown)
        pose = document.posing.current_pose()
        if not shown:
            document.show_status(self.tr("The model is shown at rest."))
        elif not (pose.posed().any() or pose.scaled().any() or pose.weights.any()):
            text = self.tr("The pose is shown, but nothing is posed yet[: {mode.toggle} leads to Transform mode].")
            document.show_status(with_bound_keys(text))
        else:
            document.show_status(
                self.tr("The pose is shown: the rest position of what is moved is calculated from it.")
            )

    def _motion_commands(self, motions: MotionCommands) -> list[Command]:
        add, document = partial(self._add, menu="transform.motions"), self._conditions.document
        load = partial(motions.ask_and_load, ".vmd")
        return [
            add("motion.load", self.tr("&Load motion…"), load, icon="motion", when=document),
            add("motion.remove-all", self.tr("Re&move motions"), motions.remove_all, when=self._has_motions),
            add("pose.save-keys", self.tr("Save &keys of the pose…"), motions.save_keys),
        ]

    def _pose_commands(self, motions: MotionCommands, poses: PoseCommands) -> list[Command]:
        add, load = partial(self._add, menu="transform.poses"), partial(motions.ask_and_load, ".vpd")
        return [
            add("pose.load", self.tr("L&oad pose…"), load, when=self._conditions.document),
            add("pose.save", self.tr("Sa&ve pose…"), motions.save_pose),
            add("pose.copy", self.tr("&Copy pose"), poses.copy, "Ctrl+Shift+C"),
            add("pose.paste", self.tr("P&aste pose"), poses.paste, "Ctrl+Shift+V"),
            add("pose.mirror", self.tr("M&irror pose"), poses.mirror, icon="mirror"),
        ]

    def _reset_commands(self, poses: PoseCommands) -> list[Command]:
        add = partial(self._add, menu=RESETS)
        return [
            add("pose.reset-bones", self.tr("Reset all bones"), poses.reset_bones, "Ctrl+B", "reset-pose"),
            add("pose.reset-morphs", self.tr("Reset all morphs"), poses.reset_morphs, "Ctrl+K"),
            add("pose.reset-all", self.tr("Reset &everything"), poses.reset_all, "Ctrl+Shift+B"),
            add("pose.ik-on", self.tr("All IK o&n"), partial(poses.switch_ik, True)),
            add("pose.ik-off", self.tr("All IK o&ff"), partial(poses.switch_ik, False)),
            self._lifting_command(),
        ]

    def _lifting_command(self) -> Command:
        return Command(
            "pose.lift-limits",
            self.tr("Lift limits"),
            self._lift_limits,
            ["Ctrl+Alt+F"],
            tip=self.tr(
                "Any bone can be moved and rotated here, whatever it is meant for; fixed axes and the limits of IK do"
                " not count. The model stays as it is"
            ),
            when=self._conditions.posing,
            checked=lambda: self._current.posing is not None and self._current.posing.lifts_limits,
            menu=RESETS,
        )

    def _lift_limits(self, lifts: bool) -> None:
        if self._current.posing is not None:
            self._current.posing.lift_limits(lifts)

    def _add(
        self,
        id: str,
        label: str,
        run: Callable[[], object],
        key: str = "",
        icon: str = "",
        when: When | None = None,
        *,
        menu: str,
    ) -> Command:
        return Command(id, label, run, [key] if key else [], icon, when=when or self._conditions.posing, menu=menu)

    def _has_motions(self) -> Answer:
        posing = self._current.posing
        return (posing is not None and bool(posing.motions)) or self.tr("No motion is loaded")
