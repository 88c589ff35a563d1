"""ChainForm: the form of `bodies.chain`, which shows the chains that were found and lets them swing with physics."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
)

from editor.document.operation_run import rows_of
from editor.document.swinging import Swinging
from editor.model.fields import NONE, Field
from editor.operations.operation import Result
from editor.operations.physics.chain_finding import BoneChain, chosen_chains, is_ring, proposed_preset
from editor.operations.physics.presets import ChainValues
from editor.ui.dialogs.chain_presets import PresetsButton
from editor.ui.dialogs.chain_sliders import ChainSliders, SlidersArea
from editor.ui.dialogs.operation_form import OperationForm
from editor.ui.editors.presets import PresetEditor
from editor.ui.value_text import count_text, field_help, field_label, translated
from editor.ui.viewport.view_settings import ViewSettings

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
        self.found = QLabel(wordWrap=True)
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
        for place, part in enumerate((self.found, self.chains), 1):
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
        self.found.setText("; ".join(texts))
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
