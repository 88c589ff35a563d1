"""PosePane: the bones with what the pose makes of them, their numbers, and ways back to the motion or to rest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, QSettings, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QFormLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from editor.document.document import Document
from editor.document.selection import SelectionMode
from editor.document.texts import names_text, translate
from editor.math3d.arrays import Float64Array, IndexArray, mask_of
from editor.math3d.rotations import (
    angles_about_axes,
    are_same_rotations,
    quaternions_about_axes,
    quaternions_from_shown_euler,
    shown_euler_from_quaternions,
)
from editor.messages import TranslatableText, listed
from editor.model.bones import Bone, may_move, may_rotate, may_scale, rotates_about_axis, rotates_freely
from editor.model.changes import Action, Change
from editor.model.fields import XYZ, Field, Kind
from editor.operations.queries.selection import descendants
from editor.preview.posed_model import bone_holders
from editor.ui.action import make_action
from editor.ui.dialog import ScrolledRows
from editor.ui.editors import FieldEditor, editor_for
from editor.ui.editors.lines import EntryLine
from editor.ui.editors.revisions import MIXED, Parts
from editor.ui.models.marks import NameMode
from editor.ui.models.row_lists import IK, Arrangement, PoseList
from editor.ui.panes.row_tree_view import RowTreeView
from editor.ui.panes.transform.transform_pane import TransformPane
from editor.ui.tokens import SPACING_M, SPACING_S
from editor.ui.value_text import count_text, field_help, field_label, section_title, translated

LEAST_SCALE = 0.001
DECIMALS = 4  # that are shown, of degrees and of model units: more would be rounding errors of motion files


class Channel:
    """Numbers of bones, `field.size` a bone, in the units of `field`."""

    field: Field

    def __init__(self, document: Document) -> None:
        self._posing = document.posing

    def applying(self, rows: IndexArray) -> IndexArray:
        """Those of the rows whose numbers may be edited."""
        bones = self._posing.bones
        return np.array([row for row in rows.tolist() if self.applies(bones[row])], np.intp)

    def applies(self, bone: Bone) -> bool:
        raise NotImplementedError

    def present(self, rows: IndexArray) -> Float64Array:
        """(rows, *field.shape) as the bones stand now."""
        raise NotImplementedError

    def pose(self, rows: IndexArray, values: Float64Array) -> None:
        """Let the bones stand so."""
        raise NotImplementedError

    def forget(self) -> None:
        """Rows are no longer those that they were."""

    def summary(self, rows: IndexArray) -> Any:
        """Return the value that an editor shows for rows, of which there is at least one; MIXED where they differ."""
        unit = np.pi / 180 if self.field.angle else 1.0
        shown = (np.round(self.present(rows) / unit, DECIMALS) + 0.0) * unit  # + 0: no minus before zero
        flat = shown.reshape(len(rows), -1)
        same = np.ptp(flat, axis=0) == 0
        parts = tuple(part if is_same else MIXED for part, is_same in zip(flat[0].tolist(), same, strict=True))
        return parts if self.field.size > 1 else parts[0]


class Translation(Channel):
    field = Field(Kind.VECTOR, str(QT_TRANSLATE_NOOP("Field", "Translation")), (0.0,) * 3, size=3, components=XYZ)

    def applies(self, bone: Bone) -> bool:
        return may_move(bone)

    def present(self, rows: IndexArray) -> Float64Array:
        return self._posing.current_pose().offsets[rows]

    def pose(self, rows: IndexArray, values: Float64Array) -> None:
        self._posing.pose_bones(rows, offsets=values)


class _RotationChannel(Channel):
    """Angles mean a rotation, but a rotation means many angles: those that were typed stay as long as they hold."""

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._typed: dict[int, Any] = {}

    def present(self, rows: IndexArray) -> Float64Array:
        rotations = self._posing.current_pose().rotations[rows]
        angles = self._read(rows, rotations)
        typed = [view_row for view_row, row in enumerate(rows.tolist()) if row in self._typed]
        if typed:
            known = np.array([self._typed[row] for row in rows[typed].tolist()])
            holds = are_same_rotations(self._rotations(rows[typed], known), rotations[typed])
            angles[np.array(typed)[holds]] = known[holds]
        return angles

    def pose(self, rows: IndexArray, values: Float64Array) -> None:
        self._typed.update(zip(rows.tolist(), np.array(values), strict=True))
        self._posing.pose_bones(rows, rotations=self._rotations(rows, values))

    def forget(self) -> None:
        self._typed.clear()

    def _rotations(self, rows: IndexArray, angles: Float64Array) -> Float64Array:
        """(rows, 4) the rotations that the angles mean."""
        raise NotImplementedError

    def _read(self, rows: IndexArray, rotations: Float64Array) -> Float64Array:
        """The angles by which rotations are told."""
        raise NotImplementedError


class Rotation(_RotationChannel):
    """Rotation in the angles that MMD shows: about y after x after z."""

    field = Field(
        Kind.VECTOR,
        str(QT_TRANSLATE_NOOP("Field", "Rotation")),
        (0.0,) * 3,
        help=str(QT_TRANSLATE_NOOP("Field", "Angles as MMD shows them.")),
        size=3,
        components=XYZ,
        angle=True,
    )

    def applies(self, bone: Bone) -> bool:
        return rotates_freely(bone)

    def _rotations(self, rows: IndexArray, angles: Float64Array) -> Float64Array:
        return quaternions_from_shown_euler(angles)

    def _read(self, rows: IndexArray, rotations: Float64Array) -> Float64Array:
        return shown_euler_from_quaternions(rotations)


class Scale(Channel):
    field = Field(
        Kind.VECTOR,
        str(QT_TRANSLATE_NOOP("Field", "Scale")),
        (1.0,) * 3,
        help=str(QT_TRANSLATE_NOOP("Field", "Along the local axes; no file of a motion or pose keeps it.")),
        size=3,
        components=XYZ,
        minimum=LEAST_SCALE,
    )

    def applies(self, bone: Bone) -> bool:
        return may_scale(bone)

    def present(self, rows: IndexArray) -> Float64Array:
        return self._posing.current_pose().scales[rows]

    def pose(self, rows: IndexArray, values: Float64Array) -> None:
        self._posing.pose_bones(rows, scales=np.maximum(values, LEAST_SCALE))


class AxisAngle(_RotationChannel):
    field = Field(
        Kind.NUMBER,
        str(QT_TRANSLATE_NOOP("Field", "About axis")),
        0.0,
        help=str(QT_TRANSLATE_NOOP("Field", "The bone turns about its fixed axis only.")),
        angle=True,
    )

    def applies(self, bone: Bone) -> bool:
        return rotates_about_axis(bone)

    def _rotations(self, rows: IndexArray, angles: Float64Array) -> Float64Array:
        return quaternions_about_axes(self._axes(rows), angles)

    def _read(self, rows: IndexArray, rotations: Float64Array) -> Float64Array:
        return angles_about_axes(rotations, self._axes(rows))

    def _axes(self, rows: IndexArray) -> Float64Array:
        bones = self._posing.bones
        return np.array([bones[row].fixed_axis for row in rows.tolist()])


NO_ROWS = np.empty(0, np.intp)


class ChannelBinding(QObject):
    """Shows one channel of some bones in an editor, and poses them; what the editor calls a gesture is a pose step."""

    def __init__(self, document: Document, channel: Channel, editor: FieldEditor) -> None:
        super().__init__(editor)
        self.channel = channel
        self.editor = editor
        self._bones = document.model.bones
        self._posing = document.posing
        self._rows = NO_ROWS
        self._shown = NO_ROWS
        self._is_behind = False  # whether the bones have moved on from what is in use
        self._before: Any = None  # the numbers when the gesture started; None outside of one
        for line in editor.findChildren(EntryLine):
            line.selectionChanged.connect(self._catch_up)
        editor.edited.connect(self._edited)
        editor.gesture_started.connect(self._started)
        editor.dragging.connect(self._dragged)
        editor.gesture_ended.connect(self._ended)

    def take(self, rows: IndexArray) -> bool:
        """Be about these bones, as far as they can be edited; whether any can."""
        self._rows = self.channel.applying(rows)
        return bool(len(self._rows))

    def show(self, rows: IndexArray) -> None:
        """Show the numbers of the bones that can be edited, or else of these; what is in use stays."""
        self._shown = self._rows if len(self._rows) else rows
        self._is_behind = any(line.is_in_use for line in self.editor.findChildren(EntryLine))
        if not self._is_behind:
            self.editor.set_value(self.channel.summary(self._shown) if len(self._shown) else self.channel.field.default)

    def _catch_up(self) -> None:
        """Show how the bones stand now, as soon as nothing is in use any more."""
        if self._is_behind:
            self.show(self._shown)

    def release(self) -> None:
        """Let go of the bones, of what is being typed and of the gesture: others are about to be shown."""
        self.editor.stop()
        self.editor.discard()
        self._rows = NO_ROWS

    def _name(self) -> TranslatableText:
        rows = names_text(self._bones, self._rows)
        text = translate("ChannelBinding", "Pose: {what} of {rows}")
        return text.format(what=field_label(self.channel.field), rows=rows)

    def _edited(self) -> None:
        if len(self._rows):
            self._posing.begin(self._name())
            self._pose(self.channel.present(self._rows))
            self._posing.commit()

    def _started(self) -> None:
        if len(self._rows):
            self._before = self.channel.present(self._rows).copy()
            self._posing.begin(self._name())

    def _dragged(self) -> None:
        if self._before is None:
            return
        if self._posing.is_open:
            self._pose(self._before)
        else:  # it was taken back, or something else was done, meanwhile
            self.editor.stop()

    def _ended(self, keep: bool) -> None:
        if self._before is not None and self._posing.is_open:
            if keep:
                self._posing.commit()
            else:
                self._posing.cancel()
        self._before = None

    def _pose(self, values: Any) -> None:
        revision = self.editor.revision
        assert isinstance(revision, Parts)
        new = revision.column(values)
        if np.isfinite(new).all():
            self.channel.pose(self._rows, new)
        else:
            self.editor.complain(self.tr("This has no finite result."))


class PoseNumbers(QWidget):
    """The numbers of the bones that are selected, or of the current one."""

    def __init__(self, document: Document, names: NameMode, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._names = names
        self._rows = NO_ROWS
        self.title = QLabel()
        self.form = QFormLayout()
        self.bindings = [self._add(channel(document)) for channel in (Translation, Rotation, AxisAngle, Scale)]
        self._lay_out()
        document.about_to_change.connect(self._about_to_change)
        self._take(NO_ROWS)

    def refresh(self) -> None:
        """Show the bones that are selected now, as they stand now."""
        rows = self._document.selection.chosen("bones")
        if not np.array_equal(rows, self._rows):
            self.release()
        self._take(rows)
        self.title.setText(self._title())
        self.title.setToolTip(self.title.text())  # it may be longer than the pane is wide
        for binding in self.bindings:
            binding.show(rows)

    def release(self) -> None:
        """Let go of the bones: nothing that is still being typed may reach others."""
        for binding in self.bindings:
            binding.release()

    def _take(self, rows: IndexArray) -> None:
        """Enable what can be done to the bones. There are always three lines: the list above shall not jump."""
        self._rows = rows
        moves, turns, turns_about_axis, scales = (binding.take(rows) for binding in self.bindings)
        can_edit = (moves, turns, turns_about_axis, scales)
        is_shown = (True, turns or not turns_about_axis, turns_about_axis, True)
        for binding, is_on, is_there in zip(self.bindings, can_edit, is_shown, strict=True):
            for part in (binding.editor, self.form.labelForField(binding.editor)):
                part.setEnabled(is_on)
            self.form.setRowVisible(binding.editor, is_there)

    def _title(self) -> str:
        if len(self._rows) == 1:
            held = self._held_by()
            name = self._names.reference(self._document.model, "bones", int(self._rows[0]))
            return f"{name} · {held}" if held else name
        count = count_text(len(self._rows))
        return f"{section_title('bones')}: {count}" if len(self._rows) else self.tr("No bone selected")

    def _held_by(self) -> str:
        """Return the holders of the bone that matter for what it may be posed to."""
        row, posing = int(self._rows[0]), self._document.posing
        turns, moves = may_rotate(posing.bones[row]), may_move(posing.bones[row])
        every = bone_holders(posing.posed_model(), row)
        holders = [holder for holder in every if (holder.turns and turns) or (holder.moves and moves)]
        return translated(listed([holder.text for holder in holders])) if holders else ""

    def _add(self, channel: Channel) -> ChannelBinding:
        editor = editor_for(channel.field, self._document, self)
        label = editor.make_label(field_label(channel.field))
        label.setToolTip(label.toolTip() or field_help(channel.field))
        self.form.addRow(label, editor)
        return ChannelBinding(self._document, channel, editor)

    def _lay_out(self) -> None:
        self.title.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.form.setVerticalSpacing(SPACING_S)
        self.form.setHorizontalSpacing(SPACING_M)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACING_S, SPACING_S, SPACING_S, SPACING_S)
        column.setSpacing(SPACING_S)
        column.addWidget(self.title)
        column.addLayout(self.form)

    def _about_to_change(self, change: Change) -> None:
        if change.table == "bones" and change.action is not Action.SET:
            self.release()
            for binding in self.bindings:
                binding.channel.forget()


ARRANGEMENT = "pose/arrangement"
LEAST_ROWS = 2  # lines of text, one of them the header, that the list has room for at least


class PoseView(RowTreeView):
    """Space switches the IK of the selected bones."""

    def __init__(self, model: PoseList) -> None:
        super().__init__(model)
        self._bones = model
        self.fit_column(IK, "IK---")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self._bones.switch_ik(self._bones.document.selection.chosen("bones").tolist())
        else:
            super().keyPressEvent(event)


class PosePane(TransformPane):
    """`names` says which names are shown; `stored` remembers how the bones are arranged."""

    def __init__(
        self,
        document: Document,
        names: NameMode | None = None,
        parent: QWidget | None = None,
        *,
        stored: QSettings | None = None,
    ) -> None:
        self._stored = stored if stored is not None else QSettings()
        self.model = PoseList(document, names=names, arrangement=_arrangement(self._stored))
        super().__init__(document, PoseView(self.model), parent)
        self.view.setMinimumHeight(LEAST_ROWS * self.fontMetrics().lineSpacing())
        self.numbers = PoseNumbers(document, self.model.names)
        self.column.insertWidget(2, self._scrolled(self.numbers))
        self.arrangements = self._make_arrangements()
        self._make_actions()
        self.add_buttons(self.reset, self.reset_all, self.mirror)
        self.refresh()

    def refresh(self) -> None:
        self.model.refresh()
        self.numbers.refresh()
        posing, rows = self.document.posing, self.rows()
        self.reset.setEnabled(bool(posing.overridden_bones[rows].any()))
        self.reset_all.setEnabled(bool(posing.overridden_bones.any() or posing.overridden_ik.any()))
        for action in (self.mirror_selected, self.select_children):
            action.setEnabled(len(rows) > 0)

    def menu_actions(self) -> Sequence[QAction | None]:
        return (self.reset, self.mirror_selected, self.select_children, None, self.reset_all, self.mirror)

    def arrange(self, arrangement: Arrangement) -> None:
        """Show the bones as a list, below their parents or by display frame; remembered."""
        self._stored.setValue(ARRANGEMENT, arrangement.value)
        self.arrangements[arrangement].setChecked(True)
        self.model.arrange(arrangement)
        self.view.show_current()

    # -- parts ------------------------------------------------------------------------------------------------------

    def _scrolled(self, numbers: QWidget) -> QWidget:
        """The numbers in as much room as they need where there is so much, so that low windows have room for all."""
        area = ScrolledRows(numbers)
        area.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        return area

    def _make_arrangements(self) -> dict[Arrangement, QToolButton]:
        texts = {
            Arrangement.LIST: (self.tr("List"), self.tr("All bones in the order of the model")),
            Arrangement.TREE: (self.tr("Tree"), self.tr("Bones below their parents")),
            Arrangement.FRAMES: (self.tr("Frames"), self.tr("Bones by display frame")),
        }
        group, buttons = QButtonGroup(self), {}
        for arrangement, (text, tip) in texts.items():
            button = QToolButton()
            button.setText(text)
            button.setToolTip(tip)
            button.setCheckable(True)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setChecked(arrangement is self.model.arrangement)
            button.clicked.connect(partial(self.arrange, arrangement))
            group.addButton(button)
            self.top.addWidget(button)
            buttons[arrangement] = button
        return buttons

    def _make_actions(self) -> None:
        make, posing = partial(make_action, self), self.document.posing
        tips = (
            self.tr("Give the selected bones back to the motion, or to rest"),
            self.tr("Give all bones and IK switches back to the motion, or to rest"),
            self.tr("Exchange left and right of the whole pose"),
            self.tr("Put the pose of the selected bones on those of the other side"),
        )
        self.reset = make(self.tr("Reset"), lambda: posing.reset_bones(self.rows()), tip=tips[0])
        self.reset_all = make(self.tr("Reset all"), self._reset_all, tip=tips[1])
        self.mirror = make(self.tr("Mirror"), self._mirror, tip=tips[2])
        self.mirror_selected = make(self.tr("Mirror selected"), lambda: self._mirror(self.rows()), tip=tips[3])
        self.select_children = make(self.tr("Select children"), self._select_children)

    # -- what is done -----------------------------------------------------------------------------------------------

    def _reset_all(self) -> None:
        posing = self.document.posing
        posing.begin(translate("PosePane", "Reset all bones"))
        posing.reset_bones()
        posing.reset_ik()
        posing.commit()

    def _mirror(self, rows: list[int] | None = None) -> None:
        """Mirror the pose of bones, None for all, and tell which have no other side."""
        if lone := self.document.posing.mirror(rows):
            names = names_text(self.document.model.bones, lone)
            self.document.show_status(self.tr("The other side is not there: {names}").format(names=names))

    def _select_children(self) -> None:
        """Add all that hangs from the selected bones."""
        model = self.document.model
        below = descendants(model, mask_of(len(model.bones), self.rows()))
        self.document.selection.select("bones", np.flatnonzero(below), SelectionMode.ADD)


def _arrangement(stored: QSettings) -> Arrangement:
    try:
        return Arrangement(stored.value(ARRANGEMENT, Arrangement.LIST.value))
    except ValueError:
        return Arrangement.LIST
