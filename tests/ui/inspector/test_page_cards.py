"""Cards at the top of pages: a morph that is selected is seen, by pictures and in the view."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.formats import Content
from editor.model.fields import NONE
from editor.model.materials import Material, Texture, ToonKind
from editor.model.morphs import Morph, VertexOffset
from editor.ui.editors.choices import ChoiceEditor
from editor.ui.editors.colors import ColorEditor
from editor.ui.editors.textures import TextureEditor
from editor.ui.inspector.inspector import InspectorPane
from editor.ui.inspector.page_cards import MaterialCard, MorphCard, TextureCard
from editor.ui.value_text import size_text
from tests.jobs import let_jobs_end
from tests.model.random_models import fingerprint
from tests.ui.keyboard import show_active

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


def test_a_preview_ends_where_the_weight_is_set_by_hand(document: Document) -> None:
    document.posing.preview_morph(0, 0.5)
    document.edited_morph.begin(0)
    assert document.posing.seen_pose().weights[0] == 1
    document.edited_morph.end()
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


# -- materials and textures ------------------------------------------------------------------------------------------


@pytest.fixture
def textured(document: Document, tmp_path: Path) -> Document:
    """With a texture that is red and half transparent, used by the first material."""
    Image.new("RGBA", (8, 4), (255, 0, 0, 128)).save(tmp_path / "red.png")
    model = document.model
    model.textures.records[:] = [Texture("red.png"), Texture("gone.png")]
    model.materials.records[0] = Material("red", texture=0, toon_kind=ToonKind.SHARED)
    model.materials.records[1] = Material("none")
    return Document(Content(model, path=tmp_path / "model.pmx"))


def page_of(document: Document, qtbot: QtBot, table: str, row: int, settings: QSettings) -> InspectorPane:
    pane = InspectorPane(document, settings=settings)
    qtbot.addWidget(pane)
    pane.resize(360, 700)
    show_active(pane, qtbot)
    document.selection.go_to(table, row)
    pane.refresh()
    return pane


def test_the_page_of_a_texture_says_what_it_is_and_leads_to_what_uses_it(
    textured: Document, qtbot: QtBot, settings: QSettings
) -> None:
    pane = page_of(textured, qtbot, "textures", 0, settings)
    card = pane.form.card
    assert isinstance(card, TextureCard)
    qtbot.waitUntil(card.picture.isVisible)
    size = size_text((textured.content.folder / "red.png").stat().st_size)  # type: ignore[operator]
    assert card.facts.text() == f"8 × 4 pixels · PNG · {size} · with transparency"
    qtbot.waitUntil(lambda: card.picture.width() == 2 * card.picture.height())
    card.users.setFocus()
    qtbot.keyClick(card.users, Key.Key_Tab)
    qtbot.keyClick(card.users, Key.Key_Return)
    assert pane.page[0] == "materials"
    assert pane.page[1].tolist() == [0]


def test_the_page_of_a_texture_says_that_its_file_is_missing(
    textured: Document, qtbot: QtBot, settings: QSettings
) -> None:
    card = page_of(textured, qtbot, "textures", 1, settings).form.card
    assert isinstance(card, TextureCard)
    qtbot.waitUntil(lambda: card.facts.text() == "The file is missing")
    assert card.users.text() == "No material uses it"
    assert not card.picture.isVisible()


def test_a_material_is_seen_as_a_ball_of_its_colours(textured: Document, qtbot: QtBot, settings: QSettings) -> None:
    card = page_of(textured, qtbot, "materials", 0, settings).form.card
    assert isinstance(card, MaterialCard)

    def middle() -> QColor:
        image = card.ball.pixmap().toImage()
        return image.pixelColor(image.width() // 2, image.height() // 2)

    qtbot.waitUntil(lambda: middle().green() == 0 and middle().red() > 100)
    assert card.tiles["texture"].accessibleName() == "Texture: red.png"
    with textured.edit("Texture") as edit:
        edit.set(textured.model.materials, [0], Material.texture, NONE)
    qtbot.waitUntil(lambda: middle().green() > 100)


def test_a_picture_of_a_material_opens_the_choice_of_another(
    textured: Document, qtbot: QtBot, settings: QSettings
) -> None:
    pane = page_of(textured, qtbot, "materials", 0, settings)
    pane.form.groups["Texture"].fold(True)
    card = pane.form.card
    assert isinstance(card, MaterialCard)
    qtbot.mouseClick(card.tiles["sphere_texture"], Qt.MouseButton.LeftButton)
    editor = pane.form.bindings["sphere_texture"].editor
    assert isinstance(editor, TextureEditor)
    popup = editor.lines[0].completer().popup()
    qtbot.waitUntil(popup.isVisible)
    assert editor.isVisible()
    place = popup.visualRect(popup.model().index(1, 0)).center()
    qtbot.mouseClick(popup.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.waitUntil(lambda: textured.model.materials[0].sphere_texture == 0)
    qtbot.mouseClick(card.tiles["toon"], Qt.MouseButton.LeftButton)
    choice = pane.form.bindings["shared_toon"].editor
    assert isinstance(choice, ChoiceEditor)
    qtbot.waitUntil(choice.box.view().isVisible)
    choice.box.hidePopup()


def test_colours_are_swatches_until_their_numbers_are_wanted(
    textured: Document, qtbot: QtBot, settings: QSettings
) -> None:
    for shown in (False, True):
        pane = page_of(textured, qtbot, "materials", 0, settings)
        editors = [pane.form.bindings[name].editor for name in ("diffuse", "ambient", "edge_color")]
        for editor in editors:
            assert isinstance(editor, ColorEditor)
            assert editor.swatch.isVisible()
            assert [line.isVisible() for line in editor.lines] == [shown] * len(editor.lines)
        button = next(each for each in editors[0].findChildren(QToolButton) if "numbers" in each.toolTip())
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
