"""Cards at the top of pages: a morph that is selected is seen, by pictures and in the view."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings, Qt
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.model.morphs import Morph, VertexOffset
from editor.ui.inspector.inspector import InspectorPane
from editor.ui.inspector.page_cards import MorphCard
from tests.jobs import let_jobs_end
from tests.model.random_models import fingerprint

Key = Qt.Key


def card_of(pane: InspectorPane, row: int) -> MorphCard:
    pane.document.selection.go_to("morphs", row)
    card = pane.form.card
    assert isinstance(card, MorphCard)
    return card


def test_the_slider_previews_the_morph_until_another_row_is_selected(
    pane: InspectorPane, document: Document, qtbot: QtBot
) -> None:
    before, positions = fingerprint(document.model), document.posing.seen_positions().copy()
    card = card_of(pane, 0)
    qtbot.keyClick(card.slider, Key.Key_PageUp)
    assert document.posing.seen_pose().weights[0] == 0.25
    assert (document.posing.seen_positions() != positions).any()
    qtbot.waitUntil(lambda: card.number.value() == 0.25)
    assert not document.history.can_undo
    assert not document.posing.overridden_morphs.any()
    document.selection.go_to("bones", 0)
    pane.refresh()
    assert not document.posing.is_shown
    assert (document.posing.seen_positions() == positions).all()
    assert fingerprint(document.model) == before


def test_a_click_on_a_picture_shows_the_model_so(pane: InspectorPane, document: Document, qtbot: QtBot) -> None:
    card = card_of(pane, 0)
    pane.resize(400, 600)
    without, morphed = (frame.center() for frame in card.pictures.frames())
    qtbot.mouseClick(card.pictures, Qt.MouseButton.LeftButton, pos=morphed)
    assert document.posing.seen_pose().weights[0] == 1
    qtbot.mouseClick(card.pictures, Qt.MouseButton.LeftButton, pos=without)
    assert not document.posing.is_shown


def test_in_transform_mode_the_weight_is_that_of_the_pose(
    pane: InspectorPane, document: Document, qtbot: QtBot
) -> None:
    document.posing.set_active(True)
    card = card_of(pane, 0)
    qtbot.keyClick(card.slider, Key.Key_PageUp)
    qtbot.keyClick(card.slider, Key.Key_PageUp)
    document.selection.go_to("bones", 0)
    pane.refresh()
    assert document.posing.current_pose().weights[0] == 0.5
    assert document.history.undo_name == f"Morph {document.model.morphs[0].name}"
    document.undo()
    assert document.posing.current_pose().weights[0] == 0


def test_a_preview_stays_with_its_morph(document: Document) -> None:
    document.posing.preview_morph(1, 0.5)
    with document.edit("Insert") as edit:
        edit.insert(document.model.morphs, 0, [Morph("new")])
    assert document.posing.seen_pose().weights[2] == 0.5
    with document.edit("Delete") as edit:
        edit.remove(document.model.morphs, [2])
    assert not document.posing.is_shown


def test_the_offsets_are_folded_at_first_and_then_as_the_user_left_them(
    document: Document, tmp_path: object, qtbot: QtBot
) -> None:
    settings = QSettings(f"{tmp_path}/fresh.ini", QSettings.Format.IniFormat)
    for is_folded in (True, False):
        pane = InspectorPane(document, settings=settings)
        qtbot.addWidget(pane)
        pane.show()
        card_of(pane, 0)
        group = pane.form.groups["Offsets"]
        assert group.is_folded is is_folded
        group.heading.click()


@pytest.mark.gl
def test_pictures_come_by_themselves_and_anew_when_the_morph_changes(
    pane: InspectorPane, document: Document, qtbot: QtBot
) -> None:
    thumbnails = document.morph_thumbnails
    card = card_of(pane, 0)
    qtbot.waitUntil(lambda: card.picture(is_posed=True) is not None and card.picture(is_posed=False) is not None)
    old = thumbnails.of(0)
    assert old != thumbnails.of(0, is_posed=False)
    offsets = document.model.morphs[0].offsets
    moved = offsets.replace(**{VertexOffset.translation.__name__: -2 * offsets[VertexOffset.translation]})
    with document.edit("Change") as edit:
        edit.replace(document.model.morphs, 0, Morph.offsets, moved)
    qtbot.waitUntil(lambda: thumbnails.of(0) not in (None, old))
    thumbnails.stop()
    let_jobs_end()
