"""Whatever a model lacks, however broken it is, and whatever the GPU refuses: it is drawn as far as it goes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from OpenGL import GL
from PIL import Image

from editor.model.bones import Bone
from editor.model.materials import MaterialFlags, Texture
from editor.model.model import Model
from editor.preview.pose import Pose
from editor.render import gpu
from editor.render.graphics import RenderError, TextureError
from editor.render.offscreen.framebuffers import Framebuffer
from editor.render.options import ViewOptions
from editor.render.overlays.overlay_list import OVERLAYS
from editor.render.textures import images
from editor.render.textures.textures import decode, fitted_image, mipmaps
from tests.operations.model_making import full_model
from tests.render.making import CAMERA, CENTRE, GREEN, RED, SIZE, Quad, Shown, assert_color, model_of, plain, save_image
from tests.render.posing import hung

pytestmark = [pytest.mark.gl, pytest.mark.usefixtures("gl")]

EVERYTHING = ViewOptions(show=frozenset(overlay.name for overlay in OVERLAYS))
Breaking = Callable[[Model], object]


def quads() -> Model:
    flags = MaterialFlags.EDGE | MaterialFlags.GROUND_SHADOW | MaterialFlags.SELF_SHADOW
    flags |= MaterialFlags.CASTS_SELF_SHADOW
    return hung(Quad(plain(RED, flags=flags)), Quad(plain(GREEN, flags=flags), x=3))


def with_column(name: str, value: float) -> Breaking:
    """Some of the vertices have what is no number."""

    def fill(model: Model) -> None:
        columns = {known: model.vertices[known].copy() for known in model.vertices.arrays}
        broken = model.vertices[name].astype(np.float32)
        broken[:3] = value
        model.vertices.fill(len(model.vertices), **{**columns, name: broken})

    return fill


def clear(*tables: str) -> Breaking:
    def empty(model: Model) -> None:
        for table in tables:
            if table in ("vertices", "faces"):
                getattr(model, table).fill(0)
            else:
                getattr(model, table).records.clear()

    return empty


BROKEN = {
    "nothing": clear("vertices", "faces", "materials", "bones"),
    "no faces": clear("faces"),
    "no vertices": clear("vertices"),
    "no vertices and faces": clear("vertices", "faces"),
    "no materials": clear("materials"),
    "no bones": clear("bones"),
    "no normals": with_column("normal", 0.0),
    "normals of nan": with_column("normal", np.nan),
    "nan": with_column("position", np.nan),
    "inf": with_column("position", np.inf),
    "far": with_column("position", 3e38),
    "uv of nan": with_column("uv", np.nan),
    "weights of nan": with_column("weights", np.nan),
    "bones of nan": lambda model: model.bones.records.__setitem__(0, Bone("nan", position=(np.nan, np.inf, 0.0))),
    "material of nan": lambda model: model.materials.records.__setitem__(
        0, replace(model.materials[0], diffuse=(np.nan,) * 4, edge_size=np.inf, edge_color=(np.nan,) * 4)
    ),
    "no textures": lambda model: model.materials.records.__setitem__(
        0, replace(model.materials[0], texture=-1, sphere_texture=-1, sphere_mode=1, toon_texture=-1)
    ),
}


@pytest.mark.parametrize("what", BROKEN)
@pytest.mark.parametrize("is_posed", [False, True])
def test_what_is_broken_is_drawn_as_far_as_it_goes(what: str, is_posed: bool) -> None:
    model = quads()
    BROKEN[what](model)
    shown = Shown(model)
    shown.pose(Pose.at_rest(len(model.bones), len(model.morphs)) if is_posed else None)
    for table in ("vertices", "faces", "materials", "bones"):
        shown.scene.highlight(table, [0, 1, 900])
    shown.picture(EVERYTHING)
    for table in ("bones", "vertices", "faces", "rigid_bodies", "joints"):
        shown.scene.pick(CAMERA, SIZE, 32, 32, (table,))
    shown.scene.visible_faces(CAMERA, SIZE, (0, 0, *SIZE))
    shown.scene.release()


@pytest.mark.parametrize("what", ["nan", "inf", "far", "normals of nan", "uv of nan", "bones of nan"])
@pytest.mark.parametrize("is_posed", [False, True])
def test_what_is_whole_beside_it_is_seen(what: str, is_posed: bool) -> None:
    model = quads()
    BROKEN[what](model)
    shown = Shown(model)
    shown.pose(Pose.at_rest(len(model.bones), 0) if is_posed else None)
    assert_color(shown.picture()[32, 60], GREEN)
    shown.scene.release()


@pytest.mark.parametrize("size", [(0, 0), (0, 5), (5, 0), (1, 1), (1, 400)])
def test_a_window_without_extent(size: tuple[int, int]) -> None:
    shown = Shown(full_model())
    target = Framebuffer((max(size[0], 1), max(size[1], 1)))
    shown.scene.draw(CAMERA, EVERYTHING, size, target.name)
    shown.scene.pick(CAMERA, size, 0, 0, ("bones", "faces", "vertices"))
    shown.scene.visible_faces(CAMERA, size, (0, 0, *size))
    target.release()
    shown.scene.release()


# -- textures -------------------------------------------------------------------------------------------------------


def textured(folder: Path, width: int = 64, height: int = 32) -> Shown:
    """A white quad with a texture of red and blue columns in turn, as fine as they get."""
    columns = [(255, 0, 0, 255), (0, 0, 255, 255)] * (width // 2)
    save_image(folder / "fine.png", [columns] * height)
    shown = Shown(model_of(Quad(plain((1, 1, 1), texture=0)), textures=("fine.png",)), folder)
    for file in shown.scene.wanted_images():
        shown.scene.provide_image(file, decode(file))
    return shown


def test_a_texture_that_is_too_large_is_drawn_smaller_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(images, "largest_texture", lambda: 16)
    shown = textured(tmp_path)
    assert not shown.scene.images.reduced
    assert_color(shown.centre(), (0.5, 0, 0.5))  # the mean; every fourth column alone would be red
    assert shown.scene.images.reduced == {tmp_path / "fine.png": ((64, 32), (16, 8))}
    shown.scene.release()


def test_a_texture_that_was_decoded_smaller_is_told_with_the_size_of_its_file(tmp_path: Path) -> None:
    shown = textured(tmp_path)
    shown.scene.images.provide(tmp_path / "fine.png", mipmaps(np.full((8, 16, 4), 255, np.uint8)), (128, 64))
    shown.picture()
    assert shown.scene.images.reduced == {tmp_path / "fine.png": ((128, 64), (16, 8))}
    shown.scene.release()


def test_the_largest_texture_of_the_gpu_is_not_touched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(images, "largest_texture", lambda: 64)
    shown = textured(tmp_path)
    shown.picture()
    assert not shown.scene.images.reduced
    shown.scene.release()


@pytest.mark.parametrize(
    ("size", "largest", "smaller"),
    [((64, 32), 16, (16, 8)), ((100, 30), 64, (64, 19)), ((1, 90), 9, (1, 9)), ((9, 9), 9, (9, 9))],
)
def test_images_shrink_by_the_mean(size: tuple[int, int], largest: int, smaller: tuple[int, int]) -> None:
    pixels = np.random.default_rng(1).integers(0, 256, (size[1], size[0], 4), np.uint8)
    made = fitted_image(pixels, largest)
    assert made.shape == (smaller[1], smaller[0], 4)
    assert made.dtype == np.uint8
    np.testing.assert_allclose(made.mean(axis=(0, 1)), pixels.mean(axis=(0, 1)), atol=2)


def test_colours_under_full_transparency_are_kept() -> None:
    pixels = np.zeros((8, 8, 4), np.uint8)
    pixels[..., 0] = 200
    assert (fitted_image(pixels, 4)[..., 0] == 200).all()


@pytest.mark.parametrize("is_asked", [True, False])
def test_a_texture_without_room_leaves_a_plain_colour_and_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_asked: bool
) -> None:
    """`is_asked`: OpenGL is asked for errors after each call, as in tests and not in the program."""
    shown = textured(tmp_path)
    upload = GL.glTexImage2D
    errors = [GL.GL_OUT_OF_MEMORY, GL.GL_NO_ERROR]

    def refuse(*arguments: object) -> None:
        if arguments[3] != 64:
            upload(*arguments)
        elif is_asked:
            raise GL.GLError(GL.GL_OUT_OF_MEMORY)
        else:
            monkeypatch.setattr(gpu.GL, "glGetError", lambda: errors.pop(0) if errors else GL.GL_NO_ERROR)

    monkeypatch.setattr(gpu.GL, "glTexImage2D", refuse)
    assert_color(shown.centre(), (1, 1, 1))
    ((file, error),) = shown.scene.images.refused.items()
    assert file == tmp_path / "fine.png"
    assert isinstance(error, TextureError)
    assert "64 × 32" in str(error)
    assert not shown.scene.wanted_images()
    monkeypatch.undo()
    shown.scene.provide_image(file, decode(file))
    assert not np.array_equal(shown.centre()[:3], (255, 255, 255))
    assert not shown.scene.images.refused
    shown.scene.release()


# -- what goes and comes back -----------------------------------------------------------------------------------------


def test_released_and_drawn_again_it_is_as_it_was(tmp_path: Path) -> None:
    Image.new("RGB", (2, 2), (0, 255, 255)).save(tmp_path / "a.png")
    model = hung(Quad(plain((1, 1, 1), texture=0)), Quad(plain(GREEN), x=3))
    model.textures.records[:] = [Texture("a.png")]
    shown = Shown(model, tmp_path)
    pose = Pose.at_rest(2, 0)
    pose.offsets[0] = (0, 1, 0)
    shown.pose(pose)
    shown.scene.highlight("bones", [1])

    def drawn() -> np.ndarray:
        for file in shown.scene.wanted_images():
            shown.scene.provide_image(file, decode(file))
        return shown.picture(replace(EVERYTHING, show=EVERYTHING.show - {"self-shadow"}))

    before = drawn()
    shown.scene.release()
    assert shown.scene.wanted_images() == [tmp_path / "a.png"]
    np.testing.assert_array_equal(drawn(), before)
    shown.scene.release()


def test_a_shader_that_is_refused_leaves_the_scene_usable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Shown(quads())
    pose = Pose.at_rest(2, 0)
    shown.pose(pose)
    whole = gpu.resource
    (tmp_path / "bad.frag").write_text("#version 330 core\nvoid main() { nonsense(); }\n")
    monkeypatch.setattr(
        gpu, "resource", lambda *path: tmp_path / "bad.frag" if path[-1] == "color.frag" else whole(*path)
    )
    for _ in range(2):
        with pytest.raises(RenderError, match=r"color\.frag"):
            shown.picture()
    monkeypatch.undo()
    assert_color(shown.picture()[CENTRE], RED)
    shown.scene.release()
