"""A scene follows its model: after a change it shows the model as it is, and uploads no more than it has to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from editor.model.columns import Columns
from editor.model.history import History
from editor.model.materials import MaterialFlags, Texture
from editor.model.mesh import Vertex
from editor.render.textures.textures import decode
from tests.render.making import (
    BLUE,
    GREEN,
    RED,
    Quad,
    Shown,
    assert_color,
    model_of,
    plain,
    save_image,
    showing,
)

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]


@pytest.fixture
def shown(gl: None) -> Iterator[Shown]:
    """Three quads, red, green and blue, the later ones farther away."""
    made = Shown(model_of(Quad(plain(RED), z=-1), Quad(plain(GREEN)), Quad(plain(BLUE), z=1)))
    assert_color(made.centre(), RED)
    yield made
    made.scene.release()


def test_a_material_changes_its_colour_without_touching_vertices(shown: Shown, uploads: list[int]) -> None:
    with shown.edit() as edit:
        edit.set(shown.model.materials, 0, "ambient", (1, 1, 0))
    assert_color(shown.centre(), (1, 1, 0))
    frame = 2  # for the whole picture and, here, for nothing else
    assert len(uploads) == frame
    assert max(uploads) < 1024


def test_nothing_is_uploaded_when_nothing_changed(shown: Shown, uploads: list[int]) -> None:
    shown.centre()
    assert len(uploads) == 1


def test_moved_vertices_are_uploaded_alone(shown: Shown, uploads: list[int]) -> None:
    rows = [4, 5, 6, 7]
    with shown.edit() as edit:
        edit.set(shown.model.vertices, rows, "position", shown.model.vertices["position"][rows] - (0, 0, 5))
    assert_color(shown.centre(), GREEN)
    assert sorted(uploads)[0] == 4 * 12
    assert len(uploads) == 2


def test_a_gesture_is_shown_step_by_step_and_taken_back(shown: Shown) -> None:
    edit = shown.edit()
    position = shown.model.vertices["position"][:4].copy()
    for x in (1, 2, 20):
        edit.set(shown.model.vertices, range(4), "position", np.add(position, (x, 0, 0)))
    assert_color(shown.centre(), GREEN)
    edit.cancel()
    assert_color(shown.centre(), RED)


def test_removed_faces_are_gone_and_come_back(shown: Shown) -> None:
    history = History()
    with shown.edit() as edit:
        edit.remove(shown.model.faces, [0, 1])
    history.add(edit.commit())
    assert_color(shown.centre(), GREEN)
    history.undo(shown)
    assert_color(shown.centre(), RED)


def test_removed_vertices_take_their_faces_along(shown: Shown) -> None:
    with shown.edit() as edit:
        edit.remove(shown.model.vertices, range(4))
    assert_color(shown.centre(), GREEN)


def test_inserted_vertices_leave_the_picture_as_it_is(shown: Shown) -> None:
    with shown.edit() as edit:
        edit.insert(shown.model.vertices, 2, Columns(Vertex, 3))
    assert_color(shown.centre(), RED)
    assert_color(shown.picture()[20, 20], RED)


def test_removed_materials_take_their_faces_along(shown: Shown) -> None:
    with shown.edit() as edit:
        edit.remove(shown.model.materials, [0, 1])
    assert_color(shown.centre(), BLUE)


def test_moved_materials_are_drawn_in_their_new_order(shown: Shown) -> None:
    with shown.edit() as edit:
        edit.set(shown.model.materials, 0, "diffuse", (0, 0, 0, 0.5))
    assert_color(shown.centre(), (1, 0.5, 0.5))
    with shown.edit() as edit:
        edit.move(shown.model.materials, [0], 2)
    assert_color(shown.centre(), (0.5, 0.5, 0))


def test_faces_change_their_material(shown: Shown) -> None:
    with shown.edit() as edit:
        edit.set(shown.model.faces, [0, 1], "material", 2)
    assert_color(shown.centre(), BLUE)


def test_corners_change(shown: Shown) -> None:
    with shown.edit() as edit:
        edit.set(shown.model.faces, [0, 1], "vertices", (0, 0, 0))
    assert_color(shown.centre(), GREEN)


def test_a_column_comes_to_be_and_vanishes_again(shown: Shown) -> None:
    with shown.edit() as edit:
        edit.set(shown.model.materials, 0, "flags", MaterialFlags.VERTEX_COLOR)
        edit.set(shown.model.vertices, range(4), "uv1", (1, 0.5, 0, 1))
    assert_color(shown.centre(), (1, 0.5, 0))
    edit.cancel()
    assert_color(shown.centre(), RED)


# -- textures --------------------------------------------------------------------------------------------------------


@pytest.fixture
def textured(gl: None, tmp_path: Path) -> Iterator[Shown]:
    save_image(tmp_path / "green.png", [[(0, 255, 0)]])
    save_image(tmp_path / "blue.png", [[(0, 0, 255)]])
    model = model_of(Quad(plain((1, 1, 1), texture=0)), textures=("green.png", "none.png"))
    made = Shown(model, tmp_path)
    yield made
    made.scene.release()


def provide_all(shown: Shown) -> list[str]:
    wanted = shown.scene.wanted_images()
    for file in wanted:
        shown.scene.provide_image(file, decode(file))
    return [file.name for file in wanted]


def test_images_arrive_when_they_are_decoded(textured: Shown) -> None:
    assert_color(textured.centre(), (1, 1, 1))
    assert provide_all(textured) == ["green.png"]
    assert provide_all(textured) == []
    assert_color(textured.centre(), GREEN)
    assert textured.scene.images.missing() == [(1, "none.png")]


def test_an_image_that_cannot_be_decoded_is_not_wanted_again(textured: Shown) -> None:
    (file,) = textured.scene.wanted_images()
    textured.scene.provide_image(file, None)
    assert_color(textured.centre(), (1, 1, 1))
    assert textured.scene.wanted_images() == []


def test_another_path_wants_another_image(textured: Shown) -> None:
    provide_all(textured)
    with textured.edit() as edit:
        edit.set(textured.model.textures, 0, "path", "blue.png")
    assert provide_all(textured) == ["blue.png"]
    assert_color(textured.centre(), BLUE)
    edit.cancel()
    assert provide_all(textured) == []
    assert_color(textured.centre(), GREEN)


def test_references_to_textures_follow(textured: Shown) -> None:
    provide_all(textured)
    textured.centre()
    with textured.edit() as edit:
        edit.insert(textured.model.textures, 0, [Texture("new.png")])
    assert_color(textured.centre(), GREEN)


def test_another_folder_has_other_files(textured: Shown, tmp_path: Path) -> None:
    provide_all(textured)
    (tmp_path / "other").mkdir()
    textured.scene.folder = tmp_path / "other"
    assert_color(textured.centre(), (1, 1, 1))
    assert textured.scene.images.missing() == [(0, "green.png"), (1, "none.png")]
    textured.scene.folder = None
    assert textured.scene.wanted_images() == []


def test_a_released_scene_can_be_drawn_again(textured: Shown) -> None:
    provide_all(textured)
    textured.picture(showing("bones", "grid", "self-shadow", "vertices"))
    textured.scene.release()
    assert provide_all(textured) == ["green.png"]
    assert_color(textured.centre(), GREEN)


# -- selection -------------------------------------------------------------------------------------------------------


def changed(before: np.ndarray, after: np.ndarray) -> np.ndarray:
    """(height, width) where two pictures differ."""
    return (before != after).any(axis=-1)


def test_selected_materials_and_faces_are_tinted(shown: Shown) -> None:
    before = shown.picture()
    shown.scene.highlight("faces", [0])
    one_face = changed(before, shown.picture()).sum()
    shown.scene.highlight("faces", [])
    shown.scene.highlight("materials", [0])
    material = changed(before, shown.picture()).sum()
    assert 450 < one_face < 600
    assert material == 32 * 32
    shown.scene.highlight("materials", [])
    assert not changed(before, shown.picture()).any()


def test_hidden_selected_faces_do_not_show(shown: Shown) -> None:
    before = shown.picture()
    shown.scene.highlight("materials", [2])
    assert not changed(before, shown.picture()).any()


def test_selected_vertices_are_dotted_even_behind_something(shown: Shown) -> None:
    before = shown.picture()
    shown.scene.highlight("vertices", np.array([8, 10]))
    dots = changed(before, shown.picture())
    assert dots[16, 16]
    assert dots[47, 47]
    assert dots.sum() <= 2 * 36


def test_a_selection_of_rows_that_are_gone_is_no_error(shown: Shown) -> None:
    for table in ("vertices", "faces", "materials", "bones", "rigid_bodies", "joints", "morphs"):
        shown.scene.highlight(table, [0, 500])
    with shown.edit() as edit:
        edit.remove(shown.model.vertices, range(4))
    assert shown.picture(showing("bones", "bodies", "joints")).any()


def test_a_selected_face_follows_its_vertices(shown: Shown) -> None:
    shown.scene.highlight("faces", [0, 1])
    shown.picture()
    with shown.edit() as edit:
        edit.set(shown.model.faces, [0, 1], "vertices", (0, 0, 0))
    assert_color(shown.centre(), GREEN)
