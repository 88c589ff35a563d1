"""OutlineModel: sections and rows, flat or with bones as a tree, in step with whatever happens to the document."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSettings, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.document.program.settings import Settings
from editor.model.bone_roles import BoneRole
from editor.model.bones import Bone, BoneFlags
from editor.model.frames import DisplayFrame
from editor.model.rigid_bodies import BodyMode
from editor.render.overlays.bones import ROLE_COLORS
from editor.ui.models.marks import NameMode, Names
from editor.ui.models.outline import NUMBER, SECTIONS, OutlineModel
from tests.model.random_models import random_model
from tests.operations.model_making import full_model
from tests.ui.models.watching import document_of, edit_at_random, failures, qt_tester

Tree = list[tuple[str, str, "Tree"]]


@pytest.fixture
def document(qapp: object) -> Document:
    return document_of(full_model())


def tree(model: OutlineModel, parent: QModelIndex | None = None) -> Tree:
    """Names and numbers below an index, with what is below them."""
    above = parent or QModelIndex()
    indexes = [model.index(place, 0, above) for place in range(model.rowCount(above))]
    return [(index.data(), index.siblingAtColumn(NUMBER).data(), tree(model, index)) for index in indexes]


def section(model: OutlineModel, name: str) -> Tree:
    return tree(model, model.section_index(name))


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("state", ["flat", "tree", "filtered", "both"])
def test_the_outline_follows_random_edits(qapp: object, qtlog: Any, seed: int, state: str) -> None:
    rng = random.Random(seed)
    document = document_of(random_model(seed, 8))
    model = OutlineModel(document)
    model.set_tree(state in ("tree", "both"))
    if state in ("filtered", "both"):
        model.set_filter("a")
    kept = qt_tester(model)
    for _ in range(20):
        edit_at_random(document, rng)
        if state in ("flat", "tree"):
            fresh = OutlineModel(document)
            fresh.set_tree(state == "tree")
            assert tree(model) == tree(fresh)
    assert not failures(qtlog)
    assert kept


def test_sections_stand_in_order_with_their_counts(document: Document) -> None:
    model = OutlineModel(document)
    headings = [(name, count) for name, count, _ in tree(model)]
    assert headings == [
        ("Model", None),
        ("Textures", "3"),
        ("Materials", "2"),
        ("Bones", "4"),
        ("Morphs", "5"),
        ("Display frames", "3"),
        ("Rigid bodies", "2"),
        ("Joints", "1"),
        ("Soft bodies", "1"),
        ("Vertices", "6"),
        ("Faces", "4"),
    ]
    assert section(model, "bones") == [
        ("センター", "0", []),
        ("腕", "1", []),
        ("手", "2", []),
        ("手ＩＫ", "3", []),
    ]
    assert section(model, "vertices") == section(model, "faces") == section(model, "info") == []


def test_bones_as_a_tree(document: Document) -> None:
    model = OutlineModel(document)
    model.set_tree(True)
    assert section(model, "bones") == [
        ("センター", "0", [("腕", "1", [("手", "2", [])])]),
        ("手ＩＫ", "3", []),
    ]
    hand = model.row_index("bones", 2)
    assert model.row_at(hand) == ("bones", 2)
    assert model.row_at(hand.parent().parent()) == ("bones", 0)


def test_parents_in_a_circle_lose_no_bone(document: Document) -> None:
    model = OutlineModel(document)
    with document.edit("edit", refuses=False) as edit:  # as a file may have it
        edit.set(document.model.bones, [0, 1, 2, 3], "parent", [2, 0, 1, 3])
    model.set_tree(True)
    assert section(model, "bones") == [
        ("手", "2", [("センター", "0", [("腕", "1", [])])]),
        ("手ＩＫ", "3", []),
    ]


def test_the_name_of_a_special_frame_is_refused(document: Document, qtbot: QtBot) -> None:
    document.model.frames.records[:] = [DisplayFrame("Root", special=True), DisplayFrame("表情", special=True)]
    model = OutlineModel(document)
    with qtbot.waitSignal(model.refused) as refused:
        assert not model.setData(model.row_index("frames", 0), "Wurzel")
    assert refused.args[0].startswith("MMD needs the special frame Root")
    assert not document.history.steps


def test_a_new_parent_moves_the_bone(document: Document) -> None:
    model = OutlineModel(document)
    model.set_tree(True)
    with document.edit("edit") as edit:
        edit.set(document.model.bones, 3, "parent", 2)
    assert section(model, "bones") == [("センター", "0", [("腕", "1", [("手", "2", [("手ＩＫ", "3", [])])])])]


def test_the_filter_keeps_sections_and_says_how_many_of_how_many(document: Document) -> None:
    model = OutlineModel(document)
    model.set_filter("手")
    assert [name for name, _, _ in tree(model)][3] == "Bones"
    assert section(model, "bones") == [("手", "2", []), ("手ＩＫ", "3", [])]
    assert model.section_index("bones", NUMBER).data() == "2 / 4"
    assert section(model, "morphs") == []
    model.set_tree(True)
    model.set_filter("ＩＫ")
    assert section(model, "bones") == [("手ＩＫ", "3", [])]
    model.set_filter("")
    assert len(SECTIONS) == len(tree(model))
    assert model.section_index("bones", NUMBER).data() == "4"


def test_neighbours_keep_their_indexes_when_rows_come_go_and_move(document: Document) -> None:
    model = OutlineModel(document)
    hand = QPersistentModelIndex(model.row_index("bones", 2))
    with document.edit("edit") as edit:
        edit.insert(document.model.bones, 0, [Bone("a"), Bone("b")])
        edit.move(document.model.bones, [0, 1], 4)
        edit.remove(document.model.bones, 0)
    assert hand.data() == "手"
    document.undo()
    assert hand.data() == "手"


def test_names_are_shown_and_renamed_in_the_chosen_language(document: Document, qtbot: QtBot) -> None:
    names = NameMode()
    model = OutlineModel(document, names=names)
    arm = model.row_index("bones", 1)
    with qtbot.waitSignal(model.dataChanged):
        names.choose(Names.BOTH)
    assert arm.data() == "腕 / arm"
    assert model.setData(arm, "右腕")
    names.choose(Names.ENGLISH)
    assert arm.data() == arm.data(Qt.ItemDataRole.EditRole) == "arm"
    assert model.setData(arm, "right arm")
    assert (document.model.bones[1].name, document.model.bones[1].name_en) == ("右腕", "right arm")
    assert [step.name for step in document.history.steps] == ["Change Name: 腕", "Change English name: 右腕"]
    assert model.row_index("textures", 0).data() == "tex/顔.png"


def test_marked_names_say_why(document: Document, qtbot: QtBot) -> None:
    model = OutlineModel(document)
    role = Qt.ItemDataRole.ToolTipRole
    assert model.row_index("bones", 1).data(role) == "腕\nIK link"
    with document.edit("edit") as edit:
        edit.set(document.model.bones, 2, "name", "腕")
    qtbot.waitUntil(lambda: "“腕” is the name of 2 rows" in model.row_index("bones", 1).data(role))
    assert not model.row_index("bones", 1).data(Qt.ItemDataRole.DecorationRole).isNull()


def test_bones_that_deform_too_early_are_red_and_say_why(document: Document, qtbot: QtBot) -> None:
    model = OutlineModel(document)
    qtbot.waitUntil(lambda: document.checker.is_fresh)
    arm = model.row_index("bones", 1)
    told: list[int] = []
    model.dataChanged.connect(lambda first, last: told.extend(range(first.row(), last.row() + 1)))
    assert arm.data(Qt.ItemDataRole.ForegroundRole) is None
    with document.edit("edit") as edit:
        edit.set(document.model.bones, 0, "level", 2)  # of another row
    qtbot.waitUntil(lambda: 1 in told)
    assert arm.data(Qt.ItemDataRole.ForegroundRole).color().red() > 150
    assert not arm.data(Qt.ItemDataRole.DecorationRole).isNull()
    assert arm.data(Qt.ItemDataRole.ToolTipRole) == (
        "Deforms before its parent 0: センター. That one has the higher deform level.\n腕\nIK link"
    )
    assert model.row_index("materials", 1).data(Qt.ItemDataRole.ForegroundRole) is None


def test_ranges_join_neighbours(document: Document) -> None:
    model = OutlineModel(document)
    found = model.ranges_of("bones", np.array([0, 1, 3]), 2)
    assert found is not None
    assert [(first.row(), last.row()) for first, last in found] == [(0, 1), (3, 3)]


# -- what bones do -----------------------------------------------------------------------------------------------------


def test_what_bones_do_is_said_and_follows_edits(document: Document) -> None:
    model = OutlineModel(document)
    tip, sign = Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.DecorationRole

    def said(row: int) -> str:
        return model.row_index("bones", row).data(tip).splitlines()[-1]

    with document.edit("Flags") as edit:
        edit.set(document.model.bones, range(len(document.model.bones)), "flags", BoneFlags.VISIBLE)
        edit.set(document.model.bones, [0], "flags", BoneFlags.OPERABLE | BoneFlags.ROTATABLE | BoneFlags.VISIBLE)
        edit.set(document.model.bones, [1], "flags", BoneFlags.OPERABLE | BoneFlags.MOVABLE)
        edit.set(document.model.rigid_bodies, [0], "bone", 1)
        edit.set(document.model.rigid_bodies, [0], "mode", BodyMode.FOLLOWS_BONE)
    assert (said(0), said(1)) == ("Rotatable", "Movable, hidden")
    told: list[str] = []
    model.dataChanged.connect(lambda first, last: told.append(model.row_at(first)[0]))
    with document.edit("Physics") as edit:
        edit.set(document.model.rigid_bodies, [0], "mode", BodyMode.PHYSICS)
    assert "bones" in told
    assert said(1) == "Moved by physics, hidden"
    assert not model.row_index("bones", 0).data(sign).isNull()
    model.names.show_roles(False)
    assert said(0) == document.model.bones[0].name
    assert model.row_index("bones", 0).data(sign) is None


def test_the_sign_of_a_bone_has_its_colour_of_the_model_view(document: Document) -> None:
    with document.edit("Flags") as edit:
        edit.set(document.model.bones, [0], "flags", BoneFlags.IK | BoneFlags.VISIBLE)
    model = OutlineModel(document)
    image = model.row_index("bones", 0).data(Qt.ItemDataRole.DecorationRole).toImage()
    colors = {image.pixelColor(x, y).rgb() for x in range(image.width()) for y in range(image.height())}
    assert QColor.fromRgbF(*ROLE_COLORS[BoneRole.IK]).rgb() in colors


def test_the_colours_of_bones_are_those_of_the_preferences(document: Document, tmp_path: Path) -> None:
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    assert settings.preferences.bone_colors == ROLE_COLORS
    names = NameMode()
    names.follow(settings)
    model = OutlineModel(document, names=names)
    with document.edit("Flags") as edit:
        edit.set(document.model.bones, [0], "flags", BoneFlags.IK | BoneFlags.VISIBLE)
    settings.choose(ik_bone_color=(0.0, 1.0, 0.0))
    image = model.row_index("bones", 0).data(Qt.ItemDataRole.DecorationRole).toImage()
    colors = {image.pixelColor(x, y).rgb() for x in range(image.width()) for y in range(image.height())}
    assert QColor(0, 255, 0).rgb() in colors
