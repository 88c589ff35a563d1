"""Bars beside the entries of some kinds of morphs: neutral values, the ranges of a flip, a push to try."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from editor.document.said import translate
from editor.model.columns import Columns
from editor.model.fields import NONE
from editor.model.morphs import ImpulseOffset, MaterialOffset, MorphKind, MorphOffset, OffsetMethod
from editor.operations.morphs.material_offsets import neutral, neutral_entries, with_operation
from editor.ui.bound_keys import BOUND_KEYS, with_bound_keys
from editor.ui.inspector.nested_model import NestedModel, inserted
from editor.ui.inspector.nested_view import NestedView
from editor.ui.value_text import number_text, reference_text

MOST_NAMED = 6  # of a flip that are named; its tooltip names all


class MorphEntryBar(QWidget):
    """Stands below the list of a morph; `show_entries` brings it up to date."""

    def __init__(self, model: NestedModel, view: NestedView) -> None:
        super().__init__()
        self._model = model
        self._view = view
        self._document = model.document

    @property
    def _offsets(self) -> Columns:
        assert isinstance(self._model.nested, Columns)
        return self._model.nested

    def show_entries(self) -> None:
        """Show what there is to say of the entries as they are now."""


class MaterialBar(MorphEntryBar):
    """Entries that change nothing yet, to begin with."""

    def __init__(self, model: NestedModel, view: NestedView) -> None:
        super().__init__(model, view)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        what = self.tr("The selected entries, or all, then have no effect")
        self.multiply = _button(self.tr("× all 1"), what, partial(self._neutralize, OffsetMethod.MULTIPLY))
        self.add = _button(self.tr("+ all 0"), what, partial(self._neutralize, OffsetMethod.ADD))
        tip = self.tr("Adds an entry for all materials of the model")
        self.everything = _button(self.tr("Add: all materials"), tip, self._add_everything)
        for button in (self.multiply, self.add, self.everything):
            row.addWidget(button)
        row.addStretch(1)

    def show_entries(self) -> None:
        for button in (self.multiply, self.add):
            button.setEnabled(len(self._offsets) > 0)

    def _neutralize(self, method: OffsetMethod) -> None:
        entries = self._view.entry_rows()
        entries = entries if len(entries) else np.arange(len(self._offsets))
        if method is OffsetMethod.MULTIPLY:
            step = translate("MaterialBar", "Multiply by 1 in {list}")
        else:
            step = translate("MaterialBar", "Add 0 in {list}")
        self._model.put(step, neutral(with_operation(self._offsets, entries, method), entries))

    def _add_everything(self) -> None:
        entries = neutral_entries([NONE], OffsetMethod.MULTIPLY)
        self._model.put(translate("MaterialBar", "Add to {list}"), inserted(self._offsets, len(self._offsets), entries))


class FlipBar(MorphEntryBar):
    """Says from which position of a flip's slider on each of its entries is the one that is on."""

    def __init__(self, model: NestedModel, view: NestedView) -> None:
        super().__init__(model, view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.ranges = QLabel(wordWrap=True)
        self.ranges.setTextFormat(Qt.TextFormat.PlainText)
        column.addWidget(self.ranges)

    def show_entries(self) -> None:
        is_flip = self._model.row != NONE and self._model.owner.kind is MorphKind.FLIP
        self.ranges.setVisible(is_flip and len(self._offsets) > 0)
        if not is_flip:
            return
        members, parts = self._offsets[MorphOffset.morph].tolist(), len(self._offsets) + 1
        texts = [
            self.tr("from {place}: {morph}").format(
                place=number_text(round((number + 1) / parts, 3)),
                morph=reference_text(self._document.model, "morphs", member),
            )
            for number, member in enumerate(members)
        ]
        title = self.tr("On the slider")
        self.ranges.setText(f"{title}: {' · '.join([*texts[:MOST_NAMED], *['…'] * (len(texts) > MOST_NAMED)])}")
        self.ranges.setToolTip("\n".join((title, *texts)))


class ImpulseBar(MorphEntryBar):
    """A button that pushes the bodies as long as it is held down."""

    def __init__(self, model: NestedModel, view: NestedView) -> None:
        super().__init__(model, view)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.push = QPushButton(self.tr("Hold down to push"))
        self.push.pressed.connect(self._begin)
        self.push.released.connect(self._document.posing.cancel)
        row.addWidget(self.push)
        row.addStretch(1)
        self._document.posing.active_changed.connect(self.show_entries)
        self._document.posing.physics.changed.connect(self.show_entries)
        BOUND_KEYS.changed.connect(self.show_entries)

    def show_entries(self) -> None:
        posing = self._document.posing
        works = posing.is_active and posing.physics.works
        self.push.setEnabled(works and self._model.row != NONE)
        self.push.setToolTip(
            self.tr("Sets the morph to 1 meanwhile")
            if works
            else with_bound_keys(
                self.tr("It works in Transform mode[ ({mode.toggle})] with physics on[ ({physics.on})]")
            )
        )

    def _begin(self) -> None:
        posing = self._document.posing
        posing.begin()
        posing.set_weights([self._model.row], 1.0)


BARS: dict[type, type[MorphEntryBar]] = {MaterialOffset: MaterialBar, MorphOffset: FlipBar, ImpulseOffset: ImpulseBar}


def _button(text: str, tip: str, run: Callable[[], None]) -> QToolButton:
    button = QToolButton()
    button.setText(text)
    button.setToolTip(tip)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.clicked.connect(lambda: run())
    return button
