"""ChainForm: the form of `bodies.chain`, which shows the chains that were found and lets them swing with physics."""

from __future__ import annotations

import dataclasses
import math
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, QSize, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QInputDialog,
    QLabel,
    QMenu,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from editor.document.document import Document
from editor.document.operation_run import rows_of
from editor.document.posing import Gesture
from editor.formats.atomic_write import atomic_write
from editor.math3d.rotations import quaternions_from_rotation_vectors
from editor.model.bone_tree import with_ancestors
from editor.model.fields import NONE, Field, field_of, replaced
from editor.operations.operation import Result
from editor.operations.physics.chain_finding import BoneChain, chosen_chains, is_ring, proposed_preset
from editor.operations.physics.presets import (
    ChainValues,
    built_in_presets,
    presets_text,
    read_presets,
    user_presets,
    user_presets_file,
)
from editor.ui.action import make_action, plain
from editor.ui.dialogs.message_boxes import choose_any_file, choose_file_to_save
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.editors.choices import PresetEditor
from editor.ui.editors.lines import Amount
from editor.ui.value_text import count_text, error_text, field_help, field_label, translated
from editor.ui.viewport.view_settings import ViewSettings

PERIOD = 2.4  # seconds from side to side and back
ASIDE, AHEAD = 0.8, 0.3  # model units
SLOWEST = 0.05  # seconds from picture to picture: where they take longer it sways slower, and does not leap
TURN = 0.45  # radians, about the upright


class Swinging(QObject):
    """Switches physics on in Transform mode. Motions that are loaded play; without one the whole model sways."""

    switched = Signal(bool)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._before = (False, False, False, 0.0)  # whether posed, physics on, only while playing; the frame
        self._root = NONE  # the bone that sways
        self._phase, self._last = 0.0, 0.0
        self._gesture: Gesture | None = None  # that sways
        self.is_on = False
        document.posing.active_changed.connect(self._follow_mode)

    def begin(self, bone: int) -> str | None:
        """Begin; `bone` is one of those that hang. Why physics cannot be had, or None."""
        posing, physics = self._document.posing, self._document.posing.physics
        self._before = posing.is_active, physics.is_on, physics.only_playing, posing.frame
        reason = physics.switch(True)
        if reason is not None or self.is_on:
            return reason
        self.is_on = True
        physics.only_playing = False
        posing.set_active(True)
        if posing.last_frame > 0:
            posing.play()
        else:
            self._root, self._phase, self._last = self._root_of(bone), 0.0, time.monotonic()
            self._gesture = posing.begin()
            physics.tick.connect(self._sway)
        self.switched.emit(True)
        return None

    def restart(self) -> None:
        """Let every body start from its bone again, as the model is another one now."""
        if self.is_on:
            self._document.posing.physics.reset(warms_up=False)

    def end(self) -> None:
        """Put pose, mode and physics back as they were."""
        if not self.is_on:
            return
        self.is_on = False
        posing, physics = self._document.posing, self._document.posing.physics
        was_active, was_on, only_playing, frame = self._before
        if self._root != NONE:
            physics.tick.disconnect(self._sway)
            if posing.has_open(self._gesture):
                posing.cancel()
            self._root = NONE
        else:
            posing.pause()
            posing.set_frame(frame)
        physics.switch(was_on)
        physics.only_playing = only_playing
        posing.set_active(was_active)
        self.switched.emit(False)

    def _follow_mode(self, is_active: bool) -> None:
        if not is_active and self.is_on:
            self._before = (False, *self._before[1:])  # somebody wants it so
            self.end()

    def _root_of(self, row: int) -> int:
        *_, root = with_ancestors(self._document.model.bones.records, row)
        return root

    def _sway(self) -> None:
        posing = self._document.posing
        if not posing.has_open(self._gesture) or self._root >= len(self._document.model.bones):
            return  # somebody else poses
        now = time.monotonic()
        self._phase += math.tau * min(now - self._last, SLOWEST) / PERIOD
        self._last, angle = now, self._phase
        offset = ASIDE * math.sin(angle), 0.0, AHEAD * math.sin(2 * angle)
        turn = quaternions_from_rotation_vectors(np.array([[0.0, TURN * math.sin(angle), 0.0]]))[0]
        posing.pose_bones([self._root], offset, turn)


EXTENSION = ".toml"


class PresetsButton(QPushButton):
    """A menu. `chosen()`: the name of the preset that is chosen, and the values that are shown."""

    renewed = Signal(str)  # the user's presets are others; the name of the one that is meant now

    def __init__(self, chosen: Callable[[], tuple[str, ChainValues]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chosen = chosen
        self.setText(self.tr("Presets"))
        self.setAutoDefault(False)  # Enter is OK
        menu = QMenu(self)
        self.save = make_action(self, self.tr("&Save as preset…"), self._save)
        self.rename = make_action(self, self.tr("&Rename…"), self._rename)
        self.delete = make_action(self, self.tr("&Delete"), self._delete)
        self.import_ = make_action(self, self.tr("&Import from a file…"), self._import)
        self.export = make_action(self, self.tr("&Export to a file…"), self._export)
        menu.addActions([self.save, self.rename, self.delete])
        menu.addSeparator()
        menu.addActions([self.import_, self.export])
        menu.aboutToShow.connect(self._show_possible)
        self.setMenu(menu)

    def _show_possible(self) -> None:
        own = self._own_presets() or {}
        for action in (self.rename, self.delete):
            action.setEnabled(self._chosen()[0] in own)
        self.export.setEnabled(bool(own))

    # -- what can be done ----------------------------------------------------------------------------------------------

    def _save(self) -> None:
        """Keep the values under a name that the user gives; what has it already is replaced."""
        chosen, values = self._chosen()
        name = self._ask_name(plain(self.save.text()), "" if chosen in built_in_presets() else chosen)
        own = self._own_presets(tells=True)
        if name and own is not None:
            self._keep({**own, name: values}, name)

    def _rename(self) -> None:
        old = self._chosen()[0]
        name = self._ask_name(plain(self.rename.text()), old)
        own = self._own_presets(tells=True)
        if name and own is not None and old in own:
            kept = {it: values for it, values in own.items() if it not in (old, name)}
            self._keep({**kept, name: own[old]}, name)

    def _delete(self) -> None:
        chosen, own = self._chosen()[0], self._own_presets(tells=True)
        if own is not None and chosen in own:
            self._keep({name: values for name, values in own.items() if name != chosen}, next(iter(built_in_presets())))

    def _import(self) -> None:
        """Take in the presets of a file; those of the same name are replaced."""
        path = choose_any_file(self, self.tr("Import presets"), None)
        own = self._own_presets(tells=True) if path is not None else None
        if path is None or own is None:
            return
        try:
            found = {name: values for name, values in read_presets(path).items() if name not in built_in_presets()}
        except ValueError as error:
            self._report(error_text(error))
            return
        if not found:
            self._report(self.tr("{}: there are no presets in it that do not come with the program").format(path))
            return
        self._keep({**own, **found}, next(iter(found)))

    def _export(self) -> None:
        """Write all of the user's own into a file, for others."""
        own = self._own_presets(tells=True)
        if own is None:
            return
        path = choose_file_to_save(self, self.tr("Export presets"), Path("chain_presets.toml"), [EXTENSION])
        if path is not None:
            self._write(path, own)

    # -- the file ------------------------------------------------------------------------------------------------------

    def _own_presets(self, tells: bool = False) -> Mapping[str, ChainValues] | None:
        """The user's own; None where their file cannot be read, which is left as it is, and told."""
        try:
            return user_presets()
        except ValueError as error:
            if tells:
                self._report(error_text(error))
            return None

    def _keep(self, presets: Mapping[str, ChainValues], name: str) -> None:
        if self._write(user_presets_file(), presets):
            self.renewed.emit(name)

    def _write(self, path: Path, presets: Mapping[str, ChainValues]) -> bool:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with atomic_write(path) as stream:
                stream.write(presets_text(presets).encode("utf-8"))
        except OSError as error:
            self._report(f"{path}: {error.strerror or error}")
            return False
        return True

    # -- talking -------------------------------------------------------------------------------------------------------

    def _ask_name(self, title: str, offered: str) -> str:
        """A name of the user's choice; "" when they think better of it, or choose that of one of the program's own."""
        given, is_given = QInputDialog.getText(self, title, self.tr("Name"), text=offered)
        name = given.strip() if is_given else ""
        if name in built_in_presets():
            self._report(self.tr("{} comes with the program: another name is needed").format(name))
            return ""
        return name

    def _report(self, text: str) -> None:
        QMessageBox.warning(self, self.tr("Presets"), text)


SEEN = 12  # lines of text, of which a slider has two, that are seen without scrolling
SLACK = "slack"  # that of the joints between chains; the others are of the chains
# What each sets, or scales: from where to where, with how many decimals, what it is called, and what it does.
SLIDERS = {
    "mass": (
        (0, 5, 2),
        QT_TRANSLATE_NOOP("ChainSliders", "Mass"),
        QT_TRANSLATE_NOOP("ChainSliders", "Of the first body. The heavier, the less its springs hold it."),
    ),
    "mass_fall": (
        (0, 2, 2),
        QT_TRANSLATE_NOOP("ChainSliders", "Mass, link to link"),
        QT_TRANSLATE_NOOP("ChainSliders", "Below 1 the tip is lighter than the root, and calm."),
    ),
    "linear_damping": (
        (0, 1, 3),
        QT_TRANSLATE_NOOP("ChainSliders", "Move damping"),
        QT_TRANSLATE_NOOP("ChainSliders", "The more, the slower it follows, as if in water."),
    ),
    "angular_damping": (
        (0, 1, 3),
        QT_TRANSLATE_NOOP("ChainSliders", "Turn damping"),
        QT_TRANSLATE_NOOP("ChainSliders", "The more, the sooner it stops swinging back and forth."),
    ),
    "swing": (
        (0, 90, 1),
        QT_TRANSLATE_NOOP("ChainSliders", "Limits"),
        QT_TRANSLATE_NOOP("ChainSliders", "Degrees the first joint turns at most: the more, the wider it swings."),
    ),
    "loosening": (
        (0, 2, 2),
        QT_TRANSLATE_NOOP("ChainSliders", "Limits, link to link"),
        QT_TRANSLATE_NOOP("ChainSliders", "Above 1 the tip bends farther than the root."),
    ),
    "stiffness": (
        (0, 1000, 0),
        QT_TRANSLATE_NOOP("ChainSliders", "Stiffness"),
        QT_TRANSLATE_NOOP("ChainSliders", "The more, the harder it springs back into its shape."),
    ),
    "spring_fall": (
        (0, 2, 2),
        QT_TRANSLATE_NOOP("ChainSliders", "Stiffness, link to link"),
        QT_TRANSLATE_NOOP("ChainSliders", "Below 1 the tip is softer than the root."),
    ),
    SLACK: (
        (0, 1, 2),
        QT_TRANSLATE_NOOP("ChainSliders", "Slack"),
        QT_TRANSLATE_NOOP("ChainSliders", "The more, the freer neighbouring chains part and close up."),
    ),
}


class ChainSliders(QWidget):
    """Shows ChainValues, and changes them; `moved` when the user did."""

    moved = Signal()

    def __init__(self, values: ChainValues, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.values = values
        self.amounts: dict[str, Amount] = {}
        grid = QGridLayout(self)
        grid.setColumnStretch(1, 1)
        grid.setVerticalSpacing(0)
        for name, (limits, *texts) in SLIDERS.items():
            label, help_text = (QCoreApplication.translate("ChainSliders", str(text)) for text in texts)
            amount = self.amounts[name] = Amount(label, *limits)
            amount.moved.connect(partial(self._take, name))
            amount.setToolTip(help_text)
            told = QLabel(help_text, wordWrap=True)
            told.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            row = grid.rowCount()
            grid.addWidget(QLabel(label), row, 0)
            grid.addWidget(amount, row, 1)
            grid.addWidget(told, row + 1, 0, 1, 2)
            grid.setRowMinimumHeight(row + 2, grid.horizontalSpacing())
        self.show_values(values)

    def show_values(self, values: ChainValues) -> None:
        """Show values that come from elsewhere; tells nobody."""
        self.values = values
        for name, amount in self.amounts.items():
            is_there = name != SLACK or values.cross is not None
            amount.setEnabled(is_there)
            if is_there:
                amount.show_value(getattr(values.cross if name == SLACK else values, name))

    def _take(self, name: str) -> None:
        value, values = self.amounts[name].value, self.values
        match name:
            case "swing":
                self.values = values.with_swing(value)
            case "stiffness":
                self.values = values.with_stiffness(value)
            case "slack":
                assert values.cross is not None
                self.values = dataclasses.replace(values, cross=dataclasses.replace(values.cross, slack=value))
            case _:
                self.values = replaced(values, {name: max(value, field_of(ChainValues, name).minimum or 0.0)})
        self.moved.emit()


class SlidersArea(QScrollArea):
    """Sliders in a list that scrolls."""

    def __init__(self, sliders: ChainSliders, parent: QWidget | None = None) -> None:
        super().__init__(parent, widgetResizable=True)
        self._sliders = sliders
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(sliders)
        self.setMinimumHeight(SEEN * self.fontMetrics().height())

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumHeight())

    @property
    def hidden_height(self) -> int:
        """The height of the list beyond the viewport, in logical pixels."""
        return max(0, self._sliders.height() - self.viewport().height())


LISTED = 4  # lines of chains that are seen without scrolling
BODIES = "bodies"  # the overlay that shows them


class ChainForm(OperationForm):
    """Takes chains from the selected bones. The bodies stand in the model view while it is open.

    The preset is proposed by what the chains are called, or as they stand, until the user chooses one. What sliders
    change of it is meant until another is chosen.
    """

    def _make_parts(self) -> None:
        self.chains = QTreeWidget()
        self.chains.setRootIsDecorated(False)
        self.found_label = QLabel(wordWrap=True)
        self.swing = QPushButton(self.tr("&Let it swing"))
        self.swing.setCheckable(True)
        self.swing.setAutoDefault(False)  # Enter is OK
        self.sliders = ChainSliders(ChainValues())
        self._swinging = Swinging(self.document, self)
        self._is_tuned = False  # whether the values are others than the preset's
        self._is_proposed = True  # whether the preset may still be another by itself
        self._shows_bodies: bool | None = None  # whether the view did before
        super()._make_parts()

    def _arrange(self) -> None:
        super()._arrange()
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        self.chains.setHeaderLabels([self.tr("Chain"), self.tr("Bones"), self.tr("Hangs from")])
        self.chains.setAccessibleName(self.tr("Chains"))
        self.chains.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.chains.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.chains.header().setStretchLastSection(False)
        self.chains.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.chains.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.chains.setFixedHeight((LISTED + 2) * (self.fontMetrics().height() + 4))
        self._area = SlidersArea(self.sliders)
        self.swing.setToolTip(
            self.tr("Runs physics with these values: with the motion that is loaded, or while the model sways")
        )
        for place, part in enumerate((self.found_label, self.chains), 1):
            column.insertWidget(place, part)
        column.insertWidget(column.indexOf(self.status), self._area, 1)
        column.insertWidget(column.indexOf(self.status), self.swing)
        column.setStretch(column.count() - 2, 0)  # what is left over is for the sliders

    def _add(self, field: Field) -> None:
        if field.name != "preset":
            super()._add(field)
            return
        editor = self.preset = PresetEditor(field, self.document, self)
        self.editors[field.name] = editor
        self.presets = PresetsButton(lambda: (self.preset.pending(), self.sliders.values))
        label = editor.make_label(field_label(field))
        label.setToolTip(field_help(field))
        row = QHBoxLayout()
        row.addWidget(editor, 1)
        row.addWidget(self.presets)
        self._form.addRow(label, row)

    def _connect(self) -> None:
        self.preset.edited.connect(self._choose_preset)
        self.presets.renewed.connect(self._take_presets)
        self.sliders.moved.connect(self._tune)
        self.swing.toggled.connect(self._let_swing)
        self._swinging.switched.connect(self.swing.setChecked)
        self.editors["cross"].edited.connect(self._show_values)
        self.editors["whole"].edited.connect(self._show_chains)
        super()._connect()

    def begin(self) -> None:
        selection, working = self.document.selection, rows_of(self.document, self.operation)
        if working.are_led_to:
            selection.select("bones", working.rows)
        selection.set_active_table("bones")
        self._show_bodies()
        self._show_values()
        super().begin()
        self._unroll(self._area.hidden_height)
        if self.preset.fault:
            self.status.show_text(self.preset.fault, is_refusal=True, is_working=False)

    # -- values --------------------------------------------------------------------------------------------------------

    def parameters(self) -> Any:
        parameters = super().parameters()
        return replace(parameters, values=self.sliders.values) if self._is_tuned else parameters

    def take_over(self, other: OperationForm) -> None:
        super().take_over(other)
        assert isinstance(other, ChainForm)
        self._is_tuned, self._is_proposed = other._is_tuned, other._is_proposed
        self.sliders.show_values(other.sliders.values)

    def _reset(self) -> None:
        self._is_tuned, self._is_proposed = False, True
        super()._reset()
        self._show_chains()
        self._show_values()

    def _choose_preset(self, *_: object) -> None:
        self._is_tuned = self._is_proposed = False
        self._show_values()

    def _take_presets(self, name: str) -> None:
        """The user's presets are others."""
        self.preset.renew()
        self.preset.set_value(name)
        self._choose_preset()
        self._schedule()

    def _tune(self) -> None:
        self._is_tuned, self._is_proposed = True, False
        self._schedule()

    def _show_values(self, *_: object) -> None:
        """Show on the sliders what the preset says, and what is chosen beside it."""
        try:
            values = super().parameters().chain_values()
        except ValueError:
            return  # which is told as soon as it is run
        self.sliders.show_values(replace(self.sliders.values, cross=values.cross) if self._is_tuned else values)

    # -- chains --------------------------------------------------------------------------------------------------------

    def _follow_table(self) -> None:
        super()._follow_table()
        self._show_chains()

    def _show_chains(self, *_: object) -> None:
        """List what the selected bones make up, and propose the preset for it."""
        model, rows = self.document.model, self.document.selection.chosen("bones").tolist()
        found = chosen_chains(model, rows, self.editors["whole"].pending())
        self.chains.clear()
        self.chains.addTopLevelItems([self._item(chain) for chain in found])
        bones, ways = model.bones.records, [chain.rows for chain in found]
        texts = [self.tr("Chains: {}, bones: {}").format(count_text(len(ways)), count_text(sum(map(len, ways))))]
        if is_ring(bones, ways):
            texts.append(self.tr("they stand in a ring, as a skirt"))
        self.found_label.setText("; ".join(texts))
        proposed = proposed_preset(bones, ways) if self._is_proposed else ""
        if proposed and proposed != self.preset.pending():
            self.preset.set_value(proposed)
        if not self._is_tuned:
            self._show_values()

    def _item(self, chain: BoneChain) -> QTreeWidgetItem:
        bones = self.document.model.bones
        parent = bones[chain.rows[0]].parent
        names = " – ".join(bones[row].name for row in dict.fromkeys((chain.rows[0], chain.rows[-1])))
        return QTreeWidgetItem([names, count_text(len(chain.rows)), bones[parent].name if parent != NONE else ""])

    # -- the model view ------------------------------------------------------------------------------------------------

    def _view(self) -> ViewSettings | None:
        window = self.parentWidget()
        return window.findChild(ViewSettings) if window is not None else None

    def _show_bodies(self) -> None:
        view = self._view()
        if view is not None:
            self._shows_bodies = view.options.shows(BODIES)
            view.show(BODIES, True)

    def _let_swing(self, on: bool) -> None:
        rows = self.document.selection.chosen("bones")
        if not on or not len(rows):
            self._swinging.end()
            self.swing.setChecked(False)
        elif not self._swinging.is_on:
            reason = self._swinging.begin(int(rows[0]))
            if reason is not None:
                self.swing.setChecked(False)
                self.status.show_text(
                    self.tr("Physics is not available: {}").format(reason), is_refusal=True, is_working=False
                )

    def _follow_document(self, is_in_front: bool) -> None:
        if not is_in_front:
            self._swinging.end()
        super()._follow_document(is_in_front)

    def _note_done(self, result: Result) -> None:
        super()._note_done(result)
        self._swinging.restart()
        if self.is_open and result.warnings:
            self._show_state("\n".join(map(translated, (result.message, *result.warnings))))

    def _close(self) -> None:
        self._swinging.end()
        view = self._view()
        if view is not None and self._shows_bodies is False:
            view.show(BODIES, False)
        super()._close()
