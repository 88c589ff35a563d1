"""What lists of material, flip and impulse morphs have besides: neutral entries, places on the slider, a push."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtGui import QKeySequence

from editor.document.document import Document
from editor.model.columns import Columns
from editor.model.fields import NONE
from editor.model.morphs import ImpulseOffset, MaterialOffset, Morph, MorphKind, MorphOffset, OffsetMethod
from editor.ui.action import BOUND_KEYS
from editor.ui.editors.revisions import SameValue
from editor.ui.inspector.entry_commands import FlipBar, ImpulseBar, MaterialBar
from editor.ui.inspector.inspector import InspectorPane
from editor.ui.inspector.nested_list import NestedList
from tests.model.random_models import fingerprint

OPERATION = 1  # the column


def shown(pane: InspectorPane, kind: MorphKind, offsets: Columns) -> NestedList:
    morphs = pane.document.model.morphs
    with pane.document.edit("Insert") as edit:
        edit.insert(morphs, len(morphs), [Morph("新", kind=kind, offsets=offsets)])
    pane.document.selection.set_active_table("morphs")
    pane.document.selection.select("morphs", [len(morphs) - 1])
    return pane.form.lists["offsets"]


def offsets(document: Document) -> Columns:
    return document.model.morphs[len(document.model.morphs) - 1].offsets


def test_material_entries_are_made_neutral_and_switched(pane: InspectorPane, document: Document) -> None:
    entries = Columns(MaterialOffset, material=[0, 1], edge_size=[3, 4])
    nested = shown(pane, MorphKind.MATERIAL, entries)
    before = fingerprint(document.model)
    bar = nested.bars[MaterialOffset]
    assert isinstance(bar, MaterialBar)
    nested.view.select_entries(np.array([1]))
    bar.add.click()
    assert offsets(document)["operation"].tolist() == [OffsetMethod.MULTIPLY, OffsetMethod.ADD]
    assert offsets(document)["edge_size"].tolist() == [3, 0]
    assert offsets(document)["diffuse"].tolist() == [[1] * 4, [0] * 4]
    nested.model.revise(np.array([0]), OPERATION, SameValue(OffsetMethod.ADD))
    assert offsets(document)["edge_size"].tolist() == [3, 0], "what was set stays"
    assert offsets(document)["diffuse"].tolist() == [[0] * 4, [0] * 4]
    nested.view.clearSelection()
    bar.multiply.click()
    assert offsets(document)["edge_size"].tolist() == [1, 1], "without a selection all of them"
    bar.everything.click()
    assert offsets(document)["material"].tolist() == [0, 1, NONE]
    for _ in range(4):
        document.undo()
    assert fingerprint(document.model) == before


def test_a_flip_says_where_its_entries_are_on(pane: InspectorPane) -> None:
    nested = shown(pane, MorphKind.FLIP, Columns(MorphOffset, morph=[0, 2, 0], weight=[1, 1, 0.5]))
    bar = nested.bars[MorphOffset]
    assert isinstance(bar, FlipBar)
    assert "from 0.25: 0: 笑い · from 0.5: 2: 振る · from 0.75: 0: 笑い" in bar.ranges.text()
    nested.view.select_entries(np.array([0]))
    nested.commands.remove()
    assert "from 0.333: 2: 振る · from 0.667: 0: 笑い" in bar.ranges.text()
    shown(pane, MorphKind.GROUP, Columns(MorphOffset, morph=[0]))
    assert bar.ranges.isHidden()


@pytest.mark.usefixtures("bound_keys")
def test_an_impulse_is_tried_as_long_as_the_button_is_down(pane: InspectorPane, document: Document) -> None:
    nested = shown(pane, MorphKind.IMPULSE, Columns(ImpulseOffset, body=[0], velocity=[(0, 5, 0)]))
    row = len(document.model.morphs) - 1
    bar = nested.bars[ImpulseOffset]
    assert isinstance(bar, ImpulseBar)
    assert not bar.push.isEnabled()
    assert "F9" in bar.push.toolTip()
    assert "Ctrl+P" in bar.push.toolTip()
    BOUND_KEYS.note({"mode.toggle": [QKeySequence("F8")], "physics.on": []})
    assert bar.push.toolTip() == "It works in Transform mode (F8) with physics on"
    document.posing.set_active(True)
    document.posing.physics.switch(True)
    assert bar.push.isEnabled()
    position = document.history.position
    bar.push.pressed.emit()
    assert document.posing.current_pose().weights[row] == 1
    bar.push.released.emit()
    assert document.posing.current_pose().weights[row] == 0
    assert document.history.position == position
    document.posing.set_active(False)
    assert not bar.push.isEnabled()
